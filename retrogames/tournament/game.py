"""One game of a tournament, played by computer levels without a window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from retrogames.core import dice
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Budget, Computer, Level
from retrogames.core.position import CHANCE, Seat

_BOUNDLESS = 10**15  # positions, where time alone limits


@dataclass(frozen=True, slots=True)
class Limit:
    """What a move may cost: `nodes` positions or a `share` of the level's own, `movetime` milliseconds.

    Where all are None a level has its own budget.
    """

    nodes: int | None = None
    movetime: int | None = None
    share: float | None = None

    def positions(self, own: int) -> int:
        """Give how many positions a level whose own budget this is may look at."""
        if self.nodes is not None:
            return self.nodes
        if self.share is not None:
            return max(1, round(own * self.share))
        return own if self.movetime is None else _BOUNDLESS


OWN: Final = Limit()
"""Each level has its own budget."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to play: `seated` are the places of the entrants, by seat in playing order."""

    game: str
    levels: tuple[Level, ...]
    seated: tuple[int, ...]
    settings: dict[str, str]
    seed: int
    limit: Limit = OWN


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went, by entrant: share of the win (draws and shared wins divided), points, moves, cost."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    positions: tuple[int, ...]
    turns: int

    @property
    def winner(self) -> int | None:
        """The entrant that won alone, None where nobody did."""
        return self.shares.index(1.0) if 1.0 in self.shares else None

    @property
    def drawn(self) -> bool:
        """Whether several played and nobody won more than anybody else."""
        return len(self.shares) > 1 and len(set(self.shares)) == 1


def pairings(
    game: Game,
    levels: Sequence[Level],
    settings: dict[str, str],
    games: int,
    seed: int,
    limit: Limit = OWN,
) -> Iterator[Pairing]:
    """Give the games in their order: with each seed every entrant takes every seat once."""
    seats = len(levels)
    for number in range(games):
        turn = number % seats
        seated = tuple((seat + turn) % seats for seat in range(seats))
        deal = dice.thought(seed, number // seats)
        yield Pairing(game.name, tuple(levels), seated, settings, deal, limit)


def play(pairing: Pairing) -> Played:
    """Play a game to its end; raises IllegalMove where a computer player breaks the rules."""
    game = discover()[pairing.game]
    match = Match(game, dict(pairing.settings), pairing.seed, ())
    seats = match.position.seats
    entrant = dict(zip(seats, pairing.seated, strict=True))
    match.players = tuple(
        Computer(pairing.levels[entrant[Seat(seat)]]) if seat in entrant else Computer()
        for seat in range(len(match.position.scores()))
    )
    count = len(pairing.levels)
    moves, seconds, positions = [0] * count, [0.0] * count, [0] * count
    while match.position.outcome() is None:
        if match.turn == CHANCE:
            match.roll()
            continue
        who = entrant[match.turn]
        began = perf_counter()
        move, seen = _think(game, pairing, match)
        seconds[who] += perf_counter() - began
        moves[who] += 1
        positions[who] += seen
        match.play(move)
    outcome = match.position.outcome()
    winners = outcome.winners or seats
    scores = match.position.scores()
    by_entrant = sorted(seats, key=lambda seat: entrant[seat])
    return Played(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in by_entrant),
        points=tuple(scores[seat] for seat in by_entrant),
        moves=tuple(moves),
        seconds=tuple(seconds),
        positions=tuple(positions),
        turns=sum(moves),
    )


def _think(game: Game, pairing: Pairing, match: Match) -> tuple[Any, int]:
    """Find the move of the seat at turn; give it and how many positions were looked at."""
    player = match.players[match.turn]
    assert isinstance(player, Computer)
    budget = Budget(pairing.limit.positions(game.budgets[player.level]))
    movetime = pairing.limit.movetime
    until = None if movetime is None else perf_counter() + movetime / 1000
    view = match.position.seen_by(match.turn)
    thinking = game.think(player.level)(view, budget, match.thinking_seed)
    seen = 0
    while True:
        try:
            progress = next(thinking)
        except StopIteration as end:
            return end.value, seen
        seen = progress.positions
        if until is not None and perf_counter() >= until:
            thinking.close()
            return progress.best, seen
