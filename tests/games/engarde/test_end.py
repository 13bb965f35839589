"""The end of a game of Engarde: the line that won is named, and the poles may be seen."""

from typing import Any

import pytest

from retrogames.games.engarde.grid import NAMES, SQUARES
from retrogames.games.engarde.places import Spot, origin, spot_of
from retrogames.games.engarde.reading import four_text, read
from retrogames.looks.motif import PAPER
from retrogames.looks.widgets import Label
from retrogames.machine.events import Key
from retrogames.scenes.play import Play
from retrogames.scenes.steps import Steps
from tests.games.engarde.hands import at
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

SAMPLE = "++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++"
"""The manual's sample grid, rows from the top."""


def position(rows: str) -> Any:
    """Give a position with what is not on the grid in the side-bars."""
    left = [6 - rows.upper().count(shape) for shape in "SC"]
    own, other = ([min(3, n) for n in left], [max(0, n - 3) for n in left])
    return read(f"{rows} {SAMPLE} S{own[0]}C{own[1]}/S{other[0]}C{other[1]} - w")


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ("6/6/6/6/6/ssss2", "four in the row a1-d1"),
        ("6/6/2ssss/6/6/6", "four in the row c4-f4"),
        ("S5/S5/S5/S5/6/6", "four in the column a3-a6"),
        ("6/6/2s3/3s2/4s1/5s", "four on the diagonal c4-f1"),
        ("5C/4C1/3C2/2C3/6/6", "four on the diagonal c3-f6"),
        ("6/6/6/6/6/sscss1", "five in the row a1-e1"),
        ("c5/1s4/2s3/3s2/4s1/5s", "six on the diagonal a6-f1"),
        ("6/6/s5/s5/s5/sccc2", "four in the column a1-a4 and four in the row a1-d1"),
    ],
)
def test_a_line_that_won_is_named_by_its_ends(rows: str, words: str) -> None:
    said = four_text(position(rows))
    assert sorted(said.split(" and ")) == sorted(words.split(" and "))


def nearly(**kept: bool) -> Driver:
    """A game on the manual's grid in which Black has three in column b and is to move.

    Squares turn black on the positive b2 and b3, circles on the negative b4 and b5.
    """
    house = StandIn()
    match = match_of(house, "engarde")
    match.setup = f"6/6/6/6/6/6 {SAMPLE} S3C3/S3C3 - w"
    match.positions[:] = [match.game.read(match.setup)]
    for move in ("S@b2", "S@b3", "C@b4"):
        match.play_text(move)
    return playing(house, match, **kept)


def won(**kept: bool) -> Driver:
    """The same game, won by a circle on b5."""
    d = nearly(**kept)
    d.click(*at(Spot(6, 3)))
    d.click(*at("b5"))
    for _ in range(400):
        if not isinstance(d.top, Play):
            return d
        d.ticks(1)
    raise AssertionError("the end is never told")


def looking() -> Driver:
    """The same game with the board looked at again."""
    d = won()
    d.keys("escape")
    assert isinstance(d.top, Play)
    return d


def show_poles(d: Driver) -> None:
    """Choose Show the poles in the menu Options."""
    d.send(Key("o", "o", alt=True))
    d.keys("p")


def signs(d: Driver) -> str:
    """Read the poles off the picture: a sign of 5x5 dots on a tab in each square's lower right."""
    screen = d.picture()
    x, y = origin(d.top.table.frame.box)
    found = ""
    for square in range(SQUARES):
        box = spot_of(square).box.move(x, y)
        left, top = box.x + 2 + 40 - 8, box.y + 2 + 40 - 8
        rows = [
            "".join("#" if screen.at(left + a, top + b) == PAPER else " " for a in range(5)) for b in range(5)
        ]
        found += SHAPES.get("\n".join(rows), "?")
    return found


SHAPES = {
    "\n".join(("  #  ", "  #  ", "#####", "  #  ", "  #  ")): "+",
    "\n".join(("     ", "     ", "#####", "     ", "     ")): "-",
    "\n".join((" ### ", " # # ", " # # ", " # # ", " ### ")): "0",
    "\n".join(["     "] * 5): ".",
}


def test_the_four_is_looked_at_before_the_alert_comes() -> None:
    """Ring by ring, then for most of a second as a whole; a key goes on."""
    d = nearly()
    d.click(*at(Spot(6, 3)))
    d.click(*at("b5"))
    table = d.top.table
    rings = []
    while isinstance(d.top, Play):
        d.ticks(1)
        rings.append(table.rings)
    assert list(dict.fromkeys(rings)) == [0, 1, 2, 3, 4]
    assert rings.count(4) >= 7 + 40
    d = nearly()
    d.click(*at(Spot(6, 3)))
    d.click(*at("b5"))
    while d.top.table.rings < 4:
        d.ticks(1)
    d.keys("space")
    d.ticks(2)
    assert not isinstance(d.top, Play)


def test_the_end_names_the_line() -> None:
    d = won()
    assert [label.text for label in d.top.widgets if isinstance(label, Label)] == [
        "Black wins: four in the column b2-b5."
    ]
    d.keys("escape")
    table, s = d.top.table, d.top.situation()
    assert table.news(s) == "Black wins: four in the column b2-b5."
    assert table.prompt(s) == "Press New for another game."


def test_all_poles_are_shown_after_the_game_and_hidden_again() -> None:
    d = looking()
    assert signs(d) == "." * SQUARES, "not before they are asked for"
    show_poles(d)
    assert signs(d) == SAMPLE.replace("/", "")
    poles = next(command for command in d.top.commands() if command.id == "poles")
    assert poles.enabled
    assert poles.checked
    show_poles(d)
    assert signs(d) == "." * SQUARES


def test_poles_cannot_be_shown_during_the_game() -> None:
    d = nearly()
    show_poles(d)
    assert d.top.menu.open, "the entry is there, but cannot be chosen"
    d.keys("escape")
    assert signs(d) == "." * SQUARES
    assert next(command for command in d.top.commands() if command.id == "poles").checked is False


def test_the_poles_stay_in_view_while_the_game_is_stepped_through() -> None:
    d = looking()
    show_poles(d)
    d.keys("f6", "left", "left")
    assert isinstance(d.top, Steps)
    play: Any = d.stack.scenes[0]
    d.top._form.move_by(-1000, 0)  # out of the way
    screen = d.picture()
    assert play.situation().step == 2
    x, y = origin(play.table.frame.box)
    left, top = spot_of(NAMES.index("f1")).box.move(x + 2 + 40 - 8, y + 2 + 40 - 8)[:2]
    assert [screen.at(left + a, top + 2) for a in range(5)] == [PAPER] * 5


def test_the_poles_of_the_next_game_are_hidden() -> None:
    d = looking()
    show_poles(d)
    d.keys("f2")
    assert not d.top.match.moves
    assert signs(d) == "." * SQUARES
    d.keys("ctrl+z")
    assert d.top.match.outcome is not None, "the game before is back"


def test_a_taken_back_end_hides_the_poles() -> None:
    d = looking()
    show_poles(d)
    d.keys("ctrl+z")
    assert d.top.match.outcome is None
    assert signs(d) == "." * SQUARES
    assert d.top.match.assisted, "they have been seen"


def test_the_memory_aid_and_the_poles_stand_side_by_side() -> None:
    d = won(memory_aid=True)
    d.keys("escape")
    show_poles(d)
    assert signs(d) == SAMPLE.replace("/", "")
