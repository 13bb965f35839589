"""The README's pictures: made from real scenes, stored, and named where they are shown."""

import re
from pathlib import Path

import pytest

from retrogames.machine.png import decode_png, read_png_indices
from tools.screenshots import FOLDER, PICTURES, SCREENS, take

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.parametrize("name", SCREENS)
def test_a_picture_is_made_from_its_scene(name: str) -> None:
    picture = decode_png(take(name))
    assert (picture.width, picture.height) == (640, 480)
    assert len(set(picture.pixels)) > 2


@pytest.mark.parametrize("name", PICTURES)
def test_no_two_screens_of_a_game_are_the_same(name: str) -> None:
    taken = [take(screen) for screen in SCREENS if screen.split("-")[0] == name]
    assert len(set(taken)) == len(taken)


def test_the_readme_shows_every_picture() -> None:
    shown = re.findall(r'src="([^"]+)"', README.read_text("utf-8"))
    assert sorted(shown) == sorted(f"assets/pictures/{name}.png" for name in PICTURES)
    for name in PICTURES:
        stored = read_png_indices(FOLDER / f"{name}.png")
        assert (stored.width, stored.height) == (640, 480)
