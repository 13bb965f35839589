"""The installed program, far from its sources: it answers, plays, thinks in a process of its own and saves.

With `--program PATH` all of it is asked of that program instead, such as a built one.
"""

import subprocess
from pathlib import Path

import pytest

from retrogames import __version__
from retrogames.settings import Settings
from tests.window.desktop import ROOT, Desktop, running, wait_for
from tests.window.installed import installed, wheel
from tests.window.kept import chosen

AGAINST_A_COMPUTER = Settings(scale=1, speed=0).with_game(
    "pointtopoint", players=("human Ada", "computer beginner"), welcomed=True
)


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def scripts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the program is in."""
    given = request.config.getoption("--program")
    if given:
        return Path(given).resolve().parent
    built: Path = request.getfixturevalue("packed")
    return installed(built, tmp_path_factory.mktemp("empty") / "environment é")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    place = tmp_path / "some where ü"
    place.mkdir()
    return place


def said(command: Path | list[str | Path], place: Path, *words: str, told: str = "") -> str:
    """Run a command in a folder; give what it prints. It must succeed and complain of nothing."""
    start = [command] if isinstance(command, Path) else command
    done = subprocess.run(
        [*start, *words], cwd=place, input=told, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_tells_its_version(scripts: Path, elsewhere: Path) -> None:
    assert said(scripts / "retrogames", elsewhere, "--version") == f"retrogames {__version__}\n"


def test_python_runs_the_package_too(request: pytest.FixtureRequest, scripts: Path, elsewhere: Path) -> None:
    if request.config.getoption("--program"):
        return  # a built program has no Python beside it
    command: list[str | Path] = [scripts / "python", "-m", "retrogames"]
    assert said(command, elsewhere, "--version") == f"retrogames {__version__}\n"
    where = said([scripts / "python"], elsewhere, "-c", "import retrogames; print(retrogames.__file__)")
    assert ROOT not in Path(where.strip()).parents


@pytest.mark.parametrize(
    ("game", "start"),
    [
        ("contact", "position 0,0 1 0 - - roll"),
        ("splatter", "position r21g/23/"),
        ("pointtopoint", "position 6/6/6/6/6/6 w"),
        ("engarde", "position 6/6/6/6/6/6 "),
    ],
)
def test_the_engine_answers_and_thinks(scripts: Path, elsewhere: Path, game: str, start: str) -> None:
    setup = "position fen 0,0 1 0 - 115234 choose\n" if game == "contact" else ""  # no roll is due
    lines = said(
        scripts / "retrogames", elsewhere, "engine", game, told=f"show\n{setup}go nodes 60\nquit\n"
    ).splitlines()
    assert lines[0].startswith(start)
    assert lines[-1].startswith("bestmove ")


def test_contact_has_its_tables(scripts: Path, elsewhere: Path) -> None:
    assert said(scripts / "retrogames", elsewhere, "engine", "contact", told="odds\n").startswith(
        "odds win 0."
    )


def test_levels_play_each_other_in_processes(scripts: Path, elsewhere: Path) -> None:
    words = ["match", "engarde", "--seats", "beginner,casual", "--games", "2", "--nodes", "30", "--jobs", "2"]
    table = said(scripts / "retrogames", elsewhere, *words)
    assert "beginner" in table
    assert "casual" in table


def test_the_window_plays_thinks_and_saves(scripts: Path, elsewhere: Path, desktop: Desktop) -> None:
    folder = elsewhere / "player"
    chosen(folder, AGAINST_A_COMPUTER)
    words = "pointtopoint", "--seed", "1"
    command = [str(scripts / "retrogames")]
    with running(desktop, folder, *words, command=command, place=elsewhere) as program:
        program.away()
        wait_for("the board", lambda: len(set(program.pixels())) > 4)
        assert program.window in desktop.tell("search", "--class", "^retrogames$").split()
        program.keys("Down", "Return")  # the cursor begins in the corner
        wait_for("the answer", lambda: len(program.moves("pointtopoint")) == 2)
        assert program.children, "it was not thought in a process of its own"
        assert program.press_close() == 0
    kept = program.moves("pointtopoint")
    assert kept[0] == "1a1"
    with running(desktop, folder, "pointtopoint", command=command, place=elsewhere) as program:
        program.away()
        wait_for("the board", lambda: len(set(program.pixels())) > 4)
        program.keys("Right" if kept[1].endswith("a2") else "Up", "Return")
        wait_for("the answer", lambda: len(program.moves("pointtopoint")) == 4)
        assert program.terminate() == 0
    assert program.moves("pointtopoint")[:2] == kept
