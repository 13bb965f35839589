"""A board as a small picture."""

from retrogames.games.splatter import art
from retrogames.games.splatter.grid import place_of, squares_of
from retrogames.games.splatter.rules import Position
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen


def draw_thumbnail(s: Screen, box: Box, position: Position) -> None:
    """Draw a board in the middle of a box, as large as whole pixels a square allow."""
    board = position.board
    size = min((box.w - 2) // board.width, (box.h - 2) // board.height)
    place = box.centred(size * board.width + 2, size * board.height + 2)
    s.rect(*box, art.GRID)
    s.rect(*place, art.PAPER)
    dot = size if size < 4 else size - 1
    if dot < size:
        for column in range(1, board.width):
            s.vline(place.x + size * column, place.y, place.h, art.GRID)
        for row in range(1, board.height):
            s.hline(place.x, place.y + size * row, place.w, art.GRID)

    def fill(bits: int, ink: int) -> None:
        for square in squares_of(bits):
            column, row = place_of(square)
            x, y = place.x + 1 + size * column, place.y + 1 + size * (board.height - 1 - row)
            s.rect(x, y, dot, dot, ink)

    fill(board.walls, art.SHADE)
    for ink, bits in zip(art.FACE, position.tiles, strict=True):
        fill(bits, ink)
    s.frame(*place, art.INK)
    s.frame(*box, art.INK)
