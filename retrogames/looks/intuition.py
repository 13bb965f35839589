"""The Amiga dress: Intuition 1.3 on hires pixels, white bars and requesters over Workbench blue."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from retrogames.looks.intuitionart import BUSY, POINTER
from retrogames.looks.intuitionmenu import IntuitionMenu
from retrogames.looks.intuitionpens import ORIGINAL, REQUESTER, SAFE, WINDOW, Pens
from retrogames.looks.intuitionselector import place_selector
from retrogames.looks.intuitionsounds import make_sounds
from retrogames.looks.intuitionwidgets import draw_widget, scroll_part, scroll_to, slide_to
from retrogames.looks.look import Menu, Metrics
from retrogames.looks.widgets import Button, ListBox, SelectorParts, Slider, State, TextPage, Widget
from retrogames.machine.box import Box
from retrogames.machine.font import FontCase
from retrogames.machine.palette import Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound

BAR = 10
"""Height of the screen's title bar and of a drag bar: topaz 8 and a row above and below."""

GHOST = (0x88, 0x22)
"""Sparse dots, rows 8888 and 2222: erased from a disabled gadget, and in a waiting drag bar (looks, 4.2)."""


NARROW = 240
"""Panels narrower than this keep their content closer to the border."""

UNNAMED = "System Request"
"""The title of a requester that has none of its own (looks, 4.4)."""

ABOVE = 206
"""The row above which panels stand where they can: below it is their shadow, and then the prompt."""

LOW, LEAST = 100, 280
"""A panel with less than so many rows of content is at least so wide."""


