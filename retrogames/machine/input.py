"""From pygame's events to ours: in order, without doubles, in screen dots."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import pygame

from retrogames.machine.events import (
    Button,
    Close,
    Drop,
    Event,
    Focus,
    Key,
    Motion,
    Press,
    Release,
    Text,
    Wheel,
)
from retrogames.machine.keys import latin, read_key

Mapper: TypeAlias = Callable[[int, int], tuple[int, int]]
LONG_PRESS = 500  # ms that a still touch takes to become the right button
_APART = 8  # dots between two places of a quick run that are both told: no title or gadget is smaller
_STILL = 6  # dots that a finger may tremble
_ECHO = 400  # ms after a touch in which the system's own copy of it may come as a mouse click
_BUTTONS: dict[int, Button] = {1: "left", 2: "middle", 3: "right"}
_HAT = {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}
_PAD = {0: "return", 1: "escape"}
_STICK = 0.6  # of full deflection, and back under half of it before the next


class _Touch:
    """Hold a finger that is down: where and since when, and which button it has become."""

    def __init__(self, x: int, y: int, since: int) -> None:
        self.x, self.y, self.since = x, y, since
        self.button: Button | None = None


class Input:
    """Translate events; `mapper` takes window pixels to screen dots.

    What is guaranteed: a Release follows its own Press and nothing else, each button is down once at most,
    Motion means another dot, and of a quick run it keeps the places that lie apart; losing the focus lets
    every button go, text is Latin-1.
    """

    def __init__(self, mapper: Mapper) -> None:
        self._mapper = mapper
        self._at = (0, 0)
        self._before = (0, 0)  # where the pointer was before the last Motion
        self._down: set[Button] = set()
        self._keys: set[int] = set()
        self._touch: _Touch | None = None
        self._touched = -_ECHO
        self._tilted: set[tuple[int, int]] = set()
        self._out: list[Event] = []
        self._now = 0
        self._readers: dict[int, Callable[[pygame.event.Event], None]] = {
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: lambda event: self._keys.discard(event.scancode),
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.DROPFILE: lambda event: self._out.append(Drop(event.file)),
            pygame.QUIT: self._close,
            pygame.WINDOWCLOSE: self._close,
            pygame.WINDOWFOCUSGAINED: lambda event: self._out.append(Focus(True)),
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.JOYHATMOTION: self._hat,
            pygame.JOYAXISMOTION: self._axis,
            pygame.JOYBUTTONDOWN: self._pad_button,
        }

    @property
    def pointer(self) -> tuple[int, int]:
        """Give the dot that the pointer was last seen at."""
        return self._at

    def translate(self, events: Iterable[pygame.event.Event], now: int) -> list[Event]:
        """Translate what came in until `now`, in milliseconds of a clock that never goes back."""
        self._now, self._out = now, []
        for event in events:
            reader = self._readers.get(event.type)
            if reader:
                reader(event)
        touch = self._touch
        if touch and touch.button is None and now - touch.since >= LONG_PRESS:
            self._press_touch(touch, "right")
        return self._out

    def due(self, now: int) -> int | None:
        """Give in how many milliseconds `translate` must be called though nothing came, or None."""
        if self._touch is None or self._touch.button is not None:
            return None
        return max(0, self._touch.since + LONG_PRESS - now)

    def _key(self, event: pygame.event.Event) -> None:
        key = read_key(event, event.scancode in self._keys)
        self._keys.add(event.scancode)
        if key:
            self._out.append(key)

    def _text(self, event: pygame.event.Event) -> None:
        text = latin(event.text)
        if text:
            self._out.append(Text(text))

    def _close(self, event: pygame.event.Event) -> None:
        if Close() not in self._out:  # the last window's closing comes twice, as WINDOWCLOSE and QUIT
            self._out.append(Close())

    def _focus_lost(self, event: pygame.event.Event) -> None:
        self._touch = None
        self._keys.clear()
        for button in sorted(self._down):
            self._release(button)
        self._out.append(Focus(False))

    def _move(self, pos: tuple[int, int]) -> None:
        at = self._mapper(*pos)
        if at == self._at:
            return
        if not self._out or not isinstance(self._out[-1], Motion) or self._far():
            self._before = self._at
        else:
            self._out.pop()  # a place on the way: the next one says more
        self._at = at
        self._out.append(Motion(*at))

    def _far(self) -> bool:
        """Tell whether the last Motion of a run came so far that it might have passed over something."""
        return max(abs(now - then) for now, then in zip(self._at, self._before, strict=True)) >= _APART

    def _press(self, button: Button) -> None:
        if button not in self._down:
            self._down.add(button)
            self._out.append(Press(*self._at, button))

    def _release(self, button: Button) -> None:
        if button in self._down:
            self._down.discard(button)
            self._out.append(Release(*self._at, button))

    def _echo(self, event: pygame.event.Event) -> bool:
        """Tell whether a mouse event is the system's copy of a touch that SDL told of already."""
        return not _by_touch(event) and (self._touch is not None or self._now - self._touched < _ECHO)

    def _motion(self, event: pygame.event.Event) -> None:
        if self._echo(event):
            return
        touch = self._touch
        if touch and touch.button is None:
            x, y = self._mapper(*event.pos)
            if abs(x - touch.x) <= _STILL and abs(y - touch.y) <= _STILL:
                return
            self._press_touch(touch, "left")
        self._move(event.pos)

    def _button_down(self, event: pygame.event.Event) -> None:
        button = _BUTTONS.get(event.button)
        if button is None or self._echo(event):
            return
        self._move(event.pos)
        if _by_touch(event) and button == "left":
            self._touch = _Touch(*self._at, self._now)
        else:
            self._press(button)

    def _button_up(self, event: pygame.event.Event) -> None:
        button = _BUTTONS.get(event.button)
        if button is None or self._echo(event):
            return
        touch = self._touch
        if _by_touch(event) and touch:
            self._touch, self._touched = None, self._now
            if touch.button is None:
                late = self._now - touch.since >= LONG_PRESS
                self._press_touch(touch, "right" if late else "left")
            button = touch.button or button
        self._move(event.pos)
        self._release(button)

    def _press_touch(self, touch: _Touch, button: Button) -> None:
        touch.button = button
        self._at = touch.x, touch.y
        self._press(button)

    def _wheel(self, event: pygame.event.Event) -> None:
        # Not turned back where the system scrolls "naturally": that is how its user wants it.
        if event.x or event.y:
            self._out.append(Wheel(event.x, event.y, *self._at))

    def _hat(self, event: pygame.event.Event) -> None:
        name = _HAT.get(tuple(event.value))
        if name:
            self._out.append(Key(name))

    def _axis(self, event: pygame.event.Event) -> None:
        if event.axis > 1:
            return
        stick = event.instance_id, event.axis
        if abs(event.value) < _STICK / 2:
            self._tilted.discard(stick)
        elif abs(event.value) > _STICK and stick not in self._tilted:
            self._tilted.add(stick)
            names = ("left", "right") if event.axis == 0 else ("up", "down")
            self._out.append(Key(names[event.value > 0]))

    def _pad_button(self, event: pygame.event.Event) -> None:
        name = _PAD.get(event.button)
        if name:
            self._out.append(Key(name))


def _by_touch(event: pygame.event.Event) -> bool:
    """Tell whether a mouse event is one that SDL makes of the first finger; finger events are not read."""
    return bool(getattr(event, "touch", False))
