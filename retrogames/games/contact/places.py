"""Where everything stands on Contact's table, on VGA's 480 lines and on EGA's 350."""

from dataclasses import dataclass

from retrogames.games.contact.lay import COLUMNS
from retrogames.machine.box import Box

DIE = 64
"""Dots that a die is wide; it has as many rows as look square."""
KEEP, ROLL = 6, 7
"""What is at a point after the six columns."""


@dataclass(frozen=True, slots=True)
class Places:
    """Boxes and rows of one card; columns are the same on both.

    `die` are the rows of a die, `header` those of a panel's title, `name` those of a seat's name. `bar` are
    first row and height of a score box's bar, `log` the upper rows of the two lines that tell what happened.
    """

    die: int
    header: int
    name: int
    scores: Box
    bar: tuple[int, int]
    tray: Box
    row: Box
    risk: Box
    roll: Box
    keep_button: Box
    roll_button: Box
    banner: Box
    yes: Box
    no: Box
    tray_y: int
    row_y: int
    number_y: int
    number_h: int
    log: tuple[int, int]

    def score_box(self, seat: int, seats: int) -> Box:
        """Give a seat's score box: the row of boxes fills the screen's width."""
        width = (616 - 8 * (seats - 1)) // seats
        return Box(self.scores.x + seat * (width + 8), self.scores.y, width, self.scores.h)

    def at(self, x: int, y: int) -> int | None:
        """Tell what is at a point: a column 0-5 (die, number, place in the tray), 6 Keep, 7 Roll."""
        if self.keep_button.contains(x, y):
            return KEEP
        if self.roll_button.contains(x, y):
            return ROLL
        if self.tray.contains(x, y) or self.row.contains(x, y):
            for column in range(COLUMNS):
                if die_x(column) - 5 <= x < die_x(column) + DIE + 5:
                    return column
        return None


def die_x(column: int) -> int:
    """Give the left edge of a die in a column from 0."""
    return 25 + 74 * column


VGA = Places(
    die=64,
    header=20,
    name=24,
    scores=Box(12, 8, 616, 72),
    bar=(60, 6),
    tray=Box(12, 92, 460, 88),
    row=Box(12, 192, 460, 116),
    risk=Box(480, 92, 148, 88),
    roll=Box(480, 192, 148, 116),
    keep_button=Box(12, 320, 304, 52),
    roll_button=Box(324, 320, 304, 52),
    banner=Box(12, 318, 616, 104),
    yes=Box(431, 370, 80, 40),
    no=Box(528, 370, 80, 40),
    tray_y=104,
    row_y=204,
    number_y=277,
    number_h=24,
    log=(386, 406),
)
"""The measures of the 480 lines of mode 12h."""

EGA = Places(
    die=47,
    header=16,
    name=18,
    scores=Box(12, 6, 616, 53),
    bar=(44, 4),
    tray=Box(12, 67, 460, 64),
    row=Box(12, 139, 460, 85),
    risk=Box(480, 67, 148, 64),
    roll=Box(480, 139, 148, 85),
    keep_button=Box(12, 232, 304, 38),
    roll_button=Box(324, 232, 304, 38),
    banner=Box(12, 231, 616, 77),
    yes=Box(431, 270, 80, 29),
    no=Box(528, 270, 80, 29),
    tray_y=75,
    row_y=147,
    number_y=200,
    number_h=18,
    log=(279, 294),
)
"""A layout of its own for the 350 lines of mode 10h."""


def places(lines: int) -> Places:
    """Give the places on a card of so many lines."""
    return VGA if lines == 480 else EGA
