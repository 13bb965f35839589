"""Contact's box on the shelf: a 5¼-inch disk in its sleeve, in the sixteen VGA start-up colours."""

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

BLACK, BLUE, GREEN, CYAN, RED, GREY, DARK, WHITE, YELLOW = 0, 1, 2, 3, 4, 7, 8, 15, 14


def draw(look: Dos, screen: Screen, box: Box) -> None:
    """Draw the front of the box, 126x190."""
    x, y, w, h = box
    screen.rect(x, y, w, h, GREEN)
    screen.pattern(x, y, w, h, (0x88, 0x22), BLACK)
    screen.frame(x + 5, y + 5, w - 10, h - 10, 11)
    screen.frame(x + 7, y + 7, w - 14, h - 14, 11)
    name = "CONTACT"
    left = x + (w - look.play.width(name)) // 2
    look.shadowed(screen, left, y + 13, name, look.play, YELLOW, 2)
    for number, face in enumerate((1, 4, 5)):
        _die(screen, x + 20 + 32 * number, y + 46, face)
    _disk(look, screen, x + 24, y + 84)


def _die(screen: Screen, x: int, y: int, face: int) -> None:
    screen.rect(x + 3, y + 3, 26, 26, BLACK)
    for cut, row in ((2, 0), (1, 1), (0, 2)):
        screen.rect(x + cut, y + row, 26 - 2 * cut, 26 - 2 * row, WHITE)
    spots = {1: ((12, 12),), 4: ((5, 5), (18, 5), (5, 18), (18, 18))}
    spots[5] = (*spots[4], (12, 12))
    for px, py in spots[face]:
        screen.rect(x + px, y + py, 3, 3, BLACK)


def _disk(look: Dos, screen: Screen, x: int, y: int) -> None:
    """Draw the black disk with its label, half out of a white sleeve."""
    screen.rect(x + 3, y + 3, 78, 92, BLACK)
    screen.rect(x, y, 78, 60, BLACK)
    screen.frame(x, y, 78, 60, DARK)
    screen.rect(x + 5, y + 4, 42, 24, WHITE)
    screen.rect(x + 5, y + 4, 42, 4, BLUE)
    for row in (14, 19, 24):
        screen.hline(x + 9, y + row, 34, 9)
    screen.rect(x + 74, y + 14, 4, 8, GREEN)
    screen.disc(x + 39, y + 34, 12, DARK)
    screen.disc(x + 39, y + 34, 11, BLACK)
    screen.disc(x + 39, y + 34, 5, GREEN)
    screen.rect(x - 3, y + 38, 84, 56, WHITE)
    screen.disc(x + 39, y + 38, 13, BLACK)
    screen.rect(x + 20, y + 14, 38, 24, BLACK)
    screen.rect(x + 5, y + 4, 42, 24, WHITE)
    screen.rect(x + 5, y + 4, 42, 4, BLUE)
    for row in (14, 19, 24):
        screen.hline(x + 9, y + row, 34, 9)
    screen.disc(x + 39, y + 34, 6, DARK)
    screen.disc(x + 39, y + 34, 5, GREEN)
    label = "360 KB"
    screen.text(x + 39 - look.small.width(label) // 2, y + 56, label, look.small, BLACK)
    screen.rect(x + 6, y + 76, 66, 3, RED)
    screen.rect(x + 6, y + 82, 66, 3, BLUE)
    screen.frame(x - 3, y + 38, 84, 56, GREY)
