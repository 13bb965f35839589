"""Games of a tournament in processes of their own, so many at a time."""

import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context

from retrogames.tournament.game import Pairing, Played, play

DEATHS = 3
"""Times that processes may die before it is given up."""

_AHEAD = 4  # games that wait for each process
_MOST = 61 if sys.platform == "win32" else 1024  # processes that the system lets one wait for


def played_in(processes: int, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
    """Play games in so many processes, and give them in their order.

    Games whose process is killed begin anew, for a pairing decides all about its game. Raises
    BrokenProcessPool where processes keep dying, IllegalMove where a computer player breaks the rules.
    """
    rest = iter(pairings)
    waiting = deque(islice(rest, _AHEAD * processes))
    deaths = 0
    while waiting:
        with _pool(min(processes, _MOST)) as pool:
            try:
                games = deque(pool.submit(play, pairing) for pairing in waiting)
                while waiting:
                    yield _next(games, waiting)
                    for pairing in islice(rest, 1):
                        waiting.append(pairing)
                        games.append(pool.submit(play, pairing))
            except BrokenProcessPool:
                deaths += 1
                if deaths == DEATHS:
                    raise


def _next(games: deque[Future[Played]], waiting: deque[Pairing]) -> Played:
    """Give the first game of those waiting once it is played; it waits no more."""
    played = games[0].result()
    games.popleft()
    waiting.popleft()
    return played


@contextmanager
def _pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Give processes for the length of a block; what they still play then is not wanted any more."""
    before = active_children()
    quiet = signal.signal, (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that prints
    pool = ProcessPoolExecutor(processes, get_context("spawn"), *quiet)
    try:
        yield pool
    finally:
        for process in active_children():
            if process not in before:
                process.kill()
        pool.shutdown(cancel_futures=True)
