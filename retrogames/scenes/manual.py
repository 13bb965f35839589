"""The manual of a game in the machine's text viewer: pages with headings and drawn diagrams."""

from collections.abc import Callable, Sequence

from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, TextLine, TextPage
from retrogames.machine.box import Box
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import wrap
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Page


def manual(
    look: Look, title: str, pages: Sequence[Page], palette: Palette | None = None, first: int = 0
) -> Form:
    """Make the viewer; Previous and Next turn pages, Esc closes."""
    shown = first
    text = TextPage(
        (), rows=(look.metrics.page[1] - look.metrics.button - 3 * look.metrics.gap) // look.metrics.line
    )
    previous, following = Button("Previous", "previous"), Button("Next", "next")
    buttons = [previous, following, Button("Close", "close", default=True, escape=True)]

    def show(form: Form | None) -> None:
        page = pages[shown]
        text.lines, text.pictures = _set(look, page)
        text.top = 0
        previous.enabled = shown > 0
        following.enabled = shown < len(pages) - 1
        if form is not None:
            form.title = f"{title}: {page.title}"
            form.dirty = True

    def answer(form: Form, key: str) -> Change | None:
        nonlocal shown
        step = {"previous": -1, "next": 1}.get(key, 0)
        if key == "close":
            return Pop()
        if 0 <= shown + step < len(pages) and step:
            shown += step
            show(form)
        return None

    show(None)
    form = Form(look, f"{title}: {pages[shown].title}", [text], buttons, answer, palette)
    form.focus = text
    return form


def _set(
    look: Look, page: Page
) -> tuple[list[TextLine], dict[int, tuple[int, Callable[[Screen, Box], None]]]]:
    """Wrap a page's lines to the viewer's width and leave room where its pictures stand."""
    width = look.metrics.columns * look.metrics.char
    lines: list[TextLine] = []
    pictures = {}
    for number, line in enumerate(page.lines):
        if number in page.pictures:
            rows, paint = page.pictures[number]
            pictures[len(lines)] = (rows, paint)
            lines += [TextLine("")] * rows
        lines += [TextLine(part, line.style) for part in wrap(look, line.text, width, line.style)]
    return lines, pictures
