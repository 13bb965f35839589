"""A careful child: it takes what a stone earns at once less what it gives away, and looks no further."""

import random

from retrogames.games.pointtopoint.rules import Move, Position


def greedy(position: Position, seed: int) -> Move:
    """Give the move with the best balance of points, one of the equals by the seed."""
    chance = random.Random(seed)

    def balance(move: Move) -> float:
        lines = position.closed_by(move)
        earned = sum(line.points if line.colour == position.turn else -line.points for line in lines)
        return earned + chance.random() / 2

    return max(position.moves(), key=balance)
