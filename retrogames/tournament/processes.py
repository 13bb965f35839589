"""Games of a tournament in processes of their own, so many at a time."""

import os
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread

from retrogames.signals import held_back
from retrogames.tournament.game import Pairing, Played, play
from retrogames.worker import stand_somewhere

DEATHS = 3
"""Times that processes may die before it is given up."""

_AHEAD = 4  # games that wait for each process
_MOST = 61 if sys.platform == "win32" else 1024  # processes that the system lets one wait for


def played_in(processes: int, pairings: Iterable[Pairing]) -> Generator[Played, None, None]:
    """Play games in so many processes, and give them in their order.

    Games whose process is killed begin anew, for a pairing decides all about its game; where the system
    gives no process, the rest is played in this one. Raises BrokenProcessPool where processes keep dying,
    IllegalMove where a computer player breaks the rules.
    """
    rest = iter(pairings)
    waiting = deque(islice(rest, _AHEAD * processes))
    deaths = 0
    while waiting:
        try:
            with _pool(min(processes, _MOST)) as pool:
                games = deque(_submit(pool, pairing) for pairing in waiting)
                while waiting:
                    yield _next(games, waiting)
                    for pairing in islice(rest, 1):
                        waiting.append(pairing)
                        games.append(_submit(pool, pairing))
        except BrokenProcessPool:
            deaths += 1
            if deaths == DEATHS:
                raise
        except _NoProcess:
            break
    yield from map(play, chain(waiting, rest))


class _NoProcess(Exception):
    """The system starts no process."""


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
    stand_somewhere()
    with held_back(), _refusal():
        if hasattr(signal, "pthread_sigmask"):
            resource_tracker.ensure_running()  # it would let the signals through when it starts
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    try:
        yield pool
    finally:
        for process in active_children():
            if process not in before:
                process.kill()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, pairing: Pairing) -> Future[Played]:
    """Hand a game to the processes; one that is started for it hears no request to end, from its birth on."""
    with held_back(), _refusal():
        return pool.submit(play, pairing)


@contextmanager
def _refusal() -> Iterator[None]:
    """Call it _NoProcess where the system starts none, such as beyond a limit of processes or open files."""
    try:
        yield
    except OSError as error:
        raise _NoProcess from error


def _begin() -> None:
    """Begin the life of a process that plays: it ends by the one that prints, or together with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a process is not born deaf
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the end of the process that started this one, then end at once: nobody wants its games."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
