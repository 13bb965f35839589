"""Dialogs in every dress: a panel is moved by its title and stays where panels may stand."""

import pytest

from retrogames.machine.events import Motion, Press, Release
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from tests.scenes.stand_in import Driver, StandIn

DRESSES = ("contact", "splatter", "pointtopoint", "engarde")


def _alert(name: str) -> tuple[Driver, Form]:
    """Open an alert."""
    house = StandIn()
    look = house.look(house.games[name])
    form = alert(look, "Something is to be said here.", ("Yes", "No"), title="A title")
    return Driver(house, form), form


def _dots(form: Form, name: str, x: int, y: int) -> tuple[int, int]:
    """Give the dot of a pixel of the look."""
    if name == "splatter":
        return 2 * x, 2 * y + 40
    return (x, 2 * y) if name == "pointtopoint" else (x, y)


@pytest.mark.parametrize("name", DRESSES)
def test_a_panel_follows_the_pointer_that_holds_its_title(name: str) -> None:
    driver, form = _alert(name)
    panel = form.panel
    button = form.buttons[0].box
    grip = panel.x + panel.w // 2, panel.y + 3
    driver.send(Motion(*_dots(form, name, *grip)), Press(*_dots(form, name, *grip)))
    driver.send(Motion(*_dots(form, name, grip[0] + 12, grip[1] - 20)))
    moved = form.panel
    assert moved.y == panel.y - 20
    assert abs(moved.x - panel.x - 12) <= 12
    assert form.buttons[0].box == button.move(moved.x - panel.x, -20)
    driver.send(Motion(*_dots(form, name, -500, -500)))
    area = form.look.area
    assert (form.panel.x, form.panel.y) == (area.x, area.y)
    driver.send(Release(0, 0), Motion(*_dots(form, name, 100, 100)))
    assert (form.panel.x, form.panel.y) == (area.x, area.y)
    x, y = form.buttons[1].box.centre
    driver.click(*_dots(form, name, x, y))
    assert driver.top is None, "its buttons moved along"
