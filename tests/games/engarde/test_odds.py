"""The chances of hidden poles against a plain count of all grids."""

from collections.abc import Sequence
from itertools import combinations
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.games.engarde.grid import ANY, MINUS, NULL, PLUS, landed
from retrogames.games.engarde.odds import PIECES, TURNED_BY, null_chances, white_chances


def counted(known: Sequence[int]) -> list[float]:
    """Weigh each choice of three nulls by the coins that then agree with what is known."""
    found, total = [0.0] * 36, 0.0
    for nulls in combinations(range(36), 3):
        weight = 1.0
        for square, mask in enumerate(known):
            if square in nulls:
                weight *= bool(mask & NULL)
            else:
                weight *= (bool(mask & PLUS) + bool(mask & MINUS)) / 2
            if not weight:
                break
        total += weight
        for square in nulls:
            found[square] += weight
    return [weight / total for weight in found]


def test_at_the_start_three_of_36_are_null() -> None:
    assert all(isclose(chance, 3 / 36) for chance in null_chances((ANY,) * 36))


@pytest.mark.parametrize(
    "shown",
    [
        {0: PLUS, 7: PLUS | NULL, 8: MINUS | NULL, 20: MINUS},
        {0: NULL, 1: PLUS | NULL, 2: ANY},
        {at: PLUS if at % 2 else MINUS | NULL for at in range(30)},
        {0: NULL, 13: NULL, 35: NULL, 5: PLUS | NULL},
    ],
)
def test_null_chances_against_all_grids(shown: dict[int, int]) -> None:
    known = [shown.get(at, ANY) for at in range(36)]
    for ours, theirs in zip(null_chances(known), counted(known), strict=True):
        assert isclose(ours, theirs, abs_tol=1e-12)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(1, ANY), min_size=36, max_size=36))
def test_any_knowledge_has_chances(known: list[int]) -> None:
    """Composed grids with any number of nulls included."""
    for mask, rows in zip(known, white_chances(known), strict=True):
        for chances in rows:
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)
        square, circle, black_square, black_circle = rows[mask]
        assert square >= black_square
        assert circle >= black_circle


@pytest.mark.parametrize("pole", "+-0")
def test_on_a_known_pole_pieces_show_what_the_manuals_table_says(pole: str) -> None:
    mask = {"+": PLUS, "-": MINUS, "0": NULL}[pole]
    known = [ANY] * 36
    known[9] = mask
    for rows in (white_chances(known)[9][mask], white_chances((ANY,) * 36)[9][mask]):
        assert [round(chance, 9) for chance in rows] == [landed(piece, pole).isupper() for piece in PIECES]


def test_an_open_square_turns_a_piece_over_with_33_of_72() -> None:
    for chance, piece in zip(white_chances((ANY,) * 36)[0][ANY], PIECES, strict=True):
        assert isclose(chance, 39 / 72 if piece.isupper() else 33 / 72)


def test_what_turns_a_piece_over() -> None:
    for piece, mask in zip(PIECES, TURNED_BY, strict=True):
        assert {pole for bit, pole in enumerate("+-0") if mask >> bit & 1} == {
            pole for pole in "+-0" if landed(piece, pole) != piece
        }
