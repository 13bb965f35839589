"""Contact's table: what the person does with dice and words, and what moves."""

from collections.abc import Mapping, Sequence
from math import inf
from time import monotonic
from typing import Any, ClassVar, Literal

from retrogames.core.match import Match
from retrogames.core.player import Computer
from retrogames.games.contact import farewell, manual, picture, setup, telling, words
from retrogames.games.contact.advice import Advice
from retrogames.games.contact.counters import refusal
from retrogames.games.contact.lay import COLUMNS, Lay, lay_of
from retrogames.games.contact.motion import SLIDE, Ticks
from retrogames.games.contact.motion import Motion as Moving
from retrogames.games.contact.motion import show as show_move
from retrogames.games.contact.places import KEEP, ROLL, places
from retrogames.games.contact.rules import AGAIN, BANK, PLAY, REROLL, STOP, Move, Phase, Position, Verb
from retrogames.games.contact.title import Title
from retrogames.looks.dos import EGA_LINES, VGA_LINES, Dos
from retrogames.looks.look import Command
from retrogames.looks.widgets import Choice, Toggle
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.form import DOUBLE_CLICK
from retrogames.scenes.haste import PRESSING, same
from retrogames.scenes.scene import Scene
from retrogames.scenes.table import Page, Refused, Situation


def _asks(position: Position) -> bool:
    """Tell whether a yes or no is wanted."""
    return position.phase in (Phase.CONTACT, Phase.TWOS)


