"""Reads Contact's positions, and refuses what cannot arise in a game."""

from itertools import product

from retrogames.core.position import PositionError, Seat
from retrogames.games.contact.counters import (
    DICE,
    SINGLE,
    STEP,
    TRIPLE,
    Dice,
    is_contact,
    is_straight,
    is_three_twos,
    score,
)
from retrogames.games.contact.options import SEATS
from retrogames.games.contact.rules import GOAL, Phase, Position

LEAST_CONTACT = 300
"""A Contact cannot gather less: six fives, each counted alone. From there on every multiple of 50 can be."""
MOST_DIGITS = 9
LONGEST = 200


def _shown(text: str) -> str:
    """Quote what was read, cut short."""
    return repr(text if len(text) <= 40 else text[:37] + "...")


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or (text[0] == "0" and text != "0"):
        raise PositionError(f"{field} is a plain number, not {_shown(text)}")
    if len(text) > MOST_DIGITS:
        raise PositionError(f"{field} is too large: {_shown(text)}")
    return int(text)


def _points(field: str, text: str) -> int:
    value = _number(field, text)
    if value % STEP:
        raise PositionError(f"{field} is a multiple of {STEP}, not {value}")
    return value


def _dice(field: str, text: str) -> Dice:
    if text == "-":
        return ()
    if not 1 <= len(text) <= DICE or not set(text) <= set("123456"):
        raise PositionError(f"{field} is 1 to {DICE} digits 1-6 or -, not {_shown(text)}")
    return tuple(map(int, text))


def read(text: str) -> Position:
    """Read `SCORES SEAT RISK KEPT ROLLED PHASE`, the inverse of `str(position)`.

    Raises PositionError with one line for anything else, also for what no game can lead to.
    """
    if len(text) > LONGEST:
        raise PositionError(f"a position has at most {LONGEST} characters, not {len(text)}")
    fields = text.split(" ")
    if len(fields) != 6:
        raise PositionError(f"a position is SCORES SEAT RISK KEPT ROLLED PHASE, not {_shown(text)}")
    totals = tuple(_points("SCORES", part) for part in fields[0].split(","))
    if len(totals) > SEATS:
        raise PositionError(f"SCORES are 1 to {SEATS} numbers, not {len(totals)}")
    seat = _number("SEAT", fields[1])
    if not 1 <= seat <= len(totals):
        raise PositionError(f"SEAT is 1 to {len(totals)}, not {seat}")
    kept = _dice("KEPT", fields[3])
    if list(kept) != sorted(kept):
        raise PositionError(f"KEPT is written sorted, not {fields[3]}")
    if fields[5] not in list(Phase):
        raise PositionError(f"PHASE is one of {', '.join(Phase)}, not {_shown(fields[5])}")
    position = Position(
        totals,
        Seat(seat - 1),
        _points("RISK", fields[2]),
        kept,
        _dice("ROLLED", fields[4]),
        Phase(fields[5]),
    )
    fault = _score_fault(position) or _kept_fault(position) or _roll_fault(position)
    if fault:
        raise PositionError(fault)
    return position


def _score_fault(position: Position) -> str | None:
    """Say what is wrong with the scores: only a banked win reaches 5,000, and only its winner does."""
    there = [seat for seat, total in enumerate(position.totals) if total >= GOAL]
    if position.phase is Phase.OVER and not position.rolled:
        if there != [position.seat]:
            return f"SCORES: a game that is over is won by {GOAL} points of SEAT alone, or by a straight"
    elif there:
        return f"SCORES: {position.totals[there[0]]} has already won"
    return None


def _kept_fault(position: Position) -> str | None:
    """Say what is wrong with the kept dice and the points at risk."""
    risk, kept = position.risk, position.kept
    if position.phase is Phase.OVER and not position.rolled:
        return "RISK is 0 and KEPT - after the last points are added" if risk or kept else None
    if len(kept) >= DICE:
        return "KEPT: at least one die is left to roll"
    if any(kept.count(face) % 3 for face in (2, 3, 4, 6)):
        return "KEPT: only ones, fives and triples can be set aside"
    remembered = {risk - worth for worth in _worths(kept)}
    if not any(points == 0 or points >= LEAST_CONTACT for points in remembered):
        return f"RISK: {risk} points cannot be at risk with these dice kept"
    return None


def _worths(kept: Dice) -> set[int]:
    """Give all the points that kept dice can have scored: three alike came together or one by one."""
    choices: list[set[int]] = []
    for face in sorted(set(kept)):
        count = kept.count(face)
        together = count // 3 * TRIPLE[face] + count % 3 * SINGLE.get(face, 0)
        choices.append({together, count * SINGLE[face]} if face in SINGLE else {together})
    return {sum(parts) for parts in product(*choices)}


def _roll_fault(position: Position) -> str | None:
    """Say what is wrong with the roll in this phase."""
    rolled, phase = position.rolled, position.phase
    if phase is Phase.ROLL or (phase is Phase.OVER and not rolled):
        return f"ROLLED is - in phase {phase}" if rolled else None
    if len(rolled) != position.due:
        return f"ROLLED is {position.due} dice when {len(position.kept)} are kept, not {len(rolled)}"
    first = len(rolled) == DICE
    straight = first and is_straight(rolled)
    fits = {
        Phase.OVER: straight,
        Phase.CONTACT: is_contact(rolled),
        Phase.TWOS: is_three_twos(rolled),
        Phase.CHOOSE: score(rolled) > 0 and not straight and not is_contact(rolled),
    }
    return None if fits[phase] else f"ROLLED: this roll does not lead to phase {phase}"
