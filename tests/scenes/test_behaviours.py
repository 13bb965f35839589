"""Behaviours that people miss in other games, one by one, in every game.

Where each is shown; `here` is this module, `comforts` is test_comforts.py beside it.

| behaviour | shown by |
|---|---|
| thinking off the event loop, stale answers, dying workers | tests/test_worker.py, here |
| a hard deadline with a legal move | tests/test_worker.py, here |
| a thinking mark that differs from paused | comforts |
| a seat without moves passes with a message, one knocked out gets no turn | tests/games/splatter |
| demonstrations pause and end at any key | test_shelf.py, tests/games/pointtopoint/test_scene.py |
| one source of dice; leaving and coming back never changes the next roll | tests/core/test_dice.py, here |
| the dice chart | tests/games/contact/test_scene.py (farewell) |
| take-back never crosses a roll, nor unmarked a revelation | tests/core/test_match.py, here |
| take-back returns to one's own decision across replies | here |
| New can be taken back; a held key does not run into an earlier game | here |
| a losing move can be taken back; results can be dismissed | here |
| the last move stays marked until the next | comforts |
| every refusal says why in one line | comforts |
| speeds from none to slow, any input skips; less motion | comforts |
| digits by place, character and keypad; no second click; touch and gamepad | tests/machine/test_input.py |
| mouse alone, one button, keys alone | tests/games (scenes, whole games), tests/window |
| Esc never loses anything | comforts |
| keyboard focus is visible | comforts |
| shape as well as colour, contrast guard, reset | tests/scenes/test_colours.py |
| nothing flashes | comforts |
| one mute key and a volume, remembered | comforts, test_first_ten_minutes.py, test_options.py |
| files: atomic, backed up, versioned, damaged ones set aside | tests/test_store.py, tests/test_saves.py |
| accidents keep the game and write a report | tests/test_accidents.py |
| window, full screen, pointer | tests/machine/test_window.py, tests/window |
"""

from typing import Any

import pytest

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human
from retrogames.core.position import CHANCE
from retrogames.machine.events import Key
from retrogames.scenes import orders
from retrogames.scenes.form import Form
from retrogames.scenes.lineup import new_match
from retrogames.scenes.play import Play
from retrogames.scenes.turns import PATIENCE
from retrogames.settings import Settings
from tests.scenes.small_games import BOARDS, FIRST, Never, make_move, small_match
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


def _begin_anew(play: Any) -> None:
    """Begin a new game in place of the one on the table, as New does once it is sure."""
    orders._own(play, new_match(play.house, play.game))


def _settle(driver: Driver, limit: int = 3000) -> None:
    """Let computers and animations come to rest, stopping a person's dice."""
    for tick in range(limit):
        if not isinstance(driver.top, Play) or driver.top.sleep is None or driver.top.situation().human:
            return
        driver.ticks()
        if tick % 60 == 59:
            driver.keys("space")
    raise AssertionError("it does not come to rest")


@pytest.fixture
def house() -> StandIn:
    return StandIn(Settings(speed=0))


# Keys


@pytest.mark.parametrize("labels", [True, False])
@pytest.mark.parametrize("name", BOARDS)
def test_function_keys_and_ctrl_work_while_a_menu_hangs_open(house: StandIn, name: str, labels: bool) -> None:
    house.settings = Settings(speed=0, key_labels=labels)
    driver = playing(house, small_match(house, name))
    play = driver.top
    for key in ("f1", "f9", "ctrl+v"):
        play.menu.show()
        assert play.menu.open
        driver.keys(key)
        assert driver.top is not play, key
        driver.keys("escape")
        assert driver.top is play
        assert not play.menu.open
    play.menu.show()
    driver.keys("m")
    assert play.menu.open or driver.top is not play or not house.settings.sound


# Taking back


@pytest.mark.parametrize("name", BOARDS)
def test_taking_back_returns_to_ones_own_decision_across_replies(house: StandIn, name: str) -> None:
    driver = playing(house, small_match(house, name, computer=True))
    make_move(driver, FIRST[name])
    _settle(driver)
    match = driver.top.match
    assert len(match.moves) == 2
    driver.keys("ctrl+z")
    assert match.moves == []
    assert match.assisted
    driver.keys("ctrl+y")
    _settle(driver)
    assert str(match.moves[0]) == FIRST[name]
    assert len(match.moves) == 2


@pytest.mark.parametrize("name", BOARDS)
def test_a_new_game_can_be_taken_back(house: StandIn, name: str) -> None:
    driver = playing(house, small_match(house, name, moves=FIRST[name]))
    before = driver.top.match
    play: Any = driver.top
    _begin_anew(play)
    assert play.match is not before
    driver.keys("ctrl+z")
    assert play.match is before
    assert len(before.moves) == 1


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_held_down_does_not_run_into_an_earlier_game(house: StandIn, name: str) -> None:
    driver = playing(house, small_match(house, name, moves=FIRST[name]))
    play: Any = driver.top
    _begin_anew(play)
    new = play.match
    play.play(new.position.moves()[0])
    driver.send(Key("z", ctrl=True))
    for _ in range(20):
        driver.send(Key("z", ctrl=True, repeat=True))
    assert play.match is new
    assert new.moves == []
    driver.send(Key("z", ctrl=True))
    assert play.match is not new, "pressed again it goes further back"


