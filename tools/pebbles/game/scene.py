"""The table of Pebbles: what a person does at it and what is seen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from retrogames.core.match import Match
from retrogames.core.player import Computer
from retrogames.games.pebbles import art
from retrogames.games.pebbles.rules import MOST, Move, Position
from retrogames.looks.look import Command, Look
from retrogames.looks.widgets import Button, Choice, Label, TextLine, Toggle
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Pop, Scene
from retrogames.scenes.table import Page, Refused, Situation

GROUNDS = ("Night", "Dark")
"""What the table can be covered with, as the player calls it."""

SLOW = (0, 12, 8, 5, 3)
"""Ticks in which a pebble is taken away, by the speed of animation."""


class PebblesTable:
    """One table; the pebbles pointed at and those being taken live here."""

    menu_names: Mapping[str, str] = {}
    moving = False
    eager = True
    holding = False
    board = "Board"
    verdict_at: Literal["head", "foot", ""] = ""
    may_end = False

    def __init__(self, look: Look, values: Mapping[str, Any]) -> None:
        self.look = look
        self.pens = art.PENS[look.name]
        self.palette: Palette = look.palette
        self.chart = ChartPens(
            self.pens.grounds[1], self.pens.gone, self.pens.mark, (self.pens.light, self.pens.mark)
        )
        self.dirty = True
        self._ground = self.pens.grounds[values.get("ground") == "Dark"]
        self._chosen = 0
        self._shown: int | None = None

    # What the person does

    def handle(self, s: Situation, event: Event) -> Any:
        """Take as many pebbles as the digit says, or those from the one clicked to the last."""
        match event:
            case Motion(x=x, y=y):
                self._point(self._number(s, x, y))
            case Press(x=x, y=y, button="left"):
                return self._take(s, self._number(s, x, y))
            case Key(name=name) if event.plain and name in ("1", "2", "3"):
                return self._take(s, int(name))
        return None

    def _number(self, s: Situation, x: int, y: int) -> int:
        """Tell how many pebbles lie from the one at a dot to the last, 0 where none is."""
        left: int = s.position.left
        at = self._row(s).at(x, y, left)
        return 0 if at is None else left - at

    def _row(self, s: Situation) -> art.Row:
        return art.Row(self.look, s.positions[0].left)

    def _point(self, number: int) -> None:
        chosen = number if number <= MOST else 0
        self.dirty = self.dirty or chosen != self._chosen
        self._chosen = chosen

    def _take(self, s: Situation, number: int) -> Move | Refused | None:
        if not s.human or not number:
            return None
        if number > MOST:
            return Refused(f"No more than {MOST} can be taken at once.")
        if number > s.position.left:
            return Refused(f"Only {s.position.left} are left.")
        return Move(number)

    # What moves

    def tick(self) -> None:
        """Nothing moves outside `show`."""

    def show(self, s: Situation, before: Position, move: Move, after: Position) -> Iterator[None]:
        """Take one pebble after the other away."""
        for left in range(before.left, after.left, -1):
            self._shown = left
            yield from (None for _ in range(SLOW[s.speed]))

    def must_show(self, move: Move) -> bool:
        """Nothing waits for a person."""
        return False

    def interrupt(self, event: Event) -> bool:
        """Any key or click ends the animation."""
        return True

    def rest(self) -> None:
        """Forget what moves."""
        self._shown = None
        self._chosen = 0
        self.dirty = True

    def sound(self, s: Situation, before: Position, move: Move, after: Position) -> str:
        """Name the sound of a move."""
        return "move"

    # What is seen

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw the seats, the row and the line below."""
        look, position = self.look, s.position
        look.set_stage(screen, s.game.title)
        look.surface(screen).rect(*look.stage, self._ground)
        for seat in position.seats:
            active = s.outcome is None and seat == position.turn
            box = art.seat_box(look, seat)
            art.plate(look, screen, box, active)
            art.written(look, screen, box, self._name(s, seat))
        left = position.left if self._shown is None else self._shown
        number = s.hint.number if s.hint is not None else self._chosen
        self._row(s).draw(screen, left, number if s.human else 0)
        box = art.prompt_box(look)
        art.plate(look, screen, box)
        art.written(look, screen, box, self.prompt(s))

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Nothing lies over the strip."""

    def _name(self, s: Situation, seat: int) -> str:
        player = s.players[seat]
        if isinstance(player, Computer):
            return player.name or f"{player.level.capitalize()} computer"
        return player.name or s.game.seat_names[seat]

    def prompt(self, s: Situation) -> str:
        """Say what can be done now."""
        if s.message:
            return s.message
        if s.outcome is not None:
            return self.result(s)
        if s.paused:
            return "Paused. P goes on."
        name = self._name(s, s.position.turn)
        if s.looking:
            return f"{name} is to move."
        if isinstance(s.players[s.position.turn], Computer):
            return f"{name} is thinking..."
        return f"{name}: press 1, 2 or 3, or click on the first pebble to take."

    def info(self, s: Situation) -> str:
        """Give the pebbles left: a number alone, for a bar's end may be short."""
        return str(s.position.left)

    def result(self, s: Situation) -> str:
        """Tell who won."""
        return (
            ""
            if s.outcome is None
            else f"{self._name(s, s.outcome.winners[0])} took the last pebble and wins."
        )

    def describe(self, before: Position, move: Move, after: Position | None) -> str:
        """Tell a move in words."""
        return f"{('First', 'Second')[before.turn]} takes {move.number}."

    def manual(self) -> Sequence[Page]:
        """Give the manual."""
        words = (
            "Two players take pebbles from a row in turn, one, two or three at a time.",
            "Whoever takes the last one wins.",
            "",
            "Press 1, 2 or 3, or click on a pebble: it is taken with all that come after it.",
        )
        return (Page("How to play", [TextLine(line) for line in words]),)

    # What a game may have and this one has not

    def commands(self, s: Situation) -> Sequence[Command]:
        """There are none of its own."""
        return ()

    def do(self, s: Situation, command: str) -> None:
        """Nothing is done here that every game has not."""

    def forced(self, s: Situation) -> None:
        """Nobody is ever stuck."""

    def clocks(self, s: Situation) -> list[float] | None:
        """No clock runs."""
        return None

    def time_up(self, s: Situation) -> Any:
        """Never asked."""
        raise AssertionError("Pebbles has no clock")

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Nothing more to choose."""
        return {}

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Let the player choose the colour of the table."""
        ground = Choice(GROUNDS, int(values.get("ground") == "Dark"), "ground")
        buttons = [Button("OK", "ok", default=True), Button("Cancel", "cancel", escape=True)]

        def answer(form: Form, key: str) -> Change | None:
            return {"ok": Pop({"ground": ground.text}), "cancel": Pop(None)}.get(key)

        return Form(self.look, "Colours", [(Label("Table"), ground)], buttons, answer, self.palette)

    def opening(self) -> Scene | None:
        """The game begins at once."""
        return None

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Nothing is shown on leaving."""
        return None

    def finale(self, s: Situation) -> Scene | None:
        """The common alert tells the end."""
        return None
