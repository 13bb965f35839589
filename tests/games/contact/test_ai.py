"""Contact's computer seats: legal, repeatable, never foolish, each stronger than the one below; advice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.player import Budget, Level
from retrogames.core.position import CHANCE, IllegalMove
from retrogames.games.contact import GAME
from retrogames.games.contact.advice import advise, reason
from retrogames.games.contact.odds import win_chance
from retrogames.games.contact.reading import read
from retrogames.games.contact.rules import GOAL, Move, Position, Verb
from retrogames.games.contact.throws import scoring_chance

LEVELS = list(Level)


def thought(position: Position, level: Level, budget: int = 20_000, seed: int = 1) -> Move:
    """Let a level think to its end; every move on the way is legal, the first comes at once."""
    thinking = GAME.think(level)(position, Budget(budget), seed)
    first = next(thinking)
    assert first.positions == 1
    assert first.best in position.moves()
    while True:
        try:
            progress = next(thinking)
        except StopIteration as end:
            move = end.value
            assert isinstance(move, Move)
            assert move in position.moves()
            return move
        assert progress.best in position.moves()
        assert progress.positions >= first.positions


def game(levels: tuple[Level, ...], seed: int) -> int:
    """Play a game; give the winning seat."""
    position = GAME.start({"Seats": str(len(levels))}, seed)
    rolls = 0
    while position.outcome() is None:
        if position.turn == CHANCE:
            move = position.chance(dice.roll(seed, rolls))
            rolls += 1
        else:
            move = thought(position, levels[position.turn], seed=dice.thought(seed, rolls))
        position = position.play(move)
    return int(position.turn)


@st.composite
def decisions(draw: st.DrawFn) -> Position:
    """A decision somewhere in a game of 1-4 seats."""
    seats = draw(st.integers(1, 4))
    totals = ",".join(str(50 * draw(st.integers(0, 99))) for _ in range(seats))
    position = read(
        f"{totals} {draw(st.integers(1, seats))} {draw(st.sampled_from([0, 300, 1050]))} - - roll"
    )
    for _ in range(draw(st.integers(1, 4))):
        roll = tuple(draw(st.lists(st.sampled_from([1, 1, 2, 2, 3, 4, 5, 5, 6]), min_size=6, max_size=6)))
        after = position.play(position.chance(roll))
        if after.turn == CHANCE or after.outcome() is not None:
            continue
        position = after
        rolling = [move for move in position.moves() if position.play(move).phase == "roll"]
        rolling = [move for move in rolling if position.play(move).seat == position.seat]
        if not rolling or draw(st.booleans()):
            return position
        position = position.play(draw(st.sampled_from(rolling)))
    if position.turn == CHANCE:
        position = position.play(position.chance((1, 1, 2, 3, 4, 6)))
    return position


@given(
    decisions(), st.sampled_from(LEVELS), st.integers(0, 2**63 - 1), st.sampled_from([1, 50, 2_000, 20_000])
)
@settings(deadline=None, max_examples=60)
def test_every_level_moves_legally_and_the_same_from_one_seed(
    position: Position, level: Level, seed: int, budget: int
) -> None:
    if not position.moves():
        return
    text = str(position)
    move = thought(position, level, budget, seed)
    assert thought(read(text), level, budget, seed) == move
    assert str(position) == text


@given(decisions(), st.sampled_from(LEVELS), st.integers(0, 2**63 - 1), st.sampled_from([1, 20_000]))
@settings(deadline=None, max_examples=60)
def test_a_sure_win_is_taken(position: Position, level: Level, seed: int, budget: int) -> None:
    if not position.moves() or position.totals[position.seat] + position.gathered < GOAL:
        return
    move = thought(position, level, budget, seed)
    assert move.verb in (Verb.BANK, Verb.STOP, Verb.PLAY)


@pytest.mark.parametrize("level", LEVELS)
def test_games_end(level: Level) -> None:
    for seats in range(1, 5):
        assert 0 <= game((level,) * seats, 7 + seats) < seats


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_to_think_about(level: Level) -> None:
    for text in ("0,0 1 0 - - roll", "5000,0 1 0 - - over"):
        with pytest.raises(IllegalMove):
            next(GAME.think(level)(read(text), Budget(100), 0))


def test_thinking_does_not_depend_on_budgets_down_to_a_tenth() -> None:
    for level in LEVELS:
        full = GAME.budgets[level]
        for text in ("0,0 1 0 - 115234 choose", "0,0,0 1 0 - 222346 twos", "0 1 500 - 222555 contact"):
            assert thought(read(text), level, full) == thought(read(text), level, full // 10)


def test_master_plays_the_best_chance() -> None:
    for text in (
        "4000,4900 1 0 - 115234 choose",
        "4900,300 2 100 1 55534 choose",
        "0,0 1 0 - 222346 twos",
        "2000,2500 1 300 - 333155 contact",
    ):
        position = read(text)
        after = position.play(thought(position, Level.MASTER))
        chance = win_chance(after) if after.seat == position.seat else 1 - win_chance(after)
        assert chance == pytest.approx(win_chance(position), abs=1e-6)


def test_desperate_and_safe() -> None:
    """Against an opponent about to win nobody good stops at 300; far ahead there is no need to risk it."""
    assert thought(read("0,4950 1 0 - 113346 choose"), Level.MASTER).verb is Verb.KEEP
    assert thought(read("4600,0 1 0 - 113346 choose"), Level.MASTER).verb in (Verb.BANK, Verb.KEEP)
    assert thought(read("4600,0,4950 1 0 - 333246 choose"), Level.MASTER).verb is Verb.KEEP
    assert thought(read("0,0 1 0 - 333346 choose"), Level.BEGINNER).verb is Verb.BANK


def test_experts_beat_beginners() -> None:
    """Single steps need thousands of games to show; three steps show in a hundred."""
    expert, beginner = Level.EXPERT, Level.BEGINNER
    wins = sum(game((expert, beginner), seed) == 0 for seed in range(50))
    wins += sum(game((beginner, expert), seed) == 1 for seed in range(50))
    assert wins > 60


def test_advice() -> None:
    position = read("0,0 1 0 - 115234 choose")
    advice = advise(position)
    assert advice.move == thought(position, Level.MASTER)
    assert advice.win is not None
    assert advice.win == pytest.approx(win_chance(position))
    assert advice.dice == 6 - len(advice.move.dice)
    assert advice.scoring == scoring_chance(advice.dice)
    assert advice.stopping == 250
    assert 250 < advice.gain < 453.446


def test_advice_in_words() -> None:
    assert reason(advise(read("4900,0 1 0 - 115234 choose"))) == "stopping adds 250; wins 100.0%"
    alone = reason(advise(read("0 1 0 - 222346 twos")))
    assert alone == "six dice score 157 in 162; 453 points on average, 200 by stopping"
    with pytest.raises(IllegalMove):
        advise(read("0,0 1 0 - - roll"))
