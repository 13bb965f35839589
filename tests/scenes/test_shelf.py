"""The shelf: choosing, loading, going on, its strip, the demonstration, files, and its pictures."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.frozen import replace
from retrogames.machine.events import Close, Drop, Focus, Key, Motion, Press
from retrogames.machine.screen import Screen
from retrogames.scenes import shelfart
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import LINGER, Play
from retrogames.scenes.scene import TICKS
from retrogames.scenes.shelf import LOADING, PATIENCE, Shelf
from retrogames.settings import Settings
from tests.scenes.shelves import four_games, risen
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of

Golden = Callable[[str, Screen], None]
NAMES = list(FOUR)


@pytest.fixture
def house() -> StandIn:
    return four_games()


def _wait(driver: Driver) -> None:
    """Leave the shelf alone for as long as it waits before the show."""
    for _ in range(PATIENCE // TICKS + 2):
        if not isinstance(driver.top, Shelf):
            return
        driver.ticks()
    raise AssertionError("the show does not begin")


# Choosing


def _six(house: StandIn) -> StandIn:
    """Put two further games on the shelf, which look like others."""
    for number, name in enumerate(("contact", "engarde")):
        other = f"other{number}"
        house.games = {**house.games, other: replace(house.games[name], name=other, title=f"Other {number}")}
    return house


def test_further_games_stand_on_a_further_board(house: StandIn, golden: Golden) -> None:
    driver = risen(_six(house), chosen=3)
    driver.keys("right")
    driver.ticks(shelfart.RISEN + 1)
    assert driver.top.games[driver.top.chosen].name == "other0"
    golden("shelf/further", driver.picture())
    driver.send(Motion(shelfart.column(1) + 60, 200))
    assert driver.top.chosen == 5
    driver.send(Motion(shelfart.column(2) + 60, 200))
    assert driver.top.chosen == 5
    driver.keys("right")
    assert driver.top.chosen == 0
    driver.send(Motion(shelfart.column(1) + 60, 200))
    assert driver.top.chosen == 1


def test_arrows_at_the_ends_lead_to_the_other_boards(house: StandIn) -> None:
    driver = risen(_six(house))
    for x, chosen in ((3, 0), (636, 4), (636, 4), (3, 3)):
        driver.click(x, 200)
        assert driver.top.chosen == chosen
        assert driver.top.loading is None


def test_arrows_go_round_home_and_end_to_the_ends(house: StandIn) -> None:
    driver = risen(house)
    for key, chosen in (("right", 1), ("right", 2), ("end", 3), ("right", 0), ("left", 3), ("home", 0)):
        driver.keys(key)
        assert driver.top.chosen == chosen
    driver.keys("tab", "down", "up")
    assert driver.top.chosen == 1


def test_the_pointer_chooses_the_box_or_ticket_it_is_over(house: StandIn) -> None:
    driver = risen(house)
    for index in range(4):
        driver.send(Motion(shelfart.column(index) + 70, 150 if index % 2 else 340))
        assert driver.top.chosen == index
    driver.send(Motion(320, 450))
    assert driver.top.chosen == 3


def test_the_chosen_box_rises_in_five_steps_or_at_once_with_less_motion(house: StandIn) -> None:
    driver = risen(house)
    driver.keys("right")
    lifts = []
    for _ in range(6):
        lifts.append(driver.top.lift)
        driver.ticks()
    assert lifts == [0, 1, 2, 3, 4, 5]
    house.settings = Settings(less_motion=True)
    driver.keys("right")
    driver.ticks()
    assert driver.top.lift == shelfart.RISEN


# Loading


@pytest.mark.parametrize("index", range(4))
def test_return_loads_the_game_while_the_drive_light_flickers(house: StandIn, index: int) -> None:
    driver = risen(house, index)
    driver.keys("return")
    light = [15, 407 + 16]
    seen = set()
    for tick in range(LOADING - 1):
        if tick % 9 == 0:
            seen.add(driver.picture().at(527 + light[0], light[1] - 6))
        driver.ticks()
    assert len(seen) == 2
    driver.ticks()
    assert isinstance(driver.top, Play)
    assert driver.top.game.name == NAMES[index]


def test_any_key_or_click_skips_the_loading(house: StandIn) -> None:
    for event in (Key("x", "x"), Press(10, 10)):
        driver = risen(house, 2)
        driver.keys("return")
        driver.ticks(3)
        driver.send(event)
        assert isinstance(driver.top, Play)


def test_a_click_on_a_box_loads_it(house: StandIn) -> None:
    driver = risen(house)
    driver.click(shelfart.column(3) + 60, 200)
    driver.ticks(LOADING)
    assert driver.top.game.name == "engarde"


def test_less_motion_loads_at_once(house: StandIn) -> None:
    house.settings = Settings(less_motion=True, games=house.settings.games)
    driver = risen(house, 2)
    driver.keys("return")
    driver.ticks()
    assert isinstance(driver.top, Play)


def test_a_game_begun_earlier_has_a_tab_and_goes_on(house: StandIn) -> None:
    house.autosave(match_of(house, "pointtopoint", "1a1 1b1"))
    driver = risen(house, 2)
    assert [driver.top.continued(index) for index in range(4)] == [False, False, True, False]
    driver.keys("return", "return")
    assert [str(move) for move in driver.top.match.moves] == ["1a1", "1b1"]


def test_n_asks_who_plays_and_begins_anew(house: StandIn) -> None:
    house.autosave(match_of(house, "pointtopoint", "1a1 1b1"))
    driver = risen(house, 2)
    driver.keys("n", "return")
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    assert isinstance(driver.top, Shelf)
    assert "pointtopoint" in house.kept
    driver.keys("n", "return", "return")
    assert isinstance(driver.top, Play)
    assert not driver.top.match.moves


# The strip


def _entry(command: str) -> tuple[int, int]:
    look: Any = StandIn().look(None)
    for y in range(460, 480):
        for x in range(640):
            if shelfart.strip_at(look, True, x, y) == command:
                return x + 2, y + 2
    raise AssertionError(f"no {command} on the strip")


@pytest.mark.parametrize(
    ("key", "command", "title"),
    [
        ("f1", "manual", "Retrogames"),
        ("o", "options", "Options"),
        ("f8", "options", "Options"),
        ("r", "records", "Contact: statistics"),
        ("f9", "records", "Contact: statistics"),
    ],
)
def test_the_strip_opens_dialogs_by_key_and_by_click(
    house: StandIn, key: str, command: str, title: str
) -> None:
    driver = risen(house)
    driver.keys(key)
    opened: Any = driver.top
    assert title in opened.title
    driver.keys("escape")
    assert isinstance(driver.top, Shelf)
    driver.click(*_entry(command))
    opened = driver.stack.top
    assert title in opened.title


def test_sound_is_turned_off_and_remembered(house: StandIn) -> None:
    driver = risen(house)
    driver.keys("m")
    assert not house.settings.sound
    driver.click(*_entry("sound"))
    assert house.settings.sound


def test_l_begins_the_lesson_of_the_box(house: StandIn) -> None:
    driver = risen(house, 3)
    driver.keys("l")
    assert isinstance(driver.top, Lesson)
    assert driver.top.match.game.name == "engarde"


def test_escape_asks_before_it_leaves(house: StandIn) -> None:
    driver = risen(house)
    driver.keys("escape", "escape")
    assert isinstance(driver.top, Shelf)
    driver.keys("escape", "return")
    assert driver.top is None


def test_closing_the_window_leaves_at_once(house: StandIn) -> None:
    driver = risen(house)
    driver.send(Close())
    assert driver.top is None


# The show


def test_left_alone_the_shelf_shows_each_game_in_turn(house: StandIn) -> None:
    house.settings = Settings(speed=0, less_motion=True, games=house.settings.games)
    driver = risen(house)
    shown = []
    for _ in range(5):
        _wait(driver)
        play = driver.top
        assert isinstance(play, Play)
        assert play.demo
        assert all(isinstance(player, Computer) for player in play.match.players)
        shown.append(play.game.name)
        driver.ticks(40)
        assert play.match.moves, f"{play.game.name} is played"
        driver.picture()
        driver.keys("x")
        assert isinstance(driver.top, Shelf)
    assert shown == [*NAMES, NAMES[0]]
    assert house.kept == {}, "the show keeps nothing"
    assert not house.statistics.tallies


def test_a_click_ends_the_show_too(house: StandIn) -> None:
    driver = risen(house)
    _wait(driver)
    driver.ticks(10)
    driver.click(100, 100)
    assert isinstance(driver.top, Shelf)
    assert driver.top.loading is None, "the click that ends it opens nothing"


def test_the_show_lingers_at_the_end_and_goes_on_with_the_next_game(house: StandIn) -> None:
    house.settings = Settings(speed=0, less_motion=True, games=house.settings.games)
    driver = risen(house)
    driver.top._shown = 2
    _wait(driver)
    play = driver.top
    while play.match.outcome is None:
        driver.ticks()
    driver.ticks(LINGER - 5)
    assert driver.top is play
    driver.ticks(6)
    assert driver.top is not play
    assert driver.top.game.name == "engarde"
    assert driver.top.demo


def test_keys_clicks_and_the_moving_pointer_put_the_show_off_but_not_the_focus(house: StandIn) -> None:
    driver = risen(house)
    for event in (Key("right"), Motion(300, 440), Press(320, 450)):
        for _ in range(PATIENCE // TICKS - 12):
            driver.ticks()
        driver.send(event)
        driver.ticks(10)
        assert isinstance(driver.top, Shelf)
    for _ in range(PATIENCE // TICKS - 20):
        driver.ticks()
    driver.send(Focus(False), Focus(True))
    driver.ticks(21)
    assert not isinstance(driver.top, Shelf)


def test_no_show_begins_behind_a_dialog(house: StandIn) -> None:
    driver = risen(house)
    driver.keys("f1")
    for _ in range(2 * PATIENCE // TICKS):
        driver.ticks()
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    driver.ticks(5)
    assert isinstance(driver.top, Shelf)


# Files


@pytest.mark.parametrize("name", NAMES)
def test_a_file_dropped_on_the_window_opens_in_its_game(house: StandIn, name: str) -> None:
    match = match_of(house, name)
    house.save_named(match, Path("/nowhere/dropped.game"))
    driver = risen(house)
    driver.send(Drop("/nowhere/dropped.game"))
    assert isinstance(driver.top, Play)
    assert driver.top.game.name == name


def test_a_file_named_in_the_call_opens_at_once_and_a_wrong_one_is_refused(
    house: StandIn, tmp_path: Path
) -> None:
    house.save_named(match_of(house, "engarde", "S@c3"), Path("/nowhere/it.game"))
    shelf = Shelf(house)
    shelf.open_file_at_once = Path("/nowhere/it.game")
    driver = Driver(house, shelf)
    driver.ticks()
    assert driver.top.game.name == "engarde"
    wrong = tmp_path / "wrong.game"
    wrong.write_text("no record at all")
    shelf = Shelf(house)
    shelf.open_file_at_once = wrong
    driver = Driver(house, shelf)
    driver.ticks()
    assert isinstance(driver.top, Form)
    driver.keys("return")
    assert isinstance(driver.top, Shelf)


def test_a_new_game_after_a_file_has_its_players_and_options(house: StandIn) -> None:
    house.settings = house.settings.with_game("pointtopoint", players=("human Bo", "computer expert"))
    players = (Computer(Level.CASUAL), Human("Ada"))
    match = match_of(house, "pointtopoint", "2c3", players=players, Size="5")
    house.save_named(match, Path("/nowhere/it.game"))
    driver = risen(house)
    driver.send(Drop("/nowhere/it.game"))
    for files in (0, 1):  # opened at the shelf, then at the table
        if files:
            driver.send(Drop("/nowhere/it.game"))
        driver.keys("f2", "return")
        assert driver.top.match is not match
        assert driver.top.match.players == players
        assert driver.top.match.settings["Size"] == "5"
        house.settings = house.settings.with_game("pointtopoint", players=(), options={})


def test_a_wrong_board_is_refused_on_its_own_machine(house: StandIn, tmp_path: Path) -> None:
    wrong = tmp_path / "WRONG.BRD"
    wrong.write_text("Splatter board\nFormat: 1\nSize: 3x3\n")
    shelf = Shelf(house)
    shelf.open_file_at_once = wrong
    driver = Driver(house, shelf)
    driver.ticks()
    assert isinstance(driver.top, Form)
    assert driver.top.look.name == "gem"
    assert "no line 'Turn:'" in " ".join(getattr(widget, "text", "") for widget in driver.top.widgets)
    bare = Screen()
    driver.top.look.ground(bare)
    assert driver.picture().pixels()[: 640 * 130] == bare.pixels()[: 640 * 130], (
        "no shelf in the ST's colours"
    )
    driver.keys("return")
    assert isinstance(driver.top, Shelf)


@pytest.mark.parametrize("name", ["splatter", "pointtopoint", "engarde"])
def test_who_plays_a_new_game_is_asked_on_its_own_machine(house: StandIn, name: str) -> None:
    driver = risen(house)
    driver.top.chosen = next(n for n, game in enumerate(driver.top.games) if game.name == name)
    driver.keys("n")
    driver.ticks(LOADING + 1)
    bare = Screen()
    driver.top.look.ground(bare)
    assert driver.picture().pixels()[-640 * 60 :] == bare.pixels()[-640 * 60 :]


def test_troubles_are_told_one_after_another(house: StandIn) -> None:
    house.warnings = ["The first.", "The second."]
    driver = Driver(house, Shelf(house))
    for words in ("The first.", "The second."):
        driver.ticks()
        assert words in " ".join(getattr(widget, "text", "") for widget in driver.top.widgets)
        driver.keys("return")
    driver.ticks(5)
    assert isinstance(driver.top, Shelf)
