"""Contact's table as a picture: where everything stands, and the drawing of it from a situation."""

from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.games.contact import art, banner, words
from retrogames.games.contact.art import ButtonState, Face, ScoreBox
from retrogames.games.contact.counters import counters, score
from retrogames.games.contact.lay import COLUMNS, Lay, lay_of
from retrogames.games.contact.rules import GOAL, Phase, Position, Verb
from retrogames.looks.dos import Dos
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable

TRAY = Box(12, 92, 460, 88)
ROW = Box(12, 192, 460, 116)
RISK = Box(480, 92, 148, 88)
ROLL = Box(480, 192, 148, 116)
KEEP_BUTTON = Box(12, 320, 304, 52)
ROLL_BUTTON = Box(324, 320, 304, 52)
YES, NO = banner.YES, banner.NO
TRAY_Y, ROW_Y, NUMBER_Y = 104, 204, 275
STRIP_TOP = 432
LOG = (386, 406)
SLIDE = 6
"""Ticks of a die's way to the tray."""


def die_x(column: int) -> int:
    """Give the left edge of a die in a column from 0."""
    return 25 + 74 * column


def score_place(seat: int, seats: int) -> Box:
    """Give a seat's score box: the row of boxes fills the screen's width."""
    width = (616 - 8 * (seats - 1)) // seats
    return Box(12 + seat * (width + 8), 8, width, 72)


def place_at(x: int, y: int) -> int | None:
    """Tell what is at a point: a column 0-5 (die, its number or its place in the tray), 6 Keep, 7 Roll."""
    if KEEP_BUTTON.contains(x, y):
        return 6
    if ROLL_BUTTON.contains(x, y):
        return 7
    if TRAY.contains(x, y) or ROW.contains(x, y):
        for column in range(COLUMNS):
            if die_x(column) - 5 <= x < die_x(column) + art.DIE + 5:
                return column
    return None


def draw(table: "ContactTable", s: Situation, screen: Screen) -> None:
    """Draw the whole table but for the command strip."""
    motion = table.motion
    moving = motion is not None and motion.position is not None
    position: Position = motion.position if motion and motion.position else s.position
    lay = lay_of(s.positions, s.moves, motion.at if motion and moving else s.step, table.chosen)
    if motion is not None and (motion.spinning or motion.landed):
        lay.rolled = {**motion.spinning, **motion.landed}
    look = table.look
    screen.fill(art.GROUND)
    _scores(table, s, screen, position, lay)
    look.plate(screen, TRAY, art.TRAY)
    screen.frame(*ROW, art.FRAME)
    _dice(table, screen, position, lay)
    _totals(table, screen, position, lay)
    shown = banner.wanted(table, s, position)
    if shown is None:
        _buttons(table, s, screen, position, lay)
        _log(look, table.names(s), s, screen)
    else:
        banner.draw(look, screen, shown, table.on_no)
    art.prompt_strip(look, screen, table.prompt(s), bool(s.message) and s.message == table.refused)


def _picked_faces(table: "ContactTable", lay: Lay) -> tuple[int, ...]:
    return tuple(lay.rolled[column] for column in table.picked if column in lay.rolled)


def _spinning(table: "ContactTable") -> bool:
    return table.motion is not None and bool(table.motion.spinning)


def _scores(table: "ContactTable", s: Situation, screen: Screen, position: Position, lay: Lay) -> None:
    names = table.names(s)
    rolled = () if _spinning(table) else tuple(lay.rolled.values())
    for seat, total in enumerate(position.totals):
        active = seat == position.seat
        pending = position.risk + score(rolled) if active and position.phase is not Phase.OVER else None
        shown = ScoreBox(
            names[seat],
            total,
            isinstance(s.players[seat], Computer),
            active,
            pending,
            thinking=active and s.thinking is not None,
        )
        art.score_box(table.look, screen, score_place(seat, len(position.totals)), shown, GOAL)


def _dice(table: "ContactTable", screen: Screen, position: Position, lay: Lay) -> None:
    motion = table.motion
    bright = _bright(table, position, lay)
    for column in range(COLUMNS):
        x = die_x(column)
        if column in lay.kept:
            art.die(screen, x, TRAY_Y, Face(lay.kept[column], faded=True))
            continue
        art.slot(screen, x, TRAY_Y, art.FRAME)
        if column not in lay.rolled:
            continue
        picked = column in table.picked
        sliding = motion is not None and column in motion.sliding and motion.step < SLIDE
        y = TRAY_Y if picked else ROW_Y
        if sliding and motion is not None:
            way = (ROW_Y - TRAY_Y) * (motion.step + 1) // SLIDE
            y = ROW_Y - way if motion.up else TRAY_Y + way
        if y != ROW_Y:
            art.slot(screen, x, ROW_Y, art.FRAME)
        art.die(screen, x, y, Face(lay.rolled[column], rim=column in bright))
        _number(table, screen, column, picked)


