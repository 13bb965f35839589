"""The keyboard's cursor on the board."""

from retrogames.games.splatter.grid import place_of, square_at, squares_of
from retrogames.games.splatter.rules import Position

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


class Cursor:
    """A square, shown from the first key on until the pointer moves again."""

    def __init__(self) -> None:
        self.square = 0
        self.shown = False

    def show(self, position: Position, near: int | None) -> bool:
        """Show it near a square or on a tile of the seat to move; tells whether it was shown already."""
        if self.shown:
            return True
        self.shown = True
        own = squares_of(position.tiles[position.turn]) or [0]
        self.square = own[0] if near is None else near
        return False

    def step(self, position: Position, name: str) -> None:
        """Go a square in an arrow's direction; the board's edge holds."""
        dx, dy = STEPS[name]
        column, row = place_of(self.square)
        column = min(position.board.width - 1, max(0, column + dx))
        self.square = square_at(column, min(position.board.height - 1, max(0, row + dy)))

    def next_tile(self, position: Position, back: bool) -> None:
        """Go to the next tile of the seat to move, or to the one before."""
        own = squares_of(position.tiles[position.turn])
        if back:
            own.reverse()
        later = [square for square in own if (square < self.square if back else square > self.square)]
        self.square = (later or own or [self.square])[0]

    def keep_on(self, position: Position) -> None:
        """Come back on to a board that is smaller than the one before."""
        column, row = place_of(self.square)
        if column >= position.board.width or row >= position.board.height:
            self.square = 0
