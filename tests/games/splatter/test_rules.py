"""Splatter's rules, against the manual, settled cases and published counts."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.position import IllegalMove, PositionError, read_move, result_text
from retrogames.games.splatter import GAME
from retrogames.games.splatter.grid import SQUARES, read_square
from retrogames.games.splatter.rules import PASS, QUIT, Act, Move, Position
from retrogames.games.splatter.setup import read

START = "r21g/23/23/23/23/23/23/23/23/23/23/23/23/y21b r rgby"


def lines(name: str) -> list[dict[str, Any]]:
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(read_move(position, move))
    return position


def texts(position: Position) -> set[str]:
    return {str(move) for move in position.moves()}


@pytest.mark.parametrize("case", lines("perft.jsonl"), ids=lambda case: case["about"])
def test_moves_are_counted_as_settled(case: dict[str, Any]) -> None:
    position = read(case["position"])
    assert str(position) == case["position"]
    assert position.scores() == tuple(case["score"][letter] for letter in "rgby")
    assert len(position.moves()) == case["moves_count"]
    assert GAME.perft is not None
    assert [GAME.perft(position, depth) for depth in range(1, len(case["perft"]) + 1)] == case["perft"]


@pytest.mark.parametrize("case", lines("play.jsonl"), ids=lambda case: case["about"])
def test_games_go_as_settled(case: dict[str, Any]) -> None:
    position = played(read(case["start"]), *case["moves"])
    assert str(position) == case["position"]
    assert position.scores() == tuple(case["score"][letter] for letter in "rgby")
    assert result_text(position.outcome()) == case["result"]
    assert bool(position.moves()) == (case["result"] == "none")


def test_ataxx_counts_are_the_published_ones() -> None:
    """libataxx publishes 16, 256, 6460, 155888, 4752668; the fifth takes seconds and was checked by hand."""
    start = GAME.start(GAME.settings({"Size": "7x7", "Players": "2"}), 0)
    assert GAME.perft is not None
    assert [GAME.perft(start, depth) for depth in range(5)] == [1, 16, 256, 6460, 155888]


def test_starts_of_four_three_and_two_seats() -> None:
    assert str(GAME.start(GAME.settings(), 5)) == START
    three = GAME.start(GAME.settings({"Size": "5x4", "players": "3"}), 0)
    assert str(three) == "r3g/5/5/4b r rgb"
    two = GAME.start(GAME.settings({"Size": "4X5", "Players": "2"}), 0)
    assert str(two) == "r2g/4/4/4/g2r r rg"


@pytest.mark.parametrize("size", ["3x4", "24x14", "4x15", "4x3", "x", "4x", "23", "", "4x4x4", "-4x4", "٤x4"])
def test_sizes_that_no_board_has_are_refused(size: str) -> None:
    with pytest.raises(ValueError, match=r"board|Size"):
        GAME.settings({"Size": size})


def test_levels_are_those_of_the_manual() -> None:
    """The manual's drawing: 8 squares of level 1, 16 of level 2 about a tile."""
    position = read("7/7/7/3r3/7/7/6g r rg")
    d4 = read_square("d4")
    assert len(position.level1(d4)) == 8
    assert len(position.level2(d4)) == 16
    assert not set(position.level1(d4)) & set(position.level2(d4))
    assert sorted(position.targets()) == sorted(position.level1(d4) + position.level2(d4))


def test_splats_are_told_beforehand() -> None:
    position = read("4y/1gby1/5/1r3/4g r rgby")
    move = read_move(position, "c3")
    assert sorted(position.splats(move)) == sorted(map(read_square, ("b4", "c4", "d4")))
    assert position.splats(PASS) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [("a4", "not empty"), ("b3", "not empty"), ("d2", "level 1"), ("c1", "level 1")],
)
def test_refusals_of_adds_say_why(text: str, reason: str) -> None:
    position = read("r3/1r2/4/3g r rg")
    with pytest.raises(IllegalMove, match=reason):
        position.play(Move(Act.ADD, read_square(text)))


@pytest.mark.parametrize(
    "move",
    [
        Move(Act.MOVE, read_square("b1"), read_square("d1")),
        Move(Act.MOVE, read_square("d2"), read_square("a4")),
        Move(Act.MOVE, read_square("c4"), -1),
        Move(Act.MOVE, 10**9, 0),
        Move(Act.MOVE, 0, 10**9),
        Move(Act.ADD),
        Move(Act.ADD, 24),
        Move(Act.ENTER, read_square("a1")),
    ],
    ids=repr,
)
def test_other_refusals(move: Move) -> None:
    with pytest.raises(IllegalMove):
        read("r3/4/4/3g r rg").play(move)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (
            Move(Act.MOVE, read_square("b1"), read_square("a4")),
            "a4b1: no tile of yours has that square in level 2",
        ),
        (Move(Act.ADD, SQUARES), "no such square"),
        (Move(Act.MOVE, read_square("c4"), SQUARES), "no such square"),
        (Move(Act.ENTER, read_square("a1")), "a seat that has tiles cannot enter"),
    ],
)
def test_refusals_of_what_no_list_of_moves_holds_say_why(move: Move, reason: str) -> None:
    with pytest.raises(IllegalMove, match=f"^{reason}$"):
        read("r3/4/4/3g r rg").play(move)


