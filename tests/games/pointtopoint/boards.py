"""Positions of Point to Point for tests: reached by chosen or random moves."""

import random
from collections.abc import Callable

from hypothesis import strategies as st

from retrogames.games.pointtopoint import GAME
from retrogames.games.pointtopoint.rules import Position


def played(position: Position, choose: Callable[[int], int], plies: int) -> Position:
    """Play up to `plies` moves, the one that `choose(how many)` names each time."""
    for _ in range(plies):
        moves = position.moves()
        if not moves:
            break
        position = position.play(moves[choose(len(moves))])
    return position


def at_random(seed: int, empty: int, **options: str) -> Position:
    """Play random moves from the start until `empty` squares are left."""
    start = GAME.start(GAME.settings(options), 0)
    return played(start, random.Random(seed).randrange, start.size**2 - empty)


def positions(max_size: int = 8) -> st.SearchStrategy[Position]:
    """Give positions of all sizes and supplies, from the start to the full board."""
    return st.builds(
        lambda size, supply, seed, share: at_random(
            seed, round(size * size * share), Size=str(size), Supply=supply
        ),
        st.integers(4, max_size),
        st.sampled_from(["unlimited", "equal", "963"]),
        st.integers(0, 2**32),
        st.floats(0, 1),
    )
