"""A match as text: the form of the records, what is refused and on which line."""

import string
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.core.position import Outcome, Seat
from tests.nim import GAMES, NIM

EXAMPLE = """\
Game: nim
Format: 1
Seed: 4711
Date: 2026-11-29
Seat 1: human Ada
Seat 2: computer expert Bert
Option Pace: quick
Colour: red
Result: none

roll:2
take:3   # a comment
take:1
"""


def refusal(text: str | bytes) -> tuple[int, str]:
    """Give line and reason of a refusal."""
    with pytest.raises(record.RecordError) as caught:
        record.read(text if isinstance(text, bytes) else text.encode(), GAMES)
    return caught.value.line, caught.value.reason


def test_a_record_tells_all_of_a_match() -> None:
    match = record.read(EXAMPLE.encode(), GAMES)
    assert match.game is NIM
    assert match.seed == 4711
    assert match.date == "2026-11-29"
    assert match.players == (Human("Ada"), Computer(Level.EXPERT, "Bert"))
    assert match.settings == {"Base": "10", "Pace": "quick"}
    assert [str(move) for move in match.moves] == ["roll:2", "take:3", "take:1"]
    assert match.position.heap == 8
    assert match.comments == {1: "a comment"}
    assert not match.assisted
    assert not match.ended


def test_the_writer_gives_the_order_of_the_documented_form() -> None:
    match = record.read(EXAMPLE.encode(), GAMES)
    match.assisted = match.ended = True
    match.headers["Clock 1"] = "30.5"
    assert record.write(match).splitlines() == [
        "Game: nim",
        "Format: 1",
        "Seed: 4711",
        "Dice: 1",
        "Date: 2026-11-29",
        "Seat 1: human Ada",
        "Seat 2: computer expert Bert",
        "Option Base: 10",
        "Option Pace: quick",
        "Colour: red",
        "Assisted: yes",
        "Ended: yes",
        "Clock 1: 30.5",
        "Result: win 1",  # three taken against one
        "",
        "roll:2",
        "take:3   # a comment",
        "take:1",
    ]


def test_record_read_record_is_the_same_text() -> None:
    text = record.write(record.read(EXAMPLE.encode(), GAMES))
    assert record.write(record.read(text.encode(), GAMES)) == text


def test_lines_may_end_as_windows_ends_them_and_begin_with_its_mark() -> None:
    match = record.read(b"\xef\xbb\xbf" + EXAMPLE.replace("\n", "\r\n").encode(), GAMES)
    assert record.write(match) == record.write(record.read(EXAMPLE.encode(), GAMES))


def test_unknown_headers_are_kept() -> None:
    text = EXAMPLE.replace("Result", "Weather: rain: heavy\nResult")
    match = record.read(text.encode(), GAMES)
    assert match.headers == {"Weather": "rain: heavy"}
    assert "Weather: rain: heavy\n" in record.write(match)


def test_whole_line_comments_and_empty_lines_stay_with_their_move() -> None:
    text = EXAMPLE.replace("\n\nroll:2\n", "\n\n# at first\n\nroll:2\n# the die\n  # was low\n")
    match = record.read(text.encode(), GAMES)
    assert match.comments == {-1: "at first", 0: "the die\nwas low", 1: "a comment"}
    written = record.write(match)
    assert "\n\n# at first\nroll:2   # the die\n# was low\ntake:3   # a comment\n" in written
    assert record.read(written.encode(), GAMES).comments == match.comments


def test_what_is_not_named_has_a_default() -> None:
    match = record.read(b"Game: nim\nFormat: 1\n", GAMES)
    assert (match.seed, match.date, match.players) == (0, "", (Human(), Human()))
    assert match.moves == []


def test_a_setup_stands_under_the_options() -> None:
    match = record.read(b"Format: 1\nGame: nim\nOption Base: 3\nSetup: - 2\n\nroll:4\ntake:3\n", GAMES)
    assert match.position.heap == 4
    assert "Setup: - 2\n" in record.write(match)
    assert "Option Base: 3\n" in record.write(match)


