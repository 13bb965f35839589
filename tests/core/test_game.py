"""The card a game shows."""

import subprocess
import sys
from pathlib import Path

import pytest

from retrogames.core.game import Option, discover, later
from retrogames.games.pointtopoint.options import OPTIONS
from retrogames.games.pointtopoint.supply import Supply
from tests.nim import NIM
from tests.scenes.stand_in import FOUR


def test_all_folders_with_a_game_are_found() -> None:
    assert set(discover()) >= {"contact", "splatter", "pointtopoint", "engarde"}
    assert all(name == game.name for name, game in discover().items())


def test_options_have_their_defaults_and_are_checked() -> None:
    assert NIM.settings() == {"Base": "10", "Pace": "slow"}
    assert NIM.settings({"base": "007"}) == {"Base": "7", "Pace": "slow"}
    with pytest.raises(ValueError, match="no option 'Wind'"):
        NIM.settings({"Wind": "on"})


@pytest.mark.parametrize("text", ["0", "91", "-1", "1.5", "", "١", "9" * 5000])
def test_a_number_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Base is a number 1-90") as caught:
        NIM.settings({"Base": text})
    assert len(str(caught.value)) < 100


def test_an_option_may_check_by_itself() -> None:
    option = Option("Word", "a", "any word", check=str.lower)
    assert option.read("ABC") == "abc"


def test_a_function_named_by_its_path_is_loaded_when_it_is_called() -> None:
    absent = later("tests.core.no_such_module:read")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        absent("text")
    assert later("tests.nim:read")("7 2").heap == 7


def test_the_shelf_needs_no_rules() -> None:
    """Finding the games loads their cards alone: the first picture waits for every module."""
    code = "import sys; from retrogames.core.game import discover; discover(); print(*sys.modules)"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.startswith("retrogames.games.")}
    assert len(loaded) >= 4
    assert not [
        name for name in loaded if name.split(".")[2] in FOUR and name.endswith((".rules", ".reading"))
    ]


def test_the_supplies_to_choose_from_are_those_there_are() -> None:
    (option,) = [option for option in OPTIONS if option.name == "Supply"]
    assert option.choices == tuple(Supply)
