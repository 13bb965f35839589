"""What the computer seats' board and search say, against plain counts by the rules."""

import random
from math import isclose

import pytest

from retrogames.core.position import Seat
from retrogames.games.engarde.board import NO_MOVE, Board, move_of
from retrogames.games.engarde.grid import EMPTY, landed
from retrogames.games.engarde.lines import (
    BLACK_HOLES,
    FOURS,
    MASKS,
    STRAIGHTS,
    WHITE_HOLES,
    WORTHS,
    without_diagonals,
)
from retrogames.games.engarde.odds import null_chances
from retrogames.games.engarde.rules import Placing, Position
from retrogames.games.engarde.search import PATIENCE, WINS_NEXT, Look, Search
from tests.games.engarde.walks import walk


def boards(count: int, turns: int = 40) -> list[tuple[Position, Board]]:
    """Give unfinished positions from early to late, and a board for each."""
    found = []
    for seed in range(count):
        running = [position for position in walk(seed, turns) if position.outcome() is None]
        view = running[seed * 7 % len(running)].seen_by(Seat(0))
        found.append((view, Board(view, view.known, MASKS, WORTHS)))
    return found


def laid(view: Position, pieces: str) -> Position:
    """Give a view with other pieces on the grid."""
    return Position(pieces, view.poles, view.bars, view.last, view.turn, view.known, view.quiet, view.past)


def state(board: Board) -> tuple[object, ...]:
    """Give all that moves change."""
    return (tuple(board.cells), tuple(board.held), board.last, board.turn, tuple(board.known),
            tuple(board.patterns), board.score)  # fmt: skip


def faces(view: Position, code: int, nulls: list[float]) -> list[tuple[float, str, str]]:
    """Give the faces a move may show: chance, pieces on the grid then, the face; from the rules alone."""
    move = move_of(code)
    mask, piece = view.known[move.target], view.arriving(move)
    coins = [pole for bit, pole in enumerate("+-") if mask >> bit & 1]
    poles = {pole: (1 - nulls[move.target]) / len(coins) for pole in coins} | {"0": nulls[move.target]}
    found: dict[str, float] = {}
    for pole, chance in poles.items():
        if chance:
            face = landed(piece, pole)
            found[face] = found.get(face, 0) + chance
    board = list(view.pieces)
    if not isinstance(move, Placing):
        board[move.source] = EMPTY
    return [
        (chance, "".join([*board[: move.target], face, *board[move.target + 1 :]]), face)
        for face, chance in found.items()
    ]


def test_straights_are_rows_columns_and_diagonals_with_room() -> None:
    assert sorted(map(len, STRAIGHTS)) == [4] * 4 + [5] * 4 + [6] * 14


def test_moves_by_number_are_the_moves_of_the_rules() -> None:
    for view, board in boards(40):
        assert sorted(str(move_of(code)) for code in board.codes()) == sorted(map(str, view.moves()))


def test_a_move_of_another_position_is_allowed_where_it_is_legal() -> None:
    found = boards(60, 50)
    every = {code for _, board in found for code in board.codes()}
    for _, board in found:
        assert {code for code in every if board.allows(code)} == every & set(board.codes())
        assert not board.allows(NO_MOVE)


def test_fours_and_holes_are_those_of_the_rules() -> None:
    chooser = random.Random(5)
    for view, _ in boards(60):
        pieces = "".join(chooser.choice("SCsc....") for _ in range(36))
        mask = Board(laid(view, pieces), view.known, MASKS, WORTHS).mask()
        four = {pieces[at].isupper() for at in laid(view, pieces).four()}
        assert mask >> FOURS == (True in four) + 2 * (False in four)
        for colour, face in enumerate("Ss"):
            holes = mask >> BLACK_HOLES * colour & WHITE_HOLES
            for at in range(36):
                filled = laid(view, pieces[:at] + face + pieces[at + 1 :])
                completes = pieces[at] == EMPTY and at in filled.four()
                assert bool(holes >> at & 1) == completes


def test_without_diagonals_only_rows_and_columns_count() -> None:
    view, _ = boards(1)[0]
    table = without_diagonals(MASKS)
    for squares, expected in (((0, 6, 12), True), ((0, 7, 14), False)):
        pieces = "".join("S" if at in squares else EMPTY for at in range(36))
        assert bool(Board(laid(view, pieces), view.known, table, WORTHS).mask()) == expected
        assert Board(laid(view, pieces), view.known, MASKS, WORTHS).mask()


