"""The DOS dress: flat boxes with one-pixel frames and black shadows, hot letters, big smooth faces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from retrogames.looks.dosmenu import DosMenu
from retrogames.looks.doswidgets import draw_widget, scroll_part, scroll_to, slide_to
from retrogames.looks.look import Menu, Metrics, SelectorParts
from retrogames.looks.widgets import Button, ListBox, Slider, State, TextPage, Widget
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.font import FontCase
from retrogames.machine.palette import EGA, Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound
from retrogames.machine.sprites import Sprite

HEADER = 22
"""Height of a panel's title strip."""

SHADOW = 3


@dataclass(frozen=True, slots=True)
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
    strip_text: int
    quiet: int
    warning: int
    grey: int
    white: int


CONTACT = Pens(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 13, 14, 15)
VGA = Pens(0, 0, 3, 14, 7, 14, 1, 15, 14, 1, 14, 7, 4, 7, 15)
SAFE = Pens(0, 0, 3, 6, 7, 6, 0, 7, 6, 3, 0, 14, 4, 14, 7)
"""Setup's own registers: 0-7 the corner colours of the 64, 14 and 15 grey."""

POINTER = """
0.............
00............
0f0...........
0ff0..........
0fff0.........
0ffff0........
0fffff0.......
0ffffff0......
0fffffff0.....
0ffffffff0....
0fffff00000...
0ff0ff0.......
0f0.0ff0......
00..0ff0......
.....0ff0.....
.....000......
"""

HOURGLASS = """
0000000000000
0fffffffffff0
0000000000000
.0f.......f0.
.0f.......f0.
.0ff0f0f0ff0.
..0ff0f0ff0..
...0ff0ff0...
....0fff0....
...0ff0ff0...
..0ff...ff0..
.0ff..0..ff0.
.0f..0f0..f0.
0000000000000
0fffffffffff0
0000000000000
"""


def _sprite(art: str, white: int, hx: int = 0, hy: int = 0) -> Sprite:
    rows = art.strip("\n").split("\n")
    return Sprite.from_rows(rows, hx=hx, hy=hy).recoloured({15: white})


