"""A board of Point to Point read from its text."""

import re

from retrogames.core.position import PositionError
from retrogames.games.pointtopoint.lines import BLACK, WHITE, lines_on
from retrogames.games.pointtopoint.options import LARGEST, SMALLEST
from retrogames.games.pointtopoint.rules import STONES, Position, name_of
from retrogames.games.pointtopoint.supply import VALUES


def read(text: str) -> Position:
    """Read `ROWS COLOUR`, under unlimited supply and not solitaire; see `Position.under` for these options.

    Raises PositionError for anything that is no board, or whose numbers of stones do not fit the colour to
    move.
    """
    if len(text) > 2 * LARGEST * LARGEST:
        raise PositionError(f"a position is no longer than {2 * LARGEST * LARGEST} letters")
    fields = text.split(" ")
    if len(fields) != 2:
        raise PositionError(f"a position has two fields, rows and colour, not {len(fields)}")
    rows, colour = fields[0].split("/"), fields[1]
    size = len(rows)
    if not SMALLEST <= size <= LARGEST:
        raise PositionError(f"a board has {SMALLEST} to {LARGEST} rows, not {size}")
    board = tuple(stone for number in range(size) for stone in _read_row(rows[-1 - number], number + 1, size))
    if colour not in ("w", "b"):
        raise PositionError(f"the colour to move is w or b, not {colour[:40]!r}")
    turn = WHITE if colour == "w" else BLACK
    white, black = sum(stone > 0 for stone in board), sum(stone < 0 for stone in board)
    if white - black != turn:
        raise PositionError(
            f"{white} white and {black} black stones cannot stand there with {name_of(turn)} to move"
        )
    points = [0, 0]
    for line in lines_on(size, board):
        points[line.colour] += line.points
    return Position(size, board, turn, (points[0], points[1]))


def _read_row(text: str, number: int, size: int) -> list[int]:
    """Read one row of a position; raises PositionError naming the row."""
    stones: list[int] = []
    for part in re.findall("[0-9]+|[^0-9]", text):
        if part in set("ABCabc"):
            place = STONES.index(part)
            stones.append(place if place <= len(VALUES) else place - len(STONES))
        elif re.fullmatch("[1-8]", part):
            stones += [0] * int(part)
        else:
            raise PositionError(
                f"row {number}: {part[:40]!r} is neither a stone (A-C, a-c) nor 1-{size} empties"
            )
    if len(stones) != size:
        raise PositionError(f"row {number} has {len(stones)} squares, not {size}")
    return stones
