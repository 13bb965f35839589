"""Golden pictures of GEM's dialogs and menus."""

from collections.abc import Callable

import pytest

from retrogames.looks.widgets import Button, TextLine
from retrogames.machine.events import Key
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.manual import manual
from retrogames.scenes.options import options
from retrogames.scenes.players import players
from retrogames.scenes.table import Page
from retrogames.scenes.tally import tally
from tests.looks.gemhand import (
    COMMANDS,
    GEM,
    RANKING,
    TITLES,
    desk,
    everything,
    fresh_menu,
    point,
)
from tests.scenes.stand_in import StandIn


def test_picture_of_an_alert(golden: Callable[..., None]) -> None:
    screen = desk()
    alert(GEM, RANKING, ("New game", "Save", "Look"), default=0).draw(screen)
    golden("gem/alert", screen)


def test_pictures_of_questions_and_refusals(golden: Callable[..., None]) -> None:
    screen = desk()
    text = "Leave Splatter?\nThe game is kept; you can go on later."
    alert(GEM, text, ("End game", "Leave", "Go on"), kind="question", title="Splatter").draw(screen)
    golden("gem/question", screen)
    screen = desk()
    alert(GEM, "SATURDAY.BRD:3: row 4 has 22 squares, not 23", kind="stop").draw(screen)
    golden("gem/stop", screen)


@pytest.mark.parametrize("name", TITLES)
def test_picture_of_a_menu(golden: Callable[..., None], name: str) -> None:
    menu = fresh_menu()
    point(menu, TITLES[name], 5)
    menu.handle(Key("down"), COMMANDS)
    golden(f"gem/menu-{name.lower()}", desk(menu, "m6"))


def test_pictures_of_the_common_dialogs(golden: Callable[..., None]) -> None:
    house = StandIn()
    game = house.games["splatter"]
    for name, form in (
        ("players", players(house, game, GEM)),
        ("statistics", tally(house, GEM, game)),
        ("options", options(house, GEM, None)),
    ):
        screen = desk()
        form.draw(screen)
        assert set(screen.pixels()) == {0, 7, 15}
        golden(f"gem/{name}", screen)


def test_picture_of_the_manual(golden: Callable[..., None]) -> None:
    lines = [TextLine("The tiles", "heading"), TextLine("")]
    lines += [
        TextLine("A tile beside yours is added, two squares away it moves. All around it are splatted.")
    ]
    lines += [TextLine(""), TextLine("Quiet words", "quiet"), TextLine("Loud words", "strong")]
    lines += [TextLine("Take care!", "warning"), TextLine("")] + [TextLine(f"Line {n}") for n in range(12)]
    form = manual(GEM, "Splatter", [Page("Rules", lines), Page("Keys", lines)])
    screen = desk()
    form.draw(screen)
    golden("gem/manual", screen)
    form.handle(Key("pagedown"))
    form.draw(screen)
    golden("gem/manual-further", screen)


def test_picture_of_all_widgets(golden: Callable[..., None]) -> None:
    screen = desk()
    form = Form(GEM, "Widgets", everything(), [Button("OK", default=True), Button("No", enabled=False)])
    form.draw(screen)
    golden("gem/widgets", screen)
