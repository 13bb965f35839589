"""Locks that keep two running instances from writing the same file; the system frees them at our end."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import IO

from retrogames.paths import is_file

SLOTS = 16
"""Instances that can run side by side with a slot to be found again."""


_TRIES, _PAUSE = 200, 0.01  # a lock is held for as long as a small file takes to be written


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file that several instances change, such as the statistics.

    Where the folder cannot hold a lock, or an instance that was stopped keeps it, the work goes on without.
    """
    lock = None
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _open(path.with_name(f".{path.name}.lock"))
        _wait_for(lock)
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


def _open(path: Path) -> IO[bytes]:
    """Open the file of a lock; what else has its name and holds no lock is set aside as `NAME.bad`.

    A pipe would block, a folder or a link to nowhere would leave two instances without locks.
    """
    if os.path.lexists(path) and not is_file(path):
        path.replace(path.with_name(f"{path.name}.bad"))
    return path.open("ab")


def _wait_for(file: IO[bytes]) -> None:
    """Lock an open file as soon as no other process holds it; gives up after a while."""
    for _ in range(_TRIES):
        try:
            _hold(file)
        except BlockingIOError:
            sleep(_PAUSE)
        else:
            return


def claim(folder: Path) -> tuple[int, IO[bytes] | None]:
    """Find the first slot that no running instance holds, and its lock.

    In a folder that cannot be written no lock can be held; then nothing can be destroyed either.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slot in range(1, SLOTS + 1):
            lock = lock_slot(folder, slot)
            if lock is not None:
                return slot, lock
    except OSError:
        return 1, None
    return SLOTS + os.getpid(), None


def lock_slot(folder: Path, slot: int) -> IO[bytes] | None:
    """Open and lock a slot's file; None where another instance holds it. The system frees it at our end."""
    file = _open(folder / f".slot-{slot}.lock")
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
