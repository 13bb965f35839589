"""What is counted over many matches."""

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core import statistics
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.core.statistics import NOBODY, Mark, Row, Statistics, Tally
from tests.nim import NIM


def played(
    *takes: str, players: tuple[Human | Computer, ...] = (Human("Ada"), Computer(Level.EXPERT))
) -> Match:
    match = Match(NIM, NIM.settings({"Base": "1"}), 1, players)
    for move in ("roll:3", *takes):
        match.play_text(move)
    return match


def test_each_seat_of_a_finished_match_is_counted() -> None:
    counted = Statistics().with_match(played("take:1", "take:3"))
    assert dict(counted.tallies) == {
        Row("nim", "human", "expert", 0): Tally(1, 0, 0, 1, 1, 2, {"ones": 1}),
        Row("nim", "expert", "human", 1): Tally(1, 1, 0, 3, 3, 2, {"ones": 0}),
    }


def test_sums_of_several_matches() -> None:
    counted = Statistics()
    for takes in (("take:1", "take:3"), ("take:2", "take:1", "take:1"), ("take:3", "take:1")):
        counted = counted.with_match(played(*takes))
    mine = counted.sum("nim", player="human")
    # 1 + (2 + 1) + 3 taken; won the second alone; three moves in the second; ones in the first and second
    assert mine == Tally(3, 1, 0, 7, 3, 3, {"ones": 2})
    assert mine.losses == 2
    assert mine.mean("points") == pytest.approx(7 / 3)
    assert mine.mean("ones") == pytest.approx(2 / 3)
    assert counted.sum("nim").games == 6
    assert counted.sum("nim", against="expert", seat=0).games == 3
    assert counted.sum("go") == Tally()
    assert Tally().mean("points") == 0
    assert counted.values("nim", "against") == ("expert", "human")


def test_a_match_that_still_runs_is_not_counted() -> None:
    assert Statistics().with_match(played("take:1")) == Statistics()


def test_assisted_matches_are_counted_apart() -> None:
    match = played("take:1", "take:3")
    match.assisted = True
    counted = Statistics().with_match(match)
    assert counted.sum("nim", assisted=False).games == 0
    assert counted.sum("nim", assisted=True).games == 2


def test_the_strongest_opponent_names_the_row() -> None:
    match = played("take:1", "take:3", players=(Human(), Human()))
    assert Row("nim", "human", "human", 0) in Statistics().with_match(match).tallies


def test_a_match_with_a_mark_enters_its_table_only() -> None:
    from retrogames.frozen import replace

    match = played("take:1", "take:3")
    match.game = replace(NIM, mark=lambda position: ("left", sum(position.scores())))
    counted = Statistics().with_match(match)
    assert counted.tallies == {}
    assert counted.table("nim", "left") == (Mark("nim", "left", 4, "Ada", ""),)


def test_a_table_keeps_the_best_ten_and_the_older_of_equals_first() -> None:
    counted = Statistics().with_mark(Mark("nim", "b", 99))
    for score in range(12):
        counted = counted.with_mark(Mark("nim", "a", score, f"first {score}"))
    counted = counted.with_mark(Mark("nim", "a", 11, "second"))
    table = counted.table("nim", "a")
    assert [mark.score for mark in table] == [11, 11, 10, 9, 8, 7, 6, 5, 4, 3]
    assert [mark.name for mark in table][:2] == ["first 11", "second"]
    assert counted.table("nim", "b") == (Mark("nim", "b", 99),)


