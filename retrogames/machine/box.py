"""Box: a rectangle of whole pixels, the one shape that layouts are made of."""

from typing import NamedTuple


class Box(NamedTuple):
    """Hold a rectangle: left, top, width and height in pixels; right and bottom lie just outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Give the first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Give the first row below the box."""
        return self.y + self.h

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height."""
        return self.w, self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Give the pixel in the middle; of an even size the right or lower one."""
        return self.x + self.w // 2, self.y + self.h // 2

    def contains(self, x: int, y: int) -> bool:
        """Tell whether the pixel lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, dx: int, dy: int | None = None) -> "Box":
        """Shrink by dx at left and right and dy (or dx) above and below; negative grows.

        A box shrunk past nothing becomes empty at its middle, never of negative size.
        """
        dy = dx if dy is None else dy
        w, h = max(0, self.w - 2 * dx), max(0, self.h - 2 * dy)
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def move(self, dx: int, dy: int) -> "Box":
        """Give the same box dx to the right and dy down."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centred(self, w: int, h: int) -> "Box":
        """Give a box of w by h with the same middle; an odd remainder goes right and below."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def meet(self, other: "Box") -> "Box":
        """Give the part that both boxes share, of size 0 where they share none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w = max(0, min(self.right, other.right) - x)
        h = max(0, min(self.bottom, other.bottom) - y)
        return Box(x, y, w, h)
