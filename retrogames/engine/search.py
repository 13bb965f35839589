"""A `go` of the engine: thinking in slices, its limits, and what is said of it."""

from collections.abc import Callable, Generator
from math import isnan
from time import monotonic
from typing import Any

from retrogames.core.player import Progress

PATIENCE = 10.0
"""Seconds that a search bounded by `nodes` or `depth` may still take after `quit` or end of file."""

_SURE = 10_000.0  # beyond every game's scores
_EVERY = 1.0  # seconds between `info` lines where nothing changes


class Search:
    """One search, run a few hundred positions at a time.

    `seconds` is its time, None for none; `endless` keeps a move that was found until `interrupt`. `write`
    gives the text of a move. `say` gets the `info` lines and at last `bestmove`.
    """

    def __init__(
        self,
        thinking: Generator[Progress[Any], None, Any],
        seconds: float | None,
        endless: bool,
        write: Callable[[Any], str],
        say: Callable[[str], None],
    ) -> None:
        self._thinking = thinking
        self._began = monotonic()
        self._deadline = None if seconds is None else self._began + seconds
        self._endless = endless
        self._bounded = seconds is None and not endless
        self._write = write
        self._say = say
        self._last: Progress[Any] | None = None
        self._told = 0.0
        self._found: Any = None
        self.running = True
        """Whether there is more to think."""
        self.done = False
        """Whether `bestmove` was said."""

    def go_on(self) -> None:
        """Think for a few hundred positions, and end where the search or its time does."""
        try:
            progress = next(self._thinking)
        except StopIteration as end:
            self.running = False
            self._found = end.value
            if not self._endless:
                self._end(end.value)
            return
        self._inform(progress)
        if self._deadline is not None and monotonic() >= self._deadline:
            self._end(progress.best)

    def interrupt(self) -> None:
        """End now, with the best move so far."""
        if self.running and self._last is None:
            self.go_on()
        if self.done:
            return
        self._end(self._last.best if self.running and self._last is not None else self._found)

    def hurry(self) -> None:
        """Nobody listens any more: let a bounded search end by itself for a while, any other now.

        So lines that are piped in all at once, `quit` among them, give the same move every time.
        """
        if self._bounded:
            self._deadline = monotonic() + PATIENCE
            self._bounded = False
        elif self._deadline is None or self._endless:
            self.interrupt()
        else:
            self._deadline = min(self._deadline, self._began + PATIENCE)

    def _inform(self, progress: Progress[Any]) -> None:
        """Say `info` where depth or best move changed or a second has passed."""
        now, last = monotonic(), self._last
        self._last = progress
        if (
            last is None
            or (last.depth, last.best) != (progress.depth, progress.best)
            or now - self._told >= _EVERY
        ):
            self._say_info(progress, now)

    def _say_info(self, progress: Progress[Any], now: float) -> None:
        self._told = now
        spent = now - self._began
        self._say(
            f"info depth {progress.depth} score cp {_hundredths(progress.score)} nodes {progress.positions}"
            f" nps {round(progress.positions / max(spent, 0.001))} time {round(spent * 1000)}"
            f" pv {self._write(progress.best)}"
        )

    def _end(self, move: Any) -> None:
        self._thinking.close()
        self.running = False
        self.done = True
        if self._last is not None:
            self._say_info(self._last, monotonic())
        self._say(f"bestmove {self._write(move)}")


def _hundredths(score: float) -> int:
    """Give a score in the whole hundredths that UCI wants, also where it is a sure win or no number."""
    return 0 if isnan(score) else round(100 * max(-_SURE, min(_SURE, score)))
