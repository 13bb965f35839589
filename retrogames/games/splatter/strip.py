"""A strip of board that shows every colour at work: tiles, levels, a splat, walls, the last move."""

from retrogames.games.splatter import art
from retrogames.games.splatter.grid import square_at
from retrogames.games.splatter.notation import LETTERS
from retrogames.games.splatter.places import Ground
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

ROWS = (
    "rgby....y..ggg..##..yyy",
    "byrg...r...gggg.b#...yb",
    "gryb........gg..bbb.grb",
)
"""What stands where; the marks are drawn over it. Columns from the left, rows from the top."""

RED, PICKED, WOULD_SPLAT = 0, (7, 1), (8, 0)
LAST, SPLATTED = (12, 1), ((11, 1), (12, 0), (13, 0), (13, 2))


def draw_strip(s: Screen, corner: Box) -> None:
    """Draw the strip, 23x3 squares, with its frame at the corner of a box."""
    place = Ground(23, 3, corner.x, corner.y)
    art.sheet(s, place)
    for row, line in enumerate(ROWS):
        for column, letter in enumerate(line):
            cell = _cell(place, column, row)
            if letter == "#":
                s.blit(art.WALL, cell.x, cell.y)
            elif letter in LETTERS:
                s.blit(art.TILES[LETTERS.index(letter)], cell.x, cell.y)
            elif abs(column - PICKED[0]) <= 1:
                art.near(s, cell, RED)
            elif abs(column - PICKED[0]) == 2:
                art.far(s, cell, RED)
    art.picked(s, _cell(place, *PICKED), RED)
    art.would_splat(s, _cell(place, *WOULD_SPLAT), RED)
    art.reach(s, place, square_at(PICKED[0], 2 - PICKED[1]), RED)
    for square in SPLATTED:
        cell = _cell(place, *square)
        s.blit(art.SPLATTED, cell.x, cell.y)
    art.last(s, _cell(place, *LAST))


def _cell(place: Ground, column: int, row: int) -> Box:
    return place.cell(square_at(column, 2 - row))
