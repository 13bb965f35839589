"""Scanlines: rows of the shown picture darkened as each machine's monitor left them dark."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import pygame

Crt: TypeAlias = Literal["vga", "st", "amiga", "x"]

# Dots a scan line, brightness left to the dark part at single size and at more (looks, 6): the 15 kHz
# machines draw each line once and leave the second dot row dim, VGA scans finely, X shows none.
_STRENGTH: dict[Crt, tuple[int, float, float]] = {
    "vga": (1, 1.0, 0.95),
    "st": (2, 0.85, 0.70),
    "amiga": (2, 0.85, 0.70),
    "x": (1, 1.0, 1.0),
}


def dark_rows(edges: Sequence[int], crt: Crt) -> tuple[list[int], float]:
    """Give the window rows to darken and the brightness they keep.

    `edges` are the first window row of every dot row, and the end: 481 numbers for the whole picture.
    """
    dots, single, more = _STRENGTH[crt]
    rows: list[int] = []
    magnified = edges[-1] - edges[0] >= 2 * (len(edges) - 1)
    for line in range(0, len(edges) - dots, dots):
        start, end = edges[line], edges[line + dots]
        thick = round((end - start) / 4) or 1
        if end - start >= 2:
            rows.extend(range(end - thick, end))
    return rows, more if magnified else single


def darken(surface: pygame.Surface, x: int, w: int, rows: Sequence[int], keep: float) -> None:
    """Darken rows of a surface from x on for w pixels to the part of their brightness that they keep."""
    if keep >= 1:
        return
    level = round(keep * 255)
    for row in rows:
        surface.fill((level, level, level), (x, row, w, 1), pygame.BLEND_RGB_MULT)
