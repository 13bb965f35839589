"""Hurried players and held keys: nothing is answered by accident, and no notice outstays its time."""

from typing import Any

import pytest

from retrogames.app import App
from retrogames.machine.events import Event, Key, Motion, Press, Release
from retrogames.scenes.form import Form
from retrogames.scenes.haste import MOMENT, Haste
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import BRIEFLY, Play
from retrogames.scenes.shelf import Shelf
from retrogames.scenes.steps import Steps
from retrogames.scenes.verdict import DEAF, Verdict
from retrogames.settings import Settings
from tests.scenes.shelves import four_games
from tests.scenes.small_games import BOARDS
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of, playing


def held(name: str) -> Key:
    """A repeat of a held key."""
    return Key(name, name if len(name) == 1 else "", repeat=True)


def ended() -> Driver:
    """A game of Contact that has just been won: the end is about to be told."""
    house = StandIn(Settings(speed=0))
    match = match_of(house, "contact", "roll:111555 again roll:111555 again roll:111555 again")
    match.play_text("roll:111555")
    match.play_text("stop")
    d = playing(house, match)
    assert isinstance(d.top, Play)
    d.top.told = False
    for _ in range(200):
        if isinstance(d.top, Verdict):
            return d
        d.ticks(1)
    raise AssertionError("the end is never told")


# The end of a game


def click(button: Any) -> tuple[Event, ...]:
    x, y = button.box.centre
    return Motion(x, y), Press(x, y), Release(x, y)


@pytest.mark.parametrize("key", ["n", "l", "t", "r", "k", "return", "space", "1", "y"])
def test_keys_meant_for_the_game_do_not_answer_its_end(key: str) -> None:
    d = ended()
    told = d.top
    d.keys(key)
    d.ticks(DEAF - 1)
    d.keys(key)
    assert d.top is told
    assert DEAF / 60 > 0.5, "half a second or more"


def test_clicks_meant_for_the_game_do_not_answer_its_end() -> None:
    d = ended()
    told = d.top
    for button in told.buttons:
        d.send(*click(button))
        assert d.top is told
    d.send(Press(9, 9, "right"), Release(9, 9, "right"))
    assert d.top is told
    x, y = told.buttons[0].box.centre
    d.send(Press(x, y))
    d.ticks(DEAF)
    d.send(Release(x, y))
    assert d.top is told, "a button pressed too early is not pressed"
    d.send(*click(told.buttons[2]))
    assert isinstance(d.top, Play), "then it listens"


def test_the_end_of_a_game_listens_soon_and_then_sleeps() -> None:
    d = ended()
    assert d.top.sleep == 1
    d.ticks(DEAF)
    assert d.top.sleep is None
    d.keys("n")
    assert isinstance(d.top, Play)
    assert not d.top.match.moves, "a new game"


def test_a_key_held_since_the_game_does_not_answer_its_end() -> None:
    d = ended()
    told = d.top
    d.ticks(2 * DEAF)
    d.send(held("return"), held("space"), held("n"))
    assert d.top is told
    focus = told.focus
    d.send(held("right"))
    assert told.focus is not focus, "arrows may be held"


def test_escape_leaves_the_end_at_once_for_the_game_s_own_table() -> None:
    d = ended()
    assert [button.text for button in d.top.buttons] == ["New game", "Look back", "Table"]
    d.keys("escape")
    assert isinstance(d.top, Play)
    assert d.top.match.outcome is not None


# Held keys


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.parametrize("key", ["f1", "f5", "f6", "f8", "f9", "escape"])
def test_a_held_key_opens_and_does_not_close_again(name: str, key: str) -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, name, {"contact": "roll:115234"}.get(name, "")))
    if name != "contact":
        d.top.play(d.top.match.position.moves()[0])
    d.rest()
    d.keys(key)
    opened = d.top
    assert not isinstance(opened, Play)
    d.send(*[held(key)] * 7)
    assert d.top is opened


@pytest.mark.parametrize("name", BOARDS)
def test_a_held_f6_closes_the_moves_and_does_not_open_them_again(name: str) -> None:
    house = StandIn(Settings(speed=0))
    d = playing(house, match_of(house, name))
    d.keys("f6")
    assert isinstance(d.top, Steps)
    d.keys("f6")
    d.send(*[held("f6")] * 8)
    assert isinstance(d.top, Play)
    d.keys("f6")
    assert isinstance(d.top, Steps), "pressed anew it opens them"


