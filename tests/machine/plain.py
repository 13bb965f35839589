"""A screen drawn pixel by pixel, slow and obvious, to hold the real one against."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from retrogames.machine.box import Box
from retrogames.machine.sprites import Sprite


@dataclass
class Plain:
    """Logical pixels in a dictionary, and the rules of every drawing call in one line each."""

    w: int
    h: int
    clip: Box
    pixels: dict[tuple[int, int], int] = field(default_factory=dict)

    def put(self, x: int, y: int, index: int) -> None:
        if 0 <= x < self.w and 0 <= y < self.h and self.clip.contains(x, y):
            self.pixels[x, y] = index

    def get(self, x: int, y: int) -> int:
        return self.pixels.get((x, y), 0)

    def where(self, inside: Callable[[int, int], bool], index: int) -> None:
        for x in range(self.w):
            for y in range(self.h):
                if inside(x, y):
                    self.put(x, y, index)

    def rect(self, x: int, y: int, w: int, h: int, index: int) -> None:
        self.where(lambda px, py: x <= px < x + w and y <= py < y + h, index)

    def frame(self, x: int, y: int, w: int, h: int, index: int, t: int) -> None:
        def edge(px: int, py: int) -> bool:
            return min(px - x, py - y, x + w - 1 - px, y + h - 1 - py) in range(t)

        self.where(edge, index)

    def line(self, x0: int, y0: int, x1: int, y1: int, index: int, t: int) -> None:
        steps = max(abs(x1 - x0), abs(y1 - y0))
        if (x1 if abs(x1 - x0) >= abs(y1 - y0) else y1) < (x0 if abs(x1 - x0) >= abs(y1 - y0) else y0):
            x0, y0, x1, y1 = x1, y1, x0, y0
        for i in range(steps + 1):
            x = rounded(x0 + Fraction((x1 - x0) * i, steps or 1))
            y = rounded(y0 + Fraction((y1 - y0) * i, steps or 1))
            for dx in range(t):
                for dy in range(t):
                    self.put(x - (t - 1) // 2 + dx, y - (t - 1) // 2 + dy, index)

    def ellipse(self, cx: Fraction, cy: Fraction, rx: Fraction, ry: Fraction, index: int) -> None:
        self.where(lambda x, y: in_ellipse(x, y, cx, cy, rx, ry), index)

    def ring(self, cx: Fraction, cy: Fraction, r: Fraction, t: Fraction, index: int) -> None:
        def inside(x: int, y: int) -> bool:
            return in_ellipse(x, y, cx, cy, r, r) and not in_ellipse(x, y, cx, cy, r - t, r - t)

        self.where(inside, index)

    def oval(
        self, cx: Fraction, cy: Fraction, rx: Fraction, ry: Fraction, tx: Fraction, ty: Fraction, index: int
    ) -> None:
        def inside(x: int, y: int) -> bool:
            return in_ellipse(x, y, cx, cy, rx, ry) and not in_ellipse(x, y, cx, cy, rx - tx, ry - ty)

        self.where(inside, index)

    def polygon(self, points: Sequence[tuple[int, int]], index: int) -> None:
        self.where(lambda x, y: in_polygon(x, y, points), index)

    def pattern(
        self, x: int, y: int, w: int, h: int, rows: Sequence[int], index: int, back: int | None, bits: int
    ) -> None:
        for px in range(x, x + w):
            for py in range(y, y + h):
                lit = rows[py % len(rows)] >> (bits - 1 - px % bits) & 1
                if lit or back is not None:
                    self.put(px, py, index if lit or back is None else back)

    def recolour(self, x: int, y: int, w: int, h: int, table: Mapping[int, int]) -> None:
        for px in range(x, x + w):
            for py in range(y, y + h):
                self.put(px, py, table.get(self.get(px, py), self.get(px, py)))

    def blit(self, sprite: Sprite, x: int, y: int) -> None:
        for px in range(sprite.width):
            for py in range(sprite.height):
                index = sprite.at(px, py)
                if index is not None:
                    self.put(x + px - sprite.hx, y + py - sprite.hy, index)

    def copy(self, x: int, y: int, w: int, h: int, tx: int, ty: int) -> None:
        taken = {
            (px, py): self.get(px, py)
            for px in range(x, x + w)
            for py in range(y, y + h)
            if 0 <= px < self.w and 0 <= py < self.h
        }
        for (px, py), index in taken.items():
            self.put(px - x + tx, py - y + ty, index)

    def dots(self, sx: int, sy: int, ox: int, oy: int) -> bytes:
        memory = bytearray(640 * 480)
        for (x, y), index in self.pixels.items():
            for dx in range(sx):
                for dy in range(sy):
                    memory[(oy + y * sy + dy) * 640 + ox + x * sx + dx] = index
        return bytes(memory)


def rounded(value: Fraction) -> int:
    return int((value + Fraction(1, 2)).__floor__())


def in_ellipse(x: int, y: int, cx: Fraction, cy: Fraction, rx: Fraction, ry: Fraction) -> bool:
    """Tell whether a pixel's middle is inside, in whole half-pixels, for all are given in such."""
    across, down = int(2 * rx), int(2 * ry)
    if across <= 0 or down <= 0:
        return False
    dx, dy = 2 * x + 1 - int(2 * cx), 2 * y + 1 - int(2 * cy)
    return (dx * down) ** 2 + (dy * across) ** 2 <= (across * down) ** 2


def in_polygon(x: int, y: int, points: Sequence[tuple[int, int]]) -> bool:
    """Count the edges that a ray to the left from the pixel's middle crosses."""
    px, py, crossed = x + Fraction(1, 2), y + Fraction(1, 2), 0
    if not points:
        return False
    for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True):
        if (y0 <= py) != (y1 <= py):
            crossed += x0 + (py - y0) * Fraction(x1 - x0, y1 - y0) <= px
    return crossed % 2 == 1
