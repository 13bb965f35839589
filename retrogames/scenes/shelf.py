"""The shop shelf of 1992: four boxed disks to choose from, a game begun earlier to go on with, a show."""

from pathlib import Path
from typing import cast

from retrogames.core.game import Game
from retrogames.looks.dos import Dos
from retrogames.looks.look import Look
from retrogames.machine.events import Close, Drop, Event, Focus, Key, Motion, Press
from retrogames.machine.palette import EGA, Palette
from retrogames.machine.screen import Screen
from retrogames.scenes import shelfart
from retrogames.scenes.house import House
from retrogames.scenes.scene import TICKS, Change, Leave

LOADING = 45
"""Ticks that a game takes to load; any key or click is enough to skip the rest."""

PATIENCE = 180 * TICKS
"""Ticks without a key or click after which computer seats show the games."""


class Shelf:
    """The start scene. `open_at_once` names a game, `open_file_at_once` a file, to open on entering."""

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    takes_files = True

    def __init__(self, house: House) -> None:
        self.house = house
        self._look = cast(Dos, house.look(None))
        self.dirty = True
        self.chosen = 0
        self.lift = 0
        self.loading: int | None = None
        self.open_at_once: str | None = None
        self.open_file_at_once: Path | None = None
        self._new = False
        self._idle = 0
        self._shown = 0
        self.games: list[Game] = list(house.games.values())

    @property
    def look(self) -> Look:
        """The DOS dress."""
        return self._look

    @property
    def palette(self) -> Palette:
        """The VGA start-up colours."""
        return EGA.default

    @property
    def first(self) -> int:
        """The game whose box stands at the left of the board that the chosen one stands on."""
        return self.chosen // shelfart.ROOM * shelfart.ROOM

    @property
    def sleep(self) -> int | None:
        """Every tick while a box rises or a disk loads; else each second, to wait for the show."""
        moving = self.loading is not None or self.lift < shelfart.RISEN
        return 1 if moving or self.open_at_once or self.open_file_at_once else TICKS

    def enter(self) -> None:
        """Look for games to go on with."""
        self._idle = 0

    def exit(self) -> None:
        """Nothing to save."""

    def update(self) -> Change | None:
        """Pass time: rise, load, or count towards the show."""
        at_once = self._at_once()
        if at_once is not None:
            return at_once
        if self.lift < shelfart.RISEN:
            self.lift = shelfart.RISEN if self.house.settings.less_motion else self.lift + 1
            self.dirty = True
        if self.loading is not None:
            self.loading += 1
            self.dirty = True
            if self.loading >= LOADING or self.house.settings.less_motion:
                return self._open()
            return None
        self._idle += self.sleep or 0
        return self._demonstrate() if self._idle >= PATIENCE else None

    def _at_once(self) -> Change | None:
        trouble = self.house.warning()
        if trouble:
            from retrogames.scenes import doors

            return doors.trouble(self, trouble)
        if self.open_file_at_once is not None:
            path, self.open_file_at_once = self.open_file_at_once, None
            return self._open_file(path)
        if self.open_at_once is not None:
            name, self.open_at_once = self.open_at_once, None
            self.chosen = next(n for n, game in enumerate(self.games) if game.name == name)
            return self._open(greet=False)
        return None

    # Choosing

    def handle(self, event: Event) -> Change | None:
        """Choose by arrows or pointer, open by Return or click, and answer the strip's keys."""
        if not isinstance(event, Focus):
            self._idle = 0
        match event:
            case Close():
                return Leave()
            case Drop(path=path):
                self.loading = None
                return self._open_file(Path(path))
            case Key() | Press() if self.open_at_once or self.open_file_at_once:
                return None  # what is due at once comes first
            case Key() | Press() if self.loading is not None:
                return self._open()
            case Key():
                return self._key(event)
            case Press(x=x, y=y, button="left"):
                return self._press(x, y)
            case Motion(x=x, y=y):
                at = shelfart.box_at(x, y, self)
                if at is not None:
                    self._choose(at)
        return None

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index % len(self.games)
            self.lift = 0
            self.dirty = True

    def _key(self, key: Key) -> Change | None:
        match key.name:
            case "left" | "up":
                self._choose((self.chosen - 1) % len(self.games))
            case "right" | "down" | "tab":
                self._choose((self.chosen + 1) % len(self.games))
            case "home" | "end":
                self._choose(0 if key.name == "home" else len(self.games) - 1)
            case "return" | "space":
                self.load(new=False)
            case _:
                return self._strip(shelfart.KEYS.get(key.name, ""))
        return None

    def _press(self, x: int, y: int) -> Change | None:
        strip = shelfart.strip_at(self._look, self.house.settings.key_labels, x, y)
        if strip:
            return self._strip(strip)
        step = shelfart.further_at(x, y)
        further = self.first + (shelfart.ROOM if step > 0 else -1)
        if step and 0 <= further < len(self.games):
            self._choose(further)
            return None
        at = shelfart.box_at(x, y, self)
        if at is not None:
            self._choose(at)
            self.load(new=False)
        return None

    def _strip(self, command: str) -> Change | None:
        if command == "new":
            self.load(new=True)
            return None
        from retrogames.scenes import doors

        return doors.carry_out(self, command)

    # Opening

    def load(self, new: bool) -> None:
        """Begin to load the game chosen, for a new game or the one in progress."""
        from retrogames.scenes import doors  # noqa: F401  # loaded while the drive works

        self._new = new
        self.loading = 0
        sound = self._look.sounds.get("drive")
        if sound is not None:
            self.house.play_sound(sound)

    def _open(self, greet: bool = True) -> Change | None:
        from retrogames.scenes import doors

        self.loading = None
        self.dirty = True
        return doors.open_game(self, self._new, greet)

    def _open_file(self, path: Path) -> Change | None:
        from retrogames.scenes import doors

        return doors.open_file(self, path)

    def _demonstrate(self) -> Change | None:
        from retrogames.scenes import doors

        self._idle = 0
        return doors.demonstrate(self)

    def next_shown(self) -> Game:
        """Give the game that the show plays next."""
        self._shown += 1
        return self.games[(self._shown - 1) % len(self.games)]

    def continued(self, index: int) -> bool:
        """Tell whether a game begun earlier waits in this box."""
        return self.house.has_unfinished(self.games[index])

    def draw(self, screen: Screen) -> None:
        """Draw shelf, boxes, tickets, sentence, drive and strip."""
        shelfart.draw(screen, self._look, self)
