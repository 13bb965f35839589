"""An installed wheel has all its data and runs from any folder."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("retrogames-*.whl")
    return found


def test_the_wheel_holds_every_asset_and_face(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("retrogames/")}
    for folder in ("assets", "fonts"):
        files = {f"retrogames/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / folder).rglob("*.*")}
        assert files
        assert files <= packed
    assert not [name for name in packed if "/tests/" in name or "__pycache__" in name]


def test_the_installed_program_runs_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    place, elsewhere = tmp_path / "site packages é", tmp_path / "elsewhere"
    elsewhere.mkdir()
    zipfile.ZipFile(wheel).extractall(place)
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from retrogames import paths; from retrogames.__main__ import main\n"
        "inside = __import__('pathlib').Path(sys.argv[1]).resolve()\n"
        "assert inside in paths.fonts().parents and any(paths.fonts().glob('*.bdf'))\n"
        "assert any(paths.assets('contact').iterdir())\n"
        "sys.exit(main(['engine', 'splatter']))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code, str(place)],
        cwd=elsewhere,
        input="show\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("position r21g/23/")
