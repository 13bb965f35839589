"""Files put together at random from good lines, odd lines and noise, for every reader of files.

Where tests/test_damaged.py damages one place at a time, here much is wrong at once.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames import store
from retrogames.__main__ import main
from retrogames.core import record
from retrogames.core.game import Game, discover
from retrogames.paths import Places
from tests.damage import NUMBERS, harmless
from tests.test_damaged import (
    FACE,
    SMALL_BOARD,
    counted,
    read_face,
    read_record,
    read_splatter,
    read_statistics,
    some_match,
)
from tests.test_damaged_settings import FULL, read_settings

GAMES = discover()
HUGE = 100 << 20
"""Bytes of a file that nobody meant for a game."""

ODD = (
    *(*NUMBERS, "Size: 1x1", "Size: 0x0", "Size: 1000000000x1", "Setup: - - -", "Seat 9: human", "Seats: 1"),
    *(
        "Option Size: -1",
        "Seat 1: computer god",
        "Poles: " + "+" * 99,
        "Clock 1: nan",
        "Result: win 0",
        "[x]",
    ),
)


@st.composite
def mixed(draw: st.DrawFn, good: bytes) -> bytes:
    """Draw lines of a good file in any order, some of them cut or joined, with odd ones between."""
    lines = good.decode().split("\n")
    line = st.one_of(
        st.sampled_from(lines),
        st.sampled_from(lines),
        st.sampled_from(ODD),
        st.text(max_size=12),
        st.tuples(st.sampled_from(lines), st.sampled_from(lines)).map(
            lambda two: two[0][: len(two[0]) // 2] + two[1][len(two[1]) // 2 :]
        ),
    )
    head = lines[: draw(st.integers(0, len(lines)))]
    return "\n".join([*head, *draw(st.lists(line, max_size=30))]).encode("utf-8", "surrogatepass")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_records(game: Game, data: st.DataObject) -> None:
    read_record(data.draw(mixed(record.write(some_match(game)).encode())))


@pytest.mark.parametrize(
    ("reader", "good"),
    [(read_splatter, SMALL_BOARD), (read_settings, FULL), (read_statistics, counted()), (read_face, FACE)],
    ids=["board", "settings", "statistics", "face"],
)
@settings(max_examples=100)
@given(data=st.data())
def test_other_files(reader: Callable[[bytes], object], good: bytes, data: st.DataObject) -> None:
    reader(data.draw(mixed(good)))


VALUE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(list(GAMES)),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["format", "tallies", "marks", "game", "name", "score"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(tallies=VALUE, marks=VALUE)
def test_statistics_of_any_shape(tallies: object, marks: object) -> None:
    whole = json.loads(counted())
    for value in ({**whole, "tallies": tallies}, {**whole, "marks": marks}, tallies):
        read_statistics(json.dumps(value).encode())


def test_a_file_of_100_mb_is_refused_without_reading_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "huge.game"
    with path.open("wb") as file:
        file.truncate(HUGE)  # a hole: it takes no room
    assert main(["replay", str(path)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "larger than" in line
    assert harmless(line)
    places = Places(tmp_path / "data", tmp_path / "data")
    places.data.mkdir()
    for kept in (places.settings, places.statistics):
        path.replace(kept)
        found, warning = (store.load_settings if kept == places.settings else store.load_statistics)(places)
        assert found == type(found)()
        assert warning is not None
        assert "larger than" in warning
        (aside,) = kept.parent.glob(f"{kept.stem}*bad*")
        aside.replace(path)
