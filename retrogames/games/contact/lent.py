"""Setup's own palette: text and frames in the corner colours, six registers lent to the values in use."""

from collections.abc import Sequence

from retrogames.machine.palette import EGA, RGB, Palette
from retrogames.machine.screen import Screen
from retrogames.machine.sight import difference
from retrogames.machine.sprites import Sprite

CORNERS = (0, 9, 18, 27, 36, 45, 54, 63)
"""EGA values of registers 0-7: every gun off or full; bit 0 blue, bit 1 green, bit 2 red."""

GREYS = {14: 7, 15: 56}
LENT = range(8, 14)
LARGE = (1, 6, 11, 9, 2)
"""Elements that cover most of the table; they get true colours before the others."""

BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""The ordered 4x4 dither matrix (Bayer 1973)."""


class Loan:
    """Which register shows which EGA value at the moment."""

    def __init__(self, ega: Sequence[int], edited: int) -> None:
        self.registers: dict[int, int] = {value: register for register, value in enumerate(CORNERS)}
        self.registers |= {value: register for register, value in GREYS.items()}
        order = [edited, *LARGE, *range(16)]
        free = list(LENT)
        for element in order:
            value = ega[element]
            if value not in self.registers and free:
                self.registers[value] = free.pop(0)
        self._ega = tuple(ega)

    @property
    def palette(self) -> Palette:
        """The palette of the Setup screen."""
        colours: list[RGB] = [(0, 0, 0)] * 16
        for value, register in self.registers.items():
            colours[register] = EGA.rgb(value)
        return Palette(tuple(colours))

    def pen(self, element: int) -> int:
        """Give the register that shows an element: its own value, or the nearest one there is."""
        return self.pen_of(self._ega[element])

    def pen_of(self, value: int) -> int:
        """Give the register that shows a value, the nearest one where none holds it."""
        if value in self.registers:
            return self.registers[value]
        nearest = min(self.registers, key=lambda other: difference(EGA.rgb(other), EGA.rgb(value)))
        return self.registers[nearest]

    def swatch(self, screen: Screen, x: int, y: int, value: int, mixes: Sequence[Sprite]) -> None:
        """Draw a swatch of 25x20: solid where a register holds the value, else its mix."""
        if value in self.registers:
            screen.rect(x, y, 25, 20, self.registers[value])
        else:
            screen.blit(mixes[value], x, y)


def mixes() -> list[Sprite]:
    """Make the 64 ordered mixes of the corner colours."""
    found = []
    for value in range(64):
        levels = tuple(gun // 85 for gun in EGA.rgb(value))  # 0-3 thirds of red, green, blue
        pixels = bytearray()
        for y in range(20):
            for x in range(25):
                threshold = BAYER[y % 4][x % 4]
                red, green, blue = (int(level * 16 > threshold * 3) for level in levels)
                pixels.append(blue | green << 1 | red << 2)
        found.append(Sprite(25, 20, bytes(pixels)))
    return found
