"""Engarde's mwm window: it can be moved, filled the screen with, made an icon, and closed."""

from dataclasses import dataclass

from retrogames.games.engarde.places import FULL, HOME, ICON
from retrogames.looks.motif import CLIENT as BODY
from retrogames.looks.motif import INK, Motif, bevel, frame_parts
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen

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

GHOSTED = ("Size", "Lower")
KEYS = {"f5": "Restore", "f7": "Move", "f9": "Minimize", "f10": "Maximize", "f4": "Close"}
ITEM, WIDE = 20, 150


@dataclass(slots=True)
class Frame:
    """How the window stands: place, icon, open menu, pressed part, drag."""

    box: Box = HOME
    normal: Box = HOME
    icon: bool = False
    menu: bool = False
    chosen: int = -1
    held: str = ""
    drag: tuple[int, int] | None = None
    following: bool = False
    clicked: bool = False

    @property
    def full(self) -> bool:
        """Whether it fills the screen."""
        return self.box == FULL

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
        if self.icon and key.name in ("return", "space"):
            return self._do("Restore")
        if self.following:
            self.following = False
            return True
        if not self.menu:
            return False
        match key.name:
            case "escape":
                self.menu = False
            case "up" | "down":
                step = 1 if key.name == "down" else -1
                self.chosen = (self.chosen + step) % len(ENTRIES)
            case "return" | "space":
                return self._do(ENTRIES[self.chosen][0]) if self.chosen >= 0 else True
        return True

    def _icon_event(self, event: Event) -> bool:
        """A double click on the icon restores the window."""
        if isinstance(event, Press) and event.button == "left":
            on = ICON.contains(event.x, event.y)
            if on and self.clicked:
                self._do("Restore")
            self.clicked = on and not self.clicked
        return True

    def _press(self, x: int, y: int) -> str | bool:
        if self.following:
            self.following = False
            return True
        if self.menu:
            at = self._entry(x, y)
            self.menu = False
            return self._do(ENTRIES[at][0]) if at >= 0 else True
        for part, box in frame_parts(self.box).items():
            if box.contains(x, y):
                self.held = part
                self.drag = (x - self.box.x, y - self.box.y) if part == "title" else None
                return True
        return False

    def _motion(self, x: int, y: int) -> bool:
        if self.menu:
            self.chosen = self._entry(x, y)
            return True
        if self.following:
            self._move(x - self.box.w // 2, y - 12)
            return True
        if self.drag is not None and not self.full:
            self._move(x - self.drag[0], y - self.drag[1])
            return True
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
            if self.clicked:
                self.clicked = False
                return "close"
            self.menu, self.chosen = True, 0
            return True
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
                self.icon, self.clicked = True, False
            case "Maximize":
                self.icon, self.box = False, FULL
            case "Move":
                self.following = not self.full
            case "Close":
                return "close"
        return True

    def _panel(self) -> Box:
        button = frame_parts(self.box)["menu"]
        return Box(button.x, button.bottom, WIDE, ITEM * len(ENTRIES) + 10)

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
        held = "maximise" if self.full else self.held
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
            if number == self.chosen and name not in GHOSTED:
                look.raised(screen, Box(panel.x + 2, y, panel.w - 4, ITEM), BODY)
            screen.text(panel.x + 8, y + 3, name, look.fixed, INK)
            screen.text(panel.right - 8 - look.fixed.width(keys), y + 3, keys, look.fixed, INK)
            if name in GHOSTED:
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
