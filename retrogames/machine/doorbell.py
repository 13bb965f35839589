"""Sleep until the desktop calls: nothing is looked for meanwhile, as it must be where it cannot ring."""

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from retrogames.machine.clock import Clock

_OPEN = Path("/proc/self/fd")

LOOK = 200
"""Milliseconds from one look for events to the next where nothing rings; a look takes a tenth of one."""


def lines_of(work: Callable[[], object]) -> frozenset[int]:
    """Do what connects with the desktop, and give the connections; none where the system does not tell."""
    before = _sockets()
    work()
    return _sockets() - before


def _sockets() -> frozenset[int]:
    found = set()
    with suppress(OSError):
        for name in os.listdir(_OPEN):  # noqa: PTH208  # names are wanted, and no more
            with suppress(OSError):  # the folder's own, closed by now
                if stat.S_ISSOCK(os.fstat(int(name)).st_mode):
                    found.add(int(name))
    return frozenset(found)


class Doorbell:
    """Wait on connections with the desktop, and for `ring`.

    What comes by them is for whoever wakes to fetch. Not all of it is for us, such as every step of a mouse
    somewhere: after a call the next wait is a short sleep, as it always is without connections.
    """

    def __init__(self, lines: Iterable[int]) -> None:
        self._lines = tuple(lines)
        self._called = False
        self._bell: int | None = None
        if self._lines and hasattr(os, "eventfd"):
            with suppress(OSError):
                self._bell = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)

    def wait(self, ms: int) -> None:
        """Sleep until somebody calls, at most so long; it may also come back early."""
        if self._bell is None or self._called:
            self._called = False
            Clock.sleep(min(ms, LOOK))
            return
        import select  # only where a window is minimised

        waiting = select.poll()
        for line in (*self._lines, self._bell):
            waiting.register(line, select.POLLIN)
        self._called = bool(waiting.poll(ms))

    def ring(self) -> None:
        """Wake who waits, also from a signal's handler."""
        if self._bell is not None:
            with suppress(OSError):  # it rings already
                os.eventfd_write(self._bell, 1)

    def close(self) -> None:
        """Take the bell down."""
        if self._bell is not None:
            os.close(self._bell)
            self._bell = None
