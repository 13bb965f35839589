"""Splatter's drawings in ST pixels: tiles with a figure for each seat, walls, marks, splats."""

from collections.abc import Sequence
from functools import cache

from retrogames.games.splatter.grid import squares_of
from retrogames.games.splatter.notation import Layout
from retrogames.games.splatter.places import PITCH_X, PITCH_Y, Ground
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import CLEAR, Sprite

PAPER, GRID, SHADE, INK = 0, 7, 8, 15
LIGHT = (9, 10, 12, 11)
FACE = (1, 2, 4, 3)
DARK = (5, 6, 14, 13)
"""Registers of red, green, blue and yellow: tint, face and shadow."""

FIGURE = (PAPER, PAPER, PAPER, DARK[3])
"""The figure on a tile's face; yellow is too light for a white one."""

SIGN = (FACE[0], FACE[1], FACE[2], DARK[3])
"""The figure on white."""

DITHER = (0xAA, 0x55)
W, H = PITCH_X - 1, PITCH_Y - 1

_DISC = ("..###..", ".#####.", "#######", "#######", "#######", ".#####.", "..###..")
_SQUARE = ("#######", "#######", "##...##", "##...##", "##...##", "#######", "#######")
_DIAMOND = ("...#...", "..###..", ".#####.", "#######", ".#####.", "..###..", "...#...")
_CROSS = ("##...##", "###.###", ".#####.", "..###..", ".#####.", "###.###", "##...##")
FIGURES = (_DISC, _SQUARE, _DIAMOND, _CROSS)

_PLUS = ("..#..", "..#..", "#####", "..#..", "..#..")
_RING = ("o###o", "#ooo#", "#ooo#", "#ooo#", "o###o")
_WALL = ("###########", "ooo#ooooo#o", "ooo#ooooo#o", "###########", "#ooooo#oooo", "#ooooo#oooo")

_SPLAT = (
    "....#.....#....",
    "..#..#####..#..",
    ".###########s..",
    "..##########...",
    ".############.#",
    "##############s",
    ".#############s",
    "##############s",
    ".############s.",
    "..##########ss.",
    ".##########ss#.",
    "..s.#####ss..s.",
    ".....#.ss......",
)
"""What a splatted tile looks like for a moment, over the lines around it."""

_DROPS = (
    "..#....#.",
    "....##...",
    "#.#####..",
    "..######.",
    ".#######.",
    "..#####.#",
    "#..###...",
    ".....#.#.",
)


def _sprite(rows: Sequence[str], ink: int, other: int = PAPER) -> Sprite:
    return Sprite.from_rows(rows, {"#": ink, "o": other, "s": other})


def _tile(seat: int) -> Sprite:
    """Draw a raised tile: light above and left, shadow below and right, also under its figure."""
    face, dark = FACE[seat], DARK[seat]
    dots = [[face] * W for _ in range(H)]
    for row, line in enumerate(FIGURES[seat]):
        for column, sign in enumerate(line):
            if sign == "#" and FIGURE[seat] == PAPER:
                dots[row + 2][column + 3] = dark
    for row, line in enumerate(FIGURES[seat]):
        for column, sign in enumerate(line):
            if sign == "#":
                dots[row + 1][column + 2] = FIGURE[seat]
    for row in range(H):
        dots[row][0], dots[row][W - 1] = LIGHT[seat], dark
    dots[0], dots[H - 1] = [LIGHT[seat]] * W, [dark] * W
    return Sprite(W, H, bytes(dot for line in dots for dot in line))


def _dotted(ink: int) -> Sprite:
    """Draw a square's rim two dots on and two off, clockwise from the upper left corner."""
    around = [(x, 0) for x in range(W)] + [(W - 1, y) for y in range(1, H)]
    around += [(x, H - 1) for x in range(W - 2, -1, -1)] + [(0, y) for y in range(H - 2, 0, -1)]
    rows = [["."] * W for _ in range(H)]
    for number, (x, y) in enumerate(around):
        rows[y][x] = "#" if number % 4 < 2 else "o"
    return _sprite(["".join(row) for row in rows], ink)


TILES = tuple(_tile(seat) for seat in range(4))
WALL = _sprite((*_WALL, *_WALL[:4]), SHADE, GRID)
SPLATTED = _dotted(INK)
LEFT = _dotted(SHADE)
_SIGNS = {(seat, pen): _sprite(FIGURES[seat], pen) for seat in range(4) for pen in range(16)}
_PLUSES = tuple(_sprite(_PLUS, dark) for dark in DARK)
_RINGS = tuple(_sprite(_RING, dark) for dark in DARK)
_SPLATS = tuple(_sprite(_SPLAT, face, dark) for face, dark in zip(FACE, DARK, strict=True))
_SPOTS = tuple(_sprite(_DROPS, face) for face in FACE)


@cache
def sign(rows: tuple[str, ...]) -> Sprite:
    """Give a small sign drawn in characters, in ink."""
    return _sprite(rows, INK)


@cache
def _checker(w: int, h: int, odd: int, ink: int, back: int) -> Sprite:
    """Draw every other pixel in ink, those whose column and row together are odd or not."""
    return Sprite(w, h, bytes(ink if (x + y) % 2 == odd else back for y in range(h) for x in range(w)))


def dither(s: Screen, box: Box, ink: int, back: int = CLEAR) -> None:
    """Fill with every other pixel, as the pattern DITHER does; the sprites are kept for the next time."""
    s.blit(_checker(box.w, box.h, (box.x + box.y) % 2, ink, back), box.x, box.y)


