"""What the search counts with: strips, windows, worth, gains, bounds, and the moves it finds."""

import random
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.games.pointtopoint import GAME
from retrogames.games.pointtopoint.endgame import LIVE, Bounds, Endgame, Uses
from retrogames.games.pointtopoint.field import Field
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.rules import Position
from retrogames.games.pointtopoint.search import Search
from retrogames.games.pointtopoint.strips import layout, pack, step, unpack
from retrogames.games.pointtopoint.windows import Window, pieces, windows
from retrogames.games.pointtopoint.worth import BIAS, FIELD, FIELD_MASK, Gains, Worth, value
from tests.games.pointtopoint.boards import at_random, played, positions

Result = TypeVar("Result")


def run(thinking: Generator[object, None, Result]) -> Result:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            result: Result = end.value
            return result


def perfect(position: Position) -> int:
    """Give the final difference, White's view, if both play perfectly: every move is tried."""
    moves = position.moves()
    if not moves:
        return position.points[0] - position.points[1]
    choose = max if position.turn == WHITE else min
    return choose(perfect(position.play(move)) for move in moves)


def found(position: Position, depth: int, sight: int = 5) -> str:
    search = Search(position, 10**6, sight)
    run(search.deepen(depth, [0] * 256))
    return str(search.field.move(*search.best))


def test_a_board_of_six_has_26_strips() -> None:
    seen = layout(6)
    assert len(seen.squares) == 6 + 6 + 7 + 7
    assert sorted(len(places) for places in seen.places) == [3] * 4 + [3] * 8 + [4] * 24
    for square, places in enumerate(seen.places):
        assert all(seen.squares[strip][index] == square for strip, index in places)


@given(st.lists(st.sampled_from([0, 1, 2, 3, 5, 6, 7]), min_size=3, max_size=8), st.data())
def test_contents_of_strips(codes: list[int], data: st.DataObject) -> None:
    content = pack(codes)
    assert unpack(content) == codes
    index = data.draw(st.integers(0, len(codes) - 1))
    if codes[index] == 0:
        assert unpack(content + step(6, index)) == [*codes[:index], 6, *codes[index + 1 :]]
    cut = [(first, unpack(piece)) for first, piece in pieces(content)]
    assert cut == [
        (first, codes[first : first + span]) for span in (3, 4, 5) for first in range(len(codes) - span + 1)
    ]


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ([1, 5, 1], [Window(False, 1, 0, 0, 2)]),
        ([2, 5, 3], []),  # no end counts
        ([2, 5, 0], [Window(False, 1, 0, 1, 0)]),
        ([5, 1, 5], [Window(True, 1, 0, 0, 2)]),
        ([0, 0, 0], [Window(False, 1, 1, 2, 0), Window(True, 1, 1, 2, 0)]),
        ([2, 5, 0, 2], [Window(False, 2, 1, 0, 2)]),
        ([2, 5, 1, 2], []),  # two colours inside
        ([3, 6, 6, 6, 5], []),  # the run is not enclosed
        ([0, 6, 0, 6, 3], [Window(False, 3, 1, 1, 1)]),
    ],
)
def test_windows(codes: list[int], expected: list[Window]) -> None:
    assert list(windows(pack(codes))) == expected


def test_a_window_made_is_worth_its_points() -> None:
    assert value(Window(False, 3, 0, 0, 2)) == 600
    assert value(Window(True, 2, 0, 0, 1)) == 200


def test_promises_grow_with_what_is_there() -> None:
    for run_length in (1, 2, 3):
        one_short = value(Window(False, run_length, 0, 1, 1))
        assert 0 < value(Window(False, run_length, 0, 1, 0)) < one_short
        assert value(Window(False, run_length, 1, 1, 1)) < one_short
        assert value(Window(False, run_length, 1, 0, 1)) < value(Window(False, run_length, 1, 0, 2))


