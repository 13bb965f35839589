"""Behaviours that people miss in other games, one by one, in every game.

Where each is shown; `here` is this module, the rest are other tests of the project.

| behaviour | shown by |
|---|---|
| thinking off the event loop, stale answers, dying workers | tests/test_worker.py, here |
| a hard deadline with a legal move | tests/test_worker.py, here |
| a thinking mark that differs from paused | here |
| a seat without moves passes with a message, one knocked out gets no turn | tests/games/splatter |
| demonstrations pause and end at any key | test_shelf.py, tests/games/pointtopoint/test_scene.py |
| one source of dice; leaving and coming back never changes the next roll | tests/core/test_dice.py, here |
| the dice chart | tests/games/contact/test_scene.py (farewell) |
| take-back never crosses a roll, nor unmarked a revelation | tests/core/test_match.py, here |
| take-back returns to one's own decision across replies | here |
| New can be taken back; a held key does not run into an earlier game | here |
| a losing move can be taken back; results can be dismissed | here |
| the last move stays marked until the next | here |
| every refusal says why in one line | here |
| speeds from none to slow, any input skips; less motion | here |
| digits by place, character and keypad; no second click; touch and gamepad | tests/machine/test_input.py |
| mouse alone, one button, keys alone | tests/games/*/test_scene.py, tests/window |
| Esc never loses anything | here |
| keyboard focus is visible | here |
| shape as well as colour, contrast guard, reset | tests/scenes/test_colours.py |
| nothing flashes | here |
| one mute key and a volume, remembered | here, tests/scenes/test_first_ten_minutes.py |
| files: atomic, backed up, versioned, damaged ones set aside | tests/test_store.py, tests/test_saves.py |
| accidents keep the game and write a report | tests/test_accidents.py |
| window, full screen, pointer | tests/machine/test_window.py, tests/window |
"""

from itertools import pairwise
from typing import Any

import pytest

from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.core.position import CHANCE
from retrogames.machine.events import Key, Motion
from retrogames.machine.sight import luminance
from retrogames.scenes import orders
from retrogames.scenes.form import Form
from retrogames.scenes.lineup import new_match
from retrogames.scenes.play import Play
from retrogames.scenes.scene import TICKS
from retrogames.scenes.turns import PATIENCE
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

NAMES = list(discover())
BOARDS = ("splatter", "pointtopoint", "engarde")
"""The games without dice, where every move can be taken back."""

OPTIONS = {"splatter": {"Size": "6x6", "Players": "2"}, "pointtopoint": {"Size": "4"}}
FIRST = {"splatter": "b5", "pointtopoint": "2b2", "engarde": "S@c3"}
"""A first move in every game without dice."""


def _match(house: StandIn, name: str, computer: bool = False, moves: str = "") -> Match:
    """Begin a small game of a person against a computer, or of two people."""
    players = (Human(), Computer(Level.BEGINNER)) if computer else (Human(), Human())
    return match_of(house, name, moves, players=players, seed=3, **OPTIONS.get(name, {}))


def _play(driver: Driver, move: str) -> None:
    """Play a move as the table would answer it."""
    play: Any = driver.top
    play.play(next(one for one in play.match.position.moves() if str(one) == move))


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


# Taking back


@pytest.mark.parametrize("name", BOARDS)
def test_taking_back_returns_to_ones_own_decision_across_replies(house: StandIn, name: str) -> None:
    driver = playing(house, _match(house, name, computer=True))
    _play(driver, FIRST[name])
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
    driver = playing(house, _match(house, name, moves=FIRST[name]))
    before = driver.top.match
    play: Any = driver.top
    _begin_anew(play)
    assert play.match is not before
    driver.keys("ctrl+z")
    assert play.match is before
    assert len(before.moves) == 1


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_held_down_does_not_run_into_an_earlier_game(house: StandIn, name: str) -> None:
    driver = playing(house, _match(house, name, moves=FIRST[name]))
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
    _play(driver, move)
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
    driver = playing(house, _match(house, "engarde"))
    _play(driver, "S@c3")
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


# What is told and marked


