"""The window's part of the command line."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from retrogames import __version__, store
from retrogames.core.game import discover
from retrogames.paths import places
from retrogames.settings import FITS, SPEEDS, Settings, Start
from retrogames.terminal import Parser, fail, number, seed

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


OVERRIDES = ("scale", "fullscreen", "fit", "crt", "sound", "volume", "speed", "less_motion", "key_labels")
"""The settings that an option sets for one run."""

NAMES = ("engine", "replay", "match", "solitaire")
"""The first words that are commands and open no window."""


def _speed(text: str) -> int:
    """Read a speed by its name, as the setting has it."""
    if text not in SPEEDS:
        raise argparse.ArgumentTypeError(f"one of {', '.join(SPEEDS)}, not {text[:40]!r}")
    return SPEEDS.index(text)


def _folder(text: str) -> Path:
    """Read a folder; an empty name, as of a variable that is not set, would be the current one."""
    if not text:
        raise argparse.ArgumentTypeError("it names no folder")
    return Path(text)


def _volume(text: str) -> int:
    """Read a loudness 0-10, in percent."""
    return 10 * number(0, 10)(text)


def _parser() -> Parser:
    either = argparse.BooleanOptionalAction
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
    parser.add_argument("--fullscreen", action=either, help="fill the screen")
    parser.add_argument(
        "--windowed", dest="fullscreen", action="store_false", default=None, help="in a window"
    )
    parser.add_argument("--fit", choices=FITS, help="whole multiples; sharp 4:3; or nearest 4:3")
    parser.add_argument("--crt", action=either, help="show scanlines")
    parser.add_argument("--speed", type=_speed, metavar="SPEED", help=f"of animation: {', '.join(SPEEDS)}")
    parser.add_argument("--less-motion", action=either, help="show changes at once")
    parser.add_argument("--key-labels", action=either, help="show keys in the menus")
    parser.add_argument("--sound", action=either, help="play sounds")
    parser.add_argument("--mute", dest="sound", action="store_false", default=None, help="play none")
    parser.add_argument("--volume", type=_volume, metavar="N", help="loudness, 0-10")
    parser.add_argument("--seed", type=seed, metavar="N", help="seed of the first new game")
    parser.add_argument("--data-dir", type=_folder, metavar="DIR", help="keep settings and games there")
    parser.add_argument("--reset-settings", action="store_true", help="begin with the original settings")
    parser.add_argument("--version", action="version", version=f"retrogames {__version__}")
    return parser


def read_start(words: Sequence[str]) -> Start:
    """Read what is to be opened, and the settings under the changes for this run; ends with 2 where wrong."""
    chosen = _parser().parse_args(words)
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
    overrides = {
        name: value for name, value in vars(chosen).items() if name in OVERRIDES and value is not None
    }
    return Start(
        places=where,
        settings=settings,
        game=game,
        file=file,
        seed=chosen.seed,
        overrides=overrides,
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
        from difflib import get_close_matches

        near = get_close_matches(word.lower(), [*games, *NAMES], 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        fail(f"there is no game or file {word[:80]!r}{hint}", 2)
    return None, path
