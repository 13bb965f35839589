"""What stays of scored lines on the board: small links, of which none hides another."""

import pytest

from retrogames.games.pointtopoint import art
from retrogames.games.pointtopoint.lines import BLACK, WHITE, Line
from retrogames.games.pointtopoint.marks import draw_links
from retrogames.games.pointtopoint.places import Grid
from retrogames.machine.screen import Screen

PENS = (art.WHITE, art.PALE)
"""The body of a white link and the edge of a black one."""


def counted(size: int, *lines: Line) -> tuple[int, ...]:
    """Count the pixels of both pens on an empty screen with the links of these lines."""
    screen = Screen()
    screen.fill(art.SQUARE)
    draw_links(screen.scaled(1, 2, 0, 0, 640, 240), Grid(size), lines)
    return tuple(screen.pixels().count(pen) for pen in PENS)


def row(size: int, across: int, up: int) -> tuple[Line, Line]:
    """Give the lines of four ones in a row, of White, Black, White and Black: both count at both ends."""
    a, b, c, d = ((across * n + (size - 1) * (across < 0), up * n + (size - 1) * (up < 0)) for n in range(4))

    def line(colour: int, start: tuple[int, int], end: tuple[int, int]) -> Line:
        return Line(BLACK if colour else WHITE, min(start, end), max(start, end), 1, True, True)

    return line(0, a, c), line(1, b, d)


@pytest.mark.parametrize("size", range(4, 9))
@pytest.mark.parametrize(("across", "up"), [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_links_of_both_colours_between_two_stones_are_both_seen(size: int, across: int, up: int) -> None:
    white, black = row(size, across, up)
    alone = counted(size, white)[0], counted(size, black)[1]
    assert min(alone) > 0
    for lines in ((white, black), (black, white)):
        both = counted(size, *lines)
        assert all(seen >= 0.75 * there for seen, there in zip(both, alone, strict=True)), (both, alone)


def test_a_double_keeps_two_links_where_the_other_colour_scores_across_it() -> None:
    # the manual's own example: 3a3 2b3 2d3 1c3 gives White two points, 3f3 and 1e3 give Black two
    white = Line(WHITE, (0, 2), (3, 2), 2, False, True)
    black = Line(BLACK, (2, 2), (4, 2), 1, True, True)
    single, double = counted(6, white)[0], counted(6, black)[1]
    both = counted(6, white, black)
    assert both[0] >= 0.75 * single
    assert both[1] >= 0.75 * double
