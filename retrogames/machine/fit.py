"""Where the picture stands in a window and the window on its desktop: plain arithmetic."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from retrogames.machine.box import Box

Fit: TypeAlias = Literal["exact", "sharp", "fill"]
FITS: tuple[Fit, ...] = get_args(Fit)
WIDTH, HEIGHT = 640, 480
DECORATION = 72
"""Pixels of a desktop's height that a title bar and a panel take away."""


def place(width: int, height: int, fit: Fit) -> Box:
    """Give the picture's box in a window of width x height pixels, always 4:3 and in the middle.

    `exact` takes the largest whole multiple of 640x480; where not even one fits, and for the other fits,
    it is the largest area of 4:3. In a window below 4x3 a single pixel is left.
    """
    window = Box(0, 0, width, height)
    times = min(width // WIDTH, height // HEIGHT)
    if fit == "exact" and times:
        return window.centred(WIDTH * times, HEIGHT * times)
    unit = min(width // 4, height // 3)
    return window.centred(4 * unit, 3 * unit) if unit else window.centred(1, 1)


def largest_scale(desktop: tuple[int, int]) -> int:
    """Give how many times 640x480 a desktop has room for, at least once."""
    return max(1, min(desktop[0] // WIDTH, (desktop[1] - DECORATION) // HEIGHT))


def opening_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Give the largest whole multiple of 640x480 that a desktop has room for, at least one."""
    times = largest_scale(desktop)
    return WIDTH * times, HEIGHT * times


def bring_back(
    position: tuple[int, int], size: tuple[int, int], desktops: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """Move a remembered window position so far that the window is on the desktop again.

    How several monitors stand to each other is unknown: a place within their widths and heights to any
    side of the first is believed then.
    """
    (first_w, first_h), others = desktops[0], desktops[1:]
    aside, above = sum(w for w, _ in others), sum(h for _, h in others)
    x = min(max(position[0], -aside), max(0, first_w + aside - size[0]))
    y = min(max(position[1], -above), max(0, first_h + above - size[1]))
    return x, y
