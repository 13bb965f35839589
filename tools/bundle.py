"""Build one folder that runs without Python: dist/retrogames, by PyInstaller; then play in what was built."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "retrogames" / ("retrogames.exe" if sys.platform == "win32" else "retrogames")
ICONS = {"win32": "retrogames.ico", "darwin": "retrogames.icns"}

UNUSED = (
    *("PIL", "numpy", "setuptools", "tkinter", "unittest", "pydoc", "sqlite3", "ssl", "asyncio", "curses"),
    *("pygame.docs", "pygame.examples", "pygame.tests", "pygame.surfarray", "pygame.sndarray"),
    *("pygame._sdl2.audio", "pygame._camera", "pygame.ftfont", "pygame.freetype", "pygame.sysfont"),
    *("pygments", "markdown_it", "hypothesis", "pytest"),
)
"""Packages that are found on the way and that the program never loads."""


def main() -> int:
    """Build; then, unless told otherwise, ask and play the result; give 1 where something fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-only", action="store_true", help="do not try what was built")
    chosen = parser.parse_args()
    if subprocess.run([sys.executable, "-m", "PyInstaller", *words()], check=False).returncode:
        return 1
    size = sum(path.stat().st_size for path in PROGRAM.parent.rglob("*") if not path.is_symlink())
    print(f"built {PROGRAM.parent}, {size / 2**20:.0f} MB")
    return 0 if chosen.build_only else tried()


def words() -> list[str]:
    """Give PyInstaller's options."""
    found = [
        *("--noconfirm", "--clean", "--log-level=WARN", "--name=retrogames", "--noupx"),
        # games, looks and tables are found by name when they are needed
        "--collect-submodules=retrogames",
        *(f"--add-data={path}{os.pathsep}retrogames/{where}" for path, where in data()),
        *(f"--exclude-module={name}" for name in UNUSED),
        f"--distpath={ROOT / 'dist'}",
        f"--workpath={ROOT / 'build'}",
        f"--specpath={ROOT / 'build'}",
        f"--paths={ROOT}",
    ]
    if sys.platform in ICONS:
        found.append(f"--icon={ROOT / 'assets' / 'icons' / ICONS[sys.platform]}")
    return [*found, str(ROOT / "retrogames" / "__main__.py")]


def data() -> Iterator[tuple[Path, str]]:
    """Give what the program reads, and in which folder of the package; the README's pictures stay behind."""
    yield ROOT / "fonts", "fonts"
    for path in (ROOT / "assets").iterdir():
        if path.is_dir() and path.name != "pictures":
            yield path, f"assets/{path.name}"


def tried() -> int:
    """Have the tests of an installed program ask, play, save and resume with the built one."""
    if shutil.which("Xvfb") is None:
        print("not tried: that needs Xvfb, xdotool, openbox and imagemagick", file=sys.stderr)
        return 1
    test = "tests/window/test_installed.py"
    command = [sys.executable, "-m", "pytest", "-q", test, f"--program={PROGRAM}"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
