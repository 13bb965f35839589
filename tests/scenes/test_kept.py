"""What the scenes do with the player's game in progress: it is never lost, and counted once."""

from pathlib import Path

import pytest

from retrogames.core import record
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level
from retrogames.looks.widgets import Label
from retrogames.machine.events import Drop, Motion
from retrogames.scenes import orders
from retrogames.scenes.apart import apart
from retrogames.scenes.form import Form
from retrogames.scenes.opening import WELCOMED
from retrogames.scenes.play import Play
from retrogames.scenes.shelf import PATIENCE, Shelf
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

GAMES = tuple(discover())


@pytest.fixture
def house() -> StandIn:
    house = StandIn(Settings(speed=0, less_motion=True))
    house.next_seed = 7
    return house


def begun(house: StandIn, name: str) -> None:
    """Keep a game in progress with one move in it."""
    match = match_of(house, name)
    if match.position.moves():
        match.play(match.position.moves()[0])
    else:
        match.roll()
    house.autosave(match)


def seated(house: StandIn, name: str) -> Driver:
    """Sit down to the game in progress."""
    begun(house, name)
    return playing(house, record.read(house.kept[name].encode(), house.games))


def waiting(house: StandIn) -> Driver:
    """Wait at the shelf until the first game of the show is played."""
    driver = Driver(house, Shelf(house))
    for _ in range(PATIENCE):
        if isinstance(driver.top, Play):
            break
        driver.ticks()
    driver.ticks(20)
    assert driver.top.demo
    assert driver.top.match.moves
    return driver


def test_the_show_leaves_games_statistics_and_seed_alone(house: StandIn) -> None:
    for name in GAMES:
        begun(house, name)
    kept = dict(house.kept)
    driver = waiting(house)
    while driver.top.match.game.name == GAMES[0]:
        driver.ticks()
    assert house.kept == kept
    assert house.statistics.tallies == {}
    assert house.next_seed == 7


def test_a_file_dropped_on_the_show_is_opened_in_its_game(house: StandIn) -> None:
    path = Path("/nowhere/mine.game")
    house.save_named(match_of(house, "engarde", "S@c3"), path)
    driver = waiting(house)
    driver.send(Drop(str(path)))
    assert (driver.top.demo, driver.top.game.name) == (False, "engarde")
    assert [str(move) for move in driver.top.match.moves] == ["S@c3"]


def chosen(house: StandIn, name: str, *keys: str) -> Driver:
    """Choose a game's box on the shelf and press keys."""
    house.settings = house.settings.with_game(name, **{WELCOMED: True})
    shelf = Shelf(house)
    shelf.chosen = GAMES.index(name)
    driver = Driver(house, shelf)
    for key in keys:
        driver.keys(key)
        driver.ticks(60)
    return driver


NEW = {"contact": ("n", "p", "return"), "splatter": ("n", "return")}
"""The keys of a new game: Contact asks for its players behind its title."""


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_from_the_shelf_keeps_the_one_in_progress(house: StandIn, name: str) -> None:
    begun(house, name)
    kept = house.kept[name]
    driver = chosen(house, name, *NEW.get(name, NEW["splatter"]))
    assert isinstance(driver.top, Play)
    assert kept in house.named.values()


@pytest.mark.parametrize("name", GAMES)
def test_no_game_takes_the_place_of_one_that_cannot_be_kept(house: StandIn, name: str) -> None:
    begun(house, name)
    kept = house.kept[name]
    house.trouble = "no space left on device"
    driver = chosen(house, name, *NEW.get(name, NEW["splatter"]))
    assert "no space left" in told(driver)
    house.save_named(match_of(house, name), Path("/nowhere/other.game"))
    driver = chosen(house, name)
    driver.send(Drop("/nowhere/other.game"))
    assert "no space left" in told(driver)
    driver.keys("escape", "return", "return")
    driver.ticks(60)
    assert isinstance(driver.top, Play)
    driver.send(Drop("/nowhere/other.game"))
    assert "no space left" in told(driver)
    assert house.kept[name].startswith(kept)  # Contact may have rolled on


def told(driver: Driver) -> str:
    """Give the text of the alert on top."""
    assert isinstance(driver.top, Form)
    return " ".join(row.text for row in driver.top.widgets if isinstance(row, Label))


@pytest.mark.parametrize("name", GAMES)
def test_a_trouble_with_files_is_told_during_play(house: StandIn, name: str) -> None:
    driver = playing(house, match_of(house, name))
    driver.rest()
    house.warnings.append("cannot write the game: no space left on device")
    driver.send(Motion(320, 240))
    assert "no space left" in told(driver)
    driver.keys("escape")
    house.warnings.append("and again")
    driver.ticks()
    assert "and again" in told(driver)


