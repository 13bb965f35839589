"""Splatter's sixteen colours: what each register is for, presets, and which pairs must be told apart."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from retrogames.games.splatter.art import DARK, FACE, FIGURE, LIGHT
from retrogames.looks.gem import ORIGINAL
from retrogames.machine.palette import RGB, ST, Palette
from retrogames.machine.sight import contrast, difference

SEATS = ("Red", "Green", "Blue", "Yellow")


def _words(text: str) -> tuple[int, ...]:
    return tuple(int(word, 16) for word in text.split())


PRESETS: dict[str, tuple[int, ...]] = {
    "Original": tuple(int(ST.write(rgb), 16) for rgb in ORIGINAL),
    "Contrast": _words("777 500 030 770 015 200 010 444 111 755 575 775 567 210 002 000"),
    "Protan": _words("777 712 340 770 237 400 120 555 333 756 675 775 567 420 014 000"),
    "Deutan": _words("777 620 043 770 237 300 021 555 333 754 576 775 567 420 014 000"),
    "Tritan": _words("777 722 140 751 206 400 020 555 333 766 575 774 657 420 103 000"),
}
"""Hardware words of registers 0-15; the last three keep the seats apart for the kind of sight they name."""

NAMES = {
    0: "Paper",
    7: "Grid",
    8: "Joints",
    15: "Ink",
    **{register: f"{seat} tint" for seat, register in zip(SEATS, LIGHT, strict=True)},
    **{register: f"{seat} face" for seat, register in zip(SEATS, FACE, strict=True)},
    **{register: f"{seat} shadow" for seat, register in zip(SEATS, DARK, strict=True)},
}
"""What a register is called."""

WRITING = 4.5
"""The least contrast of letters."""


class Pair(NamedTuple):
    """Hold two registers that stand on each other and the least contrast they may have."""

    over: int
    under: int
    least: float


PAIRS = (
    Pair(15, 0, WRITING),
    *(Pair(15, tint, WRITING) for tint in LIGHT),
    *(Pair(figure, face, 2.0) for figure, face in zip(FIGURE, FACE, strict=True)),
    *(Pair(dark, tint, 2.0) for dark, tint in zip(DARK, LIGHT, strict=True)),
    Pair(7, 0, 1.2),
    Pair(8, 7, 1.2),
)

APART = 12.0
"""The least difference of two seats' faces."""


def rgb_of(word: int) -> RGB:
    """Give the colour of a hardware word 0RRR0GGG0BBB."""
    return ST.word(word)


def palette_of(words: Sequence[int]) -> Palette:
    """Give the palette of sixteen words."""
    return Palette(tuple(map(rgb_of, words)))


def chosen(values: Mapping[str, Any]) -> tuple[int, ...]:
    """Give the player's sixteen words; the original ones where what is kept cannot be used."""
    kept = values.get("colours", ())
    original = PRESETS["Original"]
    if not isinstance(kept, tuple) or len(kept) != len(original):
        return original
    if not all(isinstance(word, int) and 0 <= word < 0x800 and not word & 0x888 for word in kept):
        return original
    return original if unreadable(kept) else kept


def palette(values: Mapping[str, Any]) -> Palette:
    """Give the player's palette."""
    return palette_of(chosen(values))


def preset_name(words: Sequence[int]) -> str:
    """Name the preset these words are, `own` for none."""
    return next((name for name, preset in PRESETS.items() if preset == tuple(words)), "own")


def unreadable(words: Sequence[int]) -> str:
    """Name the first pair that cannot be told apart, "" where all can."""
    for over, under, least in PAIRS:
        found = contrast(rgb_of(words[over]), rgb_of(words[under]))
        if found < least:
            return f"{NAMES[over]} on {NAMES[under].lower()}: {found:.1f}:1"
    for seat, face in enumerate(FACE):
        for other in range(seat):
            if difference(rgb_of(words[face]), rgb_of(words[FACE[other]])) < APART:
                return f"{SEATS[other]} and {SEATS[seat]} look the same"
    return ""
