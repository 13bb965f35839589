"""A game made by tools/new_game.py in a copy of the project: it is sound, plays, and is found everywhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game import LOOKS, PATTERN, PLACES, class_name, renamed, trouble_with

ROOT = Path(__file__).parent.parent
OTHERS = [look for look in LOOKS if look != "dos"]
PARTS = (
    "retrogames",
    "assets",
    "fonts",
    "tools",
    "tests",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a further game, called Newgame."""
    place = tmp_path_factory.mktemp("project")
    kept = shutil.ignore_patterns("__pycache__", "golden")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, place / part, ignore=kept)
        else:
            shutil.copy(ROOT / part, place)
    done = run(place, "tools/new_game.py", "newgame")
    assert "retrogames/games/newgame/rules.py" in done
    return place


@pytest.fixture(scope="module")
def in_all_looks(copy: Path) -> Path:
    """The copy with a game more in each further look, called Newgem and the like."""
    for look in OTHERS:
        run(copy, "tools/new_game.py", f"new{look}", "--look", look)
    return copy


def run(place: Path, *words: str, told: str = "") -> str:
    """Run Python in the copy; give what it prints. It must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(place), "RETROGAMES_HOME": str(place / "home")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=place,
        env=environment,
        input=told,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_what_is_made_stands_in_its_three_folders(copy: Path) -> None:
    for folder in ("retrogames/games", "assets", "tests/games"):
        made = list((copy / folder / "newgame").iterdir())
        assert made
        for path in made:
            assert path.suffix != ".py" or "ebbles" not in path.read_text("utf-8").replace("pebbles", "")
    code = "from retrogames.core.game import discover; print(list(discover()))"
    assert "'newgame'" in run(copy, "-c", code)


def test_it_has_the_project_s_form(copy: Path) -> None:
    folders = "retrogames/games/newgame", "tests/games/newgame"
    run(copy, "-m", "ruff", "format", "--check", "--quiet", *folders)
    run(copy, "-m", "ruff", "check", "--quiet", "--no-cache", *folders)


@pytest.mark.slow
def test_its_own_tests_and_the_laws_of_all_games_hold(copy: Path) -> None:
    words = "-m", "pytest", "-q", "-p", "no:cacheprovider"
    run(copy, *words, "tests/games/newgame")
    run(copy, *words, "tests/test_every_game.py", "-k", "newgame")


@pytest.mark.slow
def test_it_is_drawn_and_played_in_every_look(in_all_looks: Path) -> None:
    drawn = "drawn_at_every_moment or by_keys_and_mouse or colour_of_the_table"
    scenes = [f"tests/games/new{look}/test_scene.py" for look in OTHERS]
    said = run(in_all_looks, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", drawn, *scenes)
    assert said.startswith("." * 9 + " ")
    code = "from retrogames.core.game import discover; print({g.look for g in discover().values()})"
    told = run(in_all_looks, "-c", code)
    assert all(path in told for _, path in LOOKS.values())


def test_the_engine_plays_it(copy: Path) -> None:
    told = "setoption name Level value master\nposition fen 6 1\ngo nodes 100\nmoves\nquit\n"
    said = run(copy, "-m", "retrogames", "engine", "newgame", told=told).splitlines()
    assert said[-2:] == ["bestmove 2", "moves 1 2 3"]


def test_levels_play_it_against_each_other(copy: Path) -> None:
    call = "match", "newgame", "--seats", "beginner,master", "--games", "4", "--jobs", "1"
    table = run(copy, "-m", "retrogames", *call)
    assert "Newgame: 4 games" in table


@pytest.mark.slow
def test_types_and_layers_hold(copy: Path) -> None:
    run(copy, "-m", "mypy", "-p", "retrogames.games.newgame", "-p", "tests.games.newgame")
    code = "from importlinter.cli import lint_imports_command as run; run(['--no-logo', '--no-cache'])"
    assert " 0 broken" in run(copy, "-c", code)


@pytest.mark.slow
def test_the_check_of_all_games_together_stays_green(copy: Path) -> None:
    """The start's speed, the README's pictures and its map: where one game more could be felt."""
    run(copy, "tools/codemap.py")
    files = "tests/test_frozen.py", "tests/test_pictures.py", "tests/test_readme.py"
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *files)


@pytest.mark.parametrize(
    "name", ["contact", "Contact", "my-game", "1st", "", "class", "x" * 30, "../x", "engine", "con", "lpt1"]
)
def test_names_that_will_not_do_are_refused_in_a_line(name: str) -> None:
    (line,) = trouble_with(name, "Title").splitlines()
    assert line


@pytest.mark.parametrize(
    "title",
    ["", " ", " x", "a\nb", 'say "x"', "x\\", "x" * 21, "日本", "-----", "1", "Contact", "engarde", "W" * 9],
)
def test_titles_that_will_not_do_are_refused_in_a_line(title: str) -> None:
    (line,) = trouble_with("newgame", title).splitlines()
    assert line


@pytest.mark.parametrize("title", ["Go", "i" * 20, "Pebbles Two", "MS-DOS", "Käse", "3D", "Wwww Mm"])
def test_titles_that_will_do(title: str) -> None:
    assert not trouble_with("newgame", title)


@pytest.mark.parametrize(
    ("name", "title", "kind"),
    [
        ("nim", "Nim", "Nim"),
        ("pebblestwo", "Pebbles Two", "PebblesTwo"),
        ("pebbles2", "Pebbles2", "Pebbles2"),
        ("dos", "MS-DOS", "MSDOS"),
        ("kaese", "Käse mit ß", "KaseMit"),
        ("three", "3D", "Three"),
    ],
)
def test_a_class_is_called_as_the_game_is(name: str, title: str, kind: str) -> None:
    assert class_name(name, title) == kind
    card = renamed('table="retrogames.games.pebbles.scene:PebblesTable",', name, title)
    assert card == f'table="retrogames.games.{name}.scene:{kind}Table",'


def test_nothing_is_replaced_twice() -> None:
    pattern = 'name="pebbles", title="Pebbles", machine="MS-DOS"'
    assert renamed(pattern, "pebbles2", "MS-DOS", "gem") == (
        'name="pebbles2", title="MS-DOS", machine="Atari ST"'
    )


@pytest.mark.parametrize(
    ("name", "title"), [("go", "Go"), ("x" * 20, "i" * 20), ("pebblestwo", "Pebbles Two")]
)
def test_what_is_made_compiles_and_has_the_project_s_form_under_any_name(
    name: str, title: str, tmp_path: Path
) -> None:
    """Lines grow and shrink with the names in them."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for part in ("game", "tests"):
        folder = tmp_path / PLACES[part] / name
        folder.mkdir(parents=True)
        for path in (PATTERN / part).glob("*.py"):
            text = renamed(path.read_text("utf-8"), name, title, "intuition")
            compile(text, path.name, "exec")
            (folder / path.name).write_text(text, "utf-8")
    run(tmp_path, "-m", "ruff", "format", "--check", "--quiet", "--no-cache")
    ours = 'lint.isort.known-first-party = ["retrogames", "tests"]'  # of which there is little here
    run(tmp_path, "-m", "ruff", "check", "--quiet", "--no-cache", "--config", ours)
