"""What a move was worth beside the best one: for looking back at a game."""

from collections.abc import Callable, Generator
from typing import Any

from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import CHANCE, IllegalMove, Seat
from retrogames.frozen import frozen, replace

WIN = "win"
"""The unit of worths that are chances to win, from 0 to 1; other units are counted in points or tiles."""


@frozen
class Judgement:
    """The best move of a position and what it is worth, with the worth of the move that was played.

    Worths are the mover's, mean values where chance has a part: what the dice or poles then did has none.
    """

    best: Any
    worth: float
    played: float
    unit: str = "points"

    @property
    def loss(self) -> float:
        """How much less the move played was worth, 0 for the best one."""
        return max(0.0, self.worth - self.played)


Judging = Generator[Progress[Any], None, Judgement]
"""judge(view, move, budget, seed): yields Progress as thinking does, its `best` a Judgement; returns one."""

Judge = Callable[[Any, Any, Budget, int], Judging]


def judge_by_thinking(think: Think, view: Any, move: Any, budget: Budget, seed: int, unit: str) -> Judging:
    """Judge a move of a game without chance: the best one is thought out, then what follows both moves.

    Both are looked at in the same way, as far as `budget` reaches each time. Between two seats what one wins
    the other loses; of more, all reply first, until it is the mover's turn again.
    """
    unknown = Judgement(move, 0.0, 0.0, unit)
    yield Progress(unknown, 0, 0.0, 0)
    best = yield from _best(think, view, budget, seed, unknown)
    if best == move:
        worth = yield from _worth(think, view, move, budget, seed, unknown)
        return Judgement(move, worth, worth, unit)
    worth = yield from _worth(think, view, best, budget, seed, unknown)
    played = yield from _worth(think, view, move, budget, seed, unknown)
    if played > worth:
        best, worth = move, played
    return Judgement(best, worth, played, unit)


Thought = Generator[Progress[Any], None, Any]


def _best(think: Think, view: Any, budget: Budget, seed: int, so_far: Judgement) -> Thought:
    """Think to the end and give the move; what is yielded meanwhile is the judgement so far."""
    return (yield from _pass_on(think(view, budget, seed), so_far))[0]


def _pass_on(thought: Thought, so_far: Judgement) -> Generator[Progress[Any], None, tuple[Any, float]]:
    """Run a thought to its end; gives its move and the score that was told last."""
    score = 0.0
    while True:
        try:
            progress = next(thought)
        except StopIteration as end:
            return end.value, score
        score = progress.score
        yield replace(progress, best=so_far)


def _worth(
    think: Think, view: Any, move: Any, budget: Budget, seed: int, so_far: Judgement
) -> Generator[Progress[Any], None, float]:
    """Give what a move is worth to the seat that makes it."""
    seat: Seat = view.turn
    now = view.play(move)
    two = len(view.seats) == 2
    for _ in range(len(view.seats) - 1):
        if now.outcome() is not None or now.turn in (seat, CHANCE) or two:
            break
        reply = yield from _best(think, now.seen_by(now.turn), budget, seed, so_far)
        try:
            now = now.play(reply)
        except IllegalMove:  # a reply onto something hidden
            break
    if now.outcome() is not None:
        return _margin(now, seat)
    turn: Seat = now.turn
    _, score = yield from _pass_on(think(now.seen_by(turn), budget, seed), so_far)
    return score if turn == seat else -score


def _margin(position: Any, seat: Seat) -> float:
    """Give how far a seat is ahead of the best other one, by points."""
    scores = position.scores()
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


LEVEL = Level.MASTER
"""The level that judges."""
