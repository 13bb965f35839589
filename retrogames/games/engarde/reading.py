"""Reads Engarde's positions, and says in words and as `known` what landings have shown."""

import re
from typing import Final

from retrogames.core.position import PositionError, Seat
from retrogames.games.engarde.grid import (
    ANY,
    BLACK,
    EMPTY,
    LINES,
    NAMES,
    POLES,
    SHAPES,
    SIDE,
    UNKNOWN,
    WHITE,
    poles_of,
    square,
)
from retrogames.games.engarde.rules import EACH, Bars, Move, Position, opening

_LONGEST: Final = 150
"""No position's text comes near this."""

_BARS: Final = re.compile(r"S([0-3])C([0-3])/S([0-3])C([0-3])", re.ASCII)
_POLE_WORDS: Final = {"+": "positive", "-": "negative", "0": "null"}
_SHAPE_WORDS: Final = {"S": "square", "C": "circle"}


def read(text: str) -> Position:
    """Read the line that `str(position)` gives; raises PositionError with the field that is wrong.

    Any number of null squares is taken, so that grids can be composed; but squares and circles never
    leave the game, six of each, and both colours cannot have four.
    """
    fields = text[: _LONGEST + 1].split(" ")
    if len(text) > _LONGEST or len(fields) != 5:
        raise PositionError("a position has five fields: rows, poles, side-bars, last moved, colour")
    rows, grid, bars, last, colour = fields
    pieces = _read_pieces(rows)
    poles = _read_poles(grid)
    held = _read_bars(bars)
    moved = _read_last(last, pieces)
    if colour not in ("w", "b"):
        raise PositionError(f"colour to move is w or b, not {colour[:40]!r}")
    for number, shape in enumerate(SHAPES):
        count = pieces.upper().count(shape) + held[0][number] + held[1][number]
        if count != 2 * EACH:
            raise PositionError(f"rows and side-bars hold {count} {_SHAPE_WORDS[shape]}s together, not 6")
    if all(any(all(pieces[at] in own for at in line) for line in LINES) for own in (WHITE, BLACK)):
        raise PositionError("rows have four of both colours at once")
    return opening(pieces, poles, held, moved, Seat("wb".index(colour)))


def _rows(text: str, field: str) -> list[str]:
    """Split a field into six rows."""
    rows = text.split("/")
    if len(rows) != SIDE:
        raise PositionError(f"{field} are six split by '/', not {len(rows)}")
    return rows


def _read_pieces(text: str) -> str:
    """Read the rows of pieces into a letter for each square."""
    squares = ""
    for number, row in enumerate(_rows(text, "rows")):
        line, after_number = "", False
        for letter in row:
            if letter in WHITE + BLACK:
                line += letter
            elif letter in "123456" and not after_number:
                line += EMPTY * int(letter)
            else:
                raise PositionError(f"row {SIDE - number} has {letter!r} where a piece or number belongs")
            after_number = letter in "123456"
        if len(line) != SIDE:
            raise PositionError(f"row {SIDE - number} has {len(line)} squares, not {SIDE}")
        squares += line
    return squares


def _read_poles(text: str) -> str:
    """Read the rows of poles into a sign for each square."""
    rows = _rows(text, "pole rows")
    for number, row in enumerate(rows):
        for sign in row:
            if sign not in POLES + UNKNOWN:
                raise PositionError(f"poles of row {SIDE - number} have {sign!r}, not + - 0 or ?")
        if len(row) != SIDE:
            raise PositionError(f"poles of row {SIDE - number} are {len(row)}, not {SIDE}")
    return "".join(rows)


def _read_bars(text: str) -> Bars:
    """Read the two side-bars."""
    match = _BARS.fullmatch(text)
    if match is None:
        raise PositionError(f"side-bars stand as S3C3/S3C3, 0-3 of each, not {text[:40]!r}")
    white_squares, white_circles, black_squares, black_circles = (int(count) for count in match.groups())
    return ((white_squares, white_circles), (black_squares, black_circles))


def _read_last(text: str, pieces: str) -> int | None:
    """Read the square of the piece moved last."""
    if text == "-":
        return None
    if text not in NAMES:
        raise PositionError(f"last moved is a square a1-f6 or -, not {text[:40]!r}")
    last = square(text)
    if pieces[last] == EMPTY:
        raise PositionError(f"last moved is {text}, but no piece stands there")
    return last


def known_text(position: Position) -> str:
    """Give the engine's answer to `known`: by square the poles possible after what has landed there."""
    shown = [f"{NAMES[at]}={poles_of(mask)}" for at, mask in enumerate(position.known) if mask != ANY]
    return " ".join(["known", *sorted(shown)])


def landing_text(before: Position, move: Move, after: Position) -> str:
    """Say in one line how a piece landed and what that leaves possible for the square's pole."""
    arrived, shows = before.arriving(move), after.pieces[move.target]
    change = "turns" if arrived != shows else "stays"
    left = " or ".join(_POLE_WORDS[pole] for pole in poles_of(after.known[move.target]))
    shape = _SHAPE_WORDS[shows.upper()].capitalize()
    colour = "white" if shows in WHITE else "black"
    return f"{shape} {change} {colour} on {NAMES[move.target]}: {left}."


def four_text(position: Position) -> str:
    """Name the line that won: `four on the diagonal c3-f6`; two at once are joined by `and`."""
    won = set(position.four())
    runs: list[tuple[int, ...]] = []
    for line in LINES:
        if not won.issuperset(line):
            continue
        before = next((run for run in runs if run[-3:] == line[:3]), None)
        if before is None:
            runs.append(line)
        else:  # five or six in a row are one line
            runs[runs.index(before)] = (*before, line[-1])
    return " and ".join(_run_text(run) for run in runs)


def _run_text(run: tuple[int, ...]) -> str:
    where = {1: "in the row", SIDE: "in the column"}.get(run[1] - run[0], "on the diagonal")
    ends = sorted((NAMES[run[0]], NAMES[run[-1]]))
    return f"{('four', 'five', 'six')[len(run) - 4]} {where} {'-'.join(ends)}"
