"""A pause in a game: nothing moves by itself, nobody plays, and whatever is tried says so."""

from typing import TYPE_CHECKING, Any

from retrogames.machine.events import Event, Key
from retrogames.scenes.table import Refused

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

PAUSED = "Paused. P goes on."

LOOKING = ("up", "down", "left", "right", "home", "end", "tab")
"""Keys that move a cursor, which is free in a pause."""


def toggle(play: "Play") -> None:
    """Pause, or go on; a game that is over has nothing to pause."""
    if play.match.outcome is not None:
        play.refuse("The game is over.")
        return
    play.settle()
    play.paused = not play.paused


def meant_to_play(event: Event, answer: Any) -> bool:
    """Tell whether the table would have played or refused something, were the game not paused."""
    if answer is None:
        return isinstance(event, Key) and event.plain and not event.repeat and event.name not in LOOKING
    return isinstance(answer, Refused)


def refuse(play: "Play") -> None:
    """Say that the game is paused."""
    play.refuse(PAUSED)
