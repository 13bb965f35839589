"""Splatter's table: whole games by mouse and by keys, refusals, passing, quitting, entering, the end."""

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core.player import Human
from retrogames.games.splatter.grid import RING1, name_of, squares_of
from retrogames.games.splatter.rules import Act
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.splatter.hands import FOUR, MIDDLE, at, button, moves, on_board, play_of
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
    d.keys("p")
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
    assert told(d) == "a4 touches a tile; enter on a free one."
    d.click(*button(d, "quit"))
    assert moves(d) == []
    d.click(*at(d, "c3"))
    assert moves(d) == ["enter:c3"]
    assert told(d) == "Green is in again."


# Whole games


def next_step(d: Driver) -> tuple[int, int] | None:
    """Choose a tile and a target: most splats first, adds before moves."""
    position = play_of(d).match.position
    own = squares_of(position.tiles[position.turn])
    best: tuple[int, int, int] | None = None
    for move in position.moves():
        if move.act > Act.MOVE:
            continue
        origin = move.origin
        if move.act is Act.ADD:
            origin = next(square for square in own if RING1[square] >> move.target & 1)
        value = 2 * len(position.splats(move)) + (move.act is Act.ADD)
        if best is None or value > best[0]:
            best = (value, origin, move.target)
    return None if best is None else best[1:]


def play_out(d: Driver, by_keys: bool) -> None:
    """Play until the game is over."""
    play = play_of(d)
    for _ in range(400):
        d.ticks(1)
        if play.match.outcome is not None:
            break
        step = next_step(d)
        if step is None or not play.situation().human:
            continue
        for square in step:
            if by_keys:
                walk(d, name_of(square))
                d.keys("return")
            else:
                d.click(*at(d, name_of(square)))
    assert play.match.outcome is not None
    d.ticks(300)


def walk(d: Driver, goal: str) -> None:
    """Move the cursor to a square by arrows."""
    for _ in range(60):
        here = told(d) if not play_of(d).message else ""
        if here == goal:
            return
        if not here or here[0] == goal[0]:
            up = here != "" and int(here[1:]) < int(goal[1:])
            d.keys("up" if up else "down")
        else:
            d.keys("right" if here[0] < goal[0] else "left")
    raise AssertionError(f"the cursor does not come to {goal}")


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_a_whole_game_of_four(house: StandIn, by_keys: bool) -> None:
    d = playing(house, match_of(house, "splatter", Size="5x5"))
    play_out(d, by_keys)
    assert isinstance(d.top, Form)
    assert house.statistics.sum("splatter").games == 4
    d.keys("b")
    assert isinstance(d.top, Play), "the board can be looked at"


def test_a_game_may_be_ended_by_its_counts(house: StandIn) -> None:
    d = on_board(house, MIDDLE, "k7k9")
    d.keys("escape")
    assert isinstance(d.top, Form)
    assert [b.text for b in d.top.buttons] == ["End game", "Leave", "Go on"]
    d.keys("e")
    d.ticks(200)
    assert play_of(d).match.ended
    assert isinstance(d.top, Form)
    lines = [getattr(widget, "text", "") for widget in d.top.widgets]
    counts = play_of(d).match.position.scores()
    order = sorted(range(4), key=lambda seat: -counts[seat])
    names = ("Red", "Green", "Blue", "Yellow")
    assert lines[0] == f"{names[order[0]]} wins!".ljust(14) + f"{counts[order[0]]:3} tiles"
    assert lines[1] == f"2. {names[order[1]]}".ljust(14) + f"{counts[order[1]]:3}"
    assert lines[3].startswith("4. ")


def test_equal_counts_share_their_place(house: StandIn) -> None:
    d = on_board(house, "rrg1/4/4/ggb1 r rgb", "pass")
    play = play_of(d)
    play.match.ended = True
    lines = play.table.result(play.situation()).split("\n")
    assert lines == ["Green wins!     3 tiles", "2. Red          2", "3. Blue         1"]
    d = on_board(house, "rrg1/4/4/g3 r rg", "pass")
    play = play_of(d)
    play.match.ended = True
    assert play.table.result(play.situation()).split("\n")[0].startswith("Red shares the win")