@pytest.mark.parametrize("moves", ["", "b13"])
def test_a_game_is_kept_where_a_file_takes_its_place(house: StandIn, moves: str) -> None:
    begun(house, "splatter")
    kept = house.kept["splatter"]
    path = Path("/nowhere/other.game")
    house.save_named(match_of(house, "splatter", moves), path)
    driver = chosen(house, "splatter", "return")
    driver.send(Drop(str(path)))
    assert kept in house.named.values()


def played_out(house: StandIn, solitaire: str = "off") -> Driver:
    """Play Point to Point's small board to its end."""
    match = match_of(house, "pointtopoint", Size="4", Solitaire=solitaire)
    while len(match.position.moves()) > 3:  # one square is left, for three sizes of stones
        match.play(match.position.moves()[0])
    driver = playing(house, match)
    driver.top.play(match.position.moves()[0])
    driver.rest()
    assert match.outcome is not None
    return driver


def taken_back(driver: Driver) -> None:
    """Take the last move back, from the alert that tells the end."""
    while len(driver.stack.scenes) > 1:
        driver.keys("escape")
    driver.keys("ctrl+z")
    driver.rest()
    assert driver.top.match.outcome is None


def test_a_game_whose_end_is_taken_back_is_counted_once(house: StandIn) -> None:
    driver = played_out(house)
    assert house.statistics.sum("pointtopoint", seat=0).games == 1
    assert "pointtopoint" not in house.kept
    taken_back(driver)
    assert "pointtopoint" in house.kept
    resumed = house.unfinished(house.games["pointtopoint"])
    assert resumed is not None
    again = playing(house, resumed)
    again.top.play(resumed.position.moves()[-1])
    again.rest()
    assert resumed.outcome is not None
    assert house.statistics.sum("pointtopoint", seat=0).games == 1
    assert "pointtopoint" not in house.kept


def test_a_finished_game_can_be_opened_again_and_is_not_counted_twice(house: StandIn) -> None:
    played_out(house)
    last = record.read(house.last["pointtopoint"].encode(), house.games)
    assert last.outcome is not None
    again = playing(house, last)
    again.rest()
    assert house.statistics.sum("pointtopoint", seat=0).games == 1
    assert isinstance(again.top, Play), "the board can be looked at"


def test_in_solitaire_every_score_counts_once(house: StandIn) -> None:
    driver = played_out(house, "white")
    for move in (0, -1, -1):
        taken_back(driver)
        driver.top.play(driver.top.match.position.moves()[move])
        driver.rest()
    scores = {mark.score for mark in house.statistics.marks}
    assert len(scores) == len(house.statistics.marks)


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_at_the_table_keeps_the_one_before_on_the_disk(house: StandIn, name: str) -> None:
    driver = seated(house, name)
    kept = house.kept[name]
    play = driver.top
    orders._begin(play, match_of(house, name))
    assert kept in house.named.values(), "whatever becomes of the program now"
    assert house.kept[name] != kept
    assert play.earlier is not None


@pytest.mark.parametrize("name", ["pointtopoint", "engarde", "splatter"])
def test_a_new_game_that_a_computer_begins_can_be_taken_back(house: StandIn, name: str) -> None:
    driver = seated(house, name)
    play = driver.top
    before = play.match
    players = (Computer(Level.BEGINNER), Human("Ada"), *before.players[2:])
    orders._begin(play, match_of(house, name, players=players))
    driver.rest()
    assert play.match.moves, "the computer has begun"
    driver.keys("ctrl+z")
    assert play.match is before


def test_a_new_game_in_which_a_person_has_moved_is_not_taken_back_by_chance(house: StandIn) -> None:
    driver = seated(house, "engarde")
    play = driver.top
    orders._begin(play, match_of(house, "engarde", players=(Human("Ada"), Human("Ben"))))
    new = play.match
    play.play(new.position.moves()[0])
    driver.rest()
    driver.keys("ctrl+z")
    assert play.match is new
    assert not new.moves


def test_no_new_game_begins_where_the_one_before_cannot_be_kept(house: StandIn) -> None:
    driver = seated(house, "engarde")
    before = driver.top.match
    house.trouble = "no space left on device"
    driver.keys("f2", "n")
    assert "no space left" in told(driver)
    driver.keys("return")
    assert driver.top.match is before


def test_a_trial_leaves_the_players_own_game_alone(house: StandIn) -> None:
    begun(house, "splatter")
    apart(house).keep_aside(house.games["splatter"])
    assert not house.named


def test_a_game_from_an_entered_position_counts_apart(house: StandIn) -> None:
    setup = "4950,100 1 0 - 111234 choose"
    game = house.games["contact"]
    match = Match(game, game.settings(), 1, (Human("Ann"), Computer(Level.MASTER)), setup=setup)
    driver = playing(house, match)
    driver.keys("k")
    driver.rest()
    assert match.outcome is not None
    assert match.assisted
    assert house.statistics.sum("contact", seat=0, assisted=True).games == 1
