"""What Contact's Setup looks like and where its parts are."""

from typing import TYPE_CHECKING

from retrogames.games.contact.colours import ELEMENTS, READABLE, faintest
from retrogames.games.contact.dice import small_die
from retrogames.games.contact.lent import Loan
from retrogames.looks.dos import Dos
from retrogames.looks.dosmenu import draw_strip, spread
from retrogames.machine.box import Box
from retrogames.machine.palette import EGA
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.games.contact.setup import Setup

GRID_X, PITCH_X = 292, 27
KEYS = (
    ("F1", "Manual", "f1"),
    ("W", "Write", "w"),
    ("D", "Default", "d"),
    ("P", "Preset", "p"),
    ("E", "EGA", "e"),
    ("Esc", "Restore", "escape"),
)
"""Chip, word and key of the strip's entries."""
BLACK, CYAN, RED, YELLOW, WHITE, GREY, DARK = 0, 3, 4, 6, 7, 14, 15
"""Registers that no choice changes."""


class Rows:
    """Where Setup's parts stand on 480 lines and on 350."""

    def __init__(self, lines: int) -> None:
        tall = lines == 480
        self.title, self.title_h = (6, 38) if tall else (3, 28)
        self.line = 46 if tall else 34
        self.list = Box(12, 54, 232, 316) if tall else Box(12, 41, 232, 232)
        self.row = 26 if tall else 19
        self.fixed = (378, 396) if tall else (278, 293)
        self.grid_head = 56 if tall else 41
        self.grid_y, self.pitch = (76, 22) if tall else (57, 16)
        self.patch = Box(516, 56, 112, 64) if tall else Box(516, 41, 112, 47)
        self.figures, self.figure = (128, 21) if tall else (94, 16)
        self.mini = Box(256, 262, 372, 162) if tall else Box(256, 193, 372, 116)


def element_at(look: Dos, x: int, y: int) -> int | None:
    """Tell which element's row is at a point."""
    at = Rows(look.lines)
    row = (y - at.list.y - 2) // at.row
    return row if at.list.contains(x, y) and 0 <= row < len(ELEMENTS) else None


def value_at(look: Dos, x: int, y: int) -> int | None:
    """Tell which of the 64 values is at a point."""
    at = Rows(look.lines)
    column, row = (x - GRID_X) // PITCH_X, (y - at.grid_y) // at.pitch
    return row * 8 + column if 0 <= column < 8 and 0 <= row < 8 else None


def strip_at(look: Dos, x: int, y: int) -> str:
    """Tell which key of the strip is at a point, "" for none."""
    boxes = zip(_strip(look), KEYS, strict=True)
    return next((key for box, (*_, key) in boxes if box.contains(x, y)), "")


def preset_at(look: Dos, setup: "Setup", x: int, y: int) -> bool:
    """Tell whether the preset's name is at a point."""
    at = Rows(look.lines)
    return x >= 628 - look.small.width(_preset(setup)) and at.title <= y < at.line


def _preset(setup: "Setup") -> str:
    return f"Preset: ◀ {setup.preset} ▶"


def _strip(look: Dos) -> list[Box]:
    return spread([(chip, word) for chip, word, _ in KEYS], look.strip)


