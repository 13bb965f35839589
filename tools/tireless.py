"""The tireless player: random events of every kind at the whole program, headless, as a seed decides.

What plays is the program itself, its window on SDL's dummy driver, its files in a folder of their own. Only
time is made: a clock that goes on a little with every event, so that a seed repeats a run exactly.
"""

import os
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from retrogames import store
from retrogames.app import App
from retrogames.core import dice, record
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.core.position import CHANCE
from retrogames.machine.clock import Clock
from retrogames.machine.events import Motion, Press, Release, Wheel
from retrogames.machine.fit import HEIGHT, WIDTH
from retrogames.paths import Places, assets
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import PATIENCE, Shelf
from retrogames.settings import FITS, Settings, Start
from tests.damage import STRANGERS, damaged
from tests.scenes.stand_in import AtOnce

DEEPEST = 12
"""Scenes that may stand on one another."""

TIMED = (
    *("app", "scenes.clocks", "scenes.form", "scenes.haste"),
    *("games.contact.scene", "games.engarde.window", "games.splatter.chooser"),
)
"""The modules with a window that look at the time."""

_INDICES = bytes(range(16))
_KEYS = (
    *(getattr(pygame, f"K_{name}") for name in "abcdefghijklmnopqrstuvwxyz0123456789"),
    *(getattr(pygame, f"K_F{number}") for number in range(1, 13)),
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_INSERT, pygame.K_KP_5),
)
_LIKELY = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT)
_MODIFIERS = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT, pygame.KMOD_MODE, pygame.KMOD_RALT)
_TEXTS = ("a", "Z", "é", "  ", "10", "ß", "日本", "\x1b[m", "\0", "ÿ" * 300, "*.BRD", "~nobody/..", "a/b")
_CHOICES: dict[str, dict[str, tuple[Any, ...]]] = {
    "contact": {"ega": (False, True), "colours": ((), (1, 2), tuple(range(16)))},
    "splatter": {"time": ("off", "10 s a move", "1 min a game", "never"), "key_click": (False, True)},
    "engarde": {"memory_aid": (False, True), "colours": ((), (0xABCDEF,) * 40)},
}
_SIZES = ((1, 1), (320, 240), (333, 777), (640, 480), (641, 481), (1000, 300), (1280, 960), (250, 900))


