"""Point to Point's pictures: stones, big figures, strokes, in the Amiga's registers.

Lengths are screen dots unless said otherwise: a pixel is one dot wide and two high, so that heights are
halved before drawing and circles come out round.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from retrogames.machine.screen import Screen
from retrogames.machine.sprites import CLEAR, Sprite

GROUND, WHITE, INK, ORANGE, RED, PALE, BRIGHT, SQUARE = range(8)
WELL, SHINE, RIM, GOLD = range(8, 12)

RADIUS, PIP = 23.6, 5.6
PIPS = {1: ((0, 0),), 2: ((-10, 0), (10, 0)), 3: ((0, -8), (-10, 6), (10, 6))}


def round_disc(s: Screen, x: float, y: float, r: float, pen: int) -> None:
    """Fill a circle of r dots around a pixel coordinate."""
    s.ellipse(x, y, r, r / 2, pen)


def body(s: Screen, x: int, y: int, white: bool, scale: float = 1.0) -> None:
    """Draw a stone without its pips: shadow, rim, body, and shade or shine."""
    r = RADIUS * scale
    round_disc(s, x + 3 * scale, y + 2 * scale, r, WELL)
    if white:
        round_disc(s, x, y, r, INK)
        round_disc(s, x, y, r - 2, RIM)
        round_disc(s, x - 1.5 * scale, y - 1 * scale, r - 3.2, PALE)
        round_disc(s, x - 3 * scale, y - 2 * scale, r - 4.8, WHITE)
    else:
        round_disc(s, x, y, r, RIM)
        round_disc(s, x, y, r - 2, INK)
        round_disc(s, x - 1.2 * scale, y - 0.8 * scale, r - 4 * scale, SHINE)
        round_disc(s, x + 2.6 * scale, y + 1.8 * scale, r - 5 * scale, INK)


def pips(s: Screen, x: int, y: int, points: int, white: bool, scale: float = 1.0) -> None:
    """Draw the points on a stone."""
    for dx, dy in PIPS[points]:
        round_disc(s, x + dx * scale, y + dy * scale / 2, max(2.4, PIP * scale), INK if white else WHITE)


def stone(s: Screen, x: int, y: int, points: int, white: bool, scale: float = 1.0) -> None:
    """Draw a whole stone around a pixel."""
    body(s, x, y, white, scale)
    pips(s, x, y, points, white, scale)


def preview(s: Screen, x: int, y: int, points: int, white: bool, scale: float = 1.0) -> None:
    """Draw a stone seen through a checker mesh, with a pale rim."""
    r = RADIUS * scale
    h = int(r / 2) + 1
    round_disc(s, x, y, r, PALE)
    round_disc(s, x, y, r - 2, SQUARE)
    for row in range(-h, h):
        half = (max(0.0, (r - 2) ** 2 - (2 * row + 1) ** 2)) ** 0.5
        if half:
            s.pattern(x - int(half), y + row, 2 * int(half), 1, (0xAA, 0x55), WHITE if white else INK)
    pips(s, x, y, points, white, scale)


def ring(s: Screen, x: int, y: int, pen: int, scale: float = 1.0) -> None:
    """Draw the ring around an end stone that counted."""
    r = RADIUS * scale + 1.4
    s.oval(x, y, r, r / 2, 4, 2, pen)


def stroke(s: Screen, a: tuple[float, float], b: tuple[float, float], width: float, pen: int) -> None:
    """Draw a straight stroke between two pixels, `width` dots thick, with flat ends."""
    (x0, y0), (x1, y1) = a, b
    dx, dy = x1 - x0, 2 * (y1 - y0)
    length = hypot(dx, dy)
    if length == 0:
        return
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    corners = [(x0 + nx, y0 + ny / 2), (x1 + nx, y1 + ny / 2), (x1 - nx, y1 - ny / 2), (x0 - nx, y0 - ny / 2)]
    s.polygon([(round(x), round(y)) for x, y in corners], pen)


def beside(a: tuple[float, float], b: tuple[float, float], dots: float) -> tuple[float, float]:
    """Give how far a parallel `dots` beside a stroke is shifted, in pixels."""
    dx, dy = b[0] - a[0], 2 * (b[1] - a[1])
    length = hypot(dx, dy) or 1.0
    return -dy / length * dots, dx / length * dots / 2


def towards(a: tuple[float, float], b: tuple[float, float], dots: float) -> tuple[float, float]:
    """Give the pixel that lies `dots` from a on the way to b."""
    dx, dy = b[0] - a[0], 2 * (b[1] - a[1])
    length = hypot(dx, dy) or 1.0
    return a[0] + dx / length * dots, a[1] + dy / length * dots / 2


# Big figures

Curve = Sequence[tuple[float, float]]


def _arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> list[tuple[float, float]]:
    """Give points of an arc; angles in turns, clockwise from the right."""
    steps = 14
    return [
        (
            cx + rx * cos(2 * pi * (start + (end - start) * n / steps)),
            cy + ry * sin(2 * pi * (start + (end - start) * n / steps)),
        )
        for n in range(steps + 1)
    ]


def _curves() -> dict[str, list[Curve]]:
    """Give the strokes of the figures in a field of 20x36 dots."""
    return {
        "0": [_arc(10, 18, 10, 18, 0, 1)],
        "1": [[(3, 6), (11, 0), (11, 36)], [(3, 36), (19, 36)]],
        "2": [[*_arc(10, 10, 10, 10, 0.5, 1.08), (0, 36), (20, 36)]],
        "3": [_arc(9, 9, 9, 9, 0.55, 1.25), _arc(9, 27, 10, 9.5, 0.75, 1.45)],
        "4": [[(15, 36), (15, 0), (0, 25), (20, 25)]],
        "5": [[(18, 0), (3, 0), (2, 15)], _arc(9, 24.5, 11, 11.5, 0.62, 1.42)],
        "6": [[*_arc(22, 24, 22, 24, 0.72, 0.5), *_arc(10, 25, 10, 11, 0.5, 1.5)]],
        "7": [[(0, 0), (20, 0), (7, 36)]],
        "8": [_arc(10, 9, 8.5, 9, 0, 1), _arc(10, 26.5, 10, 9.5, 0, 1)],
        "9": [[*_arc(-2, 12, 22, 24, 0.22, 0), *_arc(10, 11, 10, 11, 1, 0)]],
        "-": [[(2, 18), (18, 18)]],
        "+": [[(2, 18), (18, 18)], [(10, 10), (10, 26)]],
    }


@cache
def figure(digit: str, pen: int, small: bool) -> Sprite:
    """Draw a figure of 27x43 dots with strokes of 7 (three quarters of that, strokes of 5, when small)."""
    k, thick = (0.75, 5.0) if small else (1.0, 7.0)
    w, h = round(20 * k + thick), round(36 * k + thick)
    lines = [[(x * k + thick / 2, y * k + thick / 2) for x, y in curve] for curve in _curves()[digit]]
    pixels = bytearray()
    for row in range((h + 1) // 2):
        for column in range(w):
            inside = any(_near(line, column + 0.5, 2 * row + 1, thick / 2) for line in lines)
            pixels.append(pen if inside else CLEAR)
    return Sprite(w, (h + 1) // 2, bytes(pixels))


def _near(line: Curve, x: float, y: float, far: float) -> bool:
    """Tell whether a point is within `far` of a line of points."""
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        t = 0.0 if length == 0 else min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / length))
        if (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 <= far * far:
            return True
    return False


def figures(s: Screen, x: int, y: int, number: int, pen: int = WHITE) -> None:
    """Write a number in big figures with a black shadow, centred on a pixel."""
    text = str(number)
    small = len(text) > 2
    sprites = [figure(digit, pen, small) for digit in text]
    dark = [figure(digit, INK, small) for digit in text]
    gap = 3 if small else 5
    width = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    left, top = x - width // 2, y - sprites[0].height // 2
    for shift, drop, set_ in ((3, 2, dark), (0, 0, sprites)):
        at = left
        for sprite in set_:
            s.blit(sprite, at + shift, top + drop)
            at += sprite.width + gap
