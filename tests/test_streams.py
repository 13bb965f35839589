"""Standard input, output and error that are full or closed: one line where one can be said, and no more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from retrogames.core import record
from tests.scripted import played

ROOT = Path(__file__).parent.parent
FULL = Path("/dev/full")
"""A device on which there is never room; Linux has it."""

CALLS = {
    "engine": ("engine", "contact"),
    "replay": ("replay", "GAME", "--show"),
    "match": ("match", "contact", "--seats", "beginner,beginner", "--games", "1"),
    "solitaire": ("solitaire", "--size", "4", "--time", "0"),
}
every_call = pytest.mark.parametrize("name", CALLS)


def called(name: str, folder: Path, redirections: str) -> subprocess.CompletedProcess[str]:
    """Call the program as a shell does that redirects its streams."""
    game = folder / "a.game"
    game.write_text(record.write(played()), "utf-8")
    words = [str(game) if word == "GAME" else word for word in CALLS[name]]
    program = [sys.executable, "-m", "retrogames", *words]
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {redirections}', "sh", *program],
        cwd=ROOT,
        input="show\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )


if FULL.exists():

    @every_call
    def test_output_without_room_is_told_in_one_line(name: str, tmp_path: Path) -> None:
        done = called(name, tmp_path, ">/dev/full")
        assert done.returncode == 1
        assert done.stderr == "retrogames: cannot write the output: no space left on device\n"

    def test_errors_without_room_are_not_told(tmp_path: Path) -> None:
        done = called("replay", tmp_path, "2>/dev/full")
        assert done.returncode == 0
        assert done.stdout.endswith("result none\n")


if os.name == "posix":

    @pytest.mark.slow
    @every_call
    @pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    def test_closed_streams_harm_nobody(name: str, closed: str, tmp_path: Path) -> None:
        done = called(name, tmp_path, closed)
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout or closed != "2>&-"

    def test_no_file_is_opened_under_the_number_of_a_closed_stream(tmp_path: Path) -> None:
        """What a library then says on standard error would stand in a saved game."""
        code = (
            "import os, retrogames.__main__ as program\n"
            "program._COMMANDS['look'] = lambda _: (file := open(os.devnull), file.fileno() < 3)[1]\n"
            "raise SystemExit(program.main(['look']))"
        )
        command = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "-c", code]
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
