"""What Engarde's position reader refuses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.position import PositionError
from retrogames.games.engarde.reading import read

SAMPLE = "++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++"
OPENING = f"6/6/6/6/6/6 {SAMPLE} S3C3/S3C3 - w"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "five fields"),
        (OPENING + " ", "five fields"),
        (OPENING.replace(" ", "  ", 1), "five fields"),
        (OPENING.replace(" ", "\t"), "five fields"),
        ("6" * 1_000_000, "five fields"),
        (OPENING.replace("6/6/6/6/6/6", "6/6/6/6/6"), "not 5"),
        (OPENING.replace("6/6/6/6/6/6", "6/6/6/6/6/7"), "row 1 has '7'"),
        (OPENING.replace("6/6/6/6/6/6", "6/6/6/6/6/5"), "row 1 has 5 squares"),
        (OPENING.replace("6/6/6/6/6/6", "33/6/6/6/6/6"), "row 6 has '3'"),
        (OPENING.replace("6/6/6/6/6/6", "6/x5/6/6/6/6"), "row 5 has 'x'"),
        (OPENING.replace("6/6/6/6/6/6", "٦/6/6/6/6/6"), "row 6"),
        (OPENING.replace("++-+0-", "++-+0"), "poles of row 6 are 5"),
        (OPENING.replace("----++", "----+*"), r"poles of row 1 have '\*'"),
        (OPENING.replace("/----++", ""), "pole rows are six"),
        (OPENING.replace("S3C3/S3C3", "S4C3/S3C3"), "side-bars"),
        (OPENING.replace("S3C3/S3C3", "S3C3"), "side-bars"),
        (OPENING.replace("S3C3/S3C3", "S٣C3/S3C3"), "side-bars"),
        (OPENING.replace("S3C3/S3C3", "S3C2/S3C3"), "5 circles"),
        (OPENING.replace("6/6/6/6/6/6", "S5/6/6/6/6/6"), "7 squares"),
        (OPENING.replace(" - ", " a7 "), "last moved"),
        (OPENING.replace(" - ", " a1 "), "no piece"),
        (OPENING.replace(" w", " W"), "colour"),
        (OPENING.replace(" w", " white"), "colour"),
        (f"SSSC2/cccs2/6/6/6/6 {SAMPLE} S1C1/S1C1 - w", "four of both"),
    ],
)
def test_refusals(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as caught:
        read(text)
    assert len(str(caught.value)) < 120
    assert "\n" not in str(caught.value)


def read_or_refused(text: str) -> str:
    """Give the text read and written again, or the text itself where a PositionError refuses it."""
    try:
        return str(read(text))
    except PositionError:
        return text


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.text("SsCc123456/+-0? wb-af", max_size=120)))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert read_or_refused(text) == text


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(OPENING) - 1), st.characters(), st.integers(0, 2))
def test_a_damaged_position_is_read_back_or_refused(at: int, letter: str, how: int) -> None:
    damaged = OPENING[:at] + ("", letter, OPENING[at] * 2)[how] + OPENING[at + 1 :]
    assert read_or_refused(damaged) == damaged
