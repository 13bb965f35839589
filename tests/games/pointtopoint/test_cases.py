"""The settled examples: boards, their scores and every scoring line."""

import json
from pathlib import Path
from typing import Any

import pytest

from retrogames.core.position import result_text
from retrogames.core.squares import square_name
from retrogames.games.pointtopoint import GAME
from tests.games.pointtopoint.obvious import Scored, score, scored

LINES = (Path(__file__).parent / "cases" / "boards.jsonl").read_text(encoding="utf-8").splitlines()
CASES = [json.loads(line) for line in LINES]


def expected_lines(case: dict[str, Any]) -> list[Scored]:
    lines = [
        Scored(line["colour"], line["from"], line["to"], line["stones"], line["points"])
        for line in case["lines"]
    ]
    return sorted(lines, key=lambda line: (line.colour, line.start, line.end))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["position"])
def test_board(case: dict[str, Any]) -> None:
    position = GAME.read(case["position"])
    assert str(position) == case["position"]
    assert position.scores() == (case["score"]["w"], case["score"]["b"])
    assert result_text(position.outcome()) == case["result"]
    found = [
        Scored("wb"[line.colour], square_name(*line.start), square_name(*line.end), line.stones, line.points)
        for line in position.lines()
    ]
    assert sorted(found, key=lambda line: (line.colour, line.start, line.end)) == expected_lines(case)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["position"])
def test_the_obvious_scorer_agrees_with_the_cases(case: dict[str, Any]) -> None:
    assert scored(case["position"]) == expected_lines(case)
    assert score(case["position"]) == (case["score"]["w"], case["score"]["b"])