def test_leaving_keeps_the_game(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("escape", "l")
    assert d.top is None
    assert "b13" in house.kept["splatter"]


def test_take_back_and_redo(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13 v13"))
    d.keys("ctrl+z")
    assert moves(d) == ["b13"]
    assert told(d) == "Taken back. Ctrl+Y plays it again."
    d.keys("ctrl+y")
    assert moves(d) == ["b13", "v13"]


# Movement and noise


def test_an_added_tile_grows_and_splats_run_round_it_clockwise() -> None:
    house = StandIn()
    d = on_board(house, "4/3g/1r1b/4 r rgb")
    d.click(*at(d, "b2"))
    d.click(*at(d, "c2"))
    play, splat = play_of(d), play_of(d).look.sounds["splat"]
    table = play.table
    stages, splats, noises = [], [], []
    for _ in range(27):
        d.ticks(1)
        moving = table.moves  # type: ignore[attr-defined]  # Splatter's own
        stages.append(None if moving is None else (4 if moving.landed else moving.stage))
        splats.append({} if moving is None else {name_of(k): v for k, v in moving.splats.items()})
        noises.append(sum(sound is splat for sound in house.sounds))
    for stage, ticks in ((0, 3), (1, 6), (2, 9), (3, 12), (4, 15)):
        assert stages[ticks - 3 : ticks] == [stage] * 3, "three ticks each, as the mock's table has it"
    assert splats[12:15] == [{}] * 3
    assert splats[15:18] == [{"d3": 1}] * 3
    assert splats[18:21] == [{"d3": 2, "d2": 1}] * 3
    assert splats[21:24] == [{"d3": 3, "d2": 2}] * 3
    assert splats[24:26] == [{"d3": 3, "d2": 3}] * 2
    assert [noises[14], noises[15], noises[18], noises[-1]] == [0, 1, 2, 2], "one noise each"


def test_counts_follow_the_splats() -> None:
    house = StandIn()
    d = on_board(house, "4/3g/1r1b/4 r rgb")
    d.click(*at(d, "b2"))
    d.click(*at(d, "c2"))
    counts = []
    for _ in range(30):
        d.ticks(1)
        moving = play_of(d).table.moves  # type: ignore[attr-defined]  # Splatter's own
        if moving is not None:
            counts.append(tuple(bits.bit_count() for bits in moving.tiles[:3]))
    assert list(dict.fromkeys(counts)) == [(1, 1, 1), (2, 1, 1), (3, 0, 1), (4, 0, 0)]


@pytest.mark.parametrize("event", [Key("x"), Press(400, 470)])
def test_any_key_or_click_ends_the_animation(event: Key | Press) -> None:
    d = on_board(StandIn(), "4/3g/1r1b/4 r rgb")
    d.click(*at(d, "b2"))
    d.click(*at(d, "c2"))
    d.ticks(2)
    assert play_of(d).showing
    d.send(event)
    assert not play_of(d).showing
    assert play_of(d).match.position.scores()[0] == 4


def test_a_click_that_ends_an_animation_acts_as_well() -> None:
    d = playing(StandIn(), match_of(StandIn(), "splatter"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    d.click(*at(d, "w14"))
    d.click(*at(d, "v13"))
    assert moves(d) == ["b13", "v13"]


@pytest.mark.parametrize("settings", [Settings(speed=0), Settings(less_motion=True)])
def test_less_motion_shows_the_last_frame_at_once(settings: Settings) -> None:
    d = playing(StandIn(settings), match_of(StandIn(), "splatter"))
    d.click(*at(d, "a14"))
    d.click(*at(d, "c12"))
    assert not play_of(d).showing


def test_speed_changes_the_ticks_of_a_stage() -> None:
    lengths = []
    for speed in (1, 2, 3, 4):
        d = playing(StandIn(Settings(speed=speed)), match_of(StandIn(), "splatter"))
        d.click(*at(d, "a14"))
        d.click(*at(d, "b13"))
        ticks = 0
        while play_of(d).showing:
            d.ticks(1)
            ticks += 1
        lengths.append(ticks)
    assert lengths[1] == 13
    assert lengths == sorted(lengths)
    assert len(set(lengths)) == 4


def test_sounds_of_moves(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    sounds = play_of(d).look.sounds
    d.click(*at(d, "a14"))
    assert house.sounds[-1] is sounds["click"]
    d.click(*at(d, "b13"))
    assert house.sounds[-1] is sounds["move"]
    d.keys("p")
    assert house.sounds[-1] is sounds["click"]
    d.keys("q", "q")
    assert house.sounds[-1] is sounds["bell"]


def test_the_key_click_is_an_option(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.keys("right")
    assert house.sounds == []
    house.change(house.settings.with_game("splatter", key_click=True))
    d.keys("right", "x")
    assert house.sounds == [play_of(d).look.sounds["key"]] * 2


def test_the_prompt_says_what_can_be_done(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter"))
    play = play_of(d)
    assert play.table.prompt(play.situation()) == "Red: pick a tile."
    d.click(*at(d, "a14"))
    assert play.table.prompt(play.situation()) == "Red: a14 adds on a plus, moves to a ring."


EVENTS = st.one_of(
    st.builds(Motion, st.integers(-9, 700), st.integers(-9, 500)),
    st.builds(Press, st.integers(40, 600), st.integers(40, 470)),
    st.builds(Release, st.integers(40, 600), st.integers(40, 470)),
    st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.just("right")),
    st.builds(
        Key, st.sampled_from(["up", "down", "left", "right", "return", "tab", "p", "q", "escape", "x", "f7"])
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
