"""Engarde (X11/Motif, Bill James, 1992): four of a colour on a grid of hidden magnets."""

from typing import Final

from retrogames.core.game import Game, Settings
from retrogames.core.player import Level
from retrogames.games.engarde.reading import known_text, read
from retrogames.games.engarde.rules import Position, perft, start


def _start(settings: Settings, seed: int) -> Position:
    """Give the first position; the poles depend on the seed alone."""
    return start(seed)


GAME: Final = Game(
    name="engarde",
    title="Engarde",
    machine="X11",
    year="1992",
    author="Bill James",
    shelf=4,
    sentence="Four of one colour in a row, on a grid of hidden magnets that turn the pieces over.",
    seat_names=("White", "Black"),
    options=(),
    start=_start,
    read=read,
    ai="retrogames.games.engarde.ai:think",
    table="retrogames.games.engarde.scene:EngardeTable",
    look="retrogames.looks.motif:Motif",
    budgets={
        Level.BEGINNER: 1_000,
        Level.CASUAL: 4_000,
        Level.CLUB: 8_000,
        Level.EXPERT: 20_000,
        Level.MASTER: 60_000,
    },
    answers={"known": known_text},
    perft=perft,
)
