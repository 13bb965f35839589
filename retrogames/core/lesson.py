"""A step of a first lesson: a position, what to do in it, and which moves will do."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    `position` is the text of a position, `settings` the options that hold there. `words` explain and ask
    for a move; `task` asks for it again in one short line that stays on the screen. `accepts` lists the
    moves that will do, none for any move. `wrong` is said after another one, which is taken back; `right`
    after a good one.
    """

    position: str
    words: str
    task: str
    accepts: tuple[str, ...]
    wrong: str
    right: str
    settings: tuple[tuple[str, str], ...] = ()
