"""A command and its terminal: words read, or refused in one line with exit code 2; requests to end."""

import argparse
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from types import FrameType
from typing import NoReturn

from retrogames.core import dice
from retrogames.core.game import Game, discover
from retrogames.core.player import plain
from retrogames.signals import INTERRUPTED, heard_by

_SAME_REQUEST = 1.0  # seconds: a shell and its terminal both ask, and what is in hand is to be finished


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


class Asked:
    """Whether the system asked a command to end, and by which signal."""

    def __init__(self) -> None:
        self.number: int = signal.SIGINT
        self._until = 0.0

    def code(self, code: int) -> int:
        """Give the exit code: a command that was ended tells which signal did it."""
        return 128 + self.number if code == INTERRUPTED else code

    def __call__(self, number: int, _frame: FrameType | None) -> None:
        """Interrupt the command; a request that comes twice is one."""
        now = monotonic()
        if now >= self._until:
            self.number, self._until = number, now + _SAME_REQUEST
            raise KeyboardInterrupt


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[Asked]:
    """Let each request to end interrupt a block as Ctrl-C does; those that are ignored stay so."""
    asked = Asked()
    with heard_by(asked):
        yield asked


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
