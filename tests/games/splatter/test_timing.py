"""Splatter's time option: limits, running clocks, time up, what records and boards keep."""

from dataclasses import replace

import pytest

from retrogames.core import record
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.games.splatter import timing
from retrogames.games.splatter.boardmatch import read_match, write_match
from retrogames.games.splatter.scorebox import clock_text
from retrogames.scenes import clocks, orders
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.splatter.hands import FOUR, at, moves, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


class Watch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(clocks, "monotonic", found)
    return found


def timed(time: str, speed: int = 0) -> Driver:
    """Open a new game with a limit; the house remembers it."""
    house = StandIn(Settings(speed=speed).with_game("splatter", time=time))
    return playing(house, match_of(house, "splatter"))


def wait(d: Driver, watch: Watch, seconds: float) -> None:
    """Let time pass with the ticks that belong to it, ten a second as the scene asks for."""
    for _ in range(round(seconds * 10)):
        watch.now += 0.1
        d.ticks(1)


def left(d: Driver) -> list[float]:
    found = play_of(d).clocks
    assert found is not None
    return [round(seconds, 1) for seconds in found.seconds]


@pytest.mark.parametrize(
    ("text", "seconds", "every_move"),
    [("10 s a move", 10, True), ("1 min a game", 60, False), ("30 min a game", 1800, False)],
)
def test_limits_as_text(text: str, seconds: int, every_move: bool) -> None:
    assert timing.read_limit(text) == (seconds, every_move)


@pytest.mark.parametrize("text", ["off", "", "0 s a move", "100 s a move", "5 h a game", "5 s a turn", "x"])
def test_no_limit(text: str) -> None:
    assert timing.read_limit(text) is None


