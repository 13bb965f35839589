"""The window: shows the screen at any size, in its true shape, and tells what the player does with it."""

from contextlib import suppress
from typing import NamedTuple

import pygame

from retrogames.machine.box import Box
from retrogames.machine.clock import Clock
from retrogames.machine.display import DisplayError, open_display
from retrogames.machine.doorbell import Doorbell
from retrogames.machine.events import Event, Key, Text
from retrogames.machine.fit import DECORATION, HEIGHT, WIDTH, Fit, bring_back, largest_scale, opening_size
from retrogames.machine.input import Input
from retrogames.machine.keys import latin
from retrogames.machine.palette import Palette
from retrogames.machine.projection import Projection
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite

__all__ = ["EGA_LINES", "Clock", "DisplayError", "Pointer", "Window"]

EGA_LINES = 350
_BAND = 16  # rows of dots that are compared at once
_SMALLEST = (320, 240)
_HIDING = frozenset((pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
_SHOWING = frozenset(
    (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWFOCUSGAINED)
)
_ARRIVING = frozenset((pygame.WINDOWENTER, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN))
_EXPOSING = _SHOWING | {
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWENTER,
    pygame.WINDOWLEAVE,
}


class Pointer(NamedTuple):
    """Hold what to show at the pointer: a sprite with its hot spot at a dot, each pixel sx by sy dots."""

    sprite: Sprite
    x: int
    y: int
    sx: int = 1
    sy: int = 1


class Window:
    """Show a screen in a window of the desktop.

    `scale` asks for so many times 640x480, as far as a monitor has room; else the remembered `size` and
    `position` are taken, as far as the desktop has room, or the largest whole multiple that fits. `fit`,
    `crt` (None for no scanlines) and `lines` (480, or 350 to stretch the upper 350 rows over the picture as
    EGA did) may be set at any time and count from the next `present` on. Raises DisplayError when no window
    can open.
    """

    def __init__(
        self,
        title: str,
        *,
        scale: int | None = None,
        fit: Fit = "sharp",
        crt: Crt | None = None,
        fullscreen: bool = False,
        size: tuple[int, int] | None = None,
        position: tuple[int, int] | None = None,
    ) -> None:
        self._doorbell = Doorbell(open_display())
        self.fit: Fit = fit
        self.crt: Crt | None = crt
        self.lines = HEIGHT
        self.fullscreen = False
        self.visible = True
        self.exposed = True
        self._pointed = False
        self._stirred = Clock.now()
        self._window = _open(title, scale, size, position)
        self._windowed = self._window.position, self._window.size
        self._picture = pygame.Surface((WIDTH, HEIGHT), 0, 32)
        self._projection = Projection(self._window.get_surface().get_size(), fit)
        self._before: tuple[bytes, tuple[object, ...]] = b"", ()
        """The dots shown last, and the way they were: palette, pointer, projection."""
        self._cursor: tuple[Sprite, Palette, int, int, pygame.Surface] | None = None
        self._input = Input(self.to_dot)
        self._pads: dict[int, pygame.joystick.JoystickType] | None = None
        pygame.key.set_repeat(400, 40)
        pygame.mouse.set_visible(False)  # the machine's own pointer is in the picture
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> tuple[int, int]:
        """Give the window's size in pixels, in full screen the one it will go back to."""
        return self._windowed[1] if self.fullscreen else self._window.size

    @property
    def position(self) -> tuple[int, int]:
        """Give the window's place on the desktop, in full screen the one it will go back to."""
        return self._windowed[0] if self.fullscreen else self._window.position

    @property
    def box(self) -> Box:
        """Give the picture's box in window pixels."""
        return self._project().box

    def to_dot(self, x: int, y: int) -> tuple[int, int]:
        """Give the dot that a window pixel shows, the nearest one from outside of the picture."""
        return self._project().dot(x, y)

    def set_icon(self, sprite: Sprite, palette: Palette) -> None:
        """Set the desktop's icon from a sprite."""
        icon = pygame.Surface(sprite.size, pygame.SRCALPHA, 32)
        icon.blit(sprite.coloured(palette), (0, 0))
        self._window.set_icon(icon)

    def set_fullscreen(self, on: bool) -> None:
        """Take the whole monitor the window is on, without a mode change, or go back to where it was."""
        if on == self.fullscreen:
            return
        if on:
            self._windowed = self._window.position, self._window.size
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            self._window.size = self._windowed[1]
        self.fullscreen = on
        self.exposed = True

    @property
    def largest_scale(self) -> int:
        """Give how many times 640x480 the largest monitor has room for."""
        return _largest()

    def set_scale(self, times: int) -> None:
        """Give the window so many times 640x480, for 0 the largest; no more than a monitor shows whole."""
        size = _times(times) if times else opening_size(_desktops()[0])
        room = [(w, h - DECORATION) for w, h in _desktops()]
        self.put(bring_back(self.position, size, room), size)

    def put(self, position: tuple[int, int], size: tuple[int, int]) -> None:
        """Put the window at a place of the desktop, in a size; in full screen it goes back there."""
        self._windowed = bring_back(position, size, _desktops()), size
        if not self.fullscreen:
            self._window.size = size
            _move(self._window, self._windowed[0])
        self.exposed = True

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; tell whether there is one."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def pasted(self) -> str:
        """Give the text on the clipboard, as far as it is Latin-1; "" where there is none."""
        try:
            return latin(pygame.scrap.get_text())
        except pygame.error:
            return ""

    def present(self, screen: Screen, pointer: Pointer | None = None) -> None:
        """Show a screen, with a pointer above it that leaves the memory alone; nothing while minimised.

        The pointer is left out while the mouse is outside of the window.
        """
        if not self.visible:
            return
        self._picture.blit(screen.memory.view, (0, 0))
        if pointer is not None and self._pointed:
            self._draw(pointer, screen.palette)
        else:
            pointer = None
        projection = self._project()
        rows = self._changed(screen.pixels(), (screen.palette, pointer, projection))
        projection.show(self._picture, self._window.get_surface(), rows)
        self._window.flip()
        self.exposed = False

    def _changed(self, dots: bytes, way: tuple[object, ...]) -> tuple[int, int]:
        """Give the first row of dots that differs from the last picture's and the one after the last row.

        All of them where the window or the `way` they are shown is another one.
        """
        (before, before_way), self._before = self._before, (dots, way)
        if self.exposed or way != before_way:
            return 0, HEIGHT
        bands = [slice(y * WIDTH, (y + _BAND) * WIDTH) for y in range(0, HEIGHT, _BAND)]
        found = [number for number, band in enumerate(bands) if dots[band] != before[band]]
        return (found[0] * _BAND, found[-1] * _BAND + _BAND) if found else (0, 0)

    def shown(self, screen: Screen) -> tuple[bytes, tuple[int, int]]:
        """Give the picture as the window shows it, scanlines included, without pointer and black edges.

        Three bytes a pixel, red first, and its size.
        """
        picture = pygame.Surface((WIDTH, HEIGHT), 0, 32)
        picture.blit(screen.memory.view, (0, 0))
        projection = self._project()
        surface = pygame.Surface(projection.size, 0, 32)
        projection.show(picture, surface)
        return pygame.image.tobytes(surface.subsurface(projection.box), "RGB"), projection.box.size

    def events(self) -> list[Event]:
        """Give what happened since the last call, without waiting."""
        return self._translate(pygame.event.get())

    def wait(self, timeout_ms: int) -> list[Event]:
        """Sleep until something happens, at most so long; give it as `events` does.

        It may also come back early with nothing.
        """
        due = self._input.due(Clock.now())
        end = Clock.now() + (timeout_ms if due is None else min(timeout_ms, due))
        while True:
            events, now = pygame.event.get(), Clock.now()
            if events or now >= end:
                return self._translate(events)
            # pygame.event.wait would look every millisecond and take 3% of the processor.
            if self.visible:
                Clock.sleep(min(end - now, 8 if now - self._stirred < 2000 else 30))
            else:
                self._doorbell.wait(end - now)

    def wake(self) -> None:
        """Let `wait` come back at once, with a Close as if the window's button had been pressed."""
        with suppress(pygame.error):  # a full queue, which wakes as well
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        self._doorbell.ring()

    def close(self) -> None:
        """Close the window and pygame's video."""
        self._window.destroy()
        self._doorbell.close()
        pygame.display.quit()

    def _project(self) -> Projection:
        """Give the projection for the window as it is now."""
        choices = self._window.get_surface().get_size(), self.fit, self.lines, self.crt
        if not self._projection.matches(*choices):
            self._projection = Projection(*choices)
        return self._projection

    def _draw(self, pointer: Pointer, palette: Palette) -> None:
        sprite, x, y, sx, sy = pointer
        wanted = sprite, palette, sx, sy
        if self._cursor is None or self._cursor[:4] != wanted:
            self._cursor = (*wanted, sprite.coloured(palette, sx, sy))
        self._picture.blit(self._cursor[4], (x - sprite.hx * sx, y - sprite.hy * sy))

    def _translate(self, events: list[pygame.event.Event]) -> list[Event]:
        for event in events:
            self._watch(event)
        if events:
            self._stirred = Clock.now()
        if self._pads is None and not self.exposed:  # after the first picture, for it takes a while
            self._pads = {}
            with suppress(pygame.error):
                pygame.joystick.init()  # tells of those there already as if they were new
        found = self._input.translate(events, Clock.now())
        return [event for one in found for event in self._with_paste(one)]

    def _with_paste(self, event: Event) -> list[Event]:
        """Let Ctrl+V type what is on the clipboard."""
        if isinstance(event, Key) and event.name == "v" and event.ctrl and not event.alt:
            text = self.pasted()
            return [event, Text(text)] if text else [event]
        return [event]

    def _watch(self, event: pygame.event.Event) -> None:
        """Note what concerns the window itself."""
        kind = event.type
        if kind in _HIDING:
            self.visible = False
        elif kind in _SHOWING:
            self.visible = True
        elif kind in _ARRIVING:
            self._pointed = True
        elif kind == pygame.WINDOWLEAVE:
            self._pointed = False
        elif self._pads is not None and kind == pygame.JOYDEVICEADDED:
            with suppress(pygame.error):  # pulled out again by now
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
        elif self._pads is not None and kind == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        self.exposed = self.exposed or kind in _EXPOSING


def _desktops() -> list[tuple[int, int]]:
    return pygame.display.get_desktop_sizes() or [(WIDTH, HEIGHT)]


def _largest() -> int:
    return max(largest_scale(desktop) for desktop in _desktops())


def _times(scale: int) -> tuple[int, int]:
    """Give so many times 640x480, but no more than a monitor shows whole."""
    times = min(scale, _largest())
    return WIDTH * times, HEIGHT * times


def _open(
    title: str, scale: int | None, size: tuple[int, int] | None, position: tuple[int, int] | None
) -> pygame.Window:
    desktops = _desktops()
    if scale:
        size = _times(scale)
    elif size is None:
        size = opening_size(desktops[0])
    else:
        widest, highest = max(w for w, _ in desktops), max(h for _, h in desktops)
        size = max(_SMALLEST[0], min(size[0], widest)), max(_SMALLEST[1], min(size[1], highest))
    try:
        window = pygame.Window(title, size, resizable=True)
    except pygame.error as error:
        raise DisplayError(f"no window could be opened: {error}") from error
    window.minimum_size = _SMALLEST
    if position is not None:
        _move(window, bring_back(position, size, desktops))
    return window


def _move(window: pygame.Window, position: tuple[int, int]) -> None:
    with suppress(pygame.error):  # Wayland lets no program choose its place
        window.position = position
