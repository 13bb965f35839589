"""Contact in the real window: whole games by keys alone and by mouse alone, Setup, and what is kept."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.match import Match
from retrogames.core.position import CHANCE
from retrogames.games.contact.counters import keeps
from retrogames.games.contact.lay import lay_of
from retrogames.games.contact.places import VGA, die_x
from retrogames.games.contact.rules import Phase
from retrogames.games.contact.title import Title
from retrogames.paths import places
from retrogames.scenes.players import players
from retrogames.store import load_settings, load_statistics
from tests.scenes.stand_in import StandIn
from tests.window.desktop import Desktop, Program, alive, running, wait_for
from tests.window.kept import ALONE, begun, chosen, golden, table

ENOUGH = 300
"""Points at which the players of these tests stop."""

Press = Callable[[str], None]


def keys(program: Program) -> Press:
    """Press what is to be pressed: a digit is a die, k and r are the words, y and n the answers."""
    return lambda what: program.keys("x" if what == "any" else what)


def mouse(program: Program) -> Press:
    """Click on what is to be pressed: left on Yes and right anywhere for No."""
    points = {
        "k": VGA.keep_button.centre,
        "r": VGA.roll_button.centre,
        "y": VGA.yes.centre,
        "n": VGA.no.centre,
        "any": (320, 20),
    }

    def press(what: str) -> None:
        program.click(*(points.get(what) or (die_x(int(what) - 1) + 30, VGA.row_y + 30)))

    return press


def wishes(match: Match) -> list[str]:
    """Tell what to press now: stop at 300 points, else set the best counters aside and roll."""
    position = match.position
    if match.turn == CHANCE:
        lost = str(match.moves[-1]).startswith("roll:")
        return ["any"] if lost else []  # a lost roll waits to be seen
    if position.phase is Phase.TWOS:
        return ["y"]
    if position.phase is Phase.CONTACT:
        return ["n"]
    if position.gathered >= ENOUGH:
        return ["k"]
    lay = lay_of(match.positions, match.moves, len(match.moves), {})
    best = max(keeps(position.rolled), key=lambda dice: keeps(position.rolled)[dice])
    return [*(str(column + 1) for column in lay.columns_of(best)), "r"]


def play_to_the_end(program: Program, press: Press) -> list[str]:
    """Play until the game in progress is no longer kept; give its moves."""
    seen: list[str] = []
    while True:
        match = wait_for("a roll", program.kept)
        seen = [str(move) for move in match.moves]
        if match.outcome is not None:
            press("any")
            wait_for("the end", lambda: program.kept() is None)
            return seen
        if match.turn == CHANCE:
            time.sleep(0.4)  # a lost roll cannot be dismissed at once; in the end it goes by itself
        else:
            program.shows(table(match, ALONE))
        for what in wishes(match):
            press(what)
        wait_for("the next move", lambda: program.moves() != seen)  # noqa: B023  # asked at once


def test_a_whole_game_by_keys_alone(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, ALONE)
    with running(desktop, tmp_path, "contact", "--seed", "13") as program:
        wait_for("the title", lambda: program.pixels() == golden("contact/title"))
        program.keys("p", "Return")
        moves = play_to_the_end(program, keys(program))
        assert moves[-1] in ("bank", "stop")
        assert any(move.startswith("keep:") for move in moves)
        program.keys("Escape", "Escape", "space", "Escape", "Return")  # result, table, averages, shelf
        assert program.wait() == 0
    assert load_statistics(places(tmp_path))[0].sum("contact").games == 1


def test_a_whole_game_by_mouse_alone(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, ALONE)
    with running(desktop, tmp_path, "contact", "--seed", "12") as program:
        wait_for("the title", lambda: program.pixels() == golden("contact/title"))
        house = StandIn(ALONE)
        game = house.games["contact"]
        table = house.table(game)
        program.click(320, 20)  # wakes the mouse
        play = Title(table.look, table.palette).boxes()[0].centre  # type: ignore[arg-type]  # DOS
        program.point(*play)
        awake = program.another(golden("contact/title"))
        program.click(*play)
        program.another(golden("contact/title"), awake)
        program.click(*players(house, game, table.look).buttons[0].box.centre)
        moves = play_to_the_end(program, mouse(program))
        assert moves[-1] in ("bank", "stop")
        program.click(320, 240, 3)  # the right button looks at the table
        assert program.press_close() == 0
    assert load_statistics(places(tmp_path))[0].sum("contact").games == 1


def test_setup_changes_a_colour_for_every_later_start(desktop: Desktop, tmp_path: Path) -> None:
    chosen(tmp_path, ALONE)
    with running(desktop, tmp_path, "contact") as program:
        wait_for("the title", lambda: program.pixels() == golden("contact/title"))
        program.keys("s", "Return", "Up", "Return", "w")
        wait_for("the colours", lambda: load_settings(places(tmp_path))[0].colours("contact"))
        assert program.press_close() == 0
    colours = load_settings(places(tmp_path))[0].colours("contact")
    assert colours[1] == 8, "green 16 has become the blue above it"
    with running(desktop, tmp_path, "contact") as program:
        ground = 3 * (640 * 400 + 320)  # an empty place of the title
        blue = bytes((0x00, 0x00, 0x55))  # EGA's 8
        wait_for("the blue title", lambda: program.pixels()[ground : ground + 3] == blue)


@pytest.mark.parametrize("how", ["close", "terminate", "keys"])
def test_every_way_out_keeps_the_game(desktop: Desktop, tmp_path: Path, how: str) -> None:
    shown = begun(tmp_path, "roll:115234", ALONE)
    with running(desktop, tmp_path, "contact") as program:
        program.shows(shown)
        program.keys("1", "r")
        wait_for("the next roll", lambda: len(program.moves()) > 2)
        before = program.moves()
        if how == "close":
            assert program.press_close() == 0
        elif how == "terminate":
            assert program.terminate() == 0
        else:
            program.keys("Escape", "l", "Escape", "Return")
            assert program.wait() == 0
        assert program.moves() == before
    with running(desktop, tmp_path, "contact") as program:
        match = wait_for("the game", program.kept)
        wait_for("the same table", lambda: program.pixels() == table(match, ALONE))
        program.keys("k")
        wait_for("one more move", lambda: len(program.moves()) > len(before))
        assert program.moves()[: len(before)] == before


def test_the_thinking_process_ends_with_the_program(desktop: Desktop, tmp_path: Path) -> None:
    duel = ALONE.with_game("contact", players=("human Ada", "computer master"), options={"Seats": "2"})
    shown = begun(tmp_path, "roll:115234", duel)
    with running(desktop, tmp_path, "contact") as program:
        program.shows(shown)
        program.keys("k")
        children = wait_for("a thinking process", lambda: program.children)
        wait_for("an answer", lambda: len(program.moves()) > 3)
        assert program.press_close() == 0
    wait_for("the end of all its processes", lambda: not any(alive(pid) for pid in children))
