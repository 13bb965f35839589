"""A Splatter board as text: rows from the top, empties as numbers, walls as `-`."""

from dataclasses import dataclass

from retrogames.core.position import PositionError
from retrogames.games.splatter.grid import COLUMNS, ROWS, SMALLEST, outline, square_at

LETTERS = "rgby"
"""The tiles of red, green, blue and yellow."""

Tiles = tuple[int, int, int, int]
"""The squares of the four seats' tiles, as bits."""

_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Layout:
    """What stands where: the size, the squares that are no walls, the tiles of the four seats, as bits."""

    width: int
    height: int
    field: int
    tiles: Tiles


def shown(text: str) -> str:
    """Quote what was read, at most 40 characters of it."""
    return repr(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def check_size(width: int, height: int) -> None:
    """Raise ValueError for a size that no board has."""
    if not (SMALLEST <= width <= COLUMNS and SMALLEST <= height <= ROWS):
        raise ValueError(
            f"a board is {SMALLEST}x{SMALLEST} to {COLUMNS}x{ROWS} squares, not {width}x{height}"
        )


def write_rows(layout: Layout, letters: str = LETTERS) -> str:
    """Write the rows from the top, split by `/`, runs of empty squares as a number."""
    return "/".join(_write_row(layout, row, letters) for row in reversed(range(layout.height)))


def _write_row(layout: Layout, row: int, letters: str) -> str:
    text, empty = "", 0
    for column in range(layout.width):
        letter = letter_at(layout, square_at(column, row), letters)
        if letter:
            text += (str(empty) if empty else "") + letter
            empty = 0
        else:
            empty += 1
    return text + (str(empty) if empty else "")


def letter_at(layout: Layout, square: int, letters: str = LETTERS, wall: str = "-", empty: str = "") -> str:
    """Give what stands on a square as a letter."""
    if not layout.field >> square & 1:
        return wall
    for letter, bits in zip(letters, layout.tiles, strict=False):
        if bits >> square & 1:
            return letter
    return empty


def read_rows(text: str, letters: str = LETTERS) -> Layout:
    """Read rows; raises PositionError that names the row."""
    rows = text.split("/")
    if len(rows) > ROWS:
        raise PositionError(f"{len(rows)} rows, a board has at most {ROWS}")
    lines = [_spread(row, number, letters) for number, row in enumerate(rows, 1)]
    width, height = len(lines[0]), len(lines)
    for number, line in enumerate(lines, 1):
        if len(line) != width:
            raise PositionError(f"row {number} has {len(line)} squares, row 1 has {width}")
    try:
        check_size(width, height)
    except ValueError as error:
        raise PositionError(str(error)) from None
    return layout_of(lines, letters)


def layout_of(lines: list[str], letters: str = LETTERS, wall: str = "-") -> Layout:
    """Give the layout of even rows of one letter a square, the top row first."""
    width, height = len(lines[0]), len(lines)
    field, tiles = outline(width, height), [0, 0, 0, 0]
    for row, line in enumerate(reversed(lines)):
        for column, letter in enumerate(line):
            bit = 1 << square_at(column, row)
            if letter == wall:
                field ^= bit
            elif letter in letters:
                tiles[letters.index(letter)] |= bit
    return Layout(width, height, field, (tiles[0], tiles[1], tiles[2], tiles[3]))


def _spread(row: str, number: int, letters: str) -> str:
    """Write the empty squares of a row as points, one letter a square."""
    line, digits = "", ""
    for letter in row + " ":
        if letter.isascii() and letter.isdigit():
            digits += letter
            continue
        if digits:
            if digits[0] == "0" or len(digits) > 2 or int(digits) > COLUMNS:
                raise PositionError(f"row {number}: {shown(digits)} is no number of empty squares")
            line, digits = line + "." * int(digits), ""
        if letter in letters or letter == "-":
            line += letter
        elif letter != " " or len(line) > COLUMNS:
            break
        if len(line) > COLUMNS:
            raise PositionError(f"row {number} is longer than {COLUMNS} squares")
    else:
        return line
    raise PositionError(f"row {number}: {shown(letter)} is no tile, wall or number")
