"""What the shelf looks like and where its parts are."""

from typing import TYPE_CHECKING

from retrogames.core.game import Game, load
from retrogames.looks.dos import Dos
from retrogames.looks.dosmenu import draw_strip, spread
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.scenes.shelf import Shelf

RISEN = 5
"""Ticks that a box takes to rise."""

RISE = 14
SIDE, LID = 10, 7
ROOM = 4
"""Boxes that have room side by side; further games stand on further boards."""

COUNTS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
FLICKER = (True, True, False, True, False)
"""Whether the drive's light is on, by tenths of the loading time."""

BLACK, BLUE, GREEN, CYAN, RED, BROWN, GREY, DARK = 0, 1, 2, 3, 4, 6, 7, 8
LIGHT_GREEN, LIGHT_RED, YELLOW, WHITE = 10, 12, 14, 15
ENTRIES = (
    ("F1", "Manual", "manual", "f1"),
    ("L", "Lesson", "lesson", "l"),
    ("O", "Options", "options", "o"),
    ("R", "Records", "records", "r"),
    ("N", "New game", "new", "n"),
    ("M", "Sound", "sound", "m"),
    ("Esc", "Leave", "leave", "escape"),
)
KEYS = {key: command for _, _, command, key in ENTRIES} | {"f8": "options", "f9": "records"}
"""The strip's own keys, and those that open the same in every game."""


def column(place: int) -> int:
    """Give the left edge of a column of 148; places count from the left of the screen."""
    return 12 + 156 * place


