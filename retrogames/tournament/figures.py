"""What many games show: shares of the wins, their intervals, and when a test is sure."""

from dataclasses import dataclass, field
from math import lgamma, log, sqrt

from retrogames.tournament.game import Played

_Z95 = 1.959964
"""Standard deviations on either side that hold 95% of a normal distribution."""


@dataclass(slots=True)
class Standing:
    """The sums of all games so far, by entrant."""

    entrants: int
    games: int = 0
    drawn: int = 0
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    positions: list[int] = field(default_factory=list)
    turns: int = 0

    def __post_init__(self) -> None:
        for column in (self.wins, self.shared, self.points, self.moves, self.positions):
            column.extend([0] * self.entrants)
        for times in (self.share, self.seconds):
            times.extend([0.0] * self.entrants)

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.drawn += played.drawn
        self.turns += played.turns
        for who in range(self.entrants):
            self.wins[who] += played.shares[who] == 1.0
            self.shared[who] += 0.0 < played.shares[who] < 1.0 and not played.drawn
            self.share[who] += played.shares[who]
            self.points[who] += played.points[who]
            self.moves[who] += played.moves[who]
            self.seconds[who] += played.seconds[who]
            self.positions[who] += played.positions[who]

    def interval(self, who: int) -> tuple[float, float]:
        """Give the 95% interval of an entrant's mean share of the win (Wilson 1927)."""
        return wilson(self.share[who] / max(1, self.games), self.games)

    def decided(self, who: int) -> tuple[float, tuple[float, float]]:
        """Give an entrant's share of the wins in games that were not drawn, and its 95% interval."""
        games = self.games - self.drawn
        share = (self.share[who] - self.drawn / self.entrants) / max(1, games)
        return share, wilson(share, games)

    def surely_better(self, risk: float) -> int | None:
        """Name the entrant that is better than its fair share of the wins, None while that is not sure.

        Games that nobody won alone say nothing. The chance to name one of equal entrants, at whatever
        moment one looks, is at most `risk`.
        """
        decided = sum(self.wins)
        for who in range(self.entrants):
            ahead = self.wins[who] * self.entrants > decided
            if ahead and evidence(self.wins[who], decided, 1 / self.entrants) >= log(self.entrants / risk):
                return who
        return None


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95% interval of a share found in so many games; all of 0 … 1 where there are none."""
    if not games:
        return 0.0, 1.0
    square = _Z95**2 / games
    middle = (share + square / 2) / (1 + square)
    half = _Z95 / (1 + square) * sqrt(max(0.0, share * (1 - share) / games + square / (4 * games)))
    return max(0.0, middle - half), min(1.0, middle + half)


def evidence(wins: int, games: int, fair: float) -> float:
    """Give the log of how much likelier the wins are under any other chance, all equally likely, than `fair`.

    Under `fair` this likelihood ratio is a martingale of mean 1, so that the chance that it ever reaches
    1/risk is at most `risk` (Ville 1939): a test that may be looked at after each game.
    """
    losses = games - wins
    mixed = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2)
    return mixed - wins * log(fair) - losses * log(1 - fair)
