"""Splatter's box on the shelf: a GEM desktop and a grey 3½-inch disk, in the VGA start-up colours."""

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

BLACK, GREY, DARK, WHITE = 0, 7, 8, 15
LIGHT_GREEN, SEATS = 10, (12, 10, 9, 14)
TILES = ("r.bb.y", "rr.b..", ".r..gg")


def draw(look: Dos, screen: Screen, box: Box) -> None:
    """Draw the front of the box, 126x190."""
    x, y, w, h = box
    screen.rect(x, y, w, h, LIGHT_GREEN)
    screen.rect(x, y, w, 17, WHITE)
    screen.hline(x, y + 17, w, BLACK)
    screen.text(x + 6, y + 1, "Desk", look.small, BLACK)
    screen.rect(x + 44, y, 42, 17, BLACK)
    screen.text(x + 49, y + 1, "File", look.small, WHITE)
    screen.rect(x + 9, y + 30, w - 18, 30, BLACK)
    screen.rect(x + 11, y + 32, w - 22, 26, WHITE)
    screen.frame(x + 13, y + 34, w - 26, 22, BLACK)
    name = "SPLATTER"
    screen.text(x + (w - look.heading.width(name)) // 2, y + 35, name, look.heading, BLACK)
    _tiles(screen, x + 9, y + 66)
    _disk(look, screen, x + 20, y + 104)


def _tiles(screen: Screen, x: int, y: int) -> None:
    screen.rect(x, y, 109, 31, GREY)
    for row, line in enumerate(TILES):
        for column, seat in enumerate(line):
            left, top = x + 1 + 18 * column, y + 1 + 10 * row
            pen = WHITE if seat == "." else SEATS["rgby".index(seat)]
            screen.rect(left, top, 17, 9, pen)
            if seat != ".":
                screen.frame(left, top, 17, 9, BLACK)
                screen.rect(left + 7, top + 3, 3, 3, BLACK if seat == "y" else WHITE)


def _disk(look: Dos, screen: Screen, x: int, y: int) -> None:
    screen.rect(x + 3, y + 3, 84, 83, BLACK)
    screen.rect(x, y, 84, 83, GREY)
    screen.frame(x, y, 84, 83, DARK)
    screen.polygon([(x + 78, y), (x + 84, y), (x + 84, y + 6)], LIGHT_GREEN)
    screen.rect(x + 22, y + 2, 44, 26, DARK)
    screen.rect(x + 24, y + 2, 40, 24, WHITE)
    screen.pattern(x + 24, y + 2, 40, 24, (0xAA, 0x55), GREY)
    screen.rect(x + 50, y + 5, 9, 18, BLACK)
    screen.rect(x + 8, y + 36, 68, 44, WHITE)
    screen.frame(x + 8, y + 36, 68, 44, DARK)
    for row, pen in enumerate((4, 14, 2, 1)):
        screen.rect(x + 9, y + 37 + 4 * row, 66, 4, pen)
    label = "520 ST"
    screen.text(x + 42 - look.small.width(label) // 2, y + 58, label, look.small, BLACK)
    screen.rect(x + 3, y + 74, 4, 5, BLACK)
    screen.rect(x + 77, y + 74, 4, 5, BLACK)
