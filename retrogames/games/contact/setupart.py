"""What Contact's Setup looks like and where its parts are."""

from typing import TYPE_CHECKING

from retrogames.games.contact.art import small_die
from retrogames.games.contact.colours import ELEMENTS, ratio
from retrogames.games.contact.lent import Loan
from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.palette import EGA
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.games.contact.setup import Setup

LIST = Box(12, 54, 232, 316)
ROW = 26
GRID_X, GRID_Y, PITCH_X, PITCH_Y = 292, 76, 27, 22
PATCH = Box(516, 56, 112, 64)
MINI = Box(256, 262, 372, 162)
STRIP = 460
KEYS = (
    ("F1", "Manual", "f1"),
    ("W", "Write", "w"),
    ("D", "Default", "d"),
    ("P", "Preset", "p"),
    ("E", "EGA", "e"),
    ("Esc", "Restore", "escape"),
)
GREY, DARK = 14, 15


def element_at(x: int, y: int) -> int | None:
    """Tell which element's row is at a point."""
    row = (y - LIST.y - 2) // ROW
    return row if LIST.contains(x, y) and 0 <= row < len(ELEMENTS) else None


def value_at(x: int, y: int) -> int | None:
    """Tell which of the 64 values is at a point."""
    column, row = (x - GRID_X) // PITCH_X, (y - GRID_Y) // PITCH_Y
    return row * 8 + column if 0 <= column < 8 and 0 <= row < 8 else None


def _strip(look: Dos) -> list[tuple[Box, str, str, str]]:
    widths = [8 * (len(chip) + 1) + 8 + 8 * len(word) for chip, word, _ in KEYS]
    gap = (616 - sum(widths)) // (len(KEYS) - 1)
    found, x = [], 12
    for (chip, word, key), width in zip(KEYS, widths, strict=True):
        found.append((Box(x, STRIP, width, 20), chip, word, key))
        x += width + gap
    return found


def strip_at(x: int, y: int) -> str:
    """Tell which key of the strip is at a point, "" for none."""
    if y < STRIP:
        return ""
    at, total = 12, sum(8 * (len(chip) + 1) + 8 + 8 * len(word) for chip, word, _ in KEYS)
    gap = (616 - total) // (len(KEYS) - 1)
    for chip, word, key in KEYS:
        width = 8 * (len(chip) + 1) + 8 + 8 * len(word)
        if at <= x < at + width:
            return key
        at += width + gap
    return ""


