"""The program as processes: killed, ended, twice at once, and in odd surroundings; on SDL's dummy screen.

Nothing here has a time limit but for `PATIENCE`, after which a program that hangs fails its test.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from retrogames import store
from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.paths import Places, places
from retrogames.settings import Settings
from retrogames.worker import DEATHS

ROOT = Path(__file__).parent.parent
PATIENCE = 120.0
"""Seconds after which a program is said to hang."""

MOVES = 4
"""Moves that computer seats have made before something happens to the program."""

POSIX = os.name == "posix"

pytestmark = pytest.mark.slow


class Program:
    """The program in a process, with its files in a folder; computer seats play Splatter, a long game."""

    def __init__(self, folder: Path, *words: str, **environ: str) -> None:
        self.folder = folder
        self.places = Places(folder, folder)
        if not self.places.settings.exists():
            seats = ("computer beginner",) * 4
            plain = Settings(speed=0, less_motion=True)
            store.save_settings(self.places, plain.with_game("splatter", players=seats, welcomed=True))
        surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environ}
        surroundings["PYTHONPATH"] = str(ROOT)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "retrogames", "splatter", *(words or ("--data-dir", str(folder)))],
            cwd=folder,
            env={name: value for name, value in surroundings.items() if value != "UNSET"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            start_new_session=POSIX,
        )

    def kept(self, name: str = "splatter") -> Match | None:
        """Give the game in progress as it stands in its file, which is whole at any time."""
        path = self.places.autosaves / f"{name}.game"
        return record.read(path.read_bytes(), discover()) if path.exists() else None

    def wait_for(self, done: Callable[[], object]) -> None:
        """Wait until something is so; fails where the program ends before."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert self.process.poll() is None, self.process.communicate()[0]
            assert time.monotonic() < end, "it hangs"
            time.sleep(0.02)

    def play(self, name: str = "splatter", more_than: int = MOVES) -> None:
        """Wait until so many moves are kept."""

        def played() -> bool:
            match = self.kept(name)
            return match is not None and len(match.moves) > more_than

        self.wait_for(played)

    def end(self) -> tuple[int, str]:
        """Ask the program to end; gives its exit status and all it said."""
        self.process.terminate()
        said = self.process.communicate(timeout=PATIENCE)[0]
        return self.process.returncode, said


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start programs; those that still run at the end are killed."""
    started: list[Program] = []

    def begin(folder: str = "my games é 🎲", *words: str, **environ: str) -> Program:
        place = tmp_path / folder
        place.mkdir(parents=True, exist_ok=True)
        started.append(Program(place, *words, **environ))
        return started[-1]

    yield begin
    for program in started:
        if program.process.poll() is None:
            program.process.kill()
        program.process.wait()
        if program.process.stdout is not None:
            program.process.stdout.close()


def gone(program: Program) -> bool:
    """Wait until no process that a program started lives any more; False where one outlives it."""
    end = time.monotonic() + PATIENCE
    while POSIX and time.monotonic() < end:
        try:
            os.killpg(program.process.pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return not POSIX


def test_a_program_that_is_killed_loses_no_move_and_leaves_no_process(run: Callable[..., Program]) -> None:
    program, least = run(), MOVES
    for _ in range(2):
        program.play(more_than=least)
        program.process.kill()
        program.process.communicate()
        match = program.kept()
        assert match is not None
        assert len(match.moves) > least
        least = len(match.moves)
        assert gone(program)
        before, program = match, run()
    program.play(more_than=least)
    after = program.kept()
    assert after is not None
    assert after.moves[:least] == before.moves  # it went on where it stood
    assert after.seed == before.seed
    program.end()


def test_a_program_that_is_asked_to_end_keeps_everything(run: Callable[..., Program]) -> None:
    program = run()
    program.play()
    status, said = program.end()
    if POSIX:
        assert status == 0
        assert gone(program)
        settings, warning = store.load_settings(program.places)
        assert settings.window is not None
        assert warning is None
    assert "Traceback" not in said
    assert program.kept() is not None
    assert not list(program.folder.rglob("*.tmp"))


def thinking(program: Program) -> list[int]:
    """List the processes in which a program's computer seats think, as far as the system tells."""
    found = []
    for text in Path(f"/proc/{program.process.pid}/task").glob("*/children"):
        for pid in text.read_text().split():
            with suppress(FileNotFoundError):  # ended meanwhile
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(int(pid))
    return found


if Path("/proc/self/task").exists():

    def test_a_game_goes_on_whose_computer_seats_are_killed_again_and_again(
        run: Callable[..., Program],
    ) -> None:
        program, least, killed = run(), MOVES, 0
        while killed < DEATHS:
            program.play(more_than=least)
            match = program.kept()
            assert match is not None
            least = len(match.moves)
            for pid in thinking(program):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        program.play(more_than=least + 1)
        assert not thinking(program), "it thinks for itself now"
        assert program.end() == (0, "")


def test_two_programs_at_once_keep_two_games(run: Callable[..., Program]) -> None:
    first = run()
    first.play()
    second = run()
    second.play("splatter-2")
    for program in (first, second):
        program.end()
    games = [first.kept(name) for name in ("splatter", "splatter-2")]
    assert games[0] is not None
    assert games[1] is not None
    assert games[0].seed != games[1].seed
    third = run()
    third.play(more_than=len(games[0].moves))
    third.end()
    assert not (third.places.autosaves / "splatter-2.game").exists()
    (saved,) = (third.places.saves / "splatter").glob("*.game")
    assert record.read(saved.read_bytes(), discover()).seed == games[1].seed


