"""The rules of Point to Point V1.1: stones, supplies, positions, moves and their text."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import perm
from typing import Self

from retrogames.core.game import Settings
from retrogames.core.position import IllegalMove, Outcome, PositionError, Roll, Seat
from retrogames.core.squares import square_name
from retrogames.games.pointtopoint.lines import BLACK, WHITE, Line, lines_closed, lines_on
from retrogames.games.pointtopoint.supply import VALUES, Stock, Supply, sequences, stock

COLOURS = "wb"
STONES = " ABCcba"  # by stone: 1 … 3 white; counted from the end, -1 … -3 black
NUMBERS = {1: "one", 2: "two", 3: "three"}


@dataclass(frozen=True, slots=True)
class Move:
    """A stone of 1-3 points set on a square, both counted from 0 at the lower left."""

    points: int
    column: int
    row: int

    def __str__(self) -> str:
        return f"{self.points}{square_name(self.column, self.row)}"


@cache
def _all_moves(size: int) -> tuple[tuple[Move, ...], ...]:
    """Give the moves of each square, by value."""
    return tuple(
        tuple(Move(points, column, row) for points in VALUES) for row in range(size) for column in range(size)
    )


@dataclass(frozen=True, slots=True)
class Position:
    """A board with its scores so far; white sets first, and stones never move.

    `board` holds the squares row by row from `a1`: 0 empty, 1 … 3 a white stone, -1 … -3 a black one.
    `points` are White's and Black's scores; they never change once made. `goal` names the colour that counts
    in solitaire, None in a game for two.
    """

    size: int
    board: tuple[int, ...]
    turn: Seat
    points: tuple[int, int]
    supply: Supply = Supply.UNLIMITED
    goal: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """White and black, to the end."""
        return (WHITE, BLACK)

    def at(self, column: int, row: int) -> int:
        """Give the stone of a square: 0 for none, 1 … 3 white, -1 … -3 black."""
        return self.board[row * self.size + column]

    def left(self, seat: Seat) -> Stock | None:
        """Count the stones a player has left of each value; None where the supply is unlimited."""
        if self.supply is Supply.UNLIMITED:
            return None
        sign = 1 if seat == WHITE else -1
        ones, twos, threes = stock(self.supply, self.size, seat)
        count = self.board.count
        return ones - count(sign), twos - count(2 * sign), threes - count(3 * sign)

    def moves(self) -> Sequence[Move]:
        """Give every stone in supply on every empty square; none when the board is full."""
        left = self.left(self.turn)
        if left is None:
            choices = _all_moves(self.size)
            return [move for square, stone in enumerate(self.board) if not stone for move in choices[square]]
        values = [points for points in VALUES if left[points - 1]]
        return [
            _all_moves(self.size)[square][points - 1]
            for square, stone in enumerate(self.board)
            if not stone
            for points in values
        ]

    def chance(self, roll: Roll) -> Move:
        """Raise IllegalMove: there are no dice in this game."""
        raise IllegalMove(f"Point to Point has no dice, so no roll {roll}")

    def closed_by(self, move: Move) -> tuple[Line, ...]:
        """Give the scoring lines, of either colour, that a move would close; raises IllegalMove."""
        self._check(move)
        return lines_closed(self.size, self.board, move.row * self.size + move.column, self._stone(move))

    def lines(self) -> tuple[Line, ...]:
        """Give every scoring line on the board: where all the points came from."""
        return lines_on(self.size, self.board)

    def play(self, move: Move) -> Self:
        """Set a stone and add what its lines earn either colour; raises IllegalMove."""
        white, black = self.points
        for line in self.closed_by(move):
            if line.colour == WHITE:
                white += line.points
            else:
                black += line.points
        square = move.row * self.size + move.column
        board = (*self.board[:square], self._stone(move), *self.board[square + 1 :])
        return replace(self, board=board, turn=_other(self.turn), points=(white, black))

    def _stone(self, move: Move) -> int:
        return move.points if self.turn == WHITE else -move.points

    def _check(self, move: Move) -> None:
        """Raise IllegalMove with the reason why a move cannot be played."""
        if not (0 <= move.column < self.size and 0 <= move.row < self.size):
            raise IllegalMove(
                f"a board of {self.size}x{self.size} has no column {move.column}, row {move.row}"
            )
        if move.points not in VALUES:
            raise IllegalMove(f"a stone has one, two or three points, not {move.points}")
        if self.at(move.column, move.row):
            raise IllegalMove(f"{square_name(move.column, move.row)} is taken")
        left = self.left(self.turn)
        if left is not None and not left[move.points - 1]:
            raise IllegalMove(f"{name_of(self.turn)} has no stone of {NUMBERS[move.points]} left")

    def outcome(self) -> Outcome | None:
        """Tell who has the higher score on a full board; equal is a draw (the manual names no tie).

        In solitaire the board is judged in the same way (ours): what the player tried for is `goal_score`,
        and a result that depended on the option would differ between a record and its position.
        """
        if 0 in self.board:
            return None
        white, black = self.points
        if white == black:
            return Outcome()
        return Outcome((WHITE if white > black else BLACK,))

    def scores(self) -> tuple[int, ...]:
        """Points of White and of Black, in solitaire too."""
        return self.points

    @property
    def goal_score(self) -> int | None:
        """In solitaire the score of the named colour, which is what counts; None in a game for two."""
        return None if self.goal is None else self.points[self.goal]

    def seen_by(self, seat: Seat) -> Self:
        """Give the position itself: nothing is hidden."""
        return self

    def under(self, settings: Settings) -> Self:
        """Give the same board under the options Supply and Solitaire, which its text does not show.

        Raises PositionError where the board already holds more stones of a value than the supply has.
        """
        changed = replace(self, supply=Supply(settings["Supply"]), goal=_goal(settings["Solitaire"]))
        for seat in changed.seats:
            for points, count in zip(VALUES, changed.left(seat) or (), strict=False):
                if count < 0:
                    name, value = name_of(seat), NUMBERS[points]
                    raise PositionError(
                        f"{name} has more stones of {value} than supply {changed.supply} holds"
                    )
        return changed

    def __str__(self) -> str:
        rows = (
            "".join(STONES[stone] for stone in self.board[first : first + self.size])
            for first in range(len(self.board) - self.size, -1, -self.size)
        )
        text = re.sub(" +", lambda gap: str(len(gap[0])), "/".join(rows))
        return f"{text} {COLOURS[self.turn]}"


def _other(seat: Seat) -> Seat:
    return BLACK if seat == WHITE else WHITE


def name_of(seat: Seat) -> str:
    """Name a colour as the seats are named."""
    return "White" if seat == WHITE else "Black"


def _goal(solitaire: str) -> Seat | None:
    return {"off": None, "white": WHITE, "black": BLACK}[solitaire]


def start(settings: Settings, seed: int = 0) -> Position:
    """Give the empty board of the options Size, Supply and Solitaire; the seed has no part in this game."""
    size = int(settings["Size"])
    empty = Position(size, (0,) * (size * size), WHITE, (0, 0))
    return empty.under(settings)


def perft(position: Position, depth: int) -> int:
    """Count the games of `depth` plies from a position, 0 where the board is full before.

    Where stones go and which values they have are independent of each other, so the count is a product.
    """
    empty = position.board.count(0)
    if depth > empty:
        return 0
    first, second = (depth + 1) // 2, depth // 2
    mine, theirs = position.left(position.turn), position.left(_other(position.turn))
    return perm(empty, depth) * sequences(mine, first) * sequences(theirs, second)