def test_every_choice_is_a_limit() -> None:
    assert timing.LIMITS[0] == "off"
    assert all(timing.read_limit(text) for text in timing.LIMITS[1:])


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (0.2, "0:01"), (8, "0:08"), (59.1, "1:00"), (271, "4:31"), (1800, "30:00")],
)
def test_a_clock_shows_a_begun_second_as_a_whole_one(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_off_there_is_no_clock() -> None:
    assert play_of(timed("off")).clocks is None


def test_the_clock_of_the_seat_to_move_runs(watch: Watch) -> None:
    d = timed("1 min a game")
    wait(d, watch, 7)
    assert left(d) == [53.1, 60, 60, 60], "the first look starts it"
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    wait(d, watch, 5)
    assert left(d)[1] == pytest.approx(55.1)
    assert left(d)[0] == pytest.approx(53.1)


def test_a_limit_for_every_move_begins_anew(watch: Watch) -> None:
    d = timed("10 s a move")
    wait(d, watch, 7)
    d.keys("s")
    d.keys("x")
    assert left(d) == [10, 10, 10, 10]
    wait(d, watch, 2)
    assert left(d)[0] == 10


def test_at_zero_a_seat_passes_where_the_limit_is_for_a_move(watch: Watch) -> None:
    d = timed("10 s a move")
    wait(d, watch, 10.3)
    assert moves(d) == ["pass"]
    assert play_of(d).message == "Time is up: Red passes."
    assert left(d)[0] == 10


def test_at_zero_a_seat_quits_where_the_limit_is_for_the_game(watch: Watch) -> None:
    d = timed("1 min a game")
    wait(d, watch, 60.3)
    assert moves(d) == ["quit"]
    assert play_of(d).message == "Time is up: Red quits."
    assert left(d)[0] == 0
    assert str(play_of(d).match.position).endswith("g gby")


def test_a_pause_a_dialog_and_looking_back_cost_nothing(watch: Watch) -> None:
    d = timed("1 min a game")
    wait(d, watch, 3)
    before = left(d)
    for keys, back in (("f1", "escape"), ("f8", "escape"), ("f6", "escape"), ("f10", "escape")):
        d.keys(keys)
        assert not isinstance(d.top, Play)
        wait(d, watch, 2)
        d.keys(back)
        assert isinstance(d.top, Play)
        d.ticks(1)
        assert left(d) == before, keys
    play = play_of(d)
    orders.carry_out(play, "pause")
    wait(d, watch, 2)
    assert left(d) == before
    assert play.paused
    d.keys("p")
    assert not play.paused
    wait(d, watch, 1)
    assert left(d)[0] == pytest.approx(before[0] - 0.9)


def test_an_animation_costs_nothing(watch: Watch) -> None:
    d = timed("1 min a game", speed=4)
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    assert play_of(d).showing
    wait(d, watch, 2)
    assert play_of(d).showing
    assert left(d) == [60, 60, 60, 60]


def test_only_people_have_clocks(watch: Watch) -> None:
    house = StandIn(Settings(speed=0).with_game("splatter", time="1 min a game"))
    players = (Human(), Computer(Level.BEGINNER), Human(), Human())
    d = playing(house, match_of(house, "splatter", players=players))
    d.keys("s")
    headers = play_of(d).match.headers
    assert "Clock 1" in headers
    assert "Clock 2" not in headers


def test_the_clock_goes_on_where_it_stood_when_a_game_is_left_before_its_first_move(watch: Watch) -> None:
    d = timed("1 min a game")
    wait(d, watch, 7)
    d.keys("escape")
    match = d.house.unfinished(d.house.games["splatter"])
    assert match is not None
    assert left(playing(d.house, match)) == [pytest.approx(53.1), 60, 60, 60]


def test_a_saved_game_goes_on_with_the_time_left(watch: Watch) -> None:
    d = timed("1 min a game")
    wait(d, watch, 7)
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    wait(d, watch, 4)
    d.keys("escape", "l")
    house = d.house
    text = house.kept["splatter"]
    assert "Time: 1 min a game" in text
    match = house.unfinished(house.games["splatter"])
    assert match is not None
    house.change(house.settings.with_game("splatter", time="off"))
    again = playing(house, match)
    assert left(again)[0] == pytest.approx(53.1)
    assert left(again)[1] == pytest.approx(56.1)


def test_a_turn_reset_is_what_a_save_keeps(watch: Watch) -> None:
    d = timed("10 s a move")
    wait(d, watch, 9)
    d.click(*at(d, "a14"))
    d.click(*at(d, "b13"))
    assert "Clock 1: 10.000" in d.house.kept["splatter"]


def test_clocks_without_a_limit_are_for_the_game() -> None:
    house = StandIn()
    match = match_of(house, "splatter", "b13")
    match.headers["Clock 2"] = "12.5"
    match = record.read(record.write(match).encode(), house.games)
    d = playing(house, match)
    assert left(d)[1] == 12.5
    assert timing.time_up(play_of(d).situation())[0].act.name == "QUIT"


def test_a_game_without_clocks_stays_so() -> None:
    house = StandIn(Settings().with_game("splatter", time="10 s a move"))
    assert play_of(playing(house, match_of(house, "splatter", "b13"))).clocks is None


def test_a_board_keeps_clocks_and_limit() -> None:
    house = StandIn()
    match = match_of(house, "splatter", "b13 v13")
    match.headers.update({"Time": "5 min a game", "Clock 1": "271.000", "Clock 2": "8.250"})
    data = write_match(match)
    assert b"Clock r: 271\n" in data
    assert b"Clock g: 8.25\n" in data
    again = read_match(data)
    assert again.headers["Time"] == "5 min a game"
    d = playing(house, again)
    assert left(d) == [271, 8.2, 300, 300]
    assert again.position.tiles == match.position.tiles
    assert again.turn == match.turn


def test_a_seat_without_tiles_cannot_quit_when_its_time_is_up() -> None:
    house = StandIn()
    game = house.games["splatter"]
    match = Match(game, game.settings({"Enter": "on"}), 0, FOUR, setup="r4/5/5/5/4b g rgb")
    match.headers.update({"Time": "5 min a game"})
    d = playing(house, match)
    assert timing.time_up(play_of(d).situation())[0].act.name == "PASS"


def test_the_limit_chosen_is_noted_once() -> None:
    d = timed("10 s a move")
    s = play_of(d).situation()
    assert s.headers["Time"] == "10 s a move"
    assert timing.clocks(replace(s, clocks=None)) == [10, 10, 10, 10]
