"""Frozen values, as `dataclass(frozen=True, slots=True)` makes them, without what that costs at the start.

`dataclasses` imports `inspect` and compiles six functions for each class. For the eighty that the shelf
loaded this was a quarter of the time to its picture, so whatever is loaded before it has its values from
here. They take a microsecond longer to make, so what a search makes by the thousand stays a dataclass.
"""

from typing import Any, NoReturn, TypeVar, cast, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[_T]) -> type[_T]:
    """Make a class a frozen value of its annotated fields, whose defaults are what the class gives them.

    Values are equal that have one class and equal fields. A default is shared and so must not be mutable;
    `__post_init__`, if there is one, may raise ValueError for fields that do not go together.
    """
    fields = tuple(cls.__annotations__)
    body = {name: thing for name, thing in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    defaults = {name: body.pop(name) for name in fields if name in body}
    made = {"__slots__": fields, "__match_args__": fields, "_defaults": defaults, **_METHODS}
    copied: type[_T] = cast("Any", type(cls))(cls.__name__, cls.__bases__, made | body)
    return copied


def replace(one: _T, **changes: Any) -> _T:
    """Give a value that differs from another one in some fields."""
    made: _T = cast("Any", type(one))(**(fields_of(one) | changes))
    return made


def fields_of(one: object) -> dict[str, Any]:
    """Give the fields of a value by name."""
    return {name: getattr(one, name) for name in cast("Any", one).__match_args__}


def _init(self: Any, *values: Any, **named: Any) -> None:
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
    "__init__": _init,
    "__post_init__": _accept,
    "__eq__": _equal,
    "__hash__": _hash,
    "__repr__": _text,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__reduce__": _parts,
}
