"""Splatter's table: picking a tile, pointing where it adds or moves to, PASS and QUIT."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from retrogames.core.match import Match
from retrogames.games.splatter import commands, manual, motion, picture, timing, words
from retrogames.games.splatter.art import DARK, GRID, INK, PAPER
from retrogames.games.splatter.colourbox import ColourBox
from retrogames.games.splatter.colours import palette
from retrogames.games.splatter.cursor import STEPS, Cursor
from retrogames.games.splatter.grid import name_of
from retrogames.games.splatter.motion import Moving
from retrogames.games.splatter.notation import Layout
from retrogames.games.splatter.places import pass_box, quit_box
from retrogames.games.splatter.rules import PASS, Act, Move, Position
from retrogames.looks.gem import Gem
from retrogames.looks.look import Command
from retrogames.looks.widgets import Choice, Toggle
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.scene import Scene
from retrogames.scenes.table import Do, Page, Refused, Situation


class SplatterTable:
    """One table; the picked tile, pointer, cursor, pressed button and what moves live here."""

    menu_names: ClassVar[Mapping[str, str]] = {}
    chart = ChartPens(PAPER, GRID, INK, DARK)
    board = "Board"
    verdict_at: Literal["head", "foot", ""] = ""
    may_end = True
    moving = False
    eager = True

    def __init__(self, look: Gem, values: Mapping[str, Any]) -> None:
        self.look = look
        self.palette: Palette = palette(values)
        self.dirty = True
        self.picked: int | None = None
        self.pointer = (-1, -1)
        self.pointed: int | None = None
        self.cursor = Cursor()
        self.pressed = ""
        self.over = ""
        self.moves: Moving | None = None
        self.read: tuple[str, int] | None = None
        self.kept: tuple[Layout, bytes] | None = None

    # What the person does

    def handle(self, s: Situation, event: Event) -> Any:
        """Answer an event with a move, a refusal, a command or nothing."""
        if isinstance(event, Press | Key):
            self.read = (s.message, s.steps)
        if isinstance(event, Key) and not event.repeat and s.values.get("key_click", False):
            self.noise(s, "key")
        answer = self._answer(s, event)
        if isinstance(answer, Refused):
            self.read = None
        return answer

    @property
    def holding(self) -> bool:
        """Whether a tile is picked."""
        return self.picked is not None

    def _answer(self, s: Situation, event: Event) -> Any:
        match event:
            case Motion(x=x, y=y):
                self._point(s, *self.look.surface_point(x, y))
            case Press(x=x, y=y, button="left"):
                return self._press(s, *self.look.surface_point(x, y))
            case Release(x=x, y=y, button="left"):
                return self._release(s, *self.look.surface_point(x, y))
            case Press(button="right"):
                self.picked = None
            case Key() if event.plain:
                return self._key(s, event)
        return None

    def _point(self, s: Situation, x: int, y: int) -> None:
        self.pointer, before = (x, y), (self.pointed, self.over)
        self._look_under(s)
        if (self.pointed, self.over) != before or self.cursor.shown:
            self.dirty = True
        self.cursor.shown = False

    def _look_under(self, s: Situation) -> None:
        """Find the square and the button under the pointer; a new board may put others there."""
        self.pointed = picture.ground_of(s.position).square_at(*self.pointer)
        self.over = self._button_at(s, *self.pointer)

    def _button_at(self, s: Situation, x: int, y: int) -> str:
        """Name the button of the seat to move at a pixel, "" for none."""
        box = picture.box_of(s, s.position.turn)
        if box is None or not s.human:
            return ""
        if pass_box(box).contains(x, y):
            return "pass"
        return "quit" if quit_box(box).contains(x, y) else ""

    def _press(self, s: Situation, x: int, y: int) -> Any:
        self._point(s, x, y)
        self.pressed = self.over
        if self.pressed:
            self.noise(s, "click")
            return None
        return self._choose(s, self.pointed) if self.pointed is not None else None

    def _release(self, s: Situation, x: int, y: int) -> Any:
        pressed, self.pressed = self.pressed, ""
        self._point(s, x, y)
        return self._button(s, pressed) if pressed and self.over == pressed else None

    def _button(self, s: Situation, button: str) -> Any:
        """Answer PASS or QUIT; quitting is asked about first."""
        if button == "pass":
            return PASS
        if not s.position.tiles[s.position.turn]:
            return Refused("Without tiles you enter or pass.")
        return Do("askquit")

    def _key(self, s: Situation, key: Key) -> Any:
        position: Position = s.position
        near = self.pointed if self.picked is None else self.picked
        if key.name in STEPS or key.name == "tab":
            shown = self.cursor.show(position, near)
            if key.name == "tab":
                self.cursor.next_tile(position, key.shift)
            elif shown:
                self.cursor.step(position, key.name)
            return None
        if key.name == "escape" and self.picked is not None:
            self.picked = None
            return Do("nothing")
        if not s.human:
            return None
        if key.name in ("return", "space"):
            self.cursor.show(position, near)
            return self._choose(s, self.cursor.square)
        if key.name in ("s", "q") and not key.repeat:
            return self._button(s, "pass" if key.name == "s" else "quit")
        return None

    def _choose(self, s: Situation, square: int) -> Any:
        """Pick the tile on a square, put it back, or let the picked one act there."""
        if not s.human:
            return None
        position: Position = s.position
        own = position.tiles[position.turn]
        if not own:
            if square in position.targets():
                return Move(Act.ENTER, square)
            return Refused(words.why_not_enter(position, square, s.players))
        if square == self.picked:
            self.picked = None
            self.noise(s, "click")
            return None
        if self.picked is None or own >> square & 1:
            why = words.why_not_pick(position, square, s.players)
            if why is not None:
                return Refused(why)
            self.picked = square
            self.noise(s, "click")
            return None
        move = self._move_to(position, square)
        return move or Refused(words.why_not_land(position, self.picked, square, s.players))

    def _move_to(self, position: Position, square: int) -> Move | None:
        """Give the move of the picked tile to a square, None where that is no target."""
        assert self.picked is not None
        if square in position.level1(self.picked):
            return Move(Act.ADD, square)
        if square in position.level2(self.picked):
            return Move(Act.MOVE, square, self.picked)
        return None

    @property
    def _aim(self) -> int | None:
        """The square under the cursor or, where it is not shown, the pointer."""
        return self.cursor.square if self.cursor.shown else self.pointed

    def aimed(self, s: Situation) -> Move | None:
        """Give the move that a click at the pointer, or Return at the cursor, would make now."""
        position: Position = s.position
        square = self._aim
        if not s.human or square is None:
            return None
        if not position.tiles[position.turn]:
            return Move(Act.ENTER, square) if square in position.targets() else None
        return self._move_to(position, square) if self.picked is not None else None

    # What moves and what is heard

    def tick(self) -> None:
        """Nothing moves by itself."""

    def show(self, s: Situation, before: Position, move: Move, after: Position) -> Iterator[None]:
        """Animate a move."""
        return motion.show(self, s, before, move)

    def must_show(self, move: Move) -> bool:
        """A pass stays a while in any case, so that it can be read."""
        return move.act is Act.PASS

    def interrupt(self, event: Event) -> bool:
        """Any key or click ends the animation."""
        return True

    def rest(self) -> None:
        """Forget the picked tile and what moves."""
        self.picked = None
        self.moves = None
        self.pressed = ""
        self.dirty = True

    def noise(self, s: Situation, name: str) -> None:
        """Play a sound of the look at once."""
        if s.house is not None:
            s.house.play_sound(self.look.sounds[name])

    def sound(self, s: Situation, before: Position, move: Move, after: Position) -> str:
        """Name the sound with which a move begins; its splats are heard one by one."""
        return {Act.PASS: "click", Act.QUIT: "bell"}.get(move.act, "move")

    # What is seen

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw board and score boxes."""
        self.cursor.keep_on(s.position)
        self._look_under(s)
        picture.draw(self, s, screen)

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Nothing lies over the menu bar."""

    def prompt(self, s: Situation) -> str:
        """Say in one line what can be done now."""
        position: Position = s.position
        name = words.name_of_seat(position.turn, s.players)
        if s.outcome is not None:
            return "The game is over."
        if not s.human:
            return f"{name} is thinking."
        if not position.tiles[position.turn]:
            return f"{name}: enter on a mark, or pass."
        if self.picked is None:
            return f"{name}: pick a tile."
        return f"{name}: {name_of(self.picked)}: + adds, a ring moves."

    def info(self, s: Situation) -> str:
        """Give what there is to tell, else the square pointed at."""
        unread = s.paused or (s.message, s.steps) != self.read
        told = words.news(s) if unread and self.moves is None else ""
        if told or (s.message and self.moves is not None):
            return told or s.message
        square = self._aim
        return "" if square is None else name_of(square)

    def commands(self, s: Situation) -> Sequence[Command]:
        """Give the commands of this game, some in place of common ones."""
        return commands.own(s)

    def do(self, s: Situation, command: str) -> Scene | Any | None:
        """Carry out one of them."""
        return commands.do(self, s, command)

    def forced(self, s: Situation) -> tuple[Move, str] | None:
        """Let a seat that can neither add nor move pass, and say so."""
        if not s.position.stuck():
            return None
        return PASS, f"{words.name_of_seat(s.position.turn, s.players)} is stuck and passes."

    def clocks(self, s: Situation) -> list[float] | None:
        """Give the seconds left by seat when a match is taken up or a turn begins."""
        return timing.clocks(s)

    def time_up(self, s: Situation) -> tuple[Move, str]:
        """Give what a seat does whose time is up, and say so."""
        return timing.time_up(s)

    def describe(self, before: Position, move: Move, after: Position | None) -> str:
        """Tell a move in words."""
        return words.describe(before, move)

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Give the colours of the sixteen registers."""
        return ColourBox(self.look, values)

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Offer the clock of the next game, and the click that the ST makes at every key."""
        click = Toggle("Key click", bool(values.get("key_click", False)), "key_click")
        return {"Clock, new game": timing.choice(values), "Key click": click}

    def opening(self) -> Scene | None:
        """Splatter begins at once."""
        return None

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Nothing is shown on leaving."""
        return None

    def finale(self, s: Situation) -> Scene | None:
        """The common alert tells the end."""
        return None

    def result(self, s: Situation) -> str:
        """Name the ranking."""
        return words.ranking(s)

    def manual(self) -> Sequence[Page]:
        """Give the manual."""
        return manual.pages(self.look)
