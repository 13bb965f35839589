"""The Motif dress: the X root weave, mwm frames, shadows on everything, message boxes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from retrogames.looks.look import Menu, Metrics
from retrogames.looks.motifframe import (
    EDGE,
    TITLE,
    WINDOW,
    Frame,
    Tones,
    bevel,
    client_of,
    draw_frame,
    frame_parts,
)
from retrogames.looks.motifmenu import MotifMenu
from retrogames.looks.motifsigns import BUSY, POINTER, SIGNS
from retrogames.looks.motifwidgets import draw_widget, scroll_part, scroll_to, slide_to
from retrogames.looks.widgets import Button, ListBox, SelectorParts, Slider, State, TextPage, Widget
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.font import FontCase
from retrogames.machine.palette import Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound
from retrogames.machine.sprites import Sprite

WEAVE = (0x11, 0x44, 0x22, 0x88)
"""The root's 4x4 tile, one white dot a row in columns 3, 1, 2, 0 (looks, 5.4: X's bytes 88 22 44 11, whose
lowest bit is the leftmost)."""

GUTTER = 8
"""Columns at least between push buttons: room for the rings of focus and default."""

INK, PAPER = 0, 1
CLIENT = Tones(2, 3, 4, 5)
FRAME = Tones(6, 7, 8, 5)
SAFE = Tones(9, 1, 11, 10)
INACTIVE = Tones(9, 10, 11, 10)
SQUARE = Tones(12, 13, 14, 5)
MARK = 15

ORIGINAL = Palette.read(
    "000000 FFFFFF 729FFF C4D7FF 3E578C 6187D9 5F9EA0 B9D5D6"
    " 325455 D3D3D3 A9A9A9 747474 B0C4DE E1E9F3 687483 FFD700"
)
"""Registers by role, as the mockups' page lists them; 3-5, 7-8, 13-14 follow the 1.1 shadow rule."""


BAR = Box(*client_of(WINDOW)[:3], 31)
"""The menu bar of a window that nobody has moved."""


@dataclass(slots=True)
class Desk:
    """What lies on the root: the window drawn last, which a dialog over it takes the focus from."""

    front: Frame | None = None


