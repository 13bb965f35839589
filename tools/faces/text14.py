"""The 8x14 text face of EGA's 350 lines: the 8x16 face with two rows of every cell left out."""

from tools.faces.bdf import Face, Glyph
from tools.faces.text16 import CAP_TOP, WIDTH, X_TOP, text_face

ROWS = 16
_BODY = (9, 8, 10, 7, 6, 5, 11)
"""Rows of the body in the order in which one may go: it must equal a neighbour."""
_FOOT = (13, 14, 12, 15)
_BY_HAND = {
    "z": (6, 15),
    "%": (10, 15),
    "<": (3, 11),
    ">": (3, 11),
    "§": (7, 15),
    "¼": (5, 15),
    "½": (5, 15),
    "¾": (5, 15),
    "✓": (9, 15),
    "\ufffd": (9, 15),
}
"""Characters with no two body rows alike, and the rows that each can spare."""


def _spared(letter: str, glyph: Glyph) -> tuple[int, int]:
    """Choose the two rows that a character does without: one of its body, one of its foot."""
    if letter in _BY_HAND:
        return _BY_HAND[letter]
    rows = [frozenset(x for x, y in glyph.ink if y == row) for row in range(ROWS)]
    body = next(row for row in _BODY if rows[row] in (rows[row - 1], rows[row + 1]))
    foot = next(row for row in _FOOT if rows[row] in (rows[row - 1], frozenset()))
    return body, foot


def _shrunk(letter: str, glyph: Glyph) -> Glyph:
    kept = [row for row in range(ROWS) if row not in _spared(letter, glyph)]
    moved = {row: number for number, row in enumerate(kept)}
    return Glyph(frozenset((x, moved[y]) for x, y in glyph.ink if y in moved), WIDTH)


def short_text_face() -> Face:
    """Draw the text face of 350 lines: capitals rows 2-10, x-height 5-10, descenders to 12 (looks.md 2.2)."""
    face = text_face()
    glyphs = {code: _shrunk(chr(code), glyph) for code, glyph in face.glyphs.items()}
    ascent = face.ascent - 1
    return Face("DOS Short Text", "Medium", 14, ascent, 3, ascent - CAP_TOP, ascent - X_TOP, "C", glyphs)