def test_headers_of_the_start_hold_against_the_seed_and_must_agree_with_a_setup() -> None:
    assert record.read(b"Game: nim\nFormat: 1\nColour: blue\n", GAMES).position.colour == "blue"
    line, reason = refusal("Game: nim\nFormat: 1\nSetup: 5 1\nColour: blue\n")
    assert (line, reason) == (4, "Colour and Setup do not agree")
    assert refusal("Game: nim\nFormat: 1\nColour: pink\n") == (3, "there is no colour 'pink'")


@pytest.mark.parametrize(
    ("before", "after", "line", "reason"),
    [
        ("Format: 1", "Format: 2", 2, "format 2 is newer"),
        ("Format: 1", "Format: 0", 2, "no format 0"),
        ("Format: 1", "Format: one", 2, "whole number"),
        ("Format: 1\n", "", 1, "no Format line"),
        ("Game: nim\n", "", 1, "no Game line"),
        ("Game: nim", "Game: go", 1, "no game 'go'"),
        ("Seed: 4711", "Seed: -1", 3, "whole number"),
        ("Seed: 4711", "Seed: 9223372036854775808", 3, "2^63-1"),
        ("Seed: 4711", "Seed: 4711\nDice: 2", 4, "version '2'"),
        ("Seed: 4711", "Seed: 4711\nSeed: 1", 4, "twice"),
        ("Seat 1: human Ada", "Seat 1: robot", 5, "human or computer"),
        ("Seat 1: human Ada", "Seat 1: computer grand", 5, "a level is one of beginner"),
        ("Seat 1: human Ada", "Seat 3: human Ada", 5, "the seats 1-2"),
        ("Option Pace: quick", "Option Pace: fast", 7, "Pace is one of slow, quick"),
        ("Option Pace: quick", "Option Base: 91", 7, "Base is a number 1-90"),
        ("Option Pace: quick", "Option Wind: on", 7, "no option 'Wind'"),
        ("Option Pace: quick", "Option Pace: slow\nOption pace: slow", 8, "twice"),
        ("Colour: red", "Setup: x", 8, "HEAP SEAT"),
        ("Colour: red", "Assisted: maybe", 8, "yes or no"),
        ("Colour: red", "Clock 1: soon", 8, "seconds"),
        ("Colour: red", "Clock x: 3", 8, "seat's number"),
        ("Colour: red", "just words", 8, "`Name: value`"),
        ("Result: none", "Result: win 2", 9, "the result is none, not 'win 2'"),
        ("roll:2", "roll:7", 11, "no roll"),
        ("take:3", "take:4", 12, "no legal move"),
        ("take:3", "take:3 take:1", 12, "no legal move"),
        ("take:3", "take:3\rtake:1", 12, "lone carriage return"),
        ("Seed: 4711", "Seed:\r4711", 3, "lone carriage return"),
        ("take:1\n", "take:3\ntake:3\ntake:3\ntake:1\n", 16, "after the end"),
    ],
)
def test_the_first_wrong_line_is_named(before: str, after: str, line: int, reason: str) -> None:
    found, said = refusal(EXAMPLE.replace(before, after, 1))
    assert reason in said
    assert found == line


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 1, "no record"),
        (b"\n\n\n", 1, "no record"),
        (EXAMPLE.encode("utf-16"), 1, "UTF-16"),
        (b"Game: nim\nFormat: 1\nSeat 1: human J\xfcrgen\n", 3, "not UTF-8"),
        (b"Game: nim\nFormat: 1\n\0", 3, "zero byte"),
        (b"\x89PNG\r\n\x1a\n", 1, "UTF-8"),
        (b"#" * (record.LIMIT + 1), 1, "at most 1024 KB"),
        (b"x" * 100_000, 1, "`Name: value`"),
    ],
)
def test_what_is_no_text_is_refused_in_words(data: bytes, line: int, reason: str) -> None:
    found, said = refusal(data)
    assert reason in said
    assert found == line
    assert len(said) < 200
    assert said.isprintable()


