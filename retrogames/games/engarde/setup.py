"""Engarde's Colours dialog: four parts, X colour names, RGB scales, presets."""

from collections.abc import Mapping
from typing import Any

from retrogames.games.engarde.colours import (
    BLACK_TEXT,
    PARTS,
    PRESETS,
    brightness,
    chosen,
    kept,
    palette_of,
    unreadable,
)
from retrogames.games.engarde.manual import COLOURS_PAGE as HELP
from retrogames.games.engarde.manual import pages
from retrogames.looks.motif import INK, PAPER, Motif
from retrogames.looks.motifwidgets import diamond
from retrogames.looks.widgets import Button, Choice, Field, Label, ListBox, Picture, Slider
from retrogames.machine.box import Box
from retrogames.machine.palette import RGB, Palette, X
from retrogames.machine.screen import Screen
from retrogames.machine.xcolours import NAMES
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.manual import manual
from retrogames.scenes.scene import Change, Pop, Push

COLOURS = tuple(NAMES)


def palette(values: Mapping[str, Any]) -> Palette:
    """Give the player's palette."""
    return palette_of(chosen(values))


def _named(name: str) -> str:
    red, green, blue = X.read(name)
    return f"{red:3} {green:3} {blue:3}  {name}"


PANEL = Box(233, 110, 387, 364)
PARTS_BOX = Box(252, 163, 120, 100)


def _short(preset: str) -> str:
    """Shorten a preset's name to the width of the option menu."""
    return preset.removesuffix(" safe")


