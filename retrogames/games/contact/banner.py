"""The large banner of Contact's special moments: a question, or what has just happened."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from retrogames.games.contact import art, words
from retrogames.games.contact.rules import Phase, Position
from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable

BANNER = Box(15, 318, 610, 104)
YES = Box(430, 370, 80, 40)
NO = Box(528, 370, 80, 40)


@dataclass(frozen=True, slots=True)
class Banner:
    """What the banner says; `question` is "" where nothing is asked."""

    headline: str
    line: str
    question: str = ""
    good: bool = True


def wanted(table: "ContactTable", s: Situation, position: Position) -> Banner | None:
    """Give the banner of this moment, None for an ordinary one."""
    motion = table.motion
    if motion is not None and motion.spinning:
        return None
    if motion is not None and motion.lost is not None:
        lost = f"{motion.lost:,} points are lost." if motion.lost else "Nothing was at risk."
        return Banner("NO COUNTERS", lost, good=False)
    if motion is not None and motion.landed:
        return None
    if position.phase is Phase.CONTACT:
        count = words.dice_words(position.rolled)
        line = f"{count}: {position.gathered:,} points."
        return Banner("CONTACT!", line, "Roll again?" if s.human else "")
    if position.phase is Phase.TWOS:
        return Banner("THREE TWOS", "The whole roll may be taken back.", "Roll anew?" if s.human else "")
    if position.phase is Phase.OVER:
        name = table.names(s)[position.seat]
        if position.rolled:
            return Banner("STRAIGHT!", f"{name} wins the game at once.")
        return Banner(f"{name.upper()} WINS", f"{position.totals[position.seat]:,} points.")
    return None


def draw(look: Dos, screen: Screen, shown: Banner, on_no: bool) -> None:
    """Draw the banner over the lower part of the table; all dice stay visible."""
    x, y, w, h = BANNER
    screen.rect(x + 5, y + 5, w, h, art.BLACK)
    screen.rect(x, y, w, h, art.RED if shown.good else art.BLACK)
    if shown.good:
        _beams(screen)
    screen.frame(x, y, w, h, art.TITLE, 3)
    screen.frame(x + 5, y + 5, w - 10, h - 10, art.TITLE)
    room = 400 if shown.question else 570
    face, drop, top = "dos-title-41", 4, y + 16
    if look.title_face.width(shown.headline) > room:
        face, drop, top = "dos-head-38", 2, y + 20
    look.shadowed(screen, x + 20, top, shown.headline, face, art.TITLE, drop)
    screen.text(x + 21, y + 77, shown.line, look.small, art.BLACK)
    screen.text(x + 20, y + 76, shown.line, look.small, art.BODY)
    if shown.question:
        _question(look, screen, shown.question, on_no)


def _beams(screen: Screen) -> None:
    """Draw still beams from the middle, dark red by dither."""
    cx, cy = BANNER.x + BANNER.w // 2 - 100, BANNER.bottom - 20
    with screen.clip(*BANNER.inset(6)):
        for number in range(-9, 10):
            left, right = cx + number * 90 - 18, cx + number * 90 + 18
            points = [(cx, cy), (left, BANNER.y - 20), (right, BANNER.y - 20)]
            _dithered(screen, points)


def _dithered(screen: Screen, points: list[tuple[int, int]]) -> None:
    """Fill a triangle with every second dot black."""
    (cx, cy), (left, top), (right, _) = points
    for row in range(max(top, BANNER.y), cy):
        part = (cy - row) / (cy - top)
        a, b = round(cx + (left - cx) * part), round(cx + (right - cx) * part)
        screen.pattern(a, row, b - a, 1, (0xAA, 0x55), art.BLACK)


def _question(look: Dos, screen: Screen, question: str, on_no: bool) -> None:
    width = look.play.width(question)
    middle = (YES.x + NO.right) // 2
    look.shadowed(screen, middle - width // 2, 332, question, "dos-play-28", art.BODY, 2)
    for box, word, chosen in ((YES, "Yes", not on_no), (NO, "No", on_no)):
        screen.rect(*box, art.BOX)
        screen.frame(*box, art.ACTIVE if chosen else art.FRAME, 3 if chosen else 1)
        x = box.x + (box.w - look.play.width(word)) // 2
        x = look.shadowed(screen, x, box.y + 6, word[:1], "dos-play-28", art.HOT, 2)
        look.shadowed(screen, x, box.y + 6, word[1:], "dos-play-28", art.BOX_TEXT, 2)
