"""Make pictures of the main screens from real scenes, without a window; the README shows five of them."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from retrogames.app import App
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.png import encode_png
from retrogames.paths import Places
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.settings import Settings, Start

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "pictures"
ADA, BERT = Human("Ada"), Human("Bert")
SPLATTERED = (
    "yyy10bbbggg/1yyyyy8ggggg/1rryy9ggggg/1rryy9bbbbg/1rryy9bbbbb/1rryy9bbbbb/rrrryy8ggggb/rrrryy8bbggb/"
    "yyrrryy7bbbbb/yrrrrrr7bbgbg/rrrrrrr7bbgbg/yyryrr4bb1bbbgbg g rgby"
)
POLES = "-+-++-/+-+-+-/-++-+-/+-+-++/--+-+0/-+0+-0"


@dataclass(slots=True)
class Studio:
    """The program without a window; what its scenes draw is taken as a picture."""

    app: App

    def play(
        self, name: str, players: tuple[Player, ...], setup: str, moves: str = "", **options: str
    ) -> None:
        """Open a game in a position, some moves played."""
        game = self.app.house.games[name]
        match = Match(game, game.settings(options), 4, players, "1992-11-29", setup=setup)
        for move in moves.split():
            match.play_text(move)
        self.app.stack.push(Push(Play(self.app.house, game, match)))

    def send(self, *events: Event) -> None:
        """Hand events to the scene on top."""
        for event in events:
            self.app.stack.handle(event)

    def ticks(self, count: int) -> None:
        """Let time pass."""
        for _ in range(count):
            self.app.stack.update()

    def picture(self) -> bytes:
        """Draw the scene and give it as a PNG of sixteen colours."""
        self.app.stack.draw(self.app.screen)
        return encode_png(self.app.screen.pixels(), (640, 480), self.app.screen.palette)


def shelf(studio: Studio) -> None:
    """Show the shelf with the games of the collection, a game waiting in two boxes."""
    house: Any = studio.app.house
    top: Any = studio.app.stack.top
    house.games = {name: game for name, game in house.games.items() if name in PICTURES}
    top.games = list(house.games.values())  # a game that is added changes no picture
    for name in ("contact", "pointtopoint"):
        game = house.games[name]
        match = Match(game, game.settings(), 4, (ADA, BERT), "1992-11-29")
        house.autosave(match)
    studio.ticks(8)


def contact(studio: Studio) -> None:
    """Show a turn with dice set aside and one more picked."""
    studio.play("contact", (ADA, Computer(Level.EXPERT, "Cassandra")), "2350,3100 1 400 444 152 choose")
    studio.ticks(2)
    studio.send(Key("1", "1"))
    studio.ticks(40)


def splatter(studio: Studio) -> None:
    """Show four seats in the middle of a game, a tile picked and a square aimed at."""
    players = (ADA, BERT, Computer(Level.EXPERT), Computer(Level.CLUB))
    studio.play("splatter", players, SPLATTERED, Size="19x12")
    studio.ticks(2)
    for column, row in ((14, 5), (13, 7)):  # the tile on o6, then the square n8
        x, y = 45 + 12 * column + 6, 24 + 11 * (11 - row) + 5
        studio.send(Motion(2 * x, 40 + 2 * y))
        if row == 5:
            studio.send(Press(2 * x, 40 + 2 * y), Release(2 * x, 40 + 2 * y))
    studio.ticks(2)


def pointtopoint(studio: Studio) -> None:
    """Show a stone that has just closed its lines."""
    players = (ADA, Computer(Level.CLUB))
    studio.play("pointtopoint", players, "AAbA1A/a1a1a1/cAACAA/a1a1aa/3A1A/a1a1aA w")
    studio.ticks(2)
    x, y = 152 + 28, 2 * (25 + 28 * 4 + 14)
    studio.send(Key("3", "3"), Motion(x, y), Press(x, y), Release(x, y))
    studio.ticks(75)


def engarde(studio: Studio) -> None:
    """Show a piece picked, the squares that it can reach, and the memory aid."""
    house = studio.app.house
    house.change(house.settings.with_game("engarde", memory_aid=True))
    moves = "S@c3 C@d3 S@d4 C@c4 S@e3 c3b4 C@e2 d4e5 C@b3 S@d5"
    studio.play("engarde", (ADA, BERT), f"6/6/6/6/6/6 {POLES} S3C3/S3C3 - w", moves)
    studio.ticks(2)
    x, y = 92 + 96 + 44 * 4 + 22, 38 + 89 + 44 * 3 + 22
    studio.send(Motion(x, y), Press(x, y), Release(x, y))


PICTURES: dict[str, Callable[[Studio], None]] = {
    "shelf": shelf,
    "contact": contact,
    "splatter": splatter,
    "pointtopoint": pointtopoint,
    "engarde": engarde,
}


BEHIND_KEYS = {
    "manual": "f1",
    "colours": "f4",
    "players": "f5",
    "moves": "f6",
    "options": "f8",
    "statistics": "f9",
    "menu": "f10",
    "open": "ctrl+o",
    "review": "ctrl+b",
}
"""The screens that every game has, and the key that opens each over the game's picture."""

OF_THE_SHELF = {"manual": "f1", "options": "o", "records": "r"}


def behind(name: str, key: str) -> Callable[[Studio], None]:
    """Give what shows the screen that a key opens over a picture."""

    def show(studio: Studio) -> None:
        PICTURES[name](studio)
        *held, plain = key.split("+")
        studio.send(Key(plain, plain if len(plain) == 1 else "", ctrl=bool(held)))
        studio.ticks(60)

    return show


SCREENS: dict[str, Callable[[Studio], None]] = PICTURES | {
    f"{name}-{screen}": behind(name, key)
    for name in PICTURES
    for screen, key in (OF_THE_SHELF if name == "shelf" else BEHIND_KEYS).items()
}
"""All pictures by their names: the README's, and with `--all` what stands behind their keys."""


def take(name: str) -> bytes:
    """Give a picture by its name, made in a folder of its own that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder), Path(folder))
        app = App(Start(places, Settings(sound=False)))
        try:
            studio = Studio(app)
            SCREENS[name](studio)
            return studio.picture()
        finally:
            app.close()


def main() -> int:
    """Write the pictures named, the README's without names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="pictures to make, such as " + ", ".join([*SCREENS][:8]))
    parser.add_argument("--all", action="store_true", help=f"all {len(SCREENS)} main screens")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write them")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or (SCREENS if chosen.all else PICTURES):
        if name not in SCREENS:
            parser.error(f"there is no picture {name!r}")
        path = chosen.folder / f"{name}.png"
        path.write_bytes(take(name))
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
