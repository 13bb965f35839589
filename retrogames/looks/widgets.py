"""Parts of dialogs as plain values; a look draws them, `scenes.form` moves the focus and the values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

NOWHERE = Box(0, 0, 0, 0)


class State(NamedTuple):
    """How a widget stands at this moment: keyboard focus, button held down inside it, pointer over it."""

    focus: bool = False
    pressed: bool = False
    hover: bool = False


@dataclass(slots=True)
class Label:
    """A line of text. `style` is one of a look's text styles; `align` is left, centre or right."""

    text: str
    style: str = "plain"
    align: str = "left"
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class Button:
    """A push button; `key` is what the form answers; the default one answers Return, `escape` Escape."""

    text: str
    key: str = ""
    default: bool = False
    escape: bool = False
    hot: str = ""
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class Toggle:
    """An on-off choice with its text."""

    text: str
    on: bool = False
    key: str = ""
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class Choice:
    """One of a few texts, changed by click (next; left third: the one before) or left and right keys."""

    options: Sequence[str]
    index: int = 0
    key: str = ""
    box: Box = NOWHERE
    enabled: bool = True

    @property
    def text(self) -> str:
        """The chosen text."""
        return self.options[self.index]


@dataclass(slots=True)
class Field:
    """A line to type in; at most `limit` characters of Latin-1; `cursor` counts characters from the left.

    `blank` is what stands in the places still empty where the machine shows them: `________.BRD`.
    `selected` text was filled in by the program: the first letter typed takes its place.
    """

    text: str = ""
    limit: int = 8
    key: str = ""
    cursor: int = 0
    blank: str = ""
    selected: bool = False
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class Slider:
    """A whole number between two ends, set by dragging, by click or by arrow keys.

    `held` is set while the pointer drags the knob: arrows at the slider's ends do not step meanwhile.
    """

    value: int
    low: int
    high: int
    key: str = ""
    caption: str = ""
    held: bool = False
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class ListBox:
    """Lines of which one is chosen, with a scroll bar; `top` is the first line shown, `rows` how many fit.

    `closer` is what the form answers when a close box in the list's title row, or Backspace, is pressed;
    empty where there is none.
    """

    items: Sequence[str]
    chosen: int = 0
    top: int = 0
    rows: int = 9
    key: str = ""
    header: str = ""
    closer: str = ""
    box: Box = NOWHERE
    enabled: bool = True


class TextLine(NamedTuple):
    """A line of a text page with its style."""

    text: str
    style: str = "plain"


@dataclass(slots=True)
class TextPage:
    """A text to read, with a scroll bar; `pictures` stand in lines left free: line -> (rows, drawer)."""

    lines: Sequence[TextLine]
    top: int = 0
    rows: int = 17
    pictures: dict[int, tuple[int, Callable[[Screen, Box], None]]] = field(default_factory=dict)
    key: str = ""
    box: Box = NOWHERE
    enabled: bool = True


@dataclass(slots=True)
class Picture:
    """A place drawn by the one who made it: a board thumbnail, a chart, a swatch.

    One with a key can be chosen by a click or by Space; its focus is drawn by `paint`, too.
    """

    paint: Callable[[Screen, Box], None]
    w: int
    h: int
    key: str = ""
    box: Box = NOWHERE
    enabled: bool = True


def plain_entry(name: str, folder: bool) -> str:
    """Write a line of a file list: a diamond before folders."""
    return ("◆ " if folder else "  ") + name


@dataclass(slots=True)
class SelectorParts:
    """The file selector's widgets, whose boxes `place_selector` sets; one left without a box is not shown.

    The folder shown stands in `folder` to read and, with the mask, in `path` to type in. `captions` may
    stand over path and name. `title` and the way a file's line is written (`entry`) are the look's to change.
    """

    title: str
    folder: Label
    mask: Label
    path: Field
    files: ListBox
    name: Field
    up: Button
    accept: Button
    cancel: Button
    captions: tuple[Label, Label]
    entry: Callable[[str, bool], str] = plain_entry


Widget = Label | Button | Toggle | Choice | Field | Slider | ListBox | TextPage | Picture
