"""The one source of chance: even, independent of what came before, the same everywhere."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.dice import fresh_seed

ROLLS_OF_SEED_0 = [(4, 3, 6, 6, 2, 2), (4, 4, 1, 4, 5, 2), (1, 5, 6, 2, 6, 5)]
SHUFFLE_OF_4711 = "egbchadf"
THOUGHT_OF_1_2 = 4140550029690288576
SEEDS = st.integers(0, 2**63 - 1)


def test_rolls_never_change() -> None:
    """Version 1 of the generator, for ever: another answer here would alter every game in progress."""
    assert dice.VERSION == 1
    assert dice.roll(0, 0) == ROLLS_OF_SEED_0[0]
    assert [dice.roll(0, number) for number in range(3)] == ROLLS_OF_SEED_0
    assert dice.shuffled(4711, "abcdefgh") == list(SHUFFLE_OF_4711)
    assert dice.thought(1, 2) == THOUGHT_OF_1_2


@given(SEEDS, st.integers(0, 10_000))
def test_a_roll_has_six_faces(seed: int, number: int) -> None:
    roll = dice.roll(seed, number)
    assert len(roll) == 6
    assert set(roll) <= {1, 2, 3, 4, 5, 6}


def test_faces_and_pairs_of_faces_come_equally_often() -> None:
    rolls = [dice.roll(seed, number) for seed in range(60) for number in range(100)]
    faces = Counter(face for roll in rolls for face in roll)
    pairs = Counter((roll[0], roll[1]) for roll in rolls)
    follows = Counter((first[0], second[0]) for first, second in pairwise(rolls))
    # chi-square at 1 in 10,000 is 25.7 with 5 degrees of freedom, 74.7 with 35
    assert sum((faces[f] - 6000) ** 2 / 6000 for f in range(1, 7)) < 25.7
    for table in (pairs, follows):
        expected = table.total() / 36
        squares = [(table[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7)]
        assert sum(squares) < 74.7


@given(SEEDS, st.lists(st.integers(), max_size=40))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    assert sorted(dice.shuffled(seed, items)) == sorted(items)


@given(SEEDS, st.integers(0, 8), st.integers(0, 10**6), st.integers(1, 2**32))
def test_draws_stay_below_their_limit(seed: int, stream: int, number: int, below: int) -> None:
    assert 0 <= dice.draw(seed, stream, number, below) < below


@given(SEEDS)
def test_seeds_for_thinking_differ_from_move_to_move_and_are_seeds(seed: int) -> None:
    thoughts = [dice.thought(seed, number) for number in range(50)]
    assert len(set(thoughts)) == 50
    assert all(0 <= thought < dice.SEEDS for thought in thoughts)


def test_fresh_seeds_are_seeds() -> None:
    assert all(0 <= fresh_seed() < 2**63 for _ in range(100))


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_streams_repeat(seed: int) -> None:
    assert [dice.stream(seed).random() for _ in range(3)] == [dice.stream(seed).random() for _ in range(3)]


def test_a_draw_above_the_largest_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2^32 is 6 x 715,827,882 + 4, so the last four values of 32 bits would favour the first four faces
    high = 6 * 715_827_882
    values = iter([0, 0, 0, (2**32 - 1) << 32, high << 32, (high - 1) << 32])
    monkeypatch.setattr(dice, "_mix", lambda _: next(values))
    assert dice.draw(0, 0, 0, 6) == 5
    assert next(values, None) is None


def test_every_order_comes_of_some_seed() -> None:
    orders = Counter(tuple(dice.shuffled(seed, "abc")) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
