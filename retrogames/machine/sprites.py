"""Sprites: small indexed pictures with transparent pixels and a hot spot, drawn or cut from sheets."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from retrogames.machine.memory import IDENTITY
from retrogames.machine.palette import RGB, Palette
from retrogames.machine.png import CLEAR, PngError, read_png_indices, write_png
from retrogames.machine.shapes import Span

__all__ = ["CLEAR", "PngError", "Sprite", "load_sheet", "read_png_indices", "write_png"]

_ALLOWED = bytes((*range(16), CLEAR))
_HEX = {digit: value for value in range(16) for digit in (f"{value:x}", f"{value:X}")}


class Sprite:
    """Hold an immutable picture of indices 0-15, with 255 where it is transparent.

    `hx`, `hy` is the hot spot, the pixel that lands where the sprite is drawn. Raises ValueError when the
    pixels do not fill width x height or hold another index.
    """

    __slots__ = ("_surfaces", "height", "hx", "hy", "pixels", "width")

    def __init__(self, width: int, height: int, pixels: bytes, hx: int = 0, hy: int = 0) -> None:
        if width < 1 or height < 1 or len(pixels) != width * height:
            raise ValueError(f"{len(pixels)} pixels do not make a sprite of {width}x{height}")
        if pixels.translate(None, _ALLOWED):
            raise ValueError("a sprite's indices are 0 to 15, or 255 where it is transparent")
        self.width, self.height, self.pixels, self.hx, self.hy = width, height, bytes(pixels), hx, hy
        self._surfaces: dict[tuple[int, int], pygame.Surface] = {}

    @classmethod
    def from_rows(
        cls, rows: Sequence[str], key: Mapping[str, int] | None = None, hx: int = 0, hy: int = 0
    ) -> "Sprite":
        """Read a picture drawn in characters: hex digits, or those of `key`; `.` and space are transparent.

        Short rows are transparent at the right. Raises ValueError naming row and column of a wrong sign.
        """
        meaning = {**(_HEX if key is None else key), ".": CLEAR, " ": CLEAR}
        width = max(map(len, rows), default=0)
        pixels = bytearray()
        for y, row in enumerate(rows):
            for x, sign in enumerate(row.ljust(width)):
                if sign not in meaning:
                    raise ValueError(f"row {y}, column {x}: {sign!r} stands for no colour")
                pixels.append(meaning[sign])
        return cls(width, len(rows), bytes(pixels), hx, hy)

    @classmethod
    def from_spans(cls, spans: Sequence[Span], index: int) -> "Sprite":
        """Make a shape of one index, its hot spot where (0, 0) of the spans is; ValueError without spans."""
        if not spans:
            raise ValueError("no spans make no sprite")
        left, right = min(span.x for span in spans), max(span.x + span.w for span in spans)
        top, bottom = min(span.y for span in spans), max(span.y for span in spans)
        width = right - left
        pixels = bytearray((CLEAR,)) * (width * (bottom + 1 - top))
        for x, y, w in spans:
            at = (y - top) * width + x - left
            pixels[at : at + w] = bytes((index,)) * w
        return cls(width, bottom + 1 - top, bytes(pixels), -left, -top)

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height in pixels."""
        return self.width, self.height

    def at(self, x: int, y: int) -> int | None:
        """Give the index of a pixel, None where it is transparent or outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        index = self.pixels[y * self.width + x]
        return None if index == CLEAR else index

    def cut(self, x: int, y: int, w: int, h: int, hx: int = 0, hy: int = 0) -> "Sprite":
        """Cut out a part; ValueError when it does not lie inside."""
        if not (min(x, y) >= 0 and w >= 1 and h >= 1 and x + w <= self.width and y + h <= self.height):
            raise ValueError(f"no part {w}x{h} at {x},{y} in a sheet of {self.width}x{self.height}")
        rows = (self.pixels[row * self.width + x :][:w] for row in range(y, y + h))
        return Sprite(w, h, b"".join(rows), hx, hy)

    def scaled(self, sx: int, sy: int) -> "Sprite":
        """Give the sprite with every pixel sx wide and sy high."""
        rows = (self.pixels[i : i + self.width] for i in range(0, len(self.pixels), self.width))
        wide = (b"".join(bytes((index,)) * sx for index in row) * sy for row in rows)
        return Sprite(self.width * sx, self.height * sy, b"".join(wide), self.hx * sx, self.hy * sy)

    def recoloured(self, table: Mapping[int, int]) -> "Sprite":
        """Give the sprite with indices replaced, all at once; transparent stays."""
        return Sprite(self.width, self.height, self.pixels.translate(_table(table)), self.hx, self.hy)

    def flipped(self, across: bool = True, down: bool = False) -> "Sprite":
        """Give the sprite mirrored left to right, top to bottom or both."""
        rows = [self.pixels[i : i + self.width] for i in range(0, len(self.pixels), self.width)]
        rows = [row[::-1] for row in rows] if across else rows
        hx = self.width - 1 - self.hx if across else self.hx
        hy = self.height - 1 - self.hy if down else self.hy
        return Sprite(self.width, self.height, b"".join(reversed(rows) if down else rows), hx, hy)

    def surface(self, sx: int = 1, sy: int = 1) -> pygame.Surface:
        """Give the sprite as an index-exact surface, each pixel sx by sy dots; made once."""
        made = self._surfaces.get((sx, sy))
        if made is None:
            made = self._surfaces[sx, sy] = self._make_surface(sx, sy, IDENTITY)
        return made

    def coloured(self, palette: Palette, sx: int = 1, sy: int = 1) -> pygame.Surface:
        """Give the sprite in the colours of a palette, to be shown but not drawn in memory."""
        return self._make_surface(sx, sy, [*palette.rgb, *IDENTITY[16:]])

    def _make_surface(self, sx: int, sy: int, colours: Sequence[RGB]) -> pygame.Surface:
        made = pygame.image.frombytes(self.pixels, self.size, "P")
        if (sx, sy) != (1, 1):
            made = pygame.transform.scale(made, (self.width * sx, self.height * sy))
        made.set_palette(colours)
        made.set_colorkey(CLEAR)
        return made


def _table(table: Mapping[int, int]) -> bytes:
    return bytes(table.get(i, i) for i in range(256))


def load_sheet(path: Path) -> Sprite:
    """Read an indexed PNG of at most 16 colours and transparency; PngError or OSError says what is wrong."""
    picture = read_png_indices(path)
    return Sprite(picture.width, picture.height, picture.pixels)
