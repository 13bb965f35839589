"""The house as lessons, trials and demonstrations know it: the player's own games are left alone."""

from typing import Any, cast

from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.scenes.house import House


class Apart:
    """The house, but for what keeps games and counts them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.next_seed: int | None = None  # the one of the command line is for a game of the player's

    def __getattr__(self, name: str) -> Any:
        return getattr(self._house, name)

    def autosave(self, match: Match) -> None:
        """Keep nothing."""

    def keep_aside(self, game: Game) -> None:
        """Leave the game in progress where it is: no other takes its place."""

    def keep_last(self, match: Match) -> None:
        """Keep nothing."""

    def forget(self, game: Game) -> None:
        """Forget nothing."""

    def count(self, match: Match) -> None:
        """Count nothing."""


def apart(house: House) -> House:
    """Give the house for a game that is not the player's own."""
    return cast(House, Apart(house))
