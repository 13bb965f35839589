"""The alert that tells how a game ended, of which a hurried player must not miss anything."""

from retrogames.looks.look import Look
from retrogames.machine.events import Event, Key, Press, Release, Text
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.scene import TICKS, Change
from retrogames.scenes.table import Table

DEAF = 2 * TICKS // 3
"""Ticks in which keys and clicks may still be meant for the game."""

MOVING = ("left", "right", "up", "down", "tab")
"""Keys that go on while they are held."""


class Verdict(Form):
    """An alert that answers nothing but Esc at first, and no key held since before it came."""

    _deaf = DEAF

    @property
    def sleep(self) -> int | None:
        """Every tick until it listens, then not at all."""
        return 1 if self._deaf else None

    def handle(self, event: Event) -> Change | None:
        """Answer as an alert does, once the player must have seen it."""
        match event:
            case Key(name="escape", repeat=False):
                pass
            case Key(name=name, repeat=True) if name not in MOVING:
                return None
            case Key() | Text() | Press() | Release() if self._deaf:
                return None
        return super().handle(event)

    def update(self) -> Change | None:
        """Let the moment pass."""
        self._deaf = max(0, self._deaf - 1)
        return None


def verdict(look: Look, table: Table, title: str, text: str, back: bool) -> Form:
    """Make the alert for a game's end, where the table wants it; it pops with the number of the button.

    They are new game, look back where the game can be looked `back` at, and board.
    """
    buttons = ("New game", "Look back", table.board) if back else ("New game", table.board)
    form = alert(look, text, buttons, "note", title, 0, table.palette, form=Verdict)
    panel = form.panel
    way = {"head": look.area.y - panel.y, "foot": look.area.bottom - panel.bottom, "": 0}
    form.move_by(0, way[table.verdict_at])
    return form
