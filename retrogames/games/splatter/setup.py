"""Where a game of Splatter begins: the usual starts, and positions given as text."""

from retrogames.core.game import Settings
from retrogames.core.position import PositionError, Seat
from retrogames.games.splatter.grid import grown, outline, square_at
from retrogames.games.splatter.notation import LETTERS, Layout, check_size, read_rows, shown
from retrogames.games.splatter.rules import SEATS, Board, Position

_LONGEST = 500
"""The longest position has 14 rows of 23 letters, 13 strokes and 7 more."""


def read_size(text: str) -> str:
    """Give a size such as `23x14` in its one form; raises ValueError."""
    width, cross, height = text.lower().partition("x")
    for number in (width, height):
        if not (cross and number.isascii() and number.isdigit() and len(number) <= 3):
            raise ValueError(f"Size is columns x rows such as 23x14, not {shown(text)}")
    check_size(int(width), int(height))
    return f"{int(width)}x{int(height)}"


def start(settings: Settings, seed: int = 0) -> Position:
    """Give the usual start of these options; the seed decides nothing.

    Four or three seats begin with a corner each, clockwise from the upper left; two with two opposite
    corners each, as Ataxx does (ours).
    """
    width, height = map(int, settings["Size"].split("x"))
    players = int(settings["Players"])
    right, top = width - 1, height - 1
    corners = [(0, top), (right, top), (right, 0), (0, 0)]
    tiles = [0, 0, 0, 0]
    for number, corner in enumerate(corners):
        if players == 2:
            tiles[number % 2] |= 1 << square_at(*corner)
        elif number < players:
            tiles[number] |= 1 << square_at(*corner)
    seats = SEATS[:players]
    board = Board(width, height, outline(width, height), seats, settings["Enter"] == "on")
    return Position.placed(board, (tiles[0], tiles[1], tiles[2], tiles[3]), seats[0], seats)


def read(text: str, enter: bool = False) -> Position:
    """Read `ROWS SEAT SEATS`; raises PositionError where that cannot be a position.

    `enter` says that the house rule is on, under which a seat without tiles can be the one to move. The
    text does not tell it, nor who has quit and may come back.
    """
    if len(text) > _LONGEST:
        raise PositionError(f"{len(text)} characters are too long for a position")
    fields = text.split(" ")
    if len(fields) != 3:
        raise PositionError(f"a position is ROWS SEAT SEATS, not {len(fields)} fields")
    rows, letter, letters = fields
    layout = read_rows(rows)
    seats = tuple(seat for seat in SEATS if LETTERS[seat] in letters)
    if not seats or letters != "".join(LETTERS[seat] for seat in seats):
        raise PositionError(f"seats {shown(letters)} are not some of rgby in that order")
    if len(letter) != 1 or letter not in LETTERS:
        raise PositionError(f"seat {shown(letter)} is not one of r, g, b, y")
    turn = Seat(LETTERS.index(letter))
    return begun(layout, turn, seats, enter, (turn,) if enter else ())


def begun(
    layout: Layout, turn: Seat, seats: tuple[Seat, ...], enter: bool = False, gone: tuple[Seat, ...] = ()
) -> Position:
    """Give the position of a layout; raises PositionError where it cannot be one.

    `seats` have not quit; `gone` have quit and may come back under the house rule.
    """
    occupied = 0
    for seat, bits in zip(SEATS, layout.tiles, strict=True):
        occupied |= bits
        if bits and seat not in seats:
            raise PositionError(f"seat {LETTERS[seat]} has tiles and is not among the seats")
    if not occupied:
        raise PositionError("no tile on the board")
    roster = tuple(seat for seat in SEATS if seat in seats or seat in gone)
    board = Board(layout.width, layout.height, layout.field, roster, enter)
    may_enter = enter and turn in roster and layout.field & ~grown(occupied)
    if not layout.tiles[turn] and not may_enter:
        what = "has no tile" if turn in seats else "is not among the seats"
        raise PositionError(f"seat {LETTERS[turn]} is to move and {what}")
    return Position.placed(board, layout.tiles, turn, seats)
