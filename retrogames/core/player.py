"""Who sits at the table, and how a computer seat thinks."""

from collections.abc import Callable, Generator
from enum import StrEnum
from typing import Any, Generic
from unicodedata import category

from retrogames.core.position import M
from retrogames.frozen import frozen

_UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's control, format, lone surrogate and line separator characters."""


class Level(StrEnum):
    """The five strengths, weakest first, the same in every game."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


@frozen
class Human:
    """A person at this machine; an empty name stands for the seat's own."""

    name: str = ""


@frozen
class Computer:
    """A computer seat of a level."""

    level: Level = Level.CLUB
    name: str = ""


Player = Human | Computer


def read_player(text: str) -> Player:
    """Read who sits there as a record's `Seat N` line names it: `human NAME` or `computer LEVEL [NAME]`.

    Raises ValueError with a reason.
    """
    kind, _, rest = text.strip().partition(" ")
    if kind == "human":
        return Human(rest.strip())
    if kind != "computer":
        raise ValueError(f"a seat is human or computer, not {kind[:40]!r}")
    level, _, name = rest.strip().partition(" ")
    if level not in [known.value for known in Level]:
        raise ValueError(f"a level is one of {', '.join(Level)}, not {level[:40]!r}")
    return Computer(Level(level), name.strip())


def player_text(player: Player) -> str:
    """Write who sits there as a record's `Seat N` line names it."""
    kind = "human" if isinstance(player, Human) else f"computer {player.level}"
    return f"{kind} {plain(player.name)}".rstrip()


def plain(text: str) -> str:
    """Give a text as one line without control characters, terminal escapes or reversed writing.

    Each becomes a space, and the ends are stripped. What people typed passes through this on its way to
    a record or a terminal.
    """
    return "".join(" " if category(letter) in _UNSEEN else letter for letter in text).strip()


@frozen
class Budget:
    """How much a computer seat may look at, counted in positions so that one seed gives one move anywhere."""

    positions: int
    depth: int | None = None


@frozen
class Progress(Generic[M]):
    """How far the thinking has come: a legal move to play if stopped now, and figures for `info` lines.

    `score` is from the thinking seat's view, in the game's own points or win chance.
    """

    best: M
    depth: int
    score: float
    positions: int


Think = Callable[[Any, Budget, int], Generator[Progress[Any], None, Any]]
"""think(view, budget, seed): yields every few hundred positions, the first time at once; returns its move.

The view is `position.seen_by(seat)`. The move is legal whatever the budget. The generator reads no clock.
"""
