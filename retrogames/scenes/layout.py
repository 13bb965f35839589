"""Rows of widgets laid out in a panel, by a look's own measures."""

from collections.abc import Sequence

from retrogames.looks.look import Look
from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Picture,
    Slider,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine.box import Box

LONG = 30
"""Characters for which a field has room at least, if it takes so many."""

Row = Widget | tuple[Widget, ...] | None
"""One widget, several side by side in columns, or None for a gap."""


def width_of(look: Look, widget: Widget) -> int:
    """Measure the width a widget needs in a look's pixels."""
    m = look.metrics
    match widget:
        case Label(text=text, style=style):
            return look.width(text, style)
        case Button(text=text):
            return look.width(text) + (m.label or 4 * m.char)
        case Toggle(text=text):
            return look.width(text) + 4 * m.char
        case Choice(options=options):
            return max(look.width(text) for text in options) + 6 * m.char
        case Field(limit=limit):
            return (min(limit, LONG) + 2) * m.char
        case Slider():
            return 24 * m.char
        case ListBox(items=items, header=header):
            longest = max((look.width(text) for text in [*items, header]), default=0)
            return max(longest, 10 * m.char) + m.bar + 2 * m.char
        case TextPage():
            return m.columns * m.char + m.bar + 3 * m.char
        case Picture(w=w):
            return w


def height_of(look: Look, widget: Widget) -> int:
    """Measure the height a widget needs in a look's pixels."""
    m = look.metrics
    match widget:
        case Label():
            return m.line
        case Button():
            return m.button
        case ListBox(rows=rows, header=header):
            return (rows + bool(header)) * m.line + 4
        case TextPage(rows=rows):
            return rows * m.line + 8
        case Picture(h=h):
            return h
        case _:
            return m.row


def _columns(look: Look, rows: Sequence[Row]) -> dict[int, list[int]]:
    """Find common column widths of all rows that have the same number of widgets."""
    found: dict[int, list[int]] = {}
    for row in rows:
        if isinstance(row, tuple):
            widths = [width_of(look, widget) for widget in row]
            old = found.get(len(row), [0] * len(row))
            found[len(row)] = [max(pair) for pair in zip(old, widths, strict=True)]
    return found


def _choice_widths(look: Look, rows: Sequence[Row]) -> dict[tuple[int, int], int]:
    """Find the widest Choice of each column, by the number of columns and its own: all become as wide."""
    found: dict[tuple[int, int], int] = {}
    for row in rows:
        if isinstance(row, tuple):
            for n, widget in enumerate(row):
                if isinstance(widget, Choice):
                    found[len(row), n] = max(found.get((len(row), n), 0), width_of(look, widget))
    return found


def _narrowed(widths: list[int], room: int) -> list[int]:
    """Take from the widest column what a row of columns is too wide."""
    widest = widths.index(max(widths))
    over = max(0, sum(widths) - room)
    return [width - over if n == widest else width for n, width in enumerate(widths)]


def lay_out(
    look: Look, title: str, rows: Sequence[Row], buttons: Sequence[Button], left: int = 0, least: int = 0
) -> tuple[Box, list[Widget]]:
    """Place rows under each other and the buttons below; gives the panel and all widgets in focus order.

    `left` keeps room at the left for an alert's sign, `least` its height. Sizes are the look's pixels.
    """
    m = look.metrics
    between = 2 * m.char
    columns = {
        number: _narrowed(widths, m.page[0] - left - between * (number - 1))
        for number, widths in _columns(look, rows).items()
    }
    choices = _choice_widths(look, rows)
    wide = [sum(widths) + between * (len(widths) - 1) for widths in columns.values()]
    wide += [width_of(look, row) for row in rows if row is not None and not isinstance(row, tuple)]
    button_width = sum(width_of(look, button) for button in buttons) + between * max(0, len(buttons) - 1)
    content = min(max([*wide, button_width - left, 0]), m.page[0] - left)
    heights = [_row_height(look, row) for row in rows]
    body = max(sum(heights), least)
    total = body + (m.gap + m.button if buttons else 0)
    panel = look.outer(content + left, total, title)
    inside = look.inside(panel, title)
    placed: list[Widget] = []
    y = inside.y
    for row, height in zip(rows, heights, strict=True):
        if isinstance(row, tuple):
            x = inside.x + left
            for n, (widget, width) in enumerate(zip(row, columns[len(row)], strict=True)):
                _place(look, widget, Box(x, y, width, height), choices.get((len(row), n), 0))
                placed.append(widget)
                x += width + between
        elif row is not None:
            _place(look, row, Box(inside.x + left, y, inside.w - left, height))
            placed.append(row)
        y += height
    if buttons:
        boxes = look.button_boxes(buttons, inside, inside.bottom - m.button)
        for button, box in zip(buttons, boxes, strict=True):
            button.box = box
            placed.append(button)
    return panel, placed


def _row_height(look: Look, row: Row) -> int:
    m = look.metrics
    if row is None:
        return m.gap
    widgets = row if isinstance(row, tuple) else (row,)
    return max([height_of(look, widget) for widget in widgets], default=m.line)


def _place(look: Look, widget: Widget, box: Box, choice: int = 0) -> None:
    """Give a widget its box: its own height, centred in the row's; `choice` is the width of a Choice."""
    height = height_of(look, widget)
    y = box.y + (box.h - height + 1) // 2
    width = box.w
    long = isinstance(widget, Field) and widget.limit > LONG  # it takes all the room there is
    if isinstance(widget, Button | Toggle | Picture | Choice | Field) and not long:
        width = min(width, choice if choice and isinstance(widget, Choice) else width_of(look, widget))
    widget.box = Box(box.x, y, width, height)
