"""What can be chosen before a game of Splatter."""

from retrogames.core.game import Option, later

REENTER = "Re-enter"
"""What the house rule is called wherever it is chosen."""

_size = later("retrogames.games.splatter.setup:read_size")

OPTIONS = (
    Option("Size", "23x14", "Columns and rows of the board, 4x4 to 23x14", check=_size),
    Option("Players", "4", "Two seats begin with two opposite corners each", choices=("4", "2", "3")),
    Option("Enter", "off", "Seats without tiles may enter again, a house rule", ("off", "on"), label=REENTER),
)
