"""What Pebbles looks like: where the pebbles lie, and the picture they are made of."""

from functools import cache

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite, load_sheet
from retrogames.paths import assets

BLACK, BLUE, CYAN, GREY, WHITE, YELLOW = 0, 1, 3, 7, 15, 14
COLUMNS, PITCH = 15, 40
LEFT, TOP = 20, 150


@cache
def pebble() -> Sprite:
    """Load the pebble, 28x28, from the game's folder in assets/."""
    return load_sheet(assets("pebbles") / "pebble.png")


def place(number: int) -> Box:
    """Give the square dots of a pebble, counted from 0 at the upper left."""
    return Box(LEFT + PITCH * (number % COLUMNS), TOP + PITCH * (number // COLUMNS), PITCH, PITCH)


def pebble_at(x: int, y: int, count: int) -> int | None:
    """Tell which of so many pebbles is at a point."""
    return next((number for number in range(count) if place(number).contains(x, y)), None)


def row(screen: Screen, count: int, begun: int, chosen: int) -> None:
    """Draw the pebbles, marks where others lay, and a frame around the last ones, as many as are chosen."""
    for number in range(begun):
        box = place(number)
        if number < count:
            screen.blit(pebble(), box.x + 6, box.y + 6)
        else:
            screen.disc(box.x + PITCH // 2, box.y + PITCH // 2, 2, CYAN)
        if count - chosen <= number < count:
            screen.frame(box.x + 2, box.y + 2, PITCH - 4, PITCH - 4, YELLOW, 2)


def seat(look: Dos, screen: Screen, number: int, name: str, active: bool) -> None:
    """Draw the box of a seat, bright where it is at turn."""
    box = Box(20 + 310 * number, 20, 290, 44)
    look.plate(screen, box, YELLOW if active else BLACK, CYAN)
    screen.text(box.x + 12, box.y + 13, name, look.small, BLACK if active else WHITE)


def strip(look: Dos, screen: Screen, text: str) -> None:
    """Draw the line that says what can be done."""
    screen.rect(*look.prompt, CYAN)
    left = (640 - look.small.width(text)) // 2
    screen.text(left, look.seat(look.small, look.prompt.y, look.prompt.h), text, look.small, BLACK)
