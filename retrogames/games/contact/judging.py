"""How a decision of Contact is judged: exactly, by what the master goes by, never by luck."""

from retrogames.core.judging import WIN, Judgement, Judging
from retrogames.core.player import Budget, Progress
from retrogames.games.contact.ai import master_turn
from retrogames.games.contact.rules import Move, Position
from retrogames.games.contact.weighing import best, weigh

TURNS = "turns"
"""The unit of a seat alone: mean turns until it reaches the goal."""


def judge(view: Position, move: Move, budget: Budget, seed: int) -> Judging:
    """Judge a decision by the chance to win, or for a seat alone by the turns that it still needs.

    Of three and four seats the chance is that against the leading opponent alone.
    """
    unit = WIN if len(view.totals) > 1 else TURNS
    yield Progress(Judgement(move, 0.0, 0.0, unit), 0, 0.0, 0)
    weighed = weigh(view, master_turn(view))
    found, worth = best(weighed)
    played = next(value for other, value in weighed if other == move)
    return Judgement(move if played >= worth else found, worth, played, unit)
