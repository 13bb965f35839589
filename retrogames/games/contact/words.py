"""Contact in words: counters, rolls, moves and what may be done now."""

from collections import Counter as Multiset
from collections.abc import Sequence
from typing import Any

from retrogames.games.contact.advice import Advice
from retrogames.games.contact.counters import Dice, counters
from retrogames.games.contact.rules import Move, Phase, Position, Verb
from retrogames.games.contact.throws import scoring_chance

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def scoring(dice: int) -> str:
    """Say how likely a roll of so many dice scores, as `5 in 9`."""
    chance = scoring_chance(dice)
    return f"{chance.numerator} in {chance.denominator}"


def dice_words(dice: Dice) -> str:
    """Name dice by face: `two 1s, one 5`."""
    parts = []
    for face, count in sorted(Multiset(dice).items(), key=lambda item: (item[0] not in (1, 5), item[0])):
        parts.append(f"{_NUMBERS[count]} {face}{'s' if count > 1 else ''}")
    return ", ".join(parts)


def counting(dice: Dice) -> Dice:
    """Give the dice of a roll that belong to counters."""
    places = {place for counter in counters(dice) for place in counter.places}
    return tuple(die for place, die in enumerate(dice) if place in places)


def sum_words(dice: Dice) -> str:
    """Write the counters of a roll as a sum, face by face: `400 + 200 + 50`; "" for none."""
    points: dict[int, int] = {}
    for counter in counters(dice):
        face = dice[counter.places[0]]
        points[face] = points.get(face, 0) + counter.points
    return " + ".join(map(str, sorted(points.values(), reverse=True)))


def describe(before: Position, move: Move, after: Position | None) -> str:
    """Tell a move in words, the seat's name left out."""
    match move.verb:
        case Verb.ROLL:
            return _roll_words(before, move.dice, after)
        case Verb.KEEP:
            points = 0 if after is None else after.risk - before.risk
            return f"sets aside {dice_words(move.dice)} ({points}) and rolls {before.due - len(move.dice)}."
        case Verb.BANK:
            return f"keeps {before.gathered:,}."
        case Verb.AGAIN:
            return f"rolls on with {before.gathered:,} at risk."
        case Verb.STOP:
            return f"stops after the Contact and adds {before.gathered:,}."
        case Verb.REROLL:
            return "takes the three twos back and rolls all six again."
    return "plays the three twos on."


def _roll_words(before: Position, dice: Dice, after: Position | None) -> str:
    if after is None:
        return "rolls."
    match after.phase:
        case Phase.OVER:
            return "rolls a straight and wins!"
        case Phase.ROLL:
            lost = f" and loses {before.risk:,}" if before.risk else ""
            return f"rolls no counters{lost}."
        case Phase.CONTACT:
            return f"rolls a Contact: {dice_words(dice)}."
    return f"rolls {dice_words(counting(dice))} ({after.gathered - after.risk})."


def log(
    names: Sequence[str], positions: Sequence[Any], moves: Sequence[Any], at: int
) -> list[tuple[str, str]]:
    """Give the last two happenings before move `at`, older first: name and words; no plain rolls."""
    found: list[tuple[str, str]] = []
    for number in range(at - 1, -1, -1):
        before, move, after = positions[number], moves[number], positions[number + 1]
        plain = move.verb is Verb.ROLL and after.phase in (Phase.CHOOSE, Phase.TWOS, Phase.CONTACT)
        if not plain:
            found.append((names[before.seat], describe(before, move, after)))
            if len(found) == 2:
                break
    return found[::-1]


def roll_notes(rolled: int, picked: int) -> tuple[str, str]:
    """Say beside Roll what it would do with so many dice of the roll picked."""
    again = rolled - picked
    if not (picked and again):
        return "set a counter", "aside first"
    return "1 die again" if again == 1 else f"{again} dice again", f"scores {scoring(again)}"


def advised(position: Position, move: Move) -> str:
    """Say what a hint advises."""
    match move.verb:
        case Verb.KEEP:
            left = position.due - len(move.dice)
            return f"set aside {dice_words(move.dice)} and roll {'one die' if left == 1 else f'{left} dice'}."
        case Verb.BANK:
            return f"keep the {position.gathered:,} points."
        case Verb.AGAIN:
            return f"roll all six again, with {position.gathered:,} at risk."
        case Verb.STOP:
            return f"stop, and add {position.gathered:,}."
        case Verb.REROLL:
            return "take the three twos back, and roll all six again."
    return "play the three twos on."


def reason(advice: Advice) -> str:
    """Say in one line why a hint advises it."""
    chance = "" if advice.win is None else f"  Wins {advice.win:.1%}."
    if advice.scoring is None:
        return "Rolling on is worth less." + chance
    odds = f"{advice.scoring.numerator} in {advice.scoring.denominator}"
    return f"Scores {odds}: {advice.gain:,.0f} on average, against {advice.stopping:,} kept.{chance}"


def prompt(
    position: Position, chosen: Sequence[int], further: Sequence[int], refusal: str | None, opponent: str
) -> str:
    """Say what may be done now.

    `chosen` are the numbers of the dice picked, `refusal` why they won't do, `further` the numbers of those
    that can be picked as well.
    """
    if opponent and position.phase in (Phase.CHOOSE, Phase.CONTACT, Phase.TWOS):
        return f"{opponent} is thinking..."
    match position.phase:
        case Phase.CONTACT:
            points = f"{position.gathered:,}"
            return f"Y or left click: roll all six, {points} at risk.  N or right click: add {points}."
        case Phase.TWOS:
            return "Three twos: Y or left click rolls all six again.  N or right click plays on."
        case Phase.OVER:
            return "The game is over.  F2 begins another one."
        case Phase.ROLL:
            return f"{opponent} rolls..." if opponent else "Any key or a click stops the dice."
    if not chosen:
        return "Type the number of a counter to set aside, or K to keep the points."
    if refusal is not None:
        return refusal
    more = f", {_any_of(further)} sets aside too" if further else ""
    return f"R rolls the other dice, K keeps.  {_any_of(chosen)} puts back{more}."


def _any_of(numbers: Sequence[int]) -> str:
    """Write numbers of which one is typed: `1, 2 or 5`."""
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last
