"""GEM's ITEM SELECTOR: where its parts stand, and names as eight letters and an ending."""

from pathlib import PurePath

from retrogames.looks.widgets import SelectorParts
from retrogames.machine.box import Box

COLUMNS = 13
"""Letters of a name that the list has room for."""


def place_selector(parts: SelectorParts) -> Box:
    """Place the parts as before TOS 1.04, without drives; gives the panel (looks, 3.3)."""
    parts.title = "ITEM SELECTOR"
    directory, selection = parts.captions
    directory.box = Box(24, 36, 80, 8)
    parts.path.box = Box(20, 44, 284, 12)
    parts.files.box = Box(24, 60, 147, 93)
    parts.files.rows = 9
    parts.files.closer = parts.up.key
    selection.box = Box(194, 62, 80, 8)
    parts.name.box = Box(190, 72, 108, 12)
    ending = parts.mask.text.split(",")[0].rpartition(".")[2]
    parts.name.blank = "_" * 8 + "." + "_" * len(ending)
    parts.accept.box = Box(194, 99, 78, 17)
    parts.cancel.box = Box(194, 121, 78, 17)
    parts.entry = entry
    return Box(5, 12, 310, 155)


def entry(name: str, folder: bool) -> str:
    """Write a file's line: capitals, the ending in a column of its own; folders carry a diamond."""
    words = name.upper()
    if folder:
        return "◆ " + _cut(words, COLUMNS)
    ending = PurePath(words).suffix
    stem = words.removesuffix(ending)
    return "  " + _cut(stem, COLUMNS - len(ending)).ljust(8) + ending


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"
