"""The system's requests to end: Ctrl-C, another program's, and those of a terminal that closes."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals by which a program is asked to end."""

INTERRUPTED = 128 + signal.SIGINT
"""The exit code after Ctrl-C, as a shell tells it."""


class Request:
    """Remembers that the system asked the program to end, and calls `then` each time it does."""

    def __init__(self) -> None:
        self.number = 0
        """The signal that asked first, 0 while none has."""
        self.then: Callable[[], None] | None = None

    def __call__(self, number: int, _frame: FrameType | None) -> None:
        """Take a signal; nothing is interrupted by it."""
        self.number = self.number or number
        if self.then is not None:
            self.then()


@contextmanager
def heard_by(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Give requests to end to a handler for the length of a block; those ignored stay so (`nohup`)."""
    before = {number: signal.getsignal(number) for number in ENDING}
    heard = [number for number in ENDING if before[number] not in (signal.SIG_IGN, None)]
    try:
        for number in heard:
            signal.signal(number, handler)
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


@contextmanager
def held_back(numbers: Iterable[int] = ENDING) -> Iterator[None]:
    """Hold requests to end back for the length of a block; a process begun in it never hears any."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
