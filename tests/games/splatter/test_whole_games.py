"""Whole games of Splatter by mouse alone and by keys alone, and how they end."""

import pytest

from retrogames.games.splatter.grid import RING1, name_of, squares_of
from retrogames.games.splatter.rules import Act
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.splatter.hands import MIDDLE, at, moves, on_board, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


@pytest.fixture
def house() -> StandIn:
    return StandIn(Settings(speed=0))


def told(d: Driver) -> str:
    """What the menu bar says."""
    play = play_of(d)
    return play.table.info(play.situation())


def next_step(d: Driver) -> tuple[int, int] | None:
    """Choose a tile and a target: most splats first, adds before moves."""
    position = play_of(d).match.position
    own = squares_of(position.tiles[position.turn])
    best: tuple[int, int, int] | None = None
    for move in position.moves():
        if move.act > Act.MOVE:
            continue
        origin = move.origin
        if move.act is Act.ADD:
            origin = next(square for square in own if RING1[square] >> move.target & 1)
        value = 2 * len(position.splats(move)) + (move.act is Act.ADD)
        if best is None or value > best[0]:
            best = (value, origin, move.target)
    return None if best is None else best[1:]


def play_out(d: Driver, by_keys: bool) -> None:
    """Play until the game is over."""
    play = play_of(d)
    for _ in range(400):
        d.ticks(1)
        if play.match.outcome is not None:
            break
        step = next_step(d)
        if step is None or not play.situation().human:
            continue
        for square in step:
            if by_keys:
                walk(d, name_of(square))
                d.keys("return")
            else:
                d.click(*at(d, name_of(square)))
    assert play.match.outcome is not None
    d.ticks(300)


def walk(d: Driver, goal: str) -> None:
    """Move the cursor to a square by arrows."""
    for _ in range(60):
        here = told(d) if not play_of(d).message else ""
        if here == goal:
            return
        if not here or here[0] == goal[0]:
            up = here != "" and int(here[1:]) < int(goal[1:])
            d.keys("up" if up else "down")
        else:
            d.keys("right" if here[0] < goal[0] else "left")
    raise AssertionError(f"the cursor does not come to {goal}")


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_a_whole_game_of_four(house: StandIn, by_keys: bool) -> None:
    d = playing(house, match_of(house, "splatter", Size="5x5"))
    play_out(d, by_keys)
    assert isinstance(d.top, Form)
    assert house.statistics.sum("splatter").games == 4
    d.keys("b")
    assert isinstance(d.top, Play), "the board can be looked at"


def test_a_game_may_be_ended_by_its_counts(house: StandIn) -> None:
    d = on_board(house, MIDDLE, "k7k9")
    d.keys("escape")
    assert isinstance(d.top, Form)
    assert [b.text for b in d.top.buttons] == ["End game", "Leave", "Go on"]
    d.keys("e")
    d.ticks(200)
    assert play_of(d).match.ended
    assert isinstance(d.top, Form)
    lines = [getattr(widget, "text", "") for widget in d.top.widgets]
    counts = play_of(d).match.position.scores()
    order = sorted(range(4), key=lambda seat: -counts[seat])
    names = ("Red", "Green", "Blue", "Yellow")
    assert lines[0] == f"{names[order[0]]} wins!".ljust(14) + f"{counts[order[0]]:3} tiles"
    assert lines[1] == f"2. {names[order[1]]}".ljust(14) + f"{counts[order[1]]:3}"
    assert lines[3].startswith("4. ")


def test_equal_counts_share_their_place(house: StandIn) -> None:
    d = on_board(house, "rrg1/4/4/ggb1 r rgb", "pass")
    play = play_of(d)
    play.match.ended = True
    lines = play.table.result(play.situation()).split("\n")
    assert lines == ["Green wins!     3 tiles", "2. Red          2", "3. Blue         1"]
    d = on_board(house, "rrg1/4/4/g3 r rg", "pass")
    play = play_of(d)
    play.match.ended = True
    assert play.table.result(play.situation()).split("\n")[0].startswith("Red shares the win")


def test_leaving_keeps_the_game(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("escape", "l")
    assert d.top is None
    assert "b13" in house.kept["splatter"]


def test_take_back_and_redo(house: StandIn) -> None:
    d = playing(house, match_of(house, "splatter", "b13 v13"))
    d.keys("ctrl+z")
    assert moves(d) == ["b13"]
    assert told(d) == "Taken back. Ctrl+Y plays it again."
    d.keys("ctrl+y")
    assert moves(d) == ["b13", "v13"]
