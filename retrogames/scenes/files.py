"""Choosing a saved game and naming a new one: the machine's own file selector."""

from collections.abc import Sequence
from pathlib import Path

from retrogames.core.game import Game
from retrogames.looks.look import Look, SelectorParts
from retrogames.looks.widgets import Button, Field, Label, ListBox, Widget
from retrogames.machine.palette import Palette
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.scene import Change, Pop

NAME_LENGTH = 40


class Selector:
    """A folder's files in a list, with a typed name; pops with a path, a name or None.

    `folder` is where it begins; `patterns` are the endings shown (".game", ".brd"). `writing` makes the
    typed name the answer: a path in the folder shown, whether it exists or not.
    """

    def __init__(self, look: Look, title: str, folder: Path, patterns: Sequence[str], writing: bool) -> None:
        self._look = look
        self.folder = folder
        self.patterns = tuple(ending.lower() for ending in patterns)
        self.writing = writing
        self.entries: list[Path] = []
        self.parts = SelectorParts(
            folder=Label(""),
            mask=Label("*" + self.patterns[0].upper()),
            files=ListBox((), key="files", rows=9),
            name=Field("", limit=NAME_LENGTH, key="name"),
            up=Button("Up", "up"),
            accept=Button("Save" if writing else "OK", "ok", default=True),
            cancel=Button("Cancel", "cancel", escape=True),
        )
        self.title = title

    def form(self, palette: Palette | None) -> Form:
        """Make the dialog."""
        p = self.parts
        self.read_folder()
        rows: list[Widget | tuple[Widget, ...] | None] = [p.folder, p.mask, p.files, None]
        rows.append((Label("Name:"), p.name))
        form = Form(self._look, self.title, rows, [p.up, p.accept, p.cancel], self._answer, palette)
        own = self._look.place_selector(p)
        if own is not None:
            form.buttons = [p.up, p.accept, p.cancel]
            form.arrange([p.folder, p.mask, p.files, p.name], own)
        form.focus = p.name if self.writing else p.files
        return form

    def read_folder(self) -> None:
        """List the folder's folders and matching files; an unreadable folder lists nothing."""
        try:
            found = sorted(self.folder.iterdir(), key=lambda path: path.name.lower())
        except OSError:
            found = []
        folders = [p for p in found if p.is_dir() and not p.name.startswith(".")]
        files = [p for p in found if p.suffix.lower() in self.patterns and p.is_file()]
        self.entries = folders + files
        self.parts.files.items = [("◆ " if path.is_dir() else "  ") + path.name for path in self.entries]
        self.parts.files.chosen = self.parts.files.top = 0
        self.parts.folder.text = _short(str(self.folder), 36)

    def _answer(self, form: Form, key: str) -> Change | None:
        files, name = self.parts.files, self.parts.name
        if key == "cancel":
            return Pop(None)
        if key == "up":
            self.folder = self.folder.parent
            self.read_folder()
        elif key == "files" and self.entries:
            path = self.entries[files.chosen]
            if not path.is_dir():
                name.text, name.cursor = path.name, len(path.name)
        elif key == "ok":
            return self._accept()
        return None

    def _accept(self) -> Change | None:
        files, name = self.parts.files, self.parts.name
        if not self.writing and self.entries and not name.text:
            path = self.entries[files.chosen]
            return self._open(path)
        if self.entries and self.entries[files.chosen].is_dir() and not name.text:
            return self._open(self.entries[files.chosen])
        text = name.text.strip()
        if not text or "/" in text or "\\" in text or text.startswith("."):
            return None
        path = self.folder / text
        if path.suffix.lower() not in self.patterns:
            path = path.with_name(path.name + self.patterns[0])
        return Pop(path) if self.writing or path.exists() else None

    def _open(self, path: Path) -> Change | None:
        if path.is_dir():
            self.folder = path
            self.read_folder()
            return None
        return Pop(path)


def _short(text: str, limit: int) -> str:
    return text if len(text) <= limit else "…" + text[1 - limit :]


def choose_file(house: House, look: Look, game: Game, palette: Palette | None = None) -> Form:
    """Let the player choose a saved game of this game; pops with its path or None."""
    return Selector(look, "Open a game", house.saves_folder(game), (".game",), writing=False).form(palette)


def choose_name(house: House, look: Look, game: Game, palette: Palette | None = None) -> Form:
    """Let the player name a game to save; pops with the path to write or None."""
    return Selector(look, "Save this game", house.saves_folder(game), (".game",), writing=True).form(palette)
