"""The widgets of the GEM dress: paper and ink, borders drawn outwards, selection by inversion."""

from typing import TYPE_CHECKING

from retrogames.looks import scrollbar
from retrogames.looks.gemart import CROSS
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
    from retrogames.looks.gem import Gem

PAPER, INK = 0, 15

DITHER = (0xAA, 0x55)
"""Every other pixel: slider tracks and title rows (looks, 3.3)."""

CHECKER = (0x55, 0xAA)
"""The other pixels, in paper over disabled text (looks, 3.3)."""

GADGET = 12
"""Width of a window gadget; it is eleven high and shares its lines with its neighbours (looks, 3.3)."""


def draw_widget(look: "Gem", screen: Screen, widget: Widget, state: State) -> None:
    """Draw one widget in its box, and white checker dots over what is disabled."""
    s = look.surface(screen)
    _draw(look, screen, s, widget, state)
    if not widget.enabled:
        dim(s, widget.box if not isinstance(widget, Button) else widget.box.inset(3))


def _draw(look: "Gem", screen: Screen, s: Screen, widget: Widget, state: State) -> None:
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


def dim(s: Screen, box: Box) -> None:
    """Lay white checker dots over what is disabled."""
    s.pattern(*box, CHECKER, PAPER)


def dotted(s: Screen, box: Box, ink: int = INK) -> None:
    """Draw the keyboard's focus: a frame of dots inside a box."""
    for rim in (
        Box(box.x, box.y, box.w, 1),
        Box(box.x, box.bottom - 1, box.w, 1),
        Box(box.x, box.y, 1, box.h),
        Box(box.right - 1, box.y, 1, box.h),
    ):
        s.pattern(*rim, DITHER, ink)


