"""The four big faces: letters drawn from a style, set side by side with their advances."""

import unicodedata

from tools.faces.accents import accented
from tools.faces.bdf import Face, Glyph
from tools.faces.capitals import CAPITALS
from tools.faces.figures import FIGURES
from tools.faces.marks import MARKS
from tools.faces.outline import Drawing
from tools.faces.rare import RARE
from tools.faces.small import SMALL
from tools.faces.style import Style

# Letters that end in an upright stem; two stems side by side look closer than two curves.
_UPRIGHT = frozenset("HIJMNUadghijlmnquı]|")
_TITLE_MARKS = "!?.,'-\ufffd"


def _glyph(s: Style, drawing: Drawing, width: int | None = None, extra: int = 0) -> Glyph:
    """Set a drawing into its cell: half the gap on either side, the odd pixel and any extra on the right."""
    left = min(x for x, _ in drawing.cells)
    right = max(x for x, _ in drawing.cells) + 1
    if width is not None:
        left, right = min(0, left), max(width, right)
    shift = s.gap // 2 - left
    top = s.ascent - s.cap
    ink = frozenset((x + shift, y + top) for x, y in drawing.cells)
    return Glyph(ink, right - left + s.gap + extra)


def _extra(s: Style, letter: str) -> int:
    return s.stem_gap if unicodedata.normalize("NFD", letter)[0] in _UPRIGHT else 0


def _face(s: Style, glyphs: dict[int, Glyph]) -> Face:
    space = Glyph(frozenset(), s.space)
    glyphs |= {0x20: space, 0xA0: space}
    return Face(s.name, "Bold", s.pixel_size, s.ascent, s.descent, s.cap, s.x, "P", glyphs)


def big_face(s: Style) -> Face:
    """Draw a face with all of ASCII, the Latin-1 letters and a few signs."""
    glyphs: dict[int, Glyph] = {}
    for letter, draw in (CAPITALS | SMALL | RARE).items():
        if letter in s.widths:
            glyphs[ord(letter)] = _glyph(s, draw(s, s.widths[letter]), s.widths[letter], _extra(s, letter))
    for figure, draw in FIGURES.items():
        glyphs[ord(figure)] = _glyph(s, draw(s, s.digit), s.digit)
    for sign, draw_sign in MARKS.items():
        glyphs[ord(sign)] = _glyph(s, draw_sign(s), extra=_extra(s, sign))
    for code in range(0xC0, 0x100):
        if code not in glyphs:
            glyphs[code] = _glyph(s, accented(s, chr(code)), extra=_extra(s, chr(code)))
    glyphs[0xAD] = glyphs[ord("-")]
    return _face(s, glyphs)


def title_face(s: Style) -> Face:
    """Draw a face of capitals, figures and a few signs; small letters show the capitals."""
    glyphs: dict[int, Glyph] = {}
    for letter, draw in CAPITALS.items():
        glyphs[ord(letter)] = glyphs[ord(letter.lower())] = _glyph(
            s, draw(s, s.widths[letter]), s.widths[letter]
        )
    glyphs[ord("&")] = _glyph(s, RARE["&"](s, s.widths["&"]))
    for figure, draw in FIGURES.items():
        glyphs[ord(figure)] = _glyph(s, draw(s, s.digit), s.digit)
    for sign in _TITLE_MARKS:
        glyphs[ord(sign)] = _glyph(s, MARKS[sign](s))
    return _face(s, glyphs)
