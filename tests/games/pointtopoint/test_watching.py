"""The solitaire search watched on the board: it shows the truth, can be paused, begun anew and left."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.places import gadget_box
from retrogames.games.pointtopoint.reading import read
from retrogames.games.pointtopoint.watching import Watching
from retrogames.machine.events import Close
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.games.pointtopoint.obvious import score
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


def watched(text: str = "", **options: Any) -> tuple[Driver, Watching]:
    """Choose the entry of the Project menu in a game."""
    house = StandIn()
    d = playing(house, match_of(house, "pointtopoint", text, **options))
    d.keys("f10", "h")
    assert isinstance(d.top, Watching)
    return d, d.top


def until_it_ends(d: Driver, watching: Watching, ticks: int) -> None:
    for _ in range(ticks):
        if watching.ended:
            return
        d.ticks(1)
    pytest.fail(f"still at {watching.found}")


def gadget(number: int) -> tuple[int, int]:
    x, y = gadget_box(number).centre
    return x, 2 * y


@pytest.mark.parametrize(("size", "most"), [("4", 24), ("5", 46), ("6", 74)])
def test_it_ends_with_the_proved_maximum(size: str, most: int) -> None:
    d, watching = watched(Size=size)
    until_it_ends(d, watching, 1500)
    assert score(str(watching.board))[WHITE] == most
    assert watching.prompt() == f"{most} points for White: nothing higher is possible."
    assert watching.sleep is None


def test_the_best_board_so_far_is_shown_and_only_grows() -> None:
    d, watching = watched()
    seen = []
    for _ in range(200):
        d.ticks(1)
        assert score(str(watching.board))[WHITE] == watching.found.score
        seen.append(watching.found.score)
    assert seen == sorted(seen)
    assert len(set(seen)) > 5, "the first boards can be followed"
    assert "the author reached 65" in watching.prompt()
    assert watching.info().endswith(" boards tried")


def test_a_solitaire_goes_on_from_its_stones() -> None:
    d, watching = watched("2a1 3b1 1c1 2d5", Solitaire="black", Size="5", Supply="equal")
    d.ticks(120)
    begun = watching.start
    full = read(watching.found.board)
    assert all(then == now for now, then in zip(begun.board, full.board, strict=True) if now)
    assert watching.colour == BLACK
    assert watching.prompt().endswith(" points for Black can still be reached.")
    d.keys("c")
    d.click(*gadget(2))
    assert watching.colour == BLACK, "the colour was named before the start"


def test_any_other_game_has_the_search_from_the_empty_board() -> None:
    _, watching = watched("2a1 3b1", Size="7", Supply="963")
    assert not any(watching.start.board)
    assert (watching.start.size, str(watching.start.supply)) == (7, "963")


def test_a_full_board_leaves_nothing_to_choose() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "pointtopoint", Size="4", Solitaire="white"))
    while d.top.match.position.board.count(0) > 1:
        d.top.match.play(d.top.match.position.moves()[0])
    d.keys("f10", "h")
    d.ticks(3)
    assert d.top.ended
    assert "nothing left to choose" in d.top.prompt()
    d.picture()


@pytest.mark.parametrize("how", ["gadgets", "keys", "menu"])
def test_pause_anew_other_colour_and_back(how: str) -> None:
    d, watching = watched("2a1 3b1 1c1")

    def press(number: int) -> None:
        match how:
            case "gadgets":
                d.click(*gadget(number))
            case "keys":
                d.keys(("p", "n", "c", "escape")[number])
            case _:
                d.keys("f10", *["down"] * number, "return")

    press(0)
    steps = watching.found.steps
    d.ticks(60)
    assert watching.found.steps == steps
    assert watching.prompt().startswith("Paused. ")
    press(0)
    d.ticks(60)
    assert watching.found.steps > steps
    press(1)
    assert (watching.seed, watching.found.steps) == (1, 0)
    press(2)
    assert watching.colour == BLACK
    d.ticks(60)
    assert score(str(watching.board))[BLACK] == watching.found.score > 0
    press(3)
    assert isinstance(d.top, Play)
    assert [str(move) for move in d.top.match.moves] == ["2a1", "3b1", "1c1"]


def test_closing_the_window_leaves() -> None:
    d, _ = watched("2a1")
    d.send(Close())
    assert not d.stack.scenes


@pytest.mark.parametrize(
    ("name", "ticks", "options"), [("watching", 60, {}), ("watching-8", 400, {"Size": "8"})]
)
def test_pictures_of_the_search(golden: Golden, name: str, ticks: int, options: Any) -> None:
    d, _ = watched(**options)
    d.ticks(ticks)
    golden(f"pointtopoint/{name}", d.picture())


def test_the_manual_and_the_sound_are_where_they_are_everywhere() -> None:
    d, watching = watched()
    d.ticks(30)
    d.keys("f1")
    assert isinstance(d.top, Form)
    assert d.top.title == "Point to Point: the game"
    steps = watching.found.steps
    d.ticks(30)
    assert watching.found.steps == steps, "the search waits"
    d.keys("escape", "m")
    assert isinstance(d.top, Watching)
    assert not d.house.settings.sound
    assert watching.prompt() == "Sound off."
    d.keys("f10", "left", "return")  # the last menu of the bar
    assert isinstance(d.top, Form)
    d.keys("escape", "m")
    assert d.house.settings.sound
