"""Engarde's table: picking, setting and moving pieces in a Motif window."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from retrogames.core.match import Match
from retrogames.core.player import Computer
from retrogames.games.engarde import manual, picture, setup
from retrogames.games.engarde.editor import Editor
from retrogames.games.engarde.grid import EMPTY, NAMES, SIDE, SQUARES, UNKNOWN
from retrogames.games.engarde.places import BUTTONS, Spot, button_box, origin, spot_at, spot_of
from retrogames.games.engarde.reading import four_text, landing_text
from retrogames.games.engarde.rules import Move, Placing, Position, Shifting
from retrogames.games.engarde.window import Frame
from retrogames.looks.look import Command
from retrogames.looks.motif import INK, SQUARE, Motif
from retrogames.looks.motifframe import client_of
from retrogames.looks.widgets import Choice, Toggle
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import command_of
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.scene import Scene
from retrogames.scenes.table import STILL, Do, Page, Refused, Situation

SQUARE_TICKS = 7
"""Ticks for a square of a move's way: 120 ms."""

FLIP = (100, 70, 35, 10, -10, -35, -70, -100)
"""Widths of a piece that turns over, in percent, the new face after the change of sign; two ticks each."""

TRIUMPH = 45
"""Ticks in which a completed four is looked at before the alert with the result comes."""

SLOWER = (0, 1, 1, 2, 3)
"""How often each tick of an animation is repeated, by speed."""


