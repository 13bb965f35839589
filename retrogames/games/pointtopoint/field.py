"""The board as the searches change it and put it back."""

from collections.abc import Callable
from typing import NamedTuple

from retrogames.games.pointtopoint.lines import BLACK
from retrogames.games.pointtopoint.rules import Move, Position
from retrogames.games.pointtopoint.strips import BLACK_CODE, NOTHING, code_of, layout, pack, step
from retrogames.games.pointtopoint.supply import VALUES

PLENTY = 64
"""More stones than any game has squares: an unlimited supply."""

MOST_PLACES = 4


class Spot(NamedTuple):
    """An empty square and its four places as strip and index; missing ones name the strip of nothing."""

    square: int
    strip0: int
    index0: int
    strip1: int
    index1: int
    strip2: int
    index2: int
    strip3: int
    index3: int


class Field:
    """A position in the form that is quick to change.

    `strips` are the contents of all strips, `left[black][value]` the stones in supply, `key` the whole board
    as one int. `free` is the list of empty squares at the start; searches hand shorter ones down.
    `misses()` tells for each strip in turn whether it is not seen: then no square has a place in it.
    """

    def __init__(self, position: Position, misses: Callable[[], bool] | None = None) -> None:
        size = position.size
        codes = [code_of(stone) for stone in position.board]
        seen = layout(size)
        self.size = size
        self.black = position.turn == BLACK
        self.limited = position.left(position.turn) is not None
        self.strips = [pack([codes[square] for square in strip]) for strip in seen.squares] + [NOTHING]
        self.left = [[0, *(position.left(seat) or (PLENTY,) * len(VALUES))] for seat in position.seats]
        self.key = sum(self.on_key(square, code) for square, code in enumerate(codes))
        missed = {strip for strip in range(len(seen.squares)) if misses and misses()}
        places = [[place for place in found if place[0] not in missed] for found in seen.places]
        self.free = [
            Spot(square, *self._places(places[square])) for square, code in enumerate(codes) if not code
        ]
        self.steps = [
            [tuple((strip, step(code, index)) for strip, index in places) for code in range(2 * BLACK_CODE)]
            for places in seen.places
        ]

    def _places(self, places: list[tuple[int, int]]) -> list[int]:
        filled = [*places, *[(len(self.strips) - 1, 0)] * (MOST_PLACES - len(places))]
        return [number for place in filled for number in place]

    @staticmethod
    def on_key(square: int, code: int) -> int:
        """Give what the key grows by when a code comes on an empty square."""
        return code << 3 * square

    def move(self, square: int, value: int) -> Move:
        """Give the move of the rules that sets a value on a square."""
        row, column = divmod(square, self.size)
        return Move(value, column, row)
