"""The best way through one turn, exact: the worth of every state from the last roll back to the first.

A state within a turn is (points at risk, dice to roll). Rolling on always adds points to those at risk, so
the states are worked out from many points to few; only three twos taken back lead to the same state again.
Points are counted in steps of 50 here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from retrogames.games.contact.counters import DICE, STEP
from retrogames.games.contact.throws import scoring_chance, throws

MOST = max(throw.total for number in range(1, DICE + 1) for throw in throws(number))
"""The most steps that one roll adds: six ones, 2000 points."""
MEAN_REACH = 10_050
"""From these points at risk on the mean of a turn is greatest by stopping (see `mean_turn`)."""

_Options = tuple[tuple[list[float], int], ...]
_Plan = list[tuple[float, int, _Options]]
"""(chance, total, ways to roll on as (worths of that many dice, steps added)) of each throw."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What every state of a turn is worth to the seat that plays it.

    `banked[i]` is the worth of stopping with i steps gathered, `rolling[n][i]` that of rolling n dice with i
    steps at risk (`rolling[0]` is empty); after the last entry they rise by `slopes[0]` and `slopes[n]` a
    step. `steps` x 6 states were worked out.
    """

    banked: Sequence[float]
    rolling: tuple[list[float], ...]
    slopes: tuple[float, ...]
    steps: int

    def bank(self, points: int) -> float:
        """Give the worth of adding these points to the score now."""
        return _at(self.banked, points // STEP, self.slopes[0])

    def roll(self, risk: int, number: int) -> float:
        """Give the worth of rolling `number` dice with these points at risk."""
        return _at(self.rolling[number], risk // STEP, self.slopes[number])

    @property
    def start(self) -> float:
        """The worth of the turn before its first roll."""
        return self.rolling[DICE][0]


def _at(values: Sequence[float], index: int, slope: float) -> float:
    last = len(values) - 1
    return values[index] if index <= last else values[last] + (index - last) * slope


@cache
def mean_turn() -> Turn:
    """Work out the greatest mean points of a turn, when a straight is a roll like any other.

    Whoever stops whenever a roll allows it gets s x risk + c on average, s the chance to roll a counter and
    c the mean points of a roll; nothing is taken back. Rolling n dice is then no better than stopping from
    c / (1 - s) points on: 10,007.8 with six dice, less with fewer. So from MEAN_REACH on stopping is best
    and the worth is that straight line, which closes the tower of Contacts that could go on for ever.
    """
    steps = MEAN_REACH // STEP
    banked = [float(STEP * index) for index in range(steps + MOST)]
    means = [sum(throw.ways * throw.total for throw in throws(n)) * STEP / 6**n for n in range(1, DICE + 1)]
    slopes = (float(STEP), *(STEP * _scoring(number) for number in range(1, DICE + 1)))
    beyond = [
        [slopes[number] * index + means[number - 1] for index in range(steps, steps + MOST)]
        for number in range(1, DICE + 1)
    ]
    return _solve(banked, beyond, slopes, 0.0, None)


def goal_turn(banked: Sequence[float], won: float, bust: float) -> Turn:
    """Work out the turn of greatest worth in a game.

    `banked[i]` is the worth of adding i steps to the score, for all i that do not win yet; reaching the goal
    or rolling a straight is worth `won`, which is never less than anything else; a roll without a counter is
    worth `bust`.
    """
    beyond = [
        [_scoring(number) * won + (1.0 - _scoring(number)) * bust] * MOST for number in range(1, DICE + 1)
    ]
    return _solve([*banked, *[won] * MOST], beyond, (0.0,) * (DICE + 1), bust, won)


def _solve(
    banked: Sequence[float],
    beyond: Sequence[Sequence[float]],
    slopes: tuple[float, ...],
    bust: float,
    straight: float | None,
) -> Turn:
    """Work out all states of a turn.

    `banked` has MOST more entries than there are steps to work out; `beyond[n - 1]` are the worths of
    rolling n dice for those last MOST. A straight counts as another roll when its worth is None.
    """
    steps = len(banked) - MOST
    rolling: tuple[list[float], ...] = ([], *([0.0] * steps + list(more) for more in beyond))
    plans = [_plan(number, rolling, straight) for number in range(1, DICE)]
    first, twos = _first_plan(rolling, straight)
    sure = [(1.0 - _scoring(number)) * bust for number in range(1, DICE)]
    sure_first = (1.0 - _scoring(DICE)) * bust + (0.0 if straight is None else _straights() * straight)
    pairs = list(zip(sure, plans, rolling[1:DICE], strict=True))
    six = rolling[DICE]
    for risk in range(steps - 1, -1, -1):
        for base, plan, values in pairs:
            values[risk] = base + _expected(plan, banked, risk)
        six[risk] = _with_reroll(sure_first + _expected(first, banked, risk), twos, banked, risk)
    return Turn(banked, rolling, slopes, steps)


def _expected(plan: _Plan, banked: Sequence[float], risk: int) -> float:
    """Add up the best worth of every throw of a plan, times its chance."""
    worth = 0.0
    for chance, total, options in plan:
        best = banked[risk + total]
        for values, points in options:
            value = values[risk + points]
            if value > best:
                best = value
        worth += chance * best
    return worth


def _with_reroll(others: float, twos: _Plan, banked: Sequence[float], risk: int) -> float:
    """Give the worth x of six dice: x = others + sum of chance x max(x, worth of playing the twos on).

    Policy improvement from "never take back": each round takes back what is worth less than x. The worth
    only rises and there are finitely many choices, so it ends, at the exact solution.
    """
    plays = [(chance, _expected([(1.0, total, options)], banked, risk)) for chance, total, options in twos]
    back: set[int] = set()
    while True:
        played = sum(chance * value for index, (chance, value) in enumerate(plays) if index not in back)
        worth = (others + played) / (1.0 - sum(plays[index][0] for index in back))
        better = {index for index, (_, value) in enumerate(plays) if value < worth}
        if better <= back:
            return worth
        back |= better


def _lines(
    number: int, rolling: tuple[list[float], ...]
) -> Iterator[tuple[bool, bool, float, int, _Options]]:
    for throw in throws(number):
        options = tuple((rolling[dice], points) for points, dice in throw.options)
        yield throw.twos, throw.straight, throw.ways / 6**number, throw.total, options


def _plan(number: int, rolling: tuple[list[float], ...], straight: float | None) -> _Plan:
    return [
        (chance, total, options)
        for twos, straights, chance, total, options in _lines(number, rolling)
        if not twos and not (straights and straight is not None)
    ]


def _first_plan(rolling: tuple[list[float], ...], straight: float | None) -> tuple[_Plan, _Plan]:
    """Give the plan of six dice without the three twos, and that of the three twos."""
    twos = [
        (chance, total, options) for is_twos, _, chance, total, options in _lines(DICE, rolling) if is_twos
    ]
    return _plan(DICE, rolling, straight), twos


@cache
def _scoring(number: int) -> float:
    """Give the chance that a roll holds a counter."""
    return float(scoring_chance(number))


@cache
def _straights() -> float:
    return float(Fraction(sum(throw.ways for throw in throws(DICE) if throw.straight), 6**DICE))
