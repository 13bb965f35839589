"""What can be chosen before a game of Contact."""

from retrogames.core.game import Option

SEATS = 4
"""The most that can play."""

OPTIONS = (Option("Seats", "2", "Players", spin=(1, SEATS)),)