def test_a_record_that_would_grow_beyond_the_limit_by_being_written_is_refused() -> None:
    head, _, moves = EXAMPLE.partition("\n\n")
    more = "#x\n" * 300_000  # written as `# x`, a byte more each
    line, reason = refusal(f"{head}\n\n{more}{moves}")
    assert (line, reason) == (1, "written out, this record has more than 960 KB")


def test_a_word_too_long_for_a_move_is_refused_in_a_short_line() -> None:
    line, reason = refusal(EXAMPLE.replace("take:1", "take:1" * 5000))
    assert line == EXAMPLE.splitlines().index("take:1") + 1
    assert len(reason) < 80


def test_names_cannot_break_a_record_or_a_terminal() -> None:
    players = (Human("Ada\nResult: win 1"), Human("\x1b[2J\u202eX"))
    match = Match(NIM, NIM.settings(), 1, players)
    match.comments = {-1: "one\ntwo\x07"}
    text = record.write(match)
    assert "Seat 1: human Ada Result: win 1\n" in text
    assert "Seat 2: human [2J X\n" in text
    assert "\n# one\n# two\n" in text
    assert all(line.isprintable() for line in text.splitlines())
    assert record.write(record.read(text.encode(), GAMES)) == text


def test_an_ended_game_is_decided_by_its_scores() -> None:
    text = EXAMPLE.replace("Result: none", "Ended: yes\nResult: win 1")
    match = record.read(text.encode(), GAMES)
    assert match.outcome == Outcome((Seat(0),))


def test_the_example_of_the_public_page_is_read() -> None:
    text = """\
Game: splatter
Format: 1
Seed: 4711
Date: 2026-11-29
Seat 1: human Ada
Seat 2: computer expert
Seat 3: computer club Bert
Seat 4: human
Option Enter: off
Result: none

b13
w14u12   # a comment
pass
b2
"""
    match = record.read(text.encode(), discover())
    assert match.players[2] == Computer(Level.CLUB, "Bert")
    assert str(match.position).endswith(" r rgby")
    assert match.position.scores() == (2, 1, 1, 2)
    again = record.write(match)
    assert record.write(record.read(again.encode(), discover())) == again


NAMES = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=20)


@given(
    st.integers(0, 2**63 - 1),
    NAMES,
    st.lists(st.integers(1, 3), max_size=20),
    st.dictionaries(st.integers(-1, 5), st.text(max_size=30), max_size=3),
)
def test_any_match_is_read_back(seed: int, name: str, takes: list[int], comments: dict[int, str]) -> None:
    match = Match(NIM, NIM.settings(), seed, (Human(name), Computer(Level.CLUB, name)), date="2026-11-29")
    match.roll()
    for take in takes:
        moves = match.position.moves()
        if moves:
            match.play(moves[min(take, len(moves)) - 1])
    match.comments = comments
    text = record.write(match)
    again = record.read(text.encode(), GAMES)
    assert record.write(again) == text
    assert again.moves == match.moves
    assert again.position == replace(match.position)


@given(
    st.integers(0, len(EXAMPLE) - 1), st.integers(0, len(EXAMPLE)), st.sampled_from(["cut", "double", "flip"])
)
@example(0, 1, "cut")
def test_a_damaged_record_is_read_or_refused(at: int, length: int, damage: str) -> None:
    data = EXAMPLE.encode()
    if damage == "cut":
        data = data[:at] + data[at + length :]
    elif damage == "double":
        data = data[: at + length] + data[at:]
    else:
        data = data[:at] + bytes([data[at] ^ (1 << length % 8)]) + data[at + 1 :]
    try:
        match = record.read(data, GAMES)
    except record.RecordError as error:
        assert 1 <= error.line <= data.count(b"\n") + 1
        assert "\n" not in str(error)
    else:
        assert record.write(match)


@given(st.text(string.printable, max_size=200) | st.binary(max_size=200))
def test_noise_is_refused(noise: str | bytes) -> None:
    data = noise.encode() if isinstance(noise, str) else noise
    with pytest.raises(record.RecordError):
        record.read(data, GAMES)
