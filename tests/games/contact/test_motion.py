"""What moves on Contact's table: nothing is hidden by haste, and a computer's choices can be followed."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.core.dice import roll
from retrogames.core.player import Computer, Human, Level
from retrogames.games.contact import telling
from retrogames.games.contact.counters import score
from retrogames.games.contact.motion import GLANCE, OPENING
from retrogames.games.contact.places import VGA
from retrogames.games.contact.rules import Verb
from retrogames.machine.events import Key, Motion
from retrogames.machine.screen import Screen
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.scenes.stand_in import AtOnce, Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


def seed_that_rolls(number: int, dice: int, points: bool) -> int:
    """Find a seed whose roll of that number scores or does not."""
    return next(s for s in range(500) if bool(score(roll(s, number)[:dice])) is points)


def losing(house: StandIn) -> Driver:
    """A game whose second roll, of four dice, holds no counter."""
    match = match_of(house, "contact", "roll:115234 keep:11", seed=seed_that_rolls(1, 4, False))
    return playing(house, match)


def until(d: Driver, seen: Callable[[], bool], limit: int = 600) -> int:
    """Let time pass until something is seen; give the ticks."""
    for tick in range(limit):
        if seen():
            return tick
        d.ticks(1)
    raise AssertionError("never seen")


@pytest.mark.slow
@pytest.mark.parametrize("ega", [False, True])
def test_dice_that_roll_are_drawn_over_the_picture_before_and_nothing_is_missing(ega: bool) -> None:
    """Also with the pointer over them, another scene's picture, and a key that stops them."""
    house = StandIn(Settings(speed=3).with_game("contact", ega=ega))
    d = playing(house, match_of(house, "contact", "roll:115234 keep:11", seed=5))
    only_dice = 0
    for tick in range(420):
        if tick == 50:
            d.send(Motion(320, 200))
        if tick == 80:
            d.keys("m")
        if tick == 110:
            d.keys("f1")
            d.picture()
            d.keys("escape")
        if tick == 250:
            d.keys("space")
        d.ticks()
        if isinstance(d.top, Play) and d.top.dirty:
            table: Any = d.top.table
            motion = table.motion
            only_dice += motion is not None and bool(motion.spinning) and d.top._moved and not d.top._dirty
            shown = d.picture().pixels()
            d.top.dirty = True
            assert shown == d.picture().pixels(), f"at tick {tick}"
    assert only_dice > 30
    assert len(d.top.match.moves) > 2


@pytest.mark.parametrize("speed", range(5))
def test_a_double_tap_does_not_hide_a_lost_roll(speed: int) -> None:
    house = StandIn(Settings(speed=speed))
    d = losing(house)
    d.ticks(3)
    d.keys("space", "space")
    until(d, lambda: d.top.table.motion is not None and d.top.table.motion.lost == 200)
    d.keys("space")
    d.ticks(2)
    assert d.top.table.motion.lost == 200, "seen for a moment at least"
    d.ticks(GLANCE)
    d.keys("space")
    d.ticks(3)
    assert d.top.table.motion is None or d.top.table.motion.lost is None, "then a key goes on"


def test_a_lost_roll_is_heard_when_it_is_seen() -> None:
    house = StandIn()
    d = losing(house)
    bust = d.top.look.sounds["bust"]
    d.ticks(30)
    assert bust not in house.sounds, "not while the dice still roll"
    d.keys("space")
    until(d, lambda: bust in house.sounds)
    assert d.top.table.motion.lost == 200


@pytest.mark.parametrize("less_motion", [False, True])
@pytest.mark.parametrize("speed", range(5))
def test_a_computer_s_choices_stay_in_view(speed: int, less_motion: bool) -> None:
    house = StandIn(Settings(speed=speed, less_motion=less_motion))
    players = (Computer(Level.CLUB, "Otto"), Human())
    d = playing(house, match_of(house, "contact", "roll:115234", players))
    shown = 0
    until(d, lambda: d.top.table.motion is not None and d.top.table.motion.choice is not None)
    while d.top.table.motion is not None and d.top.table.motion.choice is not None:
        shown += 1
        d.ticks(1)
    assert shown >= 24, "0.4 seconds"


def test_points_kept_count_up_to_the_score() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("k")
    d.ticks(1)
    counted = []
    while d.top.table.motion is not None and d.top.table.motion.counted is not None:
        counted.append(d.top.table.motion.counted)
        d.ticks(1)
    assert counted == sorted(counted)
    assert counted[-1] == 250
    assert 20 <= len(counted) <= 28, "400 ms"


def test_a_banner_opens_from_its_middle_line(golden: Golden) -> None:
    house = StandIn()
    seed = next(s for s in range(3000) if sorted(roll(s, 0)) == [1, 1, 1, 5, 5, 5] or _contact(s))
    d = playing(house, match_of(house, "contact", seed=seed))
    d.ticks(10)
    d.keys("space")
    until(d, lambda: d.top.table.motion is not None and d.top.table.motion.opening < OPENING)
    d.ticks(3)
    assert d.top.table.motion.opening < OPENING
    golden("contact/opening", d.picture())


