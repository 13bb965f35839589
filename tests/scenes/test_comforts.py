"""Comforts in every game: marks, reasons, focus, Esc, motion, sound; test_behaviours.py lists them all."""

from itertools import pairwise
from typing import Any

import pytest

from retrogames.core.match import Match
from retrogames.core.player import Computer, Level
from retrogames.machine.events import Motion
from retrogames.machine.sight import luminance
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.scene import TICKS
from retrogames.settings import Settings
from tests.scenes.small_games import BOARDS, FIRST, NAMES, OPTIONS, Never, make_move, small_match
from tests.scenes.stand_in import StandIn, match_of, playing


@pytest.fixture
def house() -> StandIn:
    return StandIn(Settings(speed=0))


# What is told and marked


@pytest.mark.parametrize("name", BOARDS)
def test_the_last_move_stays_marked_until_the_next(house: StandIn, name: str) -> None:
    driver = playing(house, small_match(house, name))
    bare = driver.picture().pixels()
    make_move(driver, FIRST[name])
    driver.ticks(300)
    driver.send(Motion(5, 300), Motion(630, 300), Motion(5, 475))
    driver.ticks(300)
    play: Any = driver.top
    assert str(play.situation().last) == FIRST[name]
    marked = driver.picture().pixels()
    assert marked != bare
    unmarked = playing(house, _unmarked(house, play.match)).picture().pixels()
    assert marked != unmarked


def _unmarked(house: StandIn, match: Match) -> Match:
    """Give a match that begins where another one stands, so that no move led there."""
    return Match(
        match.game, match.settings, match.seed, match.players, match.date, positions=[match.position]
    )


REFUSED: dict[str, tuple[str, ...]] = {
    "contact": ("3",),
    "splatter": ("return", "left", "left", "left", "return"),
    "pointtopoint": ("return",),
    "engarde": ("right", "return"),
}
"""Keys that choose what the rules refuse, in the positions of the test below."""


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_says_why_in_one_line(house: StandIn, name: str) -> None:
    start = {"contact": "roll:112346", "pointtopoint": "2a1"}.get(name, "")
    match = match_of(house, name, start) if name == "contact" else small_match(house, name, moves=start)
    driver = playing(house, match)
    driver.ticks(5)
    driver.keys("left", "down", *REFUSED[name])
    play: Any = driver.top
    assert play.message, "it says why"
    assert "\n" not in play.message
    assert house.sounds, "it can be heard"
    look = play.look
    assert look.width(play.message) <= 640
    driver.picture()


@pytest.mark.parametrize("name", BOARDS)
def test_thinking_looks_different_from_paused_and_from_waiting(house: StandIn, name: str) -> None:
    house.thinking = Never()
    driver = playing(house, small_match(house, name, computer=True))
    waiting = driver.picture().pixels()
    make_move(driver, FIRST[name])
    driver.ticks(120)
    play: Any = driver.top
    assert play.situation().thinking is not None
    assert play.busy, "the pointer says so, too"
    thinking = {driver.picture().pixels()}
    for _ in range(8):
        driver.ticks(15)
        thinking.add(driver.picture().pixels())
    driver.stack.push(play._order("pause"))
    paused = driver.picture().pixels()
    assert paused not in thinking
    assert waiting not in thinking
    assert not play.busy


@pytest.mark.parametrize("name", NAMES)
def test_the_keyboards_place_can_be_seen(house: StandIn, name: str) -> None:
    start = "roll:112346" if name == "contact" else ""
    match = match_of(house, name, start) if name == "contact" else small_match(house, name, moves=start)
    driver = playing(house, match)
    driver.ticks(3)
    seen = []
    for key in ("left", "right", "up", "left"):
        driver.keys(key)
        seen.append(driver.picture().pixels())
    assert any(one != other for one, other in pairwise(seen))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", ["f5", "f8", "f9"])
