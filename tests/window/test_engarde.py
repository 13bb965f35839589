"""Engarde in the real window: whole games by mouse and by keys, the help, maximise, icon, close button."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.match import Match
from retrogames.core.player import read_player
from retrogames.games.engarde.grid import SIDE
from retrogames.games.engarde.places import FULL, HOME, ICON, Spot, button_box, origin, spot_of
from retrogames.games.engarde.rules import Move, Placing, Position, Shifting
from retrogames.looks.motifframe import frame_parts
from retrogames.machine.box import Box
from retrogames.paths import places
from retrogames.settings import Settings
from retrogames.store import load_statistics
from tests.scenes.stand_in import StandIn, match_of
from tests.window.desktop import Desktop, Program, running, wait_for
from tests.window.kept import chosen, in_progress, table

TWO = Settings(scale=1, speed=0, fit="exact").with_game(
    "engarde", players=("human Ada", "human Bob"), welcomed=True
)
"""Two people, nothing animated, one window pixel a dot."""

EARLY = 14
"""Moves before anybody wants four."""

Play = Callable[[Position, Move], None]


def begun(folder: Path, moves: str) -> Match:
    """Keep the settings and a game in progress; give the game."""
    chosen(folder, TWO)
    people = tuple(read_player(text) for text in TWO.players("engarde"))
    match = match_of(StandIn(), "engarde", moves, people, seed=5)
    in_progress(folder, match)
    return match


def slot_of(position: Position, shape: str) -> Spot:
    """The slot whose piece is taken next: the lowest filled one of its shape."""
    row = position.bars[position.turn]["SC".index(shape)] - 1 + (0 if shape == "S" else SIDE // 2)
    return Spot(-1 if position.turn == 0 else SIDE, row)


def mouse(program: Program) -> Play:
    """Click on a piece, then on its square."""
    x, y = origin(HOME)

    def click(spot: Spot) -> None:
        cx, cy = spot.box.centre
        program.click(x + cx, y + cy)

    def play(position: Position, move: Move) -> None:
        click(slot_of(position, move.shape) if isinstance(move, Placing) else spot_of(move.source))
        click(spot_of(move.target))

    return play


def keys(program: Program) -> Play:
    """Walk to the lower left corner, then to the square; a letter picks from the side-bar."""

    def walk(square: int) -> None:
        spot = spot_of(square)
        program.keys(*["Left"] * 7, *["Down"] * 5, *["Right"] * (spot.column + 1), *["Up"] * (5 - spot.row))
        program.keys("Return")

    def play(position: Position, move: Move) -> None:
        if isinstance(move, Shifting):
            walk(move.source)
        else:
            program.keys(move.shape.lower())
        walk(move.target)

    return play


@pytest.mark.parametrize("way", [mouse, keys])
def test_a_whole_game(desktop: Desktop, tmp_path: Path, way: Callable[[Program], Play]) -> None:
    """Two people set and move, at first without a four; the end is told and counted."""
    match = begun(tmp_path, "S@c3 C@d4")
    with running(desktop, tmp_path, "engarde") as program:
        program.shows(table(match, TWO))
        play = way(program)
        while match.outcome is None:
            position = match.position
            move = _wish(position, early=len(match.moves) < EARLY)
            play(position, move)
            match.play_text(str(move))
            if match.outcome is None:
                wait_for(str(move), lambda: program.moves("engarde") == [str(m) for m in match.moves])
        wait_for("the end", lambda: program.kept("engarde") is None)
        program.press_close()
    assert {type(move) for move in match.moves} == {Placing, Shifting}
    statistics, trouble = load_statistics(places(tmp_path))
    assert trouble is None
    assert statistics.sum("engarde").games == 2


def _wish(position: Position, early: bool) -> Move:
    """Choose early what brings few pieces of one colour into row 3 or column c, later what brings most."""

    def worth(move: Move) -> tuple[bool, int, str]:
        after = position.play(move)
        lines = (after.pieces[18:24], after.pieces[2::SIDE])
        most = max(sum(line.count(p) for p in kind) for line in lines for kind in ("SC", "sc"))
        return bool(after.four()), most, str(move)

    return (min if early else max)(position.moves(), key=worth)


def test_the_help_is_scrolled_and_closed(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(tmp_path, "S@c3 C@d4")
    board = table(match, TWO)
    with running(desktop, tmp_path, "engarde") as program:
        program.shows(board)
        x, y = origin(HOME)
        cx, cy = button_box(2).centre
        program.click(x + cx, y + cy)
        program.away()
        first = program.another(board)
        program.keys("Next")
        second = program.another(board, first)
        program.keys("Prior")
        program.shows(first)
        program.keys("Down", "Down", "Down", "Down")
        program.another(board, first, second)
        program.keys("Escape")
        program.shows(board)
        assert program.moves("engarde") == ["S@c3", "C@d4"]


def test_maximise_icon_and_close_button(desktop: Desktop, tmp_path: Path) -> None:
    board = table(begun(tmp_path, "S@c3 C@d4"), TWO)
    with running(desktop, tmp_path, "engarde") as program:
        program.shows(board)
        program.click(*_part(HOME, "maximise"))
        program.away()
        full = program.another(board)
        program.click(*_part(FULL, "maximise"))
        program.shows(board)
        program.click(*_part(HOME, "minimise"))
        program.away()
        program.another(board, full)
        program.desktop.tell("mousemove", "--window", program.window, *ICON.centre)
        program.desktop.tell("click", "--repeat", 2, "--delay", 60, 1)
        program.shows(board)
        program.click(*_part(HOME, "menu"))
        program.keys("c")
        program.away()
        program.another(board, full)
        program.keys("Escape")
        program.shows(board)
        assert program.press_close() == 0
    assert program.moves("engarde") == ["S@c3", "C@d4"], "the game goes on next time"


def _part(window: Box, name: str) -> tuple[int, int]:
    return frame_parts(window)[name].centre
