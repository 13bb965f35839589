"""Engarde's mwm window: it can be moved, filled the screen with, made an icon, and closed."""

from dataclasses import dataclass
from math import inf
from time import monotonic

from retrogames.games.engarde.places import FULL, HOME, ICON
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import INK, Motif
from retrogames.looks.motifframe import bevel, frame_parts
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.form import DOUBLE_CLICK

ENTRIES = (
    ("Restore", "Alt+F5"),
    ("Move", "Alt+F7"),
    ("Size", "Alt+F8"),
    ("Minimize", "Alt+F9"),
    ("Maximize", "Alt+F10"),
    ("Lower", "Alt+F3"),
    ("Close", "Alt+F4"),
)
"""mwm's window menu; Size and Lower have nothing to do here and stand ghosted."""

LETTERS = {
    "Restore": "R",
    "Move": "M",
    "Size": "S",
    "Minimize": "n",
    "Maximize": "x",
    "Lower": "L",
    "Close": "C",
}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STRIDE = 8
"""Dots that an arrow key moves the window."""

KEYS = {"f5": "Restore", "f7": "Move", "f9": "Minimize", "f10": "Maximize", "f4": "Close"}
ITEM, WIDE = 20, 150


@dataclass(slots=True)
class Frame:
    """How the window stands: place, icon, open menu, drag, the part held and whether the pointer is on it."""

    box: Box = HOME
    normal: Box = HOME
    icon: bool = False
    menu: bool = False
    chosen: int = -1
    held: str = ""
    armed: bool = False
    drag: tuple[int, int] | None = None
    following: Box | None = None
    clicked: float = -inf
    """`following` is where a window stood that is moved from the menu; `clicked` when the last click was."""

    @property
    def full(self) -> bool:
        """Whether it fills the screen."""
        return self.box == FULL

    @property
    def ghosted(self) -> tuple[str, ...]:
        """The entries of the window menu that have nothing to do now."""
        return ("Size", "Lower", *(("Move", "Maximize") if self.full else ("Restore",)))

    def handle(self, event: Event) -> str | bool:
        """Give `close` when the window is to be closed, else whether the event was meant for the frame."""
        if isinstance(event, Key):
            return self._key(event)
        if self.icon:
            return self._icon_event(event)
        match event:
            case Press(x=x, y=y, button="left"):
                return self._press(x, y)
            case Motion(x=x, y=y):
                return self._motion(x, y)
            case Release(x=x, y=y, button="left"):
                return self._release(x, y)
        return self.menu

    def _key(self, key: Key) -> str | bool:
        if key.alt and key.name in KEYS:
            return self._do(KEYS[key.name])
        if self.icon:
            return key.plain and key.name in ("return", "space") and self._do("Restore")
        if self.following is not None:
            return self._move_by_key(key.name)
        if not self.menu:
            opens = (key.alt and key.name == "space") or (key.shift and key.name == "escape")
            return opens and self._open_menu()
        match key.name:
            case "escape":
                self.menu = False
            case "up" | "down":
                self._step(1 if key.name == "down" else -1)
            case "return" | "space":
                return self._pick(self.chosen)
            case letter:
                letters = [LETTERS[name].lower() for name, _ in ENTRIES]
                return self._pick(letters.index(letter)) if letter in letters else True
        return True

    def _move_by_key(self, name: str) -> bool:
        """Move the window by an arrow; Esc puts it back, any other key leaves it where it is."""
        assert self.following is not None
        if name in ARROWS:
            dx, dy = ARROWS[name]
            self._move(self.box.x + STRIDE * dx, self.box.y + STRIDE * dy)
            return True
        if name == "escape":
            self.box = self.normal = self.following
        self.following = None
        return True

    def _open_menu(self) -> bool:
        self.menu, self.chosen = True, -1
        self._step(1)
        return True

    def _step(self, step: int) -> None:
        """Choose the next entry that has something to do."""
        for _ in ENTRIES:
            self.chosen = (self.chosen + step) % len(ENTRIES)
            if ENTRIES[self.chosen][0] not in self.ghosted:
                return

    def _pick(self, entry: int) -> str | bool:
        """Do what an entry of the open menu says; a ghosted one leaves it open."""
        if entry < 0 or ENTRIES[entry][0] in self.ghosted:
            return True
        return self._do(ENTRIES[entry][0])

    def _double(self) -> bool:
        """Tell whether this click is the second of a double click."""
        now = monotonic()
        double = now - self.clicked < DOUBLE_CLICK
        self.clicked = -inf if double else now
        return double

    def _icon_event(self, event: Event) -> bool:
        """A double click on the icon restores the window."""
        on_it = isinstance(event, Press) and event.button == "left" and ICON.contains(event.x, event.y)
        if on_it and self._double():
            self._do("Restore")
        return True

    def _press(self, x: int, y: int) -> str | bool:
        if self.following is not None:
            self.following = None
            return True
        if self.menu:
            return self._press_menu(x, y)
        for part, box in frame_parts(self.box).items():
            if box.contains(x, y):
                self.held, self.armed = part, True
                self.drag = (x - self.box.x, y - self.box.y) if part == "title" else None
                return True
        return False

    def _press_menu(self, x: int, y: int) -> str | bool:
        """Do the entry that is pressed; a double click on the menu's button closes the window."""
        at = self._entry(x, y)
        if at >= 0:
            return self._pick(at)
        self.menu = False
        if frame_parts(self.box)["menu"].contains(x, y) and self._double():
            return "close"
        return True

    def _motion(self, x: int, y: int) -> bool:
        if self.menu:
            self.chosen = self._entry(x, y)
            return True
        if self.following is not None:
            self._move(x - self.box.w // 2, y - 12)
            return True
        if self.drag is not None and not self.full:
            self._move(x - self.drag[0], y - self.drag[1])
            return True
        if self.held:
            self.armed = frame_parts(self.box)[self.held].contains(x, y)
        return bool(self.held)

    def _move(self, x: int, y: int) -> None:
        """Move, but keep the title within reach."""
        x = min(640 - 60, max(60 - self.box.w, x))
        y = min(480 - 30, max(0, y))
        self.box = self.normal = Box(x, y, self.box.w, self.box.h)

    def _release(self, x: int, y: int) -> str | bool:
        held, self.held, self.drag = self.held, "", None
        if not held:
            return False
        if not frame_parts(self.box)[held].contains(x, y):
            return True
        if held == "menu":
            self._double()
            return self._open_menu()
        return self._do(
            {"minimise": "Minimize", "maximise": "Restore" if self.full else "Maximize"}.get(held, "")
        )

    def _do(self, entry: str) -> str | bool:
        self.menu = False
        match entry:
            case "Restore":
                if self.icon:
                    self.icon = False
                else:
                    self.box = self.normal
            case "Minimize":
                self.icon = True
            case "Maximize":
                self.icon, self.box = False, FULL
            case "Move":
                self.following = None if self.full or self.icon else self.box
            case "Close":
                return "close"
        return True

    def _panel(self) -> Box:
        """Give the menu's place, on the screen wherever the window is."""
        button = frame_parts(self.box)["menu"]
        high = ITEM * len(ENTRIES) + 10
        y = button.bottom if button.bottom + high <= FULL.h else button.y - high
        return Box(min(FULL.w - WIDE, max(0, button.x)), y, WIDE, high)

    def _entry(self, x: int, y: int) -> int:
        panel = self._panel()
        if not panel.contains(x, y):
            return -1
        row = y - panel.y - 2
        if row >= ITEM * (len(ENTRIES) - 1) + 6:
            return len(ENTRIES) - 1
        return min(len(ENTRIES) - 2, row // ITEM)

    # Drawing

    def draw(self, look: Motif, screen: Screen) -> None:
        """Draw the window's frame, or its icon on the root."""
        if self.icon:
            self._draw_icon(look, screen)
            return
        held = (self.held if self.armed else "", "maximise" if self.full else "")
        look.window(screen, self.box, "Engarde", held=held)

    def draw_menu(self, look: Motif, screen: Screen) -> None:
        """Draw the window menu while it hangs open."""
        if not self.menu or self.icon:
            return
        panel = self._panel()
        look.raised(screen, panel, BODY)
        for number, (name, keys) in enumerate(ENTRIES):
            last = number == len(ENTRIES) - 1
            y = panel.y + 2 + ITEM * number + (6 if last else 0)
            if last:
                screen.hline(panel.x + 2, y - 4, panel.w - 4, BODY.bottom)
                screen.hline(panel.x + 2, y - 3, panel.w - 4, BODY.top)
            if number == self.chosen and name not in self.ghosted:
                look.raised(screen, Box(panel.x + 2, y, panel.w - 4, ITEM), BODY)
            screen.text(panel.x + 8, y + 3, name, look.fixed, INK)
            screen.hline(panel.x + 8 + 6 * name.index(LETTERS[name]), y + 15, 5, INK)
            screen.text(panel.right - 8 - look.fixed.width(keys), y + 3, keys, look.fixed, INK)
            if name in self.ghosted:
                screen.pattern(panel.x + 4, y + 2, panel.w - 8, ITEM - 4, (0xAA, 0x55), BODY.ground)

    def _draw_icon(self, look: Motif, screen: Screen) -> None:
        screen.rect(*ICON, BODY.ground)
        bevel(screen, ICON, BODY.top, BODY.bottom, 2)
        picture = ICON.inset(8, 6)
        look.sunken(screen, Box(picture.x, picture.y, picture.w, 36), BODY)
        screen.rect(picture.x + 8, picture.y + 8, 12, 12, INK)
        screen.disc(picture.x + 34, picture.y + 20, 8, INK)
        screen.disc(picture.x + 34, picture.y + 20, 6, BODY.ground)
        width = look.fixed.width("Engarde")
        screen.text(ICON.x + (ICON.w - width) // 2, ICON.bottom - 17, "Engarde", look.fixed, INK)
