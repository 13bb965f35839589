"""The program with its window: composes everything and runs the main loop."""

import gc
import signal
import sys
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Any

from retrogames.core.game import Game
from retrogames.core.player import plain
from retrogames.machine.bdf import FontError
from retrogames.machine.events import Close, Event, Key, Motion
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.machine.sound import Speaker
from retrogames.machine.sprites import Sprite, read_png_indices
from retrogames.machine.window import DisplayError, Pointer, Window
from retrogames.paths import assets
from retrogames.scenes.scene import TICKS, OfGame, Push, Scene, Stack
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Start, StartError
from retrogames.signals import INTERRUPTED, Request, heard_by
from retrogames.steward import Steward
from retrogames.worker import Thinker

IDLE = 10_000
"""Milliseconds to sleep at most when nothing moves; events wake the loop at once."""

HIDDEN = 500
"""Milliseconds between ticks while the window is minimised: thinking goes on, nothing is drawn."""

ASLEEP = 3_600_000
"""Milliseconds to sleep at most while the window is minimised and nothing goes on in it."""

OPENING = 3
"""Updates in which a game or file named at the start comes up: shelf, game, title."""

TITLE = "Retrogames"
ICON = "retrogames-64.png"

TOO_MANY, SOON = 3, 10.0
"""So many accidents within so many seconds end the program: going on would only write more reports."""


