"""The solitaire search: what it claims is on the board, and the figures that can be reached."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.position import Seat
from retrogames.games.pointtopoint import GAME
from retrogames.games.pointtopoint.filling import Filling
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.rules import Position
from retrogames.games.pointtopoint.solitaire import (
    AUTHORS_RECORD,
    Found,
    best_possible,
    complete,
    moves_to,
    search,
)
from tests.games.pointtopoint.boards import at_random, positions
from tests.games.pointtopoint.obvious import score


def after(reports: Iterator[Found], steps: int) -> Found:
    """Give the last report within so many steps."""
    for report in reports:
        if report.steps >= steps:
            break
    return report


@pytest.mark.parametrize(
    ("size", "supply", "colour", "most"),
    [
        (4, "unlimited", WHITE, 24),
        (5, "unlimited", WHITE, 46),
        (5, "unlimited", BLACK, 48),
        (6, "unlimited", WHITE, 74),
        (6, "unlimited", BLACK, 74),
        (6, "963", WHITE, 65),
    ],
)
def test_the_proved_maximum_is_reached_and_ends_the_search(
    size: int, supply: str, colour: Seat, most: int
) -> None:
    assert best_possible(size, supply, colour) == most
    *_, last = search(size, supply, colour, 0)
    assert last.score == most
    assert last.steps <= 40_000
    assert score(last.board)[colour] == most


def test_the_authors_record_falls_soon() -> None:
    assert after(search(6, "unlimited", WHITE, 1), 20_000).score > AUTHORS_RECORD


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("supply", ["unlimited", "equal", "963"])
def test_boards_are_what_they_are_said_to_be(size: int, supply: str) -> None:
    for colour in (WHITE, BLACK):
        found = after(search(size, supply, colour, 3), 500)
        board = GAME.read(found.board).under({"Supply": supply, "Solitaire": "off"})
        assert board.outcome() is not None
        assert score(found.board)[colour] == found.score


@given(positions(), st.sampled_from([WHITE, BLACK]), st.integers(0, 2**63 - 1))
def test_a_completion_keeps_the_stones_that_lie(position: Position, colour: Seat, seed: int) -> None:
    found = after(complete(position, colour, seed), 250)
    target = GAME.read(found.board).under({"Supply": position.supply, "Solitaire": "off"})
    assert score(found.board)[colour] == found.score
    for move in moves_to(position, target):
        position = position.play(move)
    assert position.board == target.board
    assert position.points[colour] == found.score


@given(positions(), st.sampled_from([WHITE, BLACK]), st.integers(0, 2**32), st.integers(0, 20))
def test_swaps_are_counted_right(position: Position, colour: Seat, seed: int, swaps: int) -> None:
    numbers = iter(range(seed, seed + 10**9, 7919))
    filling = Filling(position, colour, lambda: next(numbers) * 0.6180339887 % 1)
    if filling.choices:
        filling.throw()
        for _ in range(swaps):
            filling.swap_any()
    assert score(filling.text())[colour] == filling.score


def test_reports_depend_on_the_seed_alone() -> None:
    one, same, other = (list(islice(search(6, "equal", WHITE, seed), 20)) for seed in (4, 4, 5))
    assert one == same
    assert one != other
    assert [report.score for report in one] == sorted(report.score for report in one)


@given(st.permutations(range(18)), st.permutations(range(18)))
def test_the_order_of_moves_does_not_matter(whites: list[int], blacks: list[int]) -> None:
    start, full = GAME.start(GAME.settings(), 0), at_random(3, 0)
    moves = moves_to(start, full)
    position = start
    for white, black in zip(whites, blacks, strict=True):
        position = position.play(moves[2 * white]).play(moves[2 * black + 1])
    assert position == full


def test_moves_lead_outwards_from_the_middle() -> None:
    full = at_random(1, 0)
    first = moves_to(GAME.start(GAME.settings(), 0), full)
    distances = [abs(move.column - 2.5) ** 2 + abs(move.row - 2.5) ** 2 for move in first]
    assert distances[::2] == sorted(distances[::2])
    assert distances[1::2] == sorted(distances[1::2])


def test_boards_that_cannot_be_reached_are_refused() -> None:
    full, other = at_random(1, 0), at_random(2, 30)
    with pytest.raises(ValueError, match="not those"):
        moves_to(other, full)


@pytest.mark.parametrize(
    ("size", "supply", "named"), [(3, "unlimited", "Size"), (9, "unlimited", "Size"), (6, "lots", "Supply")]
)
def test_sizes_and_supplies_there_are_not(size: int, supply: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        next(search(size, supply, WHITE, 0))


def test_nothing_is_claimed_where_nothing_is_proved() -> None:
    assert best_possible(8, "unlimited", WHITE) is None
