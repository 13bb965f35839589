"""The program as people get it: wheel and source archive built from this tree, installed without it."""

import subprocess
import sys
import tarfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def archive(folder: Path) -> Path:
    """Build the source archive into a folder."""
    _build(ROOT, folder, "sdist")
    (found,) = folder.glob("retrogames-*.tar.gz")
    return found


def wheel(folder: Path) -> Path:
    """Build the wheel out of nothing but the source archive, which shows that this is complete."""
    source = folder / "source"
    with tarfile.open(archive(folder)) as packed:
        packed.extractall(source, filter="data")
    (unpacked,) = source.iterdir()
    _build(unpacked, folder, "wheel")
    (found,) = folder.glob("retrogames-*.whl")
    return found


def _build(root: Path, folder: Path, kind: str) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(words, cwd=root, check=True, capture_output=True)


def installed(packed: Path, place: Path) -> Path:
    """Install a wheel and what it needs into a new, empty environment; give the folder of its programs."""
    venv.create(place, with_pip=False)
    scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
    words = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "-q", str(packed)]
    subprocess.run(words, check=True, capture_output=True, text=True)
    return scripts
