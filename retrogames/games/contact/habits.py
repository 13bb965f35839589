"""How the people at the lower levels play Contact: by rules of thumb, each with faults of its own."""

from collections.abc import Mapping
from dataclasses import dataclass

from retrogames.core.player import Level
from retrogames.games.contact.counters import SINGLE, Dice, keeps, score
from retrogames.games.contact.rules import (
    AGAIN,
    BANK,
    GOAL,
    PLAY,
    REROLL,
    STOP,
    Move,
    Phase,
    Position,
    Verb,
)


@dataclass(frozen=True, slots=True)
class Habits:
    """A way to play.

    Keeps as soon as `enough` points are gathered, and rather than roll fewer than `fewest` dice. Rolls on
    after a Contact with less than `daring` points. Takes three twos back or not (`takes_back`). Looks at
    ones and fives alone with the chance `overlooks`, where there are any. Sets aside all counters it sees.
    """

    enough: int
    fewest: int
    daring: int
    takes_back: bool
    overlooks: float


HABITS: Mapping[Level, Habits] = {
    # Timid: glad of the first points that come, and stops at every Contact.
    Level.BEGINNER: Habits(100, 5, 0, takes_back=False, overlooks=0.3),
    # Greedy and forgetful: wants more than the dice give, and misses every other triple.
    Level.CASUAL: Habits(800, 2, 2000, takes_back=False, overlooks=0.5),
    # Plays by a good rule of thumb, whatever the scores are.
    Level.CLUB: Habits(300, 3, 1000, takes_back=True, overlooks=0.0),
}


def wins_now(position: Position) -> Move | None:
    """Give the move that wins the game at once or leads there without a roll, None where there is none."""
    if position.totals[position.seat] + position.gathered < GOAL:
        return None
    return {Phase.CHOOSE: BANK, Phase.CONTACT: STOP, Phase.TWOS: PLAY}.get(position.phase)


def decide(position: Position, habits: Habits, luck: float) -> Move:
    """Choose a move by habit; `luck`, from 0 up to 1, tells whether something is overlooked."""
    winning = wins_now(position)
    if winning is not None:
        return winning
    gathered = position.gathered
    if position.phase is Phase.CONTACT:
        return AGAIN if gathered < habits.daring else STOP
    if position.phase is Phase.TWOS:
        return REROLL if habits.takes_back and gathered < habits.enough else PLAY
    seen = _seen(position.rolled, overlooking=luck < habits.overlooks)
    kept = _set_aside(position.rolled, seen)
    if position.risk + score(seen) >= habits.enough or position.due - len(kept) < habits.fewest:
        return BANK
    return Move(Verb.KEEP, kept)


def _seen(dice: Dice, overlooking: bool) -> Dice:
    """Give the dice of a roll that are looked at: whoever overlooks triples sees ones and fives alone."""
    singles = tuple(die for die in dice if die in SINGLE)
    return singles if overlooking and singles else dice


def _set_aside(dice: Dice, seen: Dice) -> Dice:
    """Choose what to set aside of the dice seen: all that may go."""
    choices = [
        (points, kept)
        for kept, points in keeps(dice).items()
        if all(kept.count(face) <= seen.count(face) for face in set(kept))
    ]
    return max(choices)[1]
