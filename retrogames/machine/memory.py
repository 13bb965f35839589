"""The video memory: 640x480 bytes, seen by pygame once to draw on and once to show."""

import pygame

from retrogames.machine.fit import HEIGHT, WIDTH
from retrogames.machine.palette import EGA, Palette

__all__ = ["HEIGHT", "IDENTITY", "WIDTH", "Memory"]

IDENTITY = [(i, i, i) for i in range(256)]
_BLACK = [(0, 0, 0)] * 240
_NARROW = 64  # dots; wider rows are written three times faster by slices than by pygame's fill


class Memory:
    """Hold the picture's indices.

    `dots` is the memory itself, a row after the other. `fb` draws on it under the palette (i, i, i), so
    that whatever matches by colour matches by index; `view` shows the same bytes in the real palette and
    is only ever read. A change of palette therefore touches no dot.
    """

    def __init__(self, palette: Palette = EGA.default) -> None:
        self.dots = bytearray(WIDTH * HEIGHT)
        self.fb = pygame.image.frombuffer(self.dots, (WIDTH, HEIGHT), "P")
        self.fb.set_palette(IDENTITY)
        self.view = pygame.image.frombuffer(self.dots, (WIDTH, HEIGHT), "P")
        self._palette = palette
        self.palette = palette

    @property
    def palette(self) -> Palette:
        """Give or set the sixteen registers; the other 240 entries are always black."""
        return self._palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        # All 256, for a shorter list leaves the rest at pygame's own colours.
        self.view.set_palette([*palette.rgb, *_BLACK])
        self._palette = palette

    def fill(self, x: int, y: int, w: int, h: int, index: int) -> None:
        """Fill a rectangle of dots, which must lie inside."""
        if w <= _NARROW:
            self.fb.fill(index, (x, y, w, h))
            return
        dots, row, first = self.dots, bytes((index,)) * w, y * WIDTH + x
        for start in range(first, first + h * WIDTH, WIDTH):
            dots[start : start + w] = row
