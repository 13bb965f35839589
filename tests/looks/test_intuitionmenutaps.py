"""The Amiga's menus without a right button: by tap, by key; the depth gadgets; any order of events."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release, Text
from tests.looks.amigahand import COMMANDS, HELP, MOVE, PROJECT, ROWS, Hand, name


@pytest.fixture
def hand() -> Hand:
    """Give a hand on a closed menu."""
    return Hand()


# By tap, for hands without a right button


def test_a_tap_on_the_bar_opens_and_another_on_an_item_picks(hand: Hand) -> None:
    assert hand.press(PROJECT, 5) is True
    assert hand.release(PROJECT, 5) is True
    assert hand.menu.open
    assert hand.press(60, ROWS["new"]) is True
    assert name(hand.release(60, ROWS["new"])) == "new"
    assert not hand.menu.open


def test_one_stroke_from_the_bar_to_an_item_picks_it(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.move(60, ROWS["players"])
    assert name(hand.release(60, ROWS["players"])) == "players"


def test_a_tap_beside_the_titles_shows_them_and_the_next_opens_one(hand: Hand) -> None:
    hand.press(450, 5)
    hand.release(450, 5)
    assert hand.menu.open
    hand.press(HELP, 5)
    hand.release(HELP, 5)
    assert hand.press(280, 17) is True
    assert name(hand.release(280, 17)) == "manual"


@pytest.mark.parametrize(("x", "y"), [(400, 200), (450, 5), (PROJECT, 5)])
def test_a_tap_elsewhere_or_on_the_open_title_closes(hand: Hand, x: int, y: int) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    assert hand.press(x, y) is True
    assert not hand.menu.open
    assert hand.release(x, y) is True


def test_a_tap_on_a_title_that_the_pointer_opened_leaves_it_open(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    hand.move(MOVE, 5)
    for still in (True, False):
        hand.press(MOVE, 5)
        hand.release(MOVE, 5)
        assert hand.menu.open is still


def test_a_tap_on_an_item_with_a_sub_menu_leaves_it_open(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    hand.press(60, ROWS["against"])
    assert hand.release(60, ROWS["against"]) is True
    assert hand.menu.open
    hand.press(260, 29)
    assert name(hand.release(260, 29)) == "side White"


# By key


def test_the_key_opens_the_first_list_and_return_picks(hand: Hand) -> None:
    hand.menu.show()
    assert hand.menu.open
    assert name(hand.key("return")) == "two"
    hand.menu.show()
    assert name(hand.key("down", "down", "down", "space")) == "new"  # over the ghosted one
    hand.menu.show()
    assert name(hand.key("up", "return")) == "shelf"


def test_sideways_goes_from_title_to_title_and_into_sub_menus(hand: Hand) -> None:
    hand.menu.show()
    assert name(hand.key("right", "return")) == "takeback"
    hand.menu.show()
    assert name(hand.key("left", "end", "return")) == "about"
    hand.menu.show()
    assert name(hand.key("down", "right", "down", "down", "return")) == "level 1"
    hand.menu.show()
    assert name(hand.key("down", "return", "down", "left", "down", "return")) == "demo"


def test_escape_leaves_the_sub_menu_first(hand: Hand) -> None:
    hand.menu.show()
    hand.key("down", "right", "escape")
    assert hand.menu.open
    hand.key("escape")
    assert not hand.menu.open


def test_letters_pick_and_keys_of_items_work_in_every_list(hand: Hand) -> None:
    hand.menu.show()
    assert name(hand.key("n")) == "new"
    hand.menu.show()
    assert name(hand.key("f1")) == "manual"
    hand.menu.show()
    assert name(hand.key("ctrl+z")) == "takeback"
    hand.menu.show()
    assert hand.key("ctrl+y") is True  # Redo is ghosted
    assert hand.menu.open


def test_of_several_items_with_a_letter_the_next_lights_up(hand: Hand) -> None:
    hand.menu.show()
    assert hand.key("t") is True  # Two players and Statistics
    assert name(hand.key("return")) == "statistics"


# The depth gadgets


def test_the_back_gadget_asks_for_the_shelf_and_the_front_one_for_the_full_screen(hand: Hand) -> None:
    for x, command in ((600, "shelf"), (626, "fullscreen")):
        assert hand.press(x, 5) is True
        assert not hand.menu.open
        assert name(hand.release(x, 5)) == command


def test_a_depth_gadget_is_complemented_while_the_pointer_is_on_it(hand: Hand) -> None:
    box = Box(588, 0, 26, 10)
    before = hand.lines(box)
    hand.press(600, 5)
    assert hand.lines(box) == [[15 - pen for pen in line] for line in before]
    assert hand.move(500, 5) is True
    assert hand.lines(box) == before
    assert hand.release(500, 5) is True


# Whatever comes


@given(
    st.lists(
        st.one_of(
            st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.sampled_from(["left", "right"])),
            st.builds(Release, st.integers(0, 639), st.integers(0, 479), st.sampled_from(["left", "right"])),
            st.builds(Motion, st.integers(0, 300), st.integers(0, 300)),
            st.builds(
                Key, st.sampled_from(["up", "down", "left", "right", "return", "escape", "t", "f2", "home"])
            ),
            st.builds(Text, st.just("t")),
        ),
        max_size=25,
    )
)
@settings(max_examples=80, deadline=None)
def test_no_order_of_events_gives_a_ghosted_command(events: list[Event]) -> None:
    hand = Hand()
    parents = {command.parent for command in COMMANDS}
    for event in events:
        answer = hand.send(event)
        if isinstance(answer, Command):
            assert answer.enabled
            assert answer.id not in parents
    hand.menu.close()
    assert not hand.menu.open
