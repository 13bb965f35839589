"""`match`: plays computer levels against each other, many games without a window."""

from retrogames.tournament.command import command

__all__ = ["command"]
