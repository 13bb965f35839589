"""Events in order, without doubles, in dots; keys by name whatever the layout."""

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine.events import Close, Drop, Event, Focus, Key, Motion, Press, Release, Text, Wheel
from retrogames.machine.input import LONG_PRESS, Input
from retrogames.machine.keys import name_key


def make(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def down(x: int, y: int, button: int = 1, touch: bool = False) -> pygame.event.Event:
    return make(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)


def up(x: int, y: int, button: int = 1, touch: bool = False) -> pygame.event.Event:
    return make(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=touch)


def move(x: int, y: int, touch: bool = False) -> pygame.event.Event:
    return make(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=touch)


def key(code: int, scancode: int = 0, char: str = "", mod: int = 0) -> pygame.event.Event:
    return make(pygame.KEYDOWN, key=code, scancode=scancode, unicode=char, mod=mod)


def same(x: int, y: int) -> tuple[int, int]:
    return x, y


def read(*events: pygame.event.Event, now: int = 1000) -> list[Event]:
    return Input(same).translate(events, now)


def test_press_and_release() -> None:
    assert read(down(5, 6), up(7, 6)) == [
        Motion(5, 6),
        Press(5, 6, "left"),
        Motion(7, 6),
        Release(7, 6, "left"),
    ]
    assert read(down(0, 0, 3), up(0, 0, 3), down(0, 0, 2)) == [
        Press(0, 0, "right"),
        Release(0, 0, "right"),
        Press(0, 0, "middle"),
    ]


def test_coordinates_go_through_the_mapper() -> None:
    halved = Input(lambda x, y: (x // 2, y // 2))
    assert halved.translate([down(11, 21)], 0) == [Motion(5, 10), Press(5, 10)]
    assert halved.pointer == (5, 10)
    assert halved.translate([move(10, 20), move(11, 20)], 0) == []  # still the same dot


def test_a_release_without_press_and_a_second_press_are_dropped() -> None:
    assert read(up(0, 0)) == []
    assert read(down(0, 0), down(0, 0), up(0, 0), up(0, 0)) == [Press(0, 0), Release(0, 0)]


def test_other_buttons_are_nothing() -> None:
    assert read(down(0, 0, 4), up(0, 0, 4), down(0, 0, 8)) == []


def test_two_buttons_may_be_held() -> None:
    assert read(down(0, 0, 3), down(0, 0, 1), up(0, 0, 1), up(0, 0, 3)) == [
        Press(0, 0, "right"),
        Press(0, 0, "left"),
        Release(0, 0, "left"),
        Release(0, 0, "right"),
    ]


def test_losing_the_focus_in_a_drag_lets_go() -> None:
    reader = Input(same)
    reader.translate([down(0, 0, 3), down(0, 0, 1), move(9, 9)], 0)
    lost = reader.translate([make(pygame.WINDOWFOCUSLOST), up(9, 9)], 0)
    assert lost == [Release(9, 9, "left"), Release(9, 9, "right"), Focus(False)]
    assert reader.translate([make(pygame.WINDOWFOCUSGAINED)], 0) == [Focus(True)]


def test_a_quick_run_keeps_the_places_that_lie_apart() -> None:
    """A menu's title and item, passed over without a pause, are both told before the button is let go."""
    ways = [down(0, 0, 3), move(30, 8), move(33, 9), move(40, 60), up(40, 60, 3)]
    assert read(*ways) == [
        Press(0, 0, "right"),
        Motion(30, 8),
        Motion(40, 60),
        Release(40, 60, "right"),
    ]
    steps = read(*(move(n, 0) for n in range(1, 101)))
    assert steps[-1] == Motion(100, 0)
    assert len(steps) == 13


def test_of_a_run_of_motions_close_together_only_the_last_counts() -> None:
    assert read(move(1, 1), move(2, 2), down(2, 2), move(3, 3), move(4, 4)) == [
        Motion(2, 2),
        Press(2, 2),
        Motion(4, 4),
    ]


def test_a_tap_is_a_left_click_at_its_end() -> None:
    reader = Input(same)
    assert reader.translate([down(5, 5, touch=True)], 1000) == [Motion(5, 5)]
    assert reader.due(1100) == LONG_PRESS - 100
    assert reader.translate([up(6, 5, touch=True)], 1200) == [Press(5, 5), Motion(6, 5), Release(6, 5)]
    assert reader.due(1200) is None


def test_a_long_touch_is_the_right_button_and_may_drag() -> None:
    reader = Input(same)
    reader.translate([down(5, 5, touch=True), move(7, 6, touch=True)], 1000)
    assert reader.translate([], 1499) == []
    assert reader.due(1499) == 1
    assert reader.translate([], 1500) == [Press(5, 5, "right")]
    assert reader.translate([move(50, 60, touch=True)], 1600) == [Motion(50, 60)]
    assert reader.translate([up(50, 60, touch=True)], 1700) == [Release(50, 60, "right")]


def test_a_touch_that_moves_is_a_left_drag_from_where_it_began() -> None:
    reader = Input(same)
    reader.translate([down(5, 5, touch=True)], 1000)
    assert reader.translate([move(30, 5, touch=True)], 1100) == [Press(5, 5), Motion(30, 5)]
    assert reader.translate([], 2000) == []
    assert reader.translate([up(30, 5, touch=True)], 2100) == [Release(30, 5)]


def test_the_systems_copy_of_a_touch_is_dropped() -> None:
    reader = Input(same)
    reader.translate([down(5, 5, touch=True), down(5, 5), move(5, 5)], 1000)
    clicks = reader.translate([up(5, 5, touch=True), up(5, 5), down(5, 5), up(5, 5)], 1100)
    assert clicks == [Press(5, 5), Release(5, 5)]
    assert reader.translate([down(5, 5), up(5, 5)], 1300) == []
    assert reader.translate([down(5, 5), up(5, 5)], 2000) == [Press(5, 5), Release(5, 5)]


def test_finger_events_are_not_counted_again() -> None:
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.5, "dx": 0, "dy": 0, "pressure": 1}
    assert read(make(pygame.FINGERDOWN, **finger), make(pygame.FINGERUP, **finger)) == []


def test_losing_the_focus_forgets_a_touch() -> None:
    reader = Input(same)
    reader.translate([down(5, 5, touch=True)], 1000)
    assert reader.translate([make(pygame.WINDOWFOCUSLOST)], 1100) == [Focus(False)]
    assert reader.translate([up(5, 5, touch=True)], 3000) == []


def test_wheel() -> None:
    assert read(move(3, 4), make(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)) == [
        Motion(3, 4),
        Wheel(0, -2, 3, 4),
    ]
    assert read(make(pygame.MOUSEWHEEL, x=0, y=0, flipped=False)) == []


def test_the_rest() -> None:
    assert read(make(pygame.DROPFILE, file="/tmp/a b.game")) == [Drop("/tmp/a b.game")]
    assert read(make(pygame.WINDOWCLOSE), make(pygame.QUIT)) == [Close()]
    assert read(make(pygame.USEREVENT), make(pygame.NOEVENT), make(pygame.WINDOWMOVED, x=1, y=2)) == []


def test_text_is_printable_latin_1() -> None:
    assert read(make(pygame.TEXTINPUT, text="aé ß")) == [Text("aé ß")]
    assert read(make(pygame.TEXTINPUT, text="a→b\x07\n")) == [Text("ab")]
    assert read(make(pygame.TEXTINPUT, text="日本")) == []


def test_gamepads() -> None:
    hat = [make(pygame.JOYHATMOTION, instance_id=0, hat=0, value=v) for v in ((0, 1), (0, 0), (1, 0), (1, 1))]
    assert read(*hat) == [Key("up"), Key("right")]
    buttons = [make(pygame.JOYBUTTONDOWN, instance_id=0, button=b) for b in (0, 1, 7)]
    assert read(*buttons) == [Key("return"), Key("escape")]


def test_a_stick_counts_once_until_it_came_back() -> None:
    def tilt(axis: int, value: float) -> pygame.event.Event:
        return make(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value)

    path = [tilt(0, v) for v in (0.3, 0.7, 1.0, 0.5, 0.9, 0.1, -0.8)]
    assert read(*path) == [Key("right"), Key("left")]
    assert read(tilt(1, -1.0), tilt(4, 1.0)) == [Key("up")]


def test_repeats_are_told() -> None:
    reader = Input(same)
    z = key(pygame.K_z, pygame.KSCAN_Z, "z")
    assert reader.translate([z, z], 0) == [Key("z", "z"), Key("z", "z", repeat=True)]
    released = make(pygame.KEYUP, key=pygame.K_z, scancode=pygame.KSCAN_Z, mod=0)
    assert reader.translate([released, z], 0) == [Key("z", "z")]


def test_modifiers() -> None:
    assert read(key(pygame.K_z, pygame.KSCAN_Z, "\x1a", pygame.KMOD_LCTRL)) == [Key("z", ctrl=True)]
    assert read(key(pygame.K_z, pygame.KSCAN_Z, "", pygame.KMOD_LMETA)) == [Key("z", ctrl=True)]
    assert read(key(pygame.K_RETURN, 40, "\r", pygame.KMOD_LALT)) == [Key("return", alt=True)]
    assert read(key(pygame.K_a, pygame.KSCAN_A, "A", pygame.KMOD_RSHIFT)) == [Key("a", "A", shift=True)]
    assert read(key(pygame.K_LSHIFT, 225), key(pygame.K_RALT, 230), key(pygame.K_CAPSLOCK, 57)) == []
    assert Key("z").plain
    assert not Key("z", ctrl=True).plain


def test_altgr_types_and_commands_nothing() -> None:
    # German: AltGr+Q is @; Windows reports it as Ctrl and right Alt.
    windows = key(pygame.K_q, pygame.KSCAN_Q, "@", pygame.KMOD_LCTRL | pygame.KMOD_RALT)
    linux = key(pygame.K_q, pygame.KSCAN_Q, "@", pygame.KMOD_MODE)
    assert read(windows) == read(linux) == [Key("q", "@")]
    assert read(key(pygame.K_f, pygame.KSCAN_F, "f", pygame.KMOD_RALT)) == [Key("f", "f", alt=True)]


@pytest.mark.parametrize(
    ("code", "scancode", "char", "name"),
    [
        (pygame.K_5, pygame.KSCAN_5, "5", "5"),  # US
        (pygame.K_5, pygame.KSCAN_5, "%", "5"),  # US with Shift
        (ord("("), pygame.KSCAN_5, "(", "5"),  # French, by place
        (ord("("), pygame.KSCAN_5, "5", "5"),  # French with Shift
        (ord("é"), pygame.KSCAN_2, "é", "2"),  # French
        (ord("à"), pygame.KSCAN_0, "à", "0"),  # French
        (ord("+"), pygame.KSCAN_1, "7", "7"),  # a layout with its digits elsewhere: the character counts
        (pygame.K_KP_5, pygame.KSCAN_KP_5, "5", "5"),  # keypad
        (pygame.K_KP_5, pygame.KSCAN_KP_5, "", "5"),  # keypad, NumLock off
        (pygame.K_KP_0, pygame.KSCAN_KP_0, "", "0"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "\r", "return"),
        (pygame.K_KP_PLUS, pygame.KSCAN_KP_PLUS, "+", "+"),
        (pygame.K_a, pygame.KSCAN_Q, "a", "a"),  # French: by the letter on the key
        (ord("ф"), pygame.KSCAN_A, "", "a"),  # Russian: by place
        (ord("ö"), pygame.KSCAN_SEMICOLON, "ö", "ö"),
        (pygame.K_SLASH, pygame.KSCAN_SLASH, "?", "/"),
        (pygame.K_F1, pygame.KSCAN_F1, "", "f1"),
        (pygame.K_F12, pygame.KSCAN_F12, "", "f12"),
        (pygame.K_PAGEDOWN, pygame.KSCAN_PAGEDOWN, "", "pagedown"),
        (pygame.K_SPACE, pygame.KSCAN_SPACE, " ", "space"),
        (pygame.K_BACKSPACE, pygame.KSCAN_BACKSPACE, "\x08", "backspace"),
        (pygame.K_PRINTSCREEN, pygame.KSCAN_PRINTSCREEN, "", ""),
    ],
)
def test_names_of_keys(code: int, scancode: int, char: str, name: str) -> None:
    assert name_key(code, scancode, char) == name


places = st.integers(-2000, 5000)
mouse = st.one_of(
    st.builds(down, places, places, st.integers(0, 9), st.booleans()),
    st.builds(up, places, places, st.integers(0, 9), st.booleans()),
    st.builds(move, places, places, st.booleans()),
    st.sampled_from([make(pygame.WINDOWFOCUSLOST), make(pygame.WINDOWFOCUSGAINED)]),
)


@given(st.lists(st.tuples(mouse, st.integers(0, 700)), max_size=40))
def test_any_order_comes_out_orderly(steps: list[tuple[pygame.event.Event, int]]) -> None:
    reader = Input(lambda x, y: (min(639, max(0, x)), min(479, max(0, y))))
    now, held = 0, set()
    for event, wait in steps:
        now += wait
        for out in reader.translate([event], now):
            match out:
                case Press(x, y, button):
                    assert button not in held
                    held.add(button)
                case Release(x, y, button):
                    assert button in held
                    held.discard(button)
                case Motion(x, y):
                    pass
                case Focus(gained):
                    assert gained or not held
                    continue
                case _:
                    pytest.fail(f"unexpected {out}")
            assert 0 <= x < 640
            assert 0 <= y < 480
            assert reader.pointer == (x, y) or isinstance(out, Press)


@given(st.integers(0, 1 << 31), st.integers(0, 600), st.text(max_size=2), st.integers(0, 0xFFFF))
def test_any_key_is_a_key_or_nothing(code: int, scancode: int, char: str, mod: int) -> None:
    for out in read(key(code, scancode, char, mod)):
        assert isinstance(out, Key)
        assert out.name
        assert out.name == out.name.lower()
        assert all(c.isprintable() and ord(c) < 256 for c in out.char)
