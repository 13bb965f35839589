"""A record checked move by move."""

from pathlib import Path

import pytest

from retrogames.__main__ import main

RECORD = """\
Game: pointtopoint
Format: 1
Seat 1: human Ada \x1b[31m
Result: none

2c4
1d4   # close\x07
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a game.game"
    path.write_text(RECORD)
    return path


def test_the_result_is_printed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == "result none\n"


def test_each_position_is_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--show", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "position 6/6/6/6/6/6 w",
        "2c4",
        "position 6/6/2B3/6/6/6 b",
        "1d4   # close",
        "position 6/6/2Ba2/6/6/6 w",
        "result none",
    ]


def test_the_first_wrong_line_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(RECORD.replace("1d4", "1c4"))
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"{file}:7: '1c4' is no legal move here\n"


def test_a_wrong_result_is_an_error(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(RECORD.replace("Result: none", "Result: win 1"))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"{file}:4: ")


@pytest.mark.parametrize("name", ["missing", "", "."])
def test_what_cannot_be_read_is_told(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / name)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"cannot read {tmp_path / name}: ")
