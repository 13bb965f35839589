"""First lessons: every step can be played as its words promise, and nothing of the player's is touched."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.core.game import Game, discover, load
from retrogames.core.lesson import Step
from retrogames.core.position import read_move
from retrogames.games.contact.advice import advise
from retrogames.games.engarde.grid import EMPTY, landed
from retrogames.machine.events import Close, Motion
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import FINISHED, Lesson
from retrogames.scenes.play import BRIEFLY
from retrogames.scenes.scene import Change, Push
from retrogames.scenes.table import Situation
from tests.scenes.stand_in import FOUR, Driver, StandIn

Golden = Callable[[str, Screen], None]
STEPS = [(game, number) for game in discover().values() for number in range(len(load(game.lesson)))]
"""Every step of every lesson, numbered from 0."""

SHORTEST = 40
"""Characters that a task may have, so that every machine's prompt line holds it."""


def _step(game: Game, number: int) -> Step:
    step: Step = load(game.lesson)[number]
    return step


def _begin(name: str, number: int = 0) -> tuple[Driver, Lesson]:
    """Open a lesson at a step, its explanation read."""
    house = StandIn()
    lesson = Lesson(house, house.games[name])
    lesson.at = number
    lesson._go(number)
    driver = Driver(house, lesson)
    driver.ticks()
    assert driver.top is not lesson
    driver.keys("return")
    assert driver.top is lesson
    return driver, lesson


class _Hand:
    """A table's hand that plays what it is told: which keys and clicks make a move is each game's test."""

    def __init__(self, lesson: Lesson, move: str) -> None:
        self.lesson, self.move = lesson, move

    def __call__(self, s: Situation, event: Any) -> Any:
        return read_move(s.position, self.move)


def _play(driver: Driver, lesson: Lesson, move: str) -> None:
    """Let the person play a move and wait for what is said about it."""
    table: Any = lesson._play.table
    table.handle = _Hand(lesson, move)
    driver.send(Motion(320, 470))
    for _ in range(2000):
        if driver.top is not lesson:
            return
        driver.ticks()
    raise AssertionError("nothing was said about the move")


def _words(form: Form) -> str:
    return " ".join(getattr(widget, "text", "") for widget in form.widgets)


@pytest.mark.parametrize(("game", "number"), STEPS, ids=lambda part: getattr(part, "name", str(part)))
def test_a_step_is_a_position_where_the_moves_that_will_do_are_legal(game: Game, number: int) -> None:
    step = _step(game, number)
    settings = game.settings(dict(step.settings))
    position = game.set_up(step.position, settings)
    assert str(position) == step.position
    assert position.turn == 0
    legal = {str(move) for move in position.moves()}
    assert step.accepts
    assert set(step.accepts) < legal, "some other move must be possible, or there is nothing to learn"
    assert len(step.task) <= SHORTEST


@pytest.mark.parametrize(("game", "number"), STEPS, ids=lambda part: getattr(part, "name", str(part)))
def test_a_move_that_will_do_leads_on_and_another_one_is_taken_back(game: Game, number: int) -> None:
    step = _step(game, number)
    driver, lesson = _begin(game.name, number)
    legal = [str(move) for move in lesson.match.position.moves()]
    wrong = next(move for move in legal if move not in step.accepts)
    _play(driver, lesson, wrong)
    assert step.wrong.split()[0] in _words(driver.top)
    assert driver.top.buttons[0].text == "Try again"
    driver.keys("return")
    assert lesson.at == number
    assert str(lesson.match.position) == step.position
    assert not lesson.match.moves
    _play(driver, lesson, step.accepts[0])
    last = number == len(lesson.steps) - 1
    assert driver.top.buttons[0].text == ("Play" if last else "Next")
    driver.keys("return")
    if last:
        assert driver.top is None
    else:
        assert lesson.at == number + 1
        assert not lesson.match.moves


@pytest.mark.parametrize("name", list(discover()))
def test_a_lesson_leaves_the_players_own_game_and_statistics_alone(name: str) -> None:
    house = StandIn()
    house.kept[name] = "the player's own game"
    game = house.games[name]
    lesson = Lesson(house, game)
    driver = Driver(house, lesson)
    for step in lesson.steps:
        driver.ticks()
        driver.keys("return")
        _play(driver, lesson, step.accepts[0])
        driver.keys("return")
    assert driver.top is None
    assert house.kept == {name: "the player's own game"}
    assert not house.statistics.tallies


def test_the_end_tells_that_the_lesson_was_played() -> None:
    house = StandIn()
    lesson = Lesson(house, house.games["pointtopoint"])
    seen: list[Any] = []

    def back(result: Any) -> Change | None:
        seen.append(result)
        return None

    driver = Driver(house, Lesson(house, house.games["engarde"]))
    driver.stack.push(Push(lesson, back))
    for step in lesson.steps:
        driver.ticks()
        driver.keys("return")
        _play(driver, lesson, step.accepts[0])
        driver.keys("return")
    assert seen == [FINISHED]


def test_escape_asks_and_goes_on_or_leaves() -> None:
    driver, lesson = _begin("pointtopoint")
    driver.keys("escape")
    assert driver.top is not lesson
    driver.keys("escape")
    assert driver.top is lesson
    driver.keys("escape")
    driver.keys("tab", "return")
    assert driver.top is None


