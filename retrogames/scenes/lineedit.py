"""Typing in a field: keys that edit, characters that go in, clicks that place the cursor."""

from retrogames.looks.look import Look
from retrogames.looks.widgets import Field

EDITING = ("backspace", "delete", "left", "right", "home", "end")


def fill(field: Field, text: str) -> None:
    """Put a text in that the first letter typed takes the place of; editing keys and clicks keep it."""
    field.text, field.cursor, field.selected = text, len(text), bool(text)


def edit(field: Field, name: str) -> bool:
    """Carry out an editing key by its name; tells whether the text changed."""
    text, at = field.text, field.cursor
    field.selected = field.selected and name not in EDITING
    match name:
        case "backspace" if at:
            field.text, field.cursor = text[: at - 1] + text[at:], at - 1
        case "delete" if at < len(text):
            field.text = text[:at] + text[at + 1 :]
        case "left":
            field.cursor = max(0, at - 1)
        case "right":
            field.cursor = min(len(text), at + 1)
        case "home":
            field.cursor = 0
        case "end":
            field.cursor = len(text)
    return field.text != text


def insert(field: Field, text: str) -> bool:
    """Put printable Latin-1 in at the cursor as far as there is room; tells whether the text changed."""
    letters = "".join(c for c in text if c.isprintable() and ord(c) < 256)
    if letters and field.selected:
        fill(field, "")
    typed = letters[: max(0, field.limit - len(field.text))]
    field.text = field.text[: field.cursor] + typed + field.text[field.cursor :]
    field.cursor += len(typed)
    return bool(typed)


def place_at(look: Look, field: Field, x: int) -> int:
    """Give the place in the text nearest to column x; a long text is shown up to its cursor."""
    char, width = look.metrics.char, look.width
    first = max(0, field.cursor - (field.box.w - 3 * char // 2) // char)
    start = field.box.x + char // 2 - width(field.text[:first])
    places = range(first, len(field.text) + 1)
    return min(places, key=lambda n: abs(start + width(field.text[:n]) - x))
