"""What can be chosen before a game of Point to Point."""

from retrogames.core.game import Option

SMALLEST, LARGEST = 4, 8

OPTIONS = (
    Option("Size", "6", "squares along each side of the board, 4-8", spin=(SMALLEST, LARGEST)),
    Option("Supply", "unlimited", "stones of each value a player has", ("unlimited", "equal", "963")),
    Option(
        "Solitaire",
        "off",
        "the colour that one player scores for",
        choices=("off", "white", "black"),
        alone=True,
    ),
)
