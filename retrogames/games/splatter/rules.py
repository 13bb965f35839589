"""Splatter's rules after the manual: adding, moving, splatting, passing, quitting, entering, the end.

Where the manual is silent: seats play in the order red, green, blue, yellow, since a fixed order is what
the score boxes show. A seat that can neither add nor move passes. The game ends, beyond what the manual
says, when no seat could add or move, when all seats pass in a row and after 100 turns in a row with
neither an add nor a splat, since it would never end otherwise; equal tops share the win. *Enter at any
time*, promised for version 2, lets a seat without tiles come back on a square that touches nobody, so that
it neither splats nor is trapped at once; it is a house rule, off at first, since the manual forbids to
re-enter after quitting.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from typing import NoReturn, Self

from retrogames.core.position import IllegalMove, Outcome, Roll, Seat
from retrogames.games.splatter.grid import (
    RING1,
    RING2,
    SQUARES,
    grown,
    name_of,
    outline,
    squares_of,
)
from retrogames.games.splatter.notation import LETTERS, Layout, Tiles, write_rows

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))
"""Red, green, blue and yellow, in playing order (ours)."""

_FOLLOWING = tuple(tuple(SEATS[(seat + step) % 4] for step in (1, 2, 3)) for seat in SEATS)

QUIET_END = 100
"""Turns in a row with neither an add nor a splat that end the game (ours)."""


class Act(IntEnum):
    """What a seat can do on its turn."""

    ADD = 0
    MOVE = 1
    PASS = 2
    QUIT = 3
    ENTER = 4


@dataclass(frozen=True, slots=True)
class Move:
    """One turn of a seat. `target` is the square of a new tile, `origin` the one a moved tile leaves."""

    act: Act
    target: int = -1
    origin: int = -1

    def __str__(self) -> str:
        """Give the move's text: `c3`, `a1c3`, `pass`, `quit` or `enter:c3`."""
        if self.act is Act.ADD:
            return name_of(self.target)
        if self.act is Act.MOVE:
            return name_of(self.origin) + name_of(self.target)
        return f"enter:{name_of(self.target)}" if self.act is Act.ENTER else self.act.name.lower()


PASS = Move(Act.PASS)
QUIT = Move(Act.QUIT)


@cache
def _add(square: int) -> Move:
    return Move(Act.ADD, square)


@cache
def _jumps(origin: int) -> tuple[tuple[int, Move], ...]:
    """List what a tile here could move to on a board without end: the target's bit and the move."""
    return tuple((1 << square, Move(Act.MOVE, square, origin)) for square in squares_of(RING2[origin]))


@dataclass(frozen=True, slots=True)
class Board:
    """What stays the same through a game: the size, the squares that are no walls, who may come back.

    `enter` is the house rule; `roster` are the seats the game began with, who may then enter again.
    """

    width: int
    height: int
    field: int
    roster: tuple[Seat, ...]
    enter: bool = False

    @property
    def walls(self) -> int:
        """The squares that are blocked, as an Ataxx gap is."""
        return outline(self.width, self.height) & ~self.field


