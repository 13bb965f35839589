"""How a move of Splatter is judged: by the tiles it is worth, as the master sees it."""

from retrogames.core.judging import LEVEL, Judging, judge_by_thinking
from retrogames.core.player import Budget
from retrogames.games.splatter.ai import think
from retrogames.games.splatter.rules import Move, Position


def judge(view: Position, move: Move, budget: Budget, seed: int) -> Judging:
    """Judge a move after all other seats have replied as the master would."""
    return judge_by_thinking(think(LEVEL), view, move, budget, seed, "tiles")
