"""The set-up of a position: pieces and poles put on the grid with brushes, and a game played from there."""

from collections.abc import Callable, Sequence
from typing import Final

from retrogames.core.game import Settings
from retrogames.core.match import Match
from retrogames.core.position import PositionError
from retrogames.games.engarde import editorart
from retrogames.games.engarde.composing import Composition
from retrogames.games.engarde.grid import EMPTY, SIDE, UNKNOWN
from retrogames.games.engarde.places import ARROWS, HOME, Spot, origin, spot_at
from retrogames.games.engarde.rules import EACH
from retrogames.looks.look import Command
from retrogames.looks.motif import Motif
from retrogames.looks.motifframe import client_of, frame_parts
from retrogames.machine.box import Box
from retrogames.machine.events import Close, Event, Key, Motion, Press, Release
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.position import match_from, sentence
from retrogames.scenes.scene import Change, Leave, Pop, Push
from retrogames.scenes.settingup import ask_to_leave, help_with, keep_set_up
from retrogames.scenes.table import Situation

STEPS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
KEYS: Final = {
    "x": "x",
    "0": "0",
    "+": "+",
    "-": "-",
    "?": UNKNOWN,
    "l": "last",
    "f1": "manual",
    "f2": "empty",
    "t": "turn",
    "p": "play",
    "escape": "cancel",
    "f10": "menu",
}
"""Keys and the brushes or commands they choose; S and C choose shapes, once more the other colour."""


