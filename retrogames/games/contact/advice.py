"""What a hint can tell: the best move, and the chances that speak for it."""

from dataclasses import dataclass
from fractions import Fraction

from retrogames.core.position import IllegalMove
from retrogames.games.contact.ai import master_turn
from retrogames.games.contact.counters import DICE
from retrogames.games.contact.habits import wins_now
from retrogames.games.contact.rules import Move, Position, Verb
from retrogames.games.contact.throws import scoring_chance
from retrogames.games.contact.turns import mean_turn
from retrogames.games.contact.weighing import Weighed, best, weigh


@dataclass(frozen=True, slots=True)
class Advice:
    """The best move of a position and what speaks for it.

    `dice` are rolled next, 0 where the turn ends; they hold a counter with the chance `scoring`. `gain` are
    the mean points that the turn adds this way, `stopping` the points that stopping adds at once. With two
    seats `win` is the chance to win this way, at best play after it.
    """

    move: Move
    dice: int
    scoring: Fraction | None
    gain: float
    stopping: int
    win: float | None


def advise(position: Position) -> Advice:
    """Give advice for a decision, as master plays; raises IllegalMove where none is due."""
    if not position.moves():
        raise IllegalMove("there is no move to advise")
    turn = master_turn(position)
    move, worth = best(weigh(position, turn))
    move = wins_now(position) or move
    dice = _dice_after(position, move)
    duel = len(position.totals) == 2
    return Advice(
        move=move,
        dice=dice,
        scoring=scoring_chance(dice) if dice else None,
        gain=_worth(weigh(position, mean_turn()), move),
        stopping=position.gathered,
        win=worth if duel else None,
    )


def _worth(weighed: Weighed, move: Move) -> float:
    return next(worth for other, worth in weighed if other == move)


def _dice_after(position: Position, move: Move) -> int:
    """Count the dice that a move has rolled next."""
    if move.verb is Verb.KEEP:
        return position.due - len(move.dice)
    return DICE if move.verb in (Verb.AGAIN, Verb.REROLL) else 0


def reason(advice: Advice) -> str:
    """Say in one line why: `four dice score 91 in 108; 412 points on average, 250 by stopping`."""
    if advice.scoring is None:
        return f"stopping adds {advice.stopping:,}" + _chance(advice)
    many = ("", "one die scores", "two dice score", "three dice score", "four dice score", "five dice score")
    start = (*many, "six dice score")[advice.dice]
    odds = f"{advice.scoring.numerator} in {advice.scoring.denominator}"
    return f"{start} {odds}; {advice.gain:,.0f} points on average, {advice.stopping:,} by stopping" + _chance(
        advice
    )


def _chance(advice: Advice) -> str:
    return "" if advice.win is None else f"; wins {advice.win:.1%}"
