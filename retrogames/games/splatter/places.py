"""Where everything stands on Splatter's screen, in ST pixels: board, squares, score boxes, buttons."""

from typing import NamedTuple

from retrogames.games.splatter.grid import place_of, square_at
from retrogames.machine.box import Box

FIELD = Box(21, 12, 277, 155)
"""The largest board with its frame; smaller ones stand in its middle."""

PITCH_X, PITCH_Y = 12, 11
"""From square to square: the square itself and a grid line."""

BOXES_TOP = 169
BOX_W, BOX_H, BETWEEN = 67, 31, 3


class Ground(NamedTuple):
    """Hold the size of a board and where it stands: `left` and `top` are its frame's."""

    width: int
    height: int
    left: int
    top: int

    @property
    def frame(self) -> Box:
        """The board with its frame."""
        return Box(self.left, self.top, PITCH_X * self.width + 1, PITCH_Y * self.height + 1)

    def cell(self, square: int) -> Box:
        """Give a square's inside, 11x10."""
        column, row = place_of(square)
        x = self.left + 1 + PITCH_X * column
        y = self.top + 1 + PITCH_Y * (self.height - 1 - row)
        return Box(x, y, PITCH_X - 1, PITCH_Y - 1)

    def around(self, square: int, reach: int) -> Box:
        """Give the lines around a square and `reach` more on every side."""
        x, y, w, h = self.cell(square)
        return Box(x - 1 - PITCH_X * reach, y - 1 - PITCH_Y * reach, w + 2 + 24 * reach, h + 2 + 22 * reach)

    def square_at(self, x: int, y: int) -> int | None:
        """Tell the square at a pixel; a grid line belongs to the square at its right and below."""
        column, row = (x - self.left) // PITCH_X, (y - self.top) // PITCH_Y
        if 0 <= column < self.width and 0 <= row < self.height:
            return square_at(column, self.height - 1 - row)
        return None


def ground(width: int, height: int, room: Box = FIELD) -> Ground:
    """Stand a board in the middle of a room."""
    w, h = PITCH_X * width + 1, PITCH_Y * height + 1
    return Ground(width, height, room.x + (room.w - w) // 2, room.y + (room.h - h) // 2)


def score_box(number: int, count: int) -> Box:
    """Give the place of the n-th of so many score boxes; the row stands in the middle below the board."""
    wide = count * BOX_W + (count - 1) * BETWEEN
    x = FIELD.x + (FIELD.w - wide) // 2 + number * (BOX_W + BETWEEN)
    return Box(x, BOXES_TOP, BOX_W, BOX_H)


def pass_box(box: Box) -> Box:
    """Give the inside of PASS in a score box."""
    return Box(box.x + 34, box.y + 11, 32, 9)


def quit_box(box: Box) -> Box:
    """Give the inside of QUIT in a score box."""
    return Box(box.x + 34, box.y + 21, 32, 9)
