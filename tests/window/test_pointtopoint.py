"""Point to Point in the real window: whole games with the right-button menu, by one button, and by keys."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.player import Computer
from retrogames.games.pointtopoint.places import Grid, choice_centre
from retrogames.games.pointtopoint.scene import PointToPointTable
from retrogames.looks.intuitionlists import Entry, menu_bar
from retrogames.paths import places
from retrogames.settings import Settings
from retrogames.store import load_statistics
from tests.scenes.stand_in import StandIn, match_of, playing
from tests.window.desktop import Desktop, Program, running, wait_for
from tests.window.kept import chosen

GAME = "pointtopoint"
SMALL = Settings(scale=1, speed=0, fit="exact").with_game(
    GAME, players=("human Ada", "human Ben"), options={"Size": "4"}, welcomed=True
)
"""Two people on the smallest board, nothing animated, one window pixel a dot."""

PROJECT = (30, 8)
"""The title of the Project menu."""


def entry(*ids: str) -> list[tuple[int, int]]:
    """Give the middle of an item of the Project menu, before it that of the item its sub-menu hangs from."""
    house = StandIn(SMALL)
    bar = menu_bar(playing(house, match_of(house, GAME)).top.commands(), PointToPointTable.menu_names)
    path: list[int] = []
    points = []
    for name in ids:
        entries = bar.hung(0, path)[-1].entries
        path.append(next(n for n, one in enumerate(entries) if one.command.id == name))
        points.append(middle(entries[path[-1]]))
    return points


def middle(item: Entry) -> tuple[int, int]:
    x, y = item.box.centre
    return x, 2 * y


def with_right_button(program: Program, *ids: str) -> None:
    """Hold the right button over the board, go to an item and let go there, without a pause on the way.

    The window manager looks at the press first, and meanwhile the server keeps no place on the way.
    """
    program.point(320, 300)
    way = [PROJECT, *entry(*ids)]
    if len(ids) > 1:  # sideways into the sub-menu, or another item would be crossed
        way.insert(-1, (way[-1][0], way[-2][1]))
    moves = [word for x, y in way for word in ("mousemove", "--window", program.window, x, y)]
    program.desktop.tell("mousedown", 3, "sleep", 0.2, *moves, "mouseup", 3)


def with_taps(program: Program, *ids: str) -> None:
    """Tap the title bar, the title, and each item on the way."""
    program.click(300, 8)
    for x, y in (PROJECT, *entry(*ids)):
        program.click(x, y)


def square(name: str) -> tuple[int, int]:
    x, y = Grid(4).centre(("abcd".index(name[0]), int(name[1]) - 1))
    return x, 2 * y


def begun(program: Program) -> None:
    wait_for("the board", lambda: len(set(program.pixels())) > 4)


def is_over(program: Program, moves: int) -> bool:
    return len(program.moves(GAME)) == moves or (moves == 16 and program.kept(GAME) is None)


def set_all(program: Program) -> None:
    """Click on the squares one after the other, White's stones of one and Black's of two points."""
    for number in range(16):
        x, y = choice_centre(number % 2, 1 + number % 2)
        if number < 2:
            program.click(x, 2 * y)
        program.click(*square("abcd"[number % 4] + str(1 + number // 4)))
        wait_for("the next move", lambda: is_over(program, number + 1))  # noqa: B023  # asked at once


def test_a_whole_game_for_two_with_the_right_button(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, SMALL)
    with running(desktop, tmp_path, GAME, "--seed", "1") as program:
        begun(program)
        with_right_button(program, "against", "black")
        wait_for("the computer's stone", lambda: len(program.moves(GAME)) == 1)
        with_right_button(program, "two")
        set_all(program)
        wait_for("the end", lambda: program.kept(GAME) is None)
        assert program.press_close() == 0
    assert load_statistics(places(tmp_path))[0].sum(GAME, against="human").games == 2


def names(folder: Path) -> list[str]:
    """Give the names in the table of records."""
    return [mark.name for mark in load_statistics(places(folder))[0].marks]


def test_a_whole_solitaire_by_one_button(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, SMALL)
    with running(desktop, tmp_path, GAME) as program:
        begun(program)
        with_taps(program, "solitaire", "soloblack")
        set_all(program)
        wait_for("the end", lambda: program.kept(GAME) is None)
        program.another()
        program.keys("End")  # the player's name stands there already; a letter would take its place
        program.type(" L")
        program.click(60, 400)  # beside the table of records
        wait_for("the name", lambda: names(tmp_path) == ["Ada L"])
        assert program.press_close() == 0
    mark = load_statistics(places(tmp_path))[0].marks[0]
    assert mark.title == "4x4, unlimited supply, Black"


def test_a_whole_game_against_a_computer_by_keys(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, SMALL)
    with running(desktop, tmp_path, GAME, "--seed", "1") as program:
        begun(program)
        program.away()
        program.keys("F10", "a", "Right", "Down", "Return")
        wait_for("the computer's stone", lambda: len(program.moves(GAME)) == 1)
        cursor = (0, 0)
        while (match := program.kept(GAME)) is not None and match.outcome is None:
            assert isinstance(match.players[0], Computer)
            played = len(match.moves)
            move = match.position.moves()[-1]
            right, up = move.column - cursor[0], move.row - cursor[1]
            cursor = move.column, move.row
            steps = ["Right"] * right + ["Left"] * -right + ["Up"] * up + ["Down"] * -up
            program.keys(str(move.points), *steps, "Return")
            wait_for("the answer", lambda: is_over(program, min(16, played + 2)))  # noqa: B023  # asked at once
        program.keys("Escape")
        assert program.press_close() == 0
    assert load_statistics(places(tmp_path))[0].sum(GAME, player="human").games == 1


@pytest.mark.parametrize("stop", [lambda p: p.keys("x"), lambda p: p.click(320, 200)], ids=["key", "click"])
def test_the_computer_against_itself_stops_at_a_key_or_click(
    desktop: Desktop, tmp_path: Path, stop: Callable[[Program], None]
) -> None:
    slow = SMALL.with_game(GAME, options={"Size": "8"})
    chosen(tmp_path, slow)
    with running(desktop, tmp_path, GAME, "--seed", "1") as program:
        begun(program)
        program.keys("F10", "c")
        wait_for("two moves", lambda: len(program.moves(GAME)) > 1)
        stop(program)
        program.away()
        still = wait_for("standing still", lambda: unchanged(program))
        assert len(still) < 64
        stop(program)
        wait_for("going on", lambda: program.moves(GAME)[: len(still) + 1][len(still) :])
        assert program.press_close() == 0


def unchanged(program: Program) -> list[str]:
    """Give the moves if none has been added for a second, else nothing."""
    before = program.moves(GAME)
    program.desktop.tell("sleep", 1)
    return before if program.moves(GAME) == before else []
