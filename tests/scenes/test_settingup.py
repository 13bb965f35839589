"""What setting up a position has alike in every game: keeping it at the end, and its page of the manual."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from retrogames.core import record
from retrogames.games.engarde.grid import square
from retrogames.games.engarde.places import HOME, origin, spot_of
from retrogames.games.pointtopoint.places import Grid
from retrogames.machine.events import Close
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


class SetUp(NamedTuple):
    """How to put a piece on c3 in a game's set-up, and what stands there then."""

    game: str
    place: Callable[[], tuple[int, int]]
    text: Callable[[Driver], str]


def _engarde() -> tuple[int, int]:
    (left, top), (x, y) = origin(HOME), spot_of(square("c3")).box.centre
    return left + x, top + y


def _pointtopoint() -> tuple[int, int]:
    x, y = Grid(6).centre((2, 2))
    return x, 2 * y


SET_UPS = (
    SetUp("engarde", _engarde, lambda driver: str(driver.top.grid.text)),
    SetUp("pointtopoint", _pointtopoint, lambda driver: str(driver.top.text)),
)
in_every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=[set_up.game for set_up in SET_UPS])


def _open(set_up: SetUp) -> Driver:
    house = StandIn()
    driver = playing(house, match_of(house, set_up.game, seed=3))
    driver.stack.push(driver.top._order("editor"))
    assert not isinstance(driver.top, Play)
    return driver


@in_every_set_up
def test_closing_the_window_keeps_what_can_be_played(set_up: SetUp) -> None:
    driver = _open(set_up)
    driver.click(*set_up.place())
    text = set_up.text(driver)
    driver.send(Close())
    assert driver.top is None
    (path,), (kept,) = driver.house.named, driver.house.named.values()
    assert path.name == "set up 2026-11-29.game"
    setup = record.read(kept.encode(), driver.house.games).setup
    assert str(setup).split()[0] == text.split()[0]


@in_every_set_up
def test_a_second_one_kept_takes_no_place_of_the_first(set_up: SetUp, tmp_path: Path) -> None:
    driver = _open(set_up)
    driver.house.folder = tmp_path
    (tmp_path / "set up 2026-11-29.game").touch()
    driver.click(*set_up.place())
    driver.send(Close())
    assert [path.name for path in driver.house.named] == ["set up 2026-11-29 (2).game"]


@in_every_set_up
def test_f1_shows_the_page_about_the_set_up(set_up: SetUp) -> None:
    driver = _open(set_up)
    editor = driver.top
    driver.keys("f1")
    assert isinstance(driver.top, Form)
    assert any(
        "Set up position" in str(line)
        for widget in driver.top.widgets
        for line in getattr(widget, "lines", ())
    )
    driver.keys("escape")
    assert driver.top is editor
