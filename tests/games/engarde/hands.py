"""Hands for Engarde's window: where its squares are, and what was played."""

from retrogames.games.engarde.grid import square
from retrogames.games.engarde.places import HOME, Spot, origin, spot_of
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver


def at(place: str | Spot) -> tuple[int, int]:
    """The middle of a square or slot, in dots, with the window where it opens."""
    spot = place if isinstance(place, Spot) else spot_of(square(place))
    x, y = origin(HOME)
    cx, cy = spot.box.centre
    return x + cx, y + cy


def moves(d: Driver) -> list[str]:
    """The moves of the game being played."""
    assert isinstance(d.top, Play)
    return [str(move) for move in d.top.match.moves]
