"""Contact's pictures: dice, little signs, score boxes, panels; all in the registers of its Setup."""

from typing import NamedTuple

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

BLACK, GROUND, FRAME, TITLE, TEXT, HOT, BOX, BOX_TEXT = range(8)
ACTIVE, STRIP, STRIP_TEXT, TRAY, NUMBER, RED, SHADE, BODY = range(8, 16)
"""The registers by role; the numbering stands in the Setup screen's order."""

DIE = 64
_CORNER = (7, 5, 3, 2, 2, 1, 1)
"""How far each of the first rows of a die is clipped at its corners."""

_PIPS = {
    1: ((32, 32),),
    2: ((17, 17), (47, 47)),
    3: ((17, 17), (32, 32), (47, 47)),
    4: ((17, 17), (47, 17), (17, 47), (47, 47)),
    5: ((17, 17), (47, 17), (32, 32), (17, 47), (47, 47)),
    6: ((17, 15), (17, 32), (17, 49), (47, 15), (47, 32), (47, 49)),
}

PERSON = ("...##...", "..####..", "..####..", "...##...", ".######.", "########", "########")
COMPUTER = ("########", "#......#", "#.#..#.#", "#......#", "########", "...##...", ".######.")


class Face(NamedTuple):
    """How a die lies: its face, whether its body is half-tone (set aside in an earlier roll), its rim."""

    face: int
    faded: bool = False
    rim: bool = False


def rounded(screen: Screen, x: int, y: int, w: int, h: int, pen: int) -> None:
    """Fill a box with clipped corners."""
    for row, cut in enumerate(_CORNER):
        screen.hline(x + cut, y + row, w - 2 * cut, pen)
        screen.hline(x + cut, y + h - 1 - row, w - 2 * cut, pen)
    screen.rect(x, y + len(_CORNER), w, h - 2 * len(_CORNER), pen)


def die(screen: Screen, x: int, y: int, face: Face) -> None:
    """Draw a die of 64x64 with its shadow; x, y is its upper left."""
    rounded(screen, x + 5, y + 5, DIE, DIE, BLACK)
    if face.rim:
        rounded(screen, x - 3, y - 3, DIE + 6, DIE + 6, ACTIVE)
    rounded(screen, x, y, DIE, DIE, SHADE)
    rounded(screen, x, y, DIE - 3, DIE - 3, BODY)
    if face.faded:
        with screen.clip(x + 4, y + 4, DIE - 11, DIE - 11):
            screen.pattern(x, y, DIE, DIE, (0xAA, 0x55), SHADE)
        screen.pattern(x + 1, y + 7, 3, DIE - 17, (0xAA, 0x55), SHADE)
    for px, py in _PIPS[face.face]:
        screen.disc(x + px - 1.5, y + py - 1.5, 6.5, BLACK)


