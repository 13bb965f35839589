"""A paused game: whatever is ordered works or says that the game is paused; nothing waits for ever."""

from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.machine.events import Key
from retrogames.scenes import orders
from retrogames.scenes.form import Form
from retrogames.scenes.play import BRIEFLY, Play
from retrogames.scenes.verdict import DEAF, Verdict
from retrogames.settings import Settings
from tests.scenes.small_games import BOARDS, FIRST, NAMES, OPTIONS
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

PAUSED = "Paused. P goes on."
PLAYING = {"contact": ("k", "r", "1", "return"), "splatter": ("return",), "engarde": ("return", "space")}
PLAYING["pointtopoint"] = ("2", "return")


def paused(name: str, moves: str = "") -> Driver:
    """A person's turn against a computer, paused."""
    house = StandIn(Settings(speed=0))
    players = (Human(), Computer(Level.BEGINNER))
    dice = "roll:112346" if name == "contact" else moves
    d = playing(house, match_of(house, name, dice, players, 3, **OPTIONS.get(name, {})))
    d.rest()
    orders.carry_out(d.top, "pause")
    assert d.top.paused
    return d


def said(d: Driver) -> str:
    """Give the words in the picture: the last message, or what the table or the menu's bar says by itself."""
    s = d.top.situation()
    words = (s.message, d.top.table.prompt(s), d.top.table.info(s))
    told = next((one for one in words if one.startswith("Paused.")), words[0])
    return PAUSED if told.replace(".  ", ". ").startswith(PAUSED.rstrip(".")) else str(told)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_refused_and_may_be_asked_for_afterwards(name: str) -> None:
    d = paused(name)
    d.keys("h")
    assert said(d) == PAUSED
    assert d.house.sounds, "it can be heard"
    assert not d.top.turns.busy
    assert not next(c for c in d.top.commands() if c.id == "hint").enabled
    orders.carry_out(d.top, "pause")
    d.keys("h")
    d.ticks(20)
    assert d.top.message.startswith("Hint: ")


@pytest.mark.parametrize("name", NAMES)
def test_keys_that_would_play_say_that_the_game_is_paused(name: str) -> None:
    for key in PLAYING[name]:
        d = paused(name)
        played = len(d.top.match.moves)
        d.keys("up", "left")
        assert not d.house.sounds, "a cursor may go about"
        d.keys(key)
        assert said(d) == PAUSED
        assert d.house.sounds, key
        d.ticks(30)
        assert len(d.top.match.moves) == played


@pytest.mark.parametrize("name", NAMES)
def test_p_pauses_in_every_game_also_on_a_person_s_turn_and_while_a_move_is_shown(name: str) -> None:
    d = paused(name, FIRST.get(name, ""))
    d.keys("p")
    assert not d.top.paused
    d.house.settings = Settings(speed=4)
    for _ in range(2):
        d.top.show_again()
        d.ticks(2)
        before = d.top.paused
        d.keys("p")
        assert d.top.paused is not before
    played = len(d.top.match.moves)
    d.keys("p")
    d.ticks(400)
    assert d.top.paused
    assert len(d.top.match.moves) == played
    assert next(c for c in d.top.commands() if c.id == "pause").keys == "P"


@pytest.mark.parametrize("name", NAMES)
def test_no_move_is_played_whatever_it_comes_from(name: str) -> None:
    d = paused(name)
    played = list(d.top.match.moves)
    d.top.play(d.top.match.position.moves()[0])
    assert d.top.match.moves == played
    assert said(d) == PAUSED


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("command", ["takeback", "redo", "sound", "copyposition", "copymoves", "again", ""])
def test_after_any_order_the_picture_tells_whether_the_game_is_paused(name: str, command: str) -> None:
    d = paused(name, FIRST[name])
    d.top.match.take_back()
    orders.carry_out(d.top, "redo")
    orders.carry_out(d.top, command or "pause")
    d.ticks(BRIEFLY + 60)
    assert (said(d) == PAUSED) is bool(command)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", ["f1", "f4", "f6", "f8", "f9"])
def test_dialogs_come_and_go_in_a_pause(name: str, key: str) -> None:
    d = paused(name)
    d.keys(key)
    assert not isinstance(d.top, Play)
    d.keys("escape")
    assert isinstance(d.top, Play)
    d.ticks(5)
    assert d.top.paused
    assert said(d) == PAUSED
    assert d.top.sleep is None, "nothing is waited for"


@pytest.mark.parametrize("command", ["new", "players", "load"])
def test_another_game_is_not_paused(command: str) -> None:
    d = paused("engarde")
    if command == "load":
        d.house.named[d.house.folder / "one.game"] = d.house.kept.get("engarde", "")
    d.top.match.play(d.top.match.position.moves()[0])
    orders._begin(d.top, match_of(d.house, "engarde"))
    assert not d.top.paused


def test_a_game_that_is_ended_in_a_pause_is_told_of() -> None:
    d = paused("pointtopoint", "2a1 3b1")
    orders.carry_out(d.top, "endgame")
    d.ticks(2)
    assert isinstance(d.top, Verdict)
    d.ticks(DEAF)
    d.keys("escape")
    assert isinstance(d.top, Play)
    assert not d.top.paused
    assert PAUSED not in said(d)
    d.keys("p")
    assert said(d) == "The game is over."
    assert not d.top.paused


def test_a_held_key_is_refused_once() -> None:
    d = paused("contact")
    d.send(Key("k", "k"), *[Key("k", "k", repeat=True)] * 5)
    assert len(d.house.sounds) == 1


def test_a_hint_looked_for_ends_with_the_pause_and_says_nothing_old() -> None:
    house: Any = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, "engarde", seed=3))
    d.keys("h", "p")
    assert said(d) == PAUSED
    assert not isinstance(d.top, Form)
    d.keys("p")
    d.ticks(30)
    assert d.top.message == ""
