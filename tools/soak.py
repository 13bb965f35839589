"""Wear the program out: a tireless player of random events, or demonstrations without end.

`python -m tools.soak --events 1000000` plays headless with one seed after another; a failure names the seed
and the number of the event, and `--seed N` repeats it. `--demo 500` plays so many whole games of the shelf's
show with computer seats in their own process, and prints what memory, files and processes do meanwhile.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from retrogames.core.game import discover
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


def main() -> None:
    """Run as a program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None, help="repeat one run; else one seed after another")
    parser.add_argument("--first", type=int, default=1, help="the first of the seeds (1)")
    parser.add_argument("--each", type=int, default=3_000, help="events for each seed")
    parser.add_argument("--game", choices=tuple(discover()), help="play this game only")
    chosen = parser.parse_args()
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
