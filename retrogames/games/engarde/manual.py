"""Engarde's help in our own words."""

from collections.abc import Callable, Sequence

from retrogames.games.engarde import art
from retrogames.looks.motif import INK, SQUARE, Motif
from retrogames.looks.widgets import TextLine
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Page

COLOURS_PAGE = 3
"""The number of the page that the Colours dialog's Help opens."""


def _lines(*texts: str) -> tuple[TextLine, ...]:
    """Make lines; one that begins with `=` is a heading."""
    return tuple(TextLine(t[1:], "heading") if t.startswith("=") else TextLine(t) for t in texts)


def _row(look: Motif, *cells: tuple[art.Cell, str]) -> Callable[[Screen, Box], None]:
    """Make a drawing of cells with a word under each."""

    def paint(screen: Screen, box: Box) -> None:
        for number, (cell, word) in enumerate(cells):
            x = box.x + 20 + 70 * number
            screen.rect(x - 2, box.y, 48, 44, SQUARE.ground)
            art.cell(screen, look, Box(x, box.y + 2, 44, 44), cell)
            width = look.fixed.width(word)
            screen.text(x + (44 - width) // 2, box.y + 50, word, look.fixed, INK)

    return paint


def pages(look: Motif) -> Sequence[Page]:
    """Give the help's pages."""
    return (
        Page(
            "Help",
            _lines(
                "=THE AIM",
                "",
                "Four pieces of one colour in a row, a column or a diagonal win for the player of that "
                "colour, whoever completed them.",
                "",
                "=THE BOARD",
                "",
                "In the middle is the grid of six by six squares; at each side a side-bar with six pieces, "
                "three squares and three circles. White's is at the left, and White begins. Outlined pieces "
                "are white, filled ones black.",
                "",
                "",
                "=WHAT A LANDING DOES",
                "",
                "Every piece is a magnet, painted white on one face and black on the other. Each square of "
                "the grid hides a pole. It pushes its own kind of pole up: the piece that arrives shows that "
                "face. A null square pushes neither, and nothing turns. Three squares of a grid are null.",
                "",
                "              on +       on -       on null",
                "            -------------------------------",
                "   square    black      white      stays",
                "   circle    white      black      stays",
                "",
                "The poles are shuffled anew for every game and never change during it. A piece that is "
                "jumped over does not turn.",
                "",
                "=A TURN",
                "",
                "Either set a piece from your own side-bar on any free square, or move any piece on the grid, of "
                "either colour, except the one that was set or moved last: one step in any of the eight "
                "directions, or two in a straight line by jumping over a piece. Nothing returns to a side-bar, "
                "and there is no passing.",
                "",
                "=WHOSE TURN IT IS",
                "",
                "The filled arrow beside the message points to the side to move; when the game is over, to "
                "the winner.",
                "",
                "=DRAWS",
                "",
                "The game is drawn when a position comes up for the third time, after 60 turns without a "
                "set and without a change of colour, and when a player has no move.",
            ),
            {
                8: (
                    5,
                    _row(
                        look,
                        (art.Cell("S"), "white"),
                        (art.Cell("s"), "black"),
                        (art.Cell("C"), "white"),
                        (art.Cell("c"), "black"),
                    ),
                )
            },
        ),
        Page(
            "What can be known",
            _lines(
                "=WHAT CAN BE KNOWN",
                "",
                "A piece that changes its colour shows the pole under it exactly. One that stays as it was "
                "leaves two possibilities: the pole that gives this colour, or null. All moves are seen by "
                "both players, so both know the same.",
                "",
                "The memory aid (Options) marks what landings have shown: a white sign on a dark tab is "
                "certain, two black signs are either-or. The original had no such aid.",
                "",
                "",
                "After the game Options, Show the poles, uncovers the grid.",
                "",
                "Computer players know no more than you: they are given the board as it is seen, and reason "
                "about the rest. In a saved game the poles are written down, so that a record can be "
                "replayed anywhere; the screen does not show them.",
                "",
                "A hint, or taking back a move that showed something, marks the game as assisted.",
                "",
                "=ADVICE OF THE AUTHOR",
                "",
                "Hold a piece back on your side-bar: it can go to any free square, and that may be what saves you.",
                "",
                "Remember every pole that shows itself; it stays what it is until the next game.",
                "",
                "Think of the nulls: where a piece has kept its colour, one may lie below it.",
            ),
            {
                6: (
                    5,
                    _row(
                        look,
                        (art.Cell("s", known=1), "plus"),
                        (art.Cell("C", known=5), "either"),
                        (art.Cell("", known=2), "minus"),
                        (art.Cell("S", last=True), "last"),
                        (art.Cell("", legal=True), "legal"),
                    ),
                )
            },
        ),
        Page(
            "Keys",
            _lines(
                "=KEYS",
                "",
                "arrows           move the black frame over grid and side-bars",
                "Return, Space    pick a piece, put it down",
                "S, C             pick a square, a circle from your side-bar",
                "Esc              puts a picked piece back; else asks before leaving",
                "H                asks for a hint",
                "Ctrl+Z, Ctrl+Y   take back, play again",
                "F6               the list of moves, to step through",
                "Alt+G, M, O, H   open the menus",
                "Alt+Space        opens the window menu",
                "Alt+F4           closes the window",
                "Alt+F5           brings it back as it was",
                "Alt+F7           moves it by the arrows",
                "Alt+F9, Alt+F10  makes it an icon, fills the screen with it",
                "",
                "With the mouse: click a piece, then a marked square, or drag it there. The window can be moved by its "
                "title; its buttons make it an icon (a double click brings it back) or fill the screen.",
            ),
        ),
        Page(
            "Colours",
            _lines(
                "=COLOURS",
                "",
                "Options, Colours (F4) gives window, frame, squares and marks any of the X colour names of the "
                "list, a number such as #729FFF, or a mixture by the three scales. Every change shows at "
                "once; the light and dark edges follow by Motif's own rule.",
                "",
                "Presets: the original, two of the time, one of high contrast and one for colour-blind eyes. "
                "Reset brings the original back, Cancel what was there before. Where black could not be read "
                "on a colour, you are asked before it is kept; the dialog itself stays in safe greys.",
            ),
        ),
        Page(
            "Setting up",
            _lines(
                "=SETTING UP A POSITION",
                "",
                "Options, Set up position opens a grid to be filled with brushes: four kinds of pieces, a "
                "cross that takes them away, and the poles; a question mark leaves a pole to chance and "
                "hidden. Without the memory aid all poles begin so. The triangle marks the piece that moved "
                "last, the arrows above tell whose turn it is.",
                "",
                "Squares and circles never leave the game: a piece put on the grid comes from a side-bar. A "
                "click on a side-bar lets the two give each other pieces. Play begins a game there.",
                "",
                "arrows           move the black frame, Return uses the brush",
                "S, C             square or circle, once more in the other colour",
                "X, +, -, 0, ?    take away; poles",
                "L, T             moved last; whose turn",
            ),
        ),
        Page(
            "The original",
            _lines(
                "=THE ORIGINAL",
                "",
                "Engarde was written by Bill James for X11R4 with OSF/Motif widgets; the text of its help "
                "window is of January 1992. Only that text has survived.",
                "",
                "From it: pieces and poles, the table of landings, setting, stepping and jumping, the bar on "
                "the piece moved last, four in a row, message box and arrows.",
                "",
                "Ours, where it is silent: the grid of six by six and three nulls as in its sample; six "
                "pieces a side, three of each shape; White begins; the draws; the computer players, the "
                "memory aid and everything about keeping and replaying games.",
            ),
        ),
    )
