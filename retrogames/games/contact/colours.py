"""The colours of Contact's elements as EGA values 0-63: defaults, presets, which pairs must be readable."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from retrogames.machine.palette import EGA, Palette
from retrogames.machine.sight import contrast

DEFAULT = (0, 16, 3, 62, 63, 62, 8, 63, 62, 3, 0, 24, 59, 4, 7, 63)
"""EGA values of the 16 registers, as Contact begins."""

FIXED = {0: 0, 13: 4, 14: 7, 15: 63}
"""Black, warning red, die shade and die body: the original's dice and shadows cannot be changed."""

READABLE = 3.0
"""The least contrast of a text on its ground."""


class Element(NamedTuple):
    """A display element that owns a register."""

    name: str
    register: int


ELEMENTS = tuple(
    Element(name, register)
    for register, name in enumerate(
        (
            "Background",
            "Frame",
            "Title",
            "Plain text",
            "Hot letters",
            "Score box",
            "Score text",
            "Active frame",
            "Prompt strip",
            "Prompt text",
            "Kept tray",
            "Die numbers",
        ),
        1,
    )
)

PAIRS = (
    *((text, 1) for text in (3, 4, 5, 8, 12)),
    *((text, 6) for text in (2, 3, 4, 5, 7, 8, 14)),
    *((text, 0) for text in (2, 3, 5, 7)),
    (0, 2),
    (0, 8),
    (0, 12),
    (10, 9),
    (3, 13),
)
"""Text, frame of focus, and ground registers that stand on each other; a test watches what is drawn."""

PRESETS: dict[str, tuple[int, ...]] = {
    "original": DEFAULT,
    "blue": (0, 1, 3, 62, 63, 62, 8, 63, 62, 3, 0, 9, 59, 4, 7, 63),
    "high contrast": (0, 0, 7, 62, 63, 62, 0, 63, 62, 63, 0, 56, 63, 4, 7, 63),
    "red-green safe": (0, 8, 3, 62, 63, 62, 1, 63, 62, 62, 0, 56, 27, 4, 7, 63),
    "blue-yellow safe": (0, 32, 7, 63, 63, 59, 0, 63, 59, 3, 0, 56, 59, 4, 7, 63),
}
"""Sets to choose from; the safe ones stay apart under the simulated kinds of colour blindness."""


def registers(values: Mapping[str, Any]) -> tuple[int, ...]:
    """Give the 16 EGA values the player chose; the original ones where what is kept cannot be used."""
    kept = values.get("colours", ())
    if not isinstance(kept, tuple) or len(kept) != 16:
        return DEFAULT
    if not all(isinstance(value, int) and 0 <= value < 64 for value in kept):
        return DEFAULT
    return tuple(FIXED.get(register, value) for register, value in enumerate(kept))


def palette_of(ega: Sequence[int]) -> Palette:
    """Give the palette of 16 EGA values."""
    return Palette(tuple(EGA.rgb(value) for value in ega))


def palette(values: Mapping[str, Any]) -> Palette:
    """Give the player's palette."""
    return palette_of(registers(values))


def ratio(ega: Sequence[int], text: int, ground: int) -> float:
    """Give the contrast of two registers, 1-21."""
    return contrast(EGA.rgb(ega[text]), EGA.rgb(ega[ground]))


def faintest(ega: Sequence[int], *texts: int) -> float:
    """Give the least contrast that these text registers have on any of their grounds, 1-21."""
    return min(ratio(ega, *pair) for pair in PAIRS if pair[0] in texts)


def unreadable(ega: Sequence[int]) -> str:
    """Name the worst pair that cannot be read, with its contrast; "" where all can."""
    name = {element.register: element.name for element in ELEMENTS} | {0: "Black", 13: "Red", 14: "Grey"}
    worst = min(PAIRS, key=lambda pair: ratio(ega, *pair))
    found = ratio(ega, *worst)
    return "" if found >= READABLE else f"{name[worst[0]]} on {name[worst[1]].lower()} is {found:.1f}:1"


def preset_name(ega: Sequence[int]) -> str:
    """Name the preset these values are, `own` for none."""
    return next((name for name, values in PRESETS.items() if values == tuple(ega)), "own")
