"""The general manual of the arcade, in our own words."""

from retrogames.looks.widgets import TextLine
from retrogames.scenes.table import Page

KEYS = (
    ("F1", "the game's manual"),
    ("F2", "new game"),
    ("F3, H", "hint"),
    ("F4", "colours"),
    ("F5", "who plays"),
    ("F6", "moves, to step through"),
    ("F7", "last move again"),
    ("F8", "options"),
    ("F9", "statistics"),
    ("F10", "the game's own menu"),
    ("F11", "full screen"),
    ("F12", "screenshot"),
    ("M", "sound on and off"),
    ("P", "pause"),
    ("Esc", "leave; it asks first"),
    ("Ctrl+Z", "take back"),
    ("Ctrl+Y", "play it again"),
    ("Ctrl+S", "save under a name"),
    ("Ctrl+O", "open"),
    ("Ctrl+B", "look back"),
    ("Ctrl+C", "copy the position"),
    ("Ctrl+L", "copy the list of moves"),
    ("Ctrl+V", "enter a position"),
)
"""Every key that works in all games, short enough for the narrowest of the four machines."""


def _page(title: str, *paragraphs: str) -> Page:
    """Give a page of paragraphs under its title, a free line between them."""
    lines = [TextLine(title, "heading")]
    for paragraph in paragraphs:
        lines += [TextLine(""), TextLine(paragraph)]
    return Page(title, lines)


PAGES = (
    _page(
        "The shelf",
        "These four games were given away as shareware or public domain in 1991 and 1992, each for another "
        "machine. They are rebuilt here from the documents that came with them, each in the look of the "
        "machine it was born on.",
        "Choose a box with the arrow keys or the pointer; Return or a click loads it. L begins the game's "
        "first lesson.",
        "A box with a Continue tab holds a game you began; N starts a new one instead.",
        "Every game keeps itself after every move. You can leave at any time and lose nothing.",
        "Left alone for three minutes the shelf shows the games, one after another; any key ends the show.",
    ),
    Page(
        "Keys in every game",
        [
            TextLine("Keys in every game", "heading"),
            TextLine(""),
            *(TextLine(f"{key:8}{what}") for key, what in KEYS),
            TextLine(""),
            TextLine("Everything can be done with the mouse alone, with one button, or with keys alone."),
            TextLine("A long press stands for the right button, a gamepad for arrows, Return and Esc."),
        ],
    ),
    _page(
        "Who plays",
        "Every seat is a person or a computer of one of five levels: beginner, casual, club, expert and "
        "master. They err as people do, by looking less far and forgetting more, not by playing at random.",
        "A computer looks at so many positions and then moves, so that the same game is played the same way "
        "on every machine. It can be hurried and never takes longer than ten seconds.",
        "A hint shows what the master would do. Take back goes to your own last decision, as often as you "
        "like, but never past a roll of the dice. Games with hints, or taken back past a reply, are counted "
        "apart.",
    ),
    _page(
        "Learning and looking back",
        "Each game has a first lesson of a few steps, under Help in its menu and with L on the shelf.",
        "F6 lists the moves. Left and right, the wheel or a click step through them, Run plays them, and F7 "
        "shows a move again.",
        "When a game is over, Look back draws its curve and lists the moves that cost most as the master "
        "sees them, to be stepped to. Dice and hidden poles are judged by what was to be expected, not by "
        "what came.",
        "Positions can be set up on the board or entered as a line of text, and played from there.",
    ),
    _page(
        "Keeping games",
        "Ctrl+S keeps a game under a name. A saved game is a plain text, a record of all its moves: it can "
        "be read, sent to a friend, and opened again by dropping it on the window.",
        "F12 writes a picture of sixteen colours, at the machine's own size; with Shift it is written as "
        "large as the window shows it. Where it went is told on the screen.",
        "Statistics are kept for good, game by game and level by level. They can be exported as a table and "
        "reset; that is asked twice.",
    ),
    _page(
        "Picture and sound",
        "The window can have any size. Fit chooses how the picture fills it: exact in whole multiples, sharp "
        "as large as it can be, or fill.",
        "Each game has its colours in its own machine's terms, under F4: the original ones, some of high "
        "contrast, and some that stay apart for people who see fewer colours. Reset brings the original "
        "back.",
        "Less motion shows every move at its end, without animation. Every sound can be seen as well.",
    ),
)
