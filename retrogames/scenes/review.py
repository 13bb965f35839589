"""Looking back at a game: its curve, and the biggest mistakes as the master sees them, to step to."""

from typing import TYPE_CHECKING

from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Label, ListBox, Picture
from retrogames.machine.box import Box
from retrogames.machine.events import Event
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import Chart
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.reviewing import Reviewing, scale
from retrogames.scenes.scene import Change, Pop, Push
from retrogames.scenes.steps import Steps

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

HEADER = "Move           lost  better"
WIDTH, LINES, ROWS = 44, 6, 5
"""Characters and at most lines of text that the chart takes, and lines of the list."""


class Review:
    """A panel over the board. It goes on judging while it is on top, and shows what it has so far."""

    overlay = True
    hides_pointer = False
    busy = False
    holding = False

    def __init__(self, play: "Play", reviewing: Reviewing) -> None:
        self._play = play
        self._reviewing = reviewing
        self._hidden = False
        m = play.look.metrics
        width = min(WIDTH * m.char, m.page[0])
        below = (ROWS + 2) * m.line + 4 + 2 * m.gap + m.button
        lines = min(LINES, (m.page[1] - below - 2) // m.line - 1)
        self._chart = Picture(self._paint, width, (lines + 1) * m.line + 2)
        self._list = ListBox((), rows=ROWS, key="list", header=HEADER)
        self._note = Label("")
        self._halt = Button("Stop", "halt")
        buttons = [
            Button("Show", "show", default=True),
            self._halt,
            Button("Close", "close", escape=True),
        ]
        rows: list[Row] = [self._chart, self._list, None, self._note]
        self._list.items = [" " * (width // m.char - 4)]
        self._form = Form(play.look, "Looking back", rows, buttons, self._answer, play.palette)
        self._form.focus = self._list
        self._tell()

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew."""
        return self._form.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self._form.dirty = value

    @property
    def look(self) -> Look:
        """The game's dress."""
        return self._play.look

    @property
    def palette(self) -> Palette:
        """The game's colours."""
        return self._play.palette

    @property
    def sleep(self) -> int | None:
        """Every tick while moves are being judged, or an arrow held repeats."""
        busy = self._reviewing.running and not self._reviewing.done
        return 1 if busy else self._form.sleep

    def enter(self) -> None:
        """The first tick begins to judge."""

    def exit(self) -> None:
        """Stop judging; what was found is kept for the next look."""
        self._reviewing.stop()

    def handle(self, event: Event) -> Change | None:
        """Answer keys and pointer."""
        return self._form.handle(event)

    def update(self) -> Change | None:
        """Judge on."""
        if self._reviewing.tick():
            self._tell()
        return self._form.update()

    def _tell(self) -> None:
        """Show what was found so far, and how far that is."""
        reviewing = self._reviewing
        mistakes = reviewing.mistakes()
        chosen = self._list.chosen
        self._list.items = [reviewing.line(index) for index in mistakes]
        self._list.chosen = min(chosen, max(0, len(mistakes) - 1))
        self._note.text = self._state(bool(mistakes))
        self._halt.text = "Stop" if reviewing.running else "Go on"
        self._halt.enabled = not reviewing.done
        self.dirty = True

    def _state(self, mistakes: bool) -> str:
        reviewing = self._reviewing
        if not reviewing.done:
            how = "Judging" if reviewing.running else "Stopped"
            return f"{how}: {len(reviewing.found)} of {len(reviewing.todo)} moves."
        if not mistakes:
            return "The master finds no mistakes." if reviewing.todo else "Here is nothing to judge."
        return "Judged by mean values, not by luck."

    def _paint(self, screen: Screen, box: Box) -> None:
        reviewing = self._reviewing
        curves = reviewing.curves()
        low, high, labels = scale(curves, reviewing.with_points)
        mistakes = reviewing.mistakes()
        chosen = mistakes[self._list.chosen] if mistakes else None
        pens = self._play.table.chart
        Chart(pens, curves, low, high, labels, mistakes, chosen).paint(self.look, screen, box)

    def _answer(self, form: Form, key: str) -> Change | None:
        if key == "close":
            return Pop()
        if key == "halt":
            self._reviewing.running = not self._reviewing.running
            if not self._reviewing.running:
                self._reviewing.stop()
            self._tell()
        elif key == "show":
            return self._show()
        self.dirty = True
        return None

    def _show(self) -> Change | None:
        """Step through the game from the mistake chosen, or from where it stands; this panel waits below."""
        reviewing = self._reviewing
        mistakes = reviewing.mistakes()
        reviewing.stop()
        if mistakes:
            self._play.step = mistakes[self._list.chosen]
        self._hidden = True

        def back(_: object) -> Change | None:
            self._hidden = False
            return None

        return Push(Steps(self._play, reviewing.marks()), back)

    def draw(self, screen: Screen) -> None:
        """Draw the panel, not while the moves are stepped through."""
        if not self._hidden:
            self._form.draw(screen)
        self.dirty = False
