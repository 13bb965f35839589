"""Solitaire chosen in the players' dialog, and a limited supply beside the stones."""

import pytest

from retrogames.core.game import discover
from retrogames.core.player import Human
from retrogames.games.pointtopoint.places import PANELS, choice_box, choice_centre, gadget_box
from retrogames.looks.widgets import Field
from retrogames.machine.events import Motion, Press, Release
from retrogames.scenes import orders
from retrogames.scenes.lineup import new_match
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.scenes.stand_in import StandIn, match_of, playing

GAME = discover()["pointtopoint"]


def test_solitaire_is_played_by_one_person_whoever_sat_there() -> None:
    house = StandIn(Settings(speed=0).with_game("pointtopoint", players=("human Ada", "computer club")))
    driver = playing(house, match_of(house, "pointtopoint"))
    driver.keys("f5")
    form = driver.top
    form.focus = next(widget for widget in form.widgets if getattr(widget, "key", "") == "option Solitaire")
    driver.keys("right")
    fields = [widget for widget in form.widgets if isinstance(widget, Field)]
    assert [field.text for field in fields] == ["Ada"], "one person, no seat for a computer"
    driver.keys("return")
    match = new_match(house, GAME)
    assert match.settings["Solitaire"] == "white"
    assert match.players == (Human("Ada"), Human("Ada"))


def test_without_solitaire_the_seats_come_back() -> None:
    house = StandIn(Settings(speed=0).with_game("pointtopoint", players=("human Ada", "computer club")))
    driver = playing(house, match_of(house, "pointtopoint"))
    driver.keys("f5")
    form = driver.top
    form.focus = next(widget for widget in form.widgets if getattr(widget, "key", "") == "option Solitaire")
    driver.keys("right", "left")
    assert sum(isinstance(widget, Field) for widget in form.widgets) == 2
    driver.keys("escape")
    assert isinstance(driver.top, Play)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_frame_of_a_choice_holds_stone_and_number(seat: int) -> None:
    house = StandIn()
    match = match_of(house, "pointtopoint", Size="8", Supply="963")
    driver = playing(house, match)
    frame, panel = choice_box(seat, 1, supply=True), PANELS[seat]
    assert panel.x < frame.x
    assert frame.right < panel.right
    driver.top.table.chosen[seat] = 2
    driver.picture()
    without = driver.screen.pixels()
    driver.top.table.chosen[seat] = 1
    driver.top.dirty = True
    driver.picture()
    framed = driver.screen.pixels()
    _, y = choice_centre(seat, 1)
    inside = [
        (dot, row)
        for row in range(2 * y - 24, 2 * y + 24)
        for dot in range(panel.x + 2, panel.right - 2)
        if without[640 * row + dot] != framed[640 * row + dot]
    ]
    assert inside, "the frame is drawn"
    assert all(not frame.x + 4 <= dot < frame.right - 4 for dot, _ in inside), "and crosses nothing"


def test_the_gadget_takes_back_new_as_the_menu_does() -> None:
    house = StandIn(Settings(speed=0))
    driver = playing(house, match_of(house, "pointtopoint", "1a1"))
    play = driver.top
    before = play.match
    assert play.table.usable(play.situation(), "takeback")
    orders._begin(play, match_of(house, "pointtopoint"))
    driver.rest()
    x, y = gadget_box(0).centre
    driver.send(Motion(x, 2 * y), Press(x, 2 * y), Release(x, 2 * y))
    assert play.match is before
