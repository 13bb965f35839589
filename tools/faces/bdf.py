"""Bitmap faces as sets of dots, and their BDF 2.1 text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

INK = "#"
COPYRIGHT = "Public drawing of the Retrogames project, MIT"
REPLACEMENT = 0xFFFD
_DOTS_PER_INCH = 75

Dots = frozenset[tuple[int, int]]
"""Inked dots as (column, row), row 0 the top row of the face's ascent."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character: its ink and its advance in pixels."""

    ink: Dots
    advance: int


@dataclass(frozen=True, slots=True)
class Face:
    """A whole face; `ascent` rows stand above the baseline and `descent` rows below it.

    `spacing` is C for equal advances, P for proportional ones; glyphs are kept by code point.
    """

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
    """Read a glyph from rows in which `#` is ink and anything else is ground."""
    ink = frozenset(
        (x, y + first_row) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == INK
    )
    return Glyph(ink, advance)


def bounds(ink: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Give left, top, right, bottom of the ink, the last two exclusive; all 0 if there is none."""
    cells = list(ink)
    if not cells:
        return 0, 0, 0, 0
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def bdf_text(face: Face) -> str:
    """Give the face as BDF 2.1 text, characters in the order of their code points."""
    boxes = [bounds(glyph.ink) for glyph in face.glyphs.values() if glyph.ink]
    left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
    top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
    average = round(10 * sum(glyph.advance for glyph in face.glyphs.values()) / len(face.glyphs))
    resolution = f"{_DOTS_PER_INCH}-{_DOTS_PER_INCH}"
    xlfd = f"-Retrogames-{face.name}-{face.weight}-R-Normal--{face.pixel_size}-{face.pixel_size * 10}"
    properties = _properties(face, average)
    lines = [
        "STARTFONT 2.1",
        f"COMMENT {COPYRIGHT}",
        "COMMENT Drawn by tools/draw_faces.py; change the drawing there, not here.",
        f"FONT {xlfd}-{resolution}-{face.spacing}-{average}-ISO10646-1",
        f"SIZE {face.pixel_size} {_DOTS_PER_INCH} {_DOTS_PER_INCH}",
        f"FONTBOUNDINGBOX {right - left} {bottom - top} {left} {face.ascent - bottom}",
        f"STARTPROPERTIES {len(properties)}",
        *properties,
        "ENDPROPERTIES",
        f"CHARS {len(face.glyphs)}",
    ]
    for code in sorted(face.glyphs):
        lines += _character(code, face.glyphs[code], face)
    return "\n".join([*lines, "ENDFONT", ""])


def _properties(face: Face, average: int) -> list[str]:
    default = next((code for code in (REPLACEMENT, ord("?")) if code in face.glyphs), min(face.glyphs))
    return [
        'FOUNDRY "Retrogames"',
        f'FAMILY_NAME "{face.name}"',
        f'WEIGHT_NAME "{face.weight}"',
        'SLANT "R"',
        'SETWIDTH_NAME "Normal"',
        f"PIXEL_SIZE {face.pixel_size}",
        f"POINT_SIZE {face.pixel_size * 10}",
        f"RESOLUTION_X {_DOTS_PER_INCH}",
        f"RESOLUTION_Y {_DOTS_PER_INCH}",
        f'SPACING "{face.spacing}"',
        f"AVERAGE_WIDTH {average}",
        'CHARSET_REGISTRY "ISO10646"',
        'CHARSET_ENCODING "1"',
        f"FONT_ASCENT {face.ascent}",
        f"FONT_DESCENT {face.descent}",
        f"CAP_HEIGHT {face.cap_height}",
        f"X_HEIGHT {face.x_height}",
        f"DEFAULT_CHAR {default}",
        f'COPYRIGHT "{COPYRIGHT}"',
    ]


def _character(code: int, glyph: Glyph, face: Face) -> list[str]:
    left, top, right, bottom = bounds(glyph.ink) if glyph.ink else (0, face.ascent, 0, face.ascent)
    digits = (right - left + 7) // 8 * 2
    bitmap = []
    for y in range(top, bottom):  # the leftmost dot is the highest bit, filled up to whole bytes
        bits = sum(1 << (digits * 4 - 1 - (x - left)) for x in range(left, right) if (x, y) in glyph.ink)
        bitmap.append(f"{bits:0{digits}X}")
    return [
        f"STARTCHAR U+{code:04X}",
        f"ENCODING {code}",
        f"SWIDTH {round(glyph.advance * 72000 / (face.pixel_size * _DOTS_PER_INCH))} 0",
        f"DWIDTH {glyph.advance} 0",
        f"BBX {right - left} {bottom - top} {left} {face.ascent - bottom}",
        "BITMAP",
        *bitmap,
        "ENDCHAR",
    ]
