"""Locks where something odd has their names, or another user's."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from retrogames import store
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.settings import Settings

ODD: dict[str, Callable[[Path], object]] = {
    "folder": lambda path: path.mkdir(),
    "full folder": lambda path: (path / "in it").mkdir(parents=True),
    "link to nowhere": lambda path: path.symlink_to("nowhere at all"),
    "link to a folder": lambda path: path.symlink_to("."),
}
if hasattr(os, "mkfifo"):
    ODD["pipe"] = os.mkfifo
    ODD["device"] = lambda path: path.symlink_to(os.devnull)


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_file_but_has_the_name_of_a_lock_is_set_aside(odd: str, tmp_path: Path) -> None:
    """A pipe that is opened would block the start for ever; without a lock two would write one game."""
    places = Places(tmp_path, tmp_path / "data")
    places.autosaves.mkdir(parents=True)
    locks = [places.autosaves / ".slot-1.lock", places.config / ".settings.toml.lock"]
    for lock in locks:
        ODD[odd](lock)
    first, second = Saves(places), Saves(places)
    assert (first.slot, second.slot) == (1, 2)
    store.change_settings(places, Settings(), Settings(volume=3))
    assert store.load_settings(places)[0].volume == 3
    for lock in locks:
        assert lock.is_file()
        assert os.path.lexists(f"{lock}.bad")
    first.close()
    second.close()


def closed_to_us(monkeypatch: pytest.MonkeyPatch, *, modes: str, name: str) -> None:
    """Let a file that exists refuse to be opened in these modes, as another user's does."""
    opened = Path.open

    def refusing(path: Path, mode: str = "r", *words: Any, **named: Any) -> Any:
        if path.name == name and path.exists() and mode[0] in modes:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(path, mode, *words, **named)

    monkeypatch.setattr(Path, "open", refusing)


def test_a_lock_that_another_user_made_holds_though_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program was once started as root: its games are ours all the same, and two windows stay apart."""
    places = Places(tmp_path, tmp_path)
    places.autosaves.mkdir()
    places.autosaves.joinpath(".slot-1.lock").touch()
    closed_to_us(monkeypatch, modes="a", name=".slot-1.lock")
    first, second = Saves(places), Saves(places)
    assert (first.slot, second.slot) == (1, 2)
    assert first.adopt(bytes.decode) == ()
    first.close()
    third = Saves(places)
    assert third.slot == 1
    second.close()
    third.close()


def test_a_slot_that_another_user_closed_is_passed_over_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places(tmp_path, tmp_path)
    before = Saves(places)
    before.autosave("nim", "theirs")
    before.close()
    closed_to_us(monkeypatch, modes="ar", name=".slot-1.lock")
    first, second = Saves(places), Saves(places)
    assert (first.slot, second.slot) == (2, 3)
    lock = places.autosaves / ".slot-1.lock"
    for saves in (first, second):
        (warning,) = saves.adopt(bytes.decode)
        assert warning.startswith(f"{lock} is another user's and closed to us: ")
        assert "\n" not in warning
    first.autosave("nim", "ours")
    first.close()
    second.close()
    lock.unlink()
    again = Saves(places)
    assert again.slot == 1
    assert again.adopt(bytes.decode) == ()
    assert again.resume("nim", bytes.decode) == ("theirs", None)
    assert (places.saves / "nim" / "second window.game").read_bytes() == b"ours"
    again.close()


def test_a_lock_of_a_file_that_another_user_closed_makes_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places(tmp_path, tmp_path)
    lock = places.config / ".settings.toml.lock"
    lock.write_bytes(b"theirs")
    closed_to_us(monkeypatch, modes="ar", name=lock.name)
    store.change_settings(places, Settings(), Settings(volume=3))
    assert store.load_settings(places)[0].volume == 3
    assert lock.is_file()
    assert lock.with_name(f"{lock.name}.bad").read_bytes() == b"theirs"


def test_in_a_folder_that_is_closed_nothing_is_locked_nor_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places(tmp_path, tmp_path)

    def refusing(*_: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", refusing)
    saves = Saves(places)
    assert saves.slot == 1
    assert saves.adopt(bytes.decode) == ()
    saves.close()


def test_games_of_many_windows_are_all_taken_over(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    many = [Saves(places) for _ in range(20)]
    assert [saves.slot for saves in many] == list(range(1, 21))
    for saves in many:
        saves.autosave("nim", f"game {saves.slot}")
        saves.settle()
    for saves in many:
        saves.close()
    again = Saves(places)
    assert again.adopt(bytes.decode) == ()
    assert again.resume("nim", bytes.decode) == ("game 1", None)
    kept = {path.read_text() for path in (places.saves / "nim").glob("*.game")}
    assert kept == {f"game {number}" for number in range(2, 21)}
    again.close()
