"""The card a game shows, and how games are found."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

from retrogames.core.player import Level, Think
from retrogames.frozen import frozen

Settings = Mapping[str, str]
"""Option values by name, all of them, checked."""


@frozen
class Option:
    """One choice of a game's rules, as in the table of options of the text engine.

    `choices` lists the values, default first, where they are few; else `check` turns a text into the
    value's one form or raises ValueError with a reason. `spin` marks a number range for UCI's option line.
    `label` is what dialogs call it, where that is not its name. With `alone` any value but the default lets
    one person play all seats.
    """

    name: str
    default: str
    about: str
    choices: tuple[str, ...] = ()
    check: Callable[[str], str] | None = None
    spin: tuple[int, int] | None = None
    label: str = ""
    alone: bool = False

    def read(self, text: str) -> str:
        """Give the value's one form; raises ValueError with a line that names option and value."""
        if self.spin is not None:
            low, high = self.spin
            if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
                return str(int(text))
            raise ValueError(f"{self.name} is a number {low}-{high}, not {text[:40]!r}")
        if self.check is not None:
            return self.check(text)
        if text in self.choices:
            return text
        raise ValueError(f"{self.name} is one of {', '.join(self.choices)}, not {text[:40]!r}")


class Dialect(Protocol):
    """How positions and moves stand as text; a game may have one beside its own (Splatter's `uai`)."""

    def start(self, settings: Settings, seed: int) -> Any:
        """Give the start position."""

    def read(self, text: str) -> Any:
        """Read a position; raises PositionError."""

    def write(self, position: Any) -> str:
        """Write a position as one line."""

    def moves(self, position: Any) -> Sequence[str]:
        """Give the texts of the legal moves, unsorted."""

    def read_move(self, position: Any, text: str) -> Any:
        """Read a move; raises IllegalMove."""

    def write_move(self, position: Any, move: Any) -> str:
        """Write a move."""


@frozen
class Game:
    """All that the rest of the program knows of a game before its window opens.

    `start(settings, seed)` gives the first position, `read(text)` inverts `str(position)` and raises
    PositionError. `ai`, `table` and `uai` are import paths `module:name`, loaded when needed, so that the
    engine and the workers load no pygame. `budgets` are positions a level looks at in play. `answers` are
    further questions of the text engine (`odds`, `known`): word -> function of a position giving the
    answer line; it may raise ValueError with a reason.

    `setup(text, settings)` reads a position under options which its text does not show (supplies, house
    rules) where there are such; it raises PositionError, also where they cannot hold.
    `headers(start)` gives what a record must say of the start beside its text (Engarde's poles), and
    `headed(start, headers)` the start that such headers describe; it raises PositionError. `figures` are
    counted over a match for the statistics: name -> function of the positions before and after a step,
    giving the figure of the seat that was at play. `mark(position)` gives title and score of a finished game
    that has a table of best marks instead of opponents (solitaire), else None. `reads` is the import path
    of a reader of the game's own files, bytes -> Match, `writes` that of their writer, Match -> bytes, and
    `endings` are their endings, such as `.brd`. `shown(position)` gives the options that a position's text
    tells (size, seats). `completed(position, seed)` fills in what a player's view leaves open, so that it
    can be played. `judge` is the import path of what judges moves for looking back (`core.judging.Judge`).
    `names` are names for computer seats, where a game calls its players by name.

    `shelf` is a game's place on the shelf: low numbers first, equal ones by title. `cover` is the import path
    of a function (look of the shelf, screen, box) that draws the front of its box; without one it is plain,
    with the title. `lesson` is the import path of the first lesson, a sequence of `core.lesson.Step`; shelf
    and menus offer it, so that every game must have one.
    """

    name: str
    title: str
    machine: str
    year: str
    author: str
    sentence: str
    seat_names: tuple[str, ...]
    options: tuple[Option, ...]
    start: Callable[[Settings, int], Any]
    read: Callable[[str], Any]
    ai: str
    table: str
    look: str
    budgets: Mapping[Level, int]
    answers: Mapping[str, Callable[[Any], str]] = MappingProxyType({})
    perft: Callable[[Any, int], int] | None = None
    uai: str | None = None
    setup: Callable[[str, Settings], Any] | None = None
    headers: Callable[[Any], Mapping[str, str]] | None = None
    headed: Callable[[Any, Mapping[str, str]], Any] | None = None
    figures: Mapping[str, Callable[[Any, Any], int]] = MappingProxyType({})
    mark: Callable[[Any], tuple[str, int] | None] | None = None
    reads: str | None = None
    writes: str | None = None
    endings: tuple[str, ...] = ()
    shelf: int = 100
    cover: str = ""
    lesson: str = ""
    shown: Callable[[Any], Settings] | None = None
    completed: Callable[[Any, int], Any] | None = None
    judge: str = ""
    names: tuple[str, ...] = ()

    def set_up(self, text: str, settings: Settings) -> Any:
        """Read a position under the options; raises PositionError."""
        return self.read(text) if self.setup is None else self.setup(text, settings)

    def think(self, level: Level) -> Think:
        """Give the thinking of a level: `ai` names a function level -> Think."""
        thinker: Callable[[Level], Think] = load(self.ai)
        return thinker(level)

    def settings(self, chosen: Settings | None = None) -> dict[str, str]:
        """Give all option values, the chosen ones checked; raises ValueError for an unknown name or value."""
        values = {option.name: option.default for option in self.options}
        for name, text in (chosen or {}).items():
            values[self.option(name).name] = self.option(name).read(text)
        return values

    def option(self, name: str) -> Option:
        """Find an option by name, capitals or not; raises ValueError."""
        for option in self.options:
            if option.name.lower() == name.lower():
                return option
        raise ValueError(f"{self.title} has no option {name[:40]!r}")


def load(path: str) -> Any:
    """Load what an import path `module:name` names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def later(path: str) -> Callable[..., Any]:
    """Give a function that an import path names, loaded when it is first called: the shelf needs no rules."""

    def call(*values: Any) -> Any:
        return load(path)(*values)

    return call


@cache
def discover() -> Mapping[str, Game]:
    """Find all games: every folder of `retrogames/games` with a GAME, by name, in the shelf's order."""
    folders = import_module("retrogames.games").__path__
    names = {file.parent.name for folder in folders for file in Path(folder).glob("*/__init__.py")}
    if not names:  # modules that are no files, as in a built program
        from pkgutil import iter_modules  # it loads much that is not needed else

        names = {info.name for info in iter_modules(folders) if info.ispkg}
    found: list[Game] = [import_module(f"retrogames.games.{name}").GAME for name in names]
    return {game.name: game for game in sorted(found, key=lambda game: (game.shelf, game.title))}
