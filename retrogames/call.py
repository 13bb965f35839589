"""The window's part of the command line."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from retrogames import __version__, store
from retrogames.core.game import discover
from retrogames.paths import places
from retrogames.settings import FITS, Settings, Start
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


NAMES = ("engine", "replay", "match", "solitaire")
"""The first words that are commands and open no window."""


def _parser() -> Parser:
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
        from difflib import get_close_matches

        near = get_close_matches(word.lower(), [*games, *NAMES], 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        fail(f"there is no game or file {word[:80]!r}{hint}", 2)
    return None, path
