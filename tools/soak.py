"""Wear the program out: a tireless player of random events, or demonstrations without end.

`python -m tools.soak --events 1000000` plays headless with one seed after another; a failure names the seed
and the number of the event, and `--seed N` repeats it. `--demo 500` plays so many whole games of the shelf's
show with computer seats in their own process, and prints what memory, files and processes do meanwhile.
"""

import argparse
import gc
import os
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from retrogames.app import App
from retrogames.core.game import discover
from retrogames.core.player import Level
from retrogames.paths import Places
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import PATIENCE, Shelf
from retrogames.settings import Settings, Start
from retrogames.worker import Thinker
from tools.tireless import Tireless, made_time


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


def demonstrate(games: int) -> None:
    """Show so many games as the shelf does when nobody is there, and print figures every tenth of them."""
    print(f"{'games':>6} {'moves':>8} {'MB':>6} {'objects':>8} {'files':>6} {'processes':>9} {'threads':>8}")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(speed=0, sound=False)
        app = App(Start(Places(Path(folder), Path(folder)), settings))
        app.house.thinking = Hasty(app.thinker)
        played = moves = shown = 0
        before = app.stack.top
        try:
            while played < games:
                top = app.stack.top
                if isinstance(top, Shelf):
                    top._idle = PATIENCE
                app.stack.update()
                if isinstance(top, Play) and app.stack.top is not top:
                    played, moves = played + 1, moves + len(top.match.moves)
                    app.house.change(replace(app.house.settings, less_motion=played % 20 > 0))
                    if played % max(1, games // 10) == 0 or played == 1:
                        print(f"{played:6} {moves:8} {figures()}", flush=True)
                shown += 1
                if shown % 50 == 0 or app.stack.top is not before:
                    app._present()
                before = app.stack.top
        finally:
            app.close()
    assert not list(Path(folder).glob("**/report*")), "an accident was reported"


class Hasty:
    """Computer seats in their own process as in play, but for a small budget."""

    def __init__(self, thinker: Thinker, positions: int = 300) -> None:
        self._thinker = thinker
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        return getattr(self._thinker, name)

    def ask(self, tag: object, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        """Ask with less patience, and wait for the answer."""
        self._thinker.ask(tag, game, level, view, min(budget, self._positions), seed)
        pipe = self._thinker._pipe
        if pipe is not None:
            pipe.poll(1.0)


def figures() -> str:
    """Tell memory, objects, open files, processes of ours and threads; a dash where the system does not."""
    gc.collect()
    status, files, tasks = Path("/proc/self/status"), Path("/proc/self/fd"), Path("/proc/self/task")
    memory = opened = processes = "-"
    if status.exists():
        kilobytes = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        memory = f"{int(kilobytes.split()[1]) / 1024:.1f}"
        opened = str(len(list(files.iterdir())))
        processes = str(sum(len((task / "children").read_text().split()) for task in tasks.iterdir()))
    objects = len(gc.get_objects())
    return f"{memory:>6} {objects:8} {opened:>6} {processes:>9} {threading.active_count():8}"


def main() -> None:
    """Run as a program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None, help="repeat one run; else one seed after another")
    parser.add_argument("--first", type=int, default=1, help="the first of the seeds (1)")
    parser.add_argument("--each", type=int, default=3_000, help="events for each seed")
    parser.add_argument("--game", choices=tuple(discover()), help="play this game only")
    parser.add_argument("--demo", type=int, metavar="GAMES", help="play games of the shelf's show instead")
    chosen = parser.parse_args()
    if chosen.demo is not None:
        demonstrate(chosen.demo)
        return
    if chosen.seed is not None:
        run(chosen.seed, chosen.events, chosen.game)
        print(f"seed {chosen.seed}: {chosen.events} events, nothing wrong")
        return
    began, done, seed = time.monotonic(), 0, chosen.first
    while done < chosen.events:
        run(seed, chosen.each, chosen.game)
        done, seed = done + chosen.each, seed + 1
    spent = time.monotonic() - began
    print(f"{done} events with seeds {chosen.first}-{seed - 1} in {spent:.0f} s, nothing wrong")


if __name__ == "__main__":
    main()
