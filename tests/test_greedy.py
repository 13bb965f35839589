"""Levels against a greedy player: what the tool tells, and what the greedy players do."""

import re

import pytest

from retrogames.core.position import Seat
from retrogames.games.engarde.reading import read
from retrogames.games.engarde.rules import start
from retrogames.games.splatter.setup import read as read_board
from tests.games.engarde.greedy import greedy
from tests.games.splatter.greedy import greedy as splat_most
from tools.greedy import main


def test_the_tool_counts_every_game_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["greedy", "engarde", "--level", "beginner", "--games", "4"])
    assert main() == 0
    said = re.fullmatch(
        r"Engarde: 4 games, (\d) drawn; the beginner won (\d) of (\d) decided, ([\d.]+)% \(.*\)\n",
        capsys.readouterr().out,
    )
    assert said is not None
    drawn, won, decided = map(int, said.groups()[:3])
    assert drawn + decided == 4
    assert float(said[4]) == round(100 * won / max(1, decided), 1)


def test_a_game_of_more_than_two_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["greedy", "splatter", "--option", "Players=3"])
    with pytest.raises(SystemExit):
        main()
    assert "are two" in capsys.readouterr().err


def test_splatters_greedy_player_splats_most() -> None:
    view = read_board("rr5/7/2g4/7/7/7/6g r rg")
    assert {str(splat_most(view, seed)) for seed in range(9)} == {"b6", "c6"}


def test_the_greedy_player_completes_its_four() -> None:
    poles = "??????/??????/+???+?/??????/??????/??????"
    view = read(f"6/6/1SSS1c/6/2s3/6 {poles} S1C3/S1C2 c2 w")
    for seed in range(5):
        assert str(view.play(greedy(view, seed)).outcome()) == "win 1"


def test_the_greedy_player_chooses_by_lot_among_equals() -> None:
    view = start(0).seen_by(Seat(0))
    assert len({greedy(view, seed) for seed in range(9)}) > 1