class EngardeTable:
    """One table; picked piece, cursor, pressed button and the window's frame live here."""

    menu_names: ClassVar[Mapping[str, str]] = {}
    chart = ChartPens(SQUARE.ground, SQUARE.bottom, INK, (INK,))
    eager = True
    holding = False
    board = "Board"
    verdict_at: Literal["head", "foot", ""] = "head"
    may_end = False

    def __init__(self, look: Motif, values: Mapping[str, Any]) -> None:
        self.look = look
        self.palette: Palette = setup.palette(values)
        self.dirty = True
        self.moving = False
        self.frame = Frame()
        self.cursor = Spot(0, SIDE - 1)
        self.keyboard = False
        self.picked: Spot | None = None
        self.grabbed: Spot | None = None
        self.pressed: int | None = None
        self.over: int | None = None
        self.alarm = 0
        self.poles = False
        self.flight: picture.Flight | None = None
        self.rings = 0

    # What the person does

    def handle(self, s: Situation, event: Event) -> Any:
        """Answer an event with a move, a refusal, a command or nothing."""
        answer = self._answer(s, event)
        if isinstance(answer, Refused):
            self.alarm = 9
            self.moving = True
        return answer

    def _answer(self, s: Situation, event: Event) -> Any:
        framed = self.frame.handle(event)
        if framed:
            self.dirty = True
            if framed == "close":
                return Do("shelf")
            return Do("nothing") if isinstance(event, Key) else None
        if self.frame.icon:
            return None
        match event:
            case Motion(x=x, y=y):
                self._point(*self._client(x, y))
            case Press(x=x, y=y, button="left"):
                return self._press(s, *self._client(x, y))
            case Release(x=x, y=y, button="left"):
                return self._release(s, *self._client(x, y))
            case Key() if event.plain and s.watched:
                return Do("pause") if command_of(event) is None and not event.repeat else None
            case Key() if event.plain:
                return self._key(s, event.name)
        return None

    def _client(self, x: int, y: int) -> tuple[int, int]:
        left, top = origin(self.frame.box)
        return x - left, y - top

    def _button_at(self, x: int, y: int) -> int | None:
        return next((n for n in range(len(BUTTONS)) if button_box(n).contains(x, y)), None)

    def usable(self, s: Situation, command: str) -> bool:
        """Tell whether a button can be used now."""
        return command != "takeback" or s.can_take_back

    def _point(self, x: int, y: int) -> None:
        over = self._button_at(x, y)
        if over != self.over:
            self.over = over
            self.dirty = True

    def _press(self, s: Situation, x: int, y: int) -> Any:
        self.keyboard = False
        self.pressed = self.over = self._button_at(x, y)
        if self.pressed is not None and not self.usable(s, BUTTONS[self.pressed][1]):
            self.pressed = None
        spot = spot_at(x, y)
        self.grabbed = spot
        if spot is None or self.pressed is not None:
            return None
        return Do("pause") if s.watched else self._choose(s, spot)

    def _release(self, s: Situation, x: int, y: int) -> Any:
        """Let a button go; a piece that was picked by this press and dragged to a free square goes there."""
        pressed, self.pressed = self.pressed, None
        grabbed, self.grabbed = self.grabbed, None
        if pressed is not None:
            return Do(BUTTONS[pressed][1]) if self._button_at(x, y) == pressed else None
        spot = spot_at(x, y)
        square = None if spot is None else spot.square
        if grabbed is None or grabbed != self.picked or spot == grabbed or square is None:
            return None
        position: Position = s.position
        return self._choose(s, spot_of(square)) if position.pieces[square] == EMPTY else None

    def _key(self, s: Situation, name: str) -> Any:
        steps = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
        if name in steps:
            dx, dy = steps[name]
            column = min(SIDE, max(-1, self.cursor.column + dx))
            self.cursor = Spot(column, min(SIDE - 1, max(0, self.cursor.row + dy)))
            self.keyboard = True
            return None
        if name in ("return", "space"):
            self.keyboard = True
            return self._choose(s, self.cursor)
        if name in ("s", "c"):
            return self._choose(s, self.slot_of(s.position, name.upper()))
        if name == "escape" and self.picked is not None:
            self.picked = None
            return Do("nothing")
        return None

    def _choose(self, s: Situation, spot: Spot) -> Any:
        """Pick the piece at a spot, put it back, or bring the picked one there."""
        if not s.human:
            return None
        position: Position = s.position
        self.cursor = spot
        if spot == self.picked:
            self.picked = None
            return None
        square = spot.square
        if square is None:
            return self._pick_from_bar(position, spot)
        if position.pieces[square] != EMPTY:
            why = position.why_not_lift(square)
            if why is not None:
                return Refused(why)
            self.picked = spot
            return None
        if self.picked is None:
            return Refused("Choose a piece first: one of yours at the side, or one on the grid.")
        move = self.move_to(square)
        why = position.why_not(move)
        return Refused(why) if why is not None else move

    def _pick_from_bar(self, position: Position, spot: Spot) -> Refused | None:
        own = -1 if position.turn == 0 else SIDE
        if spot.column != own:
            name = "White" if position.turn == 0 else "Black"
            return Refused(f"That side-bar is not yours; {name} is to move.")
        why = position.why_not_set(spot.shape)
        if why is not None:
            return Refused(why)
        if not spot.holds(position.bars[position.turn]):
            return Refused("That place of the side-bar is empty.")
        self.picked = spot
        return None

    def move_to(self, square: int) -> Move:
        """Give the move of the picked piece to a square, legal or not."""
        assert self.picked is not None
        source = self.picked.square
        return Placing(self.picked.shape, square) if source is None else Shifting(source, square)

    # What moves

    def tick(self) -> None:
        """Let the message box's alarm run out."""
        self.alarm -= 1
        self.dirty = True
        if self.alarm <= 0:
            self.alarm = 0
            self.moving = False

    def show(self, s: Situation, before: Position, move: Move, after: Position) -> Iterator[str | None]:
        """Let the piece travel straight, turn over if it changes, and ring a completed four."""
        start = spot_of(move.source) if isinstance(move, Shifting) else self.slot_of(before, move.shape)
        end = spot_of(move.target)
        old, new = before.arriving(move), after.pieces[move.target]
        far = max(abs(end.column - start.column), abs(end.row - start.row))
        steps = max(1, min(4, far) * SQUARE_TICKS)
        self.flight = picture.Flight(start, end, old, before)
        for step in range(steps):
            self.flight.part = (step + 1) / steps
            yield from (None for _ in range(SLOWER[s.speed]))
        if old != new:
            for width in FLIP:
                self.flight.piece = new if width < 0 else old
                self.flight.width = abs(width)
                yield from (None for _ in range(2 * SLOWER[s.speed]))
        self.flight = None
        for ring in range(len(after.four())):
            self.rings = ring + 1
            yield from (None for _ in range(SQUARE_TICKS * SLOWER[s.speed]))
        yield from (STILL for _ in range(TRIUMPH if self.rings else 0))
        self.rings = 0

    @staticmethod
    def slot_of(position: Position, shape: str) -> Spot:
        """Give the slot from which the seat to move takes its next piece of a shape."""
        count = position.bars[position.turn]["SC".index(shape)]
        row = max(0, count - 1) + (0 if shape == "S" else SIDE // 2)
        return Spot(-1 if position.turn == 0 else SIDE, row)

    def must_show(self, move: Move) -> bool:
        """Nothing waits for a person."""
        return False

    def interrupt(self, event: Event) -> bool:
        """Any key or click ends the animation."""
        return True

    def rest(self) -> None:
        """Forget the picked piece and what moves."""
        self.picked = None
        self.flight = None
        self.rings = 0
        self.dirty = True

    def sound(self, s: Situation, before: Position, move: Move, after: Position) -> str:
        """Name the sound of a move: another one where the piece turns over."""
        if after.outcome() is not None:
            return "win" if after.four() else "bell"
        return "capture" if before.arriving(move) != after.pieces[move.target] else "move"

    # What is seen

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw root, window and board."""
        client = client_of(self.frame.box)
        self.look.bar = None if self.frame.icon else Box(client.x, client.y, client.w, 31)
        picture.draw(self, s, screen)

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Draw the window menu while it hangs open."""
        self.frame.draw_menu(self.look, screen)

    def prompt(self, s: Situation) -> str:
        """Say what can be done now: the message box's second line."""
        position: Position = s.position
        name = ("White", "Black")[position.turn]
        if s.outcome is not None:
            return "Press New for another game." if self.flight is None else ""
        if s.step < s.steps:
            return f"Move {s.step} of {s.steps}. Esc goes back."
        if s.paused:
            return "Paused. " + ("Any key or a click on the board goes on." if s.watched else "P goes on.")
        if isinstance(s.players[position.turn], Computer):
            return f"{name} is thinking." + (" Any key pauses." if s.watched else "")
        if self.picked is None:
            return f"{name} to move: choose a piece."
        if self.picked.square is None:
            shape = "square" if self.picked.shape == "S" else "circle"
            return f"{name}: choose a free place for the {shape}."
        return f"{name}: choose a marked square for {NAMES[self.picked.square]}."

    def news(self, s: Situation) -> str:
        """Say what the last move did: the message box's first line."""
        if s.message:
            return s.message
        if s.outcome is not None and self.flight is None:
            return self.result(s)
        if s.last is None or s.before is None:
            fresh = s.position.pieces.count(EMPTY) == SQUARES
            return "A new grid was shuffled. White begins." if fresh else "The position that was set up."
        if self.flight is not None:
            return ("White", "Black")[s.before.turn] + ": " + self.describe(s.before, s.last, None)
        return landing_text(s.before, s.last, s.position)

    def info(self, s: Situation) -> str:
        """A Motif bar has no place for it."""
        return ""

    @staticmethod
    def open(s: Situation) -> bool:
        """Tell whether the poles may be shown: the game is over, though an earlier place is looked at."""
        return s.outcome is not None or (s.looking and UNKNOWN not in s.position.poles)

    def commands(self, s: Situation) -> Sequence[Command]:
        """Offer the memory aid, and the poles once the game is over."""
        aid = bool(s.values.get("memory_aid", False))
        over = self.open(s)
        return (
            Command("poles", "Show the poles", "options", enabled=over, checked=self.poles and over, hot="p"),
            Command("aid", "Memory aid", "options", checked=aid, hot="e"),
            Command("editor", "Set up position...", "options", hot="u"),
        )

    def do(self, s: Situation, command: str) -> Scene | Any | None:
        """Show the poles after the end; the aid is an option kept in the settings."""
        if command == "poles" and self.open(s):
            self.poles = not self.poles
        if command == "editor" and s.house is not None:
            poles = self.open(s) or bool(s.values.get("memory_aid", False))
            return Editor(s.house, self.look, self.palette, s, poles)
        if command == "aid":
            return {"memory_aid": not s.values.get("memory_aid", False)}
        return None

    def forced(self, s: Situation) -> None:
        """There is no passing."""

    def clocks(self, s: Situation) -> list[float] | None:
        """No clock runs."""
        return None

    def time_up(self, s: Situation) -> Any:
        """Never asked."""
        raise AssertionError("Engarde has no clock")

    def describe(self, before: Position, move: Move, after: Position | None) -> str:
        """Tell a move in words."""
        if after is not None:
            return landing_text(before, move, after)
        if isinstance(move, Placing):
            shape = "square" if move.shape == "S" else "circle"
            return f"set a {shape} on {NAMES[move.target]}."
        return f"move {NAMES[move.source]} to {NAMES[move.target]}."

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Offer the memory aid."""
        return {"Memory aid": Toggle("Memory aid", bool(values.get("memory_aid", False)), "memory_aid")}

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Give the colour setup by X names and RGB."""
        return setup.setup(self.look, values)

    def opening(self) -> Scene | None:
        """Engarde begins at once."""
        return None

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Nothing is shown on leaving."""
        return None

    def finale(self, s: Situation) -> Scene | None:
        """The common alert tells the end."""
        return None

    def result(self, s: Situation) -> str:
        """Tell how the game ended."""
        if s.outcome is not None and s.outcome.winners:
            return f"{('White', 'Black')[s.outcome.winners[0]]} wins: {four_text(s.position)}."
        position: Position = s.position
        if position.quiet >= 60:
            return "The game is drawn: 60 turns without a set or a change."
        if not position.moves() and position.past.count(position.past[-1]) < 3:
            return "The game is drawn: no move is left."
        return "The game is drawn: the same position for the third time."

    def manual(self) -> Sequence[Page]:
        """Give the help pages."""
        return manual.pages(self.look)
