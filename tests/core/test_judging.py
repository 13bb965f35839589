"""Judging moves by thinking: both moves are followed in the same way, whoever moves next."""

from collections.abc import Generator
from typing import Any

import pytest

from retrogames.core.judging import Judgement, Judging, judge_by_thinking
from retrogames.core.player import Budget, Progress
from tests.nim import Move, Position


def _run(judging: Judging) -> Judgement:
    while True:
        try:
            told = next(judging)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement
        assert isinstance(told.best, Judgement), "what is yielded can be taken as an answer"


def _think(view: Position, budget: Budget, seed: int) -> Generator[Progress[Any], None, Move]:
    """Play Nim perfectly: a heap that leaves 0 divided by 4 is lost for the seat to move, worth -1."""
    assert view.heap is not None
    rest = view.heap % 4
    yield Progress(view.moves()[0], 0, 0.0, 0)
    yield Progress(Move(rest or 1), 1, 1.0 if rest else -1.0, 1)
    return Move(rest or 1)


@pytest.mark.parametrize(("heap", "taken", "loss"), [(7, 3, 0.0), (7, 1, 2.0), (7, 2, 2.0), (8, 2, 0.0)])
def test_a_move_that_throws_the_game_away_costs_the_difference(heap: int, taken: int, loss: float) -> None:
    judgement = _run(judge_by_thinking(_think, Position(heap), Move(taken), Budget(100), 0, "games"))
    assert judgement.loss == loss
    assert judgement.unit == "games"
    if loss:
        assert judgement.best == Move(heap % 4)
    else:
        assert judgement.worth == judgement.played


def test_the_end_of_the_game_is_judged_by_points() -> None:
    judgement = _run(judge_by_thinking(_think, Position(3, taken=(5, 4)), Move(3), Budget(100), 0, "points"))
    assert judgement.worth == judgement.played == 8 - 4


def test_a_move_that_turns_out_better_than_the_masters_is_no_mistake() -> None:
    def blind(view: Position, budget: Budget, seed: int) -> Generator[Progress[Any], None, Move]:
        """Think as above, but always choose to take one."""
        yield from _think(view, budget, seed)
        return Move(1)

    judgement = _run(judge_by_thinking(blind, Position(7), Move(3), Budget(100), 0, "games"))
    assert judgement.best == Move(3)
    assert judgement.loss == 0.0


def test_a_loss_is_never_negative() -> None:
    assert Judgement("a", 1.0, 2.0).loss == 0.0