class Dos:
    """Contact's dress; with other pens that of the shelf and of Setup."""

    name = "dos"
    metrics = Metrics(line=18, char=8, row=26, gap=10, pad=16, button=28, bar=16, page=(580, 370), columns=66)
    area = Box(12, 12, 616, 440)
    pointer_scale = 1
    crt: Crt = "vga"

    def __init__(self, faces: FontCase, pens: Pens = CONTACT, palette: Palette = EGA.default) -> None:
        self.faces = faces
        self.pens = pens
        self.palette = palette
        self.small = faces["dos-text-16"]
        self.heading = faces["dos-head-15"]
        self.play = faces["dos-play-28"]
        self.large = faces["dos-head-38"]
        self.title_face = faces["dos-title-41"]
        self.pointer = _sprite(POINTER, pens.white)
        self.busy = _sprite(HOURGLASS, pens.white, 6, 8)
        self.sounds: Mapping[str, Sound] = _sounds()

    @property
    def safe(self) -> "Dos":
        """The same dress in Setup's own registers."""
        return Dos(self.faces, SAFE, self.palette)

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
            screen.text(x + 1, y - 1, text, self.heading, p.black)
            return screen.text(x, y - 2, text, self.heading, p.title)
        pen = {
            "quiet": p.quiet,
            "warning": p.warning,
            "strong": p.hot,
            "inverse": p.black,
        }.get(style, p.box_text)
        return screen.text(x, y, text, self.small, pen)

    def shadowed(self, screen: Screen, x: int, y: int, text: str, face: str, pen: int, drop: int = 2) -> int:
        """Write with a solid black shadow `drop` pixels right and down, in one of the faces by name."""
        font = self.faces[face]
        screen.text(x + drop, y + drop, text, font, self.pens.black)
        return screen.text(x, y, text, font, pen)

    # Panels

    def ground(self, screen: Screen) -> None:
        """Fill the screen with the ground colour."""
        screen.fill(self.pens.ground)

    def outer(self, w: int, h: int, title: str) -> Box:
        """Centre a panel in the area above the strips."""
        m = self.metrics
        return self.area.centred(w + 2 * m.pad, h + 2 * m.pad + (HEADER if title else 0))

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""
        pad, top = self.metrics.pad, HEADER if title else 0
        return Box(box.x + pad, box.y + top + pad, box.w - 2 * pad, box.h - top - 2 * pad)

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty box: shadow, flat fill, one-pixel frame, title strip."""
        self.plate(screen, box, self.pens.box)
        if title:
            p = self.pens
            screen.rect(box.x, box.y, box.w, HEADER, p.frame)
            x = box.x + (box.w - self.small.width(title)) // 2
            screen.text(x, box.y + 3, title, self.small, p.black)

    def plate(
        self, screen: Screen, box: Box, fill: int, frame: int | None = None, shadow: int = SHADOW
    ) -> None:
        """Draw a flat box with a one-pixel frame and a black shadow to the lower right."""
        x, y, w, h = box
        screen.rect(x + shadow, y + shadow, w, h, self.pens.black)
        screen.rect(x, y, w, h, fill)
        screen.frame(x, y, w, h, self.pens.frame if frame is None else frame)

    def close_box(self, box: Box, title: str) -> Box | None:
        """DOS boxes have no closing gadget."""
        return None

    def button_boxes(self, buttons: Sequence[Button], inside: Box, y: int) -> Sequence[Box]:
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

    def widget(self, screen: Screen, widget: Widget, state: State) -> None:
        """Draw one widget in its box."""
        draw_widget(self, screen, widget, state)

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw nothing: a DOS box tells by words and colour."""

    def icon_size(self, kind: str) -> tuple[int, int]:
        """DOS boxes show no sign."""
        return 0, 0

    def scroll_part(self, widget: ListBox | TextPage, x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point."""
        return scroll_part(self.metrics.bar, widget, x, y)

    def scroll_to(self, widget: ListBox | TextPage, y: int) -> int:
        """Give the top line that dragging the thumb to row y means."""
        return scroll_to(self.metrics.bar, widget, y)

    def slide_to(self, widget: Slider, x: int) -> int:
        """Give the value at column x."""
        return slide_to(widget, x)

    def place_selector(self, parts: SelectorParts) -> Box | None:
        """The common way serves."""
        return None

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the bottom strip with its pop-up list."""
        return DosMenu(self, title, names)


def shelf_dress(faces: FontCase) -> Dos:
    """Make the shelf's dress: the VGA start-up colours, registers 0-15 in their usual order."""
    return Dos(faces, VGA, EGA.default)


def _sounds() -> dict[str, Sound]:
    """Make the PC speaker's few sounds (looks, 2.4): one square wave, no volume."""
    return {
        "click": Sound(lambda: tones.square(1500, 8)),
        "key": Sound(lambda: tones.square(1200, 6)),
        "refuse": Sound(lambda: tones.square(120, 180)),
        "bell": Sound(lambda: tones.speaker(0x0533, 200)),
        "move": Sound(lambda: tones.sequence([(900, 12), (1300, 12)])),
        "capture": Sound(lambda: tones.sequence([(400, 30), (300, 30)])),
        "roll": Sound(lambda: tones.sequence([(1000 + 140 * (n * 5 % 7), 9) for n in range(8)])),
        "bust": Sound(lambda: tones.sequence([(440, 90), (330, 90), (220, 90), (147, 220)])),
        "contact": Sound(lambda: tones.sequence([(523, 60), (659, 60), (784, 60), (1047, 160)])),
        "win": Sound(lambda: tones.sequence([(f, 90) for f in (523, 659, 784, 1047, 784, 1047, 1319)])),
        "lose": Sound(lambda: tones.sequence([(392, 120), (330, 120), (262, 240)])),
        "drive": Sound(lambda: tones.sequence([(70 + 25 * (n % 3), 22) for n in range(14)], 0.12)),
    }
