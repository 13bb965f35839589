"""Measure inside the program with its window; `tools.bench_window` starts it: `bench_app WHAT FOLDER`."""

import statistics
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from retrogames.app import App
from retrogames.core.match import Match
from retrogames.core.player import Human, Level
from retrogames.machine.window import Window
from retrogames.paths import places
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings, Start

Row = tuple[str, str, str]
SECONDS = 10.0
"""How long frames are watched."""
OPENED = 8
"""Passes of the loop within which a game's first picture must have come."""


def openings(app: App) -> Iterator[Row]:
    """Open each game from the shelf, once; its modules, faces and tables are loaded by that."""
    app._present()
    for number, game in enumerate(app.house.games.values()):
        shelf = app.stack.top
        assert isinstance(shelf, Shelf)
        shelf.chosen = number
        began = perf_counter()
        change = shelf._open()
        assert change is not None
        app.stack.push(change)
        for _ in range(OPENED):
            app.stack.update()
        app._present()
        yield f"shelf to {game.title}'s first picture", f"{(perf_counter() - began) * 1000:.0f} ms", "100 ms"
        app.stack.restart(Shelf(app.house))


def frames(app: App) -> Iterator[Row]:
    """Present at 1280x960; then let dice roll while Splatter's master thinks in the other process."""
    app.window.set_scale(2)
    app.window.events()
    app._present()
    times = [_timed(lambda: app.window.present(app.screen)) for _ in range(300)]
    yield "present at 1280x960", f"{statistics.median(times) * 1000:.2f} ms", "1 ms"
    games = app.house.games
    contact = games["contact"]

    def begun() -> Match:
        return Match(contact, contact.settings(), 1, (Human(), Human()))

    def go_on() -> None:
        if not play.showing:
            play.take_over(begun())

    play = Play(app.house, contact, begun())
    app.stack.push(Push(play))
    splatter = games["splatter"]
    view = splatter.start(splatter.settings(), 1)
    app.thinker.ask("splatter", Level.MASTER, view, 10**9, 1)
    costs, ticks = _watched(app, go_on)
    app.thinker.drop()
    costs.sort()
    within = sum(cost <= 0.008 for cost in costs) / len(costs)
    gaps = [b - a for a, b in pairwise(ticks)]
    what = "dice roll, a computer thinks"
    yield f"{what}: draw and present, median", f"{statistics.median(costs) * 1000:.1f} ms", ""
    yield f"{what}: frames within 8 ms", f"{within:.1%}", "99%"
    yield f"{what}: median rate", f"{1 / statistics.median(gaps):.1f} fps", "58 fps"


def _watched(app: App, go_on: Callable[[], object]) -> tuple[list[float], list[float]]:
    """Run the loop for a while; give the seconds that each picture took, and when each tick was passed.

    `go_on` is called before each tick, so that something always moves.
    """
    costs: list[float] = []
    ticks: list[float] = []
    show, update = app._present, app.stack.update

    def shown() -> None:
        costs.append(_timed(show))

    def updated() -> None:
        ticks.append(perf_counter())
        go_on()
        update()
        app.ended = ticks[-1] - ticks[0] > SECONDS

    app._present = shown  # type: ignore[method-assign]  # to look on from outside
    app.stack.update = updated  # type: ignore[method-assign]  # as above
    app.run()
    return costs[10:], ticks[10:]


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def main() -> None:
    """Print the rows of one measurement, parted by tabs."""
    what, folder = sys.argv[1:]
    where = places(Path(folder))
    app = App(Start(where, Settings(scale=1, fit="exact", sound=False)))
    assert isinstance(app.window, Window)
    for row in {"openings": openings, "frames": frames}[what](app):
        print("\t".join(row), flush=True)
    app.close()


if __name__ == "__main__":
    main()
