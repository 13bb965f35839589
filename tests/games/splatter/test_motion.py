"""How Splatter's moves are shown and heard."""

import pytest

from retrogames.games.splatter.grid import name_of
from retrogames.machine.events import Key, Press
from retrogames.settings import Settings
from tests.games.splatter.hands import at, moves, on_board, play_of
from tests.scenes.stand_in import StandIn, match_of, playing


@pytest.fixture
def house() -> StandIn:
    return StandIn(Settings(speed=0))


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
    d.keys("s")
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
