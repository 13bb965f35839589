"""The command line of `engine`."""

import sys
from collections.abc import Sequence
from io import BytesIO, StringIO

from retrogames.core.game import discover
from retrogames.engine.conversation import run
from retrogames.terminal import Parser, find_game


def command(words: Sequence[str]) -> int:
    """Converse on standard input and output about the game that the words name; give the exit code."""
    parser = Parser(
        prog="retrogames engine",
        description="Play or ask about a game by lines of text, in the manner of UCI, UAI and UGI.",
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(discover()))
    game = find_game(parser.parse_args(words).game)
    # closed streams are None: nobody asks, nobody listens
    return run(game, BytesIO() if sys.stdin is None else sys.stdin.buffer, sys.stdout or StringIO())
