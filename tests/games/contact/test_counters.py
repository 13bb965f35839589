"""What a roll of Contact is worth: the vectors, the settled figures by full enumeration, the refusals."""

import json
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from retrogames.games.contact.counters import (
    counters,
    is_contact,
    is_straight,
    is_three_twos,
    keeps,
    refusal,
    score,
)
from retrogames.games.contact.rules import Phase, Position

ROLLS = [
    json.loads(line)
    for line in (Path(__file__).parent / "contact_rolls.jsonl").read_text("utf-8").splitlines()
]


def dice_of(text: str) -> tuple[int, ...]:
    return tuple(map(int, text))


def all_rolls(number: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=number)


@pytest.mark.parametrize("case", ROLLS, ids=lambda case: case["roll"])
def test_vectors(case: dict[str, Any]) -> None:
    dice = dice_of(case["roll"])
    assert score(dice) == case["score"]
    assert sum(len(counter.places) for counter in counters(dice)) == case["counter_dice"]
    assert is_straight(dice) == case["straight"]
    assert is_contact(dice) == case["contact"]
    assert is_three_twos(dice) == case["three_twos"]
    if not case["straight"]:
        assert {"".join(map(str, kept)): points for kept, points in keeps(dice).items()} == case["keeps"]


@pytest.mark.parametrize("case", ROLLS, ids=lambda case: case["roll"])
def test_vectors_in_a_turn(case: dict[str, Any]) -> None:
    dice = dice_of(case["roll"])
    kept = (1, 1, 1, 1, 1)[: 6 - len(dice)]
    start = Position((0, 0), risk=100 * len(kept), kept=kept)
    after = start.play(start.chance(dice))
    if case["phase"] == "next":
        assert str(after) == "0,0 2 0 - - roll"
        return
    assert after.phase == case["phase"]
    moves = {str(move) for move in after.moves()}
    if after.phase is Phase.TWOS:
        assert moves == {"reroll", "play"}
        after = after.play(next(move for move in after.moves() if str(move) == "play"))
        moves = {str(move) for move in after.moves()}
    if case["phase"] in ("choose", "twos"):
        assert moves == {"bank"} | {f"keep:{kept}" for kept in case["keeps"]}
    elif case["phase"] == "contact":
        assert moves == {"again", "stop"}
    else:
        assert moves == set()
        assert str(after.outcome()) == "win 1"


@pytest.mark.parametrize(("number", "without"), [(1, 4), (2, 16), (3, 60), (4, 204), (5, 600), (6, 1440)])
def test_rolls_without_a_counter(number: int, without: int) -> None:
    assert sum(score(dice) == 0 for dice in all_rolls(number)) == without


def test_figures_of_a_first_roll() -> None:
    rolls = list(all_rolls(6))
    assert sum(map(is_contact, rolls)) == 828
    assert sum(map(is_straight, rolls)) == 720
    assert sum(dice.count(2) >= 3 for dice in rolls) == 2906
    # Three or more twos are a Contact when the rest are ones and fives or a triple, or six twos.
    assert sum(map(is_three_twos, rolls)) == sum(
        dice.count(2) >= 3 and not is_contact(dice) for dice in rolls
    )


@pytest.mark.parametrize("number", range(1, 7))
def test_keeps_are_what_the_manual_allows(number: int) -> None:
    """Try every choice of dice by the manual's words, die by die."""
    for dice in {tuple(sorted(dice)) for dice in all_rolls(number)}:
        allowed = set()
        for size in range(1, number):
            for places in combinations(range(number), size):
                chosen = [dice[place] for place in places]
                fives = chosen.count(5)
                whole = all(chosen.count(face) % 3 == 0 for face in (2, 3, 4, 6))
                if whole and fives in (0, 1, 3, 4, 6):
                    allowed.add(tuple(chosen))
        assert set(keeps(dice)) == (set() if is_contact(dice) else allowed)


def test_counters_name_their_dice() -> None:
    for dice in ((1, 5, 2, 2, 5, 2), (4, 4, 1, 4, 4, 1), (2, 3, 4, 6), (5, 5, 5, 5, 5, 5)):
        found = counters(dice)
        places = [place for counter in found for place in counter.places]
        assert len(places) == len(set(places))
        assert sum(counter.points for counter in found) == score(dice)
    assert [counter.places for counter in counters((2, 1, 2, 5, 2, 2))] == [(1,), (0, 2, 4), (3,)]


@pytest.mark.parametrize(
    ("dice", "places", "words"),
    [
        ("115234", (), "Choose a counter to set aside, or Keep."),
        ("115234", (0, 1, 2, 3, 4, 5), "Leave at least one die to roll, or Keep."),
        ("115234", (3,), "A 2 alone is no counter."),
        ("552346", (0, 1), "One 5 or three 5s may be set aside, not two."),
        ("555234", (0, 2), "One 5 or three 5s may be set aside, not two."),
        ("555553", (0, 1, 2, 3, 4), "One, three or four 5s may be set aside, not five."),
        ("444123", (0, 1), "Set all three 4s aside together."),
        ("444423", (0, 1), "Set three 4s aside together."),
        ("444423", (0, 1, 2, 3), "Three 4s are a counter, not four."),
        ("144623", (1, 2), "Two 4s are no counter."),
        ("144623", (0, 1), "A 4 alone is no counter."),
    ],
)
def test_refusals_say_what_is_wrong(dice: str, places: tuple[int, ...], words: str) -> None:
    assert refusal(dice_of(dice), places) == words


@pytest.mark.parametrize("number", range(2, 7))
def test_refused_is_just_what_may_not_be_kept(number: int) -> None:
    for dice in {tuple(sorted(dice)) for dice in all_rolls(number) if score(dice) and not is_contact(dice)}:
        for size in range(number + 1):
            for places in combinations(range(number), size):
                legal = tuple(dice[place] for place in places) in keeps(dice)
                words = refusal(dice, places)
                assert (words is None) == legal
                assert words is None or len(words) <= 60
