"""Choosing a saved game and naming a new one: the machine's own file selector."""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from types import MappingProxyType

from retrogames.core.game import Game
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Field, Label, ListBox, SelectorParts
from retrogames.machine.palette import Palette
from retrogames.paths import is_file, is_folder
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.layout import Row
from retrogames.scenes.lineedit import fill
from retrogames.scenes.scene import Change, Pop, Push
from retrogames.store import safe_name

NAME_LENGTH = 40
PATH_LENGTH = 250


class Selector:
    """A folder's files in a list, with a typed name; pops with a path, a name or None.

    `folder` is where it begins; `patterns` are the endings shown (".game", ".brd"). `writing` makes the
    typed name the answer: a path in the folder shown, whether it exists or not. Where the machine lets the
    folder be typed, Return there goes to it, and its last part is a mask such as `*.BRD`. `links` are
    folders elsewhere, shown by a name in the first folder, to which their way up leads back.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        folder: Path,
        patterns: Sequence[str],
        writing: bool,
        links: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        self._look = look
        self._home = self.folder = folder
        self.links = dict(links)
        self.patterns = tuple(ending.lower() for ending in patterns)
        self.mask = ",".join("*" + ending.upper() for ending in self.patterns)
        self.writing = writing
        self.entries: list[Path] = []
        self.parts = SelectorParts(
            title=title,
            folder=Label(""),
            mask=Label(self.mask),
            path=Field("", limit=PATH_LENGTH, key="path"),
            files=ListBox((), key="files", rows=9),
            name=Field("", limit=NAME_LENGTH, key="name"),
            up=Button("Up", "up"),
            accept=Button("Save" if writing else "OK", "ok", default=True),
            cancel=Button("Cancel", "cancel", escape=True),
            captions=(Label("Directory:"), Label("Selection:")),
        )
        self._palette: Palette | None = None

    def form(self, palette: Palette | None) -> Form:
        """Make the dialog."""
        p = self.parts
        self._palette = palette
        own = self._look.place_selector(p)
        self.read_folder()
        rows: list[Row] = [p.folder, p.mask, p.files, None, (Label("Name:"), p.name)]
        if own is not None:
            rows = [*p.captions, p.folder, p.mask, p.path, p.files, p.name]
        buttons = [p.up, p.accept, p.cancel]
        form = Form(self._look, p.title, rows, buttons, self._answer, palette, panel=own)
        form.focus = p.name if self.writing else p.files
        form.typing = p.name
        return form

    def read_folder(self, chosen: Path | None = None) -> None:
        """List the folder's folders and matching files; an unreadable folder lists nothing."""
        try:
            found = sorted(self.folder.iterdir(), key=lambda path: path.name.lower())
        except OSError:
            found = []
        folders = [path for path in found if is_folder(path) and not path.name.startswith(".")]
        files = [path for path in found if self._shows(path.name) and is_file(path)]
        links = self.links if self.folder == self._home else {}
        self.entries = [*links.values(), *folders, *files]
        p = self.parts
        names = [(name, True) for name in (*links, *(path.name for path in folders))]
        names += [(path.name, False) for path in files]
        p.files.items = [p.entry(name, folder) for name, folder in names]
        p.files.chosen = self.entries.index(chosen) if chosen in self.entries else 0
        p.files.top = max(0, p.files.chosen - p.files.rows + 1)
        p.folder.text = _short(str(self.folder), 36)
        p.mask.text = self.mask
        p.files.header = self.mask if p.files.closer else ""
        p.path.text = str(self.folder / self.mask)[:PATH_LENGTH]
        p.path.cursor = len(p.path.text)

    def _shows(self, name: str) -> bool:
        masks = [mask.strip().lower() for mask in self.mask.split(",")]
        return any(fnmatch(name.lower(), "*" if mask == "*.*" else mask) for mask in masks)

    def _answer(self, form: Form, key: str) -> Change | None:
        files, name = self.parts.files, self.parts.name
        if key == "cancel":
            return Pop(None)
        if key == "up":
            self._go(self._home if self.folder in self.links.values() else self.folder.parent)
        elif key == "files" and self.entries:
            path = self.entries[files.chosen]
            if not is_folder(path):
                fill(name, path.name)
        elif key == "ok" and form.focus is self.parts.path:
            return self._go_to_path()
        elif key == "ok":
            return self._accept(in_list=form.focus is files)
        return None

    def _go(self, folder: Path) -> None:
        """Show another folder; the one left stays chosen where it is listed."""
        left, self.folder = self.folder, folder
        self.read_folder(left)

    def _go_to_path(self) -> Change | None:
        """Go to the folder typed; a last part with * or ? is the new mask."""
        text = self.parts.path.text.strip()
        try:
            path = self.folder / Path(text).expanduser()
            if not is_folder(path) and is_folder(path.parent) and set("*?") & set(path.name):
                path, self.mask = path.parent, path.name
            if is_folder(path):
                self._go(path)
                return None
        except RuntimeError:  # no home of that name
            pass
        return self._refuse(f"There is no folder {_short(text, 60)}.")

    def _accept(self, in_list: bool) -> Change | None:
        """Open what is chosen in the list, else the file whose name stands in the field."""
        text = self.parts.name.text.strip()
        chosen = self.entries[self.parts.files.chosen] if self.entries else None
        if chosen is not None and (in_list or not (text or self.writing)) and self._opens(chosen):
            if not is_folder(chosen):
                return Pop(chosen)
            self._go(chosen)
            return None
        if not text:
            return self._refuse("A file needs a name." if self.writing else "There is nothing to open here.")
        if "/" in text or "\\" in text or text.startswith("."):
            return self._refuse(f"{text} is no file name: no slash, no dot in front.")
        if self.writing and safe_name(text) != text:
            return self._refuse(f"{text} is no file name on every system; {safe_name(text)} is.")
        path = self.folder / text
        if path.suffix.lower() not in self.patterns:
            path = path.with_name(path.name + self.patterns[0])
        if self.writing or is_file(path):
            return Pop(path)
        shown = self._listed(text)
        if shown is not None:
            return Pop(shown)
        return self._refuse(f"There is no {path.name} in this folder.")

    def _listed(self, text: str) -> Path | None:
        """Give the listed file of this name, capitals or not, with its ending or without."""
        wanted = {text.lower(), *(text.lower() + ending for ending in self.patterns)}
        return next((p for p in self.entries if p.name.lower() in wanted and not is_folder(p)), None)

    def _opens(self, path: Path) -> bool:
        return is_folder(path) or not self.writing

    def _refuse(self, reason: str) -> Change:
        return Push(alert(self._look, reason, kind="stop", title=self.parts.title, palette=self._palette))


def _short(text: str, limit: int) -> str:
    return text if len(text) <= limit else "…" + text[1 - limit :]


def choose_file(
    house: House,
    look: Look,
    game: Game,
    palette: Palette | None = None,
    endings: Sequence[str] = (".game",),
    links: Mapping[str, Path] = MappingProxyType({}),
) -> Form:
    """Let the player choose a saved game of this game, or a file of its own; pops with its path or None."""
    folder = house.saves_folder(game)
    return Selector(look, "Open a game", folder, endings, writing=False, links=links).form(palette)


def choose_name(
    house: House,
    look: Look,
    game: Game,
    palette: Palette | None = None,
    endings: Sequence[str] = (".game",),
) -> Form:
    """Let the player name a game to save; pops with the path to write or None."""
    folder = house.saves_folder(game)
    return Selector(look, "Save this game", folder, endings, writing=True).form(palette)
