"""The time option: a limit for every move or for the whole game, for people alone."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from retrogames.games.splatter.boardmatch import TIME
from retrogames.games.splatter.rules import PASS, QUIT, Move, Position
from retrogames.games.splatter.words import name_of_seat
from retrogames.looks.widgets import Choice
from retrogames.scenes.table import Situation

LIMITS = (
    "off",
    "10 s a move",
    "20 s a move",
    "30 s a move",
    "60 s a move",
    "1 min a game",
    "3 min a game",
    "5 min a game",
    "10 min a game",
    "20 min a game",
    "30 min a game",
)
"""What can be chosen; a record or a board may name any other number up to 99."""

_FORM = re.compile(r"([1-9][0-9]?) (s|min) a (move|game)")


class Limit(NamedTuple):
    """Hold the seconds of a full clock and whether it is set back after every move."""

    seconds: float
    every_move: bool


def read_limit(text: str) -> Limit | None:
    """Read a limit such as `30 s a move`; None where no clock runs."""
    found = _FORM.fullmatch(text)
    if found is None:
        return None
    return Limit(int(found[1]) * (60.0 if found[2] == "min" else 1.0), found[3] == "move")


def choice(values: Mapping[str, Any]) -> Choice:
    """Give the widget that chooses the limit of the next game."""
    kept = values.get("time", "off")
    return Choice(LIMITS, LIMITS.index(kept) if kept in LIMITS else 0, key="time")


def clocks(s: Situation) -> list[float] | None:
    """Give the seconds left by seat; a new game begins with the limit chosen and notes it.

    A game that is taken up goes on by its own limit, whatever is chosen now; where its record has clocks
    and names no limit, they are for the game.
    """
    kept = [s.headers.get(f"Clock {seat + 1}") for seat in range(4)]
    if TIME not in s.headers and not s.steps and not any(kept):
        chosen = str(s.values.get("time", "off"))
        if read_limit(chosen) is not None:
            s.headers[TIME] = chosen
    limit = read_limit(s.headers.get(TIME, ""))
    if limit is None:
        limit = Limit(0.0, False) if any(kept) else None
    if limit is None:
        return None
    if s.clocks is not None:
        return [limit.seconds] * 4 if limit.every_move else list(s.clocks)
    return [limit.seconds if text is None else float(text) for text in kept]


def time_up(s: Situation) -> tuple[Move, str]:
    """Give what a seat does whose time is up, and say so: pass, or quit where the time was for the game."""
    position: Position = s.position
    limit = read_limit(s.headers.get(TIME, ""))
    by_move = limit is not None and limit.every_move
    name = name_of_seat(position.turn, s.players)
    if by_move or not position.tiles[position.turn]:
        return PASS, f"Time is up: {name} passes."
    return QUIT, f"Time is up: {name} quits."
