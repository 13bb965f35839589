"""Accented letters of the big faces: a letter, made shorter if it is a capital, and its mark."""

import unicodedata
from dataclasses import replace
from functools import cache
from pathlib import Path

from tools.faces.bdf import Glyph
from tools.faces.capitals import CAPITALS
from tools.faces.outline import Drawing
from tools.faces.sheet import read_sheet, section
from tools.faces.small import SMALL
from tools.faces.style import Style

_CEDILLA = 0x327
_SHEET = Path(__file__).with_name("accents.txt")


@cache
def marks(face: str) -> dict[int, Glyph]:
    """Return the hand-drawn marks of a face, keyed by their combining code points."""
    return read_sheet(section(_SHEET.read_text(encoding="utf-8"), face))


def _height(mark: Glyph) -> int:
    return max(y for _, y in mark.ink) + 1


def shortened(s: Style) -> Style:
    """Return the style of capitals that carry a mark: low enough that both stay inside the cell."""
    return replace(s, cap=s.ascent - s.accent - s.accent_gap)


def accented(s: Style, letter: str) -> Drawing:
    """Draw a Latin-1 letter that is a plain letter with one mark; raise ValueError for any other."""
    parts = unicodedata.normalize("NFD", letter)
    if len(parts) != 2:
        raise ValueError(f"{letter!r} is no letter with one mark")
    base = "ı" if parts[0] == "i" else parts[0]
    w = s.widths[parts[0]]
    mark = marks(s.name)[ord(parts[1])]
    left = (w - mark.advance) // 2
    if ord(parts[1]) == _CEDILLA:
        return (CAPITALS | SMALL)[base](s, w).join(mark.ink, left, s.cap)
    if letter.islower():
        return SMALL[base](s, w).join(mark.ink, left, s.x_top - s.accent_gap - _height(mark))
    low = shortened(s)
    sunk = s.cap - low.cap
    return CAPITALS[base](low, w).shift(0, sunk).join(mark.ink, left, sunk - s.accent_gap - _height(mark))
