"""The display: opens pygame's video once, or says in one line why there is none."""

import os
import sys

import pygame

_UNSEEN = frozenset(("dummy", "offscreen", "evdev"))


class DisplayError(Exception):
    """There is no display to open a window on; the text is one line."""


def open_display() -> None:
    """Start pygame's video; a second call does nothing. Raises DisplayError with one line."""
    if not getattr(pygame, "IS_CE", False):
        raise DisplayError(
            "another pygame hides pygame-ce: uninstall pygame and pygame-ce, install pygame-ce"
        )
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if not (asked or _has_session()):
        raise DisplayError("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    for system in ("X11", "WAYLAND"):  # the desktop's entry is found by it; pygame puts argv[0] there
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = "retrogames"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise DisplayError(f"no display: {error}") from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not asked:
        # SDL's last resort draws where nobody can see it.
        pygame.display.quit()
        raise DisplayError("no display: none of the system's can be opened")
    if driver == "x11":
        # Presenting by shared memory takes a tenth of the processor; under Wayland it breaks the window.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_allow_screensaver(True)


def _has_session() -> bool:
    """Tell whether a desktop is there to open a window on, before SDL tries them all and complains."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
