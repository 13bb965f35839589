"""The five computer players of Point to Point, and how each of them errs."""

from collections.abc import Generator
from dataclasses import dataclass

from retrogames.core import dice
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import Seat
from retrogames.games.pointtopoint.endgame import Endgame
from retrogames.games.pointtopoint.reading import read
from retrogames.games.pointtopoint.rules import Move, Position
from retrogames.games.pointtopoint.search import Search
from retrogames.games.pointtopoint.solitaire import complete, moves_to
from retrogames.games.pointtopoint.supply import VALUES
from retrogames.games.pointtopoint.worth import POINT

Thinking = Generator[Progress[Move], None, Move]


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks.

    `depth` is how many plies it looks ahead, `sight` how many empty squares a line may still have for it to
    notice what could come of it. It `misses` that share of the lines each time, and scores moves at random
    by up to `whim` hundredths of a point. The last `solves` squares it plays perfectly. In solitaire it
    `plans` whole boards, or else takes the move that promises most.
    """

    depth: int
    sight: int
    misses: float
    whim: int
    solves: int
    plans: bool


MINDS = {
    Level.BEGINNER: Mind(depth=1, sight=0, misses=0.7, whim=40, solves=0, plans=False),
    Level.CASUAL: Mind(depth=1, sight=2, misses=0.5, whim=40, solves=0, plans=False),
    Level.CLUB: Mind(depth=1, sight=3, misses=0.2, whim=30, solves=0, plans=True),
    Level.EXPERT: Mind(depth=2, sight=4, misses=0.08, whim=15, solves=6, plans=True),
    Level.MASTER: Mind(depth=64, sight=5, misses=0.0, whim=8, solves=10, plans=True),
}

SEARCH_SHARE = 0.1
"""Part of the budget spent on the usual search before an endgame is solved, for the case that it is not."""

STEP_COST = 20
"""Positions of the budget that a step of the solitaire search takes: it reads the whole board."""


def think(level: Level) -> Think:
    """Give the thinking of a level."""
    mind = MINDS[level]

    def thinking(view: Position, budget: Budget, seed: int) -> Thinking:
        yield Progress(view.moves()[0], 0, 0.0, 0)
        if view.goal is not None and mind.plans and budget.depth is None:  # a plan goes to the last square
            return (yield from _plan(view, view.goal, budget, seed))
        return (yield from _choose(view, mind, budget, seed))

    return thinking


def _choose(view: Position, mind: Mind, budget: Budget, seed: int) -> Thinking:
    """Search for the best move as far as this mind and the budget reach."""
    free = view.board.count(0)
    solving = view.goal is None and free <= mind.solves and budget.depth is None
    spend = int(budget.positions * SEARCH_SHARE) if solving else budget.positions
    most = 1 if view.goal is not None else min(mind.depth, budget.depth or mind.depth)
    chance = dice.stream(seed).random
    taste = [int(chance() * mind.whim) for _ in range(len(view.board) * (len(VALUES) + 1))]
    search = Search(view, spend, mind.sight, lambda: chance() < mind.misses)
    for _ in search.deepen(most, taste):
        yield _progress(search, 0)
    further = 0
    if solving:
        endgame = Endgame(view, budget.positions - search.positions)
        for _ in endgame.solve():
            yield _progress(search, endgame.positions)
        further = endgame.positions
        if endgame.solved:
            best = endgame.field.move(*endgame.best)
            yield Progress(best, free, float(endgame.score), search.positions + further)
            return best
    last = _progress(search, further)
    yield last
    return last.best


def _progress(search: Search, further: int) -> Progress[Move]:
    """Report what the search has found, with the positions of the endgame on top."""
    best = search.field.move(*search.best)
    return Progress(best, search.depth, search.score / POINT, search.positions + further)


def _plan(view: Position, goal: Seat, budget: Budget, seed: int) -> Thinking:
    """Search for the best full board that the solitaire player can still reach, and give its next move."""
    steps = max(1, budget.positions // STEP_COST)
    best, text, score = view.moves()[0], "", -1
    for found in complete(view, goal, seed, steps):
        if found.score > score:
            text, score = found.board, found.score
            best = moves_to(view, read(text))[0]
        yield Progress(best, view.board.count(0), float(score), found.steps * STEP_COST)
        if found.steps >= steps:
            break
    return best
