"""The figures 0 to 9, all of one width, drawn from a style's measures."""

from collections.abc import Callable

from tools.faces.curves import two
from tools.faces.outline import Drawing, box
from tools.faces.style import Style, bowl, limb, ring, stroke


def _zero(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap)
    return d


def _one(s: Style, w: int) -> Drawing:
    left = (w - s.stem) // 2 + 1
    flag = round(s.cap * 0.28)
    d = Drawing().add(
        [
            (left, 0),
            (left + 1, s.bar + 1),
            (left, flag),
            (left - s.stem + 1, flag),
            (left - s.stem + 1, flag - s.bar),
        ]
    )
    return d.add(stroke(left, 0, s.stem, s.cap))


def _two(s: Style, w: int) -> Drawing:
    return two(s, w)


def _three(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    outer, inner = ring(s, 0, 0, w - 1, waist + s.bar)
    lower, hole = ring(s, 0, waist, w, s.cap)
    d = Drawing().add(outer, lower).cut(inner, hole)
    reach = round(s.cap * 0.31)
    d.cut(box(0, reach, w // 2, s.cap - reach))
    return d.add(box(round(w * 0.34), waist, w / 2 + 1, waist + s.bar))


def _four(s: Style, w: int) -> Drawing:
    right = w - s.stem - max(1, s.stem // 4)
    bar = round(s.cap * 0.66)
    thin = s.slant - (s.slant + 2) // 6
    d = Drawing().add(limb(right + s.stem - thin, 0, 0, bar + s.bar / 2, thin))
    d.cut(box(0, bar + s.bar, w, s.cap))
    return d.add(stroke(right, 0, s.stem, s.cap), stroke(0, bar, w, s.bar))


def _five(s: Style, w: int) -> Drawing:
    top = round(s.cap * 0.38)
    outer, inner = ring(s, 0, top, w, s.cap, "bcd")
    reach = round(s.cap * 0.31)
    d = Drawing().add(outer).cut(inner, box(0, top + s.bar, s.stem, s.cap - reach))
    return d.add(box(0, 0, w - 1, s.bar), box(0, 0, s.stem, top + s.bar))


def _six(s: Style, w: int) -> Drawing:
    top = round(s.cap * 0.4)
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap)
    reach = round(s.cap * 0.3)
    d.cut(box(s.stem, reach, w + 1, s.cap))
    lower = Drawing()
    bowl(lower, s, 0, top, w, s.cap)
    return d.join(lower.cells)


def _seven(s: Style, w: int) -> Drawing:
    d = Drawing().add(limb(w - s.slant, s.bar - 1, round(w * 0.2), s.cap, s.slant))
    return d.add(stroke(0, 0, w, s.bar))


def _eight(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    outer, inner = ring(s, 1, 0, w - 1, waist + s.bar)
    lower, hole = ring(s, 0, waist, w, s.cap)
    return Drawing().add(outer, lower).cut(inner, hole)


def _nine(s: Style, w: int) -> Drawing:
    return _six(s, w).turn(w, s.cap)


FIGURES: dict[str, Callable[[Style, int], Drawing]] = {
    "0": _zero,
    "1": _one,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
}