@dataclass(frozen=True, slots=True)
class Position:
    """Tiles, whose turn it is and who is still in. Make one with `placed`, `read` or `play`.

    The text does not show `passes` (passes in a row), `quiet` (turns in a row with neither an add nor a
    splat) and `played` (turns since the position the game began from).
    """

    board: Board
    tiles: Tiles
    turn: Seat
    seats: tuple[Seat, ...]
    passes: int = 0
    quiet: int = 0
    played: int = 0
    ended: bool = False

    @classmethod
    def placed(cls, board: Board, tiles: Tiles, turn: Seat, seats: tuple[Seat, ...]) -> Self:
        """Make a position a game can begin from; it may already be over."""
        return cls(board, tiles, turn, seats).counted(0, 0)

    def counted(self, quiet: int, played: int) -> Self:
        """Give this position after so many quiet turns in a row and so many turns in all."""
        entries = _entries(self.board, self.tiles) if self.board.enter else 0
        ended = _is_over(self.board, self.tiles, entries, 0, quiet, False)
        return replace(self, passes=0, quiet=quiet, played=played, ended=ended)

    @property
    def free(self) -> int:
        """The empty squares, as bits."""
        red, green, blue, yellow = self.tiles
        return self.board.field & ~(red | green | blue | yellow)

    @property
    def layout(self) -> Layout:
        """What stands where."""
        return Layout(self.board.width, self.board.height, self.board.field, self.tiles)

    def moves(self) -> list[Move]:
        """Give all legal moves: adds, moves, `pass`, `quit`; to a seat without tiles entries and `pass`."""
        if self.ended:
            return []
        own, free = self.tiles[self.turn], self.free
        if not own:
            return [*(Move(Act.ENTER, square) for square in self.targets()), PASS]
        found = [_add(square) for square in squares_of(grown(own) & free)]
        for origin in squares_of(own):
            if RING2[origin] & free:
                found += [move for bit, move in _jumps(origin) if bit & free]
        found += (PASS, QUIT)
        return found

    def chance(self, roll: Roll) -> NoReturn:
        """Refuse: nothing is rolled in Splatter."""
        raise IllegalMove("no dice are rolled in Splatter")

    def play(self, move: Move) -> Self:
        """Give the position after a move; raises IllegalMove with the reason."""
        if self.ended:
            raise IllegalMove("the game is over")
        act = move.act
        if act <= Act.MOVE:
            return self._land(move)
        if act is Act.PASS:
            return self._after(self.tiles, self.seats, self.passes + 1, self.quiet + 1)
        return self._quit() if act is Act.QUIT else self._enter(move)

    def _land(self, move: Move) -> Self:
        """Add or move a tile; all foreign tiles in level 1 of it become the mover's."""
        seat, target, origin = self.turn, move.target, move.origin
        adds = move.act is Act.ADD
        if not (0 <= target < SQUARES and (adds or 0 <= origin < SQUARES)):
            raise IllegalMove("no such square")
        tiles, free = self.tiles, self.free
        own, bit, ring = tiles[seat], 1 << target, RING1[target]
        if not bit & free:
            raise IllegalMove(f"{move}: the square is not empty")
        if adds:
            if not ring & own:
                raise IllegalMove(f"{move}: no tile of yours has that square in level 1")
            own |= bit
        else:
            if not own & RING2[target] & 1 << origin:
                raise IllegalMove(f"{move}: no tile of yours has that square in level 2")
            own ^= bit | 1 << origin
        red, green, blue, yellow = tiles
        taken = ring & ~own & (red | green | blue | yellow)
        if taken:
            kept = ~taken
            tiles = (red & kept, green & kept, blue & kept, yellow & kept)
        after = _given(tiles, seat, own | taken)
        open_near = (ring | RING2[target]) & free & ~bit
        return self._after(after, self.seats, 0, 0 if adds or taken else self.quiet + 1, bool(open_near))

    def _quit(self) -> Self:
        """Take the seat and its tiles out.

        Where no other has tiles, as can be under the house rule, the game ends and the tiles stay (ours):
        the seat is the one that is left, and nobody is there to use its squares.
        """
        seat, tiles = self.turn, self.tiles
        if not tiles[seat]:
            raise IllegalMove("quit: a seat without tiles can only enter or pass")
        left = _given(tiles, seat, 0)
        if not any(left):
            return replace(self, passes=0, quiet=0, played=self.played + 1, ended=True)
        return self._after(left, tuple(other for other in self.seats if other != seat), 0, 0)

    def _enter(self, move: Move) -> Self:
        """Put one tile on a square that touches nobody (house rule); nothing is splatted."""
        seat = self.turn
        if self.tiles[seat]:
            raise IllegalMove("a seat that has tiles cannot enter")
        if move.target < 0 or not _entries(self.board, self.tiles) >> move.target & 1:
            raise IllegalMove("enter on an empty square that touches no tile")
        tiles = _given(self.tiles, seat, 1 << move.target)
        seats = tuple(other for other in SEATS if other == seat or other in self.seats)
        return self._after(tiles, seats, 0, 0)

    def _after(
        self, tiles: Tiles, seats: tuple[Seat, ...], passes: int, quiet: int, goes_on: bool = False
    ) -> Self:
        """Pass the turn to the next seat and see whether the game is over.

        `goes_on` tells that somebody can certainly add or move.
        """
        board, turn = self.board, self.turn
        entries = _entries(board, tiles) if board.enter else 0
        for seat in _FOLLOWING[turn]:
            if tiles[seat] or (entries and seat in board.roster):
                break
        else:
            seat = turn
        ended = _is_over(board, tiles, entries, passes, quiet, goes_on)
        return self.__class__(board, tiles, seat, seats, passes, quiet, self.played + 1, ended)

    def may_enter(self) -> tuple[Seat, ...]:
        """Give the seats that the house rule lets enter again at their turn, in playing order."""
        if not self.board.enter or not _entries(self.board, self.tiles):
            return ()
        return tuple(seat for seat in self.board.roster if not self.tiles[seat])

    def outcome(self) -> Outcome | None:
        """Tell who won: the seats with most tiles; None while the game runs."""
        if not self.ended:
            return None
        scores = self.scores()
        best = max(scores)
        return Outcome(tuple(seat for seat in SEATS if scores[seat] == best))

    def scores(self) -> tuple[int, ...]:
        """Give the number of tiles of each of the four seats."""
        return tuple(bits.bit_count() for bits in self.tiles)

    def seen_by(self, seat: Seat) -> Self:
        """Give the position itself: nothing is hidden."""
        return self

    def stuck(self) -> bool:
        """Tell whether the seat to move has tiles but neither add nor move, so that it must pass."""
        own = self.tiles[self.turn]
        return bool(own) and not self.ended and not grown(grown(own)) & self.free

    def level1(self, square: int) -> list[int]:
        """List the empty squares where the tile on this square could add one."""
        return squares_of(RING1[square] & self.free)

    def level2(self, square: int) -> list[int]:
        """List the empty squares that the tile on this square could move to."""
        return squares_of(RING2[square] & self.free)

    def targets(self) -> list[int]:
        """List the squares where a tile of the seat to move could arrive, or where it may enter."""
        own = self.tiles[self.turn]
        if self.ended:
            return []
        return squares_of(grown(grown(own)) & self.free if own else _entries(self.board, self.tiles))

    def splats(self, move: Move) -> list[int]:
        """List the squares of the tiles that would turn if the seat to move made this move."""
        if move.act > Act.MOVE:
            return []
        red, green, blue, yellow = self.tiles
        return squares_of(RING1[move.target] & (red | green | blue | yellow) & ~self.tiles[self.turn])

    def __str__(self) -> str:
        """Give the line `ROWS SEAT SEATS`."""
        letters = "".join(LETTERS[seat] for seat in self.seats)
        return f"{write_rows(self.layout)} {LETTERS[self.turn]} {letters}"


