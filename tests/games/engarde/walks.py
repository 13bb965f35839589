"""Positions of Engarde reached by random play, for tests."""

import random

from retrogames.games.engarde.rules import Position, start


def walk(seed: int, turns: int) -> list[Position]:
    """Play at random for so many turns or to the end; give every position passed."""
    chooser = random.Random(seed)
    position = start(seed)
    passed = [position]
    while len(passed) <= turns and (moves := position.moves()):
        position = position.play(chooser.choice(moves))
        passed.append(position)
    return passed
