"""The README: its commands, pictures and map stand in step with the project."""

import re
import tomllib
from pathlib import Path

import pytest

from retrogames.core.game import discover
from tests.scenes.stand_in import FOUR
from tools import codemap
from tools.codemap import with_map

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_two_commands_come_first() -> None:
    first, play, test, last, *_ = TEXT.splitlines()
    assert (first, last) == ("```sh", "```")
    assert play.split("  ")[0].endswith(" && .venv/bin/pip install -q -e . && .venv/bin/retrogames")
    assert ".venv/bin/python tools/check.py" in test


def test_the_map_has_the_first_line_of_every_module() -> None:
    assert with_map(TEXT) == TEXT, "python tools/codemap.py writes it"


@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("--nosuch", 2), ("nosuch", 2)])
def test_the_map_is_not_written_where_something_else_is_asked(
    word: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.codemap.README", tmp_path / "never.md")
    monkeypatch.setattr("sys.argv", ["codemap.py", word])
    with pytest.raises(SystemExit) as ended:
        codemap.main()
    assert ended.value.code == code
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_the_map_can_be_looked_at_without_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy.md"
    monkeypatch.setattr("tools.codemap.README", copy)
    old = TEXT.replace("- `codemap.py`", "- `codemop.py`")
    for text, code in ((old, 1), (TEXT, 0)):
        copy.write_text(text, "utf-8")
        monkeypatch.setattr("sys.argv", ["codemap.py", "--check"])
        assert codemap.main() == code
        assert copy.read_text("utf-8") == text
    copy.write_text(old, "utf-8")
    monkeypatch.setattr("sys.argv", ["codemap.py"])
    assert codemap.main() == 0
    assert copy.read_text("utf-8") == TEXT


def test_what_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", TEXT)
    assert len(links) >= 6
    for link in links:
        assert (ROOT / "".join(link)).exists()


def test_files_and_commands_that_it_names_are_there() -> None:
    for name in set(
        re.findall(r"`(?:python )?((?:tools|tests|retrogames|assets|fonts)/[a-z_/]+\.?[a-z]*)`", TEXT)
    ):
        assert (ROOT / name).exists() or "/nim/" in name, name
    for module in re.findall(r"python -m (tools\.[a-z_]+)", TEXT):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists()


def test_its_layers_are_those_that_the_check_keeps() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    (kept,) = (one["layers"] for one in tools["importlinter"]["contracts"] if one["name"] == "Layers")
    told = TEXT[TEXT.index("\n__main__ › ") :].partition("\n```")[0].split("›")
    assert [sorted(re.findall(r"\w+", layer)) for layer in told] == [
        sorted(re.findall(r"\w+", layer)) for layer in kept
    ]


def test_every_fault_that_it_survives_has_a_test() -> None:
    part = TEXT[TEXT.index("## What it survives") :].partition("\n## ")[0]
    rows = [row for row in part.splitlines() if row.startswith("|")][2:]
    assert len(rows) >= 30
    for row in rows:
        fault, _, named = row.strip("| ").split(" | ")
        tests = re.findall(r"`([a-z_/]+\.py)::(test_\w+)`", named)
        assert tests, fault
        for file, name in tests:
            source = ROOT / "tests" / file
            assert source.is_file(), file
            assert re.search(rf"^ *def {name}\(", source.read_text("utf-8"), re.MULTILINE), name


@pytest.mark.parametrize("name", FOUR)
def test_every_game_and_its_author_are_named(name: str) -> None:
    game = discover()[name]
    assert f"**{game.title}" in TEXT
    assert f"**{game.author}**" in TEXT, "in the thanks"


def test_decisions_are_numbered_and_told_in_four_words() -> None:
    part = TEXT[TEXT.index("## Decisions") :].partition("\n## ")[0]
    entries = re.split(r"\n(?=\d+\. )", part)[1:]
    assert [int(entry.partition(".")[0]) for entry in entries] == list(range(1, len(entries) + 1))
    for entry in entries:
        assert re.findall(r"\*(Problem|Choice|Reason|Price):\*", entry) == [
            "Problem",
            "Choice",
            "Reason",
            "Price",
        ]
