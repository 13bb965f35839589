"""Frozen values: the same as a dataclass that is frozen and has slots, and the shelf needs no dataclass."""

import copy
import os
import subprocess
import sys
from dataclasses import dataclass
from multiprocessing import Pipe
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

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


class Outside:
    """Where a value may be at home."""

    @frozen
    class Inside:
        """A value in another class."""

        number: int


T = TypeVar("T")


@frozen
class Pair(Generic[T]):
    """Two of one kind."""

    first: T
    second: T


@dataclass(frozen=True, slots=True)
class Known:
    """What a Dot is measured by."""

    x: int
    y: int
    colour: str = "red"


def sent(one: object) -> object:
    """Give what comes out of a pipe between processes."""
    here, there = Pipe()
    with here, there:
        here.send(one)
        return there.recv()


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


def test_a_class_may_refuse_fields() -> None:
    assert Even(2).number == 2
    with pytest.raises(ValueError, match="3 is odd"):
        Even(3)
    with pytest.raises(ValueError, match="5 is odd"):
        replace(Even(2), number=5)


def test_mypy_checks_what_is_replaced() -> None:
    """Under its `strict` an ignored line without an error is an error."""
    with pytest.raises(TypeError):
        replace(Dot(1, 2), z=1)  # type: ignore[call-arg]  # there is no such field
    assert replace(Dot(1, 2), x="1") != Dot(1, 2)  # type: ignore[arg-type]  # a text is no number
    with pytest.raises(AttributeError):
        replace(Dot(1, 2), x=1).z  # type: ignore[attr-defined]  # noqa: B018  # what it gives has a type


def test_fields_are_not_inherited() -> None:
    with pytest.raises(TypeError, match="Heir inherits from a frozen class"):

        @frozen
        class Heir(Dot):
            z: int = 0

    with pytest.raises(TypeError, match="Heir inherits from a frozen class"):
        type("Heir", (Dot,), {})
    with pytest.raises(TypeError, match="Late inherits fields"):

        @frozen
        class Late(Known):
            z: int = 0


def test_a_class_may_be_generic() -> None:
    pair = Pair[int](1, second=2)
    assert (pair, fields_of(pair)) == (Pair(1, 2), {"first": 1, "second": 2})
    assert replace(pair, first=3) == Pair(3, 2)
    assert copy.deepcopy(pair) == pair


def test_a_class_inside_another_one_is_found_again() -> None:
    assert Outside.Inside.__qualname__ == "Outside.Inside"
    assert sent(Outside.Inside(3)) == Outside.Inside(3)


def test_what_a_class_says_of_equality_stands_and_its_values_can_be_hashed() -> None:
    @frozen
    class Named:
        name: str

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Named) and self.name.lower() == other.name.lower()

    @frozen
    class Lower:
        name: str

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Lower)

        def __hash__(self) -> int:
            return 7

    assert Named("Ada") == Named("ADA")
    assert hash(Named("Ada")) == hash(Named("Ada"))
    assert hash(Lower("Ada")) == 7


def test_what_belongs_to_the_class_is_no_field() -> None:
    @frozen
    class Counted:
        kinds: ClassVar[list[str]] = []
        written: "ClassVar[int]" = 3
        number: int

    assert fields_of(Counted(1)) == {"number": 1}
    assert (Counted.kinds, Counted.written) == ([], 3)


@pytest.mark.parametrize("default", [[], {}, set(), bytearray()])
def test_a_default_that_can_be_changed_is_refused_as_a_dataclass_does(default: Any) -> None:
    content = {"__annotations__": {"kept": Any}, "kept": default}
    with pytest.raises(TypeError, match="has a default that can be changed"):
        frozen(type("Kept", (), dict(content)))
    with pytest.raises(ValueError, match="mutable default"):
        dataclass(frozen=True)(type("Kept", (), dict(content)))


def test_a_default_may_be_a_mapping_that_cannot_be_changed() -> None:
    nothing = MappingProxyType[str, int]({})

    @frozen
    class Kept:
        kept: MappingProxyType[str, int] = nothing

    assert Kept().kept is nothing


def test_fields_may_have_any_name() -> None:
    @frozen
    class Odd:
        self: int
        one: int = 2
        cls: int = 3

    assert fields_of(Odd(self=1)) == {"self": 1, "one": 2, "cls": 3}
    assert replace(Odd(1), self=5, one=6) == Odd(5, 6)


def test_copies_and_what_is_unpickled_are_checked_again() -> None:
    two = Even(2)
    object.__setattr__(two, "number", 3)
    for again in (copy.copy, copy.deepcopy, sent):
        with pytest.raises(ValueError, match="3 is odd"):
            again(two)


def test_values_are_copied_and_go_through_a_pipe() -> None:
    for one in (Dot(1, 2, "blue"), Nothing(), Even(4)):
        assert copy.copy(one) == copy.deepcopy(one) == sent(one) == one


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
