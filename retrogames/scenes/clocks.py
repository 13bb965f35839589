"""The clocks of a match: seconds left by seat, counted by the system's time while a person may choose."""

from collections.abc import Callable, Sequence
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from retrogames.core.match import Match
from retrogames.core.player import Human

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

ASLEEP = 3.0
"""Seconds after which a gap between two looks at the clock means a sleeping machine, which costs nothing."""


class Clocks:
    """Seconds left by seat; at most one clock runs.

    It runs only as long as `run` is called again and again: the play scene does so while a person is to
    choose, not in a pause, an animation or a dialog.
    """

    def __init__(self, seconds: Sequence[float], now: Callable[[], float] | None = None) -> None:
        self.seconds = list(seconds)
        self._now = monotonic if now is None else now
        self._seat: int | None = None
        self._since = 0.0

    def run(self, seat: int) -> bool:
        """Let a seat's clock run, and tell whether it shows another second than before."""
        if self._seat != seat:
            self.stop()
            self._seat, self._since = seat, self._now()
            return True
        before = ceil(self.seconds[seat])
        self._count()
        return ceil(self.seconds[seat]) != before

    def stop(self) -> None:
        """Let none run."""
        if self._seat is not None:
            self._count()
        self._seat = None

    def headers(self, match: Match) -> dict[str, str]:
        """Give the header lines of a record that keep what people have left."""
        taking_part = match.positions[0].seats
        return {
            f"Clock {seat + 1}": f"{self.seconds[seat]:.3f}"
            for seat, player in enumerate(match.players)
            if isinstance(player, Human) and seat in taking_part
        }

    def _count(self) -> None:
        """Take what has passed since the last look from the clock that runs."""
        now = self._now()
        passed, self._since = now - self._since, now
        if self._seat is not None and passed < ASLEEP:
            self.seconds[self._seat] = max(0.0, self.seconds[self._seat] - passed)


def take_up(play: "Play") -> None:
    """Set the clocks as the match taken up has them; those of a show never run."""
    play.clocks = None
    seconds = None if play.demo else play.table.clocks(play.situation())
    if seconds is not None:
        play.clocks = Clocks(seconds)
        halt(play)


def run(play: "Play") -> None:
    """Let the clock of the seat to move run; at zero the rule's own move is played."""
    assert play.clocks is not None
    seat = play.match.turn
    if play.clocks.run(seat):
        play.dirty = True
    if play.clocks.seconds[seat] == 0.0:
        move, message = play.table.time_up(play.situation())
        play.play(move)
        play.message = play.message or message


def halt(play: "Play") -> None:
    """Let no clock run, and note what people have left in the record's header lines."""
    if play.clocks is not None:
        play.clocks.stop()
        play.match.headers.update(play.clocks.headers(play.match))


def turn_over(play: "Play") -> None:
    """Set the clock of the seat whose turn is over for its next one."""
    if play.clocks is not None:
        play.clocks.stop()
        play.clocks.seconds = play.table.clocks(play.situation()) or play.clocks.seconds
        halt(play)
