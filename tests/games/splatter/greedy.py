"""A greedy player: it makes the move after which it leads by most tiles, and asks no further."""

import random

from retrogames.games.splatter.rules import PASS, Act, Move, Position


def greedy(position: Position, seed: int) -> Move:
    """Give the move of the greatest lead over the best other seat, by lot among equals."""
    chance = random.Random(seed)
    seat = position.turn

    def lead(move: Move) -> float:
        scores = list(position.play(move).scores())
        own = scores.pop(seat)
        return own - max(scores) + chance.random() / 2

    return max((move for move in position.moves() if move.act in (Act.ADD, Act.MOVE)), key=lead, default=PASS)
