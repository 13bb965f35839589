"""The one list of commands that every game offers in its machine's own menu, with its keys."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.looks.look import Command
from retrogames.machine.events import Event, Key

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

KEYS = {
    "f1": "manual",
    "f2": "new",
    "f3": "hint",
    "h": "hint",
    "f4": "colours",
    "f5": "players",
    "f6": "moves",
    "f7": "again",
    "f8": "options",
    "f9": "statistics",
    "f10": "menu",
    "p": "pause",
    "m": "sound",
    "escape": "shelf",
}
"""Plain keys, the same in every game; a table sees letters first where it says so."""

CONTROL_KEYS = {
    "z": "takeback",
    "y": "redo",
    "s": "save",
    "o": "load",
    "c": "copyposition",
    "l": "copymoves",
    "v": "position",
    "b": "review",
}

HELD = ("takeback", "redo")
"""Commands that a held key gives again and again; all others it gives once."""


def command_of(key: Key) -> str | None:
    """Give the command that a key stands for anywhere outside text fields."""
    if key.ctrl and not key.alt:
        if key.name == "z" and key.shift:
            return "redo"
        return CONTROL_KEYS.get(key.name)
    if key.alt or key.ctrl:
        return None
    return KEYS.get(key.name)


def is_command(event: Event) -> bool:
    """Tell whether an event is a key whose command must work even while something moves."""
    return isinstance(event, Key) and command_of(event) is not None


def common_commands(
    *,
    can_take_back: bool,
    can_redo: bool,
    can_hint: bool,
    can_review: bool = True,
    paused: bool,
    sound: bool,
    computers: bool,
) -> Sequence[Command]:
    """Give the commands every game has, in the order menus show them."""
    return (
        Command("new", "New", "game", "F2", hot="N"),
        Command("players", "Players...", "game", "F5", hot="P"),
        Command("load", "Open...", "game", "Ctrl+O", hot="O"),
        Command("save", "Save...", "game", "Ctrl+S", hot="S"),
        Command("statistics", "Statistics...", "game", "F9", hot="t"),
        Command("shelf", "Back to the shelf", "game", "Esc", hot="B"),
        Command("takeback", "Take back", "move", "Ctrl+Z", enabled=can_take_back, hot="T"),
        Command("redo", "Redo", "move", "Ctrl+Y", enabled=can_redo, hot="R"),
        Command("hint", "Hint", "move", "H", enabled=can_hint, hot="H"),
        Command("again", "Last move again", "move", "F7", hot="L"),
        Command("moves", "Move list...", "move", "F6", hot="M"),
        Command("review", "Look back...", "move", "Ctrl+B", enabled=can_review, hot="b"),
        Command("pause", "Pause", "move", "P", checked=paused, enabled=computers, hot="P"),
        Command("colours", "Colours...", "options", "F4", hot="C"),
        Command("options", "Options...", "options", "F8", hot="O"),
        Command("sound", "Sound", "options", "M", checked=sound, hot="S"),
        Command("fullscreen", "Full screen", "options", "F11", hot="F"),
        Command("screenshot", "Screenshot", "options", "F12", hot="r"),
        Command("copyposition", "Copy position", "options", "Ctrl+C"),
        Command("copymoves", "Copy move list", "options", "Ctrl+L"),
        Command("position", "Enter position...", "options", "Ctrl+V", hot="i"),
        Command("manual", "Manual", "help", "F1", hot="M"),
        Command("lesson", "First lesson", "help", hot="F"),
        Command("about", "About", "help", hot="A"),
    )


def offered(play: "Play") -> Sequence[Command]:
    """Give the common commands and the game's own, group by group, as they stand at this moment."""
    match = play.match
    common = common_commands(
        can_take_back=play.can_take_back,
        can_redo=bool(match.undone),
        can_hint=play.turns.waiting_for_person and play.step is None and not play.paused,
        can_review=bool(match.moves and play.game.judge),
        paused=play.paused,
        sound=play.house.settings.sound,
        computers=play.clocks is not None or any(isinstance(p, Computer) for p in match.players),
    )
    own = play.table.commands(play.situation())
    replaced = {command.id for command in own}
    found = [*(command for command in common if command.id not in replaced), *own]
    groups = dict.fromkeys(command.group for command in (*common, *own))
    labels = play.house.settings.key_labels
    return [c if labels else c._replace(keys="") for group in groups for c in found if c.group == group]
