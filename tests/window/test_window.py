"""The real window: what it shows is the internal picture, at any size; full screen and back."""

import time
from pathlib import Path

import pygame
import pytest

from retrogames.frozen import replace
from retrogames.games.contact.places import EGA, VGA
from tests.window.desktop import HEIGHT, SEEN, WIDTH, Desktop, Program, running, wait_for
from tests.window.kept import ALONE, begun, coloured


def magnified(pixels: bytes, w: int, h: int, size: tuple[int, int]) -> bytes:
    """Give a picture at another size, each dot repeated."""
    picture = pygame.image.frombytes(pixels, (w, h), "RGB")
    return pygame.image.tobytes(pygame.transform.scale(picture, size), "RGB")


def part(pixels: bytes, width: int, x: int, y: int, w: int, h: int) -> bytes:
    """Cut a rectangle out of a picture of that width, three bytes a pixel."""
    rows = ((row * width + x) * 3 for row in range(y, y + h))
    return b"".join(pixels[start : start + 3 * w] for start in rows)


def resize(program: Program, w: int, h: int) -> None:
    """Give the window another size."""
    program.desktop.tell("windowsize", "--sync", program.window, w, h)
    wait_for("the new size", lambda: program.geometry.size == (w, h))


@pytest.mark.parametrize("scale", [1, 2])
def test_the_window_shows_the_very_picture_that_f12_writes(
    desktop: Desktop, tmp_path: Path, scale: int
) -> None:
    begun(tmp_path, "roll:115234", ALONE)
    size = 640 * scale, 480 * scale
    with running(desktop, tmp_path, "contact", "--scale", str(scale)) as program:
        program.away()
        wait_for("a picture", lambda: any(program.pixels()))
        program.keys("F12")
        path = wait_for("the picture's file", program.screenshots)[0]
        program.keys("Return")  # closes the box that tells where
        w, h, written = coloured(path)
        assert (w, h) == (640, 480)
        assert program.geometry.size == size
        wait_for("the same picture", lambda: program.pixels() == magnified(written, w, h, size))


def test_at_an_odd_size_the_picture_stands_in_the_middle_and_clicks_land(
    desktop: Desktop, tmp_path: Path
) -> None:
    shown = begun(tmp_path, "roll:115234", ALONE)
    with running(desktop, tmp_path, "contact") as program:
        program.shows(shown)
        resize(program, 901, 703)
        left, top = (901 - 640) // 2, (703 - 480) // 2
        wait_for("the picture", lambda: part(program.pixels(), 901, left, top, 640, 480) == shown)
        x, y = VGA.keep_button.centre
        program.click(left + x, top + y)
        wait_for("the points kept", lambda: program.moves()[1:2] == ["bank"])


def test_ega_fills_the_window_and_clicks_land(desktop: Desktop, tmp_path: Path) -> None:
    settings = replace(ALONE, fit="fill").with_game("contact", ega=True)
    picture = begun(tmp_path, "roll:115234", settings)[: 3 * 640 * 350]
    with running(desktop, tmp_path, "contact") as program:
        program.away()
        stretched = magnified(picture, 640, 350, (640, 480))
        wait_for("350 lines on all of the window", lambda: program.pixels() == stretched)
        program.keys("F12")
        assert coloured(wait_for("the picture's file", program.screenshots)[0])[:2] == (640, 350)
        program.keys("Return")
        x, y = EGA.keep_button.centre
        program.click(x, y * 480 // 350)
        wait_for("the points kept", lambda: program.moves()[1:2] == ["bank"])


def test_full_screen_takes_the_monitor_and_goes_back_to_the_same_place(
    desktop: Desktop, tmp_path: Path
) -> None:
    shown = begun(tmp_path, "roll:115234", ALONE)
    with running(desktop, tmp_path, "contact") as program:
        program.shows(shown)
        resize(program, 800, 660)
        before = program.geometry
        program.keys("F11")
        wait_for("full screen", lambda: program.geometry.size == (WIDTH, HEIGHT))
        left, top = (WIDTH - 1280) // 2, (HEIGHT - 960) // 2
        doubled = magnified(shown, 640, 480, (1280, 960))
        wait_for("the picture", lambda: part(program.pixels(), WIDTH, left, top, 1280, 960) == doubled)
        program.keys("alt+Return")
        wait_for("the window as it was", lambda: program.geometry == before)
        assert program.press_close() == 0


def wakes(program: Program) -> int:
    """Count how often the program's threads have gone to sleep."""
    lines = "".join(path.read_text() for path in Path(f"/proc/{program.process.pid}/task").glob("*/status"))
    counts = (line.split() for line in lines.splitlines())
    return sum(int(words[1]) for words in counts if words[:1] == ["voluntary_ctxt_switches:"])


def sleeps(program: Program) -> bool:
    """Tell whether the program does nothing at all while a person may look at something else."""
    before = wakes(program)
    time.sleep(SEEN)
    return wakes(program) == before


def minimise(program: Program) -> None:
    """Minimise the window and wait until the program sleeps."""
    program.desktop.tell("windowminimize", program.window)
    wait_for("sleep", lambda: sleeps(program))


def test_minimised_it_sleeps_until_it_is_shown_again_or_asked_to_end(
    desktop: Desktop, tmp_path: Path
) -> None:
    shown = begun(tmp_path, "roll:115234", ALONE)
    with running(desktop, tmp_path, "contact") as program:
        program.shows(shown)
        minimise(program)
        program.desktop.tell("windowactivate", program.window)
        wait_for("the table again", lambda: program.pixels() == shown)
        program.click(*VGA.keep_button.centre)
        wait_for("the points kept", lambda: program.moves()[1:2] == ["bank"])
        program.away()
        minimise(program)
        assert program.terminate() == 0
        assert program.moves()[1:2] == ["bank"]


def test_minimised_computers_wait_to_be_seen(desktop: Desktop, tmp_path: Path) -> None:
    seats = ("computer beginner", "computer beginner")
    begun(tmp_path, "", ALONE.with_game("contact", players=seats, options={"Seats": "2"}))
    with running(desktop, tmp_path, "contact") as program:
        wait_for("some moves", lambda: len(program.moves()) > 2)
        minimise(program)
        before = program.moves()
        desktop.tell("windowactivate", program.window)
        wait_for("more moves", lambda: program.kept() is None or len(program.moves()) > len(before))
