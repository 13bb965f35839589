"""Reading a command line and refusing it: one line on standard error, exit code 2."""

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from retrogames.core import dice
from retrogames.core.game import Game, discover
from retrogames.core.player import plain


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong call with one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end."""
        fail(f"{message} (see {self.prog} --help)", 2)


def fail(message: str, code: int) -> NoReturn:
    """Say one line on standard error and end with this exit code."""
    with suppress(OSError, AttributeError):
        print(f"retrogames: {plain(message)}", file=sys.stderr)
    raise SystemExit(code)


def number(low: int, high: int) -> Callable[[str], int]:
    """Make a reader of whole numbers low … high for an option."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"a number {low}-{high}, not {text[:40]!r}")

    return read


seed = number(0, dice.SEEDS - 1)


def find_game(name: str) -> Game:
    """Find a game by name, or end with exit code 2."""
    games = discover()
    if name not in games:
        fail(f"there is no game {name[:40]!r}; the games are {', '.join(games)}", 2)
    return games[name]
