"""The window without a screen: sizes, presenting, full screen, pointer, what happens to it."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from retrogames.machine.display import DisplayError, open_display
from retrogames.machine.events import Close, Key, Motion, Press, Release
from retrogames.machine.fit import FITS
from retrogames.machine.palette import EGA
from retrogames.machine.projection import Projection
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite
from retrogames.machine.window import EGA_LINES, Clock, Pointer, Window

ARROW = Sprite.from_rows(["ff", "f."], hx=1)


@pytest.fixture
def window() -> Iterator[Window]:
    opened = Window("test", scale=1)
    opened.events()
    yield opened
    opened.close()


def picture() -> Screen:
    screen = Screen()
    screen.fill(1)
    screen.rect(320, 240, 320, 240, 12)
    return screen


def colour(window: Window, x: int, y: int) -> tuple[int, int, int]:
    surface = window._window.get_surface()
    red, green, blue = surface.get_at((x, y))[:3]
    return red, green, blue


def post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, values))


def test_the_picture_is_shown_in_its_palette(window: Window) -> None:
    screen = picture()
    window.present(screen)
    assert window.size == (640, 480)
    assert colour(window, 0, 0) == EGA.default[1]
    assert colour(window, 639, 479) == EGA.default[12]
    screen.palette = EGA.default.with_register(12, (1, 2, 3))
    window.present(screen)
    assert colour(window, 639, 479) == (1, 2, 3)


def test_every_size_fit_and_kind_of_picture_is_shown(window: Window) -> None:
    screen = picture()
    window._window.minimum_size = (1, 1)
    for size in ((1, 1), (2, 900), (320, 240), (641, 480), (1000, 700), (1280, 960), (1999, 1111)):
        window._window.size = size
        for fit in FITS:
            for lines, crt in ((480, None), (EGA_LINES, "vga"), (480, "st")):
                window.fit, window.lines, window.crt = fit, lines, crt  # type: ignore[assignment]  # a literal each
                window.present(screen, Pointer(ARROW, 5, 5))
                window.events()
                box = window.box
                assert window.to_dot(box.x, box.y) in ((0, 0), (639, lines - 1))


def whole(window: Window, screen: Screen, pointer: Pointer | None) -> bytes:
    """Give what the window must show, all of it drawn from nothing."""
    dots = pygame.Surface((640, 480), 0, 32)
    dots.blit(screen.memory.view, (0, 0))
    if pointer is not None:
        sprite, x, y, sx, sy = pointer
        dots.blit(sprite.coloured(screen.palette, sx, sy), (x - sprite.hx * sx, y - sprite.hy * sy))
    surface = pygame.Surface(window._window.size, 0, 32)
    Projection(surface.get_size(), window.fit, window.lines, window.crt).show(dots, surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(640, 480), (901, 703), (1280, 960), (1000, 700)])
def test_after_any_change_the_window_shows_all_of_the_picture(window: Window, size: tuple[int, int]) -> None:
    """Rows that did not change are left out where they can be: none may be missing or old."""
    chance = random.Random(7)
    window._window.size = size
    window.events()
    post(pygame.WINDOWENTER)
    window.events()
    screen, pointer = picture(), Pointer(ARROW, 5, 5)
    for step in range(150):
        match chance.randrange(6):
            case 0:
                pointer = Pointer(ARROW, chance.randrange(640), chance.randrange(480), 1, 2)
            case 1:
                screen.palette = EGA.default.with_register(chance.randrange(16), (step, 1, 2))
            case 2:
                window.fit = chance.choice(FITS)
                window.lines = chance.choice((480, EGA_LINES))
            case 3:
                window.crt = chance.choice((None, "vga"))
            case _:
                x, y = chance.randrange(640), chance.randrange(480)
                screen.rect(x, y, 1 + chance.randrange(90), 1 + chance.randrange(90), chance.randrange(16))
        window.present(screen, pointer)
        assert pygame.image.tobytes(window._window.get_surface(), "RGB") == whole(window, screen, pointer)


def test_it_opens_at_the_largest_multiple_or_as_remembered() -> None:
    wide, high = pygame.display.get_desktop_sizes()[0] if pygame.display.get_init() else (1024, 768)
    for wanted, size in (
        (None, (640, 480)),
        ((900, 700), (900, 700)),
        ((9, 9), (320, 240)),
        ((9999, 400), (wide, 400)),
    ):
        opened = Window("test", size=wanted, position=(20000, 10))
        assert opened.size == size
        assert opened.position[0] + size[0] <= wide
        opened.close()
    assert (wide, high) == (1024, 768)  # what SDL's dummy pretends


def test_a_scale_is_taken_as_far_as_a_monitor_has_room(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.largest_scale == 1  # SDL's dummy pretends 1024x768
    window.set_scale(3)
    assert window.size == (640, 480)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768), (1920, 1600)])
    assert window.largest_scale == 3
    window.set_scale(2)
    assert window.size == (1280, 960)
    window.set_scale(4)
    assert window.size == (1920, 1440)
    window.set_scale(0)
    assert window.size == (640, 480)


def test_a_window_is_not_opened_larger_than_the_desktop() -> None:
    opened = Window("test", scale=16)
    assert opened.size == (640, 480)
    opened.close()


def test_a_window_is_put_back_where_it_was(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1400, 1050)])
    window.put((381, 305), (640, 480))
    window.set_scale(2)
    assert window.position == (120, 18), "there is room for a title bar and a panel"
    window.put((381, 305), (640, 480))
    assert (window.position, window.size) == ((381, 305), (640, 480))


def test_full_screen_and_back_to_the_same_place(window: Window) -> None:
    window._window.size = (700, 600)
    window._window.position = (33, 44)
    window.set_fullscreen(True)
    window.set_fullscreen(True)
    window.events()
    assert window.fullscreen
    assert window._window.size == (1024, 768)
    assert (window.size, window.position) == ((700, 600), (33, 44))  # what is to be remembered
    window.set_fullscreen(False)
    window.events()
    assert not window.fullscreen
    assert (window._window.size, window._window.position) == ((700, 600), (33, 44))


def test_a_size_chosen_in_full_screen_counts_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1400, 1050)])
    opened = Window("test", scale=1, fullscreen=True)
    assert opened.fullscreen
    opened.set_scale(2)
    assert opened._window.size == (1024, 768)
    opened.set_fullscreen(False)
    assert opened.size == (1280, 960)
    opened.close()


def test_nothing_is_grabbed_and_the_screensaver_may_come(window: Window) -> None:
    assert not window._window.mouse_grabbed
    assert not window._window.keyboard_grabbed
    assert pygame.display.get_allow_screensaver()
    assert not pygame.mouse.get_visible()


def test_windows_is_told_that_a_pixel_is_a_pixel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would blur what is shown on a screen of many dots an inch."""
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    open_display()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


