"""Board files of Splatter: reading, writing and refusing."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.games.splatter import GAME
from retrogames.games.splatter.boards import BoardError, BoardFile, board_of, read_board, write_board
from retrogames.games.splatter.setup import begun, read

EXAMPLE = """\
Splatter board
Format: 1
Size: 7x5
Turn: g
Seat r: human playing
Seat g: computer club playing
Seat b: human quit
Seat y: human quit

r.....g
.......
..##...
.......
g.....r
"""


def changed(old: str, new: str) -> bytes:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new).encode()


def test_the_documented_example() -> None:
    saved = read_board(EXAMPLE.encode())
    assert str(saved.position) == "r5g/7/2--3/7/g5r g rg"
    assert saved.players == (Human(), Computer(Level.CLUB), Human(), Human())
    assert not saved.position.board.enter
    assert write_board(saved).decode() == EXAMPLE


def test_everything_a_board_may_keep_is_read_and_written() -> None:
    text = EXAMPLE.replace("Size", "Name: The Narrows\nSize").replace("club playing", "club Bert B. playing")
    text = text.replace("human quit", "human quit quit").replace(
        "\n\n", "\nClock r: 12.5\nClock g: 600\nEnter: on\nBuilt by: Ada\n\n"
    )
    saved = read_board(text.encode())
    assert saved.name == "The Narrows"
    assert saved.players[1:] == (Computer(Level.CLUB, "Bert B."), Human("quit"), Human("quit"))
    assert saved.clocks == (12.5, 600.0, None, None)
    assert saved.position.board.enter
    assert saved.position.board.roster == (0, 1, 2, 3)
    assert saved.extra == (("Built by", "Ada"),)
    assert write_board(saved).decode() == text


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + EXAMPLE,
        EXAMPLE.replace("\n", "\r\n"),
        EXAMPLE + "\n \n",
        EXAMPLE.rstrip(),
        EXAMPLE.replace("Turn: g", "turn :  g "),
    ],
    ids=["mark", "two signs at line ends", "empty lines", "no last line end", "spaces and capitals"],
)
def test_what_editors_do_to_a_file_is_no_damage(text: str) -> None:
    assert write_board(read_board(text.encode())).decode() == EXAMPLE


def test_seats_without_a_line_take_no_part() -> None:
    saved = read_board(re.sub("Seat [by].*\n", "", EXAMPLE).encode())
    assert str(saved.position) == "r5g/7/2--3/7/g5r g rg"
    assert saved.position.board.roster == (0, 1)
    assert b"Seat b" not in write_board(saved)


def test_a_seat_knocked_out_still_plays() -> None:
    saved = read_board(changed("Seat b: human quit", "Seat b: human playing"))
    assert str(saved.position) == "r5g/7/2--3/7/g5r g rgb"


def test_under_the_house_rule_one_who_is_gone_may_be_to_move() -> None:
    text = EXAMPLE.replace("Turn: g", "Turn: y").replace("\n\n", "\nEnter: on\n\n")
    saved = read_board(text.encode())
    assert str(saved.position) == "r5g/7/2--3/7/g5r y rg"
    match = saved.match(GAME, 1)
    match.play_text("enter:d4")
    assert str(match.position) == "r5g/3y3/2--3/7/g5r r rgy"


def test_a_match_from_a_board_begins_there() -> None:
    match = read_board(EXAMPLE.encode()).match(GAME, 4711, "2026-11-29")
    assert match.setup == str(match.position) == "r5g/7/2--3/7/g5r g rg"
    assert match.settings == {"Size": "7x5", "Players": "4", "Enter": "off"}
    assert len(match.players) == 4
    match.play_text("f4")
    saved = board_of(match, "Later")
    assert read_board(write_board(saved)) == saved


def test_a_usual_start_needs_no_setup() -> None:
    chosen = GAME.settings({"Size": "9x6", "Players": "3"})
    before = Match(GAME, chosen, 1, (Human("Ada"), Computer(), Human()))
    after = read_board(write_board(board_of(before))).match(GAME, 1)
    assert after.setup is None
    assert (after.settings, after.players) == (before.settings, before.players)
    assert after.position == before.position


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "line 1: .*Splatter board"),
        (b"\n", "line 1: "),
        (b"Splatter boards\n", "line 1: "),
        (b"Splatter board\n", "line 2: no line 'Format:'"),
        (changed("Format: 1", "Format: 2"), "line 2: Format 2 is newer"),
        (changed("Format: 1", "Format: 0"), "line 2: "),
        (changed("Format: 1", "Format: one"), "line 2: "),
        (changed("Format: 1\n", ""), "line 8: no line 'Format:'"),
        (changed("Size: 7x5\n", ""), "line 8: no line 'Size:'"),
        (changed("Turn: g\n", ""), "line 8: no line 'Turn:'"),
        (changed("Size: 7x5", "Size: 7"), "line 3: "),
        (changed("Size: 7x5", "Size: 24x5"), "line 3: .*24x5"),
        (changed("Size: 7x5", "Size: 7x1000000000"), "line 3: "),
        (changed("Size: 7x5", "Size: 8x5"), "line 10: 7 squares, where Size says 8"),
        (changed("Size: 7x5", "Size: 7x4"), "line 14: 5 rows, where Size says 4"),
        (changed("Size: 7x5", "Size: 7x6"), "line 15: 5 rows, where Size says 6"),
        (
            changed("r.....g\n.......\n..##...\n.......\ng.....r\n", "r.....g\n"),
            "line 11: 1 row, where Size says 5",
        ),
        (changed("..##...", "..##.."), "line 12: 6 squares"),
        (changed("..##...", "..##...."), "line 12: 8 squares"),
        (changed("..##...", "..#O..."), "line 12: 'O' is no square"),
        (changed("..##...", "..# ..."), "line 12: ' ' is no square"),
        (changed("..##...", ""), "line 12: 0 squares"),
        (changed("g.....r", "b.....r"), "line 14: a tile 'b'"),
        (EXAMPLE.replace("r.....g", ".......").replace("g.....r", ".......").encode(), "line 10: no tile"),
        (changed("Turn: g", "Turn: b"), "line 4: seat b is to move"),
        (changed("Turn: g", "Turn: green"), "line 4: "),
        (changed("Turn: g", "Turn:"), "line 4: "),
        (changed("Turn: g", "Turn g"), "line 4: .*'Turn g' is no"),
        (EXAMPLE.replace("playing", "quit").encode(), "line 9: no seat plays"),
        (re.sub("Seat.*\n", "", EXAMPLE).encode(), "line 5: no seat plays"),
        (changed("Seat b", "Seat x"), "line 7: 'x' is no seat"),
        (changed("Seat b", "Seat g"), "line 7: 'Seat g' stands here a second time"),
        (changed("human playing", "human"), "line 5: "),
        (changed("human playing", "robot playing"), "line 5: "),
        (changed("human playing", "human sleeping"), "line 5: "),
        (changed("computer club playing", "computer playing"), "line 6: "),
        (changed("computer club playing", "computer grand playing"), "line 6: .*beginner"),
        (changed("Turn: g", "Turn: g\nEnter: yes"), "line 5: "),
        (changed("Turn: g", "Turn: g\nClock r: -1"), "line 5: "),
        (changed("Turn: g", "Turn: g\nClock r: 1e9"), "line 5: "),
        (changed("Turn: g", "Turn: g\nClock r: 999999"), "line 5: "),
        (changed("Turn: g", "Turn: g\nClock z: 1"), "line 5: "),
        (changed("..##...", "..\0#..."), "line 12: a sign"),
        (changed("\n", "\r"), "line 1: "),
        (EXAMPLE.encode().replace(b"##", b"\xff\xfe"), "line 12: not UTF-8"),
        (EXAMPLE.encode("utf-16"), "line 1: "),
        (EXAMPLE.encode() + b"\n" * 70_000, "line 1: .*65536"),
        (b"\0" * 100, "line 1: "),
    ],
)
def test_damaged_files_are_refused_with_line_and_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BoardError, match="^" + reason) as caught:
        read_board(data)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 140


def _read_or_refused(data: bytes) -> None:
    try:
        saved = read_board(data)
    except BoardError as error:
        refusal = str(error)
    else:
        assert read_board(write_board(saved)) == saved
        refusal = "line 1: none"
    assert re.match(r"line \d+: .", refusal)


@given(st.binary(max_size=200))
def test_noise_is_read_or_refused(data: bytes) -> None:
    _read_or_refused(data)
    _read_or_refused(b"Splatter board\nFormat: 1\n" + data)


@settings(max_examples=300)
@given(
    st.integers(0, len(EXAMPLE) - 1),
    st.integers(0, 30),
    st.binary(max_size=3)
    | st.sampled_from([b"\n", b":", b"r", b"#", b"9", b"Enter: on\n", b"playing", b"\xc3\xa4"]),
)
def test_cut_doubled_and_changed_bytes_are_read_or_refused(at: int, cut: int, put: bytes) -> None:
    data = EXAMPLE.encode()
    _read_or_refused(data[:at] + put + data[at + cut :])
    _read_or_refused(data[:at])
    _read_or_refused(data[:at] + data[max(0, at - cut) :])


@st.composite
def board_files(draw: st.DrawFn) -> BoardFile:
    width, height = draw(st.integers(4, 23)), draw(st.integers(4, 14))
    squares = draw(st.lists(st.sampled_from("....rgby-"), min_size=width * height, max_size=width * height))
    rows = ["".join(squares[row * width : (row + 1) * width]) for row in range(height)]
    rows[0] = "r" + rows[0][1:]
    text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    seats = "".join(letter for letter in "rgby" if any(letter in row for row in rows))
    known = read(f"{text} r {seats}")
    gone = draw(st.sets(st.sampled_from([seat for seat in range(4) if "rgby"[seat] not in seats] or [0])))
    position = begun(
        known.layout,
        known.turn,
        known.seats,
        draw(st.booleans()),
        tuple(type(known.turn)(seat) for seat in sorted(gone)),
    )
    names = st.sampled_from(["", "Ada", "Bert B.", "playing", "Zoë"])
    who = st.builds(Human, names) | st.builds(Computer, st.sampled_from(list(Level)), names)
    roster = position.board.roster
    players = tuple(draw(who) if seat in roster else Human() for seat in range(4))
    seconds = st.none() | st.integers(0, 360_000_000).map(lambda thousandths: thousandths / 1000)
    clocks = tuple(draw(seconds) if seat in roster else None for seat in range(4))
    return BoardFile(position, players, draw(names), clocks)


@settings(max_examples=60, deadline=None)
@given(board_files())
def test_any_board_is_read_as_it_was_written(saved: BoardFile) -> None:
    assert read_board(write_board(saved)) == saved


def test_names_cannot_break_the_file() -> None:
    saved = read_board(EXAMPLE.encode())
    strange = BoardFile(saved.position, (Human("A\nTurn: b"), *saved.players[1:]), "two\r\nlines\0")
    again = read_board(write_board(strange))
    assert again.players[0] == Human("A Turn: b")
    assert again.name == "two lines"
