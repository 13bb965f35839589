"""A match that begins from a position typed or pasted."""

from collections.abc import Callable

import pytest

from retrogames.core import record
from retrogames.core.player import Computer, Human, Level
from retrogames.core.position import PositionError
from retrogames.machine.events import Key, Text
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.scenes.position import match_from
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]
POSITIONS = {
    "contact": "1200,450,0 2 200 222 155 contact",
    "splatter": "5/5/2r2/5/4g r rg",
    "pointtopoint": "8/8/8/8/8/8/8/1Aa5 w",
    "engarde": "6/6/2cs2/2Sc2/6/6 ++++++/------/---+--/------/------/------ S1C3/S3C1 d3 w",
}


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def _typing(driver: Driver, text: str) -> None:
    """Open the dialog from the board with Ctrl+V, as the window does: the key, then the clipboard's text."""
    driver.send(Key("v", ctrl=True), Text(text))


@pytest.mark.parametrize("name", FOUR)
def test_a_pasted_position_begins_a_match_that_its_record_keeps(house: StandIn, name: str) -> None:
    driver = playing(house, match_of(house, name))
    _typing(driver, POSITIONS[name])
    driver.picture()
    driver.keys("return")
    assert isinstance(driver.top, Play)
    match = driver.top.match
    assert str(match.position) == POSITIONS[name]
    assert match.setup == POSITIONS[name]
    assert len(match.players) == len(match.position.scores())
    again = record.read(record.write(match).encode(), house.games)
    assert str(again.position) == POSITIONS[name]
    assert again.settings == match.settings


def test_options_follow_from_the_position(house: StandIn) -> None:
    def settings(name: str) -> dict[str, str]:
        game = house.games[name]
        return match_from(house, game, POSITIONS[name], game.settings()).settings

    assert settings("contact")["Seats"] == "3"
    assert settings("pointtopoint")["Size"] == "8"
    assert settings("splatter")["Size"] == "5x5"
    assert settings("splatter")["Players"] == "2"


def test_players_stay_where_the_seats_fit(house: StandIn) -> None:
    players = (Human("Ada"), Computer(Level.EXPERT))
    driver = playing(house, match_of(house, "pointtopoint", players=players))
    _typing(driver, POSITIONS["pointtopoint"])
    driver.keys("return")
    assert driver.top.match.players == players


def test_the_game_before_can_be_taken_back(house: StandIn) -> None:
    driver = playing(house, match_of(house, "pointtopoint", "1a1 1b1"))
    _typing(driver, POSITIONS["pointtopoint"])
    driver.keys("return", "ctrl+z")
    assert [str(move) for move in driver.top.match.moves] == ["1a1", "1b1"]


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.parametrize("text", ["", "nonsense", "x" * 600, "6/6/6/6/6/6 w w w w w w w"])
def test_what_is_no_position_is_refused_in_words_and_can_be_mended(
    house: StandIn, name: str, text: str
) -> None:
    driver = playing(house, match_of(house, name))
    before = driver.top.match
    driver.send(Key("v", ctrl=True))
    dialog = driver.top
    if text:
        driver.send(Text(text))
    driver.keys("return")
    assert driver.top is not dialog
    assert isinstance(driver.top, Form)
    driver.picture()
    driver.keys("return")
    assert driver.top is dialog
    driver.keys("escape")
    assert driver.top.match is before


def test_a_game_that_is_over_is_refused(house: StandIn) -> None:
    game = house.games["contact"]
    with pytest.raises(PositionError, match="over"):
        match_from(house, game, "5000,4900 1 0 - - over", game.settings())


def test_poles_that_a_view_leaves_open_are_drawn(house: StandIn) -> None:
    game = house.games["engarde"]
    text = "6/6/6/2S3/6/6 ??????/??????/??????/??-???/??????/??????  S2C3/S3C3 c3 b"
    match = match_from(house, game, text, game.settings())
    poles = match.position.poles
    assert "?" not in poles
    assert poles[20] == "-"
    assert match.position.turn == 1


def test_the_position_on_the_board_can_be_edited_without_telling_secrets(house: StandIn) -> None:
    driver = playing(house, match_of(house, "engarde"))
    driver.send(Key("v", ctrl=True))
    dialog = driver.top
    board = next(button for button in dialog.buttons if button.key == "board")
    dialog.answer(dialog, "board")
    assert board.enabled
    field = dialog.focus
    assert field.text.count("?") == 36
    house.copied = "something else"
    dialog.answer(dialog, "paste")
    assert field.text == "something else"


@pytest.mark.parametrize("name", FOUR)
def test_pictures(golden: Golden, house: StandIn, name: str) -> None:
    driver = playing(house, match_of(house, name, "roll:115234" if name == "contact" else ""))
    _typing(driver, POSITIONS[name])
    golden(f"{'amiga' if name == 'pointtopoint' else name}/position", driver.picture())
