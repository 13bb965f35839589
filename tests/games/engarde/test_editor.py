"""Engarde's set-up of a position, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.games.engarde.editor import Editor
from retrogames.games.engarde.editorart import BRUSHES, BUTTONS, brush_boxes
from retrogames.games.engarde.grid import SIDE, UNKNOWN, square
from retrogames.games.engarde.places import ARROWS, HOME, Spot, origin, spot_of
from retrogames.machine.events import Close, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]
LEFT, TOP = origin(HOME)
HIDDEN = "/".join(["??????"] * 6)


def _at(name: str) -> tuple[int, int]:
    x, y = spot_of(square(name)).box.centre
    return LEFT + x, TOP + y


def _slot(seat: int, row: int) -> tuple[int, int]:
    x, y = Spot(-1 if seat == 0 else SIDE, row).box.centre
    return LEFT + x, TOP + y


def _brush(name: str) -> tuple[int, int]:
    x, y = brush_boxes()[name].centre
    return LEFT + x, TOP + y


def _button(name: str) -> tuple[int, int]:
    x, y = BUTTONS[name][1].centre
    return LEFT + x, TOP + y


def _open(moves: str = "", aid: bool = False) -> Driver:
    """Open the set-up from the Options menu, with the memory aid or without."""
    house = StandIn(Settings().with_game("engarde", memory_aid=aid))
    driver = playing(house, match_of(house, "engarde", moves, seed=3))
    driver.stack.push(driver.top._order("editor"))
    assert isinstance(driver.top, Editor)
    return driver


def _use(driver: Driver, *clicks: str) -> None:
    """Take brushes and use them on squares."""
    for name in clicks:
        driver.click(*(_brush(name) if name in BRUSHES else _at(name)))


def _play(driver: Driver) -> str:
    driver.click(*_button("play"))
    assert isinstance(driver.top, Play)
    return str(driver.top.match.position)


def test_by_mouse() -> None:
    driver = _open()
    _use(driver, "S", "c3", "c", "c4", "s", "d4", "+", "d4", "-", "c3", "0", "a1", "last", "c4")
    arrow = ARROWS[1].move(LEFT, TOP).centre
    driver.click(*arrow)
    assert driver.top.prompt() == "Black is to move."
    fields = _play(driver).split(" ")
    assert fields[0] == "6/6/2cs2/2S3/6/6"
    poles = fields[1].replace("/", "")
    assert (poles[square("d4")], poles[square("c3")], poles[square("a1")]) == ("+", "-", "0")
    assert UNKNOWN not in poles
    assert fields[2:] == ["S2C3/S2C2", "c4", "b"]
    assert not any(mask != 7 for mask in driver.top.match.position.known)


def test_by_keys() -> None:
    driver = _open()
    driver.keys("s", "space", "up", "c", "c", "return", "l", "return", "down", "+", "return", "t", "p")
    fields = str(driver.top.match.position).split(" ")
    assert fields[0] == "6/6/6/6/c5/s5"
    assert fields[1].split("/")[5][0] == "+"
    assert fields[2:] == ["S3C3/S2C2", "a2", "b"]


def test_without_the_memory_aid_it_gives_no_pole_away() -> None:
    driver = _open("S@c3 C@d3")
    below: Any = driver.stack.scenes[0]
    known = str(below.match.position.seen_by(0)).split(" ")
    assert known[1] != HIDDEN, "a piece that turned over has shown its pole"
    assert driver.top.grid.text.split(" ") == [known[0], HIDDEN, *known[2:]]


def test_with_the_memory_aid_it_begins_with_what_the_person_may_know() -> None:
    driver = _open("S@c3 C@d3", aid=True)
    below: Any = driver.stack.scenes[0]
    assert driver.top.grid.text == str(below.match.position.seen_by(0))
    assert sum(pole != UNKNOWN for pole in driver.top.grid.poles) <= 2


def test_a_piece_comes_from_its_own_side_bar_or_the_other_and_goes_back() -> None:
    driver = _open()
    grid = driver.top.grid
    _use(driver, "S", "a1", "b1", "c1")
    assert grid.bars == [[0, 3], [3, 3]]
    _use(driver, "d1", "e1", "f1")
    assert grid.bars == [[0, 3], [0, 3]]
    _use(driver, "a2")
    assert driver.top.message == "All six squares are on the grid."
    _use(driver, "x", "a1")
    assert grid.bars == [[1, 3], [0, 3]]
    _use(driver, "C", "b1")
    assert grid.bars == [[2, 2], [0, 3]]


def test_side_bars_give_to_each_other() -> None:
    driver = _open()
    _use(driver, "S", "a1")
    assert driver.top.grid.bars == [[2, 3], [3, 3]]
    driver.click(*_slot(0, 2))
    assert driver.top.grid.bars == [[3, 3], [2, 3]]
    driver.click(*_slot(0, 4))
    assert driver.top.message == "The other side-bar is full."
    driver.click(*_slot(0, 0))
    assert driver.top.grid.bars == [[2, 3], [3, 3]]


def test_a_piece_put_on_its_like_is_taken_away_and_a_drag_puts_a_row() -> None:
    driver = _open()
    driver.send(Motion(*_at("a1")), Press(*_at("a1")), Motion(*_at("b1")), Motion(*_at("c1")))
    driver.send(Release(*_at("c1")), Motion(*_at("d1")))
    assert "".join(driver.top.grid.pieces[30:]) == "SSS..."
    _use(driver, "b1")
    assert "".join(driver.top.grid.pieces[30:]) == "S.S..."


@pytest.mark.parametrize(
    ("clicks", "words"),
    [
        (("S", "a1", "b1", "c1", "d1", "c", "a2", "b2", "c2", "d2"), "four of both colours"),
        (("S", "a1", "b1", "c1", "d1"), "over in this position"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_can_be_mended(clicks: tuple[str, ...], words: str) -> None:
    driver = _open()
    editor = driver.top
    _use(driver, *clicks)
    driver.click(*_button("play"))
    form = driver.top
    assert isinstance(form, Form)
    assert words in " ".join(getattr(widget, "text", "") for widget in form.widgets)
    driver.keys("return")
    assert driver.top is editor


def test_only_a_piece_can_have_moved_last() -> None:
    driver = _open()
    _use(driver, "last", "c3")
    assert driver.top.message == "Only a piece can have moved last."
    _use(driver, "S", "c3", "last", "c3", "x", "c3")
    assert driver.top.grid.last is None


def test_empty_cancel_and_taking_the_new_game_back() -> None:
    driver = _open("S@c3 C@d3")
    driver.keys("escape")
    assert len(driver.top.match.moves) == 2
    driver.stack.push(driver.top._order("editor"))
    driver.keys("f2")
    assert driver.top.grid.text == f"6/6/6/6/6/6 {HIDDEN} S3C3/S3C3 - w"
    _play(driver)
    driver.keys("ctrl+z")
    assert len(driver.top.match.moves) == 2


def test_closing_the_window() -> None:
    driver = _open("S@c3")
    driver.send(Close())
    assert driver.top is None
    assert "engarde" in driver.house.kept


def test_leaving_asks_first_and_loses_nothing() -> None:
    driver = _open()
    editor: Any = driver.top
    driver.click(*_at("c3"))
    text = editor.grid.text
    driver.keys("escape")
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    assert driver.stack.scenes[-1:] == [editor]
    assert editor.grid.text == text
    driver.keys("escape", "p")
    assert isinstance(driver.top, Play)
    assert str(driver.top.match.setup).split()[0] == text.split()[0]
    assert not driver.house.named


def test_leaving_forgets_only_when_told_to() -> None:
    driver = _open()
    driver.click(*_at("c3"))
    driver.click(*_button("cancel"))
    assert isinstance(driver.top, Form)
    driver.keys("l")
    assert isinstance(driver.top, Play)
    assert driver.top.match.setup is None
    assert not driver.house.named


def test_pictures(golden: Golden) -> None:
    driver = _open("S@c3 C@d3 C@d4 S@e2", aid=True)
    golden("engarde/editor", driver.picture())
    _use(driver, "0", "b5", "+", "d4", "last")
    driver.keys("right")
    golden("engarde/editor-keys", driver.picture())
