"""The solitaire search watched on the board: the best full board so far, and how far the search has come."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from retrogames.games.pointtopoint import watchingart
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.manual import pages
from retrogames.games.pointtopoint.reading import read
from retrogames.games.pointtopoint.rules import Position, name_of
from retrogames.games.pointtopoint.solitaire import AUTHORS_RECORD, Found, best_possible, complete
from retrogames.games.pointtopoint.supply import Supply
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Command
from retrogames.machine.events import Close, Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.manual import manual
from retrogames.scenes.options import switch_sound
from retrogames.scenes.scene import Change, Leave, Pop, Push
from retrogames.scenes.table import Situation

MENU_NAMES: Final[Mapping[str, str]] = {
    "bar": "Point to Point: the computer searches",
    "project": "Project",
}

KEYS: Final[Mapping[str, str]] = {
    "p": "halt",
    "space": "halt",
    "n": "anew",
    "f2": "anew",
    "c": "colour",
    "escape": "back",
    "f1": "manual",
    "m": "sound",
}

QUICKER: Final = 30
"""Ticks after which one more step is made each tick: the first boards can be followed, the rest is fast."""

MOST: Final = 250
"""Steps of one tick at most, a few milliseconds."""


class Watching:
    """Searches as long as it is watched; from a solitaire in progress for the best that can still come of it.

    Pops with None: the game on the table is left as it is.
    """

    overlay = False
    hides_pointer = False
    busy = False
    holding = False

    def __init__(self, look: Intuition, palette: Palette, s: Situation) -> None:
        self.look = look
        self.palette = palette
        self.menu = look.menu("", MENU_NAMES)
        self.dirty = True
        position: Position = s.position
        self.mine = position.goal is not None and s.outcome is None
        """Whether a solitaire in progress is continued; its colour was named before the start."""
        self.colour = WHITE if position.goal is None else position.goal
        if not self.mine:
            position = Position(position.size, (0,) * position.size**2, WHITE, (0, 0), position.supply)
        self.start = position
        self.most = (
            None if any(position.board) else best_possible(position.size, position.supply, self.colour)
        )
        self.seed = -1
        self.paused = False
        self.pressed = ""
        self.over = ""
        self._house = s.house
        self._title = s.game.title
        self._notice = ""
        self._orders: dict[str, Callable[[], Change | None]] = {
            "halt": self._pause,
            "anew": self._begin,
            "colour": self._other_colour,
            "back": lambda: Pop(None),
            "manual": self._manual,
            "sound": self._switch_sound,
        }
        self._begin()

    # The search

    def _most(self) -> int | None:
        """Give the highest score there is, None where it is not known."""
        start = self.start
        return None if any(start.board) else best_possible(start.size, start.supply, self.colour)

    def _begin(self) -> None:
        """Search with the next seed from the start."""
        self.seed += 1
        self.paused = False
        self._ticks = 0
        self._finds: Iterator[Found] = complete(self.start, self.colour, self.seed, every=1)
        self.found = next(self._finds)
        self.board: Position = read(self.found.board)
        self.ended = self.found.score == self.most

    def update(self) -> Change | None:
        """Make this tick's steps; a board that scores more is shown and heard."""
        if self.sleep is None:
            return None
        self._ticks += 1
        score = self.found.score
        for _ in range(min(MOST, 1 + self._ticks // QUICKER)):
            found = next(self._finds, None)
            self.ended = found is None or found.score == self.most
            self.found = found or self.found
            if self.ended:
                break
        if self.found.score > score:
            self.board = read(self.found.board)
            if self._house is not None:
                self._house.play_sound(self.look.sounds["capture" if self.ended else "move"])
        self.dirty = True
        return None

    @property
    def sleep(self) -> int | None:
        """One tick while it searches."""
        return None if self.paused or self.ended else 1

    # What is told

    def prompt(self) -> str:
        """Say what the best board scores, and what others reached or could reach."""
        if self._notice:
            return self._notice
        score = self.found.score
        text = f"{score} points for {name_of(self.colour)}"
        if score == self.most:
            return f"{text}: nothing higher is possible."
        if self.ended:
            return f"{text}: there is nothing left to choose."
        if any(self.start.board):
            text += " can still be reached"
        elif (self.start.size, self.start.supply) == (6, Supply.UNLIMITED):
            text += f"; the author reached {AUTHORS_RECORD}"
        return ("Paused. " if self.paused else "") + text + "."

    def info(self) -> str:
        """Give the number of boards tried."""
        return f"{self.found.steps:,} boards tried"

    def usable(self, command: str) -> bool:
        """Tell whether a gadget can be used now."""
        if command == "halt":
            return not self.ended
        return command != "colour" or not self.mine

    def word(self, command: str) -> str:
        """Give what stands on a gadget."""
        other = name_of(BLACK if self.colour == WHITE else WHITE)
        pause = "Go on" if self.paused else "Pause"
        return {"halt": pause, "anew": "Anew", "colour": f"For {other}", "back": "Back"}[command]

    def commands(self) -> Sequence[Command]:
        """Give the menu: the gadgets, and what is the same everywhere."""
        sound = self._house is None or self._house.settings.sound
        return [
            *(
                Command(name, self.word(name), "project", key, enabled=self.usable(name))
                for name, key in (("halt", "P"), ("anew", "N"), ("colour", "C"), ("back", "Esc"))
            ),
            Command("sound", "Sound", "options", "M", checked=sound),
            Command("manual", "Manual", "help", "F1"),
        ]

    # What the person does

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save."""

    def handle(self, event: Event) -> Change | None:
        """Answer the menu, gadgets and keys."""
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
                self._point(x, y // 2)
                self.pressed = self.over
            case Release(x=x, y=y, button="left"):
                self._point(x, y // 2)
                pressed, self.pressed = self.pressed, ""
                return self._order(pressed) if pressed == self.over else None
            case Key(name="f10"):
                self.menu.show()
            case Key() if event.plain:
                return self._order(KEYS.get(event.name, ""))
        return None

    def _point(self, x: int, y: int) -> None:
        over = next((name for name, box in watchingart.GADGETS.items() if box.contains(x, y)), "")
        if over != self.over:
            self.over, self.dirty = over, True

    def _order(self, command: str) -> Change | None:
        if command not in self._orders or not self.usable(command):
            return None
        self.dirty = True
        return self._orders[command]()

    def _pause(self) -> None:
        self.paused = not self.paused

    def _other_colour(self) -> None:
        """Search for the other colour's best; only from the empty board."""
        self.colour = BLACK if self.colour == WHITE else WHITE
        self.most = self._most()
        self._begin()

    def _manual(self) -> Change:
        """Read the manual; the search waits meanwhile."""
        return Push(manual(self.look, self._title, pages(self.look), palette=self.palette))

    def _switch_sound(self) -> None:
        if self._house is not None:
            self._notice = switch_sound(self._house)

    def draw(self, screen: Screen) -> None:
        """Draw the screen."""
        watchingart.draw(self, screen)
        self.menu.draw(screen, self.commands(), self.info())
