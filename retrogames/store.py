"""Atomic files: how anything of the player's is written, and read back whatever happened to it."""

import os
import stat
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, TypeVar

from retrogames import settings as choices
from retrogames.core import statistics
from retrogames.core.statistics import Statistics
from retrogames.locks import locked
from retrogames.newer import NewerFormat
from retrogames.paths import Places, exists, is_file
from retrogames.settings import Settings, SettingsError

if TYPE_CHECKING:
    from retrogames.core.match import Match

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
    aside as `NAME.bad`, never lost. Without file and backup both answers are None. NewerFormat is passed
    on, as one line about the file, which stays as it is: what becomes of it is for the caller to say.
    """
    warning = None
    for candidate in (path, backup(path)):
        if not exists(candidate):
            continue
        try:
            value = understand(read(candidate))
        except NewerFormat as error:
            begin = candidate.name if warning is None else f"{warning}; {candidate.name}"
            raise NewerFormat(f"{begin} was written by a newer version ({error})") from None
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


def _recall_ours(
    path: Path, understand: Callable[[bytes], _T], version: int
) -> tuple[Path, _T | None, str | None]:
    """Read a file of which every version of the program has one; give ours, and what `recall` gives.

    A newer version's stands under the name itself, and is left alone so that it is found again; ours then
    stands beside it with our version in its name, and begins as what the newer version has for a backup, if
    that can be understood.
    """
    try:
        return path, *recall(path, understand)
    except NewerFormat as error:
        told = f"{error} and is left alone"

    def understand_ours(data: bytes) -> _T:
        try:
            return understand(data)
        except NewerFormat as error:  # under a name that only this version writes
            raise ValueError(str(error)) from None

    ours = path.with_stem(f"{path.stem}-{version}")
    if exists(ours) or exists(backup(ours)):
        return ours, *recall(ours, understand_ours)
    value = None
    with suppress(StoreError, ValueError):
        value = understand(read(backup(path)))
    return ours, value, f"{told}; this version keeps its own in {ours.name}"


def load_settings(places: Places) -> tuple[Settings, str | None]:
    """Read the settings; give defaults for what cannot be used, and then a warning for the player.

    A file with unusable values is kept as `settings.toml.bad`; one of a newer version is left alone.
    """
    if not exists(places.settings) and not exists(backup(places.settings)):
        return Settings(), None
    return _find_settings(places)[1:]


def _find_settings(places: Places) -> tuple[Path, Settings, str | None]:
    """Give the file of our settings, and what `load_settings` gives."""
    problems: list[str] = []

    def understand(data: bytes) -> Settings:
        settings, found = choices.read(_text(data))
        problems[:] = found
        return settings

    path, settings, warning = _recall_ours(places.settings, understand, choices.FORMAT)
    if settings is not None and problems:
        kept = _copy_aside(path if exists(path) else backup(path))
        told = f"{path.name}: {problems[0]}; the default is used{kept}"
        warning = told if warning is None else f"{warning}; {told}"
    return path, settings or Settings(), warning


def save_settings(places: Places, settings: Settings) -> None:
    """Write the settings over ours; raises StoreError."""
    _write_settings(_find_settings(places)[0], settings)


def _write_settings(path: Path, settings: Settings) -> None:
    write(path, choices.write(settings).encode("utf-8", "replace"))


def change_settings(places: Places, before: Settings, mine: Settings) -> None:
    """Write what changed from `before` to `mine` into the settings as another instance may have left them.

    Raises StoreError.
    """
    with locked(places.settings):
        path, theirs, warning = places.settings, before, None
        if exists(path):
            path, theirs, warning = _find_settings(places)
        _write_settings(path, mine if warning else choices.merged(before, mine, theirs))


def load_statistics(places: Places) -> tuple[Statistics, str | None]:
    """Read the statistics; give empty ones and a warning where they were damaged and set aside.

    Those of a newer version are left alone, and ours begin beside them at once: it is told but once.
    """
    path, found, warning = _find_statistics(places)
    if path != places.statistics and not exists(path):
        with suppress(StoreError):
            _write_statistics(path, found or Statistics())
    return found or Statistics(), warning


def _find_statistics(places: Places) -> tuple[Path, Statistics | None, str | None]:
    """Give the file of our statistics, what is counted in it, and a warning."""
    return _recall_ours(places.statistics, statistics.read, statistics.FORMAT)


def _write_statistics(path: Path, counted: Statistics) -> None:
    write(path, statistics.write(counted).encode())


def change_statistics(places: Places, before: Statistics, mine: Statistics) -> Statistics:
    """Write what changed from `before` to `mine` into the file as another instance may have left it.

    Gives what the file now holds; raises StoreError.
    """
    with locked(places.statistics):
        path, theirs, _ = _find_statistics(places)
        changed = mine if theirs is None else theirs.merged(before, mine)
        _write_statistics(path, changed)
    return changed


def count_match(places: Places, match: "Match", known: Statistics) -> Statistics:
    """Count a finished match in the file, as another instance may have left it; raises StoreError.

    Gives what the file now holds. Where it was lost meanwhile, what is `known` to this instance is kept.
    """
    with locked(places.statistics):
        path, found, _ = _find_statistics(places)
        counted = (known if found is None else found).with_match(match)
        _write_statistics(path, counted)
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
