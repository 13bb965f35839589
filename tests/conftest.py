"""What all tests share: no window and no sound device, and golden pictures."""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the program. One tree has one verdict: the examples stay the same.
# `--hypothesis-profile roving` tries others.
settings.register_profile("roving", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("patient", settings.get_profile("roving"), derandomize=True)
settings.load_profile("patient")

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PACKAGE = HERE.parent / "retrogames"
SIZE = (640, 480)


MEASURED = (
    "core",
    "games",
    "test_every_game.py",
    "test_engine.py",
    "test_engine_search.py",
    "test_engine_cases.py",
)
"""Where the tests are whose coverage `tools/check.py` measures: it makes them three times as slow."""


LOOKING = tuple(
    ".".join(path.relative_to(HERE.parent).with_suffix("").parts)
    for folder in ("scenes", "games")
    for path in (PACKAGE / folder).rglob("*.py")
    if "import monotonic" in path.read_text("utf-8")
)
"""The modules of scenes that look at the time: of clicks, and of clocks."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="accept the pictures as they are drawn now")
    parser.addoption("--program", help="what tests/window/test_installed.py asks, instead of installing")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is run to measure coverage; what is slow is left out of it."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in MEASURED and item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.measured)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Compare a screen with `tests/golden/NAME.png`, every index and every register.

    A difference writes NAME-now.png and NAME-difference.png into tests/golden/failures/.
    """
    from retrogames.machine.palette import Palette
    from retrogames.machine.png import read_png_indices, write_png
    from retrogames.machine.screen import Screen

    update = request.config.getoption("--update-golden")

    def compare(name: str, screen: Screen) -> None:
        path = GOLDEN / f"{name}.png"
        now = screen.pixels()
        if update:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_png(path, now, SIZE, screen.palette)
            return
        assert path.exists(), f"there is no golden picture {name}; look at it and run with --update-golden"
        w, h, before, palette = read_png_indices(path)
        assert (w, h) == SIZE
        if before == now and tuple(palette) == tuple(screen.palette):
            return
        failures = GOLDEN / "failures"
        failures.mkdir(parents=True, exist_ok=True)
        flat = name.replace("/", "-")
        write_png(failures / f"{flat}-now.png", now, SIZE, screen.palette)
        different = bytes(15 if a != b else 0 for a, b in zip(before, now, strict=True))
        black_white = Palette(tuple((17 * n, 17 * n, 17 * n) for n in range(16)))
        write_png(failures / f"{flat}-difference.png", different, SIZE, black_white)
        dots = sum(1 for dot in different if dot)
        pytest.fail(f"{name}: {dots} dots differ (or the palette); see tests/golden/failures")

    return compare


@pytest.fixture(autouse=True)
def _chance_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test the same seeds, and scenes a time that goes by ticks: one tree has one verdict."""
    from itertools import count

    from retrogames.core import dice

    numbers = count()
    monkeypatch.setattr(dice, "fresh_seed", lambda: dice.thought(1992, next(numbers)))
    if "tests.scenes.stand_in" not in sys.modules:  # nothing is clicked here
        return
    from retrogames.scenes.scene import TICKS, Stack

    passed = [1000.0]
    update = Stack.update

    def tick(stack: Stack) -> None:
        passed[0] += 1 / TICKS
        update(stack)

    monkeypatch.setattr(Stack, "update", tick)
    for module in LOOKING:
        monkeypatch.setattr(f"{module}.monotonic", lambda: passed[0])
