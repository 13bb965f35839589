"""The rules of Contact (George Leotti, 1991): six dice, one to four seats, the first to 5,000 points wins.

From the manual: a turn begins with a first roll of all six dice. A straight on a first roll wins the game.
A roll whose dice are all counters is a Contact: stop and take everything, or remember it and throw a new
first roll. Three twos on a first roll may be taken back for a new first roll. A roll without a counter ends
the turn and loses all that was gathered in it. After any other roll the player keeps, which adds everything
gathered and all counters of this roll to the score, or sets counters aside and rolls the other dice.

Where the manual is silent (ours): the seat that reaches 5,000 wins at once, without last turns for the
others, since "the first person to score 5,000 or more points wins"; three twos are three or more; a Contact
goes before three twos, because its dice are all counters; points remembered from a Contact stay remembered
when three twos are taken back, because only the roll is taken back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from retrogames.core.position import CHANCE, IllegalMove, Outcome, Roll, Seat
from retrogames.games.contact.counters import (
    DICE,
    Dice,
    is_contact,
    is_straight,
    is_three_twos,
    keeps,
    score,
)

GOAL = 5000
"""The points that win."""
FIRST = Seat(0)


class Phase(StrEnum):
    """What is to be done next."""

    ROLL = "roll"
    CHOOSE = "choose"
    CONTACT = "contact"
    TWOS = "twos"
    OVER = "over"


class Verb(StrEnum):
    """The kinds of moves; the first is the dice's own."""

    ROLL = "roll"
    KEEP = "keep"
    BANK = "bank"
    AGAIN = "again"
    STOP = "stop"
    REROLL = "reroll"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Move:
    """A move, or a roll by chance; `dice` are those rolled, in the order thrown, or set aside, sorted."""

    verb: Verb
    dice: Dice = ()

    def __str__(self) -> str:
        """Give `verb` or `verb:DIGITS`."""
        return f"{self.verb}:{digits(self.dice)}" if self.dice else str(self.verb)


def digits(dice: Dice) -> str:
    """Write dice as digits."""
    return "".join(map(str, dice))


BANK, AGAIN, STOP = Move(Verb.BANK), Move(Verb.AGAIN), Move(Verb.STOP)
REROLL, PLAY = Move(Verb.REROLL), Move(Verb.PLAY)


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game of Contact.

    `totals` are the scores by seat. `risk` are the points of the turn before the present roll: remembered
    from Contacts and set aside. `kept` are the dice set aside since the last six were rolled, sorted;
    `rolled` is the present roll in the order thrown, empty while a roll is due.
    """

    totals: tuple[int, ...]
    seat: Seat = FIRST
    risk: int = 0
    kept: Dice = ()
    rolled: Dice = ()
    phase: Phase = Phase.ROLL

    @property
    def turn(self) -> Seat:
        """The seat to move, CHANCE while a roll is due, the winner after the end."""
        return CHANCE if self.phase is Phase.ROLL else self.seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats: nobody leaves a game of Contact."""
        return tuple(Seat(seat) for seat in range(len(self.totals)))

    @property
    def due(self) -> int:
        """How many dice lie on the table or are to be rolled: those that are not set aside, 1-6."""
        return DICE - len(self.kept)

    @property
    def gathered(self) -> int:
        """The points that Keep or Stop would add now: those at risk and all counters of the present roll."""
        return self.risk + score(self.rolled)

    def moves(self) -> Sequence[Move]:
        """List the legal moves: Keep comes last after what may be set aside; none while a roll is due."""
        match self.phase:
            case Phase.CHOOSE:
                return (*(Move(Verb.KEEP, dice) for dice in keeps(self.rolled)), BANK)
            case Phase.CONTACT:
                return (AGAIN, STOP)
            case Phase.TWOS:
                return (REROLL, PLAY)
        return ()

    def chance(self, roll: Roll) -> Move:
        """Give the move that this roll makes, from its first `due` dice; raises IllegalMove."""
        if self.phase is not Phase.ROLL:
            raise IllegalMove("no roll is due")
        dice = tuple(roll[: self.due])
        if len(dice) < self.due or not all(1 <= die <= 6 for die in dice):
            raise IllegalMove(f"a roll of {self.due} dice is due, faces 1-6")
        return Move(Verb.ROLL, dice)

    def play(self, move: Move) -> "Position":
        """Give the position after a move or a roll; raises IllegalMove."""
        if move.verb is Verb.ROLL:
            if self.chance(move.dice) != move:
                raise IllegalMove(f"a roll of {self.due} dice is due, not {len(move.dice)}")
            return self._after_roll(move.dice)
        if self.phase is Phase.CHOOSE and move.verb is Verb.KEEP and move.dice in keeps(self.rolled):
            return replace(
                self,
                risk=self.risk + keeps(self.rolled)[move.dice],
                kept=tuple(sorted(self.kept + move.dice)),
                rolled=(),
                phase=Phase.ROLL,
            )
        if move not in self.moves():
            raise IllegalMove(f"{move} is not possible now ({self.phase})")
        match move.verb:
            case Verb.AGAIN:
                return replace(self, risk=self.gathered, kept=(), rolled=(), phase=Phase.ROLL)
            case Verb.REROLL:
                return replace(self, rolled=(), phase=Phase.ROLL)
            case Verb.PLAY:
                return replace(self, phase=Phase.CHOOSE)
        return self._banked()

    def _after_roll(self, dice: Dice) -> "Position":
        if len(dice) == DICE and is_straight(dice):
            return replace(self, rolled=dice, phase=Phase.OVER)
        if is_contact(dice):
            return replace(self, rolled=dice, phase=Phase.CONTACT)
        if is_three_twos(dice):
            return replace(self, rolled=dice, phase=Phase.TWOS)
        if score(dice):
            return replace(self, rolled=dice, phase=Phase.CHOOSE)
        return Position(self.totals, self._next_seat())

    def _banked(self) -> "Position":
        total = self.totals[self.seat] + self.gathered
        totals = (*self.totals[: self.seat], total, *self.totals[self.seat + 1 :])
        if total >= GOAL:
            return Position(totals, self.seat, phase=Phase.OVER)
        return Position(totals, self._next_seat())

    def _next_seat(self) -> Seat:
        return Seat((self.seat + 1) % len(self.totals))

    def outcome(self) -> Outcome | None:
        """Tell the winner: the seat that reached 5,000 or rolled a straight; None while the game runs."""
        return Outcome((self.seat,)) if self.phase is Phase.OVER else None

    def scores(self) -> tuple[int, ...]:
        """Give the points by seat; a straight adds none."""
        return self.totals

    def seen_by(self, seat: Seat) -> "Position":
        """Give the position itself: nothing is hidden in Contact."""
        return self

    def __str__(self) -> str:
        """Write `SCORES SEAT RISK KEPT ROLLED PHASE`, the seat from 1."""
        scores = ",".join(map(str, self.totals))
        kept, rolled = digits(self.kept) or "-", digits(self.rolled) or "-"
        return f"{scores} {self.seat + 1} {self.risk} {kept} {rolled} {self.phase}"


def lost(before: Position, after: Position) -> int:
    """Give the points that this step lost: those at risk when a roll held no counter, for the statistics."""
    busted = before.phase is Phase.ROLL and after.phase is Phase.ROLL
    return before.risk if busted else 0


def earned(before: Position, after: Position) -> int:
    """Give the points that this step added to the score of the seat before it, for the statistics."""
    return after.totals[before.seat] - before.totals[before.seat]
