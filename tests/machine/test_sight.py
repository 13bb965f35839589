"""Luminance, contrast, difference and simulated colour blindness, against published figures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine.sight import RGB, Blindness, contrast, difference, luminance, nearest, simulate

KINDS: tuple[Blindness, ...] = ("protan", "deutan", "tritan")
WHITE, BLACK, RED, GREEN, BLUE = (255, 255, 255), (0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 0, 255)
colours = st.tuples(st.integers(0, 255), st.integers(0, 255), st.integers(0, 255))


def test_luminance_is_the_weights_of_wcag() -> None:
    assert luminance(BLACK) == 0
    assert luminance(WHITE) == pytest.approx(1)
    assert [luminance(gun) for gun in (RED, GREEN, BLUE)] == pytest.approx([0.2126, 0.7152, 0.0722])


@pytest.mark.parametrize(
    ("a", "b", "ratio"),
    [
        (WHITE, BLACK, 21.0),
        (WHITE, WHITE, 1.0),
        ((119, 119, 119), WHITE, 4.48),  # the well-known grey that just misses 4.5
        ((118, 118, 118), WHITE, 4.54),
        (RED, WHITE, 4.0),
        (BLUE, WHITE, 8.59),
    ],
)
def test_contrast(a: RGB, b: RGB, ratio: float) -> None:
    assert contrast(a, b) == pytest.approx(ratio, abs=0.005)


@given(colours, colours)
def test_contrast_lies_between_1_and_21_whatever_the_order(a: RGB, b: RGB) -> None:
    assert 1 <= contrast(a, b) <= 21.000001
    assert contrast(a, b) == contrast(b, a)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (WHITE, BLACK, 100.0),
        # CIE Lab under D65: red 53.24 80.09 67.20, green 87.73 -86.18 83.18, blue 32.30 79.19 -107.86
        (RED, GREEN, 170.6),
        (GREEN, BLUE, 258.7),
        (RED, BLUE, 176.3),
    ],
)
def test_difference(a: RGB, b: RGB, expected: float) -> None:
    assert difference(a, b) == pytest.approx(expected, abs=0.15)
    assert difference(a, a) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_greys_stay_greys(kind: Blindness) -> None:
    for gun in range(0, 256, 15):
        assert all(abs(seen - gun) <= 1 for seen in simulate((gun, gun, gun), kind))


def test_the_red_green_blind_confuse_red_and_green_but_not_blue_and_yellow() -> None:
    red, green = (170, 60, 0), (96, 110, 0)
    for kind in ("protan", "deutan"):
        dull = difference(simulate(red, kind), simulate(green, kind))
        assert dull < difference(red, green) / 2
        assert difference(simulate(BLUE, kind), simulate((255, 255, 0), kind)) > 100


def test_the_blue_blind_confuse_blue_and_green() -> None:
    blue, green = (0, 110, 150), (0, 120, 90)
    assert difference(simulate(blue, "tritan"), simulate(green, "tritan")) < difference(blue, green) / 2


@given(colours, st.sampled_from(KINDS))
def test_simulated_colours_are_colours(rgb: RGB, kind: Blindness) -> None:
    assert all(0 <= gun <= 255 for gun in simulate(rgb, kind))


def test_nearest() -> None:
    assert nearest((250, 5, 5), [BLACK, RED, WHITE]) == 1
    assert nearest(BLACK, [RED, GREEN, RED]) == 0
    with pytest.raises(ValueError):
        nearest(BLACK, [])
