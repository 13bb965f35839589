"""Contact's table as a picture, drawn from a situation."""

from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.games.contact import art, banner, telling, words
from retrogames.games.contact.art import ButtonState, ScoreBox
from retrogames.games.contact.counters import counters, score
from retrogames.games.contact.dice import Face, die, slot
from retrogames.games.contact.lay import COLUMNS
from retrogames.games.contact.motion import FALLING, OPENING, SLIDE
from retrogames.games.contact.pens import (
    ACTIVE,
    BLACK,
    BODY,
    BOX_TEXT,
    FRAME,
    GROUND,
    HOT,
    NUMBER,
    RED,
    TEXT,
    TITLE,
    TRAY,
)
from retrogames.games.contact.places import DIE, KEEP, ROLL, Places, die_x, places
from retrogames.games.contact.rules import GOAL, Phase, Verb
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.contact.scene import ContactTable


class Picture:
    """One drawing of the table: what lies there, and the pieces that draw it."""

    def __init__(self, table: "ContactTable", s: Situation, screen: Screen) -> None:
        self.table = table
        self.look = table.look
        self.at: Places = places(table.look.lines)
        self.s = s
        self.screen = screen
        self.position, self.lay = table.shown(s)
        self.motion = table.motion
        self.lost = table.lost(s)
        due = self.motion is None and self.position.phase is Phase.ROLL and self.lost is None
        self.spinning = due or (self.motion is not None and bool(self.motion.spinning))
        self.counted = 0 if self.motion is None else self.motion.counted or 0

    def draw(self) -> None:
        """Draw everything but the command strip; of dice that roll just the dice, which change in place."""
        if self.s.moved and self.motion is not None and self.motion.spinning:
            self._dice()
            return
        screen, s, table = self.screen, self.s, self.table
        screen.fill(GROUND)
        self._scores()
        self.look.plate(screen, self.at.tray, TRAY)
        screen.frame(*self.at.row, FRAME)
        self._dice()
        self._risk()
        self._roll()
        shown = banner.wanted(table, s, self.position)
        if shown is None or shown.opening < OPENING:
            self._buttons()
            self._log()
        if shown is not None:
            banner.draw(self.look, screen, shown)
        refused = bool(s.message) and s.message == table.refused
        art.prompt_strip(self.look, screen, table.prompt(s), refused)

    def _scores(self) -> None:
        s, position = self.s, self.position
        faces = () if self.spinning else tuple(self.lay.rolled.values())
        names = self.table.names(s)
        for seat, total in enumerate(position.totals):
            active = seat == position.seat
            pending: int | None = None
            if active and position.phase is not Phase.OVER:
                pending = position.risk + score(faces) - self.counted
            if active and self.lost is not None:
                pending = self.lost * (FALLING - self._fallen()) // FALLING
            shown = ScoreBox(
                names[seat],
                total + (self.counted if active else 0),
                isinstance(s.players[seat], Computer),
                active,
                pending,
                lost=self.lost or 0 if active else 0,
                thinking=active and s.thinking is not None,
            )
            box = self.at.score_box(seat, len(position.totals))
            art.score_box(self.look, self.screen, box, shown, GOAL)

    def _fallen(self) -> int:
        """Give the ticks, up to FALLING, that lost points have been falling."""
        return FALLING if self.motion is None else min(FALLING, self.motion.step)

    # Dice

    def _dice(self) -> None:
        look, screen, lay, at = self.look, self.screen, self.lay, self.at
        bright = self._bright()
        for column in range(COLUMNS):
            x = die_x(column)
            if column in lay.kept:
                die(look, screen, x, at.tray_y, Face(lay.kept[column], faded=True))
                continue
            slot(look, screen, x, at.tray_y, FRAME)
            if column not in lay.rolled:
                continue
            picked = column in self.table.picked
            y = self._die_y(column, picked)
            if y != at.row_y:
                slot(look, screen, x, at.row_y, FRAME)
            die(look, screen, x, y, Face(lay.rolled[column], rim=column in bright))
            if self.position.phase is not Phase.OVER:  # then there is nothing left to pick
                self._number(column, picked)

    def _die_y(self, column: int, picked: bool) -> int:
        at, motion = self.at, self.motion
        if motion is not None and column in motion.sliding and motion.step < SLIDE:
            way = (at.row_y - at.tray_y) * (motion.step + 1) // SLIDE
            return at.row_y - way if motion.up else at.tray_y + way
        return at.tray_y if picked else at.row_y

    def _bright(self) -> set[int]:
        """Give the columns whose dice get a bright rim: counters of a question, twos, what a hint means."""
        phase, lay = self.position.phase, self.lay
        if self.spinning:
            return set()
        columns, faces = list(lay.rolled), tuple(lay.rolled.values())
        if phase is Phase.TWOS:
            return {column for column, face in lay.rolled.items() if face == 2}
        if phase is Phase.OVER and self.position.rolled:
            return set(columns)
        if phase in (Phase.CONTACT, Phase.OVER):
            return {columns[place] for counter in counters(faces) for place in counter.places}
        hint = self.s.hint
        if hint is not None and hint.verb is Verb.KEEP:
            return set(lay.columns_of(hint.dice))
        return set()

    def _number(self, column: int, picked: bool) -> None:
        look, at = self.look, self.at
        text = str(column + 1)
        hot = picked or self.table.hover == column
        x = die_x(column) + (DIE - look.play.width(text)) // 2
        y = look.seat(look.play, at.number_y, at.number_h)
        look.shadowed(self.screen, x, y, text, look.play, HOT if hot else NUMBER, 2)
        if self.table.focus == column:
            box = Box(die_x(column) - 4, at.number_y - 2, DIE + 8, at.number_h + 4)
            look.rim(self.screen, box, ACTIVE)

    # Points

    def _risk(self) -> None:
        look, screen, box = self.look, self.screen, self.at.risk
        inside = art.panel(look, screen, box, "Points at risk")
        split = inside.h * 2 // 3
        y = look.seat(look.large, inside.y + look.rows(2), split)
        if self.lost is not None:
            self._falling(inside, y)
            return
        picked = self._picked_points()
        gathered = self.position.gathered if self.motion and self.motion.counted is not None else 0
        points = gathered - self.counted if gathered else self.position.risk + picked
        art.centred(look, screen, box, y, f"{points:,}", look.large, TITLE, 2)
        if picked and self.position.risk:
            self._note(box, inside.y + split, inside.bottom, f"{self.position.risk} + {picked}")

    def _picked_points(self) -> int:
        faces = tuple(self.lay.rolled[c] for c in self.table.picked if c in self.lay.rolled)
        return score(faces) if faces else 0

    def _falling(self, inside: Box, y: int) -> None:
        """Let the lost points fall out of their panel, faster and faster, in the warning colour."""
        look, screen = self.look, self.screen
        lost, fallen = self.lost or 0, self._fallen()
        text = f"{lost:,}" if fallen < FALLING else "0"
        drop = look.rows(90) * fallen * fallen // (FALLING * FALLING) if fallen < FALLING else 0
        x = inside.x + (inside.w - look.large.width(text)) // 2
        with screen.clip(inside.x + 1, inside.y, inside.w - 2, inside.h - 1):
            art.outlined(screen, x, y + drop, text, look.large, RED, BODY)

    def _roll(self) -> None:
        look, screen, box = self.look, self.screen, self.at.roll
        inside = art.panel(look, screen, box, "This roll")
        if self.spinning or not self.lay.rolled:
            return
        faces = tuple(self.lay.rolled.values())
        total = score(faces)
        split = inside.h * 2 // 3
        y = look.seat(look.large, inside.y + look.rows(6), split)
        if total:
            art.centred(look, screen, box, y, f"{total:,}", look.large, TITLE, 2)
        else:
            x = box.x + (box.w - look.large.width("0")) // 2
            art.outlined(screen, x, y, "0", look.large, RED, BODY)
        note = words.sum_words(faces) or "no counters"
        self._note(box, inside.y + split - look.rows(4), inside.bottom, note)

    def _note(self, box: Box, top: int, bottom: int, text: str) -> None:
        font = self.look.small
        y = self.look.seat(font, top, bottom - top)
        self.screen.text(box.x + (box.w - font.width(text)) // 2, y, text, font, BOX_TEXT)

    # Words

    def _buttons(self) -> None:
        position, table, s, lay = self.position, self.table, self.s, self.lay
        choosing = position.phase is Phase.CHOOSE and not self.spinning and bool(lay.rolled)
        choosing = choosing and self.lost is None and (self.motion is None or self.motion.counted is None)
        keep = roll = ("", "")
        if choosing:
            total = position.totals[position.seat] + position.gathered
            keep = (f"adds {position.gathered:,} points", "wins!" if total >= GOAL else f"makes {total:,}")
            roll = telling.roll_notes(lay, table.picked)
        wanted = self.motion.choice if self.motion is not None else None
        wanted = s.hint.verb if s.hint is not None else wanted
        for number, box, word, notes, verb in (
            (KEEP, self.at.keep_button, "Keep", keep, Verb.BANK),
            (ROLL, self.at.roll_button, "Roll", roll, Verb.KEEP),
        ):
            able = choosing and s.human
            state = ButtonState(
                enabled=able or (choosing and wanted is verb),
                focus=(able and table.focus == number) if wanted is None else choosing and wanted is verb,
                pressed=table.pressed == number and table.hover == number,
                hover=able and table.hover == number,
            )
            art.big_button(self.look, self.screen, box, word, notes, state)

    def _log(self) -> None:
        """Tell in two lines what happened last, or why a hint says what it says."""
        small, s = self.look.small, self.s
        lines = telling.log(self.table, s)
        names = [name for name, _ in lines] if s.hint is not None else self.table.names(s)
        widest = max(small.width(name) for name in names) + 16
        for y, (name, line) in zip(self.at.log, lines, strict=False):
            for x, text, pen in ((12, name, TITLE), (12 + widest, line, TEXT)):
                self.screen.text(x + 1, y + 1, text, small, BLACK)
                self.screen.text(x, y, text, small, pen)
