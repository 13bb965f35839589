"""Faults of disk, power and clock: what was kept stays kept, the player is told, and play goes on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from retrogames import saves as kept_games
from retrogames import steward as services
from retrogames import store
from retrogames.app import App
from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.machine.clock import Clock
from retrogames.machine.events import Drop, Event
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.settings import Settings, Start, StartError
from retrogames.signals import Request, heard_by
from retrogames.store import StoreError
from tests.disk import Fault, failing, full, nothing, read_only, without_links
from tests.killed import KINDS, NEW, OLD
from tests.scripted import kept, played, scripted, table, tick, told

ROOT = Path(__file__).parent.parent
every_kind = pytest.mark.parametrize("name", KINDS)


@pytest.fixture
def start(tmp_path: Path) -> Start:
    folder = tmp_path / "my games é 🎲"
    return Start(Places(folder, folder), Settings(speed=0, less_motion=True, sound=False))


@pytest.fixture
def faults() -> Iterator[ExitStack]:
    """Faults that begin in the middle of a test, and end with it at the latest."""
    with ExitStack() as stack:
        yield stack


def temporary(folder: Path) -> list[str]:
    """Name the temporary files that are left anywhere below a folder."""
    return [path.name for path in folder.rglob("*.tmp")]


if hasattr(os, "fork"):  # Windows has none

    @pytest.mark.slow
    def test_a_process_killed_at_any_step_of_a_save_costs_nothing(tmp_path: Path) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "tests.killed", str(tmp_path)], cwd=ROOT, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert len(done.stdout.splitlines()) == 4 * len(KINDS)


@pytest.mark.parametrize("fault", [nothing, without_links])
def test_a_power_cut_finds_the_new_content_on_the_disk_before_its_name(tmp_path: Path, fault: Fault) -> None:
    """What is not on the disk when a name moves to it may be empty after a power cut."""
    path = tmp_path / "file"
    store.write(path, b"old")
    with failing(tmp_path, fault) as steps:
        store.write(path, b"new")
    last = len(steps) - 1 - steps[::-1].index("replace")
    assert steps[:4] == ["mkdir", "open", "write", "write on"]
    assert steps[4] == "fsync"
    assert all(steps[at - 1] == "fsync" for at, step in enumerate(steps) if step == "replace" and at < last)
    if sys.platform != "win32":
        assert steps[last + 1 :] == ["fsync"]  # the folder


@every_kind
@pytest.mark.parametrize("before", [0, OLD])
def test_a_disk_full_at_any_step_costs_nothing(name: str, before: int, tmp_path: Path) -> None:
    kind = KINDS[name]
    for after in range(20):
        places = Places(tmp_path / f"{after}", tmp_path / f"{after}")
        if before:
            kind.save(places, before)
        with failing(tmp_path, full(after)) as steps:
            try:
                kind.save(places, NEW)
                saved = True
            except StoreError as error:
                saved = False
                assert "no space left on device" in str(error)
        assert kind.found(places) == (NEW if saved else before)
        assert not temporary(tmp_path)
        kind.save(places, NEW)  # room was made
        assert kind.found(places) == NEW
        if len(steps) <= after:
            break
    else:
        pytest.fail("never saved")


@every_kind
def test_a_folder_that_can_only_be_read_keeps_what_it_has(name: str, tmp_path: Path) -> None:
    kind, places = KINDS[name], Places(tmp_path, tmp_path)
    kind.save(places, OLD)
    with failing(tmp_path, read_only):
        assert kind.found(places) == OLD
        with pytest.raises(StoreError, match="read-only file system"):
            kind.save(places, NEW)
        assert kind.found(places) == OLD
    assert kind.found(places) == OLD


# The whole program on such disks


def move(app: App, text: str) -> None:
    """Play a move at the table."""
    top = app.stack.top
    assert isinstance(top, Play), app.stack.scenes
    top.play(next(move for move in top.match.position.moves() if str(move) == text))
    app.house.settle()


@pytest.mark.parametrize("fault", [full(), read_only])
def test_play_goes_on_where_nothing_can_be_written_and_is_kept_again_later(
    start: Start, fault: Fault, faults: ExitStack
) -> None:
    words: list[str] = []

    def begin(app: App) -> None:
        move(app, "C@d4")
        faults.enter_context(failing(start.places.data, fault))
        move(app, "S@a1")

    def go_on(app: App) -> None:
        words.append(told(app))
        move(app, "S@b1")

    def once(app: App) -> None:
        assert isinstance(app.stack.top, Play)  # the trouble is told once, not at every move
        faults.close()

    def again(app: App) -> None:
        move(app, "C@c1")

    assert scripted(start, table(played()), begin, tick, go_on, tick, once, again) == 0
    assert "cannot write" in words[0]
    assert "engarde.game" in words[0]
    assert kept(start) == ["S@c3", "C@d4", "S@a1", "S@b1", "C@c1"]
    assert not temporary(start.places.data)


@pytest.mark.parametrize("name", ["splatter", "pointtopoint"])
def test_a_read_only_folder_is_played_in_from_start_to_end(
    name: str, start: Start, capfd: pytest.CaptureFixture[str]
) -> None:
    """Every move to the last, the verdict, the statistics, and a new game after it."""
    words: list[str] = []
    ends: list[Match] = []
    match = small(name)

    def go_on(app: App) -> None:
        top = app.stack.top
        if not isinstance(top, Play):
            words.append(told(app))
        elif top.match.outcome is None:
            choice = top.match.position.moves()
            if not (ends and top.match.moves):
                top.play(choice[5 * len(choice) // 9])
        elif not ends:
            ends.append(top.match)
            tallies = app.house.statistics.tallies
            assert [(row.game, tally.games) for row, tally in tallies.items()] == [(name, 1)] * 2
            top.take_over(small(name))
        app.house.settle()

    def again(app: App) -> None:
        top = app.stack.top
        assert isinstance(top, Play)
        assert len(top.match.moves) == 1

    start.places.data.mkdir()
    with failing(start.places.data, read_only):
        assert scripted(start, table(match), *[go_on] * 60, again) == 0
    assert ends == [match]
    assert match.outcome is not None
    assert "cannot write" in words[0]
    assert sum("cannot" in text for text in words) == 1
    assert any(end in text for text in words[1:] for end in ("wins", "draw"))
    assert capfd.readouterr().err == ""
    assert list(start.places.data.iterdir()) == []


def small(name: str) -> Match:
    """Begin a game of two people on the smallest board."""
    game = discover()[name]
    size = {"splatter": "4x4", "pointtopoint": "4"}[name]
    settings = game.settings({"Size": size, **({"Players": "2"} if name == "splatter" else {})})
    return Match(game, settings, 5, (Human("Ada"), Human("Bo")))


def test_folders_that_are_removed_under_the_program_are_made_again(start: Start) -> None:
    def remove(app: App) -> None:
        move(app, "C@d4")
        rmtree(start.places.data)

    def go_on(app: App) -> None:
        move(app, "S@a1")
        app.house.count(played())
        assert "Picture: " in app.house.screenshot()

    assert scripted(start, table(played()), remove, tick, go_on, tick, tick) == 0
    assert kept(start) == ["S@c3", "C@d4", "S@a1"]


@pytest.mark.parametrize("data", [None, b"", b"STARTFONT 2.1\nFONT"])
def test_an_installation_that_is_damaged_is_told_in_one_line(
    data: bytes | None, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if data is not None:
        for face in (ROOT / "fonts").glob("*.bdf"):
            (tmp_path / face.name).write_bytes(data)
    monkeypatch.setattr(services, "fonts", lambda: tmp_path)
    with pytest.raises(StartError, match=r"^the installation is damaged: .*\.bdf:\d+: .+$") as told_why:
        scripted(start)
    assert "\n" not in str(told_why.value)


def test_a_game_that_cannot_be_put_aside_is_not_replaced_by_a_dropped_file(
    start: Start, faults: ExitStack
) -> None:
    other = start.places.data / "other.game"
    words: list[str] = []

    def drop(app: App) -> Sequence[Event]:
        store.write(other, record.write(played("C@a1")).encode())
        app.house.autosave(played("S@c3 C@d4"))
        app.house.settle()
        faults.enter_context(failing(start.places.saves, full()))
        return [Drop(str(other))]

    def refused(app: App) -> None:
        words.append(told(app))
        faults.close()

    assert scripted(start, table(played()), drop, refused) == 0
    assert "no space left" in words[0]
    assert kept(start)[0] == "S@c3"


# Names that come from files


EVIL = (
    "../../escaped",
    "/etc/passwd",
    "..",
    "a/b\\c",
    "C:\\x",
    "con",
    "nul.txt",
    "x" * 300,
    "a\0b",
    "\x1b[m",
)


@pytest.mark.parametrize("evil", EVIL)
def test_names_in_records_and_boards_lead_out_of_no_folder(evil: str, start: Start, tmp_path: Path) -> None:
    clean = evil.replace("\0", "")
    text = record.write(played())
    text = text.replace("Ada", clean).replace(
        "Seed:", f"Board: {clean}\nDate: {clean}\nName: {clean}\nSeed:", 1
    )
    board = (ROOT / "assets" / "splatter" / "ARENA.BRD").read_text().replace("Name: ", f"Name: {clean}")
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    (inbox / "a.game").write_text(text, "utf-8")
    (inbox / "b.brd").write_text(board, "utf-8")
    before = {path for path in tmp_path.rglob("*") if start.places.data not in path.parents}

    def keep(app: App) -> None:
        for name in ("a.game", "b.brd"):
            try:
                match = app.house.load_file(inbox / name)
            except ValueError:  # a control character in a board
                continue
            match.play(match.position.moves()[0])
            app.house.autosave(match)
            app.house.keep_aside(match.game)
            app.stack.push(Push(Play(app.house, match.game, match)))

    assert scripted(start, keep, tick, tick) == 0
    after = {path for path in tmp_path.rglob("*") if start.places.data not in path.parents}
    assert after - before <= {start.places.data}
    saves = Saves(start.places)
    for name in (evil, f"{evil}/{evil}"):
        assert saves.save_path(name, name).resolve().is_relative_to(start.places.saves.resolve())
        assert saves.autosave_path(name).resolve().parent == start.places.autosaves.resolve()
    saves.close()


# Clocks


@pytest.mark.parametrize("day", [date(1, 1, 1), date(1970, 1, 1), date(9999, 12, 31)])
def test_a_calendar_gone_mad_only_dates_games_oddly(
    day: date, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Day(date):
        @classmethod
        def today(cls) -> "Day":
            return cls(day.year, day.month, day.day)

    monkeypatch.setattr(services, "date", Day)
    monkeypatch.setattr(kept_games, "time", lambda: 0.0 if day.year < 2000 else 1e12)

    def keep(app: App) -> None:
        match = played()
        match.date = app.house.today()
        app.house.autosave(match)
        app.house.keep_aside(match.game)
        assert "Picture: " in app.house.screenshot()
        app.house.report("a test")

    assert scripted(start, keep) == 0
    assert kept(start) == ["S@c3"]
    (save,) = (start.places.saves / "engarde").glob("*.game")
    assert day.isoformat() in save.name
    for path in start.places.data.rglob("*.game"):
        os.utime(path, (0, 0) if day.year < 2000 else (2**33, 2**33))
    assert scripted(start) == 0
    assert kept(start) == ["S@c3"]


def test_a_clock_that_jumps_is_no_time_to_make_up_for(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that slept for a week passes one tick, not half a million."""
    now = [1000.0]
    ticks: list[float] = []
    monkeypatch.setattr("retrogames.app.monotonic", lambda: now[0])
    update = Play.update

    def counted(self: Play) -> Any:
        ticks.append(now[0])
        return update(self)

    monkeypatch.setattr(Play, "update", counted)
    match = played()

    def week(app: App) -> None:
        now[0] += 7 * 86400

    assert scripted(start, table(match), *[week] * 5) == 0
    assert len(ticks) <= 7  # one for each look at the clock


@pytest.mark.parametrize("name", [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)])
def test_a_program_that_waits_hears_at_once_that_it_is_to_end(
    name: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session that ends gives its programs a few seconds, and the shelf looks up every ten."""
    ending = getattr(signal, name)
    naps: list[int] = []
    now = [0]
    monkeypatch.setattr(Clock, "now", staticmethod(lambda: now[0]))

    def sleep(milliseconds: int) -> None:
        naps.append(milliseconds)
        now[0] += milliseconds
        if len(naps) == 2:
            signal.raise_signal(ending)

    monkeypatch.setattr(Clock, "sleep", staticmethod(sleep))
    request = Request()
    with heard_by(request):
        app = App(start)
        request.then = app.end
        app.window.events()
        app.run()
        app.close()
    assert app.ended
    assert len(naps) == 2
