"""The whole program by a script: steps take the place of waiting for events, on SDL's dummy screen."""

from collections.abc import Callable, Sequence
from unittest.mock import patch

from retrogames import app as program
from retrogames.app import App
from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.machine.events import Event, Key
from retrogames.saves import Saves
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.settings import Start
from tests.scenes.stand_in import patient

Step = Callable[[App], Sequence[Event] | None]
"""Does something to the program, or gives events; a tick passes after it."""


def scripted(start: Start, *steps: Step, accidents: int = 0) -> int:
    """Start the program, go through the steps and end it; gives the exit status.

    So many accidents are expected. A step that fails fails the test, not the program.
    """
    todo = list(steps)
    clock = patient()
    failed: list[Exception] = []
    happened: list[str] = []
    accident = App.accident

    def wait(app: App) -> Sequence[Event]:
        app.ended = not todo or bool(failed)
        app.stack.haste.clock = clock
        app._due = 0.0
        try:
            return (todo.pop(0)(app) or []) if todo else []
        except Exception as error:
            failed.append(error)
            return []

    def counted(app: App) -> str:
        happened.append(accident(app))
        return happened[-1]

    with patch.object(App, "_wait", wait), patch.object(App, "accident", counted):
        status = program.run(start)
    if failed:
        raise failed[0]
    assert len(happened) == accidents, happened
    return status


def key(app: App) -> Sequence[Event]:
    """Press a key that means nothing."""
    return [Key("x", "x")]


def tick(app: App) -> None:
    """Let a tick pass."""


def played(moves: str = "S@c3", game: str = "engarde") -> Match:
    """Play some moves of a game between two people."""
    card = discover()[game]
    match = Match(card, card.settings(), 5, (Human("Ada"), Human()))
    for move in moves.split():
        match.play_text(move)
    return match


def table(match: Match) -> Step:
    """Sit down to a match."""
    return lambda app: app.stack.push(Push(Play(app.house, match.game, match)))


def kept(start: Start, name: str = "engarde") -> list[str]:
    """Give the moves of the game in progress that the next start finds."""
    saves = Saves(start.places)
    match, warning = saves.resume(name, lambda data: record.read(data, discover()))
    saves.close()
    assert warning is None, warning
    return [] if match is None else [str(move) for move in match.moves]


def told(app: App) -> str:
    """Give the words of the alert on top, which is closed."""
    top = app.stack.top
    assert isinstance(top, Form), app.stack.scenes
    text = " ".join(getattr(widget, "text", "") for widget in top.widgets)
    app.stack.handle(Key("escape"))
    return text
