"""Reads the table of Contact's win chances that `tools/contact_table.py` works out.

The file `assets/contact/chances.bin`: the seven letters CONTACT, a byte with the version, then zlib-packed
little-endian 32-bit floats: SCORES x SCORES chances that the seat to move wins, by its own score (row) and
its opponent's, in steps of 50 points; then SCORES fewest mean turns in which a seat alone reaches the goal,
by its score; then SCORES x HORIZON chances that it does so in just its 1st, 2nd, ... turn, playing for that.
"""

import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from retrogames.core.game import load
from retrogames.games.contact.rules import GOAL
from retrogames.games.contact.throws import STEP

FILE = "chances.bin"
MAGIC = b"CONTACT\x01"
SCORES = GOAL // STEP
"""Scores of a seat that has not won: 0, 50, ... 4950."""
HORIZON = 48
"""The turns looked ahead; all but one game in a million is won within them."""

Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What is known of every score, indexed in steps of 50 points.

    `win[own][other]` is the chance of the seat to move, two playing at their best. `turns[own]` is the mean
    number of turns that a seat alone needs at its best; `finish[own][t - 1]` the chance that it then needs
    just t turns.
    """

    win: Rows
    turns: tuple[float, ...]
    finish: Rows


def pack(tables: Tables) -> bytes:
    """Give the bytes of the file."""
    numbers = [*_flat(tables.win), *tables.turns, *_flat(tables.finish)]
    return MAGIC + zlib.compress(struct.pack(f"<{len(numbers)}f", *numbers), 9)


def unpack(data: bytes) -> Tables:
    """Read the bytes of the file; raises ValueError where they are not a whole one of this version."""
    if not data.startswith(MAGIC):
        raise ValueError("no table of this version")
    size = SCORES * (SCORES + 1 + HORIZON)
    try:
        numbers = struct.unpack(f"<{size}f", zlib.decompress(data[len(MAGIC) :]))
    except (zlib.error, struct.error) as error:
        raise ValueError("a damaged table") from error
    alone = SCORES * SCORES
    return Tables(
        _rows(numbers[:alone], SCORES),
        numbers[alone : alone + SCORES],
        _rows(numbers[alone + SCORES :], HORIZON),
    )


@cache
def tables() -> Tables:
    """Give the table that comes with the game, read when first asked for; raises ValueError with the path."""
    # Named, not imported: computer players import nothing of the system, and paths knows its folders.
    assets: Callable[[str], Path] = load("retrogames.paths:assets")
    path = assets("contact") / FILE
    try:
        return unpack(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from error


def _flat(rows: Rows) -> list[float]:
    return [value for row in rows for value in row]


def _rows(numbers: Sequence[float], width: int) -> Rows:
    return tuple(tuple(numbers[start : start + width]) for start in range(0, len(numbers), width))
