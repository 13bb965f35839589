"""Pebbles: take one to three pebbles from a row; whoever takes the last one wins."""

from typing import Final

from retrogames.core.game import Game, later
from retrogames.core.player import Level
from retrogames.games.pebbles.options import OPTIONS

GAME: Final = Game(
    name="pebbles",
    title="Pebbles",
    machine="MS-DOS",
    year="1991",
    author="unknown",
    sentence="Take one to three pebbles from the row: whoever takes the last one wins.",
    seat_names=("First", "Second"),
    options=OPTIONS,
    start=later("retrogames.games.pebbles.rules:start"),
    read=later("retrogames.games.pebbles.rules:read"),
    perft=later("retrogames.games.pebbles.rules:perft"),
    ai="retrogames.games.pebbles.ai:think",
    table="retrogames.games.pebbles.scene:PebblesTable",
    look="retrogames.looks.dos:shelf_dress",
    lesson="retrogames.games.pebbles.lesson:STEPS",
    budgets={
        Level.BEGINNER: 100,
        Level.CASUAL: 200,
        Level.CLUB: 300,
        Level.EXPERT: 400,
        Level.MASTER: 500,
    },
)
