"""Every throw that n dice can make, gathered by what can be done with it, with its chance."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from retrogames.games.contact.counters import (
    DICE,
    FACES,
    STEP,
    Dice,
    is_contact,
    is_straight,
    is_three_twos,
    keeps,
    score,
)


@dataclass(frozen=True, slots=True)
class Throw:
    """Throws that leave the same choices.

    `ways` counts how many of the 6**n ordered throws these are. `total` are the points of all counters, in
    steps of 50. `options` are the ways to roll on, as (points added to those at risk, in steps, dice then
    rolled): sets of counters aside, or after a Contact all of it and six dice. `twos`: it may be taken back.
    """

    ways: int
    total: int
    options: tuple[tuple[int, int], ...]
    twos: bool = False
    straight: bool = False


def _options(dice: Dice) -> tuple[tuple[int, int], ...]:
    if is_contact(dice):
        return ((score(dice) // STEP, DICE),)
    return tuple(sorted({(points // STEP, len(dice) - len(kept)) for kept, points in keeps(dice).items()}))


@cache
def throws(number: int) -> tuple[Throw, ...]:
    """List the throws of 1-6 dice that hold a counter; the rest of the 6**n ways ends the turn."""
    ways: defaultdict[tuple[int, tuple[tuple[int, int], ...], bool, bool], int] = defaultdict(int)
    for dice in combinations_with_replacement(FACES, number):
        if score(dice):
            orders = factorial(number) // prod(factorial(dice.count(face)) for face in FACES)
            straight = number == DICE and is_straight(dice)
            ways[score(dice) // STEP, _options(dice), is_three_twos(dice), straight] += orders
    return tuple(Throw(count, *kind) for kind, count in ways.items())


def scoring_chance(number: int) -> Fraction:
    """Give the chance that a roll of 1-6 dice holds a counter: 1/3 with one, 5/9 with two."""
    return Fraction(sum(throw.ways for throw in throws(number)), 6**number)
