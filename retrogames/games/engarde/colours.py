"""Engarde's colours: four that the player picks, and the Motif shadows computed from them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from retrogames.looks.motif import MARK, ORIGINAL
from retrogames.machine.palette import RGB, Palette
from retrogames.machine.sight import contrast


class Part(NamedTuple):
    """A part with a colour of its own and the registers of its top, bottom and select shadows."""

    name: str
    register: int
    shadows: tuple[int, ...]


PARTS = (
    Part("Window", 2, (3, 4, 5)),
    Part("Frame", 6, (7, 8)),
    Part("Squares", 12, (13, 14)),
    Part("Marks", MARK, ()),
)

PRESETS: dict[str, tuple[str, ...]] = {
    "Original": ("#729FFF", "CadetBlue", "LightSteelBlue", "gold"),
    "Wheat": ("tan", "SeaGreen", "wheat", "firebrick"),
    "Steel": ("SlateGray", "SteelBlue", "gray", "goldenrod"),
    "High contrast": ("white", "gray", "white", "yellow"),
    "Colour-blind safe": ("LightBlue", "SteelBlue", "white", "goldenrod"),
}
"""Window, frame, squares and marks by X11R4 colour names."""

BLACK_TEXT = 0.35
"""Text is black on a brighter background than this, else white (looks, 5.1)."""

LEAST = 3.0
"""The least contrast of the black pieces and texts on window, frame, squares and marks."""


def shadows(rgb: RGB) -> tuple[RGB, RGB, RGB]:
    """Give top, bottom and select colours by Motif 1.1 (looks, 5.1): whole percents, 16-bit guns."""
    b = brightness(rgb)
    if b < 0.15:
        return _lighter(rgb, 50), _lighter(rgb, 30), _lighter(rgb, 15)
    if b > 0.77:
        return _darker(rgb, 20), _darker(rgb, 45), _darker(rgb, 15)
    return _lighter(rgb, 40 + int(30 * b)), _darker(rgb, 60 - int(25 * b)), _darker(rgb, 15)


def brightness(rgb: RGB) -> float:
    """Give the brightness of a background, 0-1, by Motif 1.1 (looks, 5.1)."""
    red, green, blue = (gun / 255 for gun in rgb)
    return 0.25 * (red + green + blue) / 3 + 0.75 * (0.30 * red + 0.59 * green + 0.11 * blue)


def _lighter(rgb: RGB, percent: int) -> RGB:
    red, green, blue = ((gun * 257 + (255 - gun) * 257 * percent // 100) >> 8 for gun in rgb)
    return red, green, blue


def _darker(rgb: RGB, percent: int) -> RGB:
    red, green, blue = ((gun * 257 * (100 - percent) // 100) >> 8 for gun in rgb)
    return red, green, blue


def palette_of(chosen: Sequence[RGB]) -> Palette:
    """Give the palette of the four chosen colours, the shadows computed."""
    found = ORIGINAL
    for part, rgb in zip(PARTS, chosen, strict=True):
        found = found.with_register(part.register, rgb)
        for register, shade in zip(part.shadows, shadows(rgb), strict=False):
            found = found.with_register(register, shade)
    return found


def chosen(values: Mapping[str, Any]) -> tuple[RGB, ...]:
    """Give the player's four colours, kept as numbers RRGGBB; the original ones where that fails."""
    kept = values.get("colours", ())
    fits = isinstance(kept, tuple) and len(kept) == len(PARTS)
    if fits and all(isinstance(number, int) and 0 <= number < 1 << 24 for number in kept):
        return tuple((number >> 16, number >> 8 & 255, number & 255) for number in kept)
    return tuple(ORIGINAL[part.register] for part in PARTS)


def kept(colours: Sequence[RGB]) -> tuple[int, ...]:
    """Give the numbers to keep for four colours."""
    return tuple(red << 16 | green << 8 | blue for red, green, blue in colours)


def unreadable(colours: Sequence[RGB]) -> str:
    """Name the part on which black cannot be read, "" where all is well."""
    for part, rgb in zip(PARTS, colours, strict=True):
        if contrast(rgb, (0, 0, 0)) < LEAST:
            return f"Black on {part.name.lower()} is {contrast(rgb, (0, 0, 0)):.1f}:1"
    return ""
