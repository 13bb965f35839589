"""Errors that nobody foresaw: the game is kept, a report is written, the next start goes on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from retrogames.app import TOO_MANY, App
from retrogames.core import record
from retrogames.core.game import discover
from retrogames.frozen import replace
from retrogames.looks.widgets import Label
from retrogames.machine.events import Close, Event, Key, Press
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.scenes.apart import apart
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings, Start
from retrogames.steward import Steward
from tests.scripted import Step, key, played, scripted, table


@pytest.fixture
def start(tmp_path: Path) -> Start:
    folder = tmp_path / "my games é"
    return Start(Places(folder, folder), Settings(speed=0, less_motion=True, sound=False))


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("a fault of the program's own")


def reports(start: Start) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(start.places.reports.glob("*.txt"))]


def kept(start: Start, name: str = "engarde") -> list[str]:
    """Give the moves of the game in progress that the next start finds."""
    path = start.places.autosaves / f"{name}.game"
    if not path.exists():
        return []
    return [str(move) for move in record.read(path.read_bytes(), discover()).moves]


def told(app: App) -> str:
    """Give the words of the alert on top."""
    form = app.stack.top
    assert isinstance(form, Form)
    assert form.kind == "stop"
    return " ".join(widget.text for widget in form.widgets if isinstance(widget, Label))


def test_the_game_is_kept_and_told_of_by_its_machine(
    start: Start, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Play, "handle", broken)
    seen: list[str] = []

    def look(app: App) -> None:
        seen.append(told(app))

    assert scripted(start, table(played()), key, look, accidents=1) == 0
    (report,) = reports(start)
    (path,) = start.places.reports.glob("*.txt")
    assert "".join(seen[0].split()).endswith("".join(str(path).split())), "the path may be copied"
    assert "ZeroDivisionError: a fault of the program's own" in report
    assert "\nGame: engarde\n" in report
    assert report.endswith("S@c3\n")
    assert seen[0].startswith("Something went wrong; the game is kept. The report is ")
    said = capfd.readouterr().err
    assert said.startswith("retrogames: Something went wrong; the game is kept. The report is ")
    assert said.replace(" ", "") == f"retrogames:{seen[0]}\n".replace(" ", ""), "the alert breaks its lines"
    assert kept(start) == ["S@c3"]


@pytest.mark.parametrize("name", list(discover()))
def test_the_alert_is_the_machine_s_and_the_shelf_remembers_the_box(
    name: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = list(discover()).index(name)

    def sit(app: App) -> None:
        shelf: Any = app.stack.top
        shelf.chosen = at
        match = played("", name)
        app.stack.push(Push(Play(app.house, match.game, match)))

    def fail(app: App) -> Sequence[Event]:
        monkeypatch.setattr(type(app.house.table(discover()[name])), "draw", broken)
        assert app.stack.top is not None
        app.stack.top.dirty = True
        return []

    def look(app: App) -> Sequence[Event]:
        assert told(app).startswith("Something went wrong")
        assert app.stack.top is not None
        assert app.stack.top.look is app.house.look(discover()[name])
        return [Key("return")]

    def back(app: App) -> None:
        assert isinstance(app.stack.top, Shelf)
        assert app.stack.top.chosen == at

    assert scripted(start, sit, fail, look, back, accidents=1) == 0


def test_of_two_games_in_one_look_the_one_that_failed_is_named(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = discover()
    first = replace(real["contact"], look=real["engarde"].look)
    monkeypatch.setattr("retrogames.steward.discover", lambda: {**real, "contact": first})
    monkeypatch.setattr(Play, "handle", broken)

    def look(app: App) -> None:
        told(app)
        assert app.house.look(first) is app.house.look(real["engarde"])
        assert getattr(app.stack.top, "title", "") == "Engarde"

    assert scripted(start, table(played()), key, look, accidents=1) == 0


def test_the_shelf_s_own_accident_is_told_by_the_shelf(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    real = discover()
    like_the_shelf = replace(real["contact"], look="retrogames.looks.dos:shelf_dress")
    monkeypatch.setattr("retrogames.steward.discover", lambda: {**real, "contact": like_the_shelf})
    monkeypatch.setattr(Shelf, "handle", broken)

    def look(app: App) -> None:
        told(app)
        assert getattr(app.stack.top, "title", "") == ""
        monkeypatch.undo()

    assert scripted(start, key, look, accidents=1) == 0


def test_a_machine_that_cannot_show_an_alert_leaves_it_to_the_shelf(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(app: App) -> Sequence[Event]:
        monkeypatch.setattr(type(app.house.look(discover()["engarde"])), "panel", broken)
        monkeypatch.setattr(Play, "handle", broken)
        return key(app)

    def look(app: App) -> None:
        assert told(app).startswith("Something went wrong; the game is kept.")
        assert app.stack.top is not None
        assert app.stack.top.look is app.house.look(None)

    assert scripted(start, table(played()), fail, look, accidents=1) == 0


def test_what_was_pressed_before_an_accident_reaches_neither_shelf_nor_alert(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "handle", broken)
    waiting: list[Event] = [Press(390, 200), Key("return"), Press(320, 240)]

    def fail(app: App) -> Sequence[Event]:
        monkeypatch.setattr(app.window, "events", waiting.copy)
        return key(app)

    def look(app: App) -> Sequence[Event]:
        app.stack.haste.clock = lambda: 0.0  # the moment the alert came
        app.stack.haste.came(None)
        told(app)
        return [Press(390, 200), Key("return")]

    def still(app: App) -> None:
        told(app)
        (shelf, _) = app.stack.scenes
        assert isinstance(shelf, Shelf)
        assert shelf.loading is None

    def close(app: App) -> Sequence[Event]:
        waiting.append(Close())
        app.stack.push(Push(Play(app.house, discover()["engarde"])))
        return key(app)

    def never(_: App) -> None:
        raise AssertionError("the window was to be closed")

    assert scripted(start, table(played()), fail, look, still, close, never, accidents=2) == 0


@pytest.mark.parametrize("where", ["update", "draw", "handle", "exit"])
def test_wherever_the_error_is_the_program_goes_on(
    where: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def arm(app: App) -> Sequence[Event]:
        monkeypatch.setattr(Play, where, broken)
        assert app.stack.top is not None
        app.stack.top.dirty = True
        app._due = 0.0
        return key(app)

    if where == "exit":
        with pytest.raises(ZeroDivisionError):  # nothing is left to go on with
            scripted(start, table(played()), arm)
    else:
        assert scripted(start, table(played()), arm, accidents=1) == 0
        assert len(reports(start)) == 1
        assert kept(start) == ["S@c3"]
    assert start.places.settings.exists()


def test_a_show_and_a_lesson_never_take_the_place_of_the_players_game(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(start.places)
    saves.autosave("engarde", record.write(played("C@d4")))
    saves.close()
    monkeypatch.setattr(Play, "handle", broken)
    monkeypatch.setattr(Lesson, "handle", broken)

    def show(app: App) -> None:
        match = played()
        app.stack.push(Push(Play(apart(app.house), match.game, match, demo=True)))

    def lesson(app: App) -> Sequence[Event]:
        app.stack.push(Push(Lesson(app.house, discover()["engarde"])))
        return key(app)

    assert scripted(start, show, key, lesson, accidents=2) == 0
    assert len(reports(start)) == 2
    assert kept(start) == ["C@d4"]


def test_errors_without_end_end_the_program(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retrogames.app.SOON", 1e9)  # however slow the machine is
    monkeypatch.setattr(Shelf, "handle", broken)

    def close(_: App) -> Sequence[Event]:
        return [Key("return")]  # the alert hears it, then the shelf

    assert scripted(start, *[close] * 50, accidents=TOO_MANY) == 1
    assert len(reports(start)) == TOO_MANY


def test_an_error_that_spoils_the_game_itself_costs_no_earlier_state(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played()

    def spoil(app: App) -> Sequence[Event]:
        app.house.autosave(match)
        match.moves.append("nonsense")
        match.positions.append(match.position)
        return key(app)

    monkeypatch.setattr(Play, "handle", broken)
    assert scripted(start, table(match), spoil, accidents=1) == 0
    assert len(reports(start)) == 1
    assert kept(start) == ["S@c3"]


def test_where_not_even_a_report_can_be_written_it_is_said(
    start: Start, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start.places.data.parent.mkdir(exist_ok=True)
    start.places.data.write_bytes(b"a file where the folder should be")
    monkeypatch.setattr(Play, "handle", broken)
    assert scripted(start, table(played()), key, accidents=1) == 0
    said = capfd.readouterr().err.splitlines()
    assert (
        said[0] == "retrogames: Something went wrong; the game could not be kept. No report could be written."
    )
    assert any("cannot write" in line for line in said[1:])


def test_one_service_that_fails_at_the_end_keeps_no_other_from_closing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Steward, "_write_settings", broken)
    closed: list[str] = []
    steps: list[Step] = []
    for name in ("thinker", "window"):

        def noted(app: App, name: str = name) -> None:
            service = getattr(app, name)
            close = service.close

            def noting() -> None:
                closed.append(name)
                close()

            monkeypatch.setattr(service, "close", noting)

        steps.append(noted)
    with pytest.raises(ZeroDivisionError):
        scripted(start, *steps)
    assert closed == ["thinker", "window"]
