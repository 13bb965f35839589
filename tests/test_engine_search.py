"""A `go` of the engine, step by step: who ends it, when, and what is said; and the two ends of its pipes."""

import os
import queue
from collections.abc import Generator
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any

import pytest

from retrogames.core.game import discover
from retrogames.core.player import Progress
from retrogames.engine import Engine, run
from retrogames.engine import search as search_module
from retrogames.engine.conversation import Conversation
from retrogames.engine.search import PATIENCE, Search
from tests.nim import NIM


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(search_module, "monotonic", clock)
    return clock


def thinking(*best: str) -> Generator[Progress[str], None, str]:
    """Find these moves one after another, a hundred positions each, and return the last."""
    for number, move in enumerate(best, 1):
        yield Progress(move, 1, 0.25, 100 * number)
    return best[-1]


def begun(*best: str, seconds: float | None = None, endless: bool = False) -> tuple[Search, list[str]]:
    """Give a search that finds these moves, and the list of what it says."""
    said: list[str] = []
    return Search(thinking(*best), seconds, endless, str, said.append), said


def moves(said: list[str]) -> list[str]:
    """Give the moves that were told: `a?` by info, `a!` as the best move."""
    return [line.split()[-1] + ("!" if line.startswith("bestmove") else "?") for line in said]


def test_a_search_that_finds_nothing_new_is_silent_for_a_second(clock: Clock) -> None:
    search, said = begun("a", "a", "a", "b")
    search.go_on()
    clock.now += 0.9
    search.go_on()
    assert moves(said) == ["a?"]
    clock.now += 0.1
    search.go_on()
    assert moves(said) == ["a?", "a?"]
    search.go_on()
    assert moves(said) == ["a?", "a?", "b?"]
    assert said[-1] == "info depth 1 score cp 25 nodes 400 nps 400 time 1000 pv b"


def test_stop_before_anything_was_found_waits_for_a_first_move(clock: Clock) -> None:
    search, said = begun("a", "b")
    search.interrupt()
    assert moves(said) == ["a?", "a?", "a!"]
    assert search.done


def test_stop_plays_the_best_move_so_far(clock: Clock) -> None:
    search, said = begun("a", "b", "c")
    search.go_on()
    search.go_on()
    search.interrupt()
    assert moves(said)[-1] == "b!"
    assert not search.running


def test_stop_in_the_slice_that_ends_the_search_plays_once(clock: Clock) -> None:
    said: list[str] = []

    def sure() -> Generator[Progress[str], None, str]:
        yield from ()
        return "only"

    search = Search(sure(), None, False, str, said.append)
    search.interrupt()
    assert said == ["bestmove only"]


def test_stop_with_no_time_left_plays_once(clock: Clock) -> None:
    search, said = begun("a", "b", seconds=0.0)
    search.interrupt()
    assert moves(said) == ["a?", "a?", "a!"]


def test_an_endless_search_keeps_what_it_found_until_it_is_stopped(clock: Clock) -> None:
    search, said = begun("a", endless=True)
    search.go_on()
    search.go_on()
    assert not search.running
    assert not search.done
    assert moves(said) == ["a?"]
    search.interrupt()
    assert moves(said)[-1] == "a!"


def test_after_the_end_of_input_a_bounded_search_has_ten_seconds(clock: Clock) -> None:
    search, said = begun("a", "b", "c", "d")
    search.go_on()
    search.hurry()
    clock.now += PATIENCE - 0.5
    search.go_on()
    assert not search.done
    clock.now += 0.5
    search.go_on()
    assert moves(said)[-1] == "c!"


def test_after_the_end_of_input_a_timed_search_keeps_its_time_and_no_more_than_ten_seconds(
    clock: Clock,
) -> None:
    short, _ = begun("a", "b", "c", seconds=2.0)
    long, _ = begun("a", "b", "c", seconds=60.0)
    for search in (short, long):
        search.hurry()
    clock.now += 1.9
    for search in (short, long):
        search.go_on()
    assert (short.done, long.done) == (False, False)
    clock.now += 0.1
    for search in (short, long):
        search.go_on()
    assert (short.done, long.done) == (True, False)
    clock.now += PATIENCE
    long.go_on()
    assert long.done


