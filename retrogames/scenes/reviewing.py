"""What is found out about a game when looking back: its curves, and the moves that cost most."""

from collections.abc import Sequence
from typing import Any

from retrogames.core.game import Game
from retrogames.core.judging import LEVEL, WIN, Judgement
from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.scenes.curve import Curve
from retrogames.scenes.house import House

SHARE = 8
"""The judge looks at so much fewer positions than a master seat in play, to be done in good time."""

LEAST = {WIN: 0.02, "turns": 0.02}
"""The smallest loss that is called a mistake, by unit; half a point or tile elsewhere."""

MOST = 8
"""Mistakes that are told, the costliest ones."""


def letters(game: Game) -> list[str]:
    """Give a letter for each seat, its number where two begin alike."""
    found = [name[:1] for name in game.seat_names]
    if len(set(found)) < len(found):
        found = [str(seat + 1) for seat in range(len(found))]
    return found


class Reviewing:
    """Has every decision of the people judged, one after another; those of all seats where nobody has points.

    `found` holds the judgements by the number of the move, counted from 0.
    """

    def __init__(self, house: House, match: Match) -> None:
        self._house = house
        self.match = match
        self.length = len(match.moves)
        self._moves = list(match.moves)
        self.found: dict[int, Judgement] = {}
        self.running = bool(match.game.judge)
        self._asked: int | None = None
        people = {seat for seat, player in enumerate(match.players) if isinstance(player, Human)}
        self._scored = any(any(position.scores()) for position in match.positions)
        seats = people if people and self._scored else set(range(len(match.players)))
        if match.game.mark is not None and match.game.mark(match.positions[0]) is not None:
            seats = set()  # a solitaire has nobody to judge by
        self.todo = [
            index
            for index, position in enumerate(match.positions[: self.length])
            if position.turn in seats and len(position.moves()) > 1
        ]

    @property
    def with_points(self) -> bool:
        """Whether it goes by points: somebody has some, or moves are judged by them."""
        return self._scored or any(told.unit != WIN for told in self.found.values())

    @property
    def done(self) -> bool:
        """Whether every decision has been judged."""
        return len(self.found) >= len(self.todo)

    def fits(self, match: Match) -> bool:
        """Tell whether this is still about the match as it stands."""
        return match is self.match and match.moves == self._moves

    def tick(self) -> bool:
        """Ask about the next decision, or take what was found; tells whether something was found."""
        if not self.running or self.done:
            return False
        if self._asked is None:
            self._ask(next(index for index in self.todo if index not in self.found))
            return False
        answer = self._house.thinking.poll()
        if answer is None:
            return False
        index, self._asked = self._asked, None
        move = self.match.moves[index]
        self.found[index] = answer if isinstance(answer, Judgement) else Judgement(move, 0.0, 0.0)
        return True

    def _ask(self, index: int) -> None:
        match, game = self.match, self.match.game
        self._asked = index
        position = match.positions[index]
        view = position.seen_by(position.turn)
        budget = game.budgets[LEVEL] // SHARE
        self._house.thinking.judge(game.name, view, match.moves[index], budget, index)

    def stop(self) -> None:
        """Think no further for now."""
        if self._asked is not None:
            self._house.thinking.drop()
        self._asked = None

    # What was found

    def mistakes(self) -> list[int]:
        """Give the numbers of the moves that cost most, the costliest first."""
        dear = [index for index, told in self.found.items() if told.loss >= LEAST.get(told.unit, 0.5)]
        return sorted(dear, key=lambda index: (-self.found[index].loss, index))[:MOST]

    def curves(self) -> list[Curve]:
        """Give the points of every seat, or where there are none the first seat's chance to win."""
        match = self.match
        seats = match.positions[0].seats
        if self.with_points:
            return [
                Curve(self._name(seat), [position.scores()[seat] for position in match.positions])
                for seat in seats
            ]
        return [Curve(self._name(seats[0]), [self._chance(index) for index in range(self.length + 1)])]

    def _name(self, seat: int) -> str:
        return self.match.players[seat].name or self.match.game.seat_names[seat]

    def _chance(self, index: int) -> float | None:
        """Give the first seat's chance to win at a position, None where it is not known."""
        outcome = self.match.outcome
        if index == self.length and outcome is not None:
            return 0.5 if not outcome.winners else float(0 in outcome.winners)
        told = self.found.get(index)
        if told is None or told.unit != WIN:
            return None
        return told.worth if self.match.positions[index].turn == 0 else 1.0 - told.worth

    def line(self, index: int) -> str:
        """Write a mistake as a line of a list."""
        told, match = self.found[index], self.match
        seat = letters(match.game)[match.positions[index].turn]
        return f"{index + 1:3} {seat} {match.moves[index]!s:10} {loss(told):>6}  {told.best}"

    def words(self, index: int) -> str:
        """Tell a mistake in a sentence for the prompt."""
        told = self.found[index]
        lost = loss(told) if told.unit == WIN else f"{loss(told)} {told.unit}"
        return f"{self.match.moves[index]}: {lost} lost. Try {told.best}."  # 36 columns in the GEM bar

    def marks(self) -> dict[int, tuple[Any, str]]:
        """Give the better move and the words for every mistake, by the number of moves before it."""
        return {index: (self.found[index].best, self.words(index)) for index in self.mistakes()}


def loss(told: Judgement) -> str:
    """Write how much a move cost: a share of the chances to win, or points."""
    if told.unit == WIN:
        return f"{100 * told.loss:.0f}%"
    return f"{told.loss:.2f}" if told.unit == "turns" else f"{told.loss:.1f}"


def scale(curves: Sequence[Curve], with_points: bool) -> tuple[float, float, tuple[str, str]]:
    """Give the least and greatest value of a chart and their labels."""
    if not with_points:
        return 0.0, 1.0, ("0%", "100%")
    top = max((value for curve in curves for value in curve.values if value is not None), default=0.0)
    return 0.0, max(1.0, top), ("0", f"{max(1.0, top):,.0f}")
