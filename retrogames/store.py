"""Atomic files: how anything of the player's is written, and read back whatever happened to it."""

import os
import stat
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import get_ident
from typing import TypeVar

from retrogames import settings as choices
from retrogames.core import statistics
from retrogames.core.match import Match
from retrogames.core.statistics import Statistics
from retrogames.locks import locked
from retrogames.paths import Places, exists, is_file
from retrogames.settings import Settings, SettingsError

LIMIT = 4 << 20
"""Bytes that a file may have; nothing the program writes comes near."""

_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
_T = TypeVar("_T")


class StoreError(Exception):
    """A file that cannot be read or written; the message is one line that says which and why."""


def safe_name(text: str) -> str:
    """Turn any text into a file name that stays in its folder on every system; never empty."""
    text = unicodedata.normalize("NFC", text)
    name = "".join("_" if c in '/\\:*?"<>|' or unicodedata.category(c)[0] == "C" else c for c in text)
    while len(name.encode()) > 180:
        name = name[:-1]
    name = " ".join(name.split()).strip(". ")
    if name.split(".")[0].strip().lower() in _RESERVED:
        name = "_" + name
    return name or "game"


def write(path: Path, data: bytes) -> None:
    """Write a file so that at every moment either its old or its new content can be read.

    The content goes to a temporary file in the same folder, then to disk, then under its name; what stood
    there before stays as one backup, `NAME.bak`. A link to a file elsewhere, as for settings that a player
    keeps with others, stays one. Raises StoreError; then the old file is as it was.
    """
    target = path
    if is_file(path) and os.path.islink(path):  # noqa: PTH114  # Path.is_link raises for names too long
        target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{os.getpid()}-{get_ident()}.tmp")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _fill(temporary, data)
        if exists(target):
            with suppress(OSError):  # better without a backup than without the new content
                _keep_backup(target, backup(path), path.with_name(temporary.with_suffix(".bak.tmp").name))
        temporary.replace(target)
        _sync_folder(target.parent)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        with suppress(OSError, ValueError):
            temporary.unlink()
        raise StoreError(f"cannot write {path}: {reason(error)}") from None


def _fill(path: Path, data: bytes) -> None:
    """Write a new file, as far as to the disk."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def backup(path: Path) -> Path:
    """Give the name of a file's backup."""
    return path.with_name(path.name + ".bak")


def _keep_backup(path: Path, spare: Path, temporary: Path) -> None:
    """Make a file its own backup: a second name for it or a copy, so that it never misses its first."""
    try:
        spare.unlink(missing_ok=True)
        spare.hardlink_to(path)
    except (OSError, NotImplementedError):  # a file system without links
        try:
            _fill(temporary, path.read_bytes())
            temporary.replace(spare)
        finally:
            temporary.unlink(missing_ok=True)


