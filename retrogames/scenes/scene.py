"""Scenes and the stack they stand on."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from retrogames.core.game import Game
from retrogames.frozen import frozen
from retrogames.looks.look import Look
from retrogames.machine.events import Drop, Event, Key, Motion, Text
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.haste import Haste

TICKS = 60
"""Updates a second while something moves."""


@frozen
class Push:
    """Put a scene on top; `then` gets what it pops with and may answer with a further change."""

    scene: "Scene"
    then: Callable[[Any], "Change | None"] | None = None


@frozen
class Pop:
    """Leave this scene with a result for whoever pushed it."""

    result: Any = None


@frozen
class Replace:
    """Leave this scene for another one in its place."""

    scene: "Scene"


@frozen
class Leave:
    """End the program; every scene of the stack gets its `exit`."""


Change = Push | Pop | Replace | Leave


class Scene(Protocol):
    """One picture and what may be done in it.

    `dirty` asks for a new picture; the stack sets it after every event but a Motion. `overlay` scenes are
    drawn over the scene below. `sleep` tells in how many ticks `update` is due again: 1 while something
    moves, None when only an event can change anything. `hides_pointer` is for a screen without one.
    Two marks are asked for where a file is dropped (`scenes.dropping`): a scene with a true `takes_files`
    gets the Drop, one with a true `keeps_nothing` may be closed for it unasked; others close by Esc.
    """

    dirty: bool
    overlay: bool
    hides_pointer: bool

    @property
    def look(self) -> Look:
        """The dress: its pointer is shown."""

    @property
    def palette(self) -> Palette:
        """The 16 registers to show."""

    @property
    def busy(self) -> bool:
        """Whether the busy pointer is shown."""

    @property
    def holding(self) -> bool:
        """Whether something is held, as the pointer shows on a machine that has one for it."""

    @property
    def sleep(self) -> int | None:
        """Ticks until `update` is due, None for not before the next event."""

    def enter(self) -> None:
        """Come on top for the first time."""

    def exit(self) -> None:
        """Leave the stack, by Pop or by the program's end; save what must not be lost."""

    def handle(self, event: Event) -> Change | None:
        """Answer an event."""

    def update(self) -> Change | None:
        """Pass one tick."""

    def draw(self, screen: Screen) -> None:
        """Draw the whole picture, 640x480, but for the pointer."""


@runtime_checkable
class OfGame(Protocol):
    """A scene in which one game is played, begun or edited; others may stand above it."""

    game: Game


class Stack:
    """The scenes, the top one alive."""

    def __init__(self, scene: Scene) -> None:
        self.scenes: list[Scene] = []
        self._then: list[Callable[[Any], Change | None] | None] = []
        self._spent = ""
        self._held = ""
        self.haste = Haste()
        self._change(Push(scene))

    @property
    def top(self) -> Scene | None:
        """The scene that gets events; None when all have left."""
        return self.scenes[-1] if self.scenes else None

    def handle(self, event: Event) -> None:
        """Hand an event to the top scene and carry out what it answers; a dropped file finds who opens it.

        Presses in haste (`scenes.haste`) are left out. The text that a key types is not for the scene which
        that key has just opened, nor are its repeats while it is held: a dialog would open and close by
        itself.
        """
        scene = self.top
        if scene is None or (isinstance(event, Key) and event.repeat and event.name == self._held):
            return
        spent, self._spent = self._spent, ""
        if (isinstance(event, Text) and event.text == spent) or self.haste.spare(event):
            return
        if isinstance(event, Drop):
            from retrogames.scenes.dropping import drop  # the first picture does not wait for it

            drop(self, event)
            return
        if not isinstance(event, Motion):
            scene.dirty = True
        self._change(scene.handle(event))
        opened = self.top is not scene
        if opened:
            self.haste.came(event)
        if isinstance(event, Key):
            self._spent, self._held = (event.char, event.name) if opened else ("", "")

    def update(self) -> None:
        """Pass a tick to the top scene."""
        scene, deep = self.top, len(self.scenes)
        if scene is not None:
            self._change(scene.update())
            if len(self.scenes) > deep:
                self.haste.came(None)

    def draw(self, screen: Screen) -> None:
        """Draw the top scene, the ones below first where it is an overlay."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        for scene in self.scenes[max(first, 0) :]:
            scene.draw(screen)
            scene.dirty = False
        if self.top is not None:
            screen.palette = self.top.palette

    def push(self, change: Change | None) -> None:
        """Put a scene on top from outside, as an answer of the top scene would."""
        self._change(change)

    def restart(self, scene: Scene) -> None:
        """Drop all scenes without asking them anything, and begin with another one."""
        self.scenes.clear()
        self._then.clear()
        self._change(Push(scene))
        self.haste.came(None)

    def close(self) -> None:
        """Let every scene leave, the top one first."""
        self._change(Leave())

    def _change(self, change: Change | None) -> None:
        while change is not None:
            change = self._step(change)

    def _step(self, change: Change) -> Change | None:
        match change:
            case Push(scene, then):
                self.scenes.append(scene)
                self._then.append(then)
                scene.dirty = True
                scene.enter()
            case Replace(scene):
                self.scenes.pop().exit()
                self.scenes.append(scene)
                scene.dirty = True
                scene.enter()
            case Pop(result):
                self.scenes.pop().exit()
                then = self._then.pop()
                if self.top is not None:
                    self.top.dirty = True
                    return then(result) if then is not None else None
            case Leave():
                while self.scenes:
                    self.scenes.pop().exit()
                    self._then.pop()
        return None