@pytest.mark.parametrize(
    "environ",
    [
        {"LC_ALL": "C", "LANG": "C"},
        {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"},
        {"LC_ALL": "tr_TR.UTF-8", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        {"SDL_AUDIODRIVER": "none_such"},
        {"HOME": "/dev/null/nowhere", "XDG_DATA_HOME": "relative", "XDG_CONFIG_HOME": "UNSET"},
        {"HOME": "UNSET", "USER": "UNSET", "LOGNAME": "UNSET", "TMPDIR": "/none such"},
        {"TZ": "Nowhere/At_All", "PYTHONHASHSEED": "0"},
    ],
    ids=["C", "German", "Turkish", "no sound", "odd home", "no home", "no time zone"],
)
def test_odd_surroundings_change_nothing(environ: dict[str, str], run: Callable[..., Program]) -> None:
    program = run(**environ)
    program.play()
    status, said = program.end()
    assert status == 0 or not POSIX
    assert "Traceback" not in said
    assert "retrogames:" not in said
    assert program.kept() is not None


@pytest.mark.parametrize("home", ["my home", "Zoë 🎲", "~"])
def test_a_home_of_any_name_serves(
    home: str, run: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "RETROGAMES_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / home))
    there = places()
    assert tmp_path / home in there.data.parents
    plain = Settings(speed=0, less_motion=True)
    seats = ("computer beginner",) * 4
    store.save_settings(there, plain.with_game("splatter", players=seats, welcomed=True))
    program = run("elsewhere", "--mute")
    program.places = there
    program.play()
    program.end()
    assert program.kept() is not None


@pytest.mark.parametrize(
    "folder", ["with spaces  in it", "Zoë's Süße Spiele", "🎲🎲", "日本語", "-x", "%TEMP%", "a'\"$;&"]
)
def test_folders_of_any_name_serve(folder: str, run: Callable[..., Program]) -> None:
    if not POSIX:
        folder = folder.replace('"', "")
    program = run(folder)
    program.play()
    program.end()
    assert program.kept() is not None


@pytest.mark.parametrize("display", ["UNSET", ":987654"])
@pytest.mark.parametrize("driver", ["UNSET", "none_such"])
def test_without_a_display_one_line_says_so(driver: str, display: str, run: Callable[..., Program]) -> None:
    if sys.platform in ("win32", "darwin"):
        driver = "none_such"
    program = run(SDL_VIDEODRIVER=driver, DISPLAY=display, WAYLAND_DISPLAY="UNSET", XDG_RUNTIME_DIR="UNSET")
    said = program.process.communicate(timeout=PATIENCE)[0]
    assert program.process.returncode == 1
    (line,) = said.splitlines()
    assert line.startswith("retrogames: no display")


def test_words_on_a_terminal_need_no_locale(tmp_path: Path) -> None:
    game = discover()["engarde"]
    match = Match(game, game.settings(), 1, ())
    match.play_text("S@c3")
    match.comments = {0: "Zoë – 日本"}
    path = tmp_path / "Zoë 🎲.game"
    path.write_text(record.write(match), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "retrogames", "replay", str(path), "--show"],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert "S@c3   # Zoë – 日本" in done.stdout.decode("utf-8")


if POSIX:

    def test_a_second_signal_or_ctrl_c_ends_the_program_all_the_same(run: Callable[..., Program]) -> None:
        program = run()
        program.play()
        program.process.send_signal(signal.SIGINT)
        said = program.process.communicate(timeout=PATIENCE)[0]
        assert program.process.returncode == 130
        assert said == ""
        assert program.kept() is not None
        assert gone(program)

    @pytest.mark.parametrize(
        ("first", "second", "code"),
        [
            (signal.SIGTERM, signal.SIGHUP, 0),
            (signal.SIGTERM, signal.SIGTERM, 0),
            (signal.SIGINT, signal.SIGINT, 130),
            (signal.SIGINT, signal.SIGTERM, 130),
        ],
    )
    def test_who_asks_twice_does_not_cut_the_closing_short(
        first: int, second: int, code: int, run: Callable[..., Program]
    ) -> None:
        program = run()
        program.play()
        for number in (first, second, second):
            program.process.send_signal(number)
            time.sleep(0.02)
        said = program.process.communicate(timeout=PATIENCE)[0]
        assert (program.process.returncode, said) == (code, "")
        assert program.kept() is not None
        assert gone(program)

    def test_ctrl_c_in_the_terminal_is_not_for_a_process_that_is_being_born(
        run: Callable[..., Program],
    ) -> None:
        program = run()
        children = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children")
        program.wait_for(lambda: not children.exists() or len(children.read_text().split()) > 1)
        os.killpg(program.process.pid, signal.SIGINT)
        said = program.process.communicate(timeout=PATIENCE)[0]
        assert (program.process.returncode, said) == (130, "")

    def test_a_hang_up_that_is_ignored_stays_so(run: Callable[..., Program]) -> None:
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
        try:
            program = run()
        finally:
            signal.signal(signal.SIGHUP, before)
        program.play()
        program.process.send_signal(signal.SIGHUP)
        program.play(more_than=2 * MOVES)
        assert program.end() == (0, "")
