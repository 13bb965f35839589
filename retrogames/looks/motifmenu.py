"""Motif's menu bar: cascades with mnemonics, pull-downs, Help at the far right."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.motif import Motif

TITLES = {"game": "Game", "move": "Moves", "options": "Options", "help": "Help"}
ITEM, WIDE = 21, 202
INK = 0
SPLITS = {"takeback", "statistics", "shelf", "screenshot", "fullscreen"}
"""Commands before which a pull-down has a separator."""


class MotifMenu:
    """The bar stands at the top of the client's window; while that is an icon there is none."""

    def __init__(self, look: "Motif", names: Mapping[str, str]) -> None:
        self._look = look
        self._names = {**TITLES, **names}
        self._group: str | None = None
        self._at = -1
        self._held = False

    @property
    def place(self) -> Box:
        """The bar's place in the window."""
        return self._look.bar or Box(0, -40, 456, 31)

    @property
    def open(self) -> bool:
        """Whether a pull-down hangs open."""
        return self._group is not None

    def show(self) -> None:
        """Open the first pull-down; an icon has none."""
        if self._look.bar is not None:
            self._group = "game"
            self._at = 0

    def close(self) -> None:
        """Close what hangs open."""
        self._group = None
        self._at = -1
        self._held = False

    # Places

    def _groups(self, commands: Sequence[Command]) -> list[str]:
        found = list(dict.fromkeys(command.group for command in commands))
        return [g for g in found if g != "help"] + [g for g in found if g == "help"]

    def _cascades(self, commands: Sequence[Command]) -> dict[str, Box]:
        x, boxes = self.place.x + 5, {}
        for group in self._groups(commands):
            width = self._look.fixed.width(self._names[group]) + 16
            left = self.place.right - 5 - width if group == "help" else x
            boxes[group] = Box(left, self.place.y + 5, width, ITEM)
            x += width + 6
        return boxes

    def _entries(self, commands: Sequence[Command]) -> list[Command]:
        return [command for command in commands if command.group == self._group]

    def _rows(self, entries: Sequence[Command]) -> list[int]:
        rows, y = [], 2
        for number, command in enumerate(entries):
            if number and command.id in SPLITS:
                y += 6
            rows.append(y)
            y += ITEM
        return rows

    def _panel(self, commands: Sequence[Command]) -> Box:
        assert self._group is not None
        cascade = self._cascades(commands)[self._group]
        entries = self._entries(commands)
        high = self._rows(entries)[-1] + ITEM + 2
        x = max(0, min(cascade.x, self.place.right - WIDE, 640 - WIDE))
        y = cascade.bottom if cascade.bottom + high <= 480 else max(0, cascade.y - high)
        return Box(x, y, WIDE, high)

    def _entry(self, x: int, y: int, commands: Sequence[Command]) -> int:
        panel = self._panel(commands)
        if not panel.contains(x, y):
            return -1
        rows = self._rows(self._entries(commands))
        return next((n for n, row in enumerate(rows) if row <= y - panel.y < row + ITEM), -1)

    # Events

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen, else whether the event was meant for the bar."""
        if isinstance(event, Press) and event.button == "left":
            return self._press(event.x, event.y, commands)
        if not self.open:
            return isinstance(event, Key) and self._mnemonic(event, commands)
        match event:
            case Release(x=x, y=y) if self._held:
                return self._release(x, y, commands)
            case Motion(x=x, y=y):
                self._point(x, y, commands)
            case Key(shortcut=True, name=name) if name != "f10":
                self.close()
                return False
            case Key():
                return self._key(event, commands)
        return True

    def _mnemonic(self, key: Key, commands: Sequence[Command]) -> bool:
        """Open a pull-down by Alt and its letter."""
        if key.alt and self._look.bar is not None:
            for group in self._groups(commands):
                if self._names[group][0].lower() == key.name:
                    self._group, self._at = group, 0
                    return True
        return False

    def _press(self, x: int, y: int, commands: Sequence[Command]) -> Command | bool:
        for group, box in self._cascades(commands).items():
            if box.contains(x, y):
                same = self._group == group
                self.close()
                if not same:
                    self._group, self._held = group, True
                return True
        if not self.open:
            return False
        at = self._entry(x, y, commands)
        if at < 0:
            self.close()
            return True
        self._at, self._held = at, True
        return True

    def _release(self, x: int, y: int, commands: Sequence[Command]) -> Command | bool:
        """Choose the entry under the pointer; a release on the bar leaves the pull-down open."""
        self._held = False
        at = self._entry(x, y, commands)
        if at >= 0:
            return self._choose(at, commands)
        if not any(box.contains(x, y) for box in self._cascades(commands).values()):
            self.close()
        return True

    def _point(self, x: int, y: int, commands: Sequence[Command]) -> None:
        for group, box in self._cascades(commands).items():
            if box.contains(x, y) and group != self._group:
                self._group, self._at = group, -1
                return
        self._at = self._entry(x, y, commands)

    def _key(self, key: Key, commands: Sequence[Command]) -> Command | bool:
        entries, groups = self._entries(commands), self._groups(commands)
        match key.name:
            case "escape" | "f10":
                self.close()
            case "left" | "right":
                step = 1 if key.name == "right" else -1
                self._group = groups[(groups.index(self._group or "game") + step) % len(groups)]
                self._at = 0
            case "up" | "down":
                self._step(1 if key.name == "down" else -1, entries)
            case "return" | "space":
                return self._choose(self._at, commands) if self._at >= 0 else True
            case letter:
                for number, command in enumerate(entries):
                    if command.enabled and command.hot.lower() == letter:
                        return self._choose(number, commands)
        return True

    def _step(self, step: int, entries: Sequence[Command]) -> None:
        for _ in entries:
            self._at = (self._at + step) % len(entries)
            if entries[self._at].enabled:
                return

    def _choose(self, at: int, commands: Sequence[Command]) -> Command | bool:
        command = self._entries(commands)[at]
        if not command.enabled:
            return True
        self.close()
        return command

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the bar and what hangs open; `info` has no place on a Motif bar."""
        look = self._look
        if look.bar is None:
            return
        look.raised(screen, self.place, look.body)
        for group, box in self._cascades(commands).items():
            title = self._names[group]
            if group == self._group:
                look.raised(screen, box, look.body)
            screen.text(box.x + 8, box.y + 4, title, look.fixed, INK)
            screen.hline(box.x + 8, box.y + 16, 5, INK)
        if self._group is not None:
            self._draw_panel(screen, commands)

    def _draw_panel(self, screen: Screen, commands: Sequence[Command]) -> None:
        look, panel, entries = self._look, self._panel(commands), self._entries(commands)
        look.raised(screen, panel, look.body)
        for number, (command, row) in enumerate(zip(entries, self._rows(entries), strict=True)):
            y = panel.y + row
            if number and command.id in SPLITS:
                screen.hline(panel.x + 2, y - 4, panel.w - 4, look.body.bottom)
                screen.hline(panel.x + 2, y - 3, panel.w - 4, look.body.top)
            if number == self._at and command.enabled:
                look.raised(screen, Box(panel.x + 2, y, panel.w - 4, ITEM), look.body)
            self._draw_entry(screen, panel, y, command)

    def _draw_entry(self, screen: Screen, panel: Box, y: int, command: Command) -> None:
        look = self._look
        x = panel.x + 8
        if command.checked is not None:
            mark = Box(x, y + 5, 11, 11)
            if command.checked:
                look.sunken(screen, mark, look.body, fill=INK)
            else:
                look.raised(screen, mark, look.body)
            x += 16
        screen.text(x, y + 4, command.label, look.fixed, INK)
        at = command.label.find(command.hot) if command.hot else -1
        if at >= 0:
            screen.hline(x + 6 * at, y + 16, 5, INK)
        keys = panel.right - 8 - look.fixed.width(command.keys)
        screen.text(keys, y + 4, command.keys, look.fixed, INK)
        if not command.enabled:
            screen.pattern(panel.x + 4, y + 2, panel.w - 8, ITEM - 4, (0xAA, 0x55), look.body.ground)
