"""Splatter's score boxes: names as they fit."""

from collections.abc import Callable
from pathlib import Path

from retrogames.core.player import Human
from retrogames.games.splatter.scorebox import ROOM, fitted
from retrogames.machine.screen import Screen
from tests.games.splatter.hands import MIDDLE, folder_house, on_board
from tests.looks.gemhand import GEM

Golden = Callable[[str, Screen], None]


def test_names_fit_their_boxes_whole_as_far_as_the_dialog_lets_them_be() -> None:
    """Eight letters is what the players' dialog takes; a record may name longer ones."""
    for name in ("Red", "Yellow", "Dolores", "Benjamin", "WWWWWWWW", "Mr. X-Y's"):
        shown, font = fitted(GEM, name)
        assert shown == name
        assert font.width(shown) <= ROOM
    assert fitted(GEM, "Zoë Möller")[0] == "Zoe Moller"
    assert fitted(GEM, "Bartholomew the Great")[0] == "Bartholome."
    assert fitted(GEM, "Jørgensen")[0] == "Jørge…"


def test_long_names(tmp_path: Path, golden: Golden) -> None:
    players = (Human("Benjamin"), Human("Zoë Möller"), Human("Dolores"), Human("Jørgensen"))
    golden("splatter/names", on_board(folder_house(tmp_path), MIDDLE, players=players).picture())
