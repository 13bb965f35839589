"""The README's pictures: made from real scenes, stored, and named where they are shown."""

import re
from pathlib import Path

import pytest

from retrogames.machine.png import decode_png, read_png_indices
from tools.screenshots import FOLDER, PICTURES, SCREENS, take

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.slow
@pytest.mark.parametrize("name", PICTURES)
def test_every_screen_is_made_from_its_scene_and_no_two_are_the_same(name: str) -> None:
    taken = {screen: decode_png(take(screen)) for screen in SCREENS if screen.split("-")[0] == name}
    for picture in taken.values():
        assert (picture.width, picture.height) == (640, 480)
        assert len(set(picture.pixels)) > 2
    assert len({picture.pixels for picture in taken.values()}) == len(taken)


def test_the_readme_shows_every_picture() -> None:
    shown = re.findall(r'src="([^"]+)"', README.read_text("utf-8"))
    assert sorted(shown) == sorted(f"assets/pictures/{name}.png" for name in PICTURES)
    for name in PICTURES:
        stored = read_png_indices(FOLDER / f"{name}.png")
        assert (stored.width, stored.height) == (640, 480)
        now = decode_png(take(name))
        assert now.pixels == stored.pixels, f"{name}: `python tools/screenshots.py` takes it anew"
