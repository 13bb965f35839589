"""Games that were damaged while nobody looked: they are there as they were before, and the player is told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from retrogames import store
from retrogames.app import App
from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.machine.events import Drop, Event
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.scenes.play import Play
from retrogames.seal import sealed
from retrogames.settings import Settings, Start
from tests.damage import STRANGERS, damaged
from tests.scripted import kept, played, scripted, table, tick, told


@pytest.fixture
def start(tmp_path: Path) -> Start:
    return Start(Places(tmp_path, tmp_path / "data"), Settings(speed=0, less_motion=True, sound=False))


@pytest.mark.slow
@pytest.mark.parametrize("game", discover().values(), ids=discover())
def test_a_game_in_progress_damaged_in_any_byte_is_there_or_the_move_before(
    game: Any, tmp_path: Path
) -> None:
    saves = Saves(Places(tmp_path, tmp_path))
    match = Match(game, game.settings(), 4711, ())
    match.players = (Human("Ada"),) * len(match.position.scores())
    for _ in range(2):
        match.roll() if match.turn < 0 else match.play(match.position.moves()[0])
    before = record.write(match)
    match.roll() if match.turn < 0 else match.play(match.position.moves()[0])
    path, good = saves.autosave_path(game.name), sealed(record.write(match).encode())
    cut = [good[:length] for length in range(0, len(good), 11)]
    for number, bad in enumerate((good, *cut, *damaged(good, 7), *STRANGERS.values())):
        store.backup(path).parent.mkdir(exist_ok=True)
        store.backup(path).write_bytes(sealed(before.encode()))
        path.write_bytes(bad)
        found, warning = saves.resume(game.name, lambda data: record.read(data, discover()))
        assert found is not None, number
        if bad == good:
            assert (warning, record.write(found)) == (None, record.write(match))
        else:
            assert record.write(found) == before
            assert warning is not None
            assert "set aside as" in warning
            assert warning.endswith("; the one before it is used")
    saves.close()


def test_a_damaged_game_of_a_second_window_is_told_and_kept_as_it_was_before(start: Start) -> None:
    first, second = Saves(start.places), Saves(start.places)
    for moves in ("S@c3", "S@c3 C@d4"):
        for saves in (first, second):
            saves.autosave("engarde", record.write(played(moves)))
            saves.settle()
    first.close()
    second.close()
    (start.places.autosaves / "engarde-2.game").write_bytes(b"noise\n")
    words: list[str] = []
    assert scripted(start, tick, tick, lambda app: words.append(told(app)), tick) == 0
    assert "engarde-2.game cannot be used" in words[0]
    assert "set aside as engarde-2.game.bad; the one before it is used" in words[0]
    assert kept(start) == ["S@c3", "C@d4"]
    other = start.places.saves / "engarde" / "second window.game"
    assert [str(move) for move in record.read(other.read_bytes(), discover()).moves] == ["S@c3"]


@pytest.mark.parametrize("by", ["shelf", "table"])
@pytest.mark.parametrize("damage", [b"noise", b"", b"Game: engarde\nFormat: 1\n\nS@c3\nS@c3\n"])
def test_a_damaged_named_save_opens_as_the_one_before(by: str, damage: bytes, start: Start) -> None:
    path = start.places.saves / "engarde" / "mine.game"
    for moves in ("S@c3", "S@c3 C@d4"):
        store.write(path, record.write(played(moves)).encode())
    path.write_bytes(damage)
    words: list[str] = []
    opened: list[list[str]] = []

    def drop(app: App) -> Sequence[Event]:
        return [Drop(str(path))]

    def look(app: App) -> None:
        words.append(told(app))
        top = app.stack.top
        assert isinstance(top, Play)
        opened.append([str(move) for move in top.match.moves])

    sit = [] if by == "shelf" else [table(played())]
    assert scripted(start, *sit, drop, tick, tick, look) == 0
    assert words[0].startswith("mine.game")
    assert "; the one before it is used" in words[0]
    assert opened == [["S@c3"]]
    assert path.read_bytes() == damage


def test_a_save_without_a_sound_backup_is_refused_with_its_own_line(start: Start) -> None:
    path = start.places.data / "mine.game"
    path.parent.mkdir()
    store.backup(path).write_bytes(record.write(played()).encode())
    words: list[str] = []

    def load(app: App) -> None:
        with pytest.raises(ValueError, match=r"mine\.game: no such file"):
            app.house.load_file(path)
        path.write_bytes(b"noise")
        store.backup(path).write_bytes(b"other\nnoise")
        with pytest.raises(ValueError, match=r"^mine\.game:1: "):
            app.house.load_file(path)
        words.append(app.house.warning())

    assert scripted(start, load) == 0
    assert words == [""]
