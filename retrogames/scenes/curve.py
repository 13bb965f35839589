"""A small chart of curves over the moves of a game, in a machine's own registers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from retrogames.looks.look import Look
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen

DASHES = ("1111", "111111110000", "110011001100", "111111001100")
"""How the curves are dashed, seat by seat: shape as well as colour."""


class ChartPens(NamedTuple):
    """Registers of a chart: its ground, the lines of its scale, marks, and up to four curves."""

    ground: int
    scale: int
    mark: int
    curves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """A curve: a value for every position, None where it is not known; `name` says whose it is."""

    name: str
    values: Sequence[float | None]


@dataclass(slots=True)
class Chart:
    """Curves between two values, with marks at the moves that went wrong and one of them chosen."""

    pens: ChartPens
    curves: Sequence[Curve]
    low: float
    high: float
    labels: tuple[str, str]
    marks: Sequence[int] = ()
    chosen: int | None = None

    def paint(self, look: Look, screen: Screen, box: Box) -> None:
        """Draw the chart into a box of the look's pixels: labels left, names below, curves between."""
        m = look.metrics
        left = max(look.width(label) for label in self.labels) + m.char
        field = Box(box.x + left, box.y, box.w - left, box.h - m.line - 2)
        top, bottom = field.y, field.bottom - m.line
        for y, label in ((top, self.labels[1]), (bottom, self.labels[0])):
            look.write(screen, field.x - m.char // 2 - look.width(label), y, label)
        surface = look.surface(screen)
        surface.rect(*field, self.pens.ground)
        for part in range(1, 4):
            surface.hline(field.x, field.y + field.h * part // 4, field.w, self.pens.scale)
        inside = field.inset(1)
        if self.chosen is not None:
            x = self._column(self.chosen, inside)
            surface.pattern(x, inside.y, 1, inside.h, (0xFF, 0x00), self.pens.mark)
        for number, curve in enumerate(self.curves):
            self._curve(surface, inside, number, curve)
        for mark in self.marks:
            self._mark(surface, inside, mark)
        surface.frame(*field, self.pens.scale)
        self._names(look, screen, surface, field, box.bottom - m.line)

    def _column(self, index: int, box: Box) -> int:
        last = max(1, len(self.curves[0].values) - 1)
        return box.x + (box.w - 1) * index // last

    def _row(self, value: float, box: Box) -> int:
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return box.bottom - 1 - round((box.h - 1) * min(1.0, max(0.0, part)))

    def _curve(self, surface: Screen, box: Box, number: int, curve: Curve) -> None:
        """Draw a curve column by column, joined upright where it rises; unknown stretches stay empty."""
        pen, dash = self.pens.curves[number], DASHES[number % len(DASHES)]
        last = len(curve.values) - 1
        before: int | None = None
        for column in range(box.w):
            value = curve.values[(last * column + (box.w - 1) // 2) // max(1, box.w - 1)] if last else None
            if value is None:
                before = None
                continue
            row = self._row(value, box)
            upper, lower = (row, row) if before is None else (min(row, before), max(row, before))
            if dash[column % len(dash)] == "1":
                surface.rect(box.x + column, max(box.y, upper - 1), 1, lower - upper + 2, pen)
            before = row

    def _mark(self, surface: Screen, box: Box, index: int) -> None:
        """Point up from the foot of the chart to a move that went wrong."""
        x = self._column(index, box)
        for row in range(3):
            surface.hline(max(box.x, x - row), box.bottom - 3 + row, 2 * row + 1, self.pens.mark)

    def _names(self, look: Look, screen: Screen, surface: Screen, field: Box, y: int) -> None:
        """Write whose the curves are, each behind a piece of its line."""
        x, m = field.x, look.metrics
        for number, curve in enumerate(self.curves):
            dash = DASHES[number % len(DASHES)]
            surface.rect(x, y, 2 * m.char + 2, m.line - 1, self.pens.ground)
            for column in range(2 * m.char):
                if dash[column % len(dash)] == "1":
                    surface.rect(x + 1 + column, y + m.line // 2 - 1, 1, 2, self.pens.curves[number])
            x = look.write(screen, x + 2 * m.char + 6, y, curve.name) + m.char
