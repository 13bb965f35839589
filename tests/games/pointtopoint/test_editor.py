"""Point to Point's set-up of a position, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.games.pointtopoint.editor import Editor
from retrogames.games.pointtopoint.editorart import gadget_boxes
from retrogames.games.pointtopoint.places import Grid, choice_centre
from retrogames.machine.events import Close, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]
BOARD = "2a1 1b3 3c1 2c3 2d4 1b2 1d2 1e5"


def _at(name: str, size: int = 6) -> tuple[int, int]:
    x, y = Grid(size).centre(("abcdefgh".index(name[0]), int(name[1]) - 1))
    return x, 2 * y


def _stone(seat: int, points: int) -> tuple[int, int]:
    x, y = choice_centre(seat, points)
    return x, 2 * y


def _gadget(name: str) -> tuple[int, int]:
    x, y = gadget_boxes()[name].centre
    return x, 2 * y


def _open(moves: str = "", players: tuple[Human | Computer, ...] | None = None) -> Driver:
    """Open the set-up from the Project menu."""
    house = StandIn()
    driver = playing(house, match_of(house, "pointtopoint", moves, players=players))
    driver.keys("f10", "u")
    assert isinstance(driver.top, Editor)
    return driver


def _play(driver: Driver) -> str:
    driver.click(*_gadget("play"))
    assert isinstance(driver.top, Play)
    return str(driver.top.match.position)


def test_it_begins_with_the_board_as_it_stands() -> None:
    driver = _open(BOARD)
    text = "6/4a1/3B2/1ab3/1a1A2/B1C3 w"
    assert driver.top.text == text
    assert _play(driver) == text


def test_by_mouse() -> None:
    driver = _open()
    driver.click(*_stone(0, 2))
    driver.click(*_at("b3"))
    driver.click(*_stone(1, 3))
    driver.click(*_at("c3"))
    driver.click(*_at("f6"))
    assert driver.top.turn is None
    assert "1 white, 2 black" in driver.top.prompt()
    driver.click(*_gadget("rub"))
    driver.click(*_at("f6"))
    assert _play(driver) == "6/6/6/1Bc3/6/6 w"
    assert driver.top.match.setup == "6/6/6/1Bc3/6/6 w"


def test_a_stone_put_on_its_like_is_rubbed_out_and_a_drag_puts_a_row() -> None:
    driver = _open()
    driver.send(Motion(*_at("a1")), Press(*_at("a1")), Motion(*_at("b1")), Motion(*_at("c1")))
    driver.send(Release(*_at("c1")))
    assert driver.top.board[:4] == [1, 1, 1, 0]
    driver.send(Motion(*_at("b1")), Press(*_at("b1")), Motion(*_at("c1")), Release(*_at("c1")))
    assert driver.top.board[:4] == [1, 0, 0, 0]


def test_by_keys() -> None:
    driver = _open()
    driver.keys("2", "space", "tab", "right", "return", "3", "up", "space", "delete", "p")
    assert str(driver.top.match.position) == "6/6/6/6/6/Bb4 w"


def test_any_size_and_options_by_the_menu() -> None:
    driver = _open()
    driver.click(*_gadget("size"))
    assert driver.top.size == 7
    driver.top._order("Size=8")
    driver.top._order("Supply=963")
    driver.click(*_at("d4", 8))
    assert _play(driver) == "8/8/8/8/3A4/8/8/8 b"
    settings = driver.top.match.settings
    assert (settings["Size"], settings["Supply"], settings["Solitaire"]) == ("8", "963", "off")
    assert driver.top.match.position.left(0) is not None


def test_solitaire_from_a_position_is_played_by_one_person() -> None:
    driver = _open(players=(Human("Ada"), Computer(Level.EXPERT)))
    driver.top._order("Solitaire=black")
    driver.click(*_at("d4"))
    _play(driver)
    assert all(isinstance(player, Human) for player in driver.top.match.players)
    assert driver.top.match.position.goal == 1


def test_players_stay() -> None:
    players = (Human("Ada"), Computer(Level.EXPERT))
    driver = _open(players=players)
    driver.click(*_at("d4"))
    _play(driver)
    assert driver.top.match.players == players


@pytest.mark.parametrize(
    ("stones", "words"),
    [
        (("a1", "b1"), "2 white and 0 black stones cannot stand there"),
        ([f"{column}{row}" for column in "abcdef" for row in range(1, 7)], "36 white"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_can_be_mended(stones: list[str], words: str) -> None:
    driver = _open()
    editor = driver.top
    for name in stones:
        driver.click(*_at(name))
    driver.click(*_gadget("play"))
    form = driver.top
    assert isinstance(form, Form)
    assert words in " ".join(getattr(widget, "text", "") for widget in form.widgets)
    driver.keys("return")
    assert driver.top is editor


def test_a_full_board_and_a_supply_that_is_exceeded_are_refused() -> None:
    driver = _open()
    editor: Any = driver.top
    editor.board = [1, -1] * 18
    driver.click(*_gadget("play"))
    assert isinstance(driver.top, Form)
    driver.keys("return")
    editor._order("Supply=equal")
    editor.board = [1, -1] * 8 + [0] * 20
    driver.click(*_gadget("play"))
    assert "supply" in " ".join(getattr(widget, "text", "") for widget in driver.top.widgets)


def test_cancel_and_escape_leave_the_game_alone_and_new_can_be_taken_back() -> None:
    driver = _open(BOARD)
    driver.keys("escape")
    assert isinstance(driver.top, Play)
    assert len(driver.top.match.moves) == 8
    driver.keys("f10", "u")
    driver.click(*_gadget("empty"))
    editor: Any = driver.stack.top
    assert not any(editor.board)
    driver.click(*_gadget("play"))
    assert not driver.top.match.moves
    driver.keys("ctrl+z")
    assert len(driver.top.match.moves) == 8


def test_every_change_can_be_taken_back_and_made_again() -> None:
    driver = _open(BOARD)
    editor: Any = driver.top
    texts = [editor.text]
    driver.send(Motion(*_at("a6")), Press(*_at("a6")), Motion(*_at("b6")), Release(*_at("b6")))
    texts.append(editor.text)
    driver.keys("delete")
    texts.append(editor.text)
    driver.click(*_gadget("size"))
    texts.append(editor.text)
    driver.keys("f2")
    driver.keys(*["ctrl+z"] * 5)
    assert editor.text == texts[0]
    for text in texts[1:]:
        driver.keys("ctrl+y")
        assert editor.text == text


def test_the_sound_is_where_it_is_everywhere() -> None:
    driver = _open()
    editor: Any = driver.top
    driver.keys("m")
    assert not driver.house.settings.sound
    assert editor.prompt() == "Sound off."
    driver.keys("1")
    assert "to move" in editor.prompt()


def test_closing_the_window() -> None:
    driver = _open(BOARD)
    driver.send(Close())
    assert driver.top is None
    assert "pointtopoint" in driver.house.kept


def test_leaving_asks_first_and_loses_nothing() -> None:
    driver = _open()
    editor: Any = driver.top
    driver.click(*_at("c3"))
    text = editor.text
    driver.keys("escape")
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    assert driver.stack.scenes[-1:] == [editor]
    assert editor.text == text
    driver.keys("escape", "p")
    assert isinstance(driver.top, Play)
    assert driver.top.match.setup == text
    assert not driver.house.named


def test_leaving_forgets_only_when_told_to() -> None:
    driver = _open()
    driver.click(*_at("c3"))
    driver.click(*_gadget("cancel"))
    assert isinstance(driver.top, Form)
    driver.keys("l")
    assert isinstance(driver.top, Play)
    assert driver.top.match.setup is None
    assert not driver.house.named


def test_pictures(golden: Golden) -> None:
    driver = _open(BOARD)
    driver.send(Motion(*_at("e3")))
    golden("amiga/editor", driver.picture())
    driver.keys("tab", "2", "right", "return")
    driver.click(*_gadget("size"))
    driver.click(*_gadget("size"))
    driver.click(*_at("c3", 8))
    driver.keys("up")
    golden("amiga/editor-8", driver.picture())