def test_the_task_stays_on_the_screen_and_f7_explains_it_again() -> None:
    driver, lesson = _begin("pointtopoint", 1)
    table = lesson._play.table
    assert table.prompt(lesson._play.situation()) == lesson.step.task
    driver.keys("f7")
    assert "Set a stone of one point on d4." in _words(driver.top)


def test_h_marks_the_move() -> None:
    driver, lesson = _begin("pointtopoint", 3)
    driver.keys("h")
    assert str(lesson._play.situation().hint) == "2c3"
    driver.picture()


def test_the_menu_goes_forward_back_and_to_the_beginning_of_a_step() -> None:
    driver, lesson = _begin("engarde")
    enabled = {command.id: command.enabled for command in lesson.commands()}
    assert enabled["next"]
    assert not enabled["back"]
    lesson._order("next")
    assert lesson.at == 1
    driver.ticks()
    driver.keys("return")
    lesson._order("back")
    assert lesson.at == 0
    lesson._order("back")
    assert lesson.at == 0


def test_closing_the_window_ends_everything() -> None:
    driver, _ = _begin("engarde")
    driver.send(Close())
    assert driver.top is None


def test_refusals_of_the_table_are_told_and_nothing_is_played() -> None:
    driver, lesson = _begin("pointtopoint", 1)
    driver.keys("1")
    cell = (152 + 56 * 1 + 20, 2 * (25 + 28 * 2 + 10))
    driver.click(*cell)
    assert "taken" in lesson._play.message
    assert not lesson.match.moves


def test_engardes_grid_turned_the_pieces_as_they_stand_and_stays_the_same() -> None:
    grids = set()
    for step in load(discover()["engarde"].lesson):
        position = discover()["engarde"].read(step.position)
        grids.add(position.poles)
        for piece, pole in zip(position.pieces, position.poles, strict=True):
            assert piece == EMPTY or landed(piece, pole) == piece
    assert len(grids) == 1


def test_what_the_lessons_promise_comes_true() -> None:
    games = discover()

    def after(name: str, number: int) -> tuple[Any, Any]:
        step = _step(games[name], number)
        position = games[name].set_up(step.position, games[name].settings(dict(step.settings)))
        return position, position.play(read_move(position, step.accepts[0]))

    assert after("contact", 0)[1].totals == (1000, 0)
    assert after("contact", 1)[1].risk == 100
    assert after("contact", 2)[1].risk == 400
    assert after("contact", 3)[1].risk == 600
    assert after("contact", 4)[1].rolled == ()
    for number in range(5):
        before = after("contact", number)[0]
        assert str(advise(before).move) in _step(games["contact"], number).accepts
    for number, points in ((1, 2), (2, 2), (3, 2), (4, 6)):
        before, played = after("pointtopoint", number)
        assert before.points == (0, 0)
        assert played.points == (points, 0)
    assert after("splatter", 2)[1].scores()[:2] == (5, 1)
    assert after("splatter", 4)[1].outcome() is not None
    assert after("splatter", 4)[1].scores()[1] == 0
    engarde = [after("engarde", number)[1] for number in range(5)]
    assert [position.pieces[position.last] for position in engarde] == ["S", "s", "S", "S", "S"]
    assert engarde[4].outcome().winners == (0,)


def test_a_click_that_cuts_an_animation_short_plays_nothing_more() -> None:
    driver, lesson = _begin("pointtopoint", 1)
    driver.keys("1")
    driver.click(152 + 56 * 3 + 20, 2 * (25 + 28 * 2 + 10))
    assert [str(move) for move in lesson.match.moves] == ["1d4"]
    driver.ticks(5)
    driver.click(152 + 56 * 5 + 20, 2 * (25 + 28 * 5 + 10))
    assert len(lesson.match.moves) == 1
    driver.ticks()
    assert driver.top.buttons[0].text == "Next"


@pytest.mark.parametrize("name", FOUR)
def test_pictures(golden: Golden, name: str) -> None:
    house = StandIn()
    lesson = Lesson(house, house.games[name])
    driver = Driver(house, lesson)
    folder = "amiga" if name == "pointtopoint" else name
    lesson._go(2)
    driver.ticks()
    golden(f"{folder}/lesson", driver.picture())
    driver.keys("return", "h")
    golden(f"{folder}/lesson-hint", driver.picture())
    driver.keys("f10")
    golden(f"{folder}/lesson-menu", driver.picture())


@pytest.mark.parametrize("name", FOUR)
def test_the_task_is_there_again_after_a_wrong_move_a_hint_and_the_step_begun_anew(name: str) -> None:
    driver, lesson = _begin(name)
    task = lesson.step.task
    assert lesson._play.message == task
    driver.keys("h")
    assert lesson._play.message.startswith("Hint: ")
    assert lesson.sleep == 1
    for _ in range(2 * BRIEFLY):
        if lesson.sleep is not None:
            driver.ticks()
    assert lesson._play.message == task
    assert lesson._play.hint is not None, "the move stays marked"
    driver.keys("f2")
    assert lesson._play.message == task
    wrong = next(move for move in lesson.match.position.moves() if str(move) not in lesson.step.accepts)
    lesson._play.play(wrong)
    for _ in range(2000):
        if isinstance(driver.top, Form):
            break
        driver.ticks()
    driver.keys("return")
    assert driver.top is lesson
    assert not lesson.match.moves
    assert lesson._play.message == task
