"""What can be chosen before a game of Pebbles."""

from retrogames.core.game import Option

FEWEST, LARGEST = 5, 45
"""How many pebbles a row begins with."""

OPTIONS = (Option("Row", "21", "pebbles at the start, 5-45", spin=(FEWEST, LARGEST)),)
