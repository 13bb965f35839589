"""What the shelf looks like and where its parts are."""

from typing import TYPE_CHECKING

from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.scenes.shelf import Shelf

RISEN = 5
"""Ticks that a box takes to rise."""

RISE = 14
STRIP = 460
ENTRIES = (
    ("F1", "Manual", "manual", "f1"),
    ("O", "Options", "options", "o"),
    ("R", "Records", "records", "r"),
    ("N", "New game", "new", "n"),
    ("M", "Sound", "sound", "m"),
    ("Esc", "Leave", "leave", "escape"),
)
KEYS = {key: command for _, _, command, key in ENTRIES}


def column(index: int) -> int:
    """Give the left edge of a column of 148."""
    return 12 + 156 * index


def carton(index: int, lift: int) -> Box:
    """Give the front of a box, raised by its lift."""
    return Box(column(index) + 6, 106 - RISE * lift // RISEN, 126, 190)


def box_at(x: int, y: int, count: int) -> int | None:
    """Tell which box or ticket is at a point."""
    for index in range(count):
        if Box(column(index), 70, 148, 312).contains(x, y):
            return index
    return None


def _strip(look: Dos) -> list[tuple[Box, str, str, str]]:
    widths = [8 * (len(chip) + 1) + 8 + 8 * len(word) for chip, word, _, _ in ENTRIES]
    gap = (616 - sum(widths)) // (len(ENTRIES) - 1)
    found, x = [], 12
    for (chip, word, command, _), width in zip(ENTRIES, widths, strict=True):
        found.append((Box(x, STRIP, width, 20), chip, word, command))
        x += width + gap
    return found


def strip_at(look: Dos, x: int, y: int) -> str:
    """Tell which command of the strip is at a point, "" for none."""
    return next((command for box, _, _, command in _strip(look) if box.contains(x, y)), "")


def draw(screen: Screen, look: Dos, shelf: "Shelf") -> None:
    """Draw the whole picture."""
    screen.fill(0)
    look.shadowed(screen, 190, 10, "Retrogames", "dos-play-28", 14)
    screen.rect(0, 288, 640, 18, 6)
    for index, game in enumerate(shelf.games):
        chosen = index == shelf.chosen
        box = carton(index, shelf.lift if chosen else 0)
        look.plate(screen, box, 1, 14 if chosen else 7)
        if shelf.continued(index):
            screen.rect(box.x + 26, box.y - 20, 74, 20, 10)
            screen.text(box.x + 31, box.y - 18, "Continue", look.small, 0)
        x = column(index)
        screen.rect(x, 314, 148, 66, 14 if chosen else 7)
        for row, line in enumerate((game.title, f"{game.machine}, {game.year}", game.author)):
            w = look.small.width(line)
            screen.text(x + (148 - w) // 2, 318 + 20 * row, line, look.small, 0)
    for row, line in enumerate(look_lines(look, shelf.games[shelf.chosen].sentence)):
        screen.text(12, 391 + 18 * row, line, look.small, 15)
    screen.rect(0, 432, 640, 24, 1)
    line = "Left and right choose. Enter or a click loads the game."
    screen.text((640 - look.small.width(line)) // 2, 436, line, look.small, 14)
    for box, chip, word, _ in _strip(look):
        wide = 8 * len(chip) + 5
        screen.rect(box.x - 1, STRIP + 2, wide, 16, 7)
        screen.text(box.x + 2, STRIP + 2, chip, look.small, 0)
        screen.text(box.x + wide + 6, STRIP + 2, word, look.small, 15)


def look_lines(look: Dos, sentence: str) -> list[str]:
    """Break a game's sentence into at most two lines beside the drive."""
    lines, line = [], ""
    for word in sentence.split():
        if look.small.width(f"{line} {word}") > 500:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line][:2]
