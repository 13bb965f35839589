"""A picture of the screen, taken once it is drawn without a menu; the machine's alert tells where it is."""

from retrogames.looks.look import Look
from retrogames.machine.events import Event
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.scene import Change, Replace


class Snapshot:
    """Lies unseen over a scene until that is drawn, then takes the picture and becomes the alert."""

    overlay = True
    hides_pointer = False
    busy = False
    holding = False
    sleep: int | None = 1

    def __init__(self, house: House, look: Look, palette: Palette, shown: bool = False) -> None:
        self._house = house
        self.look = look
        self.palette = palette
        self.dirty = True
        self._shown = shown
        self._drawn = False

    def enter(self) -> None:
        """Wait for the picture."""

    def exit(self) -> None:
        """Nothing to keep."""

    def handle(self, event: Event) -> Change | None:
        """Answer nothing: it is over before anybody notices."""
        return None

    def draw(self, screen: Screen) -> None:
        """Draw nothing; what lies below has just been drawn."""
        self._drawn = True

    def update(self) -> Change | None:
        """Take the picture when there is one."""
        if not self._drawn:
            return None
        line = self._house.screenshot(self._shown)
        return Replace(alert(self.look, line, palette=self.palette))