def draw_setup(look: Dos, screen: Screen, setup: "Setup") -> None:
    """Draw the whole screen in registers that no choice changes, samples in the registers on loan."""
    loan = setup.loan
    screen.fill(0)
    look.shadowed(screen, 12, 6, "Setup", "dos-head-38", 6, 2)
    screen.text(124, 23, "Colours of Contact", look.small, 7)
    note = f"Preset: < {setup.preset} >"
    screen.text(628 - look.small.width(note), 23, note, look.small, GREY)
    screen.hline(12, 46, 616, 3)
    _elements(look, screen, setup, loan)
    _grid(look, screen, setup, loan)
    _figures(look, screen, setup, loan)
    _miniature(look, screen, loan)
    for row, line in enumerate(("Dice, shadows and the", "warning red are fixed.")):
        screen.text(18, 378 + 18 * row, line, look.small, GREY)
    screen.rect(0, 432, 640, 24, 3)
    if setup.on_grid:
        line = "Arrows try a colour, Enter takes it, Esc puts the old one back."
    else:
        line = "Arrows choose, Tab changes side, W writes and leaves, Esc restores."
    screen.text((640 - look.small.width(line)) // 2, 436, line, look.small, 0)
    for box, chip, word, _ in _strip(look):
        wide = 8 * len(chip) + 5
        screen.rect(box.x - 1, STRIP + 2, wide, 16, GREY)
        screen.text(box.x + 2, STRIP + 2, chip, look.small, 0)
        if word == "EGA" and setup.ega_lines:
            word = "VGA"
        screen.text(box.x + wide + 6, STRIP + 2, word, look.small, 7)


def _elements(look: Dos, screen: Screen, setup: "Setup", loan: Loan) -> None:
    screen.frame(*LIST, 3)
    for number, element in enumerate(ELEMENTS):
        y = LIST.y + 2 + ROW * number
        chosen = number == setup.element
        if chosen:
            screen.rect(LIST.x + 1, y, LIST.w - 2, ROW, 3)
        ink = 0 if chosen else 7
        value = setup.shown[element.register]
        screen.rect(18, y + 5, 28, 16, loan.pen_of(value))
        screen.frame(18, y + 5, 28, 16, 0 if chosen else 7)
        screen.text(57, y + 5, element.name, look.small, ink)
        text = str(value)
        screen.text(LIST.right - 9 - look.small.width(text), y + 5, text, look.small, ink)
    if not setup.on_grid:
        screen.frame(LIST.x - 2, LIST.y - 2, LIST.w + 4, LIST.h + 4, 6, 2)


def _grid(look: Dos, screen: Screen, setup: "Setup", loan: Loan) -> None:
    for column in range(8):
        screen.text(GRID_X + PITCH_X * column + 9, 56, str(column), look.small, GREY)
    for row in range(8):
        label = str(8 * row)
        screen.text(284 - look.small.width(label), GRID_Y + PITCH_Y * row + 3, label, look.small, GREY)
    screen.rect(GRID_X - 2, GRID_Y - 2, 8 * PITCH_X + 2, 8 * PITCH_Y + 2, DARK)
    for value in range(64):
        x, y = GRID_X + PITCH_X * (value % 8), GRID_Y + PITCH_Y * (value // 8)
        loan.swatch(screen, x, y, value, setup.mixes)
    now = setup.cursor if setup.on_grid else setup.ega[setup.register]
    x, y = GRID_X + PITCH_X * (now % 8), GRID_Y + PITCH_Y * (now // 8)
    screen.frame(x - 3, y - 3, 31, 26, 0, 5)
    screen.frame(x - 2, y - 2, 29, 24, 7, 2)


def _figures(look: Dos, screen: Screen, setup: "Setup", loan: Loan) -> None:
    value = setup.shown[setup.register]
    screen.rect(*PATCH, loan.pen_of(value))
    screen.frame(*PATCH, 7)
    text = str(value)
    light = sum(EGA.rgb(value)) > 380
    x = PATCH.x + (PATCH.w - look.play.width(text)) // 2
    screen.text(x, PATCH.y + 18, text, look.play, 0 if light else 7)
    red, green, blue = EGA.rgb(value)
    shown = setup.shown
    rows = (
        ("was", str(setup.before[setup.register]), GREY),
        ("RGB", f"{red:02X}{green:02X}{blue:02X}", 7),
        ("bits", f"{value:06b}", 7),
        ("text", *_verdict(ratio(shown, 4, 1))),
        ("hot", *_verdict(ratio(shown, 5, 1))),
        ("strip", *_verdict(ratio(shown, 10, 9))),
    )
    for number, (name, figure, pen) in enumerate(rows):
        y = 128 + 21 * number
        screen.text(516, y, name, look.small, GREY)
        screen.text(628 - look.small.width(figure), y, figure, look.small, pen)


def _verdict(found: float) -> tuple[str, int]:
    return (f"{found:.0f}:1 ok", 7) if found >= 3 else (f"{found:.1f}:1 low", 4)


def _miniature(look: Dos, screen: Screen, loan: Loan) -> None:
    """Draw a small table in the colours tried."""
    pen = loan.pen
    x, y, w, h = MINI
    screen.rect(x, y, w, h, pen(1))
    screen.frame(x, y, w, h, 7)
    for left, name, score, active in ((266, "Max", "2,400", True), (384, "Otto", "4,050", False)):
        screen.rect(left + 3, 273, 110, 38, 0)
        screen.rect(left, 270, 110, 38, pen(6))
        screen.frame(left, 270, 110, 38, pen(8) if active else pen(2), 2 if active else 1)
        screen.text(left + 8, 274, name, look.small, pen(7))
        screen.text(left + 102 - look.small.width(score), 274, score, look.small, pen(7))
        screen.rect(left + 8, 294, 94, 6, 0)
        screen.rect(left + 8, 294, 48 if active else 80, 6, pen(8) if active else pen(7))
    screen.text(526, 275, "Contact", look.heading, 0)
    screen.text(525, 274, "Contact", look.heading, pen(3))
    screen.rect(266, 317, 228, 32, pen(11))
    screen.frame(266, 317, 228, 32, pen(2))
    for left, face in ((276, 4), (348, 4), (456, 4)):
        small_die(screen, left, 321, face, 24, pen(15))
    for left, number, face in ((312, "2", 1), (384, "4", 3), (420, "5", 5)):
        small_die(screen, left, 354, face, 24, pen(15))
        screen.text(left + 8, 380, number, look.small, pen(12))
    screen.text(518, 324, "At risk 400", look.small, pen(4))
    for left, word in ((504, "Keep"), (564, "Roll")):
        screen.rect(left, 357, 54, 28, pen(6))
        screen.frame(left, 357, 54, 28, pen(2))
        at = screen.text(left + 11, 363, word[:1], look.small, pen(5))
        screen.text(at, 363, word[1:], look.small, pen(7))
    screen.rect(x + 1, 403, w - 2, 20, pen(9))
    line = "K to keep, R to roll"
    screen.text(x + (w - look.small.width(line)) // 2, 405, line, look.small, pen(10))
