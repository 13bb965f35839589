"""The set-up of a position: stones put on any board, points counted, and a game played from there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.position import PositionError
from retrogames.games.pointtopoint import editorart
from retrogames.games.pointtopoint.lines import BLACK, WHITE, Spot, lines_on
from retrogames.games.pointtopoint.options import LARGEST, OPTIONS, SMALLEST
from retrogames.games.pointtopoint.places import Grid, choice_box
from retrogames.games.pointtopoint.rules import STONES, Position
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Command
from retrogames.machine.events import Close, Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.options import switch_sound
from retrogames.scenes.position import match_from, sentence
from retrogames.scenes.scene import Change, Leave, Pop, Push
from retrogames.scenes.settingup import ask_to_leave, help_with, keep_set_up
from retrogames.scenes.table import Situation

STEPS: Final = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
MENU_NAMES: Final[Mapping[str, str]] = {
    "bar": "Point to Point: set up a position",
    "project": "Project",
    "move": "Edit",
}

KEYS: Final[Mapping[str, str]] = {
    "f1": "manual",
    "f2": "empty",
    "s": "size",
    "escape": "cancel",
    "p": "play",
    "m": "sound",
}
CONTROL_KEYS: Final[Mapping[str, str]] = {"p": "play", "z": "undo", "y": "doagain"}

State = tuple[int, tuple[int, ...]]
"""A board's size and its stones."""


