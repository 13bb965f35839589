"""Lines that score: where runs are enclosed on a board of Point to Point, and what each is worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from retrogames.core.position import Seat
from retrogames.core.squares import square_name

WHITE = Seat(0)
BLACK = Seat(1)
LONGEST = 3
"""An end has three points at most and must equal the run, so no longer run can score."""

Spot = tuple[int, int]
"""A square as (column, row), both from 0 at the lower left."""

_HALF = ((1, 0), (0, 1), (1, 1), (1, -1))
_DIRECTIONS = (*_HALF, *((-across, -up) for across, up in _HALF))


@dataclass(frozen=True, slots=True)
class Line:
    """A run enclosed by two stones of the other colour, at least one of which counts (the manual).

    `start` comes before `end` by the names of their squares. An end counts when its points equal `stones`;
    with both counting, `points` is double.
    """

    colour: Seat
    start: Spot
    end: Spot
    stones: int
    start_counts: bool
    end_counts: bool

    @property
    def points(self) -> int:
        """What the line earns its colour: a point a stone for each end that counts, 1-6."""
        return self.stones * (self.start_counts + self.end_counts)

    @property
    def double(self) -> bool:
        """Whether both ends count."""
        return self.start_counts and self.end_counts

    @property
    def inside(self) -> tuple[Spot, ...]:
        """The enclosed squares, from start to end."""
        across = _sign(self.end[0] - self.start[0])
        up = _sign(self.end[1] - self.start[1])
        return tuple(
            (self.start[0] + across * step, self.start[1] + up * step) for step in range(1, self.stones + 1)
        )

    def __str__(self) -> str:
        return f"{square_name(*self.start)}-{square_name(*self.end)} {self.points}"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


@cache
def rays(size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Give for every square the next squares in eight directions; direction d+4 is the opposite of d.

    Squares are numbered row by row from `a1`. A ray ends at the edge, at the latest where the far end of the
    longest run could stand.
    """

    def ray(column: int, row: int, across: int, up: int) -> Iterator[int]:
        for step in range(1, LONGEST + 2):
            x, y = column + across * step, row + up * step
            if not (0 <= x < size and 0 <= y < size):
                return
            yield y * size + x

    return tuple(
        tuple(tuple(ray(column, row, *direction)) for direction in _DIRECTIONS)
        for row in range(size)
        for column in range(size)
    )


def lines_on(size: int, board: Sequence[int]) -> tuple[Line, ...]:
    """Find every scoring line on a board, by start and end."""
    found: list[Line] = []
    for square, stone in enumerate(board):
        if stone:
            for ray in rays(size)[square][: len(_HALF)]:
                found += _enclosing(size, board, square, stone, ray)
    return _ordered(found)


def lines_closed(size: int, board: Sequence[int], square: int, stone: int) -> tuple[Line, ...]:
    """Find the scoring lines, of either colour, that a stone closes on an empty square.

    Its own colour scores where it becomes an end, the other where it fills the last gap of an enclosed run.
    """
    found: list[Line] = []
    around = rays(size)[square]
    for ray in around:
        found += _enclosing(size, board, square, stone, ray)
    for axis in range(len(_HALF)):
        found += _enclosed(size, board, stone, around[axis], around[axis + len(_HALF)])
    return _ordered(found)


def _ordered(found: list[Line]) -> tuple[Line, ...]:
    return tuple(sorted(found, key=lambda line: (line.start, line.end)))


def _run(board: Sequence[int], ray: Sequence[int], colour: int) -> tuple[int, int | None]:
    """Count the stones of a colour (its sign) along a ray; give the square of the other behind, if any."""
    for length, square in enumerate(ray):
        if board[square] * colour <= 0:
            return length, square if board[square] else None
    return len(ray), None


def _enclosing(
    size: int, board: Sequence[int], square: int, stone: int, ray: Sequence[int]
) -> Iterator[Line]:
    """Give the line, if any, that a stone on this square ends at this side of its ray."""
    length, far = _run(board, ray, -stone)
    if length and far is not None:
        yield from _line(size, (square, stone), (far, board[far]), length)


def _enclosed(
    size: int, board: Sequence[int], stone: int, ahead: Sequence[int], behind: Sequence[int]
) -> Iterator[Line]:
    """Give the line, if any, of the other colour in whose run a stone between two rays stands."""
    before, near = _run(board, behind, stone)
    after, far = _run(board, ahead, stone)
    if near is not None and far is not None:
        yield from _line(size, (near, board[near]), (far, board[far]), before + 1 + after)


def _line(size: int, one: tuple[int, int], other: tuple[int, int], length: int) -> Iterator[Line]:
    """Give the line between two end stones, each (square, stone), if one of them counts."""
    (start, first), (end, second) = sorted((one, other), key=lambda item: (item[0] % size, item[0] // size))
    if length in (abs(first), abs(second)):
        colour = WHITE if first > 0 else BLACK
        spots = (start % size, start // size), (end % size, end // size)
        yield Line(colour, *spots, length, abs(first) == length, abs(second) == length)
