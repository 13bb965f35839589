"""Contact's exact chances, against the settled figures and an independent reckoning by the rules alone."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from retrogames.core.position import Seat
from retrogames.games.contact import GAME
from retrogames.games.contact.odds import alone_turn, duel_turn, gain, win_chance
from retrogames.games.contact.reading import read
from retrogames.games.contact.rules import GOAL, Move, Phase, Position, Verb
from retrogames.games.contact.tables import MAGIC, SCORES, Tables, pack, tables, unpack
from retrogames.games.contact.throws import scoring_chance, throws
from retrogames.games.contact.turns import goal_turn, mean_turn
from retrogames.games.contact.weighing import weigh
from tools.contact_table import alone, fixed_point

ROLLS = {
    number: [
        (dice, factorial(number) // prod(factorial(count) for count in Counter(dice).values()))
        for dice in combinations_with_replacement(range(1, 7), number)
    ]
    for number in range(1, 7)
}


Leaf = tuple[int, int]
"""(points at risk, dice to roll), or (total of seat 1, 0) when the turn is over."""


def ends(position: Position, own: int) -> set[Leaf]:
    """Find where the moves of a decision lead, by the rules' own positions."""
    if position.phase is Phase.OVER:
        return {(GOAL, 0)}
    if position.seat == 1:
        return {(position.totals[0], 0)}
    if position.phase is Phase.ROLL:
        return {(position.risk, position.due)}
    if own + position.gathered >= GOAL:
        return {(GOAL, 0)}  # stopping wins, and nothing is better
    return set().union(*(ends(position.play(move), own) for move in position.moves()))


@cache
def branches(own: int, risk: int, number: int) -> list[tuple[int, set[Leaf]]]:
    """List what every roll of so many dice allows, with the number of ways to throw it."""
    before = Position((own, 0), risk=risk, kept=(1,) * (6 - number))
    return [(ways, ends(before.play(before.chance(dice)), own)) for dice, ways in ROLLS[number]]


class Reckoning:
    """The worth of a turn for seat 1 of two; `banked` is that of a total with which it ends."""

    def __init__(self, own: int, banked: Callable[[int], float]) -> None:
        self.own = own
        self.banked = banked
        self.known: dict[Leaf, float] = {}

    def worth(self, leaf: Leaf) -> float:
        number = leaf[1]
        if number == 0:
            return 1.0 if leaf[0] >= GOAL else self.banked(leaf[0])
        if leaf not in self.known:
            value = 0.0
            for _ in range(9 if number == 6 else 1):  # three twos taken back lead here again, with 0.06
                self.known[leaf] = value
                value = sum(
                    ways * max(map(self.worth, leaves))
                    for ways, leaves in branches(self.own, leaf[0], number)
                ) / (6**number)
            self.known[leaf] = value
        return self.known[leaf]


def test_mean_of_a_turn() -> None:
    assert round(mean_turn().start, 3) == 453.446
    assert gain(read("0,0,0 1 0 - - roll")) == mean_turn().start


def test_chance_to_score() -> None:
    for number, without in zip(range(1, 7), (4, 16, 60, 204, 600, 1440), strict=True):
        assert 1 - scoring_chance(number) == pytest.approx(without / 6**number, abs=1e-15)
        scoring = sum(throw.ways for throw in throws(number))
        assert scoring == 6**number - without


def test_stopping_is_best_with_very_many_points_at_risk() -> None:
    turn = mean_turn()
    for risk in (10_050, 12_050, 20_000, 100_000):
        for number in range(1, 7):
            assert turn.roll(risk, number) < turn.bank(risk)
            # Stopping whenever possible: what is at risk stays with the chance to score.
            kept = float(scoring_chance(number)) * (turn.bank(risk + 500) - turn.bank(risk))
            assert turn.roll(risk + 500, number) - turn.roll(risk, number) == pytest.approx(kept)
    assert turn.roll(9_950, 6) > turn.bank(9_950)


def test_two_seats_on_the_brink() -> None:
    """From 4,950 each any counter wins: x = (1 - p) + p (1 - x) for the mover, p = 1440/46656."""
    assert win_chance(read("4950,4950 1 0 - - roll")) == pytest.approx(1 / (1 + 1440 / 46656), abs=1e-7)
    # One die left: a third wins at once, else the opponent is on the brink.
    waiting = 1 - 1 / (1 + 1440 / 46656)
    assert win_chance(read("4950,4950 1 350 12225 - roll")) == pytest.approx(
        1 / 3 + 2 / 3 * waiting, abs=1e-7
    )


def test_endgames_by_the_rules_alone() -> None:
    """Reckon the last scores anew: sweep over each pair until its two chances stand still."""
    win: dict[tuple[int, int], float] = {}
    scores = range(GOAL - 50, GOAL - 200, -50)
    for own, other in sorted(product(scores, scores), key=sum, reverse=True):
        if own > other:
            continue
        win[own, other] = win[other, own] = 0.5
        for _ in range(8):
            for mine, theirs in {(own, other), (other, own)}:

                def banked(total: int, theirs: int = theirs) -> float:
                    return 1 - win[theirs, total]

                win[mine, theirs] = Reckoning(mine, banked).worth((0, 6))
    for (own, other), chance in win.items():
        assert win_chance(Position((own, other))) == pytest.approx(chance, abs=1e-6)
        assert win_chance(Position((other, own), Seat(1))) == win_chance(Position((own, other)))


