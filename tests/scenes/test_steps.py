"""Stepping through a game: by keys, wheel, list and by itself, with moves shown again."""

from typing import Any

import pytest

from retrogames.machine.box import Box
from retrogames.machine.events import Wheel
from retrogames.machine.screen import Screen
from retrogames.scenes.play import Play
from retrogames.scenes.scene import Push
from retrogames.scenes.steps import Steps
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

MOVES = {
    "contact": "",
    "splatter": "b13 v13 v2 b2 c12 u12",
    "pointtopoint": "2a1 1b3 3c1 2c3 2d4 1b2",
    "engarde": "S@c3 S@d3 C@c4 C@d4 S@b2 c4c5",
}


def _open(name: str = "pointtopoint", **settings: Any) -> tuple[Driver, Any, Any]:
    """Open the list of moves of a game; gives the driver, the panel and the play scene below."""
    house = StandIn(Settings(**settings))
    match = match_of(house, name, MOVES[name], seed=3)
    if name == "contact":
        for _ in range(6):
            match.roll() if match.turn < 0 else match.play(match.position.moves()[-1])
    driver = playing(house, match)
    driver.keys("f6")
    assert isinstance(driver.top, Steps)
    return driver, driver.top, driver.stack.scenes[0]


def test_keys_step_back_forward_to_start_and_end() -> None:
    driver, _, play = _open()
    assert play.situation().step == 6
    driver.keys("left", "left")
    assert play.situation().step == 4
    assert str(play.situation().last) == "2c3"
    driver.keys("right")
    assert play.situation().step == 5
    driver.keys("home")
    assert play.situation().step == 0
    assert play.situation().last is None
    driver.keys("left")
    assert play.situation().step == 0
    driver.keys("end", "right")
    assert play.situation().step == 6


@pytest.mark.parametrize("name", list(MOVES))
def test_the_panel_stands_at_the_side_where_it_hides_less_of_the_move(name: str) -> None:
    driver, panel, play = _open(name)
    area, dots = play.look.area, Screen()
    sides = set()

    def picture(at: int) -> bytes:
        play.step = at
        play.draw(dots)
        return dots.pixels()

    for at in range(6, 0, -1):
        box = panel._form.panel
        assert box.x == area.x or box.right == area.right
        sides.add(box.x == area.x)
        before, after = picture(at - 1), picture(at)
        play.step = at
        changed = {n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}
        surface = play.look.surface(dots)

        def under(x: int, changed: set[int] = changed, box: Box = box, surface: Screen = surface) -> int:
            (left, top), (right, bottom) = surface.to_dots(x, box.y), surface.to_dots(x + box.w, box.bottom)
            return sum(left <= n % 640 < right and top <= n // 640 < bottom for n in changed)

        assert under(box.x) == min(under(area.x), under(area.right - box.w)), at
        driver.keys("left")
    assert name != "splatter" or sides == {True, False}, "moves at both edges of the widest board"


def test_on_the_st_more_than_half_of_the_board_is_in_view() -> None:
    driver, panel, _ = _open("splatter")
    assert panel._form.panel.w <= 136
    run, close = panel._form.widgets[-2:]
    assert (run.box.x, run.box.w) == (close.box.x, close.box.w)
    driver.click(*(2 * n + (40 if n == run.box.centre[1] else 0) for n in run.box.centre))
    driver.keys("escape")
    assert isinstance(driver.top, Play)


def test_the_wheel_steps_wherever_the_pointer_is() -> None:
    driver, _, play = _open()
    driver.send(Wheel(0, 1, 100, 100))
    assert play.situation().step == 5
    driver.send(Wheel(0, 3, 600, 200))
    assert play.situation().step == 2
    driver.send(Wheel(0, -1, 10, 10))
    assert play.situation().step == 3


def test_the_list_jumps_to_any_move() -> None:
    driver, panel, play = _open()
    box = panel._list
    x, y = box.box.x + 20, box.box.y + 2 + 10 * 2 + 5
    driver.click(x, 2 * y)
    assert play.situation().step == box.chosen == 2


def test_it_runs_by_itself_pauses_and_ends_at_the_end() -> None:
    driver, panel, play = _open()
    driver.keys("space")
    assert play.situation().step == 0, "from the start where the end is shown"
    assert panel._run.text == "Pause"
    driver.ticks(65)
    at = play.situation().step
    assert at == 2
    driver.keys("p")
    assert panel._run.text == "Run"
    driver.ticks(200)
    assert play.situation().step == at
    assert panel.sleep is None
    driver.keys("space")
    driver.rest()
    assert play.situation().step == 6
    assert panel._run.text == "Run"


def test_stepping_by_hand_ends_the_run() -> None:
    driver, _, play = _open()
    driver.keys("space", "right")
    driver.ticks(200)
    assert play.situation().step == 1


@pytest.mark.parametrize("name", list(MOVES))
def test_f7_shows_the_move_that_led_here_again(name: str) -> None:
    driver, _, play = _open(name)
    driver.keys("left", "left", "f7")
    if name != "contact":  # which lets dice lie that were kept
        assert play.showing
    driver.ticks(300)
    if play.showing:  # a person's dice roll until a key stops them
        driver.keys("return")
        driver.ticks(300)
    assert not play.showing
    driver.picture()


def test_a_key_cuts_the_move_shown_again_short() -> None:
    driver, panel, play = _open()
    driver.keys("f7")
    driver.ticks(2)
    assert play.showing
    driver.keys("escape")
    assert not play.showing
    assert driver.top is panel
    driver.keys("escape")
    assert isinstance(driver.top, Play)


def test_closing_goes_back_to_the_game_as_it_stands() -> None:
    driver, _, play = _open()
    driver.keys("home", "f7", "right", "f7")
    driver.ticks(2)
    driver.keys("return")
    driver.keys("f6")
    assert isinstance(driver.top, Play)
    assert play.situation().step == 6
    assert play.situation().human
    assert not play.showing


def test_with_less_motion_stepping_still_works() -> None:
    driver, _, play = _open(less_motion=True)
    driver.keys("home", "space")
    driver.rest()
    assert play.situation().step == 6


def test_secrets_stay_hidden_while_a_game_is_stepped_through() -> None:
    driver, _, play = _open("engarde")
    for _ in range(6):
        driver.keys("left")
        assert "?" in play.situation().position.poles


def test_a_game_without_moves_has_nothing_to_run_through() -> None:
    house = StandIn()
    driver = playing(house, match_of(house, "engarde"))
    driver.keys("f6", "space", "right", "left")
    assert driver.top.sleep is None
    driver.ticks(100)
    driver.picture()
    assert driver.stack.scenes[0].situation().step == 0  # type: ignore[attr-defined]  # the play scene


def test_a_step_away_from_a_mark_shows_the_other_place_without_it() -> None:
    house = StandIn()
    match = match_of(house, "contact", "", seed=3)
    for _ in range(6):
        match.roll() if match.turn < 0 else match.play(match.position.moves()[-1])
    places = range(len(match.moves))
    mark = next(n for n in places if match.positions[n].moves() and not match.positions[n + 1].moves())
    driver = playing(house, match)
    play: Any = driver.top
    marks = {mark: (match.positions[mark].moves()[0], "So it should have been.")}
    driver.stack.push(Push(Steps(play, marks)))
    driver.keys("home", *["right"] * mark)
    assert play.situation().hint is not None
    driver.keys("right")
    assert (play.situation().step, play.situation().hint) == (mark + 1, None)
    driver.keys("left")
    assert play.situation().hint is not None
    assert play.situation().message == "So it should have been."
