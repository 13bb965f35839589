"""Where the picture stands in a window, and which dot a window pixel shows: plain arithmetic."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from retrogames.machine.box import Box
from retrogames.machine.memory import HEIGHT, WIDTH

Fit: TypeAlias = Literal["exact", "sharp", "fill"]
FITS: tuple[Fit, ...] = get_args(Fit)


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


def largest_multiple(width: int, height: int) -> int:
    """Give the largest whole multiple of 640x480 for a desktop, with room for a frame and a panel; at least 1."""
    return max(1, min(width // WIDTH, (height - 72) // HEIGHT))


def bring_back(
    position: tuple[int, int], size: tuple[int, int], desktops: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """Move a remembered window position so that the window's title can be reached.

    Where screens stand to each other is unknown, so with several of them a place within their widths to
    either side is believed.
    """
    widest, highest = max(w for w, _ in desktops), max(h for _, h in desktops)
    others = sum(w for w, _ in desktops) - widest
    x = min(max(position[0], -others), max(0, widest + others - size[0]))
    above = highest if len(desktops) > 1 else 0
    y = min(max(position[1], -above), max(0, highest + above - size[1]))
    return x, y
