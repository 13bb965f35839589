"""Engarde's grid: names of squares, lines of four, steps and jumps, and how a pole turns a piece."""

from typing import Final

from retrogames.core.squares import read_square, square_name

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
"""Squares are numbered 0-35 as the text has them: a6 is 0, f6 5, a1 30, f1 35."""

NAMES: Final = tuple(square_name(index % SIDE, SIDE - 1 - index // SIDE) for index in range(SQUARES))

EMPTY: Final = "."
WHITE: Final = "SC"
BLACK: Final = "sc"
SHAPES: Final = "SC"
"""Square and circle; a piece is its shape's letter, a capital while it shows white."""

POLES: Final = "+-0"
UNKNOWN: Final = "?"
PLUS: Final = 1
MINUS: Final = 2
NULL: Final = 4
ANY: Final = 7
"""What a square's pole may still be is a sum of PLUS, MINUS and NULL; ANY where nothing has landed."""

_DIRECTIONS: Final = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


def square(name: str) -> int:
    """Give the number of a named square; raises ValueError for a name that the grid has not."""
    column, row = read_square(name)
    if column >= SIDE or row >= SIDE:
        raise ValueError(f"{name[:20]!r} is no square")
    return (SIDE - 1 - row) * SIDE + column


def _ray(start: int, dx: int, dy: int, length: int) -> tuple[int, ...]:
    """Give the squares from `start` on in a direction, `length` of them or none where the grid ends."""
    column, row = start % SIDE, start // SIDE
    if not (0 <= column + dx * (length - 1) < SIDE and 0 <= row + dy * (length - 1) < SIDE):
        return ()
    return tuple(start + (dy * SIDE + dx) * far for far in range(length))


LINES: Final = tuple(
    ray
    for start in range(SQUARES)
    for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
    if (ray := _ray(start, dx, dy, 4))
)
"""Every four squares in a row, column or diagonal ("OBJECT" in the manual): 18 + 18 + 9 + 9."""

STEPS: Final = tuple(
    tuple(ray[1] for dx, dy in _DIRECTIONS if (ray := _ray(start, dx, dy, 2))) for start in range(SQUARES)
)
"""By square: its neighbours (2b of the manual's rules of movement)."""

JUMPS: Final = tuple(
    tuple((ray[1], ray[2]) for dx, dy in _DIRECTIONS if (ray := _ray(start, dx, dy, 3)))
    for start in range(SQUARES)
)
"""By square: (jumped square, target) of each two-space move (2d)."""


def landed(piece: str, pole: str) -> str:
    """Give what a piece is after landing on a pole, by the manual's table.

    The pole pushes its own kind of the piece's two faces up: positive is white on circles, black on
    squares; a null square changes nothing.
    """
    if pole == "0":
        return piece
    shape = piece.upper()
    return shape if (shape == "C") == (pole == "+") else shape.lower()


SHOWN: Final = {
    (before, after): sum(1 << bit for bit, pole in enumerate(POLES) if landed(before, pole) == after)
    for before in WHITE + BLACK
    for after in (before, before.swapcase())
}
"""By a piece before and after its landing: the poles that may have done that."""


def poles_of(known: int) -> str:
    """Write a sum of possibilities in the order `+-0`."""
    return "".join(pole for bit, pole in enumerate(POLES) if known >> bit & 1)
