"""Alerts stay within the picture, however long their text."""

import pytest

from retrogames.core.game import discover
from retrogames.looks.widgets import Label
from retrogames.scenes.alert import alert
from tests.scenes.stand_in import Driver, StandIn

PATH = "cannot write " + "/a_folder_of_some_length" * 100 + "/engarde.game: no space left on device"


@pytest.mark.parametrize("name", ["shelf", *discover()])
@pytest.mark.parametrize(
    "text", [PATH, "word " * 800, "line\n" * 200, "x" * 5000], ids=["path", "words", "lines", "x"]
)
def test_of_a_text_that_is_too_long_the_middle_is_left_out(name: str, text: str) -> None:
    house = StandIn()
    look = house.look(house.games.get(name))
    form = alert(look, text, ("Yes", "No"), kind="stop")
    assert form.panel.meet(look.area) == form.panel
    assert all(form.panel.contains(button.box.x, button.box.bottom - 1) for button in form.buttons)
    said = [widget.text for widget in form.widgets if isinstance(widget, Label)]
    assert "…" in said
    assert text.startswith(said[0])
    assert text.split()[-1].endswith(said[-1].split()[-1])
    Driver(house, form).picture()
