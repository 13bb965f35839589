"""Writes files in a thread, so that waiting for the disk takes no frame from the picture."""

from pathlib import Path
from threading import Condition, Thread

from retrogames import store
from retrogames.store import StoreError


class Writer:
    """Files to write, one after the other; of several contents for one file the newest is enough.

    A trouble is raised by the next call of `put` or `settle`, once.
    """

    def __init__(self) -> None:
        self._waiting: dict[Path, bytes] = {}
        self._writing = False
        self._trouble: StoreError | None = None
        self.fine = True
        """Whether the last file that was finished could be written."""
        self._change = Condition()
        self._thread: Thread | None = None

    def put(self, path: Path, data: bytes) -> None:
        """Have a file written soon, as `store.write` does; raises StoreError of an earlier one."""
        with self._change:
            self._waiting[path] = data
            if self._thread is None:
                self._start()
            self._change.notify_all()
            self._raise()

    def _start(self) -> None:
        thread = Thread(target=self._work, name="retrogames writing", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # the system gives no thread: the disk is waited for here
            self._write()
        else:
            self._thread = thread

    def wait(self) -> None:
        """Wait until nothing is left to write."""
        with self._change:
            self._change.wait_for(lambda: not self._waiting and not self._writing)

    def settle(self) -> None:
        """Wait until everything is on the disk; raises StoreError where something is not."""
        with self._change:
            self.wait()
            self._raise()

    def _raise(self) -> None:
        trouble, self._trouble = self._trouble, None
        if trouble is not None:
            raise trouble

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: bool(self._waiting))
            self._write()

    def _write(self) -> None:
        """Write the first file that waits."""
        with self._change:
            path = next(iter(self._waiting))
            data = self._waiting.pop(path)
            self._writing = True
        trouble = None
        try:
            store.write(path, data)
        except StoreError as error:
            trouble = error
        except Exception as error:  # whatever it is, the next file must be written
            trouble = StoreError(f"cannot write {path}: {store.reason(error)}")
        with self._change:
            self._writing = False
            self.fine = trouble is None
            self._trouble = trouble or self._trouble
            self._change.notify_all()
