"""The file selector in a dress that places it the common way."""

from pathlib import Path

from retrogames.looks.dos import Dos
from retrogames.machine.events import Key, Press, Release, Text
from retrogames.scenes.files import Selector, choose_file, choose_name
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Pop, Push
from tests.scenes.stand_in import FACES, StandIn

DOS = Dos(FACES)


def press(form: Form, x: int, y: int) -> object:
    return form.handle(Press(x, y)) or form.handle(Release(x, y))


def test_the_folder_is_read_and_walked_by_its_own_button(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "b.game").touch()
    (tmp_path / "A.GAME").touch()
    (tmp_path / "note.txt").touch()
    (tmp_path / ".hidden").mkdir()
    made = Selector(DOS, "Open", tmp_path / "one", (".game",), writing=False)
    form = made.form(None)
    assert made.parts.files.items == []
    assert made.parts.up in form.widgets
    assert made.parts.path not in form.widgets
    press(form, *made.parts.up.box.centre)
    assert made.parts.files.items == ["◆ one", "  A.GAME", "  b.game"]
    assert made.parts.files.chosen == 0
    form.focus = made.parts.files
    form.handle(Key("down"))
    assert form.handle(Key("return")) == Pop(tmp_path / "A.GAME")


def test_masks_of_several_endings_show_all_of_them(tmp_path: Path) -> None:
    for name in ("x.brd", "y.game", "z.txt"):
        (tmp_path / name).touch()
    made = Selector(DOS, "Open", tmp_path, (".game", ".brd"), writing=False)
    made.form(None)
    assert made.mask == "*.GAME,*.BRD"
    assert [path.name for path in made.entries] == ["x.brd", "y.game"]
    made.mask = "*.*"
    made.read_folder()
    assert len(made.entries) == 3


def test_a_house_offers_its_folder_to_load_and_to_save(tmp_path: Path) -> None:
    house = StandIn()
    house.folder = tmp_path
    game = house.games["contact"]
    assert choose_file(house, DOS, game).handle(Key("escape")) == Pop(None)
    form = choose_name(house, DOS, game)
    form.handle(Text("monday"))
    assert form.handle(Key("return")) == Pop(tmp_path / "monday.game")


def test_opening_nothing_is_told_in_words(tmp_path: Path) -> None:
    form = Selector(DOS, "Open", tmp_path, (".game",), writing=False).form(None)
    answer = form.handle(Key("return"))
    assert isinstance(answer, Push)
    assert isinstance(answer.scene, Form)
    assert "nothing to open" in " ".join(getattr(widget, "text", "") for widget in answer.scene.widgets)


def test_a_typed_name_finds_a_listed_file_whatever_its_capitals(tmp_path: Path) -> None:
    (tmp_path / "UNEVEN.BRD").touch()
    for typed in ("UNEVEN", "uneven", "uneven.brd", "UNEVEN.BRD"):
        form = Selector(DOS, "Open", tmp_path, (".brd",), writing=False).form(None)
        form.focus = form.typing
        form.handle(Text(typed))
        assert form.handle(Key("return")) == Pop(tmp_path / "UNEVEN.BRD"), typed


def test_letters_typed_over_the_list_begin_a_name(tmp_path: Path) -> None:
    (tmp_path / "arena.brd").touch()
    (tmp_path / "noise.brd").touch()
    made = Selector(DOS, "Open", tmp_path, (".brd",), writing=False)
    form = made.form(None)
    assert form.focus is made.parts.files
    for letter in "noise":
        assert form.handle(Key(letter, letter)) is None
        form.handle(Text(letter))
    assert made.parts.name.text == "noise"
    assert form.handle(Key("return")) == Pop(tmp_path / "noise.brd")
