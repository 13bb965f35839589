"""Splatter's screens as pictures, state by state."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.games.splatter import manual
from retrogames.machine.events import Motion, Press
from retrogames.machine.screen import Screen
from retrogames.scenes import clocks, orders
from retrogames.settings import Settings
from tests.games.splatter.hands import FOUR, MIDDLE, MIXED, at, button, folder_house, on_board, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house(tmp_path: Path) -> StandIn:
    found = folder_house(tmp_path)
    found.settings = Settings(speed=0)
    return found


@pytest.fixture
def middle(house: StandIn) -> Driver:
    return on_board(house, MIDDLE, "k7k9")


def test_the_start(house: StandIn, golden: Golden) -> None:
    golden("splatter/start", playing(house, match_of(house, "splatter")).picture())


def test_the_last_move_and_its_splats(middle: Driver, golden: Golden) -> None:
    golden("splatter/last", middle.picture())


def test_a_picked_tile_and_a_square_pointed_at(middle: Driver, golden: Golden) -> None:
    middle.click(*at(middle, "j3"))
    middle.send(Motion(*at(middle, "j2")))
    golden("splatter/picked", middle.picture())


def test_a_picked_tile_in_the_corner_and_the_cursor(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.keys("right", "return", "right", "right", "down")
    golden("splatter/cursor", d.picture())


def test_a_yellow_tile_is_picked_on_a_small_board_with_walls(house: StandIn, golden: Golden) -> None:
    d = on_board(house, "r2-2g/3-3/2yb3/1-gy1-1/2r4/7/b5y y rgby")
    d.click(*at(d, "c5"))
    d.send(Motion(*at(d, "b6")))
    golden("splatter/small", d.picture())


def test_two_seats_begin_as_in_ataxx(house: StandIn, golden: Golden) -> None:
    golden("splatter/two", playing(house, match_of(house, "splatter", Size="7x7", Players="2")).picture())


def test_three_seats(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "splatter", "b3 c3", Size="4x4", Players="3"))
    golden("splatter/three", d.picture())


def test_a_refusal(middle: Driver, golden: Golden) -> None:
    middle.click(*at(middle, "a14"))
    middle.click(*at(middle, "w14"))
    golden("splatter/refused", middle.picture())


def test_a_hint(middle: Driver, golden: Golden) -> None:
    play = play_of(middle)
    play.hint = play.match.position.moves()[-20]
    play.message = f"Hint: {play.table.describe(play.match.position, play.hint, None)}"
    golden("splatter/hint", middle.picture())


def test_a_forced_pass(house: StandIn, golden: Golden) -> None:
    d = on_board(house, "rg-1/gg-1/---1/3b r rgb")
    d.ticks(3)
    golden("splatter/stuck", d.picture())


def test_a_pressed_button(middle: Driver, golden: Golden) -> None:
    x, y = button(middle, "pass")
    middle.send(Motion(x, y), Press(x, y))
    golden("splatter/pressed", middle.picture())


def test_a_seat_that_may_enter(house: StandIn, golden: Golden) -> None:
    d = on_board(house, "r3-4/9/3b1-3/9/4-4/8b g rgb", enter="on")
    d.send(Motion(*at(d, "g4")))
    golden("splatter/enter", d.picture())


def test_seats_that_are_out_or_have_quit(house: StandIn, golden: Golden) -> None:
    d = on_board(house, "g4/r4/5/3b1/4y b rgby", "quit", "pass", "a3")
    golden("splatter/out", d.picture())


def test_a_computer_thinks(house: StandIn, golden: Golden) -> None:
    players = (Human("Dolores"), *MIXED[1:])
    for ticks, name in ((2, "thinking"), (32, "thinking-blink")):
        match = match_of(house, "splatter", players=players)
        match.headers.update({"Time": "10 s a move", "Clock 3": "9.5"})
        match.play_text("b13")
        d = playing(house, match)
        play = play_of(d)
        play.tick = ticks
        play.turns.thinking = match.turn
        play.turns._asked = (object(), None)
        golden(f"splatter/{name}", d.picture())


def test_clocks_and_a_pause(house: StandIn, golden: Golden) -> None:
    d = on_board(house, MIDDLE, "k7k9")
    left = {"Time": "5 min a game", "Clock 1": "8", "Clock 2": "271", "Clock 3": "237", "Clock 4": "242"}
    play = play_of(d)
    play.match.headers.update(left)
    clocks.take_up(play)
    golden("splatter/clocks", d.picture())
    orders.carry_out(play, "pause")
    golden("splatter/pause", d.picture())


def test_the_end(house: StandIn, golden: Golden) -> None:
    d = on_board(house, "rrrgg/rrrgg/rbbgg/rbbyy/rbb1y b rgby", players=(Human("Dolores"), *FOUR[1:]))
    d.click(*at(d, "c1"))
    d.click(*at(d, "d1"))
    d.ticks(5)
    golden("splatter/end", d.picture())
    d.ticks(60)
    d.keys("b")
    golden("splatter/look", d.picture())


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("f10", "f10"),
        ("selector", "f10 l"),
        ("quit", "q"),
        ("leave", "escape"),
        ("colours", "f4"),
        ("colours-tritan", "f4 tab tab tab tab tab tab tab space"),
        ("players", "f5"),
        ("options", "f8"),
        ("moves", "f6"),
        ("statistics", "f9"),
        ("new", "f2"),
    ],
)
def test_dialogs(middle: Driver, golden: Golden, name: str, keys: str) -> None:
    middle.house.folder = Path("/games/splatter")
    middle.keys(*keys.split())
    golden(f"splatter/{name}", middle.picture())


def test_colours_that_are_refused(middle: Driver, golden: Golden) -> None:
    middle.keys("f4", "right", "right", "up", "tab")
    for _ in range(3):
        middle.keys(*["right"] * 8, "tab")
    golden("splatter/colours-ink", middle.picture())
    middle.keys("escape", "f4", "tab", "tab")
    for _ in range(7):
        middle.keys("right")
    middle.keys("tab")
    for _ in range(7):
        middle.keys("right")
    golden("splatter/colours-pale", middle.picture())
    middle.keys("return")
    golden("splatter/colours-refused", middle.picture())


def test_boards_for_two_and_three(house: StandIn, golden: Golden) -> None:
    for players in ("2", "3"):
        house.settings = house.settings.with_game(
            "splatter", options={"Players": players, "Size": "9x6"}, time="30 s a move"
        )
        d = playing(house, match_of(house, "splatter"))
        d.keys("f2", "right", "down")
        golden(f"splatter/new-{players}", d.picture())


@pytest.mark.parametrize(("title", "x"), [("desk", 80), ("file", 170), ("game", 260), ("move", 350)])
def test_menus(middle: Driver, golden: Golden, title: str, x: int) -> None:
    middle.send(Motion(x, 48))
    golden(f"splatter/menu-{title}", middle.picture())


def test_the_editor(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "splatter", Size="13x9"))
    scene = orders.carry_out(play_of(d), "editor")
    assert scene is not None
    d.stack.push(scene)
    d.keys("down", "right", "1", "return", "right", "5", "return", "down", "return", "down", "return")
    golden("splatter/editor", d.picture())
    d.keys("f5", "down", "right", "right", "return")
    d.keys(*["tab"] * 12)
    golden("splatter/editor-focus", d.picture())
    d.send(Motion(250, 48))
    golden("splatter/editor-menu", d.picture())
    d.keys("escape", "f5")
    golden("splatter/editor-who", d.picture())
    d.keys("escape", "escape")
    golden("splatter/editor-leave", d.picture())


@pytest.mark.parametrize(
    ("name", "move", "ticks"),
    [
        ("grow", "c2", (1, 4, 7, 10)),
        ("splat", "c2", (13, 16, 19, 22)),
        ("slide", "a2c2", (1, 4, 7, 10)),
        ("fade", "quit", (1, 7, 13)),
    ],
)
def test_what_moves(golden: Golden, name: str, move: str, ticks: tuple[int, ...]) -> None:
    d = on_board(StandIn(), "3y/3g/rr1b/4 r rgby")
    play = play_of(d)
    play.play(next(found for found in play.match.position.moves() if str(found) == move))
    now = 0
    for tick in ticks:
        d.ticks(tick - now)
        now = tick
        golden(f"splatter/{name}-{tick}", d.picture())


@pytest.mark.parametrize("page", range(6))
def test_the_manual(house: StandIn, golden: Golden, page: int) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.keys("f1", *["n"] * page)
    golden(f"splatter/manual-{page}", d.picture())
    assert len(manual.pages(play_of(d).table.look)) == 6  # type: ignore[arg-type]  # the GEM dress


@pytest.mark.parametrize(("name", "steps"), [("figures", 11), ("levels", 28), ("splat", 46)])
def test_the_manual_s_diagrams(house: StandIn, golden: Golden, name: str, steps: int) -> None:
    d = playing(house, match_of(house, "splatter"))
    d.keys("f1", *["down"] * steps)
    golden(f"splatter/manual-{name}", d.picture())


def test_a_board_whose_game_is_over_when_it_is_loaded(house: StandIn, golden: Golden) -> None:
    game = house.games["splatter"]
    match = Match(game, game.settings({"Size": "4x4"}), 0, FOUR, setup="rrrr/gggg/gggg/bbbb r rgb")
    d = playing(house, match)
    d.ticks(3)
    golden("splatter/over", d.picture())
