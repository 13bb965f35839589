"""The editor's menu and keys."""

from collections.abc import Sequence

from retrogames.games.splatter.options import REENTER
from retrogames.looks.look import Command
from retrogames.machine.events import Key

KEYS = {
    "f1": "help",
    "f5": "seats",
    "t": "test",
    "escape": "done",
    "f2": "clear",
    "m": "sound",
    "f10": "menu",
}
CONTROL_KEYS = {"z": "undo", "y": "doagain", "s": "save", "o": "load"}


def command_of(key: Key) -> str:
    """Give the command that a key stands for, "" for none."""
    if key.ctrl and not key.alt:
        return "doagain" if key.name == "z" and key.shift else CONTROL_KEYS.get(key.name, "")
    return "" if key.ctrl or key.alt else KEYS.get(key.name, "")


def commands(can_undo: bool, can_redo: bool, enter: bool, sound: bool) -> Sequence[Command]:
    """List the commands."""
    return (
        Command("help", "How to edit...", "help", "F1"),
        Command("load", "Open...", "file", "Ctrl+O"),
        Command("save", "Save...", "file", "Ctrl+S"),
        Command("test", "Test", "file", "T"),
        Command("done", "Done", "file", "Esc"),
        Command("undo", "Undo", "edit", "Ctrl+Z", enabled=can_undo),
        Command("doagain", "Redo", "edit", "Ctrl+Y", enabled=can_redo),
        Command("clear", "Empty the board", "edit", "F2"),
        Command("usual", "The usual start", "edit"),
        Command("across", "Mirror left to right", "edit"),
        Command("down", "Mirror top to bottom", "edit"),
        Command("seats", "Who plays...", "options", "F5"),
        Command("enter", REENTER, "options", checked=enter),
        Command("sound", "Sound", "options", "M", checked=sound),
    )
