"""The widgets of the Motif dress."""

from typing import TYPE_CHECKING

from retrogames.looks import scrollbar
from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Picture,
    Slider,
    State,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.motif import Motif

KNOB = 28
"""Width of a scale's slider."""

INK, PAPER = 0, 1
STIPPLE = (0xAA, 0x55)


def draw_widget(look: "Motif", screen: Screen, widget: Widget, state: State) -> None:
    """Draw one widget in its box."""
    match widget:
        case Label():
            _label(look, screen, widget)
        case Button():
            push_button(look, screen, widget, state)
        case Toggle():
            _toggle(look, screen, widget, state)
        case Choice():
            _choice(look, screen, widget, state)
        case Field():
            _field(look, screen, widget, state)
        case Slider():
            _scale(look, screen, widget, state)
        case ListBox():
            _list(look, screen, widget, state)
        case TextPage():
            _page(look, screen, widget, state)
        case Picture():
            widget.paint(screen, widget.box)


def _label(look: "Motif", screen: Screen, label: Label) -> None:
    box = label.box
    slack = box.w - look.width(label.text, label.style)
    x = box.x + {"left": 0, "centre": slack // 2, "right": slack}[label.align]
    look.write(screen, x, box.y + (box.h - 13) // 2, label.text, label.style)


def focus_ring(screen: Screen, box: Box, state: State) -> None:
    """Draw the keyboard focus: a black frame two dots thick outside the shadow."""
    if state.focus:
        screen.frame(box.x - 2, box.y - 2, box.w + 4, box.h + 4, INK, 2)


def push_button(look: "Motif", screen: Screen, button: Button, state: State) -> None:
    """Draw a push button; armed it is filled with the select colour and its shadows swap."""
    box = button.box.inset(3)
    if button.default:
        look.etched(screen, button.box.inset(-1), look.body)
    if state.pressed:
        look.sunken(screen, box, look.body, fill=look.body.select)
    else:
        look.raised(screen, box, look.body)
    if state.focus and not state.pressed:
        screen.frame(box.x - 2, box.y - 2, box.w + 4, box.h + 4, INK, 2)
    x = box.x + (box.w - look.fixed.width(button.text)) // 2
    y = box.y + (box.h - 13) // 2
    screen.text(x, y, button.text, look.fixed, INK)
    if not button.enabled:
        screen.pattern(x, y, look.fixed.width(button.text), 13, STIPPLE, look.body.ground)


def diamond(look: "Motif", screen: Screen, x: int, y: int, on: bool) -> None:
    """Draw the sign of a one-of-many toggle, 12 across."""
    light, dark = (look.body.bottom, look.body.top) if on else (look.body.top, look.body.bottom)
    for row in range(12):
        half = row if row < 6 else 11 - row
        left, right = x + 5 - half, x + 6 + half
        upper = row < 6
        if on:
            screen.hline(left, y + row, right - left + 1, INK)
        screen.pixel(left, y + row, light)
        screen.pixel(left + 1, y + row, light)
        screen.pixel(right, y + row, light if upper else dark)
        screen.pixel(right - 1, y + row, light if upper else dark)
        if not upper:
            screen.pixel(left, y + row, dark)
            screen.pixel(left + 1, y + row, dark)


def _toggle(look: "Motif", screen: Screen, toggle: Toggle, state: State) -> None:
    box = toggle.box
    mark = Box(box.x + 4, box.y + (box.h - 13) // 2, 13, 13)
    if toggle.on:
        look.sunken(screen, mark, look.body, fill=INK)
    else:
        look.raised(screen, mark, look.body)
    x = mark.right + 7
    screen.text(x, mark.y, toggle.text, look.fixed, INK)
    width = x + look.fixed.width(toggle.text) - box.x + 4
    focus_ring(screen, Box(box.x + 2, box.y + 5, width - 2, box.h - 10), state)


def _choice(look: "Motif", screen: Screen, choice: Choice, state: State) -> None:
    """Draw an option menu: a raised box with its text and the little bar at the right."""
    box = choice.box.inset(2, 3)
    if state.pressed:
        look.sunken(screen, box, look.body, fill=look.body.select)
    else:
        look.raised(screen, box, look.body)
    focus_ring(screen, box, state)
    y = box.y + (box.h - 13) // 2
    screen.text(box.x + 8, y, choice.text, look.fixed, INK)
    look.raised(screen, Box(box.right - 20, box.y + box.h // 2 - 4, 13, 8), look.body)


def _field(look: "Motif", screen: Screen, field: Field, state: State) -> None:
    box = field.box.inset(2, 3)
    look.sunken(screen, box, look.well)
    focus_ring(screen, box, state)
    y = box.y + (box.h - 13) // 2
    room = (box.w - 12) // 6
    first = max(0, field.cursor - room)
    with screen.clip(box.x + 3, box.y, box.w - 6, box.h):
        screen.text(box.x + 6, y, field.text[first:], look.fixed, INK)
        if state.focus and field.selected:
            screen.swap(box.x + 6, y, 6 * len(field.text[first:]), 13, INK, look.well.ground)
        if state.focus:
            x = box.x + 5 + 6 * (field.cursor - first)
            screen.vline(x, y, 13, INK)
            screen.hline(x - 2, y, 5, INK)
            screen.hline(x - 2, y + 12, 5, INK)


def _trough(slider: Slider) -> Box:
    """Give the trough: of a captioned scale the whole width, the value above and the caption below it."""
    box = slider.box
    if slider.caption:
        return Box(box.x + 2, box.y + (box.h - 19) // 2, box.w - 4, 19)
    return Box(box.x + 2, box.y + (box.h - 19) // 2, box.w - 40, 19)


def slide_to(slider: Slider, x: int) -> int:
    """Give the value that a knob centred at column x shows."""
    trough, span = _trough(slider), slider.high - slider.low
    part = (x - KNOB // 2 - trough.x - 2) / max(1, trough.w - KNOB - 4)
    return slider.low + round(span * min(1.0, max(0.0, part)))


def _scale(look: "Motif", screen: Screen, slider: Slider, state: State) -> None:
    trough = _trough(slider)
    look.sunken(screen, trough, look.body, fill=look.body.select)
    focus_ring(screen, trough, state)
    span = max(1, slider.high - slider.low)
    x = trough.x + 2 + (trough.w - KNOB - 4) * (slider.value - slider.low) // span
    knob = Box(x, trough.y + 2, KNOB, trough.h - 4)
    look.raised(screen, knob, look.body)
    middle = x + KNOB // 2
    screen.vline(middle - 1, knob.y + 2, knob.h - 4, look.body.bottom)
    screen.vline(middle, knob.y + 2, knob.h - 4, look.body.top)
    value = str(slider.value)
    if not slider.caption:
        screen.text(trough.right + 8, trough.y + 3, value, look.fixed, INK)
        return
    over = x + (KNOB - look.fixed.width(value)) // 2
    screen.text(over, trough.y - 15, value, look.fixed, INK)
    under = trough.x + (trough.w - look.fixed.width(slider.caption)) // 2
    screen.text(under, trough.bottom + 3, slider.caption, look.fixed, INK)


def _list(look: "Motif", screen: Screen, box: ListBox, state: State) -> None:
    area = Box(box.box.x, box.box.y, box.box.w - look.metrics.bar - 2, box.box.h)
    look.sunken(screen, area, look.well)
    if state.focus:
        screen.frame(*area, INK, 2)
    y, line = area.y + 2, look.metrics.line
    if box.header:
        screen.rect(area.x + 2, y, area.w - 4, line, look.body.ground)
        screen.text(area.x + 7, y, box.header, look.fixed, INK)
        y += line
    with screen.clip(area.x + 2, area.y + 2, area.w - 4, area.h - 4):
        for number in range(box.top, min(len(box.items), box.top + box.rows)):
            chosen = number == box.chosen
            if chosen:
                screen.rect(area.x + 2, y, area.w - 4, line, INK)
            pen = look.well.ground if chosen else INK
            screen.text(area.x + 7, y, box.items[number], look.fixed, pen)
            y += line
    _bar(look, screen, box)


def _page(look: "Motif", screen: Screen, page: TextPage, state: State) -> None:
    area = Box(page.box.x, page.box.y, page.box.w - look.metrics.bar - 2, page.box.h)
    look.sunken(screen, area, look.well)
    if state.focus:
        screen.frame(*area, INK, 2)
    line = look.metrics.line
    with screen.clip(area.x + 3, area.y + 3, area.w - 6, area.h - 6):
        for row in range(page.rows):
            number = page.top + row
            if number < len(page.lines):
                text, style = page.lines[number]
                look.write(screen, area.x + 6, area.y + 4 + row * line, text, style)
        for first, (rows, paint) in page.pictures.items():
            if first < page.top + page.rows and first + rows > page.top:
                y = area.y + 4 + (first - page.top) * line
                paint(screen, Box(area.x + 6, y, area.w - 12, rows * line))
    _bar(look, screen, page)


# The scroll bar


def _inner(bar: int, widget: ListBox | TextPage) -> Box:
    """Give the inside of the trough, where arrows and slider lie."""
    area, wide = widget.box, bar - 4
    return Box(area.right - wide + 1, area.y + 3, wide - 4, area.h - 6)


def _parts(bar: int, widget: ListBox | TextPage) -> scrollbar.ScrollBar:
    return scrollbar.parts(_inner(bar, widget), widget, arrow=bar - 6, least=12)


def _bar(look: "Motif", screen: Screen, widget: ListBox | TextPage) -> None:
    bar = _parts(look.metrics.bar, widget)
    look.sunken(screen, _inner(look.metrics.bar, widget).inset(-2), look.body, fill=look.body.select)
    look.raised(screen, bar.thumb, look.body)
    arrow(look, screen, bar.up.inset(0, 1), "up")
    arrow(look, screen, bar.down.inset(0, 1), "down")


def arrow(
    look: "Motif", screen: Screen, box: Box, way: str, held: bool = False, fill: int | None = None
) -> None:
    """Draw a Motif arrow, a triangle with two-dot shadows; held, its shadows swap."""
    light, dark = look.body.top, look.body.bottom
    if held:
        light, dark = dark, light
    size = min(box.w, box.h)
    x, y = box.x + (box.w - size) // 2, box.y + (box.h - size) // 2
    ground = look.body.ground if fill is None else fill
    for step in range(size):
        half = (step + 1) // 2
        middle = size // 2
        place = step if way in ("up", "left") else size - 1 - step
        ends = (middle - half, middle + half)
        for at in range(ends[0], ends[1] + 1):
            first, last = at - ends[0] < 2, ends[1] - at < 2
            base = step >= size - 2
            pen = ground
            if way in ("up", "left"):
                pen = light if first else dark if last or base else ground
            else:
                pen = light if first or base else dark if last else ground
            px, py = (at, place) if way in ("up", "down") else (place, at)
            if 0 <= px < size and 0 <= py < size:
                screen.pixel(x + px, y + py, pen)


def scroll_part(bar: int, widget: ListBox | TextPage, x: int, y: int) -> str:
    """Tell what of a scroll bar is at a point: up, down, pageup, pagedown, thumb or ""."""
    return scrollbar.part_at(_parts(bar, widget), x, y)


def scroll_to(bar: int, widget: ListBox | TextPage, y: int) -> int:
    """Give the top line for a slider whose middle is dragged to row y."""
    return scrollbar.top_at(_parts(bar, widget), widget, y)