@given(positions())
def test_a_full_board_is_worth_its_points(position: Position) -> None:
    worth, field = Worth(), Field(position)
    if not position.moves():
        white, black = position.points
        assert sum(worth[content] for content in field.strips) == 100 * (white - black)
    made = Worth(sight=0)
    assert sum(made[content] for content in field.strips) == 100 * (position.points[0] - position.points[1])


@given(positions(), st.integers(0, 10**6))
def test_gains_are_what_worth_grows_by(position: Position, number: int) -> None:
    moves = position.moves()
    if not moves:
        return
    move = moves[number % len(moves)]
    worth = Worth()
    black = position.turn == BLACK
    field, after = Field(position), Field(position.play(move))
    (spot,) = [spot for spot in field.free if spot.square == move.row * position.size + move.column]
    gains = Gains(worth, black)
    packed = sum(
        gains[field.strips[strip] + index] for strip, index in zip(spot[1::2], spot[2::2], strict=True)
    )
    gain = (packed >> FIELD * (move.points - 1) & FIELD_MASK) - 4 * BIAS
    grown = sum(worth[content] for content in after.strips) - sum(worth[content] for content in field.strips)
    assert gain == (-grown if black else grown)


@given(positions(max_size=5), st.integers(0, 10**6))
def test_bounds_hold_for_every_filling(position: Position, seed: int) -> None:
    bounds = Bounds()
    most = sum(bounds[content][0] for content in Field(position).strips)
    least = sum(bounds[content][1] for content in Field(position).strips)
    full = played(position, random.Random(seed).randrange, 25)
    assert least <= full.points[0] - full.points[1] <= most
    if position == full:
        assert least == most


def test_uses_of_values() -> None:
    white = Uses(False)
    row = pack([0, 5, 1, 0, 5, 0])
    # On the first square: a run of one up to the stone on the third. On the fourth: past the black stone.
    assert white[row + 0] == LIVE | 0b001
    assert white[row + 3] == LIVE | 0b001
    assert white[pack([1, 0, 2]) + 1] & 0b111 == 0


@pytest.mark.parametrize("supply", ["unlimited", "equal", "963"])
@pytest.mark.parametrize(("size", "empty"), [("4", 4), ("5", 3), ("6", 3), ("8", 3)])
def test_the_endgame_is_solved_exactly(supply: str, size: str, empty: int) -> None:
    for seed in range(4):
        position = at_random(seed, empty, Size=size, Supply=supply)
        endgame = Endgame(position, 10**6)
        run(endgame.solve())
        assert endgame.solved
        sign = 1 if position.turn == WHITE else -1
        assert endgame.score == sign * perfect(position)
        after = position.play(endgame.field.move(*endgame.best))
        assert perfect(after) == perfect(position)


def test_an_endgame_that_is_too_long_says_so() -> None:
    position = at_random(1, 14)
    before = Field(position)
    endgame = Endgame(position, 2000)
    run(endgame.solve())
    assert not endgame.solved
    assert endgame.positions < 2100
    assert Field(position).strips == before.strips


def test_eight_squares_take_a_small_part_of_the_budget() -> None:
    for seed in range(3):
        endgame = Endgame(at_random(seed, 8), 100_000)
        run(endgame.solve())
        assert endgame.solved


def test_a_mind_without_foresight_takes_the_points_that_are_there() -> None:
    # Three black stones behind a white three: a three on their other side makes six points.
    position = GAME.read("5C/6/Caaa2/6/6/5C w")
    assert found(position, 1, sight=0) == "3e4"


def test_the_search_prevents_points() -> None:
    # Black to move next would enclose three white stones for six points; White has nothing as good.
    position = GAME.read("6/6/1cAAA1/6/6/5b b")
    assert found(position, 1) == "3f4"
    position = GAME.read("6/6/1cAAA1/6/5b/4b1 w")
    assert found(position, 2)[1:] == "f4"
