"""Engarde's Colours dialog: four parts, X colour names, RGB scales, presets."""

from collections.abc import Mapping
from typing import Any

from retrogames.games.engarde.colours import PARTS, PRESETS, chosen, kept, palette_of, unreadable
from retrogames.looks.motif import Motif
from retrogames.looks.widgets import Button, Choice, Field, Label, ListBox, Picture, Slider
from retrogames.machine.box import Box
from retrogames.machine.palette import RGB, Palette, X
from retrogames.machine.screen import Screen
from retrogames.machine.xcolours import NAMES
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.scene import Change, Pop, Push

COLOURS = tuple(NAMES)


def palette(values: Mapping[str, Any]) -> Palette:
    """Give the player's palette."""
    return palette_of(chosen(values))


def _named(name: str) -> str:
    red, green, blue = X.read(name)
    return f"{red:3} {green:3} {blue:3}  {name}"


class Colours:
    """The dialog's state; every change shows at once, in the window behind."""

    def __init__(self, look: Motif, values: Mapping[str, Any]) -> None:
        self.look = look.safe
        self.before = chosen(values)
        self.colours: list[RGB] = list(self.before)
        self.part = Choice([part.name for part in PARTS], 0, key="part")
        self.preset = Choice(["own", *PRESETS], 0, key="preset")
        self.names = ListBox([_named(name) for name in COLOURS], rows=8, key="names")
        self.name = Field("", 20, key="name")
        self.scales = [Slider(0, 0, 255, key=gun) for gun in ("Red", "Green", "Blue")]
        self.swatch = Picture(self._paint, 60, 22)
        buttons = [
            Button("OK", "ok", default=True),
            Button("Reset", "reset"),
            Button("Cancel", "cancel", escape=True),
        ]
        self.form = Form(self.look, "Engarde: Colours", self.rows(), buttons, self.answer)
        self.form.focus = self.part
        self._show()

    def rows(self) -> list[Row]:
        """Give the dialog's rows."""
        return [
            (Label("Part"), self.part, self.swatch),
            (Label("Preset"), self.preset),
            Label("X colour names"),
            self.names,
            None,
            (Label("Name or #RRGGBB"), self.name),
            *((Label(scale.key), scale) for scale in self.scales),
        ]

    def _paint(self, screen: Screen, box: Box) -> None:
        look = self.look
        look.sunken(screen, box, look.body, fill=PARTS[self.part.index].register)

    def _show(self) -> None:
        """Bring every widget in line with the part's colour."""
        rgb = self.colours[self.part.index]
        for scale, gun in zip(self.scales, rgb, strict=True):
            scale.value = gun
        name = X.write(rgb)
        self.name.text, self.name.cursor = name, len(name)
        if name in COLOURS:
            self.names.chosen = COLOURS.index(name)
            self.names.top = min(max(0, len(COLOURS) - self.names.rows), max(0, self.names.chosen - 3))
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
                self.colours = [X.read(text) for text in PRESETS[self.preset.text]]
            case "names":
                self.colours[self.part.index] = X.read(COLOURS[self.names.chosen])
            case "name":
                self._typed()
                return None
            case "Red" | "Green" | "Blue":
                red, green, blue = (scale.value for scale in self.scales)
                self.colours[self.part.index] = (red, green, blue)
        self._show()
        return None

    def _typed(self) -> None:
        """Take over a name or number that is complete; one that is not yet changes nothing."""
        try:
            rgb = X.read(self.name.text)
        except ValueError:
            return
        text, cursor = self.name.text, self.name.cursor
        self.colours[self.part.index] = rgb
        self._show()
        self.name.text, self.name.cursor = text, cursor

    def _accept(self) -> Change | None:
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
        return Pop({"colours": kept(self.colours), "preset": self.preset.text})


def setup(look: Motif, values: Mapping[str, Any]) -> Form:
    """Make the dialog; it pops with the values to keep, or None."""
    return Colours(look, values).form
