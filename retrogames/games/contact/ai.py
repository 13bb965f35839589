"""The computer seats of Contact: three people with habits, the best mean turn, and the best chance to win.

Expert plays for the greatest mean turn and takes a win when it is there. Master is exact with two seats,
where it beats expert in 52.3% of games (reckoned, not played), and alone, where it needs 10.556 turns on
average against expert's 10.584.

With three and four seats it plays as against the leading opponent alone. Of the ways to play there this is
the simplest, and as good as any tried. Share of games won by one seat of each kind among experts, in 60,000
games, plus or minus 0.4%, with three seats (a third is fair) and four (a quarter):

    two-seat table against the leader                     36.4% | 28.0%
    chances to be first when every seat hurries           36.0% | 28.1%
    product of the two-seat chances against each          35.8% | 27.6%
    exact equilibrium of three seats, 40,000 games        35.9% |   -
"""

from collections.abc import Generator

from retrogames.core.dice import stream
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import IllegalMove
from retrogames.games.contact.counters import DICE
from retrogames.games.contact.habits import HABITS, decide, wins_now
from retrogames.games.contact.odds import alone_turn, duel_turn, scores
from retrogames.games.contact.rules import Move, Position
from retrogames.games.contact.turns import Turn, mean_turn
from retrogames.games.contact.weighing import best, weigh


def think(level: Level) -> Think:
    """Give the thinking of a level."""

    def thinking(view: Position, budget: Budget, seed: int) -> Generator[Progress[Move], None, Move]:
        return _thinking(level, view, budget, seed)

    return thinking


def master_turn(position: Position) -> Turn:
    """Work out the turn as master plays it: alone for the fewest turns, else against the leading opponent."""
    own, others = scores(position)
    return duel_turn(own, max(others)) if others else alone_turn(own)


def _thinking(
    level: Level, view: Position, budget: Budget, seed: int
) -> Generator[Progress[Move], None, Move]:
    """Move by habit at once; the upper levels then weigh every move, where the budget lasts for a turn.

    What is counted as positions are the states of the turn that are worked out, points at risk x dice. That
    is always a whole turn, one slice of some milliseconds.
    """
    if not view.moves():
        raise IllegalMove("there is no move to think about")
    habits = HABITS.get(level, HABITS[Level.CLUB])
    move = decide(view, habits, stream(seed).random())
    yield Progress(move, 0, 0.0, 1)
    winning = wins_now(view)
    if level in HABITS or winning is not None:
        return winning or move
    turn = mean_turn() if level is Level.EXPERT else master_turn(view)
    states = turn.steps * DICE
    if states >= budget.positions:
        return move
    move, worth = best(weigh(view, turn))
    yield Progress(move, 1, worth, 1 + states)
    return move
