"""Measure what needs a window: starts, frames, processor and memory, beside a bare pygame-ce program.

Where there is no DISPLAY, or with --xvfb, an Xvfb of its own is used, with openbox if that is there.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Row = tuple[str, str, str]
SETTLING = 4.0
"""Seconds before processor time is counted: the loop looks for events more often just after one."""
COUNTED = 8.0
"""Seconds for which it is counted."""

BARE = """
import os, time, pygame
pygame.display.init()
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"  # as the program does; without it far slower and larger
window = pygame.Window("bare", (640, 480))
window.get_surface().fill((0, 0, 80))
window.flip()
print(time.monotonic(), flush=True)
while STAY:
    pygame.event.wait()
"""

FIRST_PICTURE = """
import os, time
from retrogames.machine.lean import import_pygame
import_pygame()
from retrogames.machine.window import Window
present = Window.present
def first(*words):
    present(*words)
    print(time.monotonic(), flush=True)
    os._exit(0)
Window.present = first
from retrogames.__main__ import main
main([])
"""


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """Give an environment with a display."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("SDL_VIDEODRIVER", None)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
    subprocess.run(
        [sys.executable, "-m", "compileall", "-q", "retrogames"], cwd=ROOT, env=environment, check=True
    )
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        yield environment
        return
    if shutil.which("Xvfb") is None:
        raise SystemExit("there is no display, and no Xvfb to make one (Debian: xvfb)")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1050x24"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        environment["DISPLAY"] = f":{pipe.readline().strip()}"
    manager = None
    if shutil.which("openbox"):
        manager = subprocess.Popen(
            ["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    try:
        yield environment
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait()


@contextmanager
def running(environment: dict[str, str], *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a Python program for the length of a block."""
    process = subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def program(folder: str, *words: str) -> tuple[str, ...]:
    """Give the words that start the program with a data folder of its own."""
    return ("-m", "retrogames", "--data-dir", folder, *words)


def starts(runs: int) -> Iterator[Row]:
    """Measure a cold start to the first picture, and the way from the shelf to each game's first one."""
    with display() as environment, tempfile.TemporaryDirectory() as folder:
        environment["RETROGAMES_HOME"] = folder
        bare = _first(runs, environment, BARE.replace("STAY", "False"))
        own = _first(runs, environment, FIRST_PICTURE)
        yield "bare pygame-ce window: cold start", f"{bare * 1000:.0f} ms", ""
        yield "cold start to the first picture", f"{own * 1000:.0f} ms, {own / bare:.2f} x", "1.5 x bare"
        yield from _inside(environment, "openings", folder)


def _first(runs: int, environment: dict[str, str], code: str) -> float:
    """Give the median seconds from a start to the moment that a program prints."""
    found = []
    for _ in range(runs):
        began = time.monotonic()
        with running(environment, "-c", code) as process:
            assert process.stdout is not None
            found.append(float(process.stdout.readline()) - began)
    return statistics.median(found)


def frames(runs: int) -> Iterator[Row]:
    """Measure presenting, and frames while dice roll and a computer seat thinks as hard as it can."""
    with display() as environment, tempfile.TemporaryDirectory() as folder:
        yield from _inside(environment, "frames", folder)


def _inside(environment: dict[str, str], what: str, folder: str) -> Iterator[Row]:
    """Have `tools.bench_app` measure inside the program; it prints rows parted by tabs."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench_app", what, folder],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    for line in done.stdout.splitlines():
        what, figure, goal = line.split("\t")
        yield what, figure, goal


def processor(runs: int) -> Iterator[Row]:
    """Measure processor time: screens that stand still, a window minimised, dice that roll at 2x."""
    with display() as environment, tempfile.TemporaryDirectory() as folder:
        stills = [("shelf", ()), *((name, (name,)) for name in _games())]
        for name, words in stills:
            with running(environment, *program(f"{folder}/{name}", *words)) as process:
                yield f"{name} standing still: processor", f"{_share(process.pid):.2%}", "1%"
                if name == "shelf" and _minimise(environment):
                    yield "minimised: processor", f"{_share(process.pid):.2%}", "none"
        _rolling(f"{folder}/dice")
        with running(environment, *program(f"{folder}/dice", "contact", "--scale", "2")) as process:
            yield "Contact's dice rolling at 2x: processor", f"{_share(process.pid):.2%}", "8%"


def _games() -> Sequence[str]:
    from retrogames.core.game import discover

    return list(discover())


def _rolling(folder: str) -> None:
    """Leave a game of Contact in which a person's dice are due: they roll until a key."""
    from retrogames.core import record
    from retrogames.core.game import discover
    from retrogames.core.match import Match
    from retrogames.core.player import Human
    from retrogames.paths import places
    from retrogames.saves import Saves

    game = discover()["contact"]
    match = Match(game, game.settings(), 1, (Human(), Human()))
    match.play_text("roll:115234")
    match.play_text("keep:11")
    saves = Saves(places(Path(folder)))
    saves.autosave("contact", record.write(match))
    saves.settle()
    saves.close()


def _minimise(environment: dict[str, str]) -> bool:
    if shutil.which("xdotool") is None or shutil.which("openbox") is None:
        return False
    command = ["xdotool", "getactivewindow", "windowminimize"]
    return subprocess.run(command, env=environment, check=False).returncode == 0


def _share(pid: int) -> float:
    """Give the share of one processor that a program uses once it has settled."""
    time.sleep(SETTLING)
    before, began = _spent(pid), time.monotonic()
    time.sleep(COUNTED)
    return (_spent(pid) - before) / (time.monotonic() - began)


def _spent(pid: int) -> float:
    """Give the seconds that all threads of a program have had."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def memory(runs: int) -> Iterator[Row]:
    """Measure the memory of its own that the program holds, beside the bare one's."""
    with display() as environment, tempfile.TemporaryDirectory() as folder:
        with running(environment, "-c", BARE.replace("STAY", "True")) as process:
            bare = _held(process.pid)
        yield "bare pygame-ce window: memory", f"{bare / 1024:.0f} MB", ""
        for name in ("shelf", *_games()):
            words = () if name == "shelf" else (name,)
            environment["RETROGAMES_HOME"] = f"{folder}/{name}"
            with running(environment, "-m", "retrogames", *words) as process:
                held = _held(process.pid)
            goal = "1.5 x bare" if name == "shelf" else "2 x bare"
            yield f"{name}: memory", f"{held / 1024:.0f} MB, {held / bare:.2f} x", goal


def _held(pid: int) -> int:
    """Give a program's proportional share of memory in KB once it has settled."""
    time.sleep(SETTLING)
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0
