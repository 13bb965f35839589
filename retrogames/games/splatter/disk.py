"""The dialog of F10: LOAD a board, SAVE the position as one."""

from itertools import pairwise

from retrogames.games.splatter import art
from retrogames.games.splatter.words import name_of_seat
from retrogames.looks.gem import RING, Gem
from retrogames.looks.widgets import Button, Label, Picture
from retrogames.machine.box import Box
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Situation

PANEL = Box(45, 43, 230, 94)
LEFT, WIDE = 62, 196


def dialog(look: Gem, palette: Palette, s: Situation) -> Form:
    """Make the dialog; it pops with the command chosen, or None."""
    board = s.position.board
    name = s.headers.get("Board", f"{board.width}x{board.height} squares")
    turn = name_of_seat(s.position.turn, s.players)
    what = "the game is over" if s.outcome is not None else f"{turn} to play"
    rows: list[Row] = [
        Picture(lambda screen, box: _head(look, screen, box), WIDE, 16, box=Box(LEFT, 57, WIDE, 16)),
        Label(f"Board: {name}", box=Box(LEFT, 79, WIDE, 9)),
        Label(f"Round {_round(s)}, {what}", box=Box(LEFT, 90, WIDE, 9)),
    ]
    buttons = [
        Button("LOAD", "loadown", default=True, box=Box(62, 107, 62, 17)),
        Button("SAVE", "saveown", box=Box(130, 107, 62, 17)),
        Button("Cancel", "cancel", escape=True, box=Box(197, 107, 62, 17)),
    ]
    form = Form(look, "", rows, buttons, _answer, palette, panel=PANEL)
    form.focus = buttons[0]
    return form


def _round(s: Situation) -> int:
    """Count the rounds: a new one begins where the order of the seats does."""
    turns = [position.turn for position in s.positions]
    return 1 + [later <= earlier for earlier, later in pairwise(turns)].count(True)


def _answer(form: Form, key: str) -> Change | None:
    return Pop(None if key == "cancel" else key)


def _head(look: Gem, screen: Screen, box: Box) -> None:
    """Draw the second line of the border, the name between tiles, and a line under it."""
    s = look.surface(screen)
    s.frame(*PANEL.inset(RING), art.INK, 2)
    for tile, x in zip(art.TILES, (0, 14, 171, 185), strict=True):
        s.blit(tile, box.x + x, box.y)
    title = "S P L A T T E R"
    s.text(box.x + (box.w - look.width(title)) // 2, box.y + 1, title, look.text, art.INK)
    s.hline(box.x, box.y + 15, box.w, art.INK)
