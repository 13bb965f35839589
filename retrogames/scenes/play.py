"""A match being played: turns, animation, take back, pause and looking back, once for every game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.position import CHANCE, IllegalMove
from retrogames.looks.look import Command, Look
from retrogames.machine.events import Close, Drop, Event, Focus, Key, Press
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes import clocks, filing, orders, pausing
from retrogames.scenes.alert import alert
from retrogames.scenes.clocks import Clocks
from retrogames.scenes.commands import HELD, command_of, is_command, offered
from retrogames.scenes.hinting import take_hint
from retrogames.scenes.house import House
from retrogames.scenes.lineup import new_match
from retrogames.scenes.opening import opening
from retrogames.scenes.reviewing import Reviewing
from retrogames.scenes.scene import TICKS, Change, Leave, Pop, Push, Scene
from retrogames.scenes.showing import Showing
from retrogames.scenes.situation import situation_of
from retrogames.scenes.table import Do, Refused, Situation
from retrogames.scenes.turns import Happening, Turns

LINGER = 4 * TICKS
"""Ticks that a demonstration shows how its game ended."""

BRIEFLY = 4 * TICKS
"""Ticks that a refusal or passing notice stays in view where nothing is done meanwhile."""

DEMO = "A demonstration. Any key ends it."


class Play:
    """The scene of one game. `demo` plays computers against each other until any key or click.

    `newcomer` is to be offered the lesson before the first new game. `curtain` is the game's own title, seen
    in place of the table until a game begins.
    """

    overlay = False
    hides_pointer = False
    takes_files = True

    def __init__(self, house: House, game: Game, match: Match | None = None, demo: bool = False) -> None:
        self.house = house
        self.game = game
        self.table = house.table(game)
        self.menu = self.table.look.menu(game.title, self.table.menu_names)
        self.demo = demo
        self.newcomer = False
        self.curtain: Scene | None = None
        self.fresh = match is None
        self.match = match if match is not None else new_match(house, game)
        self.turns = Turns(self.match, house)
        self.earlier: Match | None = None
        self.finished: list[Match] = []
        self.message = ""
        self.hint: Any | None = None
        self.reviewing: Reviewing | None = None
        self.step: int | None = None
        self.paused = False
        self.told = self.match.outcome is not None
        self.tick = 0
        self.clocks: Clocks | None = None
        self._showing = Showing(self.sound)
        self._lingered = 0
        self._fading = 0
        self._lasting = ""
        self._dirty = True
        self._moved = False
        clocks.take_up(self)

    # The scene's face

    @property
    def dirty(self) -> bool:
        """Whether the picture must be drawn anew; not before a move's first step, to hide its end."""
        changed = self._dirty or self._moved or self.table.dirty
        return changed and not (self._showing.starting or self.fresh)

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self._dirty, self._moved = value, False
        if not value:
            self.table.dirty = False

    @property
    def look(self) -> Look:
        """The game's dress."""
        return self.table.look

    @property
    def palette(self) -> Palette:
        """The player's colours."""
        return self.table.palette

    @property
    def busy(self) -> bool:
        """Whether a computer seat or a hint is being thought out."""
        return self.turns.busy and not self.showing

    @property
    def holding(self) -> bool:
        """Whether a person holds a piece that is to move."""
        return self.table.holding

    @property
    def sleep(self) -> int | None:
        """Every tick while something begins, moves or is thought, seldom for clocks, else not at all."""
        if self.fresh:
            return 1
        if self.showing or self.turns.busy or self.table.moving or self._fading or not self._at_rest():
            return 1
        running = self.clocks is not None and not self.paused and self.step is None
        return 6 if running and self.match.outcome is None else None

    def _at_rest(self) -> bool:
        if self.step is not None:
            return True
        if self.match.outcome is not None:
            return self.told
        return self.paused or (self.turns.waiting_for_person and self.table.forced(self.situation()) is None)

    @property
    def showing(self) -> bool:
        """Whether a move is being shown."""
        return self._showing.going

    def enter(self) -> None:
        """Nothing yet: the first tick decides."""

    def exit(self) -> None:
        """Keep the game and drop what is being thought."""
        self.turns.cancel()
        clocks.halt(self)
        if not self.demo and (self.match.moves or self.clocks is not None):
            orders.keep(self)

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision to go back to, or the game before New."""
        return self.match.can_take_back() or (self.match.untouched and self.earlier is not None)

    def situation(self) -> Situation:
        """Describe the match for the table, at the place stepped to."""
        return situation_of(self)

    def draw(self, screen: Screen) -> None:
        """Draw the table, then the menu's bar or strip; before a game the title that stands for them."""
        if self.curtain is not None:
            self.curtain.draw(screen)
            return
        situation = situation_of(self, moved=self._moved and not (self._dirty or self.table.dirty))
        self.table.draw(situation, screen)
        self.menu.draw(screen, self.commands(), self.table.info(situation))
        self.table.draw_over(situation, screen)

    def commands(self) -> Sequence[Command]:
        """Give the common commands and the game's own, group by group."""
        return offered(self)

    # Events

    def handle(self, event: Event) -> Change | None:
        """Answer an event: the menu first, then keys of commands, then the table."""
        change = self._answer(event) or self._warning()
        if change is not None:
            clocks.halt(self)
        return change

    def _warning(self) -> Change | None:
        """Tell of a trouble with the player's files as soon as it is known: the game may not be kept."""
        trouble = "" if self.demo else self.house.warning()
        if not trouble:
            return None
        return Push(alert(self.look, trouble, kind="stop", palette=self.palette))

    def _answer(self, event: Event) -> Change | None:
        match event:
            case Close():
                return Leave()
            case Drop(path=path):
                return Pop(Path(path)) if self.demo else filing.open_file(self, path)
            case Focus():
                return None
        if self.fresh:  # nothing was seen of the game yet, and it may begin with a question
            return None
        if self.demo and isinstance(event, Key | Press):
            return Pop("stopped")
        chosen = self.menu.handle(event, self.commands())
        if isinstance(chosen, Command):
            return self._order(chosen.id)
        if chosen:
            self._dirty = True
            return None
        if self.showing and isinstance(event, Key | Press) and not is_command(event):
            cut = self.cut_short(event)
            if not cut or not self.table.eager:
                return None
        return self._choose(event)

    def cut_short(self, event: Key | Press) -> bool:
        """End the animation by a key or click, where the table lets it; tells whether it has ended."""
        if not self.showing or not self.table.interrupt(event):
            return False
        self._finish_show()
        return True

    def _choose(self, event: Event) -> Change | None:
        """Let the table answer first; a key it has no use for may be a command."""
        if isinstance(event, Press) or (isinstance(event, Key) and not event.repeat):
            self.fade()
        answer = self.table.handle(self.situation(), event)
        if answer is None and isinstance(event, Key):
            command = command_of(event)
            if command is not None:
                return None if event.repeat and self._once(command) else self._order(command)
        if self.paused and pausing.meant_to_play(event, answer):
            pausing.refuse(self)
        elif isinstance(answer, Refused):
            self.refuse(answer.reason)
        elif isinstance(answer, Do):
            return self._order(answer.command)
        elif answer is not None:
            return self.play(answer)
        return None

    def _once(self, command: str) -> bool:
        """Tell whether a held key gives a command but once: all but going back and forth in one game."""
        return command not in HELD or (command == "takeback" and not self.match.moves)

    def _order(self, command: str) -> Change | None:
        self._dirty = True
        return orders.carry_out(self, command)

    def refuse(self, reason: str) -> None:
        """Say why not, with the machine's sound."""
        self.tell(reason)
        self.sound("refuse")

    def tell(self, notice: str) -> None:
        """Show a notice until the next thing is done, or for a few seconds, in place of a lasting message."""
        if not self._fading:
            self._lasting = self.message
        self.message, self._fading = notice, BRIEFLY

    def fade(self) -> None:
        """Take a passing notice out of view."""
        if self._fading:
            self.message, self._fading = self._lasting, 0
            self._dirty = True

    @property
    def noticing(self) -> bool:
        """Whether a passing notice is in view."""
        return self._fading > 0

    def age_notice(self) -> None:
        """Let a passing notice grow a tick older."""
        if self._fading == 1:
            self.fade()
        self._fading = max(0, self._fading - 1)

    def sound(self, name: str) -> None:
        """Play one of the look's sounds by name; an empty or unknown name is silence."""
        sound = self.look.sounds.get(name)
        if sound is not None:
            self.house.play_sound(sound)

    def play(self, move: Any) -> Change | None:
        """Play a move of the person's and show it; not in a pause."""
        if self.paused:
            pausing.refuse(self)
            return None
        clocks.turn_over(self)
        try:
            self._begin(self.turns.play(move))
        except IllegalMove as error:
            self.refuse(str(error))
        return None

    # Time

    def update(self) -> Change | None:
        """Pass one tick: animation, or whatever the match is waiting for."""
        self.tick += 1
        if self.fresh:
            self.fresh = False
            return opening(self)
        if (told := self._warning()) is not None:
            clocks.halt(self)
            return told
        if self.table.moving:
            self.table.tick()
        self.age_notice()
        if self.showing:
            self._moved = self._showing.step() or self._moved
            if not self.showing:
                self._finish_show()
            return None
        return self._next()

    def _next(self) -> Change | None:
        if self.step is not None:
            return None
        if self.match.outcome is not None:
            return self._over()
        if self.paused:
            return None
        if self.turns.hinting:
            take_hint(self)
            return None
        if self.match.turn == CHANCE:
            self._begin(self.turns.roll())
            return None
        forced = self.table.forced(self.situation())
        if forced is not None:
            move, message = forced
            self._begin(self.turns.play(move))
            self.message = message
        elif not self.turns.waiting_for_person:
            self._dirty = self._dirty or self.tick % (TICKS // 4) == 0
            happening = self.turns.computer_turn()
            if happening is not None:
                self._begin(happening)
        elif self.clocks is not None:
            clocks.run(self)
        return None

    def _over(self) -> Change | None:
        if self.demo:
            self._lingered += 1
            return Pop("over") if self._lingered >= LINGER else None
        self.paused = False
        if self.told:
            return None
        self.told = True
        self._dirty = True
        return orders.game_over(self)

    # Showing moves

    def _begin(self, happening: Happening) -> None:
        """Show a move that was just played."""
        self.message, self._fading = happening.message or (DEMO if self.demo else ""), 0
        self.hint = None
        self.table.rest()
        self._dirty = True
        situation = self.situation()
        self.sound(self.table.sound(situation, happening.before, happening.move, happening.after))
        settings = self.house.settings
        still = settings.less_motion or settings.speed == 0
        if still and not self.table.must_show(happening.move):
            return
        self._showing.begin(self.table.show(situation, happening.before, happening.move, happening.after))

    def show_again(self) -> None:
        """Show once more the move that led to the place looked at."""
        at = len(self.match.moves) if self.step is None else self.step
        if at and not self.showing:
            self.table.rest()
            s = self.situation()
            steps = self.table.show(s, s.positions[at - 1], s.moves[at - 1], s.positions[at])
            self._showing.begin(steps, again=True)

    def _finish_show(self) -> None:
        self._showing.end()
        self.table.rest()
        self._dirty = True

    def settle(self) -> None:
        """Stop animation and thinking: the match or the place in it is about to change."""
        self.turns.cancel()
        clocks.halt(self)
        self._finish_show()
        self.message, self._fading = "", 0
        self.hint = None

    def dress_anew(self) -> None:
        """Make the table anew: the player's choices for this game have changed."""
        self.table = self.house.table(self.game)
        self.menu = self.table.look.menu(self.game.title, self.table.menu_names)

    def take_over(self, match: Match) -> None:
        """Go on with another match at this table."""
        self.settle()
        self.match = match
        self.fresh = False
        self.curtain = None
        self.turns = Turns(match, self.house)
        self.step = None
        self.paused = False
        self.told = match.outcome is not None
        clocks.take_up(self)
