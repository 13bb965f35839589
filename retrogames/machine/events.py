"""What a player can do to the program: plain values, in 640x480 screen dots, free of pygame."""

from typing import Literal, TypeAlias

from retrogames.frozen import frozen

Button: TypeAlias = Literal["left", "middle", "right"]


@frozen
class Key:
    """A key went down.

    `name` is a lower-case letter, a digit, a character or a word: `a`, `5`, `?`, `f1`, `escape`, `return`,
    `space`, `tab`, `backspace`, `delete`, `insert`, `up`, `down`, `left`, `right`, `pageup`, `pagedown`,
    `home`, `end`, `undo`, `help`. Digits are named by the key's place in the number row, by the character
    typed and by the keypad in either NumLock state. `char` is the character that the key types, or empty.
    """

    name: str
    char: str = ""
    ctrl: bool = False
    alt: bool = False
    shift: bool = False
    repeat: bool = False

    @property
    def plain(self) -> bool:
        """Tell whether neither Ctrl nor Alt was held."""
        return not (self.ctrl or self.alt)

    @property
    def shortcut(self) -> bool:
        """Tell whether it is a function key or held with Ctrl: it means a command also in an open menu."""
        return self.ctrl or (self.name[:1] == "f" and self.name[1:].isdigit())


@frozen
class Text:
    """Text was typed: printable Latin-1 only, at least one character."""

    text: str


@frozen
class Press:
    """A pointer button went down; a long touch is the right button."""

    x: int
    y: int
    button: Button = "left"


@frozen
class Release:
    """A pointer button that was down went up, or the window lost the focus meanwhile."""

    x: int
    y: int
    button: Button = "left"


@frozen
class Motion:
    """The pointer moved to another dot."""

    x: int
    y: int


@frozen
class Wheel:
    """The wheel turned: dx to the right, dy up, with the pointer at x, y."""

    dx: int
    dy: int
    x: int = 0
    y: int = 0


@frozen
class Drop:
    """A file was dropped on the window."""

    path: str


@frozen
class Close:
    """The window is to be closed, or the system asks the program to end."""


@frozen
class Focus:
    """The window gained or lost the keyboard focus."""

    gained: bool


@frozen
class Tick:
    """One sixtieth of a second went by."""


Event: TypeAlias = Key | Text | Press | Release | Motion | Wheel | Drop | Close | Focus | Tick
