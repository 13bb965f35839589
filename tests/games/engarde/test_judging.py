"""Engarde's judge: chances to win over all that may be revealed, told from what is known alone."""

import pytest

from retrogames.core.judging import WIN, Judgement
from retrogames.core.player import Budget
from retrogames.core.position import read_move
from retrogames.games.engarde.judging import judge
from retrogames.games.engarde.reading import read
from retrogames.games.engarde.rules import Position

MINUS = "/".join(["------"] * 6)
KNOWN = "??????/?-----/??????/??????/??????/??????"


def _judged(position: Position, move: str, budget: int = 4000) -> Judgement:
    view = position.seen_by(position.turn)
    judging = judge(view, read_move(view, move), Budget(budget), 0)
    while True:
        try:
            next(judging)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement


def _three(poles: str) -> Position:
    """Three white squares stand on c5, d5, e5; White is to move and has a square to set."""
    return read(f"6/2SSS1/2c3/3c2/5c/6 {poles} S1C3/S2C0 f2 w")


def test_a_sure_win_is_worth_everything_and_missing_it_costs() -> None:
    position = _three(KNOWN)
    win = _judged(position, "S@b5")
    assert win.unit == WIN
    assert win.worth == pytest.approx(1.0, abs=0.01)
    assert win.loss == 0
    assert _judged(position, "C@a1").loss > 0.2
    assert str(_judged(position, "C@a1").best) in ("S@b5", "S@f5")


def test_where_the_pole_is_hidden_the_chance_counts_not_what_the_pole_is() -> None:
    lucky, unlucky = _three(MINUS), _three(MINUS.replace("-", "+"))
    for position in (lucky, unlucky):
        judged = _judged(position, "S@b5")
        assert 0.4 < judged.played < 0.95
    assert _judged(lucky, "S@b5") == _judged(unlucky, "S@b5")


def test_a_small_budget_still_gives_a_judgement() -> None:
    judged = _judged(_three(KNOWN), "C@a1", budget=1)
    assert 0 <= judged.played <= judged.worth <= 1
