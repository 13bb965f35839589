"""The exact chances of Contact: who wins between two seats, what a turn brings, how fast a seat is alone.

With two seats every decision follows from the table of win chances at a turn's start: adding the points
hands the turn to the opponent, a roll without a counter does too, and between them lie the states of one
turn, worked out exactly. With one, three and four seats `odds` tells the greatest mean points of the turn.
"""

from functools import lru_cache

from retrogames.games.contact.counters import STEP
from retrogames.games.contact.rules import Phase, Position
from retrogames.games.contact.tables import tables
from retrogames.games.contact.turns import Turn, goal_turn, mean_turn
from retrogames.games.contact.weighing import worth

_REMEMBERED = 256  # turns kept, some 20 KB each: a game has about 25


@lru_cache(_REMEMBERED)
def duel_turn(own: int, other: int) -> Turn:
    """Work out the turn of a seat with `own` points against one with `other`: worths are win chances."""
    against = tables().win[other // STEP]
    banked = [1.0 - chance for chance in against[own // STEP :]]
    return goal_turn(banked, won=1.0, bust=banked[0])


@lru_cache(_REMEMBERED)
def alone_turn(own: int) -> Turn:
    """Work out the turn of a seat alone with `own` points: worths are minus the mean turns still to come."""
    banked = [-turns for turns in tables().turns[own // STEP :]]
    return goal_turn(banked, won=0.0, bust=banked[0])


def _running(position: Position) -> Position:
    if position.phase is Phase.OVER:
        raise ValueError("the game is over")
    return position


def scores(position: Position) -> tuple[int, tuple[int, ...]]:
    """Give the score of the seat whose turn it is, and those of the others in playing order from it."""
    seat = position.seat
    return position.totals[seat], position.totals[seat + 1 :] + position.totals[:seat]


def win_chance(position: Position) -> float:
    """Give the chance that the seat whose turn it is wins, two playing at their best.

    Exact to a millionth. Raises ValueError after the end and for another number of seats.
    """
    own, others = scores(_running(position))
    if len(others) != 1:
        raise ValueError("win chances are known for two seats")
    return worth(position, duel_turn(own, others[0]))


def gain(position: Position) -> float:
    """Give the greatest mean points that this turn adds to the score, those at risk among them.

    A straight counts as the 150 points of its 1 and 5 and is played on. Raises ValueError after the end.
    """
    return worth(_running(position), mean_turn())


def answer(position: Position) -> str:
    """Answer the engine's `odds`: `odds win 0.NNNN` for two seats, else `odds gain NNN.NNN`."""
    if len(position.totals) == 2:
        return f"odds win {win_chance(position):.4f}"
    return f"odds gain {gain(position):.3f}"
