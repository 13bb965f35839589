"""Damaged and foreign files: every reader reads them or refuses them in one line, and nothing else happens.

What is read from a damaged file must be as good as anything else: it can be written, read again and used.
"""

from pathlib import Path

import pytest

from retrogames.core import record, statistics
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.core.position import CHANCE
from retrogames.core.statistics import Statistics
from retrogames.games.contact.tables import unpack
from retrogames.games.splatter.boards import BoardError, read_board, write_board
from retrogames.machine.bdf import FontError, read_bdf
from retrogames.paths import assets
from retrogames.scenes.tally import tally
from tests.damage import STRANGERS, damaged, disguised, one_line, with_numbers
from tests.scenes.stand_in import StandIn

GAMES = discover()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_stranger = pytest.mark.parametrize("name", STRANGERS)


def some_match(game: Game, moves: int = 5) -> Match:
    """Play a short game with everything in it that a record may say."""
    match = Match(game, game.settings(), 4711, (), date="2026-11-29")
    seats: list[Player] = [Human("Zoë"), Computer(Level.CLUB, "Bert")]
    match.players = tuple(seats[seat % 2] for seat in range(len(match.position.scores())))
    while len(match.moves) < moves:
        choice = match.position.moves()
        match.roll() if match.turn == CHANCE else match.play(choice[len(choice) // 3])
    match.assisted = True
    match.headers = {"Clock 1": "12.500", "From": "elsewhere"}
    match.comments = {-1: "at first", 0: "one\ntwo", moves - 1: "last"}
    return match


# Records


def read_record(data: bytes) -> Match | None:
    """Read a record or see it refused; what is read is as good as any other."""
    try:
        match = record.read(data, GAMES)
    except record.RecordError as error:
        one_line(error.reason)
        assert 1 <= error.line <= data.count(b"\n") + 1
        return None
    text = record.write(match)
    again = record.read(text.encode(), GAMES)
    assert record.write(again) == text
    assert again.moves == match.moves
    assert (not match.position.moves()) == (match.position.outcome() is not None or match.turn == CHANCE)
    return match


@pytest.mark.slow
@every_game
def test_a_record_damaged_in_every_byte(game: Game) -> None:
    data = record.write(some_match(game)).encode()
    assert read_record(data) is not None
    for bad in damaged(data):
        read_record(bad)


@every_game
def test_a_record_in_disguise(game: Game) -> None:
    data = record.write(some_match(game)).encode()
    good = read_record(data)
    assert good is not None
    found = [read_record(other) for other in disguised(data)]
    assert [None if match is None else match.moves for match in found[:2]] == [good.moves] * 2
    assert found[2:6] == [None] * 4


@every_game
def test_a_record_with_odd_numbers(game: Game) -> None:
    for bad in with_numbers(record.write(some_match(game)).encode()):
        read_record(bad)


@every_stranger
def test_a_stranger_is_no_record(name: str) -> None:
    assert read_record(STRANGERS[name]) is None


@every_game
def test_a_record_of_a_newer_format_is_refused_in_words(game: Game) -> None:
    data = record.write(some_match(game)).replace("Format: 1", "Format: 2")
    with pytest.raises(record.RecordError, match="format 2 is newer than this program's 1"):
        record.read(data.encode(), GAMES)


@pytest.mark.slow
@every_game
def test_a_record_that_could_not_be_kept_is_refused(game: Game) -> None:
    """What grows beyond the limit by being written would be lost at the next start."""
    head, _, moves = record.write(some_match(game)).partition("\n\n")
    for more in ("#x\n" * 300_000, "a" * (record.LIMIT - 2000)):
        text = f"{head}\n\n# {more}\n{moves}"
        match = read_record(text.encode())
        assert match is None or len(record.write(match).encode()) <= record.LIMIT - (64 << 10)


# Boards


def read_splatter(data: bytes) -> bool:
    try:
        saved = read_board(data)
    except BoardError as error:
        one_line(error.reason)
        assert 1 <= error.line <= data.count(b"\n") + 3  # where something is missing at the end
        return False
    assert read_board(write_board(saved)) == saved
    read_record(record.write(saved.match(GAMES["splatter"], 1)).encode())
    return True


SMALL_BOARD = (
    "Splatter board\nFormat: 1\nName: Ünder\nSize: 5x4\nTurn: g\nSeat r: human Zoë playing\n"
    "Seat g: computer club playing\nSeat b: human quit\nClock r: 59.5\nEnter: on\nFrom: x\n\n"
    "r...g\n.....\n..#..\ng...r\n"
).encode()


def test_a_board_damaged_in_every_byte() -> None:
    assert read_splatter(SMALL_BOARD)
    for bad in damaged(SMALL_BOARD):
        read_splatter(bad)


def test_a_board_in_disguise_and_with_odd_numbers() -> None:
    found = [read_splatter(other) for other in disguised(SMALL_BOARD)]
    assert found[:6] == [True, True, False, False, False, False]
    for bad in with_numbers(SMALL_BOARD):
        read_splatter(bad)


@every_stranger
def test_a_stranger_is_no_board(name: str) -> None:
    assert not read_splatter(STRANGERS[name])


@pytest.mark.parametrize("path", sorted(assets("splatter").glob("*.BRD")), ids=lambda path: path.stem)
def test_the_boards_that_come_along(path: Path) -> None:
    data = path.read_bytes()
    assert read_splatter(data)
    for bad in damaged(data, 37):
        read_splatter(bad)


# Statistics


def read_statistics(data: bytes) -> Statistics | None:
    try:
        found = statistics.read(data)
    except ValueError as error:
        one_line(str(error))
        return None
    assert statistics.read(statistics.write(found).encode()) == found
    statistics.csv_text(found).encode()
    return found


def counted() -> bytes:
    match = some_match(GAMES["pointtopoint"])
    while match.outcome is None:
        match.play(match.position.moves()[0])
    kept = Statistics().with_match(match)
    return statistics.write(kept.with_mark(statistics.Mark("pointtopoint", "6x6", 70, "Zoë"))).encode()


def test_statistics_damaged_in_every_byte() -> None:
    data = counted()
    assert read_statistics(data) is not None
    for bad in damaged(data):
        read_statistics(bad)


def test_statistics_with_odd_numbers_are_shown_all_the_same() -> None:
    house, shown = StandIn(), 0
    for bad in with_numbers(counted()):
        found = read_statistics(bad)
        if found is not None:
            house.statistics = found
            tally(house, house.look(None), GAMES["pointtopoint"])
            shown += 1
    assert shown


@every_stranger
def test_a_stranger_is_no_statistics(name: str) -> None:
    assert read_statistics(STRANGERS[name]) is None


def test_half_a_character_in_statistics_is_replaced() -> None:
    data = counted().replace(b'"Zo\\u00eb"', b'"Zo\\ud800"')
    found = read_statistics(data)
    assert found is not None
    assert found.marks[0].name == "Zo?"


# Faces and tables

FACE = b"""STARTFONT 2.1
FONT small
SIZE 3 75 75
FONTBOUNDINGBOX 3 3 0 0
STARTPROPERTIES 3
FONT_ASCENT 3
FONT_DESCENT 0
DEFAULT_CHAR 65
ENDPROPERTIES
CHARS 1
STARTCHAR A
ENCODING 65
SWIDTH 500 0
DWIDTH 4 0
BBX 3 3 0 0
BITMAP
40
A0
E0
ENDCHAR
ENDFONT
"""


def read_face(data: bytes) -> bool:
    try:
        read_bdf(data, "a.bdf")
    except FontError as error:
        one_line(str(error))
        return False
    return True


def test_a_face_damaged_in_every_byte() -> None:
    assert read_face(FACE)
    for bad in (*damaged(FACE), *disguised(FACE), *with_numbers(FACE)):
        read_face(bad)


@every_stranger
def test_a_stranger_is_no_face(name: str) -> None:
    assert not read_face(STRANGERS[name])


def test_contacts_table_damaged() -> None:
    data = (assets("contact") / "chances.bin").read_bytes()
    unpack(data)
    for bad in (*damaged(data, len(data) // 20), *STRANGERS.values()):
        if bad != data:
            with pytest.raises(ValueError, match="table"):
                unpack(bad)
