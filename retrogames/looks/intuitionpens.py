"""The Amiga dress's registers: Point to Point's palette, and which pen draws what."""

from dataclasses import dataclass

from retrogames.machine.palette import AMIGA, Palette

_REGISTERS = "05A FFF 002 F80 D22 ABC 6AD 27B 037 446 789 FD6 05A FFF 002 F80"

ORIGINAL = Palette(tuple(AMIGA.read(word) for word in _REGISTERS.split()))
"""Point to Point's sixteen registers; 15-12 are what highlighting makes of 0-3."""


@dataclass(frozen=True, slots=True)
class Pens:
    """Which register draws what on one kind of window.

    `edge` is its border and bar, `line` what is drawn on those; `fill` the inside with `text` and frames;
    `well` where text is typed, `sunk` and `lit` its upper and lower edge.
    """

    edge: int
    line: int
    fill: int
    text: int
    quiet: int
    heading: int
    strong: int
    warning: int
    focus: int
    shadow: int
    well: int
    typed: int
    sunk: int
    lit: int


REQUESTER = Pens(
    edge=1, line=0, fill=1, text=0, quiet=10, heading=0, strong=0, warning=4, focus=3, shadow=2,
    well=8, typed=1, sunk=2, lit=6,
)  # fmt: skip
"""White, as the system's own requesters; bars and menus too."""

WINDOW = Pens(
    edge=1, line=0, fill=0, text=1, quiet=5, heading=3, strong=11, warning=3, focus=3, shadow=2,
    well=8, typed=1, sunk=2, lit=6,
)  # fmt: skip
"""The ground's blue with white text: windows, and what stands on the screen itself."""

SAFE = Pens(
    edge=13, line=12, fill=12, text=13, quiet=13, heading=15, strong=15, warning=15, focus=15, shadow=14,
    well=14, typed=13, sunk=13, lit=13,
)  # fmt: skip
"""A window in registers 12-15 alone, which no colour setup changes."""
