"""What every game's position and moves offer, and how they stand as text."""

from collections.abc import Sequence
from typing import NewType, Protocol, Self, TypeVar

from retrogames.frozen import frozen

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; texts (engine, records) count from 1."""

CHANCE = Seat(-1)
"""Whose turn it is when dice decide."""

Roll = tuple[int, ...]
"""Six faces 1-6 from `core.dice`; a position that needs fewer dice uses the first ones."""


class IllegalMove(ValueError):
    """A move that the rules refuse, or a text that is no move here; the message is one line for a person."""


class PositionError(ValueError):
    """A text that is no position of the game; the message says what is wrong with which field."""


@frozen
class Outcome:
    """How a game ended: the seats that share the win, none of them for a draw."""

    winners: tuple[Seat, ...] = ()

    def __str__(self) -> str:
        """Give the engine's result text: `win 1`, `win 1,2` or `draw`."""
        if not self.winners:
            return "draw"
        return "win " + ",".join(str(seat + 1) for seat in self.winners)


def result_text(outcome: Outcome | None) -> str:
    """Give the engine's result text of a finished or running (`none`) game."""
    return "none" if outcome is None else str(outcome)


class Move(Protocol):
    """A frozen, hashable value; its text holds no space and is unique among the moves of a position."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)


class Position(Protocol[M]):
    """All that take-back must restore. A frozen value; `play` gives a new one.

    What the text does not show (passes counted, landings remembered) is part of the value all the same
    and is built up by `play`.
    """

    @property
    def turn(self) -> Seat:
        """The seat to move, or CHANCE; after the end the seat that the text shows."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats taking part, in playing order; a seat that has quit is not among them."""

    def moves(self) -> Sequence[M]:
        """All legal moves; empty at CHANCE and exactly when `outcome()` is set."""

    def chance(self, roll: Roll) -> M:
        """At CHANCE only: the move that this roll makes. Raises IllegalMove elsewhere or for a bad roll."""

    def play(self, move: M) -> Self:
        """Give the position after a move; raises IllegalMove and leaves this one alone."""

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, None while it runs."""

    def scores(self) -> tuple[int, ...]:
        """Points by seat, one figure for each seat the game has."""

    def seen_by(self, seat: Seat) -> Self:
        """Give the position as this seat may know it; itself where nothing is hidden."""

    def __str__(self) -> str: ...


def read_move(position: Position[M], text: str) -> M:
    """Find the move that this text names in this position.

    Raises IllegalMove with one line that quotes the text where it is malformed or not legal here.
    """
    if position.turn == CHANCE:
        head, colon, digits = text.partition(":")
        if head == "roll" and colon and digits.isascii() and digits.isdigit():
            move = position.chance(tuple(int(digit) for digit in digits))
            if str(move) == text:
                return move
        raise IllegalMove(f"{text!r} is no roll here")
    for move in position.moves():
        if str(move) == text:
            return move
    raise IllegalMove(f"{text!r} is no legal move here")
