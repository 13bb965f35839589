"""Files of a newer version of the program: told in words, left alone, and there when it comes back."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from retrogames import settings as choices
from retrogames import store
from retrogames.app import App
from retrogames.call import read_start
from retrogames.core import record, statistics
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.statistics import Mark, Statistics
from retrogames.machine.events import Event, Key
from retrogames.newer import NewerFormat
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import Shelf
from retrogames.seal import sealed
from retrogames.settings import Settings, Start
from tests.disk import failing, full
from tests.nim import NIM
from tests.scripted import played, scripted, tick, told

SETTINGS = b"format = 99\n[sight]\nbrightness = 'low'\n"
STATISTICS = b'{"format": 99, "all": "otherwise"}\n'
GAME = sealed(record.write(played()).replace("Format: 1", "Format: 2").encode())
DICE = sealed(record.write(played()).replace("Seed: 5", "Seed: 5\nDice: 99").encode())


@pytest.fixture
def places(tmp_path: Path) -> Places:
    tmp_path.joinpath("autosave").mkdir()
    return Places(tmp_path, tmp_path)


def alerts(app: App) -> list[str]:
    """Close what is told on top, one after the other; give the words."""
    words = []
    while isinstance(app.stack.top, Form):
        words.append(told(app))
        app.stack.update()
    return words


def start_and_end(places: Places) -> list[str]:
    """Start the program and end it again; give what it told."""
    words: list[str] = []
    begun = read_start(["--data-dir", str(places.data), "--mute"])
    assert scripted(begun, tick, tick, lambda app: words.extend(alerts(app))) == 0
    return words


def test_settings_stay_and_ours_are_kept_beside_them(places: Places) -> None:
    places.settings.write_bytes(SETTINGS)
    (words,) = start_and_end(places)
    assert words.startswith(
        "settings.toml was written by a newer version (format 99 is newer than this program's 1) and is left "
        "alone; this version keeps its own in settings-1.toml"
    )
    before, warning = store.load_settings(places)
    assert warning is None
    store.change_settings(places, before, Settings(speed=4))
    assert start_and_end(places) == [], "it is told once"
    assert store.load_settings(places)[0].speed == 4
    assert places.settings.read_bytes() == SETTINGS
    assert not list(places.config.glob("settings.toml?*"))


def test_settings_as_they_were_before_the_newer_version_are_taken(places: Places) -> None:
    store.save_settings(places, Settings(speed=3))
    store.write(places.settings, SETTINGS)
    settings, warning = store.load_settings(places)
    assert settings.speed == 3
    assert warning is not None
    assert store.read(store.backup(places.settings)) == choices.write(Settings(speed=3)).encode()


def test_settings_of_a_newer_version_that_starts_while_this_one_runs_stay(places: Places) -> None:
    mine = Settings(speed=1)
    store.save_settings(places, mine)
    store.write(places.settings, SETTINGS)
    store.change_settings(places, mine, Settings(speed=4))
    assert places.settings.read_bytes() == SETTINGS
    assert store.load_settings(places) == (Settings(speed=4), None)


def test_settings_are_reset_without_touching_newer_ones(places: Places) -> None:
    places.settings.write_bytes(SETTINGS)
    store.change_settings(places, Settings(), Settings(speed=4))
    read_start(["--data-dir", str(places.data), "--reset-settings"])
    assert store.load_settings(places) == (Settings(), None)
    assert places.settings.read_bytes() == SETTINGS


def test_our_own_that_are_damaged_are_set_aside_as_ever(places: Places) -> None:
    places.settings.write_bytes(SETTINGS)
    for damage in (b"[", b"format = 3\n"):
        places.config.joinpath("settings-1.toml").write_bytes(damage)
        settings, warning = store.load_settings(places)
        assert settings == Settings()
        assert warning is not None
        assert warning.startswith("settings-1.toml cannot be used")
    assert places.settings.read_bytes() == SETTINGS


def test_a_newer_backup_is_told_with_what_stood_before_it(places: Places) -> None:
    places.settings.write_bytes(b"[")
    store.backup(places.settings).write_bytes(SETTINGS)
    warning = store.load_settings(places)[1]
    assert warning is not None
    assert warning.startswith("settings.toml cannot be used (no settings")
    assert "was set aside as settings.toml.bad; settings.toml.bak was written by a newer version" in warning
    assert store.backup(places.settings).read_bytes() == SETTINGS


def test_statistics_stay_and_ours_are_counted_beside_them(places: Places) -> None:
    places.statistics.write_bytes(STATISTICS)
    (words,) = start_and_end(places)
    assert words.startswith("statistics.json was written by a newer version (format 99 is newer")
    assert "this version keeps its own in statistics-1.json" in words
    assert start_and_end(places) == [], "it is told once"
    match = Match(NIM, NIM.settings({"Base": "1"}), 1, (Human(), Human()))
    for move in ("roll:2", "take:3"):
        match.play_text(move)
    counted = store.count_match(places, match, Statistics())
    assert counted.sum("nim", seat=0).games == 1
    marked = counted.with_mark(Mark("pointtopoint", "solo", 5))
    assert store.change_statistics(places, counted, marked) == marked
    assert store.load_statistics(places) == (marked, None)
    assert places.statistics.read_bytes() == STATISTICS
    assert not list(places.data.glob("statistics.json?*"))


def test_statistics_where_nothing_can_be_written_are_told_and_played_without(places: Places) -> None:
    places.statistics.write_bytes(STATISTICS)
    with failing(places.data, full()):
        counted, warning = store.load_statistics(places)
    assert counted == Statistics()
    assert warning is not None
    assert "newer version" in warning
    assert places.statistics.read_bytes() == STATISTICS


def named(places: Places) -> list[Path]:
    """Give the named saves of Engarde."""
    return list((places.saves / "engarde").glob("*.game"))


@pytest.mark.parametrize("content", [GAME, DICE], ids=["record", "dice"])
def test_a_game_in_progress_becomes_a_named_save_when_its_game_is_opened(
    content: bytes, places: Places
) -> None:
    path = places.autosaves / "engarde.game"
    path.write_bytes(content)
    before = sealed(record.write(played()).encode())
    store.backup(path).write_bytes(before)
    words: list[str] = []

    def open_it(app: App) -> Sequence[Event]:
        assert isinstance(app.stack.top, Shelf)
        assert path.read_bytes() == content, "nobody needs its place yet"
        app.stack.top.chosen = list(app.house.games).index("engarde")
        return [Key("return")]

    def look(app: App) -> None:
        words.extend(alerts(app))
        assert any(isinstance(scene, Play) for scene in app.stack.scenes)

    begun = Start(places, Settings(speed=0, less_motion=True, sound=False))
    assert scripted(begun, tick, open_it, tick, tick, tick, look, tick) == 0
    kept = places.saves / "engarde" / "newer version.game"
    assert kept.read_bytes() == content
    assert store.backup(kept).read_bytes() == before
    assert not path.exists()
    assert any("engarde.game was written by a newer version" in told for told in words), words
    assert any("is kept as the save 'newer version'" in told for told in words)


def understand(data: bytes) -> Match:
    """Read a game in progress as the program does; a newer one is told apart from a damaged one."""
    try:
        return record.read(data, discover())
    except record.RecordError as error:
        if error.newer:
            raise NewerFormat(error.reason) from None
        raise


def test_only_a_newer_backup_becomes_a_named_save_too(places: Places) -> None:
    path = places.autosaves / "engarde.game"
    for number, damage in enumerate((None, b"noise")):
        store.backup(path).write_bytes(GAME)
        if damage is not None:
            path.write_bytes(damage)
        saves = Saves(places)
        match, warning = saves.resume("engarde", understand)
        assert match is None
        assert warning is not None
        assert "engarde.game.bak was written by a newer version" in warning
        assert saves.resume("engarde", understand) == (None, None)
        assert [path.read_bytes() for path in named(places)] == [GAME] * (number + 1)
        saves.close()


def test_a_newer_game_of_a_second_window_stays_in_its_slot(places: Places) -> None:
    other = places.autosaves / "engarde-2.game"
    other.write_bytes(GAME)
    saves = Saves(places)
    saves.autosave("engarde", record.write(played()))
    assert saves.adopt(understand) == ()
    assert other.read_bytes() == GAME
    assert named(places) == []
    saves.close()


def test_a_newer_game_for_which_there_is_no_folder_is_set_aside(places: Places) -> None:
    path = places.autosaves / "engarde.game"
    path.write_bytes(GAME)
    places.saves.write_bytes(b"a file where the folder should be")
    saves = Saves(places)
    match, warning = saves.resume("engarde", understand)
    assert match is None
    assert warning is not None
    assert "newer version" in warning
    assert warning.endswith("and was set aside as engarde.game.bad")
    assert path.with_name("engarde.game.bad").read_bytes() == GAME
    saves.close()


def test_a_named_save_is_refused_and_stays(places: Places) -> None:
    path = places.saves / "engarde" / "mine.game"
    path.parent.mkdir(parents=True)
    path.write_bytes(GAME)

    def load(app: App) -> None:
        with pytest.raises(ValueError, match=r"^mine\.game:2: format 2 is newer than this program's 1$"):
            app.house.load_file(path)

    assert scripted(Start(places, Settings(sound=False)), load) == 0
    assert path.read_bytes() == GAME


def test_what_is_read_again_by_a_version_that_knows_it(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer version finds its own files where it left them."""
    newer = statistics.write(Statistics(marks=(Mark("pointtopoint", "solo", 7),))).replace(
        '"format": 1', '"format": 2'
    )
    places.statistics.write_text(newer)
    places.settings.write_text("format = 2\nspeed = 4\n")
    start_and_end(places)
    monkeypatch.setattr(statistics, "FORMAT", 2)
    monkeypatch.setattr(choices, "FORMAT", 2)
    assert store.load_settings(places) == (Settings(speed=4), None)
    found, warning = store.load_statistics(places)
    assert warning is None
    assert [mark.score for mark in found.marks] == [7]
