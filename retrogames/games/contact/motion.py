"""What moves on Contact's table: rolling dice, dice sliding aside, points that are lost."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from retrogames.core.dice import draw
from retrogames.games.contact.lay import lay_of
from retrogames.games.contact.rules import Move, Position
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable

CHANGE = 4
"""Ticks a face is seen while rolling: 60 ms."""

APART = 5
"""Ticks between two dice that stop, left to right: 80 ms."""

SPIN = (0, 20, 36, 60, 90)
"""Ticks that a computer's dice roll, by speed."""

PAUSE = (0, 20, 45, 75, 110)
"""Ticks that a computer's choice or a lost turn is shown, by speed."""


@dataclass(slots=True)
class Motion:
    """What is moving: dice that spin (columns and their faces), a slide, points that fall."""

    step: int = 0
    spinning: dict[int, int] = field(default_factory=dict)
    landed: dict[int, int] = field(default_factory=dict)
    sliding: tuple[int, ...] = ()
    up: bool = True
    lost: int | None = None
    position: Position | None = None
    at: int = 0


def roll_dice(
    table: "ContactTable", s: Situation, before: Position, move: Move, computer: bool
) -> Iterator[None]:
    """Change faces in place until stopped, then stop one die after another from the left."""
    lay = lay_of(s.positions, s.moves, s.step - 1, table.chosen)
    lay.roll(move.dice)
    motion = Motion(spinning=dict(lay.rolled), position=before, at=s.step - 1)
    table.motion = motion
    still = s.less_motion or s.speed == 0
    while not still and not (table.stop if not computer else motion.step >= SPIN[s.speed]):
        _spin(motion)
        yield
    for column, face in lay.rolled.items():
        del motion.spinning[column]
        motion.landed[column] = face
        for _ in range(0 if still else APART):
            _spin(motion)
            yield
    yield


def _spin(motion: Motion) -> None:
    """Show the next faces: any face but the one shown, from a stream that is not the game's dice."""
    motion.step += 1
    if motion.step % CHANGE == 0:
        for column, face in motion.spinning.items():
            motion.spinning[column] = (face + draw(column, 1, motion.step, 5)) % 6 + 1


def bust(table: "ContactTable", s: Situation, before: Position, move: Move) -> Iterator[None]:
    """Show a roll without counters and the points leaving, for a while or until a key."""
    motion = table.motion
    assert motion is not None
    motion.lost = before.risk
    motion.step = 0
    for _ in range(PAUSE[s.speed] if s.speed else 60):
        motion.step += 1
        yield


def slide(table: "ContactTable", s: Situation, before: Position, move: Move) -> Iterator[None]:
    """Slide the dice that a computer sets aside, then leave time to see them."""
    lay = lay_of(s.positions, s.moves, s.step - 1, {})
    rolled = dict(lay.rolled)
    lay.keep(move.dice, None)
    columns = tuple(column for column in rolled if column in lay.kept)
    table.picked = list(columns)
    motion = Motion(sliding=columns, position=before, at=s.step - 1)
    table.motion = motion
    for _ in range(6 + PAUSE[s.speed]):
        motion.step += 1
        yield
