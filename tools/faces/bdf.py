"""Faces and glyphs as plain rows of pixels, and their BDF 2.1 text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

COPYRIGHT = "Public drawing of the Retrogames project, MIT"
REPLACEMENT = 0xFFFD


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character: its ink as (column, row) pairs, row 0 the face's top row, and its advance in pixels."""

    ink: frozenset[tuple[int, int]]
    advance: int


@dataclass(frozen=True, slots=True)
class Face:
    """A whole face; `ascent` rows stand above the baseline and `descent` rows below it."""

    name: str
    weight: str
    pixel_size: int
    ascent: int
    descent: int
    cap_height: int
    x_height: int
    spacing: str
    glyphs: Mapping[int, Glyph]


def glyph_from_rows(rows: Sequence[str], advance: int, first_row: int = 0) -> Glyph:
    """Read a glyph from rows in which `#` is ink and `.` is ground."""
    ink = frozenset(
        (x, y + first_row) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"
    )
    return Glyph(ink, advance)


def bounds(ink: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Return left, top, right, bottom of the ink, the last two exclusive; all 0 if there is none."""
    cells = list(ink)
    if not cells:
        return 0, 0, 0, 0
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def _character(code: int, glyph: Glyph, face: Face) -> list[str]:
    left, top, right, bottom = bounds(glyph.ink)
    if not glyph.ink:
        left, top, right, bottom = 0, face.ascent - 1, 1, face.ascent
    digits = (right - left + 7) // 8 * 2
    bitmap = []
    for y in range(top, bottom):
        bits = sum(1 << (digits * 4 - 1 - (x - left)) for x in range(left, right) if (x, y) in glyph.ink)
        bitmap.append(f"{bits:0{digits}X}")
    return [
        f"STARTCHAR U+{code:04X}",
        f"ENCODING {code}",
        f"SWIDTH {round(glyph.advance * 960 / face.pixel_size)} 0",
        f"DWIDTH {glyph.advance} 0",
        f"BBX {right - left} {bottom - top} {left} {face.ascent - bottom}",
        "BITMAP",
        *bitmap,
        "ENDCHAR",
    ]


def _properties(face: Face) -> list[str]:
    average = round(10 * sum(glyph.advance for glyph in face.glyphs.values()) / len(face.glyphs))
    return [
        'FOUNDRY "Retrogames"',
        f'FAMILY_NAME "{face.name}"',
        f'WEIGHT_NAME "{face.weight}"',
        'SLANT "R"',
        'SETWIDTH_NAME "Normal"',
        f"PIXEL_SIZE {face.pixel_size}",
        f"POINT_SIZE {face.pixel_size * 10}",
        "RESOLUTION_X 75",
        "RESOLUTION_Y 75",
        f'SPACING "{face.spacing}"',
        f"AVERAGE_WIDTH {average}",
        'CHARSET_REGISTRY "ISO10646"',
        'CHARSET_ENCODING "1"',
        f"FONT_ASCENT {face.ascent}",
        f"FONT_DESCENT {face.descent}",
        f"CAP_HEIGHT {face.cap_height}",
        f"X_HEIGHT {face.x_height}",
        f"DEFAULT_CHAR {REPLACEMENT}",
        f'COPYRIGHT "{COPYRIGHT}"',
    ]


def bdf_text(face: Face) -> str:
    """Return the face as BDF 2.1 text, characters in the order of their code points."""
    boxes = [bounds(glyph.ink) for glyph in face.glyphs.values() if glyph.ink]
    left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
    top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
    properties = _properties(face)
    xlfd = f"-Retrogames-{face.name}-{face.weight}-R-Normal--{face.pixel_size}-{face.pixel_size * 10}-75-75"
    average = next(line.split()[1] for line in properties if line.startswith("AVERAGE_WIDTH"))
    lines = [
        "STARTFONT 2.1",
        f"COMMENT {COPYRIGHT}",
        "COMMENT Drawn by tools/draw_faces.py; change the drawing there, not here.",
        f"FONT {xlfd}-{face.spacing}-{average}-ISO10646-1",
        f"SIZE {face.pixel_size} 75 75",
        f"FONTBOUNDINGBOX {right - left} {bottom - top} {left} {face.ascent - bottom}",
        f"STARTPROPERTIES {len(properties)}",
        *properties,
        "ENDPROPERTIES",
        f"CHARS {len(face.glyphs)}",
    ]
    for code in sorted(face.glyphs):
        lines += _character(code, face.glyphs[code], face)
    lines.append("ENDFONT")
    return "\n".join(lines) + "\n"
