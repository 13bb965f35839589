"""The GEM menu bar: titles drop their menu when the pointer enters them, without a click."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from retrogames.looks.gemwidgets import dim
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.gem import Gem

PAPER, INK = 0, 15

LEFT = 16
"""Left edge of the first title's box."""

INFO_END = 312

ROW = 9
"""Height of an item; the first one stands right below the bar's line."""

TOP = 11

TITLES = {"help": "Desk", "file": "File", "game": "Game", "move": "Move", "options": "Options"}
"""GEM's own order and words; other groups stand before Options."""

FILED = ("load", "save", "screenshot", "copyposition", "copymoves", "position", "shelf")
"""Commands that a GEM program has under File."""

FIRST = ("about", "new", "players", "load", "save", "takeback", "redo", "options", "colours")
LAST = ("statistics", "shelf")
"""Commands that begin and end their menu, in this order; a program's own stand between, under File above
what comes from other groups."""

SECTIONS = ("manual", "statistics", "screenshot", "shelf", "hint", "pause", "sound")
"""Commands with a dotted line before them."""

DOTS = (0x54,)
"""The pattern of a dotted line."""


class Title(NamedTuple):
    """Hold a title of the bar: its box and the items of its menu, None for a dotted line."""

    name: str
    box: Box
    items: Sequence[Command | None]