def test_no_dice() -> None:
    with pytest.raises(IllegalMove, match=r"^no dice are rolled in Splatter$"):
        read(START).chance((1, 2, 3, 4, 5, 6))


def test_nothing_is_played_after_the_end() -> None:
    over = played(read("r3/4/3g/ggg1 g rg"), "quit")
    assert over.moves() == []
    with pytest.raises(IllegalMove, match=r"^the game is over$"):
        over.play(PASS)


def test_every_turn_is_counted_and_quiet_ones_in_a_row() -> None:
    """Neither adds nor splats: only they, entries and quits begin the count anew."""
    position = read("r4/5/5/5/y3b r rby", enter=True)
    counts = []
    for move in (
        *("a5c5", "pass", "pass", "c5c3", "e1e3", "pass"),
        *("b4", "e3c4", "pass", "pass", "quit", "pass"),  # an add; a splat; red, without tiles, passes
    ):
        position = played(position, move)
        counts.append(position.quiet)
    assert counts == [1, 2, 3, 4, 5, 6, 0, 0, 1, 2, 0, 1]
    assert position.played == 12
    position = read("r3/4/4/4 g rg", enter=True).counted(7, 20)
    entered = played(position, "enter:d1")
    assert (entered.quiet, entered.passes, entered.played) == (0, 0, 21)


def test_a_position_may_be_given_its_counts() -> None:
    position = played(read("r3/4/4/3g r rg"), "pass").counted(99, 200)
    assert (position.quiet, position.played, position.passes) == (99, 200, 0)
    assert position.outcome() is None
    assert str(position.counted(100, 200).outcome()) == "win 1,2"
    blocked = read("rg--/----/----/---- r rg")
    assert blocked.ended, "nobody can add or move"


def test_a_seat_alone_has_won_unless_another_may_enter() -> None:
    assert read("r3/4/4/4 r rg").counted(0, 9).ended
    entering = read("r3/4/4/4 g rg", enter=True)
    assert not entering.counted(99, 200).ended
    assert entering.counted(100, 200).ended


def test_the_last_seat_with_tiles_may_quit_and_that_is_the_end() -> None:
    position = played(read("r3/4/4/4 g rg", enter=True).counted(7, 20), "pass", "quit")
    assert position.outcome() is not None
    assert (position.quiet, position.passes, position.played) == (0, 0, 22)
    assert position.scores() == (1, 0, 0, 0), "its tiles stay"


def test_a_quit_after_which_nobody_can_add_or_move_is_the_end() -> None:
    position = played(read("rg--/----/----/--1b b rgb"), "quit")
    assert str(position.outcome()) == "win 1,2"
    assert position.scores() == (1, 1, 0, 0)


def test_only_the_house_rule_lets_seats_enter() -> None:
    for enter in (False, True):
        position = played(read("rg3/5/5/5/4b r rgb", enter=enter), "b4")
        assert position.may_enter() == ((1,) if enter else ())


def test_a_quit_restarts_the_count_of_quiet_turns() -> None:
    position = played(read("r3/4/4/y2b r rby"), *["a4c4", "pass", "pass", "c4a4", "pass", "pass"] * 16)
    assert position.quiet == 96
    position = played(position, "a4c4", "pass", "quit", "c4a4")
    assert position.outcome() is None
    assert position.quiet == 1


def test_a_stuck_seat_has_pass_and_quit() -> None:
    position = read("7/7/7/7/bbbbbbb/bbbbbbb/rrrrrrr r rb")
    assert position.stuck()
    assert texts(position) == {"pass", "quit"}
    assert not read(START).stuck()


