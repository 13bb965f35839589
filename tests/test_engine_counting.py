"""A `perft` that takes long: other lines are heard meanwhile, and it holds nobody up for ever."""

import threading
from collections.abc import Iterator
from io import BytesIO, StringIO
from typing import Any

import pytest

from retrogames.engine import counting as counting_module
from retrogames.engine import run
from retrogames.engine.counting import Counting
from retrogames.engine.search import PATIENCE
from retrogames.frozen import replace
from tests.nim import NIM


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Hold counts up until it is set."""
    event = threading.Event()
    yield event
    event.set()


def test_a_long_count_is_said_when_it_is_found(held: threading.Event) -> None:
    said: list[str] = []
    counting = Counting(lambda: 7 if held.wait() else 0, "perft 3", said.append)
    counting.go_on(0.01)
    counting.interrupt()
    assert counting.running
    assert said == []
    held.set()
    counting.go_on(60)
    assert (counting.running, counting.done, said) == (False, True, ["perft 3 7"])


def test_after_quit_a_count_has_some_seconds(held: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(counting_module, "monotonic", lambda: now)
    said: list[str] = []
    counting = Counting(lambda: int(held.wait()), "perft 9", said.append)
    counting.hurry()
    now += PATIENCE - 0.1
    counting.hurry()  # the end of input after `quit` grants no further ones
    counting.go_on(0)
    assert said == []
    now += 0.2
    counting.go_on(0)
    assert counting.done
    assert said == ["error perft 9 takes too long"]


def test_a_refusal_while_counting_is_one_line() -> None:
    def refuse() -> int:
        raise ValueError("no pole\nis known")

    said: list[str] = []
    Counting(refuse, "perft 2", said.append).go_on(60)
    assert said == ["error no pole is known"]


def test_other_lines_are_heard_while_the_engine_counts(
    held: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def perft(_position: Any, depth: int) -> int:
        return depth if depth < 5 or held.wait() else 0

    class Said(StringIO):
        def write(self, text: str) -> int:
            if "readyok" in text:
                held.set()
            return super().write(text)

    monkeypatch.setattr("retrogames.engine.commands.AT_ONCE", 0.01)
    said = Said()
    lines = b"perft 2\nperft 9\nshow\nisready\nquit\n"
    assert run(replace(NIM, perft=perft), BytesIO(lines), said) == 0
    told = said.getvalue().splitlines()
    assert told[:3] == ["perft 2 2", "readyok", "perft 9 9"]
    assert told[3].startswith("position ")
