"""The editor's picture: board, panel with tools, seats, size and buttons; and what is where on it."""

from typing import NamedTuple

from retrogames.core.player import Computer, Level
from retrogames.games.splatter import art
from retrogames.games.splatter.draft import EMPTY, WALL, Draft
from retrogames.games.splatter.grid import square_at
from retrogames.games.splatter.notation import LETTERS
from retrogames.games.splatter.places import FIELD, Ground, ground
from retrogames.looks.gem import Gem
from retrogames.looks.gemwidgets import dotted
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

PANEL = Box(21, 169, 277, 31)
TOOLS = (*LETTERS, WALL, EMPTY)
"""What can be put on a square, in the panel's order."""


class Part(NamedTuple):
    """Hold a part of the panel that can be pressed: what it is, which one, and where."""

    kind: str
    number: int
    box: Box


PARTS = (
    *(Part("tool", n, Box(68 + 16 * n, 171, 11, 10)) for n in range(len(TOOLS))),
    *(Part("plays", n, Box(70 + 16 * n, 182, 7, 7)) for n in range(4)),
    *(Part("first", n, Box(70 + 16 * n, 191, 7, 7)) for n in range(4)),
    *(Part("size", n, Box(x, 172, 12, 11)) for n, x in enumerate((198, 228, 253, 283))),
    Part("test", 0, Box(170, 186, 38, 11)),
    Part("save", 0, Box(213, 186, 38, 11)),
    Part("done", 0, Box(256, 186, 38, 11)),
)
"""In the order of the keyboard's focus; sizes are narrower, wider, lower, higher."""

_RADIO = ("..###..", ".#...#.", "#.....#", "#.....#", "#.....#", ".#...#.", "..###..")
_CHOSEN = ("..###..", ".#...#.", "#..#..#", "#.###.#", "#..#..#", ".#...#.", "..###..")


def part_at(x: int, y: int) -> Part | None:
    """Tell the part of the panel at a pixel, with a little room around it."""
    return next((part for part in PARTS if part.box.inset(-2, -1).contains(x, y)), None)


def ground_of(draft: Draft) -> Ground:
    """Give where the board stands."""
    return ground(draft.width, draft.height)


def draw_board(s: Screen, draft: Draft) -> Ground:
    """Draw the board, and the outline of the largest one around it; gives where it stands."""
    place = ground_of(draft)
    if place.frame != FIELD:
        art.dashes(s, FIELD, art.SHADE)
    art.sheet(s, place)
    for row, line in enumerate(draft.rows()):
        for column, letter in enumerate(line):
            cell = place.cell(square_at(column, draft.height - 1 - row))
            draw_letter(s, cell, letter)
    return place


def draw_letter(s: Screen, cell: Box, letter: str) -> None:
    """Draw what a letter stands for."""
    if letter == WALL:
        s.blit(art.WALL, cell.x, cell.y)
    elif letter != EMPTY:
        s.blit(art.TILES[LETTERS.index(letter)], cell.x, cell.y)


def draw_panel(
    look: Gem, s: Screen, draft: Draft, tool: str, focus: Part | None, pressed: Part | None
) -> None:
    """Draw the panel below the board."""
    s.rect(*PANEL, art.PAPER)
    s.frame(*PANEL, art.INK)
    s.vline(166, PANEL.y, PANEL.h, art.INK)
    for text, y in (("Put", 173), ("Plays", 182), ("First", 191)):
        s.text(23, y, text, look.text, art.INK)
    s.text(171, 175, "SIZE", look.small, art.INK)
    for text, x in ((str(draft.width), 219), ("×", 247), (str(draft.height), 274)):
        s.text(x - 4 * len(text), 174, text, look.text, art.INK)
    for part in PARTS:
        _part(look, s, part, draft, tool)
        if part == pressed:
            s.swap(*part.box, art.INK, art.PAPER)
        if part == focus:
            dotted(s, part.box.inset(-2))


def _part(look: Gem, s: Screen, part: Part, draft: Draft, tool: str) -> None:
    box = part.box
    match part.kind:
        case "tool":
            if TOOLS[part.number] == EMPTY:
                s.frame(*box, art.GRID)
            draw_letter(s, box, TOOLS[part.number])
            if TOOLS[part.number] == tool:
                s.frame(*box.inset(-1), art.INK)
        case "plays":
            _plays(look, s, box, draft, part.number)
        case "first":
            rows = _CHOSEN if draft.first == part.number else _RADIO
            s.blit(art.sign(rows), box.x, box.y)
        case "size":
            s.frame(*box, art.INK)
            s.text(box.x + 2, box.y + 2, "←→←→"[part.number], look.text, art.INK)
        case word:
            s.frame(*box, art.INK)
            s.text(box.x + 3, box.y + 2, word.upper(), look.text, art.INK)


def _plays(look: Gem, s: Screen, box: Box, draft: Draft, seat: int) -> None:
    """Draw who plays: a cross for a person, the number of a computer's level, nothing for nobody."""
    s.frame(*box, art.INK)
    player = draft.players[seat]
    if not draft.plays[seat]:
        return
    if isinstance(player, Computer):
        s.text(box.x + 1, box.y + 1, str(list(Level).index(player.level) + 1), look.small, art.INK)
        return
    for step in range(1, 6):
        s.pixel(box.x + step, box.y + step, art.INK)
        s.pixel(box.right - 1 - step, box.y + step, art.INK)
