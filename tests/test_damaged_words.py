"""Words from outside: lines to the engine, calls, and what records say on a terminal.

Whatever they hold, the answer is a line that a terminal shows as it is.
"""

import io
import re
import shlex
from collections.abc import Iterator
from contextlib import nullcontext, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from retrogames import call
from retrogames.__main__ import main
from retrogames.core import record
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.position import CHANCE
from retrogames.engine import Engine
from tests.damage import NUMBERS, STRANGERS, damaged, harmless, with_numbers

GAMES = discover()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# The text engine

SCRIPT: dict[str, str] = {
    "contact": "position startpos moves roll:115234 keep:11\nview 1\nroll\nposition fen 50,0 1 0 - - roll\n",
    "splatter": "uai\nugi\nposition startpos moves b13\nperft 1\nposition fen r3/4/4/3g r rg moves a1\n",
    "pointtopoint": "position startpos moves 2c4\nperft 1\nposition fen 4/4/4/4 w\nquery result\n",
    "engarde": "position startpos moves S@c3\nknown\nview 2\nperft 1\n",
}
COMMON = (
    "setoption name Level value beginner\nsetoption name Seed value 7\ngo nodes 3\nshow\nmoves\nquery p1turn"
)


def converse(game: Game, script: str) -> list[str]:
    """Say lines and run what they ask; the engine lives on and says nothing that a terminal would obey."""
    said: list[str] = []
    engine = Engine(game, said.append)
    for line in script.split("\n"):
        if not re.match(r"\s*perft\s+0*[2-9][0-9]*|\s*perft\s+0*1[0-9]", line):  # a deep one takes its time
            engine.handle(line)
        while engine.search is not None and not engine.search.done:
            engine.search.interrupt()
        engine.search = None
    engine.handle("isready")
    assert said[-1] == "readyok"
    assert all(map(harmless, said))
    return said


@pytest.mark.slow
@every_game
def test_the_engine_survives_damaged_lines(game: Game) -> None:
    script = (SCRIPT.get(game.name, "") + COMMON).encode()
    assert not [line for line in converse(game, script.decode()) if line.startswith("error unknown")]
    for number, bad in enumerate((*damaged(script), *with_numbers(script))):
        if number % 3 == 0:  # enough: most lines are the same in each
            converse(game, bad.decode("utf-8", "replace"))


ESCAPES = (
    "\x1b[2J",
    "\x1b]0;x\x07",
    "\x9b31m",
    "a\x00b",
    "\u202e",
    "\x7f",
    "\ud800",
    "\u2028",
    "x\x1b" * 500,
)


@every_game
@pytest.mark.parametrize("evil", ESCAPES)
def test_the_engine_never_says_terminal_escapes(game: Game, evil: str) -> None:
    option = [option.name for option in game.options] or ["Level"]
    lines = (
        *(
            f"{evil}",
            f"uci {evil}",
            f"setoption name {evil} value 1",
            f"setoption name {option[0]} value {evil}",
        ),
        *(
            f"position {evil}",
            f"position fen {evil}",
            f"position fen {evil} w",
            f"position fen {evil} 1 0 - - roll",
        ),
        *(
            f"position startpos moves {evil}",
            f"view {evil}",
            f"perft {evil}",
            f"go {evil}",
            f"go nodes {evil}",
        ),
        *(f"query {evil}", f"uai\nposition fen {evil}\nposition startpos moves {evil}"),
        *(f"position fen {field} {evil}" for field in ("6/6/6/6/6/6", "0,0", "r3/4/4/3g", "r3/4/4/3g r")),
    )
    converse(game, "\n".join(lines))


# Replay and the command line


def begun(game: Game) -> Match:
    """Play a few moves, with a name and comments in the record."""
    match = Match(game, game.settings(), 4711, (), date="2026-11-29")
    match.players = (Human("Zoë"),) * len(match.position.scores())
    while len(match.moves) < 3:
        match.roll() if match.turn == CHANCE else match.play(match.position.moves()[0])
    match.comments = {-1: "at first", 0: "one"}
    return match


@every_game
def test_replay_shows_no_terminal_escapes(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, evil in enumerate(ESCAPES[:3]):
        match = begun(game)
        text = record.write(match).replace("# at first", f"# {evil}").replace("# one", f"# {evil}")
        path = tmp_path / f"{number}.game"
        path.write_text(text.replace("Zoë", f"Zoë{evil}"), "utf-8")
        assert main(["replay", str(path), "--show"]) == 0
        path.write_text(text + f"{evil} x\n", "utf-8")
        assert main(["replay", str(path), "--show"]) == 1
        path.write_text(f"{evil}: 1\n{evil}: 2\n" + text, "utf-8")
        assert main(["replay", str(path), "--show"]) == 1
    said = capsys.readouterr()
    for line in (said.out + said.err).split("\n"):
        assert harmless(line), line


@pytest.mark.parametrize("name", STRANGERS)
def test_replay_refuses_strangers_with_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd \x1b[m.game"
    path.write_bytes(STRANGERS[name])
    assert main(["replay", str(path)]) == 1
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert ".game:" in line
    assert harmless(line)
    assert said.out == ""


WORDS = st.lists(
    st.sampled_from(
        shlex.split(
            "engine replay match solitaire contact splatter chess --scale --fit exact --seed --seats club "
            "beginner --games --jobs --nodes --share --movetime --option Size=1 Seats=9 --until --size "
            "--time --show --data-dir --version --help --crt --mute - -- -x --scale=0 --seed=-1 --fit=round "
            "--supply 5"
        )
    )
    | st.sampled_from(NUMBERS)
    | st.text(max_size=8),
    max_size=5,
)


@given(words=WORDS)
@example(words=["\x1b[2J"])
@example(words=["a\0b"])
@example(words=["x" * 5000])
@example(words=["match", "contact", "--seats", "club,\x1b", "--games", "1"])
def test_a_wrong_call_ends_with_2_and_one_line(words: list[str]) -> None:
    """Only the reading of the call is asked; what would play, search or open a window is left out."""
    code, said = called(words)
    assert code in (0, 2), (code, said)
    if code == 2:
        (line,) = said.splitlines()
        assert line.startswith("retrogames: ")
        assert harmless(line)


def nothing(*_: object, **__: object) -> Iterator[object]:
    return iter(())


def called(words: list[str]) -> tuple[object, str]:
    """Call the program with everything replaced that comes after reading the words."""
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch("retrogames.__main__._window", lambda words: bool(call._parser().parse_args(words)) - 1),
        patch("retrogames.engine.call.run", lambda *_: 0),
        patch("retrogames.replay.replay", lambda *_: 0),
        patch("retrogames.tournament.command._games", lambda *_: nullcontext(iter(()))),
        patch("retrogames.tournament.command._shown", nothing),
        patch("retrogames.solitaire.watch", lambda *_: None),
        patch("retrogames.solitaire.search", nothing),
    ):
        try:
            code: object = main(words)
        except SystemExit as end:
            code = end.code
    return 0 if code == 130 else code, err.getvalue()
