"""Who sits at the table, and how a computer seat thinks."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic

from retrogames.core.position import M


class Level(StrEnum):
    """The five strengths, weakest first, the same in every game."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class Human:
    """A person at this machine; an empty name stands for the seat's own."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer seat of a level."""

    level: Level = Level.CLUB
    name: str = ""


Player = Human | Computer


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a computer seat may look at, counted in positions so that one seed gives one move anywhere."""

    positions: int
    depth: int | None = None


@dataclass(frozen=True, slots=True)
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
