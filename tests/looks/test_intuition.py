"""The Amiga dress: the measures of looks 4.1 to 4.4, requesters, gadgets, golden pictures."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.intuition import Intuition
from retrogames.looks.intuitionselector import entry
from retrogames.looks.look import Look
from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Slider,
    State,
    TextLine,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.events import Motion, Press, Release
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.commands import common_commands
from retrogames.scenes.files import Selector
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.manual import manual
from retrogames.scenes.options import options
from retrogames.scenes.players import players
from retrogames.scenes.scene import Pop
from retrogames.scenes.table import Page
from retrogames.scenes.tally import tally
from tests.scenes.stand_in import FACES, StandIn

AMIGA = Intuition(FACES)
LOOK: Look = AMIGA
COMMANDS = common_commands(
    can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
)
QUESTION = (
    "End this game?\n\nWhite leads 19 to 12, 13 squares are free.\nThe game is kept; you can go on later."
)


def workbench(look: Intuition = AMIGA) -> Screen:
    """Draw the empty machine with its title bar."""
    screen = Screen()
    screen.palette = look.palette
    look.ground(screen)
    look.menu("Point to Point", {}).draw(screen, COMMANDS, "Move 24 of 36")
    return screen


def pixels(screen: Screen, box: Box) -> list[list[int]]:
    s = AMIGA.surface(screen)
    return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


def shown(widget: Widget, state: State = State(), look: Intuition = AMIGA) -> list[list[int]]:  # noqa: B008
    """Draw a widget on its panel's fill and give what stands in its box."""
    screen = Screen()
    look.surface(screen).fill(look.pens.fill)
    look.widget(screen, widget, state)
    return pixels(screen, widget.box)


def everything() -> list[Row]:
    """Give one of each widget, some of them disabled."""
    return [
        Label("A label"),
        (Label("quiet", "quiet"), Label("warning", "warning")),
        (Label("strong", "strong"), Label("heading", "heading")),
        (Label("inverse", "inverse"), Label("right", align="right")),
        (Toggle("On", True), Toggle("Off", enabled=False)),
        (Choice(("one", "two")), Choice(("one", "two"), enabled=False)),
        (Field("Text", 8, cursor=2), Field("Text", 8, enabled=False)),
        Slider(3, 0, 15),
        (ListBox(["one", "two"], rows=2, header="Head"), TextPage([TextLine("a", "heading")], rows=2)),
    ]


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
    assert 30 <= tones.duration(AMIGA.sounds["move"].samples) <= 60


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


# The file requester


def test_a_drawer_is_marked_and_long_names_are_cut() -> None:
    assert entry("Games", True) == "Games".ljust(30) + " (dir)"
    assert entry("a.game", False) == "a.game"
    assert entry("x" * 60, False) == "x" * 35 + "…"
    assert len(entry("y" * 60, True)) == 36


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fill a folder with games and drawers and give it, relative."""
    monkeypatch.chdir(tmp_path)
    for name in ("Solitaire", "Tournament"):
        (tmp_path / "Games" / name).mkdir(parents=True)
    for number in range(14):
        (tmp_path / "Games" / f"evening {number + 1:02}.game").write_text("x")
    (tmp_path / "Games" / "notes.txt").write_text("x")
    return Path("Games")


def test_the_file_requester_opens_what_is_clicked_twice(saves: Path) -> None:
    selector = Selector(AMIGA, "Open a game", saves, [".game"], writing=False)
    form = selector.form(None)
    files = selector.parts.files
    x, y = files.box.x + 20, files.box.y + 2 + 10 + 10 * 2 + 5  # below the header, the third line
    for event in (Motion(x, 2 * y), Press(x, 2 * y), Release(x, 2 * y), Press(x, 2 * y)):
        change = form.handle(event)
    assert change == Pop(saves / "evening 01.game")


def test_every_part_of_the_file_requester_is_inside_and_none_covers_another(saves: Path) -> None:
    form = Selector(AMIGA, "Open a game", saves, [".game"], writing=False).form(None)
    inside = form.panel.inset(6, 2)
    boxes = [widget.box for widget in form.widgets]
    assert all(box.meet(inside) == box for box in boxes)
    assert all(0 in a.meet(b).size for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    texts = [w.text for w in form.widgets if isinstance(w, Label | Button)]
    assert texts == ["Drawer", "File", "Parent", "OK", "Cancel"]


# Golden pictures

PAGES = [
    Page(
        "Rules",
        [
            TextLine("Point to Point", "heading"),
            TextLine(""),
            TextLine(
                "Two colours set stones of one, two or three points. Two stones of a colour "
                "enclose what lies between them on a line, and each counts when the number of "
                "stones enclosed is its own."
            ),
            TextLine(""),
            TextLine("Strong words stand out,", "strong"),
            TextLine("quiet ones hold back,", "quiet"),
            TextLine("a warning warns,", "warning"),
            TextLine("inverse", "inverse"),
        ]
        + [TextLine(f"Line {n}") for n in range(12)],
    ),
    Page("Keys", [TextLine("F1")]),
]


def test_pictures_of_the_common_dialogs(golden: Callable[..., None], saves: Path) -> None:
    house: Any = StandIn()
    game = house.games["pointtopoint"]
    scenes = {
        "requester": alert(AMIGA, QUESTION, ("End game", "Play on"), title="Point to Point Request"),
        "three": alert(AMIGA, "White wins.", ("New game", "Step through", "Look"), default=0),
        "options": options(house, AMIGA, None),
        "players": players(house, game, AMIGA),
        "statistics": tally(house, AMIGA, game),
        "manual": manual(AMIGA, "Point to Point", PAGES),
        "selector": Selector(AMIGA, "Open a game", saves, [".game"], writing=False).form(None),
        "saving": Selector(AMIGA, "Save this game", saves, [".game"], writing=True).form(None),
        "window": Form(
            AMIGA.windows, "Widgets", everything(), [Button("OK", default=True), Button("Cancel")]
        ),
        "safe": Form(AMIGA.safe, "Widgets", everything(), [Button("OK", default=True), Button("Cancel")]),
    }
    for name, scene in scenes.items():
        screen = workbench()
        scene.draw(screen)
        golden(f"amiga/{name}", screen)
