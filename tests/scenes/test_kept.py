"""What the scenes do with the player's game in progress: it is never lost, and counted once."""

from pathlib import Path

import pytest

from retrogames.core.game import discover
from retrogames.machine.events import Drop
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import PATIENCE, Shelf
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of

GAMES = tuple(discover())


@pytest.fixture
def house() -> StandIn:
    house = StandIn(Settings(speed=0, less_motion=True))
    house.next_seed = 7
    return house


def begun(house: StandIn, name: str) -> None:
    """Keep a game in progress with one move in it."""
    match = match_of(house, name)
    if match.position.moves():
        match.play(match.position.moves()[0])
    else:
        match.roll()
    house.autosave(match)


def waiting(house: StandIn) -> Driver:
    """Wait at the shelf until the first game of the show is played."""
    driver = Driver(house, Shelf(house))
    for _ in range(PATIENCE):
        if isinstance(driver.top, Play):
            break
        driver.ticks()
    driver.ticks(20)
    assert driver.top.demo
    assert driver.top.match.moves
    return driver


def test_the_show_leaves_games_statistics_and_seed_alone(house: StandIn) -> None:
    for name in GAMES:
        begun(house, name)
    kept = dict(house.kept)
    driver = waiting(house)
    while driver.top.match.game.name == GAMES[0]:
        driver.ticks()
    assert house.kept == kept
    assert house.statistics.tallies == {}
    assert house.next_seed == 7


def test_a_file_dropped_on_the_show_is_opened_in_its_game(house: StandIn) -> None:
    path = Path("/nowhere/mine.game")
    house.save_named(match_of(house, "engarde", "S@c3"), path)
    driver = waiting(house)
    driver.send(Drop(str(path)))
    assert (driver.top.demo, driver.top.game.name) == (False, "engarde")
    assert [str(move) for move in driver.top.match.moves] == ["S@c3"]
