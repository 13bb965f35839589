"""Splatter's table: its hands by mouse and by keys, refusals, passing, quitting, entering."""

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.player import Human
from retrogames.games.splatter.grid import name_of
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.splatter.hands import FOUR, at, button, moves, on_board, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


@pytest.fixture
def house() -> StandIn:
    return StandIn(Settings(speed=0))


def told(d: Driver) -> str:
    """What the menu bar says."""
    play = play_of(d)
    return play.table.info(play.situation())


# The hands


def test_a_click_picks_and_a_click_in_level_1_adds(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    assert moves(d) == ["b13"]
    assert str(play_of(d).match.position).startswith("r21g/1r21/")


def test_a_click_in_level_2_moves(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "c12"))
    assert moves(d) == ["a14c12"]


def test_a_second_click_puts_the_tile_back(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13 pass pass pass"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "c14"))
    assert len(moves(d)) == 4
    assert told(d) == "Pick one of your tiles first."
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    d.click(*at(d, "d13"))
    assert moves(d)[-1] == "b13d13", "clicking another own tile picks that one"


def test_the_pointer_is_a_hand_while_a_tile_is_picked(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    assert not d.top.holding
    d.click(*at(d, "a14"))
    assert d.top.holding
    d.click(*at(d, "b13"))
    assert not d.top.holding


def test_the_right_button_puts_the_tile_back_too(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.click(*at(d, "a14"))
    d.click(300, 200, "right")
    d.click(*at(d, "b13"))
    assert moves(d) == []


@pytest.mark.parametrize(
    ("clicks", "words"),
    [
        ("c12", "Pick one of your tiles first."),
        ("w14", "The tile on w14 is Green's."),
        ("a14 w14", "The tile on w14 is Green's."),
        ("a14 d14", "d14 is too far from a14."),
        ("a14 e5", "e5 is too far from a14."),
    ],
)
def test_refusals_say_why(house: StandIn, clicks: str, words: str) -> None:
    d = playing(house, match_of(house, "splatter"))
    for name in clicks.split():
        d.click(*at(d, name))
    assert told(d) == words
    assert moves(d) == []
    assert house.sounds[-1] is play_of(d).look.sounds["refuse"]


def test_walls_and_tiles_shut_in_are_refused_in_words(house: StandIn) -> None:
    d = on_board(house, "r1-3/gg4/ggg3/ggg3/6/5r r rg")
    d.click(*at(d, "c6"))
    assert told(d) == "A wall stands there."
    d = on_board(house, "rg-3/gg-3/---3/6/6/5r r rg")
    d.click(*at(d, "a6"))
    assert told(d) == "The tile on a6 is shut in."


def test_a_message_is_read_with_the_next_click(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.click(*at(d, "e5"))
    assert told(d) == "Pick one of your tiles first."
    d.send(Motion(*at(d, "c12")))
    assert told(d) == "Pick one of your tiles first.", "it stays while the pointer moves"
    d.click(*at(d, "a14"))
    assert told(d) == "a14"
    d.send(Motion(*at(d, "c12")))
    assert told(d) == "c12"
    d.send(Motion(20, 20))
    assert told(d) == ""


def test_the_square_pointed_at_is_named_to_the_dot(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    inside = {"a14": (44, 66), "b14": (68, 66), "a13": (44, 88), "w1": (593, 371)}
    for name, (x, y) in inside.items():
        d.send(Motion(x, y))
        assert told(d) == name
    for x, y in ((41, 66), (44, 63), (594, 371), (593, 372)):
        d.send(Motion(x, y))
        assert told(d) == ""


def test_pointing_shows_what_would_be_splatted(house: StandIn) -> None:
    d = on_board(house, "5/1gg2/1g3/3r1/5 r rg")
    d.click(*at(d, "d2"))
    d.send(Motion(*at(d, "c3")))
    play = play_of(d)
    aimed = play.table.aimed(play.situation())  # type: ignore[attr-defined]  # Splatter's own
    assert [name_of(square) for square in play.match.position.splats(aimed)] == ["b3", "b4", "c4"]


def test_all_by_keys_on_the_board(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.keys("right")
    assert told(d) == "a14", "the first arrow shows the cursor on the seat's own tile"
    d.keys("return", "right", "down", "return")
    assert moves(d) == ["b13"]
    d.keys("tab", "return", "left", "left", "down", "space")
    assert moves(d) == ["b13", "w14u13"]
    d.keys("s")
    assert moves(d)[-1] == "pass"
    d.keys("tab", "return", "escape")
    assert isinstance(d.top, Play), "Esc puts the picked tile back first"
    d.keys("escape")
    assert isinstance(d.top, Form), "then it asks"


def test_tab_goes_from_tile_to_tile(house: StandIn) -> None:
    d = on_board(house, "r3/4/1r2/3r r r")
    found = []
    for keys in ((False, 4), (True, 2)):
        for _ in range(keys[1]):
            d.send(Key("tab", shift=keys[0]))
            found.append(told(d))
    assert found == ["b2", "a4", "d1", "b2", "d1", "a4"]


# Passing, quitting, being out


def test_pass_by_its_button_acts_where_it_was_pressed(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    x, y = button(d, "pass")
    d.send(Motion(x, y), Press(x, y), Motion(300, 200), Release(300, 200))
    assert moves(d) == []
    d.click(x, y)
    assert moves(d) == ["pass"]
    d.click(x, y)
    assert moves(d) == ["pass"], "red's button is not green's"


def test_quit_asks_first(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13 pass pass pass"))
    d.click(*button(d, "quit"))
    assert isinstance(d.top, Form)
    d.keys("return")
    assert moves(d)[-1] == "pass", "Go on is the default"
    d.keys("q")
    assert isinstance(d.top, Form)
    d.keys("q")
    assert moves(d)[-1] == "quit"
    assert str(play_of(d).match.position).endswith("g gby")
    assert told(d) == "Red has quit."


def test_a_stuck_seat_passes_by_itself_and_the_bar_says_so(house: StandIn) -> None:
    d = on_board(house, "rg-1/gg-1/---1/3b b rgb")
    d.click(*at(d, "d1"))
    d.click(*at(d, "d2"))
    d.ticks(3)
    assert moves(d) == ["d2", "pass"]
    assert told(d) == "Red is stuck and passes."
    d.ticks(80)
    assert told(d) == "Red is stuck and passes.", "long enough to be read"
    d.ticks(20)
    assert moves(d) == ["d2", "pass"]
    assert play_of(d).match.turn == 1
    assert not play_of(d).showing


def test_who_is_knocked_out_is_told(house: StandIn) -> None:
    d = on_board(house, "g3/r3/4/3b r rgb", players=(Human(), Human("Max"), Human(), Human()))
    d.click(*at(d, "a3"))
    d.click(*at(d, "b4"))
    assert told(d) == "Max is out!"


def test_entering_again_is_a_house_rule(house: StandIn) -> None:
    d = on_board(house, "r4/5/5/5/4b g rgb", enter="on")
    play = play_of(d)
    assert play.situation().human
    d.click(*at(d, "a4"))
    assert told(d) == "a4 touches a tile: take another."
    d.click(*button(d, "quit"))
    assert moves(d) == []
    d.click(*at(d, "c3"))
    assert moves(d) == ["enter:c3"]
    assert told(d) == "Green is in again."


# What is said, and what is done at random


def test_the_prompt_says_what_can_be_done(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    play = play_of(d)
    assert play.table.prompt(play.situation()) == "Red: pick a tile."
    d.click(*at(d, "a14"))
    assert play.table.prompt(play.situation()) == "Red: a14: + adds, a ring moves."


EVENTS = st.one_of(
    st.builds(Motion, st.integers(-9, 700), st.integers(-9, 500)),
    st.builds(Press, st.integers(40, 600), st.integers(40, 470)),
    st.builds(Release, st.integers(40, 600), st.integers(40, 470)),
    st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.just("right")),
    st.builds(
        Key,
        st.sampled_from(["up", "down", "left", "right", "return", "tab", "p", "s", "q", "escape", "x", "f7"]),
    ),
)


@given(st.lists(EVENTS, max_size=60), st.sampled_from(["off", "on"]))
@hypothesis.settings(max_examples=40, deadline=None)
def test_whatever_is_done_the_game_stays_sound(events: list[Event], enter: str) -> None:
    d = on_board(StandIn(Settings(speed=1)), "r2g/4/1-2/y2b r rgby", enter=enter)
    for event in events:
        if not isinstance(d.top, Play):
            d.keys("escape")
        d.send(event)
        if d.top is None:
            return
        d.ticks(2)
    match = play_of(d).match
    position = match.positions[0]
    for move in match.moves:
        assert move in position.moves()
        position = position.play(move)
    d.picture()


def test_a_seat_is_named_by_its_player(house: StandIn) -> None:
    d = on_board(house, "rg-1/gg-1/---1/3b r rgb", players=(Human("Dolores"), *FOUR[1:]))
    d.ticks(2)
    assert moves(d) == ["pass"]
    assert told(d) == "Dolores is stuck and passes."


def test_the_square_told_is_the_one_under_the_pointer_also_on_a_new_board(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.send(Motion(*at(d, "l5")))
    play = play_of(d)
    d.picture()
    assert play.table.info(play.situation()) == "l5"
    play.take_over(match_of(house, "splatter", Size="4x4"))
    d.picture()
    assert play.table.info(play.situation()) == ""
    d.send(Motion(*at(d, "b2")))
    assert play.table.info(play.situation()) == "b2"