@pytest.mark.parametrize("name", BOARDS)
def test_the_last_move_stays_marked_until_the_next(house: StandIn, name: str) -> None:
    driver = playing(house, _match(house, name))
    bare = driver.picture().pixels()
    _play(driver, FIRST[name])
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
    match = match_of(house, name, start) if name == "contact" else _match(house, name, moves=start)
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
    driver = playing(house, _match(house, name, computer=True))
    waiting = driver.picture().pixels()
    _play(driver, FIRST[name])
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
    match = match_of(house, name, start) if name == "contact" else _match(house, name, moves=start)
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
    match = match_of(house, name, "roll:112346") if name == "contact" else _match(house, name)
    driver = playing(house, match)
    driver.keys(key)
    assert isinstance(driver.top, Form)
    before = driver.picture().pixels()
    driver.keys("tab")
    assert driver.picture().pixels() != before


# Computer seats


class Never:
    """Computer seats that think until they are stopped, and then give the first legal move."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.stopped = False
        self.dropped = 0

    def ask(self, tag: object, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        self.views.append(view)
        self.stopped = False

    def judge(self, *question: Any) -> None:
        """Nothing is judged here."""

    def poll(self) -> Any | None:
        return self.views[-1].moves()[0] if self.stopped else None

    def stop(self) -> None:
        self.stopped = True

    def drop(self) -> None:
        self.dropped += 1
        self.stopped = False


@pytest.mark.parametrize("name", BOARDS)
def test_a_computer_that_finds_no_end_moves_legally_at_its_deadline(house: StandIn, name: str) -> None:
    house.thinking = Never()
    driver = playing(house, _match(house, name, computer=True))
    _play(driver, FIRST[name])
    driver.ticks(PATIENCE - 10)
    match = driver.top.match
    assert len(match.moves) == 1
    driver.ticks(40)
    assert len(match.moves) == 2


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_thought_about_an_abandoned_game_never_lands(house: StandIn, name: str) -> None:
    never = Never()
    house.thinking = never
    driver = playing(house, _match(house, name, computer=True))
    _play(driver, FIRST[name])
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
    driver = playing(house, _match(house, name, computer=True))
    _play(driver, FIRST[name])
    driver.ticks(30)
    driver.keys("ctrl+z")
    never.stopped = True
    driver.ticks(200)
    assert driver.top.match.moves == []
    assert driver.top.situation().human


# Esc


DIALOGS = ("f1", "f4", "f5", "f6", "f8", "f9", "ctrl+o", "ctrl+s", "ctrl+v", "ctrl+b")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", DIALOGS)
def test_esc_closes_every_dialog_and_changes_nothing(house: StandIn, name: str, key: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else _match(house, name)
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
    match = match_of(house, name, "roll:112346") if name == "contact" else _match(house, name)
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
        driver = playing(house, _match(house, name))
        _play(driver, FIRST[name])
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
    driver = playing(StandIn(Settings(speed=4)), _match(StandIn(), name))
    _play(driver, FIRST[name])
    driver.ticks(2)
    play = driver.top
    assert play.showing
    driver.keys("x")
    assert not play.showing


@pytest.mark.parametrize("name", BOARDS)
def test_less_motion_shows_every_move_at_its_end(name: str) -> None:
    house = StandIn(Settings(less_motion=True))
    driver = playing(house, _match(house, name))
    _play(driver, FIRST[name])
    driver.ticks()
    play: Any = driver.top
    assert not play.showing
    assert play.sleep is None
    first = driver.picture().pixels()
    driver.ticks(120)
    assert driver.picture().pixels() == first


@pytest.mark.parametrize("name", NAMES)
def test_m_turns_the_sound_off_everywhere_and_it_stays_off(house: StandIn, name: str) -> None:
    match = match_of(house, name, "roll:112346") if name == "contact" else _match(house, name)
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


def test_dice_are_rolled_by_nobody_else(house: StandIn) -> None:
    """A person's and a computer's rolls of one seed are the same ones in the same order."""
    rolls = []
    for players in ((Human(), Human()), (Computer(), Computer()), (Human(), Computer())):
        match = match_of(house, "contact", players=players, seed=9)
        while len(match.moves) < 12:
            match.roll() if match.turn == CHANCE else match.play(match.position.moves()[-1])
        rolls.append([str(move) for move in match.moves if str(move).startswith("roll")])
    assert rolls[0] == rolls[1] == rolls[2]
