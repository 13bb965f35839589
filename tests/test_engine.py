"""The text engine: every command, whatever is wrong with it, and conversations through real pipes."""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.game import discover
from retrogames.engine import Engine, run
from tests.nim import NIM

ROOT = Path(__file__).parent.parent
PATIENCE = 120.0
"""Seconds after which an engine that hangs fails its test."""


def talk(*lines: str, game: str = "nim") -> list[str]:
    """Say lines all at once, as a pipe does, and give the answers."""
    out = StringIO()
    card = NIM if game == "nim" else discover()[game]
    assert run(card, BytesIO("\n".join(lines).encode()), out) == 0
    return out.getvalue().splitlines()


def answer(*lines: str, game: str = "nim") -> str:
    """Give the last answer."""
    return talk(*lines, game=game)[-1]


@pytest.mark.parametrize("word", ["uci", "uai", "ugi"])
def test_greeting(word: str) -> None:
    assert talk(word) == [
        "id name Retrogames Nim 0.1.0",
        "id author the Retrogames authors, after Charles Bouton",
        "option name Level type combo default club var beginner var casual var club var expert var master",
        "option name Seed type spin default 0 min 0 max 9223372036854775807",
        "option name Base type spin default 10 min 1 max 90",
        "option name Pace type combo default slow var slow var quick",
        f"{word}ok",
    ]


def test_empty_lines_and_new_games_are_answered_by_nothing() -> None:
    assert talk("", "   ", "\t", "ucinewgame", "uainewgame", "uginewgame", "\r") == []
    assert talk("isready\r", "quit\r", "isready") == ["readyok"]


def test_show_moves_and_view() -> None:
    assert talk("show", "moves") == ["position - 1", "score 0,0", "result none", "moves roll:*"]
    line = "position startpos moves roll:3 take:2"
    assert talk(line, "show", "moves") == [
        "position 11 2",
        "score 2,0",
        "result none",
        "moves take:1 take:2 take:3",
    ]
    assert answer(line, "view 2") == "position 11 2"
    over = "position fen 1 2 moves take:1"
    assert talk(over, "show", "moves") == ["position 0 1", "score 0,1", "result win 2", "moves"]


def test_options_count_from_the_next_start_on() -> None:
    assert talk("setoption name Base value 5", "show")[0] == "position - 1"
    lines = ("setoption name base value 5", "position startpos moves roll:1", "show")
    assert talk(*lines)[0] == "position 6 1"
    assert talk("setoption name Base value 5", "position fen - 2 moves roll:1", "show")[0] == "position 6 2"


def test_rolls_come_from_the_seed_by_their_number() -> None:
    first = f"rolled roll:{dice.roll(0, 0)[0]}"
    assert talk("roll") == [first]
    assert talk("roll", "position startpos", "roll") == [first, first]
    assert answer("setoption name Seed value 99", "roll") == f"rolled roll:{dice.roll(99, 0)[0]}"
    assert talk("roll", "roll")[1].startswith("error ")


def test_ugi_queries() -> None:
    assert talk("query gameover", "query p1turn", "query result") == [
        "response false",
        "response true",
        "response none",
    ]
    over = "position fen 3 1 moves take:3"
    assert talk(over, "query gameover", "query p1turn", "query result") == [
        "response true",
        "response false",
        "response p1win",
    ]
    assert answer("position fen 3 2 moves take:3", "query result") == "response p2win"


