"""What the commands of the board editor do: changes of the whole board, files, trying, leaving."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from retrogames.core import dice
from retrogames.core.match import Match
from retrogames.core.player import Player
from retrogames.games.splatter import manual
from retrogames.games.splatter.draft import Draft, draft_of
from retrogames.games.splatter.setup import start
from retrogames.games.splatter.trial import Trial
from retrogames.games.splatter.whoplays import who_plays
from retrogames.paths import assets, exists
from retrogames.scenes.alert import alert
from retrogames.scenes.files import choose_file, choose_name
from retrogames.scenes.manual import manual as viewer
from retrogames.scenes.options import switch_sound
from retrogames.scenes.scene import Change, Pop, Push

if TYPE_CHECKING:
    from retrogames.games.splatter.editor import Editor
    from retrogames.scenes.form import Form


def carry_out(editor: "Editor", command: str) -> Change | None:
    """Carry out a command; an unknown one does nothing."""
    editor.dirty = True
    change = _CHANGES.get(command)
    if change is not None:
        editor.history.change(change(editor.history.now))
        return None
    step = _STEPS.get(command)
    if step is not None:
        step(editor)
        return None
    match command:
        case "seats":
            form = who_plays(editor.dress, editor.palette, editor.history.now)
            return Push(form, lambda chosen: _seated(editor, chosen))
        case "help":
            pages = manual.pages(editor.dress)
            return Push(viewer(editor.dress, "Splatter", pages, editor.palette, manual.EDITOR_PAGE))
        case "load":
            return _load(editor)
        case "save" | "test":
            return _finish(editor, command)
        case "done":
            return _leave(editor)
    return None


def usual(draft: Draft) -> Draft:
    """Give the usual start of a draft's size for as many as play."""
    count = max(2, sum(draft.plays))
    position = start({"Size": f"{draft.width}x{draft.height}", "Players": str(count), "Enter": "off"})
    return replace(draft_of(position, draft.players), enter=draft.enter)


_CHANGES: dict[str, Callable[[Draft], Draft]] = {
    "clear": Draft.emptied,
    "usual": usual,
    "across": lambda draft: draft.mirrored(across=True),
    "down": lambda draft: draft.mirrored(across=False),
    "enter": lambda draft: replace(draft, enter=not draft.enter),
}


def _sound(editor: "Editor") -> None:
    editor.message = switch_sound(editor.house)


def _undo(editor: "Editor") -> None:
    editor.history.undo()


def _redo(editor: "Editor") -> None:
    editor.history.redo()


def _menu(editor: "Editor") -> None:
    editor.menu.show()


_STEPS: dict[str, Callable[["Editor"], None]] = {
    "undo": _undo,
    "doagain": _redo,
    "menu": _menu,
    "sound": _sound,
}


def match_of(editor: "Editor") -> Match:
    """Give a game that begins from the draft; raises PositionError."""
    return editor.history.now.board().match(editor.game, dice.fresh_seed(), editor.house.today())


def _seated(editor: "Editor", chosen: tuple[tuple[bool, ...], tuple[Player, ...]] | None) -> Change | None:
    """Take over who plays; a seat that has tiles on the board does in any case."""
    if chosen is not None:
        plays, players = chosen
        draft = editor.history.now
        kept = tuple(on or bool(draft.tiles_of(seat)) for seat, on in enumerate(plays))
        editor.history.change(replace(draft, plays=kept, players=players))
        if kept != plays:
            editor.message = "A seat with tiles plays."
    return None


def _finish(editor: "Editor", command: str) -> Change | None:
    """Try or save; what is no board yet is told first."""
    problem = editor.history.now.problem()
    if problem:
        return _tell(editor, problem)
    if command == "test":
        return Push(Trial(editor.house, match_of(editor)))
    game = editor.game
    form = choose_name(editor.house, editor.dress, game, editor.palette, game.endings)
    return Push(form, lambda path: _named(editor, path))


def _named(editor: "Editor", path: Path | None) -> Change | None:
    if path is None:
        return None
    if not exists(path):
        return _write(editor, path)
    question = _ask(editor, f"{path.name} is there already.\nWrite over it?", ("Write over", "Cancel"))
    return Push(question, lambda number: _write(editor, path) if number == 0 else None)


def _write(editor: "Editor", path: Path) -> Change | None:
    try:
        editor.message = editor.house.save_named(match_of(editor), path)
    except ValueError as error:
        return _tell(editor, str(error))
    editor.history.saved = editor.history.now
    return None


def _load(editor: "Editor") -> Change:
    game, links = editor.game, {"boards": assets(editor.game.name)}
    form = choose_file(editor.house, editor.dress, game, editor.palette, game.endings, links)
    return Push(form, lambda path: None if path is None else _loaded(editor, path))


def _loaded(editor: "Editor", path: Path) -> Change | None:
    try:
        match = editor.house.load_file(path)
    except ValueError as error:
        return _tell(editor, str(error))
    editor.history.change(draft_of(match.position, match.players))
    editor.history.saved = editor.history.now
    return None


def _leave(editor: "Editor") -> Change:
    """Leave at once where all is saved, else after asking."""
    if not editor.history.changed:
        editor.leaving = True
        return Pop()
    problem = editor.history.now.problem()
    text = "The board is not saved." + (f"\n{problem}" if problem else "")
    buttons = ("Leave", "Go on") if problem else ("Save", "Leave", "Go on")

    def answered(number: int) -> Change | None:
        choice = buttons[number]
        if choice == "Leave":
            editor.leaving = True
            return Pop()
        return carry_out(editor, "save") if choice == "Save" else None

    return Push(_ask(editor, text, buttons), answered)


def _ask(editor: "Editor", text: str, buttons: tuple[str, ...]) -> "Form":
    return alert(editor.dress, text, buttons, kind="question", palette=editor.palette)


def _tell(editor: "Editor", text: str) -> Change:
    return Push(alert(editor.dress, text, kind="stop", palette=editor.palette))
