"""The table of solitaire records, headed by the author's 65 until somebody has more."""

from dataclasses import dataclass

from retrogames.core.statistics import Mark, Statistics
from retrogames.frozen import replace
from retrogames.games.pointtopoint import art
from retrogames.games.pointtopoint.places import PROMPT
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Look
from retrogames.looks.widgets import Field
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Press, Text
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.lineedit import edit, fill, insert
from retrogames.scenes.scene import Change, Pop
from retrogames.scenes.table import Situation

AUTHOR = Mark("pointtopoint", "6x6, unlimited supply, White", 65, "Manfred Kopp", "1992")
WINDOW = Box(132, 42, 376, 160)
HEAD = Box(142, 57, 356, 34)
FIRST, PITCH, ROWS = 108, 13, 7
LONGEST = 12
RANKS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: the mark and what its title tells of board and colour."""

    mark: Mark
    board: str
    white: bool


def entries(statistics: Statistics, board: str) -> list[Entry]:
    """List the marks of a board (`6x6, unlimited supply`), best first, the author's among those of 6x6."""
    found = [mark for mark in statistics.marks if mark.game == AUTHOR.game and mark.title.startswith(board)]
    if AUTHOR.title.startswith(board):
        found.append(AUTHOR)
    ranked = sorted(found, key=lambda mark: (-mark.score, mark is not AUTHOR))
    return [Entry(mark, mark.title.split(",")[0], mark.title.endswith("White")) for mark in ranked]


