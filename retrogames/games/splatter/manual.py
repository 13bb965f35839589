"""Splatter's manual in our own words."""

from collections.abc import Sequence

from retrogames.games.splatter import diagrams
from retrogames.looks.gem import Gem
from retrogames.looks.widgets import TextLine
from retrogames.scenes.table import Page

EDITOR_PAGE = 3
"""The page about the editor, counted from 0."""


def _lines(*texts: str) -> tuple[TextLine, ...]:
    """Make lines; one that begins with `=` is a heading."""
    return tuple(TextLine(t[1:], "heading") if t.startswith("=") else TextLine(t) for t in texts)


def pages(look: Gem) -> Sequence[Page]:
    """Give the manual's pages."""
    return (
        Page(
            "The game",
            _lines(
                "=The aim",
                "",
                "Have most of the tiles when the game ends: when the board is full, when one player is left, or when you end it with Esc.",
                "",
                "=The board",
                "",
                "Twenty-three columns of fourteen squares, named as in chess: a1 is at the lower left. Four seats play in turn, red, green, blue and yellow.",
                "",
                "",
                "=Your turn",
                "",
                "Click one of your tiles, then a square near it. On a square of level 1, right around it, you get a new tile; the old one stays. To a square of level 2, around that, the tile itself moves. What lies between does not matter.",
                "",
                "A second click puts the tile back.",
                "",
                "=The splat",
                "",
                "Every tile of another seat that touches the tile which has just arrived is splatted: it is yours now. Point at a square to see which ones. Who loses the last tile is out.",
                "",
                "=PASS",
                "",
                "Does nothing, for example to keep your neighbours shut in. A seat that can neither add nor move passes by itself, and the bar says so.",
                "",
                "=QUIT",
                "",
                "Takes you out of the game for good. Your tiles become free squares for the others.",
            ),
            {
                8: (4, diagrams.figures(look)),
                12: (diagrams.ROWS, diagrams.levels(look)),
                18: (diagrams.ROWS, diagrams.splat(look)),
            },
        ),
        Page(
            "The screen",
            _lines(
                "=Score boxes",
                "",
                "Each shows a seat's figure and name, its count of tiles and its share of all. The seat to move has a black title and an arrow; the arrow blinks while a computer thinks. At the end the places stand where PASS and QUIT were.",
                "",
                "=Marks",
                "",
                "",
                "They stay until the next move.",
                "",
                "=The menu bar",
                "",
                "Its right end names the square you point at. When there is something to tell, why a square was refused or who is out, it takes the whole bar; touch the bar and the titles are back.",
                "",
                "=Clocks",
                "",
                "Time is chosen with a new game: so many seconds for every move, or so many minutes for the game. Only people have clocks; a computer's box says COMP. A clock runs while its seat may choose, not in a pause, while something moves, or under a dialog; in a pause the board is covered. The last ten seconds are black. At zero the seat passes, or quits when the time was for the game. What is left is kept in saved games and boards.",
            ),
            {6: (7, diagrams.marks(look))},
        ),
        Page(
            "Boards",
            _lines(
                "=A new game",
                "",
                "F2 shows the usual start, in any size from 4x4 to 23x14, and the boards there are for two, three and four. Your own boards stand after those that come along. A second click on a picture starts. Seats says who plays: people, or computers of five levels.",
                "",
                "=Re-enter, a house rule",
                "",
                "With it a seat without tiles may come back at its turn: with one tile on a free square that touches no other. While that can happen, one seat left does not end the game.",
                "",
                "=LOAD and SAVE",
                "",
                "F10 keeps the position as a board, a file ending in .BRD, with its size, tiles and walls, whose turn it is, who plays, has quit or is a computer, and the clocks. LOAD begins a new game from one. The folder BOARDS has those that come along.",
                "",
                "TWO_PLAY and THREPLAY are from the original: the unwanted seats have quit.",
                "",
                "Open and Save, ^O and ^S, keep whole games with all their moves instead.",
                "",
                "=The file",
                "",
                "A board is plain text: some lines such as Size: 7x5, an empty line, and a row of letters for every row of squares: r g b y, a point for a free square, # for a wall. A file that is wrong is refused with the line and the reason.",
            ),
        ),
        Page(
            "The editor",
            _lines(
                "=The editor",
                "",
                "File, Board editor. It begins with the board of the game on the table.",
                "",
                "=Put",
                "",
                "Choose a tile, the wall or the free square, then click or draw on the board. The right button clears. By keys: 1 to 6 choose, arrows go over the board, Return puts, Delete clears.",
                "",
                "=Plays and First",
                "",
                "A cross means a person, a number the level of a computer from 1 to 5, an empty box nobody. F5 chooses levels. First is the seat that begins.",
                "",
                "=Size",
                "",
                "Columns and rows. What a smaller board hides comes back with a larger one.",
                "",
                "=Edit",
                "",
                "Every step can be undone. Mirror left to right, or top to bottom, makes a board fair: tiles change hands on the other side.",
                "",
                "=TEST, SAVE, DONE",
                "",
                "TEST plays the board at once; Esc comes back, and your own game is not touched. SAVE writes a .BRD file.",
                "",
                "Tab goes through all buttons of the panel.",
            ),
        ),
        Page(
            "Keys",
            _lines(
                "=On the board",
                "",
                "arrows   move the cursor",
                "Return   pick, put, put back",
                "Tab      to your next tile",
                "P        pass",
                "Q        quit",
                "Esc      puts the tile back;",
                "         else asks to leave",
                "",
                "=Everywhere",
                "",
                "F1  manual     F2  new game",
                "F4  colours    F5  players",
                "F6  move list  F7  move again",
                "F8  options    F9  statistics",
                "F10 LOAD/SAVE  F11 full screen",
                "H   hint       M   sound",
                "^Z  take back  ^Y  redo",
                "Alt and a title's letter open a menu.",
            ),
        ),
        Page(
            "The original",
            _lines(
                "=The original",
                "",
                "Dennis Booth wrote Splatter for the Atari ST around 1992, in GFA-BASIC, after Corey Chapman's game Reaction, as an alternative for more players with a few more options. Only its text has survived; this program was made from that, with thanks.",
                "",
                "From it: the board of 23 by 14, four colours, levels 1 and 2, the splat, PASS, QUIT, Esc, F10 with LOAD and SAVE, and the two boards.",
                "",
                "=What he promised",
                "",
                "For a version 2 he named computer players, better graphics and sound, entering at any time, a board editor, a time option and other sizes. Here they are.",
                "",
                "=Ours",
                "",
                "Where the text is silent: the order of the seats and their corners; a shut-in seat passes by itself; the game also ends when nobody can move, when all pass in a row, and after 100 turns in a row without an add or a splat; equal tops share the win; walls; the figures on the tiles; everything about taking back, hints and keeping.",
                "",
                "Two seats on 7x7 play what is known as Ataxx.",
            ),
        ),
    )
