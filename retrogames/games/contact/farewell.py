"""Contact's averages, shown on leaving after a whole game: points earned and lost, and the dice chart."""

from collections.abc import Sequence

from retrogames.core.match import Match
from retrogames.games.contact import art
from retrogames.games.contact.evening import Evening, Line, add_up, count_rolls, stray
from retrogames.looks.dos import Dos
from retrogames.looks.look import Look
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Situation

TABLE = Box(12, 52, 616, 130)
CHART = Box(12, 194, 460, 226)
RARE = Box(480, 194, 148, 226)
HEADS = (("Player", 32, False), ("Games", 178, True), ("Wins", 242, True))
MEANS = (("Earned a game", 378, True), ("Lost a game", 494, True), ("Best turn", 604, True))
GROUND_LINE = 380
HIGH = 140


class Farewell:
    """Pops at any key or click. With a situation it shows the game on the table instead of whole games."""

    overlay = False
    hides_pointer = False
    busy = False
    sleep: int | None = None

    def __init__(
        self, look: Dos, palette: Palette, finished: Sequence[Match], s: Situation | None = None
    ) -> None:
        self._look = look
        self.palette = palette
        self.dirty = True
        self.evening: Evening = add_up(finished)
        self.present = s is not None
        if s is not None:
            count_rolls(self.evening, s.positions, s.moves)

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
            case Key(name="a"):
                return Pop("statistics")
            case Key(ctrl=False, alt=False) | Press():
                return Pop(None)
        return None

    def draw(self, screen: Screen) -> None:
        """Draw table, chart and rare rolls."""
        look, evening = self._look, self.evening
        screen.fill(art.GROUND)
        title = "Dice" if self.present else "Statistics"
        look.shadowed(screen, 12, 4, title, "dos-head-38", art.TITLE, 2)
        note = "This game" if self.present else f"This evening: {_count(evening.games, 'game')}"
        screen.text(629 - look.small.width(note), 21, note, look.small, art.BLACK)
        screen.text(628 - look.small.width(note), 20, note, look.small, art.TEXT)
        self._table(screen)
        self._chart(screen)
        self._rare(screen)
        art.prompt_strip(look, screen, "Press any key to leave, A for the all-time table.")
        screen.rect(0, 460, 640, 20, art.BLACK)

    def _table(self, screen: Screen) -> None:
        look = self._look
        art.panel(look, screen, TABLE, "")
        for text, x, right in HEADS + MEANS:
            left = TABLE.x + (x - look.small.width(text) if right else x)
            screen.text(left, TABLE.y + 2, text, look.small, art.BLACK)
        lines = sorted(self.evening.lines.values(), key=lambda line: -line.wins)
        for row, line in enumerate(lines[:4]):
            self._line(screen, TABLE.y + 28 + 25 * row, line, best=row == 0)
        if not lines:
            text = "No whole game yet: averages come with the first one."
            screen.text(TABLE.x + 32, TABLE.y + 52, text, look.small, art.BOX_TEXT)

    def _line(self, screen: Screen, y: int, line: Line, best: bool) -> None:
        look = self._look
        pen = art.TITLE if best else art.BOX_TEXT
        art.sign(screen, TABLE.x + 12, y + 5, art.COMPUTER if line.computer else art.PERSON, art.FRAME)
        figures = (
            line.name,
            str(line.games),
            str(line.wins),
            f"{line.earned / line.games:,.0f}",
            f"{line.lost / line.games:,.0f}",
            f"{line.best:,}",
        )
        for text, (_, x, right) in zip(figures, HEADS + MEANS, strict=True):
            left = TABLE.x + (x - look.small.width(text) if right else x)
            screen.text(left, y, text, look.small, pen)
        screen.pattern(TABLE.x + 8, y + 20, TABLE.w - 16, 1, (0xAA,), art.FRAME)

    def _chart(self, screen: Screen) -> None:
        """Draw a bar for each face and the dashed line of what fair dice throw on average."""
        look, faces = self._look, self.evening.faces
        total = self.evening.dice
        art.panel(look, screen, CHART, "")
        screen.text(CHART.x + 10, CHART.y + 2, f"Dice thrown: {total:,}", look.small, art.BLACK)
        note = f"expected: {total / 6:.0f} each"
        screen.text(CHART.right - 10 - look.small.width(note), CHART.y + 2, note, look.small, art.BLACK)
        top = _round_up(max(max(faces), total / 6))
        for step in range(1, 6):
            y = GROUND_LINE - HIGH * step // 5
            label = f"{top * step / 5:g}"
            screen.text(CHART.x + 36 - look.small.width(label), y - 8, label, look.small, art.FRAME)
            screen.pattern(CHART.x + 44, y, CHART.w - 56, 1, (0x88,), art.FRAME)
        for face, count in enumerate(faces):
            x = CHART.x + 50 + 68 * face
            high = round(HIGH * count / top)
            screen.rect(x + 36, GROUND_LINE - high, 8, high, art.FRAME)
            screen.rect(x, GROUND_LINE - high, 36, high, art.NUMBER)
            text = str(count)
            inside = high >= 30
            y = GROUND_LINE - high + (12 if inside else -18)
            pen = art.BLACK if inside else art.BOX_TEXT
            screen.text(x + 18 - look.small.width(text) // 2, y, text, look.small, pen)
            art.small_die(screen, x + 8, GROUND_LINE + 8, face + 1)
        screen.hline(CHART.x + 44, GROUND_LINE, CHART.w - 56, art.BOX_TEXT)
        if total:
            y = GROUND_LINE - round(HIGH * total / 6 / top)
            screen.pattern(CHART.x + 44, y, CHART.w - 56, 2, (0xF8,), art.HOT)

    def _rare(self, screen: Screen) -> None:
        look, evening = self._look, self.evening
        art.panel(look, screen, RARE, "Rare rolls")
        rows = (
            ("Contacts", evening.contacts),
            ("Straights", evening.straights),
            ("Three twos", evening.twos),
        )
        for row, (name, count) in enumerate(rows):
            y = RARE.y + 32 + 26 * row
            screen.text(RARE.x + 9, y, name, look.small, art.BOX_TEXT)
            screen.text(RARE.right - 10 - look.small.width(str(count)), y, str(count), look.small, art.TITLE)
        screen.hline(RARE.x + 9, RARE.y + 114, RARE.w - 18, art.FRAME)
        lines = ("Fair dice stray", "more than this", f"{stray(evening.faces)} times in 100.")
        for row, line in enumerate(lines):
            screen.text(RARE.x + 9, RARE.y + 126 + 20 * row, line, look.small, art.BOX_TEXT)
        at = screen.text(RARE.x + 9, RARE.y + 196, "A", look.small, art.HOT)
        screen.text(at, RARE.y + 196, " all time", look.small, art.BOX_TEXT)


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
