"""Waiting for the desktop: woken by what comes, by a ring, by a signal; else asleep."""

import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from retrogames.machine import doorbell
from retrogames.machine.clock import Clock
from retrogames.machine.doorbell import LOOK, Doorbell, lines_of

LONG = 3_600_000


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Gives the milliseconds of sleeps, which take no time."""
    found: list[int] = []
    monkeypatch.setattr(Clock, "sleep", staticmethod(found.append))
    return found


def test_without_connections_it_sleeps_from_look_to_look(slept: list[int]) -> None:
    bell = Doorbell(())
    bell.ring()
    bell.wait(LONG)
    bell.wait(20)
    assert slept == [LOOK, 20]
    bell.close()


if sys.platform == "linux":

    @pytest.fixture
    def line() -> Iterator[tuple[socket.socket, socket.socket]]:
        """Two ends of a connection."""
        ours, theirs = socket.socketpair()
        yield ours, theirs
        ours.close()
        theirs.close()

    Line = tuple[socket.socket, socket.socket]

    def test_what_connects_is_known_by_its_connections() -> None:
        made: list[socket.socket] = []
        assert lines_of(lambda: None) == frozenset()
        pipe = os.pipe()
        found = lines_of(lambda: made.extend(socket.socketpair()))
        assert found == {one.fileno() for one in made}
        for one in made:
            one.close()
        for end in pipe:
            os.close(end)

    def test_it_wakes_by_what_comes_and_by_a_ring(line: Line, slept: list[int]) -> None:
        """A wait that nothing ends would hang here for an hour."""
        ours, theirs = line
        bell = Doorbell([ours.fileno()])
        bell.wait(1)
        assert slept == [], "nobody called, and it was no sleep between looks"
        threading.Timer(0.05, theirs.send, [b"x"]).start()
        bell.wait(LONG)
        ours.recv(1)
        bell.wait(LONG)
        assert slept == [LOOK], "what came may not have been for us, and more may follow"
        threading.Timer(0.05, bell.ring).start()
        bell.wait(LONG)
        bell.close()
        bell.ring()
        bell.wait(LONG)

    def test_it_wakes_by_a_ring_of_a_signal_s_handler(line: Line) -> None:
        """The system goes on waiting after a handler, if nothing rings."""
        bell = Doorbell([line[0].fileno()])

        def handler(_number: int, _frame: FrameType | None) -> None:
            bell.ring()

        before = signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        try:
            bell.wait(LONG)
        finally:
            signal.signal(signal.SIGALRM, before)
            bell.close()

    def test_a_ring_before_the_wait_is_not_lost(line: Line) -> None:
        bell = Doorbell([line[0].fileno()])
        for _ in range(3):
            bell.ring()
        bell.wait(LONG)
        bell.close()

    def test_where_the_system_gives_no_bell_it_sleeps_from_look_to_look(
        line: Line, slept: list[int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> int:
            raise OSError(24, "Too many open files")

        monkeypatch.setattr(os, "eventfd", refuse)
        Doorbell([line[0].fileno()]).wait(LONG)
        monkeypatch.setattr(doorbell, "_OPEN", Path("/nowhere"))
        assert lines_of(lambda: None) == frozenset()
        assert slept == [LOOK]