class Editor:
    """Stones are put by clicks, drags or keys; pops with a Match that begins so, or None."""

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, house: House, look: Intuition, palette: Palette, s: Situation) -> None:
        self._house = house
        self._game = s.game
        self._players = s.players
        self.look = look
        self.palette = palette
        self.menu = look.menu("", MENU_NAMES)
        self.dirty = True
        position: Position = s.position
        self.size = position.size
        self.board = list(position.board)
        self.options = dict(s.settings)
        self.brush = 1
        self.cursor: Spot = (0, 0)
        self.keyboard = False
        self.hover: Spot | None = None
        self.pressed = ""
        self.over = ""
        self._painting: int | None = None
        self._done = self._content
        self._past: list[State] = []
        self._future: list[State] = []
        self._notice = ""
        self._orders: dict[str, Callable[[], Change | None]] = {
            "rub": lambda: self._choose(0),
            "empty": lambda: self._resize(self.size),
            "size": lambda: self._resize(self.size + 1 if self.size < LARGEST else SMALLEST),
            "play": self._play,
            "cancel": self._cancel,
            "undo": lambda: self._go(self._past, self._future),
            "doagain": lambda: self._go(self._future, self._past),
            "sound": self._switch_sound,
            "manual": lambda: help_with(house, s.game, look, palette),
        }

    # What stands there

    @property
    def _content(self) -> tuple[str, dict[str, str]]:
        return self.text, dict(self.options)

    @property
    def _unplayed(self) -> bool:
        return self._content != self._done

    @property
    def turn(self) -> int | None:
        """Whose move it is, since White sets first and both set in turn; None where the stones do not fit."""
        more = sum(stone > 0 for stone in self.board) - sum(stone < 0 for stone in self.board)
        return {0: WHITE, 1: BLACK}.get(more)

    @property
    def text(self) -> str:
        """The position as text, whether it can be or not."""
        rows = []
        for row in reversed(range(self.size)):
            stones = "".join(STONES[stone] for stone in self.board[row * self.size : (row + 1) * self.size])
            for gap in range(self.size, 0, -1):
                stones = stones.replace(" " * gap, str(gap))
            rows.append(stones)
        return f"{'/'.join(rows)} {'b' if self.turn == BLACK else 'w'}"

    def points(self) -> tuple[int, int]:
        """Count what the lines on the board earn White and Black."""
        found = [0, 0]
        for line in lines_on(self.size, self.board):
            found[line.colour] += line.points
        return found[0], found[1]

    def count(self, seat: int) -> int:
        """Count the stones of a colour."""
        return sum(stone > 0 if seat == WHITE else stone < 0 for stone in self.board)

    def prompt(self) -> str:
        """Say whose move it is, or why the stones do not fit."""
        if self._notice:
            return self._notice
        white, black = self.count(WHITE), self.count(BLACK)
        if self.turn is None:
            return f"{white} white, {black} black stones: White needs as many as Black, or one more."
        return f"{'White' if self.turn == WHITE else 'Black'} to move. Put stones, then play."

    # What the person does

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Keep what is set up and not played when the program ends."""
        if self._unplayed:
            keep_set_up(self._house, self._game, *self._content, self._players)

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def commands(self) -> Sequence[Command]:
        """Give the menu: the gadgets, and the options that hold in the game."""
        found = [
            Command("play", "Play from here", "project", "Ctrl+P", hot="P"),
            Command("empty", "Empty board", "project", "F2", hot="E"),
            Command("manual", "Manual", "project", "F1", hot="M"),
            Command("cancel", "Cancel", "project", "Esc", hot="C"),
            Command("undo", "Undo", "move", "Ctrl+Z", enabled=bool(self._past), hot="U"),
            Command("doagain", "Redo", "move", "Ctrl+Y", enabled=bool(self._future), hot="R"),
        ]
        for option in OPTIONS:
            spin = option.spin
            values = option.choices if spin is None else [str(n) for n in range(spin[0], spin[1] + 1)]
            now = str(self.size) if option.name == "Size" else self.options[option.name]
            found.append(Command(option.name, option.name, "options"))
            found += [
                Command(
                    f"{option.name}={value}",
                    value.capitalize(),
                    "options",
                    checked=value == now,
                    parent=option.name,
                )
                for value in values
            ]
        sound = self._house.settings.sound
        return [*found, Command("sound", "Sound", "options", "M", checked=sound)]

    def handle(self, event: Event) -> Change | None:
        """Answer the menu, gadgets, stones to choose, the board and keys."""
        if isinstance(event, Close):
            return Leave()
        if isinstance(event, Key | Press):
            self._notice = ""
        chosen = self.menu.handle(event, self.commands())
        if isinstance(chosen, Command):
            return self._order(chosen.id)
        if chosen:
            self.dirty = True
            return None
        match event:
            case Motion(x=x, y=y):
                self._point(x, y // 2)
            case Press(x=x, y=y, button="left"):
                self._press(x, y // 2)
            case Release(x=x, y=y, button="left"):
                return self._release(x, y // 2)
            case Key():
                return self._key(event)
        return None

    def _order(self, command: str) -> Change | None:
        self.dirty = True
        name, _, value = command.partition("=")
        if value and name == "Size":
            self._resize(int(value))
        elif value:
            self.options[name] = value
        order = self._orders.get(command)
        return order() if order is not None else None

    def _point(self, x: int, y: int) -> None:
        spot = Grid(self.size).at(x, y)
        over = next((name for name, box in editorart.gadget_boxes().items() if box.contains(x, y)), "")
        if (spot, over) != (self.hover, self.over) or self.keyboard:
            self.hover, self.over, self.keyboard, self.dirty = spot, over, False, True
            if self._painting is not None and spot is not None:
                self._put(spot, self._painting)

    def _press(self, x: int, y: int) -> None:
        self._point(x, y)
        self.pressed = self.over
        for seat in (WHITE, BLACK):
            for points in (1, 2, 3):
                if choice_box(seat, points).contains(x, y):
                    self._choose(points if seat == WHITE else -points)
        if self.hover is not None:
            self._remember()
            self._painting = 0 if self._stone(self.hover) == self.brush else self.brush
            self._put(self.hover, self._painting)

    def _release(self, x: int, y: int) -> Change | None:
        self._point(x, y)
        self._painting = None
        pressed, self.pressed = self.pressed, ""
        return self._order(pressed) if pressed and self.over == pressed else None

    def _key(self, key: Key) -> Change | None:
        if key.ctrl and not key.alt:
            again = key.name == "z" and key.shift
            return self._order("doagain" if again else CONTROL_KEYS.get(key.name, ""))
        if not key.plain:
            return None
        if key.name in STEPS:
            self._step(*STEPS[key.name])
        elif key.name in ("1", "2", "3"):
            self._choose(int(key.name) if self.brush >= 0 else -int(key.name))
        elif key.name == "tab":
            self._choose(-self.brush or 1)
        elif key.name in ("0", "r"):
            self._choose(0)
        elif key.name in ("return", "space", "delete", "backspace"):
            self._put_at_cursor(rub=key.name in ("delete", "backspace"))
        else:
            if key.name == "f10":
                self.menu.show()
            return self._order(KEYS.get(key.name, ""))
        return None

    def _step(self, dx: int, dy: int) -> None:
        column, row = self.cursor if self.keyboard or self.hover is None else self.hover
        self.cursor = (min(self.size - 1, max(0, column + dx)), min(self.size - 1, max(0, row + dy)))
        self.keyboard = True

    def _put_at_cursor(self, rub: bool) -> None:
        spot = self.cursor if self.keyboard or self.hover is None else self.hover
        self._remember()
        self._put(spot, 0 if rub or self._stone(spot) == self.brush else self.brush)

    def _choose(self, stone: int) -> None:
        self.brush = stone

    def _stone(self, spot: Spot) -> int:
        return self.board[spot[1] * self.size + spot[0]]

    def _put(self, spot: Spot, stone: int) -> None:
        self.board[spot[1] * self.size + spot[0]] = stone
        self._house.play_sound(self.look.sounds["move" if stone else "click"])

    def _resize(self, size: int) -> None:
        """Take an empty board of a size."""
        self._remember()
        self.size = size
        self.board = [0] * (size * size)
        self.cursor, self.hover = (0, 0), None

    def _remember(self) -> None:
        """Keep the board as it stands, for it is about to change."""
        self._past.append((self.size, tuple(self.board)))
        self._future.clear()

    def _go(self, states: list[State], others: list[State]) -> None:
        """Go back to the board before, or forth again."""
        if states:
            others.append((self.size, tuple(self.board)))
            self.size, stones = states.pop()
            self.board = list(stones)
            self.hover, self.cursor = None, (0, 0) if max(self.cursor) >= self.size else self.cursor

    def _switch_sound(self) -> None:
        self._notice = switch_sound(self._house)

    def _play(self) -> Change | None:
        alone = self.options["Solitaire"] != "off"
        players = (Human(), Human()) if alone else self._players
        try:
            return self._pop(match_from(self._house, self._game, self.text, self.options, players))
        except PositionError as error:
            text = sentence(error)
        return Push(alert(self.look, text, kind="stop", title="Point to Point Request", palette=self.palette))

    def _cancel(self) -> Change:
        if not self._unplayed:
            return Pop(None)
        title = "Point to Point Request"
        return ask_to_leave(self.look, self.palette, title, self._play, lambda: self._pop(None))

    def _pop(self, match: Match | None) -> Pop:
        self._done = self._content
        return Pop(match)

    def draw(self, screen: Screen) -> None:
        """Draw the screen."""
        editorart.draw(self, screen)
        self.menu.draw(screen, self.commands(), f"{self.size}x{self.size}")
