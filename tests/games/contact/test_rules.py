"""Turns of Contact: the vectors, laws of play and the reader of positions."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.position import CHANCE, IllegalMove, PositionError, Seat, read_move, result_text
from retrogames.games.contact import GAME
from retrogames.games.contact.reading import read
from retrogames.games.contact.rules import Move, Phase, Position, Verb, earned, lost

TURNS = [
    json.loads(line)
    for line in (Path(__file__).parent / "contact_turns.jsonl").read_text("utf-8").splitlines()
]
START = "0,0 1 0 - - roll"


@pytest.mark.parametrize("case", TURNS, ids=lambda case: case["about"])
def test_vectors(case: dict[str, Any]) -> None:
    position = read(case["start"])
    for text, expected in zip(case["moves"], case["positions"], strict=True):
        position = position.play(read_move(position, text))
        assert str(position) == expected
        assert read(expected) == position
    assert result_text(position.outcome()) == case["result"]


def test_start_of_every_number_of_seats() -> None:
    for seats in range(1, 5):
        start = GAME.start(GAME.settings({"Seats": str(seats)}), 0)
        assert str(start) == ",".join("0" * seats) + " 1 0 - - roll"
        assert start.turn == CHANCE
        assert start.seats == tuple(range(seats))
    assert str(GAME.start(GAME.settings(), 0)) == START
    for wrong in ("0", "5", "two", ""):
        with pytest.raises(ValueError, match="Seats is a number 1-4"):
            GAME.settings({"Seats": wrong})


def test_fewer_dice_are_the_first_ones_of_a_roll() -> None:
    position = read("0,0 1 200 11 - roll")
    assert str(position.chance((4, 3, 2, 1, 6, 6))) == "roll:4321"


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (START, "roll:11523"),
        (START, "roll:1152346"),
        (START, "roll:115237"),
        (START, "roll:115230"),
        (START, "roll:"),
        (START, "roll"),
        (START, "bank"),
        ("0,0 1 200 11 - roll", "roll:115234"),
        ("0,0 1 0 - 115234 choose", "keep:51"),
        ("0,0 1 0 - 115234 choose", "keep:"),
        ("0,0 1 0 - 115234 choose", "keep"),
        ("0,0 1 0 - 115234 choose", "keep:2"),
        ("0,0 1 0 - 115234 choose", "stop"),
        ("0,0 1 0 - 115234 choose", "roll:115234"),
        ("0,0 1 0 - 222555 contact", "bank"),
        ("0,0 1 0 - 222346 twos", "bank"),
        ("0,0 1 0 - 321654 over", "bank"),
        ("5000,4900,0 1 0 - - over", "roll:123456"),
    ],
)
def test_illegal_moves_are_refused(position: str, text: str) -> None:
    before = read(position)
    with pytest.raises(IllegalMove):
        read_move(before, text)
    verb, _, dice_text = text.partition(":")
    move = Move(Verb(verb), tuple(map(int, dice_text)))
    with pytest.raises(IllegalMove):
        before.play(move)
    assert str(before) == position


def test_turns_go_round_in_the_order_of_the_seats() -> None:
    for seat, following in ((1, 2), (2, 3), (3, 4), (4, 1)):
        position = read(f"0,0,0,0 {seat} 0 - - roll")
        lost_roll = position.play(position.chance((2, 2, 3, 3, 4, 6)))
        assert lost_roll.seat + 1 == following
        kept = position.play(position.chance((1, 2, 3, 3, 4, 6))).play(Move(Verb.BANK))
        assert kept.seat + 1 == following
        assert kept.totals[seat - 1] == 100


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("0,0 1 200 11 - roll", "roll:115234", "a roll of 4 dice is due, not 6"),
        ("0,0 1 0 - 222346 twos", "bank", r"bank is not possible now \(twos\)"),
    ],
)
def test_refusals_say_why(position: str, move: str, reason: str) -> None:
    verb, _, digits = move.partition(":")
    with pytest.raises(IllegalMove, match=f"^{reason}$"):
        read(position).play(Move(Verb(verb), tuple(map(int, digits))))


def test_rolls_that_are_not_due_are_refused() -> None:
    with pytest.raises(IllegalMove, match=r"^no roll is due$"):
        read("0,0 1 0 - 115234 choose").chance((1, 1, 1, 1, 1, 1))
    for roll in ((1, 2, 3), (1, 2, 3, 4, 5, 7)):
        with pytest.raises(IllegalMove, match=r"^a roll of 6 dice is due, faces 1-6$"):
            read(START).chance(roll)


def test_statistics_of_a_step() -> None:
    position = read("0,100 2 1200 - - roll")
    busted = position.play(position.chance((2, 2, 3, 3, 4, 6)))
    assert (lost(position, busted), earned(position, busted)) == (1200, 0)
    position = read("250,0 1 200 11 5234 choose")
    banked = position.play(Move(Verb.BANK))
    assert (lost(position, banked), earned(position, banked)) == (0, 250)


def test_random_play_keeps_the_laws() -> None:
    for seed in range(60):
        position = GAME.start({"Seats": str(1 + seed % 4)}, seed)
        rolls = 0
        while position.outcome() is None:
            text = str(position)
            assert read(text) == position
            if position.turn == CHANCE:
                assert position.moves() == ()
                move = position.chance(dice.roll(seed, rolls))
                rolls += 1
            else:
                assert position.turn == position.seat
                moves = position.moves()
                names = [str(move) for move in moves]
                assert len(set(names)) == len(names) > 0
                assert all(read_move(position, name) == move for name, move in zip(names, moves, strict=True))
                move = moves[dice.draw(seed, 9, rolls, len(moves))]
            after = position.play(move)
            assert str(position) == text
            position = after
        assert position.moves() == ()
        assert read(str(position)) == position
        assert position.outcome().winners == (position.turn,)
        assert position.seen_by(Seat(0)) is position


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "SCORES SEAT RISK KEPT ROLLED PHASE"),
        ("0,0 1 0 - - roll ", "SCORES SEAT RISK KEPT ROLLED PHASE"),
        ("0,0  1 0 - - roll", "SCORES SEAT RISK KEPT ROLLED PHASE"),
        ("0,0,0,0,0 1 0 - - roll", "SCORES"),
        ("0, 1 0 - - roll", "SCORES"),
        ("-50,0 1 0 - - roll", "SCORES"),
        ("25,0 1 0 - - roll", "SCORES"),
        ("00,0 1 0 - - roll", "SCORES"),
        ("٥٠,0 1 0 - - roll", "SCORES"),
        ("5000,0 1 0 - - roll", "SCORES"),
        ("4900,4900 1 0 - - over", "SCORES"),
        ("5000,5000 1 0 - - over", "SCORES"),
        ("0,5000 1 0 - - over", "SCORES"),
        ("5000,0 1 0 - 321654 over", "SCORES"),
        ("0,0 0 0 - - roll", "SEAT"),
        ("0,0 3 0 - - roll", "SEAT"),
        ("0,0 w 0 - - roll", "SEAT"),
        ("0,0 1 75 - - roll", "RISK"),
        ("0,0 1 250 - - roll", "RISK"),
        ("0,0 1 0 1 - roll", "RISK"),
        ("0,0 1 350 11 - roll", "RISK"),
        ("0,0 1 1000000000000 - - roll", "RISK is too large"),
        ("5000,0 1 100 1 - over", "RISK"),
        ("0,0 1 200 12 - roll", "KEPT"),
        ("0,0 1 150 51 - roll", "KEPT is written sorted"),
        ("0,0 1 2000 111111 - roll", "KEPT"),
        ("0,0 1 100 1x - roll", "KEPT"),
        ("0,0 1 0 - 115234 roll", "ROLLED"),
        ("0,0 1 0 - - choose", "ROLLED"),
        ("0,0 1 350 12225 3 choose", "ROLLED"),
        ("0,0 1 200 11 115234 choose", "ROLLED"),
        ("0,0 1 0 - 223346 choose", "ROLLED"),
        ("0,0 1 0 - 222555 choose", "ROLLED"),
        ("0,0 1 0 - 123456 choose", "ROLLED"),
        ("0,0 1 0 - 115234 contact", "ROLLED"),
        ("0,0 1 0 - 115234 twos", "ROLLED"),
        ("0,0 1 0 - 222555 twos", "ROLLED"),
        ("0,0 1 100 1 22234 twos", "ROLLED"),
        ("0,0 1 0 - 115234 over", "ROLLED"),
        ("0,0 1 0 - - done", "PHASE"),
        ("0,0 1 0 - - ROLL", "PHASE"),
        ("0," * 500_000 + "0 1 0 - - roll", "at most 200"),
    ],
)
def test_what_is_no_position_is_refused(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as caught:
        read(text)
    assert len(str(caught.value)) < 120
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "4950,4950,4950,4950 4 0 - - roll",
        "0 1 12350 - - roll",
        "0,0 1 300 - - roll",
        "0,0 1 1000 111 - roll",
        "0,0 1 300 111 - roll",
        "0,0 1 600 111 - roll",
        "0,0 1 100 55 - roll",
        "0,0 1 150 555 - roll",
        "0,0 1 500 555 - roll",
        "0,0 1 350 12225 5 contact",
        "5350,0 1 0 - - over",
        "0,0 2 700 - 456321 over",
    ],
)
def test_rare_positions_are_read(text: str) -> None:
    assert str(read(text)) == text


FIELDS = st.sampled_from(
    ["0,0", "50", "0,4950,50", "5000,0", "1", "2", "0", "300", "350", "-", "1", "115", "555"]
)
DICE = st.text("123456-", min_size=1, max_size=7)
PHASES = st.sampled_from(list(Phase))


@given(st.text() | st.tuples(FIELDS, FIELDS, FIELDS, DICE, DICE, PHASES).map(" ".join))
def test_the_reader_gives_a_position_or_a_position_error(text: str) -> None:
    try:
        position = read(text)
    except PositionError:
        return
    assert str(position) == text
    assert (position.outcome() is None) == (position.phase is not Phase.OVER)
    assert bool(position.moves()) == (position.turn != CHANCE and position.outcome() is None)
    assert isinstance(position, Position)