def dim(s: Screen, box: Box) -> None:
    """Lay white dots over what is disabled, as GEM does."""
    s.blit(_checker(box.w, box.h, (box.x + box.y + 1) % 2, PAPER, CLEAR), box.x, box.y)


def figure(s: Screen, x: int, y: int, seat: int, pen: int) -> None:
    """Draw a seat's figure, 7x7, with its upper left at a pixel."""
    s.blit(_SIGNS[seat, pen], x, y)


def sheet(s: Screen, place: Ground) -> None:
    """Draw an empty board: white squares, grey lines, black frame."""
    x, y, w, h = place.frame
    s.rect(x, y, w, h, PAPER)
    for column in range(1, place.width):
        s.vline(x + PITCH_X * column, y, h, GRID)
    for row in range(1, place.height):
        s.hline(x, y + PITCH_Y * row, w, GRID)
    s.frame(x, y, w, h, INK)


def board(s: Screen, place: Ground, layout: Layout, walls: int) -> None:
    """Draw a board with its tiles and walls."""
    sheet(s, place)
    for square in squares_of(walls):
        s.blit(WALL, *place.cell(square)[:2])
    for tile, bits in zip(TILES, layout.tiles, strict=True):
        for square in squares_of(bits):
            s.blit(tile, *place.cell(square)[:2])


# What a square shows beside its tile; all are given its inside


def picked(s: Screen, cell: Box, seat: int) -> None:
    """Draw the picked tile: a black face with the figure in the tint."""
    s.rect(*cell, INK)
    figure(s, cell.x + 2, cell.y + 1, seat, LIGHT[seat])


def near(s: Screen, cell: Box, seat: int) -> None:
    """Draw a square of level 1, where a tile may be added."""
    s.rect(*cell, LIGHT[seat])
    s.blit(_PLUSES[seat], cell.x + 3, cell.y + 2)


def far(s: Screen, cell: Box, seat: int) -> None:
    """Draw a square of level 2, where the tile may move to."""
    dither(s, cell, LIGHT[seat], PAPER)
    s.blit(_RINGS[seat], cell.x + 3, cell.y + 2)


def target(s: Screen, cell: Box, seat: int) -> None:
    """Draw the square pointed at as the tile would lie there, flat."""
    s.rect(*cell, FACE[seat])
    figure(s, cell.x + 2, cell.y + 1, seat, FIGURE[seat])


def would_splat(s: Screen, cell: Box, seat: int) -> None:
    """Draw a tile that would turn: the mover's figure on white, the old colours still at the rim."""
    s.rect(*cell.inset(1), PAPER)
    figure(s, cell.x + 2, cell.y + 1, seat, SIGN[seat])


def last(s: Screen, cell: Box) -> None:
    """Frame the tile that came last, thick and black."""
    s.frame(*cell.inset(-1), INK, 2)


def cursor(s: Screen, cell: Box) -> None:
    """Draw the keyboard's cursor on the grid lines."""
    s.frame(*cell.inset(-1), INK)


def hinted(s: Screen, cell: Box) -> None:
    """Draw the frame of a hint on the grid lines: black and white by turns."""
    x, y, w, h = cell.inset(-1)
    s.frame(x, y, w, h, PAPER)
    dashes(s, Box(x, y, w, h), INK)


def reach(s: Screen, place: Ground, square: int, seat: int) -> None:
    """Draw the lines around the two levels of a picked tile: whole around the first, dashed the second."""
    with s.clip(*place.frame):
        dashes(s, place.around(square, 2), DARK[seat])
        s.frame(*place.around(square, 1), DARK[seat])


def dashes(s: Screen, box: Box, ink: int) -> None:
    """Draw a box's rim two pixels on and two off, from each of its sides' beginning."""
    for x in range(box.x, box.right, 4):
        for y in (box.y, box.bottom - 1):
            s.rect(x, y, min(2, box.right - x), 1, ink)
    for y in range(box.y, box.bottom, 4):
        for x in (box.x, box.right - 1):
            s.rect(x, y, 1, min(2, box.bottom - y), ink)


# What moves


def growing(s: Screen, cell: Box, seat: int, stage: int) -> None:
    """Draw a tile that comes: 3x4, 7x6 and 9x8 pixels, the last with its figure."""
    s.rect(*cell.inset((4, 2, 1)[stage], (3, 2, 1)[stage]), FACE[seat])
    if stage == 2:
        figure(s, cell.x + 2, cell.y + 1, seat, FIGURE[seat])


def lifted(s: Screen, x: int, y: int, high: int, seat: int) -> None:
    """Draw a tile in the air over the place x, y of a square, with its dithered shadow."""
    dither(s, Box(x + 1, y + 1, W, H), SHADE)
    s.blit(TILES[seat], x, y - high)


def drops(s: Screen, cell: Box, seat: int) -> None:
    """Draw the first drops on a tile that is splatted."""
    s.blit(_SPOTS[seat], cell.x + 1, cell.y + 1)


def splat(s: Screen, cell: Box, seat: int) -> None:
    """Draw the whole splat, over the lines around the square."""
    s.blit(_SPLATS[seat], cell.x - 2, cell.y - 1)


def fading(s: Screen, cell: Box, stage: int) -> None:
    """Draw over a tile whose seat goes: paler, then only its trace."""
    if stage < 3:
        s.pattern(*cell, ((0x55, 0xAA), (0x77, 0xDD))[stage - 1], PAPER)
    else:
        s.rect(*cell, PAPER)
        s.blit(LEFT, cell.x, cell.y)
