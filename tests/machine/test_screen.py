"""Drawing, index by index, against a screen drawn the slow and obvious way."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.machine.box import Box
from retrogames.machine.palette import AMIGA, EGA, ST
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite
from tests.machine.plain import Plain

W, H = 26, 20
SHEET = Sprite.from_rows(["1.3", "..f", "5 7", "888"], hx=1, hy=2)
VIEWS = [(1, 1, 0, 0), (2, 2, 0, 40), (1, 2, 7, 3), (3, 1, 560, 459)]
FAR = 10**12

place = st.integers(-8, 34)
size = st.integers(-3, 30)
index = st.integers(0, 15)
thick = st.integers(1, 4)
halves = st.integers(-10, 60).map(lambda n: Fraction(n, 2))
radius = st.integers(-2, 40).map(lambda n: Fraction(n, 2))
points = st.lists(st.tuples(place, place), min_size=0, max_size=7)
rows = st.lists(st.integers(0, 255), min_size=1, max_size=5)

Op = tuple[str, tuple[object, ...]]
op: st.SearchStrategy[Op] = st.one_of(
    st.tuples(st.just("rect"), st.tuples(place, place, size, size, index)),
    st.tuples(
        st.just("frame"), st.tuples(place, place, st.integers(0, 30), st.integers(0, 30), index, thick)
    ),
    st.tuples(st.just("line"), st.tuples(place, place, place, place, index, thick)),
    st.tuples(st.just("ellipse"), st.tuples(halves, halves, radius, radius, index)),
    st.tuples(st.just("ring"), st.tuples(halves, halves, radius, radius, index)),
    st.tuples(st.just("oval"), st.tuples(halves, halves, radius, radius, radius, radius, index)),
    st.tuples(st.just("polygon"), st.tuples(points, index)),
    st.tuples(
        st.just("pattern"),
        st.tuples(place, place, size, size, rows, index, st.none() | index, st.sampled_from([8, 4, 3])),
    ),
    st.tuples(
        st.just("recolour"), st.tuples(place, place, size, size, st.dictionaries(index, index, max_size=5))
    ),
    st.tuples(st.just("blit"), st.tuples(st.just(SHEET), place, place)),
    st.tuples(st.just("copy"), st.tuples(place, place, size, size, place, place)),
)


def on_the_screen(screen: Screen, name: str, args: tuple[object, ...]) -> None:
    args = tuple(float(value) if isinstance(value, Fraction) else value for value in args)
    call: Callable[..., None] = getattr(screen, name)
    call(*args)


@settings(max_examples=70)
@given(st.lists(op, min_size=1, max_size=5), st.sampled_from(VIEWS), st.tuples(place, place, size, size))
def test_every_call_draws_exactly_what_its_rule_says(
    ops: list[Op], view: tuple[int, int, int, int], clip: tuple[int, int, int, int]
) -> None:
    whole = Screen()
    screen = whole.scaled(*view, W, H)
    plain = Plain(W, H, Box(0, 0, W, H))
    screen.pattern(0, 0, W, H, [0x1B, 0xE4, 0x27], 9, 6)
    plain.pattern(0, 0, W, H, [0x1B, 0xE4, 0x27], 9, 6, 8)
    plain.clip = Box(*clip)
    with screen.clip(*clip):
        for name, args in ops:
            on_the_screen(screen, name, args)
            rule: Callable[..., None] = getattr(plain, name)
            rule(*args)
    assert whole.pixels() == plain.dots(*view)
    assert max(whole.pixels()) <= 15


@settings(max_examples=40)
@given(st.integers(1, 30), st.booleans(), st.booleans())
def test_discs_are_symmetric(double: int, half_x: bool, half_y: bool) -> None:
    screen = Screen()
    cx, cy = 40 + half_x / 2, 40 + half_y / 2
    screen.disc(cx, cy, double / 2, 3)
    lit = {(i % 640, i // 640) for i, dot in enumerate(screen.pixels()[: 640 * 80]) if dot}
    assert lit == {(round(2 * cx) - 1 - x, y) for x, y in lit}
    assert lit == {(x, round(2 * cy) - 1 - y) for x, y in lit}


def test_many_shapes_are_drawn_as_the_first_ones() -> None:
    often = Screen()
    for i in range(1200):
        often.disc(50, 50, 1 + i / 100, i % 16)
    for radius in (3.25, 7.5, 12.99, 200):
        once = Screen()
        once.disc(50, 50, radius, 5)
        often.fill(0)
        often.disc(50, 50, radius, 5)
        often.disc(50, 50, radius, 5)
        assert often.pixels() == once.pixels()


def test_a_disc_in_a_box_touches_its_edges() -> None:
    screen = Screen()
    screen.disc(14, 24, 4, 3)
    lit = [(x, y) for x in range(40) for y in range(40) if screen.at(x, y)]
    assert (min(lit)[0], max(lit)[0]) == (10, 17)
    assert {y for _, y in lit} == set(range(20, 28))


def test_short_calls() -> None:
    screen = Screen()
    screen.hline(3, 5, 4, 1)
    screen.vline(3, 6, 2, 2)
    screen.pixel(639, 479, 3)
    assert [screen.at(x, 5) for x in range(2, 8)] == [0, 1, 1, 1, 1, 0]
    assert [screen.at(3, y) for y in range(4, 9)] == [0, 1, 2, 2, 0]
    assert screen.at(639, 479) == 3


def test_complement_and_swap() -> None:
    screen = Screen()
    for i in range(16):
        screen.pixel(i, 0, i)
    screen.invert(0, 0, 16, 1)
    assert [screen.at(i, 0) for i in range(16)] == list(range(15, -1, -1))
    screen.swap(0, 0, 16, 1, 0, 15)
    assert [screen.at(i, 0) for i in range(16)] == [0, *range(14, 0, -1), 15]
    assert screen.at(0, 1) == 0


def test_recolour_by_bytes_takes_the_first_sixteen() -> None:
    screen = Screen()
    screen.rect(0, 0, 4, 1, 2)
    screen.recolour(0, 0, 2, 1, bytes([0, 1, 7]))
    assert [screen.at(x, 0) for x in range(4)] == [7, 7, 2, 2]


def test_no_call_lets_an_index_over_15_in() -> None:
    screen = Screen()
    for bad in (16, 255, -1):
        calls: list[Callable[[], object]] = [
            lambda bad=bad: screen.fill(bad),  # type: ignore[misc]  # bound now, called below
            lambda bad=bad: screen.pattern(0, 0, 8, 8, [255], bad),  # type: ignore[misc]  # as above
            lambda bad=bad: screen.pattern(0, 0, 8, 8, [255], 1, bad),  # type: ignore[misc]  # as above
            lambda bad=bad: screen.line(0, 0, 5, 5, bad),  # type: ignore[misc]  # as above
            lambda bad=bad: screen.recolour(0, 0, 5, 5, {0: bad}),  # type: ignore[misc]  # as above
        ]
        for call in calls:
            with pytest.raises(ValueError):
                call()
    with pytest.raises(ValueError):
        screen.load(bytes([16]) * 307200)
    assert set(screen.pixels()) == {0}


def test_things_far_away_are_just_not_seen() -> None:
    screen = Screen().scaled(2, 2)
    screen.rect(-FAR, -FAR, 3 * FAR, 3 * FAR, 4)
    screen.rect(FAR, 0, 5, 5, 9)
    screen.blit(SHEET, FAR, -FAR)
    screen.invert(-FAR, FAR, 5, 5)
    screen.copy(0, 0, 5, 5, FAR, FAR)
    screen.pattern(FAR, FAR, FAR, FAR, [255], 2)
    assert set(screen.pixels()) == {4}


def test_clips_nest_and_end() -> None:
    screen = Screen()
    with screen.clip(10, 10, 20, 20):
        with screen.clip(0, 0, 15, 15):
            screen.fill(1)
        screen.rect(28, 28, 9, 9, 2)
    screen.pixel(0, 0, 3)
    lit = {(x, y): screen.at(x, y) for x in range(50) for y in range(50) if screen.at(x, y)}
    expected = {(x, y): 1 for x in range(10, 15) for y in range(10, 15)}
    expected |= {(x, y): 2 for x in range(28, 30) for y in range(28, 30)}
    assert lit == expected | {(0, 0): 3}


def test_an_error_in_a_clip_ends_it() -> None:
    screen = Screen()
    with pytest.raises(ZeroDivisionError), screen.clip(0, 0, 1, 1):
        _ = 1 // 0
    screen.fill(5)
    assert screen.at(639, 479) == 5


def test_scaled_screens_share_memory_and_map_their_pixels() -> None:
    whole = Screen()
    low = whole.scaled(2, 2, 0, 40, 320, 200)
    assert (low.width, low.height) == (320, 200)
    low.pixel(319, 199, 7)
    assert [whole.at(x, y) for x, y in ((638, 438), (639, 439), (637, 438), (639, 437))] == [7, 7, 0, 0]
    assert low.to_dots(10, 20) == (20, 80)
    hires = whole.scaled(1, 2)
    assert (hires.width, hires.height) == (640, 240)
    ega = whole.scaled(1, 1, 0, 0, 640, 350)
    ega.fill(3)
    assert whole.at(0, 349) == 3
    assert whole.at(0, 350) == 0


@pytest.mark.parametrize(
    "view", [(0, 1), (2, 2, 1, 0, 320, 200), (1, 1, -1, 0), (1, 1, 0, 0, 641, 1), (9, 9, 639)]
)
def test_a_scaled_screen_must_fit(view: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Screen().scaled(*view)


def test_at_knows_only_the_area() -> None:
    screen = Screen().scaled(2, 2, 0, 40, 320, 200)
    for x, y in ((-1, 0), (320, 0), (0, 200)):
        with pytest.raises(IndexError):
            screen.at(x, y)


def test_a_palette_changes_no_index() -> None:
    screen = Screen()
    for i in range(16):
        screen.rect(i * 40, 0, 40, 480, i)
    before = screen.pixels()
    for palette in (ST.default, AMIGA.default, EGA.default.with_register(3, (9, 8, 7))):
        screen.palette = palette
        assert screen.palette == palette
        assert screen.pixels() == before
        shown = [screen.memory.view.get_at((i * 40, 5))[:3] for i in range(16)]
        assert shown == list(palette)
        screen.rect(0, 0, 40, 480, 15)  # drawing goes by index whatever the colours
        screen.blit(Sprite(1, 1, bytes([7])), 0, 0)
        assert screen.at(0, 0) == 7
        screen.load(before)
    colours = screen.memory.view.get_palette()
    assert len(colours) == 256
    assert {tuple(colour)[:3] for colour in colours[16:]} == {(0, 0, 0)}


def test_all_registers_black_still_draw_by_index() -> None:
    screen = Screen()
    screen.palette = type(EGA.default)(((0, 0, 0),) * 16)
    for i in range(16):
        screen.blit(Sprite(1, 1, bytes([i])), i, 0)
    assert [screen.at(i, 0) for i in range(16)] == list(range(16))


def test_load_puts_a_picture_back() -> None:
    screen = Screen()
    screen.disc(100, 100, 50, 12)
    picture = screen.pixels()
    screen.fill(0)
    screen.load(picture)
    assert screen.pixels() == picture
    with pytest.raises(ValueError):
        screen.load(picture[1:])