@pytest.mark.parametrize(("own", "other"), [(4400, 4000), (4250, 4900)])
def test_a_turn_by_the_rules_alone(own: int, other: int) -> None:
    """The states of one turn, with the table for what comes after it."""
    against = tables().win[other // 50]
    turn = Reckoning(own, lambda total: 1 - against[total // 50])
    fast = duel_turn(own, other)
    for leaf in [(0, 6), (300, 6), (100, 5), (150, 4), (200, 3), (250, 2), (300, 1), (550, 2)]:
        assert fast.roll(*leaf) == pytest.approx(turn.worth(leaf), abs=1e-9)
    for text in ("115234", "222346", "555234", "444151"):
        position = Position((own, other))
        position = position.play(position.chance(tuple(map(int, text))))
        expected = max(map(turn.worth, ends(Position((own, 0)).play(Move(Verb.ROLL, position.rolled)), own)))
        assert win_chance(position) == pytest.approx(expected, abs=1e-9)


def test_the_table_agrees_with_itself() -> None:
    """Every chance is the worth of the best turn that the other chances allow."""
    win = tables().win
    for own, other in [(0, 0), (0, 99), (99, 0), (50, 50), (13, 77), (77, 13), (31, 30), (90, 20), (2, 60)]:
        assert duel_turn(own * 50, other * 50).start == pytest.approx(win[own][other], abs=2e-7)
    assert all(0 < chance < 1 for row in win for chance in row)
    for row in win:  # more points of the opponent never help
        assert list(row) == sorted(row, reverse=True)
    for column in zip(*win, strict=True):
        assert list(column) == sorted(column)


def test_a_seat_alone() -> None:
    turns = tables().turns
    # From 4,950 any counter ends it: x = 1 / (1 - 1440/46656).
    assert turns[-1] == pytest.approx(46656 / (46656 - 1440), abs=1e-6)
    for own in (0, 1000, 2500, 4000, 4900):
        assert 1 - alone_turn(own).start == pytest.approx(turns[own // 50], abs=1e-5)
    assert list(turns) == sorted(turns, reverse=True)


@pytest.mark.slow
def test_the_tool_makes_the_table() -> None:
    assert alone() == pytest.approx(tables().turns, rel=1e-6)
    assert fixed_point(lambda x: 1 + x / 2 if x < 4 else 2 + x / 4, 10.0) == pytest.approx(2.0)
    assert fixed_point(lambda x: max(1 + x / 2, 3 + x / 8), 0.0) == pytest.approx(24 / 7)
    assert fixed_point(lambda x: 0.5, 0.5) == 0.5


def test_worth_of_every_move_is_that_of_what_it_leads_to() -> None:
    for text in (
        "250,900 1 0 - 115234 choose",
        "250,900 2 0 - 222346 twos",
        "250,900 1 300 - 222555 contact",
    ):
        position = read(text)
        own, other = position.totals[position.seat], position.totals[1 - position.seat]
        for move, worth in weigh(position, duel_turn(own, other)):
            after = position.play(move)
            chance = win_chance(after)
            expected = chance if after.seat == position.seat else 1 - chance
            assert worth == pytest.approx(expected, abs=1e-6)


def test_engine_answers() -> None:
    odds = GAME.answers["odds"]
    assert odds(read("4950,4950 1 0 - - roll")) == "odds win 0.9701"
    assert odds(read("4950,4950 2 0 - - roll")) == "odds win 0.9701"
    assert odds(read("4900,0 1 0 - 115234 choose")) == "odds win 1.0000"
    assert odds(read("0 1 0 - - roll")) == "odds gain 453.446"
    assert odds(read("0,0,0,0 4 0 - - roll")) == "odds gain 453.446"
    for over in ("5000,0 1 0 - - over", "5000 1 0 - - over", "0,0,0 1 0 - 123456 over"):
        with pytest.raises(ValueError, match="over"):
            odds(read(over))


def test_a_straight_does_not_count_for_the_mean_but_wins_the_game() -> None:
    """The same turn with a goal far away, once with the straight worth nothing extra."""
    position = read("0,0 1 0 - 123456 over")
    assert position.outcome() is not None
    won = goal_turn([float(50 * step) for step in range(100)], won=5000.0, bust=0.0)
    assert won.start > mean_turn().start


def test_the_table_file_is_read_whole_or_not_at_all() -> None:
    table = tables()
    data = pack(table)
    assert unpack(data) == table
    assert data.startswith(MAGIC)
    for wrong in (b"", data[:-1], data[:8], b"X" + data[1:], data[:7] + b"\x02" + data[8:], data[:8] + b"zz"):
        with pytest.raises(ValueError, match="table"):
            unpack(wrong)
    short = Tables(table.win[:-1], table.turns)
    with pytest.raises(ValueError, match="damaged"):
        unpack(pack(short))
    assert len(table.win) == len(table.turns) == SCORES


def test_verbs_of_weighed_moves() -> None:
    position = read("0,0 1 0 - 155234 choose")
    verbs = [move.verb for move, _ in weigh(position, mean_turn())]
    assert verbs.count(Verb.BANK) == 1
    assert len(verbs) == len(position.moves())
