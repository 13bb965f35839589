"""Questions and notices, as a GEM alert, Amiga requester, Motif message box or DOS box."""

from collections.abc import Sequence

from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Label
from retrogames.machine.palette import Palette
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Pop


def wrap(look: Look, text: str, width: int, style: str = "plain") -> list[str]:
    """Break a text into lines of at most `width` pixels of the look; a word too long stands alone, cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        if look.width(paragraph, style) <= width:
            lines.append(paragraph)
            continue
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and look.width(longer, style) > width:
                lines.append(line)
                longer = word
            line = longer
            while look.width(line, style) > width:
                wider = (n for n in range(1, len(line)) if look.width(line[: n + 1], style) > width)
                cut = next(wider, 1)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line)
    return lines


def alert(
    look: Look,
    text: str,
    buttons: Sequence[str] = ("OK",),
    kind: str = "note",
    title: str = "",
    default: int = -1,
    palette: Palette | None = None,
    form: type[Form] = Form,
) -> Form:
    """Make an alert that pops with the number of the button pressed, counted from 0.

    The last button answers Esc and the right mouse button; the default one (the last unless said) answers
    Return. `kind` is none, note, question or stop. An empty line of the text becomes a gap. Of a text that
    is too long for the picture, such as the path of a deep folder, the middle is left out. `form` is the
    kind of dialog that it is.
    """
    default %= len(buttons)
    parts = [
        Button(name, str(n), default=n == default, escape=n == len(buttons) - 1)
        for n, name in enumerate(buttons)
    ]
    icon, _ = look.icon_size(kind)
    m = look.metrics
    room = min(m.page[0] - icon - 3 * m.char, 44 * m.char)
    if m.alert:
        title, room = "", m.alert - (icon + 2 * m.char if icon else 0)
    rows = [Label(line) if line else None for line in wrap(look, text, room)]
    made = form(look, title, rows, parts, palette=palette, kind=kind)
    over = made.panel.h - look.area.h
    if over > 0:
        kept = max(2, len(rows) - 1 - -(-over // m.line))
        head = kept // 2
        made.arrange([*rows[:head], Label("…"), *rows[len(rows) - kept + head :]])
    made.answer = _number
    made.focus = parts[default]
    return made


def _number(form: Form, key: str) -> Change | None:
    return Pop(int(key)) if key.isdigit() else None
