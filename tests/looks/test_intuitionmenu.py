"""The Amiga's menus: title bar and menu bar, the held right button, sub-menus (looks 4.3)."""

from collections.abc import Callable

import pytest

from retrogames.looks.intuitionlists import menu_bar
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Wheel
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import common_commands
from tests.looks.amiga import AMIGA
from tests.looks.amigahand import MOVE, PROJECT, ROWS, SETTINGS, Hand, name


@pytest.fixture
def hand() -> Hand:
    """Give a hand on a closed menu."""
    return Hand()


# The bar


def test_closed_it_takes_nothing_but_its_own(hand: Hand) -> None:
    assert not hand.menu.open
    assert hand.move(20, 5) is False
    assert hand.press(300, 100) is False
    assert hand.release(300, 100) is False
    assert hand.key("up") is False
    assert hand.send(Wheel(0, 1, 5, 5)) is False


def test_the_title_bar_may_have_the_games_own_words() -> None:
    plain, own = Hand(), Hand(bar="Point to Point V1.1")
    box = Box(5 + 15 * 8, 1, 32, 8)
    assert {pen for line in plain.lines(box) for pen in line} == {1}
    assert {pen for line in own.lines(box) for pen in line} == {0, 1}


def test_holding_the_right_button_anywhere_turns_the_title_bar_into_the_menu_bar(hand: Hand) -> None:
    assert hand.press(320, 150, "right") is True
    assert hand.menu.open
    bar = hand.lines(Box(0, 0, 640, 10))
    assert all(set(line[588:]) == {1} for line in bar)  # the depth gadgets are gone
    words = [x for x in range(640) if any(line[x] == 0 for line in bar)]
    for start, letters in ((8, 7), (96, 4), (160, 8), (256, 4)):  # Project, Move, Settings, Help
        assert min(x for x in words if x >= start) < start + 3
        assert not [x for x in words if start + 8 * letters <= x < start + 8 * letters + 32]
    assert hand.release(320, 150, "right") is True
    assert not hand.menu.open


def test_a_game_may_name_its_titles() -> None:
    hand = Hand(move="Game")
    hand.press(320, 150, "right")
    mine = hand.lines(Box(96, 0, 32, 10))
    screen = Screen()
    s = AMIGA.surface(screen)
    s.fill(1)
    s.text(96, 1, "Game", AMIGA.topaz, 0)
    assert mine == [[s.at(x, y) for x in range(96, 128)] for y in range(10)]


def test_a_games_own_project_menu_takes_the_files_in_and_stands_first() -> None:
    commands = (
        Command("two", "Two players", "project"),
        *common_commands(
            can_take_back=True, can_redo=True, can_hint=True, paused=False, sound=True, computers=True
        ),
    )
    bar = menu_bar(commands, {})
    assert [title.name for title in bar.titles] == ["Project", "Game", "Move", "Settings", "Help"]
    project = [[command.id for command in section] for section in bar.titles[0].sections]
    assert project == [["two"], ["load", "save"], ["shelf"]]


# The right button


def test_moving_onto_a_title_opens_its_list_with_its_title_complemented(hand: Hand) -> None:
    hand.press(320, 150, "right")
    hand.move(PROJECT, 5)
    bar = hand.lines(Box(0, 0, 72, 10))
    assert bar[0] == [1, 1, *[14] * 68, 1, 1]
    frame = hand.lines(Box(0, 10, 240, 3))
    assert frame[0][2:] == [0] * 238
    assert frame[1][:6] == [0, 0, 0, 0, 1, 1]
    assert frame[1].index(1, 4) == 4
    assert frame[1][228:238] == [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]


def test_releasing_over_an_item_picks_it(hand: Hand) -> None:
    hand.press(320, 150, "right")
    hand.move(PROJECT, 5)
    hand.move(60, ROWS["save"])
    assert name(hand.release(60, ROWS["save"], "right")) == "save"
    assert not hand.menu.open


