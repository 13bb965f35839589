"""Engarde's box on the shelf: a Motif window on the root weave and a tape cartridge, in VGA colours."""

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

BLACK, CYAN, BROWN, GREY, DARK, LIGHT_CYAN, WHITE = 0, 3, 6, 7, 8, 11, 15
PIECES = ("S.s.", "..c.", "s.cC")
"""Squares and circles, capitals for filled ones."""


def draw(look: Dos, screen: Screen, box: Box) -> None:
    """Draw the front of the box, 126x190."""
    x, y, w, h = box
    screen.rect(x, y, w, h, BLACK)
    screen.pattern(x, y, w, h, (0x88, 0x22, 0x44, 0x11), DARK)
    _window(look, screen, Box(x + 8, y + 9, 110, 99))
    _tape(screen, x + 16, y + 116)


def _window(look: Dos, screen: Screen, box: Box) -> None:
    x, y, w, h = box
    screen.rect(x, y, w, h, CYAN)
    screen.hline(x, y, w, LIGHT_CYAN)
    screen.vline(x, y, h, LIGHT_CYAN)
    screen.hline(x, y + h - 1, w, BLACK)
    screen.vline(x + w - 1, y, h, BLACK)
    screen.rect(x + 5, y + 8, 10, 3, LIGHT_CYAN)
    screen.frame(x + w - 14, y + 5, 9, 9, LIGHT_CYAN)
    name = "Engarde"
    screen.text(x + (w - look.small.width(name)) // 2, y + 2, name, look.small, BLACK)
    screen.rect(x + 4, y + 20, w - 8, h - 24, GREY)
    for row, line in enumerate(PIECES):
        for column, piece in enumerate(line):
            _square(screen, x + 7 + 25 * column, y + 22 + 24 * row, piece)


def _square(screen: Screen, x: int, y: int, piece: str) -> None:
    screen.rect(x, y, 21, 21, GREY)
    screen.hline(x, y, 21, DARK)
    screen.vline(x, y, 21, DARK)
    screen.hline(x, y + 20, 21, WHITE)
    screen.vline(x + 20, y, 21, WHITE)
    if piece == "S":
        screen.rect(x + 5, y + 5, 11, 11, BLACK)
    elif piece == "s":
        screen.rect(x + 5, y + 5, 11, 11, WHITE)
        screen.frame(x + 5, y + 5, 11, 11, BLACK)
    elif piece in ("C", "c"):
        screen.disc(x + 10, y + 10, 6, BLACK)
        if piece == "c":
            screen.disc(x + 10, y + 10, 5, WHITE)


def _tape(screen: Screen, x: int, y: int) -> None:
    screen.rect(x + 3, y + 3, 94, 64, BLACK)
    screen.rect(x, y, 94, 64, GREY)
    screen.frame(x, y, 94, 64, WHITE)
    screen.rect(x + 4, y + 3, 86, 12, WHITE)
    screen.rect(x + 4, y + 3, 86, 4, LIGHT_CYAN)
    screen.rect(x + 6, y + 20, 82, 36, DARK)
    for cx in (x + 26, x + 68):
        screen.disc(cx, y + 38, 15, BLACK)
        screen.disc(cx, y + 38, 14, BROWN)
        screen.disc(cx, y + 38, 6, GREY)
        screen.disc(cx, y + 38, 2.5, BLACK)
    screen.hline(x + 26, y + 52, 43, BROWN)
    screen.rect(x + 42, y + 57, 10, 7, BLACK)
