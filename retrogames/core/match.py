"""A game in progress: its moves, all its positions, take back and redo."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.player import Human, Player
from retrogames.core.position import CHANCE, IllegalMove, Outcome, Seat, read_move


@dataclass(slots=True)
class Match:
    """Moves and positions of one game, from its start on.

    `players` has one entry for each seat the game has. `settings` are the game's options. `setup` is the
    text of the position it began from where that is not the usual start. `assisted` is set by a hint or by
    a take-back past a reply or a revelation; `ended` when a person ended it early. `headers` are further
    header lines of its record, known or not (`Clock 1`); `comments` those of the record by number of the
    move, -1 for the ones before the first.
    """

    game: Game
    settings: dict[str, str]
    seed: int
    players: tuple[Player, ...]
    date: str = ""
    setup: str | None = None
    assisted: bool = False
    ended: bool = False
    headers: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    positions: list[Any] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)
    undone: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.positions:
            self.positions.append(
                self.game.start(self.settings, self.seed)
                if self.setup is None
                else self.game.set_up(self.setup, self.settings)
            )

    @property
    def position(self) -> Any:
        """The position after the last move."""
        return self.positions[-1]

    @property
    def turn(self) -> Seat:
        """The seat to move, or CHANCE."""
        seat: Seat = self.position.turn
        return seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; an ended game is decided by its scores; None while it runs."""
        found: Outcome | None = self.position.outcome()
        if found is None and self.ended:
            return self.leaders()
        return found

    def leaders(self) -> Outcome:
        """Tell who would win if the game stopped now: the seats with most points; two equal ones draw."""
        scores = self.position.scores()
        best = max(scores)
        top = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
        return Outcome(() if len(top) == len(scores) == 2 else top)

    @property
    def next_roll(self) -> int:
        """The number of the next roll: how many rolls stand among the moves."""
        return sum(1 for position in self.positions[:-1] if position.turn == CHANCE)

    @property
    def thinking_seed(self) -> int:
        """The seed for a computer seat's thinking about the position; it tells nothing of rolls or poles."""
        return dice.thought(self.seed, len(self.moves))

    def play(self, move: Any) -> None:
        """Play a move; raises IllegalMove and changes nothing. A new move forgets what was taken back."""
        if self.ended:
            raise IllegalMove("the game was ended")
        self.positions.append(self.position.play(move))
        self.comments.pop(len(self.moves), None)  # of another move that stood here
        self.moves.append(move)
        self.undone.clear()

    def play_text(self, text: str) -> None:
        """Play the move that a text names; raises IllegalMove."""
        self.play(read_move(self.position, text))

    def roll(self) -> Any:
        """Play the roll that the seed decides and give its move; raises IllegalMove when no roll is due."""
        move = self.position.chance(dice.roll(self.seed, self.next_roll))
        self.play(move)
        return move

    def _own_decision(self) -> int | None:
        """Find the number of the last move that a person made after the last roll of the dice, or None."""
        for index in range(len(self.moves) - 1, -1, -1):
            turn = self.positions[index].turn
            if turn == CHANCE:
                return None
            if isinstance(self.players[turn], Human):
                return index
        return None

    @property
    def untouched(self) -> bool:
        """Whether no person has moved yet and nothing was rolled."""
        return self._own_decision() is None and not self.next_roll

    def can_take_back(self) -> bool:
        """Tell whether there is a person's decision to go back to, on this side of the last roll."""
        return self._own_decision() is not None

    def take_back(self) -> Sequence[Any]:
        """Take moves back to the last decision of a person and give them, first played first.

        Stops at a roll of the dice. Gives nothing where nothing can be taken back. Going past the reply of
        another seat, or past something revealed, marks the game as assisted.
        """
        index = self._own_decision()
        if index is None:
            return ()
        taken = self.moves[index:]
        before, after = self.positions[index], self.positions[index + 1]
        if len(taken) > 1 or revealed(before, after):
            self.assisted = True
        del self.moves[index:], self.positions[index + 1 :]
        self.undone.extend(reversed(taken))
        self.ended = False
        return taken

    def redo(self) -> Any | None:
        """Play again the move taken back last, and the replies that followed it; gives the first, or None."""
        if not self.undone:
            return None
        kept = list(self.undone)
        first = kept[-1]
        while kept:
            move = kept.pop()
            self.play(move)
            turn = self.turn
            if turn == CHANCE or (turn < len(self.players) and isinstance(self.players[turn], Human)):
                break
        self.undone = kept
        return first


def revealed(before: Any, after: Any) -> bool:
    """Tell whether the step between two positions showed something that was hidden.

    A position with secrets has `secrets()`, how many things its viewer does not know.
    """
    count = getattr(before, "secrets", None)
    if count is None:
        return False
    return bool(count() != after.secrets())