def test_the_focus_in_dialogs_can_be_seen(house: StandIn, name: str, key: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else small_match(house, name)
    driver = playing(house, match)
    driver.keys(key)
    assert isinstance(driver.top, Form)
    before = driver.picture().pixels()
    driver.keys("tab")
    assert driver.picture().pixels() != before


# Esc


DIALOGS = ("f1", "f4", "f5", "f6", "f8", "f9", "ctrl+o", "ctrl+s", "ctrl+v", "ctrl+b")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", DIALOGS)
def test_esc_closes_every_dialog_and_changes_nothing(house: StandIn, name: str, key: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else small_match(house, name)
    if name != "contact":
        match.play_text(FIRST[name])
    driver = playing(house, match)
    driver.ticks(2)
    before = [str(move) for move in match.moves], house.settings
    driver.keys(key)
    for _ in range(4):
        if isinstance(driver.top, Play):
            break
        driver.picture()
        driver.keys("escape")
    assert isinstance(driver.top, Play)
    assert driver.top.match is match
    assert ([str(move) for move in match.moves], house.settings) == before


@pytest.mark.parametrize("name", NAMES)
def test_esc_in_a_game_asks_and_either_answer_keeps_it(house: StandIn, name: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else small_match(house, name)
    if name != "contact":
        match.play_text(FIRST[name])
    driver = playing(house, match)
    driver.ticks(2)
    driver.keys("escape")
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    play: Any = driver.stack.top
    assert play.match is match
    driver.keys("escape")
    leave = next(button for button in driver.top.buttons if button.text in ("Leave", "Quit"))
    driver.top.focus = leave
    driver.keys("return")
    assert driver.top is None
    kept = house.unfinished(house.games[name])
    assert kept is not None
    assert kept.moves == match.moves


# Motion, sound, light


@pytest.mark.parametrize("name", BOARDS)
def test_animation_from_none_to_slow_and_any_key_skips_it(name: str) -> None:
    lengths = []
    for speed in range(5):
        house = StandIn(Settings(speed=speed))
        driver = playing(house, small_match(house, name))
        make_move(driver, FIRST[name])
        play: Any = driver.top
        ticks = 0
        while play.showing:
            driver.ticks()
            ticks += 1
            assert ticks < 20 * TICKS
        lengths.append(ticks)
    assert lengths[0] == 0
    assert lengths == sorted(lengths)
    assert lengths[4] > lengths[1]
    driver = playing(StandIn(Settings(speed=4)), small_match(StandIn(), name))
    make_move(driver, FIRST[name])
    driver.ticks(2)
    play = driver.top
    assert play.showing
    driver.keys("x")
    assert not play.showing


@pytest.mark.parametrize("name", BOARDS)
def test_less_motion_shows_every_move_at_its_end(name: str) -> None:
    house = StandIn(Settings(less_motion=True))
    driver = playing(house, small_match(house, name))
    make_move(driver, FIRST[name])
    driver.ticks()
    play: Any = driver.top
    assert not play.showing
    assert play.sleep is None
    first = driver.picture().pixels()
    driver.ticks(120)
    assert driver.picture().pixels() == first


@pytest.mark.parametrize("name", NAMES)
def test_m_turns_the_sound_off_everywhere_and_it_stays_off(house: StandIn, name: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else small_match(house, name)
    driver = playing(house, match)
    driver.ticks(2)
    driver.keys("m")
    assert house.settings.sound is False
    assert driver.top.message == "Sound off."
    driver.keys("m")
    assert house.settings.sound is True


SAMPLE = 211
"""Every so many dots are looked at for brightness."""

BRIGHT = 0.1
"""A change of relative luminance that the eye takes for a change of brightness (WCAG 2)."""


@pytest.mark.parametrize("name", NAMES)
def test_nothing_flashes(name: str) -> None:
    """Count changes of brightness over more than a quarter of the screen: never four within a second."""
    house = StandIn(Settings(speed=1))
    if name == "contact":
        match = match_of(house, name, "roll:111235", players=(Computer(), Computer()), seed=5)
    else:
        match = match_of(
            house, name, players=(Computer(Level.BEGINNER),) * 2, seed=5, **OPTIONS.get(name, {})
        )
    driver = playing(house, match)
    changes: list[int] = []
    before: list[float] = []
    for tick in range(3 * TICKS):
        driver.ticks()
        if not isinstance(driver.top, Play):
            break
        if not driver.top.dirty or tick % 3:
            continue
        screen = driver.picture()
        light = [luminance(rgb) for rgb in screen.palette]
        now = [light[dot] for dot in screen.pixels()[::SAMPLE]]
        changed = sum(abs(a - b) >= BRIGHT for a, b in zip(before, now, strict=False))
        if changed > len(now) / 4:
            changes.append(tick)
        before = now
    assert before
    for index in range(len(changes) - 3):
        assert changes[index + 3] - changes[index] > TICKS, changes
