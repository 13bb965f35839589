"""Files that survive: full disks, read-only folders, damage, two instances at once."""

import multiprocessing
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames import locks, store
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.statistics import Mark, Statistics
from retrogames.frozen import replace
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.settings import Settings
from retrogames.store import StoreError, backup, read, recall, safe_name, write
from tests.nim import NIM


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config é", tmp_path / "data 🎲")


def number(data: bytes) -> int:
    """Understand a number, as `recall` wants it."""
    return int(data)


def test_a_file_is_written_with_one_backup(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "file"
    for content in (b"1", b"2", b"3"):
        write(path, content)
    assert path.read_bytes() == b"3"
    assert backup(path).read_bytes() == b"2"
    assert sorted(entry.name for entry in path.parent.iterdir()) == ["file", "file.bak"]


def test_a_full_disk_costs_nothing_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write(path, b"1")
    write(path, b"2")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="no space left on device") as caught:
        write(path, b"3")
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == b"2"
    assert backup(path).read_bytes() == b"1"
    assert len(list(tmp_path.iterdir())) == 2  # no temporary file stays


def test_a_rename_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write(path, b"1")
    rename = Path.replace

    def stubborn(self: Path, target: Path) -> Path:
        if self.suffix == ".tmp":
            raise PermissionError(13, "Permission denied")
        return rename(self, target)

    monkeypatch.setattr(Path, "replace", stubborn)
    with pytest.raises(StoreError, match="permission denied"):
        write(path, b"2")
    assert path.read_bytes() == b"1"


def test_a_file_system_without_links_has_its_backups_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    test_a_file_is_written_with_one_backup(tmp_path)
    at_every_moment_the_name_leads_to_a_whole_file(tmp_path, monkeypatch)


def test_a_backup_that_cannot_be_made_costs_the_new_content_nothing(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write(path, b"1")
    (backup(path) / "below").mkdir(parents=True)
    write(path, b"2")
    assert path.read_bytes() == b"2"
    assert {entry.name for entry in tmp_path.iterdir()} == {"file", "file.bak"}


def test_at_every_moment_the_name_leads_to_a_whole_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_every_moment_the_name_leads_to_a_whole_file(tmp_path, monkeypatch)


def at_every_moment_the_name_leads_to_a_whole_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "watched"
    write(path, b"1")
    seen = []
    for step in ("unlink", "hardlink_to", "replace"):
        work = getattr(Path, step)

        def watched(self: Path, *words: object, work: Any = work, **named: object) -> Any:
            seen.append(path.read_bytes())
            return work(self, *words, **named)

        monkeypatch.setattr(Path, step, watched)
    write(path, b"2")
    assert set(seen) == {b"1"}
    assert path.read_bytes() == b"2"
    assert backup(path).read_bytes() == b"1"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StoreError, match="cannot write"):
        write(tmp_path / "file" / "below", b"")