class App:
    """Window, screen, services and the stack of scenes."""

    def __init__(self, start: Start) -> None:
        settings = start.chosen
        x, y, w, h = settings.window or (0, 0, 0, 0)
        self.window = Window(
            TITLE,
            scale=settings.scale or None,
            fit=settings.fit,
            fullscreen=settings.fullscreen,
            size=(w, h) if w else None,
            position=(x, y) if w else None,
        )
        self.screen = Screen()
        self.speaker = Speaker(settings.volume // 10, muted=not settings.sound)
        self.thinker = Thinker()
        self.house = Steward(start, self.window, self.screen, self.speaker, self.thinker)
        self.stack = Stack(self._first_scene(start))
        self.ended = False
        self._direct = start.game is not None or start.file is not None
        self._pointer = (320, 240)
        self._shown_pointer = self._pointer
        self._due: float | None = None

    def _first_scene(self, start: Start) -> Scene:
        shelf = Shelf(self.house)
        if start.game is not None:
            shelf.open_at_once = start.game
        if start.file is not None:
            shelf.open_file_at_once = start.file
        return shelf

    def run(self) -> None:
        """Play until every scene has left, or the system asks the program to end."""
        self._open()
        while self.stack.top is not None and not self.ended:
            for event in self._wait():
                self._handle(event)
            self._tick()
            if self.stack.top is not None and self._needs_picture():
                self._present()

    def _open(self) -> None:
        """Show the first picture, and then do what it need not wait for."""
        for _ in range(OPENING if self._direct else 1):  # it is the game's, or has the alert that is due
            self.stack.update()
        if self._direct:
            self.stack.haste.settle()
        self._direct = False
        self._present()
        gc.enable()
        self._show_icon()

    def _show_icon(self) -> None:
        """Give the desktop the program's icon; it does without where that cannot be read."""
        with suppress(OSError, ValueError):
            width, height, pixels, colours = read_png_indices(assets("icons") / ICON)
            self.window.set_icon(Sprite(width, height, pixels), Palette(colours[:16]))

    def end(self) -> None:
        """Leave the loop as soon as can be, also from a signal's handler."""
        self.ended = True
        self.window.wake()

    def _wait(self) -> list[Event]:
        """Sleep until an event or until the top scene's next tick is due."""
        scene = self.stack.top
        sleep = scene.sleep if scene is not None else None
        if sleep is None or not (self.window.visible or self._goes_on(scene)):
            self._due = None
            if self.window.visible:
                return self.window.wait(IDLE)
            self.speaker.close()  # an open device wants samples all the time, if only silence
            return self.window.wait(ASLEEP)
        now = monotonic()
        latest = now + sleep / TICKS
        self._due = latest if self._due is None else min(self._due, latest)
        rest = round(1000 * (self._due - now)) if self.window.visible else HIDDEN
        return self.window.wait(rest) if rest > 0 else self.window.events()

    def _goes_on(self, scene: Scene | None) -> bool:
        """Tell whether a scene needs its ticks while the window is minimised."""
        from retrogames.scenes.unseen import goes_on  # seldom asked

        return scene is not None and goes_on(scene)

    def _tick(self) -> None:
        """Pass a tick if one is due; ticks that were missed are not made up for."""
        if self._due is not None and monotonic() >= self._due - 0.001:
            scene = self.stack.top
            step = (scene.sleep or 1) / TICKS if scene is not None else 0.0
            self.stack.update()
            self._due = max(self._due + step, monotonic() - step)

    def _handle(self, event: Event) -> None:
        if isinstance(event, Motion):
            self._pointer = (event.x, event.y)
        if isinstance(event, Key) and self._window_key(event):
            return
        if isinstance(event, Close):
            self.ended = True
            return
        self.stack.handle(event)

    def _window_key(self, key: Key) -> bool:
        """Answer the keys that work in every scene: full screen and screenshot."""
        if key.name == "f11" or (key.name == "return" and key.alt):
            if not key.repeat:
                self.house.toggle_fullscreen()
                self._present()
            return True
        if key.name == "f12":
            top = self.stack.top
            if top is not None:
                from retrogames.scenes.snapshot import Snapshot

                self.stack.push(Push(Snapshot(self.house, top.look, top.palette, shown=key.shift)))
            return True
        return False

    def _needs_picture(self) -> bool:
        top = self.stack.top
        if not self.window.visible:
            return False
        return self.window.exposed or (
            top is not None and (top.dirty or self._pointer != self._shown_pointer)
        )

    def _present(self) -> None:
        top = self.stack.top
        if top is None:
            return
        if top.dirty:
            self.stack.draw(self.screen)
        look = top.look
        self.window.crt = look.crt if self.house.settings.crt else None
        self.window.lines = look.lines
        pointer = None
        if not top.hides_pointer:
            sprite = look.busy if top.busy else look.hand if top.holding else look.pointer
            pointer = Pointer(sprite, *self._pointer, look.pointer_scale, look.pointer_scale)
        self._shown_pointer = self._pointer
        self.window.present(self.screen, pointer)

    def close(self) -> None:
        """Leave every scene, keep what must not be lost, give everything back; a failing step stops none."""
        with ExitStack() as steps:
            for step in (self.window, self.speaker, self.thinker):
                steps.callback(step.close)
            steps.callback(self._last_words)
            steps.callback(self.house.close)
            steps.callback(self.stack.close)

    def _last_words(self) -> None:
        """Say on standard error what no scene told any more."""
        while trouble := self.house.warning():
            _say(trouble)

    def accident(self) -> str:
        """Write a report about the error being handled and save the game; gives the line for the player.

        Whatever is broken, this works: what cannot be saved or told is left out.
        """
        import traceback

        lines = [traceback.format_exc(), ""]
        for scene in self.stack.scenes:
            with suppress(Exception):
                from retrogames.core import record
                from retrogames.scenes.play import Play

                match: Any = getattr(scene, "match", None)
                text = record.write(match)
                lines.append(text)
                if isinstance(scene, Play) and record.read(text.encode(), self.house.games).moves:
                    scene.house.autosave(match)  # a show, lesson or trial has a house that keeps nothing
        path = self.house.report("\n".join(lines))
        where = f"The report is {path}" if path else "No report could be written."
        kept = "is kept" if self.house.settle() else "could not be kept"
        return f"Something went wrong; the game {kept}. {where}"

    def begin_anew(self, line: str) -> None:
        """Go back to the shelf and its box, and tell a line in the alert of the machine that failed.

        What was pressed before is not for them. Where the machine cannot even show an alert, the shelf does.
        """
        with suppress(Exception):
            self.ended = self.ended or any(isinstance(event, Close) for event in self.window.events())
        failed = self._machine()
        chosen = next((scene.chosen for scene in self.stack.scenes if isinstance(scene, Shelf)), 0)
        for machine in (failed, None):
            shelf = Shelf(self.house)
            shelf.chosen = chosen
            self.stack.restart(shelf)
            with suppress(Exception):
                from retrogames.scenes.doors import trouble

                self.stack.push(trouble(shelf, line, machine))
                self.stack.draw(self.screen)
                break

    def _machine(self) -> Game | None:
        """Give the game that was open, else one whose dress was on top; None for the shelf's own."""
        with suppress(Exception):
            scenes = self.stack.scenes
            game = next((scene.game for scene in reversed(scenes) if isinstance(scene, OfGame)), None)
            if game is None and scenes[-1].look is not self.house.look(None):
                at = next((scene.chosen for scene in scenes if isinstance(scene, Shelf)), 0)
                games = list(self.house.games.values())
                game = next(g for g in games[at:] + games[:at] if self.house.look(g) is scenes[-1].look)
            return game
        return None


def run(start: Start) -> int:
    """Open the window and play; gives the exit status. Raises StartError where no window can open.

    Whoever asks the program to end, and however often, it ends as by the window's own button.
    """
    asked = Request()
    with heard_by(asked):
        code = _play(start, asked)
    return INTERRUPTED if asked.number == signal.SIGINT else code


def _play(start: Start, asked: Request) -> int:
    try:
        app = App(start)
    except DisplayError as error:
        raise StartError(str(error)) from None
    except FontError as error:
        raise StartError(f"the installation is damaged: {error}") from None
    asked.then = app.end
    app.ended = asked.number != 0
    accidents: list[float] = []
    try:
        while app.stack.top is not None and not app.ended:
            try:
                app.run()
            except Exception:  # the last line of defence: keep the game, tell, go on at the shelf
                line = app.accident()
                _say(line)
                accidents = [*accidents, monotonic()][-TOO_MANY:]
                if len(accidents) == TOO_MANY and accidents[-1] - accidents[0] < SOON:
                    return 1
                app.begin_anew(line)
    finally:
        app.close()
    return 0


def _say(line: str) -> None:
    """Say a line on standard error, which a built program may not have."""
    with suppress(OSError, AttributeError, ValueError):
        sys.stderr.write(f"retrogames: {plain(line)}\n")
