"""Games that are kept, and two instances side by side."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from retrogames import store
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.store import StoreError
from tests.disk import failing, full

ROOT = Path(__file__).parent.parent


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path, tmp_path / "my data")


def text(data: bytes) -> str:
    """Understand a text, but not an empty one."""
    if not data:
        raise ValueError("empty")
    return data.decode()


def test_each_game_keeps_its_game_in_progress(places: Places) -> None:
    saves = Saves(places)
    assert not saves.has_autosave("nim")
    assert saves.resume("nim", text) == (None, None)
    saves.autosave("nim", "one")
    saves.autosave("go", "two")
    saves.autosave("nim", "three")
    assert saves.resume("nim", text) == ("three", None)
    assert saves.resume("go", text) == ("two", None)
    saves.forget("nim")
    assert not saves.has_autosave("nim")
    assert saves.resume("nim", text) == (None, None)
    saves.close()


def test_a_damaged_game_falls_back_to_the_one_before(places: Places) -> None:
    saves = Saves(places)
    saves.autosave("nim", "one")
    saves.settle()
    saves.autosave("nim", "two")
    saves.settle()
    saves.autosave_path("nim").write_bytes(b"")
    value, warning = saves.resume("nim", text)
    assert value == "one"
    assert warning is not None
    assert "nim.game.bad" in warning
    saves.close()


def named(saves: Saves) -> list[Path]:
    """Give the named saves of Nim by name."""
    return sorted((saves.places.saves / "nim").glob("*.game"))


def test_named_saves_never_leave_their_folder_and_take_the_place_of_one_of_their_name(places: Places) -> None:
    saves = Saves(places)
    assert named(saves) == []
    old = saves.save("nim", "Ada's best", "1")
    new = saves.save("nim", "../../escape", "2")
    assert named(saves) == [old, new]
    assert [path.stem for path in named(saves)] == ["Ada's best", "_.._escape"]
    assert saves.save("nim", "Ada's best", "3") == old
    assert named(saves) == [old, new]
    assert old.read_text() == "3"
    saves.close()


def test_a_save_kept_beside_others_has_a_name_of_its_own(places: Places) -> None:
    saves = Saves(places)
    kept = [saves.keep("nim", "kept", number) for number in (b"1", b"2", b"3")]
    assert [path.name for path in kept] == ["kept.game", "kept (2).game", "kept (3).game"]
    assert [path.read_bytes() for path in kept] == [b"1", b"2", b"3"]
    saves.close()


def test_a_second_instance_has_its_own_slot(places: Places) -> None:
    first, second = Saves(places), Saves(places)
    assert (first.slot, second.slot) == (1, 2)
    first.autosave("nim", "first")
    second.autosave("nim", "second")
    assert first.resume("nim", text) == ("first", None)
    assert second.resume("nim", text) == ("second", None)
    first.close()
    second.close()


def test_what_a_second_instance_left_is_taken_over(places: Places) -> None:
    first, second = Saves(places), Saves(places)
    first.autosave("nim", "first")
    second.autosave("nim", "second")
    second.autosave("go", "before")
    second.settle()
    second.autosave("go", "second go")
    first.close()
    second.close()
    again = Saves(places)
    assert again.slot == 1
    assert again.adopt(text) == ()
    assert again.resume("nim", text) == ("first", None)
    assert again.resume("go", text) == ("second go", None)
    again.autosave_path("go").write_bytes(b"")
    assert again.resume("go", text)[0] == "before"
    (kept,) = named(again)
    assert kept.read_text() == "second"
    assert [path.name for path in places.autosaves.glob("nim-2*")] == []
    again.close()


def left_by_two(places: Places) -> Saves:
    """Leave a game in both slots, with a backup each, and start again."""
    first, second = Saves(places), Saves(places)
    for saves in (first, second):
        for word in ("before", "now"):
            saves.autosave("nim", f"{word} {saves.slot}")
            saves.settle()
        saves.close()
    return Saves(places)


@pytest.mark.parametrize("damage", [b"", b"noise \xff", b"now 2", b"now 3\n# whole: 00000000\n"])
def test_a_damaged_game_of_a_second_instance_is_taken_over_as_it_was_before(
    damage: bytes, places: Places
) -> None:
    saves = left_by_two(places)
    path = places.autosaves / "nim-2.game"
    path.write_bytes(damage)
    (warning,) = saves.adopt(text)
    assert "nim-2.game cannot be used" in warning
    assert "set aside as nim-2.game.bad" in warning
    assert warning.endswith("; the one before it is used")
    (kept,) = named(saves)
    assert kept.read_text() == "before 2"
    assert (places.autosaves / "nim-2.game.bad").read_bytes() == damage
    assert not path.exists()
    assert not store.backup(path).exists()
    assert saves.adopt(text) == ()
    assert saves.resume("nim", text) == ("now 1", None)
    saves.close()


def test_a_second_instance_s_game_of_which_nothing_can_be_read_is_set_aside(places: Places) -> None:
    saves = left_by_two(places)
    path = places.autosaves / "nim-2.game"
    path.write_bytes(b"")
    store.backup(path).write_bytes(b"")
    (warning,) = saves.adopt(text)
    assert warning == "nim-2.game cannot be used (empty) and was set aside as nim-2.game.bad"
    assert named(saves) == []
    assert (places.autosaves / "nim-2.game.bak.bad").exists()
    saves.close()


@pytest.mark.parametrize("ours", [True, False])
def test_a_second_instance_s_game_of_which_the_backup_is_left_is_taken_over(
    ours: bool, places: Places
) -> None:
    saves = left_by_two(places)
    (places.autosaves / "nim-2.game").unlink()
    if not ours:
        saves.forget("nim")
    assert saves.adopt(text) == ()
    assert saves.resume("nim", text) == ("now 1" if ours else "before 2", None)
    assert [kept.read_text() for kept in named(saves)] == ["before 2"] * ours
    assert [path.name for path in places.autosaves.glob("nim-2*")] == []
    saves.close()


def test_a_second_instance_s_game_for_which_there_is_no_room_stays_in_its_slot(places: Places) -> None:
    saves = left_by_two(places)
    with failing(places.data, full(after=1)):  # its lock is there already
        (warning,) = saves.adopt(text)
    assert "no space left" in warning
    assert saves.adopt(text) == ()  # room was made
    assert [kept.read_text() for kept in named(saves)] == ["now 2"]
    saves.close()


def test_a_running_instance_keeps_what_it_has(places: Places) -> None:
    first, second = Saves(places), Saves(places)
    second.autosave("nim", "second")
    first.close()
    again = Saves(places)
    assert again.adopt(text) == ()
    assert not again.has_autosave("nim")
    assert second.resume("nim", text) == ("second", None)
    again.close()
    second.close()


def test_the_slot_of_a_killed_process_is_free(places: Places) -> None:
    code = (
        "import sys, time; from pathlib import Path\n"
        "from retrogames.paths import Places; from retrogames.saves import Saves\n"
        "folder = Path(sys.argv[1]); saves = Saves(Places(folder, folder))\n"
        "saves.autosave('nim', 'killed'); saves.settle()\n"
        "print(saves.slot, flush=True); time.sleep(60)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(places.data)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    process.kill()
    process.wait()
    process.stdout.close()
    saves = Saves(places)
    assert saves.slot == 1
    assert saves.resume("nim", text) == ("killed", None)
    saves.close()


def test_old_temporary_files_are_cleared(places: Places) -> None:
    names = (".nim.game.12-34.tmp", ".nim.game.12-34.bak.tmp", ".nim.game.56-78.tmp", ".mine.tmp")
    for folder in (places.autosaves, places.config, places.data, places.saves / "nim", places.reports):
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            (folder / name).write_bytes(b"")
            if "56" not in name:
                os.utime(folder / name, (time.time() - 2 * 86400,) * 2)
    Saves(places).close()
    left = [path.name for path in places.data.rglob(".*.tmp")]
    assert sorted(set(left)) == [".mine.tmp", ".nim.game.56-78.tmp"]
    assert len(left) == 8


def test_a_place_that_cannot_be_written_is_told_when_saving_and_not_before(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    saves = Saves(Places(tmp_path / "file", tmp_path / "file"))
    assert named(saves) == []
    assert saves.resume("nim", text) == (None, None)
    saves.autosave("nim", "x")
    with pytest.raises(StoreError, match="cannot write"):
        saves.settle()
    saves.settle()  # told once
    saves.autosave("nim", "y")
    assert not saves.has_autosave("nim")
    with pytest.raises(StoreError, match="cannot write"):
        saves.autosave("nim", "z")  # tells of the one before
    with pytest.raises(StoreError, match="cannot write"):
        saves.save("nim", "x", "")
    saves.close()


def test_reports_get_names_of_their_own(places: Places) -> None:
    saves = Saves(places)
    first, second = saves.report("one \udc80", "2026-11-29"), saves.report("two", "2026-11-29")
    assert first.parent == second.parent == places.reports
    assert first != second
    saves.close()


def test_a_game_in_progress_without_a_seal_is_taken_and_told_where_no_backup_has_one(places: Places) -> None:
    saves = Saves(places)
    path = saves.autosave_path("nim")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("by hand")
    doubt = "no seal at its end: the game in progress may be cut short"
    assert saves.resume("nim", text) == ("by hand", f"nim.game has {doubt}")
    store.backup(path).write_text("before")
    path.write_bytes(b"")
    value, warning = saves.resume("nim", text)
    assert value == "before"
    assert warning is not None
    assert warning.startswith("nim.game cannot be used (empty)")
    assert warning.endswith(f"; the one before it is used, and has {doubt}")
    saves.forget("nim")
    saves.autosave("nim", "one")
    saves.settle()
    saves.autosave("nim", "two")
    saves.settle()
    path.write_text("two, cut sho")
    value, warning = saves.resume("nim", text)
    assert value == "one"
    assert warning is not None
    assert "its end is missing" in warning
    assert doubt not in warning
    saves.close()


def test_a_game_cut_off_behind_any_move_is_never_taken_in_silence(places: Places) -> None:
    """With a backup it is the game before; without, what is left of it."""
    saves = Saves(places)
    path = saves.autosave_path("nim")
    saves.autosave("nim", "one\ntwo\nthree\n")
    saves.settle()
    good = path.read_bytes()
    assert saves.resume("nim", text) == ("one\ntwo\nthree\n", None)
    for left in ("one\ntwo\nthree\n", "one\ntwo\n", "one\n"):
        path.write_bytes(good[: len(left)])
        value, warning = saves.resume("nim", text)
        assert value == left
        assert warning is not None
        assert "may be cut short" in warning
    saves.close()


def test_a_game_of_a_second_instance_that_lost_its_seal_is_told_when_it_is_taken_over(places: Places) -> None:
    saves = left_by_two(places)
    path = places.autosaves / "nim-2.game"
    store.backup(path).unlink()
    path.write_text("now")
    (warning,) = saves.adopt(text)
    assert warning == "nim-2.game has no seal at its end: the game in progress may be cut short"
    assert [kept.read_text() for kept in named(saves)] == ["now"]
    saves.close()
