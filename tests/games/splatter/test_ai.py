"""Splatter's computer seats: legal, repeatable, within their budgets, and no fools."""

import re
from collections.abc import Generator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.player import Budget, Level, Progress
from retrogames.core.position import IllegalMove
from retrogames.games.splatter import GAME
from retrogames.games.splatter.grid import RING1, grown, outline, squares_of
from retrogames.games.splatter.rules import PASS, QUIT, Act, Position
from retrogames.games.splatter.setup import read
from retrogames.games.splatter.steps import steps_of
from retrogames.games.splatter.worth import most_splats

LEVELS = list(Level)


def thought(
    position: Position, level: Level, budget: Budget, seed: int = 0
) -> tuple[Any, list[Progress[Any]]]:
    thinking: Generator[Progress[Any], None, Any] = GAME.think(level)(position, budget, seed)
    told = []
    while True:
        try:
            told.append(next(thinking))
        except StopIteration as end:
            return end.value, told


def scattered(seed: int, size: str, players: str, plies: int) -> Position:
    """Give a position after some quick plies of chance."""
    position: Position = GAME.start(GAME.settings({"Size": size, "Players": players}), 0)
    for ply in range(plies):
        moves = [move for move in position.moves() if move.act in (Act.ADD, Act.MOVE)] or position.moves()[:1]
        if not moves:
            break
        position = position.play(moves[(seed * 7919 + ply * 104729) % len(moves)])
    return position


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 999),
    st.sampled_from(["4x4", "7x7", "11x8", "23x14"]),
    st.sampled_from("234"),
    st.integers(0, 40),
    st.sampled_from(LEVELS),
    st.sampled_from([1, 2, 37, 400]),
)
def test_every_level_moves_legally_and_the_same_from_one_seed(
    seed: int, size: str, players: str, plies: int, level: Level, positions: int
) -> None:
    position = scattered(seed, size, players, plies)
    if position.ended:
        return
    move, told = thought(position, level, Budget(positions), seed)
    legal = position.moves()
    assert move in legal
    assert move != QUIT
    assert all(progress.best in legal and progress.positions <= positions for progress in told)
    assert (told[0].depth, told[0].positions) == (0, 0)
    assert thought(position, level, Budget(positions), seed) == (move, told)


@pytest.mark.parametrize("players", ["2", "4"])
def test_long_thinking_pauses_often(players: str) -> None:
    position = scattered(1, "23x14", players, 80)
    _, told = thought(position, Level.MASTER, Budget(6000))
    counts = [progress.positions for progress in told]
    assert counts == sorted(counts)
    assert max(after - before for before, after in pairwise(counts)) < 1000
    assert told[-1].positions <= 6000


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_master_looks_two_plies_ahead_on_the_largest_board_with_a_tenth_of_its_budget(players: str) -> None:
    for plies in (0, 60, 160):
        position = scattered(3, "23x14", players, plies)
        budget = Budget(GAME.budgets[Level.MASTER] // 10)
        assert thought(position, Level.MASTER, budget)[1][-1].depth >= 2


def test_depth_asked_for_is_kept() -> None:
    _, told = thought(scattered(1, "7x7", "2", 10), Level.MASTER, Budget(10**6, depth=2))
    assert told[-1].depth == 2


def test_a_stuck_seat_passes() -> None:
    position = read("7/7/7/7/bbbbbbb/bbbbbbb/rrrrrrr r rb")
    assert {thought(position, level, Budget(100))[0] for level in LEVELS} == {PASS}


def test_a_pass_that_wins_is_played_and_one_that_loses_is_not() -> None:
    for text, passes in (("rrr1/4/4/3g g rg", True), ("r3/4/4/1ggg g rg", False)):
        position = read(text).play(PASS)
        assert (thought(position, Level.MASTER, Budget(2000))[0] == PASS) == passes


@pytest.mark.parametrize("level", [Level.EXPERT, Level.MASTER])
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("r6/7/7/3g3/7/1r5/rr5 r rg", ""),
        ("7/7/2ggg2/1rg1g2/2ggg2/7/6r r rg", "b4d4"),
        ("7/7/2ggg2/1rg1b2/2ggb2/7/6r r rgb", "b4d4"),
    ],
)
def test_a_splat_that_wins_at_once_is_seen(level: Level, text: str, move: str) -> None:
    position = read(text)
    found, _ = thought(position, level, Budget(2000), 5)
    assert str(found) == move or not move
    assert position.play(found).ended


def wins(position: Position, seat: int, plies: int, known: dict[tuple[Position, int], bool]) -> bool:
    """Tell by trying every step and pass whether a seat can force that it wins within so many plies."""
    outcome = position.outcome()
    if outcome is not None or not plies:
        return outcome is not None and outcome.winners == (seat,)
    if (position, plies) not in known:
        after = (position.play(move) for move in position.moves() if move != QUIT)
        found = (wins(one, seat, plies - 1, known) for one in after)
        known[position, plies] = any(found) if position.turn == seat else all(found)
    return known[position, plies]


