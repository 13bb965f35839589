"""Engarde's rules by hand examples from the manual and by laws over random play."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.position import IllegalMove, Outcome, Seat, read_move
from retrogames.games.engarde import GAME
from retrogames.games.engarde.grid import ANY, EMPTY, LINES, NAMES, SQUARES, UNKNOWN, landed, poles_of, square
from retrogames.games.engarde.reading import landing_text, read
from retrogames.games.engarde.rules import (
    Placing,
    Position,
    Shifting,
    completed,
    opening,
    poles_text,
    shuffled_poles,
    start,
)

SAMPLE = "++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++"  # the manual's sample grid
OPENING = f"6/6/6/6/6/6 {SAMPLE} S3C3/S3C3 - w"


def played(text: str, *moves: str) -> Position:
    position = read(text)
    for move in moves:
        position = position.play(read_move(position, move))
    return position


# The manual's table: shape and colour before, then the colour on positive, negative and null.
TABLE = [("S", "bww"), ("s", "bwb"), ("C", "wbw"), ("c", "wbb")]


@pytest.mark.parametrize(("piece", "colours"), TABLE)
def test_the_manuals_table(piece: str, colours: str) -> None:
    for pole, colour in zip("+-0", colours, strict=True):
        assert landed(piece, pole) == (piece.upper() if colour == "w" else piece.lower())


def test_the_sample_grid_of_the_manual_is_read_row_by_row() -> None:
    position = read(OPENING)
    assert poles_text(position) == SAMPLE
    signs = {name: position.poles[square(name)] for name in ("a6", "c6", "e6", "f6", "a4", "d2", "f1")}
    assert signs == {"a6": "+", "c6": "-", "e6": "0", "f6": "-", "a4": "0", "d2": "0", "f1": "+"}
    assert [position.poles.count(sign) for sign in "+-0"] == [15, 18, 3]


def test_names_of_squares() -> None:
    assert (NAMES[0], NAMES[5], NAMES[30], NAMES[35]) == ("a6", "f6", "a1", "f1")
    assert [square(name) for name in NAMES] == list(range(36))
    for wrong in ("g1", "a7", "a0", "", "a", "1a", "A1", "a١"):
        with pytest.raises(ValueError):
            square(wrong)


def test_lines_of_four_are_counted_by_hand() -> None:
    # six rows and six columns with three fours each, three by three starts for either diagonal
    assert len(LINES) == 6 * 3 + 6 * 3 + 9 + 9
    assert len({frozenset(line) for line in LINES}) == len(LINES)


def test_the_start() -> None:
    position = start(0)
    assert str(position) == f"6/6/6/6/6/6 {poles_text(position)} S3C3/S3C3 - w"
    assert len(position.moves()) == 36 * 2
    assert position.turn == 0
    assert position.seats == (0, 1)
    assert position.scores() == (0, 0)
    assert position.outcome() is None


def test_poles_depend_on_the_seed_alone_and_hold_three_nulls() -> None:
    grids = [shuffled_poles(seed) for seed in range(200)]
    assert grids == [shuffled_poles(seed) for seed in range(200)]
    assert len(set(grids)) == 200
    assert {grid.count("0") for grid in grids} == {3}
    plus = sum(grid.count("+") for grid in grids)
    assert 0.47 < plus / (33 * 200) < 0.53  # four standard deviations of 6600 fair coins are 0.025
    assert all(sum(grid[at] == "0" for grid in grids) > 0 for at in range(36))
    assert str(GAME.start({}, 7)).split()[1].replace("/", "") == shuffled_poles(7)


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (f"s5/6/6/6/6/6 {SAMPLE} S2C3/S3C3 a6 b", Shifting(square("a6"), square("b6")),
         "That piece was moved last; move another."),
        (f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 a6 b", Shifting(square("c2"), square("c4")),
         "Two steps only by jumping over a piece."),
        (f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 a6 b", Shifting(square("c2"), square("e3")),
         "A piece moves one step in a straight line, or two over a piece."),
        (f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 a6 b", Shifting(square("c2"), square("c5")),
         "A piece moves one step in a straight line, or two over a piece."),
        (f"s5/6/6/6/2SC2/6 {SAMPLE} S2C3/S2C2 a6 b", Shifting(square("c2"), square("d2")),
         "That square is taken."),
        (f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 a6 b", Placing("C", square("c2")), "That square is taken."),
        (f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 a6 b", Shifting(square("f6"), square("f5")),
         "No piece stands there."),
        (f"1c4/6/2SsS1/6/1sC3/6 {SAMPLE} S0C2/S2C2 b2 w", Placing("S", square("a1")),
         "There is no square left on your side-bar."),
        (f"2c3/cC4/cC4/6/2C3/5S {SAMPLE} S2C0/S3C0 c2 w", Placing("C", square("a1")),
         "There is no circle left on your side-bar."),
        (f"SSSS2/6/6/6/6/6 {SAMPLE} S0C3/S2C3 - b", Placing("C", square("a1")), "The game is over."),
    ],
)  # fmt: skip
def test_refusals_say_why(text: str, move: Placing | Shifting, reason: str) -> None:
    position = read(text)
    assert position.why_not(move) == reason
    with pytest.raises(IllegalMove, match=reason):
        position.play(move)


def test_any_piece_may_be_moved_by_either_side() -> None:
    # White moves the black piece, Black has not moved the white one before it
    position = read(f"s5/6/6/6/2S3/6 {SAMPLE} S2C3/S2C3 c2 w")
    assert {str(move) for move in position.moves() if isinstance(move, Shifting)} == {"a6b6", "a6a5", "a6b5"}


def test_a_jump_needs_a_piece_under_it_and_a_free_landing() -> None:
    position = read(f"6/6/2c3/2S3/6/s1s3 {SAMPLE} S2C3/S1C2 - w")
    texts = {str(move) for move in position.moves()}
    assert "c3c5" in texts
    assert "c3c1" not in texts  # taken
    assert "a1c3" not in texts  # b2 is empty, c3 taken
    assert "c1a3" not in texts  # b2 is empty


def test_the_colour_of_the_four_wins_whoever_made_it() -> None:
    assert played(f"6/6/1SSS2/6/2s3/1c4 {SAMPLE} S1C3/S1C2 c2 b", "S@e4").outcome() == Outcome((Seat(0),))
    # e4 is negative: White's circle shows black there and completes Black's four
    assert played(f"6/6/1sss2/6/2S3/1c4 {SAMPLE} S1C3/S1C2 c2 w", "C@e4").outcome() == Outcome((Seat(1),))
    ended = played(f"1sss2/6/6/6/2S3/1c4 {SAMPLE} S1C3/S1C2 c2 w", "S@a6")
    assert ended.outcome() == Outcome((Seat(1),))
    assert [NAMES[at] for at in ended.four()] == ["a6", "b6", "c6", "d6"]


def test_four_gives_the_squares_of_every_completed_line() -> None:
    crossing = read(f"sssc2/s5/s5/s5/6/6 {SAMPLE} S0C3/S0C2 - b")
    assert [NAMES[at] for at in crossing.four()] == ["a6", "b6", "c6", "d6", "a5", "a4", "a3"]
    assert read(f"sssC2/s5/s5/S5/6/6 {SAMPLE} S0C3/S0C2 - b").four() == ()
    assert read(OPENING).four() == ()


def test_a_move_onto_an_unknown_pole_is_refused() -> None:
    view = read(OPENING).seen_by(Seat(0))
    move = read_move(view, "S@a6")
    with pytest.raises(IllegalMove, match="a6"):
        view.play(move)
    known = read("6/6/6/6/6/6 +?????/??????/??????/??????/??????/?????? S3C3/S3C3 - w")
    assert str(known.play(read_move(known, "S@a6"))).startswith("s5/")


def test_what_a_landing_says_in_words() -> None:
    position = read(OPENING)
    said = []
    for text in ("S@a6", "S@c6", "C@d3", "C@e5"):
        move = read_move(position, text)
        after = position.play(move)
        said.append(landing_text(position, move, after))
        position = after
    assert said == [
        "Square turns black on a6: positive.",
        "Square turns white on c6: negative.",
        "Circle stays white on d3: positive or null.",
        "Circle turns white on e5: positive.",
    ]


def test_secrets_count_what_is_not_known() -> None:
    position = read(OPENING)
    assert position.secrets() == 72
    shown = played(OPENING, "S@a6")
    assert shown.secrets() == 70
    assert played(OPENING, "S@c6").secrets() == 71
    again = played(OPENING, "S@a6", "S@b1", "a6b6", "S@c1", "b6a6")
    before = played(OPENING, "S@a6", "S@b1", "a6b6", "S@c1")
    assert again.secrets() == before.secrets()  # a6 was known: nothing new


def walk(seed: int, turns: int) -> list[Position]:
    """Play at random; give every position passed."""
    chooser = random.Random(seed)
    position = start(seed)
    passed = [position]
    while len(passed) <= turns and (moves := position.moves()):
        position = position.play(chooser.choice(moves))
        passed.append(position)
    return passed


def fours(position: Position) -> set[bool]:
    """Tell which colours (True is white) have four in a line."""
    return {
        own[0].isupper()
        for line in LINES
        if EMPTY not in (own := "".join(position.pieces[at] for at in line))
        and own in (own.upper(), own.lower())
    }


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_laws_of_play(seed: int) -> None:
    chooser = random.Random(seed)
    position = start(seed)
    for _ in range(80):
        moves = position.moves()
        assert (position.outcome() is not None) == (not moves)
        if not moves:
            break
        assert len({str(move) for move in moves}) == len(moves)
        assert all(position.why_not(move) is None for move in moves[:5])
        move = chooser.choice(moves)
        assert read_move(position, str(move)) == move
        text, value = str(position), hash(position)
        after = position.play(move)
        assert (str(position), hash(position)) == (text, value)
        shape = position.arriving(move)
        assert after.pieces[move.target] == landed(shape, position.poles[move.target])
        for at in range(36):
            assert after.known[at] & position.known[at] == after.known[at]
            assert position.poles[at] in poles_of(after.known[at])
            assert at == move.target or after.known[at] == position.known[at]
        assert len(fours(after)) < 2
        if fours(after):
            assert after.outcome() == Outcome((Seat(0 if True in fours(after) else 1),))
        assert str(read(str(after))) == str(after)
        position = after


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(0, 60), st.randoms(use_true_random=False))
def test_seen_by_leaks_nothing(seed: int, turns: int, chooser: random.Random) -> None:
    """Two grids that fit what was seen give views that nothing tells apart."""
    position = walk(seed, turns)[-1]
    poles = "".join(chooser.choice(poles_of(known)) for known in position.known)
    other = start(seed)
    replayed = Position(other.pieces, poles, other.bars, None, other.turn, other.known, 0, other.past)
    for before, after in zip(passed := walk(seed, turns), passed[1:], strict=False):
        move = next(move for move in before.moves() if str(before.play(move)) == str(after))
        replayed = replayed.play(move)
    for seat in position.seats:
        ours, theirs = position.seen_by(seat), replayed.seen_by(seat)
        assert ours == theirs
        assert (hash(ours), repr(ours), str(ours)) == (hash(theirs), repr(theirs), str(theirs))
        assert ours.seen_by(seat) == ours
        assert ours.secrets() == position.secrets()
        assert ours.moves() == position.moves()
        assert ours.outcome() == position.outcome()
        assert all(
            pole in ("?", *poles_of(known)) for pole, known in zip(ours.poles, ours.known, strict=True)
        )
        assert all((known != ANY and known.bit_count() == 1) == (pole != "?")
                   for pole, known in zip(ours.poles, ours.known, strict=True))  # fmt: skip


def test_random_games_end() -> None:
    for seed in range(20):
        assert walk(seed, 1000)[-1].outcome() is not None


def test_a_set_forgets_what_cannot_come_again() -> None:
    moves = ("S@a6", "S@f1", "S@a1", "a6b6", "f1e1", "b6a6", "e1f1", "a6b6", "f1e1", "b6a6", "e1f1")
    assert played(OPENING, *moves).outcome() is None
    assert played(OPENING, *moves, "a6b6").outcome() == Outcome()
    assert played(OPENING, *moves, "S@d4").past == (
        (played(OPENING, *moves, "S@d4").pieces, square("d4"), 0),
    )


def test_no_dice() -> None:
    with pytest.raises(IllegalMove, match="no dice are rolled in Engarde"):
        start(0).chance((1, 2, 3, 4, 5, 6))


def test_a_set_or_a_change_of_colour_ends_a_run_of_quiet_turns() -> None:
    # in the sample's second row from below a2 is negative, b2 positive and d2 null
    quiet = played(f"6/6/6/6/6/SS4 {SAMPLE} S1C3/S3C3 b1 w", "a1a2")
    assert quiet.quiet == 1, "a white square stays white on a negative pole"
    turned = quiet.play(read_move(quiet, "b1b2"))
    assert turned.pieces[square("b2")] == "s"
    assert turned.quiet == 0
    put = quiet.play(read_move(quiet, "S@d2"))
    assert put.pieces[square("d2")] == "s", "a null changes nothing"
    assert put.quiet == 0


def test_a_board_without_a_legal_move_is_drawn() -> None:
    # no game comes to it: the only piece was moved last, and both side-bars are empty
    stuck = opening("S" + EMPTY * (SQUARES - 1), "+" * SQUARES, ((0, 0), (0, 0)), 0, Seat(1))
    assert not stuck.moves()
    assert stuck.outcome() == Outcome()


@given(st.integers(0, 2**32))
def test_a_view_is_completed_by_poles_that_the_seed_decides(seed: int) -> None:
    view = read(OPENING).play(read_move(read(OPENING), "S@a6")).seen_by(Seat(0))
    shown = [(at, pole) for at, pole in enumerate(view.poles) if pole != UNKNOWN]
    whole = completed(view, seed)
    assert UNKNOWN not in whole.poles
    assert all(whole.poles[at] == pole for at, pole in shown)
    other = shuffled_poles(seed)
    assert all(pole == other[at] for at, pole in enumerate(whole.poles) if view.poles[at] == UNKNOWN)
    assert set(whole.known) == {ANY}, "nothing is known of its poles"
    assert (whole.pieces, whole.bars, whole.last, whole.turn) == (
        view.pieces,
        view.bars,
        view.last,
        view.turn,
    )
