"""The computer seats: legal, the same from one seed, perfect at the end, and weaker level by level."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.player import Budget, Level
from retrogames.core.position import Seat
from retrogames.games.pointtopoint import GAME
from retrogames.games.pointtopoint.rules import Move, Position
from tests.games.pointtopoint.boards import at_random, positions
from tests.games.pointtopoint.greedy import greedy
from tests.games.pointtopoint.test_search import perfect, run

LEVELS = list(Level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_depth_bounds_solitaire_too(level: Level) -> None:
    position = GAME.start(GAME.settings({"Solitaire": "white"}), 0)
    *_, last = GAME.think(level)(position, Budget(10**9, depth=1), 0)
    assert last.depth <= 1


def chosen(level: Level, position: Position, budget: int = 2000, seed: int = 0) -> Move:
    move: Move = run(GAME.think(level)(position, Budget(budget), seed))
    return move


@given(positions(), st.sampled_from(LEVELS), st.sampled_from([1, 100, 3000]), st.integers(0, 2**63 - 1))
@settings(max_examples=60, deadline=None)
def test_every_level_plays_legally(position: Position, level: Level, budget: int, seed: int) -> None:
    legal = set(position.moves())
    if not legal:
        return
    reports = GAME.think(level)(position, Budget(budget), seed)
    count = 0
    while True:
        try:
            report = next(reports)
        except StopIteration as end:
            assert end.value in legal
            break
        assert report.best in legal
        assert report.positions >= count
        count = report.positions


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_report_comes_before_any_work(level: Level) -> None:
    first = next(GAME.think(level)(at_random(1, 30), Budget(10**9), 0))
    assert first.positions == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"Supply": "963"}, {"Solitaire": "black"}])
def test_one_seed_gives_one_move(level: Level, options: dict[str, str]) -> None:
    position = at_random(5, 25, **options)
    assert chosen(level, position, seed=9) == chosen(level, position, seed=9)


def test_a_budget_is_kept() -> None:
    for budget in (300, 3000, 30_000):
        reports = list(GAME.think(Level.MASTER)(at_random(1, 30), Budget(budget), 0))
        assert reports[-1].positions < budget + 300


def test_depth_is_kept() -> None:
    reports = list(GAME.think(Level.MASTER)(at_random(1, 9), Budget(10**6, depth=2), 0))
    assert max(report.depth for report in reports) == 2


def test_games_of_the_master_differ_by_seed() -> None:
    start = GAME.start(GAME.settings(), 0)
    assert len({chosen(Level.MASTER, start, seed=seed) for seed in range(8)}) > 2


@pytest.mark.parametrize("supply", ["unlimited", "equal", "963"])
def test_the_master_ends_perfectly(supply: str) -> None:
    budget = GAME.budgets[Level.MASTER]
    for seed, size, empty in [(1, "4", 4), (2, "4", 4), (3, "5", 4), (4, "6", 3)]:
        position = at_random(seed, empty, Size=size, Supply=supply)
        assert perfect(position.play(chosen(Level.MASTER, position, budget))) == perfect(position)


def test_eight_squares_are_solved_at_a_tenth_of_the_budget() -> None:
    position = at_random(11, 8)
    *_, last = GAME.think(Level.MASTER)(position, Budget(GAME.budgets[Level.MASTER] // 10), 0)
    assert last.depth == 8


def balance(one: Callable[[Position, int], Move], other: Callable[[Position, int], Move], games: int) -> int:
    """Play games with changing seats and give those the first one won less those it lost."""
    won = 0
    for game in range(games):
        position = at_random(game // 2, 32)
        while position.outcome() is None:
            player = one if position.turn == game % 2 else other
            position = position.play(player(position, game // 2))
        outcome = position.outcome()
        assert outcome is not None
        won += (Seat(game % 2) in outcome.winners) - (Seat(1 - game % 2) in outcome.winners)
    return won


@pytest.mark.slow
def test_a_careful_child_beats_the_beginner_and_not_the_master() -> None:
    assert balance(greedy, lambda position, seed: chosen(Level.BEGINNER, position, 500, seed), 16) > 4
    assert balance(lambda position, seed: chosen(Level.MASTER, position, 2000, seed), greedy, 4) == 4


@pytest.mark.slow
@pytest.mark.parametrize("strong", [1, 2, 3])
def test_a_level_beats_the_one_below(strong: int) -> None:
    players = [
        lambda position, seed, level=level: chosen(level, position, GAME.budgets[level] // 10, seed)
        for level in (LEVELS[strong], LEVELS[strong - 1])
    ]
    assert balance(players[0], players[1], 8) >= 4


@pytest.mark.parametrize("solitaire", ["white", "black"])
@pytest.mark.parametrize("level", LEVELS)
def test_in_solitaire_both_colours_play_for_one(solitaire: str, level: Level) -> None:
    position = GAME.start(GAME.settings({"Size": "5", "Solitaire": solitaire}), 0)
    while position.moves():
        position = position.play(chosen(level, position, 10_000))
    least = {"beginner": 5, "casual": 5, "club": 25, "expert": 25, "master": 25}[level]
    assert position.goal_score is not None
    assert position.goal_score >= least
