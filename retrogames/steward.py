"""The services behind the scenes: settings, saves, statistics, computer seats, sound, clipboard."""

from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from retrogames.core.game import Game, discover, load
from retrogames.core.statistics import Statistics
from retrogames.frozen import replace
from retrogames.looks.look import Look
from retrogames.machine.fit import WIDTH
from retrogames.machine.font import FontCase
from retrogames.machine.png import encode_png, encode_rgb
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Sound, Speaker
from retrogames.machine.window import Window
from retrogames.newer import NewerFormat
from retrogames.paths import exists, first_free, fonts
from retrogames.saves import Saves
from retrogames.scenes.house import Thinking
from retrogames.settings import Settings, Start
from retrogames.store import (
    StoreError,
    backup,
    change_settings,
    change_statistics,
    count_match,
    load_statistics,
    read,
    write,
)

if TYPE_CHECKING:
    from retrogames.core.match import Match
    from retrogames.scenes.table import Table

SHELF_LOOK = "retrogames.looks.dos:shelf_dress"

LAST = "last"
"""The named save of the game that was finished last."""


def _record(match: "Match") -> str:
    """Write a match as a record."""
    from retrogames.core import record  # the shelf needs none

    return record.write(match)


def _content(match: "Match", path: Path) -> bytes:
    """Write a match as the ending of a file asks for."""
    game = match.game
    if game.writes is not None and path.suffix.lower() in game.endings:
        content: bytes = load(game.writes)(match)
        return content
    return _record(match).encode()