def small_die(screen: Screen, x: int, y: int, face: int, size: int = 28, body: int = BODY) -> None:
    """Draw a small die with square pips, for charts and the miniature."""
    screen.rect(x + 1, y, size - 2, size, body)
    screen.rect(x, y + 1, size, size - 2, body)
    dot = max(2, size // 7)
    for px, py in _PIPS[face]:
        screen.rect(x + px * size // DIE - dot // 2, y + py * size // DIE - dot // 2, dot, dot, BLACK)


def slot(screen: Screen, x: int, y: int, pen: int) -> None:
    """Draw the dotted place of a die that is not there."""
    for row, cut in enumerate(_CORNER[:5]):
        for px in (x + cut, x + DIE - 1 - cut):
            if (px + row) % 2 == 0:
                screen.pixel(px, y + row, pen)
                screen.pixel(px, y + DIE - 1 - row, pen)
    for step in range(7, DIE - 7, 3):
        screen.pixel(x + step, y, pen)
        screen.pixel(x + step, y + DIE - 1, pen)
        screen.pixel(x, y + step, pen)
        screen.pixel(x + DIE - 1, y + step, pen)


def sign(screen: Screen, x: int, y: int, rows: tuple[str, ...], pen: int) -> None:
    """Draw one of the little signs, person or computer."""
    for row, line in enumerate(rows):
        for column, dot in enumerate(line):
            if dot == "#":
                screen.pixel(x + column, y + row, pen)


def panel(look: Dos, screen: Screen, box: Box, title: str, fill: int = BOX) -> None:
    """Draw a panel with a header strip of 20 rows in the frame's colour."""
    look.plate(screen, box, fill)
    screen.rect(box.x, box.y, box.w, 20, FRAME)
    screen.text(box.x + (box.w - look.small.width(title)) // 2, box.y + 2, title, look.small, BLACK)


def centred(look: Dos, screen: Screen, box: Box, y: int, text: str, face: str, pen: int, drop: int) -> None:
    """Write a text in the middle of a box, at row y, with a shadow."""
    width = look.faces[face].width(text)
    look.shadowed(screen, box.x + (box.w - width) // 2, y, text, face, pen, drop)


class ScoreBox(NamedTuple):
    """What a score box shows: pending points are those that Keep would add now, None for no turn."""

    name: str
    score: int
    computer: bool
    active: bool
    pending: int | None = None
    thinking: bool = False


def score_box(look: Dos, screen: Screen, box: Box, shown: ScoreBox, goal: int) -> None:
    """Draw a score box of 72 rows: name, score, and a thin bar towards the goal with ticks per thousand."""
    look.plate(screen, box, BOX)
    ink = TEXT
    if shown.active:
        screen.rect(box.x, box.y, box.w, 24, ACTIVE)
        screen.frame(box.x - 1, box.y - 1, box.w + 2, box.h + 2, ACTIVE, 3)
        screen.text(box.x + 8, box.y + 5, "▶", look.small, BLACK)
        ink = BLACK
    else:
        screen.hline(box.x, box.y + 24, box.w, FRAME)
    screen.text(box.x + (18 if shown.active else 9), box.y + 5, shown.name, look.small, ink)
    rows = COMPUTER if shown.computer else PERSON
    sign(screen, box.right - 18, box.y + 9, rows, BLACK if shown.active else FRAME)
    text = f"{shown.score:,}"
    width = look.play.width(text)
    look.shadowed(screen, box.right - 10 - width, box.y + 27, text, "dos-play-28", BOX_TEXT, 2)
    if shown.pending is not None:
        note = f"+{shown.pending:,}?" if shown.pending else "..." if shown.thinking else ""
        screen.text(box.x + 9, box.y + 35, note, look.small, HOT)
    _bar(screen, Box(box.x + 10, box.y + 60, box.w - 20, 6), shown, goal)


def _bar(screen: Screen, bar: Box, shown: ScoreBox, goal: int) -> None:
    pen = ACTIVE if shown.active else BOX_TEXT
    screen.rect(*bar, BLACK)
    full = min(bar.w, bar.w * shown.score // goal)
    screen.rect(bar.x, bar.y, full, bar.h, pen)
    if shown.pending:
        end = min(bar.w, bar.w * (shown.score + shown.pending) // goal)
        screen.pattern(bar.x + full, bar.y, end - full, bar.h, (0xAA, 0x55), pen)
    screen.frame(bar.x - 1, bar.y - 1, bar.w + 2, bar.h + 2, FRAME)
    for thousand in range(1, goal // 1000):
        screen.vline(bar.x + bar.w * thousand * 1000 // goal, bar.y, bar.h, FRAME)


def big_button(
    look: Dos, screen: Screen, box: Box, word: str, notes: tuple[str, str], state: "ButtonState"
) -> None:
    """Draw Keep or Roll: the word in the 38-px face with its hot letter, two small lines at the right."""
    face = box.move(2, 2) if state.pressed else box
    look.plate(screen, face, BOX, shadow=2 if state.pressed else 4)
    screen.frame(face.x + 2, face.y + 2, face.w - 4, face.h - 4, FRAME)
    if state.focus:
        screen.frame(face.x - 1, face.y - 1, face.w + 2, face.h + 2, ACTIVE, 3)
    ink, hot = (BOX_TEXT, HOT) if state.enabled else (FRAME, FRAME)
    x = look.shadowed(screen, face.x + 20, face.y + 8, word[:1], "dos-head-38", hot, 2)
    look.shadowed(screen, x, face.y + 8, word[1:], "dos-head-38", ink, 2)
    for row, note in enumerate(notes):
        width = look.small.width(note)
        screen.text(face.right - 20 - width, face.y + 8 + 18 * row, note, look.small, ink)


class ButtonState(NamedTuple):
    """How a big button stands."""

    enabled: bool = True
    focus: bool = False
    pressed: bool = False


def prompt_strip(look: Dos, screen: Screen, text: str, warning: bool = False) -> None:
    """Draw the prompt strip, y 432-456; a refusal stands in red on it."""
    screen.rect(0, 432, 640, 24, RED if warning else STRIP)
    width = look.small.width(text)
    ink = BODY if warning else STRIP_TEXT
    screen.text((640 - width) // 2, 436, text, look.small, ink)
