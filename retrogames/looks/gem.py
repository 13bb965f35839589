"""The GEM dress: black on white in the 320x200 dots of ST low, menus that drop by themselves, alerts."""

from collections.abc import Mapping, Sequence

from retrogames.looks.gemart import ARROW, BEE, HAND, SIGNS
from retrogames.looks.gemmenu import GemMenu
from retrogames.looks.gemsounds import make_sounds
from retrogames.looks.gemwidgets import draw_widget, scroll_part, scroll_to, slide_to
from retrogames.looks.look import Menu, Metrics, SelectorParts
from retrogames.looks.widgets import Button, ListBox, Slider, State, TextPage, Widget
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

TITLE = 22
"""Rows that a dialog's title takes above its content."""

ALERT = 255
"""Width of an alert's inside: its outline is as wide as the full board, 277."""


class Gem:
    """Splatter's dress. Dialogs, menus and alerts write in registers 0 and 15 alone."""

    name = "gem"
    metrics = Metrics(
        line=9, char=8, row=13, gap=4, pad=8, button=16, bar=12, page=(286, 150), columns=32, alert=ALERT
    )
    area = Box(5, 12, 310, 155)
    pointer_scale = 2
    crt: Crt = "st"

    def __init__(self, faces: FontCase, palette: Palette = ORIGINAL) -> None:
        self.faces = faces
        self.palette = palette
        self.text = faces["gem-8"]
        self.small = faces["gem-6"]
        self.count = faces["gem-count-12"]
        self.pointer = ARROW
        self.busy = BEE
        self.hand = HAND
        self.sounds: Mapping[str, Sound] = make_sounds()

    @property
    def safe(self) -> "Gem":
        """The same dress: its dialogs are in paper and ink anyway."""
        return self

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
        """Write a text; headings are underlined, strong words and warnings thickened, as the VDI does it."""
        return self.letter(self.surface(screen), x, y, text, style)

    def letter(self, s: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text on the ST's own screen."""
        if style == "inverse":
            s.rect(x, y, self.width(text), 8, INK)
            return s.text(x, y, text, self.text, PAPER)
        return s.text(
            x, y, text, self.text, INK, bold=style in ("strong", "warning"), underline=style == "heading"
        )

    # Panels

    def ground(self, screen: Screen) -> None:
        """Draw the white border, the empty menu bar and the grey below it."""
        screen.fill(PAPER)
        s = self.surface(screen)
        s.hline(0, BAR - 1, 320, INK)
        s.rect(0, BAR, 320, 200 - BAR, SURROUND)

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a panel under the menu bar; one without a title is an alert, as wide as the board."""
        if title:
            area = self.area if h + TITLE + 22 <= self.area.h else Box(5, 12, 310, 188)
            return area.centred(w + 26, h + TITLE + 22)
        return self.area.centred(max(w, ALERT) + 22, h + 22)

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""
        if title:
            return Box(box.x + 13, box.y + TITLE + 11, box.w - 26, box.h - TITLE - 22)
        return Box(box.x + 11, box.y + 13, box.w - 22, box.h - 22)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty dialog: outline, white ring, inner border of 2, or 1 for an alert (looks, 3.3)."""
        s = self.surface(screen)
        s.rect(*box, PAPER)
        s.frame(*box, INK)
        s.frame(*box.inset(RING), INK, 2 if title else 1)
        if title:
            words = spaced(title, (box.w - 20) // 8)
            s.text(box.x + (box.w - self.width(words)) // 2, box.y + 12, words, self.text, INK)

    def close_box(self, box: Box, title: str) -> Box | None:
        """GEM's dialogs have no closing gadget."""
        return None

    def button_boxes(self, buttons: Sequence[Button], inside: Box, y: int) -> Sequence[Box]:
        """Give all buttons the width of the longest label and spread the row over a dialog."""
        room = inside.inset(2, 0)
        wide = max(self.width(button.text) for button in buttons) + 14
        gap = 10
        if len(buttons) > 1:
            wide = min(wide, (room.w - gap * (len(buttons) - 1)) // len(buttons))
        x = room.x + (room.w - wide * len(buttons) - gap * (len(buttons) - 1)) // 2
        return [Box(x + n * (wide + gap), y, wide, self.metrics.button) for n in range(len(buttons))]

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
        return None

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the menu bar."""
        return GemMenu(self, title, names)


def spaced(title: str, columns: int) -> str:
    """Write a dialog's title in capitals, spaced where there is room for it."""
    wide = " ".join(title.upper())
    return wide if len(wide) <= min(columns, 25) else title.upper()
