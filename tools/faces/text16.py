"""The 8x16 text face: read from its hand-drawn sheet, accented letters put together."""

import unicodedata
from pathlib import Path

from tools.faces.bdf import Face, Glyph
from tools.faces.sheet import read_sheet

ASCENT, DESCENT, WIDTH = 12, 4, 8
CAP_TOP, X_TOP = 2, 5
_SHEET = Path(__file__).with_name("text16.txt")
_CEDILLA = 0x327
# Rows of a ten-row capital that an accented capital does without, so that its mark finds room above.
_SQUEEZED_ROWS = (CAP_TOP + 3, CAP_TOP + 8)

Ink = frozenset[tuple[int, int]]


def _squeezed(ink: Ink) -> Ink:
    kept = [row for row in range(CAP_TOP, ASCENT) if row not in _SQUEEZED_ROWS]
    moved = {row: ASCENT - len(kept) + number for number, row in enumerate(kept)}
    return frozenset((x, moved[y]) for x, y in ink if y in moved)


def _accented(letter: str, drawn: dict[int, Glyph]) -> Glyph:
    base, mark = (ord(part) for part in unicodedata.normalize("NFD", letter))
    if mark == _CEDILLA:
        return Glyph(drawn[base].ink | drawn[mark].ink, WIDTH)
    if letter.isupper():
        above = frozenset((x, y - 1) for x, y in drawn[mark].ink)
        return Glyph(_squeezed(drawn[base].ink) | above, WIDTH)
    return Glyph(drawn[0x131 if letter in "ìíîï" else base].ink | drawn[mark].ink, WIDTH)


def text_face() -> Face:
    """Draw the text face: Latin-1 and a few signs in cells of 8x16 (looks.md 2.2)."""
    drawn = read_sheet(_SHEET.read_text(encoding="utf-8"))
    glyphs = {code: glyph for code, glyph in drawn.items() if not unicodedata.combining(chr(code))}
    glyphs |= {0x20: Glyph(frozenset(), WIDTH), 0xA0: Glyph(frozenset(), WIDTH), 0xAD: drawn[ord("-")]}
    for code in range(0xC0, 0x100):
        if code not in glyphs:
            glyphs[code] = _accented(chr(code), drawn)
    return Face("DOS Text", "Medium", 16, ASCENT, DESCENT, ASCENT - CAP_TOP, ASCENT - X_TOP, "C", glyphs)
