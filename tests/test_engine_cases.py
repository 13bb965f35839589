"""The settled examples of every game, asked and answered through the text engine."""

import json
from collections.abc import Iterator
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest

from retrogames.core.game import discover
from retrogames.engine import run

GAMES = Path(__file__).parent / "games"
MOST = 20_000
"""Nodes that a perft may have here; deeper counts are tested with the rules."""


def cases(file: str) -> list[dict[str, Any]]:
    """Read a file of examples, one in each line."""
    return [json.loads(line) for line in (GAMES / file).read_text(encoding="utf-8").splitlines()]


def talk(game: str, *lines: str) -> list[str]:
    out = StringIO()
    run(discover()[game], BytesIO("\n".join(lines).encode()), out)
    return out.getvalue().splitlines()


def numbered(file: str) -> Iterator[Any]:
    for number, case in enumerate(cases(file), 1):
        yield pytest.param(case, id=f"{number}")


def begun(start: str, moves: list[str]) -> str:
    return " ".join(["position fen", start, *(["moves", *moves] if moves else [])])


@pytest.mark.parametrize("case", list(numbered("contact/contact_turns.jsonl")))
def test_turns_of_contact(case: dict[str, Any]) -> None:
    for number, position in enumerate(case["positions"], 1):
        shown = talk("contact", begun(case["start"], case["moves"][:number]), "show")
        assert shown[0] == f"position {position}"
    assert shown[2] == f"result {case['result']}"


@pytest.mark.parametrize("case", list(numbered("contact/contact_rolls.jsonl")))
def test_keeps_of_contact(case: dict[str, Any]) -> None:
    kept = "1" * (6 - len(case["roll"])) or "-"
    moves = [f"roll:{case['roll']}"] + (["play"] if case["phase"] == "twos" else [])
    start = f"0,0 1 {100 * kept.count('1')} {kept} - roll"
    listed = talk("contact", begun(start, moves), "moves")[0].split()[1:]
    keeps = {move.removeprefix("keep:") for move in listed if move.startswith("keep:")}
    assert keeps == set(case["keeps"])


@pytest.mark.parametrize("case", list(numbered("splatter/play.jsonl")))
def test_games_of_splatter(case: dict[str, Any]) -> None:
    scores = ",".join(str(case["score"][letter]) for letter in "rgby")
    assert talk("splatter", begun(case["start"], case["moves"]), "show") == [
        f"position {case['position']}",
        f"score {scores}",
        f"result {case['result']}",
    ]


@pytest.mark.parametrize("case", list(numbered("splatter/perft.jsonl")))
def test_counts_of_splatter(case: dict[str, Any]) -> None:
    lines = [f"perft {depth}" for depth, count in enumerate(case["perft"], 1) if count <= MOST]
    said = talk("splatter", begun(case["position"], []), "moves", *lines)
    assert len(said[0].split()) - 1 == case["moves_count"]
    assert said[1:] == [f"{line} {count}" for line, count in zip(lines, case["perft"], strict=False)]


@pytest.mark.parametrize("case", list(numbered("pointtopoint/cases/boards.jsonl")))
def test_boards_of_point_to_point(case: dict[str, Any]) -> None:
    assert talk("pointtopoint", begun(case["position"], []), "show") == [
        f"position {case['position']}",
        f"score {case['score']['w']},{case['score']['b']}",
        f"result {case['result']}",
    ]


@pytest.mark.parametrize("case", list(numbered("engarde/play.jsonl")))
def test_games_of_engarde(case: dict[str, Any]) -> None:
    said = talk("engarde", begun(case["start"], case["moves"]), "show", "view 1", "view 2", "known", "moves")
    assert said[0] == f"position {case['position']}"
    assert said[1:3] == ["score 0,0", f"result {case['result']}"]
    assert said[3:5] == [f"position {case['view']}"] * 2
    known = dict(part.split("=") for part in said[5].split()[1:])
    assert known == case["known"]
    assert len(said[6].split()) - 1 == case["moves_count"]