def _bright(table: "ContactTable", position: Position, lay: Lay) -> set[int]:
    """Give the columns whose dice get a bright rim: all counters when a question is asked or a hint given."""
    if position.phase not in (Phase.CONTACT, Phase.TWOS, Phase.OVER) or _spinning(table):
        return set()
    columns = list(lay.rolled)
    faces = tuple(lay.rolled.values())
    if position.phase is Phase.TWOS:
        return {column for column, face in lay.rolled.items() if face == 2}
    if position.phase is Phase.OVER:
        return set(columns)
    return {columns[place] for counter in counters(faces) for place in counter.places}


def _number(table: "ContactTable", screen: Screen, column: int, picked: bool) -> None:
    look = table.look
    text = str(column + 1)
    hot = picked or table.hover == column
    x = die_x(column) + (art.DIE - look.play.width(text)) // 2
    look.shadowed(screen, x, NUMBER_Y, text, "dos-play-28", art.HOT if hot else art.NUMBER, 2)
    if table.focus == column:
        screen.frame(die_x(column) - 4, NUMBER_Y + 1, art.DIE + 8, 28, art.ACTIVE, 2)


def _totals(table: "ContactTable", screen: Screen, position: Position, lay: Lay) -> None:
    look, motion = table.look, table.motion
    art.panel(look, screen, RISK, "Points at risk")
    picked = score(_picked_faces(table, lay)) if table.picked else 0
    lost = motion is not None and motion.lost is not None
    pen = art.RED if lost else art.TITLE
    drop = min(40, motion.step) if motion is not None and lost else 0
    with screen.clip(RISK.x + 1, RISK.y + 20, RISK.w - 2, RISK.h - 21):
        number = f"{position.risk + picked:,}"
        art.centred(look, screen, RISK, RISK.y + 23 + drop, number, "dos-head-38", pen, 2)
    note = f"{position.risk} + {picked}" if picked and position.risk else ""
    _note(look, screen, RISK, RISK.y + 64, note)
    art.panel(look, screen, ROLL, "This roll")
    if _spinning(table) or not lay.rolled:
        return
    faces = tuple(lay.rolled.values())
    total = score(faces)
    art.centred(
        look, screen, ROLL, ROLL.y + 36, f"{total:,}", "dos-head-38", art.TITLE if total else art.RED, 2
    )
    _note(look, screen, ROLL, ROLL.y + 80, words.sum_words(faces) or "no counters")


def _note(look: Dos, screen: Screen, box: Box, y: int, text: str) -> None:
    screen.text(box.x + (box.w - look.small.width(text)) // 2, y, text, look.small, art.BOX_TEXT)


def _buttons(table: "ContactTable", s: Situation, screen: Screen, position: Position, lay: Lay) -> None:
    choosing = position.phase is Phase.CHOOSE and not _spinning(table) and bool(lay.rolled)
    keep = roll = ("", "")
    if choosing:
        total = position.totals[position.seat] + position.gathered
        keep = (f"adds {position.gathered:,} points", "wins!" if total >= GOAL else f"makes {total:,}")
        again = len(lay.rolled) - len(table.picked)
        if table.picked and again:
            dice = "1 die" if again == 1 else f"{again} dice"
            roll = (f"{dice} again", f"scores {words.scoring(again)}")
        else:
            roll = ("set a counter", "aside first")
    hint = s.hint.verb if s.hint is not None else None
    for number, box, word, notes, verb in (
        (6, KEEP_BUTTON, "Keep", keep, Verb.BANK),
        (7, ROLL_BUTTON, "Roll", roll, Verb.KEEP),
    ):
        enabled = choosing and s.human
        state = ButtonState(
            enabled=enabled,
            focus=(enabled and table.focus == number) or hint is verb,
            pressed=table.pressed == number and table.hover == number,
        )
        art.big_button(table.look, screen, box, word, notes, state)


def _log(look: Dos, names: list[str], s: Situation, screen: Screen) -> None:
    widest = max(look.small.width(name) for name in names) + 16
    at = s.step
    for y, (name, line) in zip(LOG, words.log(names, s.positions, s.moves, at), strict=False):
        for x, text, pen in ((12, name, art.TITLE), (12 + widest, line, art.TEXT)):
            screen.text(x + 1, y + 1, text, look.small, art.BLACK)
            screen.text(x, y, text, look.small, pen)
