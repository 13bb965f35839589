"""Outlines of letters: straight edges and superelliptic curves, filled at pixel centres."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, floor, pi, sin

Point = tuple[float, float]
Cells = set[tuple[int, int]]

_STEPS = 24  # straight pieces of a quarter curve; far finer than a pixel at every size drawn
_NUDGE = 1e-6  # decides edges that run exactly through a pixel's centre


def quarter(start: Point, corner: Point, end: Point, power: float) -> list[Point]:
    """Return a superelliptic quarter from start to end, bulging to the corner where its tangents meet.

    A power of 2 is an ellipse; more is squarer.
    """
    centre = start[0] + end[0] - corner[0], start[1] + end[1] - corner[1]
    points = []
    for step in range(_STEPS + 1):
        angle = pi / 2 * step / _STEPS
        near = cos(angle) ** (2 / power) if step < _STEPS else 0.0
        far = sin(angle) ** (2 / power)
        x, y = (c + (s - c) * near + (e - c) * far for c, s, e in zip(centre, start, end, strict=True))
        points.append((x, y))
    return points


def curve(start: Point, pull_start: Point, pull_end: Point, end: Point) -> list[Point]:
    """Return a cubic Bezier curve as points, both ends included."""
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * pull_start[0] + c * pull_end[0] + d * end[0],
                a * start[1] + b * pull_start[1] + c * pull_end[1] + d * end[1],
            )
        )
    return points


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return the outline of an upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def round_box(
    left: float,
    top: float,
    right: float,
    bottom: float,
    radii: Sequence[Point],
    power: float,
) -> list[Point]:
    """Return a rectangle with rounded corners; their radii (rx, ry) run clockwise from the upper left."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = radii
    points: list[Point] = []
    points += quarter((left, top + ay), (left, top), (left + ax, top), power)
    points += quarter((right - bx, top), (right, top), (right, top + by), power)
    points += quarter((right, bottom - cy), (right, bottom), (right - cx, bottom), power)
    points += quarter((left + dx, bottom), (left, bottom), (left, bottom - dy), power)
    return points


def filled(outline: Sequence[Point]) -> Cells:
    """Return the pixels whose centres lie inside a closed outline (even-odd)."""
    cells: Cells = set()
    ys = [y for _, y in outline]
    for row in range(floor(min(ys)) - 1, floor(max(ys)) + 2):
        middle = row + 0.5 + _NUDGE
        crossings = []
        for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if (y0 <= middle) != (y1 <= middle):
                crossings.append(x0 + (x1 - x0) * (middle - y0) / (y1 - y0))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            first = floor(left + 0.5 - _NUDGE)
            cells.update((column, row) for column in range(first, floor(right + 0.5 - _NUDGE)))
    return cells


def swept(line: Sequence[Point], width: float, height: float) -> Cells:
    """Return the pixels that an elliptic nib of the given size covers on its way along a line of points."""
    cells: Cells = set()
    for (x0, y0), (x1, y1) in pairwise(line):
        steps = 1 + floor(4 * max(abs(x1 - x0), abs(y1 - y0)))
        for step in range(steps + 1):
            x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            for row in range(floor(y - height / 2), floor(y + height / 2) + 1):
                for column in range(floor(x - width / 2), floor(x + width / 2) + 1):
                    across, down = (column + 0.5 - x) * 2 / width, (row + 0.5 - y) * 2 / height
                    if across * across + down * down <= 1:
                        cells.add((column, row))
    return cells


class Drawing:
    """A letter on the drawing board: areas are added and cut in the order of the calls."""

    def __init__(self) -> None:
        self.cells: Cells = set()

    def add(self, *outlines: Sequence[Point]) -> "Drawing":
        """Ink the inside of each outline."""
        for outline in outlines:
            self.cells |= filled(outline)
        return self

    def cut(self, *outlines: Sequence[Point]) -> "Drawing":
        """Clear the inside of each outline."""
        for outline in outlines:
            self.cells -= filled(outline)
        return self

    def join(self, other: Iterable[tuple[int, int]], dx: int = 0, dy: int = 0) -> "Drawing":
        """Ink the given pixels, moved by dx, dy."""
        self.cells |= {(x + dx, y + dy) for x, y in other}
        return self

    def shift(self, dx: int, dy: int) -> "Drawing":
        """Move the whole letter by dx, dy."""
        self.cells = {(x + dx, y + dy) for x, y in self.cells}
        return self

    def mirror(self, width: int) -> "Drawing":
        """Add the mirror image within columns 0 to width - 1, so that symmetric letters are exactly so."""
        self.cells |= {(width - 1 - x, y) for x, y in self.cells}
        return self

    def turn(self, width: int, height: int) -> "Drawing":
        """Turn the letter by half a circle within width and height."""
        self.cells = {(width - 1 - x, height - 1 - y) for x, y in self.cells}
        return self