def test_a_games_own_question() -> None:
    assert answer("position fen 7 1", "parity") == "parity 3"
    assert answer("parity 2").startswith("error unknown word '2'")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("hello", "unknown command 'hello'"),
        ("UCI", "unknown command 'UCI'"),
        ("uci now", "unknown word 'now' after uci"),
        ("isready?", "unknown command"),
        ("show all", "unknown word 'all'"),
        ("setoption", "name NAME value VALUE"),
        ("setoption name Base", "name NAME value VALUE"),
        ("setoption name Base value", "Base is a number 1-90, not ''"),
        ("setoption name Base value 0", "Base is a number 1-90, not '0'"),
        ("setoption name Base value ٣", "Base is a number"),
        ("setoption name Wind value on", "unknown option 'Wind'"),
        ("setoption name Level value god", "Level is one of beginner, casual"),
        ("setoption name Seed value 9223372036854775808", "Seed is a number"),
        ("setoption name Seed value -1", "Seed is a number"),
        ("position", "startpos"),
        ("position start", "startpos"),
        ("position startpos 1", "unknown word '1' after startpos"),
        ("position fen", "HEAP SEAT"),
        ("position fen x y z", "HEAP SEAT"),
        ("position startpos moves take:1", "move 1, 'take:1'"),
        ("position startpos moves roll:1 take:1 take:9", "move 3, 'take:9'"),
        ("view", "needs a seat"),
        ("view 0", "a number 1-2, not '0'"),
        ("view 3", "a number 1-2, not '3'"),
        ("view 1 2", "needs a seat"),
        ("perft 1", "no perft"),
        ("perft", "needs a depth"),
        ("go", "a roll is due"),
        ("go fast", "unknown word 'fast' after go"),
        ("go nodes", "nodes is a number"),
        ("go nodes x", "nodes is a number"),
        ("go movetime -5", "movetime is a number"),
        ("go depth 1.5", "depth is a number"),
        ("query", "query needs"),
        ("query weather", "query needs"),
        ("known", "unknown command 'known'"),
    ],
)
def test_what_is_wrong_is_told_and_changes_nothing(line: str, reason: str) -> None:
    answers = talk("position startpos", line, "isready", "show")
    assert answers[0].startswith("error ")
    assert reason in answers[0]
    assert answers[1:3] == ["readyok", "position - 1"]
    assert len(answers) == 5


def test_go_is_refused_after_the_end() -> None:
    assert answer("position fen 1 1 moves take:1", "go") == "error the game is over"


def test_go_tells_what_it_does_and_plays() -> None:
    said = talk("setoption name Level value master", "position fen 7 1", "go nodes 300")
    assert said[0].startswith("info depth 1 score cp 50 nodes 100 nps ")
    assert said[0].endswith(" pv take:3")
    assert said[-1] == "bestmove take:3"
    assert all(line.startswith("info ") for line in said[:-1])


def test_go_depth_and_the_levels_own_budget() -> None:
    depth = talk("position fen 7 1", "go depth 4")
    assert " depth 4 " in depth[-2]
    assert " nodes 500 " in talk("position fen 7 1", "go")[-2]  # NIM's budget for every level


@pytest.mark.parametrize(
    "limits", ["movetime 50", "wtime 1000 btime 1000 winc 0 binc 0", "wtime -20", "wtime 0", "movetime 0"]
)
def test_go_by_the_clock(limits: str) -> None:
    said = talk("position fen 7 1", f"go {limits}")
    assert said[0].startswith("info ")
    assert said[-1].startswith("bestmove take:")


def test_lines_after_a_go_wait_for_its_end() -> None:
    said = talk("position fen 7 1", "go nodes 1000", "position fen 2 1", "show", "go nodes 100", "quit")
    places = [said.index(line) for line in said if not line.startswith("info")]
    assert [said[place].split()[0] for place in places] == [
        "bestmove",
        "position",
        "score",
        "result",
        "bestmove",
    ]


def test_the_same_nodes_give_the_same_move() -> None:
    lines = ("setoption name Seed value 7", "position fen 77 1", "go nodes 5000")
    assert answer(*lines) == answer(*lines)


def test_quit_ends_an_endless_search_with_its_best_move() -> None:
    assert answer("position fen 7 1", "go infinite", "show", "quit", "isready").startswith("result")
    assert answer("position fen 7 1", "go infinite").startswith("bestmove take:")


@given(st.lists(st.text(max_size=40) | st.sampled_from(["show", "moves", "roll", "go nodes 1"]), max_size=8))
def test_no_line_ends_the_engine(lines: list[str]) -> None:
    said: list[str] = []
    engine = Engine(NIM, said.append)
    for line in lines:
        engine.handle(line)
        while engine.search is not None and not engine.search.done:
            engine.search.go_on()
        engine.search = None
    assert all("\n" not in line for line in said)


def test_bytes_that_are_no_text_and_lines_without_end() -> None:
    out = StringIO()
    noise = (
        b"\xff\xfe\n\0\nshow \x80\n" + b"x" * (3 << 20) + b"\nposition " + b"fen " * 200_000 + b"\nisready"
    )
    assert run(NIM, BytesIO(noise), out) == 0
    said = out.getvalue().splitlines()
    assert said[0] == "error a line that is not UTF-8"
    assert said[1] == "error unknown command '\\x00'"
    assert said[2] == "error a line that is not UTF-8"
    assert said[3] == "error a line of more than 1048576 bytes"
    assert said[4].startswith("error ")
    assert said[5:] == ["readyok"]
    assert max(map(len, said)) < 400


