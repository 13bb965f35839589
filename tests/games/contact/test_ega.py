"""Contact on EGA's 350 lines: its pictures, its dialogs, and where clicks land."""

from collections.abc import Callable

import pytest

from retrogames.games.contact.farewell import Farewell
from retrogames.games.contact.places import EGA, die_x
from retrogames.games.contact.setup import Setup
from retrogames.games.contact.title import Title
from retrogames.looks.dos import EGA_LINES, VGA_LINES, Dos
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.games.contact.test_scene import FOUR
from tests.scenes.stand_in import FACES, Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    house = StandIn()
    house.settings = house.settings.with_game("contact", ega=True, welcomed=True)
    return house


@pytest.mark.parametrize(
    ("name", "moves", "keys"),
    [
        ("picked", "roll:115234 bank roll:444412 keep:444 roll:153", "4"),
        ("contact", "roll:115234 bank roll:444151", ""),
        ("menu", "roll:115234", "f10"),
        ("players", "roll:115234", "f5"),
        ("manual", "roll:115234", "f1"),
        ("moves", "roll:115234 keep:11 roll:5234 bank", "f6"),
        ("statistics", "roll:115234", "f9"),
        ("setup", "roll:115234", "f4"),
        ("dice", "roll:111555 again roll:123115 keep:1 roll:11354 bank roll:115234", "f10 d"),
    ],
)
def test_pictures(house: StandIn, golden: Golden, name: str, moves: str, keys: str) -> None:
    match = match_of(house, "contact", moves, players=FOUR, Seats="4")
    d = playing(house, match)
    if match.turn >= 0:
        d.rest()
    d.keys(*keys.split())
    d.ticks(8)
    golden(f"contact/ega-{name}", d.picture())
    assert d.top.look.lines == EGA_LINES


def test_picture_of_the_title(house: StandIn, golden: Golden) -> None:
    d = Driver(house, Play(house, house.games["contact"]))
    d.ticks(2)
    golden("contact/ega-title", d.picture())


def test_picture_of_the_farewell(house: StandIn, golden: Golden) -> None:
    match = match_of(house, "contact", "roll:111555 again roll:111555 again roll:111555 stop roll:135624")
    table = house.table(house.games["contact"])
    d = Driver(house, Farewell(table.look, table.palette, [match]))  # type: ignore[arg-type]  # DOS dress
    golden("contact/ega-farewell", d.picture())


def test_clicks_on_dice_and_words(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.click(die_x(0) + 30, EGA.row_y + 10)
    d.click(die_x(1) + 30, EGA.number_y + 6)
    d.ticks(10)
    d.click(*EGA.roll_button.centre)
    assert str(d.top.match.moves[1]) == "keep:11"


def test_answers_on_the_screen(house: StandIn) -> None:
    for place, move in ((EGA.yes, "again"), (EGA.no, "stop")):
        d = playing(house, match_of(house, "contact", "roll:111555"))
        d.click(*place.centre)
        assert str(d.top.match.moves[1]) == move


def test_dice_look_square() -> None:
    # 35:48 is a pixel's shape where 350 lines fill 4:3 (looks, 1)
    assert abs(EGA.die * 48 / 35 - 64) < 1


def test_e_in_setup_changes_the_card(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f4")
    assert isinstance(d.top, Setup)
    d.keys("e")
    assert d.top.look.lines == VGA_LINES, "seen at once"
    d.keys("w")
    assert d.top.look.lines == VGA_LINES
    assert house.settings.games["contact"]["ega"] is False
    d.keys("f4", "e", "escape", "p")
    assert d.top.look.lines == VGA_LINES, "Esc puts the card back, too"


def test_the_menu_is_that_of_the_card(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    strip = Dos(FACES, lines=EGA_LINES).strip
    d.click(strip.right - 30, strip.y + 5)
    assert isinstance(d.top, Form), "Esc stands at the strip's end and asks"
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("f10", "right", "return")
    assert not isinstance(d.top, Play), "the second column is reached by the right arrow"


def test_the_title_s_strip_can_be_clicked(house: StandIn) -> None:
    d = Driver(house, Play(house, house.games["contact"]))
    d.ticks(2)
    d.click(20, 20)
    assert isinstance(d.top, Title)
    d.click(30, d.top.look.strip.y + 5)  # type: ignore[attr-defined]  # the DOS dress
    assert not isinstance(d.top, Title)
