"""The games that are kept: one in progress for each game, and named saves."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from time import time
from typing import TypeVar

from retrogames.locks import SLOTS, claim, lock_slot
from retrogames.newer import NewerFormat
from retrogames.paths import Places, exists, first_free
from retrogames.seal import has_seal, sealed, unsealed
from retrogames.store import StoreError, backup, read, reason, recall, safe_name, set_aside, write
from retrogames.writer import Writer

EXTENSION = ".game"
NEWER = "newer version"
"""The named save that a newer version's game in progress becomes."""
_TEMPORARY = re.compile(r"\..+\.[0-9]+-[0-9]+(\.bak)?\.tmp")  # as `store.write` names them
_OTHERS = re.compile(r"(.+)-([1-9][0-9]?)\.game(?:\.bak)?")  # as `_autosave_path` names them
_STALE = 24 * 60 * 60  # seconds after which a temporary file is a dead program's
_T = TypeVar("_T")


class Saves:
    """The games that one running instance keeps: a game in progress each, and named saves.

    Every instance holds a slot of its own until it ends, so that two at once never write the same file:
    the first keeps `contact.game`, the second `contact-2.game`. What a slot's dead owner left is for the
    first instance that starts to `adopt`.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.slot, self._lock, self._closed = claim(places.autosaves)
        self._writer = Writer()
        if self.slot == 1:
            self._clear()

    def close(self) -> None:
        """Wait until nothing is left to write and give the slot free; `settle` before tells of troubles."""
        self._writer.wait()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def autosave_path(self, game: str) -> Path:
        """Give the file of a game's game in progress."""
        return _autosave_path(self.places.autosaves, game, self.slot)

    def autosave(self, game: str, record: str) -> None:
        """Keep a game in progress, soon: the disk is waited for elsewhere.

        Raises StoreError where an earlier one could not be written; `settle` tells of the last.
        """
        self._writer.put(self.autosave_path(game), sealed(record.encode()))

    @property
    def fine(self) -> bool:
        """Whether the last game in progress that was finished with could be written."""
        return self._writer.fine

    def settle(self) -> None:
        """Wait until every game in progress is on the disk; raises StoreError where one is not."""
        self._writer.settle()

    def resume(self, game: str, understand: Callable[[bytes], _T]) -> tuple[_T | None, str | None]:
        """Read a game in progress as `recall` does: the game, or None, and a warning, or None.

        One without a seal is not used where its backup has one: its end was lost. Else it is, with a
        warning: it was put there by hand, or cut off just behind a move. One that `understand` refuses with
        NewerFormat becomes a named save, where a newer version finds it again.
        """
        self._writer.wait()
        path = self.autosave_path(game)
        try:
            return _recall(path, understand)
        except NewerFormat as error:
            return None, self._spare(path, game, str(error))

    def _spare(self, path: Path, game: str, why: str) -> str:
        """Make a newer version's game in progress a named save, or set it aside; give what tells so."""
        target = self._unused(game, NEWER)
        names = (path, target), (backup(path), backup(target))
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            for old, new in names if exists(path) else ((backup(path), target),):
                with suppress(FileNotFoundError):
                    old.replace(new)  # needs no room on the disk
        except OSError:
            return set_aside(path if exists(path) else backup(path), why)
        return f"{why} and is kept as the save {target.stem!r}"

    def has_autosave(self, game: str) -> bool:
        """Tell whether a game in progress is kept."""
        self._writer.wait()
        path = self.autosave_path(game)
        return exists(path) or exists(backup(path))

    def forget(self, game: str) -> None:
        """Remove a game in progress (it ended, or was saved by name); raises StoreError."""
        self._writer.wait()
        _remove(self.autosave_path(game))

    def save_path(self, game: str, name: str) -> Path:
        """Give the file of a named save; the name never leads out of the folder."""
        return self.places.saves / safe_name(game) / (safe_name(name) + EXTENSION)

    def save(self, game: str, name: str, record: str) -> Path:
        """Write a named save, over an older one of that name, and give its file; raises StoreError."""
        path = self.save_path(game, name)
        write(path, record.encode())
        return path

    def keep(self, game: str, name: str, record: bytes) -> Path:
        """Write a named save beside those there are, as NAME, or `NAME (2)` and so on, and give its file.

        Raises StoreError.
        """
        path = self._unused(game, name)
        write(path, record)
        return path

    def _unused(self, game: str, name: str) -> Path:
        names = chain([name], (f"{name} ({number})" for number in count(2)))
        return first_free(self.save_path(game, one) for one in names)

    def report(self, text: str, day: str) -> Path:
        """Write a report about an unexpected error under a new name and give its file."""
        folder, day = self.places.reports, safe_name(day)
        path = first_free(folder / f"report-{day}-{number}.txt" for number in count(1))
        write(path, text.encode("utf-8", "replace"))
        return path

    def adopt(self, understand: Callable[[bytes], object]) -> tuple[str, ...]:
        """Take over what ended instances left in their slots; gives warnings for the player.

        A game becomes our game in progress, or where there is one already a named save; that is read as
        `resume` does, but one of a newer version stays in its slot for that. Only the first instance adopts.
        """
        told: list[str] = []
        if self._closed is not None:
            told.append(
                f"{self._closed} is another user's and closed to us: the games in progress behind it can "
                "be gone on with once it is removed; until then this window keeps its own"
            )
        for slot in _left(self.places.autosaves) if self.slot == 1 else ():
            with suppress(OSError):
                lock = lock_slot(self.places.autosaves, slot)
                if lock is not None:
                    with lock:
                        told += self._adopt_slot(slot, understand)
        return tuple(told)

    def _adopt_slot(self, slot: int, understand: Callable[[bytes], object]) -> list[str]:
        """Take over what stands in a slot whose lock is held."""
        told = []
        folder = self.places.autosaves
        for game in _left(folder).get(slot, ()):
            warning = self._take_over(_autosave_path(folder, game, slot), game, understand)
            if warning is not None:
                told.append(warning)
        return told

    def _take_over(self, path: Path, game: str, understand: Callable[[bytes], object]) -> str | None:
        """Make another slot's game in progress ours, or a named save where we have one already."""
        if not self.has_autosave(game):
            target = self.autosave_path(game)
            for old, new in ((path, target), (backup(path), backup(target))):
                with suppress(FileNotFoundError):
                    old.replace(new)
            return None

        def understood(data: bytes) -> bytes:
            understand(data)
            return data

        try:
            data, warning = _recall(path, understood)
        except NewerFormat:
            return None
        if data is not None:
            try:
                self.keep(game, "second window", data)
                _remove(path)
            except StoreError as error:  # it stays in its slot, for the next start
                return str(error)
        return warning

    def _clear(self) -> None:
        """Clear the temporary files that killed instances left."""
        places = self.places
        for ours in (places.autosaves, places.config, places.data, places.reports):
            _clear(ours)
        with suppress(OSError):
            for ours in places.saves.iterdir():
                _clear(ours)