def nearly_full(seed: int) -> str:
    """Give a board of 16 or 20 squares with two to four free ones, walls in some, as a text."""
    chance = dice.stream(seed)
    width = 4 + seed % 2
    squares = "1" * chance.choice((2, 3, 3, 4)) + "-" * chance.choice((0, 0, 1, 3))
    squares += "".join(chance.choice("rg") for _ in range(4 * width - len(squares)))
    mixed = "".join(chance.sample(squares, len(squares)))
    rows = "/".join(mixed[row * width :][:width] for row in range(4))
    return re.sub("1+", lambda free: str(len(free[0])), rows) + " r rg"


@pytest.mark.parametrize(
    "text",
    [
        "grg-/rggr/grrr/1r1g r rg",  # a jump wins where every add loses
        "1rrg/ggrr/1ggg/grrg/ggr1 r rg",  # one add wins, another only where the other side lets it
        "ggrg-/gggrr/r1g1r/rr-gr/gr-rg r rg",
        *(nearly_full(seed) for seed in range(80)),
    ],
)
def test_what_is_won_on_a_board_nearly_full_the_master_wins(text: str) -> None:
    position: Position = GAME.set_up(text, GAME.settings({}))
    if not position.ended and wins(position, 0, 5, {}):
        found, _ = thought(position, Level.MASTER, Budget(8_000))
        assert wins(position.play(found), 0, 6, {}), str(found)


def won(size: str, players: int, strong: Level, weak: Level, games: int) -> tuple[int, int]:
    """Play a tenth of the usual budget against each other, seats rotated: (games won, games lost)."""
    wins = losses = 0
    for number in range(games):
        position = scattered(0, size, str(players), 0)
        turn = 0
        while not position.ended and turn < 400:
            level = strong if (position.turn + number) % 2 == 0 else weak
            budget = Budget(GAME.budgets[level] // 10)
            position = position.play(thought(position, level, budget, number * 1000 + turn)[0])
            turn += 1
        outcome = position.outcome()
        sides = {(seat + number) % 2 for seat in outcome.winners} if outcome else {0, 1}
        wins += sides == {0}
        losses += sides == {1}
    return wins, losses


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("strong", [1, 2, 3])
def test_a_level_beats_the_one_below(players: int, strong: int) -> None:
    wins, losses = won("7x7", players, LEVELS[strong], LEVELS[strong - 1], 20)
    assert wins > 1.5 * losses


@pytest.mark.slow
def test_master_beats_the_greedy() -> None:
    assert won("7x7", 2, Level.MASTER, Level.CASUAL, 4) == (4, 0)


def test_entering_is_done_far_from_all_tiles() -> None:
    position = read("rrr4/7/7/7/7/7/7 g rg", enter=True)
    assert str(thought(position, Level.MASTER, Budget(100))[0]) in {"enter:f2", "enter:g1", "enter:e1"} | {
        f"enter:{column}{row}" for column in "bcdef" for row in (1, 2)
    }
    for level in LEVELS:
        assert thought(position, level, Budget(10))[0].act is Act.ENTER


def test_nothing_is_thought_after_the_end() -> None:
    with pytest.raises(IllegalMove):
        thought(read("r3/4/4/4 r r"), Level.CLUB, Budget(10))


@given(st.integers(4, 23), st.integers(4, 14), st.data())
def test_most_splats_is_what_counting_square_by_square_gives(
    width: int, height: int, data: st.DataObject
) -> None:
    field = outline(width, height)
    noise = st.integers(0, (1 << 350) - 1)
    foes = data.draw(noise) & field
    targets = data.draw(noise) & field & ~foes
    counts = [(RING1[square] & foes).bit_count() for square in squares_of(targets)]
    assert most_splats(foes, targets) == max(counts, default=0)


@given(st.integers(4, 23), st.integers(4, 14), st.data())
def test_steps_are_legal_and_leave_no_square_out(width: int, height: int, data: st.DataObject) -> None:
    field = outline(width, height)
    noise = st.integers(0, (1 << 350) - 1)
    own = data.draw(noise) & field
    foes = data.draw(noise) & field & ~own
    free = field & ~(own | foes)
    steps = steps_of(own, foes, free, 999)
    targets = 0
    for _, target, origin, ring in steps:
        square = target.bit_length() - 1
        assert target & free
        assert ring == RING1[square]
        assert ring & own if not origin else origin & own & grown(grown(target))
        assert not target & targets
        targets |= target
    assert grown(own) & free & ~targets == 0
    splatting = grown(grown(own)) & free & grown(foes)
    assert splatting & ~targets == 0
    gains = [step[0] for step in steps if step[3] & foes]
    assert gains == sorted(gains, reverse=True)
    assert all(step[3] & foes for step in steps[: len(gains)])
