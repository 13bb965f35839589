"""Punctuation and signs, drawn from a style's measures; row 0 is the top of the capitals."""

from collections.abc import Callable

from tools.faces.accents import marks
from tools.faces.curves import question
from tools.faces.outline import Drawing, Point, box
from tools.faces.style import Style, bowl, limb, ring, stroke


def _dot(s: Style) -> list[Point]:
    return stroke(0, s.cap - s.dot, s.stem, s.dot)


def _tail(s: Style) -> list[Point]:
    """Return a comma: the full stop with a tail that leans back below the line."""
    deep = s.cap + round(s.dot * 0.75)
    half = s.stem / 2
    return [
        (0, s.cap - s.dot),
        (s.stem, s.cap - s.dot),
        (s.stem, s.cap),
        (half, deep),
        (0, deep),
        (half, s.cap),
        (0, s.cap),
    ]


def _full_stop(s: Style) -> Drawing:
    return Drawing().add(_dot(s))


def _comma(s: Style) -> Drawing:
    return Drawing().add(_tail(s))


def _upper_dot(s: Style) -> list[Point]:
    return stroke(0, s.x_top + s.x // 4, s.stem, s.dot)


def _colon(s: Style) -> Drawing:
    return _full_stop(s).add(_upper_dot(s))


def _semicolon(s: Style) -> Drawing:
    return _comma(s).add(_upper_dot(s))


def _exclamation(s: Style) -> Drawing:
    foot = s.cap - s.dot - max(2, s.bar - 1)
    taper = max(s.stem // 6, 0)
    return Drawing().add([(0, 0), (s.stem, 0), (s.stem - taper, foot), (taper, foot)], _dot(s))


def _question(s: Style) -> Drawing:
    return question(s, s.digit)


def _apostrophe(s: Style) -> Drawing:
    return Drawing().add(_tail(s)).shift(0, s.dot - s.cap)


def _opening(s: Style) -> Drawing:
    raised = _apostrophe(s)
    return raised.turn(s.stem, s.dot + round(s.dot * 0.75))


def _straight(s: Style) -> Drawing:
    return Drawing().add(stroke(0, 0, s.stem, round(s.cap * 0.34)))


def _twice(single: Drawing, step: int) -> Drawing:
    return single.join(set(single.cells), step)


def _hyphen(s: Style) -> Drawing:
    return Drawing().add(stroke(0, s.middle, round(s.stem * 1.75), s.bar))


def _dash(s: Style, width: int) -> Drawing:
    return Drawing().add(stroke(0, s.middle, width, s.bar))


def _parenthesis(s: Style) -> Drawing:
    deep = s.cap + s.drop - 1
    w = round(s.stem * 1.6)
    outer, inner = ring(s, 0, 0, 2 * w + s.stem, deep, lift=1.6, stem=s.stem - s.stem // 6)
    return Drawing().add(outer).cut(inner, box(w, 0, 4 * w, deep))


def _bracket(s: Style) -> Drawing:
    deep = s.cap + s.drop - 1
    w = round(s.stem * 1.6)
    return Drawing().add(
        stroke(0, 0, s.stem, deep), stroke(0, 0, w, s.bar), stroke(0, deep - s.bar, w, s.bar)
    )


def _brace(s: Style) -> Drawing:
    deep = s.cap + s.drop - 1
    w = round(s.stem * 1.5)
    d = Drawing()
    nib = s.stem // 2
    upper = deep // 2 + (s.bar + 1) // 2
    bowl(d, s, nib, 0, nib + 2 * w, upper + deep, "ab")
    half = (deep + 1) // 2
    d.cut(
        box(nib + s.stem, s.bar, 9 * w, 3 * deep),
        box(nib + w, 0, 9 * w, 3 * deep),
        box(0, half, 9 * w, 3 * deep),
    )
    lower = {(x, deep - 1 - y) for x, y in d.cells}
    return d.join(lower).add(stroke(0, (deep - s.bar) // 2, s.stem, s.bar + (deep - s.bar) % 2))


def _flipped(draw: Callable[[Style], Drawing]) -> Callable[[Style], Drawing]:
    def flipped(s: Style) -> Drawing:
        d = draw(s)
        width = max(x for x, _ in d.cells) + 1
        d.cells = {(width - 1 - x, y) for x, y in d.cells}
        return d

    return flipped


def _slash(s: Style) -> Drawing:
    return Drawing().add(limb(round(s.cap * 0.4), 0, 0, s.cap, s.stem))


def _rule(s: Style) -> Drawing:
    return Drawing().add(stroke(0, -1, s.stem - s.stem // 3, s.cap + s.drop))


def _plus(s: Style) -> Drawing:
    w = s.digit - (s.digit - s.bar) % 2
    top = s.middle - (w - s.bar) // 2
    return Drawing().add(stroke(0, s.middle, w, s.bar), stroke((w - s.bar) // 2, top, s.bar, w))


def _minus(s: Style) -> Drawing:
    return Drawing().add(stroke(0, s.middle, s.digit - (s.digit - s.bar) % 2, s.bar))


def _equals(s: Style) -> Drawing:
    apart = s.bar // 2 + 1
    w = s.digit - (s.digit - s.bar) % 2
    return Drawing().add(
        stroke(0, s.middle - apart, w, s.bar), stroke(0, s.middle + apart + (s.bar < 3), w, s.bar)
    )


def _multiply(s: Style) -> Drawing:
    w = round(s.digit * 0.75)
    thick = round(s.bar * 1.4)
    top = s.middle + s.bar / 2 - w / 2
    return Drawing().add(limb(0, top, w - thick, top + w, thick)).mirror(w)


def _divide(s: Style) -> Drawing:
    d = _minus(s)
    w = s.digit - (s.digit - s.bar) % 2
    return d.add(
        *(stroke((w - s.bar) // 2, s.middle + step, s.bar, s.bar) for step in (-s.bar - 1, s.bar + 1))
    )


def _less(s: Style) -> Drawing:
    w, half = s.digit - 1, s.digit / 2
    level = s.middle + s.bar / 2
    tall = s.bar * 1.25
    upper = [(0.0, level - tall / 2), (w, level - half), (w, level - half + tall), (0.0, level + tall / 2)]
    lower = [(x, 2 * level - y) for x, y in upper]
    return Drawing().add(upper, lower)


def _tilde(s: Style) -> Drawing:
    mark = marks(s.name)[0x303]
    return Drawing().join(mark.ink, 0, s.middle - (1 if s.bar < 4 else 0))


def _caret(s: Style) -> Drawing:
    w = s.digit - 1 + s.stem % 2 * (s.digit % 2)
    return Drawing().add(limb((w - s.stem) / 2, 0, 0, round(s.cap * 0.36), s.stem)).mirror(w)


def _grave(s: Style) -> Drawing:
    return Drawing().add(limb(0, 0, s.stem, round(s.dot * 1.2), s.stem))


def _underscore(s: Style) -> Drawing:
    return Drawing().add(stroke(0, s.cap + s.drop - s.bar, s.digit + s.gap, s.bar))


def _number(s: Style) -> Drawing:
    w = s.digit + s.stem
    thin = max(2, s.stem - 1)
    high, low = round(s.cap * 0.25), round(s.cap * 0.75) - s.bar
    lean = s.cap * 0.1
    d = Drawing().add(stroke(0, high, w, s.bar), stroke(0, low, w, s.bar))
    for left in (w * 0.16, w * 0.84 - thin - lean):
        d.add(limb(left + lean, 0, left, s.cap, thin))
    return d


def _asterisk(s: Style) -> Drawing:
    w = s.digit - 1 - (s.digit - 1 - s.bar) % 2
    thin = s.bar
    d = Drawing().add(stroke((w - thin) / 2, 0, thin, w))
    return d.add(limb(0, w * 0.2, w - thin - 1, w * 0.8, thin + 1)).mirror(w)


def _percent(s: Style) -> Drawing:
    small = round(s.digit * 0.68)
    tall = round(s.cap * 0.5)
    thin = max(2, s.stem - 1 - s.stem // 5)
    w = 2 * small + thin
    d = Drawing()
    for left, top in ((0, 0), (w - small, s.cap - tall)):
        outer, inner = ring(s, left, top, left + small, top + tall, stem=thin, bar=max(2, s.bar - 1))
        d.add(outer).cut(inner)
    return d.add(limb(w * 0.64, 0, w * 0.36 - thin, s.cap, thin))


def _bullet(s: Style) -> Drawing:
    size = s.stem * 2
    top = s.middle + s.bar / 2 - size / 2
    outer, _ = ring(s, 0, top, size, top + size)
    return Drawing().add(outer)


def _point(s: Style) -> Drawing:
    return Drawing().add(stroke(0, s.middle, s.stem, s.dot))


def _ellipsis(s: Style) -> Drawing:
    step = s.stem + max(2, s.stem // 2)
    return Drawing().add(*(stroke(i * step, s.cap - s.dot, s.stem, s.dot) for i in range(3)))


def _replacement(s: Style) -> Drawing:
    w = s.digit
    thin = max(1, s.bar // 2)
    return Drawing().add(box(0, 0, w, s.cap)).cut(box(thin, thin, w - thin, s.cap - thin))


def _degree(s: Style) -> Drawing:
    size = round(s.stem * 2.1)
    outer, inner = ring(s, 0, 0, size, size, stem=s.bar * 0.8, bar=s.bar * 0.8)
    return Drawing().add(outer).cut(inner)


def _angle(s: Style) -> Drawing:
    w, tall = s.stem + s.bar, s.x * 0.72
    top = s.middle + s.bar / 2 - tall / 2
    d = Drawing().add(
        [
            (0, top + tall / 2),
            (w - s.stem, top),
            (w, top),
            (s.stem, top + tall / 2),
            (w, top + tall),
            (w - s.stem, top + tall),
        ]
    )
    return _twice(d, w + 1)


def _sunk(draw: Callable[[Style], Drawing]) -> Callable[[Style], Drawing]:
    def sunk(s: Style) -> Drawing:
        d = draw(s)
        return d.turn(max(x for x, _ in d.cells) + 1, s.cap).shift(0, s.x_top)

    return sunk


def _pair(draw: Callable[[Style], Drawing]) -> Callable[[Style], Drawing]:
    return lambda s: _twice(draw(s), s.stem + max(2, s.stem // 2))


MARKS: dict[str, Callable[[Style], Drawing]] = {
    "!": _exclamation,
    '"': _pair(_straight),
    "#": _number,
    "%": _percent,
    "'": _straight,
    "(": _parenthesis,
    ")": _flipped(_parenthesis),
    "*": _asterisk,
    "+": _plus,
    ",": _comma,
    "-": _hyphen,
    ".": _full_stop,
    "/": _slash,
    ":": _colon,
    ";": _semicolon,
    "<": _less,
    "=": _equals,
    ">": _flipped(_less),
    "?": _question,
    "[": _bracket,
    "\\": _flipped(_slash),
    "]": _flipped(_bracket),
    "^": _caret,
    "_": _underscore,
    "`": _grave,
    "{": _brace,
    "|": _rule,
    "}": _flipped(_brace),
    "~": _tilde,
    "¡": _sunk(_exclamation),
    "¿": _sunk(_question),
    "°": _degree,
    "·": _point,
    "×": _multiply,
    "÷": _divide,
    "«": _angle,
    "»": _flipped(_angle),
    "–": lambda s: _dash(s, s.digit),
    "—": lambda s: _dash(s, s.digit * 2),
    "‘": _opening,
    "’": _apostrophe,
    "“": _pair(_opening),
    "”": _pair(_apostrophe),
    "•": _bullet,
    "…": _ellipsis,
    "\ufffd": _replacement,
}
