"""The widgets of the DOS dress."""

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
    from retrogames.looks.dos import Dos

KNOB = 10
"""Width of a slider's knob."""


def draw_widget(look: "Dos", screen: Screen, widget: Widget, state: State) -> None:
    """Draw one widget in its box."""
    match widget:
        case Label():
            _label(look, screen, widget)
        case Button():
            _button(look, screen, widget, state)
        case Toggle():
            _toggle(look, screen, widget, state)
        case Choice():
            _choice(look, screen, widget, state)
        case Field():
            _field(look, screen, widget, state)
        case Slider():
            _slider(look, screen, widget, state)
        case ListBox():
            _list(look, screen, widget, state)
        case TextPage():
            _page(look, screen, widget, state)
        case Picture():
            widget.paint(screen, widget.box)


def _line(look: "Dos", box: Box) -> int:
    """Give the y of a line of text in the middle of a box."""
    return box.y + (box.h - look.small.height) // 2


def _label(look: "Dos", screen: Screen, label: Label) -> None:
    box = label.box
    slack = box.w - look.width(label.text, label.style)
    x = box.x + {"left": 0, "centre": slack // 2, "right": slack}[label.align]
    look.write(screen, x, _line(look, box), label.text, label.style)


def _rim(look: "Dos", screen: Screen, box: Box, state: State) -> None:
    """Show the focus: a three-pixel frame in the active colour."""
    if state.focus:
        look.rim(screen, box.inset(-1), look.pens.active)


def _button(look: "Dos", screen: Screen, button: Button, state: State) -> None:
    p, box = look.pens, button.box
    if state.pressed:
        box = box.move(2, look.rows(2))
        screen.rect(*box, p.frame)
        screen.frame(*box, p.black)
    else:
        look.plate(screen, box, p.box, shadow=4)
        if button.default:
            screen.frame(box.x + 2, box.y + 2, box.w - 4, box.h - 4, p.frame)
    _rim(look, screen, box, state)
    x = box.x + (box.w - look.small.width(button.text)) // 2
    y = _line(look, box)
    ink = p.black if state.pressed else p.box_text if button.enabled else p.quiet
    screen.text(x, y, button.text, look.small, ink)
    hot = button.hot or button.text[:1]
    at = button.text.find(hot)
    if at >= 0 and button.enabled and not state.pressed:
        screen.text(x + look.small.width(button.text[:at]), y, hot, look.small, p.hot)


def _toggle(look: "Dos", screen: Screen, toggle: Toggle, state: State) -> None:
    p, box = look.pens, toggle.box
    high = look.small.height
    mark = Box(box.x, _line(look, box), 16, high)
    screen.rect(*mark, p.black)
    screen.frame(*mark, p.frame)
    _rim(look, screen, mark, state)
    if toggle.on:
        screen.text(mark.x + 4, mark.y, "✓", look.small, p.hot)
    ink = p.hot if state.focus else p.box_text
    screen.text(mark.right + 8, mark.y, toggle.text, look.small, ink)


def _choice(look: "Dos", screen: Screen, choice: Choice, state: State) -> None:
    p, box = look.pens, choice.box.inset(0, 2)
    screen.rect(*box, p.black)
    screen.frame(*box, p.frame)
    _rim(look, screen, box, state)
    y = _line(look, box)
    ink = p.hot if state.focus else p.box_text
    screen.text(box.x + 6, y, "◀", look.small, p.frame)
    screen.text(box.right - 14, y, "▶", look.small, p.frame)
    x = box.x + (box.w - look.small.width(choice.text)) // 2
    screen.text(x, y, choice.text, look.small, ink)


def _field(look: "Dos", screen: Screen, field: Field, state: State) -> None:
    p, box = look.pens, field.box.inset(0, 2)
    screen.rect(*box, p.black)
    screen.frame(*box, p.frame)
    _rim(look, screen, box, state)
    y = _line(look, box)
    room = (box.w - 12) // 8
    first = max(0, field.cursor - room)
    with screen.clip(box.x + 4, box.y, box.w - 8, box.h):
        screen.text(box.x + 6, y, field.text[first:], look.small, p.box_text)
        if state.focus and field.selected:
            wide = look.small.width(field.text[first:])
            screen.swap(box.x + 6, y, wide, look.small.height, p.black, p.box_text)
        if state.focus:
            x = box.x + 6 + look.small.width(field.text[first : field.cursor])
            screen.rect(x, y + look.small.height - 3, 8, 2, p.hot)


def _slider(look: "Dos", screen: Screen, slider: Slider, state: State) -> None:
    p = look.pens
    track = _track(slider)
    screen.rect(track.x, track.y, track.w, track.h, p.black)
    screen.frame(*track, p.frame)
    x = knob_left(slider)
    screen.rect(track.x + 1, track.y + 1, x - track.x, track.h - 2, p.frame)
    knob = Box(x, slider.box.y + 4, KNOB, slider.box.h - 8)
    screen.rect(*knob, p.box_text)
    screen.frame(*knob, p.black)
    _rim(look, screen, knob, state)
    look.write(screen, track.right + 8, _line(look, slider.box), str(slider.value))


def _track(slider: Slider) -> Box:
    box = slider.box
    return Box(box.x, box.y + box.h // 2 - 4, box.w - 40, 8)


def knob_left(slider: Slider) -> int:
    """Give the knob's left edge."""
    track, span = _track(slider), max(1, slider.high - slider.low)
    return track.x + (track.w - KNOB) * (slider.value - slider.low) // span


def slide_to(slider: Slider, x: int) -> int:
    """Give the value that a knob centred at column x shows."""
    track, span = _track(slider), slider.high - slider.low
    part = (x - KNOB // 2 - track.x) / max(1, track.w - KNOB)
    return slider.low + round(span * min(1.0, max(0.0, part)))


def _list(look: "Dos", screen: Screen, box: ListBox, state: State) -> None:
    p, area, line = look.pens, box.box, look.metrics.line
    screen.rect(*area, p.black)
    screen.frame(*area, p.frame)
    _rim(look, screen, area, state)
    y, width = area.y + 2, area.w - look.metrics.bar - 2
    if box.header:
        screen.rect(area.x + 1, y - 1, area.w - 2, line, p.frame)
        screen.text(area.x + 8, y, box.header, look.small, p.black)
        y += line
    with screen.clip(area.x + 2, area.y, width - 2, area.h):
        for number in range(box.top, min(len(box.items), box.top + box.rows)):
            chosen = number == box.chosen
            if chosen:
                screen.rect(area.x + 2, y, width, line, p.frame)
            ink = p.black if chosen else p.box_text
            screen.text(area.x + 8, y + 1, box.items[number], look.small, ink)
            y += line
    _bar(look, screen, box)


def _page(look: "Dos", screen: Screen, page: TextPage, state: State) -> None:
    p, area, line = look.pens, page.box, look.metrics.line
    screen.rect(*area, p.black)
    screen.frame(*area, p.frame)
    _rim(look, screen, area, state)
    with screen.clip(area.x + 2, area.y + 2, area.w - look.metrics.bar - 2, area.h - 4):
        for row in range(page.rows):
            number = page.top + row
            if number < len(page.lines):
                text, style = page.lines[number]
                look.write(screen, area.x + 8, area.y + 5 + row * line, text, style)
        for first, (rows, paint) in page.pictures.items():
            if first < page.top + page.rows and first + rows > page.top:
                y = area.y + 5 + (first - page.top) * line
                paint(screen, Box(area.x + 8, y, area.w - look.metrics.bar - 16, rows * line))
    _bar(look, screen, page)


# The scroll bar


def _parts(bar: int, widget: ListBox | TextPage) -> scrollbar.ScrollBar:
    area = widget.box
    return scrollbar.parts(Box(area.right - bar, area.y, bar, area.h), widget, arrow=bar, least=12)


def _bar(look: "Dos", screen: Screen, widget: ListBox | TextPage) -> None:
    p = look.pens
    up, down, track, thumb = _parts(look.metrics.bar, widget)
    screen.rect(*track, p.black)
    screen.pattern(*track, (0x88, 0x22), p.frame)
    if scrollbar.count(widget) > widget.rows:
        screen.rect(*thumb, p.frame)
    for box, sign in ((up, "▲"), (down, "▼")):
        screen.rect(*box, p.box)
        screen.frame(*box, p.frame)
        screen.text(box.x + 4, _line(look, box), sign, look.small, p.box_text)
    screen.vline(track.x, up.y, down.bottom - up.y, p.frame)
    screen.frame(*widget.box, p.frame)


def scroll_part(bar: int, widget: ListBox | TextPage, x: int, y: int) -> str:
    """Tell what of a scroll bar is at a point: up, down, pageup, pagedown, thumb or "" (none)."""
    return scrollbar.part_at(_parts(bar, widget), x, y)


def scroll_to(bar: int, widget: ListBox | TextPage, y: int) -> int:
    """Give the top line for a thumb whose middle is dragged to row y."""
    return scrollbar.top_at(_parts(bar, widget), widget, y)
