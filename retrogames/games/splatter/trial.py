"""A board tried out from the editor: a game that is not kept, left at once."""

from retrogames.core.match import Match
from retrogames.scenes.apart import apart
from retrogames.scenes.house import House
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Change, Pop


class Trial(Play):
    """Play without keeping or counting; it goes back to the editor unasked, also for a dropped file."""

    takes_files = False

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(apart(house), match.game, match)

    def _order(self, command: str) -> Change | None:
        return Pop() if command in ("shelf", "editor") else super()._order(command)
