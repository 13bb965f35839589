"""Screenshot keys: sixteen colours at the machine's own size, or what the window shows; told on screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from retrogames.app import App
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.machine.events import Key
from retrogames.machine.png import read_png_indices
from retrogames.paths import Places
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings, Start


@pytest.fixture
def places(tmp_path: Path) -> Places:
    folder = tmp_path / "my games é 🎲"
    return Places(folder, folder)


@pytest.fixture
def app(places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Open the program at double size on a desktop with room for it, its shelf drawn."""
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [(1400, 1050)])
    app = App(Start(places, Settings(scale=2, fit="exact", less_motion=True)))
    app.stack.update()
    app._present()
    yield app
    app.close()


def _written(places: Places) -> list[Path]:
    return sorted(places.screenshots.glob("*.png"))


def _press(app: App, shift: bool = False) -> None:
    """Press F12 and let the program draw and take the picture."""
    app._handle(Key("f12", shift=shift))
    app._present()
    app.stack.update()


def _told(app: App) -> str:
    top: Any = app.stack.top
    return "".join(getattr(widget, "text", "") for widget in top.widgets)


def test_f12_writes_what_the_machine_shows(app: App, places: Places) -> None:
    before = app.screen.pixels()
    _press(app)
    (path,) = _written(places)
    picture = read_png_indices(path)
    assert (picture.width, picture.height) == (640, 480)
    assert picture.pixels == before
    assert picture.palette == tuple(app.screen.palette)


def test_a_text_written_again_leaves_the_older_one_alone(app: App, places: Places) -> None:
    for number, name in enumerate(("statistics.csv", "statistics-2.csv", "statistics-3.csv")):
        assert app.house.write_text("statistics.csv", str(number)) == f"Written to {places.data / name}"
    assert [(places.data / f"statistics{n}.csv").read_text() for n in ("", "-2", "-3")] == ["0", "1", "2"]


def test_the_path_is_told_in_the_machines_own_alert(app: App, places: Places) -> None:
    _press(app)
    app._present()
    assert not isinstance(app.stack.top, Shelf)
    assert "".join(str(_written(places)[0]).split()) in "".join(_told(app).split())
    app._handle(Key("return"))
    assert isinstance(app.stack.top, Shelf)


def test_shift_f12_writes_what_the_window_shows(app: App, places: Places) -> None:
    _press(app, shift=True)
    (path,) = _written(places)
    picture = pygame.image.load(path)
    assert picture.get_size() == (1280, 960)
    dots = app.screen.pixels()
    palette = app.screen.palette
    for x, y in ((0, 0), (100, 60), (639, 479), (320, 240), (150, 330)):
        assert tuple(picture.get_at((2 * x, 2 * y)))[:3] == palette[dots[640 * y + x]]


def test_with_scanlines_the_larger_picture_has_them(app: App, places: Places) -> None:
    _press(app, shift=True)
    app._handle(Key("return"))
    app.house.change(Settings(scale=2, fit="exact", crt=True))
    app._present()
    _press(app, shift=True)
    plain, lined = (pygame.image.load(path) for path in _written(places))
    assert plain.get_size() == lined.get_size()
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(lined, "RGB")


def test_every_picture_gets_a_name_of_its_own(app: App, places: Places) -> None:
    for _ in range(3):
        _press(app)
        app._handle(Key("return"))
    assert len(_written(places)) == 3


def test_the_commands_line_does_the_same(app: App, places: Places) -> None:
    assert app.house.screenshot().startswith("Picture: ")
    assert len(_written(places)) == 1


def test_where_nothing_can_be_written_that_is_told(app: App, places: Places) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    places.screenshots.write_text("no folder")
    _press(app)
    assert "cannot write" in _told(app)


def test_by_the_menu_the_picture_has_no_menu_and_its_path_is_told(app: App, places: Places) -> None:
    game = app.house.games["engarde"]
    app.stack.push(Push(Play(app.house, game, Match(game, game.settings(), 1, (Human(), Human())))))
    app._present()
    before = app.screen.pixels()
    app._handle(Key("f10"))
    app._handle(Key("right"))
    app._handle(Key("right"))
    app._present()
    assert app.screen.pixels() != before
    app._handle(Key("r"))
    app._present()
    app.stack.update()
    (path,) = _written(places)
    assert read_png_indices(path).pixels == before
    assert path.name in _told(app)
