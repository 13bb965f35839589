"""Dice as Contact draws them: clipped corners, round pips, a black shadow; square on either card."""

from collections.abc import Callable
from typing import NamedTuple

from retrogames.games.contact.pens import ACTIVE, BLACK, BODY, SHADE
from retrogames.games.contact.places import DIE
from retrogames.looks.dos import Dos
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import CLEAR, Sprite

_CORNERS = {480: (7, 5, 3, 2, 2, 1, 1), 350: (7, 4, 2, 1, 1)}
"""How far each of the first rows of a die is clipped at its corners, by the card's lines."""

_LOW, _MIDDLE, _HIGH = 15.5, 30.5, 45.5
_SIX = (13.5, 30.5, 47.5)
_TWO = ((_LOW, _LOW), (_HIGH, _HIGH))
_FOUR = (*_TWO, (_HIGH, _LOW), (_LOW, _HIGH))
_DOT = ((_MIDDLE, _MIDDLE),)
PIPS = {
    1: _DOT,
    2: _TWO,
    3: (*_TWO, *_DOT),
    4: _FOUR,
    5: (*_FOUR, *_DOT),
    6: tuple((x, y) for x in (_LOW, _HIGH) for y in _SIX),
}
"""Middles of the pips on a body of 61 dots square."""

_BODY = DIE - 3
_PIP = 6.5


class Face(NamedTuple):
    """How a die lies: its face, whether its body is half-tone (set aside in an earlier roll), its rim."""

    face: int
    faded: bool = False
    rim: bool = False


def rounded(look: Dos, screen: Screen, x: int, y: int, w: int, h: int, pen: int) -> None:
    """Fill a box with clipped corners."""
    corner = _CORNERS[look.lines]
    for row, cut in enumerate(corner):
        screen.hline(x + cut, y + row, w - 2 * cut, pen)
        screen.hline(x + cut, y + h - 1 - row, w - 2 * cut, pen)
    screen.rect(x, y + len(corner), w, h - 2 * len(corner), pen)


def die(look: Dos, screen: Screen, x: int, y: int, face: Face) -> None:
    """Draw a die 64 dots wide with its shadow; x, y is its upper left."""
    if face not in look.drawn:
        look.drawn[face] = _die(look, face)
    screen.blit(look.drawn[face], x, y)


def _die(look: Dos, face: Face) -> Sprite:
    rows, edge = look.rows, look.rows(3)
    high = rows(DIE)
    body = high - rows(3)

    def paint(screen: Screen) -> None:
        x, y = 3, edge
        rounded(look, screen, x + 5, y + rows(5), DIE, high, BLACK)
        if face.rim:
            rounded(look, screen, x - 3, y - edge, DIE + 6, high + 2 * edge, ACTIVE)
        rounded(look, screen, x, y, DIE, high, SHADE)
        rounded(look, screen, x, y, _BODY, body, BODY)
        if face.faded:
            with screen.clip(x + 4, y + rows(4), _BODY - 8, body - 2 * rows(4)):
                screen.pattern(x, y, DIE, high, (0xAA, 0x55), SHADE)
            screen.pattern(x + 1, y + rows(7), 3, body - 2 * rows(7), (0xAA, 0x55), SHADE)
        for px, py in PIPS[face.face]:
            middle = round(2 * py * body / _BODY) / 2
            screen.ellipse(x + px, y + middle, _PIP, _PIP * body / _BODY, BLACK)

    return painted(DIE + 8, high + edge + rows(5), paint, 3, edge)


def painted(w: int, h: int, paint: Callable[[Screen], None], hx: int = 0, hy: int = 0) -> Sprite:
    """Make a sprite of what is painted into the upper left of an empty screen."""
    sheet = Screen()
    dots = sheet.memory.dots
    dots[:] = bytes((CLEAR,)) * len(dots)
    paint(sheet)
    rows = (dots[row * sheet.width : row * sheet.width + w] for row in range(h))
    return Sprite(w, h, b"".join(rows), hx, hy)


def small_die(look: Dos, screen: Screen, x: int, y: int, face: int, size: int = 28, body: int = BODY) -> None:
    """Draw a small die of so many dots width with square pips, for charts and the miniature."""
    high = look.rows(size)
    screen.rect(x + 1, y, size - 2, high, body)
    screen.rect(x, y + 1, size, high - 2, body)
    dot = max(2, size // 7)
    for px, py in PIPS[face]:
        left, top = round(px / _BODY * size - dot / 2), round(py / _BODY * high - look.rows(dot) / 2)
        screen.rect(x + left, y + top, dot, look.rows(dot), BLACK)


def slot(look: Dos, screen: Screen, x: int, y: int, pen: int) -> None:
    """Draw the dotted place of a die that is not there."""
    if ("slot", pen) not in look.drawn:
        look.drawn["slot", pen] = _slot(look, pen)
    screen.blit(look.drawn["slot", pen], x, y)


def _slot(look: Dos, pen: int) -> Sprite:
    high, corner = look.rows(DIE), _CORNERS[look.lines]

    def paint(screen: Screen) -> None:
        for row, cut in enumerate(corner[:5]):
            for px in (cut, DIE - 1 - cut):
                if (px + row) % 2 == 0:
                    screen.pixel(px, row, pen)
                    screen.pixel(px, high - 1 - row, pen)
        for step in range(7, DIE - 7, 3):
            screen.pixel(step, 0, pen)
            screen.pixel(step, high - 1, pen)
        for step in range(len(corner), high - len(corner), 3):
            screen.pixel(0, step, pen)
            screen.pixel(DIE - 1, step, pen)

    return painted(DIE, high, paint)
