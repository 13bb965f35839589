"""Whose turn it is and what happens next: rolls, forced passes, computer seats, hints."""

from dataclasses import dataclass
from typing import Any

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.core.position import CHANCE, Seat
from retrogames.scenes.house import House
from retrogames.scenes.scene import TICKS

PAUSES = (0.0, 0.15, 0.35, 0.6, 1.0)
"""Seconds at least between a computer's turn and its move, by animation speed 0 (none) to 4 (slow)."""

PATIENCE = 12 * TICKS
"""Ticks after which a computer seat is asked for the best move so far."""


@dataclass(slots=True)
class Happening:
    """A move that has just been played, with the positions around it."""

    before: Any
    move: Any
    after: Any
    message: str = ""


class Turns:
    """Drives one match; knows nothing of drawing."""

    def __init__(self, match: Match, house: House) -> None:
        self.match = match
        self._house = house
        self._asked: tuple[object, Any] | None = None
        self._since = 0
        self._hinting = False
        self.thinking: Seat | None = None

    @property
    def waiting_for_person(self) -> bool:
        """Whether a person is to choose now."""
        turn = self.match.turn
        if self.match.outcome is not None or turn == CHANCE:
            return False
        return isinstance(self.match.players[turn], Human)

    @property
    def busy(self) -> bool:
        """Whether a computer seat or a hint is being thought out."""
        return self._asked is not None

    def play(self, move: Any, message: str = "") -> Happening:
        """Play a move, keep the game and tell what happened. Raises IllegalMove."""
        self.cancel()
        before = self.match.position
        self.match.play(move)
        self._keep()
        return self._happening(before, move, message)

    def roll(self) -> Happening:
        """Roll the dice that are due."""
        before = self.match.position
        move = self.match.roll()
        self._keep()
        return self._happening(before, move)

    def _happening(self, before: Any, move: Any, message: str = "") -> Happening:
        """Tell what happened as the seat to move next may know it."""
        after = self.match.position
        viewer = Seat(max(after.turn, 0))
        return Happening(before.seen_by(viewer), move, after.seen_by(viewer), message)

    def _keep(self) -> None:
        self._house.autosave(self.match)

    def cancel(self) -> None:
        """Drop what is being thought; its answer never lands."""
        if self._asked is not None:
            self._house.thinking.drop()
        self._asked = None
        self._hinting = False
        self.thinking = None

    def computer_turn(self) -> Happening | None:
        """Let the computer whose turn it is think on for a tick; gives its move once it is found and due."""
        seat = self.match.turn
        player = self.match.players[seat]
        assert isinstance(player, Computer)
        if self._asked is None or self._hinting:
            self.cancel()
            self._ask(seat, player.level)
            return None
        self._since += 1
        self._hurry()
        move = self._asked[1] if self._asked[1] is not None else self._house.thinking.poll()
        if move is None:
            return None
        self._asked = (self._asked[0], move)
        if self._since < PAUSES[self._house.settings.speed] * TICKS:
            return None
        self._asked = None
        self.thinking = None
        return self.play(move)

    def ask_hint(self) -> None:
        """Think out a hint for the person to move, at the highest level."""
        self.cancel()
        self._ask(self.match.turn, Level.MASTER)
        self._hinting = True
        self.thinking = None

    def hint(self) -> Any | None:
        """Give the hint asked for once it is found."""
        if not self._hinting or self._asked is None:
            return None
        self._since += 1
        self._hurry()
        move = self._house.thinking.poll()
        if move is not None:
            self._asked = None
            self._hinting = False
        return move

    @property
    def hinting(self) -> bool:
        """Whether a hint is being thought out."""
        return self._hinting

    def _hurry(self) -> None:
        if self._since == PATIENCE:
            self._house.thinking.stop()

    def _ask(self, seat: Seat, level: Level) -> None:
        match, game = self.match, self.match.game
        self.thinking = seat
        self._since = 0
        tag = (id(match), len(match.moves), seat)
        self._asked = (tag, None)
        view = match.position.seen_by(seat)
        seed = match.thinking_seed
        self._house.thinking.ask(game.name, level, view, game.budgets[level], seed)
