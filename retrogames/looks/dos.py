"""The DOS dress: flat boxes with one-pixel frames and black shadows, hot letters, big smooth faces."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from retrogames.frozen import frozen
from retrogames.looks.dosart import HOURGLASS, POINTER, pointer
from retrogames.looks.dosmenu import DosMenu
from retrogames.looks.dossounds import sounds
from retrogames.looks.look import Menu, Metrics
from retrogames.machine.box import Box
from retrogames.machine.font import Font, FontCase
from retrogames.machine.palette import EGA, Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound
from retrogames.machine.sprites import Sprite

if TYPE_CHECKING:
    from retrogames.looks.widgets import Button, ListBox, SelectorParts, Slider, State, TextPage, Widget

VGA_LINES, EGA_LINES = 480, 350
"""Rows of modes 12h and 10h; both fill the same 4:3 (looks, 1)."""

SHADOW = 3

_FACES = {
    VGA_LINES: ("dos-text-16", "dos-head-15", "dos-play-28", "dos-head-38", "dos-title-41"),
    EGA_LINES: ("dos-text-14", "dos-head-15", "dos-head-15", "dos-play-28", "dos-title-41"),
}
"""Text, heading, play, large and title: the original, too, had other font files for EGA and for VGA.

Each is read when it is first written with: five faces take longer than the first picture may.
"""

_METRICS = {
    VGA_LINES: Metrics(18, 8, row=26, gap=10, pad=16, button=28, bar=16, page=(580, 358), columns=66),
    EGA_LINES: Metrics(15, 8, row=20, gap=6, pad=10, button=21, bar=16, page=(580, 266), columns=66),
}


@frozen
class Pens:
    """Which register draws what; the numbers of `CONTACT` are those of Contact's Setup."""

    black: int
    ground: int
    frame: int
    title: int
    text: int
    hot: int
    box: int
    box_text: int
    active: int
    strip: int
    quiet: int
    warning: int
    grey: int
    white: int


CONTACT = Pens(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 13, 14, 15)
VGA = Pens(0, 0, 3, 14, 7, 14, 1, 15, 14, 1, 7, 4, 7, 15)
SAFE = Pens(0, 0, 3, 6, 7, 6, 0, 7, 6, 3, 14, 4, 14, 7)
"""Setup's own registers: 0-7 the corner colours of the 64, 14 and 15 grey."""


