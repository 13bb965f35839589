"""Names of squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.squares import read_square, square_name


@pytest.mark.parametrize(
    ("name", "square"), [("a1", (0, 0)), ("c3", (2, 2)), ("w14", (22, 13)), ("a10", (0, 9))]
)
def test_names_as_in_chess(name: str, square: tuple[int, int]) -> None:
    assert read_square(name) == square
    assert square_name(*square) == name


@given(st.integers(0, 25), st.integers(0, 98))
def test_every_name_is_read_back(column: int, row: int) -> None:
    assert read_square(square_name(column, row)) == (column, row)


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a01", "A1", "aa1", "a1 ", " a1", "a-1", "é1", "a٣", "a1000"]
)
def test_other_texts_name_no_square(text: str) -> None:
    with pytest.raises(ValueError, match="no square"):
        read_square(text)


@pytest.mark.parametrize("square", [(-1, 0), (26, 0), (0, -1)])
def test_squares_off_every_board_have_no_name(square: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no square"):
        square_name(*square)
