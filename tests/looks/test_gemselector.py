"""The item selector of GEM."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.looks.gemselector import entry
from retrogames.machine.box import Box
from retrogames.machine.events import Key, Motion, Text
from retrogames.scenes.files import Selector
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Pop, Push
from tests.looks.gemhand import GEM, click, desk, dots


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """Make a folder of boards with a folder in it."""
    folder = tmp_path / "boards"
    (folder / "friends").mkdir(parents=True)
    for name in ("arena", "bricks", "corners", "diamond", "fortress", "saturday", "threplay", "two_play"):
        (folder / f"{name}.brd").touch()
    (folder / "readme.txt").touch()
    (folder / "friends" / "ada.brd").touch()
    return folder


def selector(folder: Path, writing: bool = False) -> tuple[Selector, Form]:
    made = Selector(GEM, "Load a board", folder, (".brd",), writing)
    return made, made.form(GEM.palette)


def test_names_stand_as_eight_letters_and_an_ending() -> None:
    assert entry("two_play.brd", False) == "  TWO_PLAY.BRD"
    assert entry("arena.brd", False) == "  ARENA   .BRD"
    assert entry("friends", True) == "◆ FRIENDS"
    assert entry("saturday evening.brd", False) == "  SATURDAY….BRD"
    assert entry("straße", True) == "◆ STRASSE"
    assert entry("a" * 40, True) == "◆ AAAAAAAAAAAA…"


def test_the_selector_shows_folders_then_boards(boards: Path) -> None:
    made, form = selector(boards)
    assert form.panel == Box(5, 12, 310, 155)
    assert form.title == "ITEM SELECTOR"
    assert made.parts.files.items[:2] == ["◆ FRIENDS", "  ARENA   .BRD"]
    assert len(made.parts.files.items) == 9
    assert made.parts.path.text == str(boards / "*.BRD")
    assert made.parts.up not in form.widgets


def test_a_click_puts_the_name_into_the_selection_and_return_opens_it(boards: Path) -> None:
    made, form = selector(boards)
    assert click(form, 60, 72 + 9 * 7) is None
    assert made.parts.name.text == "threplay.brd"
    assert form.handle(Key("return")) == Pop(boards / "threplay.brd")


def test_a_double_click_opens_a_board_and_a_folder(boards: Path) -> None:
    made, form = selector(boards)
    click(form, 60, 74)
    assert click(form, 60, 74) is None
    assert made.folder == boards / "friends"
    made.parts.files.chosen = 0
    form.handle(Motion(*dots(250, 20)))
    assert form.handle(Key("return")) == Pop(boards / "friends" / "ada.brd")


def test_the_close_box_and_backspace_go_one_folder_up(boards: Path) -> None:
    made, form = selector(boards / "friends")
    click(form, 30, 65)
    assert made.folder == boards
    assert made.entries[made.parts.files.chosen] == boards / "friends"
    form.handle(Key("backspace"))
    assert made.folder == boards.parent


def test_the_path_is_typed_with_its_mask(boards: Path) -> None:
    made, form = selector(boards)
    form.focus = made.parts.path
    made.parts.path.text = str(boards / "*.txt")
    assert form.handle(Key("return")) is None
    assert made.entries == [boards / "friends", boards / "readme.txt"]
    assert made.parts.files.header == "*.txt"
    made.parts.path.text = str(boards / "friends")
    form.handle(Key("return"))
    assert made.folder == boards / "friends"
    for wrong in ("/nowhere/at/all/*.BRD", "arena.txt", "é" * 200, "~nobody-of-that-name/x"):
        made.parts.path.text = wrong
        assert isinstance(form.handle(Key("return")), Push)
        assert made.folder == boards / "friends"
    made.parts.path.text = "../*.t?t"
    form.handle(Key("return"))
    assert made.parts.files.items == ["◆ FRIENDS", "  README  .TXT"]


def test_a_name_that_is_not_there_or_no_name_is_refused_in_an_alert(boards: Path) -> None:
    made, form = selector(boards)
    form.focus = made.parts.name
    for name in ("nothing", "../arena", ".hidden", "a\\b"):
        made.parts.name.text = name
        answer = form.handle(Key("return"))
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, Form)
        assert answer.scene.kind == "stop"
    made.parts.name.text = "arena"
    assert form.handle(Key("return")) == Pop(boards / "arena.brd")


def test_a_new_name_gets_its_ending_and_none_is_refused(boards: Path) -> None:
    made, form = selector(boards, writing=True)
    assert form.focus is made.parts.name
    assert isinstance(form.handle(Key("return")), Push)
    form.handle(Text("sunday"))
    assert form.handle(Key("return")) == Pop(boards / "sunday.brd")
    assert form.handle(Key("escape")) == Pop(None)


def test_an_empty_or_missing_folder_is_an_empty_list(tmp_path: Path) -> None:
    made, form = selector(tmp_path / "gone")
    assert made.entries == []
    assert isinstance(form.handle(Key("return")), Push)
    form.draw(desk())


def test_picture_of_the_item_selector(golden: Callable[..., None], boards: Path) -> None:
    made, form = selector(boards)
    click(form, 60, 72 + 9 * 7)
    form.focus = made.parts.name
    made.parts.path.text = "A:/SPLATTER/*.BRD"
    made.parts.path.cursor = 17
    screen = desk()
    form.draw(screen)
    golden("gem/selector", screen)


def test_picture_of_saving(golden: Callable[..., None], boards: Path) -> None:
    made, form = selector(boards / "friends", writing=True)
    made.parts.path.text = "A:/SPLATTER/FRIENDS/*.BRD"
    made.parts.path.cursor = 25
    screen = desk()
    form.draw(screen)
    golden("gem/save", screen)
