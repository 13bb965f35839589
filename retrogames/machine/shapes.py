"""Scan conversion: lines, ellipses and polygons as runs of whole pixels, by exact and symmetric rules.

Coordinates are continuous: pixel (i, j) covers the square from (i, j) to (i + 1, j + 1) and belongs to a
shape when its middle (i + 0.5, j + 0.5) does.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
_HAIR = 1e-9  # a middle exactly on the edge counts as inside on every side, whatever floats round to


class Span(NamedTuple):
    """Hold a run of w pixels to the right of x in row y."""

    x: int
    y: int
    w: int


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Iterator[Span]:
    """Give the spans of a filled ellipse, from the top; none when a radius is not positive."""
    if rx <= 0 or ry <= 0:
        return
    for y in range(math.ceil(cy - ry - 0.5 - _HAIR), math.floor(cy + ry - 0.5 + _HAIR) + 1):
        part = 1 - ((y + 0.5 - cy) / ry) ** 2
        half = rx * math.sqrt(max(0.0, part))
        left, right = math.ceil(cx - half - 0.5 - _HAIR), math.floor(cx + half - 0.5 + _HAIR)
        if right >= left:
            yield Span(left, y, right - left + 1)


def ring(cx: float, cy: float, rx: float, ry: float, tx: float, ty: float) -> Iterator[Span]:
    """Give the spans of an ellipse of radii rx, ry less the one that is tx and ty smaller."""
    holes = {span.y: span for span in ellipse(cx, cy, rx - tx, ry - ty)}
    for span in ellipse(cx, cy, rx, ry):
        hole = holes.get(span.y)
        if hole is None:
            yield span
            continue
        if hole.x > span.x:
            yield Span(span.x, span.y, hole.x - span.x)
        end = hole.x + hole.w
        if span.x + span.w > end:
            yield Span(end, span.y, span.x + span.w - end)


def polygon(points: Sequence[Point]) -> Iterator[Span]:
    """Give the spans of a filled polygon, even-odd; neighbours with a common edge never overlap."""
    if len(points) < 3:
        return
    edges = [(a, b) for a, b in zip(points, (*points[1:], points[0]), strict=True) if a[1] != b[1]]
    top = math.ceil(min(y for _, y in points) - 0.5)
    bottom = math.ceil(max(y for _, y in points) - 0.5)
    for y in range(top, bottom):
        middle = y + 0.5
        cuts = sorted(
            x0 + (middle - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in edges
            if min(y0, y1) <= middle < max(y0, y1)
        )
        for enter, leave in zip(cuts[::2], cuts[1::2], strict=True):
            left, right = math.ceil(enter - 0.5), math.ceil(leave - 0.5)
            if right > left:
                yield Span(left, y, right - left)


class Run(NamedTuple):
    """Hold a rectangle one pixel thin."""

    x: int
    y: int
    w: int
    h: int


def line(x0: int, y0: int, x1: int, y1: int) -> Iterator[Run]:
    """Give the runs of a line with both end pixels, the same from either end."""
    if abs(y1 - y0) > abs(x1 - x0):
        for run in _shallow(y0, x0, y1, x1):
            yield Run(run.y, run.x, 1, run.w)
    else:
        yield from _shallow(x0, y0, x1, y1)


def _shallow(x0: int, y0: int, x1: int, y1: int) -> Iterator[Run]:
    """Give the horizontal runs of a line that is not steep; each column's row is the nearest one."""
    if x1 < x0:
        x0, y0, x1, y1 = x1, y1, x0, y0
    dx, dy = x1 - x0, y1 - y0
    start, row = x0, y0
    for x in range(x0 + 1, x1 + 1):
        y = y0 + (2 * dy * (x - x0) + dx) // (2 * dx)
        if y != row:
            yield Run(start, row, x - start, 1)
            start, row = x, y
    yield Run(start, row, x1 + 1 - start, 1)
