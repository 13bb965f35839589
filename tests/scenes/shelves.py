"""A shelf with the four games, none of them new to the player."""

from retrogames.scenes import shelfart
from retrogames.scenes.opening import WELCOMED
from retrogames.scenes.shelf import Shelf
from tests.scenes.stand_in import FOUR, Driver, StandIn


def four_games() -> StandIn:
    """Give a house of the four games whose lessons were offered before."""
    house = StandIn()
    house.games = {name: house.games[name] for name in FOUR}
    for name in FOUR:
        house.settings = house.settings.with_game(name, **{WELCOMED: True})
    return house


def risen(house: StandIn, chosen: int = 0) -> Driver:
    """Open the shelf with a box chosen and risen."""
    shelf = Shelf(house)
    shelf.chosen = chosen
    driver = Driver(house, shelf)
    driver.ticks(shelfart.RISEN + 1)
    return driver
