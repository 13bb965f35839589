"""What every set-up of a position does alike: ask before it is left, keep it at the end, show the manual."""

from collections.abc import Callable
from contextlib import suppress

from retrogames.core.game import Game, Settings
from retrogames.core.player import Player
from retrogames.looks.look import Look
from retrogames.machine.palette import Palette
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.manual import manual
from retrogames.scenes.position import match_from
from retrogames.scenes.scene import Change, Push

NAME = "Set up position"
"""The command that opens it, by which the manual's page about it is found."""


def ask_to_leave(
    look: Look, palette: Palette, title: str, play: Callable[[], Change | None], leave: Callable[[], Change]
) -> Push:
    """Ask what is to become of a position that was set up and not played."""
    orders: tuple[Callable[[], Change | None], ...] = (play, leave, lambda: None)

    def answered(number: int) -> Change | None:
        return orders[number]()

    text = "This position is not played yet.\nLeaving forgets it."
    buttons = ("Play", "Leave", "Go on")
    return Push(alert(look, text, buttons, kind="question", title=title, palette=palette), answered)


def keep_set_up(
    house: House, game: Game, text: str, settings: Settings, players: tuple[Player, ...] | None
) -> None:
    """Keep a position being set up when the program ends as a named save, if it can be played."""
    with suppress(ValueError):  # no position yet, or no room or no right: there is nobody left to tell
        house.keep_as(match_from(house, game, text, settings, players), f"set up {house.today()}")


def help_with(house: House, game: Game, look: Look, palette: Palette) -> Push:
    """Show a game's manual, at the page that tells how a position is set up."""
    pages = house.table(game).manual()
    first = next((n for n, page in enumerate(pages) if any(NAME in line.text for line in page.lines)), 0)
    return Push(manual(look, game.title, pages, palette=palette, first=first))
