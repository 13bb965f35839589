"""Where the picture stands: always 4:3, never larger than the window; and the window on its desktop."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine.box import Box
from retrogames.machine.fit import FITS, Fit, bring_back, largest_scale, opening_size, place

sizes = st.integers(1, 8000)
fits = st.sampled_from(FITS)


@given(sizes, sizes, fits)
def test_the_picture_is_4_to_3_in_the_middle_of_the_window(width: int, height: int, fit: Fit) -> None:
    box = place(width, height, fit)
    assert 0 <= box.x <= box.right <= width
    assert 0 <= box.y <= box.bottom <= height
    assert abs(box.x - (width - box.right)) <= 1
    assert abs(box.y - (height - box.bottom)) <= 1
    assert box.w * 3 == box.h * 4 or (width < 4 or height < 3)


@given(sizes, sizes)
def test_exact_is_a_whole_multiple_and_the_largest(width: int, height: int) -> None:
    box = place(width, height, "exact")
    if width >= 640 and height >= 480:
        times = box.w // 640
        assert box.size == (640 * times, 480 * times)
        assert width < 640 * (times + 1) or height < 480 * (times + 1)


@given(st.integers(4, 8000), st.integers(3, 8000), st.sampled_from(["sharp", "fill"]))
def test_the_others_fill_the_window(width: int, height: int, fit: Fit) -> None:
    box = place(width, height, fit)
    assert width - box.w < 4 or height - box.h < 3


@pytest.mark.parametrize(
    ("window", "fit", "box"),
    [
        ((1280, 960), "exact", (0, 0, 1280, 960)),
        ((1920, 1080), "exact", (320, 60, 1280, 960)),
        ((1920, 1080), "sharp", (240, 0, 1440, 1080)),
        ((1366, 768), "fill", (171, 0, 1024, 768)),
        ((639, 480), "exact", (1, 1, 636, 477)),
        ((3, 100), "sharp", (1, 49, 1, 1)),
        ((1, 1), "exact", (0, 0, 1, 1)),
    ],
)
def test_examples(window: tuple[int, int], fit: Fit, box: tuple[int, int, int, int]) -> None:
    assert place(*window, fit) == Box(*box)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1280, 960)),
        ((1280, 960), (640, 480)),  # twice would leave no room for a title bar
        ((1280, 1040), (1280, 960)),
        ((2560, 1440), (1280, 960)),
        ((3840, 2160), (2560, 1920)),
        ((640, 480), (640, 480)),
        ((320, 200), (640, 480)),
    ],
)
def test_the_opening_size_fits_the_desktop(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert opening_size(desktop) == size


def test_the_largest_scale_is_that_of_the_opening_size() -> None:
    assert [largest_scale(desktop) for desktop in ((3840, 2160), (1400, 1050), (320, 200))] == [4, 2, 1]


@pytest.mark.parametrize(
    ("position", "back"),
    [
        ((100, 50), (100, 50)),
        ((3000, 50), (1280, 50)),
        ((-500, -90), (0, 0)),
        ((100, 5000), (100, 600)),
    ],
)
def test_a_position_off_the_only_monitor_is_brought_back(
    position: tuple[int, int], back: tuple[int, int]
) -> None:
    assert bring_back(position, (640, 480), [(1920, 1080)]) == back


def test_a_second_monitor_on_any_side_is_believed() -> None:
    two = [(1920, 1080), (1280, 1024)]
    for position in ((-1200, 0), (2500, 100), (0, -1000), (0, 1500)):
        assert bring_back(position, (640, 480), two) == position
    assert bring_back((9000, -9000), (640, 480), two) == (2560, -1024)


def test_a_window_larger_than_the_desktop_begins_at_its_corner() -> None:
    assert bring_back((50, 60), (4000, 3000), [(1920, 1080)]) == (0, 0)
