"""Measure the figures that the project keeps to: medians of several runs, a benchmark, never a test."""

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from retrogames.core import record
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Budget, Human, Level
from retrogames.core.position import CHANCE
from retrogames.games.pointtopoint.lines import WHITE
from retrogames.games.pointtopoint.solitaire import AUTHORS_RECORD, search
from retrogames.games.pointtopoint.supply import Supply
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.worker import Thinker
from tools import bench_window

Row = tuple[str, str, str]
"""What was measured, the figure, and what is to be reached."""


def main() -> int:
    """Print a row for each figure of the groups named, of all of them where none is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="groups to measure: " + ", ".join(GROUPS))
    parser.add_argument("--runs", type=int, default=5, help="runs for each median (5)")
    chosen = parser.parse_args()
    for word in chosen.words:
        if word not in GROUPS:
            parser.error(f"there is no group {word!r}, only {', '.join(GROUPS)}")
    for name, group in GROUPS.items():
        if not chosen.words or name in chosen.words:
            for what, figure, goal in group(chosen.runs):
                print(f"{what:<58} {figure:>14}   {goal}", flush=True)
    return 0


def median(runs: int, work: Callable[[], Any], times: int = 1) -> float:
    """Give the median seconds of one call, each run being so many calls."""
    found = []
    for _ in range(runs):
        began = perf_counter()
        for _ in range(times):
            work()
        found.append((perf_counter() - began) / times)
    return statistics.median(found)


def played(game: Game, moves: int, seed: int = 1, options: dict[str, str] | None = None) -> Match:
    """Give a match of so many random moves in which nobody passes or quits."""
    settings = game.settings(options)
    match = Match(game, settings, seed, (Human(),) * len(game.start(settings, seed).scores()))
    chance = random.Random(seed)
    while len(match.moves) < moves and match.position.outcome() is None:
        if match.turn == CHANCE:
            match.roll()
            continue
        legal = [move for move in match.position.moves() if str(move) not in ("pass", "quit")]
        match.play(chance.choice(legal or match.position.moves()))
    return match


def files(runs: int) -> Iterator[Row]:
    """Measure saving and reading games."""
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Places(Path(folder), Path(folder)))
        for game in discover().values():
            match = played(game, 100)
            seconds = median(runs, partial(_autosave, saves, match), 10)
            yield f"{game.title}: autosave after 100 moves", f"{seconds * 1000:.2f} ms", "3 ms"
            seconds = median(runs, partial(_on_disk, saves, match), 10)
            yield f"{game.title}: the same until it is on the disk", f"{seconds * 1000:.2f} ms", ""
            data = record.write(match).encode()
            seconds = median(runs, partial(record.read, data, discover()))
            yield f"{game.title}: read that record", f"{seconds * 1000:.1f} ms", ""
        saves.close()


def _autosave(saves: Saves, match: Match) -> None:
    saves.autosave(match.game.name, record.write(match))


def _on_disk(saves: Saves, match: Match) -> None:
    _autosave(saves, match)
    saves.settle()


def splatter(runs: int) -> Iterator[Row]:
    """Measure Splatter's rules in the middle of a game."""
    position = played(discover()["splatter"], 120).position
    moves = position.moves()
    move = moves[len(moves) // 2]
    seconds = median(runs, position.moves, 200)
    yield f"Splatter: moves(), {len(moves)} of them", f"{seconds * 1e6:.0f} us", "250 us"
    seconds = median(runs, lambda: position.play(move), 2000)
    yield "Splatter: play()", f"{seconds * 1e6:.1f} us", "5 us"
    match = played(discover()["splatter"], 40, options={"Players": "2"})
    positions, seconds, _ = thought(match, Level.MASTER)
    yield "Splatter: search, two seats", f"{positions / seconds:.0f}/s", "50000/s"


def thought(match: Match, level: Level) -> tuple[int, float, int]:
    """Let a level think about a match; give positions, seconds of the processor and plies looked ahead."""
    game = match.game
    view = match.position.seen_by(match.turn)
    began = process_time()
    positions = depth = 0
    for progress in game.think(level)(view, Budget(game.budgets[level]), match.thinking_seed):
        positions, depth = progress.positions, progress.depth
    return positions, process_time() - began, depth


def answers(runs: int) -> Iterator[Row]:
    """Measure how long each level thinks, over the moves of a game's beginning, middle and later part.

    Each row tells the median depth and the positions a second as well.
    """
    for game in discover().values():
        for level in Level:
            found = []
            for seed in range(runs):
                for moves in (4, 14, 28):
                    match = played(game, moves, seed)
                    while match.turn == CHANCE:
                        match.roll()
                    if match.position.outcome() is None:
                        found.append(thought(match, level))
            goal = "2 s" if level is Level.MASTER else "0.5 s"
            if not found:
                continue
            counts, times, depths = zip(*found, strict=True)
            speed = f"{sum(counts) / max(1e-9, sum(times)):.0f}/s, depth {statistics.median(depths):.0f}"
            what = f"{game.title}: {level}, {speed}, longest {max(times):.2f} s"
            yield what, f"{statistics.median(times):.3f} s", goal


def solitaire(runs: int) -> Iterator[Row]:
    """Point to Point's solitaire on 6x6: how soon the author's 65 is beaten, and 72 reached."""
    beaten, reached = [], []
    for seed in range(runs):
        began = perf_counter()
        over: float | None = None
        for found in search(6, Supply.UNLIMITED, WHITE, seed):
            now = perf_counter() - began
            if over is None and found.score > AUTHORS_RECORD:
                over = now
            if found.score >= 72 or now > 60:
                break
        beaten.append(60.0 if over is None else over)
        reached.append(perf_counter() - began)
    yield "solitaire 6x6: more than 65", f"{statistics.median(beaten):.2f} s", "10 s"
    yield "solitaire 6x6: 72 or more", f"{statistics.median(reached):.2f} s", "60 s"


def starts(runs: int) -> Iterator[Row]:
    """Measure how long programs without a window need to begin."""
    python = sys.executable

    def started(*words: str, said: str = "") -> float:
        return median(
            runs,
            lambda: subprocess.run([python, *words], input=said, text=True, capture_output=True, check=True),
        )

    bare = started("-c", "pass")
    yield "bare Python", f"{bare * 1000:.0f} ms", ""
    for name in discover():
        seconds = started("-m", "retrogames", "engine", name, said="uci\nquit\n")
        yield f"engine {name}: start, uci, quit", f"{seconds * 1000:.0f} ms", ""

    def asked() -> None:
        thinker = Thinker()
        view = discover()["pointtopoint"].start(discover()["pointtopoint"].settings(), 1)
        thinker.ask("pointtopoint", Level.BEGINNER, view, 10, 1)
        while thinker.poll() is None:
            pass
        thinker.close()

    yield "worker: start, first answer, end", f"{median(runs, asked) * 1000:.0f} ms", ""


GROUPS: dict[str, Callable[[int], Iterator[Row]]] = {
    "files": files,
    "splatter": splatter,
    "solitaire": solitaire,
    "answers": answers,
    "starts": starts,
    "window": bench_window.starts,
    "frames": bench_window.frames,
    "processor": bench_window.processor,
    "memory": bench_window.memory,
}

if __name__ == "__main__":
    raise SystemExit(main())
