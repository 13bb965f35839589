"""Contact's manual in our own words, with diagrams drawn by the program."""

from collections.abc import Callable, Sequence

from retrogames.games.contact.dice import small_die
from retrogames.games.contact.pens import HOT
from retrogames.looks.dos import Dos
from retrogames.looks.widgets import TextLine
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Page


def _dice(look: Dos, *groups: tuple[str, str]) -> Callable[[Screen, Box], None]:
    """Make a drawing of small dice in groups, each with its worth under it."""

    def paint(screen: Screen, box: Box) -> None:
        x, top = box.x + 8, box.y + look.rows(8)
        for faces, label in groups:
            width = max(34 * len(faces) - 6, look.small.width(label))
            left = x + (width - 34 * len(faces) + 6) // 2
            for face in faces:
                small_die(look, screen, left, top, int(face))
                left += 34
            below = top + look.rows(28) + 4
            screen.text(x + (width - look.small.width(label)) // 2, below, label, look.small, HOT)
            x += width + 32

    return paint


def _lines(*texts: str) -> tuple[TextLine, ...]:
    """Make lines; one that begins with `=` is a heading."""
    return tuple(TextLine(t[1:], "heading") if t.startswith("=") else TextLine(t) for t in texts)


SETUP_PAGE = Page(
    "colours",
    _lines(
        "=Colours",
        "",
        "Twelve parts of the table have a colour of their own, out of the 64 that an EGA card can show. A screen shows 16 at once, so most of the 64 squares are mixed; the large patch, the small one in the list and the little table show a colour as it is.",
        "",
        "Up and down choose a part. Enter, Tab or the right arrow go over to the colours, where the arrows try one at once. Enter takes it, Esc puts the old one back. With the mouse: click on the part, then on the colour.",
        "",
        "D brings the original colours back, P goes through ready-made sets, among them one of high contrast and two for eyes that tell some colours badly. E changes between the 480 lines of VGA and the 350 of EGA.",
        "",
        "W keeps the colours for this game and every later one. The figures at the right say how well text can be read on its ground; under 3:1 you are asked once more. Esc leaves everything as it was.",
    ),
)


def pages(look: Dos) -> Sequence[Page]:
    """Give the manual's pages."""
    return (
        Page(
            "the aim",
            _lines(
                "=The aim",
                "",
                "Six dice, one to four players. Whoever is the first to have 5,000 points wins at once.",
                "",
                "A turn is a gamble: every roll may add to what you have gathered, and a roll without any "
                "counter loses all of it. Stop in time.",
                "",
                "=Counters",
                "",
                "",
                "Any other three of a kind count a hundred times the face. A counter is made in one roll; dice "
                "set aside earlier never join later ones. Four or five alike are a triple and the rest, six "
                "alike are two triples.",
            ),
            {8: (4, _dice(look, ("1", "100"), ("5", "50"), ("111", "1000"), ("444", "400")))},
        ),
        Page(
            "a turn",
            _lines(
                "=A turn",
                "",
                "All six dice roll. Any key or a click stops them.",
                "",
                "Keep (K) adds everything gathered, and all counters of this roll, to your score. The next "
                "player rolls.",
                "",
                "Or set counters aside and Roll (R) the rest. Type the number under a die, or click on die or "
                "number; again puts it back. A counter of three dice needs all three. At least one die must be "
                "left to roll.",
                "",
                "You may set aside any number of 1s, one or three 5s (four, and six, are a triple and more), "
                "and any three of a kind.",
                "",
                "A roll without counters ends the turn, and what was gathered in it is gone.",
            ),
        ),
        Page(
            "special rolls",
            _lines(
                "=Special rolls",
                "",
                "Contact: every die just rolled is a counter. Yes rolls all six again with the points still at "
                "risk; No adds them to your score.",
                "",
                "On a first roll, when all six dice are rolled:",
                "",
                "A straight wins the game at once.",
                "Three twos may be taken back, and all six dice are rolled again.",
                "",
                "",
                "Left button or Y is yes, right button or N is no, at every such question.",
            ),
            {9: (3, _dice(look, ("123456", "straight"), ("222", "may be rolled anew")))},
        ),
        Page(
            "chances",
            _lines(
                "=Chances",
                "",
                "That a roll holds at least one counter:",
                "",
                "  one die      1 in 3        four dice    91 in 108",
                "  two dice     5 in 9        five dice   299 in 324",
                "  three dice  13 in 18       six dice    157 in 162",
                "",
                "Six dice are a Contact in 828 of 46,656 rolls, a straight in 720, and hold three or more twos "
                "in 2,906.",
                "",
                "One source of dice serves people and computers alike. A roll depends on the game's seed and "
                "its own number only: leaving and coming back never changes it. The dice chart (menu, Dice "
                "chart) shows what fell and what fair dice would give.",
            ),
        ),
        Page(
            "keys",
            _lines(
                "=Keys",
                "",
                "  any key     stops the rolling dice",
                "  1 - 6       sets the die above that number aside, or back",
                "  K           keeps the points",
                "  R           rolls the other dice",
                "  Y, N        yes and no; left and right mouse button",
                "  arrows      move the yellow frame, Enter presses",
                "  H           asks for a hint; the game then counts as assisted",
                "  Ctrl+Z      takes a choice back, never a roll",
                "  F4          Setup: your own colours out of 64",
                "  F10         the whole list of commands",
                "  Esc         asks before it leaves; the game is kept",
            ),
        ),
        SETUP_PAGE,
        Page(
            "the original",
            _lines(
                "=The original",
                "",
                "Contact was written by George Leotti for MS-DOS with an EGA or VGA card and given away as "
                "shareware, version 1.0 in May 1991. He had the dice game from Thurston Kingsley Decker, to "
                "whom he dedicated the program.",
                "",
                "From his manual: counters, first rolls, Contact, three twos, the straight, the mouse, Setup "
                "with 64 colours, the averages on leaving.",
                "",
                "Ours, where the manual is silent: 5,000 points win at once, without a last turn for the "
                "others; three twos may be more than three; the names of players, five kinds of computer "
                "players, hints, taking back, kept games, the chart of the dice.",
            ),
        ),
    )
