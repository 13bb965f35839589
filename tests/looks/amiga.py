"""What the tests of the Amiga dress share: the dress, an empty Workbench, pixels, one of each widget."""

from retrogames.looks.intuition import Intuition
from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Slider,
    State,
    TextLine,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import common_commands
from retrogames.scenes.layout import Row
from tests.scenes.stand_in import FACES

AMIGA = Intuition(FACES)
COMMANDS = common_commands(
    can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
)
BUTTONS = Button("OK", default=True), Button("Cancel")
PLAIN = State()


def workbench(look: Intuition = AMIGA) -> Screen:
    """Draw the empty machine with its title bar."""
    screen = Screen()
    screen.palette = look.palette
    look.ground(screen)
    look.menu("Point to Point", {}).draw(screen, COMMANDS, "Move 24 of 36")
    return screen


def pixels(screen: Screen, box: Box) -> list[list[int]]:
    """Give the hires pixels of a box, row by row."""
    s = AMIGA.surface(screen)
    return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


def shown(widget: Widget, state: State = PLAIN, look: Intuition = AMIGA) -> list[list[int]]:
    """Draw a widget on its panel's fill and give what stands in its box."""
    screen = Screen()
    look.surface(screen).fill(look.pens.fill)
    look.widget(screen, widget, state)
    return pixels(screen, widget.box)


def everything() -> list[Row]:
    """Give one of each widget, some of them disabled."""
    return [
        Label("A label"),
        (Label("quiet", "quiet"), Label("warning", "warning")),
        (Label("strong", "strong"), Label("heading", "heading")),
        (Label("inverse", "inverse"), Label("right", align="right")),
        (Toggle("On", True), Toggle("Off", enabled=False)),
        (Choice(("one", "two")), Choice(("one", "two"), enabled=False)),
        (Field("Text", 8, cursor=2), Field("Text", 8, enabled=False)),
        Slider(3, 0, 15),
        (ListBox(["one", "two"], rows=2, header="Head"), TextPage([TextLine("a", "heading")], rows=2)),
    ]
