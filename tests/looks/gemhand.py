"""A GEM dress to test with: hands for its menus and dialogs, and looks at its pixels."""

from typing import Any

from retrogames.looks.gem import Gem
from retrogames.looks.gemmenu import GemMenu
from retrogames.looks.look import Command, Look
from retrogames.looks.widgets import (
    Choice,
    Field,
    Label,
    ListBox,
    Slider,
    TextLine,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine.box import Box
from retrogames.machine.events import Key, Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import common_commands
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from tests.scenes.stand_in import FACES

GEM = Gem(FACES)
LOOK: Look = GEM
COMMANDS = common_commands(
    can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
)
RANKING = "Red wins!     95 tiles\n2. Green      87\n3. Blue       76\n4. Yellow     64"
TITLES = {"Desk": 16, "File": 64, "Game": 112, "Move": 160, "Options": 208}
"""Left edges of the boxes, which are eight pixels a letter and two letters wider than the words."""


def dots(x: int, y: int) -> tuple[int, int]:
    """Give a dot of an ST pixel."""
    return 2 * x, 40 + 2 * y


def point(menu: GemMenu, x: int, y: int) -> Command | bool:
    return menu.handle(Motion(*dots(x, y)), COMMANDS)


def click(form: Form, x: int, y: int) -> Any:
    """Press and release at an ST pixel; gives what either answers."""
    at = dots(x, y)
    form.handle(Motion(*at))
    return form.handle(Press(*at)) or form.handle(Release(*at))


def middle(widget: Widget) -> tuple[int, int]:
    return widget.box.centre


def fresh_menu() -> GemMenu:
    menu = GEM.menu("Splatter", {})
    assert isinstance(menu, GemMenu)
    return menu


def desk(menu: GemMenu | None = None, info: str = "") -> Screen:
    """Draw the empty machine with the menu bar."""
    screen = Screen()
    screen.palette = GEM.palette
    GEM.ground(screen)
    (menu or fresh_menu()).draw(screen, COMMANDS, info)
    return screen


def pixels(screen: Screen, box: Box) -> list[list[int]]:
    s = GEM.surface(screen)
    return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


def chosen_by_keys(*names: str) -> Command | bool:
    menu = fresh_menu()
    menu.show()
    answer: Command | bool = False
    for name in names:
        answer = menu.handle(Key(name), COMMANDS)
    return answer


def everything() -> list[Row]:
    """Give one of each widget, also as it stands disabled and empty."""
    page = TextPage([TextLine("Heading", "heading"), TextLine("loud", "strong"), TextLine("so", "warning")])
    page.rows = 3
    return [
        Label("plain"),
        (Label("Name"), Field("Dolores", 8, cursor=3)),
        (Toggle("On", True), Toggle("Off", enabled=False)),
        Choice(("one", "two")),
        Slider(3, 0, 7),
        ListBox(["a", "b", "c", "d"], rows=2, header="Head", chosen=1),
        page,
    ]
