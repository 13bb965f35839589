"""What the set-up of a position looks like: the game's own screen with brushes in place of choices."""

from typing import TYPE_CHECKING

from retrogames.games.pointtopoint import art, marks
from retrogames.games.pointtopoint.lines import lines_on
from retrogames.games.pointtopoint.picture import choice_frame, frame, gadget, panel, plate
from retrogames.games.pointtopoint.places import PROMPT, Grid, choice_centre
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.editor import Editor

GADGETS = {
    "rub": ("Rub out", 76),
    "empty": ("Empty", 60),
    "size": ("Size {}", 76),
    "play": ("Play", 60),
    "cancel": ("Cancel", 68),
}
"""Words and widths of the gadgets; with gaps of 9 they are flush with the plate."""


def gadget_boxes() -> dict[str, Box]:
    """Give the places of the gadgets, by name."""
    boxes, x = {}, 132
    for name, (_, width) in GADGETS.items():
        boxes[name] = Box(x, 222, width, 14)
        x += width + 9
    return boxes


def draw(editor: "Editor", screen: Screen) -> None:
    """Draw the whole screen but its title bar."""
    look = editor.look
    surface = look.surface(screen)
    screen.fill(art.GROUND)
    for seat in (0, 1):
        _panel(editor, surface, seat)
    grid = Grid(editor.size)
    plate(look, surface, grid)
    _board(editor, surface, grid)
    prompt = editor.prompt()
    pen = art.WHITE if editor.turn is not None else art.ORANGE
    surface.text(320 - look.topaz.width(prompt) // 2, PROMPT, prompt, look.topaz, pen)
    for name, box in gadget_boxes().items():
        lit = (name == "rub" and not editor.brush) or (editor.pressed == name and editor.over == name)
        gadget(look, surface, box, GADGETS[name][0].format(editor.size), lit=lit)


def _panel(editor: "Editor", surface: Screen, seat: int) -> None:
    turn = editor.turn == seat
    count = editor.count(seat)
    note = f"{count} stone{'' if count == 1 else 's'}"
    panel(
        editor.look,
        surface,
        seat,
        turn,
        "to move" if turn else "",
        editor.points()[seat],
        (note, art.ORANGE if editor.turn is None else art.PALE),
    )
    for points in (1, 2, 3):
        if editor.brush == (points if seat == 0 else -points):
            choice_frame(editor.look, surface, seat, points, strong=True)
        art.stone(surface, *choice_centre(seat, points), points, seat == 0)


def _board(editor: "Editor", surface: Screen, grid: Grid) -> None:
    """Draw the stones with the links of what scores, and the brush over the square aimed at."""
    size = editor.size
    stones = [
        (grid.centre((column, row)), editor.board[row * size + column])
        for row in range(size)
        for column in range(size)
        if editor.board[row * size + column]
    ]
    for centre, value in stones:
        art.body(surface, *centre, value > 0, grid.scale)
    marks.draw_links(surface, grid, lines_on(size, editor.board))
    for centre, value in stones:
        art.pips(surface, *centre, abs(value), value > 0, grid.scale)
    spot = editor.cursor if editor.keyboard else editor.hover
    if spot is None or max(spot) >= size:
        return
    if editor.keyboard:
        frame(surface, grid.cell(spot), art.PALE)
    if editor.brush and not editor.board[spot[1] * size + spot[0]]:
        art.preview(surface, *grid.centre(spot), abs(editor.brush), editor.brush > 0, grid.scale)
