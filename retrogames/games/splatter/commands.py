"""Splatter's own commands: boards, editor, a new game's chooser, PASS and QUIT."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from retrogames.games.splatter import disk
from retrogames.games.splatter.chooser import Chooser
from retrogames.games.splatter.draft import draft_of
from retrogames.games.splatter.editor import Editor
from retrogames.games.splatter.rules import PASS, QUIT, Position
from retrogames.games.splatter.words import name_of_seat
from retrogames.looks.look import Command
from retrogames.scenes.alert import alert
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.splatter.scene import SplatterTable
    from retrogames.scenes.form import Form


def own(s: Situation) -> Sequence[Command]:
    """List the commands; those with a common id take the common one's place."""
    position: Position = s.position
    has_tiles = bool(position.tiles[position.turn])
    return (
        Command("new", "New...", "game", "F2", hot="N"),
        Command("menu", "LOAD / SAVE...", "file", "F10"),
        Command("editor", "Board editor...", "file"),
        Command("pass", "Pass", "move", "S", enabled=s.human),
        Command("askquit", "Quit...", "move", "Q", enabled=s.human and has_tiles),
    )


def do(table: "SplatterTable", s: Situation, command: str) -> Any:
    """Carry out a command; gives a scene, a move or None."""
    match command:
        case "new" if s.house is not None:
            return Chooser(s.house, s.game, table.look, table.palette, s.headers.get("Board", ""))
        case "editor" if s.house is not None:
            draft = draft_of(s.positions[0], s.players)
            return Editor(s.house, s.game, table.look, table.palette, draft)
        case "menu":
            return disk.dialog(table.look, table.palette, s)
        case "pass" if s.human:
            return PASS
        case "askquit" if s.human:
            return _ask(table, s)
        case "quit" if s.human:
            return QUIT
    return None


def _ask(table: "SplatterTable", s: Situation) -> "Form":
    """Ask whether the seat to move is to leave the game for good."""
    name = name_of_seat(s.position.turn, s.players)
    sure = "" if s.position.board.enter else " for good"
    text = f"Does {name} quit{sure}?\nAll its tiles become\nfree squares."
    form = alert(table.look, text, ("Quit", "Go on"), kind="question", palette=table.palette)
    form.answer = _answered
    return form


def _answered(form: "Form", key: str) -> Change | None:
    return Pop("quit" if key == "0" else None)
