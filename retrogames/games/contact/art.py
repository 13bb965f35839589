"""Contact's panels, score boxes, words to click and strips, in the registers of its Setup."""

from functools import cache
from typing import NamedTuple

from retrogames.games.contact.pens import (
    ACTIVE,
    BLACK,
    BODY,
    BOX,
    BOX_TEXT,
    FRAME,
    HOT,
    RED,
    STRIP,
    STRIP_TEXT,
    TEXT,
)
from retrogames.games.contact.places import places
from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.font import Font
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite

PERSON = ("...##...", "..####..", "..####..", "...##...", ".######.", "########", "########")
COMPUTER = ("########", "#......#", "#.#..#.#", "#......#", "########", "...##...", ".######.")


def sign(screen: Screen, x: int, y: int, rows: tuple[str, ...], pen: int) -> None:
    """Draw one of the little signs, person or computer."""
    screen.blit(_sign(rows, pen), x, y)


@cache
def _sign(rows: tuple[str, ...], pen: int) -> Sprite:
    return Sprite.from_rows([row.replace("#", "f") for row in rows]).recoloured({15: pen})


def panel(look: Dos, screen: Screen, box: Box, title: str, fill: int = BOX) -> Box:
    """Draw a panel with a header strip in the frame's colour; gives the box below the strip."""
    high = places(look.lines).header
    look.plate(screen, box, fill)
    screen.rect(box.x, box.y, box.w, high, FRAME)
    y = look.seat(look.small, box.y, high)
    screen.text(box.x + (box.w - look.small.width(title)) // 2, y, title, look.small, BLACK)
    return Box(box.x, box.y + high, box.w, box.h - high)


def centred(look: Dos, screen: Screen, box: Box, y: int, text: str, font: Font, pen: int, drop: int) -> None:
    """Write a text in the middle of a box's width, at row y, with a shadow."""
    look.shadowed(screen, box.x + (box.w - font.width(text)) // 2, y, text, font, pen, drop)


def outlined(screen: Screen, x: int, y: int, text: str, font: Font, pen: int, edge: int) -> None:
    """Write with an edge of one dot all around, for a colour that is dark like its ground."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
        screen.text(x + dx, y + dy, text, font, edge)
    screen.text(x, y, text, font, pen)


class ScoreBox(NamedTuple):
    """What a score box shows.

    `pending` are points that Keep would add now, dithered in the bar, None for no turn. `lost` are points
    just lost, of which `pending` are still draining from the bar; 0 for none.
    """

    name: str
    score: int
    computer: bool
    active: bool
    pending: int | None = None
    lost: int = 0
    thinking: bool = False


def score_box(look: Dos, screen: Screen, box: Box, shown: ScoreBox, goal: int) -> None:
    """Draw a score box: name, score, and a thin bar towards the goal with ticks per thousand."""
    at = places(look.lines)
    look.plate(screen, box, BOX)
    ink, y = TEXT, look.seat(look.small, box.y, at.name)
    if shown.active:
        screen.rect(box.x, box.y, box.w, at.name, ACTIVE)
        look.rim(screen, box.inset(-1), ACTIVE)
        screen.text(box.x + 8, y, "▶", look.small, BLACK)
        ink = BLACK
    else:
        screen.hline(box.x, box.y + at.name, box.w, FRAME)
    screen.text(box.x + (18 if shown.active else 9), y, shown.name, look.small, ink)
    rows = COMPUTER if shown.computer else PERSON
    sign_y = box.y + (at.name - len(rows) + 1) // 2
    sign(screen, box.right - 18, sign_y, rows, BLACK if shown.active else FRAME)
    first, high = at.bar
    room = first - at.name - 2
    text = f"{shown.score:,}"
    y = look.seat(look.play, box.y + at.name, room)
    look.shadowed(screen, box.right - 10 - look.play.width(text), y, text, look.play, BOX_TEXT, 2)
    _note(look, screen, box.x + 9, look.seat(look.small, box.y + at.name, room), shown)
    _bar(screen, Box(box.x + 10, box.y + first, box.w - 20, high), shown, goal)


def _note(look: Dos, screen: Screen, x: int, y: int, shown: ScoreBox) -> None:
    """Write what the turn may add, or in white on red what it has lost."""
    if shown.lost:
        text = f"-{shown.lost:,}"
        screen.rect(x - 3, y, look.small.width(text) + 6, look.small.height, RED)
        screen.text(x, y, text, look.small, BODY)
    elif shown.pending is not None:
        text = f"+{shown.pending:,}?" if shown.pending else "..." if shown.thinking else ""
        screen.text(x, y, text, look.small, HOT)


def _bar(screen: Screen, bar: Box, shown: ScoreBox, goal: int) -> None:
    pen = ACTIVE if shown.active else BOX_TEXT
    screen.rect(*bar, BLACK)
    full = min(bar.w, bar.w * shown.score // goal)
    screen.rect(bar.x, bar.y, full, bar.h, pen)
    if shown.pending:
        end = min(bar.w, bar.w * (shown.score + shown.pending) // goal)
        if shown.lost:
            screen.rect(bar.x + full, bar.y, end - full, bar.h, RED)
        screen.pattern(bar.x + full, bar.y, end - full, bar.h, (0xAA, 0x55), BODY if shown.lost else pen)
    screen.frame(bar.x - 1, bar.y - 1, bar.w + 2, bar.h + 2, FRAME)
    for thousand in range(1, goal // 1000):
        screen.vline(bar.x + bar.w * thousand * 1000 // goal, bar.y, bar.h, FRAME)


class ButtonState(NamedTuple):
    """How a big button stands."""

    enabled: bool = True
    focus: bool = False
    pressed: bool = False
    hover: bool = False


def big_button(
    look: Dos, screen: Screen, box: Box, word: str, notes: tuple[str, str], state: ButtonState
) -> None:
    """Draw Keep or Roll: the word in the large face with its hot letter, two small lines at the right."""
    face = box.move(2, look.rows(2)) if state.pressed else box
    look.plate(screen, face, BOX, shadow=2 if state.pressed else 4)
    screen.frame(face.x + 2, face.y + 2, face.w - 4, face.h - 4, FRAME)
    if state.focus:
        look.rim(screen, face.inset(-1), ACTIVE)
    ink, hot = (BOX_TEXT, HOT) if state.enabled else (FRAME, FRAME)
    y = look.seat(look.large, face.y, face.h)
    x = look.shadowed(screen, face.x + 20, y, word[:1], look.large, hot, 2)
    look.shadowed(screen, x, y, word[1:], look.large, hot if state.hover else ink, 2)
    pitch = look.small.height + 2
    for row, note in enumerate(notes):
        y = look.seat(look.small, face.y + face.h // 2 + pitch * (row - 1), pitch)
        screen.text(face.right - 20 - look.small.width(note), y, note, look.small, ink)


def prompt_strip(look: Dos, screen: Screen, text: str, warning: bool = False) -> None:
    """Draw the prompt strip; a refusal stands in white on red in it."""
    strip = look.prompt
    screen.rect(*strip, RED if warning else STRIP)
    x = (640 - look.small.width(text)) // 2
    ink = BODY if warning else STRIP_TEXT
    screen.text(x, look.seat(look.small, strip.y, strip.h), text, look.small, ink)
