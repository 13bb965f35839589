"""The settled examples of Engarde, one JSON object a line in play.jsonl beside this file."""

import json
from pathlib import Path
from typing import Any

import pytest

from retrogames.core.position import Seat, read_move, result_text
from retrogames.games.engarde.reading import known_text, read

CASES = [json.loads(line) for line in (Path(__file__).parent / "play.jsonl").read_text("utf-8").splitlines()]


def test_all_cases_are_here() -> None:
    assert len(CASES) == 22


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    position = read(case["start"])
    for text in case["moves"]:
        position = position.play(read_move(position, text))
    assert str(position) == case["position"]
    assert str(position.seen_by(Seat(0))) == str(position.seen_by(Seat(1))) == case["view"]
    known = dict(entry.split("=") for entry in known_text(position).split(" ")[1:])
    assert known == case["known"]
    assert len(position.moves()) == case["moves_count"]
    assert result_text(position.outcome()) == case["result"]


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_case_from_the_view_alone(case: dict[str, Any]) -> None:
    view = read(case["view"])
    assert str(view) == case["view"]
    assert str(view.seen_by(Seat(0))) == case["view"]
    if case["result"] != "draw":  # a draw rests on what came before, which no text shows
        assert len(view.moves()) == case["moves_count"]
        assert result_text(view.outcome()) == case["result"]
