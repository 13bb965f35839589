"""The widgets of the Amiga dress: boxed gadgets, wells with a cursor block, knobs in containers."""

from typing import TYPE_CHECKING

from retrogames.looks import scrollbar
from retrogames.looks.intuitionart import ARROWS, CHECK
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
    from retrogames.looks.intuition import Intuition

BAR, ARROW = 18, 10
"""Width of a list's proportional gadget and height of its arrows."""

KNOB = 12
"""Width of a slider's knob; one step of a colour slider is as wide."""

SCALED = 18
"""Height from which a slider has a scale."""

EDGE = 8
"""Room between a slider's container and its outermost knob."""


def draw_widget(look: "Intuition", screen: Screen, widget: Widget, state: State) -> None:
    """Draw one widget in its box, ghosted where it is disabled."""
    s = look.surface(screen)
    _draw(look, screen, s, widget, state)
    if not widget.enabled:
        look.ghost(s, widget.box, look.pens.well if isinstance(widget, Field) else None)


def _draw(look: "Intuition", screen: Screen, s: Screen, widget: Widget, state: State) -> None:
    match widget:
        case Label():
            _label(look, s, widget)
        case Button():
            _button(look, s, widget, state)
        case Toggle():
            _toggle(look, s, widget, state)
        case Choice():
            _choice(look, s, widget, state)
        case Field():
            _field(look, s, widget, state)
        case Slider():
            _slider(look, s, widget, state)
        case ListBox():
            _list(look, s, widget, state)
        case TextPage():
            _page(look, screen, widget, state)
        case Picture():
            widget.paint(screen, widget.box)


