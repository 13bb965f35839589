"""What a data folder holds before a start, and pictures to compare windows with."""

from functools import cache
from pathlib import Path

from retrogames.core import record
from retrogames.core.match import Match
from retrogames.core.player import read_player
from retrogames.machine.png import read_png_indices
from retrogames.paths import places
from retrogames.saves import Saves
from retrogames.settings import Settings
from retrogames.store import save_settings
from tests.scenes.stand_in import StandIn, match_of, playing

ALONE = Settings(scale=1, speed=0, fit="exact").with_game(
    "contact", players=("human Ada",), options={"Seats": "1"}, welcomed=True
)
"""A person alone, nothing animated, one window pixel a dot."""

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def chosen(folder: Path, settings: Settings) -> None:
    """Keep settings as the player's."""
    save_settings(places(folder), settings)


def begun(folder: Path, moves: str, settings: Settings) -> bytes:
    """Keep settings and a game of Contact in progress; give its picture, three bytes a pixel."""
    chosen(folder, settings)
    people = tuple(read_player(text) for text in settings.players("contact"))
    match = match_of(StandIn(), "contact", moves, people, seed=5, **settings.options("contact"))
    in_progress(folder, match)
    return table(match, settings)


def in_progress(folder: Path, match: Match) -> None:
    """Keep a match as the program itself keeps its game in progress."""
    saves = Saves(places(folder))
    saves.autosave(match.game.name, record.write(match))
    saves.settle()
    saves.close()


def table(match: Match, settings: Settings) -> bytes:
    """Give the picture of a game that waits for a person, three bytes a pixel."""
    driver = playing(StandIn(settings), match)
    driver.rest()
    screen = driver.picture()
    return b"".join(bytes(screen.palette[index]) for index in screen.pixels())


def coloured(path: Path) -> tuple[int, int, bytes]:
    """Read a picture: width, height, and three bytes a pixel."""
    w, h, indices, palette = read_png_indices(path)
    colours = [bytes(rgb) for rgb in palette]
    return w, h, b"".join(colours[index] for index in indices)


@cache
def golden(name: str) -> bytes:
    """Give a golden picture, three bytes a pixel."""
    return coloured(GOLDEN / f"{name}.png")[2]
