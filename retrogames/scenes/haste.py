"""Input in haste: what was still meant for the picture that has just given way to another one."""

from collections.abc import Callable
from time import monotonic

from retrogames.machine.events import Event, Key, Press, Release, Text

MOMENT = 0.3
"""Seconds for which the spare clicks of a double or triple click may follow each other."""

NEAR = 8
"""Dots within which two clicks are clicks at one spot."""

PRESSING = ("return", "space")
"""Keys that press what has the focus, as a click does."""


def same(before: Event | None, event: Event) -> bool:
    """Tell whether a press is the one before it once more: a click at that spot, or that key."""
    match before, event:
        case Press(), Press():
            near = abs(event.x - before.x) <= NEAR and abs(event.y - before.y) <= NEAR
            return near and event.button == before.button
        case Key(), Key():
            return event.name == before.name
    return False


class Haste:
    """Knows which presses are spare, after another scene has come on top.

    Where a click, Return or Space brought it, the same once more is spare. Where it came by itself, nobody
    can have meant it yet: all clicks and keys are spare but for Esc, which loses nothing, and shortcuts.
    Each spare press makes the moment last longer, until the player has let one pass.
    """

    def __init__(self) -> None:
        self.clock: Callable[[], float] | None = None
        """Gives the seconds, the system's own where it is None."""
        self._by: Press | Key | None = None
        self._by_itself = False
        self._until = 0.0

    def came(self, by: Event | None) -> None:
        """Note that another scene has come on top: by an event, or with None by itself."""
        if isinstance(by, Release):  # it ends a click
            by = Press(by.x, by.y, by.button)
        presses = isinstance(by, Press) or (isinstance(by, Key) and by.name in PRESSING)
        self._by = by if presses and isinstance(by, Press | Key) else None
        self._by_itself = by is None
        self._until = self._now() + MOMENT if presses or by is None else 0.0

    def settle(self) -> None:
        """Leave nothing out: what is on top is the first to be seen, and was meant by whatever comes."""
        self._until = 0.0

    def spare(self, event: Event) -> bool:
        """Tell whether an event is spare; another click or key ends the moment."""
        if not self._until or not isinstance(event, Key | Press | Text):
            return False
        if self._now() < self._until and (self._unmeant(event) if self._by_itself else self._again(event)):
            if not isinstance(event, Text):
                self._until = self._now() + MOMENT
            return True
        if not isinstance(event, Text):
            self._until = 0.0
        return False

    def _now(self) -> float:
        return monotonic() if self.clock is None else self.clock()

    def _unmeant(self, event: Event) -> bool:
        return not (isinstance(event, Key) and (event.name == "escape" or event.shortcut))

    def _again(self, event: Event) -> bool:
        space = isinstance(self._by, Key) and isinstance(event, Text) and event.text == " "
        return space or same(self._by, event)
