"""Point to Point's manual in our own words, with the example line drawn."""

from collections.abc import Callable, Sequence

from retrogames.games.pointtopoint import art
from retrogames.looks.intuition import Intuition
from retrogames.looks.widgets import TextLine
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Page


def _lines(*texts: str) -> tuple[TextLine, ...]:
    """Make lines; one that begins with `=` is a heading."""
    return tuple(TextLine(t[1:], "heading") if t.startswith("=") else TextLine(t) for t in texts)


def _row(look: Intuition, stones: str) -> Callable[[Screen, Box], None]:
    """Make a drawing of stones in a row: `W3 B2` and so on."""

    def paint(screen: Screen, box: Box) -> None:
        s = look.surface(screen)
        for number, word in enumerate(stones.split()):
            x, y = box.x + 34 + 56 * number, box.y + 18
            s.rect(x - 28, y - 14, 55, 27, art.SQUARE)
            art.stone(s, x, y, int(word[1]), word[0] == "W")

    return paint


def pages(look: Intuition) -> Sequence[Page]:
    """Give the manual's pages."""
    return (
        Page(
            "the game",
            _lines(
                "=The game",
                "",
                "White sets first. In turn each player sets one of his stones, worth one, two or three "
                "points, on an empty square, until the board is full. The higher score wins.",
                "",
                "=Enclosing",
                "",
                "Stones of one colour that stand side by side in a row, a column or a diagonal, with a stone "
                "of the other colour directly at each end, are enclosed. An end counts when its points equal "
                "the number of stones enclosed. One end that counts earns a point for every stone enclosed; "
                "two earn double. If neither counts, nothing is earned.",
                "",
                "",
                "White gets 2: two black stones stand between a three and a two, and the two counts. Black "
                "gets 2: a white stone stands between two ones, and both count.",
                "",
                "A gap breaks a run. A run at the edge is not enclosed. Four stones in a row can never score, "
                "because no stone has four points. One stone may close several lines; each scores by itself. "
                "Points once made stay.",
            ),
            {10: (4, _row(look, "W3 B2 B1 W2 B1 W3"))},
        ),
        Page(
            "playing",
            _lines(
                "=Playing",
                "",
                "Choose a stone in the column of your colour, then click on a square. The stone stays chosen "
                "until you choose another. Over a square you see what it would score.",
                "",
                "The Project menu chooses who plays: two players, you against the computer with either "
                "colour, the computer against itself, or solitaire. Hold the right button to see the menus "
                "and let go over an entry; a tap on the title bar does the same.",
                "",
                "  1 2 3      choose a stone",
                "  arrows     move the frame, Return sets the stone",
                "  W          shows where all points came from",
                "  H          asks for a hint; the game then counts as assisted",
                "  Ctrl+Z     takes back, Ctrl+Y plays again",
                "  F6         the list of moves, to step through",
                "  F7         shows the last move again",
                "  P          pauses the computer; where it plays itself, any key does",
                "  Esc        asks before it leaves; the game is kept",
            ),
        ),
        Page(
            "solitaire",
            _lines(
                "=Solitaire",
                "",
                "One player sets both colours in turn and tries for the highest score of one colour, named "
                "before the start. Manfred Kopp wrote that his maximum was 65 points; it heads the table of "
                "records until somebody has more.",
                "",
                "On the board of six by six 74 points are the most there can be. Watch the search in the "
                "Project menu shows how the computer looks for them; in a solitaire it goes on from your "
                "stones.",
                "",
                "=Sizes and supplies",
                "",
                "The board may have four to eight squares a side. Stones are unlimited, or there are as many "
                "of each value (equal), or more ones than twos and more twos than threes (963: on six by six "
                "nine ones, six twos and three threes for each player). With that supply 65 is the best "
                "total of one colour.",
                "",
                "=Positions of your own",
                "",
                "Set up position in the Project menu puts stones on a board of any size: choose one at a side "
                "and click on squares, Rub out takes them away. White needs as many stones as Black, or one "
                "more. Play begins a game there.",
                "",
                "  1 2 3      choose a stone, Tab the other colour, 0 rubs out",
                "  arrows     move the frame, Return puts the stone",
                "  Ctrl+Z     takes the last change back, Ctrl+Y makes it again",
            ),
        ),
        Page(
            "the original",
            _lines(
                "=The original",
                "",
                "Point to Point V1.1 was written by Manfred Kopp of Vienna for the Amiga in 1992 and given "
                "away as shareware. Its short document has survived.",
                "",
                "From it: stones, enclosing and double points, the example above, solitaire and the 65 "
                "points, the Project menu, the gadgets for taking back, a new game and the end, and that the "
                "last stone stays chosen.",
                "",
                "Ours: the size of six by six, since his example is six stones long; the other sizes and the "
                "supplies; the lines drawn with their points, previews, hints, levels and kept games.",
            ),
        ),
    )