class Live:
    """An engine in a process of its own, spoken to line by line."""

    def __init__(self, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "retrogames", "engine", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, start: str) -> str:
        """Wait for a line that begins so."""
        while True:
            line = self._lines.get(timeout=PATIENCE)
            if line.startswith(start):
                return line

    def end(self) -> tuple[int, str]:
        """Wait for the end; gives exit code and standard error."""
        assert self.process.stderr is not None
        return self.process.wait(timeout=PATIENCE), self.process.stderr.read()


@pytest.fixture
def live() -> Iterator[Callable[[str], Live]]:
    engines: list[Live] = []

    def start(game: str) -> Live:
        engines.append(Live(game))
        return engines[-1]

    yield start
    for engine in engines:
        engine.process.kill()
        engine.process.wait()
        engine.reader.join()
        for pipe in (engine.process.stdin, engine.process.stdout, engine.process.stderr):
            if pipe is not None:
                pipe.close()


def test_stop_and_isready_are_heard_while_thinking(live: Callable[[str], Live]) -> None:
    engine = live("pointtopoint")
    engine.say("position startpos")
    engine.say("go infinite")
    engine.hear("info ")
    engine.say("isready")
    engine.hear("readyok")
    engine.say("stop")
    assert engine.hear("bestmove ")
    engine.say("stop")
    engine.say("quit")
    assert engine.end() == (0, "")


def test_the_engine_loads_no_pygame_and_ends_quietly_when_nobody_listens() -> None:
    code = (
        "import sys; from retrogames.__main__ import main; code = main(['engine', 'engarde'])\n"
        "bad = ('pygame', 'retrogames.machine', 'retrogames.scenes', 'rich', 'numpy')\n"
        "bad = [name for name in sys.modules if name.startswith(bad)]\n"
        "print(bad, code)"
    )
    lines = "uci\nposition startpos\ngo nodes 50\nknown\nquit\n"
    done = subprocess.run(
        [sys.executable, "-c", code], input=lines, capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout.splitlines()[-1] == "[] 0"
    assert done.stderr == ""
    reading, writing = os.pipe()
    os.close(reading)
    deaf = subprocess.run(
        [sys.executable, "-m", "retrogames", "engine", "contact"],
        input=b"uci\n" * 9,
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        check=False,
    )
    os.close(writing)
    assert deaf.stderr == b""


def test_splatter_is_plain_ataxx_after_uai() -> None:
    said = talk("uai", "show", "moves", "perft 3", "position startpos moves g2 a2", "show", game="splatter")
    assert "uaiok" in said
    assert not [line for line in said if "Players" in line]
    shown = said[said.index("uaiok") + 1 :]
    assert shown[0] == "position x5o/7/7/7/7/7/o5x x 0 1"
    moves = shown[3].split()[1:]
    assert len(moves) == 16
    assert not {"pass", "quit"} & set(moves)
    assert shown[4] == "perft 3 6460"
    assert shown[5] == "position x5o/7/7/7/7/o5x/o5x x 0 2"
    assert answer("uai", "setoption name Size value 9x9", game="splatter").startswith("error unknown option")
    assert answer("uai", "ugi", "show", game="splatter") == "result none"
    assert talk("uai", "ugi", "show", game="splatter")[-3].endswith(" r rgby")


def test_perft_of_the_games() -> None:
    assert answer("perft 2", game="pointtopoint") == f"perft 2 {36 * 3 * 35 * 3}"
    assert answer("perft 0", game="engarde") == "perft 0 1"
    assert answer("perft 1", game="engarde") == "perft 1 72"
    assert answer("perft 1", game="contact").startswith("error ")


def test_engarde_poles_depend_on_the_seed_alone() -> None:
    first = talk("setoption name Seed value 3", "position startpos", "show", game="engarde")[0]
    second = talk("go nodes 10", "setoption name Seed value 3", "position startpos", "show", game="engarde")
    assert first in second
    assert "?" not in first
    assert set(talk("view 1", game="engarde")[0].split()[2]) == {"?", "/"}


def test_seats_of_contact() -> None:
    lines = ("setoption name Seats value 3", "position startpos", "show")
    assert talk(*lines, game="contact") == ["position 0,0,0 1 0 - - roll", "score 0,0,0", "result none"]
