"""The double curves: the S, the figure 2 and the question mark."""

from tools.faces.outline import Drawing, Point, curve, quarter
from tools.faces.style import Style


def spine(s: Style, w: int, top: float, bottom: float) -> Drawing:
    """Draw an S of width w between two rows."""
    height = bottom - top
    terminal = round(height * 0.31)
    # The spine is a little heavier than the bars; its two edges leave their bowls at different heights.
    half, thick, thin = w / 2, s.stem, s.bar
    upper, lower = top + (height + s.bar) * 0.25, bottom - (height + s.bar) * 0.25
    pull = (lower - upper) * 0.5
    slope = (lower - upper - pull) / (w - thick)
    apart = max(0.0, s.bar * 1.25 - thick * slope) / 2
    p = s.power
    edge: list[Point] = []
    edge += quarter((w, top + terminal), (w, top), (half, top), p)
    edge += quarter((half, top), (0, top), (0, upper + apart), p)
    edge += curve(
        (0, upper + apart),
        (0, upper + apart + pull),
        (w - thick, lower + apart - pull),
        (w - thick, lower + apart),
    )
    edge += quarter((w - thick, lower + apart), (w - thick, bottom - thin), (half, bottom - thin), p)
    edge += quarter((half, bottom - thin), (thick, bottom - thin), (thick, bottom - terminal), p)
    edge += [(0, bottom - terminal)]
    edge += quarter((0, bottom - terminal), (0, bottom), (half, bottom), p)
    edge += quarter((half, bottom), (w, bottom), (w, lower - apart), p)
    edge += curve(
        (w, lower - apart), (w, lower - apart - pull), (thick, upper - apart + pull), (thick, upper - apart)
    )
    edge += quarter((thick, upper - apart), (thick, top + thin), (half, top + thin), p)
    edge += quarter((half, top + thin), (w - thick, top + thin), (w - thick, top + terminal), p)
    return Drawing().add(edge)


def two(s: Style, w: int) -> Drawing:
    """Draw the figure 2."""
    terminal = round(s.cap * 0.32)
    turn = s.cap * 0.29
    half, thick, thin = w / 2, s.stem, s.bar
    p = s.power
    foot = s.cap - thin
    edge: list[Point] = [(0, terminal)]
    edge += quarter((0, terminal), (0, 0), (half, 0), p)
    edge += quarter((half, 0), (w, 0), (w, turn), p)
    edge += curve((w, turn), (w, turn + s.cap * 0.25), (thick + 1, foot - s.cap * 0.2), (thick + 1, foot))
    edge += [(w, foot), (w, s.cap), (0, s.cap), (0, foot)]
    edge += curve((0, foot), (0, foot - s.cap * 0.22), (w - thick, turn + s.cap * 0.22), (w - thick, turn))
    edge += quarter((w - thick, turn), (w - thick, thin), (half, thin), p)
    edge += quarter((half, thin), (thick, thin), (thick, terminal), p)
    return Drawing().add(edge)


def question(s: Style, w: int) -> Drawing:
    """Draw a question mark."""
    terminal = round(s.cap * 0.32)
    turn = s.cap * 0.26
    half, thick, thin = w / 2, s.stem, s.bar
    p = s.power
    foot = s.cap - s.dot - max(2, s.bar - 1)
    left = round((w - thick) / 2)
    edge: list[Point] = [(0, terminal)]
    edge += quarter((0, terminal), (0, 0), (half, 0), p)
    edge += quarter((half, 0), (w, 0), (w, turn), p)
    edge += curve(
        (w, turn), (w, turn + s.cap * 0.2), (left + thick, foot - s.cap * 0.25), (left + thick, foot)
    )
    edge += [(left, foot)]
    edge += curve(
        (left, foot), (left, foot - s.cap * 0.28), (w - thick, turn + s.cap * 0.16), (w - thick, turn)
    )
    edge += quarter((w - thick, turn), (w - thick, thin), (half, thin), p)
    edge += quarter((half, thin), (thick, thin), (thick, terminal), p)
    dot = [(left, s.cap - s.dot), (left + thick, s.cap - s.dot), (left + thick, s.cap), (left, s.cap)]
    return Drawing().add(edge, dot)
