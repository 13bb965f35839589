"""Engarde's computer seats: legal, repeatable, honest, and each as good as it should be."""

import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import isclose
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.player import Budget, Level, Progress
from retrogames.core.position import IllegalMove, Seat, read_move
from retrogames.games.engarde import GAME
from retrogames.games.engarde.ai import STYLES, Choice, near_draws
from retrogames.games.engarde.board import NONE, Board, move_of
from retrogames.games.engarde.grid import poles_of, square
from retrogames.games.engarde.lines import BLACK_HOLES, MASKS, WHITE_HOLES, WORTHS
from retrogames.games.engarde.odds import TURNED_BY
from retrogames.games.engarde.reading import read
from retrogames.games.engarde.rules import Move, Position, shuffled_poles, start
from retrogames.games.engarde.search import Search
from tests.games.engarde.greedy import greedy
from tests.games.engarde.walks import walk

SAMPLE = "++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++"
LEVELS = list(Level)


def thought(
    level: Level, view: Position, positions: int, seed: int, depth: int | None = None
) -> tuple[list[Progress[Move]], Move]:
    """Let a level think to the end; give its progress and its move."""
    thinking: Generator[Progress[Move], None, Move] = GAME.think(level)(view, Budget(positions, depth), seed)
    steps: list[Progress[Move]] = []
    while True:
        try:
            steps.append(next(thinking))
        except StopIteration as stop:
            return steps, stop.value


def chosen(level: Level, view: Position, positions: int, seed: int) -> Move:
    return thought(level, view, positions, seed)[1]


