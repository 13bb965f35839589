"""Wheel and source archive hold all that they should, and nothing else."""

import subprocess
import tarfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.window.installed import ROOT, wheel


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel; the source archive it was built from lies beside it."""
    return wheel(tmp_path_factory.mktemp("built"))


def sources() -> set[str]:
    """Name the project's files: those that git knows, or in an unpacked archive all but what came since."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
        return {name for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    later = (ROOT / ".gitignore").read_text("utf-8").split()
    files = {path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()}
    return {
        path.as_posix()
        for path in files
        if not any(fnmatch(part, line.strip("/")) for part in path.parts for line in later)
        and not path.is_relative_to("tests/golden/failures")
    }


@pytest.mark.slow
def test_the_source_archive_holds_every_file_of_the_project(built: Path) -> None:
    (source,) = built.parent.glob("*.tar.gz")
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert "tests/test_packaging.py" in sources() <= names


@pytest.mark.slow
def test_the_wheel_holds_the_package_and_its_data_alone(built: Path) -> None:
    names = zipfile.ZipFile(built).namelist()
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "retrogames").rglob("*.py")}
    for folder in ("assets", "fonts"):
        files = (path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.*"))
        wanted |= {f"retrogames/{name}" for name in files if not name.startswith("assets/pictures/")}
    assert {name for name in names if name.startswith("retrogames/")} == wanted


@pytest.mark.slow
def test_the_wheel_tells_the_desktop_of_itself(built: Path) -> None:
    names = zipfile.ZipFile(built).namelist()
    shared = {name.partition("/data/share/")[2] for name in names if "/data/share/" in name}
    assert "man/man6/retrogames.6" in shared
    assert "applications/retrogames.desktop" in shared
    assert "mime/packages/retrogames.xml" in shared
    for size in (16, 24, 32, 48, 64, 128, 256):
        assert f"icons/hicolor/{size}x{size}/apps/retrogames.png" in shared
