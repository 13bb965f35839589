"""Projection: the 640x480 picture onto a window surface, and window pixels back to dots."""

from collections.abc import Sequence

import pygame

from retrogames.machine.fit import HEIGHT, WIDTH, Fit, place
from retrogames.machine.scanlines import Crt, shade

_SMOOTH = 160  # pixels of width from which on smoothing has something to show
_FINEST = 3  # above this multiple, magnify to the whole step below: the one above costs twice the time


class Projection:
    """Hold how a picture is shown in a window of one size; any change makes a new projection.

    `lines` is how many rows of the picture are stretched over the height: 480, or 350 for EGA.
    """

    def __init__(self, size: tuple[int, int], fit: Fit, lines: int = HEIGHT, crt: Crt | None = None) -> None:
        self.size, self.fit, self.lines, self.crt = size, fit, lines, crt
        self.box = place(*size, fit)
        # Where whole steps do not fit, `fill` takes the nearest dot and the others smooth between steps.
        self._even = self.box.w % WIDTH == 0 and self.box.h % lines == 0
        nearest = self._even or fit == "fill" or self.box.w < _SMOOTH
        self._steps = None if nearest else self._magnified()
        self._columns = self._table(WIDTH, self.box.w)
        self._rows = self._table(lines, self.box.h)
        # Below full size the dark rows would only make bands.
        self._shade = shade(self._edges(), crt) if crt and self.box.h >= HEIGHT else None
        self._step_surface = None if self._steps is None else pygame.Surface(self._steps, 0, 32)

    def matches(self, size: tuple[int, int], fit: Fit, lines: int, crt: Crt | None) -> bool:
        """Tell whether this is the projection of these choices."""
        return (size, fit, lines, crt) == (self.size, self.fit, self.lines, self.crt)

    def dot(self, x: int, y: int) -> tuple[int, int]:
        """Give the dot that a window pixel shows, from outside of the picture the nearest one."""
        column = min(max(x - self.box.x, 0), self.box.w - 1)
        row = min(max(y - self.box.y, 0), self.box.h - 1)
        return self._columns[column], self._rows[row]

    def show(
        self, picture: pygame.Surface, surface: pygame.Surface, rows: tuple[int, int] = (0, HEIGHT)
    ) -> None:
        """Draw a 640x480 picture of 32 bits onto a window surface of this projection's size.

        `rows` are the first dot row that differs from what was drawn before and the one after the last: the
        others are left out where each dot has whole pixels of its own.
        """
        if rows != (0, HEIGHT) and self._even and not self._shade and surface.get_bitsize() == 32:
            self._show_rows(picture, surface, *rows)
            return
        if self.box.size != self.size:
            surface.fill((0, 0, 0))
        if self.lines != HEIGHT:
            picture = picture.subsurface((0, 0, WIDTH, self.lines))
        if surface.get_bitsize() != picture.get_bitsize():
            shown = pygame.Surface(self.box.size, 0, picture)  # a display of other than 32 bits
            self._scale(picture, shown)
            surface.blit(shown, self.box[:2])
        else:
            # Made anew each time: a subsurface kept over a resize of the window would crash.
            self._scale(picture, surface.subsurface(self.box))

    def _show_rows(self, picture: pygame.Surface, surface: pygame.Surface, first: int, end: int) -> None:
        """Draw some dot rows, each dot as a rectangle of whole pixels."""
        x, y, w, h = self.box
        high, end = h // self.lines, min(end, self.lines)
        if first < end:
            band = surface.subsurface((x, y + first * high, w, (end - first) * high))
            part = picture.subsurface((0, first, WIDTH, end - first))
            pygame.transform.scale(part, band.get_size(), band)

    def _scale(self, picture: pygame.Surface, shown: pygame.Surface) -> None:
        if self._step_surface is None:
            pygame.transform.scale(picture, self.box.size, shown)
            self._darken(shown)
        else:
            pygame.transform.scale(picture, self._step_surface.get_size(), self._step_surface)
            self._darken(self._step_surface)
            pygame.transform.smoothscale(self._step_surface, self.box.size, shown)

    def _darken(self, surface: pygame.Surface) -> None:
        if self._shade:
            level, width = round(self._shade.keep * 255), surface.get_width()
            for row in self._shade.rows:
                surface.fill((level, level, level), (0, row, width, 1), pygame.BLEND_RGB_MULT)

    def _magnified(self) -> tuple[int, int]:
        """Give the whole multiple of the picture that is smoothed to the box."""
        times = -(-self.box.w // WIDTH)
        if times > _FINEST:
            times = self.box.w // WIDTH
        return WIDTH * times, self.lines * -(-HEIGHT * times // self.lines)

    def _table(self, dots: int, pixels: int) -> Sequence[int]:
        """Give the dot that each pixel shows along one side, the outermost for the outermost pixels."""
        if self._steps is None:
            table = _nearest(dots, pixels)
        else:
            table = [(2 * pixel + 1) * dots // (2 * pixels) for pixel in range(pixels)]
        table[0], table[-1] = 0, dots - 1
        return table

    def _edges(self) -> list[int]:
        """Give the first row of every dot row in what `_darken` gets, and the end."""
        if self._steps is not None:
            times = self._steps[1] // self.lines
            return [row * times for row in range(self.lines + 1)]
        first: dict[int, int] = {}
        for row, dot in enumerate(self._rows):
            first.setdefault(dot, row)
        edges = [self.box.h]
        for dot in range(self.lines - 1, -1, -1):
            edges.append(first.get(dot, edges[-1]))
        return edges[::-1]


def _nearest(dots: int, pixels: int) -> list[int]:
    """Read the table off pygame's own scaling, whose rounding no formula repeats at every size."""
    ramp = pygame.image.frombytes(
        b"".join(dot.to_bytes(4, "little") for dot in range(dots)), (dots, 1), "RGBA"
    )
    scaled = pygame.image.tobytes(pygame.transform.scale(ramp, (pixels, 1)), "RGBA")
    return [scaled[i] | scaled[i + 1] << 8 for i in range(0, len(scaled), 4)]
