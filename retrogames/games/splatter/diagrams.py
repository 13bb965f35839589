"""The manual's drawings: small boards with the marks of the real one."""

from collections.abc import Callable

from retrogames.games.splatter import art
from retrogames.games.splatter.grid import read_square
from retrogames.games.splatter.places import Ground
from retrogames.games.splatter.rules import Act, Move, Position
from retrogames.games.splatter.setup import read
from retrogames.looks.gem import Gem
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

Drawing = Callable[[Screen, Box], None]

ROWS = 7
"""Rows of text that a board of five squares takes."""

LEVELS = "5/5/2r2/5/5 r r"
BEFORE = "5/1gbb1/1r3/2yr1/5 r rgby"
LANDING = Move(Act.ADD, read_square("c3"))


def _board(s: Screen, x: int, y: int, position: Position) -> Ground:
    place = Ground(5, 5, x, y)
    art.board(s, place, position.layout, position.board.walls)
    return place


def levels(look: Gem) -> Drawing:
    """Draw a picked tile with its two levels, and what the marks mean."""
    position = read(LEVELS)
    picked = read_square("c3")

    def paint(screen: Screen, box: Box) -> None:
        s = look.surface(screen)
        place = _board(s, box.x + 8, box.y + 2, position)
        for square in position.level2(picked):
            art.far(s, place.cell(square), 0)
        for square in position.level1(picked):
            art.near(s, place.cell(square), 0)
        art.picked(s, place.cell(picked), 0)
        art.reach(s, place, picked, 0)
        legend = ((art.picked, "picked tile"), (art.near, "level 1: add"), (art.far, "level 2: move"))
        for row, (mark, text) in enumerate(legend):
            cell = Box(box.x + 90, box.y + 8 + 17 * row, art.W, art.H)
            s.frame(*cell.inset(-1), art.GRID)
            mark(s, cell, 0)
            s.text(cell.right + 8, cell.y + 1, text, look.text, art.INK)

    return paint


def splat(look: Gem) -> Drawing:
    """Draw a board before a tile lands, where it would land, and after."""
    before, move = read(BEFORE), LANDING
    after = before.play(move)

    def paint(screen: Screen, box: Box) -> None:
        s = look.surface(screen)
        for number, position in enumerate((before, before, after)):
            x = box.x + 4 + 84 * number
            place = _board(s, x, box.y + 2, position)
            if number == 1:
                art.target(s, place.cell(move.target), 0)
                for square in before.splats(move):
                    art.would_splat(s, place.cell(square), 0)
            if number == 2:
                for square in before.splats(move):
                    s.blit(art.SPLATTED, *place.cell(square)[:2])
                art.last(s, place.cell(move.target))
            if number < 2:
                s.text(x + 69, box.y + 26, "→", look.text, art.INK)

    return paint


def figures(look: Gem) -> Drawing:
    """Draw a tile of each seat with its name, a wall and an empty square."""

    def paint(screen: Screen, box: Box) -> None:
        s = look.surface(screen)
        names = ("Red", "Green", "Blue", "Yellow", "wall", "free")
        for number, name in enumerate(names):
            x, y = box.x + 8 + 84 * (number % 3), box.y + 3 + 13 * (number // 3)
            if number < 4:
                s.blit(art.TILES[number], x, y)
            elif name == "wall":
                s.blit(art.WALL, x, y)
            else:
                s.frame(x, y, art.W, art.H, art.GRID)
            s.text(x + 17, y + 1, name, look.text, art.INK)

    return paint


def marks(look: Gem) -> Drawing:
    """Draw the marks of the last move and of the keyboard with their meanings."""

    def paint(screen: Screen, box: Box) -> None:
        s = look.surface(screen)
        rows = ("the tile that came last", "a tile it splatted", "the square it left", "keyboard's cursor")
        for row, text in enumerate(rows):
            cell = Box(box.x + 10, box.y + 4 + 14 * row, art.W, art.H)
            s.frame(*cell.inset(-1), art.GRID)
            if row < 2:
                s.blit(art.TILES[2], cell.x, cell.y)
            if row == 0:
                art.last(s, cell)
            elif row == 1:
                s.blit(art.SPLATTED, cell.x, cell.y)
            elif row == 2:
                s.blit(art.LEFT, cell.x, cell.y)
            else:
                art.cursor(s, cell)
            s.text(cell.right + 10, cell.y + 1, text, look.text, art.INK)

    return paint
