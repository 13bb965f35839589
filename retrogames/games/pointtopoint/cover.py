"""Point to Point's box on the shelf: the blue of Workbench and a white 3½-inch disk, in VGA colours."""

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

BLACK, BLUE, GREY, DARK, LIGHT_BLUE, WHITE, ORANGE = 0, 1, 7, 8, 9, 15, 6


def draw(look: Dos, screen: Screen, box: Box) -> None:
    """Draw the front of the box, 126x190."""
    x, y, w, h = box
    screen.rect(x, y, w, h, BLUE)
    screen.rect(x, y, w, 15, WHITE)
    for row in range(3, 13, 3):
        screen.hline(x + 20, y + row, 66, BLUE)
    screen.frame(x + 5, y + 3, 10, 9, BLUE, 2)
    for left in (92, 108):
        screen.frame(x + left, y + 2, 10, 8, BLUE, 2)
        screen.rect(x + left + 4, y + 5, 10, 8, BLUE)
        screen.rect(x + left + 6, y + 7, 6, 4, WHITE)
    screen.frame(x, y, w, h, WHITE)
    for row, words in enumerate(("Point to", "Point")):
        left = x + (w - look.play.width(words)) // 2
        look.shadowed(screen, left, y + 19 + 25 * row, words, look.play, WHITE, 2)
    screen.frame(x + 10, y + 74, w - 20, 28, LIGHT_BLUE)
    for number, (points, white) in enumerate(((1, True), (3, False), (2, False), (3, True))):
        _stone(screen, x + 26 + 25 * number, y + 88, points, white)
    screen.hline(x + 26, y + 99, 75, ORANGE)
    _disk(look, screen, x + 20, y + 108)


def _stone(screen: Screen, x: int, y: int, points: int, white: bool) -> None:
    screen.disc(x + 1, y + 2, 10.5, BLACK)
    screen.disc(x, y, 10.5, WHITE)
    if not white:
        screen.disc(x, y, 9.5, BLACK)
    spots = {1: ((0, 0),), 2: ((-4, 0), (4, 0)), 3: ((0, -4), (-4, 3), (4, 3))}
    for dx, dy in spots[points]:
        screen.rect(x + dx - 1, y + dy - 1, 3, 3, BLACK if white else WHITE)


def _disk(look: Dos, screen: Screen, x: int, y: int) -> None:
    screen.rect(x + 3, y + 3, 84, 79, BLACK)
    screen.rect(x, y, 84, 79, WHITE)
    screen.frame(x, y, 84, 79, GREY)
    screen.rect(x + 22, y + 2, 44, 24, GREY)
    screen.frame(x + 22, y + 2, 44, 24, DARK)
    screen.rect(x + 50, y + 5, 9, 18, BLACK)
    screen.rect(x + 8, y + 34, 68, 42, LIGHT_BLUE)
    label = "Amiga"
    screen.text(x + 42 - look.small.width(label) // 2, y + 38, label, look.small, WHITE)
    for row in (58, 64, 70):
        screen.hline(x + 16, y + row, 52, WHITE)
    screen.rect(x + 3, y + 71, 4, 5, BLACK)
    screen.rect(x + 77, y + 71, 4, 5, BLACK)
