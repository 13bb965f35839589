"""The Amiga dress: the screen, registers, sounds and requesters of looks 4.1, 4.2 and 4.4."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.look import Look
from retrogames.looks.widgets import (
    Button,
    Label,
    State,
)
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.events import Motion, Press
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Pop
from tests.looks.amiga import AMIGA, COMMANDS, everything, pixels, workbench
from tests.waves import duration

LOOK: Look = AMIGA
QUESTION = (
    "End this game?\n\nWhite leads 19 to 12, 13 squares are free.\nThe game is kept; you can go on later."
)


# The screen


def test_the_palette_is_that_of_the_page_of_measures() -> None:
    words = "0055AA FFFFFF 000022 FF8800 DD2222 AABBCC 66AADD 2277BB"
    words += " 003377 444466 778899 FFDD66 0055AA FFFFFF 000022 FF8800"
    assert AMIGA.palette.text() == words


def test_hires_pixels_are_one_dot_wide_and_two_high() -> None:
    screen = workbench()
    alert(AMIGA, QUESTION, ("End game", "Play on")).draw(screen)
    s = AMIGA.surface(screen)
    assert (s.sx, s.sy, s.width, s.height) == (1, 2, 640, 240)
    assert AMIGA.surface_point(639, 479) == (639, 239)
    rows = screen.pixels()
    for y in range(0, 480, 2):
        assert rows[640 * y : 640 * y + 640] == rows[640 * y + 640 : 640 * y + 1280]


def test_topaz_is_eight_pixels_a_letter() -> None:
    assert AMIGA.width("Point to Point") == 14 * 8
    assert AMIGA.width("i") == AMIGA.width("W", "heading") == 8


def test_the_title_bar_is_ten_rows_white_and_the_count_ends_at_576() -> None:
    bar = pixels(workbench(), Box(0, 0, 640, 11))
    assert set(bar[0][:588]) == set(bar[9][:588]) == {1}
    assert set(bar[10]) == {0}
    inked = [x for x in range(588) if any(line[x] == 0 for line in bar[:10])]
    assert min(inked) == 6  # the P leaves the first column of its cell, column 5, free
    assert 568 <= max(inked) < 576
    assert [x for x in range(588, 640) if all(line[x] == 0 for line in bar[:10])] == [588, 589, 614, 615]


def test_pointers_are_sprites_of_three_colours_in_dots_of_two_by_two() -> None:
    for sprite in (AMIGA.pointer, AMIGA.busy):
        assert max(sprite.size) <= 16
        assert len(set(sprite.pixels) - {255}) <= 3
    assert AMIGA.pointer_scale == 2
    assert (AMIGA.pointer.hx, AMIGA.pointer.hy) == (0, 0)
    assert AMIGA.pointer.at(0, 0) is not None
    assert 4 in AMIGA.pointer.pixels


def test_the_safe_dress_draws_in_registers_12_to_15_alone() -> None:
    safe = AMIGA.safe
    assert safe.safe.pens == safe.pens
    screen = Screen()
    safe.ground(screen)
    safe.menu("Point to Point", {}).draw(screen, COMMANDS, "m6")
    menu = safe.menu("Point to Point", {})
    menu.handle(Press(20, 5, "right"), COMMANDS)
    menu.handle(Motion(30, 40), COMMANDS)
    menu.draw(screen, COMMANDS, "")
    for pressed in (False, True):
        form = Form(safe, "All", everything(), [Button("OK"), Button("Default", default=True)])
        safe.panel(screen, form.panel, "All")
        for widget in form.widgets:
            safe.widget(screen, widget, State(focus=not pressed, pressed=pressed))
        assert set(screen.pixels()) <= {12, 13, 14, 15}
    assert set(safe.pointer.pixels) | set(safe.busy.pixels) <= {12, 13, 14, 15, 255}


# Sounds (looks 4.4)


def test_a_stone_is_a_woody_click_of_30_to_60_milliseconds() -> None:
    assert 30 <= duration(AMIGA.sounds["move"].samples) <= 60


@pytest.mark.parametrize(
    "name", ["click", "key", "refuse", "bell", "move", "capture", "score", "win", "lose"]
)
def test_every_sound_is_soft_ends_in_silence_and_is_not_cut(name: str) -> None:
    levels = tones.unpack(AMIGA.sounds[name].samples)
    assert 0.1 < max(map(abs, levels)) < 0.9
    assert max(map(abs, levels[-20:])) < 0.02


# Requesters


def test_a_requester_is_white_with_shadow_and_an_inner_frame() -> None:
    screen = workbench()
    form = alert(AMIGA, QUESTION, ("End game", "Play on"), title="Point to Point Request")
    form.draw(screen)
    box = form.panel
    assert (box.x, box.w) == (132, 376)  # over the plate, 132 to 508
    row = pixels(screen, Box(box.x, box.y + 14, box.w + 6, 1))[0]
    assert row[:8] == [1, 1, 1, 1, 0, 0, 1, 1]
    assert row[box.w - 6 :] == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0]
    column = [line[0] for line in pixels(screen, Box(box.x + 200, box.y, 1, box.h + 3))]
    stripes = [1, 1, 0, 0, 1, 1, 0, 0, 1, 1]
    assert [line[0] for line in pixels(screen, Box(box.x + 300, box.y, 1, 10))] == stripes
    assert column[10:13] == [1, 0, 1]
    assert column[-6:] == [0, 1, 1, 2, 2, 0]
    assert form.widgets[0].box.x == box.x + 20
    assert form.widgets[0].box.y == box.y + 18


def test_the_positive_gadget_stands_left_the_negative_right_and_one_alone_right() -> None:
    form = alert(AMIGA, QUESTION, ("End game", "Play on"))
    left, right = (button.box for button in form.buttons)
    assert left == Box(152, left.y, 104, 14)
    assert right == Box(384, left.y, 104, 14)
    single = alert(AMIGA, "Saved.")
    assert single.buttons[0].box.right == AMIGA.inside(single.panel, "").right


def test_a_requester_without_a_title_is_the_systems() -> None:
    with_title, without = workbench(), workbench()
    alert(AMIGA, "Saved.", title="System Request").draw(with_title)
    alert(AMIGA, "Saved.").draw(without)
    assert with_title.pixels() == without.pixels()


def test_a_waiting_drag_bar_has_dots_for_stripes() -> None:
    screen = Screen()
    s = AMIGA.surface(screen)
    AMIGA.windows.drag_bar(s, Box(12, 15, 108, 10), "White", active=False)
    lines = pixels(screen, Box(64, 15, 48, 10))
    assert [line[0] for line in lines] == [1, 1, 1, 0, 1, 0, 1, 0, 1, 1]
    assert lines[2] == [1, 1, 0, 1] * 12
    assert lines[3] == [0, 1, 1, 1] * 12


def test_requesters_have_no_closing_gadget_and_windows_have() -> None:
    box = Box(74, 29, 492, 171)
    assert AMIGA.close_box(box, "x") is None
    for look in (AMIGA.windows, AMIGA.safe):
        assert look.close_box(box, "x") == Box(74, 29, 24, 10)


def test_the_closing_gadget_of_a_window_answers_like_escape() -> None:
    form = Form(
        AMIGA.safe, "Colours", [Label("x")], [Button("Use", "use"), Button("Cancel", "no", escape=True)]
    )
    x, y = form.panel.x + 8, 2 * form.panel.y + 8
    assert form.handle(Press(x, y)) == Pop("no")


@given(
    words=st.lists(st.text("abcdefgh.:", min_size=1, max_size=60), min_size=1, max_size=30),
    count=st.integers(1, 3),
    title=st.text("abc ", max_size=40),
)
@settings(max_examples=60)
def test_no_text_or_button_leaves_its_requester(words: list[str], count: int, title: str) -> None:
    form = alert(AMIGA, " ".join(words), ("New game", "Step through", "Look")[:count], title=title)
    inside = AMIGA.inside(form.panel, title)
    assert form.panel.meet(Box(0, 0, 640, 240)) == form.panel
    assert AMIGA.width(title) + 16 <= form.panel.w
    for widget in form.widgets:
        assert widget.box.meet(inside) == widget.box
        assert isinstance(widget, Label | Button)
        assert widget.box.x + AMIGA.width(widget.text) <= inside.right
    boxes = [button.box for button in form.buttons]
    assert all(a.right < b.x for a, b in pairwise(boxes))
    assert all(AMIGA.width(b.text) + 12 <= b.box.w for b in form.buttons)
