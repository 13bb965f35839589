"""The GEM dress: screen, pointers, sounds, alerts and dialogs by the measures of looks 3.1 to 3.4."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.widgets import Button, Label, State
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from tests.looks.gemhand import COMMANDS, GEM, RANKING, desk, everything, pixels
from tests.waves import duration

# The screen (looks 1 and 3.1)


def test_the_palette_is_splatters_own() -> None:
    words = "FFFFFF FF2400 249224 FFDB00 246DFF 920000 004924 B6B6B6"
    words += " 6D6D6D FFB6B6 B6FFB6 FFFFB6 92DBFF 924900 002492 000000"
    assert GEM.palette.text() == words


def test_st_low_lies_between_two_white_borders() -> None:
    screen = desk()
    s = GEM.surface(screen)
    assert (s.sx, s.sy, s.ox, s.oy, s.width, s.height) == (2, 2, 0, 40, 320, 200)
    shown = screen.pixels()
    assert set(shown[: 40 * 640]) == set(shown[440 * 640 :]) == {0}
    assert [s.at(160, y) for y in (9, 10, 11, 199)] == [0, 15, 7, 7]
    assert GEM.surface_point(639, 479) == (319, 219)
    assert GEM.surface_point(0, 39) == (0, -1)


def test_every_pixel_is_two_by_two_dots() -> None:
    screen = desk()
    alert(GEM, "One line.", kind="question").draw(screen)
    shown = screen.pixels()
    for y in range(0, 480, 2):
        row = shown[640 * y : 640 * y + 640]
        assert row == shown[640 * y + 640 : 640 * y + 1280]
        assert row[::2] == row[1::2]


def test_pointers_are_ink_with_a_paper_mask_of_sixteen_by_sixteen() -> None:
    for sprite in (GEM.pointer, GEM.busy, GEM.hand):
        assert max(sprite.size) <= 16
        assert set(sprite.pixels) <= {0, 15, 255}
    assert GEM.pointer_scale == 2
    assert [(p.hx, p.hy) for p in (GEM.pointer, GEM.hand, GEM.busy)] == [(0, 0), (0, 0), (8, 8)]


@pytest.mark.parametrize("kind", ["note", "question", "stop"])
def test_signs_are_32_pixels(kind: str) -> None:
    assert GEM.icon_size(kind) == (32, 32)
    screen = desk()
    before = screen.pixels()
    GEM.icon(screen, kind, 100, 100)
    changed = [n for n, (a, b) in enumerate(zip(before, screen.pixels(), strict=True)) if a != b]
    columns = {(n % 640) // 2 for n in changed}
    rows = {(n // 640 - 40) // 2 for n in changed}
    assert min(columns) >= 102
    assert max(columns) <= 133
    assert min(rows) == 100
    assert max(rows) <= 131


def test_no_alert_without_a_sign_keeps_room_for_one() -> None:
    assert GEM.icon_size("none") == (0, 0)


# Sounds (looks 3.4)


def test_bell_and_key_click_are_those_of_tos() -> None:
    assert GEM.sounds["bell"].samples == tones.ym_voice(52, 9, 4096)
    assert GEM.sounds["key"].samples == tones.ym_voice(59, 3, 384)
    assert duration(GEM.sounds["bell"].samples) == pytest.approx(524, abs=1)
    assert duration(GEM.sounds["key"].samples) == pytest.approx(49, abs=1)


def test_a_splat_is_150_to_300_milliseconds_that_fall_to_silence() -> None:
    samples = GEM.sounds["splat"].samples
    assert 150 <= duration(samples) <= 300
    levels = [abs(level) for level in tones.unpack(samples)]
    assert max(levels[: len(levels) // 8]) > 0.3
    assert max(levels[-len(levels) // 16 :]) < 0.05


@pytest.mark.parametrize(
    "name", ["click", "key", "refuse", "bell", "move", "capture", "splat", "win", "lose"]
)
def test_every_sound_sounds_and_is_not_cut(name: str) -> None:
    levels = tones.unpack(GEM.sounds[name].samples)
    assert 0.05 < max(map(abs, levels)) < 1.0


# Alerts and dialogs (looks 3.3)


def test_an_alert_is_as_wide_as_the_board_and_stands_under_the_bar() -> None:
    form = alert(GEM, RANKING, ("New game", "Save", "Look"), default=0, title="Splatter")
    assert form.panel == Box(21, 51, 277, 78)
    assert form.title == ""
    assert form.widgets[0].box.x == 80
    assert form.widgets[0].box.y == 64
    assert [button.box for button in form.buttons] == [Box(34 + 87 * n, 104, 77, 16) for n in range(3)]


def test_an_alert_has_one_line_three_pixels_outside_the_other() -> None:
    screen = desk()
    alert(GEM, RANKING, ("New game", "Save", "Look"), default=0).draw(screen)
    row = pixels(screen, Box(21, 90, 6, 1))[0]
    assert row == [15, 0, 0, 15, 0, 0]
    inside = pixels(screen, Box(21, 51, 277, 78))
    assert {index for line in inside for index in line} == {0, 15}


def test_a_dialog_has_a_border_of_two_inside_its_outline() -> None:
    screen = desk()
    form = Form(GEM, "Options", [Label("x")], [Button("OK", default=True)])
    form.draw(screen)
    box = form.panel
    assert pixels(screen, Box(box.x, box.centre[1], 7, 1))[0] == [15, 0, 0, 15, 15, 0, 0]


def test_button_borders_are_three_for_the_default_else_two_and_pressing_inverts() -> None:
    for default, border in ((True, 3), (False, 2)):
        screen = desk()
        button = Button("OK", default=default, box=Box(100, 100, 60, 16))
        GEM.widget(screen, button, State())
        row = pixels(screen, Box(100, 110, 6, 1))[0]
        assert row.count(15) == border
        GEM.widget(screen, button, State(pressed=True))
        pressed = pixels(screen, Box(103, 103, 54, 10))
        GEM.widget(screen, button, State())
        plain = pixels(screen, Box(103, 103, 54, 10))
        assert pressed == [[15 - index for index in line] for line in plain]


def test_white_dots_lie_over_a_disabled_button() -> None:
    screen = desk()
    button = Button("MMMM", box=Box(100, 100, 60, 16), enabled=False)
    GEM.widget(screen, button, State())
    for y, line in enumerate(pixels(screen, Box(103, 103, 54, 10)), 103):
        assert all(not index or (x + y) % 2 == 0 for x, index in enumerate(line, 103))


@pytest.mark.parametrize("kind", ["none", "note", "question", "stop"])
@given(
    words=st.lists(st.text("abcdefgh.:", min_size=1, max_size=40), min_size=1, max_size=20),
    count=st.integers(1, 3),
)
@settings(max_examples=25)
def test_no_text_or_button_of_an_alert_leaves_it(kind: str, words: list[str], count: int) -> None:
    form = alert(GEM, " ".join(words), ("New game", "Step through", "Look")[:count], kind=kind)
    inside = GEM.inside(form.panel, "")
    assert form.panel.w == 277
    for widget in form.widgets:
        assert isinstance(widget, Label | Button)
        assert widget.box.x >= inside.x
        assert widget.box.x + GEM.width(widget.text) <= inside.right
    ends = [button.box.right for button in form.buttons]
    starts = [button.box.x for button in form.buttons][1:]
    assert all(a < b for a, b in zip(ends, starts, strict=False))
    for button in form.buttons:
        assert GEM.width(button.text) + 6 <= button.box.w


def test_the_safe_dress_is_paper_and_ink_alone() -> None:
    safe = GEM.safe
    screen = Screen()
    safe.ground(screen)
    safe.menu("Splatter", {}).draw(screen, COMMANDS, "m6")
    Form(safe, "All", everything(), [Button("OK")]).draw(screen)
    assert set(screen.pixels()) == {0, 15}
