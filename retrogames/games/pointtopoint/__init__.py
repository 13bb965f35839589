"""Point to Point V1.1 by Manfred Kopp, Amiga, 1992."""

from typing import TYPE_CHECKING

from retrogames.core.game import Game, Settings, later
from retrogames.core.player import Level
from retrogames.games.pointtopoint.options import OPTIONS

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.rules import Position


def _setup(text: str, settings: Settings) -> "Position":
    """Read a board and give it the supplies and the goal of the options; raises PositionError."""
    from retrogames.games.pointtopoint.reading import read

    return read(text).under(settings)


def _mark(position: "Position") -> tuple[str, int] | None:
    """Give the table and the score of a finished solitaire; None in a game for two."""
    from retrogames.games.pointtopoint.rules import name_of

    if position.goal is None or position.goal_score is None:
        return None
    size = f"{position.size}x{position.size}"
    return f"{size}, {position.supply} supply, {name_of(position.goal)}", position.goal_score


GAME = Game(
    name="pointtopoint",
    title="Point to Point",
    machine="Amiga",
    year="1992",
    author="Manfred Kopp",
    shelf=3,
    cover="retrogames.games.pointtopoint.cover:draw",
    lesson="retrogames.games.pointtopoint.lesson:STEPS",
    sentence="Enclose the other colour between stones whose points match its number.",
    seat_names=("White", "Black"),
    options=OPTIONS,
    start=later("retrogames.games.pointtopoint.rules:start"),
    read=later("retrogames.games.pointtopoint.reading:read"),
    ai="retrogames.games.pointtopoint.ai:think",
    judge="retrogames.games.pointtopoint.judging:judge",
    table="retrogames.games.pointtopoint.scene:PointToPointTable",
    look="retrogames.looks.intuition:Intuition",
    budgets={
        Level.BEGINNER: 5_000,
        Level.CASUAL: 10_000,
        Level.CLUB: 50_000,
        Level.EXPERT: 300_000,
        Level.MASTER: 1_500_000,
    },
    perft=later("retrogames.games.pointtopoint.rules:perft"),
    setup=_setup,
    shown=lambda position: {"Size": str(position.size)},
    mark=_mark,
)
