"""How a move of Engarde is judged: by the chance to win as far as landings have told of the poles."""

from collections.abc import Generator
from typing import Any

from retrogames.core.judging import LEVEL, WIN, Judgement, Judging
from retrogames.core.player import Budget, Progress
from retrogames.games.engarde.ai import everything, think
from retrogames.games.engarde.board import Board
from retrogames.games.engarde.grid import SHAPES, SQUARES
from retrogames.games.engarde.lines import MASKS, WORTHS
from retrogames.games.engarde.rules import Move, Placing, Position
from retrogames.games.engarde.search import Search

WIDTHS = (0, 0, 6, 10)
"""How many moves are looked at, by turns still to go."""

DEPTHS = (3, 2)
"""Turns looked ahead, this one included; fewer where the budget does not last."""


def judge(view: Position, move: Move, budget: Budget, seed: int) -> Judging:
    """Judge a move against the master's: both are weighed to the same depth over all that may be revealed."""
    unknown = Judgement(move, 0.0, 0.0, WIN)
    yield Progress(unknown, 0, 0.0, 0)
    thought = think(LEVEL)(view, budget, seed)
    while True:
        try:
            progress = next(thought)
        except StopIteration as end:
            best: Move = end.value
            break
        yield Progress(unknown, progress.depth, 0.0, progress.positions)
    worth, played = yield from _weighed(view, [best, move], budget, unknown)
    if best == move or played > worth:
        best, worth = move, played
    return Judgement(best, _chance(worth), _chance(played), WIN)


def _weighed(
    view: Position, moves: list[Move], budget: Budget, unknown: Judgement
) -> Generator[Progress[Any], None, list[float]]:
    """Weigh moves to the greatest depth for which the budget lasts."""
    for depth in DEPTHS:
        search = Search(Board(view, everything(view), MASKS, WORTHS))
        found: list[float] = []
        for move in moves:
            look = search.weigh(_code(move), depth, WIDTHS, -1.0, 1.0)
            while depth == DEPTHS[-1] or search.seen < budget.positions:
                try:
                    next(look)
                except StopIteration as end:
                    found.append(end.value)
                    break
                yield Progress(unknown, depth, 0.0, search.seen)
        if len(found) == len(moves):
            break
    return found


def _chance(value: float) -> float:
    """Turn a value from -1 to 1 into a chance from 0 to 1."""
    return (1 + value) / 2


def _code(move: Move) -> int:
    """Number a move as the search does."""
    source = SQUARES + SHAPES.index(move.shape) if isinstance(move, Placing) else move.source
    return source * SQUARES + move.target