@pytest.mark.parametrize("name", BOARDS)
def test_a_held_m_switches_the_sound_once(name: str) -> None:
    house = StandIn()
    d = playing(house, match_of(house, name))
    d.keys("m")
    d.send(*[held("m")] * 3)
    assert not house.settings.sound


@pytest.mark.parametrize("key", [Key("f11"), Key("return", alt=True)])
def test_full_screen_is_switched_once_by_a_held_key(key: Key) -> None:
    class Shell:
        def __init__(self) -> None:
            self.house, self.switched, self.shown = self, 0, 0

        def toggle_fullscreen(self) -> None:
            self.switched += 1

        def _present(self) -> None:
            self.shown += 1

    shell: Any = Shell()
    assert App._window_key(shell, key)
    assert App._window_key(shell, Key(key.name, alt=key.alt, repeat=True))
    assert shell.switched == shell.shown == 1


# Notices


def refused() -> Driver:
    house = StandIn()
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.rest()
    d.keys("4")
    assert d.top.message == "A 2 alone is no counter."
    return d


@pytest.mark.parametrize("key", ["1", "left", "f7"])
def test_a_refusal_goes_with_the_next_thing_done(key: str) -> None:
    d = refused()
    d.send(held("4"))
    assert d.top.message, "the same key still held is nothing new"
    d.keys(key)
    assert d.top.message == ""
    assert "counter" in d.top.table.prompt(d.top.situation()) or "R rolls" in d.top.table.prompt(
        d.top.situation()
    )


def test_a_refusal_goes_after_a_few_seconds() -> None:
    d = refused()
    d.top.dirty = False
    d.ticks(BRIEFLY - 1)
    assert d.top.message
    assert d.top.sleep == 1
    d.ticks(1)
    assert d.top.message == ""
    assert d.top.dirty, "the picture is drawn without it"
    assert d.top.sleep is None
    assert 2 <= BRIEFLY / 60 <= 6, "a few seconds"


def test_a_second_refusal_stays_as_long_as_the_first() -> None:
    d = refused()
    d.ticks(BRIEFLY - 1)
    d.keys("5")
    d.ticks(BRIEFLY - 1)
    assert d.top.message == "A 3 alone is no counter."
    d.ticks(1)
    assert d.top.message == ""


def test_what_a_hint_says_comes_back_after_a_refusal() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("h")
    d.ticks(5)
    hint = d.top.message
    assert hint.startswith("Hint: ")
    d.keys("return")
    assert d.top.message != hint
    d.ticks(BRIEFLY)
    assert d.top.message == hint


def test_a_notice_does_not_hide_for_long_what_can_be_done() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.rest()
    d.keys("m")
    assert d.top.table.prompt(d.top.situation()) == "Sound off."
    d.rest()
    assert d.top.table.prompt(d.top.situation()).startswith("Type the number of a counter")


def test_a_lesson_s_task_comes_back_after_a_refusal() -> None:
    house = StandIn()
    d = Driver(house, Lesson(house, house.games["contact"]))
    d.ticks(1)
    assert isinstance(d.top, Form)
    d.keys("return")
    lesson: Any = d.stack.scenes[0]
    task = lesson._play.message
    assert task
    d.keys("r")
    assert lesson._play.message != task
    d.keys("left")
    assert lesson._play.message == task


# Clicks and keys that were meant for the picture before


class Watch:
    """A clock that stands until it is turned."""

    def __init__(self, d: Driver) -> None:
        self.now = 100.0
        d.stack.haste.clock = lambda: self.now