@pytest.mark.slow
def test_the_best_chance_to_win_at_once() -> None:
    seen = 0
    for view, board in boards(200, 60):
        mask, colour, nulls = board.mask(), board.turn, null_chances(view.known)
        own = mask >> BLACK_HOLES * colour & WHITE_HOLES
        best = 0.0
        for code in board.codes():
            won = 0.0
            for chance, pieces, face in faces(view, code, nulls):
                four = move_of(code).target in laid(view, pieces).four()
                won += chance * (four and face.isupper() == (colour == 0))
            best = max(best, won)
        assert isclose(board.finish(colour, own, board.last), best, abs_tol=1e-9)
        seen += best > 0
    assert seen > 15


def test_moves_are_taken_back_entirely() -> None:
    for view, board in boards(20):
        search = Search(board)
        before = state(board)
        for code in board.codes():
            search.glance(code)
            assert state(board) == before
        drained(search.weigh(board.codes()[0], 2, (0, 0, 5), -1.0, 1.0))
        assert state(board) == before
        assert board.score == Board(view, view.known, MASKS, WORTHS).score


def drained(look: Look) -> float:
    """Run a search to its value."""
    while True:
        try:
            next(look)
        except StopIteration as stop:
            return float(stop.value)


def after(view: Position, code: int, pieces: str, face: str) -> Position:
    """Give the view that a move leads to if it shows a face."""
    move = move_of(code)
    piece = view.arriving(move)
    bars = [list(bar) for bar in view.bars]
    if isinstance(move, Placing):
        bars[view.turn]["SC".index(move.shape)] -= 1
    known = list(view.known)
    known[move.target] &= sum(1 << bit for bit, pole in enumerate("+-0") if landed(piece, pole) == face)
    (a, b), (c, d) = bars
    turn = Seat(1 - view.turn)
    return Position(pieces, view.poles, ((a, b), (c, d)), move.target, turn, tuple(known), 0, ())


def plain(board: Board, depth: int) -> float:
    """Give the best mean value by looking at all moves and all faces, nothing left out."""
    search = Search(board)
    mask, colour = board.mask(), board.turn
    if mask >> FOURS:
        return 1.0 if mask >> FOURS == colour + 1 else -1.0
    own = mask >> BLACK_HOLES * colour & WHITE_HOLES
    if own and board.finish(colour, own, board.last) > 0.9999:
        return WINS_NEXT
    if depth == 1:
        return max(search.glance(code) for code in board.codes())
    return max(plain_move(board, code, depth) for code in board.codes())


def plain_move(board: Board, code: int, depth: int) -> float:
    """Give a move's mean value the same way."""
    undo = board.begin(code)
    _, target, piece, _, known = undo
    white = board.chances[target][known][piece]
    total = 0.0
    for colour, chance in ((0, white), (1, 1 - white)):
        if chance > 0:
            face = piece if piece >> 1 == colour else piece ^ 2
            turner = (1, 2, 2, 1)[piece]
            board.known[target] = turner if face != piece else known & ~turner
            board.put(target, face)
            total -= PATIENCE * chance * plain(board, depth - 1)
            board.lift(target)
    board.end(undo)
    return total


@pytest.mark.parametrize("seed", [3, 4, 9])
def test_leaving_out_what_cannot_matter_changes_no_value(seed: int) -> None:
    _, board = boards(10, 30)[seed]
    codes = board.codes()[::5]
    whole = {code: plain_move(board, code, 2) for code in codes}
    search = Search(board)
    wide = (0, 0, 10_000)
    for code in codes:
        assert isclose(drained(search.weigh(code, 2, wide, -1.0, 1.0)), whole[code], abs_tol=1e-9)
    middle = sorted(whole.values())[len(whole) // 2]
    for code in codes:
        found = drained(search.weigh(code, 2, wide, middle, 1.0))
        assert found <= middle + 1e-8 if whole[code] <= middle else isclose(found, whole[code], abs_tol=1e-9)


def test_a_glance_knows_what_a_landing_will_show() -> None:
    """A move's value is the mean of the positions its faces lead to, each knowing what that face tells."""
    for view, board in boards(12):
        search, nulls = Search(board), null_chances(view.known)
        for code in board.codes()[::6]:
            mean = 0.0
            for chance, pieces, face in faces(view, code, nulls):
                then = after(view, code, pieces, face)
                later = Board(then, then.known, MASKS, WORTHS)
                later.chances = board.chances  # of squares not landed on a search keeps its first opinion
                mean -= chance * Search(later).judge()
            assert isclose(search.glance(code), mean, abs_tol=1e-9)
