"""Point to Point's judge, against an independent search of the last squares."""

import pytest

from retrogames.core.judging import Judgement
from retrogames.core.player import Budget
from retrogames.core.position import read_move
from retrogames.games.pointtopoint.judging import judge
from retrogames.games.pointtopoint.reading import read
from retrogames.games.pointtopoint.rules import Position

ENDS = (
    "AbBa/cA1C/BacA/a1Bb w",
    "AbBa/cA1C/BacA/1aBb b",
    "Ab1a/cAAC/BacA/aBb1 w",
)


def _judged(position: Position, move: str, budget: int = 20_000) -> Judgement:
    judging = judge(position, read_move(position, move), Budget(budget), 0)
    while True:
        try:
            next(judging)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement


def _margin(position: Position, seat: int) -> int:
    """Play the game out in every way, both for their best: what `seat` is ahead in the end."""
    if position.outcome() is not None:
        return position.points[seat] - position.points[1 - seat]
    ways = [_margin(position.play(move), seat) for move in position.moves()]
    return max(ways) if position.turn == seat else min(ways)


def _even(text: str) -> str:
    """Give the text with the colour to move that its stones allow."""
    rows = text.split(" ")[0]
    white = sum(letter in "ABC" for letter in rows)
    black = sum(letter in "abc" for letter in rows)
    return f"{rows} {'w' if white == black else 'b'}"


@pytest.mark.parametrize("text", ENDS)
def test_the_last_squares_are_judged_exactly(text: str) -> None:
    position = read(_even(text))
    seat = position.turn
    truth = {str(move): _margin(position.play(move), seat) for move in position.moves()}
    best = max(truth.values())
    for move, margin in truth.items():
        judged = _judged(position, move)
        assert judged.played == margin, move
        assert judged.worth == best
        assert truth[str(judged.best)] == best


def test_setting_where_nothing_counts_costs_what_a_better_stone_makes() -> None:
    position = read("6/6/1Aa3/6/6/6 w")
    judged = _judged(position, "3f1")
    assert judged.loss > 0.5
    assert judged.unit == "points"


def test_solitaire_is_not_judged() -> None:
    position = read("6/6/1Aa3/6/6/6 w")
    alone = position.under({"Supply": "unlimited", "Solitaire": "white"})
    assert _judged(alone, "3f1").loss == 0
