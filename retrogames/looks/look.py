"""What a look must offer: one protocol that dresses every common scene."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from retrogames.machine.box import Box
from retrogames.machine.events import Event
from retrogames.machine.palette import Palette
from retrogames.machine.scanlines import Crt
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound
from retrogames.machine.sprites import Sprite

if TYPE_CHECKING:
    from retrogames.looks.widgets import Button, ListBox, SelectorParts, Slider, State, TextPage, Widget


class Metrics(NamedTuple):
    """Sizes of a look's dialogs in its own pixels (those of `surface`).

    `line`: height of a text line; `char`: width of a digit; `row`: height of a line of a form with a
    field or choice in it; `gap`: free rows between groups; `pad`: free space inside a panel's edge;
    `button`: height of a push button; `bar`: width of a scroll bar; `page`: the largest content a panel
    may have (width, height); `columns`: characters of a text page. `alert`: width of an alert's inside where
    the machine's alerts have no title and one width, else 0. `label`: free width in a button beside its text,
    0 for four characters.
    """

    line: int
    char: int
    row: int
    gap: int
    pad: int
    button: int
    bar: int
    page: tuple[int, int]
    columns: int
    alert: int = 0
    label: int = 0


class Command(NamedTuple):
    """One entry of the list of commands; `group` is game, move, options or help.

    `keys` is what stands beside it ("F2", "Ctrl+Z"); `checked` is None where a tick makes no sense.
    `hot` is the letter to underline or brighten; `parent` names the entry whose sub-menu this one is in.
    """

    id: str
    label: str
    group: str
    keys: str = ""
    enabled: bool = True
    checked: bool | None = None
    hot: str = ""
    parent: str = ""


class Menu(Protocol):
    """The native way to the commands: a strip, a menu bar, a right-button menu."""

    @property
    def open(self) -> bool:
        """Whether a list hangs open and the board below gets no events."""

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen by this event; else whether the event was meant for the menu."""

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw bar or strip and what hangs open, over the board; `info` stands at the bar's end.

        Takes the 640x480 screen.
        """

    def show(self) -> None:
        """Open the list by key (F10 or the like), for hands without a right button."""

    def close(self) -> None:
        """Close what hangs open."""


class Look(Protocol):
    """A machine's dress. Boxes and widths are in its own pixels unless said otherwise.

    Text styles every look knows: plain, heading, quiet (less important), warning, strong, inverse.
    `kind` of an alert: none, note (exclamation), question, stop.
    """

    name: str
    palette: Palette
    """The 16 registers of the original."""
    pointer: Sprite
    """With its hot spot; shown `pointer_scale` dots wide and high a pixel."""
    busy: Sprite
    hand: Sprite
    """While a piece is held; on a machine without a hand it is `pointer`."""
    pointer_scale: int
    lines: int
    """Rows of the memory that fill the picture: 480, or 350 where the card has no more."""
    crt: Crt
    """Which scanlines the machine's monitor shows when the player wants them."""
    metrics: Metrics
    area: Box
    """Where panels may stand, in the look's pixels: the picture without menu bar and prompt strips."""
    stage: Box
    """What a game draws its table in, in the look's pixels: between bar and strip, or inside its window."""
    sounds: Mapping[str, Sound]
    """By name: click, key, refuse, bell, move, capture, win, lose, and what the machine's game needs."""

    @property
    def safe(self) -> "Look":
        """The same look drawing in registers that no colour setup changes (itself where all are safe)."""

    def surface(self, screen: Screen) -> Screen:
        """Give the machine's own pixels on the 640x480 screen."""

    def surface_point(self, x: int, y: int) -> tuple[int, int]:
        """Give the look's own pixel at a 640x480 dot; it may lie outside `surface`."""

    def width(self, text: str, style: str = "plain") -> int:
        """Measure a text."""

    def write(self, screen: Screen, x: int, y: int, text: str, style: str = "plain") -> int:
        """Write a text with its cell's upper left at x, y on `surface`; gives the x after it."""

    def ground(self, screen: Screen) -> None:
        """Draw the empty machine: what is seen behind dialogs when no game is on."""

    def set_stage(self, screen: Screen, title: str) -> None:
        """Draw the empty machine with the window of a game, where games have one; `stage` is inside."""

    def outer(self, w: int, h: int, title: str) -> Box:
        """Place a panel whose inside holds w x h, where this machine puts its dialogs."""

    def inside(self, box: Box, title: str) -> Box:
        """Give the content box of a panel."""

    def panel(self, screen: Screen, box: Box, title: str) -> None:
        """Draw the empty dialog, requester or window with its title and frame."""

    def close_box(self, box: Box, title: str) -> Box | None:
        """Give the panel's own closing gadget, None where the machine has none."""

    def button_boxes(self, buttons: Sequence["Button"], inside: Box, y: int) -> Sequence[Box]:
        """Place a row of buttons at row y of a panel's inside, by the machine's habit."""

    def widget(self, screen: Screen, widget: "Widget", state: "State") -> None:
        """Draw one widget in its box."""

    def icon(self, screen: Screen, kind: str, x: int, y: int) -> None:
        """Draw an alert's sign with its upper left at x, y."""

    def icon_size(self, kind: str) -> tuple[int, int]:
        """Measure an alert's sign; (0, 0) where the machine shows none."""

    def scroll_part(self, widget: "ListBox | TextPage", x: int, y: int) -> str:
        """Tell what of a scroll bar is at a point: up, down, pageup, pagedown, thumb, close, or "" (none)."""

    def scroll_to(self, widget: "ListBox | TextPage", y: int) -> int:
        """Give the `top` line that dragging the thumb to row y means."""

    def slide_to(self, widget: "Slider", x: int) -> int:
        """Give the value that dragging the knob to column x means."""

    def place_selector(self, parts: "SelectorParts") -> Box | None:
        """Place the file selector's parts as this machine does, give its panel; None for the common way."""

    def menu(self, title: str, names: Mapping[str, str]) -> Menu:
        """Make the native menu; `names` gives titles for groups where a game has its own words."""
