"""What the tests of Splatter's screen share: where squares and buttons are, matches in the middle."""

from pathlib import Path

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.games.splatter.grid import read_square
from retrogames.games.splatter.picture import box_of, ground_of
from retrogames.games.splatter.places import pass_box, quit_box
from retrogames.machine.box import Box
from retrogames.scenes.play import Play
from tests.scenes.stand_in import Driver, StandIn, playing

FOUR: tuple[Player, ...] = (Human(), Human(), Human(), Human())
MIXED: tuple[Player, ...] = (Human("Dolores"), Computer(Level.CLUB), Human(), Computer(Level.MASTER, "Zelda"))

MIDDLE = (
    "rr18b1g/2rr2r11ggbg1/3rrrr9gggggg1/2r2yyy7bggggg2/2r2yyybb4bbgbbgg2/5yyybb4bbbbbgg2/"
    "4rryybbbbrrbyyybbg2/3rrrryryyrrgggyygbbb1/2rrrrryyyyyrgggyyggbb1/2rrrrryyyyyrggggggggg1/"
    "2yyrrryyrb3ggbgbbbg1/2yyrrryyr5gbgbbbb1/1yyrrryyy7bbbggg1/yyy14bbbgb1 y rgby"
)
"""Four seats in the middle of a game; yellow can play k7k9 and splat five tiles of blue."""

BOARD = b"""\
Splatter board
Format: 1
Size: 7x5
Turn: g
Seat r: human Ada playing
Seat g: computer club playing
Seat b: human quit

r.....g
.......
..##...
.......
g.....r
"""
"""A small board file: two seats in play, a wall, one seat that has left."""


def dot(box: Box) -> tuple[int, int]:
    """The dot in the middle of a box of ST pixels."""
    x, y = box.centre
    return 2 * x, 40 + 2 * y


def at(d: Driver, name: str) -> tuple[int, int]:
    """The dot in the middle of a square."""
    return dot(ground_of(play_of(d).match.position).cell(read_square(name)))


def button(d: Driver, name: str) -> tuple[int, int]:
    """The dot in the middle of PASS or QUIT of the seat to move."""
    s = play_of(d).situation()
    box = box_of(s, s.position.turn)
    assert box is not None
    return dot((pass_box if name == "pass" else quit_box)(box))


def play_of(d: Driver) -> Play:
    """The scene of the game, on top or below a dialog."""
    found = [scene for scene in d.stack.scenes if isinstance(scene, Play)]
    return found[-1]


def moves(d: Driver) -> list[str]:
    """The moves played, as texts."""
    return [str(move) for move in play_of(d).match.moves]


def on_board(
    house: StandIn, setup: str, *moves: str, players: tuple[Player, ...] = FOUR, enter: str = "off"
) -> Driver:
    """Open a game that began from a position, with moves played."""
    game = house.games["splatter"]
    rows = setup.split(" ")[0].split("/")
    settings = game.settings({"Enter": enter, "Size": f"{width_of(rows[0])}x{len(rows)}"})
    match = Match(game, settings, 0, players, "2026-11-29", setup=setup)
    for move in moves:
        match.play_text(move)
    d = playing(house, match)
    d.ticks(2)
    return d


def width_of(row: str) -> int:
    """Count the squares of a row of a position."""
    width, digits = 0, ""
    for letter in row + " ":
        if letter.isdigit():
            digits += letter
            continue
        width += int(digits or 0) + (letter != " ")
        digits = ""
    return width


def folder_house(folder: Path) -> StandIn:
    """A house whose saves stand in a real folder."""
    house = StandIn()
    house.folder = folder
    return house