def carton(place: int, lift: int) -> Box:
    """Give the front of a box, raised by its lift."""
    return Box(column(place) + 6, 106 - RISE * lift // RISEN, 126, 190)


def box_at(x: int, y: int, shelf: "Shelf") -> int | None:
    """Tell which game's box or ticket is at a point."""
    for place in range(min(ROOM, len(shelf.games) - shelf.first)):
        if Box(column(place), 70, 148, 312).contains(x, y):
            return shelf.first + place
    return None


def further_at(x: int, y: int) -> int:
    """Tell which way the arrow at a point leads: -1 to the board before, 1 to the next, 0 for none."""
    if not 160 <= y < 240:
        return 0
    return -1 if x < column(0) else int(x >= 628)


def _strip(look: Dos, labels: bool) -> list[tuple[str, str, bool, Box]]:
    """Give chip, word and place of every entry; no chips where key labels are turned off."""
    entries = [(chip if labels else "", word) for chip, word, _, _ in ENTRIES]
    boxes = spread(entries, look.strip)
    return [(chip, word, True, box) for (chip, word), box in zip(entries, boxes, strict=True)]


def strip_at(look: Dos, labels: bool, x: int, y: int) -> str:
    """Tell which command of the strip is at a point, "" for none."""
    places = zip(_strip(look, labels), ENTRIES, strict=True)
    return next((command for (*_, box), (_, _, command, _) in places if box.contains(x, y)), "")


def draw(screen: Screen, look: Dos, shelf: "Shelf") -> None:
    """Draw the whole picture."""
    _room(screen)
    _plate(look, screen, len(shelf.games))
    for place, game in enumerate(shelf.games[shelf.first :][:ROOM]):
        index = shelf.first + place
        chosen = index == shelf.chosen
        box = carton(place, shelf.lift if chosen else 0)
        _carton(look, screen, box, game, chosen)
        if shelf.continued(index):
            _tab(look, screen, box)
        _ticket(look, screen, place, game, chosen)
    _further(screen, shelf.first > 0, shelf.first + ROOM < len(shelf.games))
    screen.rect(0, 384, 640, 96, BLACK)
    for row, line in enumerate(sentence_lines(look, shelf.games[shelf.chosen].sentence)):
        screen.text(12, 391 + 18 * row, line, look.small, WHITE)
    _drive(look, screen, shelf.loading)
    screen.rect(0, 432, 640, 24, BLUE)
    line = "Loading...  Any key or a click skips." if shelf.loading is not None else _prompt(shelf)
    screen.text((640 - look.small.width(line)) // 2, 436, line, look.small, YELLOW)
    draw_strip(look, screen, _strip(look, shelf.house.settings.key_labels))


def _prompt(shelf: "Shelf") -> str:
    """Say what can be done, in the words that fit the box chosen."""
    what = "goes on with your game" if shelf.continued(shelf.chosen) else "loads the game"
    return f"Left and right choose.  Enter or a click {what}."


def _room(screen: Screen) -> None:
    """Draw the dark back wall and the wooden board."""
    screen.rect(0, 0, 640, 288, BLACK)
    screen.pattern(0, 0, 640, 96, (0x00, 0x22, 0x00, 0x88), DARK)
    screen.pattern(0, 96, 640, 192, (0x88, 0x00, 0x22, 0x00), BROWN)
    screen.pattern(0, 192, 640, 96, (0x22, 0x00, 0x88, 0x00), DARK)
    screen.rect(0, 288, 640, 18, BROWN)
    screen.hline(0, 288, 640, YELLOW)
    screen.pattern(0, 289, 640, 4, (0xAA, 0x55), YELLOW)
    screen.pattern(0, 300, 640, 6, (0xAA, 0x55), BLACK)
    screen.rect(0, 306, 640, 78, BLACK)
    screen.pattern(0, 306, 640, 78, (0x55, 0xAA), BROWN)
    screen.pattern(0, 306, 640, 10, (0xFF, 0xAA, 0xFF, 0x55), BLACK)


def _further(screen: Screen, left: bool, right: bool) -> None:
    """Draw an arrow at each end beyond which there are more boxes."""
    for there, tip, base in ((left, 1, 9), (right, 638, 630)):
        if there:
            screen.polygon([(tip, 200), (base, 184), (base, 216)], YELLOW)


def _plate(look: Dos, screen: Screen, count: int) -> None:
    """Draw the shop's sign."""
    name = f"{COUNTS[count]} Old Games" if count < len(COUNTS) else "Old Games"
    width = look.play.width(name) + 56
    box = Box((640 - width) // 2, 5, width, 36)
    screen.rect(box.x + 4, box.y + 4, box.w, box.h, BLACK)
    screen.rect(*box, RED)
    screen.frame(*box, YELLOW, 2)
    screen.frame(box.x + 4, box.y + 4, box.w - 8, box.h - 8, BROWN)
    look.shadowed(screen, box.x + 28, box.y + 4, name, look.play, YELLOW, 2)


def _carton(look: Dos, screen: Screen, box: Box, game: Game, chosen: bool) -> None:
    """Draw a box in its room: side and lid, its shadow on the board, the front as the game draws it."""
    x, y, w, h = box
    screen.pattern(x + 6, 290, w + 14, 9, (0xAA, 0x55), BLACK)
    screen.polygon(
        [(x + w, y), (x + w + SIDE, y - LID), (x + w + SIDE, y + h - LID - 2), (x + w, y + h)], DARK
    )
    top = y - LID * (SIDE - 1) // SIDE
    screen.pattern(x + w, top, SIDE, h, (0xAA, 0) if top % 2 else (0, 0xAA), GREY)
    screen.polygon([(x, y), (x + SIDE, y - LID), (x + w + SIDE, y - LID), (x + w, y)], WHITE)
    if game.cover:
        load(game.cover)(look, screen, box)
    else:
        screen.rect(*box, BLUE)
        screen.frame(x + 4, y + 4, w - 8, h - 8, CYAN)
        left = x + (w - look.heading.width(game.title)) // 2
        screen.text(left, y + 60, game.title, look.heading, YELLOW)
    if chosen:
        screen.frame(x - 1, y - 1, w + 2, h + 2, YELLOW, 3)


def _tab(look: Dos, screen: Screen, box: Box) -> None:
    """Draw the tab of a box with a game in progress."""
    tab = Box(box.x + 26, box.y - 18, 74, 20)
    screen.rect(tab.x + 2, tab.y + 2, tab.w, tab.h, BLACK)
    screen.rect(*tab, LIGHT_GREEN)
    screen.frame(*tab, GREEN)
    screen.text(tab.x + 5, tab.y + 2, "Continue", look.small, BLACK)


def _ticket(look: Dos, screen: Screen, place: int, game: Game, chosen: bool) -> None:
    """Draw the price ticket with name, machine, year and author."""
    box = Box(column(place), 314, 148, 66)
    screen.rect(box.x + 3, box.y + 3, box.w, box.h, BLACK)
    screen.rect(*box, YELLOW if chosen else GREY)
    screen.frame(*box, WHITE)
    left = box.x + (box.w - look.heading.width(game.title)) // 2
    screen.text(left, box.y + 5, game.title, look.heading, BLACK)
    for row, line in enumerate((f"{game.machine}, {game.year}", game.author)):
        left = box.x + (box.w - look.small.width(line)) // 2
        screen.text(left, box.y + 28 + 17 * row, line, look.small, BLACK)


def _drive(look: Dos, screen: Screen, loading: int | None) -> None:
    """Draw the drive at the right; its light flickers irregularly, at most three times a second."""
    box = Box(527, 388, 98, 38)
    screen.rect(*box, GREY)
    screen.hline(box.x, box.y, box.w, WHITE)
    screen.vline(box.x, box.y, box.h, WHITE)
    screen.hline(box.x, box.bottom - 1, box.w, DARK)
    screen.vline(box.right - 1, box.y, box.h, DARK)
    screen.rect(box.x + 10, box.y + 13, 78, 5, BLACK)
    screen.rect(box.x + 42, box.y + 6, 14, 18, DARK)
    screen.hline(box.x + 42, box.y + 6, 14, WHITE)
    lit = loading is not None and FLICKER[min(loading // 10, len(FLICKER) - 1)]
    screen.rect(box.x + 9, box.y + 27, 10, 5, LIGHT_RED if lit else RED)
    screen.frame(box.x + 8, box.y + 26, 12, 7, BLACK)
    screen.text(box.right - 24, box.y + 20, "A:", look.small, BLACK)


def sentence_lines(look: Dos, sentence: str) -> list[str]:
    """Break a game's sentence into at most two lines beside the drive."""
    lines, line = [], ""
    for word in sentence.split():
        if look.small.width(f"{line} {word}") > 500:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line][:2]
