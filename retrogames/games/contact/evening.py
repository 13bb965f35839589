"""What is told of the games of one evening: points earned and lost, best turns, rare rolls, all dice."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import erfc, exp, pi, sqrt
from typing import Any

from retrogames.core.match import Match
from retrogames.core.player import Computer, Player
from retrogames.core.position import CHANCE, Seat
from retrogames.games.contact.counters import is_contact, is_straight, is_three_twos
from retrogames.games.contact.rules import Phase, Verb, earned, lost


@dataclass(slots=True)
class Line:
    """One player's sums over the evening."""

    name: str
    computer: bool
    games: int = 0
    wins: int = 0
    earned: int = 0
    lost: int = 0
    best: int = 0
    turns: int = 0
    busts: int = 0


@dataclass(slots=True)
class Evening:
    """All sums: lines by player, faces thrown, and how often the rare rolls came."""

    lines: dict[tuple[str, bool], Line] = field(default_factory=dict)
    faces: list[int] = field(default_factory=lambda: [0] * 6)
    contacts: int = 0
    straights: int = 0
    twos: int = 0
    games: int = 0

    @property
    def dice(self) -> int:
        """How many dice were thrown."""
        return sum(self.faces)


def add_up(matches: Iterable[Match]) -> Evening:
    """Add finished matches up."""
    evening = Evening()
    for match in matches:
        evening.games += 1
        winners = match.outcome.winners if match.outcome is not None else ()
        names = [player.name or match.game.seat_names[n] for n, player in enumerate(match.players)]
        for line, won in add_game(evening, names, match.players, match.positions, match.moves, winners):
            line.games += 1
            line.wins += won
    return evening


def add_game(
    evening: Evening,
    names: Sequence[str],
    players: Sequence[Player],
    positions: Sequence[Any],
    moves: Sequence[Any],
    winners: Sequence[Seat] = (),
) -> Iterator[tuple[Line, bool]]:
    """Add what the players of a game earned and lost, and its dice; gives each one's line and luck."""
    count_rolls(evening, positions, moves)
    for seat, player in enumerate(players):
        computer = isinstance(player, Computer)
        key = names[seat], computer
        line = evening.lines.setdefault(key, Line(names[seat], computer))
        for before, after in steps(positions):
            if before.seat == seat:
                _add_step(line, before, after)
        yield line, seat in winners


def _add_step(line: Line, before: Any, after: Any) -> None:
    gain, loss = earned(before, after), lost(before, after)
    bust = before.phase is Phase.ROLL and after.phase is Phase.ROLL
    line.earned += gain
    line.lost += loss
    line.best = max(line.best, gain)
    line.busts += bust
    line.turns += bust or gain > 0


def steps(positions: Sequence[Any]) -> Iterable[tuple[Any, Any]]:
    """Give each position with the next one."""
    return pairwise(positions)


def count_rolls(evening: Evening, positions: Sequence[Any], moves: Sequence[Any]) -> None:
    """Count the dice of a match, and its rare rolls."""
    for position, move in zip(positions, moves, strict=False):
        if position.turn != CHANCE or move.verb is not Verb.ROLL:
            continue
        for die in move.dice:
            evening.faces[die - 1] += 1
        first = len(move.dice) == 6
        evening.contacts += is_contact(move.dice)
        evening.straights += first and is_straight(move.dice)
        evening.twos += is_three_twos(move.dice)


def stray(faces: Sequence[int]) -> int:
    """Tell how many times in 100 fair dice stray more than these counts, by the chi-square of five degrees.

    The tail of five degrees in closed form: erfc(sqrt(x/2)) + sqrt(2x/pi) exp(-x/2) (1 + x/3).
    """
    total = sum(faces)
    if not total:
        return 100
    expected = total / 6
    x = sum((count - expected) ** 2 for count in faces) / expected
    half = x / 2
    tail = erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + x / 3)
    return round(100 * min(1.0, tail))
