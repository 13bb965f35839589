"""Scored lines on the board: the line itself with rings and tag, and the small links that stay."""

from collections.abc import Iterator
from dataclasses import dataclass

from retrogames.core.squares import square_name
from retrogames.games.pointtopoint import art
from retrogames.games.pointtopoint.lines import WHITE, Line, Spot
from retrogames.games.pointtopoint.places import Grid
from retrogames.looks.intuition import Intuition
from retrogames.machine.screen import Screen

APART = 6
"""Dots of each of a double line's strokes from the middle."""

ASIDE, LEAST = 5.5, 5.0
"""Dots of a link from the middle where another stands beside it; the least on small boards."""

WIDE, DARK = 4.6, 8.0
"""Widths of the orange stroke and of the ink under it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A line as it stands now: how far it has grown from the stone just set, and whether it fades."""

    line: Line
    set_at: Spot
    part: float = 1.0
    tag: bool = True
    faded: bool = False

    @property
    def ends(self) -> tuple[Spot, Spot]:
        """The ends, the one nearer to the stone just set first."""
        a, b = self.line.start, self.line.end
        return (b, a) if self.set_at == b else (a, b)


def draw_line(look: Intuition, s: Screen, grid: Grid, shown: Shown) -> None:
    """Draw a line from end stone to end stone: one stroke single, two double, on ink."""
    first, last = (grid.centre(spot) for spot in shown.ends)
    edge = art.RADIUS * grid.scale
    begin, goal = art.towards(first, last, edge), art.towards(last, first, edge)
    end = (begin[0] + (goal[0] - begin[0]) * shown.part, begin[1] + (goal[1] - begin[1]) * shown.part)
    shifts = (-APART * grid.scale, APART * grid.scale) if shown.line.double else (0.0,)
    for width, pen in ((DARK, art.INK), (WIDE, art.ORANGE)):
        for dots in shifts:
            dx, dy = art.beside(first, last, dots)
            art.stroke(s, (begin[0] + dx, begin[1] + dy), (end[0] + dx, end[1] + dy), width * grid.scale, pen)


def draw_rings(s: Screen, grid: Grid, line: Line) -> None:
    """Draw a ring around each end that counted."""
    for spot, counts in ((line.start, line.start_counts), (line.end, line.end_counts)):
        if counts:
            art.ring(s, *grid.centre(spot), art.ORANGE, grid.scale)


def draw_tag(look: Intuition, s: Screen, grid: Grid, line: Line) -> None:
    """Write a line's points where four squares meet, nearest the line's middle."""
    (ax, ay), (bx, by) = grid.centre(line.start), grid.centre(line.end)
    tag(look, s, *_corner(grid, (ax + bx) / 2, (ay + by) / 2), f"+{line.points}", orange=True)


def _corner(grid: Grid, x: float, y: float) -> tuple[int, int]:
    """Give the inner corner of four squares nearest to a pixel."""
    w, h = grid.square
    box = grid.box
    column = min(grid.size - 1, max(1, round((x - box.x) / w)))
    row = min(grid.size - 1, max(1, round((y - box.y) / h)))
    return box.x + w * column, box.y + h * row


def tag(look: Intuition, s: Screen, x: int, y: int, text: str, orange: bool) -> None:
    """Draw a small tag around a pixel: orange for a line scored, white for one that would be."""
    w = look.topaz.width(text) + 10
    left, top = x - w // 2, y - 6
    s.rect(left, top, w, 12, art.INK)
    s.rect(left + 2, top + 1, w - 4, 10, art.ORANGE if orange else art.WHITE)
    s.text(left + 5, top + 2, text, look.topaz, art.INK if orange else art.GROUND)


def draw_links(s: Screen, grid: Grid, lines: tuple[Line, ...]) -> None:
    """Draw what stays of lines: a short link from each end that counted to the first stone it enclosed.

    Where links of both colours join the same two squares they stand side by side.
    """
    links = [(*pair, line.colour == WHITE) for line in lines for pair in _linked(line)]
    for one, other, white in links:
        aside = 0.0
        if (one, other, not white) in links:
            aside = max(LEAST, ASIDE * grid.scale) * (-1 if white else 1)
        _link(s, grid, one, other, white, aside)


def _linked(line: Line) -> Iterator[tuple[Spot, Spot]]:
    """Give the two squares of each link that a line leaves, in the order of their names."""
    for end, counts, inner in (
        (line.start, line.start_counts, line.inside[0]),
        (line.end, line.end_counts, line.inside[-1]),
    ):
        if counts:
            yield min(end, inner), max(end, inner)


def _link(s: Screen, grid: Grid, one: Spot, other: Spot, white: bool, aside: float) -> None:
    """Draw a link between two squares, `aside` dots beside the middle."""
    (ax, ay), (bx, by) = grid.centre(one), grid.centre(other)
    dx, dy = art.beside((ax, ay), (bx, by), aside)
    a, b = (ax + dx, ay + dy), (bx + dx, by + dy)
    far = ((b[0] - a[0]) ** 2 + (2 * (b[1] - a[1])) ** 2) ** 0.5
    reach = 9 * grid.scale
    start, stop = art.towards(a, b, far / 2 - reach), art.towards(a, b, far / 2 + reach)
    edge, inside = (art.INK, art.WHITE) if white else (art.PALE, art.INK)
    art.stroke(s, start, stop, 9 * grid.scale, edge)
    start, stop = art.towards(a, b, far / 2 - reach + 2), art.towards(a, b, far / 2 + reach - 2)
    art.stroke(s, start, stop, 4.6 * grid.scale, inside)


def words(line: Line) -> str:
    """Tell a line: `White a3-d6 encloses 2, both ends count: +4`."""
    name = "White" if line.colour == WHITE else "Black"
    where = f"{square_name(*line.start)}-{square_name(*line.end)}"
    how = "both ends count" if line.double else "one end counts"
    return f"{name} {where} encloses {line.stones}, {how}: +{line.points}"
