"""Rules of Point to Point by hand and by law."""

import dataclasses
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.position import CHANCE, IllegalMove, Outcome, PositionError, Seat, read_move
from retrogames.games.pointtopoint import GAME
from retrogames.games.pointtopoint.lines import BLACK, WHITE, Line
from retrogames.games.pointtopoint.rules import Move, Position, name_of, perft
from retrogames.games.pointtopoint.supply import Supply, stock
from tests.games.pointtopoint.boards import at_random, played, positions
from tests.games.pointtopoint.obvious import score, scored


def start(**options: str) -> Position:
    position: Position = GAME.start(GAME.settings(options), 0)
    return position


def line(*moves: str, **options: str) -> Position:
    position = start(**options)
    for move in moves:
        position = position.play(read_move(position, move))
    return position


def test_the_card() -> None:
    assert (GAME.title, GAME.machine, GAME.year, GAME.author) == (
        "Point to Point",
        "Amiga",
        "1992",
        "Manfred Kopp",
    )
    assert GAME.seat_names == ("White", "Black")


def test_start_is_an_empty_board_with_white_to_move() -> None:
    position = start()
    assert str(position) == "6/6/6/6/6/6 w"
    assert position.turn == WHITE
    assert position.scores() == (0, 0)
    assert position.outcome() is None
    assert len(position.moves()) == 6 * 6 * 3


def test_the_manuals_example() -> None:
    # W3 B2 B1 W2 B1 W3: two points each, White's for B2-B1 (only W2 counts), Black's for W2.
    position = line("3a1", "2b1", "2d1", "1c1", "3f1", "1e1")
    assert position.scores() == (2, 2)
    assert position.lines() == (
        Line(WHITE, (0, 0), (3, 0), 2, False, True),
        Line(BLACK, (2, 0), (4, 0), 1, True, True),
    )


def test_a_stone_in_the_gap_earns_points_for_the_other_colour() -> None:
    before = line("3f6", "1a1", "3e6", "1c1")
    move = read_move(before, "3b1")
    (closed,) = before.closed_by(move)
    assert (closed.colour, closed.points, closed.double, closed.inside) == (BLACK, 2, True, ((1, 0),))
    assert before.play(move).scores() == (0, 2)


def test_one_stone_closes_several_lines() -> None:
    before = GAME.read("6/A1A1A1/1aaa2/3aA1/6/6 w")
    closed = before.closed_by(read_move(before, "1c3"))
    assert {(str(found), found.double) for found in closed} == {
        ("a5-c3 2", True),
        ("c3-c5 2", True),
        ("c3-e3 2", True),
        ("c3-e5 2", True),
    }


@pytest.mark.parametrize(
    ("text", "white"),
    [
        ("AaA3/6/6/6/6/5a w", 2),
        ("BaaB2/6/6/6/6/6 w", 4),
        ("CaaaC1/6/6/6/6/5A w", 6),
        ("CaaaA1/6/6/6/6/5A w", 3),
        ("BaC3/6/6/6/6/5a w", 0),
    ],
)
def test_values_of_both_ends(text: str, white: int) -> None:
    assert GAME.read(text).scores() == (white, 0)