def _contact(seed: int) -> bool:
    dice = roll(seed, 0)
    return all(dice.count(face) % 3 == 0 for face in (2, 3, 4, 6))


def test_a_second_tap_does_not_answer_the_question() -> None:
    house = StandIn()
    seed = next(s for s in range(3000) if _contact(s))
    d = playing(house, match_of(house, "contact", seed=seed))
    d.ticks(10)
    d.keys("space")
    until(d, lambda: d.top.table.motion is not None and d.top.table.motion.opening < OPENING)
    d.keys("space")
    d.ticks(3)
    assert len(d.top.match.moves) == 1
    assert d.top.situation().human
    d.keys("n")
    assert str(d.top.match.moves[-1]) == "stop"


def asked(d: Driver) -> None:
    """Let the Contact come that what has just been pressed leads to."""
    assert until(d, lambda: d.top.situation().human) < 10, "at once"
    assert d.top.match.position.phase == "contact"


def rolling_a_contact() -> Driver:
    """A game without animation whose next roll of four dice is a Contact."""
    house = StandIn(Settings(speed=0))
    seed = next(s for s in range(9000) if all(die in (1, 5) for die in roll(s, 1)[:4]))
    return playing(house, match_of(house, "contact", "roll:115234", seed=seed))


def test_the_second_click_of_a_double_one_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("retrogames.games.contact.scene.monotonic", lambda: now[0])
    d = rolling_a_contact()
    d.keys("1", "2")
    d.ticks(10)
    d.click(*VGA.roll_button.centre)
    asked(d)
    now[0] += 0.2
    d.click(*VGA.roll_button.centre)
    assert str(d.top.match.moves[-1]).startswith("roll:"), "a double click on Roll is one on Roll"
    now[0] += 0.5
    d.click(*VGA.roll_button.centre)
    assert str(d.top.match.moves[-1]) == "again"


def test_a_quick_click_on_an_answer_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retrogames.games.contact.scene.monotonic", lambda: 100.0)
    d = rolling_a_contact()
    d.keys("1", "2")
    d.ticks(10)
    d.click(*VGA.roll_button.centre)
    asked(d)
    d.click(*VGA.no.centre)
    assert str(d.top.match.moves[-1]) == "stop"


def test_a_return_hit_twice_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("retrogames.games.contact.scene.monotonic", lambda: now[0])
    d = rolling_a_contact()
    d.keys("1", "2", "return")
    asked(d)
    now[0] += 0.1
    d.keys("return")
    assert "again" not in map(str, d.top.match.moves)
    d.keys("n")
    assert str(d.top.match.moves[-1]) == "stop", "a letter is an answer at any time"


def test_the_dice_that_won_stay_in_view() -> None:
    """While the banner tells of them as well as at rest."""
    house = StandIn()
    moves = "roll:111555 again roll:111555 again roll:111555 again roll:111235"
    d = playing(house, match_of(house, "contact", moves))
    d.rest()
    d.keys("k")
    until(d, lambda: d.top.table.motion is not None and d.top.table.motion.opening < OPENING)
    dice = {0: 1, 1: 1, 2: 1, 3: 2, 4: 3, 5: 5}
    for _ in range(80):
        position, lay = d.top.table.shown(d.top.situation())
        assert lay.rolled == dice
        assert position.phase == "over"
        d.ticks(1)
    until(d, lambda: not isinstance(d.top, Play))
    assert d.stack.scenes[0].table.shown(d.stack.scenes[0].situation())[1].rolled == dice  # type: ignore[attr-defined]  # the play scene below the alert


def test_a_held_key_does_one_thing() -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.send(Key("1"), Key("1", repeat=True), Key("1", repeat=True))
    assert d.top.table.picked == [0]


def test_a_hint_marks_the_dice_and_says_why(golden: Golden) -> None:
    house = StandIn()
    house.thinking = AtOnce(20_000)
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("h")
    until(d, lambda: d.top.hint is not None)
    assert d.top.hint.verb is Verb.KEEP
    golden("contact/hint", d.picture())
    (name, advice), (_, why) = telling.log(d.top.table, d.top.situation())
    assert name == "Hint"
    assert advice == "set aside one 1 and roll 5 dice."
    assert why.startswith("Scores 299 in 324"), "the exact chance of five dice (rules, 1)"


def test_stepping_back_shows_a_lost_roll() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "contact", "roll:115234 keep:11 roll:2346 roll:115234"))
    d.keys("f6", "left")
    s = d.stack.scenes[0].situation()  # type: ignore[attr-defined]  # the play scene below the list
    table = d.stack.scenes[0].table  # type: ignore[attr-defined]  # as above
    assert table.lost(s) == 200
    assert list(table.shown(s)[1].rolled.values()) == [2, 3, 4, 6]
    assert "Move 3 of 4" in table.prompt(s)
