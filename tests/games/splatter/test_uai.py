"""Plain Ataxx by the Dialect that `uai` chooses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.game import Dialect, load
from retrogames.core.position import IllegalMove, PositionError, result_text
from retrogames.games.splatter import GAME
from retrogames.games.splatter.rules import PASS

START = "x5o/7/7/7/7/7/o5x x 0 1"
assert GAME.uai is not None
UAI: Dialect = load(GAME.uai)


def test_the_start_is_that_of_ataxx_whatever_the_options() -> None:
    start = UAI.start(GAME.settings({"Size": "23x14", "Enter": "on"}), 7)
    assert UAI.write(start) == START
    assert len(UAI.moves(start)) == 16
    assert not {"pass", "quit", "0000"} & set(UAI.moves(start))
    assert UAI.write(UAI.read(START)) == START


def test_counters_of_half_and_full_moves() -> None:
    position = UAI.start({}, 0)
    shown = []
    for text in ("a7a5", "g7g5", "a6", "g5g7"):
        position = position.play(UAI.read_move(position, text))
        shown.append(UAI.write(position).split(" ", 1)[1])
    assert shown == ["o 1 1", "x 2 2", "o 0 2", "x 1 3"]


def test_a_forced_pass_is_0000() -> None:
    position = UAI.read("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 3 9")
    assert UAI.moves(position) == ["0000"]
    move = UAI.read_move(position, "0000")
    assert move == PASS
    assert UAI.write_move(position, move) == "0000"
    assert UAI.write(position.play(move)).endswith(" o 4 9")


@pytest.mark.parametrize("text", ["0000", "pass", "quit", "a1", "", "a7a6", "A7A5", "x" * 10**6])
def test_other_moves_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove):
        UAI.read_move(UAI.read(START), text)


def test_the_hundredth_quiet_turn_ends_it() -> None:
    position = UAI.read("xx5/7/7/7/7/7/6o o 99 60")
    position = position.play(UAI.read_move(position, "g1g3"))
    assert UAI.write(position) == "xx5/7/7/7/6o/7/7 x 100 61"
    assert result_text(position.outcome()) == "win 1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "startpos",
        "x5o/7/7/7/7/7/o5x x 0",
        "x5o/7/7/7/7/7/o5x x 0 1 1",
        "x5o/7/7/7/7/o5x x 0 1",
        "x5o/7/7/7/7/7/o5r x 0 1",
        "x5o/7/7/7/7/7/o5x r 0 1",
        "x5o/7/7/7/7/7/o5x x -1 1",
        "x5o/7/7/7/7/7/o5x x 101 1",
        "x5o/7/7/7/7/7/o5x x 0 0",
        "x5o/7/7/7/7/7/o5x x 0 ١",
        "7/7/7/7/7/7/7 x 0 1",
        "x" * 10**6,
    ],
)
def test_texts_that_are_no_position(text: str) -> None:
    with pytest.raises(PositionError):
        UAI.read(text)


@given(st.text(alphabet="xo-/ 01234567", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        UAI.read(text)
    except PositionError:
        return


@given(st.lists(st.integers(0, 10**6), max_size=60))
def test_positions_and_moves_read_back(choices: list[int]) -> None:
    position = UAI.start({}, 0)
    for choice in choices:
        moves = UAI.moves(position)
        if not moves:
            break
        move = UAI.read_move(position, moves[choice % len(moves)])
        assert UAI.write_move(position, move) == moves[choice % len(moves)]
        position = position.play(move)
        assert UAI.write(UAI.read(UAI.write(position))) == UAI.write(position)
