"""Play a computer level against a greedy player, who makes the most of this one move and looks no further.

`python -m tools.greedy engarde --games 60` rotates the seats, with two games to a seed, and gives the level
a tenth of its positions; `--share 1` gives it all. Splatter needs `--option Players=2`. The greedy player of
a game is `greedy` in `tests/games/GAME/greedy.py`.
"""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

from retrogames.core import dice
from retrogames.core.game import Game, Settings, discover
from retrogames.core.match import Match
from retrogames.core.player import Budget, Level
from retrogames.core.position import CHANCE, Seat
from retrogames.tournament.figures import wilson

Player = Callable[[Any, int], Any]
"""Takes a view and a seed, gives a move."""


def main() -> int:
    """Play the games that the command line asks for and print one line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(discover()))
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.MASTER)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.1, help="part of the level's own positions (0.1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game's option")
    chosen = parser.parse_args()
    game = discover()[chosen.game]
    settings = game.settings(dict(text.partition("=")[::2] for text in chosen.option))
    if len(game.start(settings, 0).seats) != 2:
        parser.error("a level and a greedy player are two")
    players = (thinking(game, chosen.level, chosen.share), greedy(game.name))
    wins = losses = 0
    for number in range(chosen.games):
        seat = Seat(number % 2)
        winners = winning(game, settings, players[:: 1 - 2 * seat], dice.thought(chosen.seed, number // 2))
        wins += winners == (seat,)
        losses += winners == (1 - seat,)
    decided = wins + losses
    low, high = wilson(wins / max(1, decided), decided)
    print(
        f"{game.title}: {chosen.games} games, {chosen.games - decided} drawn; the {chosen.level} won {wins} "
        f"of {decided} decided, {100 * wins / max(1, decided):.1f}% ({100 * low:.1f}-{100 * high:.1f})"
    )
    return 0


def thinking(game: Game, level: Level, share: float) -> Player:
    """Give a level with a share of its budget."""
    budget = Budget(max(1, round(game.budgets[level] * share)))

    def choose(view: Any, seed: int) -> Any:
        thought = game.think(level)(view, budget, seed)
        while True:
            try:
                next(thought)
            except StopIteration as end:
                return end.value

    return choose


def greedy(name: str) -> Player:
    """Give a game's greedy player; raises ModuleNotFoundError where it has none."""
    player: Player = import_module(f"tests.games.{name}.greedy").greedy
    return player


def winning(game: Game, settings: Settings, players: tuple[Player, ...], seed: int) -> tuple[Seat, ...]:
    """Play a game to its end and give its winners, none for a draw."""
    match = Match(game, dict(settings), seed, ())
    while match.position.outcome() is None:
        if match.turn == CHANCE:
            match.roll()
            continue
        view = match.position.seen_by(match.turn)
        match.play(players[match.turn](view, match.thinking_seed))
    winners: tuple[Seat, ...] = match.position.outcome().winners
    return winners


if __name__ == "__main__":
    raise SystemExit(main())
