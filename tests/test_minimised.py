"""The main loop while the window is minimised: asleep where nothing goes on, else ticks without pictures."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from retrogames.app import ASLEEP, HIDDEN, IDLE, App
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.machine.sound import Sound
from retrogames.paths import Places
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.settings import Settings, Start
from tests.scripted import played


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    opened = App(Start(Places(tmp_path, tmp_path), Settings(speed=0, sound=False, less_motion=True)))
    opened._present()
    yield opened
    opened.close()


@pytest.fixture
def waits(app: App, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Gives the milliseconds for which the program would have slept."""
    found: list[int] = []

    def wait(timeout: int) -> list[object]:
        found.append(timeout)
        return []

    monkeypatch.setattr(app.window, "wait", wait)
    return found


def sit(app: App, match: Match) -> Play:
    play = Play(app.house, match.game, match)
    app.stack.push(Push(play))
    app.stack.update()
    return play


def test_on_the_shelf_it_sleeps_and_no_show_begins(app: App, waits: list[int]) -> None:
    app._wait()
    assert waits.pop() <= 1000, "it counts towards the show"
    app.window.visible = False
    for _ in range(1000):
        app._wait()
        app._tick()
    assert set(waits) == {ASLEEP}
    assert len(app.stack.scenes) == 1


def test_where_a_person_is_to_move_it_sleeps(app: App, waits: list[int]) -> None:
    sit(app, played())
    app._wait()
    app.window.visible = False
    app._wait()
    assert waits == [IDLE, ASLEEP]


def test_asleep_it_gives_the_sound_device_back(app: App, waits: list[int]) -> None:
    sound = Sound(b"\0\0" * 10)
    app.speaker.muted = False
    app.speaker.play(sound)
    assert pygame.mixer.get_init()
    app._wait()
    assert pygame.mixer.get_init()
    app.window.visible = False
    app._wait()
    assert not pygame.mixer.get_init()
    app.speaker.play(sound)
    assert pygame.mixer.get_init(), "the next sound opens it again"


def test_where_a_computer_thinks_it_looks_for_the_move(app: App, waits: list[int]) -> None:
    match = played()
    match.players = Human(), Computer(Level.BEGINNER)
    play = sit(app, match)
    app.window.visible = False
    app._wait()
    assert waits == [HIDDEN]
    assert not app._needs_picture()
    play.paused = True
    play.turns.cancel()
    app._wait()
    assert waits == [HIDDEN, ASLEEP]


def test_shown_again_it_draws_at_once(app: App, waits: list[int]) -> None:
    app.window.visible = False
    app._wait()
    assert not app._needs_picture()
    app.window.visible = app.window.exposed = True
    assert app._needs_picture()
    app._wait()
    assert waits[-1] <= 1000
