"""Engarde's pictures: cells, pieces, marks, in the registers of the Motif dress."""

from dataclasses import dataclass

from retrogames.games.engarde.grid import WHITE, poles_of
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import INK, MARK, PAPER, SQUARE, Motif
from retrogames.looks.motifframe import bevel
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

CELL = 40
"""A cell with its shadow, inside the focus ring."""


@dataclass(frozen=True, slots=True)
class Cell:
    """How a cell stands: its piece and every mark on it."""

    piece: str = ""
    width: int = 100
    focus: bool = False
    picked: bool = False
    legal: bool = False
    hinted: bool = False
    last: bool = False
    left: bool = False
    won: bool = False
    known: int = 0
    pole: str = ""


def cell(screen: Screen, look: Motif, box: Box, shown: Cell) -> None:
    """Draw a cell of 44 dots: sunken, raised when picked, with its piece and marks."""
    inner = Box(box.x + 2, box.y + 2, CELL, CELL)
    screen.rect(*box, BODY.ground)
    if shown.picked:
        bevel(screen, inner, SQUARE.top, SQUARE.bottom, 2)
        screen.rect(inner.x + 2, inner.y + 2, CELL - 4, CELL - 4, MARK)
    else:
        look.sunken(screen, inner, SQUARE)
    if shown.won:
        screen.frame(*box, INK, 2)
        screen.frame(inner.x + 2, inner.y + 2, CELL - 4, CELL - 4, MARK, 3)
    if shown.last or shown.left:
        corner(screen, inner, filled=shown.last)
    if shown.piece:
        piece(
            screen,
            inner.x + 2,
            inner.y + 2,
            shown.piece,
            shown.width,
            MARK if shown.picked else SQUARE.ground,
        )
    if shown.legal:
        diamond(screen, *inner.centre, 20 if shown.hinted else 16)
    ringed = shown.hinted and not shown.legal
    if ringed:
        screen.frame(inner.x + 2, inner.y + 2, CELL - 4, CELL - 4, INK, 4)  # a rim, as the diamonds have
        screen.frame(inner.x + 3, inner.y + 3, CELL - 6, CELL - 6, MARK, 2)
    if shown.known:
        inset = 6 if ringed else 2
        aid(screen, inner.x + inset, inner.y + inset, shown.known)
    if shown.pole:
        tab(screen, inner.right - 9, inner.bottom - 9, shown.pole)
    if shown.focus:
        screen.frame(*box, INK, 2)


def piece(screen: Screen, x: int, y: int, letter: str, width: int, ground: int) -> None:
    """Draw a piece in an interior of 36 whose upper left is x, y, at a part of its width in percent."""
    filled = letter not in WHITE
    if letter.upper() == "S":
        half = max(1, 11 * width // 100)
        left, w = x + 18 - half, 2 * half
        screen.rect(left, y + 7, w, 22, INK)
        if not filled and w > 4:
            screen.rect(left + 2, y + 9, w - 4, 18, ground)
        return
    across = max(0.8, 13 * width / 100)
    screen.ellipse(x + 18, y + 18, across, 13, INK)
    if not filled and across > 2.5:
        screen.ellipse(x + 18, y + 18, across - 2, 11, ground)


def corner(screen: Screen, inner: Box, filled: bool) -> None:
    """Mark the piece moved last: a triangle of 12 in the upper right corner; hollow where it came from."""
    right, top = inner.right - 3, inner.y + 2
    for row in range(12):
        screen.hline(right - 11 + row, top + row, 12 - row, INK)
        inside = 12 - row - 2
        if inside > 0 and row > 0:
            screen.hline(right - 10 + row, top + row, inside, MARK if filled else SQUARE.ground)


def diamond(screen: Screen, cx: int, cy: int, size: int) -> None:
    """Mark a legal square: a black-rimmed diamond `size` dots across, lit at its upper left edge."""
    for row in range(size):
        half = min(row, size - 1 - row) + 1
        y = cy - size // 2 + row
        screen.hline(cx - half, y, 2 * half, INK)
        screen.hline(cx - half + 1, y, 2 * half - 2, MARK)
        if 0 < row < size // 2:
            screen.pixel(cx - half + 1, y, PAPER)


def aid(screen: Screen, x: int, y: int, known: int) -> None:
    """Show what a pole may be: a white mark on a 7-dot tab is certain, two black ones are either-or."""
    signs = poles_of(known)
    if len(signs) == 1:
        tab(screen, x, y, signs)
    elif len(signs) == 2:
        for number, sign in enumerate(signs):
            pole(screen, x + 1 + 7 * number, y + 1, sign, INK)


def tab(screen: Screen, x: int, y: int, sign: str) -> None:
    """Show a pole that is certain: a white sign on a tab of 7 dots."""
    screen.rect(x, y, 7, 7, BODY.bottom)
    pole(screen, x + 1, y + 1, sign, PAPER)


def pole(screen: Screen, x: int, y: int, sign: str, pen: int) -> None:
    """Draw a pole's sign of 5x5."""
    if sign == "0":
        screen.frame(x + 1, y, 3, 5, pen)
        return
    screen.hline(x, y + 2, 5, pen)
    if sign == "+":
        screen.vline(x + 2, y, 5, pen)
