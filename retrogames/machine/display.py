"""The display: opens pygame's video once, or says in one line why there is none."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from retrogames.machine.doorbell import lines_of

_UNSEEN = frozenset(("dummy", "offscreen", "evdev"))
_DRIVER = "SDL_VIDEODRIVER"
_ALWAYS = sys.platform in ("win32", "darwin")  # a desktop is there and needs no word in the environment


class DisplayError(Exception):
    """There is no display to open a window on; the text is one line."""


def open_display() -> frozenset[int]:
    """Start pygame's video; give its connections with the desktop, as far as the system tells of them.

    A second call does nothing and gives none. Raises DisplayError with one line.
    """
    if not getattr(pygame, "IS_CE", False):
        raise DisplayError(
            "another pygame hides pygame-ce: uninstall pygame and pygame-ce, install pygame-ce"
        )
    asked = os.environ.get(_DRIVER, "")
    desktops = {} if asked or _ALWAYS else _desktops()
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    for system in ("X11", "WAYLAND"):  # the desktop's entry is found by it; pygame puts argv[0] there
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = "retrogames"
    try:
        lines = lines_of(lambda: _start(desktops))
    except pygame.error as error:
        why = f"{' or '.join(desktops.values())} cannot be opened" if desktops else str(error)
        raise DisplayError(f"no display: {why}") from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not asked:
        # SDL's last resort draws where nobody can see it.
        pygame.display.quit()
        raise DisplayError("no display: none of the system's can be opened")
    if driver == "x11":
        # Presenting by shared memory takes a tenth of the processor; under Wayland it breaks the window.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_allow_screensaver(True)
    return lines


def _desktops() -> dict[str, str]:
    """Give the drivers of the desktops that the environment names, each with the words that name it.

    Raises DisplayError where it names none.
    """
    found = {}
    for driver, name in (("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")):
        if os.environ.get(name):
            found[driver] = f"{name}={os.environ[name]}"
    if not found:
        raise DisplayError("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not Path(folder, os.environ.get("WAYLAND_DISPLAY", "")).is_absolute():
        found.pop("wayland", None)
        if not found:
            raise DisplayError("no display: WAYLAND_DISPLAY is set, but XDG_RUNTIME_DIR names no folder")
    return found


def _start(desktops: Mapping[str, str]) -> None:
    """Start pygame's video with the first of these drivers that works, of all where none is named.

    SDL would try every one that it has, and the library of a desktop that is not there complains by itself.
    """
    before = os.environ.get(_DRIVER)
    if desktops:
        os.environ[_DRIVER] = ",".join(desktops)
    try:
        pygame.display.init()
    finally:
        if before is None:
            os.environ.pop(_DRIVER, None)