def test_a_backup_serves_where_the_file_is_missing_or_damaged(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert recall(path, number) == (None, None)
    write(path, b"1")
    write(path, b"2")
    assert recall(path, number) == (2, None)
    path.write_bytes(b"x")
    value, warning = recall(path, number)
    assert value == 1
    assert warning is not None
    assert "file cannot be used" in warning
    assert "set aside as file.bad" in warning
    assert (tmp_path / "file.bad").read_bytes() == b"x"
    assert recall(path, number) == (1, None)
    backup(path).write_bytes(b"y")
    value, warning = recall(path, number)
    assert value is None
    assert warning is not None


@pytest.mark.parametrize("links", [True, False])
def test_a_link_to_a_file_elsewhere_stays_one(
    links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of settings that a player keeps with those of other programs."""

    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    if not links:
        monkeypatch.setattr(Path, "hardlink_to", refuse)
    path, there = tmp_path / "here" / "file", tmp_path / "there" / "mine"
    path.parent.mkdir()
    there.parent.mkdir()
    there.write_bytes(b"one")
    path.symlink_to(Path("..", "there", "mine"))
    for content in (b"two", b"three"):
        write(path, content)
    assert path.is_symlink()
    assert there.read_bytes() == b"three"
    assert not backup(path).is_symlink()
    assert backup(path).read_bytes() == b"two"
    assert [one.name for one in there.parent.iterdir()] == ["mine"]
    assert sorted(one.name for one in path.parent.iterdir()) == ["file", "file.bak"]


def test_a_link_that_leads_nowhere_makes_way_for_a_file(tmp_path: Path) -> None:
    for name, where in (("lost", "nowhere/at/all"), ("loop", "loop")):
        path = tmp_path / name
        path.symlink_to(where)
        write(path, b"one")
        assert not path.is_symlink()
        assert path.read_bytes() == b"one"
    assert not (tmp_path / "nowhere").exists()


def test_nothing_that_was_set_aside_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"x", b"y"):
        path.write_bytes(content)
        backup(path).write_bytes(content + b"b")
        assert recall(path, number)[0] is None
    kept = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}
    assert kept == {"file.bad": b"x", "file.bak.bad": b"xb", "file.bad-2": b"y", "file.bak.bad-2": b"yb"}
    for turn in range(50):
        path.write_bytes(b"z%d" % turn)
        recall(path, number)
    assert len(list(tmp_path.iterdir())) < 20


def test_what_cannot_be_read_is_set_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.mkdir()
    value, warning = recall(path, number)
    assert value is None
    assert warning is not None
    assert "not an ordinary file" in warning
    write(path, b"1")
    assert recall(path, number) == (1, None)


def test_a_name_that_the_system_does_not_allow_is_told_when_it_is_written(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 300)
    places = Places(long, long)
    assert store.load_settings(places) == (Settings(), None)
    assert store.load_statistics(places) == (Statistics(), None)
    with pytest.raises(StoreError, match="name too long"):
        store.save_settings(places, Settings())
    saves = Saves(places)
    assert not saves.has_autosave("nim")
    saves.close()


def test_only_ordinary_files_of_a_bounded_size_are_read(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        read(tmp_path / "none")
    with pytest.raises(StoreError, match="not an ordinary file"):
        read(tmp_path)
    with pytest.raises(StoreError, match="cannot read"):
        read(Path("a\0b"))
    (tmp_path / "big").write_bytes(b"x" * 2049)
    with pytest.raises(StoreError, match="larger than 2 KB"):
        read(tmp_path / "big", 2048)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(StoreError, match="not an ordinary file"):
            read(tmp_path / "pipe")


@given(st.text())
def test_safe_names_stay_in_their_folder(text: str) -> None:
    name = safe_name(text)
    assert name
    assert Path(name).name == name
    assert not set(name) & set('/\\:*?"<>|\0\n')
    assert not name.startswith((".", " "))
    assert not name.endswith((".", " "))
    assert len(name.encode()) <= 181
    assert safe_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada's game", "Ada's game"),
        ("Ünïcode 🎲", "Ünïcode 🎲"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("", "game"),
        ("...", "game"),
        ("con", "_con"),
        ("COM1.txt", "_COM1.txt"),
        ("a\nb", "a_b"),
        ("a:b", "a_b"),
    ],
)
def test_names_people_give(text: str, name: str) -> None:
    assert safe_name(text) == name


def test_settings_are_kept(places: Places) -> None:
    assert store.load_settings(places) == (Settings(), None)
    store.save_settings(places, Settings(speed=4))
    assert store.load_settings(places) == (Settings(speed=4), None)


def test_damaged_settings_are_set_aside_and_the_program_starts(places: Places) -> None:
    places.config.mkdir()
    for content in (b"\xff\xfe\x00", b"[[[", b"format = 'x'\n", b"x" * (5 << 20)):
        places.settings.write_bytes(content)
        settings, warning = store.load_settings(places)
        assert settings == Settings()
        assert warning is not None
        assert "\n" not in warning
    assert places.settings.with_name("settings.toml.bad").exists()


def test_one_wrong_setting_keeps_the_others_and_a_copy(places: Places) -> None:
    places.config.mkdir()
    text = b"speed = 9\nvolume = 10\n"
    places.settings.write_bytes(text)
    settings, warning = store.load_settings(places)
    assert settings == Settings(volume=10)
    assert warning is not None
    assert "speed is a number 0-4" in warning
    assert places.settings.with_name("settings.toml.bad").read_bytes() == text
    store.load_settings(places)
    assert len(list(places.config.iterdir())) == 2  # the same text is kept once


def finished() -> Match:
    match = Match(NIM, NIM.settings({"Base": "1"}), 1, (Human(), Human()))
    for move in ("roll:2", "take:3"):
        match.play_text(move)
    return match


def test_statistics_are_counted_in_the_file(places: Places) -> None:
    assert store.load_statistics(places) == (Statistics(), None)
    for count in (1, 2):
        counted = store.count_match(places, finished(), Statistics())
        assert counted.sum("nim", seat=0).games == count
        assert store.load_statistics(places) == (counted, None)


def count_many(places: Places) -> None:
    """Count in another process."""
    for _ in range(5):
        store.count_match(places, finished(), Statistics())


def test_two_instances_count_together(places: Places) -> None:
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=count_many, args=(places,)) for _ in range(2)]
    for process in others:
        process.start()
    count_many(places)
    for process in others:
        process.join()
    assert store.load_statistics(places)[0].sum("nim", seat=0).games == 15


def test_statistics_lost_while_the_program_runs_are_those_it_knows(places: Places) -> None:
    known = store.count_match(places, finished(), Statistics())
    places.statistics.write_bytes(b"damaged")
    assert store.count_match(places, finished(), known).sum("nim", seat=0).games == 2
    places.statistics.write_bytes(b"damaged")
    assert store.change_statistics(places, known, known) == known


def test_two_instances_keep_each_others_records(places: Places) -> None:
    mine = theirs = store.count_match(places, finished(), Statistics())
    kept = Mark("nim", "solo", 5, "Ada")
    theirs = store.change_statistics(places, theirs, theirs.with_mark(kept))
    cleared = replace(mine, tallies={})
    both = store.change_statistics(places, mine, cleared)
    assert both == Statistics({}, (kept,))
    gone = store.change_statistics(places, both, replace(both, marks=()))
    assert gone == Statistics()
    assert store.load_statistics(places) == (Statistics(), None)


def test_two_instances_keep_each_others_settings(places: Places) -> None:
    start = Settings(volume=10)
    store.save_settings(places, start)
    first = replace(start, speed=4).with_game("contact", colours=(1, 2))
    store.change_settings(places, start, first)
    second = replace(start, volume=90).with_game("contact", players=("human Ada",))
    second = second.with_game("engarde", memory_aid=True)
    store.change_settings(places, start, second)
    both, warning = store.load_settings(places)
    assert warning is None
    assert (both.speed, both.volume) == (4, 90)
    assert both.games == {
        "contact": {"colours": (1, 2), "players": ("human Ada",)},
        "engarde": {"memory_aid": True},
    }
    places.settings.write_bytes(b"[")
    store.change_settings(places, second, replace(second, volume=80))
    assert store.load_settings(places) == (replace(second, volume=80), None)


def test_an_instance_that_was_stopped_holds_nobody_up(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    places.data.mkdir()
    monkeypatch.setattr(locks, "_PAUSE", 0.0)
    with locks.locked(places.statistics):
        store.count_match(places, finished(), Statistics())
    assert store.load_statistics(places)[0].sum("nim", seat=0).games == 1


def test_damaged_statistics_are_set_aside(places: Places) -> None:
    places.data.mkdir()
    places.statistics.write_bytes(b'{"format": 1, "tallies": 7}')
    counted, warning = store.load_statistics(places)
    assert counted == Statistics()
    assert warning is not None
    assert places.statistics.with_name("statistics.json.bad").exists()


def test_files_keep_to_their_owner(tmp_path: Path) -> None:
    write(tmp_path / "file", b"")
    assert not stat.S_IMODE((tmp_path / "file").stat().st_mode) & stat.S_IWOTH
