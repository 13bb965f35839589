"""Where everything stands in Engarde's window, in the client's own coordinates."""

from dataclasses import dataclass

from retrogames.games.engarde.grid import SIDE
from retrogames.looks.motifframe import WINDOW, client_of
from retrogames.machine.box import Box

CLIENT = Box(0, 0, 456, 422)
HOME = WINDOW
"""The window as it opens."""

FULL = Box(0, 0, 640, 480)
PITCH = 44
TOP = 89
LEFTS = {"left": 22, "grid": 96, "right": 390}
BARS = {"left": Box(20, 87, 48, 268), "grid": Box(94, 87, 268, 268), "right": Box(388, 87, 48, 268)}
MESSAGE = Box(68, 40, 320, 38)
ARROWS = (Box(32, 48, 23, 23), Box(400, 48, 23, 23))
SEPARATOR = 379
BUTTONS = (("New", "new"), ("Take back", "takeback"), ("Help", "manual"), ("Quit", "shelf"))
ICON = Box(20, 392, 64, 64)


def button_box(number: int) -> Box:
    """Give the place of a push button of the bottom row."""
    return Box((18, 127, 236, 345)[number], 389, 93, 25)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the board: column -1 is White's side-bar, 0-5 the grid, 6 Black's; row 0 is the top."""

    column: int
    row: int

    @property
    def square(self) -> int | None:
        """The grid square's number, None on a side-bar."""
        return self.row * SIDE + self.column if 0 <= self.column < SIDE else None

    @property
    def box(self) -> Box:
        """The whole cell with its focus ring: 44 square."""
        if self.column < 0:
            left = LEFTS["left"]
        elif self.column >= SIDE:
            left = LEFTS["right"]
        else:
            left = LEFTS["grid"] + PITCH * self.column
        return Box(left, TOP + PITCH * self.row, PITCH, PITCH)

    @property
    def shape(self) -> str:
        """Which shape a slot of a side-bar holds: squares in the upper three, circles in the lower."""
        return "S" if self.row < SIDE // 2 else "C"

    def holds(self, counts: tuple[int, int]) -> bool:
        """Tell whether a slot of a side-bar still holds its piece: the lowest of each shape goes first."""
        squares, circles = counts
        return self.row < squares if self.row < SIDE // 2 else self.row - SIDE // 2 < circles


SPOTS = tuple(Spot(column, row) for column in range(-1, SIDE + 1) for row in range(SIDE))


def spot_of(square: int) -> Spot:
    """Give the spot of a grid square."""
    return Spot(square % SIDE, square // SIDE)


def spot_at(x: int, y: int) -> Spot | None:
    """Tell which spot is at a point of the client."""
    return next((spot for spot in SPOTS if spot.box.contains(x, y)), None)


def origin(window: Box) -> tuple[int, int]:
    """Give where the client's content begins: centred where the window is larger than it needs."""
    client = client_of(window)
    return client.x + (client.w - CLIENT.w) // 2, client.y + (client.h - CLIENT.h) // 2
