"""Engarde's rules: setting, moving, hidden poles and what landings show of them, four in a row, draws.

Where the manual is silent, these are our decisions (ours): side-bars of three squares and three circles
each, all showing their owner's colour, so that both shapes can be had from the start; White moves first;
three null squares and a fair coin for every other pole, as the manual's sample grid has three; four of a
colour win for that colour, whoever made them, since a piece on the grid belongs to nobody; the draws,
since two careful players need never end without them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from retrogames.core import dice
from retrogames.core.position import IllegalMove, Outcome, Roll, Seat
from retrogames.games.engarde.grid import (
    ANY,
    EMPTY,
    JUMPS,
    LINES,
    NAMES,
    POLES,
    SHAPES,
    SHOWN,
    SIDE,
    SQUARES,
    STEPS,
    UNKNOWN,
    WHITE,
    landed,
    poles_of,
)

SEATS: Final = (Seat(0), Seat(1))
"""White and Black."""

NULLS: Final = 3
EACH: Final = 3
"""Pieces of each shape on a full side-bar."""

QUIET: Final = 60
"""So many turns without a set and without a change of colour are a draw."""

OCCURRENCES: Final = 3
"""The third occurrence of one position is a draw."""

_COINS: Final = 7
"""The stream of a seed's draws that tosses the coins; dice use 1-6, the shuffle 0."""

Bars = tuple[tuple[int, int], tuple[int, int]]
"""White's and Black's side-bar, each as (squares, circles)."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Set a piece of a shape, `S` or `C`, from the own side-bar."""

    shape: str
    target: int

    def __str__(self) -> str:
        return f"{self.shape}@{NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Shifting:
    """Move a piece that stands on the grid."""

    source: int
    target: int

    def __str__(self) -> str:
        return NAMES[self.source] + NAMES[self.target]


Move = Placing | Shifting