class Intuition:
    """Point to Point's dress. Its requesters are white; `windows` is the same dress in blue."""

    name = "intuition"
    metrics = Metrics(
        line=10, char=8, row=14, gap=5, pad=20, button=14, bar=18, page=(540, 167), columns=60, label=20
    )
    area = Box(8, 12, 624, 202)
    stage = Box(0, BAR, 640, 240 - BAR)
    pointer_scale = 2
    lines = 480
    crt: Crt = "amiga"

    def __init__(self, faces: FontCase, palette: Palette = ORIGINAL, pens: Pens = REQUESTER) -> None:
        self.faces = faces
        self.palette = palette
        self.pens = pens
        self.topaz = faces["topaz-8"]
        table = {2: SAFE.shadow, 4: SAFE.focus, 5: SAFE.text} if pens is SAFE else {}
        self.pointer = self.hand = POINTER.recoloured(table)
        self.busy = BUSY.recoloured(table)
        self.sounds: Mapping[str, Sound] = make_sounds()

    @property
    def bar_pens(self) -> Pens:
        """Bars and menus are white like requesters, in safe registers where the dress is safe."""
        return SAFE if self.pens is SAFE else REQUESTER

    @property
    def page_pens(self) -> Pens:
        """Text pages are blue even in a white requester."""
        return WINDOW if self.pens is REQUESTER else self.pens

    @cached_property
    def windows(self) -> "Intuition":
        """The same dress for what stands on blue: windows and the gadgets of the screen itself."""
        return Intuition(self.faces, self.palette, WINDOW)

    @cached_property
    def safe(self) -> "Intuition":
        """The same dress in registers 12-15 alone."""
        return Intuition(self.faces, self.palette, SAFE)

    def surface(self, screen: Screen) -> Screen:
        """Give hires: 640x240 pixels, each one dot wide and two high."""
        return screen.scaled(1, 2)

    def surface_point(self, x: int, y: int) -> tuple[int, int]:
        """Give the pixel at a dot."""
        return x, y // 2

    # Text

    def width(self, text: str, style: str = "plain") -> int:
        """Measure a text: topaz is eight pixels a letter."""
        return self.topaz.width(text)

    def write(self, screen: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text; headings, and strong words on white, are thickened as the machine does it."""
        return self.letter(self.surface(screen), x, y, text, style)

    def letter(self, s: Screen, x: int, y: int, text: str, style: str = "plain", page: bool = False) -> int:
        """Write a text on hires pixels; `page` tells that it stands on a text page's paper."""
        p = self.page_pens if page else self.pens
        if style == "inverse":
            s.rect(x, y - 1, self.width(text), 10, p.text)
            return s.text(x, y, text, self.topaz, p.fill)
        styles = {"quiet": p.quiet, "warning": p.warning, "strong": p.strong, "heading": p.heading}
        pen = styles.get(style, p.text)
        bold = style == "heading" or (style == "strong" and pen == p.text)
        return s.text(x, y, text, self.topaz, pen, bold=bold)

    # Panels

    def ground(self, screen: Screen) -> None:
        """Draw the empty screen: blue, with its bar."""
        screen.fill(self.pens.line)
        self.surface(screen).rect(0, 0, 640, BAR, self.pens.edge)

    def set_stage(self, screen: Screen, title: str) -> None:
        """A game has all that is below the screen's title bar."""
        self.ground(screen)

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a panel over the board; a tall one takes what it needs of the screen below the bar."""
        least = max(self.width(title or UNNAMED) + 56, LEAST if h < LOW else 0)
        wide = w + 2 * (self.metrics.pad if w + 40 >= NARROW else self.metrics.pad - 8)
        area = self.area if h + 28 <= self.area.h else Box(0, BAR + 1, 640, 238 - BAR)
        box = area.centred(max(wide, least), h + 28)
        return box.move(0, -min(max(0, box.bottom - ABOVE), max(0, box.y - area.y)))

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""
        pad = self.metrics.pad if box.w >= NARROW else self.metrics.pad - 8
        return Box(box.x + pad, box.y + 18, box.w - 2 * pad, box.h - 28)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty window: shadow, border, drag bar with stripes; a requester has a frame within."""
        s, p = self.surface(screen), self.pens
        title = title or UNNAMED
        x, y, w, h = box
        s.rect(x + 4, y + 2, w, h, p.shadow)
        s.rect(x, y, w, h, p.edge)
        s.rect(x + 4, y + BAR, w - 8, h - BAR - 2, p.fill)
        if p is REQUESTER:
            self.box(s, Box(x + 4, y + 11, w - 8, h - 13), p.text)
        closer = self.close_box(box, title)
        if closer is not None:
            self._closer(s, closer)
        self.drag_bar(s, Box(box.x + (24 if closer else 0), y, w - (24 if closer else 0), BAR), title)

    def drag_bar(self, s: Screen, box: Box, title: str, active: bool = True) -> None:
        """Draw a drag bar's title and stripes, or dots where the window waits."""
        p = self.pens
        s.rect(*box, p.edge)
        left = box.x + 4
        if title:
            left = 4 + s.text(box.x + (8 if box.w >= NARROW else 6), box.y + 1, title, self.topaz, p.line)
        wide = box.right - 4 - left
        if active:
            s.rect(left, box.y + 2, wide, 2, p.line)
            s.rect(left, box.y + 6, wide, 2, p.line)
        else:
            s.pattern(left, box.y + 2, wide, 6, GHOST, p.line)

    def _closer(self, s: Screen, box: Box) -> None:
        """Draw the closing gadget: a dot in a frame."""
        p = self.pens
        s.rect(*box, p.edge)
        self.box(s, Box(box.x + 2, box.y + 1, 20, 8), p.line)
        s.rect(box.x + 10, box.y + 4, 4, 3, p.shadow)
        s.rect(box.x + 22, box.y, 2, BAR, p.line)

    def close_box(self, box: Box, title: str) -> Box | None:
        """Windows have a closing gadget, requesters none."""
        return None if self.pens is REQUESTER else Box(box.x, box.y, 24, BAR)

    # Parts

    def box(self, s: Screen, box: Box, pen: int) -> None:
        """Draw a gadget's frame: sides 2 pixels, top and bottom 1 row."""
        x, y, w, h = box
        s.hline(x, y, w, pen)
        s.hline(x, y + h - 1, w, pen)
        s.rect(x, y, 2, h, pen)
        s.rect(x + w - 2, y, 2, h, pen)

    def well(self, s: Screen, box: Box) -> None:
        """Draw a sunken field."""
        p = self.pens
        s.rect(*box, p.well)
        self.box(s, box, p.lit)
        s.hline(box.x, box.y, box.w - 2, p.sunk)
        s.rect(box.x, box.y, 2, box.h - 1, p.sunk)

    def highlight(self, s: Screen, box: Box) -> None:
        """Complement a box as pressed gadgets and menu items show it; 12-15 change among themselves."""
        if self.pens is SAFE:
            s.recolour(*box, {12: 15, 13: 14, 14: 13, 15: 12})
        else:
            s.invert(*box)

    def ghost(self, s: Screen, box: Box, ground: int | None = None) -> None:
        """Erase sparse dots from what cannot be used now, to the ground it stands on."""
        s.pattern(*box, GHOST, self.pens.fill if ground is None else ground)

    def button_boxes(self, buttons: Sequence[Button], inside: Box, y: int) -> Sequence[Box]:
        """Spread buttons of one width: the positive one left, the negative right; a single one right.

        Where that width does not fit, each becomes as wide as its own text needs.
        """
        gaps = len(buttons) - 1
        texts = [self.width(button.text) for button in buttons]
        room = inside.w - 8 * gaps
        same = min(max(64, max(texts) + 40), room // len(buttons))
        widths = [same] * len(buttons)
        if same < max(texts) + 20:
            widths = [text + (room - sum(texts)) // len(buttons) for text in texts]
        free = inside.w - sum(widths)
        if not gaps:
            return [Box(inside.x + free, y, same, self.metrics.button)]
        lefts = [inside.x + sum(widths[:n]) + n * free // gaps for n in range(len(buttons))]
        return [Box(x, y, w, self.metrics.button) for x, w in zip(lefts, widths, strict=True)]

    def widget(self, screen: Screen, widget: Widget, state: State) -> None:
        """Draw one widget in its box."""
        draw_widget(self, screen, widget, state)

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw nothing: a requester tells by words."""

    def icon_size(self, kind: str) -> tuple[int, int]:
        """Requesters show no sign."""
        return 0, 0

    def scroll_part(self, widget: ListBox | TextPage, x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point."""
        return scroll_part(widget, x, y)

    def scroll_to(self, widget: ListBox | TextPage, y: int) -> int:
        """Give the top line that dragging the knob to row y means."""
        return scroll_to(widget, y)

    def slide_to(self, widget: Slider, x: int) -> int:
        """Give the value at column x."""
        return slide_to(widget, x)

    def place_selector(self, parts: SelectorParts) -> Box | None:
        """Place the file requester."""
        return place_selector(parts)

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the screen's title bar that turns into the menu bar."""
        return IntuitionMenu(self, title, names)
