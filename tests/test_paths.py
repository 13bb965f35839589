"""Where things are."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from retrogames import paths


def test_a_checkout_has_its_assets_and_fonts_beside_the_package() -> None:
    root = Path(__file__).parent.parent
    assert paths.assets("contact") == root / "assets" / "contact"
    assert paths.fonts() == root / "fonts"


def test_an_installed_package_has_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "retrogames"
    (package / "fonts").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.assets("contact") == package / "assets" / "contact"
    assert paths.fonts() == package / "fonts"


def test_one_portable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    places = paths.places(Path("my games/é🎲"))
    assert places.config == places.data == tmp_path / "my games" / "é🎲"
    named = paths.places(environ={"RETROGAMES_HOME": str(tmp_path)})
    assert named.config == named.data == tmp_path
    assert paths.places(Path("here"), {"RETROGAMES_HOME": "/there"}).data == tmp_path / "here"


def test_the_platforms_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    places = paths.places(environ={})
    assert places.settings == tmp_path / "c" / "retrogames" / "settings.toml"
    assert places.statistics.parent == places.saves.parent == tmp_path / "d" / "retrogames"


def test_a_relative_folder_is_no_trouble_where_the_one_we_are_in_was_removed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(path: object) -> str:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(os.path, "abspath", gone)
    monkeypatch.setenv("PWD", str(tmp_path / "gone"))
    assert paths.places(Path("mine")).data == tmp_path / "gone" / "mine", "made again where it was"
    monkeypatch.delenv("PWD")
    assert paths.places(Path("mine")).data.is_absolute(), "wherever we stand later, it is the same"


@pytest.mark.parametrize(
    "variables", [{}, {"XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": "../x"}, {"HOME": ""}]
)
def test_no_home_is_no_trouble(variables: dict[str, str]) -> None:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT")}
    code = (
        "from retrogames.paths import places; found = places()\n"
        "assert found.config.is_absolute() and found.data.is_absolute()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, **variables, "PYTHONPATH": str(Path(__file__).parent.parent)},
        check=False,
    )
    assert done.returncode == 0


def test_a_user_without_any_home_gets_a_folder_among_the_temporary_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: Path("~/.config/retrogames"))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share/retrogames"))
    places = paths.places(environ={})
    assert places.config.is_absolute()
    assert "~" not in str(places.data)
