"""mwm's window frame: border, corner handles, title and its buttons, and where they are."""

from collections.abc import Mapping
from dataclasses import dataclass

from retrogames.machine.box import Box
from retrogames.machine.font import Font
from retrogames.machine.screen import Screen

BORDER, TITLE = 6, 18
"""Width of an mwm frame at 75 dpi and height of its title (looks, 5.3)."""

EDGE = BORDER + 1
"""The border with the inner bevel that runs along title and client."""

ARM = TITLE + BORDER
"""Dots of a corner handle before the notch that ends it: with the notch's dark half an arm of 25."""

WINDOW = Box(85, 13, 470, 454)
"""Where a game's window stands that nobody has moved."""

GLYPHS = {"menu": (10, 4), "minimise": (4, 4), "maximise": (10, 10)}


@dataclass(frozen=True, slots=True)
class Tones:
    """A background and its Motif shadows, as registers."""

    ground: int
    top: int
    bottom: int
    select: int


@dataclass(frozen=True, slots=True)
class Frame:
    """A window as mwm sees it: its place, its title, whether it has all buttons, the parts pressed in."""

    box: Box
    title: str
    buttons: bool = True
    held: tuple[str, ...] = ()


def bevel(screen: Screen, box: Box, light: int, dark: int, t: int = 2) -> None:
    """Draw a shadow t thick: the top left one owns the top row, the other cuts it on the diagonal."""
    x, y, w, h = box
    for step in range(t):
        screen.hline(x + step, y + step, w - 2 * step, light)
        screen.vline(x + step, y + step, h - 2 * step, light)
        screen.hline(x + step + 1, y + h - 1 - step, w - 2 * step - 1, dark)
        screen.vline(x + w - 1 - step, y + step + 1, h - 2 * step - 1, dark)


def client_of(box: Box) -> Box:
    """Give the client's place in an mwm window."""
    return Box(box.x + EDGE, box.y + EDGE + TITLE, box.w - 2 * EDGE, box.h - 2 * EDGE - TITLE)


def frame_parts(box: Box, buttons: bool = True) -> Mapping[str, Box]:
    """Give the places of an mwm frame's title parts: menu, title, minimise, maximise."""
    x, y = box.x + EDGE, box.y + EDGE
    parts = {"menu": Box(x, y, TITLE, TITLE)}
    right = box.right - EDGE
    if buttons:
        parts["minimise"] = Box(right - 2 * TITLE, y, TITLE, TITLE)
        parts["maximise"] = Box(right - TITLE, y, TITLE, TITLE)
        right -= 2 * TITLE
    parts["title"] = Box(x + TITLE, y, right - x - TITLE, TITLE)
    return parts


def draw_frame(screen: Screen, frame: Frame, shades: Tones, face: Font, ink: int) -> None:
    """Draw all but the client: the border's bevels, the handles' notches, title and buttons."""
    x, y, w, _ = frame.box
    client = client_of(frame.box)
    screen.rect(x, y, w, client.y - y, shades.ground)
    screen.rect(x, client.bottom, w, EDGE, shades.ground)
    screen.rect(x, client.y, EDGE, client.h, shades.ground)
    screen.rect(client.right, client.y, EDGE, client.h, shades.ground)
    bevel(screen, frame.box, shades.top, shades.bottom, 2)
    bevel(screen, frame.box.inset(BORDER), shades.bottom, shades.top, 1)
    _notches(screen, frame.box, shades)
    parts = frame_parts(frame.box, frame.buttons)
    for part, place in parts.items():
        light, dark = (shades.bottom, shades.top) if part in frame.held else (shades.top, shades.bottom)
        bevel(screen, place, light, dark, 1)
        if part in GLYPHS:
            bevel(screen, place.centred(*GLYPHS[part]), light, dark, 1)
    bar = parts["title"]
    with screen.clip(*bar):
        screen.text(bar.x + (bar.w - face.width(frame.title)) // 2, bar.y + 2, frame.title, face, ink)


def _notches(screen: Screen, box: Box, shades: Tones) -> None:
    """Cut the border where corner handles meet the sides: a dark line, a light one beside it."""
    x, y, w, h = box
    for left in (x + ARM, x + w - ARM - 2):
        for top in (y + 1, y + h - EDGE):
            screen.vline(left, top, BORDER, shades.bottom)
            screen.vline(left + 1, top, BORDER, shades.top)
    for top in (y + ARM, y + h - ARM - 2):
        for left in (x + 1, x + w - EDGE):
            screen.hline(left, top, BORDER, shades.bottom)
            screen.hline(left, top + 1, BORDER, shades.top)
