"""Point to Point's table of solitaire records: what enters it, the name typed, its pictures."""

from collections.abc import Callable

import pytest

from retrogames.core.player import Human
from retrogames.games.pointtopoint.records import Records
from retrogames.machine.events import Key, Text
from retrogames.machine.screen import Screen
from retrogames.settings import Settings
from tests.games.pointtopoint.hands import BOARD, at
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def test_a_solitaire_enters_the_records(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    d = playing(house, match_of(house, "pointtopoint", Size="4", Solitaire="white"))
    match = d.top.match
    for _ in range(16):
        d.click(*at(str(match.position.moves()[0])[1:], 4))
        d.ticks(1)
    d.ticks(3)
    records = d.top
    assert isinstance(records, Records)
    d.send(Text("Ada"))
    d.keys("return")
    assert [mark.name for mark in house.statistics.marks] == ["Ada"]
    assert not house.statistics.tallies, "solitaire has a table of its own"


def solitaire_of(house: StandIn, name: str, colour: str = "white") -> Driver:
    """Play a small solitaire to its end: the table of records is open."""
    house.settings = Settings(speed=0)
    match = match_of(house, "pointtopoint", players=(Human(name), Human(name)), Size="4", Solitaire=colour)
    d = playing(house, match)
    for _ in range(16):
        d.click(*at(str(match.position.moves()[0])[1:], 4))
        d.ticks(1)
    d.ticks(3)
    assert isinstance(d.top, Records)
    return d


def test_a_typed_name_takes_the_place_of_the_one_filled_in(house: StandIn) -> None:
    d = solitaire_of(house, "Ada")
    d.send(Key("z", "Z", shift=True), Text("Z"))
    d.send(Key("o", "o"), Text("o"))
    d.keys("return")
    assert [mark.name for mark in house.statistics.marks] == ["Zo"]


def test_the_name_filled_in_can_be_kept_and_edited(house: StandIn) -> None:
    d = solitaire_of(house, "Ada")
    d.keys("end")
    d.send(Text(" "), Text("L"))
    d.keys("home", "delete", "right", "backspace")
    d.send(Text("A"), Text("d"))
    d.keys("return")
    assert [mark.name for mark in house.statistics.marks] == ["Ada L"]


def test_picture_of_a_new_record_with_the_name_filled_in(house: StandIn, golden: Golden) -> None:
    golden("pointtopoint/new-record-filled", solitaire_of(house, "Ada", "black").picture())


def test_the_author_heads_the_records_of_six_by_six(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    records = Records(d.top.look, d.top.palette, d.top.situation())
    assert records.rows[0].mark.score == 65
    assert records.rows[0].mark.name == "Manfred Kopp"
    d = playing(house, match_of(house, "pointtopoint", Size="5"))
    assert not Records(d.top.look, d.top.palette, d.top.situation()).rows


def test_picture_of_the_records(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "pointtopoint", BOARD))
    d.keys("f10", "r")
    assert isinstance(d.top, Records)
    golden("pointtopoint/records", d.picture())


def test_picture_of_a_new_record(house: StandIn, golden: Golden) -> None:
    house.settings = Settings(speed=0)
    d = playing(house, match_of(house, "pointtopoint", Size="4", Solitaire="black", Supply="963"))
    match = d.top.match
    while match.outcome is None:
        move = match.position.moves()[0]
        d.keys(str(move.points))
        d.click(*at(str(move)[1:], 4))
        d.ticks(1)
    d.ticks(3)
    assert isinstance(d.top, Records)
    mark = house.statistics.marks[0]
    assert d.top.prompt(mark) == f"{mark.score} points for Black: first. Type your name, then Return."
    d.keys("backspace")
    d.send(Text("Zoë"))
    golden("pointtopoint/new-record", d.picture())


def test_picture_of_a_board_without_records(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "pointtopoint", Size="5"))
    d.keys("f10", "r")
    assert isinstance(d.top, Records)
    assert not d.top.rows
    golden("pointtopoint/no-record", d.picture())
    d.click(60, 400)
    assert not isinstance(d.top, Records)
