"""Point to Point's screen as a picture, drawn from a situation."""

from typing import TYPE_CHECKING

from retrogames.games.pointtopoint import art, marks, words
from retrogames.games.pointtopoint.lines import WHITE
from retrogames.games.pointtopoint.places import (
    GADGETS,
    NOTE,
    PANELS,
    PLATE,
    PROMPT,
    ROLE,
    WELLS,
    Grid,
    choice_box,
    choice_centre,
    gadget_box,
)
from retrogames.games.pointtopoint.rules import Position
from retrogames.looks.intuition import Intuition
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.scene import PointToPointTable


def draw(table: "PointToPointTable", s: Situation, screen: Screen) -> None:
    """Draw the whole screen but its title bar."""
    surface = table.look.surface(screen)
    screen.fill(art.GROUND)
    position: Position = s.position
    for seat in (0, 1):
        _panel(table, s, surface, seat, position)
    plate(table.look, surface, Grid(position.size))
    _board(table, s, surface, position)
    prompt = table.prompt(s)
    look = table.look
    surface.text(320 - look.topaz.width(prompt) // 2, PROMPT, prompt, look.topaz, art.WHITE)
    for number, (word, command) in enumerate(GADGETS):
        held = table.pressed == number and table.over == number
        gadget(look, surface, gadget_box(number), word, table.usable(s, command), held)


def _panel(table: "PointToPointTable", s: Situation, surface: Screen, seat: int, position: Position) -> None:
    turn = s.outcome is None and position.turn == seat
    role, score = words.role(s, seat), table.score_shown(position, seat)
    panel(table.look, surface, seat, turn, role, score, words.note(s, seat))
    left_over = position.left(position.seats[seat])
    for points in (1, 2, 3):
        if table.chosen[seat] == points:
            choice_frame(table.look, surface, seat, points, turn, left_over is not None)
        x, y = choice_centre(seat, points)
        if left_over is not None:
            x -= 16
            text = str(left_over[points - 1])
            pen = art.WHITE if left_over[points - 1] else art.PALE
            surface.text(x + 36, y - 4, text, table.look.topaz, pen)
        art.stone(surface, x, y, points, seat == 0)
        if left_over is not None and not left_over[points - 1]:
            table.look.windows.ghost(surface, Box(x - 24, y - 12, 48, 24), art.GROUND)


def panel(
    look: Intuition, surface: Screen, seat: int, active: bool, role: str, score: int, note: tuple[str, int]
) -> None:
    """Draw a colour's panel without its stones; `note` is the line under the score with its pen."""
    blue, box = look.windows, PANELS[seat]
    surface.rect(box.x + 4, box.y + 2, box.w, box.h, art.WELL)
    surface.rect(*box, art.GROUND)
    blue.box(surface, box, art.WHITE)
    blue.drag_bar(surface, Box(box.x, box.y, box.w, 10), ("White", "Black")[seat], active=active)
    left = box.x + (box.w - look.topaz.width(role)) // 2
    surface.text(left, ROLE, role, look.topaz, art.WHITE if active else art.PALE)
    well = WELLS[seat]
    blue.well(surface, well)
    art.figures(surface, well.x + well.w // 2, well.y + well.h // 2, score)
    text, pen = note
    surface.text(box.x + (box.w - look.topaz.width(text)) // 2, NOTE, text, look.topaz, pen)


def choice_frame(
    look: Intuition, surface: Screen, seat: int, points: int, strong: bool, supply: bool = False
) -> None:
    """Box the stone chosen: orange and double for the side to move, else pale and single."""
    box = choice_box(seat, points, supply)
    if strong:
        surface.rect(*box, art.ORANGE)
        surface.rect(box.x + 4, box.y + 2, box.w - 8, box.h - 4, art.GROUND)
    else:
        look.windows.box(surface, box, art.PALE)
        surface.rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, art.GROUND)


def plate(look: Intuition, surface: Screen, grid: Grid) -> None:
    """Draw the plate, its rim with names, and the empty squares."""
    surface.rect(PLATE.x + 4, PLATE.y + 2, PLATE.w, PLATE.h, art.WELL)
    surface.rect(*PLATE, art.GROUND)
    look.windows.box(surface, PLATE, art.BRIGHT)
    surface.hline(PLATE.x, PLATE.bottom - 1, PLATE.w, art.WELL)
    surface.rect(PLATE.right - 2, PLATE.y, 2, PLATE.h, art.WELL)
    box = grid.box
    surface.rect(box.x - 4, box.y - 2, box.w + 6, box.h + 3, art.INK)
    surface.rect(box.x - 2, box.y - 1, box.w + 4, box.h + 2, art.BRIGHT)
    w, h = grid.square
    for column in range(grid.size):
        middle = box.x + w * column + w // 2
        for y in (PLATE.y + 1, PLATE.bottom - 10):
            surface.text(middle - 4, y, "abcdefgh"[column], look.topaz, art.PALE)
        row = grid.size - column
        for x in (PLATE.x + 7, PLATE.right - 14):
            surface.text(x, box.y + h * column + h // 2 - 4, str(row), look.topaz, art.PALE)
    for column in range(grid.size):
        for row in range(grid.size):
            x, y = box.x + w * column, box.y + h * row
            surface.rect(x, y, w, h, art.SQUARE)
            surface.rect(x + w - 2, y, 2, h, art.BRIGHT)
            surface.hline(x, y + h - 1, w, art.BRIGHT)
            surface.rect(x, y, 2, h - 1, art.WELL)
            surface.hline(x, y, w - 2, art.WELL)


def _board(table: "PointToPointTable", s: Situation, surface: Screen, position: Position) -> None:
    """Draw ticks, bodies, links, lines, rings and pips, in this order."""
    grid = Grid(position.size)
    stones = [
        ((column, row), position.at(column, row))
        for column in range(position.size)
        for row in range(position.size)
        if position.at(column, row)
    ]
    last = table.last_spot(s)
    if last is not None:
        _ticks(surface, grid.cell(last))
    for spot, value in stones:
        if spot != table.meshed:
            art.body(surface, *grid.centre(spot), value > 0, grid.scale)
    active = table.lines_shown(s)
    hidden = {shown.line for shown in active}
    marks.draw_links(surface, grid, tuple(line for line in position.lines() if line not in hidden))
    for shown in active:
        marks.draw_line(table.look, surface, grid, shown)
    for shown in active:
        marks.draw_rings(surface, grid, shown.line)
    for spot, value in stones:
        if spot == table.meshed:
            art.preview(surface, *grid.centre(spot), abs(value), value > 0, grid.scale)
        else:
            art.pips(surface, *grid.centre(spot), abs(value), value > 0, grid.scale)
    for shown in active:
        if shown.tag:
            marks.draw_tag(table.look, surface, grid, shown.line)
    _hover(table, s, surface, grid)


def _ticks(surface: Screen, cell: Box) -> None:
    """Mark the last stone: gold ticks in the corners of its square."""
    for x, dx in ((cell.x + 2, 0), (cell.right - 14, 10)):
        for y, down in ((cell.y + 1, True), (cell.bottom - 2, False)):
            surface.hline(x, y, 12, art.GOLD)
            surface.rect(x + dx, y if down else y - 4, 2, 5, art.GOLD)


def _hover(table: "PointToPointTable", s: Situation, surface: Screen, grid: Grid) -> None:
    """Preview the chosen stone under pointer or cursor with the points it would close."""
    spot = table.aimed(s)
    hint = s.hint
    if hint is not None:
        frame(surface, grid.cell((hint.column, hint.row)), art.ORANGE)
        x, y = grid.centre((hint.column, hint.row))
        art.preview(surface, x, y, hint.points, s.position.turn == WHITE, grid.scale)
    if spot is None:
        return
    if table.keyboard:
        frame(surface, grid.cell(spot), art.PALE)
    position: Position = s.position
    left = position.left(position.turn)
    none_left = left is not None and not left[table.chosen[position.turn] - 1]
    if position.at(*spot) or not s.human or none_left:
        return
    x, y = grid.centre(spot)
    art.preview(surface, x, y, table.chosen[position.turn], position.turn == WHITE, grid.scale)
    gains = table.gains(position, spot)
    for colour, points in gains.items():
        if points:
            text = f"+{points}"
            own = colour == position.turn
            marks.tag(table.look, surface, x + (28 if own else -28), y - 13, text, orange=False)
            if not own:
                name = "W" if colour == WHITE else "B"
                surface.text(x - 28 - 20, y - 26, name, table.look.topaz, art.WHITE)


def frame(surface: Screen, cell: Box, pen: int) -> None:
    """Frame a square."""
    surface.hline(cell.x, cell.y, cell.w, pen)
    surface.hline(cell.x, cell.bottom - 1, cell.w, pen)
    surface.rect(cell.x, cell.y, 2, cell.h, pen)
    surface.rect(cell.right - 2, cell.y, 2, cell.h, pen)


def gadget(
    look: Intuition, surface: Screen, box: Box, word: str, usable: bool = True, lit: bool = False
) -> None:
    """Draw a gadget of the bottom row, ghosted where it cannot be used, complemented while it is lit."""
    blue = look.windows
    blue.box(surface, box, art.WHITE)
    surface.text(box.x + (box.w - look.topaz.width(word)) // 2, box.y + 3, word, look.topaz, art.WHITE)
    if not usable:
        blue.ghost(surface, box, art.GROUND)
    elif lit:
        blue.highlight(surface, box)
