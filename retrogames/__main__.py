"""The command line: opens the window, or one of the commands that need none."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from difflib import get_close_matches
from io import TextIOWrapper
from multiprocessing import freeze_support
from pathlib import Path

from retrogames import __version__
from retrogames.core.game import discover
from retrogames.settings import FITS, Settings, Start, StartError
from retrogames.terminal import Parser, fail, find_game, number, seed

COMMANDS = """\
commands:
  retrogames                       the shelf with all games
  retrogames GAME                  that game: %(games)s
  retrogames FILE                  a saved game, record or .BRD board
  retrogames engine GAME           a text engine on standard input and output
  retrogames replay FILE [--show]  check a record move by move
  retrogames match GAME --seats A,B --games N
                                   play computer levels against each other
  retrogames solitaire             search Point to Point's solitaire for a high score

`retrogames COMMAND --help` tells more. Settings and games are in the platform's folders, or all in
RETROGAMES_HOME or --data-dir.
"""


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line asks; give the exit code."""
    freeze_support()
    words = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a windowed build has none
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    command = _COMMANDS.get(words[0]) if words else None
    try:
        if command is not None:
            return command(words[1:])
        return _window(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing may be flushed into it
        return 1


def _window(words: Sequence[str]) -> int:
    start = _read_start(words)
    _check_pygame()
    from retrogames.app import run  # pygame is loaded only where a window opens

    try:
        return run(start)
    except StartError as error:
        fail(str(error), 1)


def _window_parser() -> Parser:
    parser = Parser(
        prog="retrogames",
        usage="retrogames [options] [GAME | FILE]",
        description="Four lost shareware games of 1991-92, each in the look of its machine.",
        epilog=COMMANDS % {"games": ", ".join(discover())},
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("what", nargs="?", metavar="GAME | FILE", help="what to open; else the shelf")
    parser.add_argument("--scale", type=number(1, 16), metavar="N", help="window of N times 640x480")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--fit", choices=FITS, help="whole multiples; sharp 4:3; or nearest 4:3")
    parser.add_argument("--crt", action="store_true", help="show scanlines")
    parser.add_argument("--mute", action="store_true", help="no sound")
    parser.add_argument("--seed", type=seed, metavar="N", help="seed of the first new game")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep settings and games in this folder")
    parser.add_argument("--reset-settings", action="store_true", help="begin with the original settings")
    parser.add_argument("--version", action="version", version=f"retrogames {__version__}")
    return parser


def _read_start(words: Sequence[str]) -> Start:
    """Read the window's part of the command line, and the settings it changes."""
    from retrogames import store
    from retrogames.paths import places

    chosen = _window_parser().parse_args(words)
    game, file = _what(chosen.what)
    where = places(chosen.data_dir)
    if chosen.reset_settings:
        settings, warning = Settings(), None
        try:
            store.save_settings(where, settings)
        except store.StoreError as error:
            warning = str(error)
    else:
        settings, warning = store.load_settings(where)
    changes: dict[str, object] = {
        name: value
        for name, value in (
            ("scale", chosen.scale),
            ("fullscreen", chosen.fullscreen or None),
            ("fit", chosen.fit),
            ("crt", chosen.crt or None),
            ("sound", False if chosen.mute else None),
        )
        if value is not None
    }
    return Start(
        places=where,
        settings=replace(settings, **changes),  # type: ignore[arg-type]  # the parser checked each
        game=game,
        file=file,
        seed=chosen.seed,
        overrides=frozenset(changes),
        warning=warning,
    )


def _what(word: str | None) -> tuple[str | None, Path | None]:
    """Tell whether a word names a game or a file; ends with exit code 2 where it is neither."""
    if word is None:
        return None, None
    games = discover()
    if word in games:
        return word, None
    path = Path(word)
    found = False
    with suppress(OSError, ValueError):
        found = path.exists()
    if not found:
        near = get_close_matches(word.lower(), [*games, *_COMMANDS], 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        fail(f"there is no game or file {word[:80]!r}{hint}", 2)
    return None, path


def _check_pygame() -> None:
    """End with one line where pygame-ce is missing, or pygame is mixed with it."""
    from importlib.util import find_spec

    spec = find_spec("pygame")
    if spec is None or spec.origin is None:
        fail("pygame-ce is not installed; `pip install pygame-ce` mends that", 1)
    folder = Path(spec.origin).parent.parent
    plain_one = any(folder.glob("pygame-[0-9]*.dist-info"))
    community = any(folder.glob("pygame_ce-*.dist-info"))
    if plain_one and community:
        fail(
            "both pygame and pygame-ce are installed, and each overwrites the other; "
            "`pip uninstall -y pygame pygame-ce` and `pip install pygame-ce` mend that",
            1,
        )
    if plain_one:
        fail(
            "pygame is installed, but this needs pygame-ce, which takes its place: "
            "`pip uninstall -y pygame` and `pip install pygame-ce`",
            1,
        )


def _engine(words: Sequence[str]) -> int:
    parser = Parser(
        prog="retrogames engine",
        description="Play or ask about a game by lines of text, in the manner of UCI, UAI and UGI.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(discover()))
    game = find_game(parser.parse_args(words).game)
    from retrogames.engine import run

    return run(game, sys.stdin.buffer, sys.stdout)


def _replay(words: Sequence[str]) -> int:
    parser = Parser(
        prog="retrogames replay",
        description="Check a record move by move and print its result.",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--show", action="store_true", help="print each position")
    chosen = parser.parse_args(words)
    from retrogames.replay import replay

    return replay(chosen.file, chosen.show)


def _match(words: Sequence[str]) -> int:
    from retrogames.tournament import command

    return command(words)


def _solitaire(words: Sequence[str]) -> int:
    from retrogames.solitaire import command

    return command(words)


_COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "engine": _engine,
    "replay": _replay,
    "match": _match,
    "solitaire": _solitaire,
}

if __name__ == "__main__":
    raise SystemExit(main())
