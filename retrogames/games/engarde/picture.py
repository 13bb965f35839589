"""Engarde's window as a picture, drawn from a situation."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from retrogames.games.engarde import art
from retrogames.games.engarde.grid import ANY, EMPTY, SIDE
from retrogames.games.engarde.places import (
    ARROWS,
    BARS,
    BUTTONS,
    MESSAGE,
    PITCH,
    SEPARATOR,
    SPOTS,
    TOP,
    Spot,
    button_box,
    origin,
)
from retrogames.games.engarde.rules import Placing, Position, Shifting
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import INK, SQUARE, Motif
from retrogames.looks.motifframe import client_of
from retrogames.looks.motifwidgets import arrow, push_button
from retrogames.looks.widgets import Button, State
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import wrap
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.engarde.scene import EngardeTable


@dataclass(slots=True)
class Flight:
    """A piece on its way: from, to, its letter, the position it left, the part gone, its width in percent."""

    start: Spot
    end: Spot
    piece: str
    before: Position
    part: float = 0.0
    width: int = 100


def draw(table: "EngardeTable", s: Situation, screen: Screen) -> None:
    """Draw root, window and all that is in it but the menu bar."""
    look = table.look
    look.ground(screen)
    table.frame.draw(look, screen)
    if table.frame.icon:
        return
    left, top = origin(table.frame.box)
    _message(table, s, screen, left, top)
    for box in BARS.values():
        look.etched(screen, box.move(left, top), BODY)
    names(look, screen, left, top)
    _cells(table, s, screen, left, top)
    client, y = client_of(table.frame.box), top + SEPARATOR
    screen.hline(client.x, y, client.w, BODY.bottom)
    screen.hline(client.x, y + 1, client.w, BODY.top)
    for number, (text, command) in enumerate(BUTTONS):
        box = button_box(number).move(left, top).inset(-1)
        button = Button(text, box=box, enabled=table.usable(s, command))
        pressed = table.pressed == number and table.over == number
        push_button(look, screen, button, State(pressed=pressed))


def _message(table: "EngardeTable", s: Situation, screen: Screen, left: int, top: int) -> None:
    words = table.news(s), table.prompt(s)
    message_box(table.look, screen, left, top, words, bool(table.alarm))
    turn: int | None = s.position.turn
    if table.flight is not None:
        turn = table.flight.before.turn
    elif s.outcome is not None:
        turn = s.outcome.winners[0] if s.outcome.winners else None
    blinking = s.thinking is not None and s.tick // 30 % 2 == 1
    arrows(table.look, screen, left, top, None if blinking else turn)


def message_box(
    look: Motif, screen: Screen, left: int, top: int, words: tuple[str, str], alarm: bool
) -> None:
    """Draw the message box with news and prompt, raised while it calls for attention."""
    box = MESSAGE.move(left, top)
    if alarm:
        look.raised(screen, box, SQUARE)
    else:
        look.sunken(screen, box, SQUARE)
    for row, line in enumerate(_two_lines(look, *words)):
        width = look.fixed.width(line)
        screen.text(box.x + (box.w - width) // 2, box.y + 6 + 13 * row, line, look.fixed, INK)


def arrows(look: Motif, screen: Screen, left: int, top: int, turn: int | None) -> None:
    """Draw the arrow of each side, filled for the one to move."""
    for seat, place in enumerate(ARROWS):
        box = place.move(left, top)
        look.raised(screen, box.inset(2), BODY)
        fill = INK if seat == turn else None
        arrow(look, screen, box.inset(4), "left" if seat == 0 else "right", fill=fill)


def _two_lines(look: Motif, news: str, prompt: str) -> list[str]:
    """Fill the box's two lines: a long piece of news takes both."""
    lines = wrap(look, news, MESSAGE.w - 8)
    return [lines[0], lines[1] if len(lines) > 1 else prompt]


def names(look: Motif, screen: Screen, left: int, top: int) -> None:
    """Write the names of rows, columns and sides."""
    for row in range(SIDE):
        y = top + TOP + PITCH * row + (PITCH - 13) // 2
        for x in (79, 373):
            screen.text(left + x, y, str(SIDE - row), look.fixed, INK)
    for column in range(SIDE):
        box = Spot(column, 0).box
        screen.text(left + box.x + (PITCH - 6) // 2, top + 357, "abcdef"[column], look.fixed, INK)
    for column, name in ((-1, "White"), (SIDE, "Black")):
        box = Spot(column, 0).box
        screen.text(left + box.x + (PITCH - look.fixed.width(name)) // 2, top + 357, name, look.fixed, INK)


def _cells(table: "EngardeTable", s: Situation, screen: Screen, left: int, top: int) -> None:
    flight = table.flight
    position: Position = flight.before if flight is not None else s.position
    for spot in SPOTS:
        art.cell(screen, table.look, spot.box.move(left, top), _cell(table, s, position, spot))
    if flight is not None:
        a, b = flight.start.box, flight.end.box
        x = round(a.x + (b.x - a.x) * flight.part) + left
        y = round(a.y + (b.y - a.y) * flight.part) + top
        art.piece(screen, x + 4, y + 4, flight.piece, flight.width, SQUARE.ground)


def _cell(table: "EngardeTable", s: Situation, position: Position, spot: Spot) -> art.Cell:
    """Gather everything that is to be seen in a cell."""
    flight, square = table.flight, spot.square
    gone = flight is not None and spot == flight.start
    piece = "" if gone else _piece(position, spot)
    focus = table.keyboard and spot == table.cursor
    hint = s.hint
    if square is None:
        hinted = isinstance(hint, Placing) and spot == table.slot_of(position, hint.shape)
        return art.Cell(piece, focus=focus, picked=spot == table.picked, hinted=hinted)
    hinted = hint is not None and square == hint.target
    if isinstance(hint, Shifting) and square == hint.source:
        hinted = True
    legal = table.picked is not None and s.human and position.why_not(table.move_to(square)) is None
    last, left = _last_marks(s, position, square) if flight is None else (False, False)
    four = position.four()
    won = square in (four[: table.rings] if table.rings else four)
    known = position.known[square]
    shown = s.values.get("memory_aid", False) and known != ANY
    return art.Cell(
        piece,
        focus=focus,
        picked=spot == table.picked,
        legal=legal,
        hinted=hinted,
        last=last,
        left=left,
        won=won,
        known=known if shown else 0,
        pole=s.position.poles[square] if table.poles and table.open(s) else "",
    )


def _piece(position: Position, spot: Spot) -> str:
    if spot.square is not None:
        letter = position.pieces[spot.square]
        return "" if letter == EMPTY else letter
    seat = 0 if spot.column < 0 else 1
    if not spot.holds(position.bars[seat]):
        return ""
    return spot.shape if seat == 0 else spot.shape.lower()


def _last_marks(s: Situation, position: Position, square: int) -> tuple[bool, bool]:
    """Tell whether a square holds the piece moved last, and whether that piece came from it."""
    came = isinstance(s.last, Shifting) and square == s.last.source
    return square == position.last, came and square != position.last
