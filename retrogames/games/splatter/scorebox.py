"""A seat's score box: figure, name, count, share of all tiles, clock, and its buttons or its place."""

from dataclasses import dataclass
from math import ceil
from unicodedata import combining, normalize

from retrogames.games.splatter import art
from retrogames.games.splatter.places import pass_box, quit_box
from retrogames.looks.gem import Gem
from retrogames.machine.box import Box
from retrogames.machine.font import Font
from retrogames.machine.screen import Screen

PAPER, INK = art.PAPER, art.INK

ROOM = 48
"""For a name: six letters of the system's face; more would run into the arrow."""

HURRY = 10
"""Seconds left from which on a clock is shown inverse."""


@dataclass(frozen=True, slots=True)
class ScoreBox:
    """What a box shows.

    `word` stands in place of the buttons: a place at the end, `out`, `quit`. `clock` is the text of the
    small clock, None where no clock runs at this table. `arrow` points at the seat to move; it is off for
    half the time while a computer thinks. `pressed` is pass or quit while the button is held down.
    """

    seat: int
    name: str
    count: int
    total: int
    active: bool = False
    arrow: bool = False
    gone: bool = False
    word: str = ""
    may_pass: bool = False
    may_quit: bool = False
    pressed: str = ""
    clock: str | None = None
    hurry: bool = False


def clock_text(seconds: float) -> str:
    """Write seconds left as minutes and seconds, a part of a second as a whole one."""
    whole = max(0, ceil(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def fitted(look: Gem, name: str) -> tuple[str, Font]:
    """Give a name as it fits into a box's title, and the face it is written in.

    One of seven letters or more stands in the small face, without accents, which that lacks; what is still
    too long is cut.
    """
    if look.width(name) <= ROOM:
        return name, look.text
    plain = "".join(letter for letter in normalize("NFD", name) if not combining(letter))
    if any(letter not in look.small.face.glyphs for letter in plain):
        return name[: ROOM // 8 - 1] + "…", look.text
    shown, count = plain, len(plain)
    while look.small.width(shown) > ROOM:
        count -= 1
        shown = plain[:count].rstrip(" .-") + "."
    return shown, look.small


def draw(look: Gem, s: Screen, box: Box, view: ScoreBox) -> None:
    """Draw a box."""
    s.rect(*box, PAPER)
    s.frame(*box, INK)
    s.hline(box.x, box.y + 10, box.w, INK)
    s.vline(box.x + 33, box.y + 10, box.h - 10, INK)
    _title(look, s, box, view)
    if view.clock is None:
        _number(look, s, box, view)
    else:
        _clock(look, s, box, view)
    if view.word:
        x = box.x + 34 + (32 - look.width(view.word)) // 2
        s.text(x, box.y + 16, view.word, look.text, INK)
        return
    s.hline(box.x + 33, box.y + 20, box.w - 33, INK)
    _button(look, s, pass_box(box), "PASS", view.may_pass, view.pressed == "pass")
    _button(look, s, quit_box(box), "QUIT", view.may_quit, view.pressed == "quit")


def _title(look: Gem, s: Screen, box: Box, view: ScoreBox) -> None:
    seat, row = view.seat, Box(box.x + 1, box.y + 1, box.w - 2, 9)
    back = INK if view.active else PAPER if view.gone else art.LIGHT[seat]
    s.rect(*row, back)
    s.rect(row.x, row.y, 10, 9, art.FACE[seat])
    if art.FIGURE[seat] == PAPER:
        art.figure(s, row.x + 2, row.y + 2, seat, art.DARK[seat])
    art.figure(s, row.x + 1, row.y + 1, seat, art.FIGURE[seat])
    s.vline(box.x + 11, row.y, 9, INK)
    name, font = fitted(look, view.name)
    x, y = (12, 2) if font is look.text else (13, 3)
    s.text(box.x + x, box.y + y, name, font, PAPER if view.active else INK)
    if view.gone:
        art.dim(s, Box(box.x + 12, row.y, 54, 9))
    if view.active and view.arrow:
        for step in range(4):
            s.vline(box.x + 61 + step, box.y + 5 - step, 1 + 2 * step, PAPER)


def _number(look: Gem, s: Screen, box: Box, view: ScoreBox) -> None:
    text = str(view.count)
    s.text(box.x + 29 - look.count.width(text), box.y + 12, text, look.count, INK)
    s.frame(box.x + 3, box.y + 25, 28, 4, INK)
    s.rect(box.x + 4, box.y + 26, _share(view, 26), 2, art.FACE[view.seat])


def _clock(look: Gem, s: Screen, box: Box, view: ScoreBox) -> None:
    text, clock = str(view.count), view.clock or ""
    s.text(box.x + 29 - look.width(text), box.y + 12, text, look.text, INK)
    x = box.x + 29 - look.small.width(clock)
    if view.hurry:
        s.rect(x - 1, box.y + 20, box.x + 31 - x, 7, INK)
    s.text(x, box.y + 21, clock, look.small, PAPER if view.hurry else INK)
    s.rect(box.x + 1, box.y + 28, _share(view, 32), 2, art.FACE[view.seat])


def _share(view: ScoreBox, room: int) -> int:
    """Give the length of a bar; a seat that has a tile shows at least one pixel."""
    if not view.count:
        return 0
    return max(1, round(room * view.count / view.total))


def _button(look: Gem, s: Screen, box: Box, text: str, enabled: bool, pressed: bool) -> None:
    s.text(box.x, box.y + 1, text, look.text, INK)
    if not enabled:
        art.dim(s, box)
    elif pressed:
        s.swap(*box, INK, PAPER)
