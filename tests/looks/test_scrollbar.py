"""Scroll bars: their parts fill the bar, and dragging the thumb is the inverse of showing it."""

from hypothesis import given
from hypothesis import strategies as st

from retrogames.looks import scrollbar
from retrogames.looks.widgets import ListBox, TextLine, TextPage
from retrogames.machine.box import Box

AREA = Box(50, 20, 12, 93)


def bar(lines: int, top: int, rows: int = 9) -> tuple[scrollbar.ScrollBar, ListBox]:
    box = ListBox(["x"] * lines, top=top, rows=rows)
    return scrollbar.parts(AREA, box, arrow=11, least=11), box


def test_a_list_that_fits_has_a_thumb_as_long_as_the_track() -> None:
    found, _ = bar(5, 0)
    assert found.up == Box(50, 20, 12, 11)
    assert found.down == Box(50, 102, 12, 11)
    assert found.thumb == found.track == Box(50, 31, 12, 71)


def test_half_a_list_has_half_a_track_of_thumb_that_stands_at_the_ends() -> None:
    first, _ = bar(18, 0)
    assert first.thumb == Box(50, 31, 12, 35)
    last, _ = bar(18, 9)
    assert last.thumb.bottom == last.track.bottom
    assert last.thumb.h == 35


def test_a_page_is_counted_by_its_lines() -> None:
    page = TextPage([TextLine("")] * 7, rows=3)
    assert scrollbar.count(page) == 7
    assert scrollbar.count(ListBox(["a", "b"])) == 2


def test_the_parts_are_told_by_point() -> None:
    found, _ = bar(90, 40)
    named = [scrollbar.part_at(found, 55, y) for y in (20, 31, found.thumb.y, found.thumb.bottom, 112)]
    assert named == ["up", "pageup", "thumb", "pagedown", "down"]
    assert scrollbar.part_at(found, 49, 60) == scrollbar.part_at(found, 62, 60) == ""


@given(st.integers(1, 2000), st.integers(1, 30), st.data())
def test_the_thumb_stays_on_the_track_and_shows_where_it_is_dragged(
    lines: int, rows: int, data: st.DataObject
) -> None:
    top = data.draw(st.integers(0, max(0, lines - rows)))
    found, box = bar(lines, top, rows)
    track, thumb = found.track, found.thumb
    assert track.y <= thumb.y
    assert thumb.bottom <= track.bottom
    assert thumb.h >= 11
    again = scrollbar.top_at(found, box, thumb.y + thumb.h // 2)
    pixels = max(1, track.h - thumb.h)
    assert abs(again - top) <= max(0, lines - rows) // pixels + 1
    assert scrollbar.top_at(found, box, -500) == 0
    assert scrollbar.top_at(found, box, 500) == max(0, lines - rows)
