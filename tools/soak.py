"""Wear the program out: a tireless player of random events, or demonstrations without end.

`python -m tools.soak --events 1000000` plays headless with one seed after another; a failure names the seed
and the number of the event, and `--seed N` repeats it. `--demo 8` plays eight hours' worth of the shelf's
show without waiting, computer seats in their own process, and tells what memory, files and processes do.
"""

import argparse
import gc
import os
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else nothing but a kill would end it

from retrogames.app import App
from retrogames.core.game import discover
from retrogames.core.player import Level
from retrogames.paths import Places
from retrogames.scenes.play import Play
from retrogames.scenes.scene import TICKS
from retrogames.scenes.shelf import PATIENCE, Shelf
from retrogames.settings import Settings, Start
from retrogames.worker import Thinker
from tools.tireless import Tireless, made_time

TOLD = 8
"""Times that a demonstration prints its figures, after the first."""

DRAWN = 30
"""Ticks of a demonstration from one picture to the next."""

WIDTHS = "{:>5} {:>5} {:>7} {:>6} {:>11} {:>8} {:>6} {:>9} {:>7}"


def run(seed: int, events: int, game: str | None = None) -> None:
    """Play so many events; raises AssertionError or whatever went wrong, with seed and event in its notes."""
    with tempfile.TemporaryDirectory() as folder, made_time() as players:
        player = Tireless(seed, Path(folder), game)
        players.append(player)
        try:
            for _ in range(events):
                player.step()
        except Exception as error:
            error.add_note(f"seed {seed}, event {player.events}, in {player.where()}")
            raise
        finally:
            player.close()


def demonstrate(hours: float) -> None:
    """Show games as the shelf does when nobody is there, as many as would take so many hours to look at.

    Moves are animated and pauses kept at the usual speed, but no tick is waited for. Prints what memory,
    files and processes do eight times. The shelf's own wait for the show does not count.
    """
    head = ("hours", "games", "moves", "MB", "thinking MB", "objects", "files", "processes", "threads")
    print(WIDTHS.format(*head))
    with tempfile.TemporaryDirectory() as folder:
        app = App(Start(Places(Path(folder), Path(folder)), Settings(sound=False)))
        app.house.thinking = Hasty(app.thinker)
        end = hours * 3600 * TICKS
        games = moves = ticks = said = 0
        try:
            while said <= TOLD:
                if ticks >= end * said / TOLD and games:
                    print(
                        WIDTHS.format(f"{ticks / 3600 / TICKS:.1f}", games, moves, *figures(app)), flush=True
                    )
                    said += 1
                top = app.stack.top
                if isinstance(top, Shelf):
                    top._idle = PATIENCE
                elif top is not None:
                    ticks += top.sleep or 1
                app.stack.update()
                if isinstance(top, Play) and app.stack.top is not top:
                    games, moves = games + 1, moves + len(top.match.moves)
                if ticks % DRAWN == 0 and app._needs_picture():
                    app._present()
        finally:
            app.close()
        assert not list(Path(folder).glob("**/reports/*")), "an accident was reported"


class Hasty:
    """Computer seats in their own process as in play, but for a small budget."""

    def __init__(self, thinker: Thinker, positions: int = 300) -> None:
        self._thinker = thinker
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        return getattr(self._thinker, name)

    def ask(self, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        """Ask for less, and wait for the answer or the end of the process: a busy machine takes long."""
        self._thinker._limit = 600.0
        self._thinker.ask(game, level, view, min(budget, self._positions), seed)
        pipe = self._thinker._pipe
        if pipe is not None:
            pipe.poll(None)


def figures(app: App) -> tuple[str | int, ...]:
    """Tell memory, objects, open files, processes of ours and threads; a dash where the system does not."""
    gc.collect()
    files, tasks = Path("/proc/self/fd"), Path("/proc/self/task")
    opened: str | int = "-"
    processes: str | int = "-"
    if files.exists():
        opened = len(list(files.iterdir()))
        processes = sum(len((task / "children").read_text().split()) for task in tasks.iterdir())
    thinking = "-" if app.thinker.pid is None else memory(str(app.thinker.pid))
    return memory(), thinking, len(gc.get_objects()), opened, processes, threading.active_count()


def memory(process: str = "self") -> str:
    """Tell the memory that a process holds, in MB."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return "-"
    kilobytes = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return f"{int(kilobytes.split()[1]) / 1024:.1f}"


def more(chosen: argparse.Namespace, done: int, began: float) -> bool:
    """Tell whether another seed is to be played."""
    if chosen.minutes is None:
        return done < int(chosen.events)
    return time.monotonic() - began < 60 * float(chosen.minutes)


def main() -> None:
    """Run as a program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, help="end after so many instead, with a whole seed")
    parser.add_argument("--seed", type=int, default=None, help="repeat one run; else one seed after another")
    parser.add_argument("--first", type=int, default=1, help="the first of the seeds (1)")
    parser.add_argument("--each", type=int, default=3_000, help="events for each seed")
    parser.add_argument("--game", choices=tuple(discover()), help="play this game only")
    parser.add_argument("--demo", type=float, metavar="HOURS", help="play hours' worth of the shelf's show")
    chosen = parser.parse_args()
    if chosen.demo is not None:
        demonstrate(chosen.demo)
        return
    if chosen.seed is not None:
        run(chosen.seed, chosen.events, chosen.game)
        print(f"seed {chosen.seed}: {chosen.events} events, nothing wrong")
        return
    began, done, seed = time.monotonic(), 0, chosen.first
    while more(chosen, done, began):
        run(seed, chosen.each, chosen.game)
        done, seed = done + chosen.each, seed + 1
    spent = time.monotonic() - began
    print(f"{done} events with seeds {chosen.first}-{seed - 1} in {spent:.0f} s, nothing wrong")


if __name__ == "__main__":
    main()
