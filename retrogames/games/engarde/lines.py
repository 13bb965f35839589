"""Rows, columns and diagonals as numbers in base three, with what every pattern means to a computer seat."""

from itertools import product
from typing import Final

from retrogames.games.engarde.grid import LINES, SIDE, SQUARES

FOUR: Final = 4


def _straights() -> tuple[tuple[int, ...], ...]:
    """List all rows, columns and diagonals in which a four has room."""
    groups: dict[tuple[str, int], list[int]] = {}
    for square in range(SQUARES):
        column, row = square % SIDE, square // SIDE
        for key in (("row", row), ("column", column), ("falls", column - row), ("rises", column + row)):
            groups.setdefault(key, []).append(square)
    return tuple(tuple(squares) for squares in groups.values() if len(squares) >= FOUR)


STRAIGHTS: Final = _straights()

PLACES: Final = tuple(
    tuple((number, 3 ** line.index(square)) for number, line in enumerate(STRAIGHTS) if square in line)
    for square in range(SQUARES)
)
"""By square: (straight, weight of the square's digit in it); a digit is 0 empty, 1 white, 2 black."""

BLACK_HOLES: Final = SQUARES
FOURS: Final = 2 * SQUARES
WHITE_HOLES: Final = (1 << SQUARES) - 1
"""A mask has White's holes in the low 36 bits and Black's from bit BLACK_HOLES on; bit FOURS tells that
White has four, the next that Black has."""

THREES: Final = tuple(
    tuple(sum(1 << other for other in line if other != square) for line in LINES if square in line)
    for square in range(SQUARES)
)
"""By square: the other three squares of every four it belongs to, as a bit mask."""

WORTH: Final = {(1, 0): 1, (2, 0): 2, (3, 0): 4, (2, 1): 4, (3, 1): 16}
"""What four squares with so many own and foreign pieces are worth, fitted to how games of computer seats
ended: three with one foreign piece are worth most, since a free fourth square is soon filled but that
piece may be moved away."""


def _patterns(length: int) -> list[tuple[int, ...]]:
    """List all patterns of a length, each at the index that its digits make."""
    return [tuple(reversed(digits)) for digits in product(range(3), repeat=length)]


def _findings(pattern: tuple[int, ...]) -> tuple[int, tuple[tuple[int, int], ...], int]:
    """Give a pattern's fours as a mask, its holes as (place in the straight, shift), its worth to White."""
    fours, holes, worth = 0, [], 0
    for start in range(len(pattern) - FOUR + 1):
        window = pattern[start : start + FOUR]
        white, black = window.count(1), window.count(2)
        worth += WORTH.get((white, black), 0) - WORTH.get((black, white), 0)
        for count, digit in ((white, 1), (black, 2)):
            if count == FOUR:
                fours |= 1 << FOURS + digit - 1
            elif count == FOUR - 1 and 0 in window:
                holes.append((start + window.index(0), BLACK_HOLES * (digit - 1)))
    return fours, tuple(holes), worth


Table = tuple[tuple[int, ...], ...]

_FOUND: Final = {
    length: [_findings(pattern) for pattern in _patterns(length)] for length in range(FOUR, SIDE + 1)
}

WORTHS: Final[Table] = tuple(tuple(worth for _, _, worth in _FOUND[len(squares)]) for squares in STRAIGHTS)
"""By straight, by pattern: what it is worth to White."""


def _masks(squares: tuple[int, ...]) -> tuple[int, ...]:
    """Give a straight's masks by pattern."""
    masks = []
    for fours, holes, _ in _FOUND[len(squares)]:
        mask = fours
        for place, shift in holes:
            mask |= 1 << squares[place] + shift
        masks.append(mask)
    return tuple(masks)


MASKS: Final[Table] = tuple(_masks(squares) for squares in STRAIGHTS)
"""By straight, by pattern: the holes and fours of both colours."""


def without_diagonals(table: Table) -> Table:
    """Give a table to which all patterns on diagonals mean nothing."""
    return tuple(
        patterns if abs(squares[1] - squares[0]) in (1, SIDE) else (0,) * len(patterns)
        for squares, patterns in zip(STRAIGHTS, table, strict=True)
    )
