"""A hand on the Amiga's menus: mouse and keys in hires pixels, and a list of commands with sub-menus."""

from retrogames.looks.intuitionmenu import IntuitionMenu
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Button, Event, Key, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import common_commands
from tests.looks.amiga import AMIGA

OWN = (
    Command("two", "Two players", "game", "Ctrl+T", checked=True, hot="T"),
    Command("against", "Against computer", "game", hot="A"),
    *(
        Command(f"side {c}", f"Play {c}", "game", checked=c == "White", parent="against")
        for c in ("White", "Black")
    ),
    *(Command(f"level {n}", f"Level {n}", "game", checked=n == 3, parent="against") for n in range(1, 6)),
    Command("demo", "Computer v. computer", "game", "Ctrl+D", hot="C"),
    Command("solitaire", "Solitaire", "game", enabled=False, hot="o"),
)
COMMANDS = (
    *OWN,
    *common_commands(
        can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
    ),
)
PROJECT, MOVE, SETTINGS, HELP = 20, 100, 180, 270
"""A column inside each title."""

ROWS = {
    "two": 17,
    "against": 27,
    "demo": 37,
    "solitaire": 47,
    "new": 63,
    "players": 73,
    "load": 89,
    "save": 99,
}
"""A row inside some items of Project: ten rows each from row 12 on, groups six apart."""


def at(x: int, y: int) -> tuple[int, int]:
    """Give a dot of a hires pixel."""
    return x, 2 * y


class Hand:
    """A menu and the hand on mouse and keys, in hires pixels."""

    def __init__(self, **names: str) -> None:
        menu = AMIGA.menu("Point to Point", names)
        assert isinstance(menu, IntuitionMenu)
        self.menu = menu

    def send(self, event: Event) -> Command | bool:
        return self.menu.handle(event, COMMANDS)

    def press(self, x: int, y: int, button: Button = "left") -> Command | bool:
        return self.send(Press(*at(x, y), button))

    def release(self, x: int, y: int, button: Button = "left") -> Command | bool:
        return self.send(Release(*at(x, y), button))

    def move(self, x: int, y: int) -> Command | bool:
        return self.send(Motion(*at(x, y)))

    def key(self, *names: str) -> Command | bool:
        answer: Command | bool = False
        for name in names:
            ctrl = name.startswith("ctrl+")
            answer = self.send(Key(name.removeprefix("ctrl+"), ctrl=ctrl))
        return answer

    def picture(self) -> Screen:
        screen = Screen()
        screen.palette = AMIGA.palette
        AMIGA.ground(screen)
        self.menu.draw(screen, COMMANDS, "Move 24 of 36")
        return screen

    def lines(self, box: Box) -> list[list[int]]:
        s = AMIGA.surface(self.picture())
        return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


def name(answer: Command | bool) -> str:
    """Give the id of the command chosen."""
    assert isinstance(answer, Command)
    return answer.id