class ContactTable:
    """One table; the dice picked but not yet rolled away, the focus and what moves live here."""

    menu_names: ClassVar[Mapping[str, str]] = {}
    chart = ChartPens(6, 2, 8, (5, 7, 12, 14))
    eager = True
    holding = False
    board = "Table"
    verdict_at: Literal["head", "foot", ""] = "foot"
    may_end = False

    def __init__(self, look: Dos, values: Mapping[str, Any]) -> None:
        self.look = look.on(EGA_LINES if values.get("ega") else VGA_LINES)
        self.places = places(self.look.lines)
        self.palette: Palette = setup.palette(values)
        self.dirty = True
        self.picked: list[int] = []
        self.focus = ROLL
        self.on_no = False
        self.hover: int | None = None
        self.pressed: int | None = None
        self.motion: Moving | None = None
        self.chosen: dict[int, tuple[int, ...]] = {}
        self.refused = ""
        self.skipping = False
        self.final = False
        self.advice: tuple[Position, Advice] | None = None
        self._pressed: tuple[Event | None, float] = None, -inf

    # What the person does

    def handle(self, s: Situation, event: Event) -> Any:
        """Answer keys and clicks with a move, a refusal or nothing."""
        answer = None if self._second(event) and _asks(s.position) else self._answer(s, event)
        if isinstance(answer, Refused):
            self.refused = answer.reason
        return answer

    def _answer(self, s: Situation, event: Event) -> Any:
        if isinstance(event, Motion):
            self._point(event.x, event.y)
            return None
        if not s.human or (isinstance(event, Key) and event.repeat):
            return None
        position: Position = s.position
        if _asks(position):
            return self._question(position, event)
        if position.phase is not Phase.CHOOSE:
            return None
        match event:
            case Key() if event.plain:
                return self._key(s, event.name)
            case Press(x=x, y=y, button="left"):
                self.pressed = self.places.at(x, y)
                if self.pressed is not None and self.pressed < COLUMNS:
                    return self._toggle(s, self.pressed)
            case Release(x=x, y=y, button="left"):
                pressed, self.pressed = self.pressed, None
                if pressed in (KEEP, ROLL) and self.places.at(x, y) == pressed:
                    return self._press(s, pressed)
        return None

    def _second(self, event: Event) -> bool:
        """Tell whether a click, Return or Space is the second half of a double one, at the same place."""
        if not (isinstance(event, Press) or (isinstance(event, Key) and event.name in PRESSING)):
            return False
        before, self._pressed = self._pressed, (event, monotonic())
        return same(before[0], event) and self._pressed[1] - before[1] < DOUBLE_CLICK

    def _point(self, x: int, y: int) -> None:
        at = self.places.at(x, y)
        if at != self.hover:
            self.hover = at
            self.dirty = True

    def _question(self, position: Position, event: Event) -> Move | None:
        """Answer yes or no: left is yes, right is no, unless the click is on one of the two words."""
        yes, no = (AGAIN, STOP) if position.phase is Phase.CONTACT else (REROLL, PLAY)
        match event:
            case Key(name="y") if event.plain:
                return yes
            case Key(name="n") if event.plain:
                return no
            case Key(name="left" | "right" | "tab" as name):
                self.on_no = not self.on_no if name == "tab" else name == "right"
            case Key(name="return" | "space"):
                return no if self.on_no else yes
            case Press(button="right"):
                return no
            case Press(x=x, y=y, button="left"):
                if y < self.look.prompt.y:
                    return no if self.places.no.contains(x, y) else yes
        return None

    def _key(self, s: Situation, name: str) -> Any:
        if name in "123456" and len(name) == 1:
            return self._toggle(s, int(name) - 1)
        match name:
            case "k":
                return self._press(s, KEEP)
            case "r":
                return self._press(s, ROLL)
            case "left" | "right" | "tab":
                self._move_focus(s, -1 if name == "left" else 1)
            case "up" | "down":
                self.focus = self._first(s) if name == "up" else ROLL
            case "return" | "space":
                return self._toggle(s, self.focus) if self.focus < COLUMNS else self._press(s, self.focus)
        return None

    def _first(self, s: Situation) -> int:
        return min(self.lay(s).rolled, default=ROLL)

    def _move_focus(self, s: Situation, step: int) -> None:
        stops = [*sorted(self.lay(s).rolled), KEEP, ROLL]
        at = stops.index(self.focus) if self.focus in stops else 0
        self.focus = stops[(at + step) % len(stops)]

    def _toggle(self, s: Situation, column: int) -> Refused | None:
        """Pick a die or put it back; one that can never be part of a counter is refused at once."""
        rolled = self.lay(s).rolled
        if column not in rolled:
            return Refused(f"There is no die to set aside above {column + 1}.")
        if column in self.picked:
            self.picked.remove(column)
            self._slide(column, up=False)
            return None
        face = rolled[column]
        count = list(rolled.values()).count(face)
        if face not in (1, 5) and count < 3:
            return Refused(refusal(tuple(rolled.values()), [list(rolled).index(column)]) or "")
        self.picked.append(column)
        self._slide(column, up=True)
        return None

    def _slide(self, column: int, up: bool) -> None:
        self.motion = Moving(sliding=(column,), up=up)
        self.moving = True

    def _press(self, s: Situation, button: int) -> Any:
        """Keep, or roll the dice not picked."""
        if button == KEEP:
            return BANK
        lay = self.lay(s)
        why = telling.why_not(lay, self.picked)
        if why is not None:
            return Refused(why)
        rolled, columns = lay.rolled, sorted(self.picked)
        self.chosen[s.step] = tuple(columns)
        return Move(Verb.KEEP, tuple(sorted(rolled[column] for column in columns)))

    # What moves

    moving = False

    def tick(self) -> None:
        """Let a picked die slide on."""
        motion = self.motion
        if motion is not None:
            motion.step += 1
            self.dirty = True
        if motion is None or motion.step >= SLIDE:
            self.motion = None
            self.moving = False

    def show(self, s: Situation, before: Position, move: Move, after: Position) -> Ticks:
        """Roll the dice until they are stopped, show what they are, and what a computer chooses."""
        self.skipping = self.final = False
        computer = isinstance(s.players[before.seat], Computer)
        return show_move(self, s, before, move, after, computer)

    def skip(self) -> bool:
        """Tell once whether the person has asked for the next part of what is shown."""
        asked, self.skipping = self.skipping, False
        return asked

    def must_show(self, move: Move) -> bool:
        """Everything is shown even without animation: standing still for as long as it takes to see it."""
        return True

    def interrupt(self, event: Event) -> bool:
        """Stop the rolling dice, or go on to the next part; what comes after it is never hidden.

        Once all dice lie, a key that says what to do does it, but not one that may be a second tap.
        """
        if isinstance(event, Key) and event.repeat:
            return False
        self._second(event)
        if self.final and isinstance(event, Key) and event.name not in ("space", "return"):
            return True
        self.skipping = True
        return False

    def rest(self) -> None:
        """Forget what moves and what was picked."""
        self.motion = None
        self.moving = False
        self.picked = []
        self.pressed = None
        self.focus = ROLL
        self.on_no = False
        self.dirty = True

    def sound(self, s: Situation, before: Position, move: Move, after: Position) -> str:
        """Name the sound of a move."""
        if move.verb is Verb.ROLL:
            return "roll"
        return "move" if move.verb in (Verb.BANK, Verb.STOP) else "click"

    # What is seen

    def lay(self, s: Situation) -> Lay:
        """Lay the dice of the position shown."""
        return lay_of(s.positions, s.moves, s.step, self.chosen)

    def shown(self, s: Situation) -> tuple[Position, Lay]:
        """Give the position drawn and its dice: those of a lost roll and of the last one stay in view."""
        motion, position = self.motion, s.position
        if motion is not None and motion.position is not None:
            position = motion.position
            kept = position.phase is Phase.OVER and not position.rolled
            lay = lay_of(s.positions, s.moves, motion.at - kept, self.chosen)
            if motion.spinning or motion.landed:
                lay.rolled = {**motion.spinning, **motion.landed}
            return position, lay
        if self.lost(s) is not None:
            lay = lay_of(s.positions, s.moves, s.step - 1, self.chosen)
            lay.roll(s.moves[s.step - 1].dice)
            return s.positions[s.step - 1], lay
        over = position.phase is Phase.OVER and not position.rolled and s.step > 0
        lay = lay_of(s.positions, s.moves, s.step - over, self.chosen)
        if position.phase is Phase.ROLL and s.step and not (s.looking or s.paused):
            # For the moment until they roll, the dice lie as they did.
            before = lay_of(s.positions, s.moves, s.step - 1, self.chosen)
            lay.rolled = {column: face for column, face in before.rolled.items() if column not in lay.kept}
        return position, lay

    def lost(self, s: Situation) -> int | None:
        """Give the points that the roll now shown has lost, None where it has lost none."""
        if self.motion is not None:
            return self.motion.lost
        if s.before is None or s.last is None:
            return None
        before: Position = s.before
        bust = s.last.verb is Verb.ROLL and s.position.phase is Phase.ROLL
        return before.risk if bust else None

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw the whole table."""
        picture.Picture(self, s, screen).draw()

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Nothing lies over the command strip."""

    def names(self, s: Situation) -> list[str]:
        """Give the seats' names."""
        return [player.name or s.game.seat_names[seat] for seat, player in enumerate(s.players)]

    def prompt(self, s: Situation) -> str:
        """Say what can be done now, or the last message."""
        return telling.prompt(self, s)

    def info(self, s: Situation) -> str:
        """Nothing stands at the strip's end."""
        return ""

    def commands(self, s: Situation) -> Sequence[Command]:
        """The dice chart stands with the statistics."""
        return (Command("dice", "Dice chart...", "game", hot="D"),)

    def do(self, s: Situation, command: str) -> Scene | Any | None:
        """Show the dice chart of this game."""
        return farewell.Farewell(self.look, self.palette, [], s) if command == "dice" else None

    def forced(self, s: Situation) -> None:
        """No seat is ever stuck."""

    def clocks(self, s: Situation) -> list[float] | None:
        """No clock runs."""
        return None

    def time_up(self, s: Situation) -> Any:
        """Never asked."""
        raise AssertionError("Contact has no clock")

    def describe(self, before: Position, move: Move, after: Position | None) -> str:
        """Tell a move in words."""
        return words.describe(before, move, after)

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Offer the EGA picture of 350 lines."""
        return {"EGA": Toggle("EGA, 350 lines", bool(values.get("ega", False)), "ega")}

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Give the Setup screen with the 64 colours."""
        return setup.Setup(self.look, values)

    def opening(self) -> Scene | None:
        """Give the title."""
        return Title(self.look, self.palette)

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Give the averages after at least one whole game."""
        return farewell.Farewell(self.look, self.palette, finished) if finished else None

    def finale(self, s: Situation) -> Scene | None:
        """The common alert tells the end."""
        return None

    def result(self, s: Situation) -> str:
        """Tell how the game ended."""
        return telling.result(self, s)

    def manual(self) -> Sequence[Page]:
        """Give the manual."""
        return manual.pages(self.look)
