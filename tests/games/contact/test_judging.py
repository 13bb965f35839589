"""Contact's judge: exact chances, and nothing of what the dice did afterwards."""

import pytest

from retrogames.core.judging import WIN, Judgement
from retrogames.core.player import Budget
from retrogames.core.position import read_move
from retrogames.games.contact.judging import judge
from retrogames.games.contact.odds import alone_turn, win_chance
from retrogames.games.contact.reading import read
from retrogames.games.contact.rules import BANK


def _judged(text: str, move: str) -> Judgement:
    position = read(text)
    judging = judge(position, read_move(position, move), Budget(100), 0)
    while True:
        try:
            next(judging)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement


@pytest.mark.parametrize("move", ["bank", "keep:1", "keep:5", "keep:15"])
def test_between_two_the_best_worth_is_the_chance_to_win(move: str) -> None:
    text = "1000,2500 1 0 - 154463 choose"
    judged = _judged(text, move)
    assert judged.unit == WIN
    assert judged.worth == pytest.approx(win_chance(read(text)), abs=1e-9)
    assert 0 <= judged.loss < 1
    assert (judged.loss == 0) == (str(judged.best) == move)


def test_stopping_after_a_contact_costs_the_difference_of_two_chances() -> None:
    text = "0,4900 1 0 - 111111 contact"
    judged = _judged(text, "stop")
    stopped = 1 - win_chance(read("2000,4900 2 0 - - roll"))
    assert judged.played == pytest.approx(stopped, abs=1e-6)


@pytest.mark.parametrize("seats", ["0,0,0", "0,0,0,0"])
def test_of_more_seats_the_leader_counts(seats: str) -> None:
    judged = _judged(f"{seats} 1 0 - 154463 choose", "bank")
    assert judged.unit == WIN
    assert judged.worth == pytest.approx(win_chance(read("0,0 1 0 - 154463 choose")), abs=1e-9)


def test_alone_the_turns_still_needed_count() -> None:
    judged = _judged("0 1 0 - 154463 choose", "bank")
    assert judged.unit == "turns"
    assert judged.best != BANK
    assert judged.worth > judged.played
    assert judged.played == pytest.approx(alone_turn(0).bank(150))


@pytest.mark.parametrize("seats", ["4900", "4900,0", "4900,0,0"])
def test_a_win_at_hand_is_the_best_move(seats: str) -> None:
    judged = _judged(f"{seats} 1 0 - 154463 choose", "bank")
    assert judged.loss == 0
    assert judged.best == BANK
    assert _judged(f"{seats} 1 0 - 154463 choose", "keep:1").loss > 0
