"""A plain House in memory and a driver of scenes: no window, no files, no process, no clock."""

from collections.abc import Callable, Iterable
from itertools import chain, count
from pathlib import Path
from typing import Any

from retrogames.core import record
from retrogames.core.game import Game, discover, load
from retrogames.core.judging import Judge
from retrogames.core.match import Match
from retrogames.core.player import Budget, Human, Level, Player
from retrogames.core.statistics import Statistics
from retrogames.looks.look import Look
from retrogames.machine.events import Event, Key, Motion, Press, Release, Text
from retrogames.machine.font import FontCase
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound
from retrogames.paths import first_free, fonts
from retrogames.scenes.house import Thinking
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Scene, Stack
from retrogames.scenes.table import Table
from retrogames.settings import Settings

FACES = FontCase(fonts())

FOUR = ("contact", "splatter", "pointtopoint", "engarde")
"""The games that tests of the scenes know by heart; a further game brings its own tests."""


class AtOnce:
    """Computer seats that think to the end inside `poll`, with a small budget."""

    def __init__(self, positions: int = 200) -> None:
        self.positions = positions
        self._thought: Any = None
        self.asked: list[Any] = []

    def ask(self, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        """Remember the question."""
        self.asked.append(game)
        self._thought = discover()[game].think(level)(view, Budget(min(budget, self.positions)), seed)

    def judge(self, game: str, view: Any, move: Any, budget: int, seed: int) -> None:
        """Remember the move to judge."""
        self.asked.append(game)
        judge: Judge = load(discover()[game].judge)
        self._thought = judge(view, move, Budget(min(budget, self.positions)), seed)

    def poll(self) -> Any | None:
        """Think to the end."""
        if self._thought is None:
            return None
        thought, self._thought = self._thought, None
        while True:
            try:
                next(thought)
            except StopIteration as end:
                return end.value

    def stop(self) -> None:
        """Nothing to hurry."""

    def drop(self) -> None:
        """Forget the question."""
        self._thought = None


class StandIn:
    """The House of the tests: everything in memory."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.games = discover()
        self.settings = settings or Settings()
        self.statistics = Statistics()
        self.thinking: Thinking = AtOnce()
        self.next_seed: int | None = None
        self.kept: dict[str, str] = {}
        self.last: dict[str, str] = {}
        self.named: dict[Path, str] = {}
        self.sounds: list[Sound] = []
        self.put: list[tuple[int, int, int, int]] = []
        self.copied = ""
        self.written: dict[str, str] = {}
        self.warnings: list[str] = []
        self.trouble = ""
        self.folder = Path("/nowhere")
        self._looks: dict[str, Look] = {}

    def look(self, game: Game | None) -> Look:
        """Give a dress."""
        path = "retrogames.looks.dos:shelf_dress" if game is None else game.look
        if path not in self._looks:
            self._looks[path] = load(path)(FACES)
        return self._looks[path]

    def table(self, game: Game) -> Table:
        """Make a table in the settings' colours."""
        table: Table = load(game.table)(self.look(game), self.settings.games.get(game.name, {}))
        return table

    def change(self, settings: Settings) -> None:
        """Take settings over."""
        self.settings = settings

    def play_sound(self, sound: Sound) -> None:
        """Remember the sound."""
        self.sounds.append(sound)

    def today(self) -> str:
        """Always the same day."""
        return "2026-11-29"

    def autosave(self, match: Match) -> None:
        """Keep the record's text."""
        self.kept[match.game.name] = record.write(match)

    def keep_last(self, match: Match) -> None:
        """Keep its record."""
        self.last[match.game.name] = record.write(match)

    def forget(self, game: Game) -> None:
        """Drop it."""
        self.kept.pop(game.name, None)

    def unfinished(self, game: Game) -> Match | None:
        """Read it back."""
        text = self.kept.get(game.name)
        return None if text is None else record.read(text.encode(), self.games)

    def has_unfinished(self, game: Game) -> bool:
        """Tell whether one is kept."""
        return game.name in self.kept

    def keep_aside(self, game: Game) -> None:
        """Make it a named save; raises ValueError where the test said why not."""
        if self.trouble:
            raise ValueError(self.trouble)
        match = self.unfinished(game)
        if match is not None:
            self.keep_as(match, f"kept {game.name}")

    def keep_as(self, match: Match, name: str) -> None:
        """Keep it under a name that no file in the folder has."""
        row = chain([name], (f"{name} ({number})" for number in count(2)))
        paths = (self.folder / f"{one}.game" for one in row)
        self.named[first_free(paths)] = record.write(match)

    def saves_folder(self, game: Game) -> Path:
        """Give a folder, real where a test sets one."""
        return self.folder

    def save_named(self, match: Match, path: Path) -> str:
        """Keep it by path, as a record or a file of the game's own."""
        game = match.game
        if game.writes is not None and path.suffix.lower() in game.endings:
            self.named[path] = load(game.writes)(match).decode()
        else:
            self.named[path] = record.write(match)
        return f"Saved as {path.name}."

    def load_file(self, path: Path) -> Match:
        """Read what was kept, or a real file."""
        try:
            data = self.named[path].encode() if path in self.named else path.read_bytes()
        except OSError as error:
            raise ValueError(f"cannot read {path}: {error.strerror}") from None
        for game in self.games.values():
            if game.reads is not None and path.suffix.lower() in game.endings:
                match: Match = load(game.reads)(data)
                return match
        return record.read(data, self.games)

    def count(self, match: Match) -> None:
        """Count it."""
        self.statistics = self.statistics.with_match(match)

    def keep_statistics(self, statistics: Statistics) -> None:
        """Take them over."""
        self.statistics = statistics

    def write_text(self, name: str, text: str) -> str:
        """Keep it by name."""
        self.written[name] = text
        return f"Written to {name}"

    def copy(self, text: str) -> str:
        """Keep it."""
        self.copied = text
        return "Copied."

    def pasted(self) -> str:
        """Give what was copied last."""
        return self.copied

    def screenshot(self, shown: bool = False) -> str:
        """Pretend."""
        return "Picture: nowhere.png"

    def window_place(self) -> tuple[int, int, int, int]:
        """Always the same place."""
        return 381, 305, 640, 480

    def put_window(self, place: tuple[int, int, int, int]) -> None:
        """Remember the place."""
        self.put.append(place)

    def largest_scale(self) -> int:
        """Give a plain desktop's."""
        return 2

    def toggle_fullscreen(self) -> None:
        """Nothing to do."""

    def warning(self) -> str:
        """Give the oldest trouble."""
        return self.warnings.pop(0) if self.warnings else ""


def patient() -> Callable[[], float]:
    """Give a clock by which a second goes by before everything that is done: nobody is in haste."""
    seconds = count()
    return lambda: float(next(seconds))


class Driver:
    """A stack of scenes driven by events and ticks; draws into `screen` on demand."""

    def __init__(self, house: StandIn, scene: Scene) -> None:
        self.house = house
        self.stack = Stack(scene)
        self.stack.haste.clock = patient()
        self.screen = Screen()

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.stack.top

    def send(self, *events: Event) -> None:
        """Hand events over, one after another."""
        for event in events:
            self.stack.handle(event)

    def keys(self, *names: str) -> None:
        """Press keys by name; a single letter or digit also types itself, `ctrl+z` holds Ctrl."""
        for name in names:
            ctrl = name.startswith("ctrl+")
            name = name.removeprefix("ctrl+")
            char = name if len(name) == 1 and not ctrl else ""
            self.send(Key(name, char, ctrl=ctrl))
            if char:
                self.send(Text(char))

    def click(self, x: int, y: int, button: str = "left") -> None:
        """Move there, press and release."""
        assert button in ("left", "right")
        kind: Any = button
        self.send(Motion(x, y), Press(x, y, kind), Release(x, y, kind))

    def ticks(self, count: int = 1) -> None:
        """Let time pass."""
        for _ in range(count):
            self.stack.update()

    def rest(self, limit: int = 5000) -> None:
        """Let time pass until nothing moves by itself; fails where that never comes."""
        for _ in range(limit):
            if self.top is None or self.top.sleep is None:
                return
            self.stack.update()
        raise AssertionError(f"still moving after {limit} ticks")

    def picture(self) -> Screen:
        """Draw and give the screen."""
        self.stack.draw(self.screen)
        assert max(self.screen.pixels()) < 16
        return self.screen


def two_people(game: Game, names: Iterable[str] = ()) -> tuple[Player, ...]:
    """Give people for all seats of a game."""
    chosen = list(names) + [""] * len(game.seat_names)
    return tuple(Human(chosen[seat]) for seat in range(len(game.seat_names)))


def match_of(
    house: StandIn,
    name: str,
    moves: str = "",
    players: tuple[Player, ...] | None = None,
    seed: int = 0,
    **options: str,
) -> Match:
    """Make a match of a game with moves played, people at all seats unless said otherwise."""
    game = house.games[name]
    settings = game.settings(options)
    seats = len(game.start(settings, 0).scores())
    people = players if players is not None else two_people(game)[:seats]
    match = Match(game, settings, seed, people, date=house.today())
    for move in moves.split():
        match.play_text(move)
    return match


def playing(house: StandIn, match: Match, **kept: Any) -> Driver:
    """Open a match in the play scene."""
    if kept:
        house.settings = house.settings.with_game(match.game.name, **kept)
    return Driver(house, Play(house, match.game, match))
