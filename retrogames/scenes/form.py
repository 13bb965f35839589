"""A dialog of widgets: focus, keys, mouse and values, the same in every dress."""

from collections.abc import Callable, Sequence
from time import monotonic

from retrogames.looks.look import Look
from retrogames.looks.widgets import (
    NOWHERE,
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
from retrogames.machine.events import Event, Key, Motion, Press, Release, Text, Wheel
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.layout import Row, lay_out
from retrogames.scenes.lineedit import edit, fill, insert, place_at
from retrogames.scenes.lists import choose, key_step, part_step
from retrogames.scenes.scene import Change, Pop

DOUBLE_CLICK = 0.4
"""Seconds within which a second click on the same line opens it."""

REPEAT_AFTER, REPEAT_EVERY = 15, 3
"""Ticks until a held arrow repeats, and between repeats (looks, 5.2)."""


class Form:
    """A panel of widgets over whatever is below.

    `answer(form, key)` is called with a button's key when it is pressed, with another widget's key when
    its value has changed, with `close` for the panel's closing gadget; what it gives is done. Without it a
    button pops with its key. Esc presses the `escape` button, Return the focused or the default one.
    One that is no `overlay` stands on the empty machine: what is below is drawn for other registers.
    """

    overlay = True
    hides_pointer = False
    busy = holding = False

    def __init__(
        self,
        look: Look,
        title: str,
        rows: Sequence[Row],
        buttons: Sequence[Button],
        answer: "Callable[[Form, str], Change | None] | None" = None,
        palette: Palette | None = None,
        kind: str = "none",
        panel: Box | None = None,
    ) -> None:
        self._look = look
        self.title = title
        self.palette = look.palette if palette is None else palette
        self.answer = answer
        self.dirty = True
        self.kind = kind
        self.buttons = list(buttons)
        self._pressed: Widget | None = None
        self._hover: Widget | None = None
        self._dragging = ""
        self._pointer_at = (0, 0)
        self._held = 0
        self._clicked: tuple[int, float] = (-1, 0.0)
        self._grip: tuple[int, int] | None = None
        self.panel = Box(0, 0, 0, 0)
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.typing: Field | None = None
        """The field that takes letters typed while a list has the focus, instead of hot letters."""
        self.arrange(rows, panel)

    @property
    def look(self) -> Look:
        """The dress of this dialog."""
        return self._look

    def arrange(self, rows: Sequence[Row], panel: Box | None = None) -> None:
        """Lay the rows out anew; with a panel the widgets have their boxes already."""
        width, height = self.look.icon_size(self.kind)
        left = width + 2 * self.look.metrics.char if width else 0
        if panel is None:
            self.panel, self.widgets = lay_out(self.look, self.title, rows, self.buttons, left, height)
        else:
            flat = [w for row in rows if row is not None for w in (row if isinstance(row, tuple) else (row,))]
            self.panel = panel
            self.widgets = [w for w in (*flat, *self.buttons) if w.box != NOWHERE]
        if self.focus not in self.widgets or self.focus is None:
            self.focus = self._first_focus()
        self.dirty = True

    def move_by(self, dx: int, dy: int) -> None:
        """Move the panel with everything in it, in the look's pixels."""
        self.panel = self.panel.move(dx, dy)
        for widget in self.widgets:
            widget.box = widget.box.move(dx, dy)
        self.dirty = True

    def _first_focus(self) -> Widget | None:
        stops = self._stops()
        default = [w for w in stops if isinstance(w, Button) and w.default]
        inputs = [w for w in stops if isinstance(w, Field | ListBox | TextPage)]
        return (inputs or default or stops or [None])[0]

    def _stops(self) -> list[Widget]:
        return [w for w in self.widgets if w.enabled and not isinstance(w, Label) and _can_be_chosen(w)]

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save."""

    @property
    def sleep(self) -> int | None:
        """Every tick while an arrow may repeat, else not at all."""
        held = isinstance(self._pressed, Slider) or (self._pressed and self._dragging not in ("", "thumb"))
        return 1 if held else None

    def update(self) -> Change | None:
        """Repeat a held arrow, or a press beside the thumb until that has come there."""
        if self.sleep is None:
            return None
        self._held += 1
        late = self._held - REPEAT_AFTER
        if late < 0 or late % REPEAT_EVERY:
            return None
        widget, (x, y) = self._pressed, self._pointer_at
        if isinstance(widget, Slider):
            return self._step_slider(widget, x, y)
        if isinstance(widget, ListBox | TextPage) and self.look.scroll_part(widget, x, y) == self._dragging:
            return self._scroll(widget, part_step(widget, self._dragging))
        return None

    def draw(self, screen: Screen) -> None:
        """Draw panel, sign and widgets."""
        if not self.overlay:
            self.look.ground(screen)
        self.look.panel(screen, self.panel, self.title)
        inside = self.look.inside(self.panel, self.title)
        if self.look.icon_size(self.kind)[0]:
            self.look.icon(screen, self.kind, inside.x, inside.y)
        for widget in self.widgets:
            state = State(
                focus=widget is self.focus,
                pressed=widget is self._pressed and self._hover is widget,
                hover=widget is self._hover,
            )
            self.look.widget(screen, widget, state)

    def handle(self, event: Event) -> Change | None:
        """Answer keys and pointer."""
        match event:
            case Key():
                return self._key(event)
            case Text(text=text):
                return self._type(text)
            case Press(button="left") | Release(button="left") | Motion():
                return self._pointer(event)
            case Press(button="right"):
                return self._escape()
            case Wheel(dy=dy):
                return self._scroll(self._hover if self._scrolls(self._hover) else self.focus, -3 * dy)
        return None

    def _tell(self, key: str) -> Change | None:
        if self.answer is None:
            return Pop(key)
        return self.answer(self, key)

    # Keys

    def _key(self, key: Key) -> Change | None:
        if key.name == "escape":
            return self._escape()
        if key.name == "return":
            return self._return()
        if key.name == "tab":
            self._move_focus(-1 if key.shift else 1)
            return None
        if isinstance(self.focus, Field):
            return self._edit(self.focus, key)
        changed = self._value_key(key)
        if changed is not None:
            return self._tell(changed) if changed else None
        if key.name in ("up", "left"):
            self._move_focus(-1)
        elif key.name in ("down", "right"):
            self._move_focus(1)
        elif key.plain:
            return self._letter(key)
        return None

    def _letter(self, key: Key) -> Change | None:
        """Press a button by its letter, or begin to type a name over a list."""
        field = self.typing
        if field is not None and isinstance(self.focus, ListBox) and key.char.isprintable() and key.char:
            fill(field, "")
            self.focus = field
            return None
        return self._hot(key.name)

    def _value_key(self, key: Key) -> str | None:
        """Change the focused widget's value: its key when changed, "" when the key was used, else None."""
        widget, step = self.focus, {"left": -1, "right": 1}.get(key.name, 0)
        match widget:
            case Choice() if step:
                widget.index = (widget.index + step) % len(widget.options)
                return widget.key
            case Slider() if step:
                widget.value = min(widget.high, max(widget.low, widget.value + step))
                return widget.key
            case Toggle() if key.name == "space":
                widget.on = not widget.on
                return widget.key
            case Choice() if key.name == "space":
                widget.index = (widget.index + 1) % len(widget.options)
                return widget.key
            case ListBox() | TextPage():
                return self._list_key(widget, key.name)
            case Button() | Picture() if key.name == "space":
                return widget.key
        return None

    def _list_key(self, widget: ListBox | TextPage, name: str) -> str | None:
        if name == "backspace" and isinstance(widget, ListBox) and widget.closer:
            return widget.closer
        step = key_step(widget, name)
        if step is None:
            return None
        if isinstance(widget, TextPage):
            self._scroll(widget, step)
            return ""
        return widget.key if choose(widget, step) else ""

    def _edit(self, field: Field, key: Key) -> Change | None:
        if key.name in ("up", "down"):
            self._move_focus(1 if key.name == "down" else -1)
            return None
        return self._tell(field.key) if edit(field, key.name) else None

    def _type(self, text: str) -> Change | None:
        field = self.focus
        return self._tell(field.key) if isinstance(field, Field) and insert(field, text) else None

    def _hot(self, letter: str) -> Change | None:
        for button in self.buttons:
            if button.enabled and (button.hot or button.text[:1]).lower() == letter:
                return self._tell(button.key)
        return None

    def _return(self) -> Change | None:
        if isinstance(self.focus, Button):
            return self._tell(self.focus.key)
        for button in self.buttons:
            if button.default and button.enabled:
                return self._tell(button.key)
        return None

    def _escape(self) -> Change | None:
        for button in self.buttons:
            if button.escape and button.enabled:
                return self._tell(button.key)
        return self._tell(self.buttons[0].key) if len(self.buttons) == 1 else None

    def _move_focus(self, step: int) -> None:
        stops = self._stops()
        if not stops:
            return
        at = stops.index(self.focus) if self.focus in stops else -1
        self.focus = stops[(at + step) % len(stops)]

    # Pointer

    def _pointer(self, event: Press | Release | Motion) -> Change | None:
        x, y = self._pointer_at = self.look.surface_point(event.x, event.y)
        over = next((w for w in self._stops() if w.box.contains(x, y)), None)
        if over is not self._hover:
            self._hover = over
            self.dirty = True
        match event:
            case Press():
                return self._press(over, x, y)
            case Motion():
                return self._drag(x, y)
        return self._release(over, x)

    def _press(self, over: Widget | None, x: int, y: int) -> Change | None:
        closing = self.look.close_box(self.panel, self.title)
        if closing is not None and closing.contains(x, y):
            return self._escape()
        self._pressed, self._dragging, self._held = over, "", 0
        if over is None:
            by_title = self.panel.contains(x, y) and y < self.look.inside(self.panel, self.title).y
            self._grip = (x - self.panel.x, y - self.panel.y) if by_title else None
            return None
        self.focus = over
        match over:
            case Slider():
                return self._step_slider(over, x, y)
            case ListBox() | TextPage():
                return self._press_list(over, x, y)
            case Picture():
                return self._tell(over.key)
            case Field():
                over.cursor, over.selected = place_at(self.look, over, x), False
        return None

    def _step_slider(self, slider: Slider, x: int, y: int) -> Change | None:
        slider.held = False
        change = self._drag(x, y)
        slider.held = True
        return change

    def _press_list(self, over: ListBox | TextPage, x: int, y: int) -> Change | None:
        part = self.look.scroll_part(over, x, y)
        if part == "close" and isinstance(over, ListBox):
            return self._tell(over.closer)
        if part:
            self._dragging = part
            return self._scroll(over, part_step(over, part))
        if isinstance(over, TextPage):
            return None
        first = over.box.y + 2 + (self.look.metrics.line if over.header else 0)
        line = over.top + (y - first) // self.look.metrics.line
        if y < first or not over.top <= line < min(len(over.items), over.top + over.rows):
            return None
        now = monotonic()
        double = self._clicked[0] == line and now - self._clicked[1] < DOUBLE_CLICK
        self._clicked = (line, now)
        over.chosen = line
        change = self._tell(over.key)
        if change is None and double:
            for button in self.buttons:
                if button.default and button.enabled:
                    return self._tell(button.key)
        return change

    def _drag(self, x: int, y: int) -> Change | None:
        widget = self._pressed
        if self._grip is not None:
            self._pull(x - self._grip[0], y - self._grip[1])
        elif isinstance(widget, Slider):
            value = self.look.slide_to(widget, x)
            if value != widget.value:
                widget.value, self.dirty = value, True
                return self._tell(widget.key)
        elif isinstance(widget, ListBox | TextPage) and self._dragging == "thumb":
            widget.top, self.dirty = self.look.scroll_to(widget, y), True
        return None

    def _pull(self, x: int, y: int) -> None:
        """Let the panel follow the pointer that holds its title, as far as panels may stand."""
        area, panel = self.look.area, self.panel
        x = min(max(x, area.x), max(area.x, area.right - panel.w))
        y = min(max(y, area.y), max(area.y, area.bottom - panel.h))
        if (x, y) != (panel.x, panel.y):
            self.move_by(x - panel.x, y - panel.y)

    def _release(self, over: Widget | None, x: int) -> Change | None:
        pressed, self._pressed, self._grip = self._pressed, None, None
        if isinstance(pressed, Slider):
            pressed.held = False
        if pressed is None or pressed is not over:
            return None
        match pressed:
            case Button():
                return self._tell(pressed.key)
            case Toggle():
                pressed.on = not pressed.on
                return self._tell(pressed.key)
            case Choice():
                step = -1 if x < pressed.box.x + pressed.box.w // 3 else 1
                pressed.index = (pressed.index + step) % len(pressed.options)
                return self._tell(pressed.key)
        return None

    def _scrolls(self, widget: Widget | None) -> bool:
        return isinstance(widget, ListBox | TextPage)

    def _scroll(self, widget: Widget | None, step: int) -> Change | None:
        if isinstance(widget, ListBox | TextPage):
            count = len(widget.items if isinstance(widget, ListBox) else widget.lines)
            widget.top = max(0, min(count - widget.rows, widget.top + step))
            self.dirty = True
        return None


def _can_be_chosen(widget: Widget) -> bool:
    """Tell whether a widget can have the focus: a picture has it only where it has a key."""
    return not isinstance(widget, Picture) or bool(widget.key)
