"""The Amiga way to the commands: the title bar turns into the menu bar while the right button is held."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from retrogames.looks.intuitionlists import BAR, Hung, MenuBar, draw_list, menu_bar
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.intuition import Intuition

INFO_END = 576

BACK, FRONT = Box(588, 0, 26, BAR), Box(614, 0, 26, BAR)

DEPTH = {"shelf": BACK, "fullscreen": FRONT}
"""The depth gadgets: behind this screen lies the shelf; in front of all others it fills the display."""


class IntuitionMenu:
    """Title bar, menu bar and lists; `names` may hold the words of the title bar under `bar`.

    `_mode` is "" while the title bar shows, "held" while the right button keeps the menus up, "stays" when
    a tap or key brought them. `_title` is the title whose list hangs, `_path` the lit item of each list,
    `_pressed` the title last tapped: a title that the pointer only came over is not put away by a tap.
    """

    def __init__(self, look: "Intuition", title: str, names: Mapping[str, str]) -> None:
        self._look = look
        self._words = names.get("bar", title)
        self._names = names
        self._mode = ""
        self._title: int | None = None
        self._path: list[int] = []
        self._pressed: int | None = None
        self._sweeping = False
        self._tapped = False
        self._depth = ""
        self._over_depth = False

    @property
    def open(self) -> bool:
        """Whether the menus are up."""
        return bool(self._mode)

    def show(self) -> None:
        """Open the first list, its first item lit, for the keyboard."""
        self._turn("stays")
        self._title, self._path = 0, [0]

    def close(self) -> None:
        """Turn back into the title bar."""
        self._turn("")

    def _turn(self, mode: str) -> None:
        self._mode, self._title, self._path, self._pressed = mode, None, [], None
        self._sweeping = self._tapped = False

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen by this event; else whether the event was meant for the menu."""
        if isinstance(event, Motion) and not (self.open or self._depth):
            return False
        bar = menu_bar(commands, self._names)
        match event:
            case Press(x=x, y=y, button="right"):
                self._turn("held")
                self._light(bar, *self._look.surface_point(x, y))
                return True
            case Release(x=x, y=y, button="right") if self._mode == "held":
                self._light(bar, *self._look.surface_point(x, y))
                return self._choose(bar.lit(self._title, self._path), at_least_close=True)
            case Press(x=x, y=y, button="left"):
                return self._press(bar, *self._look.surface_point(x, y))
            case Release(x=x, y=y, button="left"):
                return self._release(bar, *self._look.surface_point(x, y))
            case Motion(x=x, y=y):
                return self._move(bar, *self._look.surface_point(x, y))
            case Key() if self.open:
                return self._key(bar, event)
        return self.open

    def _choose(self, command: Command | None, at_least_close: bool = False) -> Command | bool:
        if command is not None or at_least_close:
            self.close()
        return command or True

    # Pointer

    def _press(self, bar: MenuBar, x: int, y: int) -> Command | bool:
        if self._mode == "held":
            self._light(bar, x, y)
            self._sweeping = True
            return self._pick(bar)
        if self._mode == "stays":
            self._tap(bar, x, y)
            return True
        if not 0 <= y < BAR:
            return False
        self._depth = next((name for name, box in DEPTH.items() if box.contains(x, y)), "")
        self._over_depth = bool(self._depth)
        if not self._depth:
            self._turn("stays")
            self._pressed, self._tapped = bar.at(x, y), True
            self._light(bar, x, y)
        return True

    def _tap(self, bar: MenuBar, x: int, y: int) -> None:
        """Answer a left press while the menus stay: elsewhere, or again on a title, it puts them away."""
        on_title = bar.at(x, y)
        on_list = any(hung.box.contains(x, y) for hung in bar.hung(self._title, self._path))
        self._light(bar, x, y)
        if not on_list and on_title in (None, self._pressed):
            self.close()
        self._pressed, self._tapped = on_title, True

    def _release(self, bar: MenuBar, x: int, y: int) -> Command | bool:
        if self._depth:
            name, self._depth = self._depth, ""
            inside = DEPTH[name].contains(x, y)
            return next((c for c in bar.commands if inside and c.id == name and c.enabled), True)
        tapped, self._tapped, self._sweeping = self._tapped, False, False
        if tapped and self._mode == "stays":
            self._light(bar, x, y)
            return self._choose(bar.lit(self._title, self._path))
        return tapped or self.open

    def _move(self, bar: MenuBar, x: int, y: int) -> Command | bool:
        if self._depth:
            self._over_depth = DEPTH[self._depth].contains(x, y)
            return True
        before = list(self._path)
        self._light(bar, x, y)
        swept = self._sweeping and self._path != before
        lit = bar.lit(self._title, self._path)
        return lit if swept and lit is not None and _stays_up(lit) else True

    def _pick(self, bar: MenuBar) -> Command | bool:
        """Pick by the left button while the right one is held; only a requester ends the choosing."""
        lit = bar.lit(self._title, self._path)
        if lit is not None and not _stays_up(lit):
            self.close()
        return lit or True

    def _light(self, bar: MenuBar, x: int, y: int) -> None:
        """Follow the pointer: a title opens its list, an item lights up and opens its sub-menu."""
        at = bar.at(x, y)
        if at is not None:
            self._title, self._path = at, []
            return
        lists = bar.hung(self._title, self._path)
        for depth in range(len(lists) - 1, -1, -1):
            if lists[depth].box.contains(x, y):
                number = lists[depth].at(x, y)
                self._path = [*self._path[:depth], *([] if number is None else [number])]
                return
        self._path = []

    # Keys

    def _key(self, bar: MenuBar, key: Key) -> Command | bool:
        lists = bar.hung(self._title, self._path)
        match key.name:
            case "escape" if len(self._path) > 1:
                self._path.pop()
            case "escape" | "f10":
                self.close()
            case "left" | "right":
                self._sideways(bar, lists, 1 if key.name == "right" else -1)
            case "up" | "down" | "home" | "end":
                self._step(lists, key.name)
            case "return" | "space":
                lit = bar.lit(self._title, self._path)
                if lit is None and len(lists) > len(self._path) > 0:
                    self._sideways(bar, lists, 1)
                return self._choose(lit)
            case _:
                return self._letter(bar, lists, key)
        return True

    def _sideways(self, bar: MenuBar, lists: Sequence[Hung], step: int) -> None:
        """Go into a sub-menu or out of it, else to the next title."""
        depth = len(self._path)
        if step > 0 and len(lists) > depth > 0:
            self._path.append(_next(lists[depth], None, 1))
        elif step < 0 and depth > 1:
            self._path.pop()
        elif bar.titles:
            now = self._title if self._title is not None else -1 if step > 0 else 0
            self._title = (now + step) % len(bar.titles)
            self._path = [_next(bar.hung(self._title, [])[0], None, 1)]

    def _step(self, lists: Sequence[Hung], name: str) -> None:
        if not lists:
            self._title, self._path = 0, [0]
            return
        depth = max(0, len(self._path) - 1)
        now = self._path[depth] if self._path and name in ("up", "down") else None
        self._path[depth:] = [_next(lists[depth], now, 1 if name in ("down", "home") else -1)]

    def _letter(self, bar: MenuBar, lists: Sequence[Hung], key: Key) -> Command | bool:
        """Choose by hot letter in the list in use, of several the next one only lights up; else by key."""
        depth = max(0, len(self._path) - 1)
        entries = lists[depth].entries if lists else ()
        fits = [n for n, entry in enumerate(entries) if _has_letter(entry.command, key)]
        if fits:
            now = self._path[depth] if self._path else -1
            at = next((n for n in fits if n > now), fits[0])
            self._path[depth:] = [at]
            alone = len(fits) == 1 and not entries[at].children
            return self._choose(entries[at].command) if alone else True
        meant = [command for command in bar.commands if _has_key(command, key)]
        if key.shortcut and not meant:
            self.close()
            return False
        return self._choose(next((command for command in meant if command.enabled), None))

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the title bar, or the menu bar and what hangs from it."""
        look = self._look
        s, p = look.surface(screen), look.bar_pens
        s.rect(0, 0, 640, BAR, p.edge)
        if not self.open:
            s.text(5, 1, self._words, look.topaz, p.line)
            s.text(INFO_END - look.width(info), 1, info, look.topaz, p.line)
            self._draw_depth(s)
            return
        bar = menu_bar(commands, self._names)
        for number, title in enumerate(bar.titles):
            s.text(title.box.x + 6, 1, title.name, look.topaz, p.line)
            if number == self._title:
                look.highlight(s, title.box)
        for depth, hung in enumerate(bar.hung(self._title, self._path)):
            draw_list(look, s, hung, self._path[depth] if depth < len(self._path) else None)

    def _draw_depth(self, s: Screen) -> None:
        """Draw the depth gadgets: of two windows, which one lies in front."""
        look, p = self._look, self._look.bar_pens
        for gadget in (BACK, FRONT):
            s.rect(gadget.x, 0, 2, BAR, p.line)
            behind, before = Box(gadget.x + 6, 1, 10, 5), Box(gadget.x + 12, 4, 10, 5)
            solid, hollow = (behind, before) if gadget is BACK else (before, behind)
            for window in (behind, before):
                s.rect(*window, p.shadow if window is solid else p.edge)
                if window is hollow:
                    look.box(s, window, p.line)
        if self._depth and self._over_depth:
            look.highlight(s, DEPTH[self._depth])


def _stays_up(command: Command) -> bool:
    """Tell whether a command opens no requester, so that the menus may stay for the next choice."""
    return command.checked is not None or (command.group == "move" and not command.label.endswith("..."))


def _next(hung: Hung, now: int | None, step: int) -> int:
    """Give the next enabled item from one, or the first or last one."""
    usable = [n for n, entry in enumerate(hung.entries) if entry.command.enabled]
    if not usable:
        return 0
    if now not in usable:
        return usable[0 if step > 0 else -1]
    return usable[(usable.index(now) + step) % len(usable)]


def _has_letter(command: Command, key: Key) -> bool:
    """Tell whether a plain key is a usable item's hot letter, the first one unless said otherwise."""
    return command.enabled and key.plain and (command.hot or command.label[:1]).lower() == key.name


def _has_key(command: Command, key: Key) -> bool:
    """Tell whether a key is the one that stands beside an item."""
    return command.keys.lower() == ("ctrl+" if key.ctrl else "") + key.name
