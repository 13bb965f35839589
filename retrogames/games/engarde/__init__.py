"""Engarde (X11/Motif, Bill James, 1992): four of a colour on a grid of hidden magnets."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from retrogames.core.game import Game, Settings, later
from retrogames.core.player import Level

if TYPE_CHECKING:
    from retrogames.games.engarde.rules import Position


def _start(settings: Settings, seed: int) -> "Position":
    """Give the first position; the poles depend on the seed alone."""
    from retrogames.games.engarde.rules import start

    return start(seed)


def _headers(begun: "Position") -> Mapping[str, str]:
    """Give what a record must say of the start: the poles, so that a replay needs no generator."""
    from retrogames.games.engarde.rules import poles_text

    return {"Poles": poles_text(begun)}


def _headed(begun: "Position", headers: Mapping[str, str]) -> "Position":
    """Give the start with the poles that a record names; raises PositionError."""
    from retrogames.games.engarde.reading import read

    fields = str(begun).split(" ")
    fields[1] = headers["Poles"]
    return read(" ".join(fields))


GAME: Final = Game(
    name="engarde",
    title="Engarde",
    machine="X11",
    year="1992",
    author="Bill James",
    shelf=4,
    cover="retrogames.games.engarde.cover:draw",
    lesson="retrogames.games.engarde.lesson:STEPS",
    sentence="Four of one colour in a row, on a grid of hidden magnets that turn the pieces over.",
    seat_names=("White", "Black"),
    options=(),
    start=_start,
    read=later("retrogames.games.engarde.reading:read"),
    ai="retrogames.games.engarde.ai:think",
    judge="retrogames.games.engarde.judging:judge",
    table="retrogames.games.engarde.scene:EngardeTable",
    look="retrogames.looks.motif:Motif",
    budgets={
        Level.BEGINNER: 3_000,
        Level.CASUAL: 4_000,
        Level.CLUB: 8_000,
        Level.EXPERT: 20_000,
        Level.MASTER: 300_000,
    },
    answers={"known": later("retrogames.games.engarde.reading:known_text")},
    perft=later("retrogames.games.engarde.rules:perft"),
    headers=_headers,
    headed=_headed,
    completed=later("retrogames.games.engarde.rules:completed"),
)