class Motif:
    """Engarde's dress. Dialogs are mwm windows of their own over the client's."""

    name = "motif"
    metrics = Metrics(line=13, char=6, row=27, gap=8, pad=12, button=27, bar=19, page=(500, 360), columns=74)
    area = Box(8, 8, 624, 464)
    stage = Box(BAR.x, BAR.bottom, BAR.w, client_of(WINDOW).bottom - BAR.bottom)
    pointer_scale = 1
    lines = 480
    crt: Crt = "x"
    palette = ORIGINAL

    def __init__(
        self, faces: FontCase, body: Tones = CLIENT, well: Tones = SQUARE, desk: "Desk | None" = None
    ) -> None:
        self.faces = faces
        self.body = body
        self.well = well
        self.fixed = faces["fixed-13"]
        self.bold = faces["helv-bold-12"]
        self.large = faces["helv-bold-18"]
        self.pointer: Sprite = POINTER
        self.hand: Sprite = POINTER
        self.busy: Sprite = BUSY
        self.sounds: Mapping[str, Sound] = _sounds()
        self._desk = desk or Desk()
        self.bar: Box | None = BAR
        """Where the menu bar stands; None while the window is an icon."""

    @property
    def safe(self) -> "Motif":
        """The same dress on light grey, in registers that no colour setup changes."""
        return Motif(self.faces, SAFE, SAFE, self._desk)

    def surface(self, screen: Screen) -> Screen:
        """One dot is one pixel."""
        return screen

    def surface_point(self, x: int, y: int) -> tuple[int, int]:
        """One dot is one pixel."""
        return x, y

    # Text

    def width(self, text: str, style: str = "plain") -> int:
        """Measure a text."""
        return (self.bold if style == "heading" else self.fixed).width(text)

    def write(self, screen: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text; headings in the bold face."""
        if style == "heading":
            return screen.text(x, y - 1, text, self.bold, INK)
        pen = {"quiet": self.body.bottom, "inverse": PAPER}.get(style, INK)
        return screen.text(x, y, text, self.fixed, pen, bold=style in ("strong", "warning"))

    # Shadows and windows

    def raised(self, screen: Screen, box: Box, tones_: Tones, t: int = 2, fill: bool = True) -> None:
        """Draw a raised box: light above and left, dark below and right, cut on the diagonal."""
        bevel(screen, box, tones_.top, tones_.bottom, t)
        if fill:
            screen.rect(box.x + t, box.y + t, box.w - 2 * t, box.h - 2 * t, tones_.ground)

    def sunken(self, screen: Screen, box: Box, tones_: Tones, t: int = 2, fill: int | None = None) -> None:
        """Draw a sunken box with its ground, or another register."""
        bevel(screen, box, tones_.bottom, tones_.top, t)
        pen = tones_.ground if fill is None else fill
        screen.rect(box.x + t, box.y + t, box.w - 2 * t, box.h - 2 * t, pen)

    def etched(self, screen: Screen, box: Box, tones_: Tones) -> None:
        """Draw an etched-in frame: half sunken, half raised."""
        bevel(screen, box, tones_.bottom, tones_.top, 1)
        bevel(screen, box.inset(1), tones_.top, tones_.bottom, 1)

    def ground(self, screen: Screen) -> None:
        """Weave the root window; nothing lies on it yet."""
        screen.fill(INK)
        screen.pattern(0, 0, 640, 480, WEAVE, PAPER)
        self._desk.front = None

    def window(
        self, screen: Screen, box: Box, title: str, buttons: bool = True, held: tuple[str, ...] = ()
    ) -> None:
        """Draw an mwm window that has the focus: frame with handles, title, its buttons, empty client.

        `held` names the parts pressed in: menu, minimise, maximise or title. A dialog (`buttons` false) has
        only the menu button.
        """
        frame = Frame(box, title, buttons, held)
        draw_frame(screen, frame, FRAME, self.bold, INK)
        screen.rect(*client_of(box), self.body.ground)
        self._desk.front = frame

    def set_stage(self, screen: Screen, title: str) -> None:
        """A game has a window, with the menu bar at its top; one that nothing is done with but play."""
        self.ground(screen)
        self.window(screen, WINDOW, title, buttons=False)
        self.bar = BAR

    # Panels

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a dialog on the screen."""
        pad = self.metrics.pad
        return self.area.centred(w + 2 * pad + 2 * EDGE, h + 2 * pad + 2 * EDGE + TITLE)

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a dialog."""
        return client_of(box).inset(self.metrics.pad)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty dialog window; the window below it loses the focus, and its frame shows that."""
        if self._desk.front is not None:
            draw_frame(screen, self._desk.front, INACTIVE, self.bold, INK)
        self.window(screen, box, title, buttons=False)
        bevel(screen, client_of(box), self.body.top, self.body.bottom, 1)

    def close_box(self, box: Box, title: str) -> Box | None:
        """The window menu's button closes a dialog."""
        return frame_parts(box, False)["menu"]

    def button_boxes(self, buttons: Sequence[Button], inside: Box, y: int) -> Sequence[Box]:
        """Spread the row evenly, all buttons of one width, as a Motif form does; they never touch."""
        count = len(buttons)
        width = max([self.fixed.width(button.text) for button in buttons] + [48]) + 24
        width = min(width, (inside.w - GUTTER * (count - 1)) // max(1, count))
        free = inside.w - width * len(buttons)
        boxes = []
        for number in range(len(buttons)):
            x = inside.x + (2 * number + 1) * free // (2 * len(buttons)) + number * width
            boxes.append(Box(x, y, width, self.metrics.button))
        return boxes

    def widget(self, screen: Screen, widget: Widget, state: State) -> None:
        """Draw one widget in its box."""
        draw_widget(self, screen, widget, state)

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw a message box's symbol."""
        screen.blit(SIGNS[kind], x, y)

    def icon_size(self, kind: str) -> tuple[int, int]:
        """Measure a message box's symbol; none has none."""
        return SIGNS[kind].size if kind in SIGNS else (0, 0)

    def scroll_part(self, widget: ListBox | TextPage, x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point."""
        return scroll_part(self.metrics.bar, widget, x, y)

    def scroll_to(self, widget: ListBox | TextPage, y: int) -> int:
        """Give the top line that dragging the slider to row y means."""
        return scroll_to(self.metrics.bar, widget, y)

    def slide_to(self, widget: Slider, x: int) -> int:
        """Give the value at column x of a scale."""
        return slide_to(widget, x)

    def place_selector(self, parts: SelectorParts) -> Box | None:
        """The common way serves."""
        return None

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the menu bar with its pull-downs."""
        return MotifMenu(self, names)


def _sounds() -> dict[str, Sound]:
    """Make the X bell (looks, 5.4: 400 Hz, 100 ms, half volume) and few quiet tones beside it."""
    return {
        "click": Sound(lambda: tones.sine(900, 12, 0.08)),
        "key": Sound(lambda: tones.sine(700, 8, 0.05)),
        "refuse": Sound(lambda: tones.sine(400, 100, 0.25)),
        "bell": Sound(lambda: tones.sine(400, 100, 0.25)),
        "move": Sound(lambda: tones.sine(300, 45, 0.15)),
        "capture": Sound(lambda: tones.sine(520, 70, 0.15) + tones.sine(650, 70, 0.15)),
        "win": Sound(lambda: b"".join(tones.sine(f, 110, 0.2) for f in (400, 500, 600, 800))),
        "lose": Sound(lambda: b"".join(tones.sine(f, 160, 0.2) for f in (400, 300, 200))),
    }
