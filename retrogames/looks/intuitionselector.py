"""The Amiga dress's file requester: files over drawer and name, as programs of the time had their own."""

from retrogames.looks.widgets import SelectorParts
from retrogames.machine.box import Box

ROWS = 9
COLUMNS = 36
"""Characters of a line of the list."""


def place_selector(parts: SelectorParts) -> Box:
    """Place the parts over the board; gives the panel. The pattern heads the list."""
    panel = Box(132, 17, 376, 184)
    x, y, w = panel.x + 20, panel.y + 17, panel.w - 40
    parts.files.box = Box(x, y, w, 10 * (ROWS + 1) + 4)
    parts.files.rows = ROWS
    parts.files.closer = parts.up.key
    parts.entry = entry
    drawer, file = parts.captions
    drawer.text, file.text = "Drawer", "File"
    y = parts.files.box.bottom + 4
    for caption, field in ((drawer, parts.path), (file, parts.name)):
        caption.box = Box(x, y, 56, 14)
        field.box = Box(x + 64, y, w - 64, 14)
        y += 15
    parts.up.text = "Parent"
    y += 5
    for n, button in enumerate((parts.accept, parts.up, parts.cancel)):
        button.box = Box(x + n * (w - 96) // 2, y, 96, 14)
    return panel


def entry(name: str, folder: bool) -> str:
    """Write a file's line; a drawer carries (dir) at the right."""
    if folder:
        return f"{_cut(name, COLUMNS - 6):{COLUMNS - 6}} (dir)"
    return _cut(name, COLUMNS)


def _cut(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"
