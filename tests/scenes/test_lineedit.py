"""Typing in a field: editing keys, what may go in, where a click puts the cursor."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.looks.dos import Dos
from retrogames.looks.gem import Gem
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Look
from retrogames.looks.motif import Motif
from retrogames.looks.widgets import Field, State
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.lineedit import edit, fill, insert, place_at
from tests.scenes.stand_in import FACES

LOOKS: tuple[Look, ...] = (Dos(FACES), Gem(FACES), Intuition(FACES), Motif(FACES))
KEYS = ("backspace", "delete", "left", "right", "home", "end", "f1")


def after(text: str, cursor: int, key: str) -> tuple[str, int, bool]:
    field = Field(text, 8, cursor=cursor)
    changed = edit(field, key)
    return field.text, field.cursor, changed


def test_keys_edit_at_the_cursor() -> None:
    assert after("abc", 2, "backspace") == ("ac", 1, True)
    assert after("abc", 0, "backspace") == ("abc", 0, False)
    assert after("abc", 1, "delete") == ("ac", 1, True)
    assert after("abc", 3, "delete") == ("abc", 3, False)
    assert after("abc", 1, "left") == ("abc", 0, False)
    assert after("abc", 3, "right") == ("abc", 3, False)
    assert after("abc", 1, "home") == ("abc", 0, False)
    assert after("abc", 1, "end") == ("abc", 3, False)


def test_text_goes_in_as_far_as_there_is_room_and_it_is_latin() -> None:
    field = Field("ab", 5, cursor=1)
    assert insert(field, "x\tяéyz")
    assert (field.text, field.cursor) == ("axéyb", 4)
    assert not insert(field, "q")
    assert not insert(Field("", 5), "\n")


@given(st.lists(st.one_of(st.sampled_from(KEYS), st.text(max_size=4)), max_size=40), st.integers(0, 12))
def test_the_cursor_stays_in_the_text_and_the_text_in_its_limit(steps: list[str], limit: int) -> None:
    field = Field("", limit)
    for step in steps:
        if step in KEYS:
            edit(field, step)
        else:
            insert(field, step)
        assert 0 <= field.cursor <= len(field.text) <= limit


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_click_puts_the_cursor_to_the_nearest_place(look: Look) -> None:
    char = look.metrics.char
    field = Field("abcdef", 8, cursor=6, box=Box(40, 40, 10 * char, 20))
    start = 40 + char // 2
    assert [place_at(look, field, start + n * char) for n in range(8)] == [0, 1, 2, 3, 4, 5, 6, 6]
    assert place_at(look, field, 0) == 0


def test_in_a_text_longer_than_its_field_only_what_is_shown_can_be_clicked() -> None:
    look = LOOKS[1]
    field = Field("abcdefghijklmnop", 40, cursor=16, box=Box(0, 0, 52, 12))
    assert place_at(look, field, 0) == 11
    assert place_at(look, field, 500) == 16


def test_a_letter_takes_the_place_of_a_text_filled_in_and_an_editing_key_keeps_it() -> None:
    for key, typed in (
        ("left", "Adxa"),
        ("backspace", "Adx"),
        ("delete", "Adax"),
        ("end", "Adax"),
        ("a", "x"),
    ):
        field = Field("", 8)
        fill(field, "Ada")
        assert (field.text, field.cursor, field.selected) == ("Ada", 3, True)
        edit(field, key)
        insert(field, "x")
        assert (field.text, field.selected) == (typed, False), key


def test_what_cannot_go_in_takes_no_place() -> None:
    field = Field("", 3)
    fill(field, "Ada")
    assert not insert(field, "\t")
    assert (field.text, field.selected) == ("Ada", True)
    assert insert(field, "Benjamin")
    assert field.text == "Ben"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_selected_text_looks_different(look: Look) -> None:
    pictures = []
    for selected in (False, True):
        screen = Screen()
        field = Field("Ada", 8, cursor=3, selected=selected, box=Box(40, 40, 100, 20))
        look.widget(screen, field, State(focus=True))
        pictures.append(screen.pixels())
    assert pictures[0] != pictures[1]
