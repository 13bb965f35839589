"""Contact's Setup: twelve display elements, the 64 EGA colours, and a live miniature of the table."""

from collections.abc import Mapping
from typing import Any

from retrogames.games.contact.colours import (
    DEFAULT,
    ELEMENTS,
    PRESETS,
    palette,
    preset_name,
    registers,
    unreadable,
)
from retrogames.games.contact.lent import Loan, mixes
from retrogames.games.contact.manual import SETUP_PAGE
from retrogames.games.contact.setupart import draw_setup, element_at, preset_at, strip_at, value_at
from retrogames.looks.dos import EGA_LINES, VGA_LINES, Dos
from retrogames.looks.look import Look
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.manual import manual
from retrogames.scenes.scene import Change, Pop, Push

__all__ = ["Setup", "palette"]


class Setup:
    """Pops with the changed values of the game, or None.

    The left side lists the elements, the right one the 64 values. The value under the cursor is tried on
    the element at once; Return takes it, Esc puts the old one back, W writes what is seen.
    """

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, look: Dos, values: Mapping[str, Any]) -> None:
        self.ega_lines = bool(values.get("ega", False))
        self._ega_before = self.ega_lines
        self._look = look.safe.on(EGA_LINES if self.ega_lines else VGA_LINES)
        self.before = registers(values)
        self.ega = list(self.before)
        self.element = 0
        self.on_grid = False
        self.cursor = self.ega[self.register]
        self.dirty = True
        self.mixes = mixes()

    @property
    def look(self) -> Look:
        """The DOS dress in registers that no choice changes."""
        return self._look

    @property
    def palette(self) -> Palette:
        """Corner colours, two greys, six values on loan."""
        return self.loan.palette

    @property
    def register(self) -> int:
        """The register of the element chosen."""
        return ELEMENTS[self.element].register

    @property
    def shown(self) -> list[int]:
        """The 16 values with the one under the cursor tried."""
        tried = list(self.ega)
        if self.on_grid:
            tried[self.register] = self.cursor
        return tried

    @property
    def loan(self) -> Loan:
        """Who has which register now."""
        return Loan(self.shown, self.register)

    @property
    def preset(self) -> str:
        """The name of the present set."""
        return preset_name(self.shown)

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save: the values are popped."""

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def draw(self, screen: Screen) -> None:
        """Draw the whole screen."""
        draw_setup(self._look, screen, self)

    def handle(self, event: Event) -> Change | None:
        """Answer keys and pointer."""
        match event:
            case Key() if event.plain:
                return self._key(event.name)
            case Press(x=x, y=y, button="left"):
                return self._press(x, y)
            case Press(button="right"):
                return self._key("escape")
            case Motion(x=x, y=y):
                self._point(x, y)
        return None

    def _point(self, x: int, y: int) -> None:
        """Try the value under the pointer while the grid is being used."""
        value = value_at(self._look, x, y)
        if self.on_grid and value is not None and value != self.cursor:
            self.cursor = value
            self.dirty = True

    def _press(self, x: int, y: int) -> Change | None:
        look = self._look
        value, element, strip = value_at(look, x, y), element_at(look, x, y), strip_at(look, x, y)
        if value is not None:
            self.on_grid = True
            self.cursor = value
            self._take()
        elif element is not None:
            self._choose(element)
        elif preset_at(look, self, x, y):
            self._next_preset()
        elif strip:
            return self._key(strip)
        return None

    def _choose(self, element: int) -> None:
        self.element = element % len(ELEMENTS)
        self.on_grid = False
        self.cursor = self.ega[self.register]

    def _take(self) -> None:
        self.ega[self.register] = self.cursor
        self.on_grid = False

    def _key(self, name: str) -> Change | None:
        if name in ("up", "down", "left", "right"):
            self._arrow(name)
            return None
        match name:
            case "tab":
                self.on_grid = not self.on_grid
                self.cursor = self.ega[self.register]
            case "return" | "space":
                if self.on_grid:
                    self._take()
                else:
                    self.on_grid = True
            case _:
                return self._command(name)
        return None

    def _command(self, name: str) -> Change | None:
        """Carry out a key of the strip."""
        match name:
            case "escape":
                return self._escape()
            case "w":
                return self._write()
            case "d":
                self.ega = list(DEFAULT)
                self._choose(self.element)
            case "p":
                self._next_preset()
            case "e":
                self.ega_lines = not self.ega_lines
                self._look = self._look.on(EGA_LINES if self.ega_lines else VGA_LINES)
            case "f1":
                return Push(manual(self._look, "Contact", [SETUP_PAGE], self.palette))
        return None

    def _arrow(self, name: str) -> None:
        if self.on_grid:
            step = {"up": -8, "down": 8, "left": -1, "right": 1}[name]
            self.cursor = (self.cursor + step) % 64
        elif name in ("up", "down"):
            self._choose(self.element + (1 if name == "down" else -1))
        else:
            self.on_grid = True

    def _escape(self) -> Change | None:
        if self.on_grid:
            self.on_grid = False
            self.cursor = self.ega[self.register]
            return None
        if tuple(self.ega) == self.before and self.ega_lines == self._ega_before:
            return Pop(None)
        question = alert(
            self._look,
            "Put everything back as it was?",
            ("Put back", "Stay"),
            kind="question",
            title="Setup",
            palette=self.palette,
            default=0,
        )
        return Push(question, lambda number: Pop(None) if number == 0 else None)

    def _next_preset(self) -> None:
        names = list(PRESETS)
        now = self.preset
        following = names[(names.index(now) + 1) % len(names)] if now in names else names[0]
        self.ega = list(PRESETS[following])
        self._choose(self.element)

    def _write(self) -> Change | None:
        trouble = unreadable(self.shown)
        if not trouble:
            return self._keep()
        question = alert(
            self._look,
            f"{trouble}: hard to read.\nWrite these colours all the same?",
            ("Write", "Change"),
            kind="question",
            title="Setup",
            palette=self.palette,
        )
        return Push(question, lambda number: self._keep() if number == 0 else None)

    def _keep(self) -> Pop:
        kept = {"colours": tuple(self.shown), "preset": self.preset, "ega": self.ega_lines}
        return Pop(kept)
