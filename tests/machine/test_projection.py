"""The picture in a window of any size: which dot each pixel shows, scanlines, borders."""

import random
from typing import get_args

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.machine.fit import FITS, Fit
from retrogames.machine.projection import Projection
from retrogames.machine.scanlines import Crt, shade

RED = (255, 0, 0)
windows = st.tuples(st.integers(1, 1500), st.integers(1, 1100))


def numbered() -> pygame.Surface:
    """Give a picture whose every dot has a colour of its own."""
    dots = b"".join(bytes((x & 255, y & 255, x >> 8 | y >> 8 << 4)) for y in range(480) for x in range(640))
    picture = pygame.Surface((640, 480), 0, 32)
    picture.blit(pygame.image.frombytes(dots, (640, 480), "RGB"), (0, 0))
    return picture


NUMBERED = numbered()


def shown(projection: Projection, picture: pygame.Surface) -> pygame.Surface:
    surface = pygame.Surface(projection.size, 0, 32)
    surface.fill(RED)
    projection.show(picture, surface)
    return surface


def dot_at(surface: pygame.Surface, x: int, y: int) -> tuple[int, int]:
    red, green, blue = surface.get_at((x, y))[:3]
    return red | (blue & 15) << 8, green | blue >> 4 << 8


@settings(max_examples=40)
@given(windows, st.integers(0, 1 << 30))
def test_each_pixel_shows_the_dot_that_a_click_there_means(size: tuple[int, int], seed: int) -> None:
    for fit in ("fill", "exact"):
        projection = Projection(size, fit)
        box = projection.box
        if box.w < 640 or (fit == "exact" and box.w % 640):
            continue
        surface = shown(projection, NUMBERED)
        chosen = random.Random(seed)
        for _ in range(60):
            x, y = chosen.randrange(box.x, box.right), chosen.randrange(box.y, box.bottom)
            assert dot_at(surface, x, y) == projection.dot(x, y)


@settings(max_examples=60)
@given(windows, st.sampled_from(FITS), st.sampled_from([480, 350]))
def test_dots_run_in_order_to_every_edge_and_corner(size: tuple[int, int], fit: Fit, lines: int) -> None:
    projection = Projection(size, fit, lines)
    box = projection.box
    columns = [projection.dot(x, box.y)[0] for x in range(box.x, box.right)]
    rows = [projection.dot(box.x, y)[1] for y in range(box.y, box.bottom)]
    for table, last in ((columns, 639), (rows, lines - 1)):
        assert table == sorted(table)
        assert table[-1] == last
        assert table[0] == 0 or len(table) == 1
        if len(table) > last:
            assert set(table) == set(range(last + 1))
    assert projection.dot(-1000, -1000) == (columns[0], rows[0])
    assert projection.dot(10**6, 10**6) == (639, lines - 1)


@settings(max_examples=15)
@given(st.integers(640, 1500), st.integers(480, 1100), st.integers(1, 638), st.integers(1, 478))
def test_sharp_is_brightest_where_a_click_means_the_dot(w: int, h: int, x: int, y: int) -> None:
    picture = pygame.Surface((640, 480), 0, 32)
    picture.set_at((x, y), (255, 255, 255))
    projection = Projection((w, h), "sharp")
    surface = shown(projection, picture)
    box = projection.box
    left, top = box.x + x * box.w // 640 - 2, box.y + y * box.h // 480 - 2
    near = [(px, py) for px in range(left, left + 8) for py in range(top, top + 8)]
    near = [(px, py) for px, py in near if 0 <= px < w and 0 <= py < h]
    light = {at: surface.get_at(at)[0] for at in near}
    meant = [light[at] for at in near if projection.dot(*at) == (x, y)]
    others = [light[at] for at in near if projection.dot(*at) != (x, y)]
    assert meant
    assert max(meant) == max(light.values())
    assert max(others) <= max(meant)


