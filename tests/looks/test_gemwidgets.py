"""The widgets of a GEM dialog, and random events on dialogs and menus."""

from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.look import Command
from retrogames.looks.widgets import Button, Choice, Field, Slider, State
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release, Text, Wheel
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from tests.looks.gemhand import COMMANDS, GEM, click, desk, dots, everything, fresh_menu, pixels


def test_a_slider_steps_by_its_arrows_and_is_dragged_between_them() -> None:
    slider = Slider(3, 0, 7, box=Box(182, 66, 116, 12))
    assert GEM.slide_to(slider, 185) == 2
    assert GEM.slide_to(slider, 290) == 4
    knobs = [201 + round(n * 78 / 7) for n in range(8)]
    assert [GEM.slide_to(slider, x) for x in knobs] == list(range(8))
    slider.held = True
    assert GEM.slide_to(slider, 185) == 3
    assert GEM.slide_to(slider, 100) == 0
    assert GEM.slide_to(slider, 400) == 7
    edge = Slider(0, 0, 7, box=slider.box)
    assert GEM.slide_to(edge, 185) == 0


def test_a_held_arrow_repeats_after_a_quarter_of_a_second() -> None:
    slider = Slider(0, 0, 200, "red")
    form = Form(GEM, "Colours", [slider], [Button("OK")], lambda form, key: None)
    x, y = slider.box.right - 6, slider.box.centre[1]
    form.handle(Press(*dots(x, y)))
    assert (slider.value, form.sleep) == (1, 1)
    for _ in range(14):
        form.update()
    assert slider.value == 1
    for _ in range(7):
        form.update()
    assert slider.value == 4
    form.handle(Release(*dots(x, y)))
    assert form.sleep is None


def test_a_choice_goes_back_by_its_left_arrow() -> None:
    choice = Choice(("one", "two", "three"))
    form = Form(GEM, "Choose", [choice], [Button("OK")], lambda form, key: None)
    box = choice.box
    click(form, box.x + 3, box.y + 5)
    assert choice.text == "three"
    click(form, box.right - 3, box.y + 5)
    click(form, box.right - 3, box.y + 5)
    assert choice.text == "two"


def test_a_field_shows_a_place_for_each_letter_and_takes_the_cursor_where_it_is_clicked() -> None:
    field = Field("Ada", 8, box=Box(100, 60, 80, 12))
    screen = desk()
    GEM.widget(screen, field, State())
    baseline = pixels(screen, Box(104, 69, 64, 1))[0]
    assert baseline[24:] == [15] * 40
    form = Form(GEM, "Name", [field], [Button("OK")], lambda form, key: None)
    for place in range(4):
        click(form, field.box.x + 4 + 8 * place, field.box.y + 5)
        assert field.cursor == place


def test_every_widget_is_drawn_inside_its_dialog() -> None:
    screen = desk()
    before = screen.pixels()
    form = Form(GEM, "All", everything(), [Button("OK", default=True), Button("Cancel", escape=True)])
    for focus in form.widgets:
        form.focus = focus
        form.draw(screen)
    x, y = dots(form.panel.x, form.panel.y)
    area = Box(x, y, 2 * form.panel.w, 2 * form.panel.h)
    changed = [n for n, (a, b) in enumerate(zip(before, screen.pixels(), strict=True)) if a != b]
    assert all(area.contains(n % 640, n // 640) for n in changed)


# Nothing breaks it

EVENTS = st.one_of(
    st.builds(Motion, st.integers(0, 639), st.integers(0, 479)),
    st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.sampled_from(("left", "right"))),
    st.builds(Release, st.integers(0, 639), st.integers(0, 479)),
    st.builds(Wheel, st.just(0), st.integers(-2, 2)),
    st.builds(Text, st.text("abc_", min_size=1, max_size=3)),
    st.builds(
        Key,
        st.sampled_from(
            ("up", "down", "left", "right", "tab", "space", "home", "end", "pagedown", "backspace", "return")
        ),
        shift=st.booleans(),
    ),
)


@given(st.lists(EVENTS, max_size=30))
@settings(max_examples=40, deadline=None)
def test_random_events_keep_a_dialog_whole(events: list[Event]) -> None:
    rows = everything()
    form = Form(GEM, "All", rows, [Button("OK", "ok", default=True)], lambda form, key: None)
    for event in events:
        form.handle(event)
        form.update()
    screen = desk()
    form.draw(screen)
    assert set(screen.pixels()) <= set(range(16))


@given(st.lists(EVENTS, max_size=30))
@settings(max_examples=40, deadline=None)
def test_random_events_keep_the_menu_whole(events: list[Event]) -> None:
    menu = fresh_menu()
    for event in events:
        answer = menu.handle(event, COMMANDS)
        assert not isinstance(answer, Command) or answer.enabled
        menu.draw(Screen(), COMMANDS, "a1")
