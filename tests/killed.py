"""Lets the system kill a process at every step of every kind of save, and looks at what the next start finds.

A program of its own, run by tests/test_faults.py, because it forks: `python -m tests.killed FOLDER` tells of
each kind, and ends with an error where neither the old nor the new content is found.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from retrogames import store
from retrogames.core.statistics import Mark, Statistics
from retrogames.paths import Places
from retrogames.saves import Saves
from retrogames.settings import Settings
from tests.disk import Fault, failing, killed_at, nothing, without_links

OLD, NEW = 1, 2


class Kind(NamedTuple):
    """A kind of save: how content is kept, and how the next start finds it (0 for none)."""

    save: Callable[[Places, int], object]
    found: Callable[[Places], int]


def _autosave(places: Places, content: int) -> None:
    saves = Saves(places)
    try:
        saves.autosave("nim", f"{content}" * 100)
        saves.settle()
    finally:
        saves.close()


def _resume(places: Places) -> int:
    saves = Saves(places)
    text, warning = saves.resume("nim", lambda data: data.decode())
    saves.close()
    assert warning is None, warning
    assert text is None or len(text) == 100, "half a file"
    return int(text[0]) if text else 0


def _named(places: Places, content: int) -> None:
    saves = Saves(places)
    try:
        saves.save("nim", "Ada", f"{content}" * 100)
    finally:
        saves.close()


def _listed(places: Places) -> int:
    texts = [path.read_text() for path in (places.saves / "nim").glob("*.game")]
    assert all(len(text) == 100 for text in texts), "half a file"
    return int(texts[0][0]) if texts else 0


def _change(places: Places, content: int) -> None:
    before, warning = store.load_settings(places)
    assert warning is None, warning
    store.change_settings(places, before, Settings(speed=content))


def _speed(places: Places) -> int:
    settings, warning = store.load_settings(places)
    assert warning is None, warning
    return 0 if settings == Settings() and not places.settings.exists() else settings.speed


def _count(places: Places, content: int) -> None:
    before, warning = store.load_statistics(places)
    assert warning is None, warning
    store.change_statistics(places, before, Statistics(marks=(Mark("nim", "solo", content),)))


def _counted(places: Places) -> int:
    statistics, warning = store.load_statistics(places)
    assert warning is None, warning
    return statistics.marks[0].score if statistics.marks else 0


KINDS: Mapping[str, Kind] = {
    "autosave": Kind(_autosave, _resume),
    "named save": Kind(_named, _listed),
    "settings": Kind(_change, _speed),
    "statistics": Kind(_count, _counted),
}


def killed(kind: Kind, folder: Path, number: int, before: int, fault: Fault) -> bool:
    """Save in a process that is killed at a step; tell whether it came so far."""
    child = os.fork()
    if not child:
        with failing(folder, killed_at(number, fault)):
            kind.save(Places(folder, folder), NEW)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        assert os.WEXITSTATUS(status) == 0
        return False
    assert os.WTERMSIG(status) == signal.SIGKILL
    places = Places(folder, folder)
    found = kind.found(places)
    assert found in (before, NEW), f"found {found} where {before} was and {NEW} was to be"
    kind.save(places, NEW)  # what was left behind is in nobody's way
    assert kind.found(places) == NEW
    return True


def every_step(kind: Kind, folder: Path, before: int, fault: Fault) -> int:
    """Kill at the first step, the second and so on; give how many there are."""
    number = 1
    while True:
        place = folder / str(number)
        if before:
            kind.save(Places(place, place), before)
        if not killed(kind, place, number, before, fault):
            return number - 1
        number += 1


def main(folder: Path) -> None:
    """Do it all."""
    for name, kind in KINDS.items():
        for before in (0, OLD):
            for how, fault in (("", nothing), (", no links", without_links)):
                place = folder / f"{name}{before}{how}"
                steps = every_step(kind, place, before, fault)
                assert steps >= 5, f"only {steps} steps were seen"
                sys.stdout.write(
                    f"{name}, {'over an older one' if before else 'the first'}{how}: {steps} steps\n"
                )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
