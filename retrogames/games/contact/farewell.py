"""Contact's averages, shown on leaving after a whole game, and the dice chart of the game on the table."""

from collections.abc import Sequence

from retrogames.core.match import Match
from retrogames.games.contact import art
from retrogames.games.contact.dice import small_die
from retrogames.games.contact.evening import Evening, Line, add_game, add_up, stray
from retrogames.games.contact.pens import (
    BLACK,
    BOX_TEXT,
    FRAME,
    GROUND,
    HOT,
    NUMBER,
    TEXT,
    TITLE,
)
from retrogames.looks.dos import Dos
from retrogames.looks.dosmenu import draw_strip, spread
from retrogames.looks.look import Look
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Situation

EVENING = (
    ("Player", 32, False),
    ("Games", 178, True),
    ("Wins", 242, True),
    ("Earned a game", 378, True),
    ("Lost a game", 494, True),
    ("Best turn", 604, True),
)
GAME = (
    ("Player", 32, False),
    ("Turns", 178, True),
    ("Score", 242, True),
    ("Turns lost", 378, True),
    ("Points lost", 494, True),
    ("Best turn", 604, True),
)
"""Columns of the table, of an evening or of a game going on: head, place, and whether set to the right."""

STRIP = (
    ("F1", "Manual", "manual"),
    ("A", "All time", "statistics"),
    ("F2", "New game", "new"),
    ("M", "Sound", "sound"),
    ("F12", "Picture", "screenshot"),
    ("Esc", "Shelf", ""),
)
"""Chip, word and command of the strip's entries."""


class _Rows:
    """Where everything stands on 480 lines and on 350."""

    def __init__(self, lines: int) -> None:
        tall = lines == 480
        self.title, self.high = (8, 40) if tall else (5, 30)
        self.table = Box(12, 52, 616, 130) if tall else Box(12, 40, 616, 94)
        self.chart = Box(12, 194, 460, 226) if tall else Box(12, 143, 460, 161)
        self.rare = Box(480, 194, 148, 226) if tall else Box(480, 143, 148, 161)
        self.line = 25 if tall else 18
        self.foot, self.bars = (380, 140) if tall else (274, 96)


