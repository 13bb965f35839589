"""`solitaire`: searches Point to Point's solitaire for a high score."""

import argparse
from collections.abc import Iterable, Sequence
from time import monotonic

from rich.console import Console
from rich.live import Live

from retrogames.core.game import discover
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.solitaire import AUTHORS_RECORD, Found, best_possible, search
from retrogames.signals import INTERRUPTED
from retrogames.terminal import Parser, number, seed

SECONDS = 60.0
"""How long to search where nothing else is said."""

_COLOURS = {"white": WHITE, "black": BLACK}
_REFRESH = 0.1  # seconds between two pictures
_STONES = {"A": "W1", "B": "W2", "C": "W3", "a": "b1", "b": "b2", "c": "b3"}


def command(words: Sequence[str]) -> int:
    """Search as the words ask, then print board and score; give the exit code."""
    chosen = _parser().parse_args(words)
    colour = _COLOURS[chosen.colour]
    best = watch(search(chosen.size, chosen.supply, colour, chosen.seed), chosen.time)
    if best is None:
        return INTERRUPTED
    print(board(best.board))
    print(f"position {best.board}")
    print(f"score {best.score} for {chosen.colour}")
    if best.score == best_possible(chosen.size, chosen.supply, colour):
        print("nothing higher is possible")
    if (chosen.size, chosen.supply) == (6, "unlimited"):
        print(f"the author's score is {AUTHORS_RECORD}")
    return 0


def _parser() -> Parser:
    game = discover()["pointtopoint"]
    parser = Parser(
        prog="retrogames solitaire",
        description="Search Point to Point's solitaire for a high score of one colour; Ctrl-C ends it early.",
        allow_abbrev=False,
    )
    parser.add_argument("--size", type=number(4, 8), default=6, metavar="N", help="squares along a side (6)")
    parser.add_argument(
        "--time", type=_seconds, default=SECONDS, metavar="S", help=f"seconds to search ({SECONDS:.0f})"
    )
    parser.add_argument("--colour", choices=tuple(_COLOURS), default="white", help="whose score counts")
    parser.add_argument("--supply", choices=game.option("Supply").choices, default="unlimited")
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help="where chance begins (0)")
    return parser


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 10**6:
        raise argparse.ArgumentTypeError(f"a number of seconds, not {text[:40]!r}")
    return seconds


def watch(finds: Iterable[Found], seconds: float) -> Found | None:
    """Follow a search for so many seconds or until Ctrl-C, shown on a terminal; give the last find."""
    console = Console(stderr=True)
    began = monotonic()
    best: Found | None = None
    shown = 0.0
    try:
        with Live(console=console, auto_refresh=False, transient=True) as live:
            for best in finds:
                now = monotonic()
                if console.is_terminal and now - shown >= _REFRESH:
                    shown = now
                    left = seconds - (now - began)
                    live.update(f"{board(best.board)}\nscore {best.score}   {left:.0f} s", refresh=True)
                if now - began >= seconds:
                    break
    except KeyboardInterrupt:
        return best
    return best


def board(position: str) -> str:
    """Draw a position's rows with its squares' names: W1-W3 white stones, b1-b3 black ones."""
    rows = position.split()[0].split("/")
    lines = []
    for row, text in enumerate(rows):
        squares = [
            _STONES[letter] if letter in _STONES else " ".join(["--"] * int(letter)) for letter in text
        ]
        lines.append(f"{len(rows) - row} {' '.join(squares)}")
    return "\n".join([*lines, "  " + "  ".join("abcdefgh"[: len(rows)])])
