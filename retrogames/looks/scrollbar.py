"""Where the parts of a scroll bar lie, by a look's measures: arrows, track and thumb."""

from typing import NamedTuple

from retrogames.looks.widgets import ListBox, TextPage
from retrogames.machine.box import Box


class ScrollBar(NamedTuple):
    """Hold a bar's parts in the look's pixels; the thumb fills the track where all lines show."""

    up: Box
    down: Box
    track: Box
    thumb: Box


def count(widget: ListBox | TextPage) -> int:
    """Give how many lines a list or page has."""
    return len(widget.items if isinstance(widget, ListBox) else widget.lines)


def parts(area: Box, widget: ListBox | TextPage, arrow: int, least: int) -> ScrollBar:
    """Part the box that a bar fills: an arrow of `arrow` rows at each end, a thumb of at least `least`."""
    up = Box(area.x, area.y, area.w, arrow)
    down = Box(area.x, area.bottom - arrow, area.w, arrow)
    track = Box(area.x, up.bottom, area.w, max(0, area.h - 2 * arrow))
    lines = max(1, count(widget))
    high = max(min(least, track.h), min(track.h, track.h * widget.rows // lines))
    span = max(1, lines - widget.rows)
    y = track.y + (track.h - high) * min(widget.top, span) // span
    return ScrollBar(up, down, track, Box(area.x, y, area.w, high))


def part_at(bar: ScrollBar, x: int, y: int) -> str:
    """Tell what of a scroll bar is at a point: up, down, pageup, pagedown, thumb or ""."""
    if bar.up.contains(x, y):
        return "up"
    if bar.down.contains(x, y):
        return "down"
    if bar.thumb.contains(x, y):
        return "thumb"
    if bar.track.contains(x, y):
        return "pageup" if y < bar.thumb.y else "pagedown"
    return ""


def top_at(bar: ScrollBar, widget: ListBox | TextPage, y: int) -> int:
    """Give the top line for a thumb whose middle is dragged to row y."""
    span = max(0, count(widget) - widget.rows)
    part = (y - bar.thumb.h // 2 - bar.track.y) / max(1, bar.track.h - bar.thumb.h)
    return round(span * min(1.0, max(0.0, part)))
