"""The computer seats of Pebbles: the stronger, the less they overlook the winning move."""

from collections.abc import Generator

from retrogames.core.dice import stream
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.games.pebbles.rules import MOST, Move, Position

OVERLOOKED = {
    Level.BEGINNER: 0.9,
    Level.CASUAL: 0.6,
    Level.CLUB: 0.3,
    Level.EXPERT: 0.1,
    Level.MASTER: 0.0,
}
"""How often a level does not see the winning move."""


def think(level: Level) -> Think:
    """Give the thinking of a level; the seed decides what it overlooks."""

    def thinking(view: Position, budget: Budget, seed: int) -> Generator[Progress[Move], None, Move]:
        chance = stream(seed)
        moves = view.moves()
        best = moves[int(chance.random() * len(moves))]
        yield Progress(best, 1, 0.5, 1)
        winning = winning_move(view)
        if winning is not None and chance.random() >= OVERLOOKED[level]:
            best = winning
            yield Progress(best, 2, 1.0, 2)
        return best

    return thinking


def winning_move(position: Position) -> Move | None:
    """Give the move that leaves a multiple of four, which loses for the other; None where there is none."""
    number = position.left % (MOST + 1)
    return Move(number) if number else None
