"""The GEM dress: black on white in the 320x200 dots of ST low, menus that drop by themselves, alerts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from retrogames.looks.gemart import ARROW, BEE, HAND, SIGNS
from retrogames.looks.gemmenu import GemMenu
from retrogames.looks.gemselector import place_selector
from retrogames.looks.gemsounds import make_sounds
from retrogames.looks.gemwidgets import draw_widget, scroll_part, scroll_to, slide_to
from retrogames.looks.look import Menu, Metrics
from retrogames.looks.widgets import Button, ListBox, SelectorParts, Slider, State, TextPage, Widget
from retrogames.machine.box import Box
from retrogames.machine.font import FontCase
from retrogames.machine.palette import ST, Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound

PAPER, INK, SURROUND = 0, 15, 7
"""Registers: paper and border, ink, and the grey around the board."""

BAR = 11
"""Height of the menu bar with the line on its last row (looks, 3.3)."""

_REGISTERS = (
    *("777", "710", "141", "760", "137", "400", "021", "555"),
    *("333", "755", "575", "775", "467", "420", "014", "000"),
)

ORIGINAL = Palette(tuple(map(ST.read, _REGISTERS)))
"""Splatter's sixteen registers."""

RING = 3
"""How far outside a dialog's box its outline stands (looks, 3.3)."""

TALL = 188
"""Rows below the menu bar: what a dialog may cover that does not fit over the board."""


class Margins(NamedTuple):
    """Hold what lies between a panel's outline and its content, and further rows above the buttons."""

    side: int
    above: int
    below: int
    between: int


DIALOG = Margins(14, 26, 10, 4)
NOTICE = Margins(11, 13, 9, 0)

ALERT = 255
"""Width of an alert's inside: its outline is as wide as the full board, 277."""


