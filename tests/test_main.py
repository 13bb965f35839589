"""The command line, without opening a window."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from retrogames import __main__ as program
from retrogames import __version__
from retrogames import settings as choices
from retrogames.__main__ import main
from retrogames.call import OVERRIDES
from retrogames.frozen import replace
from retrogames.scenes.options import options
from retrogames.settings import Settings, Start, StartError
from retrogames.signals import ENDING
from tests.scenes.stand_in import StandIn

ROOT = Path(__file__).parent.parent


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Start]:
    """What the window was asked for, in place of opening it."""
    asked: list[Start] = []

    class App:
        @staticmethod
        def run(start: Start) -> int:
            asked.append(start)
            return 0

    monkeypatch.setitem(sys.modules, "retrogames.app", App)
    monkeypatch.setenv("RETROGAMES_HOME", str(tmp_path / "home"))
    return asked


def refused(words: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Give the one line of a call that exits 2."""
    with pytest.raises(SystemExit) as caught:
        main(words.split())
    assert caught.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("retrogames: ")
    return line


def test_no_words_open_the_shelf(starts: list[Start], tmp_path: Path) -> None:
    assert main([]) == 0
    (start,) = starts
    assert (start.game, start.file, start.seed, start.warning) == (None, None, None, None)
    assert start.settings == Settings()
    assert start.overrides == {}
    assert start.places.data == start.places.config == tmp_path / "home"


@pytest.mark.parametrize("name", ["contact", "splatter", "pointtopoint", "engarde"])
def test_a_game_is_opened_by_name(name: str, starts: list[Start]) -> None:
    assert main([name, "--seed", "9223372036854775807"]) == 0
    assert (starts[0].game, starts[0].seed) == (name, 2**63 - 1)


def test_a_file_is_opened(starts: list[Start], tmp_path: Path) -> None:
    path = tmp_path / "my game é.game"
    path.write_text("")
    assert main(["--mute", str(path)]) == 0
    assert starts[0].file == path
    assert starts[0].game is None


def test_options_hold_for_this_run(starts: list[Start], tmp_path: Path) -> None:
    words = (
        "--scale 3 --fullscreen --fit fill --crt --speed slow --less-motion --no-key-labels --mute --volume 3"
    )
    assert main([*words.split(), "--data-dir", str(tmp_path / "d")]) == 0
    start = starts[0]
    assert start.settings == Settings()
    assert start.chosen == Settings(
        scale=3,
        fit="fill",
        fullscreen=True,
        crt=True,
        sound=False,
        volume=30,
        speed=4,
        less_motion=True,
        key_labels=False,
    )
    assert start.places.data == start.places.config == tmp_path / "d"
    assert not (tmp_path / "d").exists()


def test_every_kept_switch_can_be_undone_for_a_run(starts: list[Start], tmp_path: Path) -> None:
    kept = Settings(fullscreen=True, crt=True, sound=False, less_motion=True, key_labels=False)
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text(choices.write(kept))
    assert main(["--windowed", "--no-crt", "--sound", "--no-less-motion", "--key-labels"]) == 0
    assert main(["--no-fullscreen", "--no-sound"]) == 0
    first, second = starts
    assert first.settings == second.settings == kept
    assert first.chosen == Settings()
    assert second.chosen == replace(kept, fullscreen=False)


def test_every_option_of_the_dialog_is_one_of_the_command_line(starts: list[Start]) -> None:
    house = StandIn()
    form = options(house, house.look(None), None)
    keys = {getattr(widget, "key", "") for widget in form.widgets} - {""}
    assert keys - {"ok", "cancel"} == set(OVERRIDES)


