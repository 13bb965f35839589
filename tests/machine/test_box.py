"""Boxes: edges, containment, insets and meetings."""

from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine.box import Box

numbers = st.integers(-50, 50)
boxes = st.builds(Box, numbers, numbers, st.integers(0, 40), st.integers(0, 40))


def dots(box: Box) -> set[tuple[int, int]]:
    return {(x, y) for x in range(box.x, box.right) for y in range(box.y, box.bottom)}


def test_edges_lie_just_outside() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom) == (40, 60)
    assert box.size == (30, 40)
    assert box.centre == (25, 40)


def test_a_box_contains_its_first_but_not_its_right_and_bottom_edge() -> None:
    box = Box(2, 3, 4, 5)
    assert box.contains(2, 3)
    assert box.contains(5, 7)
    assert not box.contains(6, 7)
    assert not box.contains(5, 8)
    assert not Box(2, 3, 0, 5).contains(2, 3)


@given(boxes, numbers, numbers)
def test_contains_is_membership(box: Box, x: int, y: int) -> None:
    assert box.contains(x, y) == ((x, y) in dots(box))


def test_inset_and_move() -> None:
    assert Box(0, 0, 20, 10).inset(3) == Box(3, 3, 14, 4)
    assert Box(0, 0, 20, 10).inset(3, 1) == Box(3, 1, 14, 8)
    assert Box(5, 5, 2, 2).inset(-2) == Box(3, 3, 6, 6)
    assert Box(1, 2, 3, 4).move(-5, 6) == Box(-4, 8, 3, 4)


def test_inset_past_nothing_is_empty_at_the_middle() -> None:
    assert Box(0, 0, 10, 6).inset(20) == Box(5, 3, 0, 0)


def test_centred() -> None:
    assert Box(10, 10, 100, 50).centred(40, 20) == Box(40, 25, 40, 20)
    assert Box(0, 0, 5, 5).centred(2, 2) == Box(1, 1, 2, 2)
    assert Box(0, 0, 4, 4).centred(8, 8) == Box(-2, -2, 8, 8)


@given(boxes, boxes)
def test_meet_is_the_common_dots(a: Box, b: Box) -> None:
    assert dots(a.meet(b)) == dots(a) & dots(b)