def test_after_the_end_of_input_an_endless_search_plays_at_once(clock: Clock) -> None:
    search, said = begun("a", "b", endless=True)
    search.hurry()
    assert moves(said)[-1] == "a!"


def test_a_scored_win_and_a_score_that_is_none_are_whole_numbers(clock: Clock) -> None:
    said: list[str] = []

    def odd() -> Generator[Progress[str], None, str]:
        for depth, score in enumerate((float("inf"), float("-inf"), float("nan")), 1):
            yield Progress("a", depth, score, depth)
        return "a"

    search = Search(odd(), None, False, str, said.append)
    for _ in range(3):
        search.go_on()
    assert [line.split()[5] for line in said] == ["1000000", "-1000000", "0"]


def test_stop_and_quit_without_a_search_say_nothing() -> None:
    said: list[str] = []
    engine = Engine(NIM, said.append)
    engine.handle("stop")
    engine.handle("quit")
    assert said == []
    engine.handle("stop now")
    engine.handle("quit now")
    assert said == ["error unknown word 'now' after stop", "error unknown word 'now' after quit"]


def test_stop_ends_the_search_that_runs() -> None:
    said: list[str] = []
    engine = Engine(NIM, said.append)
    engine.handle("position fen 7 1")
    engine.handle("go infinite")
    assert engine.search is not None
    engine.search.go_on()
    engine.handle("stop")
    assert engine.search.done
    assert said[-1].startswith("bestmove take:")


def lines_for(*lines: bytes | None) -> "queue.SimpleQueue[bytes | None]":
    waiting: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
    for line in lines:
        waiting.put(line)
    return waiting


def test_lines_said_while_a_search_runs() -> None:
    said: list[str] = []
    lines = lines_for(
        b"position fen 7 1", b"go infinite", b"", b"  ", b"isready", b"show", b"stop", b"isready", None
    )
    Conversation(Engine(NIM, said.append), lines).run()
    words = [line.split()[0] for line in said if not line.startswith("info")]
    # the two readyoks at once, what `show` asks only after the move
    assert words == ["readyok", "bestmove", "position", "score", "result", "readyok"]


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("gggg/gggg/rrrr/rr1r r rg moves c1", "draw"),  # eight tiles each
        ("rrrr/rrrr/rrrr/gg1g r rg moves c1", "p1win"),
    ],
)
def test_results_in_ugis_words(position: str, result: str) -> None:
    said: list[str] = []
    engine = Engine(discover()["splatter"], said.append)
    engine.handle(f"position fen {position}")
    engine.handle("query result")
    assert said == [f"response {result}"]


def test_ugi_knows_two_players() -> None:
    said: list[str] = []
    engine = Engine(discover()["splatter"], said.append)
    engine.handle("position fen rr1b/bbbb/bbbb/bbbb r rgb moves c4")
    engine.handle("query result")
    assert said == ["error UGI has no word for win 3"]


class Broken(StringIO):
    """An output that nobody reads any more."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_an_output_that_nobody_reads_ends_the_conversation_quietly() -> None:
    assert run(NIM, BytesIO(b"isready\nisready\n"), Broken()) == 0
    reading, writing = os.pipe()
    os.close(reading)
    with TextIOWrapper(os.fdopen(writing, "wb")) as target:
        assert run(NIM, BytesIO(b"isready\nisready\n"), target) == 0
        target.write("what is left in the pipe goes nowhere")
        target.flush()


class Failing(BytesIO):
    """An input that breaks after its first block."""

    def read(self, size: Any = -1, /) -> bytes:
        if self.tell():
            raise OSError("gone")
        return super().read(size)


def test_an_input_that_breaks_is_an_end_of_input() -> None:
    out = StringIO()
    assert run(NIM, Failing(b"isready\nshow"), out) == 0
    assert out.getvalue().splitlines()[:2] == ["readyok", "position - 1"]