def _recall(path: Path, understand: Callable[[bytes], _T]) -> tuple[_T | None, str | None]:
    """Read a game in progress, or else its backup, as `Saves.resume` tells."""
    lacking = False

    def whole(data: bytes) -> _T:
        nonlocal lacking
        lacking = not has_seal(data)
        if lacking and _is_sealed(backup(path)):
            raise ValueError("its end is missing")
        return understand(unsealed(data))

    value, warning = recall(path, whole)
    if value is not None and lacking:
        which = f"{path.name} has" if warning is None else f"{warning}, and has"
        warning = f"{which} no seal at its end: the game in progress may be cut short"
    return value, warning


def _is_sealed(path: Path) -> bool:
    with suppress(StoreError):
        return has_seal(read(path))
    return False


def _remove(path: Path) -> None:
    """Remove a file and its backup; raises StoreError."""
    try:
        backup(path).unlink(missing_ok=True)
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"cannot remove {path}: {reason(error)}") from None


def _left(folder: Path) -> dict[int, list[str]]:
    """Name the games that stand in the slots of other instances, or whose backups do."""
    found: dict[int, list[str]] = {}
    names: list[str] = []
    with suppress(OSError):
        names = sorted(path.name for path in folder.iterdir())
    for name in names:
        known = _OTHERS.fullmatch(name)
        if known is not None and 2 <= (slot := int(known[2])) <= SLOTS:
            games = found.setdefault(slot, [])
            if known[1] not in games:
                games.append(known[1])
    return found


def _clear(folder: Path) -> None:
    """Remove the temporary files that a killed program left in a folder."""
    with suppress(OSError):
        for path in folder.glob(".*.tmp"):
            if _TEMPORARY.fullmatch(path.name) and time() - path.stat().st_mtime > _STALE:
                path.unlink()


def _autosave_path(folder: Path, game: str, slot: int) -> Path:
    suffix = "" if slot == 1 else f"-{slot}"
    return folder / f"{safe_name(game)}{suffix}{EXTENSION}"
