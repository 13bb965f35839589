"""The window: shows the screen at any size, in its true shape, and tells what the player does with it."""

import os
import sys
from typing import NamedTuple

import pygame

from retrogames.machine.box import Box
from retrogames.machine.events import Event
from retrogames.machine.fit import Fit, bring_back, largest_multiple, place
from retrogames.machine.input import Input
from retrogames.machine.memory import HEIGHT, WIDTH
from retrogames.machine.scanlines import Crt, dark_rows, darken
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite

EGA_LINES = 350
_SMALLEST = (320, 240)
_BLACK = (0, 0, 0)


class DisplayError(Exception):
    """There is no display to open a window on; the text is one line."""


class Pointer(NamedTuple):
    """Hold what to show at the pointer: a sprite in dots of sx by sy, its hot spot at a dot."""

    sprite: Sprite
    x: int
    y: int
    sx: int = 1
    sy: int = 1


class Clock:
    """Keep time: the only clock of the program."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, fps: int = 60) -> int:
        """Sleep until the next frame is due; give the milliseconds since the last call."""
        return self._clock.tick(fps)

    @property
    def fps(self) -> float:
        """Give the mean frames a second of the last ten."""
        return self._clock.get_fps()

    @staticmethod
    def now() -> int:
        """Give milliseconds since the start; it never goes back."""
        return pygame.time.get_ticks()


def open_display() -> None:
    """Start pygame's display once; raises DisplayError with one line where there is none."""
    if not getattr(pygame, "IS_CE", False):
        raise DisplayError(
            "another pygame hides pygame-ce: uninstall both `pygame` and `pygame-ce`, then install `pygame-ce`"
        )
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise DisplayError(f"no display to open a window on ({error})") from error
    if pygame.display.get_driver() == "x11":
        # Presenting by shared memory costs a tenth of the processor; under Wayland it breaks the window.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_allow_screensaver(True)


class Window:
    """Show a screen.

    `fit` and `crt` (None for no scanlines) may be changed at any time, `lines` is 480, or 350 to show only the
    upper 350 rows, stretched to the same shape, as EGA did. Raises DisplayError when no window can open.
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
        open_display()
        desktops = pygame.display.get_desktop_sizes()
        times = scale or largest_multiple(*desktops[0])
        size = (WIDTH * times, HEIGHT * times) if scale or size is None else size
        where: dict[str, tuple[int, int]] = {}
        if position is not None:
            where["position"] = bring_back(position, size, desktops)
        try:
            self._window = pygame.Window(title, size, resizable=True, **where)
        except pygame.error as error:
            raise DisplayError(f"no window could be opened ({error})") from error
        self._window.minimum_size = _SMALLEST
        pygame.key.set_repeat(400, 40)
        self.fit: Fit = fit
        self.crt: Crt | None = crt
        self.lines = HEIGHT
        self.fullscreen = False
        self._mid = pygame.Surface((WIDTH, HEIGHT), 0, self._window.get_surface())
        self._input = Input(self.to_dot)
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> tuple[int, int]:
        """Give the window's size in pixels."""
        return self._window.size

    @property
    def position(self) -> tuple[int, int]:
        """Give the window's place on the desktop, to be remembered."""
        return self._window.position

    def set_title(self, title: str) -> None:
        """Set the text in the title bar."""
        self._window.title = title

    def set_icon(self, sprite: Sprite, screen: Screen) -> None:
        """Set the icon from a sprite in a screen's palette."""
        self._window.set_icon(sprite.surface(palette=screen.palette).convert_alpha())

    def set_fullscreen(self, on: bool) -> None:
        """Take the whole monitor the window is on, without a mode change, or go back to where it was."""
        if on != self.fullscreen:
            self._window.set_fullscreen(True) if on else self._window.set_windowed()
            self.fullscreen = on

    @property
    def box(self) -> Box:
        """Give the picture's box in window pixels."""
        return place(*self._window.get_surface().get_size(), self.fit)

    def to_dot(self, x: int, y: int) -> tuple[int, int]:
        """Give the dot that a window pixel shows, the nearest one from outside of the picture."""
        box = self.box
        return (
            min(WIDTH - 1, max(0, (x - box.x) * WIDTH // box.w)),
            min(HEIGHT - 1, max(0, (y - box.y) * HEIGHT // box.h)),
        )

    def present(self, screen: Screen, pointer: Pointer | None = None) -> None:
        """Show a screen, with a pointer above it that leaves the memory alone."""
        surface = self._window.get_surface()
        self._mid.blit(screen.memory.view, (0, 0))
        if pointer:
            sprite, x, y, sx, sy = pointer
            picture = sprite.surface(sx, sy, screen.palette)
            self._mid.blit(picture, (x - sprite.hx * sx, y - sprite.hy * sy))
        box = self.box
        surface.fill(_BLACK)
        surface.blit(pygame.transform.scale(self._mid, (box.w, box.h)), (box.x, box.y))
        if self.crt:
            edges = [box.y + row * box.h // HEIGHT for row in range(HEIGHT + 1)]
            rows, keep = dark_rows(edges, self.crt)
            darken(surface, box.x, box.w, rows, keep)
        self._window.flip()

    def events(self) -> list[Event]:
        """Give what happened since the last call, without waiting."""
        return self._input.translate(pygame.event.get(), Clock.now())

    def wait(self, timeout_ms: int) -> list[Event]:
        """Sleep until something happens, at most so long; give it as `events` does."""
        first = pygame.event.wait(timeout_ms)
        return self._input.translate([first, *pygame.event.get()], Clock.now())

    def close(self) -> None:
        """Close the window and pygame's display."""
        self._window.destroy()
        pygame.display.quit()
        sys.stdout.flush()
