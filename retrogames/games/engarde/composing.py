"""A grid being composed: twelve pieces on it and on the side-bars, poles, the piece moved last, the turn."""

from retrogames.games.engarde.grid import EMPTY, NAMES, SHAPES, SIDE, SQUARES, UNKNOWN, WHITE
from retrogames.games.engarde.rules import EACH, Position


class Composition:
    """Squares and circles never leave the game: a piece put on the grid comes from a side-bar and back.

    `pieces` and `poles` are letters by square as in a position; `bars` are counts of squares and circles for
    White and for Black. Poles that are known for certain are shown only where `poles` asks for them: to
    remember them is the player's task.
    """

    def __init__(self, position: Position, poles: bool) -> None:
        self.pieces = list(position.pieces)
        self.poles = list(position.poles) if poles else [UNKNOWN] * SQUARES
        self.bars = [list(bar) for bar in position.bars]
        self.last: int | None = position.last
        self.turn = int(position.turn)

    def clear(self) -> None:
        """Take all pieces back to the side-bars and forget the poles."""
        self.pieces = [EMPTY] * SQUARES
        self.poles = [UNKNOWN] * SQUARES
        self.bars = [[EACH, EACH], [EACH, EACH]]
        self.last, self.turn = None, 0

    def put(self, square: int, piece: str) -> str:
        """Put a piece on a square, in place of what stands there; gives why not, "" where it stands.

        It comes from the side-bar of its colour, or where that has none of its shape from the other.
        """
        before = self.pieces[square]
        self.rub_out(square)
        shape = SHAPES.index(piece.upper())
        own = 0 if piece in WHITE else 1
        for seat in (own, 1 - own):
            if self.bars[seat][shape]:
                self.bars[seat][shape] -= 1
                self.pieces[square] = piece
                return ""
        if before != EMPTY:
            self.put(square, before)
        return f"All six {('squares', 'circles')[shape]} are on the grid."

    def rub_out(self, square: int) -> None:
        """Take a square's piece back to the side-bar of its colour, or where that is full to the other."""
        piece = self.pieces[square]
        if piece == EMPTY:
            return
        shape = SHAPES.index(piece.upper())
        own = 0 if piece in WHITE else 1
        self.bars[own if self.bars[own][shape] < EACH else 1 - own][shape] += 1
        self.pieces[square] = EMPTY
        if self.last == square:
            self.last = None

    def shift(self, seat: int, shape: int, into: bool) -> str:
        """Let a side-bar take a piece of a shape from the other, or give one; gives why not, or ""."""
        giver, taker = (1 - seat, seat) if into else (seat, 1 - seat)
        if not self.bars[giver][shape]:
            return "The other side-bar has none to give."
        if self.bars[taker][shape] == EACH:
            return "The other side-bar is full."
        self.bars[giver][shape] -= 1
        self.bars[taker][shape] += 1
        return ""

    def mark_last(self, square: int) -> str:
        """Mark the piece moved last, or unmark it; gives why not, "" where it is done."""
        if self.pieces[square] == EMPTY:
            return "Only a piece can have moved last."
        self.last = None if self.last == square else square
        return ""

    @property
    def text(self) -> str:
        """The position as text, whether it can be or not; `?` for poles that are to be drawn."""
        rows = []
        for first in range(0, SQUARES, SIDE):
            row = "".join(self.pieces[first : first + SIDE]).replace(EMPTY, " ")
            for gap in range(SIDE, 0, -1):
                row = row.replace(" " * gap, str(gap))
            rows.append(row)
        poles = "/".join("".join(self.poles[first : first + SIDE]) for first in range(0, SQUARES, SIDE))
        bars = "/".join(f"S{squares}C{circles}" for squares, circles in self.bars)
        last = "-" if self.last is None else NAMES[self.last]
        return f"{'/'.join(rows)} {poles} {bars} {last} {'wb'[self.turn]}"
