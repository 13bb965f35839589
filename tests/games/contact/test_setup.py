"""Contact's Setup by keys: colours tried, taken, written or put back, and its pictures."""

from collections.abc import Callable

import pytest

from retrogames.games.contact import colours
from retrogames.games.contact.setup import Setup
from retrogames.machine.events import Key
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Pop
from tests.scenes.stand_in import StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def test_setup_changes_a_colour_and_keeps_it(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4")
    setup = d.top
    assert isinstance(setup, Setup)
    d.keys("return", "left", "return")
    assert setup.ega[1] == colours.DEFAULT[1] - 1
    d.keys("w")
    while isinstance(d.top, Form):
        d.keys("w")
    assert isinstance(d.top, Play)
    assert house.settings.colours("contact")[1] == colours.DEFAULT[1] - 1
    assert d.top.palette == colours.palette(house.settings.games["contact"])


def test_an_unreadable_choice_is_not_accepted_silently(house: StandIn) -> None:
    setup = Setup(house.look(house.games["contact"]), {})  # type: ignore[arg-type]  # it is the DOS dress
    setup.ega[4] = setup.ega[1]
    change = setup.handle(Key("w", "w"))
    assert change is not None
    assert isinstance(getattr(change, "scene", None), Form)


def test_w_writes_the_colour_that_is_tried_and_seen(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4", "down", "down", "tab", "right")
    setup = d.top
    assert isinstance(setup, Setup)
    assert setup.shown[3] == colours.DEFAULT[3] + 1
    d.keys("w")
    assert isinstance(d.top, Play)
    kept = [*colours.DEFAULT]
    kept[3] += 1
    assert house.settings.colours("contact") == tuple(kept)
    assert d.top.palette == colours.palette_of(kept)


def test_the_question_about_contrast_is_about_the_colour_seen_and_esc_restores_it(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4", "down", "down", "tab", "up", *["left"] * 6, *["up"] * 6)
    setup = d.top
    assert isinstance(setup, Setup)
    assert setup.shown[3] == 0
    d.keys("w")
    assert isinstance(d.top, Form), "black on black"
    d.keys("escape")
    assert [type(scene) for scene in d.stack.scenes][1:] == [Setup]
    assert setup.shown[3] == 0
    d.keys("escape")
    assert tuple(setup.shown) == colours.DEFAULT
    d.keys("return", "right", "return", "tab", "right", "escape", "escape", "return")
    assert isinstance(d.top, Play), "everything is put back as it was"
    assert d.top.palette == colours.palette_of(colours.DEFAULT)
    setup = Setup(house.look(house.games["contact"]), {})  # type: ignore[arg-type]  # it is the DOS dress
    setup.ega[3] = 0
    setup.element, setup.on_grid, setup.cursor = 2, True, colours.DEFAULT[3]
    assert isinstance(setup.handle(Key("w", "w")), Pop), "what is seen can be read"


def test_every_preset_is_readable() -> None:
    for name, values in colours.PRESETS.items():
        assert colours.unreadable(values) == "", name
        assert all(values[register] == value for register, value in colours.FIXED.items())


# Pictures


def test_picture_of_setup(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4")
    golden("contact/setup", d.picture())
    d.keys("return", "right", "right", "right")
    golden("contact/setup-trying", d.picture())


def test_picture_of_a_choice_that_cannot_be_read(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4", *["down"] * 9, "return", "right", "right", "right")
    assert d.top.shown[10] == d.top.shown[9], "the prompt's text as its strip"
    golden("contact/setup-unreadable", d.picture())
