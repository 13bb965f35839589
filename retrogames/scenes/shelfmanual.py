"""The general manual of the arcade, in our own words."""

from retrogames.looks.widgets import TextLine
from retrogames.scenes.table import Page

PAGES = (
    Page(
        "The arcade",
        (
            TextLine("Four old games", "heading"),
            TextLine(""),
            TextLine(
                "These four games were given away as shareware or public domain in 1991 and 1992, each for "
                "another machine. They are rebuilt here from the documents that came with them, each in the "
                "look of the machine it was born on."
            ),
            TextLine(""),
            TextLine("Choose a box with the arrow keys or the pointer; Return or a click loads it."),
            TextLine("A box with a Continue tab holds a game you began; N starts a new one instead."),
            TextLine("Every game keeps itself after every move. You can leave at any time."),
            TextLine("Left alone for three minutes the shelf shows the games; any key ends the show."),
        ),
    ),
    Page(
        "Keys in every game",
        (
            TextLine("Keys in every game", "heading"),
            TextLine(""),
            TextLine("F1  the game's manual        F7  last move again"),
            TextLine("F2  new game                 F8  options"),
            TextLine("F3 or H  hint                F9  statistics"),
            TextLine("F4  colours                  F10 the game's menu"),
            TextLine("F5  who plays                F11 full screen"),
            TextLine("F6  move list, stepping      F12 screenshot"),
            TextLine(""),
            TextLine("Ctrl+Z takes back, Ctrl+Y plays it again."),
            TextLine("Ctrl+S saves under a name, Ctrl+O opens."),
            TextLine("Ctrl+C copies the position, Ctrl+L the moves."),
            TextLine("M sound on and off, P pause, Esc asks before it leaves."),
            TextLine(""),
            TextLine("Everything can be done with the mouse alone, with one button, or with keys alone."),
            TextLine("A long press stands for the right button."),
        ),
    ),
)
