"""The rules of Pebbles: what a position is, which moves it has, and what becomes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from retrogames.core.position import IllegalMove, Outcome, PositionError, Roll, Seat
from retrogames.games.pebbles.options import LARGEST

MOST = 3
"""How many pebbles may be taken at once."""


@dataclass(frozen=True, slots=True)
class Move:
    """Take so many pebbles."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Position:
    """The pebbles left, and whose turn it is."""

    left: int
    turn: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Both seats stay to the end."""
        return (Seat(0), Seat(1))

    def moves(self) -> list[Move]:
        """Take one, two or three, as far as there are so many."""
        return [Move(number) for number in range(1, min(MOST, self.left) + 1)]

    def chance(self, roll: Roll) -> Move:
        """Refuse: nothing is rolled here."""
        raise IllegalMove("no roll is due")

    def play(self, move: Move) -> Self:
        """Take the pebbles away; raises IllegalMove."""
        if move not in self.moves():
            raise IllegalMove(f"{move} cannot be taken from {self.left}")
        return replace(self, left=self.left - move.number, turn=Seat(1 - self.turn))

    def outcome(self) -> Outcome | None:
        """Whoever took the last pebble has won: the seat that is not at turn."""
        return Outcome((Seat(1 - self.turn),)) if self.left == 0 else None

    def scores(self) -> tuple[int, ...]:
        """One point for the win."""
        return tuple(int(self.left == 0 and seat != self.turn) for seat in self.seats)

    def seen_by(self, seat: Seat) -> Self:
        """Nothing is hidden."""
        return self

    def __str__(self) -> str:
        return f"{self.left} {self.turn + 1}"


def start(settings: Mapping[str, str], seed: int) -> Position:
    """Give the first position under the options."""
    return Position(int(settings["Row"]), Seat(0))


def read(text: str) -> Position:
    """Read `LEFT SEAT`; raises PositionError with one line that says what is wrong."""
    left, _, seat = text.partition(" ")
    if not (left.isascii() and left.isdigit() and len(left) < 3 and int(left) <= LARGEST):
        raise PositionError(f"the pebbles are a number 0-{LARGEST}, not {left[:40]!r}")
    if left != str(int(left)):
        raise PositionError(f"the pebbles are written {int(left)}, not {left!r}")
    if seat not in ("1", "2"):
        raise PositionError(f"the seat is 1 or 2, not {seat[:40]!r}")
    return Position(int(left), Seat(int(seat) - 1))


def perft(position: Position, depth: int) -> int:
    """Count the lines of play of so many moves."""
    if depth == 0:
        return 1
    return sum(perft(position.play(move), depth - 1) for move in position.moves())