class Editor:
    """Clicks, drags and keys put what the brush holds; pops with a Match that begins so, or None.

    It begins with the position on the table; with its known `poles` only where the table may show them too.
    """

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = None

    def __init__(self, house: House, look: Motif, palette: Palette, s: Situation, poles: bool) -> None:
        self._house = house
        self._game = s.game
        self._settings = s.settings
        self._players = s.players
        self.look = look
        self.palette = palette
        self.menu = look.menu("", {"game": "Position"})
        self.dirty = True
        self.grid = Composition(s.position, poles)
        self.brush = "S"
        self.cursor = Spot(0, SIDE - 1)
        self.keyboard = False
        self.message = ""
        self.pressed = ""
        self.over = ""
        self._painting = False
        self._aimed: Spot | None = None
        self._done = self._content
        self._orders: dict[str, Callable[[], Change | None]] = {
            "empty": self.grid.clear,
            "turn": self._change_turn,
            "play": self._play,
            "cancel": self._cancel,
            "manual": lambda: help_with(house, s.game, look, palette),
            "menu": self.menu.show,
        }

    @property
    def _content(self) -> tuple[str, Settings]:
        return self.grid.text, self._settings

    @property
    def _unplayed(self) -> bool:
        return self._content != self._done

    def enter(self) -> None:
        """Nothing to do."""

    def exit(self) -> None:
        """Keep what is set up and not played when the program ends."""
        if self._unplayed:
            keep_set_up(self._house, self._game, *self._content, self._players)

    def update(self) -> Change | None:
        """Nothing moves."""
        return None

    def news(self) -> str:
        """Say why something cannot be, or what the brush does."""
        return self.message or editorart.BRUSHES[self.brush]

    def prompt(self) -> str:
        """Say whose move it is."""
        return f"{('White', 'Black')[self.grid.turn]} is to move."

    # What the person does

    def commands(self) -> Sequence[Command]:
        """Give the menu."""
        white = self.grid.turn == 0
        return (
            Command("play", "Play from here", "game", "P", hot="P"),
            Command("empty", "Empty grid", "game", "F2", hot="E"),
            Command("turn", "Black to move" if white else "White to move", "game", "T", hot="t"),
            Command("manual", "Manual", "game", "F1", hot="M"),
            Command("cancel", "Cancel", "game", "Esc", hot="C"),
        )

    def handle(self, event: Event) -> Change | None:
        """Answer the menu, brushes, buttons, arrows, the grid and keys."""
        if isinstance(event, Close):
            return Leave()
        self._place_bar()
        chosen = self.menu.handle(event, self.commands())
        if isinstance(chosen, Command):
            return self._order(chosen.id)
        if chosen:
            self.dirty = True
            return None
        match event:
            case Motion(x=x, y=y):
                self._move(*self._client(x, y))
            case Press(x=x, y=y, button="left"):
                return self._press(x, y)
            case Release(x=x, y=y, button="left"):
                return self._release(*self._client(x, y))
            case Key() if event.plain:
                return self._key(event.name)
        return None

    def _place_bar(self) -> None:
        client = client_of(HOME)
        self.look.bar = Box(client.x, client.y, client.w, 31)

    def _client(self, x: int, y: int) -> tuple[int, int]:
        left, top = origin(HOME)
        return x - left, y - top

    def _order(self, command: str) -> Change | None:
        """Take a brush, or carry out a command."""
        self.dirty = True
        self.message = ""
        if command in editorart.BRUSHES:
            self.brush = command
        order = self._orders.get(command)
        return order() if order is not None else None

    def _move(self, x: int, y: int) -> None:
        over = editorart.part_at(x, y)
        spot = spot_at(x, y)
        self.dirty = self.dirty or over != self.over
        self.over = over
        if self._painting and spot != self._aimed and spot is not None and spot.square is not None:
            self._aimed, self.dirty = spot, True
            self._put(spot, toggle=False)

    def _press(self, x: int, y: int) -> Change | None:
        if frame_parts(HOME)["menu"].contains(x, y):
            return self._order("cancel")
        x, y = self._client(x, y)
        self.keyboard = False
        self._move(x, y)
        self.pressed = self.over
        for seat, arrow in enumerate(ARROWS):
            if arrow.contains(x, y) and seat != self.grid.turn:
                self._change_turn()
        spot = spot_at(x, y)
        if spot is not None:
            self.cursor = self._aimed = spot
            self._painting = spot.square is not None
            self._put(spot)
        return None

    def _release(self, x: int, y: int) -> Change | None:
        self._painting, self._aimed = False, None
        self._move(x, y)
        pressed, self.pressed = self.pressed, ""
        return self._order(pressed) if pressed and pressed == self.over else None

    def _key(self, name: str) -> Change | None:
        if name in STEPS:
            dx, dy = STEPS[name]
            column = min(SIDE, max(-1, self.cursor.column + dx))
            self.cursor = Spot(column, min(SIDE - 1, max(0, self.cursor.row + dy)))
            self.keyboard = True
        elif name in ("return", "space"):
            self.keyboard = True
            self._put(self.cursor)
        elif name in ("delete", "backspace") and self.cursor.square is not None:
            self.grid.rub_out(self.cursor.square)
        elif name in ("s", "c"):
            return self._order(name if self.brush == name.upper() else name.upper())
        else:
            return self._order(KEYS.get(name, ""))
        return None

    def _put(self, spot: Spot, toggle: bool = True) -> None:
        """Let the brush act on a spot; a piece put on its like is rubbed out again."""
        grid, square = self.grid, spot.square
        self.message = ""
        if square is None:
            seat, shape = (0 if spot.column < 0 else 1), (0 if spot.shape == "S" else 1)
            full = spot.row % (SIDE // 2) < grid.bars[seat][shape]
            self.message = grid.shift(seat, shape, into=not full)
        elif self.brush == "last":
            self.message = grid.mark_last(square)
        elif self.brush == "x" or (toggle and self.brush == grid.pieces[square] != EMPTY):
            grid.rub_out(square)
        elif self.brush.isalpha():
            self.message = grid.put(square, self.brush)
        else:
            grid.poles[square] = self.brush
        self._house.play_sound(self.look.sounds["refuse" if self.message else "click"])

    def _change_turn(self) -> None:
        self.grid.turn = 1 - self.grid.turn

    def _play(self) -> Change | None:
        text = self.grid.text
        try:
            return self._pop(match_from(self._house, self._game, text, self._settings, self._players))
        except PositionError as error:
            why = sentence(error)
        return Push(alert(self.look, why, kind="stop", title="Engarde", palette=self.palette))

    def _cancel(self) -> Change:
        if not self._unplayed:
            return Pop(None)
        return ask_to_leave(self.look, self.palette, "Engarde", self._play, lambda: self._pop(None))

    def _pop(self, match: Match | None) -> Pop:
        self._done = self._content
        return Pop(match)

    def draw(self, screen: Screen) -> None:
        """Draw the window."""
        self._place_bar()
        editorart.draw(self, screen)
        self.menu.draw(screen, self.commands(), "")

    def holds(self, spot: Spot) -> bool:
        """Tell whether a slot of a side-bar is filled."""
        assert EACH == SIDE // 2
        bar = self.grid.bars[0 if spot.column < 0 else 1]
        return spot.holds((bar[0], bar[1]))
