"""Judging moves by thinking: both moves are followed in the same way, whoever moves next."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from retrogames.core.judging import Judgement, Judging, judge_by_thinking
from retrogames.core.player import Budget, Progress, Think
from retrogames.core.position import IllegalMove, Outcome, Seat
from tests.nim import FIRST, Move, Position


def _run(judging: Judging) -> Judgement:
    while True:
        try:
            told = next(judging)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement
        assert isinstance(told.best, Judgement), "what is yielded can be taken as an answer"


def _think(view: Position, budget: Budget, seed: int) -> Generator[Progress[Any], None, Move]:
    """Play Nim perfectly: a heap that leaves 0 divided by 4 is lost for the seat to move, worth -1."""
    assert view.heap is not None
    rest = view.heap % 4
    yield Progress(view.moves()[0], 0, 0.0, 0)
    yield Progress(Move(rest or 1), 1, 1.0 if rest else -1.0, 1)
    return Move(rest or 1)


@pytest.mark.parametrize(("heap", "taken", "loss"), [(7, 3, 0.0), (7, 1, 2.0), (7, 2, 2.0), (8, 2, 0.0)])
def test_a_move_that_throws_the_game_away_costs_the_difference(heap: int, taken: int, loss: float) -> None:
    judgement = _run(judge_by_thinking(_think, Position(heap), Move(taken), Budget(100), 0, "games"))
    assert judgement.loss == loss
    assert judgement.unit == "games"
    if loss:
        assert judgement.best == Move(heap % 4)
    else:
        assert judgement.worth == judgement.played


def test_the_end_of_the_game_is_judged_by_points() -> None:
    judgement = _run(judge_by_thinking(_think, Position(3, taken=(5, 4)), Move(3), Budget(100), 0, "points"))
    assert judgement.worth == judgement.played == 8 - 4


def test_a_move_that_turns_out_better_than_the_masters_is_no_mistake() -> None:
    def blind(view: Position, budget: Budget, seed: int) -> Generator[Progress[Any], None, Move]:
        """Think as above, but always choose to take one."""
        yield from _think(view, budget, seed)
        return Move(1)

    judgement = _run(judge_by_thinking(blind, Position(7), Move(3), Budget(100), 0, "games"))
    assert judgement.best == Move(3)
    assert judgement.loss == 0.0


def test_a_loss_is_never_negative() -> None:
    assert Judgement("a", 1.0, 2.0).loss == 0.0


@dataclass(frozen=True, slots=True)
class Trio:
    """Three seats take 1-3 in turn; a seat that takes the last has all of `prize` besides."""

    heap: int
    turn: Seat = FIRST
    taken: tuple[int, int, int] = (0, 0, 0)
    prize: int = 10
    seats = (Seat(0), Seat(1), Seat(2))

    def play(self, move: int) -> "Trio":
        if not 0 < move <= min(3, self.heap):
            raise IllegalMove(f"{move} is not there")
        last = self.prize if move == self.heap else 0
        taken = tuple(count + (move + last) * (seat == self.turn) for seat, count in enumerate(self.taken))
        return replace(self, heap=self.heap - move, turn=Seat((self.turn + 1) % 3), taken=taken)  # type: ignore[arg-type]  # three

    def outcome(self) -> Outcome | None:
        return None if self.heap else Outcome((Seat((self.turn - 1) % 3),))

    def scores(self) -> tuple[int, ...]:
        return self.taken

    def seen_by(self, seat: Seat) -> "Trio":
        return self


def _taker(*most: int) -> Think:
    """Think as seats that always take so many, or all that is there; what they are ahead by is the score."""

    def thinking(view: Trio, budget: Budget, seed: int) -> Generator[Progress[Any], None, int]:
        others = max(taken for seat, taken in enumerate(view.taken) if seat != view.turn)
        yield Progress(1, 1, float(view.taken[view.turn] - others), 1)
        return min(most[view.turn], view.heap)

    return thinking


def test_with_three_seats_all_others_reply_before_the_mover_is_asked_again() -> None:
    # 9 in the heap: he takes 3, they 2 and 2; then he is ahead by 1. Taking 1 he is behind by 1.
    judgement = _run(judge_by_thinking(_taker(2, 2, 2), Trio(9), 3, Budget(100), 0, "points"))
    assert (judgement.best, judgement.worth, judgement.played) == (3, 1.0, 1.0)
    judgement = _run(judge_by_thinking(_taker(2, 2, 2), Trio(9), 1, Budget(100), 0, "points"))
    assert (judgement.best, judgement.worth, judgement.played) == (2, 0.0, -1.0)


def test_with_three_seats_a_reply_may_end_the_game() -> None:
    # 5 in the heap: he takes 3, the next the last 2 and the prize: 3 against 12; or it is 2, 2 and 11.
    judgement = _run(judge_by_thinking(_taker(2, 2, 2), Trio(5), 3, Budget(100), 0, "points"))
    assert judgement.played == 3 - 12
    assert judgement.worth == 2 - 11


def test_a_reply_onto_something_hidden_ends_what_is_followed() -> None:
    """Who thinks sees less than there is: a reply that cannot be played is no reason to fail."""
    judgement = _run(judge_by_thinking(_taker(3, 4, 4), Trio(9), 3, Budget(100), 0, "points"))
    # the next seat, asked again, is behind by 3: worth 3 to the mover
    assert judgement.played == 3.0
