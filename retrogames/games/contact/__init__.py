"""Contact, George Leotti's dice game of 1991: what the shelf and the text engine know of it."""

from typing import TYPE_CHECKING

from retrogames.core.game import Game, Settings, later
from retrogames.core.player import Level
from retrogames.games.contact.options import OPTIONS, SEATS

if TYPE_CHECKING:
    from retrogames.games.contact.rules import Position


def _start(settings: Settings, seed: int) -> "Position":
    """Give the first position; the seed decides only the dice."""
    from retrogames.games.contact.rules import Position

    return Position((0,) * int(settings["Seats"]))


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
    options=OPTIONS,
    start=_start,
    read=later("retrogames.games.contact.reading:read"),
    ai="retrogames.games.contact.ai:think",
    judge="retrogames.games.contact.judging:judge",
    table="retrogames.games.contact.scene:ContactTable",
    look="retrogames.looks.dos:Dos",
    budgets=dict.fromkeys(Level, 20_000),
    answers={"odds": later("retrogames.games.contact.odds:answer")},
    figures={name: later(f"retrogames.games.contact.rules:{name}") for name in ("earned", "lost")},
    shown=lambda position: {"Seats": str(len(position.totals))},
)