def test_clicks_come_in_dots_also_from_beside_the_picture(window: Window) -> None:
    window._window.size = (1480, 960)
    window.events()
    post(pygame.MOUSEBUTTONDOWN, pos=(100 + 1279, 959), button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(0, 2), button=1, touch=False)
    assert window.events() == [Motion(639, 479), Press(639, 479), Motion(0, 1), Release(0, 1)]


def test_the_pointer_is_above_the_picture_and_not_in_memory(window: Window) -> None:
    screen = picture()
    before = screen.pixels()
    post(pygame.MOUSEMOTION, pos=(10, 10), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    window.events()
    window.present(screen, Pointer(ARROW, 10, 10, 2, 2))
    lit = [(x, y) for x in range(20) for y in range(20) if colour(window, x, y) == EGA.default[15]]
    expected = [(x, y) for x in range(8, 12) for y in range(10, 14) if not (x >= 10 and y >= 12)]
    assert lit == expected
    assert screen.pixels() == before
    post(pygame.WINDOWLEAVE)
    window.events()
    assert window.exposed
    window.present(screen, Pointer(ARROW, 10, 10, 2, 2))
    assert colour(window, 10, 10) == EGA.default[1]


def test_it_tells_when_it_must_be_shown_again(window: Window) -> None:
    screen = picture()
    window.present(screen)
    assert not window.exposed
    for kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED):
        post(kind)
        window.events()
        assert window.exposed
        window.present(screen)
        assert not window.exposed


