"""A file dropped on the window opens wherever the player is, or it is said why it cannot yet."""

from pathlib import Path
from typing import Any

import pytest

from retrogames.core.match import Match
from retrogames.games.splatter.editor import Editor
from retrogames.games.splatter.trial import Trial
from retrogames.looks.widgets import Label
from retrogames.machine.events import Drop
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import LOADING
from retrogames.scenes.steps import Steps
from retrogames.settings import Settings
from tests.scenes.shelves import four_games, risen
from tests.scenes.small_games import BOARDS, FIRST, NAMES, OPTIONS
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of

FILE = Path("/nowhere/it.game")


def at_table(name: str, other: str = "") -> Driver:
    """Sit at a game with a move in it, opened from the shelf; a record of it or another game lies ready."""
    house = four_games()
    house.settings = house.settings.with_game(name)
    house.settings = Settings(speed=0, games=house.settings.games)
    moves = FIRST.get(name, "roll:115234")
    house.autosave(match_of(house, name, moves, None, 1, **OPTIONS.get(name, {})))
    of = other or name
    dropped = match_of(house, of, FIRST.get(of, "roll:112346"), None, 77, **OPTIONS.get(of, {}))
    house.save_named(dropped, FILE)
    d = risen(house, FOUR.index(name))
    d.keys("return")
    d.ticks(LOADING + 1)
    d.rest()
    assert isinstance(d.top, Play)
    return d


def dropped(d: Driver) -> None:
    """Drop the record, and see that it stands on a table."""
    d.send(Drop(str(FILE)))
    assert isinstance(d.top, Play), type(d.top)
    assert d.top.match.seed == 77
    d.picture()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "key", ["f1", "f4", "f5", "f6", "f8", "f9", "f10", "escape", "ctrl+s", "ctrl+o", "ctrl+v"]
)
def test_whatever_stands_over_the_table_closes_and_the_file_opens(
    name: str, key: str, tmp_path: Path
) -> None:
    d = at_table(name)
    d.house.folder = tmp_path
    d.keys(key)
    dropped(d)
    assert len(d.house.named) == 2, "the game that was on the table is kept under a name"


@pytest.mark.parametrize("name", BOARDS)
def test_a_look_back_and_its_steps_make_way(name: str) -> None:
    for keys, scene in (((), Form), (("l",), Review), (("l", "return"), Steps)):
        d = at_table(name)
        d.keys("ctrl+b", *keys)
        assert isinstance(d.top, scene)
        dropped(d)


def test_a_file_of_another_game_opens_over_the_dialogs_of_this_one() -> None:
    d = at_table("contact", "engarde")
    d.keys("f8")
    dropped(d)
    assert d.top.game.name == "engarde"
    d.keys("escape", "return")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("told", [True, False])
def test_a_lesson_makes_way(name: str, told: bool) -> None:
    d = at_table(name)
    d.stack.push(d.top._order("lesson"))
    assert isinstance(d.top, Lesson)
    if told:
        d.ticks(1)
        assert isinstance(d.top, Form)
    dropped(d)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_begun_at_the_shelf_and_its_last_words_make_way(name: str) -> None:
    house = four_games()
    house.save_named(
        match_of(house, name, FIRST.get(name, "roll:112346"), None, 77, **OPTIONS.get(name, {})), FILE
    )
    d = risen(house, FOUR.index(name))
    d.keys("l")
    lesson: Any = d.top
    lesson.at = len(lesson.steps) - 1
    lesson._told = True
    lesson._play = lesson._begin()
    d.stack.push(lesson._judge(lesson.step.accepts[0] if lesson.step.accepts else ""))
    dropped(d)


def test_the_question_to_a_newcomer_makes_way() -> None:
    house = StandIn()
    house.games = {name: house.games[name] for name in FOUR}
    house.save_named(match_of(house, "engarde", "S@c3", seed=77), FILE)
    d = risen(house, 3)
    d.keys("return")
    d.ticks(LOADING + 2)
    assert isinstance(d.top, Form)
    dropped(d)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_dropped_before_the_first_picture_is_what_is_played(name: str) -> None:
    house = four_games()
    moves = FIRST.get(name, "roll:112346")
    house.save_named(match_of(house, name, moves, None, 77, **OPTIONS.get(name, {})), FILE)
    for ticks in (0, 1, LOADING + 1):
        d = risen(house, FOUR.index(name))
        d.keys("return")
        d.ticks(ticks)
        dropped(d)
        d.ticks(LOADING + 5)
        assert isinstance(d.top, Play), "no title and no loading goes on"
        assert d.top.match.seed == 77


@pytest.mark.parametrize("key", ["f1", "o", "r", "escape"])
def test_the_dialogs_of_the_shelf_make_way(key: str) -> None:
    house = four_games()
    house.save_named(match_of(house, "engarde", "S@c3", seed=77), FILE)
    d = risen(house)
    d.keys(key)
    assert isinstance(d.top, Form)
    dropped(d)


def words(d: Driver) -> str:
    assert isinstance(d.top, Form)
    return " ".join(w.text for w in d.top.widgets if isinstance(w, Label))


def editor(d: Driver) -> Editor:
    d.stack.push(d.top._order("editor"))
    assert isinstance(d.top, Editor)
    return d.top


def test_a_board_being_made_is_not_lost_to_a_dropped_file() -> None:
    d = at_table("splatter")
    made = editor(d)
    made.history.change(made.draft.put(2, 2, "-"))
    before = made.draft
    for over in ((), ("f1",)):
        d.keys(*over)
        d.send(Drop(str(FILE)))
        assert words(d).startswith("Something here is not done.")
        d.keys("return")
        assert d.top is made
        assert made.draft == before
    made.history.saved = made.history.now
    dropped(d)


def test_a_trial_and_a_board_as_it_was_make_way() -> None:
    d = at_table("splatter")
    made = editor(d)
    match: Match = match_of(d.house, "splatter", seed=3, Size="6x6", Players="2")
    trial = Trial(made.house, match)
    d.stack.push(Push(trial))
    d.ticks(1)
    assert d.top is trial
    dropped(d)
    assert not any(isinstance(scene, Editor | Trial) for scene in d.stack.scenes)


def test_a_file_that_cannot_be_read_is_told_and_the_game_stays() -> None:
    d = at_table("pointtopoint")
    before = d.top.match
    d.keys("f6")
    d.send(Drop("/nowhere/missing.game"))
    assert "cannot read" in words(d)
    d.keys("return")
    assert d.top.match is before


def test_colours_of_contact_that_are_not_written_yet_are_not_lost_to_a_dropped_file() -> None:
    d = at_table("contact")
    d.keys("f4", "return", "right", "return")
    setup = d.top
    changed = list(setup.ega)
    d.send(Drop(str(FILE)))
    assert words(d).startswith("Something here is not done.")
    d.keys("return")
    assert d.top is setup
    assert setup.ega == changed
    d.keys("d")
    dropped(d)
