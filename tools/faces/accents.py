"""Accented letters of the big faces: a letter, made shorter if it is a capital, and its mark."""

import unicodedata
from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from faces.capitals import CAPITALS
from faces.outline import Drawing
from faces.small import SMALL
from faces.style import Style, limb, ring, stroke


def _grave(s: Style) -> Drawing:
    return Drawing().add(limb(0, 0, s.accent * 0.7, s.accent, s.stem))


def _acute(s: Style) -> Drawing:
    return Drawing().add(limb(s.accent * 0.7, 0, 0, s.accent, s.stem))


def _circumflex(s: Style) -> Drawing:
    w = 2 * s.accent + s.stem - 1
    thin = max(2, s.stem - 1)
    thin -= (w - thin) % 2
    return Drawing().add(limb((w - thin) / 2, 0, 0, s.accent, thin + 1)).mirror(w)


def _tilde(s: Style) -> Drawing:
    w = s.stem * 2 + s.accent
    half = s.accent * 0.3
    rise = s.accent / 2 - half
    wave = [(x / 4, s.accent / 2 - rise * sin(2 * pi * x / 4 / w)) for x in range(4 * w + 1)]
    return Drawing().add([(x, y - half) for x, y in wave] + [(x, y + half) for x, y in reversed(wave)])


def _diaeresis(s: Style) -> Drawing:
    size = max(2, s.stem - 1)
    tall = min(s.accent, size)
    low = s.accent - tall
    return Drawing().add(stroke(0, low, size, tall), stroke(size + s.stem - 1, low, size, tall))


def _ring_mark(s: Style) -> Drawing:
    size = s.accent + 1
    thin = 1.0 if s.accent < 5 else 2.0
    outer, inner = ring(s, 0, 0, size + 1, size, stem=thin + (s.accent > 3), bar=thin)
    return Drawing().add(outer).cut(inner)


_ABOVE: dict[str, Callable[[Style], Drawing]] = {
    "\u0300": _grave, "\u0301": _acute, "\u0302": _circumflex, "\u0303": _tilde, "\u0308": _diaeresis,
    "\u030a": _ring_mark,
}


def _cedilla(s: Style, letter: Drawing, w: int) -> Drawing:
    thin = max(1, s.bar - 1)
    left = (w - s.stem) // 2
    deep = s.cap + s.drop
    return letter.add(
        stroke(left + 1, s.cap, thin + 1, deep - s.cap - thin),
        stroke(left + 1, deep - 2 * thin, s.stem + thin, thin),
        stroke(left + s.stem, deep - 2 * thin, thin + 1, thin * 2),
        stroke(left, deep - thin, s.stem + thin, thin),
    )


def shortened(s: Style) -> Style:
    """Return the style of capitals that carry a mark: low enough that both stay inside the cell."""
    return replace(s, cap=s.ascent - s.accent - 1)


def accented(s: Style, letter: str) -> Drawing:
    """Draw a Latin-1 letter that is a plain letter with one mark; raise ValueError for any other."""
    parts = unicodedata.normalize("NFD", letter)
    if len(parts) != 2:
        raise ValueError(f"{letter!r} is no letter with one mark")
    base, mark = parts
    w = s.widths[base]
    if mark == "\u0327":
        return _cedilla(s, (CAPITALS | SMALL)[base](s, w), w)
    drawn = _ABOVE[mark](s)
    width = max(x for x, _ in drawn.cells) + 1
    left = (w - width) // 2
    if letter.isupper():
        low = shortened(s)
        sunk = s.cap - low.cap
        body = Drawing().join(CAPITALS[base](low, w).cells, 0, sunk)
        return body.join(drawn.cells, left, sunk - 1 - s.accent - (mark == "\u030a" and s.ascent - s.cap > s.accent))
    body = SMALL["ı" if base == "i" else base](s, w)
    height = max(y for _, y in drawn.cells) + 1
    return body.join(drawn.cells, left, s.x_top - 1 - height)
