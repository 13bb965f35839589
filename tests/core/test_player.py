"""Who sits at the table, as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.player import Computer, Human, Level, plain, player_text, read_player


def test_the_levels_stand_weakest_first() -> None:
    assert [str(level) for level in Level] == ["beginner", "casual", "club", "expert", "master"]


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("human", Human()),
        ("human Ada", Human("Ada")),
        ("human Ada Lovelace", Human("Ada Lovelace")),
        ("computer club", Computer(Level.CLUB)),
        ("computer master Deep Blue", Computer(Level.MASTER, "Deep Blue")),
    ],
)
def test_players_as_a_record_names_them(text: str, player: Human | Computer) -> None:
    assert read_player(text) == player
    assert player_text(player) == text


@pytest.mark.parametrize("text", ["", "robot", "computer", "computer grand", "Human Ada", "computerclub"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_player(text)


@given(st.text())
def test_plain_text_is_one_printable_line(text: str) -> None:
    shown = plain(text)
    assert len(shown.splitlines()) <= 1
    assert not any(
        letter < " " or "\x7f" <= letter < "\xa0" or letter in "\u202e\u200f\u2066" for letter in shown
    )
    assert plain(shown) == shown
