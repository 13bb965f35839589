"""Names of squares as in chess: column letter from the left, row number from the bottom."""

from string import ascii_lowercase


def square_name(column: int, row: int) -> str:
    """Name the square of a column and a row, both counted from 0 at the lower left: (0, 0) is `a1`."""
    if not 0 <= column < len(ascii_lowercase) or row < 0:
        raise ValueError(f"no square has column {column} and row {row}")
    return f"{ascii_lowercase[column]}{row + 1}"


def read_square(text: str) -> tuple[int, int]:
    """Give (column, row) from 0 of a square's name; raises ValueError for anything else."""
    letter, number = text[:1], text[1:]
    if letter in ascii_lowercase and letter and number.isascii() and number.isdigit() and number[0] != "0":
        if len(number) > 3:
            raise ValueError(f"{text[:20]!r} is no square")
        return ascii_lowercase.index(letter), int(number) - 1
    raise ValueError(f"{text[:20]!r} is no square")