def test_damaged_settings_start_with_a_warning(starts: list[Start], tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text("speed = [")
    assert main([]) == 0
    assert starts[0].settings == Settings()
    assert starts[0].warning is not None


def test_settings_are_reset(starts: list[Start], tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text("speed = 4")
    assert main([]) == 0
    assert main(["--reset-settings"]) == 0
    assert main([]) == 0
    assert [start.settings.speed for start in starts] == [4, 2, 2]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess", "there is no game or file 'chess'"),
        ("contcat", "did you mean 'contact'?"),
        ("contact splatter", "unrecognized arguments: splatter"),
        ("--scale 0", "a number 1-16, not '0'"),
        ("--scale big", "a number 1-16, not 'big'"),
        ("--fit round", "invalid choice"),
        ("--speed fast", "one of none, quick, normal, easy, slow, not 'fast'"),
        ("--volume 11", "a number 0-10, not '11'"),
        ("--seed -1", "--seed"),
        ("--seed 9223372036854775808", "a number 0-9223372036854775807"),
        ("--full", "unrecognized arguments: --full"),
        ("--data-dir", "expected one argument"),
        ("--data-dir=", "argument --data-dir: it names no folder"),
        ("engine", "GAME"),
        ("engine chess", "no game 'chess'; the games are contact, "),
        ("engine contact now", "unrecognized arguments: now"),
        ("replay", "FILE"),
        ("replay a b", "unrecognized arguments: b"),
        ("solitaire --size 9", "a number 4-8, not '9'"),
        ("solitaire --time x", "seconds"),
    ],
)
def test_a_wrong_call_exits_2_with_one_line(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refused(words, capsys)


def test_control_characters_of_a_call_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["a\x1b[2J\nb", "\x1b]0;x\x07", "--x\n\x1b[m"])
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "\x1b" not in said


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--version"],
        ["--help"],
        *([name, "--help"] for name in ("engine", "replay", "match", "solitaire")),
    ):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"retrogames {__version__}\n")
    window = ["scale", "fullscreen", "fit", "crt", "mute", "seed", "data-dir", "reset-settings", "version"]
    for option in (*window, "help", "show", "seats", "games", "jobs", "until", "size", "time"):
        assert f"--{option}" in said


def test_a_window_that_cannot_open_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], starts: list[Start]
) -> None:
    class App:
        @staticmethod
        def run(start: Start) -> int:
            raise StartError("no display was found")

    monkeypatch.setitem(sys.modules, "retrogames.app", App)
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 1
    assert capsys.readouterr().err == "retrogames: no display was found\n"
    assert starts == []


@pytest.mark.parametrize(
    ("installed", "reason"),
    [
        (["pygame-2.6.1.dist-info", "pygame_ce-2.5.8.dist-info"], "both pygame and pygame-ce are installed"),
        (["pygame-2.6.1.dist-info"], "needs pygame-ce, which takes its place"),
        ([], "pygame-ce is not installed"),
    ],
)
def test_a_mixed_installation_of_pygame_is_explained(
    installed: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    starts: list[Start],
) -> None:
    if installed:
        (tmp_path / "pygame").mkdir()
        (tmp_path / "pygame" / "__init__.py").write_text("")
    for name in installed:
        (tmp_path / name).mkdir()
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "pygame", raising=False)
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert reason in line
    assert starts == []


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(program._COMMANDS, "engine", interrupted)
    assert main(["engine"]) == 130


def asked_to_end(number: int) -> int:
    signal.raise_signal(number)
    return 0


@pytest.mark.parametrize("number", ENDING)
def test_a_command_that_is_asked_to_end_tells_by_which_signal(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(number)
    monkeypatch.setitem(program._COMMANDS, "engine", lambda _: asked_to_end(number))
    assert main(["engine"]) == 128 + number
    assert signal.getsignal(number) == before


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_that_is_ignored_stays_so(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(program._COMMANDS, "engine", lambda _: asked_to_end(number))
    before = signal.signal(number, signal.SIG_IGN)
    try:
        assert main(["engine"]) == 0
    finally:
        signal.signal(number, before)


@pytest.mark.parametrize("module", ["gc", "pathlib", "store", "terminal", "tournament", "tournament.figures"])
def test_ctrl_c_ends_quietly_whatever_is_being_imported(module: str) -> None:
    code = (
        "import runpy, signal, sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name.removeprefix('retrogames.') == sys.argv[-1]:\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "sys.modules.pop(sys.argv[-1], None)\n"
        "runpy.run_module('retrogames', run_name='__main__', alter_sys=True)\n"
    )
    words = ["match", "contact", "--seats", "beginner,beginner", "--games", module]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_python_dash_m_and_other_folders(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "retrogames", "--version"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"retrogames {__version__}\n"
