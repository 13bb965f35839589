"""The solitaire command around the search; the search itself is tested with its game."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from retrogames import solitaire
from retrogames.__main__ import main


@dataclass
class Find:
    score: int
    position: str


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What an endless search in place of the real one was asked."""
    asked: list[tuple[object, ...]] = []

    def search(*words: object) -> Iterator[Find]:
        asked.append(words)
        for score in range(10**9):
            yield Find(score, "Ab2/4/1C2/3c w")
            time.sleep(0.001)

    monkeypatch.setattr(solitaire, "load", lambda _: search)
    return asked


def test_board_and_score_are_printed_when_the_time_is_up(
    asked: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solitaire", "--size", "4", "--time", "0.05", "--colour", "black", "--seed", "9"]) == 0
    assert asked == [(4, "unlimited", "black", 9)]
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
    assert asked == [(6, "unlimited", "white", 0)]
    assert capsys.readouterr().out.splitlines()[-1] == "the author's score is 65"


def test_ctrl_c_gives_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def search(*_: object) -> Iterator[Find]:
        yield Find(7, "4/4/4/4 w")
        raise KeyboardInterrupt

    monkeypatch.setattr(solitaire, "load", lambda _: search)
    assert main(["solitaire", "--size", "4"]) == 0
    assert "score 7 for white" in capsys.readouterr().out
