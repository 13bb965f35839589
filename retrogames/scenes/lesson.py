"""A first lesson: a few positions to play in, explained in the machine's own alerts."""

from collections.abc import Sequence
from typing import Any, cast

from retrogames.core.game import Game, load
from retrogames.core.lesson import Step
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.looks.look import Look
from retrogames.machine.events import Close, Event, Key
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Change, Leave, Pop, Push


class Apart:
    """The house, but for what keeps games: a lesson leaves the player's own game alone."""

    def __init__(self, house: House) -> None:
        self._house = house

    def __getattr__(self, name: str) -> Any:
        return getattr(self._house, name)

    def autosave(self, match: Match) -> None:
        """Keep nothing."""

    def forget(self, game: Game) -> None:
        """Forget nothing."""

    def count(self, match: Match) -> None:
        """Count nothing."""


class Lesson:
    """Plays one step after another at the game's own table. Esc ends it."""

    overlay = False
    hides_pointer = False
    busy = False

    def __init__(self, house: House, game: Game) -> None:
        self._house = cast(House, Apart(house))
        self._game = game
        self.steps: Sequence[Step] = load(game.lesson)
        self.at = 0
        self._told = False
        self._play = self._begin()

    def _begin(self) -> Play:
        step = self.steps[self.at]
        settings = self._game.settings(dict(step.settings))
        seats = len(self._game.seat_names)
        match = Match(self._game, settings, 0, (Human(),) * seats, setup=step.position)
        match.players = match.players[: len(match.position.scores())]
        play = Play(self._house, self._game, match)
        play.told = True
        return play

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew."""
        return self._play.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self._play.dirty = value

    @property
    def look(self) -> Look:
        """The game's dress."""
        return self._play.look

    @property
    def palette(self) -> Palette:
        """The player's colours."""
        return self._play.palette

    @property
    def sleep(self) -> int | None:
        """Every tick while something moves or a step is to be explained or judged."""
        waiting = not self._told or bool(self._play.match.moves)
        return 1 if waiting or self._play.showing or self._play.table.moving else None

    def enter(self) -> None:
        """The first tick explains the first step."""

    def exit(self) -> None:
        """Nothing to keep."""

    def draw(self, screen: Screen) -> None:
        """Draw the game's table."""
        self._play.draw(screen)

    def handle(self, event: Event) -> Change | None:
        """Let the person play; only moves count here, commands do not."""
        if isinstance(event, Close):
            return Leave()
        if isinstance(event, Key) and event.name == "escape":
            return Push(self._ask("Leave the lesson?", ("Leave", "Go on")), self._left)
        if self._told and not self._play.match.moves:
            self._play.choose_only(event)
        elif self._play.showing:
            self._play.handle(event)
        return None

    def _left(self, number: int) -> Change | None:
        return Pop() if number == 0 else None

    def _ask(self, text: str, buttons: tuple[str, ...], kind: str = "question") -> Any:
        title = f"Lesson, {self.at + 1} of {len(self.steps)}"
        return alert(self.look, text, buttons, kind, title=title, palette=self.palette, default=-1)

    def update(self) -> Change | None:
        """Explain the step, show the move, then judge it."""
        if not self._told:
            self._told = True
            return Push(self._ask(self.steps[self.at].words, ("OK",), "note"))
        if self._play.showing or self._play.table.moving:
            return self._play.update()
        if self._play.match.moves:
            return self._judge(str(self._play.match.moves[-1]))
        return None

    def _judge(self, move: str) -> Change | None:
        step = self.steps[self.at]
        if step.accepts and move not in step.accepts:
            self._play = self._begin()
            return Push(self._ask(step.wrong, ("Try again",), "note"))
        last = self.at == len(self.steps) - 1
        words = step.right or "Well done."
        if last:
            words += "\nThat is all you need: have a good game."
        return Push(self._ask(words, ("Play" if last else "Next",), "note"), self._next)

    def _next(self, _: int) -> Change | None:
        if self.at == len(self.steps) - 1:
            return Pop()
        self.at += 1
        self._told = False
        self._play = self._begin()
        return None
