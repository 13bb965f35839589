"""The lists that hang from the Amiga's menu bar: where titles and items stand, and how they are drawn."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from retrogames.looks.intuitionart import CHECK, KEY
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.intuition import Intuition

BAR = 10
ROW, GAP = 10, 6
"""Height of an item, and what stands free between groups of items."""

FIRST, APART = 8, 32
"""Column of the first title's text, and the room between two titles."""

TEXT, KEYS, LAST = 23, 37, 14
"""Columns of an item from its list's left edge, and of key image and letter from its right one."""

TITLES = {"project": "Project", "game": "Game", "move": "Move", "options": "Settings", "help": "Help"}

FILED = ("load", "save", "shelf")
"""Commands that stand under Project, as every Amiga program has it; a game that puts none of its own there
has all of its game's commands under Project."""

SECTIONS = (
    ("new", "players"),
    ("load", "save"),
    ("statistics",),
    ("shelf",),
    ("takeback", "redo"),
    ("hint", "again"),
    ("moves", "review", "pause"),
    ("colours", "options"),
    ("sound", "fullscreen", "screenshot"),
    ("copyposition", "copymoves", "position"),
    ("manual", "lesson", "about"),
)
"""Commands that stand together; a game's own come before them, in Move behind."""


class Entry(NamedTuple):
    """Hold an item with its box; `children` are the items of its sub-menu."""

    command: Command
    box: Box
    children: Sequence[Command]


class Hung(NamedTuple):
    """Hold a list as it hangs."""

    box: Box
    entries: Sequence[Entry]

    def at(self, x: int, y: int) -> int | None:
        """Give the number of the enabled item at a point."""
        for number, entry in enumerate(self.entries):
            if entry.box.contains(x, y):
                return number if entry.command.enabled else None
        return None


class Title(NamedTuple):
    """Hold a title of the bar with the sections of its menu."""

    name: str
    box: Box
    sections: Sequence[Sequence[Command]]


class MenuBar(NamedTuple):
    """Hold the titles as they stand, with all commands."""

    titles: Sequence[Title]
    commands: Sequence[Command]

    def at(self, x: int, y: int) -> int | None:
        """Give the number of the title at a point."""
        return next((n for n, title in enumerate(self.titles) if title.box.contains(x, y)), None)

    def hung(self, at: int | None, path: Sequence[int]) -> list[Hung]:
        """Give the lists that hang from a title: its own and the sub-menus of the items lit on the path."""
        if at is None or at >= len(self.titles):
            return []
        title = self.titles[at]
        lists = [hang(title.box.x, BAR, title.sections, self.commands)]
        for number in path:
            entries = lists[-1].entries
            if number >= len(entries) or not entries[number].children:
                break
            lists.append(hang_beside(lists[-1], entries[number], self.commands))
        return lists

    def lit(self, at: int | None, path: Sequence[int]) -> Command | None:
        """Give the command of the item lit last; None where none is lit or it only opens a sub-menu."""
        lists = self.hung(at, path)
        if not path or len(lists) != len(path) or path[-1] >= len(lists[-1].entries):
            return None
        command = lists[-1].entries[path[-1]].command
        return command if command.enabled else None


def menu_bar(commands: Sequence[Command], names: Mapping[str, str]) -> MenuBar:
    """Set the bar's titles, the usual groups first."""
    project = any(command.group == "project" for command in commands)
    groups: dict[str, list[Command]] = {group: [] for group in TITLES}
    for command in commands:
        filed = project and command.id in FILED
        groups.setdefault("project" if filed else command.group, []).append(command)
    titles, x = [], FIRST
    for group, members in groups.items():
        if members:
            usual = (
                TITLES["project"]
                if group == "game" and not project
                else TITLES.get(group, group.capitalize())
            )
            name = names.get(group, usual)
            box = Box(x - 6, 0, 8 * len(name) + 12, BAR)
            titles.append(Title(name, box, _sections(group, members)))
            x += 8 * len(name) + APART
    return MenuBar(titles, commands)


def _sections(group: str, members: Sequence[Command]) -> list[list[Command]]:
    own = len(SECTIONS) if group == "move" else -1

    def section(command: Command) -> int:
        return next((n for n, ids in enumerate(SECTIONS) if command.id in ids), own)

    tops = sorted((c for c in members if not c.parent), key=section)
    return [list(part) for _, part in groupby(tops, key=section)]


def hang(x: int, y: int, sections: Sequence[Sequence[Command]], commands: Sequence[Command]) -> Hung:
    """Hang a list with its upper left at x, y, moved where it would leave the screen."""
    members = [command for section in sections for command in section]
    label = max(8 * len(command.label) for command in members)
    parents = {command.parent for command in commands if command.parent}
    keys = max(8 if command.id in parents else _keys_width(command) for command in members)
    w = TEXT + label + 12 + (keys + 6 if keys else 0)
    h = ROW * len(members) + GAP * (len(sections) - 1) + 4
    x, y = max(0, min(x, 640 - w)), max(0, min(y, 240 - h))
    entries, row = [], y + 2
    for section in sections:
        for command in section:
            children = [c for c in commands if c.parent == command.id]
            entries.append(Entry(command, Box(x + 4, row, w - 8, ROW), children))
            row += ROW
        row += GAP
    return Hung(Box(x, y, w, h), entries)


def hang_beside(hung: Hung, entry: Entry, commands: Sequence[Command]) -> Hung:
    """Hang a sub-menu at the right of its item, at the left where there is no room."""
    sections = [list(part) for _, part in groupby(entry.children, key=_family)]
    right = hang(hung.box.right - 4, entry.box.y, sections, commands)
    if right.box.x == hung.box.right - 4:
        return right
    return hang(hung.box.x + 4 - right.box.w, entry.box.y, sections, commands)


def _family(command: Command) -> str:
    """Give what items that stand together share in their ids: `level` of `level1` and `level2`."""
    stem = command.id.rstrip("0123456789")
    return stem.strip() if stem != command.id else command.id.rpartition(" ")[0]


def _keys_width(command: Command) -> int:
    return KEYS - 6 if command.keys.startswith("Ctrl+") else 8 * len(command.keys)


def draw_list(look: "Intuition", s: Screen, hung: Hung, chosen: int | None) -> None:
    """Draw a list: block fill, a thin frame, the chosen item complemented."""
    p, box = look.bar_pens, hung.box
    s.rect(*box, p.edge)
    look.box(s, box, p.line)
    for number, (command, item, children) in enumerate(hung.entries):
        s.text(box.x + TEXT, item.y + 1, command.label, look.topaz, p.line)
        if command.checked:
            s.blit(CHECK.recoloured({0: p.line}), box.x + 6, item.y + 1)
        _draw_keys(look, s, box, item, "»" if children else command.keys)
        if not command.enabled:
            look.ghost(s, item, p.edge)
        elif number == chosen:
            look.highlight(s, item)


def _draw_keys(look: "Intuition", s: Screen, box: Box, item: Box, keys: str) -> None:
    p, y = look.bar_pens, item.y + 1
    if keys.startswith("Ctrl+"):
        s.blit(KEY.recoloured({0: p.line, 1: p.edge}), box.right - KEYS, y)
        keys = keys.removeprefix("Ctrl+")
    s.text(box.right - 6 - 8 * len(keys), y, keys, look.topaz, p.line)
