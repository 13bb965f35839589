"""Splatter's Colours dialog: sixteen registers, three sliders of eight steps, presets, a strip of board."""

from collections.abc import Mapping, Sequence
from math import floor
from typing import Any

from retrogames.games.splatter import art
from retrogames.games.splatter.art import DARK, FACE, INK, LIGHT, PAPER
from retrogames.games.splatter.colours import (
    NAMES,
    PRESETS,
    WRITING,
    chosen,
    palette_of,
    preset_name,
    rgb_of,
    unreadable,
)
from retrogames.games.splatter.dialog import PANEL, Dialog
from retrogames.games.splatter.strip import draw_strip
from retrogames.looks.gem import Gem
from retrogames.looks.gemwidgets import dotted
from retrogames.looks.widgets import Button, Label, Picture, Slider, Widget
from retrogames.machine.box import Box
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.machine.sight import contrast
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Pop, Push

COLUMNS = ((37, "LIGHT"), (67, "FACE"), (97, "DARK"), (133, "SCREEN"))
ROWS = (51, 66, 81, 96)
SWATCH = (24, 11)
SCREEN = (0, 7, 8, 15)
"""Registers of the last column: those of no seat."""

GRID = tuple((LIGHT[row], FACE[row], DARK[row], SCREEN[row]) for row in range(4))
STRIP = Box(21, 118, 277, 34)
CELLS = (("Contrast", 21, 82), ("Protan", 102, 66), ("Deutan", 167, 66), ("Tritan", 232, 66))
CELLS_TOP, CELLS_HIGH = 159, 12
WARNING_Y = 108


class ColourBox(Dialog):
    """Pops with the values to keep, or None. Every change shows at once, as the hardware has it.

    The dialog writes in registers 0 and 15 alone; a change that would make those two unreadable is not
    taken. A set with another pair that cannot be told apart is refused on OK.
    """

    def __init__(self, look: Gem, values: Mapping[str, Any]) -> None:
        self.words = list(chosen(values))
        super().__init__(look, palette_of(self.words))
        self.register = FACE[0]
        self.refused = ""
        self.swatches = {
            register: self._swatch(register, x, y)
            for y, row in zip(ROWS, GRID, strict=True)
            for (x, _), register in zip(COLUMNS, row, strict=True)
        }
        self.guns = [
            Slider(0, 0, 7, key=gun, box=Box(182, y, 116, 11)) for gun, y in zip("RGB", ROWS[1:], strict=True)
        ]
        self.presets = [self._preset(*cell) for cell in CELLS]
        buttons = [
            Button("Original", "Original", box=Box(20, 176, 78, 15)),
            Button("Cancel", "cancel", escape=True, box=Box(165, 176, 62, 15)),
            Button("OK", "ok", default=True, box=Box(236, 176, 62, 15)),
        ]
        labels = [Label(gun.key, box=Box(170, gun.box.y + 2, 8, 8)) for gun in self.guns]
        widgets: list[Widget] = [*self.swatches.values(), *labels, *self.guns, *self.presets]
        self.form = Form(look, "Colours", widgets, buttons, self._answer, panel=PANEL)
        self.form.focus = self.swatches[self.register]
        self.follow()

    @property
    def palette(self) -> Palette:
        """The colours as they are set now."""
        return palette_of(self.words)

    def pictures(self) -> Sequence[Sequence[Picture]]:
        """Give the swatches in their rows."""
        return [[self.swatches[register] for register in row] for row in GRID]

    def chosen_picture(self) -> Picture:
        """Give the swatch of the register being set."""
        return self.swatches[self.register]

    def follow(self) -> None:
        """Set register, sliders and palette by the swatch that has the focus."""
        for register, swatch in self.swatches.items():
            if self.form.focus is swatch and register != self.register:
                self.register, self.refused = register, ""
        word = self.words[self.register]
        for gun, shift in zip(self.guns, (8, 4, 0), strict=True):
            gun.value = word >> shift & 7
        self.form.palette = self.palette
        self.form.dirty = True

    def _answer(self, form: Form, key: str) -> Change | None:
        self.refused = ""
        if key == "cancel":
            return Pop(None)
        if key == "ok":
            return self._accept()
        if key in PRESETS:
            self.words = list(PRESETS[key])
        elif key in ("R", "G", "B"):
            red, green, blue = (gun.value for gun in self.guns)
            self._set(red << 8 | green << 4 | blue)
        return None

    def _set(self, word: int) -> None:
        """Give the register a word, unless the dialog itself could not be read then."""
        before = self.words[self.register]
        self.words[self.register] = word
        found = contrast(rgb_of(self.words[INK]), rgb_of(self.words[PAPER]))
        if found < WRITING:
            self.words[self.register] = before
            self.refused = f"Too pale to read: {floor(10 * found) / 10}:1"

    def _accept(self) -> Change:
        trouble = unreadable(self.words)
        if not trouble:
            return Pop({"colours": tuple(self.words), "preset": preset_name(self.words)})
        text = f"{trouble}.\nThat cannot be told apart; choose another colour."
        return Push(alert(self.dress, text, kind="stop", title="Colours", palette=self.palette))

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Draw the dialog."""
        self.form.draw(screen)
        s, look = self.dress.surface(screen), self.dress
        for x, name in COLUMNS:
            s.text(x + (25 - look.small.width(name)) // 2, 42, name, look.small, INK)
        for seat, y in enumerate(ROWS):
            s.blit(art.TILES[seat], 21, y)
        s.text(170, 40, NAMES[self.register], look.text, INK)
        s.text(170, 53, f"Register {self.register}", look.text, INK)
        word = f"${self.words[self.register]:03X}"
        s.text(298 - look.width(word), 53, word, look.text, INK)
        draw_strip(s, STRIP)
        warning = self.refused or unreadable(self.words)
        s.text(STRIP.x + (STRIP.w - look.width(warning)) // 2, WARNING_Y, warning, look.text, INK)

    def _swatch(self, register: int, x: int, y: int) -> Picture:
        def paint(screen: Screen, box: Box) -> None:
            s = self.dress.surface(screen)
            s.rect(*box, register)
            s.frame(*box, INK)
            if register == self.register:
                s.frame(*box.inset(-2), INK, 3)
                if self.form.focus is self.swatches[register]:
                    dotted(s, box.inset(-4))

        return Picture(paint, *SWATCH, key=f"swatch {register}", box=Box(x, y, *SWATCH))

    def _preset(self, name: str, x: int, w: int) -> Picture:
        def paint(screen: Screen, box: Box) -> None:
            s, look = self.dress.surface(screen), self.dress
            s.frame(*box, INK)
            s.text(box.x + (box.w - look.width(name)) // 2, box.y + 3, name, look.text, INK)
            if tuple(self.words) == PRESETS[name]:
                s.swap(*box.inset(1), INK, PAPER)
            if getattr(self.form.focus, "key", "") == name:
                dotted(s, box.inset(2), PAPER if tuple(self.words) == PRESETS[name] else INK)

        return Picture(paint, w, CELLS_HIGH, key=name, box=Box(x, CELLS_TOP, w, CELLS_HIGH))