def running(seed: int, turns: int) -> Position:
    """Give the last position of a random walk in which the game still runs."""
    return [position for position in walk(seed, turns) if position.outcome() is None][-1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("positions", [1, 2, 150, 1500])
def test_every_level_plays_legally_and_the_same_from_one_seed(level: Level, positions: int) -> None:
    for seed in range(6):
        view = running(seed, seed * 9).seen_by(Seat(0))
        steps, move = thought(level, view, positions, seed)
        assert move in view.moves()
        assert all(step.best in view.moves() for step in steps)
        assert (steps, move) == thought(level, view, positions, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_legal_move_comes_before_any_work_and_news_every_few_hundred_positions(level: Level) -> None:
    view = running(3, 30).seen_by(Seat(0))
    steps, _ = thought(level, view, 6000, 1)
    assert steps[0].positions == 0
    counts = [step.positions for step in steps]
    assert counts == sorted(counts)
    assert max(after - before for before, after in pairwise(counts)) < 800
    assert counts[-1] < 6000 + 800


def test_seeds_give_variety() -> None:
    for level in LEVELS:
        assert len({chosen(level, start(1).seen_by(Seat(0)), 3000, seed) for seed in range(6)}) > 1


def test_depth_bounds_the_look_ahead() -> None:
    view = running(3, 30).seen_by(Seat(0))
    steps, _ = thought(Level.MASTER, view, 10_000, 1, depth=1)
    assert {step.depth for step in steps} <= {0, 1}
    steps, _ = thought(Level.MASTER, view, 10_000, 1, depth=2)
    assert max(step.depth for step in steps) == 2


def test_the_master_looks_at_least_two_turns_ahead_on_a_tenth_of_its_budget() -> None:
    steps, _ = thought(Level.MASTER, running(3, 30).seen_by(Seat(0)), GAME.budgets[Level.MASTER] // 10, 1)
    assert max(step.depth for step in steps) >= 3


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**40), st.integers(0, 50), st.randoms(use_true_random=False))
def test_unknown_poles_never_change_a_choice(seed: int, turns: int, chooser: random.Random) -> None:
    """The same game on another grid that fits all that was seen: same view, same thoughts, same move."""
    passed = walk(seed, turns)
    while passed[-1].outcome() is not None:
        passed.pop()
    poles = "".join(chooser.choice(poles_of(known)) for known in passed[-1].known)
    first = passed[0]
    other = Position(first.pieces, poles, first.bars, None, first.turn, first.known, 0, first.past)
    for before, after in pairwise(passed):
        other = other.play(next(move for move in before.moves() if str(before.play(move)) == str(after)))
    for level in LEVELS:
        ours = thought(level, passed[-1].seen_by(passed[-1].turn), 600, seed)
        assert ours == thought(level, other.seen_by(other.turn), 600, seed)
        # not even a whole position that is handed over by mistake is looked into
        assert ours == thought(level, other, 600, seed)


def test_nothing_is_chosen_once_the_game_is_over() -> None:
    over = read(f"SSSS2/6/6/6/6/6 {SAMPLE} S0C3/S2C3 - b")
    with pytest.raises(IllegalMove):
        thought(Level.CLUB, over, 100, 0)


SURE_FOUR = "6/6/1SSS1c/6/2s3/6 ??????/??????/+???+?/??????/??????/?????? S1C3/S1C2 c2 w"
"""a4 and e4 are free beside three white ones and known as positive: a circle there shows white."""

ROW = "6/6/sSSS2/6/2s3/5c ??????/??????/????+?/??????/??????/?????? S1C3/S0C2 c2 b"
"""Black to move: White would set a circle on e4, known as positive; a4 is taken by a black piece."""

DIAGONAL = "6/1C4/2C3/3C2/6/s1s2s ??????/??????/??????/??????/????+?/?????? S3C2/S0C1 c1 w"
"""A white circle on e2 completes a diagonal."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_sure_win_in_a_row(level: Level) -> None:
    view = read(SURE_FOUR)
    for seed in range(20):
        for positions in (GAME.budgets[level] // 10, GAME.budgets[level]):
            assert str(view.play(chosen(level, view, positions, seed)).outcome()) == "win 1"


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_beginner_misses_a_sure_win_along_a_diagonal(level: Level) -> None:
    view = read(DIAGONAL)
    targets = [chosen(level, view, 2000, seed).target for seed in range(10)]
    won = targets.count(square("e2"))
    assert won < 5 if level == Level.BEGINNER else won == 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_threat_in_a_row_is_parried(level: Level) -> None:
    view = read(ROW)
    for seed in range(5):
        move = chosen(level, view, 2000, seed)
        board = Board(view, view.known, MASKS, WORTHS)
        code = next(code for code in board.codes() if move_of(code) == move)
        assert chance_after(board, code, Seat(0)) < 0.9


@pytest.mark.parametrize("level", LEVELS)
def test_a_tenth_of_its_positions_is_enough_to_glance_at_every_move(level: Level) -> None:
    for seed in range(20):
        view = running(seed, 60).seen_by(Seat(0))
        search = Search(Board(view, view.known, MASKS, WORTHS))
        for code in search.board.codes():
            search.glance(code)
        assert search.seen < GAME.budgets[level] // 10


def chance_after(board: Board, code: int, winner: Seat) -> float:
    """Give the chance that a seat could make four with the turn after a move."""
    return sum(chance * finishing(board, winner) for chance in played(board, code))


def played(board: Board, code: int) -> Generator[float, None, None]:
    """Lay down each face that a move may show and give its chance, then take it back."""
    undo = board.begin(code)
    _, target, piece, _, known = undo
    white = board.chances[target][known][piece]
    for face in (piece, piece ^ 2):
        chance = 1 - white if face > 1 else white
        if chance > 0:
            board.known[target] = known & ~TURNED_BY[piece] if face == piece else TURNED_BY[piece]
            board.put(target, face)
            yield chance
            board.lift(target)
    board.end(undo)


def finishing(board: Board, seat: int) -> float:
    """Give a seat's best chance to make four, or 1 where it has four."""
    mask = board.mask()
    if mask >> 2 * 36:
        return float(mask >> 2 * 36 == seat + 1)
    last = board.last if board.turn == seat else NONE
    return board.finish(seat, mask >> BLACK_HOLES * seat & WHITE_HOLES, last)


Player = Callable[[Position, int], Move]


def best_by(view: Position, seed: int, value: Callable[[Board, int], float]) -> Move:
    """Choose the move of the highest value, by lot among equal ones."""
    board = Board(view, view.known, MASKS, WORTHS)
    codes = board.codes()
    random.Random(seed).shuffle(codes)
    return move_of(max(codes, key=lambda code: round(value(board, code), 6)))


def careful_child(view: Position, seed: int) -> Move:
    """Win at once if it can, else leave the other as little chance to, then threaten to win."""

    def value(board: Board, code: int) -> float:
        own, total = board.turn, 0.0
        for chance in played(board, code):
            won = finishing(board, own) == 1.0 and board.mask() >> 2 * 36 > 0
            total += chance * (100 if won else finishing(board, own) - 10 * finishing(board, 1 - own))
        return total

    return best_by(view, seed, value)


def level_player(level: Level, part: int = 10) -> Player:
    """Give a level with a tenth, or another part, of its positions."""
    return lambda view, seed: chosen(level, view, GAME.budgets[level] // part, seed)


def played_out(players: Sequence[Player], seed: int) -> Any:
    """Play a game to the end and give its outcome."""
    position = start(seed)
    turns = 0
    while position.outcome() is None:
        turns += 1
        view = position.seen_by(position.turn)
        position = position.play(players[position.turn](view, seed * 1000 + turns))
    return position.outcome()


def wins(player: Player, other: Player, games: int) -> tuple[int, int]:
    """Play games on the same grids with either colour; give won and lost ones."""
    won = lost = 0
    for game in range(games):
        seat = game % 2
        outcome = played_out((other, player) if seat else (player, other), game // 2)
        won += outcome.winners == (seat,)
        lost += outcome.winners == (1 - seat,)
    return won, lost


@pytest.mark.slow
@pytest.mark.parametrize(("upper", "lower"), [(upper, lower) for lower, upper in pairwise(LEVELS[:4])])
def test_a_level_beats_the_one_below(upper: Level, lower: Level) -> None:
    """In a few games; the README has the shares of many."""
    won, lost = wins(level_player(upper), level_player(lower), 10)
    assert won > lost


@pytest.mark.slow
def test_a_careful_child_beats_the_beginner() -> None:
    won, lost = wins(careful_child, level_player(Level.BEGINNER), 10)
    assert won > lost


@pytest.mark.slow
def test_a_greedy_player_loses_to_the_master() -> None:
    won, lost = wins(level_player(Level.MASTER, 50), greedy, 4)
    assert won > lost


def near_the_draw(moves: Sequence[str]) -> Choice:
    """Give what the next step of a6b6 is worth after these moves, were it worth 0.8 by itself."""
    position = start(0)
    position = Position(
        position.pieces,
        SAMPLE.replace("/", ""),
        position.bars,
        None,
        position.turn,
        position.known,
        0,
        position.past,
    )
    for text in moves:
        position = position.play(read_move(position, text))
    view = position.seen_by(position.turn)
    board = Board(view, view.known, MASKS, WORTHS)
    code = next(code for code in board.codes() if str(move_of(code)) == "a6b6")
    return near_draws(view, board, code).valued(0.8)


def test_repetition_is_shunned_and_its_third_time_worth_nothing() -> None:
    moves = ["S@a6", "S@f1", "S@a1", "a6b6", "f1e1", "b6a6", "e1f1", "a6b6", "f1e1", "b6a6", "e1f1"]
    assert near_the_draw(moves[:3]).value > 0.79
    assert 0.5 < near_the_draw(moves[:7]).value < 0.7
    assert near_the_draw(moves).value == 0


def test_sixty_quiet_turns_are_worth_nothing() -> None:
    """On a6 and b6, both positive, a black square stays black: the step is quiet for certain."""
    view = read(f"s5/6/6/6/6/S4S {'++' + '?' * 4}/{'/'.join(['?' * 6] * 5)} S1C3/S2C3 f1 b")
    board = Board(view, view.known, MASKS, WORTHS)
    code = next(code for code in board.codes() if str(move_of(code)) == "a6b6")
    worth = [near_draws(replace(view, quiet=quiet), board, code).valued(0.8).value for quiet in range(60)]
    assert worth == sorted(worth, reverse=True)
    assert isclose(worth[0], 0.8, rel_tol=0.001)
    assert worth[59] == 0


def test_every_level_has_its_own_way() -> None:
    assert len(set(map(repr, STYLES.values()))) == 5
    assert set(STYLES) == set(Level) == set(GAME.budgets)
    assert shuffled_poles(0) == start(0).poles
