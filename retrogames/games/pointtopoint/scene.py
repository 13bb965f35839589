"""Point to Point's table: choosing and setting stones, and the lines that score."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from retrogames.core.match import Match
from retrogames.core.player import Computer
from retrogames.core.squares import square_name
from retrogames.games.pointtopoint import art, manual, marks, picture, project, words
from retrogames.games.pointtopoint.colours import palette
from retrogames.games.pointtopoint.editor import Editor
from retrogames.games.pointtopoint.lines import Line, Spot
from retrogames.games.pointtopoint.places import GADGETS, Grid, choice_box, gadget_box
from retrogames.games.pointtopoint.records import Records
from retrogames.games.pointtopoint.rules import NUMBERS, Move, Position, name_of
from retrogames.games.pointtopoint.watching import Watching
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Command
from retrogames.looks.widgets import Choice, Toggle
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import command_of
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.scene import Scene
from retrogames.scenes.table import Do, Page, Refused, Situation

GROW, STAY, COUNT = 18, 90, 4
"""Ticks in which a line grows, for which it stays, and between two points counted up."""

QUICK = (0.0, 0.5, 1.0, 1.4, 2.0)
"""Factors of these by speed."""


class PointToPointTable:
    """One table; chosen stones, pointer, cursor and what is being shown live here."""

    menu_names: ClassVar[Mapping[str, str]] = {
        "bar": "Point to Point V1.1   © 1992 Manfred Kopp",
        "project": "Project",
        "game": "Game",
    }
    chart = ChartPens(art.WELL, art.BRIGHT, art.ORANGE, (art.WHITE, art.GOLD))
    eager = True
    holding = False
    board = "Board"
    verdict_at: Literal["head", "foot", ""] = ""
    may_end = True
    moving = False

    def __init__(self, look: Intuition, values: Mapping[str, Any]) -> None:
        self.look = look
        self.palette: Palette = palette(values)
        self.dirty = True
        self.chosen = [1, 1]
        self.hover: Spot | None = None
        self.cursor: Spot = (0, 0)
        self.keyboard = False
        self.pressed: int | None = None
        self.over: int | None = None
        self.meshed: Spot | None = None
        self.shown: list[marks.Shown] = []
        self.all_lines = False
        self.news = ""
        self._counted: list[int] | None = None
        self._hint_then: Move | None = None

    # What the person does

    def handle(self, s: Situation, event: Event) -> Any:
        """Answer an event with a stone set, a refusal, a command or nothing."""
        match event:
            case Motion():
                self._point(s, event.x, event.y // 2)
            case Press(x=x, y=y, button="left"):
                return self._press(s, x, y // 2)
            case Release(x=x, y=y, button="left"):
                return self._release(s, x, y // 2)
            case Key() if event.plain and s.watched and event.name != "w":
                return Do("pause") if command_of(event) is None and not event.repeat else None
            case Key() if event.plain:
                return self._key(s, event.name)
        return None

    def _point(self, s: Situation, x: int, y: int) -> None:
        spot = Grid(s.position.size).at(x, y)
        over = next((n for n in range(len(GADGETS)) if gadget_box(n).contains(x, y)), None)
        if (spot, over) != (self.hover, self.over) or self.keyboard:
            self.hover, self.over, self.keyboard = spot, over, False
            self.dirty = True

    def _press(self, s: Situation, x: int, y: int) -> Any:
        self._point(s, x, y)
        self._clear()
        self.pressed = self.over
        for seat in (0, 1):
            for points in (1, 2, 3):
                if choice_box(seat, points).contains(x, y):
                    return self._pick(s, seat, points)
        if self.hover is None:
            return None
        return Do("pause") if s.watched else self._set(s, self.hover)

    def _release(self, s: Situation, x: int, y: int) -> Do | None:
        pressed, self.pressed = self.pressed, None
        if pressed is None or not gadget_box(pressed).contains(x, y):
            return None
        command = GADGETS[pressed][1]
        return Do(command) if self.usable(s, command) else None

    def _key(self, s: Situation, name: str) -> Any:
        if name == "w":
            return Do("sources") if s.position.lines() else Refused("No line has scored yet.")
        self._clear()
        steps = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
        if name in steps:
            size = s.position.size
            column, row = self.aimed(s) or self.cursor
            dx, dy = steps[name]
            self.cursor = (min(size - 1, max(0, column + dx)), min(size - 1, max(0, row + dy)))
            self.keyboard = True
            return None
        if name in ("1", "2", "3"):
            return self._pick(s, s.position.turn, int(name))
        if name in ("return", "space"):
            spot = self.aimed(s)
            self.keyboard = True
            return self._set(s, spot) if spot is not None else None
        return None

    def _pick(self, s: Situation, seat: int, points: int) -> Refused | None:
        """Choose a stone; it stays chosen for that colour."""
        position: Position = s.position
        if s.outcome is not None:
            return None
        if seat != position.turn:
            return Refused(f"It is {name_of(position.turn)}'s turn.")
        left = position.left(position.turn)
        if left is not None and not left[points - 1]:
            return Refused(f"No stone of {NUMBERS[points]} is left for {name_of(position.turn)}.")
        self.chosen[seat] = points
        return None

    def _set(self, s: Situation, spot: Spot) -> Any:
        position: Position = s.position
        if not s.human:
            return None
        if position.at(*spot):
            return Refused(f"{square_name(*spot)} is taken.")
        points = self.chosen[position.turn]
        left = position.left(position.turn)
        if left is not None and not left[points - 1]:
            return Refused(f"No stone of {NUMBERS[points]} is left: choose another.")
        return Move(points, *spot)

    def aimed(self, s: Situation) -> Spot | None:
        """Give the square under the cursor or pointer, on this board: another one may have been larger."""
        last = s.position.size - 1
        if self.keyboard:
            return min(last, self.cursor[0]), min(last, self.cursor[1])
        return self.hover if self.hover is not None and max(self.hover) <= last else None

    def gains(self, position: Position, spot: Spot) -> dict[int, int]:
        """Add up by colour what the chosen stone would score on an empty square."""
        points = self.chosen[position.turn]
        left = position.left(position.turn)
        found = {0: 0, 1: 0}
        if left is not None and not left[points - 1]:
            return found
        for line in position.closed_by(Move(points, *spot)):
            found[line.colour] += line.points
        return found

    # What moves

    def tick(self) -> None:
        """Nothing moves outside `show`."""

    def show(self, s: Situation, before: Position, move: Move, after: Position) -> Iterator[None]:
        """Show a stone behind a mesh, then solid; let each line it closed grow and count."""
        quick = QUICK[s.speed]
        if isinstance(s.players[before.turn], Computer):
            self.chosen[before.turn] = move.points
        spot = (move.column, move.row)
        self.meshed = spot
        self._counted = list(before.points)
        yield from (None for _ in range(round(3 * quick)))
        self.meshed = None
        lines = before.closed_by(move)
        for line in lines:
            yield from self._grow(line, spot, quick)
        self._counted = None
        if lines:
            yield from (None for _ in range(round(STAY * quick / len(lines))))

    def _grow(self, line: Line, spot: Spot, quick: float) -> Iterator[None]:
        self.news = marks.words(line)
        steps = max(1, round(GROW * quick))
        for step in range(steps):
            shown = marks.Shown(line, spot, (step + 1) / steps, tag=False)
            self.shown = [*self.shown[: len(self.shown)], shown] if step == 0 else [*self.shown[:-1], shown]
            yield
        self.shown[-1] = marks.Shown(line, spot)
        for _ in range(line.points):
            if self._counted is not None:
                self._counted[line.colour] += 1
            yield from (None for _ in range(round(COUNT * quick)))

    def must_show(self, move: Move) -> bool:
        """Nothing waits for a person."""
        return False

    def interrupt(self, event: Event) -> bool:
        """Any key or click ends the animation."""
        return True

    def rest(self) -> None:
        """Forget what moves."""
        self.meshed = None
        self._counted = None
        self.pressed = None
        self.dirty = True
        self._clear()

    def _clear(self) -> None:
        self.shown = []
        self.news = ""
        self.all_lines = False

    def sound(self, s: Situation, before: Position, move: Move, after: Position) -> str:
        """Name the sound of a move: a chime where it scores."""
        return "capture" if before.points != after.points else "move"

    # What is seen

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw the whole screen."""
        picture.draw(self, s, screen)

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Nothing lies over the bar."""

    def lines_shown(self, s: Situation) -> list[marks.Shown]:
        """Give the lines drawn now: those being scored, or all of them where they are asked for."""
        if self.shows_sources(s):
            return [marks.Shown(line, line.start) for line in s.position.lines()]
        return self.shown

    def shows_sources(self, s: Situation) -> bool:
        """Tell whether all lines that have scored are shown: until another action, or a hint that comes."""
        return self.all_lines and s.hint is self._hint_then

    def last_spot(self, s: Situation) -> Spot | None:
        """Give the square of the last stone."""
        return None if s.last is None else (s.last.column, s.last.row)

    def score_shown(self, position: Position, seat: int) -> int:
        """Give the score as counted up so far."""
        return (self._counted or position.points)[seat]

    def prompt(self, s: Situation) -> str:
        """Say what can be done now, or what was just scored."""
        return words.prompt(self, s)

    def info(self, s: Situation) -> str:
        """Give the move count."""
        return words.info(s)

    def usable(self, s: Situation, command: str) -> bool:
        """Tell whether a gadget can be used now."""
        match command:
            case "takeback":
                return s.can_take_back
            case "hint":
                return s.human
            case "end":
                return s.outcome is None and s.steps > 0
        return True

    def commands(self, s: Situation) -> Sequence[Command]:
        """Give the Project menu and the key that shows where the points came from."""
        return project.commands(s)

    def do(self, s: Situation, command: str) -> Scene | Any | None:
        """Carry out what only this game has."""
        if command == "sources":
            shown = self.shows_sources(s)
            self._clear()
            self.all_lines, self._hint_then = bool(s.position.lines()) and not shown, s.hint
            return None
        if command == "records":
            return Records(self.look, self.palette, s)
        if command == "watch":
            return Watching(self.look, self.palette, s)
        if command == "editor" and s.house is not None:
            return Editor(s.house, self.look, self.palette, s)
        if command == "end":
            return project.end_question(self.look, self.palette, s)
        return project.do(self, s, command)

    def forced(self, s: Situation) -> None:
        """There is no passing."""

    def clocks(self, s: Situation) -> list[float] | None:
        """No clock runs."""
        return None

    def time_up(self, s: Situation) -> Any:
        """Never asked."""
        raise AssertionError("Point to Point has no clock")

    def describe(self, before: Position, move: Move, after: Position | None) -> str:
        """Tell a move in words."""
        return words.describe(before, move)

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Nothing more to choose."""
        return {}

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Give the colours window with its 16-step sliders."""
        from retrogames.games.pointtopoint.preferences import Preferences

        return Preferences(self.look, values)

    def opening(self) -> Scene | None:
        """The game begins at once."""
        return None

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Nothing is shown on leaving."""
        return None

    def finale(self, s: Situation) -> Scene | None:
        """After solitaire, the table of records."""
        if s.position.goal is None or s.position.outcome() is None:
            return None
        return Records(self.look, self.palette, s, entered=True)

    def result(self, s: Situation) -> str:
        """Tell how the game ended."""
        return words.result(s)

    def manual(self) -> Sequence[Page]:
        """Give the manual."""
        return manual.pages(self.look)