class TestEnter:
    """The house rule, enter at any time."""

    def test_a_seat_knocked_out_may_enter_at_its_place_in_the_order(self) -> None:
        position = played(read("rg3/5/5/5/4b r rgb", enter=True), "b4")
        assert str(position) == "rr3/1r3/5/5/4b g rgb"
        assert texts(position) == {
            "pass",
            *(
                f"enter:{square}"
                for square in ("d5", "e5", "d4", "e4", "d3", "e3", "a2", "b2", "c2", "a1", "b1", "c1")
            ),
        }
        position = played(position, "enter:e4")
        assert str(position) == "rr3/1r2g/5/5/4b b rgb"

    def test_entering_splats_nobody(self) -> None:
        position = read("r3/4/4/4 g rg", enter=True)
        assert str(played(position, "enter:d1")) == "r3/4/4/3g r rg"
        with pytest.raises(IllegalMove, match="touches"):
            position.play(Move(Act.ENTER, read_square("b3")))
        with pytest.raises(IllegalMove, match="enter or pass"):
            position.play(QUIT)

    def test_a_seat_that_quit_may_enter_and_is_in_again(self) -> None:
        position = played(read("r4/5/5/5/y3b r rby", enter=True), "quit")
        assert str(position) == "5/5/5/5/y3b b by"
        position = played(position, "e2", "a2")
        assert str(position).endswith(" r by")
        assert str(read(str(position), enter=True)) == str(position)
        position = played(position, "enter:c5")
        assert str(position) == "2r2/5/5/y3b/y3b b rby"

    def test_without_the_rule_one_left_ends_it_and_with_it_not(self) -> None:
        text = "rg2/4/4/4 r rg"
        assert result_text(played(read(text), "b3").outcome()) == "win 1"
        position = played(read(text, enter=True), "b3")
        assert position.outcome() is None
        assert [str(seat) for seat in position.may_enter()] == ["1"]
        assert result_text(played(position, "pass", "pass").outcome()) == "win 1"

    def test_where_nobody_can_enter_one_left_ends_it(self) -> None:
        assert result_text(played(read("rg--/4/2r1/-3 r rg", enter=True), "b3").outcome()) == "win 1"

    def test_a_seat_left_alone_that_quits_ends_it(self) -> None:
        position = played(read("rg2/4/4/4 r rg", enter=True), "b3", "pass", "quit")
        assert result_text(position.outcome()) == "win 1"
        assert str(position) == "rr2/1r2/4/4 r rg"

    def test_seats_that_never_played_do_not_enter(self) -> None:
        position = GAME.start(GAME.settings({"Size": "5x5", "Players": "2", "Enter": "on"}), 0)
        assert [played(position, "a4").turn, played(position, "a4", "e4").turn] == [1, 0]

    def test_passing_ends_when_those_who_may_enter_pass_too(self) -> None:
        position = played(read("r4/5/5/5/y3b r rby", enter=True), "quit", "pass", "pass")
        assert position.outcome() is None
        assert result_text(played(position, "pass").outcome()) == "win 3,4"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "fields"),
        ("r3/4/4/3g r", "fields"),
        ("r3/4/4/3g r rg extra", "fields"),
        ("r3/4/4/3g  r rg", "fields"),
        ("r3/4/4 r rg", "4x4"),
        ("r2/3/3/2g r rg", "4x4"),
        ("r3/5/4/3g r rg", "row 2"),
        ("r3/4/4/3q r rg", "row 4"),
        ("r3/4/4/3R r rg", "row 4"),
        ("r03/4/4/3g r rg", "row 1"),
        ("r3/0/4/3g r rg", "row 2"),
        ("r3/24/4/3g r rg", "row 2"),
        ("r3/٤/4/3g r rg", "row 2"),
        ("r99999999999999999999/4/4/3g r rg", "row 1"),
        ("r3/4/4/3g/ r rg", "row 5"),
        ("/".join(["r3"] + ["4"] * 14) + " r rg", "rows"),
        ("rrrrrrrrrrrrrrrrrrrrrrrr/4/4/4 r rg", "row 1"),
        ("r3/4/4/3g r gr", "seats"),
        ("r3/4/4/3g r rgg", "seats"),
        ("r3/4/4/3g r rgx", "seats"),
        ("r3/4/4/3g rg rg", "seat"),
        ("r3/4/4/3g x rg", "seat"),
        ("r3/4/4/3g r r", "seat g has tiles"),
        ("r3/4/4/3g b rgb", "seat b is to move"),
        ("r3/4/4/3g y rg", "seat y is to move"),
        ("4/4/4/4 r rg", "no tile"),
        ("r" * 1_000_000, "too long"),
    ],
)
def test_texts_that_are_no_position(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 120


@given(st.text(alphabet="rgby-/ 0123456789x", max_size=60) | st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        position = read(text)
    except PositionError:
        return
    assert str(position) == text


@settings(max_examples=40, deadline=None)
@given(
    st.integers(4, 9), st.integers(4, 9), st.sampled_from("234"), st.sampled_from(["on", "off"]), st.data()
)
def test_laws_in_random_play(width: int, height: int, players: str, enter: str, data: st.DataObject) -> None:
    chosen = {"Size": f"{width}x{height}", "Players": players, "Enter": enter}
    position = GAME.start(GAME.settings(chosen), 0)
    for _ in range(25):
        moves = position.moves()
        assert (position.outcome() is None) == bool(moves)
        names = [str(move) for move in moves]
        assert len(set(names)) == len(names)
        assert str(read(str(position), enter=enter == "on")) == str(position)
        if not moves:
            break
        weights = [move for move in moves if move.act is not Act.QUIT or len(moves) < 4]
        move = data.draw(st.sampled_from(weights))
        text, splats, scores = str(position), position.splats(move), position.scores()
        after = position.play(move)
        assert str(position) == text
        gained = after.scores()[position.turn] - scores[position.turn]
        if move.act in (Act.ADD, Act.MOVE):
            assert gained == len(splats) + (move.act is Act.ADD)
            assert sum(after.scores()) == sum(scores) + (move.act is Act.ADD)
        position = after


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["on", "off"]))
def test_random_play_ends(random: Any, enter: str) -> None:
    position = GAME.start(GAME.settings({"Size": "5x5", "Enter": enter}), 0)
    for _ in range(5000):
        if position.outcome() is not None:
            break
        position = position.play(random.choice(position.moves()))
    assert position.outcome() is not None
