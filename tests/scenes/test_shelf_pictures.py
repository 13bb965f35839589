"""The shelf in every state as a picture."""

from collections.abc import Callable

import pytest

from retrogames.core.player import Computer, Human
from retrogames.core.statistics import Statistics
from retrogames.machine.screen import Screen
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings
from tests.scenes.shelves import four_games, risen
from tests.scenes.small_games import NAMES
from tests.scenes.stand_in import Driver, StandIn, match_of

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return four_games()


@pytest.mark.parametrize("index", range(4))
def test_pictures_of_every_box_chosen(golden: Golden, house: StandIn, index: int) -> None:
    golden(f"shelf/{NAMES[index]}", risen(house, index).picture())


def test_pictures_of_rising_and_loading(golden: Golden, house: StandIn) -> None:
    driver = risen(house)
    driver.keys("right")
    driver.ticks(2)
    golden("shelf/rising", driver.picture())
    driver.ticks(5)
    driver.keys("return")
    driver.ticks()
    golden("shelf/loading", driver.picture())
    driver.ticks(25)
    golden("shelf/loading-dark", driver.picture())


def test_pictures_with_games_to_go_on_with(golden: Golden, house: StandIn) -> None:
    for name in NAMES:
        house.autosave(match_of(house, name))
    golden("shelf/continue", risen(house, 2).picture())


def test_picture_without_key_labels(golden: Golden, house: StandIn) -> None:
    house.settings = Settings(key_labels=False)
    golden("shelf/no-labels", risen(house, 1).picture())


def test_pictures_of_the_manual(golden: Golden, house: StandIn) -> None:
    driver = risen(house)
    driver.keys("f1")
    for page in range(1, 7):
        golden(f"shelf/manual-{page}", driver.picture())
        driver.keys("n")


def test_pictures_of_dialogs(golden: Golden, house: StandIn) -> None:
    played = match_of(house, "pointtopoint", "1a1 1b1", players=(Human("Ada"), Computer()), Size="4")
    played.ended = True
    house.statistics = Statistics().with_match(played)
    driver = risen(house, 2)
    for key, name in (("o", "options"), ("r", "records"), ("escape", "leave")):
        driver.keys(key)
        golden(f"shelf/{name}", driver.picture())
        driver.keys("escape")
    house.warnings = ["Something went wrong; the game is kept."]
    driver = Driver(house, Shelf(house))
    driver.ticks()
    golden("shelf/notice", driver.picture())
