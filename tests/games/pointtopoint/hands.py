"""What the tests of Point to Point's screen share: where squares, stones and gadgets are."""

from retrogames.games.pointtopoint.places import GADGETS, Grid, choice_centre, gadget_box
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver

BOARD = "2a1 1b3 3c1 2c3 2d4 1b2 1d2 1e5 2a3 3d3 3c5 2f4 1e1 2a4"
"""The moves of a game in its middle."""


def at(name: str, size: int = 6) -> tuple[int, int]:
    """The middle of a square, in dots."""
    x, y = Grid(size).centre(("abcdefgh".index(name[0]), int(name[1]) - 1))
    return x, 2 * y


def stone(seat: int, points: int) -> tuple[int, int]:
    """The middle of a stone to choose, in dots."""
    x, y = choice_centre(seat, points)
    return x, 2 * y


def gadget(command: str) -> tuple[int, int]:
    """The middle of a gadget, in dots."""
    number = next(n for n, (_, name) in enumerate(GADGETS) if name == command)
    x, y = gadget_box(number).centre
    return x, 2 * y


def moves(d: Driver) -> list[str]:
    assert isinstance(d.top, Play)
    return [str(move) for move in d.top.match.moves]
