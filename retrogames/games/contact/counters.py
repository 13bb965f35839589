"""Contact's scoring: what the dice of one roll are worth and which of them may be set aside.

Counters are formed within one roll only. A triple of ones is worth 1000, any other triple 100 x face; a one
outside a triple 100, a five outside a triple 50. Four or five of a face are a triple and the rest, six of a
face two triples (ours: the manual stops at three of a kind).
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import MappingProxyType

Dice = tuple[int, ...]
"""Faces 1-6, one to six of them."""

DICE = 6
STEP = 50
"""All points are multiples of the 50 of a five."""
FACES = range(1, 7)
TRIPLE = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
"""Points of three of a face in one roll."""
SINGLE = {1: 100, 5: 50}
"""Points of a die that counts alone."""

_WORDS = ("none", "one", "two", "three", "four", "five", "six")


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter of a roll: its points and the places, from 0, of the dice that form it."""

    points: int
    places: tuple[int, ...]


def counters(dice: Dice) -> tuple[Counter, ...]:
    """List every counter of a roll, by face; the triples of a face take its leftmost dice."""
    found: list[Counter] = []
    for face in FACES:
        places = [place for place, die in enumerate(dice) if die == face]
        while len(places) >= 3:
            found.append(Counter(TRIPLE[face], tuple(places[:3])))
            del places[:3]
        if face in SINGLE:
            found.extend(Counter(SINGLE[face], (place,)) for place in places)
    return tuple(found)


@cache
def _worth(face: int, count: int) -> int:
    """Give the points that `count` dice of a face make in one roll."""
    return count // 3 * TRIPLE[face] + count % 3 * SINGLE.get(face, 0)


def score(dice: Dice) -> int:
    """Give the points of all counters in a roll; 0 when there is none. A straight shows its 1 and 5."""
    return sum(_worth(face, dice.count(face)) for face in FACES)


def is_straight(dice: Dice) -> bool:
    """Tell whether these are six different faces; it wins on a first roll, which is any roll of six dice."""
    return len(set(dice)) == DICE


def is_contact(dice: Dice) -> bool:
    """Tell whether every die just rolled belongs to a counter."""
    return all(count % 3 == 0 for face in (2, 3, 4, 6) if (count := dice.count(face)))


def is_three_twos(dice: Dice) -> bool:
    """Tell whether a roll may be taken back: a first roll of three or more twos (ours) that is no Contact."""
    return len(dice) == DICE and dice.count(2) >= 3 and not is_contact(dice)


def _may_keep(face: int, count: int) -> tuple[int, ...]:
    """Tell how many of `count` dice of a face may be set aside.

    The manual: any number of ones, 1 or 3 fives, or any three of a kind. So never two loose fives, though
    two fives do count in the roll's total; a triple of fives and one more are two whole counters.
    """
    if face == 1:
        return tuple(range(count + 1))
    if face == 5:
        return tuple(number for number in (0, 1, 3, 4, 6) if number <= count)
    return tuple(range(0, count + 1, 3))


@cache
def keeps(dice: Dice) -> Mapping[Dice, int]:
    """Map every set of dice that may be set aside, sorted, to its points.

    A set is a union of whole counters, at least one, and leaves a die to roll. After a Contact nothing is
    set aside: rolling on takes all six dice.
    """
    if is_contact(dice):
        return MappingProxyType({})
    found: dict[Dice, int] = {}
    for counts in product(*(_may_keep(face, dice.count(face)) for face in FACES)):
        if 0 < sum(counts) < len(dice):
            kept = tuple(face for face, count in zip(FACES, counts, strict=True) for _ in range(count))
            found[kept] = score(kept)
    return MappingProxyType(found)


def refusal(dice: Dice, places: Collection[int]) -> str | None:
    """Tell in one line why the dice at these places, from 0, may not be set aside; None when they may."""
    if not places:
        return "Choose a counter to set aside, or Keep."
    if len(places) >= len(dice):
        return "Leave at least one die to roll, or Keep."
    chosen = [dice[place] for place in places]
    for face in FACES:
        count, there = chosen.count(face), dice.count(face)
        if count not in _may_keep(face, there):
            return _why_not(face, count, there)
    return None


def _why_not(face: int, count: int, there: int) -> str:
    """Say what is wrong with setting aside `count` of the `there` dice of a face."""
    if face == 5:
        if count == 2:
            return "One 5 or three 5s may be set aside, not two."
        return "One, three or four 5s may be set aside, not five."
    if there < 3:
        return f"A {face} alone is no counter." if count == 1 else f"Two {face}s are no counter."
    if count < 3:
        number = "all three" if there == 3 else "three"
        return f"Set {number} {face}s aside together."
    return f"Three {face}s are a counter, not {_WORDS[count]}."
