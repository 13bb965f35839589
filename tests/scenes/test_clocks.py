"""Clocks that count by the system's time: one at a time, only while they are looked at."""

import pytest

from retrogames.scenes.clocks import ASLEEP, Clocks


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_a_clock_counts_what_passes_between_two_looks(watch: Watch) -> None:
    clocks = Clocks([10.0, 10.0], watch)
    clocks.run(0)
    watch.now += 0.25
    clocks.run(0)
    watch.now += 0.5
    clocks.stop()
    watch.now += 5
    assert clocks.seconds == [9.25, 10.0]
    clocks.run(1)
    watch.now += 2
    clocks.run(0)
    watch.now += 1
    clocks.run(0)
    assert clocks.seconds == [8.25, 8.0]


def test_it_tells_when_it_shows_another_second(watch: Watch) -> None:
    clocks = Clocks([3.0], watch)
    assert clocks.run(0), "it begins"
    told = []
    for _ in range(12):
        watch.now += 0.25
        told.append(clocks.run(0))
    assert told == [False, False, False, True] * 3
    assert clocks.seconds == [0.0]


def test_it_never_shows_less_than_nothing(watch: Watch) -> None:
    clocks = Clocks([1.0], watch)
    clocks.run(0)
    watch.now += 2
    clocks.stop()
    assert clocks.seconds == [0.0]


def test_a_sleeping_machine_costs_nothing(watch: Watch) -> None:
    clocks = Clocks([60.0], watch)
    clocks.run(0)
    watch.now += ASLEEP + 3600
    clocks.run(0)
    assert clocks.seconds == [60.0]
    watch.now += 1
    clocks.run(0)
    assert clocks.seconds == [59.0]
