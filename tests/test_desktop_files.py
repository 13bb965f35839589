"""What the desktop is given: entry, icons, metadata, file types and the manual page."""

import configparser
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from retrogames import __version__
from retrogames.app import App
from retrogames.core.game import discover
from retrogames.machine.png import read_png_indices
from retrogames.machine.window import Window
from retrogames.paths import places
from retrogames.settings import Settings, Start
from tests.scenes.stand_in import FOUR
from tools import draw_icons

ROOT = Path(__file__).parent.parent
ASSETS = ROOT / "assets"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def entry() -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # the library's way to keep capitals
    found.read(ASSETS / "retrogames.desktop", encoding="utf-8")
    return found


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(ASSETS / "retrogames.metainfo.xml").getroot()


def test_the_entry_starts_the_program_and_each_game(entry: configparser.ConfigParser) -> None:
    main = entry["Desktop Entry"]
    assert (main["Type"], main["Name"], main["Terminal"]) == ("Application", "Retrogames", "false")
    assert main["Exec"].split() == ["retrogames", "%f"]
    assert main["Icon"] == "retrogames"
    actions = main["Actions"].strip(";").split(";")
    assert actions == [game for game in discover() if game in FOUR]
    for name in actions:
        action = entry[f"Desktop Action {name}"]
        assert action["Name"] == discover()[name].title
        assert action["Exec"] == f"retrogames {name}"


def test_every_file_type_is_told_everywhere(entry: configparser.ConfigParser) -> None:
    kinds = ElementTree.parse(ASSETS / "retrogames.mime.xml").getroot().findall(f"{MIME}mime-type")
    known = {kind.get("type") for kind in kinds}
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == known
    assert {medium.text for medium in metainfo().iter("mediatype")} == known
    patterns = {glob.get("pattern") for kind in kinds for glob in kind.findall(f"{MIME}glob")}
    endings = {ending for game in discover().values() for ending in game.endings}
    assert patterns == {"*.game"} | {f"*{ending}" for ending in endings}


def test_the_metadata_name_this_version_and_all_games() -> None:
    root = metainfo()
    assert root.get("type") == "desktop-application"
    assert root.findtext("launchable") == "retrogames.desktop"
    assert root.find("releases/release").get("version") == __version__  # type: ignore[union-attr]  # None fails
    told = "".join(root.find("description").itertext())  # type: ignore[union-attr]  # as above
    for name in FOUR:
        assert discover()[name].title in told


def test_the_licence_and_summary_are_the_packages() -> None:
    package = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert metainfo().findtext("project_license") == "MIT"
    assert 'license = "MIT"' in package
    assert (metainfo().findtext("summary") or "-") in package


@pytest.mark.parametrize(("name", "data"), list(draw_icons.files()), ids=[n for n, _ in draw_icons.files()])
def test_icons_are_what_the_tool_draws(name: str, data: bytes) -> None:
    assert (draw_icons.ICONS / name).read_bytes() == data


@pytest.mark.parametrize("size", draw_icons.SIZES)
def test_icons_are_indexed_and_square_with_clear_corners(size: int) -> None:
    picture = read_png_indices(draw_icons.ICONS / f"retrogames-{size}.png")
    assert (picture.width, picture.height) == (size, size)
    corners = [picture.pixels[at] for at in (0, size - 1, size * (size - 1), size * size - 1)]
    assert corners == [255] * 4
    assert len(set(picture.pixels) - {255}) >= 8


def test_the_icon_for_windows_holds_every_size() -> None:
    data = (draw_icons.ICONS / "retrogames.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(draw_icons.SIZES))
    for number, size in enumerate(draw_icons.SIZES):
        wide, high, _, _, _, _, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (wide or 256, high or 256) == (size, size)
        assert data[start : start + length] == (draw_icons.ICONS / f"retrogames-{size}.png").read_bytes()


def test_the_icon_for_macos_is_a_chain_of_chunks() -> None:
    data = (draw_icons.ICONS / "retrogames.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    at, found = 8, []
    while at < len(data):
        found.append(data[at : at + 4])
        assert data[at + 8 : at + 12] == b"\x89PNG"
        at += struct.unpack(">I", data[at + 4 : at + 8])[0]
    assert at == len(data)
    assert found == [b"icp4", b"icp5", b"icp6", b"ic07", b"ic08"]


def options_of(command: str) -> Iterator[str]:
    """Give the options that `--help` lists, of the window for no command."""
    words = [sys.executable, "-m", "retrogames", *command.split(), "--help"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    yield from re.findall(r"^  (?:-h, )?--([a-z-]+)", said, re.MULTILINE)


@pytest.mark.parametrize("command", ["", "replay", "match", "solitaire"])
def test_manual_page_and_readme_know_every_option(command: str) -> None:
    page = (ASSETS / "retrogames.6").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    options = list(options_of(command))
    assert len(options) > 1
    for option in options:
        assert re.search(rf"^\.It Fl (?:h , )?-{option}\b", page, re.MULTILINE)
        assert f"--{option}" in readme


def test_the_manual_page_names_every_game_and_command() -> None:
    page = (ASSETS / "retrogames.6").read_text(encoding="utf-8")
    for word in (*FOUR, "engine", "replay", "match", "solitaire", "RETROGAMES_HOME"):
        assert word in page
    assert not [line for line in page.splitlines() if line != line.rstrip()]


def test_the_window_gets_the_icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(Window, "set_icon", lambda self, sprite, palette: shown.append(sprite.size))
    app = App(Start(places(tmp_path), Settings()))
    app.ended = True  # it leaves the loop at once
    app.run()
    app.close()
    assert shown == [(64, 64)]
