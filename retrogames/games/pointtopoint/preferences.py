"""The colours window: twelve registers, three sliders of sixteen steps, presets, a sample of the board."""

from collections.abc import Mapping
from typing import Any

from retrogames.games.pointtopoint import art, marks
from retrogames.games.pointtopoint.colours import (
    NAMES,
    PRESETS,
    palette_of,
    preset_name,
    registers,
    unreadable,
    values_of,
)
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Label, Slider, Widget
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Pop, Push

WINDOW = Box(74, 29, 492, 171)
SAMPLE = Box(90, 128, 182, 62)
GUNS = ("R", "G", "B")
PLACES = (
    ("Original", 296, 127),
    ("High contrast", 424, 127),
    ("Red-green", 296, 156),
    ("Blue-yellow", 424, 156),
)
TEXT, INK, FOCUS = 13, 14, 15


def swatch(register: int) -> Box:
    """Give the place of a register's swatch, in Amiga pixels."""
    return Box(90 + 48 * (register % 4), 45 + 20 * (register // 4), 40, 17)


class Preferences:
    """Pops with the values to keep, or None. The screen's colours change at once, as the hardware's do."""

    overlay = True
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, look: Intuition, values: Mapping[str, Any]) -> None:
        self._look = look.safe
        self.values = registers(values)
        self.before = list(self.values)
        self.register = 7
        self._sliders = [
            Slider(0, 0, 15, key=gun, box=Box(312, 44 + 21 * n, 232, 18)) for n, gun in enumerate(GUNS)
        ]
        self._name = Label("", box=Box(90, 110, 190, 10))
        self._value = Label("", box=Box(296, 110, 100, 10))
        self._verdict = Label("", align="right", box=Box(380, 110, 164, 10))
        labels: list[Widget] = [
            *(Label(gun, box=Box(296, 48 + 21 * n, 10, 10)) for n, gun in enumerate(GUNS)),
            self._name,
            self._value,
            self._verdict,
            Label("For colour-blind eyes", box=Box(296, 145, 240, 10)),
        ]
        presets = [Button(name, name, box=Box(x, y, 120, 14)) for name, x, y in PLACES]
        buttons = [
            Button("Use", "use", default=True, box=Box(296, 178, 76, 14)),
            Button("Reset", "reset", box=Box(382, 178, 76, 14)),
            Button("Cancel", "cancel", escape=True, box=Box(468, 178, 76, 14)),
        ]
        rows = [*labels, *self._sliders, *presets]
        self.form = Form(self._look, "Point to Point Colours", rows, buttons, self._answer, panel=WINDOW)
        self.form.focus = self._sliders[0]
        self._show()

    @property
    def look(self) -> Look:
        """The dress in registers 12-15."""
        return self._look

    @property
    def palette(self) -> Palette:
        """The colours as they are tried."""
        return palette_of(self.values)

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew."""
        return self.form.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self.form.dirty = value

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save: the values are popped."""

    def update(self) -> Change | None:
        """Let a held slider run on."""
        return self.form.update()

    def _show(self) -> None:
        """Bring sliders and words in line with the register."""
        value = self.values[self.register]
        for slider, shift in zip(self._sliders, (8, 4, 0), strict=True):
            slider.value = value >> shift & 15
        self._name.text = f"{self.register}  {NAMES[self.register]}"
        self._value.text = f"Value ${value:03X}"
        self._verdict.text = "Hard to read" if unreadable(self.values) else "Stones read well"
        self.form.dirty = True

    def handle(self, event: Event) -> Change | None:
        """Choose a register by click or by the keys < and >; the rest is the form's."""
        match event:
            case Press(x=x, y=y, button="left"):
                px, py = self._look.surface_point(x, y)
                for register in range(len(NAMES)):
                    if swatch(register).contains(px, py):
                        self.register = register
                        self._show()
                        return None
            case Key(name="pageup" | "pagedown" as name):
                self.register = (self.register + (1 if name == "pagedown" else -1)) % len(NAMES)
                self._show()
                return None
        return self.form.handle(event)

    def _answer(self, form: Form, key: str) -> Change | None:
        if key in GUNS:
            red, green, blue = (slider.value for slider in self._sliders)
            self.values[self.register] = red << 8 | green << 4 | blue
        elif key in PRESETS:
            self.values = values_of(PRESETS[key])
        elif key == "reset":
            self.values = values_of(PRESETS["Original"])
        elif key == "cancel":
            return Pop(None)
        elif key == "use":
            return self._use()
        self._show()
        return None

    def _use(self) -> Change | None:
        trouble = unreadable(self.values)
        if not trouble:
            return self._keep()
        question = alert(
            self._look,
            f"{trouble}.\nUse these colours all the same?",
            ("Use", "Change"),
            kind="question",
            title="Point to Point Request",
            palette=self.palette,
        )
        return Push(question, lambda number: self._keep() if number == 0 else None)

    def _keep(self) -> Pop:
        return Pop({"colours": tuple(self.values), "preset": preset_name(self.values)})

    def draw(self, screen: Screen) -> None:
        """Draw the window, the swatches in their own registers, and the sample."""
        self.form.draw(screen)
        s = self._look.surface(screen)
        for register in range(len(NAMES)):
            box = swatch(register)
            s.rect(*box, register)
            s.rect(box.x, box.y, box.w, 1, TEXT)
            s.rect(box.x, box.bottom - 1, box.w, 1, TEXT)
            s.rect(box.x, box.y, 2, box.h, TEXT)
            s.rect(box.right - 2, box.y, 2, box.h, TEXT)
            if register == self.register:
                s.frame(box.x - 4, box.y - 2, box.w + 8, box.h + 4, FOCUS, 2)
        s.rect(296, 121, 248, 1, TEXT)
        s.rect(90, 121, 182, 1, TEXT)
        self._sample(s)

    def _sample(self, s: Screen) -> None:
        """Draw five stones and a line in the registers being changed."""
        box = SAMPLE
        s.rect(*box, art.WELL)
        s.rect(box.x + 2, box.y + 1, box.w - 4, box.h - 2, art.BRIGHT)
        stones = {
            (0, 0): (1, True),
            (1, 0): (3, False),
            (2, 0): (2, True),
            (0, 1): (2, False),
            (1, 1): (3, True),
        }
        centre = {}
        for column in range(3):
            for row in range(2):
                x, y = box.x + 5 + 57 * column, box.y + 3 + 28 * row
                s.rect(x, y, 56, 27, art.SQUARE)
                centre[column, row] = (x + 28, y + 14)
        for place, (_, white) in stones.items():
            art.body(s, *centre[place], white)
        art.stroke(s, centre[0, 0], centre[2, 0], marks.DARK, art.INK)
        art.stroke(s, centre[0, 0], centre[2, 0], marks.WIDE, art.ORANGE)
        art.ring(s, *centre[0, 0], art.ORANGE)
        for place, (points, white) in stones.items():
            art.pips(s, *centre[place], points, white)
        x, y = centre[1, 0]
        marks.tag(self._look, s, x + 28, y + 14, "+1", orange=True)