@pytest.mark.parametrize(("x", "y"), [(320, 150), (PROJECT, 5), (60, ROWS["solitaire"]), (60, 55), (3, 17)])
def test_releasing_elsewhere_picks_nothing(hand: Hand, x: int, y: int) -> None:
    hand.press(PROJECT, 5, "right")
    hand.move(x, y)
    assert hand.release(x, y, "right") is True
    assert not hand.menu.open


def test_the_item_under_the_pointer_is_complemented_and_a_ghosted_one_is_not(hand: Hand) -> None:
    hand.press(PROJECT, 5, "right")
    before = hand.lines(Box(6, 32, 224, 10))
    hand.move(60, ROWS["demo"])
    assert hand.lines(Box(6, 32, 224, 10)) == [[15 - pen for pen in line] for line in before]
    ghosted = hand.lines(Box(6, 42, 224, 10))
    hand.move(60, ROWS["solitaire"])
    assert hand.lines(Box(6, 42, 224, 10)) == ghosted


def test_the_list_stays_when_the_pointer_leaves_it_and_another_title_changes_it(hand: Hand) -> None:
    hand.press(PROJECT, 5, "right")
    hand.move(400, 200)
    assert hand.lines(Box(2, 12, 8, 1))[0] != [0] * 8
    hand.move(MOVE, 5)
    assert hand.lines(Box(2, 12, 8, 1))[0] == [0] * 8
    hand.move(120, 17)
    assert name(hand.release(120, 17, "right")) == "takeback"


def test_left_clicks_while_holding_right_pick_without_closing(hand: Hand) -> None:
    hand.press(MOVE, 5, "right")
    hand.move(120, 17)
    for _ in range(3):
        assert name(hand.press(120, 17)) == "takeback"
        assert hand.release(120, 17) is True
        assert hand.menu.open
    hand.move(400, 200)
    assert hand.release(400, 200, "right") is True
    assert not hand.menu.open


def test_an_item_that_opens_a_requester_ends_the_choosing(hand: Hand) -> None:
    hand.press(PROJECT, 5, "right")
    assert name(hand.press(60, ROWS["load"])) == "load"
    assert not hand.menu.open
    assert hand.release(60, ROWS["load"], "right") is False


def test_dragging_with_both_held_picks_what_it_sweeps_over(hand: Hand) -> None:
    hand.press(SETTINGS, 5, "right")
    hand.press(SETTINGS, 5)
    picked = [hand.move(200, y) for y in range(11, 90)]
    assert [answer.id for answer in picked if isinstance(answer, Command)] == ["sound"]
    assert hand.menu.open
    hand.release(200, 90)
    assert hand.move(200, 43) is True


# Sub-menus


def test_a_sub_menu_opens_beside_its_item_and_level_with_it(hand: Hand) -> None:
    hand.press(PROJECT, 5, "right")
    hand.move(60, ROWS["against"])
    lines = hand.lines(Box(228, 22, 8, 3))
    assert lines[0][2:] == [0] * 6  # its frame over the item's end
    assert lines[1][2:4] == [0, 0]
    assert lines[1][4:] == [1, 1, 1, 1]
    hand.move(260, 22 + 2 + 20 + 6 + 5)
    assert name(hand.release(260, 22 + 2 + 20 + 6 + 5, "right")) == "level 1"


def test_an_item_with_a_sub_menu_is_none_to_pick(hand: Hand) -> None:
    hand.press(PROJECT, 5, "right")
    assert hand.press(60, ROWS["against"]) is True
    assert hand.menu.open
    assert hand.release(60, ROWS["against"], "right") is True
    assert not hand.menu.open


def test_pictures_of_the_menus(golden: Callable[..., None], hand: Hand) -> None:
    golden("amiga/bar", hand.picture())
    hand.press(PROJECT, 5, "right")
    hand.move(60, ROWS["against"])
    hand.move(260, 57)
    golden("amiga/menu", hand.picture())
    hand.move(MOVE, 5)
    hand.move(120, 17)
    golden("amiga/move", hand.picture())
    hand.move(SETTINGS, 5)
    golden("amiga/settings", hand.picture())
