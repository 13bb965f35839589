"""Short runs of the tireless player and of the show; `python -m tools.soak` makes long ones."""

import shutil
from pathlib import Path

import pytest

import retrogames
from retrogames.core.game import discover
from tools.soak import TOLD, demonstrate, run
from tools.tireless import TIMED, Tireless, made_time


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", [None, *discover()])
def test_random_events_break_nothing(game: str | None, seed: int) -> None:
    run(seed, 400, game)


def test_all_time_is_made() -> None:
    root = Path(retrogames.__file__).parent
    looking = {path for path in root.rglob("*.py") if "import monotonic" in path.read_text("utf-8")}
    names = {".".join(path.relative_to(root).with_suffix("").parts) for path in looking}
    without_window = {"worker", "solitaire", "terminal", "engine.search", "engine.counting"}
    assert names - without_window == set(TIMED)


def story(seed: int, events: int, folder: Path) -> list[tuple[str, str, int]]:
    """Tell of a run where it was, what was being played and what could be seen."""
    told = []
    with made_time() as players:
        player = Tireless(seed, folder)
        players.append(player)
        for _ in range(events):
            player.step()
            match = getattr(player.app.stack.top, "match", None)
            told.append((player.where(), str(match and match.position), hash(player.app.screen.pixels())))
        player.close()
    shutil.rmtree(folder)
    return told


@pytest.mark.slow
def test_a_seed_repeats_a_run(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert story(3, 250, folder) == story(3, 250, folder)


@pytest.mark.slow
def test_the_show_leaves_nothing_open(capsys: pytest.CaptureFixture[str]) -> None:
    demonstrate(hours=0.02)
    head, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == TOLD + 1
    assert head.split()[-3:] == ["files", "processes", "threads"]
    for before, after in zip(rows[0].split()[-3:], rows[-1].split()[-3:], strict=True):
        assert before == after == "-" or int(after) <= int(before)  # other tests' own may end meanwhile
