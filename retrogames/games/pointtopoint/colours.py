"""Point to Point's colours: twelve registers of 4096 values, presets, and what must stay readable."""

from collections.abc import Mapping, Sequence
from typing import Any

from retrogames.machine.palette import AMIGA, Palette
from retrogames.machine.sight import contrast

NAMES = (
    "Ground",
    "White stones",
    "Black stones",
    "Lines, choice",
    "Pointer",
    "Pale rim",
    "Board edge",
    "Squares",
    "Wells, shadow",
    "Shine",
    "Dark rim",
    "Record, last",
)
"""What each register of 0-11 draws; 12-15 belong to the setup window and are never changed."""

PRESETS: dict[str, str] = {
    "Original": "05A FFF 002 F80 D22 ABC 6AD 27B 037 446 789 FD6",
    "High contrast": "000 FFF 000 FC0 F40 CCC 888 357 222 444 AAA FF4",
    "Red-green": "246 FFF 002 FB0 F80 ABC 8AC 48A 024 446 789 FF6",
    "Blue-yellow": "433 FFF 002 F55 0CC CBB B99 866 211 446 888 9FF",
}
"""Twelve values each; the last two stay distinct for the common kinds of colour blindness."""

SAFE = "05A FFF 002 F80"
"""Registers 12-15, which the complement makes of 3-0."""

READABLE = 3.0
RIMMED, BOLD = 1.6, 1.5
"""What is enough for black stones, which have a rim, and for the broad lines between stones."""

PAIRS = (
    (1, 0, "Text on the ground", READABLE),
    (5, 0, "Quiet text", READABLE),
    (3, 0, "Choice and who moves", 2.9),
    (1, 8, "Scores", READABLE),
    (11, 8, "Records", READABLE),
    (5, 8, "Quiet records", READABLE),
    (1, 7, "White stones", READABLE),
    (2, 7, "Black stones", RIMMED),
    (3, 7, "Lines", BOLD),
)
"""Ink, ground, what is drawn so and its least contrast; a test watches what is drawn."""


def values_of(text: str) -> list[int]:
    """Read twelve words as numbers 0-4095."""
    return [int(word, 16) for word in text.split()]


def registers(values: Mapping[str, Any]) -> list[int]:
    """Give the player's twelve values; the original ones where what is kept cannot be used."""
    kept = values.get("colours", ())
    fits = isinstance(kept, tuple) and len(kept) == len(NAMES)
    if fits and all(isinstance(value, int) and 0 <= value < 4096 for value in kept):
        return list(kept)
    return values_of(PRESETS["Original"])


def palette_of(chosen: Sequence[int]) -> Palette:
    """Give the palette of twelve values and the four safe ones."""
    return Palette(tuple(AMIGA.word(value) for value in [*chosen, *values_of(SAFE)]))


def palette(values: Mapping[str, Any]) -> Palette:
    """Give the player's palette."""
    return palette_of(registers(values))


def unreadable(chosen: Sequence[int]) -> str:
    """Name what cannot be read in these colours, "" where all can."""
    for ink, ground, name, least in PAIRS:
        found = contrast(AMIGA.word(chosen[ink]), AMIGA.word(chosen[ground]))
        if found < least:
            return f"{name}: contrast {found:.1f}"
    return ""


def preset_name(chosen: Sequence[int]) -> str:
    """Name the preset these values are, `own` for none."""
    return next((name for name, text in PRESETS.items() if values_of(text) == list(chosen)), "own")
