"""The window of Engarde on its root: moved, filled, made an icon, its menu."""

from collections.abc import Callable

import pytest

from retrogames.games.engarde.places import HOME, button_box, origin
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import FRAME
from retrogames.looks.motifframe import frame_parts
from retrogames.machine.box import Box
from retrogames.machine.events import Key, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.games.engarde.hands import moves
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def test_the_window_is_moved_filled_and_made_an_icon(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    frame = d.top.table.frame
    parts = frame_parts(HOME)
    x, y = parts["title"].centre
    d.send(Motion(x, y), Press(x, y), Motion(x - 30, y + 5), Release(x - 30, y + 5))
    assert frame.box == HOME.move(-30, 5)
    d.click(*frame_parts(frame.box)["maximise"].centre)
    assert frame.full
    d.picture()
    d.click(*frame_parts(frame.box)["maximise"].centre)
    assert frame.box == HOME.move(-30, 5)
    d.click(*frame_parts(frame.box)["minimise"].centre)
    assert frame.icon
    d.picture()
    d.click(50, 420)
    d.click(50, 420)
    assert not frame.icon, "a double click brings it back"
    d.send(Key("f4", alt=True))
    assert isinstance(d.top, Form), "closing asks"


def test_closing_by_the_window_menu_asks(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.click(*frame_parts(HOME)["menu"].centre)
    assert d.top.table.frame.menu
    d.keys("up", "return")
    assert isinstance(d.top, Form)


def test_escape_closes_the_window_menu_and_not_the_game(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    frame = d.top.table.frame
    d.click(*frame_parts(HOME)["menu"].centre)
    assert frame.menu
    d.keys("escape")
    assert not frame.menu
    assert isinstance(d.top, Play)


def test_the_window_menu_by_keys(house: StandIn) -> None:
    """Entries that have nothing to do are left out; letters choose; arrows move, Esc puts back."""
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    frame = d.top.table.frame
    d.send(Key("space", " ", alt=True))
    assert frame.menu
    assert "Restore" in frame.ghosted
    d.keys("r", "s", "l")
    assert frame.menu, "Restore, Size and Lower have nothing to do"
    d.keys("x")
    assert frame.full
    d.send(Key("space", " ", alt=True))
    d.keys("m")
    assert frame.menu, "a window that fills the screen does not move"
    d.keys("return")
    assert frame.box == HOME, "Restore is the first entry with something to do"
    d.send(Key("f7", alt=True))
    d.keys("left", "left", "down")
    moved = frame.box
    assert moved.x < HOME.x
    assert moved.y > HOME.y
    d.keys("return")
    assert frame.box == moved
    d.send(Key("f7", alt=True))
    d.keys("up", "escape")
    assert frame.box == moved
    assert isinstance(d.top, Play)
    assert moves(d) == ["S@c3"]


def test_a_double_click_on_the_menu_button_closes(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.click(*frame_parts(HOME)["menu"].centre)
    d.click(*frame_parts(HOME)["menu"].centre)
    assert isinstance(d.top, Form)


def test_an_icon_takes_no_moves_and_opens_no_menus(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.click(*frame_parts(HOME)["minimise"].centre)
    d.picture()
    d.keys("f10", "c", "right")
    d.send(Key("g", "g", alt=True))
    assert not d.top.menu.open
    assert d.top.table.picked is None
    d.click(50, 420)
    d.send(Key("f5", alt=True))
    assert not d.top.table.frame.icon
    d.click(*frame_parts(HOME)["menu"].centre)
    assert isinstance(d.top, Play), "a click on the icon is no half of a double click on the menu's button"
    d.keys("return")


@pytest.mark.parametrize("place", [(100, 440), (620, 450), (-400, 440)])
def test_the_window_menu_stays_on_the_screen(house: StandIn, place: tuple[int, int]) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    frame = d.top.table.frame
    frame.box = frame.normal = HOME.move(place[0] - HOME.x, place[1] - HOME.y)
    d.send(Key("space", " ", alt=True))
    panel = frame._panel()
    assert panel.x >= 0
    assert panel.right <= 640
    assert panel.y >= 0
    assert panel.bottom <= 480


def armed(d: Driver, box: Box) -> bool:
    """Tell by the picture whether a part is pressed in: its shadow's upper left dot is dark."""
    return d.picture().at(box.x, box.y) in (BODY.bottom, FRAME.bottom)


@pytest.mark.parametrize("number", range(4))
def test_a_push_button_pops_up_while_the_pointer_is_off_it(house: StandIn, number: int) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    place = button_box(number).move(*origin(HOME))
    shadow, (x, y) = place.inset(2), place.centre
    assert not armed(d, shadow)
    d.send(Motion(x, y), Press(x, y))
    assert armed(d, shadow)
    d.send(Motion(x, y + 40))
    assert d.top.dirty
    assert not armed(d, shadow)
    d.send(Motion(x + 1, y))
    assert armed(d, shadow), "it goes in again when the pointer comes back"
    d.send(Motion(x, y - 40), Release(x, y - 40))
    assert not armed(d, shadow)
    assert moves(d) == ["S@c3", "C@d3"], "let go outside it does nothing"
    assert isinstance(d.top, Play)


@pytest.mark.parametrize("part", ["menu", "minimise", "maximise"])
@pytest.mark.parametrize("full", [False, True])
def test_a_button_of_the_frame_pops_up_while_the_pointer_is_off_it(
    house: StandIn, part: str, full: bool
) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    frame = d.top.table.frame
    if full:
        d.send(Key("f10", alt=True))
    before = frame.box
    place = frame_parts(before)[part]
    x, y = place.centre
    at_rest = full and part == "maximise"
    assert armed(d, place) is at_rest, "in a window that fills the screen maximise stays in"
    d.send(Motion(x, y), Press(x, y))
    assert armed(d, place)
    d.send(Motion(x, y + 60))
    assert armed(d, place) is at_rest
    d.send(Motion(x, y + 1))
    assert armed(d, place)
    d.send(Motion(x, y + 60), Release(x, y + 60))
    assert armed(d, place) is at_rest
    assert not frame.menu
    assert not frame.icon
    assert frame.box == before
    assert moves(d) == ["S@c3", "C@d3"]


def test_a_menu_title_let_go_outside_does_nothing(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    menu = d.top.menu
    d.picture()
    x, y = menu._cascades(d.top.commands())["move"].centre
    d.send(Motion(x, y), Press(x, y), Motion(x, 460))
    assert menu.open, "it hangs while the button is down"
    d.send(Motion(x, y + 40), Motion(x, 460), Release(x, 460))
    assert not menu.open
    assert moves(d) == ["S@c3", "C@d3"]
    d.send(Motion(x, y), Press(x, y), Release(x, y))
    assert menu.open, "let go on its title it stays open"


def test_a_reply_does_not_let_go_of_a_button(house: StandIn) -> None:
    """A computer's move that lands while the person presses Help leaves the button pressed."""
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    x, y = button_box(2).move(*origin(HOME)).centre
    d.send(Motion(x, y), Press(x, y))
    d.top.play(d.top.match.position.moves()[0])
    d.rest()
    d.send(Release(x, y))
    assert isinstance(d.top, Form)
