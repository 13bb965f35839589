"""Sprites: drawn in characters, cut, turned, recoloured, read from sheets."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.machine.palette import EGA, ST
from retrogames.machine.png import PngError
from retrogames.machine.screen import Screen
from retrogames.machine.shapes import Span
from retrogames.machine.sprites import CLEAR, Sprite, load_sheet, write_png

ARROW = Sprite.from_rows(["0", "0f.", "0 fF"], hx=1, hy=2)


def test_rows_of_characters() -> None:
    assert ARROW.size == (4, 3)
    assert [[ARROW.at(x, y) for x in range(4)] for y in range(3)] == [
        [0, None, None, None],
        [0, 15, None, None],
        [0, None, 15, 15],
    ]
    assert ARROW.at(4, 0) is None
    assert ARROW.at(0, -1) is None


def test_a_key_of_its_own() -> None:
    sprite = Sprite.from_rows(["#-"], {"#": 1, "-": 12})
    assert sprite.pixels == bytes([1, 12])


def test_an_unknown_sign_is_told_with_its_place() -> None:
    with pytest.raises(ValueError, match="row 1, column 2: 'x'"):
        Sprite.from_rows(["000", "00x"])
    with pytest.raises(ValueError, match="'a'"):
        Sprite.from_rows(["a"], {"#": 1})
    with pytest.raises(ValueError):
        Sprite.from_rows([])


def test_only_indices_that_exist() -> None:
    with pytest.raises(ValueError, match="0 to 15"):
        Sprite(1, 1, b"\x10")
    with pytest.raises(ValueError, match="do not make"):
        Sprite(2, 2, b"\0")


def test_cut() -> None:
    part = ARROW.cut(1, 1, 3, 2, hx=2)
    assert part.size == (3, 2)
    assert (part.hx, part.hy) == (2, 0)
    assert part.pixels == bytes([15, CLEAR, CLEAR, CLEAR, 15, 15])
    for box in ((-1, 0, 1, 1), (0, 0, 5, 1), (3, 0, 2, 1), (0, 0, 0, 1)):
        with pytest.raises(ValueError, match="no part"):
            ARROW.cut(*box)


sprites = st.integers(1, 6).flatmap(
    lambda w: st.integers(1, 5).flatmap(
        lambda h: st.builds(
            Sprite,
            st.just(w),
            st.just(h),
            st.lists(st.integers(0, 15) | st.just(CLEAR), min_size=w * h, max_size=w * h).map(bytes),
            st.integers(0, w - 1),
            st.integers(0, h - 1),
        )
    )
)


@settings(max_examples=40)
@given(sprites, st.booleans(), st.booleans())
def test_flips_mirror_pixels_and_hot_spot(sprite: Sprite, across: bool, down: bool) -> None:
    flipped = sprite.flipped(across, down)
    for x in range(sprite.width):
        for y in range(sprite.height):
            mx = sprite.width - 1 - x if across else x
            my = sprite.height - 1 - y if down else y
            assert flipped.at(mx, my) == sprite.at(x, y)
    assert flipped.at(flipped.hx, flipped.hy) == sprite.at(sprite.hx, sprite.hy)
    assert flipped.flipped(across, down).pixels == sprite.pixels


@settings(max_examples=40)
@given(sprites, st.integers(1, 3), st.integers(1, 3))
def test_scaled_pixels_are_blocks(sprite: Sprite, sx: int, sy: int) -> None:
    wide = sprite.scaled(sx, sy)
    assert wide.size == (sprite.width * sx, sprite.height * sy)
    assert (wide.hx, wide.hy) == (sprite.hx * sx, sprite.hy * sy)
    for x in range(wide.width):
        for y in range(wide.height):
            assert wide.at(x, y) == sprite.at(x // sx, y // sy)


@settings(max_examples=40)
@given(sprites, st.dictionaries(st.integers(0, 15), st.integers(0, 15)))
def test_recolouring_replaces_all_at_once(sprite: Sprite, table: dict[int, int]) -> None:
    changed = sprite.recoloured(table)
    for x in range(sprite.width):
        for y in range(sprite.height):
            index = sprite.at(x, y)
            assert changed.at(x, y) == (None if index is None else table.get(index, index))


def test_the_hot_spot_lands_where_it_is_drawn() -> None:
    screen = Screen()
    screen.fill(9)
    screen.blit(ARROW, 100, 50)
    assert [screen.at(x, 50) for x in range(98, 104)] == [9, 0, 9, 15, 15, 9]


def test_spans_become_a_shape_around_their_origin() -> None:
    sprite = Sprite.from_spans([Span(-2, -1, 3), Span(0, 1, 1)], 7)
    screen = Screen()
    screen.blit(sprite, 10, 10)
    assert [(x, y) for y in range(20) for x in range(20) if screen.at(x, y)] == [
        (8, 9),
        (9, 9),
        (10, 9),
        (10, 11),
    ]
    with pytest.raises(ValueError):
        Sprite.from_spans([], 7)


def test_a_sheet_keeps_the_indices_of_its_file(tmp_path: Path) -> None:
    # Twice the same colour in the palette, so that whoever matches by colour goes wrong.
    palette = EGA.default.with_register(9, EGA.default[4])
    pixels = bytes([4, 9, CLEAR, 15])
    path = tmp_path / "sheet.png"
    write_png(path, pixels, (4, 1), palette)
    sheet = load_sheet(path)
    assert sheet.pixels == pixels
    screen = Screen()
    screen.palette = ST.default
    screen.fill(2)
    screen.blit(sheet, 0, 0)
    assert [screen.at(x, 0) for x in range(5)] == [4, 9, 2, 15, 2]


def test_what_is_no_sheet_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sheet.png"
    path.write_text("not a picture")
    with pytest.raises(PngError, match=r"sheet\.png: not a PNG"):
        load_sheet(path)
    with pytest.raises(FileNotFoundError):
        load_sheet(tmp_path / "none.png")


def test_coloured_for_showing() -> None:
    surface = ARROW.coloured(EGA.default, 2, 3)
    assert surface.get_size() == (8, 9)
    assert tuple(surface.get_at((2, 3)))[:3] == EGA.default[15]