class Steward:
    """The House of the real program. Troubles are collected for `warning`, never raised at a scene."""

    def __init__(
        self, start: Start, window: Window, screen: Screen, speaker: Speaker, thinking: Thinking
    ) -> None:
        self.games: Mapping[str, Game] = discover()
        self.settings = start.chosen
        self.thinking = thinking
        self.next_seed = start.seed
        self._start = start
        self._written = start.settings
        self._window = window
        self._opened = window.size
        self._screen = screen
        self._speaker = speaker
        self._faces = FontCase(fonts())
        self._looks: dict[str, Look] = {}
        self.look(None)  # a damaged installation is told before any file is held
        self._saves = Saves(start.places)
        self._troubles: deque[str] = deque([start.warning] if start.warning else [])
        self._troubles += self._saves.adopt(self._read_kept)
        self._failing = False
        self.statistics, trouble = load_statistics(start.places)
        if trouble:
            self._troubles.append(trouble)

    def close(self) -> None:
        """Keep the settings, with the window's place, and give everything back."""
        if not self._window.fullscreen and not self._lent():
            self.settings = replace(self.settings, window=self.window_place())
        try:
            self._write_settings()
            self.settle()
        finally:
            self._saves.close()

    def _lent(self) -> bool:
        """Tell whether the window still has the size that the command line asked for."""
        scale = self._start.overrides.get("scale")
        return scale is not None and self.settings.scale == scale and self._window.size == self._opened

    # Dress

    def look(self, game: Game | None) -> Look:
        """Give a game's dress, or the shelf's."""
        path = SHELF_LOOK if game is None else game.look
        if path not in self._looks:
            self._looks[path] = load(path)(self._faces)
        return self._looks[path]

    def table(self, game: Game) -> "Table":
        """Make a game's table in the player's colours."""
        table: Table = load(game.table)(self.look(game), self.settings.games.get(game.name, {}))
        return table

    # Settings

    def change(self, settings: Settings) -> None:
        """Take over changed settings: window, sound and file follow."""
        before, self.settings = self.settings, settings
        self._window.fit = settings.fit
        if settings.fullscreen != self._window.fullscreen:
            self._window.set_fullscreen(settings.fullscreen)
        if settings.scale != before.scale:
            self._window.set_scale(settings.scale)
        self._speaker.muted = not settings.sound
        self._speaker.volume = settings.volume // 10
        self._write_settings()

    def _write_settings(self) -> None:
        start = self._start
        kept = start.kept(self.settings)
        try:
            change_settings(start.places, self._written, kept)
            self._written = kept
        except StoreError as error:
            self._fail(str(error))

    def window_place(self) -> tuple[int, int, int, int]:
        """Give where the window stands and its size, in full screen the ones it will go back to."""
        return *self._window.position, *self._window.size

    def put_window(self, place: tuple[int, int, int, int]) -> None:
        """Put the window where it was."""
        self._window.put(place[:2], place[2:])

    def largest_scale(self) -> int:
        """Give the largest window size that the desktop has room for, as a multiple."""
        return self._window.largest_scale

    def toggle_fullscreen(self) -> None:
        """Switch full screen on or off."""
        self.change(replace(self.settings, fullscreen=not self._window.fullscreen))

    def play_sound(self, sound: Sound) -> None:
        """Play a sound if sound is on."""
        self._speaker.play(sound)

    def today(self) -> str:
        """Give the date as YYYY-MM-DD."""
        return date.today().isoformat()

    # Games that are kept

    def autosave(self, match: "Match") -> None:
        """Keep a game in progress; a failure is told once by `warning`."""
        try:
            self._saves.autosave(match.game.name, _record(match))
            self._failing = self._failing and not self._saves.fine
        except StoreError as error:
            self._fail(str(error))

    def settle(self) -> bool:
        """Wait until the games in progress are on the disk; tells whether they are."""
        try:
            self._saves.settle()
        except StoreError as error:
            self._fail(str(error))
            return False
        return True

    def _fail(self, trouble: str) -> None:
        if not self._failing:
            self._troubles.append(trouble)
        self._failing = True

    def forget(self, game: Game) -> None:
        """Drop the game in progress: it is over and counted."""
        try:
            self._saves.forget(game.name)
        except StoreError as error:
            self._fail(str(error))

    def unfinished(self, game: Game) -> "Match | None":
        """Give the game in progress, None where there is none or it cannot be read (see `warning`)."""
        match, trouble = self._saves.resume(game.name, self._read_kept)
        if trouble:
            self._troubles.append(trouble)
        return match if match is None or match.game.name == game.name else None

    def has_unfinished(self, game: Game) -> bool:
        """Tell whether a game in progress is kept."""
        return self._saves.has_autosave(game.name)

    def keep_aside(self, game: Game) -> None:
        """Make the game in progress a named save, because another one takes its place.

        A finished one, and one in which nothing was done, need not be kept. Raises ValueError with a reason
        where it cannot be kept; then no other game may take its place.
        """
        match = self.unfinished(game)
        if match is None or match.outcome is not None or not (match.moves or match.setup):
            return
        self.keep_as(match, f"kept {self.today()}")

    def keep_as(self, match: "Match", name: str) -> None:
        """Keep a match as a named save beside those there are: as NAME, or `NAME (2)` and so on.

        Raises ValueError with a reason.
        """
        try:
            self._saves.keep(match.game.name, name, _record(match).encode())
        except StoreError as error:
            raise ValueError(str(error)) from None

    def keep_last(self, match: "Match") -> None:
        """Keep a finished game as the named save `last`, over the one before; a failure is told once."""
        try:
            self._saves.save(match.game.name, LAST, _record(match))
        except StoreError as error:
            self._fail(str(error))

    def saves_folder(self, game: Game) -> Path:
        """Give the folder of a game's named saves."""
        return self._start.places.saves / game.name

    def save_named(self, match: "Match", path: Path) -> str:
        """Keep a game under a path, by its ending as a record or a file of the game's own.

        Gives the line that tells where. Raises ValueError with a reason.
        """
        try:
            write(path, _content(match, path))
        except StoreError as error:
            raise ValueError(str(error)) from None
        return f"Saved as {path.name}."

    def load_file(self, path: Path) -> "Match":
        """Read a record or board, or else its backup, and then `warning` says so.

        The file stays as it is. Raises ValueError with `FILE:LINE: reason`.
        """
        reader = self._read
        for game in self.games.values():
            if game.reads is not None and path.suffix.lower() in game.endings:
                reader = load(game.reads)
        try:
            return self._read_with(reader, path)
        except ValueError as error:
            if not exists(path):
                raise
            with suppress(ValueError):
                match = self._read_with(reader, backup(path))
                self._troubles.append(f"{error}; the one before it is used")
                return match
            raise

    def _read(self, data: bytes) -> "Match":
        """Read a record of a game that is here; raises ValueError."""
        from retrogames.core import record

        return record.read(data, self.games)

    def _read_kept(self, data: bytes) -> "Match":
        """Read a game in progress; raises NewerFormat or another ValueError."""
        from retrogames.core import record

        try:
            return self._read(data)
        except record.RecordError as error:
            if error.newer:
                raise NewerFormat(error.reason) from None
            raise

    def _read_with(self, reader: Any, path: Path) -> "Match":
        try:
            match: Match = reader(read(path))
        except StoreError as error:
            raise ValueError(str(error)) from None
        except ValueError as error:
            line = getattr(error, "line", None)
            where = f"{path.name}:{line}" if line else path.name
            raise ValueError(f"{where}: {getattr(error, 'reason', error)}") from None
        return match

    def count(self, match: "Match") -> None:
        """Count a finished game in the statistics, once."""
        try:
            self.statistics = count_match(self._start.places, match, self.statistics)
        except StoreError as error:
            self.statistics = self.statistics.with_match(match)
            self._fail(str(error))

    def keep_statistics(self, statistics: Statistics) -> None:
        """Replace the statistics by a changed value."""
        before, self.statistics = self.statistics, statistics
        try:
            self.statistics = change_statistics(self._start.places, before, statistics)
        except StoreError as error:
            self._fail(str(error))

    def write_text(self, name: str, text: str) -> str:
        """Write a text into the data folder beside older ones; gives the line that tells where or why not."""
        first = self._start.places.data / name
        path = first_free(chain([first], (first.with_stem(f"{first.stem}-{n}") for n in count(2))))
        try:
            write(path, text.encode("utf-8", "replace"))
        except StoreError as error:
            return str(error)
        return f"Written to {path}"  # no full stop: the path may be copied

    # The world outside

    def copy(self, text: str) -> str:
        """Put a text on the clipboard; gives the line that tells so or why not."""
        return "Copied." if self._window.copy(text) else "There is no clipboard here."

    def pasted(self) -> str:
        """Give the text on the clipboard, "" for none."""
        return self._window.pasted()

    def screenshot(self, shown: bool = False) -> str:
        """Write a picture of the screen, or as the window shows it; gives the line that tells where."""
        folder, today = self._start.places.screenshots, self.today()
        path = first_free(folder / f"{today}-{number:03}.png" for number in count(1))
        if shown:
            picture = encode_rgb(*self._window.shown(self._screen))
        else:
            lines = self._window.lines
            dots = self._screen.pixels()[: WIDTH * lines]
            picture = encode_png(dots, (WIDTH, lines), self._screen.palette)
        try:
            write(path, picture)
        except StoreError as error:
            return str(error)
        return f"Picture: {path}"

    def warning(self) -> str:
        """Give the oldest trouble not yet told, "" for none."""
        return self._troubles.popleft() if self._troubles else ""

    def report(self, text: str) -> Path | None:
        """Write a report about an unexpected error; gives its file, None where even that fails."""
        try:
            return self._saves.report(text, self.today())
        except StoreError:
            return None
