"""A first lesson: a few positions to play in, explained in the machine's own alerts."""

from collections.abc import Callable, Sequence

from retrogames.core.game import Game, load
from retrogames.core.lesson import Step
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.position import read_move
from retrogames.looks.look import Command, Look
from retrogames.machine.events import Close, Event, Focus, Key, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.apart import apart
from retrogames.scenes.commands import command_of
from retrogames.scenes.house import House
from retrogames.scenes.manual import manual
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Change, Leave, Pop, Push
from retrogames.scenes.table import Do, Refused

COMMANDS = (
    Command("new", "This step again", "game", "F2", hot="T"),
    Command("next", "Next step", "game", hot="N"),
    Command("back", "Step before", "game", hot="b"),
    Command("shelf", "Leave the lesson", "game", "Esc", hot="L"),
    Command("hint", "Show the move", "move", "H", hot="S"),
    Command("again", "What to do", "help", "F7", hot="W"),
    Command("manual", "Manual", "help", "F1", hot="M"),
)
"""What a lesson's menu offers in place of the game's."""

BLANK = " "
"""What the prompt says while an alert at the foot of the picture asks."""

FINISHED = "play"
"""What a lesson pops with when it was played to its end."""


class Lesson:
    """Plays one step after another at the game's own table. Esc ends it; pops with FINISHED at the end."""

    overlay = False
    hides_pointer = False
    busy = False
    holding = False
    keeps_nothing = True

    def __init__(self, house: House, game: Game) -> None:
        self._house = apart(house)
        self._game = game
        self.steps: Sequence[Step] = load(game.lesson)
        self.at = 0
        self._told = False
        self._asking = False
        self._orders: dict[str, Callable[[], Change | None]] = {
            "new": lambda: self._go(self.at),
            "next": lambda: self._go(self.at + 1),
            "back": lambda: self._go(self.at - 1),
            "shelf": self._leave,
            "hint": self._hint,
            "again": self._tell,
            "manual": self._manual,
            "menu": lambda: self._play.menu.show(),
        }
        self._play = self._begin()

    @property
    def step(self) -> Step:
        """The step being played."""
        return self.steps[self.at]

    @property
    def match(self) -> Match:
        """The position of the step and what was played in it."""
        return self._play.match

    def _begin(self) -> Play:
        step = self.step
        settings = self._game.settings(dict(step.settings))
        match = Match(self._game, settings, 0, (), setup=step.position)
        match.players = (Human(),) * len(match.position.scores())
        play = Play(self._house, self._game, match)
        play.told = True
        return play

    def _go(self, at: int) -> Change | None:
        """Begin a step; None where there is none."""
        if 0 <= at < len(self.steps):
            self._told = self._told and at == self.at
            self.at = at
            self._play = self._begin()
            if self._told:
                self._play.message = self.step.task
        return None

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
        waiting = not self._told or bool(self.match.moves)
        play = self._play
        return 1 if waiting or play.showing or play.table.moving or play.noticing else None

    def enter(self) -> None:
        """The first tick explains the first step."""

    def exit(self) -> None:
        """Nothing to keep."""

    def commands(self) -> Sequence[Command]:
        """Give the lesson's own commands, those that lead nowhere disabled."""
        idle = {"next": self.at == len(self.steps) - 1, "back": self.at == 0}
        return [
            Command(c.id, c.label, c.group, c.keys, not idle.get(c.id, False), None, c.hot) for c in COMMANDS
        ]

    def draw(self, screen: Screen) -> None:
        """Draw the game's table with the lesson's menu."""
        table, situation = self._play.table, self._play.situation()
        if self._asking:
            situation.message = BLANK
        table.draw(situation, screen)
        self._play.menu.draw(screen, self.commands(), table.info(situation))
        table.draw_over(situation, screen)

    # What the person does

    def handle(self, event: Event) -> Change | None:
        """Let the person play; the menu and the keys have the lesson's own commands."""
        if isinstance(event, Close):
            return Leave()
        if isinstance(event, Focus) or not self._told:  # nothing is played before the step is explained
            return None
        chosen = self._play.menu.handle(event, self.commands())
        if isinstance(chosen, Command):
            return self._order(chosen.id)
        if chosen:
            self.dirty = True
            return None
        if self._play.showing:
            if isinstance(event, Press | Key):
                self.dirty = self._play.cut_short(event) or self.dirty
            return None
        return None if self.match.moves else self._choose(event)

    def _choose(self, event: Event) -> Change | None:
        """Let the table answer with a move, a refusal or a command; keys it has no use for are commands."""
        play = self._play
        if isinstance(event, Press | Key):
            play.fade()
        answer = play.table.handle(play.situation(), event)
        self.dirty = True
        if isinstance(answer, Refused):
            play.refuse(answer.reason)
        elif isinstance(answer, Do):
            return self._order(answer.command)
        elif answer is not None:
            play.play(answer)
        elif isinstance(event, Key):
            return self._order(command_of(event) or "")
        return None

    def _order(self, command: str) -> Change | None:
        self.dirty = True
        order = self._orders.get(command)
        return None if order is None else order()

    def _hint(self) -> Change | None:
        """Mark a move that will do."""
        play = self._play
        if not play.match.moves and self.step.accepts:
            play.hint = read_move(play.match.position, self.step.accepts[0])
            words = play.table.describe(play.match.position, play.hint, None)
            play.tell(f"Hint: {words}")
        return None

    def _manual(self) -> Change | None:
        pages = self._play.table.manual()
        return Push(manual(self.look, self._game.title, pages, palette=self.palette))

    def _leave(self) -> Change | None:
        def answered(number: int) -> Change | None:
            return Pop() if number == 0 else None

        return self._say("Leave the lesson?", ("Leave", "Go on"), answered, "question")

    def _tell(self) -> Change | None:
        """Explain the step; its task stays on the screen."""
        self._play.message = self.step.task
        return self._say(self.step.words, ("OK",))

    def _say(
        self,
        text: str,
        buttons: tuple[str, ...],
        then: Callable[[int], Change | None] = lambda _: None,
        kind: str = "note",
    ) -> Push:
        """Push an alert at the foot of the picture, where it leaves the board in sight."""
        title = f"Lesson, {self.at + 1} of {len(self.steps)}"
        form = alert(self.look, text, buttons, kind, title=title, palette=self.palette)
        form.move_by(0, self.look.area.bottom - form.panel.bottom)
        self._asking = True

        def answered(number: int) -> Change | None:
            self._asking = False
            return then(number)

        return Push(form, answered)

    # What comes of it

    def update(self) -> Change | None:
        """Explain the step, show the move, then judge it."""
        if not self._told:
            self._told = True
            return self._tell()
        if self._play.showing or self._play.table.moving:
            return self._play.update()
        self._play.age_notice()
        if self.match.moves:
            return self._judge(str(self.match.moves[-1]))
        return None

    def _judge(self, move: str) -> Change | None:
        step = self.step
        if step.accepts and move not in step.accepts:
            return self._say(step.wrong, ("Try again",), lambda _: self._go(self.at))
        if self.at < len(self.steps) - 1:
            return self._say(step.right, ("Next",), lambda _: self._go(self.at + 1))
        words = step.right + "\nThat is all you need: have a good game."
        return self._say(words, ("Play",), lambda _: Pop(FINISHED))
