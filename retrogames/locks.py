"""Locks that keep two running instances from writing the same file; the system frees them at our end."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import IO, NamedTuple

from retrogames.paths import is_file

SLOTS = 99
"""Instances that can run side by side with a slot to be found again."""

_TRIES, _PAUSE = 200, 0.01  # a lock is held for as long as a small file takes to be written


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file that several instances change, such as the statistics.

    Where the folder cannot hold a lock, or an instance that was stopped keeps it, the work goes on without.
    One of another user that is closed to us makes way for ours.
    """
    lock, name = None, path.with_name(f".{path.name}.lock")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            lock = _open(name)
        except PermissionError:
            _set_aside(name)
            lock = _open(name)
        _wait_for(lock)
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


def _open(path: Path) -> IO[bytes]:
    """Open the file of a lock; what else has its name and holds no lock is set aside as `NAME.bad`.

    A pipe would block, a folder or a link to nowhere would leave two instances without locks. One that
    another user made, as where the program was once started as root, need not be written to be locked.
    """
    if os.path.lexists(path) and not is_file(path):
        _set_aside(path)
    try:
        return path.open("ab")
    except PermissionError:
        if not is_file(path):
            raise
        return path.open("rb")


def _set_aside(path: Path) -> None:
    path.replace(path.with_name(f"{path.name}.bad"))


def _wait_for(file: IO[bytes]) -> None:
    """Lock an open file as soon as no other process holds it; gives up after a while."""
    for _ in range(_TRIES):
        try:
            _hold(file)
        except BlockingIOError:
            sleep(_PAUSE)
        else:
            return


class Claim(NamedTuple):
    """Hold a slot and its lock, None where none can be held; and a lock that was closed to us, if any."""

    slot: int
    lock: IO[bytes] | None
    closed: Path | None = None


def claim(folder: Path) -> Claim:
    """Find the first slot that no running instance holds, and its lock.

    In a folder that cannot be written no lock can be held; then nothing can be destroyed either. A slot of
    another user that is closed to us is passed over: perhaps somebody plays there.
    """
    closed = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slot in range(1, SLOTS + 1):
            try:
                lock = lock_slot(folder, slot)
            except PermissionError:
                if not is_file(_slot(folder, slot)):  # it is the folder that is closed
                    raise
                closed = closed or _slot(folder, slot)
                continue
            if lock is not None:
                return Claim(slot, lock, closed)
    except OSError:
        return Claim(1, None)
    return Claim(SLOTS + os.getpid(), None, closed)


def _slot(folder: Path, slot: int) -> Path:
    return folder / f".slot-{slot}.lock"


def lock_slot(folder: Path, slot: int) -> IO[bytes] | None:
    """Open and lock a slot's file; None where another instance holds it. The system frees it at our end."""
    file = _open(_slot(folder, slot))
    try:
        _hold(file)
    except BlockingIOError:
        file.close()
        return None
    except OSError:  # a file system without locks
        return file
    return file


if sys.platform == "win32":
    import msvcrt

    def _hold(file: IO[bytes]) -> None:
        """Lock an open file; raises BlockingIOError where another process holds it."""
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(str(error)) from None

else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        """Lock an open file; raises BlockingIOError where another process holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
