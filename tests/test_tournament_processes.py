"""Processes that play a tournament's games: the same games in their order, whatever is killed."""

import errno
import os
import re
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from retrogames.__main__ import main
from retrogames.core.game import discover
from retrogames.core.player import Level
from retrogames.signals import ENDING
from retrogames.tournament import processes
from retrogames.tournament.game import Limit, Pairing, Played, pairings, play
from retrogames.tournament.processes import DEATHS, played_in

pytestmark = pytest.mark.slow

LEVELS = (Level.BEGINNER, Level.CASUAL)
GAMES = 24
ROOT = Path(__file__).parent.parent
PATIENCE = 120.0
"""Seconds after which processes are said to hang."""

FROM_GONE = """
import os, sys
from retrogames.__main__ import main
os.chdir(sys.argv[1])
os.rmdir(sys.argv[1])
raise SystemExit(main(sys.argv[2:]))
"""
"""Runs a command in a folder that it removes."""

MARK = "RETROGAMES_TEST_MARK"
"""Names the file that tells a process that another one was killed before; the environment hands it down."""


def some_pairings() -> list[Pairing]:
    game = discover()["contact"]
    return list(pairings(game, LEVELS, game.settings({"Seats": "2"}), GAMES, 1, Limit(nodes=10)))


def essence(played: Played) -> tuple[object, ...]:
    """Give what a machine's speed does not change."""
    return played.shares, played.points, played.moves


def dying_once(pairing: Pairing) -> Played:
    """Play, but let the first process that gets the third game die in it."""
    mark = Path(os.environ[MARK])
    if pairing == some_pairings()[2] and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(pairing)


def dying(pairing: Pairing) -> Played:
    """Die in the third game, always."""
    if pairing == some_pairings()[2]:
        os._exit(9)
    return play(pairing)


def test_games_whose_process_dies_begin_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr(processes, "play", dying_once)
    found = [essence(played) for played in played_in(2, some_pairings())]
    assert found == [essence(play(pairing)) for pairing in some_pairings()]
    assert (tmp_path / "mark").exists()


def test_processes_that_keep_dying_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "play", dying)
    before = active_children()
    with pytest.raises(BrokenProcessPool):
        list(played_in(2, some_pairings()))
    assert active_children() == before
    assert DEATHS > 1


@pytest.mark.parametrize("started", range(3))
def test_where_the_system_gives_no_process_the_games_are_played_in_this_one(
    started: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, or once some are played already, as beyond a limit of processes or open files."""
    left = [started]

    def start(process: BaseProcess) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        real(process)

    real = BaseProcess.start
    monkeypatch.setattr(BaseProcess, "start", start)
    before = active_children()
    found = [essence(played) for played in played_in(2, some_pairings())]
    assert found == [essence(play(pairing)) for pairing in some_pairings()]
    assert active_children() == before


def test_games_that_nobody_waits_for_are_not_played_on() -> None:
    before = active_children()
    games = played_in(2, some_pairings())
    next(games)
    games.close()
    assert active_children() == before


def test_the_table_has_the_games_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processes, "play", dying)
    words = "match contact --seats beginner,casual --games 24 --seed 1 --nodes 10 --jobs 2"
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 1
    said = capsys.readouterr()
    assert said.err.startswith("retrogames: the processes that play are killed again and again;")
    assert said.err.count("\n") == 1
    assert "Contact: " in said.out


if os.name == "posix":

    def test_a_removed_working_folder_is_no_hindrance(tmp_path: Path) -> None:
        """The shell may still stand in a folder that is there no more."""
        folder = tmp_path / "gone"
        folder.mkdir()
        words = "match contact --seats beginner,casual --games 24 --seed 1 --nodes 10 --jobs"
        said = []
        for jobs in ("1", "2"):
            done = subprocess.run(
                [sys.executable, "-c", FROM_GONE, str(folder), *words.split(), jobs],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert (done.returncode, done.stderr) == (0, "")
            said.append(re.sub(r" +\d+\.\d +(?=\d+  )", " ", done.stdout))  # time differs
            folder.mkdir()
        assert "24 games" in said[0]
        assert said[0] == said[1]

    def deaf(pairing: Pairing) -> Played:
        """Play where no request to end is heard."""
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) >= set(ENDING)
        return play(pairing)

    def test_processes_are_born_deaf_to_what_ends_the_one_that_prints(
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(processes, "play", deaf)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
        assert len(list(played_in(2, some_pairings()))) == GAMES
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before

    def ended(number: int, everyone: bool, times: int) -> tuple[int, str, str]:
        """Play in two processes, send a signal to the one that prints or to all; give its code and words.

        All of them hold its standard streams, whose end is theirs: nothing is given while one lives.
        """
        words = "match contact --seats beginner,casual --games 1000000 --nodes 10 --jobs 2"
        process = subprocess.Popen(
            [sys.executable, "-m", "retrogames", *words.split()],
            cwd=ROOT,
            env={**os.environ, "FORCE_COLOR": "1", "TERM": "xterm"},  # the progress is shown in a pipe too
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        try:
            assert process.stderr is not None
            said = b""
            while not re.search(rb"[1-9]\d*/1000000", said):
                block = process.stderr.read(1 << 16)
                assert block, said
                said += block
            for _ in range(times):
                (os.killpg if everyone else os.kill)(process.pid, number)
            out, error = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise
        return process.returncode, out.decode(), error.decode()

    @pytest.mark.parametrize("number", ENDING)
    @pytest.mark.parametrize(("everyone", "times"), [(False, 1), (False, 2), (True, 1)])
    def test_a_match_that_is_asked_to_end_prints_its_table_and_leaves_no_process(
        number: int, everyone: bool, times: int
    ) -> None:
        code, out, error = ended(number, everyone, times)
        assert code == 128 + number
        assert re.search(r"Contact: [1-9]\d* games", re.sub(r"\x1b\[[\d;]*m", "", out))
        assert "Traceback" not in error

    def test_a_match_that_is_killed_leaves_no_process() -> None:
        assert ended(signal.SIGKILL, everyone=False, times=1)[0] == -signal.SIGKILL
