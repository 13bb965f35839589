"""What moves on Contact's table: rolling dice, dice sliding aside, points counted up, points lost.

Every generator yields once a tick, and the name of a sound where one is due. A key or click ends the part
that is being shown (`ContactTable.skip`), so that none hides what comes after it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from retrogames.core.dice import draw
from retrogames.games.contact.lay import lay_of
from retrogames.games.contact.rules import Move, Phase, Position, Verb
from retrogames.scenes.table import STILL, Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable

CHANGE = 4
"""Ticks a face is seen while rolling: 60 ms."""

APART = 5
"""Ticks between two dice that stop, left to right: 80 ms."""

SLIDE = 6
"""Ticks of a die's way to the tray: 6 steps of 20 ms."""

OPENING = 9
"""Ticks in which a banner opens from its middle line: 150 ms."""

COUNTING = 24
"""Ticks in which a score counts up: 400 ms."""

FALLING = 30
"""Ticks in which lost points drain from the bar and fall."""

SPIN = (0, 20, 36, 60, 90)
"""Ticks that a computer's dice roll, by speed."""

PAUSE = (24, 24, 45, 75, 110)
"""Ticks that a computer's choice is shown, by speed: without animation, too, it can be followed."""

GLANCE = 12
"""Ticks in which a lost roll cannot be dismissed: the key that stopped the dice may come twice."""

READING = 180
"""Ticks that a person's lost roll stays, or until a key."""

TRIUMPH = 90
"""Ticks in which a won game is looked at before the alert with the result comes."""

Ticks = Iterator[str | None]


@dataclass(slots=True)
class Motion:
    """What is moving.

    `spinning` and `landed` are columns of a roll with their faces, `sliding` columns on their way to the
    tray or back. `position` is drawn instead of the present one, `at` its number. `opening` counts the
    ticks of a banner, `lost` the points lost, `counted` the points that have gone to the score already.
    `choice` is what a computer seat has decided.
    """

    step: int = 0
    spinning: dict[int, int] = field(default_factory=dict)
    landed: dict[int, int] = field(default_factory=dict)
    sliding: tuple[int, ...] = ()
    up: bool = True
    position: Position | None = None
    at: int = 0
    opening: int = OPENING
    lost: int | None = None
    counted: int | None = None
    choice: Verb | None = None


def show(
    table: "ContactTable", s: Situation, before: Position, move: Move, after: Position, computer: bool
) -> Ticks:
    """Show a move from beginning to end."""
    still = s.less_motion or s.speed == 0
    if move.verb is Verb.ROLL:
        yield from roll_dice(table, s, before, move, computer, still)
        if after.phase is Phase.ROLL:
            yield from _bust(table, s, before, computer, still)
        elif after.phase in (Phase.CONTACT, Phase.TWOS, Phase.OVER):
            yield from _announce(table, s, after, still)
        return
    if computer:
        yield from _decide(table, s, before, move, still)
    if after.totals != before.totals and not still:
        yield from _count_up(table, s, before, after)
    if after.phase is Phase.OVER:
        yield from _announce(table, s, after, still)


def roll_dice(
    table: "ContactTable", s: Situation, before: Position, move: Move, computer: bool, still: bool
) -> Ticks:
    """Change faces in place until stopped, then stop one die after another from the left."""
    lay = lay_of(s.positions, s.moves, s.step - 1, table.chosen)
    lay.roll(move.dice)
    motion = Motion(spinning=dict(lay.rolled), position=before, at=s.step - 1)
    table.motion = motion
    while not still and not table.skip() and not (computer and motion.step >= SPIN[s.speed]):
        yield _spin(motion)
    for column, face in lay.rolled.items():
        del motion.spinning[column]
        motion.landed[column] = face
        for tick in range(0 if still or table.skipping else APART):
            changed = _spin(motion)
            yield changed if tick else "key"
    table.skip()
    table.final = True
    yield None
    table.final = False


def _spin(motion: Motion) -> str | None:
    """Show the next faces: any face but the one shown, from a stream that is not the game's dice."""
    motion.step += 1
    if motion.step % CHANGE:
        return STILL
    for column, face in motion.spinning.items():
        motion.spinning[column] = (face + draw(column, 1, motion.step, 5)) % 6 + 1
    return None


def _bust(table: "ContactTable", s: Situation, before: Position, computer: bool, still: bool) -> Ticks:
    """Show a roll without counters and the points leaving, for a while or until a key."""
    motion = table.motion
    assert motion is not None
    motion.lost = before.risk
    motion.step = motion.opening = 0
    yield "bust"
    ticks = FALLING + PAUSE[s.speed] if computer else READING
    for tick in range(ticks):
        motion.step = FALLING if still else tick
        motion.opening = OPENING if still else tick
        if table.skip() and tick >= GLANCE:
            return
        yield None if tick <= FALLING else STILL


def _announce(table: "ContactTable", s: Situation, after: Position, still: bool) -> Ticks:
    """Open the banner of a special moment."""
    motion = Motion(position=after, at=s.step, opening=0)
    table.motion = motion
    yield "contact"
    over = after.phase is Phase.OVER
    table.final = not over
    for tick in range((0 if still else OPENING) + (TRIUMPH if over else 0)):
        if table.skip():
            return
        motion.opening = OPENING if still else min(OPENING, tick)
        yield None if tick <= OPENING else STILL


def _decide(table: "ContactTable", s: Situation, before: Position, move: Move, still: bool) -> Ticks:
    """Show what a computer has chosen: its dice slide aside, its word or answer is marked."""
    motion = Motion(position=before, at=s.step - 1, choice=move.verb)
    if move.verb is Verb.KEEP:
        lay = lay_of(s.positions, s.moves, s.step - 1, {})
        rolled = dict(lay.rolled)
        lay.keep(move.dice, None)
        motion.sliding = tuple(column for column in rolled if column in lay.kept)
        table.picked = list(motion.sliding)
    motion.step = SLIDE if still else 0
    table.motion = motion
    for _ in range(PAUSE[s.speed] + (0 if still else SLIDE)):
        motion.step += 1
        if table.skip():
            break
        yield None if motion.step <= SLIDE + 1 else STILL
    table.picked = []


def _count_up(table: "ContactTable", s: Situation, before: Position, after: Position) -> Ticks:
    """Let the points go over to the score."""
    gain = after.totals[before.seat] - before.totals[before.seat]
    motion = Motion(position=before, at=s.step - 1, counted=0)
    table.motion = motion
    for tick in range(1, COUNTING + 1):
        motion.counted = gain * tick // COUNTING
        if table.skip():
            break
        yield None if tick % 3 else "key"
