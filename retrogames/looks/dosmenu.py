"""The DOS way to the commands: a bottom strip of hot keys, and a framed list behind F10."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.looks.dos import Dos

STRIP = ("manual", "new", "hint", "takeback", "sound", "menu", "shelf")
SHORT = {"manual": "Manual", "new": "New", "sound": "Sound", "menu": "Menu", "shelf": "Quit"}
CHIPS = {"takeback": "^Z"}
TOP = 460
LINE = 18
WIDTH = 260
MENU = Command("menu", "Menu", "help", "F10")


class DosMenu:
    """Strip and list. The list's entries stand in groups; letters, arrows, wheel and pointer choose."""

    def __init__(self, look: "Dos", title: str, names: Mapping[str, str]) -> None:
        self._look = look
        self._title = title
        self.open = False
        self._at = 0
        self._down: str = ""

    def show(self) -> None:
        """Open the list."""
        self.open = True
        self._at = 0

    def close(self) -> None:
        """Close the list."""
        self.open = False

    def handle(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        """Give the command chosen, else whether the event was meant for strip or list."""
        if self.open:
            return self._list_event(event, commands)
        if isinstance(event, Press) and event.button == "left" and event.y >= TOP:
            for command, box in self._strip(commands):
                if box.contains(event.x, event.y):
                    if command.id == "menu":
                        self.show()
                        return True
                    return command if command.enabled else True
            return True
        return False

    def _list_event(self, event: Event, commands: Sequence[Command]) -> Command | bool:
        match event:
            case Key(name="escape" | "f10"):
                self.close()
            case Key(name="up" | "down" as name):
                self._step(-1 if name == "up" else 1, commands)
            case Key(name="home" | "end" as name):
                self._at = 0 if name == "home" else len(commands) - 1
            case Key(name="return" | "space"):
                return self._choose(commands[self._at])
            case Key(name=letter):
                return self._letter(letter, commands)
            case Motion(x=x, y=y):
                at = self._entry(x, y, commands)
                if at is not None:
                    self._at = at
            case Press(x=x, y=y):
                return self._press(self._entry(x, y, commands), commands)
        return True

    def _press(self, at: int | None, commands: Sequence[Command]) -> Command | bool:
        if at is None:
            self.close()
            return True
        return self._choose(commands[at])

    def _letter(self, letter: str, commands: Sequence[Command]) -> Command | bool:
        """Choose by hot letter; of several with one letter the next one only gets the bar."""
        fits = [n for n, c in enumerate(commands) if c.enabled and (c.hot or c.label[:1]).lower() == letter]
        if len(fits) == 1:
            return self._choose(commands[fits[0]])
        later = [n for n in fits if n > self._at]
        if fits:
            self._at = (later or fits)[0]
        return True

    def _step(self, step: int, commands: Sequence[Command]) -> None:
        count = len(commands)
        for _ in range(count):
            self._at = (self._at + step) % count
            if commands[self._at].enabled:
                return

    def _choose(self, command: Command) -> Command | bool:
        if not command.enabled:
            return True
        self.close()
        return command

    # Places

    def _strip(self, commands: Sequence[Command]) -> list[tuple[Command, Box]]:
        """Give the strip's entries, spread over its width."""
        known = {command.id: command for command in (*commands, MENU)}
        entries = [known[name] for name in STRIP if name in known]
        widths = [8 * (len(_chip(c)) + 1) + 8 + 8 * len(_word(c)) for c in entries]
        gap = (616 - sum(widths)) // max(1, len(entries) - 1)
        found, x = [], 12
        for command, width in zip(entries, widths, strict=True):
            found.append((command, Box(x, TOP, width, 20)))
            x += width + gap
        return found

    def _rows(self, commands: Sequence[Command]) -> list[int]:
        """Give each entry's row in the list, with a free half row between groups."""
        rows, y, group = [], 0, commands[0].group if commands else ""
        for command in commands:
            if command.group != group:
                y += 6
                group = command.group
            rows.append(y)
            y += LINE
        return rows

    def _panel(self, commands: Sequence[Command]) -> Box:
        high = self._rows(commands)[-1] + LINE + 12
        return Box(640 - WIDTH - 12, TOP - 6 - high, WIDTH, high)

    def _entry(self, x: int, y: int, commands: Sequence[Command]) -> int | None:
        panel = self._panel(commands)
        if not panel.contains(x, y):
            return None
        for number, row in enumerate(self._rows(commands)):
            if panel.y + 6 + row <= y < panel.y + 6 + row + LINE:
                return number
        return None

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the strip, and the list while it is open."""
        p, font = self._look.pens, self._look.small
        screen.rect(0, TOP, 640, 20, p.black)
        for command, box in self._strip(commands):
            chip = _chip(command)
            wide = 8 * len(chip) + 5
            screen.rect(box.x - 1, TOP + 2, wide, 16, p.grey)
            screen.text(box.x + 2, TOP + 2, chip, font, p.black)
            ink = p.white if command.enabled else p.quiet
            screen.text(box.x + wide + 6, TOP + 2, _word(command), font, ink)
        if self.open:
            self._draw_list(screen, commands)

    def _draw_list(self, screen: Screen, commands: Sequence[Command]) -> None:
        p, font, panel = self._look.pens, self._look.small, self._panel(commands)
        self._look.plate(screen, panel, p.box)
        self._at = min(self._at, len(commands) - 1)
        rows = self._rows(commands)
        for number, (command, row) in enumerate(zip(commands, rows, strict=True)):
            y = panel.y + 6 + row
            if number and row - rows[number - 1] > LINE:
                screen.hline(panel.x + 6, y - 4, panel.w - 12, p.frame)
            chosen = number == self._at
            if chosen:
                screen.rect(panel.x + 4, y, panel.w - 8, LINE, p.frame)
            ink = p.black if chosen else p.box_text if command.enabled else p.quiet
            x = panel.x + 24
            screen.text(x, y + 1, command.label, font, ink)
            if command.checked:
                screen.text(panel.x + 10, y + 1, "✓", font, ink)
            keys = panel.right - 10 - font.width(command.keys)
            screen.text(keys, y + 1, command.keys, font, ink)
            at = command.label.find(command.hot) if command.hot else 0
            if command.enabled and not chosen and at >= 0:
                hot = command.hot or command.label[:1]
                screen.text(x + font.width(command.label[:at]), y + 1, hot, font, p.hot)


def _chip(command: Command) -> str:
    return CHIPS.get(command.id, command.keys)


def _word(command: Command) -> str:
    return SHORT.get(command.id, command.label)
