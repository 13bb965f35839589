"""What watching the solitaire search looks like: the game's own screen with a full board on it."""

from typing import TYPE_CHECKING, Final

from retrogames.games.pointtopoint import art, marks
from retrogames.games.pointtopoint.picture import gadget, panel, plate
from retrogames.games.pointtopoint.places import PROMPT, Grid, choice_centre, gadget_box
from retrogames.machine.screen import Screen

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.watching import Watching

GADGETS: Final = {name: gadget_box(number) for number, name in enumerate(("halt", "anew", "colour", "back"))}


def draw(watching: "Watching", screen: Screen) -> None:
    """Draw the whole screen but its title bar."""
    look = watching.look
    surface = look.surface(screen)
    screen.fill(art.GROUND)
    for seat in (0, 1):
        _panel(watching, surface, seat)
    grid = Grid(watching.board.size)
    plate(look, surface, grid)
    _board(watching, surface, grid)
    prompt = watching.prompt()
    surface.text(320 - look.topaz.width(prompt) // 2, PROMPT, prompt, look.topaz, art.WHITE)
    for name, box in GADGETS.items():
        lit = watching.pressed == name and watching.over == name
        gadget(look, surface, box, watching.word(name), watching.usable(name), lit)


def _panel(watching: "Watching", surface: Screen, seat: int) -> None:
    """Draw a colour's panel: its points, and how many stones of each value stand on the board."""
    sought = seat == watching.colour
    note = ("scoring", art.ORANGE) if sought else ("", art.PALE)
    look, board = watching.look, watching.board
    panel(look, surface, seat, sought, "Computer", board.points[seat], note)
    for points in (1, 2, 3):
        x, y = choice_centre(seat, points)
        count = board.board.count(points if seat == 0 else -points)
        surface.text(x + 22, y - 4, str(count), look.topaz, art.WHITE)
        art.stone(surface, x - 12, y, points, seat == 0)


def _board(watching: "Watching", surface: Screen, grid: Grid) -> None:
    """Draw the stones with the links of what scores."""
    board = watching.board
    spots = [(column, row) for row in range(board.size) for column in range(board.size)]
    for spot in spots:
        art.body(surface, *grid.centre(spot), board.at(*spot) > 0, grid.scale)
    marks.draw_links(surface, grid, board.lines())
    for spot in spots:
        art.pips(surface, *grid.centre(spot), abs(board.at(*spot)), board.at(*spot) > 0, grid.scale)