class Dos:
    """Contact's dress; with other pens that of the shelf and of Setup."""

    name = "dos"
    pointer_scale = 1
    crt: Crt = "vga"

    def __init__(
        self,
        faces: FontCase,
        pens: Pens = CONTACT,
        palette: Palette = EGA.default,
        lines: int = VGA_LINES,
    ) -> None:
        self.faces = faces
        self.pens = pens
        self.palette = palette
        self.lines = lines
        self.metrics = _METRICS[lines]
        self.small = self._face(0)
        self.prompt = Box(0, 432, 640, 24) if lines == VGA_LINES else Box(0, 313, 640, 19)
        self.strip = Box(0, 460, 640, 20) if lines == VGA_LINES else Box(0, 334, 640, 16)
        self.area = Box(12, 8, 616, self.prompt.y - 16)
        self.stage = Box(0, 0, 640, self.strip.y)
        self.header = self.small.height + (6 if lines == VGA_LINES else 3)
        self.pointer = self.hand = pointer(POINTER, pens.white)
        self.busy = pointer(HOURGLASS, pens.white, 6, 8)
        self.sounds: Mapping[str, Sound] = sounds()
        self.drawn: dict[Hashable, Sprite] = {}
        """Sprites that a game has drawn for this look's lines, by what they show."""

    def _face(self, size: int) -> Font:
        return self.faces[_FACES[self.lines][size]]

    @cached_property
    def heading(self) -> Font:
        """The small heading's face."""
        return self._face(1)

    @cached_property
    def play(self) -> Font:
        """The face of scores, numbers and choices."""
        return self._face(2)

    @cached_property
    def large(self) -> Font:
        """The face of totals and page titles."""
        return self._face(3)

    @cached_property
    def title_face(self) -> Font:
        """The face of the title and of special moments, capitals only."""
        return self._face(4)

    @property
    def safe(self) -> "Dos":
        """The same dress in Setup's own registers."""
        return Dos(self.faces, SAFE, self.palette, self.lines)

    def on(self, lines: int) -> "Dos":
        """Give the same dress on a card of 480 lines or of 350."""
        return self if lines == self.lines else Dos(self.faces, self.pens, self.palette, lines)

    def rows(self, dots: int) -> int:
        """Give the rows that look as high as so many dots are wide: fewer where 350 lines fill the screen."""
        return dots if self.lines == VGA_LINES else max(1, (dots * self.lines + 240) // 480) if dots else 0

    def surface(self, screen: Screen) -> Screen:
        """One dot is one pixel."""
        return screen

    def surface_point(self, x: int, y: int) -> tuple[int, int]:
        """One dot is one pixel."""
        return x, y

    # Text

    def width(self, text: str, style: str = "plain") -> int:
        """Measure a text."""
        return (self.heading if style == "heading" else self.small).width(text)

    def write(self, screen: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text; headings stand in the 15-px face with a shadow."""
        p = self.pens
        if style == "heading":
            y += self.small.ascent + 3 - self.heading.ascent
            screen.text(x + 1, y + 1, text, self.heading, p.black)
            return screen.text(x, y, text, self.heading, p.title)
        if style == "warning":  # red letters could not be read on every box: a red ground can
            screen.rect(x - 3, y, self.small.width(text) + 6, self.small.height, p.warning)
        pens = {"quiet": p.quiet, "warning": p.white, "strong": p.hot, "inverse": p.black}
        pen = pens.get(style, p.box_text)
        return screen.text(x, y, text, self.small, pen)

    def shadowed(self, screen: Screen, x: int, y: int, text: str, font: Font, pen: int, drop: int = 2) -> int:
        """Write with a solid black shadow `drop` dots right and down; gives the x after the text."""
        screen.text(x + drop, y + self.rows(drop), text, font, self.pens.black)
        return screen.text(x, y, text, font, pen)

    def seat(self, font: Font, top: int, high: int) -> int:
        """Give the y that puts a face's capitals in the middle of so many rows from `top` on."""
        capitals = font.glyph("H").height
        return top + (high - capitals + 1) // 2 - (font.ascent - capitals)

    def rim(self, screen: Screen, box: Box, pen: int, thick: int = 3) -> None:
        """Draw a frame that looks equally thick on all sides inside a box."""
        x, y, w, h = box
        rows = self.rows(thick)
        screen.rect(x, y, w, rows, pen)
        screen.rect(x, y + h - rows, w, rows, pen)
        screen.rect(x, y, thick, h, pen)
        screen.rect(x + w - thick, y, thick, h, pen)

    # Panels

    def ground(self, screen: Screen) -> None:
        """Fill the screen with the ground colour."""
        screen.fill(self.pens.ground)

    def set_stage(self, screen: Screen, title: str) -> None:
        """A game has the whole screen down to the strip."""
        self.ground(screen)

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a panel in the area above the strips."""
        m = self.metrics
        return self.area.centred(w + 2 * m.pad, h + 2 * m.pad + (self.header if title else 0))

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""
        pad, top = self.metrics.pad, self.header if title else 0
        return Box(box.x + pad, box.y + top + pad, box.w - 2 * pad, box.h - top - 2 * pad)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty box: shadow, flat fill, one-pixel frame, title strip."""
        self.plate(screen, box, self.pens.box)
        if title:
            p = self.pens
            screen.rect(box.x, box.y, box.w, self.header, p.frame)
            x = box.x + (box.w - self.small.width(title)) // 2
            screen.text(x, self.seat(self.small, box.y, self.header), title, self.small, p.black)

    def plate(
        self, screen: Screen, box: Box, fill: int, frame: int | None = None, shadow: int = SHADOW
    ) -> None:
        """Draw a flat box with a one-pixel frame and a black shadow to the lower right."""
        x, y, w, h = box
        screen.rect(x + shadow, y + self.rows(shadow), w, h, self.pens.black)
        screen.rect(x, y, w, h, fill)
        screen.frame(x, y, w, h, self.pens.frame if frame is None else frame)

    def close_box(self, box: Box, title: str) -> Box | None:
        """DOS boxes have no closing gadget."""
        return None

    def button_boxes(self, buttons: Sequence["Button"], inside: Box, y: int) -> Sequence[Box]:
        """Centre the row, all buttons of one width where they fit."""
        m = self.metrics
        widths = [self.width(button.text) + 4 * m.char for button in buttons]
        same = max(widths)
        if same * len(widths) + 16 * (len(widths) - 1) <= inside.w:
            widths = [same] * len(widths)
        x = inside.x + (inside.w - sum(widths) - 16 * (len(widths) - 1)) // 2
        boxes = []
        for width in widths:
            boxes.append(Box(x, y, width, m.button))
            x += width + 16
        return boxes

    def widget(self, screen: Screen, widget: "Widget", state: "State") -> None:
        """Draw one widget in its box."""
        from retrogames.looks.doswidgets import draw_widget  # the shelf has no widgets

        draw_widget(self, screen, widget, state)

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw nothing: a DOS box tells by words and colour."""

    def icon_size(self, kind: str) -> tuple[int, int]:
        """DOS boxes show no sign."""
        return 0, 0

    def scroll_part(self, widget: "ListBox | TextPage", x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point."""
        from retrogames.looks.doswidgets import scroll_part

        return scroll_part(self.metrics.bar, widget, x, y)

    def scroll_to(self, widget: "ListBox | TextPage", y: int) -> int:
        """Give the top line that dragging the thumb to row y means."""
        from retrogames.looks.doswidgets import scroll_to

        return scroll_to(self.metrics.bar, widget, y)

    def slide_to(self, widget: "Slider", x: int) -> int:
        """Give the value at column x."""
        from retrogames.looks.doswidgets import slide_to

        return slide_to(widget, x)

    def place_selector(self, parts: "SelectorParts") -> Box | None:
        """The common way serves."""
        return None

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the bottom strip with its pop-up list."""
        return DosMenu(self, title, names)


def shelf_dress(faces: FontCase) -> Dos:
    """Make the shelf's dress: the VGA start-up colours, registers 0-15 in their usual order."""
    return Dos(faces, VGA, EGA.default)