class GemMenu:
    """Bar and dropped menu."""

    def __init__(self, look: "Gem", title: str, names: Mapping[str, str]) -> None:
        self._look = look
        self._program = title
        self._names = {**TITLES, **names}
        self._shown: str = ""
        self._at: int | None = None
        self._by_key = False

    @property
    def open(self) -> bool:
        """Whether a menu hangs open."""
        return bool(self._shown)

    def show(self) -> None:
        """Drop the first menu."""
        self._drop(self._names["help"], by_key=True)

    def close(self) -> None:
        """Close it."""
        self._shown, self._at = "", None

    def _drop(self, name: str, by_key: bool = False) -> None:
        """Let a menu hang; one opened by key has its first item chosen."""
        self._shown, self._at, self._by_key = name, None, by_key

    # Events

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen, else whether the event was meant for bar or menu."""
        titles = self._titles(commands)
        self._settle(titles)
        match event:
            case Motion(x=x, y=y):
                return self._move(titles, *self._look.surface_point(x, y))
            case Press(x=x, y=y) if self.open:
                return self._press(titles, *self._look.surface_point(x, y))
            case Press(x=x, y=y):
                return self._over_bar(titles, *self._look.surface_point(x, y))
            case Key(alt=True, name=name):
                return self._alt(titles, name) or self.open
            case Key(name="f10") if self.open and all(command.id != "menu" for command in commands):
                self.close()
                return True
            case Key(shortcut=True):
                self.close()
                return False
            case Key() if self.open:
                return self._key(titles, event)
        return self.open

    def _over_bar(self, titles: Sequence[Title], x: int, y: int) -> bool:
        """Drop the menu of the title at a point; tells whether the point is on the bar, border included."""
        for title in titles:
            if y < TOP - 1 and title.box.x <= x < title.box.right and title.name != self._shown:
                self._drop(title.name)
        return y < TOP

    def _move(self, titles: Sequence[Title], x: int, y: int) -> bool:
        if self._over_bar(titles, x, y):
            return self.open
        now = self._current(titles)
        if now is None:
            return False
        self._at = _item_at(now, x, y)
        return True

    def _press(self, titles: Sequence[Title], x: int, y: int) -> Command | bool:
        now = self._current(titles)
        if now is None or self._over_bar(titles, x, y):
            return True
        at = _item_at(now, x, y)
        if at is not None:
            return self._choose(now, at)
        if not _menu_box(now).contains(x, y):
            self.close()
        return True

    def _key(self, titles: Sequence[Title], key: Key) -> Command | bool:
        now = self._current(titles)
        if now is None:
            return True
        match key.name:
            case "escape":
                self.close()
            case "left" | "right":
                step = 1 if key.name == "right" else -1
                self._drop(titles[(titles.index(now) + step) % len(titles)].name, by_key=True)
                self._settle(titles)
            case "up" | "down":
                self._step(now, 1 if key.name == "down" else -1)
            case "return" | "space":
                return self._choose(now, self._at) if self._at is not None else True
            case letter:
                return self._letter(now, letter)
        return True

    def _alt(self, titles: Sequence[Title], letter: str) -> bool:
        for title in titles:
            if title.name[:1].lower() == letter:
                self._drop(title.name, by_key=True)
                return True
        return False

    def _letter(self, now: Title, letter: str) -> Command | bool:
        fits = [n for n, c in enumerate(now.items) if c and c.enabled and c.label[:1].lower() == letter]
        if len(fits) == 1:
            return self._choose(now, fits[0])
        if fits:
            later = [n for n in fits if self._at is None or n > self._at]
            self._at = (later or fits)[0]
        return True

    def _settle(self, titles: Sequence[Title]) -> None:
        """Follow a change of the commands, and choose the first item of a menu opened by key."""
        now = self._current(titles)
        if now is None:
            self.close()
            return
        if self._at is not None and self._at >= len(now.items):
            self._at = None
        if self._by_key:
            self._by_key = False
            self._step(now, 1)

    def _step(self, now: Title, step: int) -> None:
        usable = [n for n, c in enumerate(now.items) if c is not None and c.enabled]
        if not usable:
            return
        if self._at not in usable:
            self._at = usable[0 if step > 0 else -1]
        else:
            self._at = usable[(usable.index(self._at) + step) % len(usable)]

    def _choose(self, now: Title, at: int) -> Command | bool:
        command = now.items[at]
        if command is None or not command.enabled:
            return True
        self.close()
        return command

    # Places

    def _titles(self, commands: Sequence[Command]) -> list[Title]:
        groups: dict[str, list[Command]] = {"help": [], "file": [], "game": [], "move": []}
        for command in commands:
            group = "file" if command.id in FILED else command.group
            groups.setdefault(group, []).append(command)
        if "options" in groups:
            groups["options"] = groups.pop("options")
        titles, x = [], LEFT
        for group, members in groups.items():
            if members:
                name = self._names.get(group, group.capitalize())
                box = Box(x, 0, 8 * (len(name) + 2), TOP - 1)
                titles.append(Title(name, box, self._items(members)))
                x = box.right
        return titles

    def _items(self, members: Sequence[Command]) -> list[Command | None]:
        items: list[Command | None] = []
        for command in sorted(members, key=_rank):
            if command.id == "about":
                command = command._replace(label=f"About {self._program}...")
            if command.id in SECTIONS and items:
                items.append(None)
            items.append(command)
        return items

    def _current(self, titles: Sequence[Title]) -> Title | None:
        return next((title for title in titles if title.name == self._shown), None)

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the bar, and the menu that hangs from it.

        An info too long for the bar's end is a message: it takes the titles' place, but for an open menu.
        """
        s, font = self._look.surface(screen), self._look.text
        s.rect(0, 0, 320, TOP - 1, PAPER)
        s.hline(0, TOP - 1, 320, INK)
        titles = self._titles(commands)
        self._settle(titles)
        room = INFO_END - (titles[-1].box.right if titles else LEFT)
        if font.width(info) > room and not self.open:
            columns = (INFO_END - LEFT - 8) // 8
            text = info if len(info) <= columns else info[: columns - 1] + "…"
            s.text(LEFT + 8, 1, text, font, INK)
            return
        for title in titles:
            s.text(title.box.x + 8, 1, title.name, font, INK)
            if title.name == self._shown:
                s.swap(*title.box, INK, PAPER)
                self._draw_menu(s, title)
        if font.width(info) <= room:
            s.text(INFO_END - font.width(info), 1, info, font, INK)

    def _draw_menu(self, s: Screen, title: Title) -> None:
        font, box = self._look.text, _menu_box(title)
        s.rect(*box, PAPER)
        s.frame(box.x - 1, box.y - 1, box.w + 2, box.h + 2, INK)
        y = box.y
        for number, command in enumerate(title.items):
            if command is None:
                s.pattern(box.x, y + 4, box.w, 1, DOTS, INK)
            else:
                s.text(box.x + 16, y + 1, command.label, font, INK)
                if command.checked:
                    s.text(box.x + 2, y + 1, "✓", font, INK)
                keys = _keys(command)
                s.text(box.right - 8 - font.width(keys), y + 1, keys, font, INK)
                if not command.enabled:
                    dim(s, Box(box.x, y, box.w, ROW))
                elif number == self._at:
                    s.swap(box.x, y, box.w, ROW, INK, PAPER)
            y += ROW


def _rank(command: Command) -> int:
    if command.id in FIRST:
        return FIRST.index(command.id) - len(FIRST)
    if command.group == "file":
        return -1
    return LAST.index(command.id) + 1 if command.id in LAST else 0


def _keys(command: Command) -> str:
    return command.keys.replace("Ctrl+", "^")


def _menu_box(title: Title) -> Box:
    """Give the inside of a dropped menu; its frame lies around it."""
    wide = 0
    for command in title.items:
        if command is not None:
            keys = _keys(command)
            wide = max(wide, len(command.label) + (len(keys) + 2 if keys else 0))
    w = 8 * (wide + 3)
    return Box(min(title.box.x, 319 - w), TOP, w, ROW * len(title.items))


def _item_at(title: Title, x: int, y: int) -> int | None:
    box = _menu_box(title)
    if not box.contains(x, y):
        return None
    at = (y - box.y) // ROW
    command = title.items[at]
    return at if command is not None and command.enabled else None
