"""A board being edited: what stands where, how large it is, who plays and who begins."""

from dataclasses import dataclass, replace

from retrogames.core.player import Human, Player
from retrogames.core.position import PositionError, Seat
from retrogames.games.splatter.boards import BoardFile
from retrogames.games.splatter.grid import COLUMNS, ROWS, SMALLEST, square_at
from retrogames.games.splatter.notation import LETTERS, layout_of, letter_at
from retrogames.games.splatter.rules import SEATS, Position
from retrogames.games.splatter.setup import begun
from retrogames.games.splatter.words import SEATS as NAMES

EMPTY, WALL = ".", "#"


@dataclass(frozen=True, slots=True)
class Draft:
    """Hold a draft as a value, so that every step of editing can be undone.

    `cells` are the squares of the largest board, rows from the top; only the first `width` of the first
    `height` rows count, so that a board made smaller by mistake loses nothing. `plays` and `players` have
    an entry for each of the four seats.
    """

    width: int
    height: int
    cells: str
    plays: tuple[bool, ...]
    players: tuple[Player, ...]
    first: int = 0
    enter: bool = False

    def at(self, column: int, row: int) -> str:
        """Give the letter of a square, counted from the upper left."""
        return self.cells[row * COLUMNS + column]

    def put(self, column: int, row: int, letter: str) -> "Draft":
        """Put a tile, a wall or nothing on a square; a seat whose tile is put plays."""
        at = row * COLUMNS + column
        cells = self.cells[:at] + letter + self.cells[at + 1 :]
        plays = tuple(on or letter == own for on, own in zip(self.plays, LETTERS, strict=True))
        return replace(self, cells=cells, plays=plays)

    def sized(self, width: int, height: int) -> "Draft":
        """Give the draft in another size, as far as there are such boards; the upper left corner stays."""
        width, height = min(COLUMNS, max(SMALLEST, width)), min(ROWS, max(SMALLEST, height))
        return replace(self, width=width, height=height)

    def emptied(self) -> "Draft":
        """Give the board without tiles and walls."""
        return replace(self, cells=EMPTY * len(self.cells))

    def mirrored(self, across: bool) -> "Draft":
        """Give the board with its left half on the right too, or its upper half below; tiles change hands.

        The seat on the other side is the one whose corner of the usual start lies there.
        """
        swap = str.maketrans("rgby", "gryb" if across else "ybgr")
        rows = self.rows()
        if across:
            half = self.width // 2
            rows = [row[: self.width - half] + row[:half][::-1].translate(swap) for row in rows]
        else:
            half = self.height // 2
            rows = rows[: self.height - half] + [row.translate(swap) for row in rows[:half][::-1]]
        draft = self
        for row, line in enumerate(rows):
            for column, letter in enumerate(line):
                if draft.at(column, row) != letter:
                    draft = draft.put(column, row, letter)
        return draft

    def rows(self) -> list[str]:
        """Give the board's rows from the top."""
        return [self.cells[row * COLUMNS :][: self.width] for row in range(self.height)]

    def tiles_of(self, seat: int) -> int:
        """Count the tiles of a seat."""
        return sum(row.count(LETTERS[seat]) for row in self.rows())

    def problem(self) -> str:
        """Say why no game can begin from this board, "" where one can."""
        if not any(self.tiles_of(seat) for seat in range(4)):
            return "There is no tile on the board."
        idle = [seat for seat in range(4) if self.tiles_of(seat) and not self.plays[seat]]
        if idle:
            return f"{NAMES[idle[0]]} has tiles and does not play."
        if not self.plays[self.first]:
            return f"{NAMES[self.first]} begins and does not play."
        if not self.tiles_of(self.first) and not self.enter:
            return f"{NAMES[self.first]} begins and has no tile."
        try:
            position = self.position()
        except PositionError as error:
            return f"{error}."
        return "The game would be over at once." if position.ended else ""

    def position(self) -> Position:
        """Give the position; raises PositionError."""
        layout = layout_of(self.rows(), LETTERS, WALL)
        seats = tuple(seat for seat in SEATS if self.plays[seat])
        gone = tuple(seat for seat in SEATS if not self.plays[seat]) if self.enter else ()
        return begun(layout, Seat(self.first), seats, self.enter, gone)

    def board(self) -> BoardFile:
        """Give the board file; raises PositionError."""
        return BoardFile(self.position(), self.players)


def draft_of(position: Position, players: tuple[Player, ...]) -> Draft:
    """Give a position as a draft."""
    board, layout = position.board, position.layout
    cells = [EMPTY] * (COLUMNS * ROWS)
    for row in range(board.height):
        for column in range(board.width):
            letter = letter_at(layout, square_at(column, board.height - 1 - row), LETTERS, WALL, EMPTY)
            cells[row * COLUMNS + column] = letter
    seated = (*players, *(Human(),) * 4)[:4]
    plays = tuple(seat in position.seats for seat in SEATS)
    return Draft(board.width, board.height, "".join(cells), plays, seated, int(position.turn), board.enter)
