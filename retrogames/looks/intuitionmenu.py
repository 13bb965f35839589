"""The Amiga way to the commands: the title bar turns into the menu bar while the right button is held."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from retrogames.looks.intuitionlists import BAR, Hung, Title, draw_list, hang, hang_beside, titles
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.intuition import Intuition

INFO_END = 576

BACK, FRONT = Box(588, 0, 26, BAR), Box(614, 0, 26, BAR)
"""The depth gadgets: behind this screen lies the shelf; in front of all others it fills the display."""

DEPTH = {"shelf": BACK, "fullscreen": FRONT}


class IntuitionMenu:
    """Title bar, menu bar and lists.

    `_mode` is "" while the title bar shows, "held" while the right button keeps the menus up, "stays" when
    a tap or key opened them. `_path` holds the number of the lit item of each list that hangs.
    """

    def __init__(self, look: "Intuition", title: str, names: Mapping[str, str]) -> None:
        self._look = look
        self._bar = names.get("bar", title)
        self._names = names
        self._mode = ""
        self._group = ""
        self._path: list[int] = []
        self._sweeping = False
        self._tapped = False
        self._depth = ""
        self._in_depth = False

    @property
    def open(self) -> bool:
        """Whether the menus are up."""
        return bool(self._mode)

    def show(self) -> None:
        """Open the first list for the keyboard."""
        self._begin("stays")
        self._group, self._path = "*", [0]

    def close(self) -> None:
        """Turn back into the title bar."""
        self._begin("")

    def _begin(self, mode: str) -> None:
        self._mode, self._group, self._path = mode, "", []
        self._sweeping = self._tapped = False

    # Pointer

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen by this event; else whether the event was meant for the menu."""
        bar = titles(commands, self._names)
        if self._group == "*":
            self._group = bar[0].group if bar else ""
        match event:
            case Press(x=x, y=y, button="right"):
                self._begin("held")
                self._light(bar, commands, x, y // 2)
                return True
            case Release(x=x, y=y, button="right") if self._mode == "held":
                self._light(bar, commands, x, y // 2)
                chosen = self._lit(bar, commands)
                self.close()
                return chosen or True
            case Press(x=x, y=y, button="left"):
                return self._press(bar, commands, x, y // 2)
            case Release(x=x, y=y, button="left"):
                return self._release(bar, commands, x, y // 2)
            case Motion(x=x, y=y):
                return self._move(bar, commands, x, y // 2)
            case Key() if self.open:
                return self._key(bar, commands, event)
        return self.open

    def _press(self, bar: Sequence[Title], commands: Sequence[Command], x: int, y: int) -> Command | bool:
        if self._mode == "held":
            self._light(bar, commands, x, y)
            self._sweeping = True
            return self._pick(bar, commands, sweep=False)
        if self._mode == "stays":
            return self._tap(bar, commands, x, y)
        if not 0 <= y < BAR:
            return False
        for name, box in DEPTH.items():
            if box.contains(x, y):
                self._depth, self._in_depth = name, True
                return True
        self._begin("stays")
        self._tapped = True
        self._light(bar, commands, x, y)
        return True

    def _tap(self, bar: Sequence[Title], commands: Sequence[Command], x: int, y: int) -> bool:
        """Answer a left press while the menus stay up: elsewhere or on the open title it puts them away."""
        group = self._group
        self._light(bar, commands, x, y)
        on_list = any(hung.box.contains(x, y) for hung in self._hung(bar, commands))
        on_title = next((title for title in bar if title.box.contains(x, y)), None)
        if not on_list and (on_title is None or on_title.group == group):
            self.close()
        self._tapped = True
        return True

    def _release(self, bar: Sequence[Title], commands: Sequence[Command], x: int, y: int) -> Command | bool:
        if self._depth:
            name, inside = self._depth, DEPTH[self._depth].contains(x, y)
            self._depth = ""
            return next((c for c in commands if inside and c.id == name and c.enabled), True)
        self._sweeping = False
        tapped, self._tapped = self._tapped, False
        if self._mode == "stays" and tapped:
            self._light(bar, commands, x, y)
            chosen = self._lit(bar, commands)
            if chosen is not None:
                self.close()
                return chosen
        return self.open or tapped

    def _move(self, bar: Sequence[Title], commands: Sequence[Command], x: int, y: int) -> Command | bool:
        if self._depth:
            self._in_depth = DEPTH[self._depth].contains(x, y)
            return True
        if not self.open:
            return False
        before = list(self._path)
        self._light(bar, commands, x, y)
        if self._sweeping and self._path != before:
            return self._pick(bar, commands, sweep=True)
        return True

    def _pick(self, bar: Sequence[Title], commands: Sequence[Command], sweep: bool) -> Command | bool:
        """Pick the lit item by the left button without closing; one that opens a requester ends it all."""
        chosen = self._lit(bar, commands)
        if chosen is None:
            return True
        if chosen.checked is None and (chosen.group != "move" or chosen.label.endswith("...")):
            if sweep:
                return True
            self.close()
        return chosen

    def _light(self, bar: Sequence[Title], commands: Sequence[Command], x: int, y: int) -> None:
        """Follow the pointer: a title opens its list, an item lights up and opens its sub-menu."""
        for title in bar:
            if title.box.contains(x, y):
                self._group, self._path = title.group, []
                return
        lists = self._hung(bar, commands)
        for depth in range(len(lists) - 1, -1, -1):
            if lists[depth].box.contains(x, y):
                at = lists[depth].at(x, y)
                self._path = [*self._path[:depth], *([] if at is None else [at])]
                return
        self._path = []

    # Keys

    def _key(self, bar: Sequence[Title], commands: Sequence[Command], key: Key) -> Command | bool:
        lists = self._hung(bar, commands)
        if key.name in ("escape", "f10"):
            if key.name == "escape" and len(self._path) > 1:
                self._path.pop()
            else:
                self.close()
        elif key.name in ("left", "right"):
            self._sideways(bar, lists, 1 if key.name == "right" else -1)
        elif key.name in ("up", "down", "home", "end") and lists:
            self._step(lists, key.name)
        elif key.name in ("return", "space"):
            return self._enter(bar, commands)
        else:
            return self._letter(lists, key)
        return True

    def _sideways(self, bar: Sequence[Title], lists: Sequence[Hung], step: int) -> None:
        depth = len(self._path)
        if step > 0 and len(lists) > depth > 0:
            self._path.append(_next(lists[depth], None, 1))
        elif step < 0 and depth > 1:
            self._path.pop()
        elif bar:
            groups = [title.group for title in bar]
            at = groups.index(self._group) if self._group in groups else -1 if step > 0 else 0
            self._group, self._path = groups[(at + step) % len(groups)], []

    def _step(self, lists: Sequence[Hung], name: str) -> None:
        depth = max(0, len(self._path) - 1)
        now = self._path[depth] if self._path else None
        step = 1 if name in ("down", "home") else -1
        self._path[depth:] = [_next(lists[depth], None if name in ("home", "end") else now, step)]

    def _enter(self, bar: Sequence[Title], commands: Sequence[Command]) -> Command | bool:
        chosen = self._lit(bar, commands)
        if chosen is not None:
            self.close()
            return chosen
        self._sideways(bar, self._hung(bar, commands), 1) if self._path else None
        return True

    def _letter(self, lists: Sequence[Hung], key: Key) -> Command | bool:
        """Choose by hot or first letter in the list in use; of several the next one only lights up."""
        if not lists:
            return True
        depth = max(0, len(self._path) - 1)
        entries = lists[depth].entries
        fits = [n for n, e in enumerate(entries) if e.command.enabled and _answers(e.command, key)]
        if not fits:
            return True
        now = self._path[depth] if self._path else -1
        at = next((n for n in fits if n > now), fits[0])
        self._path[depth:] = [at]
        if len(fits) > 1 or entries[at].children:
            return True
        self.close()
        return entries[at].command

    # What hangs

    def _hung(self, bar: Sequence[Title], commands: Sequence[Command]) -> list[Hung]:
        title = next((title for title in bar if title.group == self._group), None)
        if title is None:
            return []
        lists = [hang(title.box.x, BAR, title.sections, commands)]
        for at in self._path:
            entries = lists[-1].entries
            if at >= len(entries) or not entries[at].children:
                break
            lists.append(hang_beside(lists[-1], entries[at], commands))
        return lists

    def _lit(self, bar: Sequence[Title], commands: Sequence[Command]) -> Command | None:
        """Give the command of the lit item, None where none is or it has a sub-menu."""
        lists, depth = self._hung(bar, commands), len(self._path)
        if not depth or len(lists) != depth:
            return None
        entries = lists[-1].entries
        at = self._path[-1]
        return entries[at].command if at < len(entries) and entries[at].command.enabled else None

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the title bar, or the menu bar and what hangs from it."""
        look = self._look
        s, p = look.surface(screen), look.menu_pens
        s.rect(0, 0, 640, BAR, p.edge)
        if not self.open:
            s.text(5, 1, self._bar, look.topaz, p.line)
            s.text(INFO_END - look.width(info), 1, info, look.topaz, p.line)
            self._draw_depth(s)
            return
        bar = titles(commands, self._names)
        if self._group == "*" and bar:
            self._group = bar[0].group
        for title in bar:
            s.text(title.box.x + 6, 1, title.name, look.topaz, p.line)
            if title.group == self._group:
                look.highlight(s, title.box)
        for depth, hung in enumerate(self._hung(bar, commands)):
            draw_list(look, s, hung, self._path[depth] if depth < len(self._path) else None)

    def _draw_depth(self, s: Screen) -> None:
        """Draw the two depth gadgets: which of two windows would come to the front."""
        look = self._look
        p = look.menu_pens
        for box in (BACK, FRONT):
            s.rect(box.x, 0, 2, BAR, p.line)
        x = BACK.x + 6
        s.rect(x, 1, 10, 5, p.shadow)
        s.rect(x + 6, 4, 10, 5, p.edge)
        look.box(s, Box(x + 6, 4, 10, 5), p.line)
        x = FRONT.x + 6
        look.box(s, Box(x, 1, 10, 5), p.line)
        s.rect(x + 6, 4, 10, 5, p.shadow)
        if self._depth and self._in_depth:
            look.highlight(s, DEPTH[self._depth])


def _next(hung: Hung, now: int | None, step: int) -> int:
    """Give the next enabled item from one, or the first or last one."""
    usable = [n for n, entry in enumerate(hung.entries) if entry.command.enabled]
    if not usable:
        return 0
    if now not in usable:
        return usable[0 if step > 0 else -1]
    return usable[(usable.index(now) + step) % len(usable)]


def _answers(command: Command, key: Key) -> bool:
    """Tell whether a key is an item's hot or first letter, or the key that stands beside it."""
    keys = ("Ctrl+" if key.ctrl else "") + key.name
    if keys.lower() == command.keys.lower():
        return True
    return key.plain and (command.hot or command.label[:1]).lower() == key.name
