"""Contact, George Leotti's dice game of 1991: what the shelf and the text engine know of it."""

from retrogames.core.game import Game, Option, Settings, load
from retrogames.core.player import Level
from retrogames.games.contact.reading import read
from retrogames.games.contact.rules import SEATS, Position, earned, lost


def _start(settings: Settings, seed: int) -> Position:
    """Give the first position; the seed decides only the dice."""
    return Position((0,) * int(settings["Seats"]))


def _odds(position: Position) -> str:
    """Answer the engine's `odds`; its tables are loaded only when asked for."""
    answer: str = load("retrogames.games.contact.odds:answer")(position)
    return answer


GAME = Game(
    name="contact",
    title="Contact",
    machine="MS-DOS",
    year="1991",
    author="George Leotti",
    shelf=1,
    cover="retrogames.games.contact.cover:draw",
    lesson="retrogames.games.contact.lesson:STEPS",
    sentence=(
        "Set counters aside, roll the other dice, stop in time: the first player to reach 5,000 points wins."
    ),
    seat_names=tuple(f"Player {seat + 1}" for seat in range(SEATS)),
    names=("Dolores", "Max", "Otto", "Zelda"),
    options=(Option("Seats", "2", "Players", spin=(1, SEATS)),),
    start=_start,
    read=read,
    ai="retrogames.games.contact.ai:think",
    judge="retrogames.games.contact.judging:judge",
    table="retrogames.games.contact.scene:ContactTable",
    look="retrogames.looks.dos:Dos",
    budgets=dict.fromkeys(Level, 20_000),
    answers={"odds": _odds},
    figures={"earned": earned, "lost": lost},
    shown=lambda position: {"Seats": str(len(position.totals))},
)