def read(path: Path, limit: int = LIMIT) -> bytes:
    """Read an ordinary file; raises StoreError where it is missing, no file, or larger than the limit."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe or device would block or never end
            raise StoreError(f"cannot read {path}: not an ordinary file")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise StoreError(f"cannot read {path}: {reason(error)}") from None
    if len(data) > limit:
        raise StoreError(f"cannot read {path}: larger than {limit >> 10} KB")
    return data


def recall(path: Path, understand: Callable[[bytes], _T]) -> tuple[_T | None, str | None]:
    """Read a file of ours, or else its backup; give what was understood and a warning for the player.

    `understand` raises ValueError with a reason. A file that it refuses, or that cannot be read, is set
    aside as `NAME.bad`, never lost. Without file and backup both answers are None.
    """
    warning = None
    for candidate in (path, backup(path)):
        if not exists(candidate):
            continue
        try:
            value = understand(read(candidate))
        except (StoreError, ValueError) as error:
            told = set_aside(candidate, str(error))
            warning = warning or told
            continue
        if warning is not None:
            warning += "; the one before it is used"
        return value, warning
    return None, warning


def set_aside(path: Path, why: str) -> str:
    """Rename a file that cannot be understood to `NAME.bad` and give the line that tells the player."""
    why = " ".join(why.split())
    aside = _aside(path)
    try:
        path.replace(aside)
    except OSError:
        return f"{path.name} cannot be used ({why})"
    return f"{path.name} cannot be used ({why}) and was set aside as {aside.name}"


def _aside(path: Path, data: bytes | None = None) -> Path:
    """Give the name under which a file is set aside: `NAME.bad`, or `NAME.bad-2` and so on up to 9.

    One that was set aside before is never written over, but for the last; with `data`, one of the same
    content serves.
    """
    name = path.with_name(path.name + ".bad")
    for number in range(2, 10):
        if not exists(name) or (data is not None and _holds(name, data)):
            break
        name = path.with_name(f"{path.name}.bad-{number}")
    return name


def _copy_aside(path: Path) -> str:
    """Keep a copy of a file that can be used in part; gives the words that tell where."""
    with suppress(StoreError):
        data = read(path)
        aside = _aside(path, data)
        if not _holds(aside, data):
            write(aside, data)
        return f", the file is kept as {aside.name}"
    return ""


def _holds(path: Path, data: bytes) -> bool:
    with suppress(StoreError):
        return read(path) == data
    return False


def load_settings(places: Places) -> tuple[Settings, str | None]:
    """Read the settings; give defaults for what cannot be used, and then a warning for the player.

    A file with unusable values is kept as `settings.toml.bad`; so is one of a newer version.
    """
    path = places.settings
    if not exists(path) and not exists(backup(path)):
        return Settings(), None
    problems: list[str] = []

    def understand(data: bytes) -> Settings:
        settings, found = choices.read(_text(data))
        problems[:] = found
        return settings

    settings, warning = recall(path, understand)
    if settings is not None and problems:
        kept = _copy_aside(path if exists(path) else backup(path))
        told = f"{path.name}: {problems[0]}; the default is used{kept}"
        warning = told if warning is None else f"{warning}; {told}"
    return settings or Settings(), warning


def save_settings(places: Places, settings: Settings) -> None:
    """Write the settings; raises StoreError."""
    write(places.settings, choices.write(settings).encode("utf-8", "replace"))


def change_settings(places: Places, before: Settings, mine: Settings) -> None:
    """Write what changed from `before` to `mine` into the settings as another instance may have left them.

    Raises StoreError.
    """
    with locked(places.settings):
        theirs, warning = before, None
        if exists(places.settings):
            theirs, warning = load_settings(places)
        save_settings(places, mine if warning else choices.merged(before, mine, theirs))


def load_statistics(places: Places) -> tuple[Statistics, str | None]:
    """Read the statistics; give empty ones and a warning where they were damaged and set aside."""
    found, warning = recall(places.statistics, statistics.read)
    return found or Statistics(), warning


def save_statistics(places: Places, counted: Statistics) -> None:
    """Write the statistics; raises StoreError."""
    write(places.statistics, statistics.write(counted).encode())


def change_statistics(places: Places, before: Statistics, mine: Statistics) -> Statistics:
    """Write what changed from `before` to `mine` into the file as another instance may have left it.

    Gives what the file now holds; raises StoreError.
    """
    with locked(places.statistics):
        theirs, _ = recall(places.statistics, statistics.read)
        changed = mine if theirs is None else theirs.merged(before, mine)
        save_statistics(places, changed)
    return changed


def count_match(places: Places, match: Match, known: Statistics) -> Statistics:
    """Count a finished match in the file, as another instance may have left it; raises StoreError.

    Gives what the file now holds. Where it was lost meanwhile, what is `known` to this instance is kept.
    """
    with locked(places.statistics):
        found, _ = recall(places.statistics, statistics.read)
        counted = (known if found is None else found).with_match(match)
        save_statistics(places, counted)
    return counted


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SettingsError("not UTF-8") from None


def _sync_folder(folder: Path) -> None:
    """Put a rename on disk where the system offers that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: Exception) -> str:
    """Say in words what the system answered, without its number and path."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return " ".join(str(error).split())
