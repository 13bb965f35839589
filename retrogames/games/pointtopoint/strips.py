"""Rows, columns and diagonals as numbers, for the searches: what a whole line holds is one int."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

BITS = 3
"""Bits of a square's code: 0 empty, 1-3 a white stone of that many points, 5-7 a black one of 1-3."""

BLACK_CODE = 4
VALUE_MASK = 3
SHORTEST = 3
"""Diagonals of one or two squares can never score."""

NOTHING = 1 << BITS
"""The content of a strip without squares, which stands in where a square has fewer than four strips."""


def code_of(stone: int) -> int:
    """Give the code of a stone as boards hold it (1 … 3 white, -1 … -3 black, 0 none)."""
    return stone if stone >= 0 else BLACK_CODE - stone


def pack(codes: Sequence[int]) -> int:
    """Give the content of a strip that holds these codes.

    The first square stands lowest, a 1 above the last, so contents of different lengths differ; three bits
    below them all are left free, so that content + index names one square of a strip.
    """
    content = 1
    for code in reversed(codes):
        content = content << BITS | code
    return content << BITS


def unpack(content: int) -> list[int]:
    """Give the codes of a strip's squares from its content."""
    codes = []
    content >>= BITS
    while content > 1:
        codes.append(content & (1 << BITS) - 1)
        content >>= BITS
    return codes


def step(code: int, index: int) -> int:
    """Give what a strip's content grows by when this code comes on its empty square of this index."""
    return code << BITS * (index + 1)


@dataclass(frozen=True, slots=True)
class Layout:
    """The strips of a board: each strip's squares, and each square's places as (strip, index in it)."""

    squares: tuple[tuple[int, ...], ...]
    places: tuple[tuple[tuple[int, int], ...], ...]


@cache
def layout(size: int) -> Layout:
    """Give the strips of a board of this size: rows, columns, rising and falling diagonals."""
    families: tuple[dict[int, list[int]], ...] = ({}, {}, {}, {})
    for square in range(size * size):
        row, column = divmod(square, size)
        for family, key in zip(families, (row, column, column - row, column + row), strict=True):
            family.setdefault(key, []).append(square)
    strips = [tuple(strip) for family in families for strip in family.values() if len(strip) >= SHORTEST]
    places = tuple(
        tuple((number, strip.index(square)) for number, strip in enumerate(strips) if square in strip)
        for square in range(size * size)
    )
    return Layout(tuple(strips), places)
