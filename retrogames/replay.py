"""`replay`: checks a record move by move."""

import sys
from collections.abc import Sequence
from pathlib import Path

from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import plain
from retrogames.core.position import result_text
from retrogames.store import StoreError, read
from retrogames.terminal import Parser


def command(words: Sequence[str]) -> int:
    """Check the record that the words name; give the exit code."""
    parser = Parser(
        prog="retrogames replay",
        description="Check a record move by move and print its result.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--show", action="store_true", help="print each position")
    chosen = parser.parse_args(words)
    return replay(chosen.file, chosen.show)


def replay(file: Path, show: bool) -> int:
    """Print a record's result, with `show` each position; 1 and `FILE:LINE: reason` where it is wrong.

    Where the file cannot be read no line is wrong; the reason says which file.
    """
    name = plain(str(file))
    try:
        match = record.read(read(file, record.LIMIT), discover())
    except StoreError as error:
        print(plain(str(error)), file=sys.stderr)
        return 1
    except record.RecordError as error:
        print(f"{name}:{error.line}: {plain(error.reason)}", file=sys.stderr)
        return 1
    if show:
        _show(match)
    print(f"result {result_text(match.outcome)}")
    return 0


def _show(match: Match) -> None:
    """Print the start, then each move with the position it made."""
    print(f"position {match.positions[0]}")
    for number, (move, position) in enumerate(zip(match.moves, match.positions[1:], strict=True)):
        comment = plain(match.comments.get(number, "").replace("\n", " / "))
        print(f"{move}   # {comment}" if comment else move)
        print(f"position {position}")
