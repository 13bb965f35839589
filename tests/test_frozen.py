"""Frozen values: the same as a dataclass that is frozen and has slots, and the shelf needs no dataclass."""

import copy
import os
import subprocess
import sys
from dataclasses import dataclass
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from retrogames.frozen import fields_of, frozen, replace


@frozen
class Dot:
    """A place with a colour."""

    x: int
    y: int
    colour: str = "red"

    @property
    def sum(self) -> int:
        """Add up."""
        return self.x + self.y


@frozen
class Other:
    """Something else with the same fields."""

    x: int
    y: int
    colour: str = "red"


@frozen
class Nothing:
    """No field at all."""


@frozen
class Even:
    """A number that is checked."""

    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError(f"{self.number} is odd")


@dataclass(frozen=True, slots=True)
class Known:
    """What a Dot is measured by."""

    x: int
    y: int
    colour: str = "red"


def test_fields_are_given_by_place_by_name_or_left_to_their_defaults() -> None:
    for dot in (Dot(1, 2), Dot(1, y=2), Dot(y=2, x=1), Dot(1, 2, "red"), Dot(1, 2, colour="red")):
        assert (dot.x, dot.y, dot.colour, dot.sum) == (1, 2, "red", 3)
        assert fields_of(dot) == {"x": 1, "y": 2, "colour": "red"}
    assert Dot.__doc__ == "A place with a colour."


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1,), {}), ((1, 2, "red", 4), {}), ((1, 2), {"x": 1}), ((1, 2), {"z": 1}), ((1,), {"z": 1})],
)
def test_wrong_fields_are_refused_as_a_dataclass_does(values: tuple[Any, ...], named: dict[str, Any]) -> None:
    for kind in (Dot, Known):
        with pytest.raises(TypeError, match=kind.__name__ if kind is Dot else None):
            kind(*values, **named)


def test_values_are_equal_that_have_one_class_and_equal_fields() -> None:
    assert Dot(1, 2) == Dot(1, 2)
    others: list[object] = [Dot(1, 3), Other(1, 2), (1, 2, "red")]
    assert Dot(1, 2) not in others
    assert Nothing() == Nothing()
    assert len({Dot(1, 2), Dot(1, 2), Dot(2, 1), Other(1, 2)}) == 3
    assert bool(Nothing())


def test_nothing_can_be_changed_added_or_taken_away() -> None:
    dot: Any = Dot(1, 2)
    for name in ("x", "colour", "new"):
        with pytest.raises(AttributeError):
            setattr(dot, name, 5)
    with pytest.raises(AttributeError):
        del dot.x
    assert not hasattr(dot, "__dict__")
    assert dot == Dot(1, 2)


def test_it_reads_and_takes_patterns_as_a_dataclass_does() -> None:
    assert repr(Dot(1, 2)) == repr(Known(1, 2)).replace("Known", "Dot") == "Dot(x=1, y=2, colour='red')"
    match Dot(1, 2):
        case Dot(1, y, colour="red"):
            assert y == 2
        case _:
            raise AssertionError


def test_a_changed_copy_leaves_the_first_alone() -> None:
    dot = Dot(1, 2)
    assert replace(dot, y=5) == Dot(1, 5)
    assert dot == Dot(1, 2)
    assert replace(Known(1, 2), x=0) == Known(0, 2)
    with pytest.raises(TypeError):
        replace(dot, z=1)


def test_a_class_may_refuse_fields() -> None:
    assert Even(2).number == 2
    with pytest.raises(ValueError, match="3 is odd"):
        Even(3)
    with pytest.raises(ValueError, match="5 is odd"):
        replace(Even(2), number=5)


def test_values_are_copied_and_go_through_a_pipe() -> None:
    here, there = Pipe()
    with here, there:
        for one in (Dot(1, 2, "blue"), Nothing(), Even(4)):
            here.send(one)
            assert copy.copy(one) == copy.deepcopy(one) == there.recv() == one


def test_the_shelf_s_picture_needs_no_dataclass(tmp_path: Path) -> None:
    """One alone would bring `inspect` and what that needs, a tenth of the start."""
    shown = (
        "import os, sys\n"
        "from retrogames.machine.lean import import_pygame\n"
        "import_pygame()\n"
        "from retrogames.machine.window import Window\n"
        "present = Window.present\n"
        "def first(*words):\n"
        "    present(*words)\n"
        "    print([name for name in ('dataclasses', 'inspect', 'json', 'random') if name in sys.modules])\n"
        "    sys.stdout.flush()\n"
        "    os._exit(0)\n"
        "Window.present = first\n"
        "from retrogames.__main__ import main\n"
        "main([])\n"
    )
    surroundings = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "RETROGAMES_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", shown], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
