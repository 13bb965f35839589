"""The DOS way to the commands: a bottom strip of hot keys, and a framed list behind F10."""

from collections.abc import Mapping, Sequence
from itertools import chain, groupby
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
WIDTH = 260
"""Width of a column of the list."""
EDGE = 6
"""Rows free above the first entry and below the last, and between groups."""
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
            if isinstance(event, Key) and event.shortcut and event.name != "f10":
                self.close()
                return False
            return self._list_event(event, commands)
        if isinstance(event, Press) and event.button == "left" and event.y >= self._look.strip.y:
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
            case Key(name="left" | "right"):
                self._across(commands)
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
        menu = MENU if any(command.keys for command in commands) else MENU._replace(keys="")
        known = {command.id: command for command in (menu, *commands)}
        entries = [known[name] for name in STRIP if name in known]
        boxes = spread([(_chip(c), _word(c)) for c in entries], self._look.strip)
        return list(zip(entries, boxes, strict=True))

    def _line(self) -> int:
        return self._look.small.height + 2

    def _columns(self, commands: Sequence[Command]) -> list[list[Command]]:
        """Give the list's columns: one, or two of whole groups where one would be too high."""
        groups = [list(group) for _, group in groupby(commands, key=lambda command: command.group)]
        high = len(commands) * self._line() + EDGE * (len(groups) + 1)
        if high <= self._look.strip.y - EDGE - 4 or len(groups) == 1:
            return [list(commands)]
        pairs = [[[*chain(*groups[:n])], [*chain(*groups[n:])]] for n in range(1, len(groups))]
        return min(pairs, key=lambda pair: max(map(len, pair)))

    def _places(self, commands: Sequence[Command]) -> tuple[Box, list[Box]]:
        """Give the list's panel and each entry's box, a free half row between groups."""
        columns = self._columns(commands)
        high = 0
        boxes: list[Box] = []
        for number, column in enumerate(columns):
            y, group = EDGE, column[0].group
            for command in column:
                if command.group != group:
                    y += EDGE
                    group = command.group
                boxes.append(Box(number * WIDTH, y, WIDTH, self._line()))
                y += self._line()
            high = max(high, y + EDGE)
        width = WIDTH * len(columns)
        panel = Box(640 - width - 12, self._look.strip.y - 6 - high, width, high)
        return panel, [box.move(panel.x, panel.y) for box in boxes]

    def _entry(self, x: int, y: int, commands: Sequence[Command]) -> int | None:
        boxes = self._places(commands)[1]
        return next((number for number, box in enumerate(boxes) if box.contains(x, y)), None)

    def _across(self, commands: Sequence[Command]) -> None:
        """Go to the entry beside in the other column."""
        boxes = self._places(commands)[1]
        here = boxes[min(self._at, len(boxes) - 1)]
        beside = [n for n, box in enumerate(boxes) if box.x != here.x and commands[n].enabled]
        if beside:
            self._at = min(beside, key=lambda n: abs(boxes[n].y - here.y))

    # Drawing

    def draw(self, screen: Screen, commands: Sequence[Command], info: str) -> None:
        """Draw the strip, and the list while it is open."""
        draw_strip(self._look, screen, [(_chip(c), _word(c), c.enabled, b) for c, b in self._strip(commands)])
        if self.open:
            self._draw_list(screen, commands)

    def _draw_list(self, screen: Screen, commands: Sequence[Command]) -> None:
        p, look = self._look.pens, self._look
        panel, boxes = self._places(commands)
        look.plate(screen, panel, p.box)
        self._at = min(self._at, len(commands) - 1)
        before = boxes[0]
        for number, (command, box) in enumerate(zip(commands, boxes, strict=True)):
            if box.x != before.x:
                screen.vline(box.x, panel.y + EDGE, panel.h - 2 * EDGE, p.frame)
            elif box.y - before.y > box.h:
                screen.hline(box.x + 6, box.y - EDGE // 2 - 1, box.w - 12, p.frame)
            before = box
            self._draw_entry(screen, box, command, number == self._at)

    def _draw_entry(self, screen: Screen, box: Box, command: Command, chosen: bool) -> None:
        p, font = self._look.pens, self._look.small
        y = box.y + 1
        if chosen:
            screen.rect(box.x + 4, box.y, box.w - 8, box.h, p.frame)
        ink = p.black if chosen else p.box_text if command.enabled else p.quiet
        x = box.x + 24
        screen.text(x, y, command.label, font, ink)
        if command.checked:
            screen.text(box.x + 10, y, "✓", font, ink)
        screen.text(box.right - 10 - font.width(command.keys), y, command.keys, font, ink)
        hot = command.hot or command.label[:1]
        at = command.label.find(hot)
        if command.enabled and not chosen and at >= 0:
            screen.text(x + font.width(command.label[:at]), y, hot, font, p.hot)


def spread(entries: Sequence[tuple[str, str]], strip: Box) -> list[Box]:
    """Place key chips with their words, as (chip, word), over the strip's width."""
    widths = [8 * (len(chip) + 1) + 8 + 8 * len(word) for chip, word in entries]
    gap = (strip.w - 24 - sum(widths)) // max(1, len(entries) - 1)
    boxes, x = [], strip.x + 12
    for width in widths:
        boxes.append(Box(x, strip.y, width, strip.h))
        x += width + gap
    return boxes


def draw_strip(look: "Dos", screen: Screen, entries: Sequence[tuple[str, str, bool, Box]]) -> None:
    """Draw the command strip: chip, word, whether it may be chosen, and the place that `spread` gave."""
    p, font, strip = look.pens, look.small, look.strip
    screen.rect(*strip, p.black)
    y = strip.y + (strip.h - font.height) // 2
    for chip, word, enabled, box in entries:
        wide = 8 * len(chip) + 5 if chip else -6
        if chip:
            screen.rect(box.x - 1, y, wide, font.height, p.grey)
            screen.text(box.x + 2, y, chip, font, p.black)
        screen.text(box.x + wide + 6, y, word, font, p.white if enabled else p.quiet)


def _chip(command: Command) -> str:
    """Give the chip's text, none where key labels are turned off."""
    return CHIPS.get(command.id, command.keys) if command.keys else ""


def _word(command: Command) -> str:
    return SHORT.get(command.id, command.label)
