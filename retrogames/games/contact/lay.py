"""Which die lies in which of the six columns: a die keeps its column all turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from retrogames.games.contact.rules import Move, Position, Verb

COLUMNS = 6


@dataclass(slots=True)
class Lay:
    """The six columns: `rolled` faces lying to be chosen, `kept` faces set aside earlier in the turn."""

    rolled: dict[int, int] = field(default_factory=dict)
    kept: dict[int, int] = field(default_factory=dict)

    @property
    def free(self) -> list[int]:
        """The columns whose dice are rolled next."""
        return [column for column in range(COLUMNS) if column not in self.kept]

    def roll(self, dice: Sequence[int]) -> None:
        """Lay a roll into the free columns, from the left."""
        self.rolled = dict(zip(self.free, dice, strict=False))

    def columns_of(self, dice: Sequence[int]) -> list[int]:
        """Give the leftmost columns of the roll that hold these faces."""
        columns: list[int] = []
        for face in dice:
            columns.append(next(c for c, f in self.rolled.items() if f == face and c not in columns))
        return columns

    def keep(self, dice: Sequence[int], chosen: Sequence[int] | None) -> None:
        """Set dice aside: those of the columns chosen where they fit, else the leftmost of each face."""
        columns = list(chosen or ())
        if sorted(self.rolled.get(column, 0) for column in columns) != sorted(dice):
            columns = self.columns_of(dice)
        for column in columns:
            self.kept[column] = self.rolled[column]
        self.rolled = {}


def lay_of(
    positions: Sequence[Any], moves: Sequence[Any], at: int, chosen: Mapping[int, Sequence[int]]
) -> Lay:
    """Lay the dice as they are after move number `at`.

    `chosen` tells for the numbers of keeping moves which columns the person picked. A turn taken up in the
    middle (a position set up) has its kept dice at the right.
    """
    first = at
    while first > 0 and not _turn_begins(positions[first]):
        first -= 1
    start: Position = positions[first]
    lay = Lay(kept={COLUMNS - len(start.kept) + n: face for n, face in enumerate(start.kept)})
    lay.roll(start.rolled)
    for number in range(first, at):
        _step(lay, moves[number], chosen.get(number))
    return lay


def _turn_begins(position: Position) -> bool:
    return not position.kept and not position.rolled


def _step(lay: Lay, move: Move, chosen: Sequence[int] | None) -> None:
    if move.verb is Verb.ROLL:
        lay.roll(move.dice)
    elif move.verb is Verb.KEEP:
        lay.keep(move.dice, chosen)
    elif move.verb in (Verb.AGAIN, Verb.REROLL):
        lay.kept, lay.rolled = {}, {}
