"""What Pebbles looks like in any look: where the pebbles lie and what they are made of."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from retrogames.looks.look import Look
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite, load_sheet
from retrogames.paths import assets
from retrogames.scenes.alert import wrap

MOST_COLUMNS, PITCH, SIZE, GAP = 15, 40, 28, 8
"""How many lie beside each other, and lengths in dots: to the next one, across one, around the plates."""


class Pens(NamedTuple):
    """Registers of a look: grounds to choose from, plates that text stands on, marks, a pebble's tones."""

    grounds: tuple[int, int]
    plate: int
    edge: int
    mark: int
    gone: int
    shade: int
    body: int
    light: int


PENS = {
    "dos": Pens((1, 0), 0, 3, 14, 3, 8, 7, 15),
    "gem": Pens((14, 6), 0, 15, 3, 7, 8, 7, 0),
    "intuition": Pens((8, 2), 1, 2, 3, 6, 10, 5, 1),
    "motif": Pens((4, 8), 2, 4, 15, 12, 11, 9, 1),
}
"""By the name of the look; a game that stays with one look needs only that one's."""

EIGHT, SEVEN, FIFTEEN = 8, 7, 15
"""The registers that the pictures in assets/ are drawn in: shade, body and light."""


def pixels(look: Look, dots: int) -> tuple[int, int]:
    """Give how many of the look's pixels are as wide and as high as so many dots."""
    left, top = look.surface_point(0, 0)
    right, bottom = look.surface_point(dots, dots)
    return right - left, bottom - top


@cache
def pebble(width: int, height: int, pens: Pens) -> Sprite:
    """Load the pebble of this size from the game's folder in assets/, in a look's registers."""
    picture = load_sheet(assets("pebbles") / f"pebble-{width}x{height}.png")
    return picture.recoloured({EIGHT: pens.shade, SEVEN: pens.body, FIFTEEN: pens.light})


def frame(look: Look, surface: Screen, box: Box, pen: int, dots: int) -> None:
    """Draw a frame inside a box that looks so many dots thick on all sides."""
    (wide, high), (x, y, w, h) = pixels(look, dots), box
    surface.rect(x, y, w, high, pen)
    surface.rect(x, y + h - high, w, high, pen)
    surface.rect(x, y, wide, h, pen)
    surface.rect(x + w - wide, y, wide, h, pen)


def plate(look: Look, screen: Screen, box: Box, active: bool = False) -> None:
    """Draw what text stands on: a flat box with an edge, bright and with an arrow where a seat is at turn."""
    surface, pens = look.surface(screen), PENS[look.name]
    surface.rect(*box, pens.plate)
    frame(look, surface, box, pens.mark if active else pens.edge, 4 if active else 2)
    if active:
        (wide, high), left, middle = pixels(look, GAP), box.x + box.w // 16, box.y + box.h // 2
        tip = left + wide, middle
        surface.polygon([(left, middle - high), tip, (left, middle + high)], pens.edge)


def written(look: Look, screen: Screen, box: Box, text: str) -> None:
    """Write a text in the middle of a plate, in as many lines as it takes and as have room."""
    wide, high = pixels(look, GAP)
    line, room = look.metrics.line, box.inset(wide, high // 2)
    lines = wrap(look, text, room.w)[: room.h // line]
    top = room.y + (room.h - line * len(lines) + 1) // 2
    for number, words in enumerate(lines):
        left = room.x + (room.w - look.width(words)) // 2
        look.write(screen, left, top + line * number, words)


def seat_box(look: Look, number: int) -> Box:
    """Give the plate of a seat: the first at the upper left, the second at the upper right."""
    (wide, high), stage = pixels(look, GAP), look.stage
    width = (stage.w - 3 * wide) // 2
    return Box(stage.x + wide + number * (width + wide), stage.y + high, width, look.metrics.line + 2 * high)


def prompt_box(look: Look) -> Box:
    """Give the plate of the two lines that say what can be done, at the foot of the table."""
    (wide, high), stage = pixels(look, GAP), look.stage
    height = 2 * look.metrics.line + 2 * high
    return Box(stage.x + wide, stage.bottom - high - height, stage.w - 2 * wide, height)


@dataclass(frozen=True, slots=True)
class Row:
    """The pebbles that a game began with, in the middle of a look's stage, in one line or several."""

    look: Look
    begun: int

    def place(self, number: int) -> Box:
        """Give the place of a pebble in the look's pixels, counted from 0 at the upper left."""
        wide, high = pixels(self.look, PITCH)
        stage, top, foot = self.look.stage, seat_box(self.look, 0).bottom, prompt_box(self.look).y
        lines = -(-self.begun // min(MOST_COLUMNS, stage.w // wide))
        columns = -(-self.begun // lines)
        left = stage.x + (stage.w - columns * wide) // 2
        upper = top + (foot - top - lines * high) // 2
        return Box(left + wide * (number % columns), upper + high * (number // columns), wide, high)

    def at(self, x: int, y: int, count: int) -> int | None:
        """Tell which of the pebbles that are left is at a dot."""
        point = self.look.surface_point(x, y)
        return next((number for number in range(count) if self.place(number).contains(*point)), None)

    def draw(self, screen: Screen, count: int, chosen: int) -> None:
        """Draw the pebbles, marks where others lay, and a frame around each of the last ones chosen."""
        surface, pens = self.look.surface(screen), PENS[self.look.name]
        (wide, high), (thick, flat) = pixels(self.look, SIZE), pixels(self.look, 4)
        picture = pebble(wide, high, pens)
        for number in range(self.begun):
            x, y, w, h = self.place(number)
            if number < count:
                surface.blit(picture, x + (w - wide) // 2, y + (h - high) // 2)
            else:
                surface.rect(x + (w - thick) // 2, y + (h - flat) // 2, thick, flat, pens.gone)
            if count - chosen <= number < count:
                frame(self.look, surface, Box(x, y, w, h).inset(thick // 2, flat // 2), pens.mark, 2)
