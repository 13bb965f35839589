"""How far keys and scroll bars move in a list or a text page."""

from retrogames.looks.widgets import ListBox, TextPage

FAR = 10**6
"""A step past every end."""


def key_step(widget: ListBox | TextPage, name: str) -> int | None:
    """Give the lines a key moves, None for a key that moves nothing; Space turns a page of text."""
    page = max(1, widget.rows - 1)
    if name == "space" and isinstance(widget, TextPage):
        return page
    return {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -FAR, "end": FAR}.get(name)


def part_step(widget: ListBox | TextPage, part: str) -> int:
    """Give the lines a part of the scroll bar moves: up, down, pageup or pagedown; 0 for others."""
    page = max(1, widget.rows - 1)
    return {"up": -1, "down": 1, "pageup": -page, "pagedown": page}.get(part, 0)


def choose(widget: ListBox, step: int) -> bool:
    """Move the choice by a step and keep it in view; False for an empty list."""
    if not widget.items:
        return False
    widget.chosen = min(len(widget.items) - 1, max(0, widget.chosen + step))
    widget.top = min(widget.chosen, max(widget.top, widget.chosen - widget.rows + 1))
    return True
