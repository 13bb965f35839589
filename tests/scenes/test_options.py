"""Options and statistics: every choice holds at once, Cancel brings the old ones back, a reset asks twice."""

from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.core.statistics import Statistics
from retrogames.looks.widgets import Choice, Slider, Toggle
from retrogames.scenes.form import Form
from retrogames.scenes.options import options
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import Shelf
from retrogames.scenes.tally import tally
from retrogames.settings import Settings
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of, playing

NAMES = list(FOUR)


def _widget(form: Any, key: str) -> Any:
    return next(widget for widget in form.widgets if getattr(widget, "key", "") == key)


def _set(form: Any, key: str, value: Any) -> None:
    """Set a widget and tell the form, as a click or key does."""
    widget = _widget(form, key)
    match widget:
        case Toggle():
            widget.on = value
        case Choice():
            widget.index = value
        case Slider():
            widget.value = value
    form.answer(form, key)


CHANGES = {
    "scale": (2, "scale", 2),
    "fit": (0, "fit", "exact"),
    "fullscreen": (True, "fullscreen", True),
    "crt": (True, "crt", True),
    "sound": (False, "sound", False),
    "volume": (3, "volume", 30),
    "speed": (4, "speed", 4),
    "less_motion": (True, "less_motion", True),
    "key_labels": (False, "key_labels", False),
}
"""By widget: what it is set to, and the setting that becomes of it."""


@pytest.mark.parametrize("key", list(CHANGES))
def test_a_choice_holds_at_once_and_cancel_brings_the_old_one_back(key: str) -> None:
    house = StandIn()
    driver = Driver(house, Shelf(house))
    driver.keys("o")
    value, name, kept = CHANGES[key]
    _set(driver.top, key, value)
    assert getattr(house.settings, name) == kept
    driver.keys("escape")
    assert house.settings == Settings()
    driver.keys("o")
    _set(driver.top, key, value)
    driver.keys("return")
    assert getattr(house.settings, name) == kept


def test_only_window_sizes_that_fit_the_desktop_are_offered() -> None:
    house = StandIn(Settings(scale=4))
    form = options(house, house.look(None), None)
    scale = _widget(form, "scale")
    assert (scale.options, scale.text) == (("largest", "1", "2"), "2")
    _set(form, "volume", 3)
    assert house.settings.scale == 4, "it is kept for a larger desktop while it is left alone"
    _set(form, "scale", 1)
    assert house.settings.scale == 1


def test_cancel_puts_the_window_back_where_it_was() -> None:
    house = StandIn()
    driver = Driver(house, Shelf(house))
    driver.keys("o", "escape")
    assert not house.put
    driver.keys("o")
    for index in (2, 0):
        _set(driver.top, "scale", index)
    driver.keys("escape")
    assert house.put == [house.window_place()]


@pytest.mark.parametrize("name", NAMES)
def test_a_games_own_options_are_kept_with_it(name: str) -> None:
    house = StandIn()
    game = house.games[name]
    form = options(house, house.look(game), game)
    extras = house.table(game).extras({})
    for widget in extras.values():
        mine = _widget(form, widget.key)
        _set(
            form, mine.key, not mine.on if isinstance(mine, Toggle) else (mine.index + 1) % len(mine.options)
        )
        kept = house.settings.games[name][mine.key]
        assert kept == (mine.on if isinstance(mine, Toggle) else mine.text)
    assert extras or name in ("pointtopoint", "contact")


@pytest.mark.parametrize("name", NAMES)
def test_without_key_labels_menus_show_no_keys_but_the_keys_work(name: str) -> None:
    house = StandIn(Settings(key_labels=False))
    driver = playing(house, match_of(house, name, "roll:115234" if name == "contact" else ""))
    driver.ticks(2)
    play: Any = driver.top
    assert not any(command.keys for command in play.commands())
    driver.keys("f10")
    driver.picture()
    driver.keys("escape")
    if not isinstance(driver.top, Play):
        driver.keys("escape")
    driver.keys("f9")
    assert isinstance(driver.top, Form)


def _played(house: StandIn) -> None:
    """Count a plain and an assisted game of Point to Point."""
    for assisted in (False, True):
        match = match_of(
            house, "pointtopoint", "1a1 1b1", players=(Human("Ada"), Computer(Level.CLUB)), Size="4"
        )
        match.ended, match.assisted = True, assisted
        house.count(match)


def test_statistics_count_assisted_games_apart() -> None:
    house = StandIn()
    _played(house)
    game = house.games["pointtopoint"]
    form: Any = tally(house, house.look(game), game)
    lines = form.widgets[0].items
    assert [line.split()[:2] for line in lines[:3]] == [["club", "1"], ["all", "1"], ["club*", "1"]]


def test_statistics_are_exported_and_reset_after_asking_twice() -> None:
    house = StandIn()
    _played(house)
    game = house.games["pointtopoint"]
    driver = Driver(house, tally(house, house.look(game), game))
    form: Any = driver.top
    driver.stack.push(form.answer(form, "export"))
    assert house.written["statistics.csv"].count("\n") > 2
    driver.keys("return")
    driver.stack.push(form.answer(form, "reset"))
    driver.keys("escape")
    assert house.statistics != Statistics()
    driver.stack.push(form.answer(form, "reset"))
    driver.keys("tab", "return")
    assert driver.top is not form, "it asks once more"
    assert house.statistics != Statistics()
    driver.keys("tab", "return")
    assert driver.top is form
    assert not house.statistics.tallies
