"""Pebbles at its table: a whole game by keys and by mouse, refusals and the lesson."""

import pytest

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.games.pebbles import art
from retrogames.looks.look import Look
from retrogames.machine.events import Motion
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def moves(d: Driver) -> list[str]:
    return [str(move) for move in d.top.match.moves]


def words(d: Driver) -> str:
    """Give what an alert says."""
    return " ".join(getattr(widget, "text", "") for widget in d.top.widgets)


def prompt(d: Driver) -> str:
    """Give what the table says can be done."""
    return str(d.top.table.prompt(d.top.situation()))


def point(d: Driver, number: int) -> tuple[int, int]:
    """Give the dot in the middle of the pebble so many from the end."""
    look: Look = d.top.look
    match: Match = d.top.match
    x, y = art.Row(look, match.positions[0].left).place(match.position.left - number).centre
    return look.surface(d.screen).to_dots(x, y)


def take(d: Driver, number: int) -> None:
    """Click on the pebble so many from the end."""
    d.click(*point(d, number))


def test_two_people_play_to_the_end_by_keys_and_mouse(house: StandIn) -> None:
    d = playing(house, match_of(house, "pebbles", Row="7"))
    d.keys("3")
    d.rest()
    take(d, 1)
    d.rest()
    take(d, 3)
    d.rest()
    assert "First took the last pebble and wins." in words(d)


def test_a_person_loses_to_a_master(house: StandIn) -> None:
    players = (Human(), Computer(Level.MASTER))
    match = match_of(house, "pebbles", players=players, Row="20")
    d = playing(house, match)
    for _ in range(20):
        if not isinstance(d.top, Play):
            break
        d.keys("1")
        d.rest()
    assert "wins" in words(d)
    assert str(match.outcome) == "win 2"


def test_only_a_person_is_told_what_to_press(house: StandIn) -> None:
    d = playing(house, match_of(house, "pebbles", players=(Human(), Computer(Level.CLUB))))
    assert prompt(d).startswith("First: press 1, 2 or 3")
    d.keys("2")
    while d.top.match.position.turn == 1:
        assert prompt(d) == "Club computer is thinking..."
        d.ticks()
    d.rest()
    assert len(moves(d)) == 2
    assert prompt(d).startswith("First: press 1, 2 or 3")
    d.top.step = 1  # looking back
    assert prompt(d) == "Club computer is to move."


def test_what_cannot_be_taken_is_refused_in_words(house: StandIn) -> None:
    d = playing(house, match_of(house, "pebbles", "3 2", Row="7"))
    d.keys("3")
    assert d.top.message == "Only 2 are left."
    d = playing(house, match_of(house, "pebbles", Row="7"))
    take(d, 5)
    assert d.top.message == "No more than 3 can be taken at once."
    assert not moves(d)


def test_it_is_drawn_at_every_moment(house: StandIn) -> None:
    d = playing(house, match_of(house, "pebbles"))
    before = d.picture().pixels()
    d.send(Motion(*point(d, 2)))
    assert d.picture().pixels() != before
    d.keys("2")
    for _ in range(30):
        d.ticks()
        d.picture()
    before = d.picture().pixels()
    d.keys("f1")
    assert d.picture().pixels() != before


def test_the_colour_of_the_table_is_chosen_and_kept(house: StandIn) -> None:
    d = playing(house, match_of(house, "pebbles"))
    d.keys("f4")
    assert isinstance(d.top, Form)
    d.keys("tab", "tab", "right", "return")
    assert house.settings.games["pebbles"]["ground"] == "Dark"


def test_the_lesson_can_be_played_through(house: StandIn) -> None:
    d = Driver(house, Lesson(house, house.games["pebbles"]))
    for key in ("3", "2"):
        d.rest()
        d.keys("return")
        d.rest()
        d.keys(key)
        d.rest()
        d.keys("return")
    d.rest()
    d.keys("return")
    d.rest()
    assert not isinstance(d.top, Lesson)
