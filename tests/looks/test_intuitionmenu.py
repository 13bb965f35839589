"""The Amiga's menus: held by the right button, tapped, or opened by key (looks 4.3)."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.intuition import Intuition
from retrogames.looks.intuitionlists import menu_bar
from retrogames.looks.intuitionmenu import IntuitionMenu
from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Button, Event, Key, Motion, Press, Release, Text, Wheel
from retrogames.machine.screen import Screen
from retrogames.scenes.commands import common_commands
from tests.scenes.stand_in import FACES

AMIGA = Intuition(FACES)
OWN = (
    Command("two", "Two players", "game", "Ctrl+T", checked=True, hot="T"),
    Command("against", "Against computer", "game", hot="A"),
    *(
        Command(f"side {c}", f"Play {c}", "game", checked=c == "White", parent="against")
        for c in ("White", "Black")
    ),
    *(Command(f"level {n}", f"Level {n}", "game", checked=n == 3, parent="against") for n in range(1, 6)),
    Command("demo", "Computer v. computer", "game", "Ctrl+D", hot="C"),
    Command("solitaire", "Solitaire", "game", enabled=False, hot="o"),
)
COMMANDS = (
    *OWN,
    *common_commands(
        can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
    ),
)
PROJECT, MOVE, SETTINGS, HELP = 20, 100, 180, 270
"""A column inside each title."""

ROWS = {
    "two": 17,
    "against": 27,
    "demo": 37,
    "solitaire": 47,
    "new": 63,
    "players": 73,
    "load": 89,
    "save": 99,
}
"""A row inside some items of Project: ten rows each from row 12 on, groups six apart."""


def at(x: int, y: int) -> tuple[int, int]:
    """Give a dot of a hires pixel."""
    return x, 2 * y


class Hand:
    """A menu and the hand on mouse and keys, in hires pixels."""

    def __init__(self, **names: str) -> None:
        menu = AMIGA.menu("Point to Point", names)
        assert isinstance(menu, IntuitionMenu)
        self.menu = menu

    def send(self, event: Event) -> Command | bool:
        return self.menu.handle(event, COMMANDS)

    def press(self, x: int, y: int, button: Button = "left") -> Command | bool:
        return self.send(Press(*at(x, y), button))

    def release(self, x: int, y: int, button: Button = "left") -> Command | bool:
        return self.send(Release(*at(x, y), button))

    def move(self, x: int, y: int) -> Command | bool:
        return self.send(Motion(*at(x, y)))

    def key(self, *names: str) -> Command | bool:
        answer: Command | bool = False
        for name in names:
            ctrl = name.startswith("ctrl+")
            answer = self.send(Key(name.removeprefix("ctrl+"), ctrl=ctrl))
        return answer

    def picture(self) -> Screen:
        screen = Screen()
        screen.palette = AMIGA.palette
        AMIGA.ground(screen)
        self.menu.draw(screen, COMMANDS, "Move 24 of 36")
        return screen

    def lines(self, box: Box) -> list[list[int]]:
        s = AMIGA.surface(self.picture())
        return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


def name(answer: Command | bool) -> str:
    """Give the id of the command chosen."""
    assert isinstance(answer, Command)
    return answer.id


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


# By tap, for hands without a right button


def test_a_tap_on_the_bar_opens_and_another_on_an_item_picks(hand: Hand) -> None:
    assert hand.press(PROJECT, 5) is True
    assert hand.release(PROJECT, 5) is True
    assert hand.menu.open
    assert hand.press(60, ROWS["new"]) is True
    assert name(hand.release(60, ROWS["new"])) == "new"
    assert not hand.menu.open


def test_one_stroke_from_the_bar_to_an_item_picks_it(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.move(60, ROWS["players"])
    assert name(hand.release(60, ROWS["players"])) == "players"


def test_a_tap_beside_the_titles_shows_them_and_the_next_opens_one(hand: Hand) -> None:
    hand.press(450, 5)
    hand.release(450, 5)
    assert hand.menu.open
    hand.press(HELP, 5)
    hand.release(HELP, 5)
    assert hand.press(280, 17) is True
    assert name(hand.release(280, 17)) == "manual"


@pytest.mark.parametrize(("x", "y"), [(400, 200), (450, 5), (PROJECT, 5)])
def test_a_tap_elsewhere_or_on_the_open_title_closes(hand: Hand, x: int, y: int) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    assert hand.press(x, y) is True
    assert not hand.menu.open
    assert hand.release(x, y) is True


def test_a_tap_on_a_title_that_the_pointer_opened_leaves_it_open(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    hand.move(MOVE, 5)
    for still in (True, False):
        hand.press(MOVE, 5)
        hand.release(MOVE, 5)
        assert hand.menu.open is still


def test_a_tap_on_an_item_with_a_sub_menu_leaves_it_open(hand: Hand) -> None:
    hand.press(PROJECT, 5)
    hand.release(PROJECT, 5)
    hand.press(60, ROWS["against"])
    assert hand.release(60, ROWS["against"]) is True
    assert hand.menu.open
    hand.press(260, 29)
    assert name(hand.release(260, 29)) == "side White"


# By key


def test_the_key_opens_the_first_list_and_return_picks(hand: Hand) -> None:
    hand.menu.show()
    assert hand.menu.open
    assert name(hand.key("return")) == "two"
    hand.menu.show()
    assert name(hand.key("down", "down", "down", "space")) == "new"  # over the ghosted one
    hand.menu.show()
    assert name(hand.key("up", "return")) == "shelf"


def test_sideways_goes_from_title_to_title_and_into_sub_menus(hand: Hand) -> None:
    hand.menu.show()
    assert name(hand.key("right", "return")) == "takeback"
    hand.menu.show()
    assert name(hand.key("left", "end", "return")) == "about"
    hand.menu.show()
    assert name(hand.key("down", "right", "down", "down", "return")) == "level 1"
    hand.menu.show()
    assert name(hand.key("down", "return", "down", "left", "down", "return")) == "demo"


def test_escape_leaves_the_sub_menu_first(hand: Hand) -> None:
    hand.menu.show()
    hand.key("down", "right", "escape")
    assert hand.menu.open
    hand.key("escape")
    assert not hand.menu.open


def test_letters_pick_and_keys_of_items_work_in_every_list(hand: Hand) -> None:
    hand.menu.show()
    assert name(hand.key("n")) == "new"
    hand.menu.show()
    assert name(hand.key("f1")) == "manual"
    hand.menu.show()
    assert name(hand.key("ctrl+z")) == "takeback"
    hand.menu.show()
    assert hand.key("ctrl+y") is True  # Redo is ghosted
    assert hand.menu.open


def test_of_several_items_with_a_letter_the_next_lights_up(hand: Hand) -> None:
    hand.menu.show()
    assert hand.key("t") is True  # Two players and Statistics
    assert name(hand.key("return")) == "statistics"


# The depth gadgets


def test_the_back_gadget_asks_for_the_shelf_and_the_front_one_for_the_full_screen(hand: Hand) -> None:
    for x, command in ((600, "shelf"), (626, "fullscreen")):
        assert hand.press(x, 5) is True
        assert not hand.menu.open
        assert name(hand.release(x, 5)) == command


def test_a_depth_gadget_is_complemented_while_the_pointer_is_on_it(hand: Hand) -> None:
    box = Box(588, 0, 26, 10)
    before = hand.lines(box)
    hand.press(600, 5)
    assert hand.lines(box) == [[15 - pen for pen in line] for line in before]
    assert hand.move(500, 5) is True
    assert hand.lines(box) == before
    assert hand.release(500, 5) is True


# Whatever comes


@given(
    st.lists(
        st.one_of(
            st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.sampled_from(["left", "right"])),
            st.builds(Release, st.integers(0, 639), st.integers(0, 479), st.sampled_from(["left", "right"])),
            st.builds(Motion, st.integers(0, 300), st.integers(0, 300)),
            st.builds(
                Key, st.sampled_from(["up", "down", "left", "right", "return", "escape", "t", "f2", "home"])
            ),
            st.builds(Text, st.just("t")),
        ),
        max_size=25,
    )
)
@settings(max_examples=80, deadline=None)
def test_no_order_of_events_gives_a_ghosted_command(events: list[Event]) -> None:
    hand = Hand()
    parents = {command.parent for command in COMMANDS}
    for event in events:
        answer = hand.send(event)
        if isinstance(answer, Command):
            assert answer.enabled
            assert answer.id not in parents
    hand.menu.close()
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
