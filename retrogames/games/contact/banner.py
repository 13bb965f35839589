"""The large banner of Contact's special moments: a question, or what has just happened."""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from retrogames.games.contact import words
from retrogames.games.contact.motion import OPENING
from retrogames.games.contact.pens import (
    ACTIVE,
    BLACK,
    BODY,
    BOX,
    BOX_TEXT,
    FRAME,
    HOT,
    RED,
    TITLE,
)
from retrogames.games.contact.places import Places, places
from retrogames.games.contact.rules import Phase, Position, Verb
from retrogames.looks.dos import Dos
from retrogames.machine import shapes
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable

BEAMS = 12
ROOM = 390
"""Columns for a headline beside a question."""


@dataclass(frozen=True, slots=True)
class Banner:
    """What the banner says; `question` is "" where nothing is asked.

    `answer` is the answer that has the focus or was chosen: True for yes, None while a computer thinks.
    `opening` are ticks since it began to open.
    """

    headline: str
    line: str
    question: str = ""
    good: bool = True
    answer: bool | None = None
    opening: int = OPENING


def wanted(table: "ContactTable", s: Situation, position: Position) -> Banner | None:
    """Give the banner of this moment, None for an ordinary one."""
    motion = table.motion
    opening = OPENING if motion is None else motion.opening
    lost = table.lost(s)
    if lost is not None:
        line = f"{lost:,} points are lost." if lost else "Nothing was at risk."
        return Banner("NO COUNTERS", line, good=False, opening=opening)
    if motion is not None and (motion.spinning or motion.landed or motion.counted is not None):
        return None
    answer = not table.on_no if s.human else None
    if motion is not None and motion.choice is not None:
        answer = motion.choice in (Verb.AGAIN, Verb.REROLL)
    match position.phase:
        case Phase.CONTACT:
            points = f"{position.gathered - position.risk:,} points"
            in_all = f", {position.gathered:,} in all" if position.risk else ""
            line = f"{words.dice_words(position.rolled).capitalize()}: {points}{in_all}."
            return Banner("CONTACT!", line, "Roll again?", answer=answer, opening=opening)
        case Phase.TWOS:
            line = "The whole roll may be taken back."
            return Banner("THREE TWOS", line, "Roll anew?", answer=answer, opening=opening)
        case Phase.OVER:
            name = table.names(s)[position.seat]
            if position.rolled:
                return Banner("STRAIGHT!", f"{name} wins the game at once.", opening=opening)
            total = position.totals[position.seat]
            return Banner(f"{name.upper()} WINS!", f"{total:,} points.", opening=opening)
    return None


def draw(look: Dos, screen: Screen, shown: Banner) -> None:
    """Draw the banner over the lower part of the table, as far as it is open; all dice stay visible."""
    at = places(look.lines)
    whole = at.banner
    high = whole.h * min(OPENING, shown.opening + 1) // OPENING
    box = Box(whole.x, whole.y + (whole.h - high) // 2, whole.w, high)
    screen.rect(box.x + 5, box.y + look.rows(5), box.w, box.h, BLACK)
    screen.rect(*box, RED if shown.good else BLACK)
    with screen.clip(*box):
        if shown.good:
            _beams(look, screen, whole)
        _words(look, screen, at, shown)
    look.rim(screen, box, TITLE if shown.good else RED)
    inner = box.inset(5, look.rows(5))
    if inner.h > 2:
        screen.frame(*inner, TITLE if shown.good else RED)


def _words(look: Dos, screen: Screen, at: Places, shown: Banner) -> None:
    box = at.banner
    room = ROOM if shown.question else box.w - 40
    large = look.title_face.width(shown.headline) <= room
    face = look.title_face if large else look.large
    split = box.h * 5 // 8
    pen = TITLE if shown.good else BODY
    top = look.seat(face, box.y + look.rows(8), split)
    look.shadowed(screen, box.x + 20, top, shown.headline, face, pen, 4 if large else 2)
    y = look.seat(look.small, box.y + split + look.rows(6), box.h - split - look.rows(10))
    look.shadowed(screen, box.x + 21, y, shown.line, look.small, BODY, 1)
    if shown.question:
        _question(look, screen, at, shown)


def _beams(look: Dos, screen: Screen, box: Box) -> None:
    """Draw still beams around a point behind the headline."""
    inner = box.inset(6, look.rows(6))
    screen.blit(_sunburst(inner.w, inner.h, look.rows(48) / 48), inner.x, inner.y)


@cache
def _sunburst(w: int, h: int, squash: float) -> Sprite:
    """Make a red ground with dark dithered beams; `squash` spreads them evenly where rows are higher."""
    pixels = bytearray((RED,)) * (w * h)
    cx, cy, reach = 174, h * 2 // 5, w / squash
    for number in range(BEAMS):
        first, last = (2 * pi * (number + part) / BEAMS for part in (0.05, 0.5))
        ends = [(cx + reach * cos(a), cy + reach * sin(a) * squash) for a in (first, last)]
        for x, y, width in shapes.polygon([(cx, cy), *ends]):
            left, right = max(0, x), min(w, x + width)
            if 0 <= y < h and left < right:
                start = y * w + left + (left + y) % 2
                end = y * w + right
                pixels[start:end:2] = bytes((BLACK,)) * len(range(start, end, 2))
    return Sprite(w, h, bytes(pixels))


def _question(look: Dos, screen: Screen, at: Places, shown: Banner) -> None:
    width = look.play.width(shown.question)
    middle = (at.yes.x + at.no.right) // 2
    top = look.seat(look.play, at.banner.y + look.rows(8), at.yes.y - at.banner.y - look.rows(8))
    look.shadowed(screen, middle - width // 2, top, shown.question, look.play, BODY, 2)
    for box, word, chosen in ((at.yes, "Yes", shown.answer is True), (at.no, "No", shown.answer is False)):
        look.plate(screen, box, BOX, shadow=4)
        if chosen:
            look.rim(screen, box, ACTIVE)
        else:
            screen.frame(*box, FRAME)
        x = box.x + (box.w - look.play.width(word)) // 2
        y = look.seat(look.play, box.y, box.h)
        x = look.shadowed(screen, x, y, word[:1], look.play, HOT, 2)
        look.shadowed(screen, x, y, word[1:], look.play, BOX_TEXT, 2)
