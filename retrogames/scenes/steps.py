"""The move list beside the board: stepping through a game, back, forward, to any move, by itself."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, ListBox
from retrogames.machine.events import Event, Key
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.reviewing import letters
from retrogames.scenes.scene import TICKS, Change, Pop

if TYPE_CHECKING:
    from retrogames.scenes.play import Play


class Steps:
    """A narrow panel at the right; the board below shows the move chosen in it.

    `marks` are moves to mark and words to say at a place, by the number of moves played there.
    """

    overlay = True
    hides_pointer = False
    busy = False

    def __init__(self, play: "Play", marks: Mapping[int, tuple[Any, str]] = MappingProxyType({})) -> None:
        self._play = play
        self._marks = marks
        match = play.match
        at = len(match.moves) if play.step is None else play.step
        self._list = ListBox(self._lines(), chosen=at, key="list", rows=12)
        self._list.top = max(0, at - self._list.rows + 1)
        self._running = False
        self._wait = 0
        self._form = Form(
            play.look,
            "Moves",
            [self._list],
            [Button("Run", "run"), Button("Close", "close", default=True, escape=True)],
            self._answer,
            play.palette,
        )
        self._move_aside()
        self._show(at)

    def _move_aside(self) -> None:
        """Put the panel at the right edge of the picture, so that the board stays in view."""
        self._form.move_by(self._play.look.area.right - self._form.panel.right, 0)

    def _lines(self) -> list[str]:
        match = self._play.match
        seats = letters(match.game)
        lines = ["    start"]
        for number, move in enumerate(match.moves, 1):
            turn = match.positions[number - 1].turn
            seat = seats[turn] if turn >= 0 else " "
            lines.append(f"{number:3} {seat} {move}{' ?' if number - 1 in self._marks else ''}")
        return lines

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
        """Ticks until the next move when running by itself, or an arrow held repeats."""
        return 1 if self._running else self._form.sleep

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Go back to the game as it stands."""
        self._play.step = None
        self._play.hint, self._play.message = None, ""
        self._play.table.rest()

    def handle(self, event: Event) -> Change | None:
        """Step by left and right, home and end; other keys go to the panel."""
        if isinstance(event, Key):
            last = len(self._play.match.moves)
            at = self._list.chosen
            goal = {"left": at - 1, "right": at + 1, "home": 0, "end": last, "backspace": at - 1}.get(
                event.name
            )
            if goal is not None:
                self._running = False
                self._show(min(last, max(0, goal)))
                return None
            if event.name == "f6":
                return Pop()
        return self._form.handle(event)

    def _answer(self, form: Form, key: str) -> Change | None:
        if key == "close":
            return Pop()
        if key == "run":
            self._running = not self._running
            if self._running and self._list.chosen == len(self._play.match.moves):
                self._show(0)
            self._wait = 0
        elif key == "list":
            self._running = False
            self._show(self._list.chosen)
        return None

    def _show(self, at: int) -> None:
        box = self._list
        box.chosen = at
        box.top = min(at, max(box.top, at - box.rows + 1))
        self._play.step = at
        self._play.hint, self._play.message = self._marks.get(at, (None, ""))
        self._play.table.rest()
        self.dirty = True

    def update(self) -> Change | None:
        """Step on after half a second when running."""
        self._wait += 1
        if self._running and self._wait >= TICKS // 2:
            self._wait = 0
            if self._list.chosen < len(self._play.match.moves):
                self._show(self._list.chosen + 1)
            else:
                self._running = False
        return self._form.update()

    def draw(self, screen: Screen) -> None:
        """Draw the panel over the board."""
        self._form.draw(screen)
