"""Where everything stands on Point to Point's screen, in Amiga pixels: one dot wide, two dots high."""

from dataclasses import dataclass

from retrogames.games.pointtopoint.lines import Spot
from retrogames.machine.box import Box

PANELS = (Box(12, 15, 108, 188), Box(520, 15, 108, 188))
WELLS = tuple(Box(panel.x + 12, 42, 84, 38) for panel in PANELS)
ROLE, NOTE = 30, 83
PLATE = Box(132, 15, 376, 188)
BOARD = Box(152, 25, 336, 168)
STONE_ROWS = (97, 132, 167)
CHOICE = (72, 32)
SUPPLY_WIDTH = 96
"""How wide a choice is where the stones left over stand beside the stone."""
PROMPT = 209
GADGETS = (("Take back", "takeback"), ("New game", "new"), ("End", "end"), ("Hint", "hint"))
SQUARE_SIZES = {4: (84, 42), 5: (64, 32), 6: (56, 28), 7: (48, 24), 8: (40, 20)}


def gadget_box(number: int) -> Box:
    """Give the place of a gadget of the bottom row."""
    return Box(132 + 96 * number, 222, 88, 14)


def choice_centre(seat: int, points: int) -> tuple[int, int]:
    """Give the middle of a stone to choose, of 1-3 points."""
    return PANELS[seat].x + 54, STONE_ROWS[points - 1] + 15


def choice_box(seat: int, points: int, supply: bool = False) -> Box:
    """Give the frame around a stone to choose, with the number left over beside it if `supply`."""
    x, y = choice_centre(seat, points)
    w, h = SUPPLY_WIDTH if supply else CHOICE[0], CHOICE[1]
    return Box(x - w // 2, y - h // 2, w, h)


@dataclass(frozen=True, slots=True)
class Grid:
    """The squares of a board of `size` x `size`."""

    size: int

    @property
    def square(self) -> tuple[int, int]:
        """Width and height of a square."""
        return SQUARE_SIZES[self.size]

    @property
    def scale(self) -> float:
        """How large stones are, 1 on the usual board."""
        return self.square[0] / 56

    @property
    def box(self) -> Box:
        """The whole field of squares."""
        w, h = self.square
        return BOARD.centred(w * self.size, h * self.size)

    def cell(self, spot: Spot) -> Box:
        """Give the box of a square."""
        w, h = self.square
        column, row = spot
        return Box(self.box.x + w * column, self.box.y + h * (self.size - 1 - row), w, h)

    def centre(self, spot: Spot) -> tuple[int, int]:
        """Give the middle of a square."""
        return self.cell(spot).centre

    def at(self, x: int, y: int) -> Spot | None:
        """Tell which square is at a point."""
        if not self.box.contains(x, y):
            return None
        w, h = self.square
        return (x - self.box.x) // w, self.size - 1 - (y - self.box.y) // h
