"""Splatter: the Atari ST's board of splatting tiles for two to four seats."""

from typing import TYPE_CHECKING

from retrogames.core.game import Game, Settings, later
from retrogames.core.player import Level
from retrogames.games.splatter.options import OPTIONS

if TYPE_CHECKING:
    from retrogames.games.splatter.rules import Position


def _setup(text: str, settings: Settings) -> "Position":
    """Read a board under the house rule of entering, which its text does not show; raises PositionError."""
    from retrogames.games.splatter.setup import read

    return read(text, settings["Enter"] == "on")


def _shown(position: "Position") -> Settings:
    """Give the options that a position's text tells: the board's size and how many seats it has."""
    board = position.board
    return {"Size": f"{board.width}x{board.height}", "Players": str(max(2, board.roster[-1] + 1))}


GAME = Game(
    name="splatter",
    title="Splatter",
    machine="Atari ST",
    year="c. 1992",
    author="Dennis Booth",
    shelf=2,
    cover="retrogames.games.splatter.cover:draw",
    lesson="retrogames.games.splatter.lesson:STEPS",
    sentence="Spread your tiles over the grid and splat whatever stands next to where they land.",
    seat_names=("Red", "Green", "Blue", "Yellow"),
    options=OPTIONS,
    start=later("retrogames.games.splatter.setup:start"),
    read=later("retrogames.games.splatter.setup:read"),
    ai="retrogames.games.splatter.ai:think",
    judge="retrogames.games.splatter.judging:judge",
    table="retrogames.games.splatter.scene:SplatterTable",
    look="retrogames.looks.gem:Gem",
    budgets={
        Level.BEGINNER: 2_000,
        Level.CASUAL: 4_000,
        Level.CLUB: 8_000,
        Level.EXPERT: 16_000,
        Level.MASTER: 80_000,
    },
    perft=later("retrogames.games.splatter.rules:perft"),
    setup=_setup,
    uai="retrogames.games.splatter.uai:UAI",
    reads="retrogames.games.splatter.boardmatch:read_match",
    writes="retrogames.games.splatter.boardmatch:write_match",
    endings=(".brd",),
    shown=_shown,
)
