"""A `perft` that takes long: counted by a thread, so that `isready` and `quit` are heard meanwhile."""

import threading
from collections.abc import Callable
from time import monotonic

from retrogames.engine.search import PATIENCE

AT_ONCE = 0.2
"""Seconds within which a count is answered before the next line is read."""

_SLICE = 0.05  # seconds between two looks at what came in


class Counting:
    """One count, which only its end or the engine's ends; `say` gets the answer."""

    def __init__(self, count: Callable[[], int], name: str, say: Callable[[str], None]) -> None:
        self._count = count
        self._name = name
        self._say = say
        self._answer = ""
        self._deadline: float | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()
        self.running = True
        """Whether there is more to count."""
        self.done = False
        """Whether the answer was given."""

    def _work(self) -> None:
        try:
            self._answer = f"{self._name} {self._count()}"
        except ValueError as error:  # a move that cannot be played without knowing a pole
            self._answer = f"error {' '.join(str(error).split())}"

    def go_on(self, seconds: float = _SLICE) -> None:
        """Wait for a moment; say the answer where it is found, or that nobody waits for it any more."""
        self._thread.join(seconds)
        late = self._deadline is not None and monotonic() >= self._deadline
        if self._thread.is_alive() and not late:
            return
        self.running, self.done = False, True
        self._say(self._answer or f"error {self._name} takes too long")

    def interrupt(self) -> None:
        """Go on: `stop` ends a `go`."""

    def hurry(self) -> None:
        """Nobody listens any more: count for a while yet."""
        if self._deadline is None:
            self._deadline = monotonic() + PATIENCE
