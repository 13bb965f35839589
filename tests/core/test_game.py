"""The card a game shows."""

import pytest

from retrogames.core.game import Option, discover
from tests.nim import NIM


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