ENDS = {
    "splatter": ("gr3/5/5/5/5 r rg", "a4"),
    "pointtopoint": ("Ab1a/cAAC/BacA/aBbB b", "1c4"),
    "engarde": (
        "6/2SSS1/2c3/3c2/5c/6 ------/------/------/------/------/------ S1C3/S2C0 f2 w",
        "S@b5",
    ),
}
"""A position of every game without dice, and the move that ends it."""


def _at_the_end(house: StandIn, name: str) -> Driver:
    """Play the last move of a game and wait for what is said about it."""
    game = house.games[name]
    setup, move = ENDS[name]
    match = Match(game, game.settings(), 3, (Human(), Human()), setup=setup)
    driver = playing(house, match)
    make_move(driver, move)
    assert match.outcome is not None
    for _ in range(400):
        if isinstance(driver.top, Form):
            return driver
        driver.ticks()
    raise AssertionError("nothing is said about the end")


@pytest.mark.parametrize("name", BOARDS)
def test_the_result_can_be_dismissed_and_the_board_looked_at(house: StandIn, name: str) -> None:
    driver = _at_the_end(house, name)
    driver.keys("escape")
    assert isinstance(driver.top, Play)
    driver.ticks(200)
    assert isinstance(driver.top, Play), "it is told once"
    driver.picture()
    driver.keys("f6", "left")
    driver.picture()
    driver.keys("escape")
    assert isinstance(driver.top, Play)


@pytest.mark.parametrize("name", BOARDS)
def test_the_move_that_ended_the_game_can_be_taken_back(house: StandIn, name: str) -> None:
    driver = _at_the_end(house, name)
    driver.keys("escape", "ctrl+z")
    play: Any = driver.top
    assert play.match.outcome is None
    assert play.match.moves == []
    assert play.situation().human


def test_taking_back_past_a_revelation_is_marked_and_past_a_roll_impossible(house: StandIn) -> None:
    driver = playing(house, small_match(house, "engarde"))
    make_move(driver, "S@c3")
    driver.keys("ctrl+z")
    assert driver.top.match.assisted
    contact = match_of(house, "contact", "roll:115234 keep:11 roll:1462")
    driver = playing(house, contact)
    driver.keys("ctrl+z")
    assert len(contact.moves) == 3
    assert driver.top.message


def test_leaving_and_coming_back_never_changes_the_next_roll(house: StandIn) -> None:
    stayed = match_of(house, "contact", "roll:115234 keep:11", seed=77)
    stayed.roll()
    left = match_of(house, "contact", "roll:115234 keep:11", seed=77)
    house.autosave(left)
    for _ in range(3):
        resumed = house.unfinished(house.games["contact"])
        assert resumed is not None
        house.autosave(resumed)
    assert resumed is not None
    resumed.roll()
    assert resumed.moves == stayed.moves
    assert str(stayed.moves[-1]) not in house.kept["contact"], "no roll to come is written down"


# Computer seats


@pytest.mark.parametrize("name", BOARDS)
def test_a_computer_that_finds_no_end_moves_legally_at_its_deadline(house: StandIn, name: str) -> None:
    house.thinking = Never()
    driver = playing(house, small_match(house, name, computer=True))
    make_move(driver, FIRST[name])
    driver.ticks(PATIENCE - 10)
    match = driver.top.match
    assert len(match.moves) == 1
    driver.ticks(40)
    assert len(match.moves) == 2


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_thought_about_an_abandoned_game_never_lands(house: StandIn, name: str) -> None:
    never = Never()
    house.thinking = never
    driver = playing(house, small_match(house, name, computer=True))
    make_move(driver, FIRST[name])
    driver.ticks(30)
    play: Any = driver.top
    old = play.match
    _begin_anew(play)
    assert never.dropped == 1
    never.stopped = True  # its answer comes after all
    driver.ticks(200)
    assert play.match is not old
    for move, before in zip(play.match.moves, play.match.positions, strict=False):
        assert move in before.moves()
    assert len(old.moves) == 1
    driver.keys("ctrl+z")
    driver.ticks(50)
    assert all(str(view) for view in never.views)


@pytest.mark.parametrize("name", BOARDS)
def test_taking_back_while_a_computer_thinks_drops_its_answer(house: StandIn, name: str) -> None:
    never = Never()
    house.thinking = never
    driver = playing(house, small_match(house, name, computer=True))
    make_move(driver, FIRST[name])
    driver.ticks(30)
    driver.keys("ctrl+z")
    never.stopped = True
    driver.ticks(200)
    assert driver.top.match.moves == []
    assert driver.top.situation().human


def test_dice_are_rolled_by_nobody_else(house: StandIn) -> None:
    """A person's and a computer's rolls of one seed are the same ones in the same order."""
    rolls = []
    for players in ((Human(), Human()), (Computer(), Computer()), (Human(), Computer())):
        match = match_of(house, "contact", players=players, seed=9)
        while len(match.moves) < 12:
            match.roll() if match.turn == CHANCE else match.play(match.position.moves()[-1])
        rolls.append([str(move) for move in match.moves if str(move).startswith("roll")])
    assert rolls[0] == rolls[1] == rolls[2]
