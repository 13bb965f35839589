"""Locks where something odd has their names."""

import os
from collections.abc import Callable
from pathlib import Path

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
