"""What every scene may ask of the program: settings, saves, computer seats, sound, window, clipboard."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from retrogames.core.game import Game
from retrogames.core.player import Level
from retrogames.core.statistics import Statistics
from retrogames.looks.look import Look
from retrogames.machine.sound import Sound
from retrogames.settings import Settings

if TYPE_CHECKING:
    from retrogames.core.match import Match
    from retrogames.scenes.table import Table


class Thinking(Protocol):
    """Computer seats thinking somewhere else; see `retrogames.worker`."""

    def ask(self, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        """Begin to think; what was thought before is dropped."""

    def judge(self, game: str, view: Any, move: Any, budget: int, seed: int) -> None:
        """Begin to judge a move for looking back; what was thought before is dropped."""

    def poll(self) -> Any | None:
        """Give the move found, or the Judgement asked for; None while still thinking."""

    def stop(self) -> None:
        """Ask for the best move so far now."""

    def drop(self) -> None:
        """Forget the question; its answer never arrives."""


class House(Protocol):
    """The services; composed by `retrogames.app`, replaced by a plain stand-in in tests."""

    games: Mapping[str, Game]
    settings: Settings
    statistics: Statistics
    thinking: Thinking
    next_seed: int | None
    """The seed for the next new game where the command line named one."""

    def look(self, game: Game | None) -> Look:
        """Give a game's dress, or the shelf's."""

    def table(self, game: Game) -> "Table":
        """Make a game's table in the player's colours."""

    def change(self, settings: Settings) -> None:
        """Take over changed settings: window, sound and file follow."""

    def play_sound(self, sound: Sound) -> None:
        """Play a sound if sound is on."""

    def today(self) -> str:
        """Give the date as YYYY-MM-DD."""

    def autosave(self, match: "Match") -> None:
        """Keep a game in progress; a failure is told once by `warning`."""

    def keep_last(self, match: "Match") -> None:
        """Keep a finished game as the named save `last`; a failure is told by `warning`."""

    def forget(self, game: Game) -> None:
        """Drop the game in progress: it is over and counted."""

    def unfinished(self, game: Game) -> "Match | None":
        """Give the game in progress, None where there is none or it cannot be read (see `warning`)."""

    def has_unfinished(self, game: Game) -> bool:
        """Tell whether a game in progress is kept."""

    def keep_aside(self, game: Game) -> None:
        """Make the game in progress a named save, because another one takes its place.

        A finished one, and one in which nothing was done, need not be kept. Raises ValueError with a reason
        where it cannot be kept; then no other game may take its place.
        """

    def keep_as(self, match: "Match", name: str) -> None:
        """Keep a match as a named save beside those there are: as NAME, or `NAME (2)` and so on.

        Raises ValueError with a reason.
        """

    def saves_folder(self, game: Game) -> Path:
        """Give the folder of a game's named saves."""

    def save_named(self, match: "Match", path: Path) -> str:
        """Keep a game under a path, by its ending as a record or a file of the game's own.

        Gives the line that tells where. Raises ValueError with a reason.
        """

    def load_file(self, path: Path) -> "Match":
        """Read a record or board; raises ValueError with `FILE:LINE: reason`."""

    def count(self, match: "Match") -> None:
        """Count a finished game in the statistics, once."""

    def keep_statistics(self, statistics: Statistics) -> None:
        """Replace the statistics by a changed value."""

    def write_text(self, name: str, text: str) -> str:
        """Write a text into the data folder; gives the line that tells where or why not."""

    def copy(self, text: str) -> str:
        """Put a text on the clipboard; gives the line that tells so or why not."""

    def pasted(self) -> str:
        """Give the text on the clipboard, "" for none."""

    def screenshot(self, shown: bool = False) -> str:
        """Write a picture of the screen; gives the line that tells where or why not.

        It has 16 colours and the machine's own size, or with `shown` the size and scanlines of the window.
        """

    def window_place(self) -> tuple[int, int, int, int]:
        """Give where the window stands and its size: x, y, width, height."""

    def put_window(self, place: tuple[int, int, int, int]) -> None:
        """Put the window where it was."""

    def largest_scale(self) -> int:
        """Give the largest window size that the desktop has room for, as a multiple."""

    def toggle_fullscreen(self) -> None:
        """Switch full screen on or off."""

    def warning(self) -> str:
        """Give the oldest trouble not yet told, "" for none."""
