"""What the set-up of a position looks like: the game's window with brushes below the grid."""

from typing import TYPE_CHECKING

from retrogames.games.engarde import art, picture
from retrogames.games.engarde.grid import EMPTY, UNKNOWN, WHITE
from retrogames.games.engarde.places import BARS, CLIENT, HOME, SEPARATOR, SPOTS, Spot, origin
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import INK, MARK, SQUARE
from retrogames.looks.motifframe import bevel
from retrogames.looks.motifwidgets import push_button
from retrogames.looks.widgets import Button, State
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.games.engarde.editor import Editor

BRUSHES = {
    "S": "Puts a white square, taken from a side-bar.",
    "C": "Puts a white circle, taken from a side-bar.",
    "s": "Puts a black square, taken from a side-bar.",
    "c": "Puts a black circle, taken from a side-bar.",
    "x": "Takes a piece back to the side-bars.",
    "+": "Makes a pole positive.",
    "-": "Makes a pole negative.",
    "0": "Makes a pole null.",
    UNKNOWN: "Leaves a pole to chance, and hidden.",
    "last": "Marks the piece that moved last.",
}
"""The brushes from left to right, and what each does."""

TOP, SIZE, PITCH, LEFT = 388, 26, 27, 14
BUTTONS = {"play": ("Play", Box(292, 388, 72, 27)), "cancel": ("Cancel", Box(370, 388, 72, 27))}


def brush_boxes() -> dict[str, Box]:
    """Give the places of the brushes in the client, a gap before the poles and before the last."""
    boxes, x = {}, LEFT
    for name in BRUSHES:
        if name in ("+", "last"):
            x += 3
        boxes[name] = Box(x, TOP, SIZE, SIZE)
        x += PITCH
    return boxes


def part_at(x: int, y: int) -> str:
    """Tell which brush or button is at a point of the client, "" for none."""
    places = {**brush_boxes(), **{name: box for name, (_, box) in BUTTONS.items()}}
    return next((name for name, box in places.items() if box.contains(x, y)), "")


def draw(editor: "Editor", screen: Screen) -> None:
    """Draw root, window, grid, brushes and buttons, all but the menu bar."""
    look = editor.look
    look.ground(screen)
    look.window(screen, HOME, "Engarde: set up a position", buttons=False)
    left, top = origin(HOME)
    picture.message_box(look, screen, left, top, (editor.news(), editor.prompt()), bool(editor.message))
    picture.arrows(look, screen, left, top, editor.grid.turn)
    for box in BARS.values():
        look.etched(screen, box.move(left, top), BODY)
    picture.names(look, screen, left, top)
    for spot in SPOTS:
        art.cell(screen, look, spot.box.move(left, top), _cell(editor, spot))
    y = top + SEPARATOR
    screen.hline(left, y, CLIENT.w, BODY.bottom)
    screen.hline(left, y + 1, CLIENT.w, BODY.top)
    for name, box in brush_boxes().items():
        _brush(editor, screen, name, box.move(left, top))
    for name, (text, box) in BUTTONS.items():
        held = editor.pressed == name and editor.over == name
        push_button(look, screen, Button(text, box=box.move(left, top)), State(pressed=held))


def _cell(editor: "Editor", spot: Spot) -> art.Cell:
    """Gather what is to be seen in a cell."""
    focus = editor.keyboard and spot == editor.cursor
    square, grid = spot.square, editor.grid
    if square is None:
        shape = spot.shape if spot.column < 0 else spot.shape.lower()
        return art.Cell(shape if editor.holds(spot) else "", focus=focus)
    piece = grid.pieces[square]
    pole = grid.poles[square]
    return art.Cell(
        "" if piece == EMPTY else piece,
        focus=focus,
        last=square == grid.last,
        pole="" if pole == UNKNOWN else pole,
    )


def _brush(editor: "Editor", screen: Screen, name: str, box: Box) -> None:
    """Draw a brush, raised; the one in the hand is sunken and gold."""
    look = editor.look
    held = name == editor.brush
    if held:
        look.sunken(screen, box, BODY, fill=MARK)
    else:
        look.raised(screen, box, SQUARE)
    x, y = box.centre
    ground = MARK if held else SQUARE.ground
    if name.isalpha() and len(name) == 1 and name != "x":
        _piece(screen, x, y, name, ground)
    elif name == "last":
        for row in range(11):
            screen.hline(x - 5 + row, y - 5 + row, 11 - row, INK)
    elif name == "x":
        for step in range(-6, 7):
            screen.hline(x + step - 1, y + step, 2, INK)
            screen.hline(x - step - 1, y + step, 2, INK)
    else:
        _sign(screen, x, y, name)
    if held:
        bevel(screen, box, BODY.bottom, BODY.top, 2)


def _piece(screen: Screen, x: int, y: int, letter: str, ground: int) -> None:
    white = letter in WHITE
    if letter.upper() == "S":
        screen.rect(x - 7, y - 7, 14, 14, INK)
        if white:
            screen.rect(x - 5, y - 5, 10, 10, ground)
        return
    screen.disc(x, y, 8, INK)
    if white:
        screen.disc(x, y, 6, ground)


def _sign(screen: Screen, x: int, y: int, sign: str) -> None:
    """Draw a pole's sign, or the mark of one left to chance, 11 across."""
    if sign == UNKNOWN:
        for left, top, wide, high in ((-3, -6, 6, 2), (-5, -5, 2, 3), (3, -5, 2, 4), (-1, -1, 4, 2)):
            screen.rect(x + left, y + top, wide, high, INK)
        screen.rect(x - 1, y, 2, 2, INK)
        screen.rect(x - 1, y + 4, 2, 2, INK)
    elif sign == "0":
        screen.frame(x - 4, y - 6, 8, 12, INK, 2)
    else:
        screen.rect(x - 6, y - 1, 12, 2, INK)
        if sign == "+":
            screen.rect(x - 1, y - 6, 2, 12, INK)
