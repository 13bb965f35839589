"""Splatter's squares as bits of an int, on a padded stride: rings, outlines, names."""

from functools import cache

from retrogames.core.squares import read_square as read_place
from retrogames.core.squares import square_name

COLUMNS = 23
ROWS = 14
"""The board of the original (the manual: "a 23 by 14 grid"); the largest there is."""

SMALLEST = 4

STRIDE = COLUMNS + 2
"""Two columns of padding, so that a ring about a square at the edge never wraps on to the board: level 2
reaches two columns beyond, and bits there fall into the padding, off the bottom or above the top, where
no board has a square."""

SQUARES = STRIDE * ROWS

_CENTRE = 2 * STRIDE + 2
_BLOCK3 = sum(0b111 << (STRIDE * row + 1) for row in (1, 2, 3))
_BLOCK5 = sum(0b11111 << (STRIDE * row) for row in range(5))
_LEVEL1 = _BLOCK3 ^ (1 << _CENTRE)
_LEVEL2 = _BLOCK5 ^ _BLOCK3

RING1 = [_LEVEL1 << square >> _CENTRE for square in range(SQUARES)]
"""By square: the 8 squares of level 1, with bits in the padding; mask it by a board."""

RING2 = [_LEVEL2 << square >> _CENTRE for square in range(SQUARES)]
"""By square: the 16 squares of level 2, likewise."""


def square_at(column: int, row: int) -> int:
    """Give the square of a column 0-22 and a row 0-13, both counted from the lower left."""
    return row * STRIDE + column


def place_of(square: int) -> tuple[int, int]:
    """Give the column and the row of a square."""
    row, column = divmod(square, STRIDE)
    return column, row


@cache
def name_of(square: int) -> str:
    """Name a square as in chess: `a1` is the lower left one."""
    return square_name(*place_of(square))


def read_square(text: str) -> int:
    """Give the square of a name on the largest board; raises ValueError."""
    column, row = read_place(text)
    if column >= COLUMNS or row >= ROWS:
        raise ValueError(f"{text[:20]!r} is no square")
    return square_at(column, row)


@cache
def outline(width: int, height: int) -> int:
    """Give all squares of a board of this size."""
    line = (1 << width) - 1
    return sum(line << (STRIDE * row) for row in range(height))


def grown(bits: int) -> int:
    """Give these squares and the 8 around each; mask the result by a board."""
    bits |= bits << 1 | bits >> 1
    return bits | bits << STRIDE | bits >> STRIDE


def squares_of(bits: int) -> list[int]:
    """List the squares of a set, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
