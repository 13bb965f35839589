"""Looking back: judged in the background, stopped and gone on with, stepped to, shown honestly."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.core.judging import WIN, Judgement
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.looks.look import Look
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import Chart, ChartPens, Curve
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.reviewing import Reviewing, loss, scale
from retrogames.scenes.steps import Steps
from tests.scenes.stand_in import Driver, StandIn, match_of, playing, two_people

Golden = Callable[[str, Screen], None]
FULL = "2a1 1b3 3c1 2c3 2d4 1b2 1d2 1a2 2a3 3d3 3c4 2b4 1b1 2d1 1c2 2a4"
"""A whole game of Point to Point on 4x4."""


class Slow:
    """Judges that answer what they are told to, one question at a time; nothing is computed."""

    def __init__(self, losses: dict[int, float] | None = None) -> None:
        self.losses = losses or {}
        self.asked: list[Any] = []
        self.dropped = 0
        self.waiting: Any = None

    def ask(self, *question: Any) -> None:
        """Nobody asks for moves here."""
        raise AssertionError("a review asks for judgements")

    def judge(self, game: str, view: Any, move: Any, budget: int, seed: int) -> None:
        self.asked.append((seed, view, move, budget))
        best = next(other for other in view.moves() if other != move)
        lost = self.losses.get(seed, 0.0)
        self.waiting = Judgement(best if lost else move, 5.0, 5.0 - lost)

    def poll(self) -> Any | None:
        answer, self.waiting = self.waiting, None
        return answer

    def stop(self) -> None:
        """Nothing to hurry."""

    def drop(self) -> None:
        self.dropped += 1
        self.waiting = None


def _finished(house: StandIn, players: tuple[Any, ...] | None = None) -> Match:
    match = match_of(house, "pointtopoint", FULL, players=players, Size="4")
    assert match.outcome is not None
    return match


def _open(losses: dict[int, float], players: tuple[Any, ...] | None = None) -> tuple[Driver, Slow]:
    house = StandIn()
    slow = Slow(losses)
    house.thinking = slow
    driver = playing(house, _finished(house, players))
    driver.keys("ctrl+b")
    assert isinstance(driver.top, Review)
    return driver, slow


def _items(driver: Driver) -> list[str]:
    review: Any = driver.top
    return list(review._list.items)


def _note(driver: Driver) -> str:
    review: Any = driver.top
    text: str = review._note.text
    return text


def test_every_decision_is_judged_one_after_another_and_the_dearest_come_first() -> None:
    driver, slow = _open({3: 1.5, 7: 4.0, 10: 0.2})
    assert _note(driver).startswith("Judging: 0 of 16")
    driver.rest()
    assert len(slow.asked) == 16
    assert [line.split() for line in _items(driver)] == [
        ["8", "B", "1a2", "4.0", str(slow.asked[7][1].moves()[0])],
        ["4", "B", "2c3", "1.5", str(slow.asked[3][1].moves()[0])],
    ], "a fifth of a point is no mistake"
    assert "not by luck" in _note(driver)


def test_only_the_peoples_moves_are_judged_where_there_are_people() -> None:
    _, slow = _open({}, (Human(), Computer(Level.CLUB)))
    driver, slow = _open({}, (Human(), Computer(Level.CLUB)))
    driver.rest()
    assert [view.turn for _, view, _, _ in slow.asked] == [0] * 8
    assert "no mistakes" in _note(driver)


def test_the_judges_see_what_the_mover_knew() -> None:
    house = StandIn()
    match = match_of(house, "engarde", "S@c3 S@d3 C@c4", seed=3)
    slow = Slow()
    house.thinking = slow
    reviewing = Reviewing(house, match)
    while not reviewing.done:
        reviewing.tick()
    for _, view, _, _ in slow.asked:
        assert view.poles.count("?") >= 33


def test_stop_and_go_on() -> None:
    driver, slow = _open({})
    driver.ticks(7)
    review: Any = driver.top
    review._answer(review._form, "halt")
    found = len(review._reviewing.found)
    assert 0 < found < 16
    assert slow.dropped == 1
    assert driver.top.sleep is None
    assert _note(driver).startswith("Stopped")
    driver.ticks(50)
    assert len(review._reviewing.found) == found
    review._answer(review._form, "halt")
    driver.rest()
    assert len(review._reviewing.found) == 16


def test_leaving_stops_and_coming_back_goes_on_where_it_was() -> None:
    driver, slow = _open({})
    driver.ticks(7)
    driver.keys("escape")
    assert isinstance(driver.top, Play)
    asked = len(slow.asked)
    assert slow.dropped == 1
    driver.ticks(20)
    assert len(slow.asked) == asked
    driver.keys("ctrl+b")
    driver.rest()
    assert len({index for index, *_ in slow.asked}) == 16
    assert len(slow.asked) == 17, "only the one that was dropped is asked again"


def test_a_mistake_is_stepped_to_with_the_better_move_marked_and_named() -> None:
    driver, slow = _open({7: 4.0})
    driver.rest()
    driver.keys("return")
    assert isinstance(driver.top, Steps)
    play: Any = driver.stack.scenes[0]
    situation = play.situation()
    assert situation.step == 7
    better = slow.asked[7][1].moves()[0]
    assert situation.hint == better
    assert situation.message == f"1a2: 4.0 points lost. Try {better}."
    driver.picture()
    driver.keys("right")
    assert play.situation().hint is None
    assert not play.situation().message
    driver.keys("left")
    assert play.situation().hint == better
    driver.keys("escape")
    assert isinstance(driver.top, Review)
    assert play.situation().hint is None
    driver.keys("escape")
    assert isinstance(driver.top, Play)


def test_the_list_of_moves_marks_the_mistakes() -> None:
    driver, _ = _open({7: 4.0})
    driver.rest()
    driver.keys("return")
    steps: Any = driver.top
    assert [line for line in steps._list.items if line.endswith("?")] == ["  8 B 1a2 ?"]


def test_a_running_game_asks_first_and_counts_as_assisted() -> None:
    house = StandIn()
    house.thinking = Slow()
    match = match_of(house, "pointtopoint", "1a1 1b1")
    driver = playing(house, match)
    driver.keys("ctrl+b")
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    assert not match.assisted
    driver.keys("ctrl+b", "tab", "return")
    assert isinstance(driver.top, Review)
    assert match.assisted


def test_nothing_to_look_back_at() -> None:
    house = StandIn()
    driver = playing(house, match_of(house, "pointtopoint"))
    driver.keys("ctrl+b")
    assert isinstance(driver.top, Play)
    assert driver.top.message.startswith("Nothing to look back at")


def test_the_end_of_a_game_offers_it() -> None:
    house = StandIn()
    house.thinking = Slow()
    match = match_of(house, "pointtopoint", " ".join(FULL.split()[:-1]), Size="4")
    driver = playing(house, match)
    driver.top.play(match.position.moves()[0])
    driver.ticks(600)
    assert [button.text for button in driver.top.buttons] == ["New game", "Look back", "Board"]
    driver.keys("tab", "return")
    assert isinstance(driver.top, Review)


def test_a_game_taken_back_and_played_on_is_judged_anew() -> None:
    driver, _ = _open({})
    driver.rest()
    driver.keys("escape", "ctrl+z")
    driver.keys("ctrl+b")
    driver.keys("tab", "return")
    assert isinstance(driver.top, Review)
    assert _note(driver).startswith("Judging: 0 of 15")


def test_solitaire_shows_its_curve_alone() -> None:
    house = StandIn()
    house.thinking = Slow()
    driver = playing(house, match_of(house, "pointtopoint", FULL, Size="4", Solitaire="white"))
    driver.keys("ctrl+b")
    driver.rest()
    assert isinstance(driver.top, Review)
    assert "nothing to judge" in _note(driver)
    driver.picture()


def test_curves_are_points_or_chances_to_win() -> None:
    house = StandIn()
    match = _finished(house)
    reviewing = Reviewing(house, match)
    white, black = reviewing.curves()
    assert (white.name, black.name) == ("White", "Black")
    assert list(white.values) == [position.points[0] for position in match.positions]
    assert scale([white, black], reviewing.with_points)[1] == max(match.position.points)

    pointless = match_of(house, "pointtopoint", "1a1 1f6")
    reviewing = Reviewing(house, pointless)
    reviewing.found = {0: Judgement("a", 1.0, 0.5)}
    assert [list(curve.values) for curve in reviewing.curves()] == [[0, 0, 0], [0, 0, 0]], (
        "nobody has points yet"
    )

    engarde = match_of(house, "engarde", "S@c3 S@d3", seed=3)
    reviewing = Reviewing(house, engarde)
    reviewing.found = {0: Judgement("a", 0.6, 0.5, WIN), 1: Judgement("b", 0.7, 0.7, WIN)}
    (chance,) = reviewing.curves()
    assert [value if value is None else round(value, 6) for value in chance.values] == [0.6, 0.3, None]
    assert scale([chance], with_points=False)[2] == ("0%", "100%")


@pytest.mark.parametrize(
    ("judgement", "text"),
    [
        (Judgement("a", 0.75, 0.5, WIN), "25%"),
        (Judgement("a", 10.24, 7.0, "points"), "3.2"),
        (Judgement("a", -8.1, -8.35, "turns"), "0.25"),
    ],
)
def test_losses_in_their_units(judgement: Judgement, text: str) -> None:
    assert loss(judgement) == text


def test_a_chart_draws_its_curve_where_the_values_are() -> None:
    house = StandIn()
    look: Look = house.look(house.games["engarde"])
    screen = Screen()
    chart = Chart(ChartPens(12, 14, 15, (0,)), [Curve("x", [0, 10, None, 10])], 0, 10, ("0", "10"))
    box = Box(100, 100, 200, 80)
    chart.paint(look, screen, box)
    left = 100 + look.width("10") + look.metrics.char
    rows = [y for y in range(100, 166) if screen.at(left + 3, y) == 0]
    assert rows
    assert min(rows) > 150, "the value 0 is at the foot"
    assert screen.at(298, 101) in (0, 14), "the value 10 is at the top"
    middle = left + (300 - left) * 2 // 3
    assert not [y for y in range(102, 160) if screen.at(middle, y) == 0], "unknown stretches stay empty"


@pytest.mark.parametrize("name", ["contact", "splatter", "pointtopoint", "engarde"])
def test_pictures(golden: Golden, name: str) -> None:
    house = StandIn()
    if name == "pointtopoint":
        match = _finished(house)
    elif name == "engarde":
        match = match_of(house, name, "S@c3 S@d3 C@c4 C@d4 S@b2", seed=3)
    elif name == "splatter":
        match = match_of(house, name, "b13 v13 v2 b2 c12 u12 u3 c3", two_people(house.games[name]))
    else:
        match = match_of(house, name, "", players=(Human("Ada"), Human("Bert")), seed=5)
        for _ in range(24):
            match.roll() if match.turn < 0 else match.play(match.position.moves()[-1])
    match.ended = True
    driver = playing(house, match)
    reviewing = Reviewing(house, match)
    for index in reviewing.todo:
        move = match.moves[index]
        best = next(other for other in match.positions[index].moves() if other != move)
        lost = (index % 5) * (0.04 if name in ("contact", "engarde") else 1.1)
        unit = {"contact": WIN, "engarde": WIN, "splatter": "tiles"}.get(name, "points")
        reviewing.found[index] = Judgement(best if lost else move, 0.6, 0.6 - lost, unit)
    play: Any = driver.top
    play.reviewing = reviewing
    play.told = True
    driver.keys("ctrl+b")
    golden(f"{'amiga' if name == 'pointtopoint' else name}/review", driver.picture())
    driver.keys("return")
    golden(f"{'amiga' if name == 'pointtopoint' else name}/review-step", driver.picture())


def test_another_move_in_the_place_of_one_looked_back_at_is_looked_at_anew() -> None:
    house = StandIn()
    match = match_of(house, "pointtopoint", "2a1 1b3")
    found = Reviewing(house, match)
    assert found.fits(match)
    match.take_back()
    assert not found.fits(match)
    match.play_text("3c3")
    assert not found.fits(match)