class Tireless:
    """Plays one run in a folder; `game` keeps it to one game. Everything it does follows from the seed."""

    def __init__(self, seed: int, folder: Path, game: str | None = None) -> None:
        self.chance = random.Random(seed)
        self.places = Places(folder / "my games é", folder / "my games é")
        self.games = [discover()[game]] if game else list(discover().values())
        self.events = 0
        self.now = 1_000_000
        self.at = (300, 200)
        self.files = [str(path) for path in _samples(folder / "files", self.chance)]
        store.save_settings(self.places, self._settings())
        self.app = self._open()

    def _settings(self) -> Settings:
        """Choose as a player may have chosen before."""
        c = self.chance
        settings = Settings(speed=c.randrange(3), less_motion=c.random() < 0.5, crt=c.random() < 0.2)
        for name, choices in _CHOICES.items():
            settings = settings.with_game(name, **{key: c.choice(values) for key, values in choices.items()})
        return settings

    def _open(self) -> App:
        """Start the program, as its files stand now."""
        c = self.chance
        settings, warning = store.load_settings(self.places)
        app = App(
            Start(
                self.places,
                settings,
                game=c.choice([None, c.choice(self.games).name]),
                file=c.choice([None, None, Path(c.choice(self.files))]),
                seed=c.choice([None, c.randrange(dice.SEEDS)]),
                warning=warning,
            )
        )
        app.house.thinking = AtOnce(30)
        return app

    def close(self) -> None:
        """End the program."""
        self.app.close()

    def restart(self) -> None:
        """End the program and start it again; what was unfinished is still there."""
        kept = {game.name for game in self.games if self.app.house.has_unfinished(game)}
        for scene in self.app.stack.scenes:
            if isinstance(scene, Play) and scene.match.outcome is not None:
                kept.discard(scene.game.name)  # it is counted on leaving
        self.app.close()
        self.app = self._open()
        for game in self.games:
            assert self.app.house.has_unfinished(game) or game.name not in kept, f"{game.name} is lost"

    # What is done

    def step(self) -> None:
        """Send one event, let a little time pass, and check what must always hold."""
        self.events += 1
        c, app = self.chance, self.app
        if c.random() < 0.002:
            self._elsewhere()
        for posted in self._batch():
            pygame.event.post(posted)
        self.now += c.choice((1, 5, 17, 17, 17, 100, 600, 10**7 if c.random() < 0.01 else 3000))
        for event in app.window.events():
            if isinstance(event, Motion | Press | Release | Wheel):
                assert 0 <= event.x < WIDTH, f"{event} is outside"
                assert 0 <= event.y < HEIGHT, f"{event} is outside"
            app._handle(event)
        for _ in range(c.choice((0, 0, 1, 2, 5))):
            app.stack.update()
        if app.ended or app.stack.top is None or c.random() < 0.0005:
            self.restart()
        self.check()

    def _batch(self) -> Sequence[pygame.event.Event]:
        c = self.chance
        kind = c.random()
        if kind < 0.30:
            return [self._key()]
        if kind < 0.55:
            return self._click()
        if kind < 0.90:
            return [self._mouse()]
        if kind < 0.93:
            return [_event("MOUSEWHEEL", x=c.choice((0, 0, 2)), y=c.choice((-3, -1, 0, 1, 30)))]
        if kind < 0.96:
            return [_event("TEXTINPUT", text=c.choice(_TEXTS))]
        return [self._seldom()]

    def _key(self) -> pygame.event.Event:
        c = self.chance
        key = c.choice(_LIKELY if c.random() < 0.4 else _KEYS)
        mod = c.choice(_MODIFIERS) if c.random() < 0.15 else 0
        char = chr(key) if 32 <= key < 127 else ""
        code = c.randrange(4, 100)
        return _event(
            c.choice(("KEYDOWN", "KEYDOWN", "KEYUP")), key=key, mod=mod, unicode=char, scancode=code
        )

    def _click(self) -> Sequence[pygame.event.Event]:
        """Click at a place that is likely to answer: a dialog's widget, else anywhere."""
        c, top = self.chance, self.app.stack.top
        if isinstance(top, Form) and top.widgets:
            box = c.choice(top.widgets).box
            sx, sy = (a or 1 for a in top.look.surface_point(WIDTH - 1, HEIGHT - 1))
            x = (box.x + c.randrange(max(1, box.w))) * (WIDTH - 1) // sx
            y = (box.y + c.randrange(max(1, box.h))) * (HEIGHT - 1) // sy
            frame = self.app.window.box
            self.at = frame.x + x * frame.w // WIDTH, frame.y + y * frame.h // HEIGHT
        else:
            self._wander()
        return [
            _event("MOUSEMOTION", pos=self.at, rel=(0, 0), buttons=(0, 0, 0), touch=False),
            _event("MOUSEBUTTONDOWN", pos=self.at, button=1, touch=False),
            _event("MOUSEBUTTONUP", pos=self.at, button=1, touch=False),
        ]

    def _mouse(self) -> pygame.event.Event:
        """Move, press or release in any order, by mouse or finger."""
        c = self.chance
        touch = c.random() < 0.2
        name = c.choice(("MOUSEMOTION", "MOUSEBUTTONDOWN", "MOUSEBUTTONUP"))
        if name == "MOUSEMOTION":
            self._wander()
            return _event(name, pos=self.at, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
        return _event(name, pos=self.at, button=c.choice((1, 1, 1, 2, 3, 6)), touch=touch)

    def _wander(self) -> None:
        w, h = self.app.window._window.size
        self.at = self.chance.randrange(-20, w + 20), self.chance.randrange(-20, h + 20)

    def _seldom(self) -> pygame.event.Event:
        c, app = self.chance, self.app
        match c.randrange(9):
            case 0:
                return _event("DROPFILE", file=c.choice(self.files))
            case 1:
                app.window._window.size = c.choice(_SIZES)
            case 2:
                app.window.fit = c.choice(FITS)
            case 3:
                return _event(
                    c.choice(("WINDOWMINIMIZED", "WINDOWRESTORED", "WINDOWRESTORED", "WINDOWEXPOSED"))
                )
            case 4:
                return _event("JOYHATMOTION", value=(c.randint(-1, 1), c.randint(-1, 1)), instance_id=0)
            case 5:
                return _event("JOYAXISMOTION", axis=c.randrange(3), value=c.uniform(-1, 1), instance_id=0)
            case 6:
                return _event("JOYBUTTONDOWN", button=c.randrange(4), instance_id=0)
            case 7 if isinstance(app.stack.top, Shelf):
                app.stack.top._idle = PATIENCE
            case 8 if c.random() < 0.1:
                return _event(c.choice(("QUIT", "WINDOWCLOSE")))
        return _event(c.choice(("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "WINDOWENTER", "WINDOWLEAVE")))

    def _elsewhere(self) -> None:
        """Go where random events seldom lead: a game with other seats and options, a lesson, a command."""
        c, app = self.chance, self.app
        game, top = c.choice(self.games), app.stack.top
        if isinstance(top, Play | Lesson) and c.random() < 0.6:
            commands = [command for command in top.commands() if command.enabled]
            change = top._order(c.choice(commands).id)
            if change is not None:
                app.stack.push(change)
        elif len(app.stack.scenes) < 4:
            house = app.house
            app.stack.push(
                Push(Lesson(house, game) if c.random() < 0.2 else Play(house, game, self._match(game)))
            )

    def _match(self, game: Game) -> Match:
        """Give a game with any options and seats, some moves on."""
        c = self.chance
        chosen = {}
        for option in game.options:
            if option.choices:
                chosen[option.name] = c.choice(option.choices)
            elif option.spin is not None:
                chosen[option.name] = str(c.randint(*option.spin))
        match = Match(game, game.settings(chosen), c.randrange(dice.SEEDS), (), date="2026-11-29")
        match.players = tuple(self._player() for _ in match.position.scores())
        for _ in range(c.choice((0, 0, 3, 30))):
            if match.outcome is None:
                match.roll() if match.turn == CHANCE else match.play(c.choice(match.position.moves()))
        return match

    def _player(self) -> Player:
        c = self.chance
        name = c.choice(("", "", "Ada", "Zoë ß", "x" * 60))
        return Human(name) if c.random() < 0.7 else Computer(c.choice(list(Level)), name)

    # What must hold

    def check(self) -> None:
        """Check the stack and every match on it, now and then the picture and the files."""
        app = self.app
        scenes = app.stack.scenes
        assert 1 <= len(scenes) <= DEEPEST, f"{len(scenes)} scenes stand on the stack"
        for scene in scenes:
            match: Any = getattr(scene, "match", None)
            if isinstance(match, Match):
                self._check_match(match)
        if self.events % 7 == 0 and app._needs_picture():
            app._present()
            assert not app.screen.pixels().translate(None, _INDICES), "a register above 15"
        if self.events % 211 == 0:
            self._check_files()

    def _check_match(self, match: Match) -> None:
        assert len(match.positions) == len(match.moves) + 1
        position = match.position
        assert match.outcome is not None or position.turn == CHANCE or position.moves()
        if self.events % 97 == 0:
            text = record.write(match)
            again = record.read(text.encode(), discover())
            assert str(again.position) == str(position)
            assert record.write(again) == text

    def _check_files(self) -> None:
        """Read what is on the disk as the next start would."""
        assert self.app.house.settle(), "a game could not be written"
        for path in self.places.autosaves.glob("*.game"):
            record.read(path.read_bytes(), discover())
        settings, warning = store.load_settings(self.places)
        assert warning is None, warning
        assert settings.volume >= 0
        assert store.load_statistics(self.places)[1] is None
        assert not list(self.places.autosaves.glob("*.bad*"))

    def where(self) -> str:
        """Name the scenes on the stack."""
        return " > ".join(type(scene).__name__ for scene in self.app.stack.scenes)


def _event(name: str, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(getattr(pygame, name), values)


def _samples(folder: Path, chance: random.Random) -> Iterator[Path]:
    """Write files to be dropped on the window: good ones, damaged ones, strangers; also what is none."""
    folder.mkdir(parents=True)
    good: dict[str, bytes] = {
        path.name: path.read_bytes() for path in sorted(assets("splatter").glob("*.BRD"))
    }
    for game in discover().values():
        match = Match(game, game.settings(), chance.randrange(dice.SEEDS), ())
        match.players = (Human(),) * len(match.position.scores())
        for _ in range(chance.randrange(40)):
            if match.outcome is None:
                match.roll() if match.turn == CHANCE else match.play(chance.choice(match.position.moves()))
        good[f"{game.name}.game"] = record.write(match).encode()
    spoiled = {
        f"spoiled {name}": chance.choice(list(damaged(data, max(1, len(data) // 40))))
        for name, data in good.items()
    }
    strange = {f"{name}{chance.choice(('.game', '.BRD', ''))}": data for name, data in STRANGERS.items()}
    for name, data in {**good, **spoiled, **strange}.items():
        path = folder / name
        path.write_bytes(data)
        yield path
    yield from (
        folder,
        folder / "nothing",
        folder / ("n" * 300),
        folder / "\udcff.game",
        folder / ".." / "..",
    )


@contextmanager
def made_time(player: Tireless | None = None) -> Iterator[list[Tireless]]:
    """Let time and chance come from the player put into the list, and no file wait for a disk."""
    players: list[Tireless] = [] if player is None else [player]

    def milliseconds() -> int:
        return players[0].now if players else 1_000_000

    def seconds() -> float:
        return milliseconds() / 1000

    def seed() -> int:
        return players[0].chance.randrange(dice.SEEDS) if players else 0

    with ExitStack() as patches:
        patches.enter_context(patch.object(Clock, "now", staticmethod(milliseconds)))
        for module in TIMED:
            patches.enter_context(patch(f"retrogames.{module}.monotonic", seconds))
        patches.enter_context(patch.object(dice, "fresh_seed", seed))
        patches.enter_context(patch.object(os, "fsync", lambda _: None))
        yield players
