"""Contact's title: the name, the dedication, its author, and four choices by hot letter."""

from typing import TYPE_CHECKING

from retrogames.games.contact import art
from retrogames.games.contact.dice import Face, die
from retrogames.games.contact.lent import BAYER
from retrogames.games.contact.pens import ACTIVE, BLACK, BOX, FRAME, GROUND, HOT, NUMBER, RED, TEXT, TITLE
from retrogames.looks.dos import Dos
from retrogames.looks.dosmenu import draw_strip, spread
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.font import Font
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.scene import Change, Pop

if TYPE_CHECKING:
    from retrogames.looks.look import Look

CHOICES = (("Play", "start"), ("Setup", "colours"), ("Instructions", "manual"), ("Quit", "quit"))
STRIP = (
    ("F1", "Manual", "manual"),
    ("F4", "Colours", "colours"),
    ("F8", "Options", "options"),
    ("F9", "Statistics", "statistics"),
    ("M", "Sound", "sound"),
    ("Esc", "Shelf", "quit"),
)
"""Chip, word and command of the strip's entries."""
KEYS = {"escape" if chip == "Esc" else chip.lower(): command for chip, _, command in STRIP}
GAP = 11
"""Extra dots between the letters of the wide name."""
FOOT = 17
"""Rows of the letters' foot, which goes from yellow to the warning red by an ordered dither."""


class _Rows:
    """Where the title's parts stand on 480 lines and on 350."""

    def __init__(self, lines: int) -> None:
        tall = lines == 480
        self.frame = Box(28, 20, 584, 392) if tall else Box(28, 14, 584, 286)
        self.name, self.sentence, self.dice = (52, 110, 142) if tall else (28, 77, 99)
        self.rules = (226, 310) if tall else (163, 227)
        self.texts = (234, 263, 284) if tall else (170, 192, 208)
        self.choices, self.high = (332, 46) if tall else (242, 35)


class Title:
    """Pops with the command chosen. No pointer is seen until a click wakes the mouse, as in the original."""

    overlay = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, look: Dos, palette: Palette) -> None:
        self._look = look
        self._rows = _Rows(look.lines)
        self.palette = palette
        self.dirty = True
        self.hides_pointer = True
        self.chosen = 0

    @property
    def look(self) -> "Look":
        """The DOS dress."""
        return self._look

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save."""

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def boxes(self) -> list[Box]:
        """Give the place of each choice."""
        widths = [self._look.play.width(word) + 28 for word, _ in CHOICES]
        gap = (464 - sum(widths)) // (len(widths) - 1)
        boxes, x = [], 88
        for width in widths:
            boxes.append(Box(x, self._rows.choices, width, self._rows.high))
            x += width + gap
        return boxes

    def _strip(self) -> list[Box]:
        return spread([(chip, word) for chip, word, _ in STRIP], self._look.strip)

    def handle(self, event: Event) -> Change | None:
        """Choose by letter, arrows and Return, or by click once the mouse is awake."""
        match event:
            case Key(name="left" | "up"):
                self.chosen = (self.chosen - 1) % len(CHOICES)
            case Key(name="right" | "down" | "tab"):
                self.chosen = (self.chosen + 1) % len(CHOICES)
            case Key(name="return" | "space"):
                return Pop(CHOICES[self.chosen][1])
            case Key(name=name) if event.plain:
                words = {word[0].lower(): command for word, command in CHOICES}
                command = (KEYS | words).get(name)
                return None if command is None else Pop(command)
            case Press(x=x, y=y):
                return self._press(x, y)
            case Motion(x=x, y=y) if not self.hides_pointer:
                self._point(x, y)
        return None

    def _point(self, x: int, y: int) -> None:
        for number, box in enumerate(self.boxes()):
            if box.contains(x, y) and number != self.chosen:
                self.chosen = number
                self.dirty = True

    def _press(self, x: int, y: int) -> Change | None:
        if self.hides_pointer:
            self.hides_pointer = False
            self._point(x, y)
            return None
        for box, (_, command) in zip(self.boxes(), CHOICES, strict=True):
            if box.contains(x, y):
                return Pop(command)
        for box, (_, _, command) in zip(self._strip(), STRIP, strict=True):
            if box.contains(x, y):
                return Pop(command)
        return None

    def draw(self, screen: Screen) -> None:
        """Draw the whole title."""
        look, at = self._look, self._rows
        frame = at.frame
        screen.fill(GROUND)
        screen.pattern(0, 0, 640, look.prompt.y, (0xAA, 0x55), BLACK)
        screen.rect(frame.x + 6, frame.y + look.rows(6), frame.w, frame.h, BLACK)
        screen.rect(*frame, GROUND)
        look.rim(screen, frame, FRAME, 2)
        screen.frame(*frame.inset(6, look.rows(6)), FRAME)
        self._name(screen)
        small = look.small
        self._middle(screen, at.sentence, "A game of six dice for one to four players", small, TEXT)
        for face in range(1, 7):
            die(look, screen, 88 + (face - 1) * 80, at.dice, Face(face))
        for row in at.rules:
            screen.hline(88, row, 464, FRAME)
        dedication, author, thanks = at.texts
        self._middle(screen, dedication, "Dedicated to Thurston Kingsley Decker", look.heading, TITLE)
        self._middle(screen, author, "© 1991 by George Leotti. Version 1.0, May 1991", small, TEXT)
        self._middle(screen, thanks, "This recreation, with thanks, 2026", small, NUMBER)
        for number, ((word, _), box) in enumerate(zip(CHOICES, self.boxes(), strict=True)):
            self._choice(screen, box, word, number == self.chosen)
        line = "Press a letter, or arrows and Enter."
        if self.hides_pointer:
            line += "  A click wakes the mouse."
        art.prompt_strip(look, screen, line)
        entries = [(chip, word, True) for chip, word, _ in STRIP]
        strip = [(*entry, box) for entry, box in zip(entries, self._strip(), strict=True)]
        draw_strip(look, screen, strip)

    def _choice(self, screen: Screen, box: Box, word: str, chosen: bool) -> None:
        look = self._look
        if chosen:
            look.plate(screen, box, BOX)
            look.rim(screen, box, ACTIVE)
        y = look.seat(look.play, box.y, box.h)
        x = look.shadowed(screen, box.x + 14, y, word[:1], look.play, HOT)
        look.shadowed(screen, x, y, word[1:], look.play, TEXT)

    def _name(self, screen: Screen) -> None:
        """Write the name wide, its foot dithered from yellow to the warning red."""
        face = self._look.title_face
        width = sum(face.width(letter) + GAP for letter in "CONTACT") - GAP
        left, top = (640 - width) // 2, self._rows.name
        for drop, pen in ((4, BLACK), (0, TITLE)):
            x = left
            for letter in "CONTACT":
                screen.text(x + drop, top + self._look.rows(drop), letter, face, pen)
                x += face.width(letter) + GAP
        for row in range(FOOT):
            self._tint(screen, left, top + face.ascent - FOOT + row, width, 1 + 8 * row // FOOT)

    def _tint(self, screen: Screen, left: int, y: int, w: int, level: int) -> None:
        """Make so many sixteenths of a row's yellow dots red."""
        for x in range(left, left + w):
            if BAYER[y % 4][x % 4] < level and screen.at(x, y) == TITLE:
                screen.pixel(x, y, RED)

    def _middle(self, screen: Screen, y: int, text: str, font: Font, pen: int) -> None:
        art.centred(self._look, screen, self._rows.frame, y, text, font, pen, 1)
