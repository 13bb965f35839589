"""The small letters a to z, drawn from a style's measures; row 0 is the top of the capitals."""

from collections.abc import Callable

from tools.faces.curves import spine
from tools.faces.outline import Drawing, box, quarter, round_box
from tools.faces.style import Style, apex, bowl, hook, limb, stroke


def _a(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap, "ab")
    d.cut(box(0, s.x_top + round(s.x * 0.3), w - s.stem, s.cap))
    # A little above the middle, so that the lower counter stays open.
    waist = s.x_top + (s.x - s.bar) // 2 - (s.x - 3 * s.bar) // 8
    belly = Drawing()
    bowl(belly, s, 0, waist, w, s.cap, "ad")
    return d.join(belly.cells)


def _b(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    return d.add(stroke(0, 0, s.stem, s.cap))


def _c(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    reach = round(s.x * 0.35)
    return d.cut(box(w / 2, s.x_top + reach, w + 1, s.cap - reach))


def _d(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    return d.add(stroke(w - s.stem, 0, s.stem, s.cap))


def _e(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    waist = s.x_top + (s.x - s.bar) // 2
    reach = round(s.x * 0.3)
    d.cut(box(w / 2, waist + s.bar, w + 1, s.cap - reach))
    return d.add(box(s.stem - 1, waist, w - 1, waist + s.bar))


def _f(s: Style, w: int) -> Drawing:
    left = max(1, s.stem // 2)
    outer, inner = hook(s, left, 0, w + s.stem, s.cap + s.x, "a")
    d = Drawing().add(outer).cut(inner, box(w, 0, w * 3, s.cap * 2), box(0, s.cap, w, s.cap * 2))
    return d.add(stroke(0, s.x_top, w, s.bar))


def _g(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap + s.drop, "cd")
    d.cut(box(0, s.x_top, w - s.stem, s.cap + s.drop - s.bar - max(1, s.bar // 2)))
    top = Drawing()
    bowl(top, s, 0, s.x_top, w, s.cap)
    return d.join(top.cells).add(stroke(w - s.stem, s.x_top, s.stem, s.cap - s.x_top))


def _h(s: Style, w: int) -> Drawing:
    return _n(s, w).add(stroke(0, 0, s.stem, s.cap))


def _i(s: Style, w: int) -> Drawing:
    return _dotless(s, w).add(stroke(0, 0, w, s.bar + (s.cap - s.x > 5)))


def _dotless(s: Style, w: int) -> Drawing:
    return Drawing().add(stroke(0, s.x_top, w, s.x))


def _j(s: Style, w: int) -> Drawing:
    deep = s.cap + s.drop
    outer, inner = hook(s, -s.stem, s.x_top, w, deep, "c")
    d = Drawing().add(outer).cut(inner, box(-w, 0, 0, s.cap * 2), box(-w, 0, w - s.stem, deep - s.bar))
    return d.add(stroke(w - s.stem, 0, s.stem, s.bar + (s.cap - s.x > 5)))


def _k(s: Style, w: int) -> Drawing:
    t = s.x_top
    joint = t + round(s.x * 0.66)
    d = Drawing().add(limb(w - s.slant - 0.5, t, s.stem - s.slant * 0.8, joint, s.slant))
    d.cut(box(-s.cap, 0, s.stem, s.cap))
    d.add(limb(s.stem - 0.5, t + s.x * 0.36, w - s.slant, s.cap, s.slant))
    return d.add(stroke(0, 0, s.stem, s.cap))


def _l(s: Style, w: int) -> Drawing:
    return Drawing().add(stroke(0, 0, w, s.cap))


def _m(s: Style, w: int) -> Drawing:
    half = (w + s.stem) // 2
    d = _n(s, half)
    return d.join(_n(s, w - half + s.stem).cells, half - s.stem)


def _n(s: Style, w: int) -> Drawing:
    t, shoulder = s.x_top, s.x * 0.45
    start = float(s.stem)
    crown = start + (w - start) * 0.45
    edge = quarter((start, t + 1.2 + s.stem / 8), (start, t), (crown, t), 2.0)
    edge += quarter((crown, t), (w, t), (w, t + shoulder), s.power)
    hollow = w - 2 * s.stem
    inner = [(hollow * 0.5, s.bar * 0.7), (hollow * 0.5, shoulder * 0.6), (0.0, 0.0), (0.0, 0.0)]
    d = Drawing().add([*edge, (w, s.cap), (start, s.cap)])
    d.cut(round_box(s.stem, t + s.bar, w - s.stem, s.cap, inner, s.power))
    return d.add(stroke(0, t, s.stem, s.x))


def _o(s: Style, w: int) -> Drawing:
    d = Drawing()
    bowl(d, s, 0, s.x_top, w, s.cap)
    return d


def _p(s: Style, w: int) -> Drawing:
    return _o(s, w).add(stroke(0, s.x_top, s.stem, s.x + s.drop))


def _q(s: Style, w: int) -> Drawing:
    return _o(s, w).add(stroke(w - s.stem, s.x_top, s.stem, s.x + s.drop))


def _r(s: Style, w: int) -> Drawing:
    t, start = s.x_top, s.stem - 1.0
    notch = 1 + (s.stem > 5)
    edge = quarter((start, t + notch + s.bar * 0.4), (start, t), (w, t), s.power)
    under = quarter((w, t + s.bar + 1), (s.stem, t + s.bar + 1), (s.stem, t + s.bar * 2.4), s.power)
    return Drawing().add(edge + under + [(start, t + s.x)], stroke(0, t, s.stem, s.x))


def _s(s: Style, w: int) -> Drawing:
    return spine(s, w, s.x_top, s.cap)


def _t(s: Style, w: int) -> Drawing:
    left = max(1, s.stem // 2)
    top = s.x_top - round(s.stem * 0.8)
    outer, inner = hook(s, left, top - s.x, w + s.stem, s.cap, "d")
    d = Drawing().add(outer).cut(inner, box(w, -s.x, w * 3, s.cap), box(0, -s.cap, w, top))
    return d.add(stroke(0, s.x_top, w, s.bar))


def _u(s: Style, w: int) -> Drawing:
    n = _n(s, w)
    return n.turn(w, s.cap + s.x_top)


def _v(s: Style, w: int) -> Drawing:
    low = apex(s, w)
    d = Drawing().add(limb(0, s.x_top, (w - low) / 2, s.cap, s.slant)).mirror(w)
    return d.add(box((w - low) / 2, s.cap - s.bar, (w + low) / 2, s.cap))


def _w(s: Style, w: int) -> Drawing:
    thin = s.slant - s.slant // 5
    foot = w * 0.275 - thin / 2
    d = Drawing().add(limb(0, s.x_top, foot, s.cap, thin))
    return d.add(limb((w - thin) / 2, s.x_top, foot, s.cap, thin)).mirror(w)


def _x(s: Style, w: int) -> Drawing:
    return Drawing().add(limb(0, s.x_top, w - s.slant, s.cap, s.slant)).mirror(w)


def _y(s: Style, w: int) -> Drawing:
    v = _v(s, w)
    run = (w - s.stem) / 2 / s.x
    end = (w - s.stem) / 2 - run * s.drop
    v.add(limb((w - s.stem) / 2, s.cap, end, s.cap + s.drop, s.stem))
    return v.add(box(end - s.stem // 2, s.cap + s.drop - s.bar, end + s.stem / 2, s.cap + s.drop))


def _z(s: Style, w: int) -> Drawing:
    t = s.x_top
    d = Drawing().add(limb(w - s.slant - 1, t + s.bar - 1, 0, s.cap - s.bar + 1, s.slant + 1))
    return d.add(stroke(0, t, w, s.bar), stroke(0, s.cap - s.bar, w, s.bar))


SMALL: dict[str, Callable[[Style, int], Drawing]] = {
    "a": _a,
    "b": _b,
    "c": _c,
    "d": _d,
    "e": _e,
    "f": _f,
    "g": _g,
    "h": _h,
    "i": _i,
    "j": _j,
    "k": _k,
    "l": _l,
    "m": _m,
    "n": _n,
    "o": _o,
    "p": _p,
    "q": _q,
    "r": _r,
    "s": _s,
    "t": _t,
    "u": _u,
    "v": _v,
    "w": _w,
    "x": _x,
    "y": _y,
    "z": _z,
    "ı": _dotless,
}