class Farewell:
    """Pops at any key or click, with a command or None. With a situation it shows the game on the table."""

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(
        self, look: Dos, palette: Palette, finished: Sequence[Match], s: Situation | None = None
    ) -> None:
        self._look = look
        self._rows = _Rows(look.lines)
        self.palette = palette
        self.dirty = True
        self.evening: Evening = add_up(finished)
        self.present = s is not None
        if s is not None:
            names = [player.name or s.game.seat_names[seat] for seat, player in enumerate(s.players)]
            for _ in add_game(self.evening, names, s.players, s.positions, s.moves):
                pass  # the lines are in the evening

    @property
    def look(self) -> Look:
        """The DOS dress."""
        return self._look

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save."""

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def handle(self, event: Event) -> Change | None:
        """Leave at any key or click; A asks for the table of all time."""
        match event:
            case Key(name=name) if event.plain:
                commands = {chip.lower(): command for chip, _, command in STRIP}
                return Pop(commands.get(name) or None)
            case Press(x=x, y=y):
                boxes = zip(self._strip(), STRIP, strict=True)
                chosen = next((command for box, (*_, command) in boxes if box.contains(x, y)), "")
                return Pop(chosen or None)
        return None

    def _strip(self) -> list[Box]:
        return spread([(chip, word) for chip, word, _ in self._entries()], self._look.strip)

    def _entries(self) -> Sequence[tuple[str, str, str]]:
        """Give the strip's entries: from the dice chart Esc leads back to the game."""
        return (*STRIP[:-1], ("Esc", "Back ", "")) if self.present else STRIP

    def draw(self, screen: Screen) -> None:
        """Draw table, chart and rare rolls."""
        look, at = self._look, self._rows
        screen.fill(GROUND)
        title = "Dice" if self.present else "Statistics"
        y = look.seat(look.large, at.title, at.high)
        look.shadowed(screen, 12, y, title, look.large, TITLE, 2)
        note = "This game" if self.present else f"This evening: {_count(self.evening.games, 'game')}"
        y = look.seat(look.small, at.title, at.high)
        look.shadowed(screen, 628 - look.small.width(note), y, note, look.small, TEXT, 1)
        self._table(screen)
        self._chart(screen)
        self._rare(screen)
        leave = "go back to the game" if self.present else "leave"
        art.prompt_strip(look, screen, f"Press any key to {leave}, A for the all-time table.")
        places = zip(self._entries(), self._strip(), strict=True)
        draw_strip(look, screen, [(chip, word, True, box) for (chip, word, _), box in places])

    def _table(self, screen: Screen) -> None:
        look, table = self._look, self._rows.table
        inside = art.panel(look, screen, table, "")
        heads = GAME if self.present else EVENING
        y = look.seat(look.small, table.y, inside.y - table.y)
        for text, x, right in heads:
            left = table.x + (x - look.small.width(text) if right else x)
            screen.text(left, y, text, look.small, BLACK)
        lines = list(self.evening.lines.values())
        if self.present:
            leader = max((line.earned for line in lines), default=0)
            best = [line for line in lines if line.earned == leader and leader]
        else:
            lines = sorted(lines, key=lambda line: -line.wins)
            best = lines[:1]
        pitch = self._rows.line
        for row, line in enumerate(lines[:4]):
            top = inside.y + look.rows(5) + pitch * row
            self._line(screen, top, line, line in best, heads)

    def _line(
        self, screen: Screen, top: int, line: Line, best: bool, heads: Sequence[tuple[str, int, bool]]
    ) -> None:
        look, table, pitch = self._look, self._rows.table, self._rows.line
        pen = TITLE if best else BOX_TEXT
        rows = art.COMPUTER if line.computer else art.PERSON
        art.sign(screen, table.x + 12, top + (pitch - len(rows)) // 2, rows, FRAME)
        y = look.seat(look.small, top, pitch)
        for text, (_, x, right) in zip(self._figures(line), heads, strict=True):
            left = table.x + (x - look.small.width(text) if right else x)
            screen.text(left, y, text, look.small, pen)
        screen.pattern(table.x + 8, top + pitch - 1, table.w - 16, 1, (0xAA,), FRAME)

    def _figures(self, line: Line) -> tuple[str, ...]:
        if self.present:
            figures = line.turns, line.earned, line.busts, line.lost, line.best
        else:
            games = max(1, line.games)
            figures = line.games, line.wins, round(line.earned / games), round(line.lost / games), line.best
        return (line.name, *(f"{figure:,}" for figure in figures))

    def _chart(self, screen: Screen) -> None:
        """Draw a bar for each face and the dashed line of what fair dice throw on average."""
        look, faces, at = self._look, self.evening.faces, self._rows
        chart, small, total = at.chart, look.small, self.evening.dice
        inside = art.panel(look, screen, chart, "")
        y = look.seat(small, chart.y, inside.y - chart.y)
        screen.text(chart.x + 10, y, f"Dice thrown: {total:,}", small, BLACK)
        note = f"expected: {total / 6:.0f} each"
        screen.text(chart.right - 10 - small.width(note), y, note, small, BLACK)
        top = _round_up(max(max(faces), total / 6))
        for step in range(1, 6):
            y = at.foot - at.bars * step // 5
            label = f"{top * step / 5:g}"
            screen.text(chart.x + 36 - small.width(label), look.seat(small, y - 8, 16), label, small, FRAME)
            screen.pattern(chart.x + 44, y, chart.w - 56, 1, (0x88,), FRAME)
        for face, count in enumerate(faces):
            high = round(at.bars * count / top)
            self._bar(screen, chart.x + 50 + 68 * face, high, face + 1, count)
        screen.hline(chart.x + 44, at.foot, chart.w - 56, BOX_TEXT)
        if total:
            y = at.foot - round(at.bars * total / 6 / top)
            screen.pattern(chart.x + 44, y, chart.w - 56, look.rows(2), (0xF8,), HOT)

    def _bar(self, screen: Screen, x: int, high: int, face: int, count: int) -> None:
        look, foot = self._look, self._rows.foot
        small, text = look.small, str(count)
        screen.rect(x + 36, foot - high, 8, high, FRAME)
        screen.rect(x, foot - high, 36, high, NUMBER)
        inside = high >= 2 * small.height
        y = foot - high + (small.height - 4 if inside else -small.height - 2)
        screen.text(x + 18 - small.width(text) // 2, y, text, small, BLACK if inside else BOX_TEXT)
        small_die(look, screen, x + 8, foot + look.rows(8), face)

    def _rare(self, screen: Screen) -> None:
        look, evening, rare = self._look, self.evening, self._rows.rare
        inside = art.panel(look, screen, rare, "Rare rolls")
        small, pitch = look.small, look.rows(24)
        rows = (
            ("Contacts", evening.contacts),
            ("Straights", evening.straights),
            ("Three twos", evening.twos),
        )
        y = inside.y + look.rows(10)
        for name, count in rows:
            screen.text(rare.x + 9, y, name, small, BOX_TEXT)
            screen.text(rare.right - 10 - small.width(str(count)), y, str(count), small, TITLE)
            y += pitch
        y += look.rows(6)
        screen.hline(rare.x + 9, y, rare.w - 18, FRAME)
        y += look.rows(10)
        for line in ("Fair dice stray", "more than this", f"{stray(evening.faces)} times in 100."):
            screen.text(rare.x + 9, y, line, small, BOX_TEXT)
            y += look.rows(20)
        y = rare.bottom - small.height - look.rows(8)
        at = screen.text(rare.x + 9, y, "A", small, HOT)
        screen.text(at, y, " all time", small, BOX_TEXT)


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _round_up(value: float) -> int:
    """Give the next round number at or above a value: 5, 10, 25, 50, 100, 250 ..."""
    scale = 1
    while True:
        for step in (5, 10, 25):
            if step * scale >= value:
                return step * scale
        scale *= 10