def draw_setup(look: Dos, screen: Screen, setup: "Setup") -> None:
    """Draw the whole screen in registers that no choice changes, samples in the registers on loan."""
    loan, at, small = setup.loan, Rows(look.lines), look.small
    screen.fill(BLACK)
    y = look.seat(look.large, at.title, at.title_h)
    name_end = look.shadowed(screen, 12, y, "Setup", look.large, YELLOW, 2)
    y = look.seat(small, at.title + look.rows(6), at.title_h - look.rows(6))
    lines = "EGA, 350 lines" if setup.ega_lines else "VGA, 480 lines"
    screen.text(name_end + 22, y, f"Colours of Contact.  {lines}", small, WHITE)
    note = _preset(setup)
    screen.text(628 - small.width(note), y, note, small, GREY)
    screen.hline(12, at.line, 616, CYAN)
    _elements(look, screen, setup, loan)
    _grid(look, screen, setup, loan)
    _figures(look, screen, setup)
    _miniature(look, screen, loan)
    for row, line in zip(at.fixed, ("Dice, shadows and the", "warning red are fixed."), strict=True):
        screen.text(18, row, line, small, GREY)
    strip = look.prompt
    screen.rect(*strip, CYAN)
    if setup.on_grid:
        line = "Arrows try a colour, Enter takes it, Esc puts the old one back."
    else:
        line = "Arrows choose, Tab changes side, W writes and leaves, Esc restores."
    y = look.seat(small, strip.y, strip.h)
    screen.text((640 - small.width(line)) // 2, y, line, small, BLACK)
    entries = zip(KEYS, _strip(look), strict=True)
    draw_strip(look, screen, [(chip, _word(setup, word), True, box) for (chip, word, _), box in entries])


def _word(setup: "Setup", word: str) -> str:
    """Name the card that E changes to."""
    return "VGA" if word == "EGA" and setup.ega_lines else word


def _elements(look: Dos, screen: Screen, setup: "Setup", loan: Loan) -> None:
    at, small = Rows(look.lines), look.small
    screen.frame(*at.list, CYAN)
    for number, element in enumerate(ELEMENTS):
        y = at.list.y + 2 + at.row * number
        chosen = number == setup.element
        if chosen:
            screen.rect(at.list.x + 1, y, at.list.w - 2, at.row, CYAN)
        ink = BLACK if chosen else WHITE
        value = setup.shown[element.register]
        patch = Box(18, y, 28, at.row).inset(0, look.rows(5))
        screen.rect(*patch, loan.pen_of(value))
        screen.frame(*patch, ink)
        text, line = str(value), look.seat(small, y, at.row)
        screen.text(57, line, element.name, small, ink)
        screen.text(at.list.right - 9 - small.width(text), line, text, small, ink)
    if not setup.on_grid:
        look.rim(screen, at.list.inset(-2), YELLOW, 2)


def _grid(look: Dos, screen: Screen, setup: "Setup", loan: Loan) -> None:
    at, small = Rows(look.lines), look.small
    for column in range(8):
        screen.text(GRID_X + PITCH_X * column + 9, at.grid_head, str(column), small, GREY)
    for row in range(8):
        label = str(8 * row)
        y = look.seat(small, at.grid_y + at.pitch * row, at.pitch - 2)
        screen.text(284 - small.width(label), y, label, small, GREY)
    screen.rect(GRID_X - 2, at.grid_y - 2, 8 * PITCH_X + 2, 8 * at.pitch + 2, DARK)
    for value in range(64):
        with screen.clip(*_swatch(at, value)):
            loan.swatch(screen, *_swatch(at, value)[:2], value, setup.mixes)
    now = setup.cursor if setup.on_grid else setup.ega[setup.register]
    x, y, w, h = _swatch(at, now)
    look.rim(screen, Box(x - 3, y - 3, w + 6, h + 6), BLACK, 5)
    look.rim(screen, Box(x - 2, y - 2, w + 4, h + 4), WHITE, 2)


def _swatch(at: Rows, value: int) -> Box:
    return Box(GRID_X + PITCH_X * (value % 8), at.grid_y + at.pitch * (value // 8), 25, at.pitch - 2)


def _figures(look: Dos, screen: Screen, setup: "Setup") -> None:
    at, small, value = Rows(look.lines), look.small, setup.shown[setup.register]
    screen.rect(*at.patch, setup.loan.pen_of(value))
    screen.frame(*at.patch, WHITE)
    red, green, blue = EGA.rgb(value)
    ink = BLACK if 2 * red + 5 * green + blue > 1000 else WHITE
    text = str(value)
    x = at.patch.x + (at.patch.w - look.play.width(text)) // 2
    screen.text(x, look.seat(look.play, at.patch.y, at.patch.h), text, look.play, ink)
    shown = setup.shown
    rows = (
        ("was", str(setup.before[setup.register]), GREY),
        ("RGB", f"{red:02X}{green:02X}{blue:02X}", WHITE),
        ("bits", f"{value:06b}", WHITE),
        ("text", *_verdict(faintest(shown, 0, 2, 3, 4, 7, 8, 12, 14))),
        ("hot", *_verdict(faintest(shown, 5))),
        ("strip", *_verdict(faintest(shown, 10))),
    )
    for number, (name, figure, pen) in enumerate(rows):
        y = at.figures + at.figure * number
        screen.text(516, y, name, small, GREY)
        x = 628 - small.width(figure)
        if pen == RED:  # on a red ground, with a margin at both sides
            x -= 3
            screen.rect(x - 3, y, 631 - x, small.height, RED)
            pen = WHITE
        screen.text(x, y, figure, small, pen)


def _verdict(found: float) -> tuple[str, int]:
    return (f"{found:.0f}:1 ok", WHITE) if found >= READABLE else (f"{found:.1f} low", RED)


def _miniature(look: Dos, screen: Screen, loan: Loan) -> None:
    """Draw a small table in the colours tried."""
    pen, small, rows = loan.pen, look.small, look.rows
    x, y, w, h = Rows(look.lines).mini

    def line(top: int, high: int) -> int:
        return look.seat(small, y + rows(top), rows(high))

    screen.rect(x, y, w, h, pen(1))
    screen.frame(x, y, w, h, WHITE)
    for left, name, score, active in ((266, "Max", "2,400", True), (384, "Otto", "4,050", False)):
        box = Box(left, y + rows(8), 110, rows(38))
        screen.rect(box.x + 3, box.y + rows(3), box.w, box.h, BLACK)
        screen.rect(*box, pen(6))
        look.rim(screen, box, pen(8) if active else pen(2), 2 if active else 1)
        screen.text(left + 8, line(10, 22), name, small, pen(7))
        screen.text(left + 102 - small.width(score), line(10, 22), score, small, pen(7))
        screen.rect(left + 8, y + rows(32), 94, rows(6), BLACK)
        screen.rect(left + 8, y + rows(32), 48 if active else 80, rows(6), pen(8) if active else pen(7))
    top = look.seat(look.heading, y + rows(8), rows(38))
    look.shadowed(screen, 525, top, "Contact", look.heading, pen(3), 1)
    tray = Box(266, y + rows(55), 228, rows(32))
    screen.rect(*tray, pen(11))
    screen.frame(*tray, pen(2))
    for left, face in ((276, 4), (348, 4), (456, 4)):
        small_die(look, screen, left, y + rows(59), face, 24, pen(15))
    for left, number, face in ((312, "2", 1), (384, "4", 3), (420, "5", 5)):
        small_die(look, screen, left, y + rows(92), face, 24, pen(15))
        screen.text(left + 8, line(118, 18), number, small, pen(12))
    screen.text(518, line(55, 32), "At risk 400", small, pen(4))
    for left, word in ((504, "Keep"), (564, "Roll")):
        box = Box(left, y + rows(95), 54, rows(28))
        screen.rect(*box, pen(6))
        screen.frame(*box, pen(2))
        at = screen.text(left + 11, line(95, 28), word[:1], small, pen(5))
        screen.text(at, line(95, 28), word[1:], small, pen(7))
    strip = rows(20)
    screen.rect(x + 1, y + h - 1 - strip, w - 2, strip, pen(9))
    text = "K to keep, R to roll"
    top = look.seat(small, y + h - 1 - strip, strip)
    screen.text(x + (w - small.width(text)) // 2, top, text, small, pen(10))
