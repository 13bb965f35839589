"""How a game begins: its title, the lesson offered to newcomers, the players."""

import pytest

from retrogames.core.player import Human
from retrogames.core.statistics import Statistics
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.opening import WELCOMED, is_new
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import LOADING, Shelf
from tests.scenes.shelves import four_games, risen
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of

NO_TITLE = ("splatter", "pointtopoint", "engarde")


def _open(house: StandIn, name: str) -> Driver:
    """Choose a game's box on the shelf and load it."""
    shelf = Shelf(house)
    driver = Driver(house, shelf)
    shelf.chosen = [game.name for game in shelf.games].index(name)
    driver.keys("return", "return")
    driver.ticks()
    return driver


@pytest.mark.parametrize("name", NO_TITLE)
def test_a_newcomer_is_offered_the_lesson_once(name: str) -> None:
    house = StandIn()
    driver = _open(house, name)
    assert [button.text for button in driver.top.buttons] == ["Lesson", "Play"]
    driver.keys("return")
    assert isinstance(driver.top, Lesson)
    driver.ticks()
    driver.keys("return", "escape", "tab", "return")
    assert isinstance(driver.top, Play)
    assert not is_new(house, house.games[name])
    assert isinstance(_open(house, name).top, Play)


def test_the_newcomer_may_play_at_once() -> None:
    house = StandIn()
    driver = _open(house, "engarde")
    driver.keys("escape")
    assert isinstance(driver.top, Play)
    assert house.settings.games["engarde"][WELCOMED] is True


def test_after_contacts_title_the_lesson_is_offered_and_then_who_plays() -> None:
    house = StandIn()
    driver = _open(house, "contact")
    assert not isinstance(driver.top, Play | Form)
    driver.keys("p")
    assert [button.text for button in driver.top.buttons] == ["Lesson", "Play"]
    driver.keys("escape")
    assert "players" in driver.top.title
    driver.keys("escape")
    driver.keys("p")
    assert "players" in driver.top.title


def test_whoever_has_finished_a_game_is_no_newcomer() -> None:
    house = StandIn()
    match = match_of(house, "pointtopoint", "1a1 1b1", players=(Human(), Human()), Size="4")
    match.ended = True
    house.statistics = Statistics().with_match(match)
    assert not is_new(house, house.games["pointtopoint"])
    assert is_new(house, house.games["engarde"])


def test_a_game_named_in_the_call_begins_without_the_offer() -> None:
    house = StandIn()
    shelf = Shelf(house)
    shelf.open_at_once = "engarde"
    driver = Driver(house, shelf)
    driver.ticks(2)
    assert isinstance(driver.top, Play)
    driver.ticks()
    assert isinstance(driver.top, Play)


def test_a_game_in_progress_goes_on_without_the_offer() -> None:
    house = StandIn()
    house.autosave(match_of(house, "pointtopoint", "1a1"))
    driver = _open(house, "pointtopoint")
    assert isinstance(driver.top, Play)
    assert len(driver.top.match.moves) == 1


def test_l_on_the_shelf_opens_the_lesson_and_its_end_the_game() -> None:
    house = StandIn()
    shelf = Shelf(house)
    driver = Driver(house, shelf)
    shelf.chosen = 2
    driver.keys("l")
    lesson = driver.top
    assert isinstance(lesson, Lesson)
    lesson._go(4)
    driver.ticks()
    driver.keys("return", "1")
    driver.click(152 + 56 * 2 + 20, 2 * (25 + 28 * 2 + 10))
    driver.ticks(400)
    assert driver.top.buttons[0].text == "Play"
    driver.keys("return")
    assert driver.top is shelf
    assert shelf.loading is not None
    driver.ticks(60)
    assert driver.top is not shelf


@pytest.mark.slow
@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("name", FOUR)
def test_a_game_comes_up_without_any_further_event(name: str, new: bool) -> None:
    house = StandIn() if new else four_games()
    driver = risen(house)
    driver.top.chosen = next(n for n, game in enumerate(driver.top.games) if game.name == name)
    driver.keys("return")
    driver.picture()
    for _ in range(LOADING + 10):  # as the main loop does: no tick where none is asked for
        if driver.top.sleep is not None:
            driver.ticks()
        if driver.top.dirty:
            driver.picture()
    assert not isinstance(driver.top, Shelf)
    assert driver.top.look is house.look(house.games[name])
    shown = driver.screen.pixels()
    driver.top.dirty = True
    assert driver.picture().pixels() == shown, "what is seen is what there is"


@pytest.mark.parametrize("key", ["i", "f1", "f8", "f9", "p"])
def test_what_is_opened_on_contacts_title_stands_over_the_title(key: str) -> None:
    house = four_games()
    driver = _open(house, "contact")
    title = driver.picture().pixels()
    driver.keys(key)
    assert isinstance(driver.top, Form)
    high = 640 * min(24, driver.top.panel.y)
    assert high
    assert driver.picture().pixels()[:high] == title[:high]
    driver.keys("escape")
    assert not isinstance(driver.top, Play | Form)
    driver.keys("p", "return")
    assert isinstance(driver.top, Play)
    assert driver.picture().pixels()[:high] != title[:high], "now the table is seen"
