"""A small desktop of its own for the tests of the real window: Xvfb, openbox, and the program on it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import pytest

from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.machine.box import Box

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
OURS = (sys.executable, "-m", "retrogames")
"""What starts the program as it stands in this tree."""

WIDTH, HEIGHT = 1400, 1050
"""Pixels of the desktop: room for the window at twice its size, with its frame."""

PATIENCE = 40.0
"""Seconds to wait for anything, long enough for a busy machine."""

SEEN = 1.0
"""Seconds that a picture stays before a person takes it in and answers."""

PACKAGES = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick"}


def check_programs() -> None:
    """Fail with one line that names Debian's packages where a program is missing."""
    missing = sorted(package for program, package in PACKAGES.items() if shutil.which(program) is None)
    if missing:
        pytest.fail(f"the window tests need: apt-get install {' '.join(missing)}", pytrace=False)


class Desktop:
    """A virtual screen with a window manager; `tell` gives commands to xdotool."""

    def __init__(self) -> None:
        read, write = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"]
        command += ["-noreset"]  # or the first xdotool, leaving before openbox has come, starts it anew
        self._server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"  # written once the server is ready
        self.environment = {**os.environ, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}
        # SDL drops a click that it sees within 10 ms of the focus: on a busy machine the first of a test
        self.environment["SDL_MOUSE_FOCUS_CLICKTHROUGH"] = "1"
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "RETROGAMES_HOME"):
            self.environment.pop(name, None)
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for("the window manager", lambda: self.tell("get_num_desktops", check=False) != "")

    def tell(self, *words: str | float, check: bool = True) -> str:
        """Run xdotool with some words; give what it prints."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=check,
            timeout=PATIENCE,
        )
        return done.stdout.strip()

    def close(self) -> None:
        """End window manager and server."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)


class Program:
    """The program running on a desktop, with its own data folder; `command` starts another build of it."""

    def __init__(
        self,
        desktop: Desktop,
        folder: Path,
        *words: str,
        command: Sequence[str] = OURS,
        place: Path = ROOT,
    ) -> None:
        self.desktop = desktop
        self.folder = folder
        self.process = subprocess.Popen(
            [*command, "--data-dir", str(folder), *words], cwd=place, env=desktop.environment
        )
        try:
            self.window = wait_for("the window", self._window)
        except BaseException:
            self.process.kill()
            self.process.wait(PATIENCE)
            raise

    def _window(self) -> str:
        """Find the program's window, and make it the active one where the window manager did not.

        A window that opens while the window manager itself is starting is managed, but never made active.
        """
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
        search = ("search", "--onlyvisible", "--pid", self.process.pid)
        for window in self.desktop.tell(*search, check=False).splitlines():
            if window == self.desktop.tell("getactivewindow", check=False):
                return window
            self.desktop.tell("windowactivate", window, check=False)
        return ""

    # What a person does

    def keys(self, *names: str) -> None:
        """Press keys by their X names, one after the other."""
        self.desktop.tell("key", "--delay", 20, *names)

    def type(self, text: str) -> None:
        """Type a text."""
        self.desktop.tell("type", "--delay", 20, text)

    def point(self, x: int, y: int) -> None:
        """Move the pointer to a pixel of the window."""
        self.desktop.tell("mousemove", "--window", self.window, x, y)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click on a pixel of the window; button 3 is the right one."""
        self.desktop.tell("mousemove", "--window", self.window, x, y, "click", button)

    def away(self) -> None:
        """Take the pointer out of the window."""
        self.desktop.tell("mousemove", WIDTH - 1, HEIGHT - 1)

    # What the desktop tells of it

    @property
    def geometry(self) -> Box:
        """Give the window's inside on the desktop."""
        lines = self.desktop.tell("getwindowgeometry", "--shell", self.window).splitlines()
        found = dict(line.split("=") for line in lines)
        return Box(*(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def pixels(self) -> bytes:
        """Give what the window shows, three bytes a pixel; nothing while it is changing its size."""
        command = ["import", "-window", self.window, "-depth", "8", "rgb:-"]
        shown = subprocess.run(command, env=self.desktop.environment, capture_output=True, check=False)
        return shown.stdout if shown.returncode == 0 else b""

    def shows(self, picture: bytes) -> None:
        """Wait until the window shows a picture, the pointer taken out of it."""
        self.away()
        wait_for("the picture", lambda: self.pixels() == picture)

    def another(self, *pictures: bytes) -> bytes:
        """Wait for a picture that is none of these and that a person has had a second to see; give it."""

        def stays() -> bytes | None:
            shown = self.pixels()
            if not shown or shown in pictures:
                return None
            until = time.monotonic() + SEEN
            while time.monotonic() < until:
                if self.pixels() != shown:
                    return None
            return shown

        return wait_for("another picture", stays)

    # What it keeps

    def kept(self, game: str = "contact") -> Match | None:
        """Read the game in progress from the data folder, None where none is kept."""
        path = self.folder / "autosave" / f"{game}.game"
        try:
            return record.read(path.read_bytes(), discover())
        except FileNotFoundError:
            return None

    def moves(self, game: str = "contact") -> list[str]:
        """Give the moves of the game in progress as texts; none where none is kept."""
        match = self.kept(game)
        return [] if match is None else [str(move) for move in match.moves]

    def screenshots(self) -> list[Path]:
        """Give the pictures written by F12, in their order."""
        return sorted((self.folder / "screenshots").glob("*.png"))

    @property
    def children(self) -> list[int]:
        """Give the processes that the program has started."""
        lists = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for text in lists for pid in text.read_text().split()]

    # How it ends

    def wait(self) -> int:
        """Wait for the program's end; give its exit status."""
        return self.process.wait(PATIENCE)

    def press_close(self) -> int:
        """Press the close button of the window's frame; give the exit status."""
        self.desktop.tell("mousemove", "--window", self.window, "--", self.geometry.w - 10, -11, "click", 1)
        return self.wait()

    def terminate(self) -> int:
        """Ask the program to end, as the system does; give the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()


@contextmanager
def running(
    desktop: Desktop, folder: Path, *words: str, command: Sequence[str] = OURS, place: Path = ROOT
) -> Iterator[Program]:
    """Run the program for the length of a block; it is ended afterwards however the block ended."""
    program = Program(desktop, folder, *words, command=command, place=place)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.process.kill()
            with suppress(subprocess.TimeoutExpired):
                program.process.wait(10)


def wait_for(what: str, found: Callable[[], T | None]) -> T:
    """Wait until something is found that is true; give it. Fails, saying what it waited for."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        value = found()
        if value:
            return value
        time.sleep(0.02)
    pytest.fail(f"waited {PATIENCE:.0f} s in vain for {what}")


def alive(pid: int) -> bool:
    """Tell whether a process is still there and no zombie."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
