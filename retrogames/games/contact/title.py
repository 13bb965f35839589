"""Contact's title: the name, the dedication, its author, and four choices by hot letter."""

from typing import TYPE_CHECKING

from retrogames.games.contact import art
from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.scene import Change, Pop

if TYPE_CHECKING:
    from retrogames.looks.look import Look

CHOICES = (("Play", "start"), ("Setup", "colours"), ("Instructions", "manual"), ("Quit", "quit"))
FRAME = Box(28, 20, 584, 392)
GAP = 6
"""Extra dots between the letters of the wide name."""


class Title:
    """Pops with the command chosen. No pointer is seen until a click wakes the mouse, as in the original."""

    overlay = False
    busy = False
    sleep: int | None = None

    def __init__(self, look: Dos, palette: Palette) -> None:
        self._look = look
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

    def _boxes(self) -> list[Box]:
        widths = [self._look.play.width(word) + 28 for word, _ in CHOICES]
        gap = (460 - sum(widths)) // (len(widths) - 1)
        boxes, x = [], 90
        for width in widths:
            boxes.append(Box(x, 332, width, 46))
            x += width + gap
        return boxes

    def handle(self, event: Event) -> Change | None:
        """Choose by letter, arrows and Return, or by click once the mouse is awake."""
        match event:
            case Key(name="left" | "up"):
                self.chosen = (self.chosen - 1) % len(CHOICES)
            case Key(name="right" | "down" | "tab"):
                self.chosen = (self.chosen + 1) % len(CHOICES)
            case Key(name="return" | "space"):
                return Pop(CHOICES[self.chosen][1])
            case Key(name="escape"):
                return Pop("quit")
            case Key(name="f1"):
                return Pop("manual")
            case Key(name="f4"):
                return Pop("colours")
            case Key(name=name):
                return next((Pop(command) for word, command in CHOICES if word[0].lower() == name), None)
            case Press(x=x, y=y):
                return self._press(x, y)
            case Motion(x=x, y=y) if not self.hides_pointer:
                self._point(x, y)
        return None

    def _point(self, x: int, y: int) -> None:
        for number, box in enumerate(self._boxes()):
            if box.contains(x, y) and number != self.chosen:
                self.chosen = number
                self.dirty = True

    def _press(self, x: int, y: int) -> Change | None:
        if self.hides_pointer:
            self.hides_pointer = False
            return None
        for number, box in enumerate(self._boxes()):
            if box.contains(x, y):
                return Pop(CHOICES[number][1])
        return None

    def draw(self, screen: Screen) -> None:
        """Draw the whole title."""
        look = self._look
        screen.fill(art.GROUND)
        screen.pattern(0, 0, 640, 432, (0xAA, 0x55), art.BLACK)
        screen.rect(FRAME.x + 6, FRAME.y + 6, FRAME.w, FRAME.h, art.BLACK)
        screen.rect(*FRAME, art.GROUND)
        screen.frame(*FRAME, art.FRAME, 2)
        screen.frame(FRAME.x + 5, FRAME.y + 5, FRAME.w - 10, FRAME.h - 10, art.FRAME)
        self._name(screen)
        self._middle(screen, 110, "A game of six dice for one to four players", "dos-text-16", art.TEXT, 1)
        for face in range(1, 7):
            art.die(screen, 90 + (face - 1) * 79, 142, art.Face(face))
        screen.hline(90, 226, 460, art.FRAME)
        self._middle(screen, 234, "Dedicated to Thurston Kingsley Decker", "dos-head-15", art.TITLE, 1)
        self._middle(
            screen, 264, "© 1991 by George Leotti. Version 1.0, May 1991", "dos-text-16", art.TEXT, 1
        )
        self._middle(screen, 284, "This recreation, with thanks, 2026", "dos-text-16", art.NUMBER, 1)
        screen.hline(90, 310, 460, art.FRAME)
        for number, ((word, _), box) in enumerate(zip(CHOICES, self._boxes(), strict=True)):
            if number == self.chosen:
                screen.rect(*box, art.BOX)
                screen.frame(*box, art.ACTIVE, 3)
            x = look.shadowed(screen, box.x + 14, box.y + 9, word[:1], "dos-play-28", art.HOT, 2)
            look.shadowed(screen, x, box.y + 9, word[1:], "dos-play-28", art.TEXT, 2)
        line = "Press a letter, or arrows and Enter."
        if self.hides_pointer:
            line += "  A click wakes the mouse."
        art.prompt_strip(look, screen, line)
        self._strip(screen)

    def _name(self, screen: Screen) -> None:
        """Write the name wide, its foot dithered to the hot colour's darker neighbour."""
        face = self._look.title_face
        width = sum(face.width(letter) + GAP for letter in "CONTACT") - GAP
        for drop, pen in ((4, art.BLACK), (0, art.TITLE)):
            x = (640 - width) // 2
            for letter in "CONTACT":
                screen.text(x + drop, 52 + drop, letter, face, pen)
                x += face.width(letter) + GAP
        left = (640 - width) // 2
        for row in range(52 + 24, 52 + 41):
            pattern = 0xAA if row % 2 else 0x55
            if row < 52 + 33:
                pattern &= 0x22 if row % 2 else 0x88
            self._tint(screen, left, row, width, pattern)

    def _tint(self, screen: Screen, x: int, y: int, w: int, pattern: int) -> None:
        for column in range(x, x + w):
            if pattern >> (column % 8) & 1 and screen.at(column, y) == art.TITLE:
                screen.pixel(column, y, art.RED)

    def _middle(self, screen: Screen, y: int, text: str, face: str, pen: int, drop: int) -> None:
        art.centred(self._look, screen, FRAME, y, text, face, pen, drop)

    def _strip(self, screen: Screen) -> None:
        look = self._look
        screen.rect(0, 460, 640, 20, art.BLACK)
        x = 12
        for chip, word in (("F1", "Manual"), ("F4", "Colours"), ("F11", "Full screen"), ("Esc", "Shelf")):
            wide = 8 * len(chip) + 5
            screen.rect(x - 1, 462, wide, 16, art.SHADE)
            screen.text(x + 2, 462, chip, look.small, art.BLACK)
            screen.text(x + wide + 6, 462, word, look.small, art.BODY)
            x += 160
