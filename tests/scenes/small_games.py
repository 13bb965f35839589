"""Small games to show behaviours in, and a computer seat that never ends by itself."""

from typing import Any

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of

NAMES = list(FOUR)
BOARDS = ("splatter", "pointtopoint", "engarde")
"""The games without dice, where every move can be taken back."""

OPTIONS = {"splatter": {"Size": "6x6", "Players": "2"}, "pointtopoint": {"Size": "4"}}
FIRST = {"splatter": "b5", "pointtopoint": "2b2", "engarde": "S@c3"}
"""A first move in every game without dice."""


def small_match(house: StandIn, name: str, computer: bool = False, moves: str = "") -> Match:
    """Begin a small game of a person against a computer, or of two people."""
    players = (Human(), Computer(Level.BEGINNER)) if computer else (Human(), Human())
    return match_of(house, name, moves, players=players, seed=3, **OPTIONS.get(name, {}))


def make_move(driver: Driver, move: str) -> None:
    """Play a move as the table would answer it."""
    play: Any = driver.top
    play.play(next(one for one in play.match.position.moves() if str(one) == move))


class Never:
    """Computer seats that think until they are stopped, and then give the first legal move."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.stopped = False
        self.dropped = 0

    def ask(self, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        self.views.append(view)
        self.stopped = False

    def judge(self, *question: Any) -> None:
        """Nothing is judged here."""

    def poll(self) -> Any | None:
        return self.views[-1].moves()[0] if self.stopped else None

    def stop(self) -> None:
        self.stopped = True

    def drop(self) -> None:
        self.dropped += 1
        self.stopped = False