def test_minimised_it_shows_nothing(window: Window) -> None:
    screen = picture()
    window.present(screen)
    post(pygame.WINDOWMINIMIZED)
    window.events()
    assert not window.visible
    screen.fill(3)
    window.present(screen)
    assert colour(window, 0, 0) == EGA.default[1]
    post(pygame.WINDOWRESTORED)
    window.events()
    assert window.visible
    window.present(screen)
    assert colour(window, 0, 0) == EGA.default[3]


def test_waiting_ends_with_what_happens(window: Window) -> None:
    window.present(picture())
    window.events()
    post(pygame.KEYDOWN, key=pygame.K_a, scancode=pygame.KSCAN_A, unicode="a", mod=0)
    post(pygame.QUIT)
    assert window.wait(60_000) == [Key("a", "a"), Close()]
    assert window.wait(1) == []
    assert window.wait(0) == []


def test_waiting_is_cut_short_for_a_long_touch(window: Window) -> None:
    window.present(picture())
    window.events()
    post(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1, touch=True)
    assert window.wait(60_000) == []
    begun, came = Clock.now(), window.wait(60_000)
    while not came and Clock.now() - begun < 60_000:  # the system's timer may wake it a little early
        came = window.wait(60_000)
    assert came == [Press(0, 0, "right")]


def test_a_gamepad_that_is_gone_again_harms_nobody(window: Window) -> None:
    window.present(picture())
    window.events()
    post(pygame.JOYDEVICEADDED, device_index=77, guid="")
    post(pygame.JOYDEVICEREMOVED, instance_id=77)
    assert window.events() == []


def test_an_icon_is_taken(window: Window) -> None:
    window.set_icon(ARROW, EGA.default)
    assert window._window.title == "test"


def test_the_clipboard_takes_text_or_says_no(window: Window) -> None:
    assert window.copy("a3") in (True, False)


def test_a_second_window_can_follow_the_first() -> None:
    for _ in range(3):
        opened = Window("test", scale=1)
        opened.present(picture())
        opened.events()
        opened.close()


def test_a_clock_ticks() -> None:
    clock = Clock()
    before = Clock.now()
    assert clock.tick(1000) >= 0
    assert clock.fps >= 0
    assert Clock.now() >= before


def tried(**changes: str) -> str:
    """Open the display in a process of its own and give what it says."""
    code = (
        "from retrogames.machine.display import DisplayError, open_display\n"
        "try:\n    open_display()\n    print('open')\n"
        "except DisplayError as error:\n    print(error)\n"
    )
    gone = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in gone} | changes
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert not done.stderr
    return done.stdout.strip()


def test_without_a_display_there_is_one_clear_line() -> None:
    always = sys.platform in ("win32", "darwin")
    assert tried() == ("open" if always else "no display: neither DISPLAY nor WAYLAND_DISPLAY is set")


def test_a_display_that_does_not_open_is_told_in_one_line() -> None:
    line = tried(SDL_VIDEODRIVER="nonsense")
    assert line.startswith("no display: ")
    assert "\n" not in line
    assert tried(SDL_VIDEODRIVER="dummy") == "open"


if sys.platform not in ("win32", "darwin"):

    def test_a_desktop_that_leads_nowhere_is_named_and_no_library_complains(tmp_path: Path) -> None:
        """Wayland's library has a line of its own where its folder is not told; see `tried`."""
        x11 = {"DISPLAY": ":987654"}
        wayland = {"WAYLAND_DISPLAY": "wayland-987"}
        folder = {"XDG_RUNTIME_DIR": str(tmp_path)}
        assert tried(**x11) == "no display: DISPLAY=:987654 cannot be opened"
        assert tried(**x11, **wayland) == "no display: DISPLAY=:987654 cannot be opened"
        both = "no display: DISPLAY=:987654 or WAYLAND_DISPLAY=wayland-987 cannot be opened"
        assert tried(**x11, **wayland, **folder) == both
        assert "XDG_RUNTIME_DIR names no folder" in tried(**wayland)
        assert "XDG_RUNTIME_DIR names no folder" in tried(**wayland, XDG_RUNTIME_DIR="relative")
        alone = "no display: WAYLAND_DISPLAY=wayland-987 cannot be opened"
        assert tried(**wayland, **folder) == alone


def test_another_pygame_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "IS_CE", False)
    with pytest.raises(DisplayError, match="install pygame-ce"):
        open_display()