def _label(look: "Gem", s: Screen, label: Label) -> None:
    box = label.box
    slack = box.w - look.width(label.text, label.style)
    x = box.x + {"left": 0, "centre": slack // 2, "right": slack}[label.align]
    look.letter(s, x, box.y + (box.h - 8) // 2, label.text, label.style)


def _button(look: "Gem", s: Screen, button: Button, state: State) -> None:
    inner = button.box.inset(3)
    s.rect(*button.box, PAPER)
    border = 3 if button.default else 2
    s.frame(*inner.inset(-border), INK, border)
    x = inner.x + (inner.w - look.width(button.text)) // 2
    s.text(x, inner.y + (inner.h - 7) // 2, button.text, look.text, INK)
    if state.focus:
        dotted(s, inner.inset(-border - 2))
    if state.pressed:
        s.swap(*inner, INK, PAPER)


def _toggle(look: "Gem", s: Screen, toggle: Toggle, state: State) -> None:
    box = toggle.box
    y = box.y + (box.h - 9) // 2
    s.rect(box.x, y, 9, 9, PAPER)
    s.frame(box.x, y, 9, 9, INK)
    if toggle.on:
        s.line(box.x + 2, y + 2, box.x + 6, y + 6, INK)
        s.line(box.x + 6, y + 2, box.x + 2, y + 6, INK)
    end = s.text(box.x + 14, y + 1, toggle.text, look.text, INK)
    if state.focus:
        dotted(s, Box(box.x + 12, y - 1, end - box.x - 10, 11))
    if state.pressed:
        s.swap(box.x + 1, y + 1, 7, 7, INK, PAPER)


def _arrow(look: "Gem", s: Screen, box: Box, sign: str, pressed: bool = False) -> None:
    """Draw an arrow gadget."""
    s.rect(*box, PAPER)
    s.frame(*box, INK)
    s.text(box.x + (box.w - 8) // 2, box.y + 2, sign, look.text, INK)
    if pressed:
        s.swap(*box.inset(1), INK, PAPER)


def _choice(look: "Gem", s: Screen, choice: Choice, state: State) -> None:
    box = Box(choice.box.x, choice.box.y + (choice.box.h - 11) // 2, choice.box.w, 11)
    s.rect(*box, PAPER)
    s.frame(*box, INK)
    _arrow(look, s, Box(box.x, box.y, GADGET, 11), "←")
    _arrow(look, s, Box(box.right - GADGET, box.y, GADGET, 11), "→")
    middle = Box(box.x + GADGET, box.y + 1, box.w - 2 * GADGET, 9)
    s.text(middle.x + (middle.w - look.width(choice.text)) // 2, box.y + 2, choice.text, look.text, INK)
    if state.focus:
        s.swap(*middle, INK, PAPER)


def _field(look: "Gem", s: Screen, field: Field, state: State) -> None:
    box, text = field.box, field.text
    y = box.y + (box.h - 8) // 2
    room = max(1, (box.w - 12) // 8)
    first = max(0, field.cursor - room)
    if field.blank:
        own_ending = "." in text or len(text) > field.blank.find(".")
        shown = text if own_ending else text + field.blank[len(text) :]
    else:
        shown = text.ljust(field.limit, "_")
    shown = shown[first : first + room]
    if first:
        shown = "…" + shown[1:]
    for n, letter in enumerate(shown):
        x = box.x + 4 + 8 * n
        if letter == "_":
            s.hline(x, y + 7, 8, INK)  # one line from place to place, without the letters' gap
        else:
            s.text(x, y, letter, look.text, INK)
    if state.focus and field.selected:
        s.swap(box.x + 4, y - 1, 8 * min(len(text) - first, room), 10, INK, PAPER)
    if state.focus:
        s.vline(box.x + 4 + 8 * (field.cursor - first), y - 2, 12, INK)


def _slider_parts(slider: Slider) -> tuple[Box, Box, Box, Box]:
    """Give left arrow, right arrow, track and knob."""
    box = Box(slider.box.x, slider.box.y + (slider.box.h - 11) // 2, slider.box.w, 11)
    left, right = Box(box.x, box.y, GADGET, 11), Box(box.right - GADGET, box.y, GADGET, 11)
    track = Box(left.right - 1, box.y, box.w - 2 * GADGET + 2, 11)
    wide = 8 * max(len(str(slider.low)), len(str(slider.high))) + 8
    span = max(1, slider.high - slider.low)
    x = track.x + (track.w - wide) * (slider.value - slider.low) // span
    return left, right, track, Box(x, box.y, wide, 11)


def _slider(look: "Gem", s: Screen, slider: Slider, state: State) -> None:
    left, right, track, knob = _slider_parts(slider)
    _arrow(look, s, left, "←")
    _arrow(look, s, right, "→")
    s.rect(*track, PAPER)
    s.pattern(*track, DITHER, INK)
    s.frame(*track, INK)
    s.rect(*knob, PAPER)
    s.frame(*knob, INK)
    number = str(slider.value)
    s.text(knob.x + (knob.w - look.width(number)) // 2, knob.y + 2, number, look.text, INK)
    if state.focus:
        s.swap(*knob.inset(1), INK, PAPER)


def slide_to(slider: Slider, x: int) -> int:
    """Give the value that a knob centred at column x shows; an arrow means a step, not while dragging."""
    left, right, track, knob = _slider_parts(slider)
    step = right.contains(x, right.y) - left.contains(x, left.y)
    if step and slider.held:
        return slider.value
    if step:
        return min(slider.high, max(slider.low, slider.value + step))
    part = (x - knob.w // 2 - track.x) / max(1, track.w - knob.w)
    return slider.low + round((slider.high - slider.low) * min(1.0, max(0.0, part)))


def _list(look: "Gem", s: Screen, box: ListBox, state: State) -> None:
    area, line = box.box, look.metrics.line
    s.rect(*area, PAPER)
    y, width = area.y + 2, area.w - GADGET
    x = area.x + (6 if box.closer else 4)
    if box.header:
        _list_title(look, s, box)
        y += line
    with s.clip(area.x, area.y, width, area.h):
        for number in range(box.top, min(len(box.items), box.top + box.rows)):
            s.text(x, y + 1, box.items[number], look.text, INK)
            if number == box.chosen:
                s.swap(area.x + 1, y, width - 1, line, INK, PAPER)
            y += line
    s.frame(*area, INK)
    _bar(look, s, box)
    if state.focus:
        s.frame(*area.inset(-1), INK)


def _list_title(look: "Gem", s: Screen, box: ListBox) -> None:
    """Draw a list's title row: captions over a line, or a close box and the title on a dithered bar."""
    area = box.box
    row = Box(area.x, area.y, area.w - GADGET + 1, 11)
    if not box.closer:
        s.text(area.x + 4, area.y + 2, box.header, look.text, INK)
        s.hline(row.x, row.bottom - 1, row.w, INK)
        return
    s.pattern(*row, DITHER, INK)
    s.frame(*row, INK)
    close = close_box(box)
    s.rect(*close, PAPER)
    s.frame(*close, INK)
    s.blit(CROSS, close.x + 2, close.y + 2)
    title = box.header[: (row.w - GADGET - 18) // 8]
    wide = look.width(title)
    x = close.right + (row.w - GADGET - wide) // 2
    s.rect(x - 8, row.y + 1, wide + 16, 9, PAPER)
    s.text(x, row.y + 2, title, look.text, INK)


def close_box(box: ListBox) -> Box:
    """Give the close box in a list's title row."""
    return Box(box.box.x, box.box.y, GADGET, 11)


def _page(look: "Gem", screen: Screen, page: TextPage, state: State) -> None:
    s, area, line = look.surface(screen), page.box, look.metrics.line
    s.rect(*area, PAPER)
    for row in range(page.rows):
        number = page.top + row
        if number < len(page.lines):
            text, style = page.lines[number]
            look.letter(s, area.x + 4, area.y + 3 + row * line, text, style)
    for first, (rows, paint) in page.pictures.items():
        if first >= page.top and first + rows <= page.top + page.rows:
            y = area.y + 3 + (first - page.top) * line
            paint(screen, Box(area.x + 4, y, area.w - GADGET - 8, rows * line))
    s.frame(*area, INK)
    _bar(look, s, page)
    if state.focus:
        s.frame(*area.inset(-1), INK)


# The scroll bar


def _bar_parts(widget: ListBox | TextPage) -> scrollbar.ScrollBar:
    area = widget.box
    return scrollbar.parts(Box(area.right - GADGET, area.y, GADGET, area.h), widget, 11, 11)


def _bar(look: "Gem", s: Screen, widget: ListBox | TextPage) -> None:
    bar = _bar_parts(widget)
    _arrow(look, s, bar.up, "↑")
    _arrow(look, s, bar.down, "↓")
    s.rect(*bar.track, PAPER)
    if scrollbar.count(widget) > widget.rows:
        s.pattern(*bar.track, DITHER, INK)
    s.rect(*bar.thumb, PAPER)
    s.frame(bar.track.x, bar.track.y - 1, bar.track.w, bar.track.h + 2, INK)
    s.frame(*bar.thumb.inset(0, -1), INK)


def scroll_part(widget: ListBox | TextPage, x: int, y: int) -> str:
    """Tell what of a scroll bar is at a point, or `close` on the close box."""
    if isinstance(widget, ListBox) and widget.closer and close_box(widget).contains(x, y):
        return "close"
    return scrollbar.part_at(_bar_parts(widget), x, y)


def scroll_to(widget: ListBox | TextPage, y: int) -> int:
    """Give the top line for a thumb whose middle is dragged to row y."""
    return scrollbar.top_at(_bar_parts(widget), widget, y)