def test_csv_has_a_line_for_each_row() -> None:
    counted = Statistics().with_match(played("take:1", "take:3"))
    rows = list(csv.DictReader(io.StringIO(statistics.csv_text(counted))))
    assert len(rows) == 2
    assert rows[0]["player"] == "human"
    assert rows[0]["seat"] == "1"
    assert rows[0]["losses"] == "1"
    assert rows[0]["ones"] == "1"
    assert rows[1]["wins"] == "1"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no JSON"),
        (b"\xff\xfe", "no JSON"),
        (b"[" * 100_000, "no JSON"),
        (b"[]", "no statistics"),
        (b"{}", "no statistics"),
        (b'{"format": "1"}', "no statistics"),
        (b'{"format": 2}', "newer"),
        (b'{"format": 1, "tallies": 3}', "no list"),
        (b'{"format": 1, "tallies": [3]}', "no list"),
        (b'{"format": 1, "tallies": [{"game": 3}]}', "game is no text"),
        (
            b'{"format": 1, "marks": [{"game": "a", "title": "b", "name": "", "date": "", "score": "9"}]}',
            "number",
        ),
    ],
)
def test_damaged_statistics_are_refused_in_words(data: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        statistics.read(data)


def test_a_wrong_sum_is_refused() -> None:
    content = json.loads(statistics.write(Statistics({Row("a", "human", NOBODY, 0): Tally(1)})))
    content["tallies"][0]["games"] = True
    with pytest.raises(ValueError, match="games is no number"):
        statistics.read(json.dumps(content).encode())


TEXTS = st.text(max_size=8)
COUNTS = st.integers(0, 10**9)
TALLIES = st.builds(
    Tally, COUNTS, COUNTS, COUNTS, COUNTS, COUNTS, COUNTS, st.dictionaries(TEXTS, COUNTS, max_size=3)
)
ROWS = st.builds(Row, TEXTS, TEXTS, TEXTS, st.integers(0, 3), st.booleans())


@given(
    st.dictionaries(ROWS, TALLIES, max_size=4), st.lists(st.builds(Mark, TEXTS, TEXTS, COUNTS, TEXTS, TEXTS))
)
def test_statistics_are_read_back(tallies: dict[Row, Tally], marks: list[Mark]) -> None:
    value = Statistics(tallies, tuple(marks))
    assert statistics.read(statistics.write(value).encode()) == value


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_other_json_is_refused_or_read(content: object) -> None:
    try:
        statistics.read(json.dumps({"format": 1, "tallies": content, "marks": content}).encode())
    except ValueError as error:
        assert "\n" not in str(error)


def test_what_two_instances_counted_at_once_is_kept() -> None:
    """Each has changed what was there before; `before` and `mine` are ours, the rest is the other's."""
    ada, bert, club = (Row("nim", player, "club", 0) for player in ("human", "expert", "club"))
    before = Statistics({ada: Tally(games=1), club: Tally(games=9)})
    mine = Statistics({ada: Tally(games=2), club: Tally(games=9)})
    other = Statistics({ada: Tally(games=1), bert: Tally(games=5), club: Tally(games=10)})
    merged = other.merged(before, mine)
    assert merged.tallies == {ada: Tally(games=2), bert: Tally(games=5), club: Tally(games=10)}


def test_what_we_struck_out_is_gone_whatever_the_other_instance_did() -> None:
    row, other_row = Row("nim", "human", "club", 0), Row("go", "human", "club", 0)
    mark, others_mark = Mark("nim", "best", 5), Mark("nim", "best", 7)
    before = Statistics({row: Tally(games=1)}, (mark,))
    other = Statistics({row: Tally(games=2), other_row: Tally(games=1)}, (mark, others_mark))
    assert other.merged(before, Statistics()) == Statistics({other_row: Tally(games=1)}, (others_mark,))
    assert Statistics().merged(before, Statistics()) == Statistics()


def test_marks_of_two_instances_stand_in_one_table() -> None:
    shared, mine, both = Mark("nim", "best", 5), Mark("nim", "best", 9, "Ada"), Mark("nim", "best", 6, "Cleo")
    others = Mark("nim", "best", 7, "Bert")
    before = Statistics(marks=(shared,))
    merged = Statistics(marks=(others, both, shared)).merged(before, Statistics(marks=(mine, both, shared)))
    assert merged.table("nim", "best") == (mine, others, both, shared)


def test_figures_that_are_no_table_are_refused() -> None:
    text = statistics.write(Statistics({Row("nim", "human", "club", 0): Tally(1)}))
    with pytest.raises(ValueError, match="figures are no table"):
        statistics.read(text.replace('"figures": {}', '"figures": [1]').encode())
