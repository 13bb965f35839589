"""The Amiga's gadgets: boxes, wells, knobs and lists, dot by dot (looks 4.2)."""

import pytest

from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    ListBox,
    Slider,
    State,
    TextLine,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine.box import Box
from retrogames.machine.events import Motion, Press
from retrogames.scenes.form import Form
from tests.looks.amiga import AMIGA, shown

# Gadgets (page of measures: frames have sides of 2 pixels, top and bottom of 1 row)


def test_a_button_is_a_box_and_pressed_its_complement() -> None:
    button = Button("OK", box=Box(100, 100, 64, 14))
    plain = shown(button)
    assert plain[0] == plain[13] == [0] * 64
    assert plain[1] == [0, 0, *[1] * 60, 0, 0]
    pressed = shown(button, State(pressed=True))
    assert pressed == [[15 - pen for pen in line] for line in plain]


def test_focus_is_an_orange_frame_inside_a_button() -> None:
    focused = shown(Button("OK", box=Box(100, 100, 64, 14)), State(focus=True))
    assert focused[2] == [0, 0, 1, 1, *[3] * 56, 1, 1, 0, 0]
    assert focused[11] == focused[2]
    assert focused[1].count(3) == 0


@pytest.mark.parametrize(
    "widget",
    [
        Toggle("x", box=Box(8, 8, 80, 14)),
        Choice(("a", "b"), box=Box(8, 8, 80, 14)),
        Field("x", box=Box(8, 8, 80, 14)),
        Slider(1, 0, 9, box=Box(8, 8, 120, 14)),
        ListBox(["x"], rows=2, box=Box(8, 8, 80, 24)),
        TextPage([TextLine("x")], rows=2, box=Box(8, 8, 80, 28)),
    ],
)
def test_the_focus_shows_orange_on_every_gadget(widget: Widget) -> None:
    assert not any(3 in line for line in shown(widget))
    assert any(3 in line for line in shown(widget, State(focus=True)))


def test_a_disabled_gadget_is_ghosted_with_rows_8888_and_2222() -> None:
    box = Box(96, 100, 64, 14)
    alive, ghosted = shown(Button("MMMM", box=box)), shown(Button("MMMM", box=box, enabled=False))
    for y, (before, now) in enumerate(zip(alive, ghosted, strict=True), box.y):
        bits = (0x88, 0x22)[y % 2]
        erased = [bool(bits >> 7 - x % 8 & 1) for x in range(box.x, box.right)]
        assert now == [1 if gone else pen for pen, gone in zip(before, erased, strict=True)]


def test_a_string_gadget_has_a_cursor_block_on_the_character() -> None:
    field = Field("abc", 8, cursor=1, box=Box(100, 100, 88, 12))
    cell = [line[12:20] for line in shown(field, State(focus=True))[2:10]]
    assert {pen for line in cell for pen in line} == {3, 8}  # the letter stands in the well's blue
    assert not any(3 in line[12:20] for line in shown(field)[2:10])


def test_a_long_text_is_shown_up_to_its_cursor() -> None:
    field = Field("x" * 40, 40, cursor=40, box=Box(100, 100, 88, 12))
    line = shown(field, State(focus=True))[5]
    assert line[2:-2].index(3) + 2 == 4 + 8 * 9  # nine letters, then the block, all inside


# Proportional gadgets


def colour_slider(value: int) -> Slider:
    return Slider(value, 0, 15, caption="R", box=Box(298, 46, 252, 20))


@pytest.mark.parametrize("value", [0, 2, 7, 11, 15])
def test_a_colour_slider_is_that_of_the_picture(value: int) -> None:
    lines = shown(colour_slider(value))
    container, knob = 314 - 298, 322 + 12 * value - 298
    assert lines[0][container : container + 208] == [0] * 208
    assert lines[13][container : container + 208] == [0] * 208
    assert lines[1][container + 2 : container + 206] == [1] * 204
    filled = [x for x, pen in enumerate(lines[5][container + 2 : container + 206], container + 2) if pen == 0]
    assert filled == list(range(knob, knob + 12))
    ticks = [x + 298 for x, pen in enumerate(lines[15]) if pen == 0]
    assert ticks == [x for n in range(16) for x in (327 + 12 * n, 328 + 12 * n)]
    assert sum(pen == 0 for pen in lines[16]) == 2 * 4  # a longer one every five


def test_a_click_beside_the_knob_pages_and_dragging_follows() -> None:
    slider = colour_slider(7)
    knob = 322 + 12 * 7
    assert [AMIGA.slide_to(slider, x) for x in (320, knob - 1, knob, knob + 11, knob + 12, 500)] == [
        6,
        6,
        7,
        7,
        8,
        8,
    ]
    slider.held = True
    for value in range(16):
        assert AMIGA.slide_to(slider, 328 + 12 * value) == value
    assert AMIGA.slide_to(slider, 0) == 0
    assert AMIGA.slide_to(slider, 639) == 15


def test_holding_a_press_beside_the_knob_brings_it_there_and_no_further() -> None:
    slider = Slider(2, 0, 10, "v")
    form = Form(AMIGA, "Volume", [slider], [Button("OK", "ok")], lambda form, key: None)
    x = slider.box.x + 8 + 6 + round((slider.box.w - 28 - 28) * 6 / 10)
    form.handle(Motion(x, 2 * slider.box.y + 10))
    form.handle(Press(x, 2 * slider.box.y + 10))
    for _ in range(200):
        form.update()
    assert slider.value == 6


def test_arrows_and_knob_of_a_list_scroll_it() -> None:
    box = ListBox([str(n) for n in range(30)], rows=9, box=Box(100, 20, 160, 94))
    x = box.box.right - 9
    assert AMIGA.scroll_part(box, x, 22) == "up"
    assert AMIGA.scroll_part(box, x, 112) == "down"
    assert AMIGA.scroll_part(box, x, 32) == "thumb"
    assert AMIGA.scroll_part(box, x, 100) == "pagedown"
    assert AMIGA.scroll_part(box, 120, 50) == ""
    assert AMIGA.scroll_to(box, 0) == 0
    assert AMIGA.scroll_to(box, 239) == 21


def test_a_list_highlights_its_line_by_the_complement() -> None:
    box = ListBox(["abc", "abc"], chosen=1, rows=2, box=Box(100, 20, 100, 24))
    lines = shown(box)
    plain = [line[4:78] for line in lines[2:12]]
    chosen = [line[4:78] for line in lines[12:22]]
    assert chosen == [[15 - pen for pen in line] for line in plain]