class Records:
    """Shows the table; a score just entered can be given a name. Pops with changed Statistics or None."""

    overlay = True
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, look: Intuition, palette: Palette, s: Situation, entered: bool = False) -> None:
        self._look = look.windows
        self.palette = palette
        self.dirty = True
        self._statistics = s.statistics
        size = s.position.size
        self.board = f"{size}x{size}, {s.position.supply} supply"
        self.rows = entries(s.statistics, self.board)
        self.new: Mark | None = self._entered(s) if entered else None
        self.name = Field(limit=LONGEST)
        fill(self.name, "" if self.new is None else self.new.name[:LONGEST])

    def _entered(self, s: Situation) -> Mark | None:
        """Find the mark that the game just over has entered, None where it was not good enough."""
        score = s.position.goal_score
        colour = "White" if s.position.goal == 0 else "Black"
        title = f"{self.board}, {colour}"
        same = [row.mark for row in self.rows if row.mark.title == title and row.mark.score == score]
        same = [mark for mark in same if mark is not AUTHOR]
        return same[-1] if same else None

    @property
    def look(self) -> Look:
        """The blue dress."""
        return self._look

    @property
    def shown(self) -> list[Entry]:
        """The rows below the head: the best ones, and always the new one."""
        rows = self.rows[1 : ROWS + 1]
        if self.new is not None and self.rows and self.new is not self.rows[0].mark:
            mine = next(row for row in self.rows if row.mark is self.new)
            if mine not in rows:
                rows[-1:] = [mine]
        return rows

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Nothing to save: the statistics are popped."""

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def handle(self, event: Event) -> Change | None:
        """Take the typed name; Return, Esc or a click outside leaves."""
        match event:
            case Key(name="return" | "escape"):
                return Pop(self._named())
            case Key(name="space") if self.new is None:
                return Pop(None)
            case Key(name=name) if self.new is not None:
                edit(self.name, name)
            case Text(text=text) if self.new is not None:
                insert(self.name, text)
            case Press(x=x, y=y):
                px, py = self._look.surface_point(x, y)
                closer = self._look.close_box(WINDOW, "")
                if not WINDOW.contains(px, py) or (closer is not None and closer.contains(px, py)):
                    return Pop(self._named())
        return None

    def _named(self) -> Statistics | None:
        """Give the statistics with the name typed, None where nothing changed."""
        name = self.name.text.strip()
        if self.new is None or name == self.new.name:
            return None
        marks = list(self._statistics.marks)
        marks[marks.index(self.new)] = replace(self.new, name=name)
        return replace(self._statistics, marks=tuple(marks))

    def draw(self, screen: Screen) -> None:
        """Draw the window: the best in its well, the others below."""
        look = self._look
        s = look.surface(screen)
        look.panel(screen, WINDOW, "Solitaire Records")
        look.well(s, HEAD)
        if self.rows:
            self._head(s, self.rows[0])
        else:
            s.text(152, 70, "No record yet: the first one stands here.", look.topaz, art.PALE)
        for text, x in (("Name", 176), ("Points", 304), ("Board", 362), ("Date", 450)):
            s.text(x, 95, text, look.topaz, art.PALE)
        s.hline(142, 105, 356, art.BRIGHT)
        for number, row in enumerate(self.shown):
            self._row(s, FIRST + PITCH * number, row)
        prompt = self.closing() if self.new is None else self.prompt(self.new)
        s.rect(0, PROMPT, 640, 8, art.GROUND)
        s.text(320 - look.topaz.width(prompt) // 2, PROMPT, prompt, look.topaz, art.WHITE)

    def prompt(self, new: Mark) -> str:
        """Tell the place of a new score, and what to do."""
        place = next(n for n, row in enumerate(self.rows) if row.mark is new)
        placed = RANKS[place] if place < len(RANKS) else f"place {place + 1}"
        colour = "White" if new.title.endswith("White") else "Black"
        return f"{new.score} points for {colour}: {placed}. Type your name, then Return."

    def closing(self) -> str:
        """Tell what is listed, and how to put it away."""
        return f"Best of {self.board}. Esc or a click outside closes."

    def _head(self, s: Screen, row: Entry) -> None:
        topaz, mark = self._look.topaz, row.mark
        s.text(152, 63, "1", topaz, art.GOLD)
        self._name(s, mark, 63, art.WHITE, art.ORANGE)
        s.text(176, 76, "the author" if mark is AUTHOR else self._colour(row), topaz, art.PALE)
        art.figures(s, 326, HEAD.y + 17, mark.score, art.GOLD)
        s.text(490 - topaz.width(mark.date), 63, mark.date, topaz, art.WHITE)

    def _name(self, s: Screen, mark: Mark, y: int, ink: int, cursor: int) -> None:
        """Write a name; the one being typed with its cursor, and inverse while a letter would replace it."""
        topaz, field = self._look.topaz, self.name
        if mark is not self.new:
            s.text(176, y, mark.name or "you", topaz, ink)
            return
        ground = art.ORANGE if ink == art.INK else art.WELL
        s.text(176, y, field.text, topaz, ink)
        if field.selected:
            s.swap(176, y - 1, 8 * len(field.text), 9, ink, ground)
        x = 176 + 8 * field.cursor
        s.rect(x, y - 1, 8, 9, cursor)
        under = field.text[field.cursor : field.cursor + 1]
        s.text(x, y, under, topaz, ground)

    @staticmethod
    def _colour(row: Entry) -> str:
        return "for White" if row.white else "for Black"

    def _row(self, s: Screen, y: int, row: Entry) -> None:
        topaz, mark = self._look.topaz, row.mark
        new = mark is self.new
        ink = art.INK if new else art.WHITE
        if new:
            s.rect(142, y - 2, 356, 12, art.ORANGE)
        rank = str(next(n for n, other in enumerate(self.rows, 1) if other is row))
        s.text(168 - topaz.width(rank) - 8, y, rank, topaz, ink)
        self._name(s, mark, y, ink, art.INK)
        art.round_disc(s, 288, y + 4, 8, art.INK)
        art.round_disc(s, 288, y + 4, 6, art.WHITE if row.white else art.INK)
        points = str(mark.score)
        s.text(352 - topaz.width(points), y, points, topaz, ink)
        s.text(370, y, row.board, topaz, ink)
        s.text(490 - topaz.width(mark.date), y, mark.date, topaz, ink)
