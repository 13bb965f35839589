"""The capitals A to Z, drawn from a style's measures; row 0 is their top."""

from collections.abc import Callable

from tools.faces.curves import spine
from tools.faces.outline import Drawing, box
from tools.faces.style import Style, apex, bowl, limb, ring, stroke


def _a(s: Style, w: int) -> Drawing:
    top = apex(s, w)
    d = Drawing().add(limb((w - top) / 2, 0, 0, s.cap, s.slant)).mirror(w)
    d.add(box((w - top) / 2, 0, (w + top) / 2, s.bar))
    bar = round(s.cap * 0.65)
    inset = (w - top) / 2 * (1 - (bar + s.bar) / s.cap) + s.slant / 2
    return d.add(box(inset, bar, w - inset, bar + s.bar))


def _b(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    d = Drawing()
    outer, inner = ring(s, 0, 0, w - 1, waist + s.bar, "bc")
    lower, hole = ring(s, 0, waist, w, s.cap, "bc")
    return d.add(outer, lower).cut(inner, hole)


def _c(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap)
    reach = round(s.cap * 0.36)
    return d.cut(box(w / 2, reach, w + 1, s.cap - reach))


def _d(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap, "bc")
    return d


def _e(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    return _f(s, w, waist).add(stroke(0, s.cap - s.bar, w, s.bar))


def _f(s: Style, w: int, waist: int | None = None) -> Drawing:
    middle = (s.cap - s.bar) // 2 + (s.bar > 2) if waist is None else waist
    d = Drawing().add(stroke(0, 0, s.stem, s.cap), stroke(0, 0, w, s.bar))
    return d.add(stroke(0, middle, w - max(1, s.stem // 3), s.bar))


def _g(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap)
    reach = round(s.cap * 0.35)
    shelf = round(s.cap * 0.5)
    d.cut(box(w / 2, reach, w + 1, shelf))
    return d.add(box((w + 1) // 2, shelf, w, shelf + s.bar), box(w - s.stem, shelf, w, round(s.cap * 0.7)))


def _h(s: Style, w: int) -> Drawing:
    waist = (s.cap - s.bar) // 2
    return Drawing().add(
        stroke(0, 0, s.stem, s.cap), stroke(w - s.stem, 0, s.stem, s.cap), stroke(0, waist, w, s.bar)
    )


def _i(s: Style, w: int) -> Drawing:
    return Drawing().add(stroke(0, 0, w, s.cap))


def _j(s: Style, w: int) -> Drawing:
    outer, inner = ring(s, 0, 0, w, s.cap, "cd")
    return Drawing().add(outer).cut(inner, box(0, 0, w - s.stem, s.cap - round(s.cap * 0.34)))


def _k(s: Style, w: int) -> Drawing:
    joint = round(s.cap * 0.62)
    d = Drawing().add(limb(w - s.slant, 0, s.stem - s.slant * 0.7, joint, s.slant))
    d.cut(box(-s.cap, 0, s.stem, s.cap))
    fork = s.cap * 0.38
    d.add(limb(s.stem + s.slant * 0.15, fork, w - s.slant + 0.5, s.cap, s.slant))
    return d.add(stroke(0, 0, s.stem, s.cap))


def _l(s: Style, w: int) -> Drawing:
    return Drawing().add(stroke(0, 0, s.stem, s.cap), stroke(0, s.cap - s.bar, w, s.bar))


def _m(s: Style, w: int) -> Drawing:
    thin = s.slant - s.slant // 6
    low = round(s.cap * 0.78)
    d = Drawing().add(limb(s.stem - thin * 0.7, 0, (w - thin) / 2, low, thin))
    return d.cut(box(-s.cap, 0, 0, s.cap)).add(stroke(0, 0, s.stem, s.cap)).mirror(w)


def _n(s: Style, w: int) -> Drawing:
    d = Drawing().add(limb(s.stem - s.slant * 0.9, 0, w - s.stem - s.slant * 0.1, s.cap, s.slant))
    d.cut(box(-s.cap, 0, 0, s.cap), box(w, 0, w + s.cap, s.cap))
    return d.add(stroke(0, 0, s.stem, s.cap), stroke(w - s.stem, 0, s.stem, s.cap))


def _o(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, s.cap)
    return d


def _p(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, 0, w, round(s.cap * 0.56), "bc")
    return d.add(stroke(0, 0, s.stem, s.cap))


def _q(s: Style, w: int) -> Drawing:
    thin = s.slant - s.slant // 5
    return _o(s, w).add(limb(w * 0.48, s.cap * 0.68, w - thin * 0.8, s.cap, thin))


def _r(s: Style, w: int) -> Drawing:
    low = round(s.cap * 0.56)
    d = Drawing()
    bowl(d, s, 0, 0, w - 1, low, "bc")
    d.add(stroke(0, 0, s.stem, s.cap))
    return d.add(limb(w * 0.36, low - s.bar, w - s.slant, s.cap, s.slant))


def _s(s: Style, w: int) -> Drawing:
    return spine(s, w, 0, s.cap)


def _t(s: Style, w: int) -> Drawing:
    return Drawing().add(stroke(0, 0, w, s.bar), stroke((w - s.stem) / 2, 0, s.stem, s.cap))


def _u(s: Style, w: int) -> Drawing:
    outer, inner = ring(s, 0, 0, w, s.cap, "cd")
    return Drawing().add(outer).cut(inner, box(s.stem, 0, w - s.stem, s.cap / 2))


def _v(s: Style, w: int) -> Drawing:
    low = apex(s, w)
    d = Drawing().add(limb(0, 0, (w - low) / 2, s.cap, s.slant)).mirror(w)
    return d.add(box((w - low) / 2, s.cap - s.bar, (w + low) / 2, s.cap))


def _w(s: Style, w: int) -> Drawing:
    thin = s.slant - s.slant // 5
    foot = w * 0.275 - thin / 2
    d = Drawing().add(limb(0, 0, foot, s.cap, thin))
    return d.add(limb((w - thin) / 2, 0, foot, s.cap, thin)).mirror(w)


def _x(s: Style, w: int) -> Drawing:
    return Drawing().add(limb(0, 0, w - s.slant, s.cap, s.slant)).mirror(w)


def _y(s: Style, w: int) -> Drawing:
    fork = round(s.cap * 0.58)
    middle = (w - s.stem) / 2
    d = Drawing().add(limb(0, 0, middle, fork, s.slant), stroke(middle, fork - 1, s.stem, s.cap - fork + 1))
    return d.mirror(w)


def _z(s: Style, w: int) -> Drawing:
    d = Drawing().add(limb(w - s.slant - 1, s.bar - 1, 0, s.cap - s.bar + 1, s.slant + 1))
    return d.add(stroke(0, 0, w, s.bar), stroke(0, s.cap - s.bar, w, s.bar))


CAPITALS: dict[str, Callable[[Style, int], Drawing]] = {
    "A": _a,
    "B": _b,
    "C": _c,
    "D": _d,
    "E": _e,
    "F": _f,
    "G": _g,
    "H": _h,
    "I": _i,
    "J": _j,
    "K": _k,
    "L": _l,
    "M": _m,
    "N": _n,
    "O": _o,
    "P": _p,
    "Q": _q,
    "R": _r,
    "S": _s,
    "T": _t,
    "U": _u,
    "V": _v,
    "W": _w,
    "X": _x,
    "Y": _y,
    "Z": _z,
}