@dataclass(frozen=True, slots=True)
class Position:
    """What stands on the grid and the side-bars, the hidden poles, and what play has shown of them.

    `pieces` has a letter for each square, a6 first: `S C` white, `s c` black, `.` empty; `poles` one of
    `+ - 0`, or `?` where the viewer does not know. `known` is by square what its pole may still be, as
    single landings have shown it; that there are three nulls is not used. `quiet` counts the turns since
    a piece was set or changed colour. `past` holds what a repetition must equal, since the last set, the
    present included: nothing before a set can come again.
    """

    pieces: str
    poles: str
    bars: Bars
    last: int | None
    turn: Seat
    known: tuple[int, ...]
    quiet: int
    past: tuple[tuple[str, int | None, Seat], ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Both seats, White first."""
        return SEATS

    def moves(self) -> tuple[Move, ...]:
        """All legal moves; none once the game is over."""
        return tuple(self._legal()) if self.outcome() is None else ()

    def _legal(self) -> Iterator[Move]:
        """List what the rules of movement allow, whether or not the game is over."""
        pieces = self.pieces
        free = [square for square in range(SQUARES) if pieces[square] == EMPTY]
        for shape, count in zip(SHAPES, self.bars[self.turn], strict=True):
            if count:
                yield from (Placing(shape, target) for target in free)
        for source in range(SQUARES):
            if pieces[source] == EMPTY or source == self.last:
                continue
            yield from (Shifting(source, target) for target in STEPS[source] if pieces[target] == EMPTY)
            for over, target in JUMPS[source]:
                if pieces[over] != EMPTY and pieces[target] == EMPTY:
                    yield Shifting(source, target)

    def play(self, move: Move) -> Self:
        """Give the position after a move; raises IllegalMove, also where the pole it lands on is `?`."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        target = move.target
        pole = self.poles[target]
        if pole == UNKNOWN:
            raise IllegalMove(f"{move} would land on {NAMES[target]}, whose pole is not known here")
        setting = isinstance(move, Placing)
        before = self.arriving(move)
        after = landed(before, pole)
        board = list(self.pieces)
        if isinstance(move, Shifting):
            board[move.source] = EMPTY
        board[target] = after
        pieces = "".join(board)
        turn = Seat(1 - self.turn)
        known = list(self.known)
        known[target] &= SHOWN[before, after]
        return type(self)(
            pieces,
            self.poles,
            self._without(move.shape) if isinstance(move, Placing) else self.bars,
            target,
            turn,
            tuple(known),
            0 if setting or after != before else self.quiet + 1,
            (() if setting else self.past) + ((pieces, target, turn),),
        )

    def arriving(self, move: Move) -> str:
        """Give the letter of the piece a legal move sets or moves, as it looks before it lands."""
        if isinstance(move, Shifting):
            return self.pieces[move.source]
        return move.shape if self.turn == SEATS[0] else move.shape.lower()

    def _without(self, shape: str) -> Bars:
        """Give the side-bars after the seat to move took a piece of a shape."""
        squares, circles = self.bars[self.turn]
        left = (squares - 1, circles) if shape == "S" else (squares, circles - 1)
        return (left, self.bars[1]) if self.turn == SEATS[0] else (self.bars[0], left)

    def why_not(self, move: Move) -> str | None:
        """Tell in one sentence why a move is refused; None where the rules allow it."""
        if self.outcome() is not None:
            return "The game is over."
        reason = self.why_not_set(move.shape) if isinstance(move, Placing) else self.why_not_lift(move.source)
        if reason is None and self.pieces[move.target] != EMPTY:
            reason = "That square is taken."
        if reason is None and isinstance(move, Shifting):
            reason = self._why_not_there(move.source, move.target)
        return reason

    def why_not_set(self, shape: str) -> str | None:
        """Tell why no piece of a shape may be set from the side-bar of the seat to move; else None."""
        if self.bars[self.turn][SHAPES.index(shape)]:
            return None
        return f"There is no {'square' if shape == 'S' else 'circle'} left on your side-bar."

    def why_not_lift(self, source: int) -> str | None:
        """Tell why the piece on a square may not be moved at all; else None."""
        if self.pieces[source] == EMPTY:
            return "No piece stands there."
        if source == self.last:
            return "That piece was moved last; move another."
        return None

    def _why_not_there(self, source: int, target: int) -> str | None:
        """Tell why a piece may not go to a free square (2b-2d of the manual's rules of movement)."""
        if target in STEPS[source]:
            return None
        for over, far in JUMPS[source]:
            if far == target:
                return None if self.pieces[over] != EMPTY else "Two steps only by jumping over a piece."
        return "A piece moves one step in a straight line, or two over a piece."

    def four(self) -> tuple[int, ...]:
        """Give the squares of all completed fours, in order; empty while nobody has one."""
        pieces = self.pieces
        found: set[int] = set()
        for line in LINES:
            if EMPTY not in (first := pieces[line[0]]) and all(
                pieces[square] != EMPTY and pieces[square].isupper() == first.isupper() for square in line
            ):
                found.update(line)
        return tuple(sorted(found))

    def outcome(self) -> Outcome | None:
        """Tell how the game ended: four of a colour win for that colour, whoever made them.

        A draw is the third occurrence of the same pieces, colours, side-bars, last moved piece and seat
        to move; 60 turns in a row without a set or a change of colour; no legal move.
        """
        four = self.four()
        if four:
            return Outcome((SEATS[0] if self.pieces[four[0]] in WHITE else SEATS[1],))
        repeated = self.past.count(self.past[-1]) >= OCCURRENCES
        if repeated or self.quiet >= QUIET or next(self._legal(), None) is None:
            return Outcome()
        return None

    def scores(self) -> tuple[int, ...]:
        """Nobody has points in Engarde."""
        return (0, 0)

    def chance(self, roll: Roll) -> Move:
        """Raise IllegalMove: the poles were decided before the first turn."""
        raise IllegalMove("no dice are rolled in Engarde")

    def seen_by(self, seat: Seat) -> Self:
        """Give the position as either player may know it: `?` for every pole not shown for certain."""
        poles = "".join(certain if len(certain := poles_of(known)) == 1 else UNKNOWN for known in self.known)
        return type(self)(
            self.pieces, poles, self.bars, self.last, self.turn, self.known, self.quiet, self.past
        )

    def secrets(self) -> int:
        """Count what is not known: over all squares, the possible poles beyond the first."""
        return sum(known.bit_count() - 1 for known in self.known)

    def __str__(self) -> str:
        rows = "/".join(_packed(self.pieces[row : row + SIDE]) for row in range(0, SQUARES, SIDE))
        bars = "/".join(f"S{squares}C{circles}" for squares, circles in self.bars)
        last = "-" if self.last is None else NAMES[self.last]
        return f"{rows} {poles_text(self)} {bars} {last} {'wb'[self.turn]}"


def _packed(row: str) -> str:
    """Write a row with its empty squares as numbers."""
    text = "".join("/" if piece == EMPTY else piece for piece in row)
    for length in range(SIDE, 0, -1):
        text = text.replace("/" * length, str(length))
    return text


def poles_text(position: Position) -> str:
    """Write the poles as a record's `Poles:` has them: rows from the top split by `/`."""
    return "/".join(position.poles[row : row + SIDE] for row in range(0, SQUARES, SIDE))


def opening(pieces: str, poles: str, bars: Bars, last: int | None, turn: Seat) -> Position:
    """Give a position that nothing went before.

    Nothing is known of its poles, even where pieces stand; but where some are `?` the text was a
    player's view, and the others are what that player knows.
    """
    view = UNKNOWN in poles
    known = tuple(1 << POLES.index(pole) if view and pole != UNKNOWN else ANY for pole in poles)
    return Position(pieces, poles, bars, last, turn, known, 0, ((pieces, last, turn),))


def shuffled_poles(seed: int) -> str:
    """Give the poles of a seed: three nulls anywhere, every other square a fair coin (ours)."""
    nulls = dice.shuffled(seed, range(SQUARES))[:NULLS]
    return "".join(
        "0" if square in nulls else "+-"[dice.draw(seed, _COINS, square, 2)] for square in range(SQUARES)
    )


def completed(position: Position, seed: int) -> Position:
    """Give a position with a pole of this seed in place of every `?`; nothing is known of its poles then."""
    drawn = shuffled_poles(seed)
    poles = "".join(new if pole == UNKNOWN else pole for pole, new in zip(position.poles, drawn, strict=True))
    return opening(position.pieces, poles, position.bars, position.last, position.turn)


def start(seed: int) -> Position:
    """Give the position that a game of this seed begins from."""
    bar = (EACH, EACH)
    return opening(EMPTY * SQUARES, shuffled_poles(seed), (bar, bar), None, SEATS[0])


def perft(position: Position, depth: int) -> int:
    """Count the ways to play `depth` turns; raises IllegalMove where one would land on a `?`."""
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)