def _label(look: "Intuition", s: Screen, label: Label) -> None:
    box = label.box
    slack = box.w - look.width(label.text, label.style)
    x = box.x + {"left": 0, "centre": slack // 2, "right": slack}[label.align]
    look.letter(s, x, box.y + (box.h - 8) // 2, label.text, label.style)


def _button(look: "Intuition", s: Screen, button: Button, state: State) -> None:
    p, box = look.pens, button.box
    s.rect(*box, p.fill)
    look.box(s, box, p.text)
    if state.focus:
        look.box(s, box.inset(4, 2), p.focus)
    elif button.default:
        look.box(s, box.inset(4, 2), p.quiet)
    x = box.x + (box.w - look.width(button.text)) // 2
    s.text(x, box.y + (box.h - 8) // 2, button.text, look.topaz, p.text)
    if state.pressed:
        look.highlight(s, box)


def _toggle(look: "Intuition", s: Screen, toggle: Toggle, state: State) -> None:
    p, box = look.pens, toggle.box
    mark = Box(box.x, box.y + (box.h - 10) // 2, 22, 10)
    s.rect(*mark, p.fill)
    look.box(s, mark, p.focus if state.focus else p.text)
    if toggle.on:
        s.blit(CHECK.recoloured({0: p.text}), mark.x + 4, mark.y + 1)
    s.text(mark.right + 8, mark.y + 1, toggle.text, look.topaz, p.text)
    if state.pressed:
        look.highlight(s, mark)


def _arrow(s: Screen, box: Box, sign: str, pen: int) -> None:
    """Draw an arrow in the middle of its gadget; `sign` is up, down, left or right."""
    s.blit(ARROWS[sign].recoloured({0: pen}), *box.centre)


def _choice(look: "Intuition", s: Screen, choice: Choice, state: State) -> None:
    p, box = look.pens, Box(choice.box.x, choice.box.y + (choice.box.h - 12) // 2, choice.box.w, 12)
    s.rect(*box, p.fill)
    pen = p.focus if state.focus else p.text
    look.box(s, box, pen)
    for edge, sign in ((box.x, "left"), (box.right - 18, "right")):
        _arrow(s, Box(edge, box.y, 18, 12), sign, p.text)
    s.rect(box.x + 16, box.y, 2, 12, pen)
    s.rect(box.right - 18, box.y, 2, 12, pen)
    x = box.x + (box.w - look.width(choice.text)) // 2
    s.text(x, box.y + 2, choice.text, look.topaz, p.text)
    if state.pressed:
        look.highlight(s, box)


def _field(look: "Intuition", s: Screen, field: Field, state: State) -> None:
    p, box = look.pens, Box(field.box.x, field.box.y + (field.box.h - 12) // 2, field.box.w, 12)
    look.well(s, box)
    if state.focus:
        look.box(s, box, p.focus)
    first = max(0, field.cursor - (box.w - 12) // 8)
    with s.clip(box.x + 4, box.y, box.w - 6, box.h):
        s.text(box.x + 4, box.y + 2, field.text[first:], look.topaz, p.typed)
        if state.focus and field.selected:
            s.swap(box.x + 4, box.y + 1, 8 * len(field.text[first:]), 10, p.typed, p.well)
        if state.focus:
            x = box.x + 4 + 8 * (field.cursor - first)
            s.rect(x, box.y + 2, 8, 8, p.focus)
            s.text(x, box.y + 2, field.text[field.cursor : field.cursor + 1], look.topaz, p.well)


# Proportional gadgets


def _container(slider: Slider) -> Box:
    """Give a slider's container: caption left of it, value right, scale below in a high box."""
    x, y, w, h = slider.box
    left = 16 if slider.caption else 0
    if h >= SCALED:
        return Box(x + left, y, w - left - 28, 14)
    return Box(x + left, y + (h - 12) // 2, w - left - 28, 12)


def _knob(slider: Slider) -> Box:
    box, span = _container(slider), max(1, slider.high - slider.low)
    x = box.x + EDGE + (box.w - 2 * EDGE - KNOB) * (slider.value - slider.low) // span
    return Box(x, box.y + 2, KNOB, box.h - 4)


def _slider(look: "Intuition", s: Screen, slider: Slider, state: State) -> None:
    p, box, knob = look.pens, _container(slider), _knob(slider)
    y = box.y + (box.h - 8) // 2
    s.rect(*box, p.fill)
    look.box(s, box, p.focus if state.focus else p.text)
    s.rect(*knob, p.text)
    if slider.caption:
        s.text(slider.box.x, y, slider.caption, look.topaz, p.text)
    number = str(slider.value)
    s.text(slider.box.right - look.width(number), y, number, look.topaz, p.text)
    if slider.box.h >= SCALED:
        span = max(1, slider.high - slider.low)
        for n in range(span + 1):
            x = box.x + EDGE + (box.w - 2 * EDGE - KNOB) * n // span + KNOB // 2
            s.rect(x - 1, box.bottom + 1, 2, 2 if n % 5 == 0 else 1, p.text)


def slide_to(slider: Slider, x: int) -> int:
    """Give the value of a knob centred at column x; a press beside the knob pages a step towards it."""
    box, span, knob = _container(slider), slider.high - slider.low, _knob(slider)
    if not slider.held:
        return slider.value + (x >= knob.right) - (x < knob.x)
    part = (x - KNOB // 2 - box.x - EDGE) / max(1, box.w - 2 * EDGE - KNOB)
    return slider.low + round(span * min(1.0, max(0.0, part)))


def _list(look: "Intuition", s: Screen, box: ListBox, state: State) -> None:
    p, area, line = look.pens, box.box, look.metrics.line
    s.rect(*area, p.fill)
    y, width = area.y + 2, area.w - BAR
    if box.header:
        s.rect(area.x, area.y, area.w, line + 1, p.text)
        s.text(area.x + 8, y, box.header, look.topaz, p.fill)
        y += line
    with s.clip(area.x + 2, area.y, width - 2, area.h):
        for number in range(box.top, min(len(box.items), box.top + box.rows)):
            s.text(area.x + 8, y + 1, box.items[number], look.topaz, p.text)
            if number == box.chosen:
                look.highlight(s, Box(area.x + 4, y, width - 8, line))
            y += line
    look.box(s, area, p.focus if state.focus else p.text)
    _bar(look, s, box, p.focus if state.focus else p.text)


def _page(look: "Intuition", screen: Screen, page: TextPage, state: State) -> None:
    s, p, area, line = look.surface(screen), look.pens, page.box, look.metrics.line
    s.rect(*area, look.page_pens.fill)
    with s.clip(area.x + 2, area.y + 1, area.w - BAR - 2, area.h - 2):
        for row in range(page.rows):
            number = page.top + row
            if number < len(page.lines):
                text, style = page.lines[number]
                look.letter(s, area.x + 8, area.y + 4 + row * line, text, style, page=True)
        for first, (rows, paint) in page.pictures.items():
            if first >= page.top and first + rows <= page.top + page.rows:
                y = area.y + 4 + (first - page.top) * line
                paint(screen, Box(area.x + 8, y, area.w - BAR - 16, rows * line))
    look.box(s, area, p.focus if state.focus else p.text)
    _bar(look, s, page, p.focus if state.focus else p.text)


def _bar_parts(widget: ListBox | TextPage) -> scrollbar.ScrollBar:
    area = widget.box
    return scrollbar.parts(Box(area.right - BAR, area.y, BAR, area.h), widget, ARROW, 6)


def _bar(look: "Intuition", s: Screen, widget: ListBox | TextPage, pen: int) -> None:
    """Draw arrows, container and knob at a list's right."""
    p, bar = look.pens, _bar_parts(widget)
    s.rect(bar.up.x, bar.up.y, BAR, widget.box.h, p.fill)
    look.box(s, Box(bar.up.x, bar.up.y, BAR, widget.box.h), pen)
    s.hline(bar.up.x, bar.up.bottom - 1, BAR, pen)
    s.hline(bar.down.x, bar.down.y, BAR, pen)
    _arrow(s, bar.up, "up", p.text)
    _arrow(s, bar.down, "down", p.text)
    knob = bar.thumb.inset(4, 1)
    s.rect(*knob, p.text)


def scroll_part(widget: ListBox | TextPage, x: int, y: int) -> str:
    """Tell what of a scroll bar is at a point."""
    return scrollbar.part_at(_bar_parts(widget), x, y)


def scroll_to(widget: ListBox | TextPage, y: int) -> int:
    """Give the top line for a knob whose middle is dragged to row y."""
    return scrollbar.top_at(_bar_parts(widget), widget, y)