@settings(max_examples=20)
@given(windows, st.sampled_from(FITS), st.sampled_from([None, *get_args(Crt)]), st.sampled_from([480, 350]))
def test_around_the_picture_all_is_black(
    size: tuple[int, int], fit: Fit, crt: Crt | None, lines: int
) -> None:
    white = pygame.Surface((640, 480), 0, 32)
    white.fill((255, 255, 255))
    projection = Projection(size, fit, lines, crt)
    surface = shown(projection, white)
    box = projection.box
    for x in {0, box.x - 1, box.x, box.centre[0], box.right - 1, box.right, size[0] - 1}:
        for y in {0, box.y - 1, box.y, box.centre[1], box.bottom - 1, box.bottom, size[1] - 1}:
            if 0 <= x < size[0] and 0 <= y < size[1]:
                assert (surface.get_at((x, y))[0] > 100) == box.contains(x, y)


def test_whole_multiples_are_blocks_in_every_fit() -> None:
    for times in (1, 2, 3):
        for fit in FITS:
            surface = shown(Projection((640 * times, 480 * times), fit), NUMBERED)
            plain = pygame.transform.scale_by(NUMBERED, times)
            assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_ega_stretches_its_350_lines_over_the_height() -> None:
    picture = NUMBERED.copy()
    picture.fill(RED, (0, 350, 640, 130))
    for fit in FITS:
        projection = Projection((1280, 960), fit, 350)
        surface = shown(projection, picture)
        assert projection.dot(0, 959) == (0, 349)
        assert dot_at(surface, 0, 0) == (0, 0)
        assert fit != "fill" or dot_at(surface, 1279, 959) == (639, 349)
        assert all(surface.get_at((700, y))[:3] != RED for y in range(960))


def test_large_windows_are_magnified_from_the_whole_step_below() -> None:
    surface = shown(Projection((2900, 2190), "sharp"), NUMBERED)
    assert dot_at(surface, 10, 10) == (10 * 640 // 2900, 0)
    assert surface.get_at((3, 2189))[:3] == (0, 0, 0)


def test_a_window_of_fewer_colours_is_served() -> None:
    projection = Projection((700, 500), "sharp")
    surface = pygame.Surface((700, 500), 0, 16)
    projection.show(NUMBERED, surface)
    assert surface.get_at((0, 0))[:3] == (0, 0, 0)


def test_the_projection_is_kept_while_nothing_changes() -> None:
    projection = Projection((700, 500), "sharp", 480, "st")
    assert projection.matches((700, 500), "sharp", 480, "st")
    for other in (((701, 500), "sharp", 480, "st"), ((700, 500), "fill", 480, "st")):
        assert not projection.matches(*other)
    assert not projection.matches((700, 500), "sharp", 350, "st")
    assert not projection.matches((700, 500), "sharp", 480, None)


def rows_of(times: int, crt: Crt) -> tuple[list[int], float]:
    rows, keep = shade([row * times for row in range(481)], crt)
    return [row for row in rows if row < 4 * times], keep


# looks, 6: ST and Amiga darken the second row of each pair to 80-90% at x1, more at x2;
# VGA at most 5%; X none.
@pytest.mark.parametrize("crt", ["st", "amiga"])
def test_double_scanned_machines_have_one_dark_part_in_two_dot_rows(crt: Crt) -> None:
    rows, keep = rows_of(1, crt)
    assert rows == [1, 3]
    assert 0.8 <= keep <= 0.9
    rows, keep = rows_of(2, crt)
    assert rows == [3, 7]
    assert keep < 0.8
    assert rows_of(3, crt)[0] == [4, 5, 10, 11]


def test_vga_is_fine_and_x_has_none() -> None:
    assert rows_of(1, "vga")[0] == []
    rows, keep = rows_of(2, "vga")
    assert rows == [1, 3, 5, 7]
    assert 0.95 <= keep < 1
    assert rows_of(3, "x")[0] == []


def test_scanlines_darken_just_those_rows() -> None:
    white = pygame.Surface((640, 480), 0, 32)
    white.fill((200, 100, 50))
    surface = shown(Projection((1280, 960), "exact", 480, "amiga"), white)
    assert [surface.get_at((9, y))[0] for y in range(8)] == [200, 200, 200, 140, 200, 200, 200, 140]
    small = shown(Projection((400, 300), "sharp", 480, "amiga"), white)
    assert small.get_at((9, 9))[0] >= 195  # smoothing loses up to four levels, scanlines would take 30
