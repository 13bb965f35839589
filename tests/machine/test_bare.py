"""What must load without pygame does, and nothing is said on standard output."""

import subprocess
import sys

BARE = ["palette", "sight", "xcolours", "box", "events", "fit", "shapes", "png", "bdf", "tones", "scanlines"]


def loaded(modules: str) -> str:
    code = f"from retrogames.machine import {modules}\nimport sys\nprint('pygame' in sys.modules)"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_what_is_plain_loads_without_pygame() -> None:
    assert loaded(", ".join(BARE)) == "False\n"


def test_pygame_greets_nobody() -> None:
    assert loaded("window") == "True\n"
