"""The text engine over any game: a line protocol in the manner of UCI, UAI and UGI."""

from retrogames.engine.call import command
from retrogames.engine.commands import Engine
from retrogames.engine.conversation import run

__all__ = ["Engine", "command", "run"]
