"""A disk that fails: full, read-only, or its program killed at the n-th thing it does with a file."""

import errno
import io
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

Fault = Callable[[int, str], None]
"""Called before every step with its number, from 1, and its name; it may raise or kill."""

_NAMES = ("mkdir", "unlink", "remove", "rename", "replace", "link", "fsync", "truncate")


@contextmanager
def failing(below: Path, fault: Fault) -> Iterator[list[str]]:
    """Let a fault happen at steps that change files below a folder; gives the names of all steps done.

    A write is two steps, for it may stop half-way.
    """
    steps: list[str] = []

    def step(name: str) -> None:
        steps.append(name)
        fault(len(steps), name)

    def concerns(path: Any) -> bool:
        return isinstance(path, int) or str(below) in os.fspath(path)

    with patch.object(io, "open", _opening(io.open, concerns, step)):
        undo = []
        for name in _NAMES:
            if hasattr(os, name):
                undo.append(patch.object(os, name, _stepping(name, getattr(os, name), concerns, step)))
        for one in undo:
            one.start()
        try:
            yield steps
        finally:
            for one in undo:
                one.stop()


def _stepping(
    name: str, work: Callable[..., Any], concerns: Callable[[Any], bool], step: Callable[[str], None]
) -> Callable[..., Any]:
    def stepping(*words: Any, **named: Any) -> Any:
        if concerns(words[0]):
            step(name)
        return work(*words, **named)

    return stepping


def _opening(
    work: Callable[..., Any], concerns: Callable[[Any], bool], step: Callable[[str], None]
) -> Callable[..., Any]:
    def opening(path: Any, mode: str = "r", *words: Any, **named: Any) -> Any:
        if not set(mode) & set("wax+") or not concerns(path):
            return work(path, mode, *words, **named)
        step("open")
        file = work(path, mode, *words, **named)
        write = file.write

        def writing(data: Any) -> Any:
            step("write")
            done = write(data[: len(data) // 2])
            file.flush()
            step("write on")
            return done + write(data[len(data) // 2 :])

        return _File(file, writing)

    return opening


class _File:
    """An open file whose writing goes by steps."""

    def __init__(self, file: Any, write: Callable[[Any], Any]) -> None:
        self._file = file
        self.write = write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def full(after: int = 0) -> Fault:
    """A disk that has no room from the n-th step on: nothing can be made longer, all else works."""

    def fault(number: int, name: str) -> None:
        if number > after and name in ("open", "mkdir", "write", "write on", "link", "fsync"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return fault


def read_only(number: int, name: str) -> None:
    """A disk that lets itself only be read."""
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def without_links(number: int, name: str) -> None:
    """A disk of a kind that knows no second names."""
    if name == "link":
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))


def killed_at(last: int, other: Fault | None = None) -> Fault:
    """Be killed by the system before the n-th step, after what another fault does."""

    def fault(number: int, name: str) -> None:
        if number >= last:
            os.kill(os.getpid(), signal.SIGKILL)
        if other is not None:
            other(number, name)

    return fault


def nothing(number: int, name: str) -> None:
    """No fault."""