def test_moves_refused_in_words() -> None:
    position = line("1a1")
    for move, reason in [
        (Move(1, 0, 0), "a1 is taken"),
        (Move(4, 1, 0), "not 4"),
        (Move(1, 6, 0), "no column 6"),
        (Move(1, 0, -1), "row -1"),
    ]:
        with pytest.raises(IllegalMove, match=reason):
            position.play(move)
    with pytest.raises(IllegalMove, match="no dice"):
        position.chance((1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize(
    ("supply", "size", "seat", "stones"),
    [
        ("equal", 6, 0, (6, 6, 6)),
        ("963", 6, 0, (9, 6, 3)),
        ("equal", 5, 0, (5, 4, 4)),  # 13 stones: one left over, a one
        ("equal", 5, 1, (4, 4, 4)),
        ("equal", 8, 1, (11, 11, 10)),  # 32 stones: two left over, a one and a two
        ("963", 4, 0, (5, 2, 1)),  # 8 stones: 8//6 threes, 8//3 twos
        ("963", 7, 0, (13, 8, 4)),
        ("963", 7, 1, (12, 8, 4)),
    ],
)
def test_supplies(supply: str, size: int, seat: int, stones: tuple[int, int, int]) -> None:
    assert stock(Supply(supply), size, Seat(seat)) == stones
    assert start(Size=str(size), Supply=supply).left(Seat(seat)) == stones
    with pytest.raises(ValueError, match="unlimited"):
        stock(Supply.UNLIMITED, size, Seat(seat))


def test_used_up_values_are_no_moves() -> None:
    position = line("3a1", "3a2", "2b1", "1b2", Size="4", Supply="963")
    assert position.left(WHITE) == (5, 1, 0)
    assert {move.points for move in position.moves()} == {1, 2}
    with pytest.raises(IllegalMove, match="White has no stone of three left"):
        position.play(Move(3, 3, 3))


def test_options_change_a_read_board() -> None:
    position = GAME.read("Cc2/4/4/4 w")
    limited = position.under(GAME.settings({"Supply": "963", "Solitaire": "black"}))
    assert limited.left(BLACK) == (5, 2, 0)
    assert limited.goal == BLACK
    assert limited.goal_score == 0
    with pytest.raises(PositionError, match="White has more stones of three than supply 963 holds"):
        GAME.read("CcC1/c3/4/4 w").under(GAME.settings({"Supply": "963"}))
    with pytest.raises(PositionError, match="Black has more stones of two than supply 963 holds"):
        GAME.read("BbAb/bAbA/4/4 w").under(GAME.settings({"Supply": "963"}))
    with pytest.raises(PositionError, match="White has more stones of three"):  # Black has not
        GAME.read("CcCb/4/4/4 w").under(GAME.settings({"Supply": "963"}))


@pytest.mark.parametrize(("column", "row"), [(6, 0), (0, 6), (-1, 0), (0, -1)])
def test_squares_beside_the_board_are_refused(column: int, row: int) -> None:
    with pytest.raises(IllegalMove, match="a board of 6x6 has no column"):
        GAME.read("6/6/6/6/6/6 w").play(Move(1, column, row))


def test_solitaire_judges_the_board_and_counts_the_named_colour() -> None:
    full = GAME.read("bCaA/ACab/ABbc/BCba w")
    assert full.goal_score is None
    for solitaire, goal_score in [("white", 2), ("black", 1)]:
        alone = full.under(GAME.settings({"Solitaire": solitaire}))
        assert alone.goal_score == goal_score
        assert alone.outcome() == Outcome((WHITE,))
        assert alone.scores() == (2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6/6/6/6/6/6",
        "6/6/6/6/6/6 w w",
        "6/6/6/6/6/6  w",
        "6/6/6/6/6/6 x",
        "6/6/6/6/6/6 W",
        "6/6/6/6/6/6 b",
        "A5/6/6/6/6/6 w",
        "3/3/3 w",
        "9/9/9/9/9/9/9/9/9 w",
        "6/6/6/6/6/7 w",
        "6/6/6/6/6/ w",
        "33/6/6/6/6/6 w",
        "06/6/6/6/6/6 w",
        "5D/6/6/6/6/6 w",
        "٦/6/6/6/6/6 w",
        "6/6/6/6/6/6\nw",
        "6/6/6/6/6/6 w\n",
        "AAAA/aaaa/AAAA/AAAA w",
        "6" * 1_000_000,
        "4/4/4/99999999999999999999999999999999999999999999999999 w",
    ],
)
def test_texts_that_are_no_position(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read(text)
    assert len(str(caught.value)) < 150
    assert "\n" not in str(caught.value)


@given(st.text(alphabet="ABCabc123456789/ wb٣\n", max_size=60) | st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        position = GAME.read(text)
    except PositionError:
        return
    assert GAME.read(str(position)) == position


@given(positions())
def test_position_is_read_back(position: Position) -> None:
    again = GAME.read(str(position))
    assert (again.board, again.turn, again.points) == (position.board, position.turn, position.points)
    assert again.under({"Supply": position.supply, "Solitaire": "off"}) == position


@given(positions())
def test_the_obvious_scorer_agrees(position: Position) -> None:
    assert position.scores() == score(str(position))
    found = {(found.colour, found.points, found.stones) for found in position.lines()}
    assert found == {("wb".index(one.colour), one.points, one.stones) for one in scored(str(position))}


@given(positions(), st.integers(0, 10**6))
def test_a_move_reports_just_the_lines_it_closes(position: Position, number: int) -> None:
    moves = position.moves()
    if not moves:
        return
    move = moves[number % len(moves)]
    after = position.play(move)
    assert set(after.lines()) == set(position.lines()) | set(position.closed_by(move))
    assert not set(position.lines()) & set(position.closed_by(move))
    assert len(set(after.lines())) == len(after.lines())
    earned = [
        sum(found.points for found in position.closed_by(move) if found.colour == seat) for seat in (0, 1)
    ]
    assert after.scores() == (position.points[0] + earned[0], position.points[1] + earned[1])


@given(positions())
def test_laws_of_every_position(position: Position) -> None:
    moves = position.moves()
    assert (position.outcome() is None) == bool(moves)
    assert position.turn != CHANCE
    assert position.seen_by(BLACK) is position
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert all(read_move(position, text) == move for text, move in zip(texts, moves, strict=True))
    before = dataclasses.astuple(position)
    for move in moves[:3]:
        after = position.play(move)
        assert after.turn != position.turn
        assert after.at(move.column, move.row) == (move.points if position.turn == WHITE else -move.points)
    assert dataclasses.astuple(position) == before


@given(positions(), st.integers(0, 2**32))
def test_every_game_fills_the_board(position: Position, seed: int) -> None:
    end = played(position, lambda count: seed % count, 64)
    assert 0 not in end.board
    white, black = score(str(end))
    winner = Outcome() if white == black else Outcome((WHITE if white > black else BLACK,))
    assert end.outcome() == winner
    for seat in end.seats:
        assert set(end.left(seat) or (0, 0, 0)) == {0}


def test_perft_from_the_start() -> None:
    # Any of 36 squares and three values, then of 35, 34 …
    assert [perft(start(), depth) for depth in range(4)] == [1, 108, 108 * 105, 108 * 105 * 102]
    assert perft(start(Size="4"), 16) == math.factorial(16) * 3**16
    assert perft(start(Size="4"), 17) == 0
    assert perft(start(), 10**9) == 0


@pytest.mark.parametrize("supply", ["unlimited", "equal", "963"])
def test_perft_counts_what_walking_counts(supply: str) -> None:
    def walk(position: Position, depth: int) -> int:
        return 1 if depth == 0 else sum(walk(position.play(move), depth - 1) for move in position.moves())

    for seed, empty in [(1, 4), (2, 5), (3, 3)]:
        position = at_random(seed, empty, Size="4", Supply=supply)
        for depth in range(5):
            assert perft(position, depth) == walk(position, depth)


def test_the_colours_have_names() -> None:
    assert (name_of(WHITE), name_of(BLACK)) == ("White", "Black")
