"""pygame without the parts that nothing here needs: a third of its time to start and of its memory."""

import sys
import warnings
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, cast

LEFT_OUT = ("_debug", "font", "imageext", "mixer", "mixer_music", "pkgdata", "sysfont", "system", "typing")
"""Parts that pygame does without where they are missing. The mixer is imported at the first sound."""


def import_pygame() -> None:
    """Import pygame without those parts; where it is imported already, or cannot be so, it stays whole."""
    if "pygame" in sys.modules:
        return
    names = [f"pygame.{part}" for part in LEFT_OUT]
    modules = cast("dict[str, ModuleType | None]", sys.modules)
    modules.update(dict.fromkeys(names))  # None: importing it says that there is no such module
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pygame
    except ImportError:  # a pygame that needs one of them
        for name in [name for name in modules if name.partition(".")[0] == "pygame"]:
            del modules[name]
    else:
        modules["pygame.pkgdata"] = _files_beside(Path(pygame.__file__))
    finally:
        for name in names:  # whoever asks for one later gets it
            if modules.get(name, sys) is None:
                del modules[name]


def _files_beside(own: Path) -> ModuleType:
    """Give what a new window asks for pygame's own icon, without half of the standard library."""

    def get_resource(name: str, package: str = "") -> BinaryIO:
        return own.with_name(name).open("rb")

    module = ModuleType("pygame.pkgdata", "Files that stand beside pygame's modules.")
    module.getResource = get_resource  # type: ignore[attr-defined]  # a module takes any name
    return module
