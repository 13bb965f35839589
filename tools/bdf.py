"""Write a bitmap face as BDF 2.1 text."""

from dataclasses import dataclass

INK = "#"
BLANK = "."
REPLACEMENT = 0xFFFD
_DOTS_PER_INCH = 75


@dataclass(frozen=True, slots=True)
class Glyph:
    """A character's picture: as many rows as the face is high, all as wide as the pen moves on.

    `rows` holds `#` for ink and `.` for paper; the first row is the top of the face's ascent.
    """

    code: int
    rows: tuple[str, ...]

    @property
    def advance(self) -> int:
        """Give the width in pixels from this glyph's origin to the next one's."""
        return len(self.rows[0])

    def ink(self) -> tuple[int, int, int, int] | None:
        """Give the inked box as left, top, right, bottom, the last two exclusive, or None if blank."""
        lines = [y for y, row in enumerate(self.rows) if INK in row]
        if not lines:
            return None
        left = min(self.rows[y].index(INK) for y in lines)
        right = max(self.rows[y].rindex(INK) for y in lines) + 1
        return left, lines[0], right, lines[-1] + 1


@dataclass(frozen=True, slots=True)
class Face:
    """A named set of glyphs with its vertical measures in pixels."""

    name: str
    family: str
    weight: str
    spacing: str  # C for equal advances, P for proportional
    ascent: int
    descent: int
    capitals: int
    x_height: int
    glyphs: tuple[Glyph, ...]

    @property
    def height(self) -> int:
        """Give the distance between two lines of text in pixels."""
        return self.ascent + self.descent


def bdf_text(face: Face, notice: str) -> str:
    """Write the whole face in order of code point; `notice` becomes its NOTICE property."""
    glyphs = sorted(face.glyphs, key=lambda glyph: glyph.code)
    lines = [*_head(face, glyphs), *_properties(face, glyphs, notice), f"CHARS {len(glyphs)}"]
    for glyph in glyphs:
        lines += _character(face, glyph)
    return "\n".join([*lines, "ENDFONT", ""])


def _head(face: Face, glyphs: list[Glyph]) -> list[str]:
    boxes = [box for box in (glyph.ink() for glyph in glyphs) if box]
    left = min(box[0] for box in boxes)
    width = max(box[2] for box in boxes) - left
    bottom = max(box[3] for box in boxes)
    height = bottom - min(box[1] for box in boxes)
    average = round(10 * sum(glyph.advance for glyph in glyphs) / len(glyphs))
    xlfd = (
        f"-Retrogames-{face.family}-{face.weight}-R-Normal--{face.height}-{face.height * 10}"
        f"-{_DOTS_PER_INCH}-{_DOTS_PER_INCH}-{face.spacing}-{average}-ISO10646-1"
    )
    return [
        "STARTFONT 2.1",
        f"FONT {xlfd}",
        f"SIZE {face.height} {_DOTS_PER_INCH} {_DOTS_PER_INCH}",
        f"FONTBOUNDINGBOX {width} {height} {left} {face.ascent - bottom}",
    ]


def _properties(face: Face, glyphs: list[Glyph], notice: str) -> list[str]:
    codes = [glyph.code for glyph in glyphs]
    default = next((code for code in (REPLACEMENT, ord("?")) if code in codes), codes[0])
    lines = [
        'FOUNDRY "Retrogames"',
        f'FAMILY_NAME "{face.family}"',
        f'WEIGHT_NAME "{face.weight}"',
        'SLANT "R"',
        f"PIXEL_SIZE {face.height}",
        f'SPACING "{face.spacing}"',
        'CHARSET_REGISTRY "ISO10646"',
        'CHARSET_ENCODING "1"',
        f"FONT_ASCENT {face.ascent}",
        f"FONT_DESCENT {face.descent}",
        f"CAP_HEIGHT {face.capitals}",
        f"X_HEIGHT {face.x_height}",
        f"DEFAULT_CHAR {default}",
        f'NOTICE "{notice}"',
    ]
    return [f"STARTPROPERTIES {len(lines)}", *lines, "ENDPROPERTIES"]


def _character(face: Face, glyph: Glyph) -> list[str]:
    left, top, right, bottom = glyph.ink() or (0, face.ascent, 0, face.ascent)
    scalable = round(glyph.advance * 72000 / (face.height * _DOTS_PER_INCH))
    return [
        f"STARTCHAR U+{glyph.code:04X}",
        f"ENCODING {glyph.code}",
        f"SWIDTH {scalable} 0",
        f"DWIDTH {glyph.advance} 0",
        f"BBX {right - left} {bottom - top} {left} {face.ascent - bottom}",
        "BITMAP",
        *(_hexadecimal(row[left:right]) for row in glyph.rows[top:bottom]),
        "ENDCHAR",
    ]


def _hexadecimal(row: str) -> str:
    """Write a row as BDF does: the leftmost pixel is the highest bit, filled up to whole bytes."""
    size = -(-len(row) // 8)
    bits = row.replace(INK, "1").replace(BLANK, "0").ljust(size * 8, "0")
    return f"{int(bits, 2):0{size * 2}X}"
