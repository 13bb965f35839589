"""Options of the command line hold for one run; what the player changes in it is kept."""

from pathlib import Path

import pytest

from retrogames import store
from retrogames.app import App
from retrogames.call import read_start
from retrogames.frozen import replace
from retrogames.machine.events import Key
from retrogames.paths import places
from retrogames.settings import Settings

OPTIONS = "--mute --crt --fit fill --speed slow --volume 3 --scale 1"


def run(folder: Path, options: str, *keys: str) -> Settings:
    """Start with options, press keys, end; give what is kept then, without the window's place."""
    app = App(read_start([*options.split(), "--data-dir", str(folder)]))
    app._open()
    for key in keys:
        app._handle(Key(key))
    app.ended = True
    app.run()
    app.close()
    kept, warning = store.load_settings(places(folder))
    assert warning is None
    return replace(kept, window=None)


@pytest.mark.parametrize("before", [None, Settings(fit="exact", speed=1, sound=False)])
def test_nothing_of_the_command_line_is_kept(tmp_path: Path, before: Settings | None) -> None:
    if before is not None:
        store.save_settings(places(tmp_path), before)
    assert run(tmp_path, OPTIONS) == (before or Settings())


def test_nor_is_it_with_another_choice(tmp_path: Path) -> None:
    assert run(tmp_path, OPTIONS.replace("--mute ", ""), "m") == Settings(sound=False)


def test_a_deliberate_change_of_such_a_field_is_kept(tmp_path: Path) -> None:
    store.save_settings(places(tmp_path), Settings(sound=False))
    assert run(tmp_path, "--mute", "m") == Settings(sound=True)
    assert run(tmp_path, "--mute") == Settings(sound=True)
    assert run(tmp_path, "--sound", "m") == Settings(sound=False)


def test_a_size_for_one_run_is_not_the_windows_next_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [(1400, 1050)])
    place = (30, 40, 800, 600)
    store.save_settings(places(tmp_path), Settings(window=place))
    run(tmp_path, "--scale 2")
    assert store.load_settings(places(tmp_path))[0].window == place
