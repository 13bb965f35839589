"""How a stone is judged: by the points that the game is worth after it, as the master sees it."""

from retrogames.core.judging import LEVEL, Judgement, Judging, judge_by_thinking
from retrogames.core.player import Budget, Progress
from retrogames.games.pointtopoint.ai import MINDS, think
from retrogames.games.pointtopoint.rules import Move, Position

DEPTH = 3
"""Stones looked ahead in the middle of the game, so that two moves are seen equally far."""


def judge(view: Position, move: Move, budget: Budget, seed: int) -> Judging:
    """Judge a stone between two players; the last squares are played out. Solitaire is not judged."""
    if view.goal is not None:
        yield Progress(Judgement(move, 0.0, 0.0), 0, 0.0, 0)
        return Judgement(move, 0.0, 0.0)
    solved = view.board.count(0) <= MINDS[LEVEL].solves
    limit = Budget(budget.positions, None if solved else DEPTH)
    return (yield from judge_by_thinking(think(LEVEL), view, move, limit, seed, "points"))