def _entries(board: Board, tiles: Tiles) -> int:
    """Give the squares where a seat without tiles may enter: empty ones that touch no tile."""
    red, green, blue, yellow = tiles
    return board.field & ~grown(red | green | blue | yellow)


def _is_over(board: Board, tiles: Tiles, entries: int, passes: int, quiet: int, goes_on: bool) -> bool:
    """Tell whether the game is over.

    `entries` are the squares where a seat may enter under the house rule; while any seat may, only passes
    and quiet turns end the game. `goes_on` tells that somebody can certainly add or move.
    """
    left = 4 - tiles.count(0)
    if entries:
        waiting = sum(not tiles[seat] for seat in board.roster)
        if waiting:
            return quiet >= QUIET_END or passes >= left + waiting
    if left == 1 or quiet >= QUIET_END or passes >= left:
        return True
    if goes_on:
        return False
    red, green, blue, yellow = tiles
    occupied = red | green | blue | yellow
    return not grown(grown(occupied)) & board.field & ~occupied


def _given(tiles: Tiles, seat: Seat, bits: int) -> Tiles:
    """Give the tiles with those of one seat exchanged."""
    changed = list(tiles)
    changed[seat] = bits
    red, green, blue, yellow = changed
    return (red, green, blue, yellow)


def perft(position: Position, depth: int) -> int:
    """Count the lines of play of this many plies, without voluntary `pass` and `quit`, as Ataxx does.

    Adds count once per target, moves once per origin and target; a forced pass is one move; 0 where the
    game is over.
    """
    if depth <= 0:
        return 1
    moves = position.moves()
    playing = [move for move in moves if move.act not in (Act.PASS, Act.QUIT)]
    if moves and not playing:
        playing = [PASS]
    if depth == 1:
        return len(playing)
    return sum(perft(position.play(move), depth - 1) for move in playing)
