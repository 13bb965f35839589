"""A dialog drawn and arranged by its own: a form with more on it, whose pictures are chosen by arrows."""

from collections.abc import Sequence

from retrogames.looks.gem import Gem
from retrogames.looks.look import Look
from retrogames.looks.widgets import Picture
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change

PANEL = Box(5, 12, 310, 188)
"""A dialog that covers board and score boxes."""

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Dialog:
    """A scene around a form; `follow` is called after everything the form has answered."""

    overlay = True
    hides_pointer = False
    busy = False
    holding = False
    form: Form

    def __init__(self, look: Gem, palette: Palette) -> None:
        self.dress = look
        self.colours = palette

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew."""
        return self.form.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self.form.dirty = value

    @property
    def look(self) -> Look:
        """The GEM dress."""
        return self.dress

    @property
    def palette(self) -> Palette:
        """The colours shown."""
        return self.colours

    @property
    def sleep(self) -> int | None:
        """Every tick while an arrow is held."""
        return self.form.sleep

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save."""

    def update(self) -> Change | None:
        """Repeat a held arrow."""
        change = self.form.update()
        self.follow()
        return change

    def handle(self, event: Event) -> Change | None:
        """Move among the pictures by arrows; everything else is the form's. Tab takes them as one."""
        if isinstance(event, Key) and event.name in STEPS and self._step(*STEPS[event.name]):
            self.follow()
            return None
        inside = self._among_pictures()
        change = self.form.handle(event)
        if isinstance(event, Key) and event.name == "tab":
            self._skip(event, inside)
        self.follow()
        return change

    def _among_pictures(self) -> bool:
        return any(picture is self.form.focus for row in self.pictures() for picture in row)

    def _skip(self, tab: Key, inside: bool) -> None:
        """Leave the pictures by one Tab, and come to the chosen one by one."""
        if not inside and self._among_pictures():
            self.form.focus = self.chosen_picture()
        for _ in self.form.widgets:
            if not inside or not self._among_pictures():
                return
            self.form.handle(tab)

    def _step(self, dx: int, dy: int) -> bool:
        """Go to the next picture in a direction; tells whether an arrow was used for that."""
        rows = self.pictures()
        for y, row in enumerate(rows):
            for x, picture in enumerate(row):
                if picture is self.form.focus:
                    line = rows[(y + dy) % len(rows)]
                    at = (x + dx) % len(line) if dx else min(x, len(line) - 1)
                    self.form.focus = line[at]
                    return True
        return False

    def pictures(self) -> Sequence[Sequence[Picture]]:
        """Give the pictures that arrows go among, in rows."""
        return ()

    def chosen_picture(self) -> Picture:
        """Give the picture that is chosen among them."""
        return self.pictures()[0][0]

    def follow(self) -> None:
        """Bring everything in line with the form."""

    def draw(self, screen: Screen) -> None:
        """Draw the form."""
        self.form.draw(screen)
