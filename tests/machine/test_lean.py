"""pygame without what nothing here needs: what is left out, and that it comes when it is asked for."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def said(code: str, *path: Path) -> list[str]:
    """Run some Python in a process of its own, with folders before the installed ones."""
    program = f"import sys; sys.path[:0] = {[str(ROOT), *map(str, path)]!r}\n{code}"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_window_opens_without_the_parts_left_out() -> None:
    code = (
        "from retrogames.machine.lean import LEFT_OUT, import_pygame\n"
        "import_pygame()\n"
        "from retrogames.machine.window import Window\n"
        "Window('test').close()\n"
        "print([part for part in LEFT_OUT if f'pygame.{part}' in sys.modules])\n"
        "print([name for name in ('tempfile', 'importlib.resources') if name in sys.modules])\n"
    )
    assert said(code) == ["['pkgdata']", "[]"]


def test_the_mixer_comes_with_the_first_sound() -> None:
    code = (
        "from retrogames.machine.lean import import_pygame\n"
        "import_pygame()\n"
        "from retrogames.machine.sound import Sound, Speaker\n"
        "speaker = Speaker()\n"
        "print('pygame.mixer' in sys.modules)\n"
        "speaker.play(Sound(bytes(200)))\n"
        "import pygame\n"
        "print(pygame.mixer.get_init())\n"
        "speaker.close()\n"
    )
    assert said(code) == ["False", "(22050, -16, 1)"]


def test_pygame_that_is_there_already_stays_as_it_is() -> None:
    code = (
        "import pygame\n"
        "before = set(sys.modules)\n"
        "from retrogames.machine.lean import import_pygame\n"
        "import_pygame()\n"
        "print({name for name in set(sys.modules) ^ before if 'pygame' in name}, bool(pygame.font))\n"
    )
    assert said(code)[-1] == "set() True"  # after pygame's greeting


def test_a_pygame_that_needs_one_of_them_is_imported_whole(tmp_path: Path) -> None:
    folder = tmp_path / "pygame"
    folder.mkdir()
    (folder / "__init__.py").write_text("import pygame.rect, pygame.font\n")
    (folder / "rect.py").touch()
    (folder / "font.py").touch()
    code = (
        "from retrogames.machine.lean import import_pygame\n"
        "import_pygame()\n"
        "print([name for name in sys.modules if 'pygame' in name])\n"
        "import pygame\n"
        "print([name for name in sys.modules if 'pygame' in name])\n"
    )
    assert said(code, tmp_path) == ["[]", "['pygame.rect', 'pygame.font', 'pygame']"]
