"""Frozen values, as `dataclass(frozen=True, slots=True)` makes them, without what that costs at the start.

`dataclasses` imports `inspect` and compiles six functions for each class. For the eighty that the shelf
loaded this was a quarter of the time to its picture, so whatever is loaded before it has its values from
here. The price: 2 µs to make one instead of 0.7, 1 to compare two instead of 0.25, 0.6 to hash one instead
of 0.25. So what a search makes by the thousand stays a dataclass.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[_T]) -> type[_T]:
    """Make a class a frozen value of its annotated fields, whose defaults are what the class gives them.

    Values are equal that have one class and equal fields; what the class writes itself stands. If there is
    `__post_init__`, it may raise ValueError for fields that do not go together; it runs for every value
    that is made, so for a copy and an unpickled one too. Raises TypeError where the class inherits fields
    or has a default that can be changed, which all its values would share.
    """
    if hasattr(cls, "__match_args__"):
        raise TypeError(f"{cls.__qualname__} inherits fields: a frozen class has only its own")
    fields = tuple(name for name, kind in cls.__annotations__.items() if not _of_the_class(kind))
    body = {name: thing for name, thing in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    if "__eq__" in body and body["__hash__"] is None:
        del body["__hash__"]  # Python's own answer to an `__eq__`
    defaults = {name: body.pop(name) for name in fields if name in body}
    for name, thing in defaults.items():
        if type(thing).__hash__ is None and not isinstance(thing, MappingProxyType):
            raise TypeError(f"{cls.__qualname__}.{name} has a default that can be changed: {thing!r}")
    made = {"__slots__": fields, "__match_args__": fields, "_defaults": defaults, **_METHODS}
    body["__qualname__"] = cls.__qualname__
    copied: type[_T] = cast("Any", type(cls))(cls.__name__, cls.__bases__, made | body)
    return copied


if TYPE_CHECKING:
    from dataclasses import replace as replace  # its checks hold for frozen classes too
else:

    def replace(one, /, **changes):
        """Give a value that differs from another one in some fields."""
        return type(one)(**(fields_of(one) | changes))


def fields_of(one: object) -> dict[str, Any]:
    """Give the fields of a value by name."""
    return {name: getattr(one, name) for name in cast("Any", one).__match_args__}


def _of_the_class(kind: object) -> bool:
    """Tell whether an annotation, or its text, is a ClassVar: no field."""
    return str(kind).partition("[")[0].rpartition(".")[2] == "ClassVar"


def _no_heirs(cls: type, /, **_: object) -> NoReturn:
    raise TypeError(f"{cls.__qualname__} inherits from a frozen class: none has heirs")


def _init(self: Any, /, *values: Any, **named: Any) -> None:
    fields = self.__match_args__
    given = dict(zip(fields, values, strict=False)) | named
    content = self._defaults | given
    if len(given) < len(values) + len(named) or content.keys() != set(fields):
        raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}, each once, not {values} {named}")
    for name, thing in content.items():
        object.__setattr__(self, name, thing)
    self.__post_init__()


def _accept(self: Any) -> None:
    """Take the fields as they are; a class may know better."""


def _content(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__match_args__])


def _equal(self: Any, other: object) -> bool:
    return _content(self) == _content(other) if type(self) is type(other) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_content(self))


def _text(self: Any) -> str:
    fields = ", ".join(f"{name}={thing!r}" for name, thing in fields_of(self).items())
    return f"{type(self).__name__}({fields})"


def _refuse(self: Any, name: str, *_: object) -> NoReturn:
    raise AttributeError(f"{type(self).__name__}.{name} never changes: it is frozen")


def _parts(self: Any) -> tuple[Any, ...]:
    """Tell copy, and the pipe between processes, how to make it again."""
    return type(self), _content(self)


_METHODS = {
    "__init_subclass__": classmethod(_no_heirs),
    "__init__": _init,
    "__post_init__": _accept,
    "__eq__": _equal,
    "__hash__": _hash,
    "__repr__": _text,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__reduce__": _parts,
}
