"""Splatter in the real window: whole four-seat games by mouse and keys, a damaged board in the selector."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.games.splatter.grid import read_square
from retrogames.games.splatter.picture import ground_of
from retrogames.paths import places
from retrogames.settings import Settings
from retrogames.store import load_statistics
from tests.games.splatter.hands import dot
from tests.scenes.stand_in import StandIn, match_of
from tests.window.desktop import Desktop, Program, running, wait_for
from tests.window.kept import chosen, in_progress, table

FOUR = Settings(scale=1, speed=0, fit="exact", less_motion=True).with_game(
    "splatter", players=("human",) * 4, options={"Size": "4x4"}, welcomed=True
)

Play = Callable[[Match, str], None]


def begun(folder: Path) -> Match:
    """Keep the settings and a game of four people on the smallest board; give the game."""
    chosen(folder, FOUR)
    match = match_of(StandIn(), "splatter", "", (Human(),) * 4, seed=5, Size="4x4")
    in_progress(folder, match)
    return match


def mouse(program: Program) -> Play:
    """Click on a tile, then on the square it adds to or moves to."""

    def play(match: Match, text: str) -> None:
        ground = ground_of(match.position)
        for name in (text[:2], text[2:]):
            program.click(*dot(ground.cell(read_square(name))))

    return play


def keys(program: Program) -> Play:
    """Walk into the lower left corner, then to tile and square."""

    def play(match: Match, text: str) -> None:
        for name in (text[:2], text[2:]):
            column, row = "abcd".index(name[0]), int(name[1]) - 1
            program.keys(*["Left"] * 3, *["Down"] * 3, *["Right"] * column, *["Up"] * row, "Return")

    return play


def _step(match: Match) -> str:
    """Give a step as tile and square: an add is made from a tile beside its target."""
    position = match.position
    for move in position.moves():
        text = str(move)
        if text in ("pass", "quit"):
            continue
        if len(text) == 4:
            return text
        return _beside(match, text)
    return "pass"


def _beside(match: Match, target: str) -> str:
    """Give an own tile beside an add's target, with the target."""
    letter = "rgby"[match.position.turn]
    rows = []
    for text in str(match.position).split(" ", 1)[0].split("/"):
        rows.append("".join("." * int(sign) if sign.isdigit() else sign for sign in text))
    column, row = "abcd".index(target[0]), int(target[1]) - 1
    for x in range(4):
        for y in range(4):
            near = max(abs(x - column), abs(y - row)) == 1
            if near and rows[3 - y][x] == letter:
                return f"{'abcd'[x]}{y + 1}{target}"
    raise AssertionError(f"no tile beside {target}")


def _move(match: Match, step: str) -> str:
    """Give the move's own text: an add names its square alone."""
    return step if step in {str(move) for move in match.position.moves()} else step[2:]


def _follows(program: Program, match: Match) -> bool:
    """Tell whether the kept game has come as far; forced passes may stand behind."""
    played = [str(move) for move in match.moves]
    return program.moves("splatter")[: len(played)] == played


@pytest.mark.parametrize("way", [mouse, keys])
def test_a_whole_game_of_four(desktop: Desktop, tmp_path: Path, way: Callable[[Program], Play]) -> None:
    match = begun(tmp_path)
    with running(desktop, tmp_path, "splatter") as program:
        program.shows(table(match, FOUR))
        play = way(program)
        while match.outcome is None:
            step = _step(match)
            if step == "pass":  # a stuck seat passes by itself
                match.play_text("pass")
                continue
            play(match, step)
            match.play_text(_move(match, step))
            if match.outcome is None:
                wait_for(step, lambda: _follows(program, match))
        wait_for("the end", lambda: program.kept("splatter") is None)
        program.press_close()
    statistics, trouble = load_statistics(places(tmp_path))
    assert trouble is None
    assert statistics.sum("splatter").games == 4


def test_a_damaged_board_is_refused_and_the_game_stays(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(tmp_path)
    folder = places(tmp_path).saves / "splatter"
    folder.mkdir(parents=True)
    (folder / "UNEVEN.BRD").write_text("Splatter board\nFormat: 1\nSize: 4x4\nTurn: r\n\nr...\n", "utf-8")
    with running(desktop, tmp_path, "splatter") as program:
        program.shows(table(match, FOUR))
        play = mouse(program)
        step = _step(match)
        play(match, step)
        wait_for("a move", lambda: len(program.moves("splatter")) == 1)
        match.play_text(_move(match, step))
        program.shows(table(match, FOUR))
        board = program.pixels()
        program.keys("F10", "Return")
        selector = program.another(board)
        program.type("uneven")
        typed = program.another(board, selector)
        program.keys("Return")
        program.another(board, selector, typed)
        program.keys("Return", "Escape", "Escape")
        program.shows(table(match, FOUR))
        assert len(program.moves("splatter")) == 1
        program.press_close()
