"""What Contact's table tells: the prompt line, the two lines above it, and how a game ended."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.games.contact import words
from retrogames.games.contact.advice import advise
from retrogames.games.contact.counters import refusal
from retrogames.games.contact.lay import Lay
from retrogames.games.contact.rules import Move
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable


def why_not(lay: Lay, picked: Collection[int]) -> str | None:
    """Say why dice in these columns are no union of counters; None where they may be set aside."""
    columns = list(lay.rolled)
    places = [columns.index(column) for column in sorted(picked) if column in columns]
    return refusal(tuple(lay.rolled.values()), places)


def roll_notes(lay: Lay, picked: Collection[int]) -> tuple[str, str]:
    """Say beside Roll what it would do now; dice that may not be set aside so promise nothing."""
    fit = len(picked) if why_not(lay, picked) is None else 0
    return words.roll_notes(len(lay.rolled), fit)


def prompt(table: "ContactTable", s: Situation) -> str:
    """Say what can be done now, or the last message."""
    if s.message and (s.hint is None or s.looking):
        return s.message
    if s.paused:
        return "Paused.  P goes on."
    if s.looking:
        return f"Move {s.step} of {s.steps}.  Esc goes back to the game."
    if table.lost(s) is not None:
        return "No counters: the turn is over.  Any key goes on."
    position, lay = table.shown(s)
    name = table.names(s)[position.seat]
    motion = table.motion
    choosing = motion is not None and (motion.choice is not None or motion.counted is not None)
    if choosing and s.last is not None:
        return f"{name} {words.describe(position, s.last, s.position)}"
    opponent = name if isinstance(s.players[position.seat], Computer) else ""
    picked = sorted(table.picked)
    free = [column for column in lay.rolled if column not in picked]
    further = [column + 1 for column in free if picked and why_not(lay, (*picked, column)) is None]
    why = why_not(lay, picked) if picked else None
    return words.prompt(position, [column + 1 for column in picked], further, why, opponent)


def log(table: "ContactTable", s: Situation) -> Sequence[tuple[str, str]]:
    """Give the two lines under the words: what a hint says and why, else what happened last."""
    if s.hint is not None:
        return _hint_lines(table, s)
    motion = table.motion
    at = s.step if motion is None or motion.position is None else motion.at
    return words.log(table.names(s), s.positions, s.moves, at)


def _hint_lines(table: "ContactTable", s: Situation) -> Sequence[tuple[str, str]]:
    """Say what a hint advises and why; worked out once for a position."""
    hint: Move = s.hint  # type: ignore[assignment]  # only asked for where there is one
    if table.advice is None or table.advice[0] != s.position:
        table.advice = s.position, advise(s.position)
    position, advice = table.advice
    return ("Hint", words.advised(position, hint)), ("", words.reason(advice))


def result(table: "ContactTable", s: Situation) -> str:
    """Tell how the game ended."""
    names = table.names(s)
    scores = [f"{name} {score:,}" for name, score in zip(names, s.position.totals, strict=True)]
    pairs = [", ".join(scores[n : n + 2]) for n in range(0, len(scores), 2)]  # no line breaks inside one
    how = "wins with a straight!" if s.position.rolled else "wins!"
    return f"{names[s.position.seat]} {how}\n" + ",\n".join(pairs)