class Gem:
    """Splatter's dress. Dialogs, menus and alerts write in registers 0 and 15 alone."""

    name = "gem"
    metrics = Metrics(
        line=9,
        char=8,
        row=12,
        gap=4,
        pad=DIALOG.side,
        button=16,
        bar=12,
        page=(310 - 2 * DIALOG.side, TALL - DIALOG.above - DIALOG.below - DIALOG.between),
        columns=32,
        alert=ALERT,
        label=13,
    )
    area = Box(5, 12, 310, 155)
    stage = Box(0, BAR, 320, 200 - BAR)
    pointer_scale = 2
    lines = 480
    crt: Crt = "st"

    def __init__(self, faces: FontCase, palette: Palette = ORIGINAL, surround: int = SURROUND) -> None:
        self.faces = faces
        self.palette = palette
        self.surround = surround
        self.text = faces["gem-8"]
        self.small = faces["gem-6"]
        self.count = faces["gem-count-12"]
        self.pointer = ARROW
        self.busy = BEE
        self.hand = HAND
        self.sounds: Mapping[str, Sound] = make_sounds()

    @property
    def safe(self) -> "Gem":
        """The same dress on a ground of paper; all else is in paper and ink anyway."""
        return Gem(self.faces, self.palette, PAPER)

    def surface(self, screen: Screen) -> Screen:
        """Give ST low: 320x200 pixels of 2x2 dots between two white borders."""
        return screen.scaled(2, 2, 0, 40, 320, 200)

    def surface_point(self, x: int, y: int) -> tuple[int, int]:
        """Give the pixel at a dot; in the borders its row is negative or over 199."""
        return x // 2, (y - 40) // 2

    # Text

    def width(self, text: str, style: str = "plain") -> int:
        """Measure a text: every letter is eight pixels wide."""
        return self.text.width(text)

    def write(self, screen: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text; the VDI underlines headings and thickens strong words, warnings are inverse."""
        return self.letter(self.surface(screen), x, y, text, style)

    def letter(self, s: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text on the ST's own screen."""
        if style in ("inverse", "warning"):
            s.rect(x, y - 1, self.width(text), 9, INK)
            return s.text(x, y, text, self.text, PAPER)
        return s.text(x, y, text, self.text, INK, bold=style == "strong", underline=style == "heading")

    # Panels

    def ground(self, screen: Screen) -> None:
        """Draw the white border, the empty menu bar and the grey ground below it."""
        screen.fill(PAPER)
        s = self.surface(screen)
        s.hline(0, BAR - 1, 320, INK)
        s.rect(0, BAR, 320, 200 - BAR, self.surround)

    def set_stage(self, screen: Screen, title: str) -> None:
        """A game has all that is below the menu bar."""
        self.ground(screen)

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a panel under the menu bar; one without a title is an alert, as wide as the board.

        Buttons that would make an alert a little wider are set closer together.
        """
        m = DIALOG if title else NOTICE
        if not title and w <= ALERT + 2 * self.metrics.char:
            w = ALERT
        w, h = w + 2 * m.side, h + m.above + m.between + m.below
        x, y, room, high = self.area
        high = high if h <= high else TALL
        return Box(x + (room - w) // 2, y + (high - h + 1) // 2, w, h)

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""
        m = DIALOG if title else NOTICE
        return Box(box.x + m.side, box.y + m.above, box.w - 2 * m.side, box.h - m.above - m.below)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty dialog: outline, white ring, inner border of 2, or 1 for an alert (looks, 3.3)."""
        s = self.surface(screen)
        s.rect(*box, PAPER)
        s.frame(*box, INK)
        s.frame(*box.inset(RING), INK, 2 if title else 1)
        if title:
            words = spaced(title, (box.w - 20) // 8)
            s.text(box.x + (box.w - self.width(words)) // 2, box.y + 11, words, self.text, INK)

    def close_box(self, box: Box, title: str) -> Box | None:
        """GEM's dialogs have no closing gadget."""
        return None

    def button_boxes(self, buttons: Sequence[Button], inside: Box, y: int) -> Sequence[Box]:
        """Centre the row, all buttons as wide as the longest label where that fits (looks, 3.3)."""
        widths = [self.width(button.text) + self.metrics.label for button in buttons]
        count, room = len(buttons), inside.w - 4
        if count * max(widths) + 6 * (count - 1) <= room:
            widths = [max(widths)] * count
        gap = max(2, min(16, (room - sum(widths)) // max(1, count - 1)))
        x = inside.x + (inside.w - sum(widths) - gap * (count - 1)) // 2
        boxes = []
        for width in widths:
            boxes.append(Box(x, y, width, self.metrics.button))
            x += width + gap
        return boxes

    def widget(self, screen: Screen, widget: Widget, state: State) -> None:
        """Draw one widget in its box."""
        draw_widget(self, screen, widget, state)

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw a sign, two pixels in: where the buttons' borders begin."""
        if kind in SIGNS:
            self.surface(screen).blit(SIGNS[kind], x + 2, y)

    def icon_size(self, kind: str) -> tuple[int, int]:
        """Signs are 32x32 (looks, 3.3)."""
        return (32, 32) if kind in SIGNS else (0, 0)

    def scroll_part(self, widget: ListBox | TextPage, x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point."""
        return scroll_part(widget, x, y)

    def scroll_to(self, widget: ListBox | TextPage, y: int) -> int:
        """Give the top line that dragging the thumb to row y means."""
        return scroll_to(widget, y)

    def slide_to(self, widget: Slider, x: int) -> int:
        """Give the value at column x."""
        return slide_to(widget, x)

    def place_selector(self, parts: SelectorParts) -> Box | None:
        """Place the parts as ITEM SELECTOR has them."""
        return place_selector(parts)

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the menu bar."""
        return GemMenu(self, title, names)


def spaced(title: str, columns: int) -> str:
    """Write a dialog's title in capitals, a single word spaced where there is room for it."""
    words = title.upper()
    wide = words if " " in words else " ".join(words)
    return wide if len(wide) <= columns else words[:columns]
