"""The ampersand, the dollar, the at sign and the letters that are no plain letter with a mark."""

from collections.abc import Callable

from tools.faces.capitals import CAPITALS
from tools.faces.curves import spine
from tools.faces.outline import Drawing, box, curve, quarter, swept
from tools.faces.small import SMALL
from tools.faces.style import Style, bowl, limb, ring, stroke


def _ampersand(s: Style, w: int) -> Drawing:
    nib = s.stem * 0.86
    a, b = nib / 2, s.bar / 2
    left, right, eye = w * 0.12 + a, w * 0.75 - a, s.cap * 0.245
    middle = (left + right) / 2
    line = [(w - a * 0.7, s.cap + a), (left + w * 0.07, s.cap * 0.45)]
    line += curve(line[1], (left + w * 0.02, s.cap * 0.39), (left, s.cap * 0.33), (left, eye))
    line += quarter((left, eye), (left, b), (middle, b), 2.1) + quarter(
        (middle, b), (right, b), (right, eye), 2.1
    )
    line += curve((right, eye), (right, s.cap * 0.46), (a, s.cap * 0.46), (a, s.cap * 0.74))
    line += quarter((a, s.cap * 0.74), (a, s.cap - b), (w * 0.4, s.cap - b), 2.1)
    line += curve(
        (w * 0.4, s.cap - b), (w * 0.7, s.cap - b), (w - a * 1.6, s.cap * 0.74), (w - a * 1.4, s.cap * 0.5)
    )
    cells = swept(line, nib, s.bar)
    d = Drawing().join(cells)
    return d.cut(box(-w, s.cap, 2 * w, 2 * s.cap), box(w * 0.7, s.cap * 0.42, 2 * w, s.cap * 0.52))


def _dollar(s: Style, w: int) -> Drawing:
    d = spine(s, w, 0, s.cap)
    thin = max(2, s.stem // 2) + (w - s.stem // 2) % 2
    return d.add(
        stroke((w - thin) / 2, -2, thin, s.bar), stroke((w - thin) / 2, s.cap - s.bar + 2, thin, s.bar)
    )


def _at(s: Style, w: int) -> Drawing:
    thin = max(2, s.stem // 2)
    low = s.cap + s.drop // 2
    outer, inner = ring(s, 0, 0, w, low, stem=thin, bar=thin)
    d = Drawing().add(outer).cut(inner, box(w * 0.55, low * 0.72, w + 1, low - thin - 1))
    left, top, right, bottom = w * 0.27, low * 0.27, w - thin * 2.0, low * 0.72
    eye, hole = ring(s, round(left), round(top), round(right), round(bottom), stem=thin + 1, bar=thin)
    return d.add(eye).cut(hole).add(box(round(right) - thin, round(top), round(right), round(bottom) + 1))


def _upper_ae(s: Style, w: int) -> Drawing:
    half = w // 2
    d = Drawing().add(limb(half - s.slant // 2, 0, 0, s.cap, s.slant), box(half, 0, half + s.stem, s.cap))
    d.add(box(w * 0.25, round(s.cap * 0.64), half, round(s.cap * 0.64) + s.bar))
    return d.join(CAPITALS["E"](s, w - half).cells, half)


def _upper_eth(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    return Drawing().join(CAPITALS["D"](s, w - 2).cells, 2).add(stroke(0, waist, w // 2 + 1, s.bar))


def _crossed(letter: Drawing, s: Style, w: int, top: int) -> Drawing:
    thin = max(2, s.stem - 1)
    return letter.add(limb(w - thin, top - 1, 0, s.cap + 1, thin))


def _upper_o_slash(s: Style, w: int) -> Drawing:
    return _crossed(CAPITALS["O"](s, w), s, w, 0)


def _lower_o_slash(s: Style, w: int) -> Drawing:
    return _crossed(SMALL["o"](s, w), s, w, s.x_top)


def _upper_thorn(s: Style, w: int) -> Drawing:
    d = Drawing()
    shelf = round(s.cap * 0.18)
    bowl(d, s, 0, shelf, w, shelf + round(s.cap * 0.58), "bc")
    return d.add(stroke(0, 0, s.stem, s.cap))


def _lower_thorn(s: Style, w: int) -> Drawing:
    return SMALL["p"](s, w).add(stroke(0, 0, s.stem, s.cap))


def _sharp_s(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    d = Drawing()
    outer, inner = ring(s, 0, 0, w - 1, waist + s.bar, "abc")
    lower, hole = ring(s, 0, waist, w, s.cap, "bc")
    d.add(outer, lower).cut(inner, hole)
    d.cut(box(s.stem, s.bar + 2, s.stem + (w - 2 * s.stem) / 2, s.cap))
    return d.add(box(0, waist, s.stem, s.cap))


def _lower_ae(s: Style, w: int) -> Drawing:
    half = (w + s.stem) // 2
    return SMALL["a"](s, half).join(SMALL["e"](s, w - half + s.stem).cells, half - s.stem)


def _lower_eth(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    d.add(limb(w * 0.2, 0, w - s.stem, s.x_top + s.x / 2, s.stem))
    return d.add(limb(w * 0.8, 0, w * 0.15, s.x_top * 0.8, s.stem))


RARE: dict[str, Callable[[Style, int], Drawing]] = {
    "&": _ampersand,
    "$": _dollar,
    "@": _at,
    "Æ": _upper_ae,
    "Ð": _upper_eth,
    "Ø": _upper_o_slash,
    "Þ": _upper_thorn,
    "ß": _sharp_s,
    "æ": _lower_ae,
    "ð": _lower_eth,
    "ø": _lower_o_slash,
    "þ": _lower_thorn,
}
