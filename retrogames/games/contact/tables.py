"""Reads the table of Contact's win chances that `tools/contact_table.py` works out.

The file `assets/contact/chances.bin`: the seven letters CONTACT, a byte with the version, then zlib-packed
little-endian 32-bit floats: SCORES x SCORES chances that the seat to move wins, by its own score (row) and
its opponent's, in steps of 50 points; then SCORES fewest mean turns in which a seat alone reaches the goal,
by its score. Rounding to 32 bits moves a chance by less than 3e-8.
"""

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from retrogames.core.game import load
from retrogames.games.contact.counters import STEP
from retrogames.games.contact.rules import GOAL

FILE = "chances.bin"
MAGIC = b"CONTACT\x01"
SCORES = GOAL // STEP
"""Scores of a seat that has not won: 0, 50, ... 4950."""

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What is known of every score, indexed in steps of 50 points.

    `win[own][other]` is the chance of the seat to move, two playing at their best. `turns[own]` is the mean
    number of turns that a seat alone needs at its best.
    """

    win: tuple[Row, ...]
    turns: Row


def pack(tables: Tables) -> bytes:
    """Give the bytes of the file."""
    numbers = [*(chance for row in tables.win for chance in row), *tables.turns]
    return MAGIC + zlib.compress(struct.pack(f"<{len(numbers)}f", *numbers), 9)


def unpack(data: bytes) -> Tables:
    """Read the bytes of the file; raises ValueError where they are not a whole one of this version."""
    if not data.startswith(MAGIC):
        raise ValueError("no table of this version")
    size = SCORES * (SCORES + 1)
    try:
        numbers = struct.unpack(f"<{size}f", zlib.decompress(data[len(MAGIC) :]))
    except (zlib.error, struct.error) as error:
        raise ValueError("a damaged table") from error
    rows = [numbers[start : start + SCORES] for start in range(0, size, SCORES)]
    return Tables(tuple(rows[:-1]), rows[-1])


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