def moves_of(d: Driver) -> int:
    return max((len(scene.match.moves) for scene in d.stack.scenes if isinstance(scene, Play)), default=0)


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("name", FOUR)
def test_an_impatient_player_at_the_shelf_plays_nothing(name: str, new: bool) -> None:
    house = four_games()
    if new:
        house.settings = Settings()
    else:
        house.autosave(match_of(house, name, {"contact": "roll:115234"}.get(name, "")))
    shelf = Shelf(house)
    shelf.chosen = FOUR.index(name)
    for press in (Press(320, 240), Key("return"), Key("space")):
        d = Driver(house, Shelf(house))
        d.top.chosen = FOUR.index(name)
        d.ticks(30)
        watch = Watch(d)
        before = None
        d.top.load(new=False)
        for _ in range(8):
            d.send(press)
            d.ticks(7)
            watch.now += 7 / 60
            scenes = [type(scene) for scene in d.stack.scenes]
            assert before is None or len(before) <= len(scenes), "nothing was answered"
            before = scenes
        assert moves_of(d) <= (0 if new or name != "contact" else 1)
        assert not any(isinstance(scene, Lesson) for scene in d.stack.scenes)


@pytest.mark.parametrize("name", FOUR)
def test_nothing_is_played_before_the_first_question_was_asked(name: str) -> None:
    house = StandIn()
    d = Driver(house, Play(house, house.games[name]))
    d.top.newcomer = True
    d.send(Key("1", "1"), Press(320, 240), Release(320, 240), Key("return"), Press(270, 150), Key("r", "r"))
    assert moves_of(d) == 0
    d.ticks(1)
    if name != "contact":
        assert isinstance(d.top, Form)


def test_no_step_of_a_lesson_is_played_before_it_was_explained() -> None:
    house = StandIn()
    lesson = Lesson(house, house.games["contact"])
    d = Driver(house, lesson)
    d.keys("1", "2", "k", "r")
    assert not lesson.match.moves
    d.ticks(1)
    assert isinstance(d.top, Form)


def test_an_alert_due_at_once_comes_before_what_is_pressed() -> None:
    house = four_games()
    shelf = Shelf(house)
    shelf.open_at_once = "engarde"
    d = Driver(house, shelf)
    d.keys("left", "return")
    d.ticks(1)
    assert d.top.game.name == "engarde"


def test_a_question_that_comes_by_itself_waits_a_moment_for_its_answer() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "engarde"))
    watch = Watch(d)
    house.warnings = ["cannot write"]
    d.ticks(1)
    told = d.top
    assert isinstance(told, Form)
    d.keys("return", "o", "space")
    watch.now += 0.2
    d.send(*click(told.buttons[0]))
    assert d.top is told
    watch.now += MOMENT
    d.keys("return")
    assert isinstance(d.top, Play)


def test_escape_and_shortcuts_need_not_wait() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "engarde"))
    Watch(d)
    house.warnings = ["cannot write"]
    d.ticks(1)
    d.keys("escape")
    assert isinstance(d.top, Play)


def test_the_second_click_of_a_double_click_is_not_for_the_board_below_an_alert() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "pointtopoint", "2a1"))
    d.keys("escape")
    watch = Watch(d)
    button = d.top.buttons[-1]
    spot = (button.box.centre[0], button.box.centre[1] * 2)  # the Amiga's rows are doubled
    d.send(Motion(*spot), Press(*spot), Release(*spot))
    assert isinstance(d.top, Play)
    d.send(Press(*spot), Release(*spot))
    assert moves_of(d) == 1
    watch.now += 1
    d.send(Press(spot[0] + 50, spot[1]))
    assert not d.stack.haste.spare(Press(*spot)), "later it is a click"


def test_another_key_or_place_is_never_spare() -> None:
    haste = Haste()
    haste.clock = lambda: 5.0
    haste.came(Key("return"))
    assert not haste.spare(Key("k", "k"))
    assert not haste.spare(Key("return")), "something else was done between"
    haste.came(Press(100, 100))
    assert haste.spare(Press(103, 98))
    assert not haste.spare(Press(130, 100))
    haste.came(Key("f1"))
    assert not haste.spare(Key("f1"))


def test_the_first_picture_of_all_takes_no_other_ones_place() -> None:
    """A game named at the start comes up by itself, yet nothing was to be seen before."""
    haste = Haste()
    haste.clock = lambda: 5.0
    haste.came(None)
    assert haste.spare(Key("k", "k"))
    haste.settle()
    assert not haste.spare(Key("k", "k"))
    assert not haste.spare(Press(100, 100))


def test_a_game_that_nobody_judges_offers_no_looking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retrogames.core.game.Game.judge", "", raising=False)
    d = ended()
    assert [button.text for button in d.top.buttons] == ["New game", "Table"]