class Colours:
    """The dialog's state; every change shows at once, in the window behind."""

    def __init__(self, look: Motif, values: Mapping[str, Any]) -> None:
        self.look = look.safe
        self.before = chosen(values)
        self.colours: list[RGB] = list(self.before)
        self.part = 0
        self.parts = [self._part_widget(number) for number in range(len(PARTS))]
        self.preset = Choice(["own", *map(_short, PRESETS)], 0, key="preset", box=Box(250, 282, 124, 28))
        names = [_named(name) for name in COLOURS]
        self.names = ListBox(names, chosen=-1, rows=11, key="names", box=Box(385, 163, 217, 147))
        self.name = Field("", 20, key="name", box=Box(250, 328, 230, 29))
        self.scales = [
            Slider(0, 0, 255, key=gun, caption=gun, box=Box(250 + 121 * number, 360, 112, 55))
            for number, gun in enumerate(("Red", "Green", "Blue"))
        ]
        self.form = Form(
            self.look, "Engarde: Colours", self._rows(), self._buttons(), self.answer, panel=PANEL
        )
        self.form.focus = self.parts[0]
        self._show()

    def _rows(self) -> list[Row]:
        """Give the dialog's widgets in the order in which Tab goes through them."""
        return [
            Label("Part", box=Box(252, 145, 60, 13)),
            Picture(self._paint_frame, 0, 0, box=PARTS_BOX),
            *self.parts,
            Label("Preset", box=Box(252, 268, 60, 13)),
            self.preset,
            Label("X colour names", box=Box(385, 145, 100, 13)),
            self.names,
            Label("Name or #RRGGBB", box=Box(252, 315, 120, 13)),
            self.name,
            Picture(self._paint_swatch, 0, 0, box=Box(488, 331, 114, 23)),
            *self.scales,
        ]

    def _buttons(self) -> list[Button]:
        """Give the row of buttons, each 82 wide."""
        buttons = [
            Button("OK", "ok", default=True),
            Button("Reset", "reset"),
            Button("Cancel", "cancel", escape=True),
            Button("Help", "help"),
        ]
        for number, button in enumerate(buttons):
            button.box = Box(250 + 90 * number, 429, 84, 27)
        return buttons

    def _part_widget(self, number: int) -> Picture:
        """Make one of the four parts: a diamond that is filled where it is chosen, a name, its colour."""
        part = PARTS[number]

        def paint(screen: Screen, box: Box) -> None:
            diamond(self.look, screen, box.x + 4, box.y + 5, self.part == number)
            screen.text(box.x + 22, box.y + 5, part.name, self.look.fixed, INK)
            self._paint_colour(screen, Box(box.right - 32, box.y + 3, 28, 16), part.register)
            if self.form.focus is self.parts[number]:
                screen.frame(*box, INK, 2)

        return Picture(paint, 0, 0, key=part.name, box=Box(256, 167 + 23 * number, 112, 22))

    def _paint_frame(self, screen: Screen, box: Box) -> None:
        self.look.etched(screen, box, self.look.body)

    def _paint_colour(self, screen: Screen, box: Box, register: int) -> None:
        screen.frame(*box, INK)
        screen.rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, register)

    def _paint_swatch(self, screen: Screen, box: Box) -> None:
        """Show the part's colour with its number, black or white by the rule of Motif 1.1 for texts."""
        look, rgb = self.look, self.colours[self.part]
        look.sunken(screen, box, look.body, fill=PARTS[self.part].register)
        code = "#{:02X}{:02X}{:02X}".format(*rgb)
        x = box.x + (box.w - look.fixed.width(code)) // 2
        screen.text(x, box.y + 5, code, look.fixed, INK if brightness(rgb) > BLACK_TEXT else PAPER)

    @property
    def _preset(self) -> str:
        """The name of the preset shown, `own` where it is none."""
        return ["own", *PRESETS][self.preset.index]

    def _show(self) -> None:
        """Bring every widget in line with the part's colour."""
        rgb = self.colours[self.part]
        for scale, gun in zip(self.scales, rgb, strict=True):
            scale.value = gun
        name = X.write(rgb)
        self.name.text, self.name.cursor = name, len(name)
        names = self.names
        names.chosen = COLOURS.index(name) if name in COLOURS else -1
        if names.chosen >= 0 and not names.top <= names.chosen < names.top + names.rows:
            names.top = min(max(0, len(COLOURS) - names.rows), max(0, names.chosen - 3))
        presets = [tuple(X.read(text) for text in texts) for texts in PRESETS.values()]
        now = tuple(self.colours)
        self.preset.index = presets.index(now) + 1 if now in presets else 0
        self.form.palette = palette_of(self.colours)
        self.form.dirty = True

    def answer(self, form: Form, key: str) -> Change | None:
        """Follow every change."""
        match key:
            case "ok":
                return self._accept()
            case "cancel":
                return Pop(None)
            case "reset":
                self.colours = [X.read(text) for text in PRESETS["Original"]]
            case "preset" if self.preset.index:
                self.colours = [X.read(text) for text in PRESETS[self._preset]]
            case "help":
                return Push(manual(self.look, "Engarde", pages(self.look), self.form.palette, HELP))
            case "Window" | "Frame" | "Squares" | "Marks":
                self.part = [part.name for part in PARTS].index(key)
            case "names":
                self.colours[self.part] = X.read(COLOURS[self.names.chosen])
            case "name":
                self._typed()
                return None
            case "Red" | "Green" | "Blue":
                red, green, blue = (scale.value for scale in self.scales)
                self.colours[self.part] = (red, green, blue)
        self._show()
        return None

    def _typed(self) -> None:
        """Take over a name or number that is complete; one that is not yet changes nothing."""
        try:
            rgb = X.read(self.name.text)
        except ValueError:
            return
        text, cursor = self.name.text, self.name.cursor
        self.colours[self.part] = rgb
        self._show()
        self.name.text, self.name.cursor = text, cursor

    def _accept(self) -> Change | None:
        try:
            X.read(self.name.text)
        except ValueError as error:
            return Push(
                alert(self.look, f"{error}.", kind="stop", title="Engarde", palette=self.form.palette)
            )
        trouble = unreadable(self.colours)
        if not trouble:
            return self._keep()
        question = alert(
            self.look,
            f"{trouble}: hard to read. Keep it all the same?",
            ("Keep", "Change"),
            kind="question",
            title="Engarde",
            palette=self.form.palette,
        )
        return Push(question, lambda number: self._keep() if number == 0 else None)

    def _keep(self) -> Pop:
        return Pop({"colours": kept(self.colours), "preset": self._preset})


def setup(look: Motif, values: Mapping[str, Any]) -> Form:
    """Make the dialog; it pops with the values to keep, or None."""
    return Colours(look, values).form
