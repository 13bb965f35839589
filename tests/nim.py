"""A tiny game to test with: a die makes the heap, two seats take 1-3 in turn, the last to take wins."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from typing import Self

from retrogames.core.game import Game, Option, Settings
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import CHANCE, IllegalMove, Outcome, PositionError, Roll, Seat

FIRST = Seat(0)


@dataclass(frozen=True, slots=True)
class Move:
    """Take so many, or the roll of a die."""

    number: int
    rolled: bool = False

    def __str__(self) -> str:
        return f"roll:{self.number}" if self.rolled else f"take:{self.number}"


@dataclass(frozen=True, slots=True)
class Position:
    """The heap; None before the die. `colour` is hidden and known by its header alone."""

    heap: int | None
    seat: Seat = FIRST
    base: int = 10
    taken: tuple[int, int] = (0, 0)
    colour: str = "red"

    @property
    def turn(self) -> Seat:
        return CHANCE if self.heap is None else self.seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (Seat(0), Seat(1))

    def moves(self) -> list[Move]:
        return [Move(number) for number in (1, 2, 3) if self.heap and number <= self.heap]

    def chance(self, roll: Roll) -> Move:
        if self.heap is not None or not roll or not 1 <= roll[0] <= 6:
            raise IllegalMove("no roll is due")
        return Move(roll[0], rolled=True)

    def play(self, move: Move) -> Self:
        if move.rolled:
            self.chance((move.number,))
            return replace(self, heap=self.base + move.number)
        if move not in self.moves() or self.heap is None:
            raise IllegalMove(f"{move} is not possible")
        first, second = self.taken
        taken = (first + move.number, second) if self.seat == 0 else (first, second + move.number)
        return replace(self, heap=self.heap - move.number, seat=Seat(1 - self.seat), taken=taken)

    def outcome(self) -> Outcome | None:
        return Outcome((Seat(1 - self.seat),)) if self.heap == 0 else None

    def scores(self) -> tuple[int, ...]:
        return self.taken

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, colour="?")

    def __str__(self) -> str:
        heap = "-" if self.heap is None else self.heap
        return f"{heap} {self.seat + 1}"


def read(text: str) -> Position:
    """Read `HEAP SEAT`."""
    heap, _, seat = text.partition(" ")
    if seat not in ("1", "2") or not (heap == "-" or (heap.isascii() and heap.isdigit() and len(heap) < 4)):
        raise PositionError(f"a position is HEAP SEAT, not {text[:40]!r}")
    return Position(None if heap == "-" else int(heap), Seat(int(seat) - 1))


def setup(text: str, settings: Settings) -> Position:
    """Read a position under the option Base."""
    return replace(read(text), base=int(settings["Base"]))


def headed(start: Position, headers: Mapping[str, str]) -> Position:
    """Give the start of a colour."""
    if headers["Colour"] not in ("red", "blue", "?"):
        raise PositionError(f"there is no colour {headers['Colour']!r}")
    return replace(start, colour=headers["Colour"])


def think(level: Level) -> Think:
    """Leave a multiple of four where that is possible; the beginner takes one. Slow on purpose."""

    def thinking(view: Position, budget: Budget, seed: int) -> Generator[Progress[Move], None, Move]:
        moves = view.moves()
        assert view.heap is not None
        good = [move for move in moves if (view.heap - move.number) % 4 == 0]
        best = moves[seed % len(moves)] if level is not Level.MASTER or not good else good[0]
        positions = 0
        while positions < budget.positions and positions // 100 < (budget.depth or 10**9):
            positions += 100
            yield Progress(best, positions // 100, 0.5, positions)
        return best

    return thinking


NIM = Game(
    name="nim",
    title="Nim",
    machine="table",
    year="1901",
    author="Charles Bouton",
    sentence="The last to take wins.",
    seat_names=("First", "Second"),
    options=(
        Option("Base", "10", "stones beside the die's", spin=(1, 90)),
        Option("Pace", "slow", "nothing", choices=("slow", "quick")),
    ),
    start=lambda settings, seed: Position(None, base=int(settings["Base"])),
    read=read,
    ai="tests.nim:think",
    table="tests.nim:none",
    look="tests.nim:none",
    budgets=dict.fromkeys(Level, 500),
    answers={"parity": lambda position: f"parity {(position.heap or 0) % 4}"},
    setup=setup,
    headers=lambda start: {"Colour": start.colour},
    headed=headed,
    figures={"ones": lambda before, after: int(sum(after.scores()) - sum(before.scores()) == 1)},
)
GAMES = {"nim": NIM}


def broken(level: Level) -> Think:
    """Think of a move, then fail."""

    def thinking(view: Position, budget: Budget, seed: int) -> Generator[Progress[Move], None, Move]:
        yield Progress(view.moves()[1], 1, 0.0, 1)
        raise RuntimeError("this player is broken")

    return thinking
