"""The solitaire command around the search; the search itself is tested with its game."""

import time
from collections.abc import Iterator

import pytest

from retrogames import solitaire
from retrogames.__main__ import main
from retrogames.games.pointtopoint.solitaire import Found


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What an endless search in place of the real one was asked."""
    asked: list[tuple[object, ...]] = []

    def search(*words: object) -> Iterator[Found]:
        asked.append(words)
        for score in range(10**9):
            yield Found("Ab2/4/1C2/3c w", score, 1)
            time.sleep(0.001)

    monkeypatch.setattr(solitaire, "search", search)
    return asked


def test_board_and_score_are_printed_when_the_time_is_up(
    asked: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solitaire", "--size", "4", "--time", "0.05", "--colour", "black", "--seed", "9"]) == 0
    assert asked == [(4, "unlimited", 1, 9)]
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == ["4 W1 b2 -- --", "3 -- -- -- --", "2 -- W3 -- --", "1 -- -- -- b3", "  a  b  c  d"]
    assert lines[5] == "position Ab2/4/1C2/3c w"
    assert lines[6].startswith("score ")
    assert lines[6].endswith(" for black")
    assert len(lines) == 7


def test_the_authors_score_stands_beside_a_usual_board(
    asked: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solitaire", "--time", "0"]) == 0
    assert asked == [(6, "unlimited", 0, 0)]
    assert capsys.readouterr().out.splitlines()[-1] == "the author's score is 65"


def test_ctrl_c_gives_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def search(*_: object) -> Iterator[Found]:
        yield Found("4/4/4/4 w", 7, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(solitaire, "search", search)
    assert main(["solitaire", "--size", "4"]) == 0
    assert "score 7 for white" in capsys.readouterr().out


def test_the_search_itself_ends_at_the_highest_score(capsys: pytest.CaptureFixture[str]) -> None:
    """24 is the most on 4x4 with free supply, proved by enumeration."""
    assert main(["solitaire", "--size", "4", "--time", "60"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["score 24 for white", "nothing higher is possible"]
