"""Computer seats elsewhere: answers, stops, deaths, and nothing left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from retrogames import worker
from retrogames.core.player import Level
from retrogames.frozen import replace
from retrogames.worker import Thinker
from tests.nim import GAMES, NIM, Move, Position

ROOT = Path(__file__).parent.parent
VIEW = Position(heap=7)
ENDLESS = 10**12
PATIENCE = 120.0
"""Seconds after which something that hangs fails its test; no test waits so long where nothing hangs."""


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(NIM, ai="tests.nim:broken")
    monkeypatch.setattr(worker, "discover", lambda: {**GAMES, "broken": broken})


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """A thinker that waits for its process however busy the machine is."""
    monkeypatch.setattr(worker, "_GRACE", PATIENCE)
    thinker = Thinker(limit=PATIENCE)
    yield thinker
    thinker.close()


@pytest.fixture
def sliced(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """A thinker that gets no process."""
    thinker = Thinker()

    def refuse(_: str) -> Any:
        raise_on_start = type("Context", (), {})()
        raise_on_start.Pipe = lambda: (Closable(), Closable())
        raise_on_start.Process = lambda **_: Refusing()
        return raise_on_start

    monkeypatch.setattr("multiprocessing.get_context", refuse)
    return thinker


class Closable:
    def close(self) -> None:
        pass


class Refusing:
    def start(self) -> None:
        raise OSError("Resource temporarily unavailable")


def answer(thinker: Thinker, seconds: float = 2 * PATIENCE) -> Any:
    """Poll until an answer comes."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        move = thinker.poll()
        if move is not None:
            return move
        time.sleep(0.002)
    raise AssertionError("no answer")


def ask(thinker: Thinker, budget: int = 500, view: Position = VIEW, game: str = "nim") -> None:
    thinker.ask(game, Level.MASTER, view, budget, 1)


def gone(pid: int) -> bool:
    """Tell whether a process has ended."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_a_question_is_answered_by_another_process(thinker: Thinker) -> None:
    assert thinker.poll() is None
    ask(thinker)
    assert answer(thinker) == Move(3)  # leaves four
    assert thinker.poll() is None
    assert thinker.pid not in (None, os.getpid())


def test_stop_gives_the_best_move_so_far(thinker: Thinker) -> None:
    ask(thinker, ENDLESS)
    time.sleep(0.3)
    assert thinker.poll() is None
    thinker.stop()
    assert answer(thinker) == Move(3)


def test_an_answer_to_an_older_question_never_arrives(thinker: Thinker) -> None:
    ask(thinker, 100)
    assert thinker._pipe is not None
    assert thinker._pipe.poll(PATIENCE)  # its answer lies in the pipe
    ask(thinker, 100, replace(VIEW, heap=6))
    assert answer(thinker) == Move(2)
    ask(thinker, ENDLESS)
    thinker.drop()
    time.sleep(0.1)
    assert thinker.poll() is None
    ask(thinker, 100, replace(VIEW, heap=5))
    assert answer(thinker) == Move(1)


def test_a_new_question_ends_the_thinking_about_an_older_one(thinker: Thinker) -> None:
    ask(thinker, ENDLESS)
    time.sleep(0.2)
    ask(thinker, 100, replace(VIEW, heap=6))
    assert answer(thinker) == Move(2)


def test_the_time_limit_ends_in_the_best_move_so_far(thinker: Thinker) -> None:
    thinker._limit = 0.2
    ask(thinker, ENDLESS)
    assert answer(thinker) == Move(3)


def test_a_killed_process_is_started_again(thinker: Thinker) -> None:
    ask(thinker, ENDLESS)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert gone(first)
    thinker.poll()
    assert thinker.pid not in (None, first)
    thinker.stop()
    assert answer(thinker) == Move(3)


def test_processes_that_keep_dying_are_given_up(thinker: Thinker) -> None:
    ask(thinker, ENDLESS)
    until = time.monotonic() + PATIENCE
    while thinker.pid is not None and time.monotonic() < until:
        os.kill(thinker.pid, signal.SIGKILL)
        thinker.poll()
        time.sleep(0.01)
    assert thinker.pid is None  # it thinks on in this process
    thinker.stop()
    assert answer(thinker) == Move(3)
    ask(thinker)
    assert answer(thinker) == Move(3)


def test_a_stopped_process_costs_the_game_nothing(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_GRACE", 0.3)
    ask(thinker, ENDLESS)
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    thinker.stop()
    assert answer(thinker) in VIEW.moves()
    assert gone(pid)
    ask(thinker)
    assert answer(thinker) == Move(3)


def test_an_error_in_a_computer_player_still_gives_a_legal_move(thinker: Thinker) -> None:
    ask(thinker, game="broken")
    assert answer(thinker) == Move(2)
    assert "this player is broken" in thinker.trouble
    ask(thinker)
    assert answer(thinker) == Move(3)


def test_a_removed_working_folder_is_no_hindrance(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    ask(thinker)
    assert answer(thinker) == Move(3)
    assert thinker.pid is not None


def test_without_a_process_thinking_goes_on_in_slices(sliced: Thinker) -> None:
    ask(sliced, 20_000_000)
    assert sliced.pid is None
    assert sliced.poll() is None
    assert answer(sliced) == Move(3)
    ask(sliced, ENDLESS)
    sliced.poll()
    sliced.stop()
    assert sliced.poll() == Move(3)
    ask(sliced, game="broken")
    assert answer(sliced) == Move(2)
    sliced.drop()
    assert sliced.poll() is None
    sliced.close()


def test_close_ends_the_process(thinker: Thinker) -> None:
    ask(thinker, ENDLESS)
    pid = thinker.pid
    assert pid is not None
    thinker.close()
    assert gone(pid)
    assert thinker.poll() is None


@pytest.mark.parametrize("ending", ["os.kill(os.getpid(), 9)", "sys.exit(0)"])
def test_no_process_is_left_when_the_program_ends(ending: str) -> None:
    code = f"""
import os, sys, time
from retrogames import worker
from retrogames.core.player import Level
from tests.nim import GAMES, Position
worker.discover = lambda: GAMES
if __name__ == "__main__":
    thinker = worker.Thinker(limit=60)
    thinker.ask("nim", Level.CLUB, Position(heap=7), 10**12, 1)
    time.sleep(0.5)
    print(thinker.pid, flush=True)
    {ending}
"""
    done = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=False
    )
    assert gone(int(done.stdout))
