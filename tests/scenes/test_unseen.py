"""What goes on while the window is minimised: what thinks and what counts, not what is only looked at."""

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.scenes import orders
from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.shelf import Shelf
from retrogames.scenes.unseen import goes_on
from retrogames.settings import Settings
from tests.scenes.small_games import NAMES, OPTIONS
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

ONE = (Human(), Computer(Level.BEGINNER))
TWO = (Computer(Level.BEGINNER), Computer(Level.BEGINNER))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_among_computers_rests_until_somebody_looks_on(name: str) -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, name, "", TWO, 3, **OPTIONS.get(name, {})))
    d.ticks(3)
    assert not goes_on(d.top)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_waits_for_its_person(name: str) -> None:
    """Also where something moves meanwhile, such as dice that roll until a key."""
    house = StandIn(Settings(speed=2))
    d = playing(house, match_of(house, name, "", ONE, 3, **OPTIONS.get(name, {})))
    for _ in range(2000):
        if not goes_on(d.top):
            break
        d.ticks()
    assert d.top.turns.waiting_for_person
    played = len(d.top.match.moves)
    d.ticks(50)
    assert len(d.top.match.moves) == played


def test_a_pause_and_a_show_rest() -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, "engarde", "", TWO, 3))
    orders.carry_out(d.top, "pause")
    assert d.top.paused
    assert not goes_on(d.top)
    match = match_of(house, "engarde", "", TWO, 3)
    show = Play(house, match.game, match, demo=True)
    assert not goes_on(show)
    assert not goes_on(Shelf(house))


def test_a_hint_is_thought_out_and_moves_are_judged() -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, "engarde", "S@c3 C@d4 S@e5", None, 3))
    d.rest()
    assert not goes_on(d.top)
    d.keys("h")
    assert goes_on(d.top)
    d.rest()
    d.keys("ctrl+b")
    review = d.stack.top
    assert isinstance(review, Review)
    assert goes_on(review)
    d.rest()
    assert not goes_on(review)


def test_a_clock_runs_on() -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, "splatter", "", None, 3), time="10 s a move")
    d.ticks(5)
    assert isinstance(d.top, Play)
    assert d.top.clocks is not None
    assert goes_on(d.top)


def test_what_is_minimised_before_its_first_picture_begins() -> None:
    house = StandIn(Settings(speed=0))
    driver = Driver(house, Play(house, house.games["engarde"]))
    assert goes_on(driver.top)
