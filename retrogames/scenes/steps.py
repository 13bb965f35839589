"""The move list beside the board: stepping through a game, back, forward, to any move, by itself."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, ListBox
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Press, Wheel
from retrogames.machine.memory import WIDTH
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.reviewing import letters
from retrogames.scenes.scene import TICKS, Change, Pop

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

NARROW = 400
"""A picture of fewer pixels across, as the ST's, has the panel as narrow as can be."""


class Steps:
    """A narrow panel at the side that the move leaves free; the board below shows the move chosen in it.

    `marks` are moves to mark and words to say at a place, by the number of moves played there.
    """

    overlay = True
    hides_pointer = False
    busy = False
    holding = False

    def __init__(self, play: "Play", marks: Mapping[int, tuple[Any, str]] = MappingProxyType({})) -> None:
        self._play = play
        self._marks = marks
        match = play.match
        at = len(match.moves) if play.step is None else play.step
        self._narrow = play.look.area.w < NARROW
        self._list = ListBox(self._lines(), chosen=at, key="list", rows=9 if self._narrow else 12)
        self._list.top = max(0, at - self._list.rows + 1)
        self._running = False
        self._wait = 0
        self._run = Button("Pause", "run", hot="R")
        close = Button("Close", "close", default=True, escape=True)
        rows: list[Row] = [self._list, None, self._run] if self._narrow else [self._list]
        buttons = [close] if self._narrow else [self._run, close]
        self._form = Form(play.look, "Moves", rows, buttons, self._answer, play.palette)
        self._run.text = "Run"
        if self._narrow:
            self._run.box = Box(close.box.x, self._run.box.y, *close.box.size)
        self._form.move_by(play.look.area.right - self._form.panel.right, 0)
        self._canvas = Screen()
        self._show(at)

    def _move_aside(self, before: bytes, after: bytes) -> None:
        """Put the panel at the side where it hides less of what differs between two pictures."""
        area, panel = self._play.look.area, self._form.panel
        left, right = area.x - panel.x, area.right - panel.right
        aside = left or right
        if self._hidden(before, after, aside) < self._hidden(before, after, 0):
            self._form.move_by(aside, 0)

    def _picture(self, at: int) -> bytes:
        """Draw the board as it stood after so many moves."""
        self._play.step = at
        self._play.draw(self._canvas)
        return self._canvas.pixels()

    def _hidden(self, before: bytes, after: bytes, dx: int) -> int:
        """Count the dots that differ and lie under the panel moved by dx."""
        surface, panel = self._play.look.surface(self._canvas), self._form.panel.move(dx, 0)
        left, top = surface.to_dots(panel.x, panel.y)
        right, bottom = surface.to_dots(panel.right, panel.bottom)
        rows = ((y * WIDTH + left, y * WIDTH + right) for y in range(top, bottom))
        return sum(
            a != b for start, end in rows for a, b in zip(before[start:end], after[start:end], strict=True)
        )

    def _lines(self) -> list[str]:
        match = self._play.match
        seats = letters(match.game)
        wide, gap = (len(str(len(match.moves))), "") if self._narrow else (3, " ")
        lines = [f"{'':{wide + 1}}start"]
        for number, move in enumerate(match.moves, 1):
            turn = match.positions[number - 1].turn
            seat = seats[turn] if turn >= 0 else " "
            lines.append(f"{number:{wide}}{gap}{seat} {move}{' ?' if number - 1 in self._marks else ''}")
        return lines

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew."""
        return self._form.dirty or (self._play.showing and self._play.dirty)

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
        """Every tick while it runs by itself, a move is shown again, or an arrow held repeats."""
        return 1 if self._running or self._play.showing else self._form.sleep

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Go back to the game as it stands."""
        self._play.settle()
        self._play.step = None

    def handle(self, event: Event) -> Change | None:
        """Step by left and right, home and end, or the wheel; other keys go to the panel."""
        if self._play.showing and isinstance(event, Key | Press):
            self._play.cut_short(event)
            self.dirty = True
            return None
        if isinstance(event, Wheel):
            self._go(self._list.chosen - event.dy)
            return None
        return self._key(event) if isinstance(event, Key) else self._form.handle(event)

    def _key(self, key: Key) -> Change | None:
        at = self._list.chosen
        goals = {"left": at - 1, "backspace": at - 1, "right": at + 1, "home": 0, "end": self._last}
        if key.name in goals:
            self._go(goals[key.name])
        elif key.name in ("space", "p"):
            self._toggle()
        elif key.name == "f7":
            self._halt()
            self._play.show_again()
        elif key.name == "f6":
            return Pop()
        else:
            return self._form.handle(key)
        return None

    @property
    def _last(self) -> int:
        return len(self._play.match.moves)

    def _go(self, at: int) -> None:
        """Stop running and go to a place."""
        self._halt()
        self._show(min(self._last, max(0, at)))

    def _halt(self) -> None:
        self._running = False
        self._run.text = "Run"

    def _toggle(self) -> None:
        """Run on from here, from the start where the end is shown, or pause."""
        if self._running:
            self._halt()
        elif self._last:
            if self._list.chosen == self._last:
                self._show(0)
            self._running, self._wait = True, 0
            self._run.text = "Pause"
        self.dirty = True

    def _answer(self, form: Form, key: str) -> Change | None:
        if key == "close":
            return Pop()
        if key == "run":
            self._toggle()
        elif key == "list":
            self._halt()
            self._show(self._list.chosen)
        return None

    def _show(self, at: int) -> None:
        box, play = self._list, self._play
        box.chosen = at
        box.top = min(at, max(box.top, at - box.rows + 1))
        hint, play.message = self._marks.get(at, (None, ""))
        play.step, play.hint = at, None
        if at or hint is not None:  # at the start no move has changed anything
            before = self._picture(max(0, at - 1))
            play.hint = hint
            self._move_aside(before, self._picture(at))  # of what the move changed and of what is marked
        play.table.rest()
        self.dirty = True

    def update(self) -> Change | None:
        """Let a move shown again go on; step on after half a second when running."""
        if self._play.showing:
            self.dirty = True
            return self._play.update()
        self._wait += 1
        if self._running and self._wait >= TICKS // 2:
            self._wait = 0
            self._show(min(self._last, self._list.chosen + 1))
            if self._list.chosen == self._last:
                self._halt()
        return self._form.update()

    def draw(self, screen: Screen) -> None:
        """Draw the panel over the board."""
        self._form.draw(screen)
