"""The board editor: tiles, walls, size, who plays and begins; tried at once, saved as a board file."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from retrogames.core.game import Game
from retrogames.games.splatter import art, desk, editmenu, editorders
from retrogames.games.splatter.desk import PARTS, TOOLS, Part, part_at
from retrogames.games.splatter.draft import EMPTY, Draft
from retrogames.games.splatter.grid import name_of, square_at
from retrogames.games.splatter.history import History
from retrogames.games.splatter.words import SEATS as NAMES
from retrogames.looks.gem import Gem
from retrogames.looks.look import Command, Look
from retrogames.machine.events import Close, Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import REPEAT_AFTER, REPEAT_EVERY
from retrogames.scenes.house import House
from retrogames.scenes.scene import Change, Leave

KEPT = "DRAFT.BRD"
"""What is being edited when the program ends is kept under this name."""

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIZES = ((-1, 0), (1, 0), (0, -1), (0, 1))
TOOL_KEYS = "123456"
"""Red, green, blue, yellow, wall, empty."""


class Editor:
    """A scene of its own, over the game; pops with nothing.

    The focus is on the board (`focus` None) or on a part of the panel; Tab goes on.
    """

    overlay = False
    hides_pointer = False
    busy = False
    holding = False

    def __init__(self, house: House, game: Game, look: Gem, palette: Palette, draft: Draft) -> None:
        self.house = house
        self.game = game
        self.dress = look
        self.palette = palette
        self.history = History(draft)
        self.menu = look.menu("the editor", {})
        self.tool = TOOLS[0]
        self.cursor: tuple[int, int] | None = None
        self.focus: Part | None = None
        self.pressed: Part | None = None
        self.painting = ""
        self.message = ""
        self.dirty = True
        self.leaving = False
        self._held = 0

    # The scene's face

    @property
    def draft(self) -> Draft:
        """The board as it is now."""
        return self.history.now

    @property
    def look(self) -> Look:
        """The GEM dress."""
        return self.dress

    @property
    def sleep(self) -> int | None:
        """Every tick while a size arrow is held."""
        return 1 if self.pressed is not None and self.pressed.kind == "size" else None

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Keep what is not saved when the program ends."""
        if self.leaving or not self.history.changed or self.draft.problem():
            return
        with suppress(ValueError):  # no room or no right: there is nobody left to tell
            self.house.save_named(editorders.match_of(self), self.house.saves_folder(self.game) / KEPT)

    def update(self) -> Change | None:
        """Repeat a held size arrow."""
        self._held += 1
        late = self._held - REPEAT_AFTER
        if self.pressed is not None and self.pressed.kind == "size" and late >= 0 and not late % REPEAT_EVERY:
            self._press_part(self.pressed)
        return None

    def draw(self, screen: Screen) -> None:
        """Draw bar, board and panel."""
        self.dress.ground(screen)
        s = self.dress.surface(screen)
        place = desk.draw_board(s, self.draft)
        if self.cursor is not None and self.focus is None:
            column, row = self.cursor
            art.cursor(s, place.cell(square_at(column, self.draft.height - 1 - row)))
        desk.draw_panel(self.dress, s, self.draft, self.tool, self.focus, self.pressed)
        self.menu.draw(screen, self.commands(), self.message or self._pointed())

    def _pointed(self) -> str:
        if self.cursor is None:
            return ""
        column, row = self.cursor
        return name_of(square_at(column, self.draft.height - 1 - row))

    def commands(self) -> Sequence[Command]:
        """Give what the menu offers."""
        history, sound = self.history, self.house.settings.sound
        return editmenu.commands(history.can_undo, history.can_redo, self.draft.enter, sound)

    # Events

    def handle(self, event: Event) -> Change | None:
        """Answer menu, keys and pointer."""
        if isinstance(event, Close):
            return Leave()
        chosen = self.menu.handle(event, self.commands())
        if isinstance(chosen, Command):
            return editorders.carry_out(self, chosen.id)
        if chosen:
            self.dirty = True
            return None
        if isinstance(event, Press | Key):
            self.message = ""
        match event:
            case Motion(x=x, y=y):
                self._point(*self.dress.surface_point(x, y))
            case Press(x=x, y=y, button="left" | "right" as button):
                self._press(*self.dress.surface_point(x, y), EMPTY if button == "right" else self.tool)
            case Release(x=x, y=y):
                return self._release(*self.dress.surface_point(x, y))
            case Key():
                return self._key(event)
        return None

    def _place_at(self, x: int, y: int) -> tuple[int, int] | None:
        """Give column and row from the upper left at a pixel."""
        place = desk.ground_of(self.draft)
        square = place.square_at(x, y)
        if square is None:
            return None
        return (x - place.left) // 12, (y - place.top) // 11

    def _point(self, x: int, y: int) -> None:
        at = self._place_at(x, y)
        if at == self.cursor:
            return
        before, self.cursor, self.dirty = self.cursor, at, True
        if self.painting and at is not None:
            for square in _line(before or at, at):  # a quick hand is seen only here and there on its way
                self._paint(square, self.painting)

    def _press(self, x: int, y: int, letter: str) -> None:
        part, at = part_at(x, y), self._place_at(x, y)
        self.cursor = at
        if at is not None:
            self.focus = None
            self.painting = letter
            self.history.begin()
            self._paint(at, letter)
        elif part is not None:
            self.focus = None
            self.pressed, self._held = part, 0
            if part.kind == "size":
                self._press_part(part)

    def _release(self, x: int, y: int) -> Change | None:
        pressed, self.pressed = self.pressed, None
        if self.painting:
            self.painting = ""
            self.history.end()
        if pressed is None or pressed.kind == "size" or part_at(x, y) != pressed:
            return None
        return self._press_part(pressed)

    def _key(self, key: Key) -> Change | None:
        command = editmenu.command_of(key)
        if command:
            return editorders.carry_out(self, command)
        if key.name == "tab":
            stops: list[Part | None] = [None, *PARTS]
            self.focus = stops[(stops.index(self.focus) + (-1 if key.shift else 1)) % len(stops)]
        elif key.name in STEPS:
            self._arrow(key.name)
        elif key.name in ("return", "space"):
            if self.focus is not None:
                return self._press_part(self.focus)
            self._put_at_cursor()
        elif key.name in TOOL_KEYS and len(key.name) == 1:
            self.tool = TOOLS[TOOL_KEYS.index(key.name)]
        elif key.name in ("delete", "backspace") and self.cursor is not None:
            self.history.change(self.draft.put(*self.cursor, EMPTY))
        return None

    def _arrow(self, name: str) -> None:
        """Move the cursor over the board, or the focus along the panel."""
        dx, dy = STEPS[name]
        if self.focus is not None:
            at = PARTS.index(self.focus) + (dx or dy)
            self.focus = PARTS[at % len(PARTS)]
            return
        column, row = self.cursor or (0, -dy)
        column = min(self.draft.width - 1, max(0, column + dx))
        self.cursor = (column, min(self.draft.height - 1, max(0, row + dy)))

    def _put_at_cursor(self) -> None:
        if self.cursor is not None:
            letter = EMPTY if self.draft.at(*self.cursor) == self.tool else self.tool
            self.history.change(self.draft.put(*self.cursor, letter))

    # Changes

    def _paint(self, at: tuple[int, int], letter: str) -> None:
        self.history.now = self.draft.put(*at, letter)

    def _press_part(self, part: Part) -> Change | None:
        draft, number = self.draft, part.number
        self.dirty = True
        match part.kind:
            case "tool":
                self.tool = TOOLS[number]
            case "plays":
                self._toggle(number)
            case "first":
                self.history.change(replace(draft, first=number))
            case "size":
                dx, dy = SIZES[number]
                self.history.change(draft.sized(draft.width + dx, draft.height + dy))
            case command:
                return editorders.carry_out(self, command)
        return None

    def _toggle(self, seat: int) -> None:
        """Let a seat play or not; one that has tiles on the board plays."""
        draft = self.draft
        if draft.plays[seat] and draft.tiles_of(seat):
            self.message = f"{NAMES[seat]} has tiles on the board."
            return
        plays = tuple(on != (seat == other) for other, on in enumerate(draft.plays))
        self.history.change(replace(draft, plays=plays))


def _line(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Give the squares of a straight stroke in order, both ends included."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    steps = max(abs(dx), abs(dy))
    return [start, *((x + round(dx * i / steps), y + round(dy * i / steps)) for i in range(1, steps + 1))]
