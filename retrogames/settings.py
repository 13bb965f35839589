"""The player's choices: one frozen value, one TOML text; and how a start was asked for."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, Self, get_args

from retrogames.frozen import frozen, replace
from retrogames.newer import NewerFormat
from retrogames.paths import Places

FORMAT = 1
Fit = Literal["exact", "sharp", "fill"]
FITS: tuple[Fit, ...] = get_args(Fit)
SPEEDS = ("none", "quick", "normal", "easy", "slow")
"""What the speeds 0-4 of animation are called."""

LIMIT = 1 << 20
"""Bytes that a settings file may have."""

Value = bool | int | float | str | tuple["Value", ...] | Mapping[str, "Value"]
"""What a game may keep in its part of the settings."""

_RANGES = {"scale": (0, 16), "volume": (0, 100), "speed": (0, 4)}
_DEEPEST = 20
_EDGE = 100_000  # pixels; beyond it no desktop reaches


class SettingsError(ValueError):
    """A settings text that cannot be used at all; the message is one line that says why."""


class StartError(Exception):
    """The window cannot be opened (no display, a broken installation); the message is one line."""


@frozen
class Settings:
    """All choices of the player.

    `scale` 0 means the largest that fits the desktop; `volume` is in percent; `speed` goes from 0 (no
    animation) to 4 (slow); `window` is the last place and size: x, y, width, height. `games` holds what
    each game keeps, by game name: `players` (texts as in a record's `Seat N` line), `options` (as in a
    record's `Option` lines), `colours` (values by register), `preset`, `memory_aid` and whatever else a
    game needs. `other` are keys of a file that this version does not know; they are written back.
    """

    scale: int = 0
    fit: Fit = "sharp"
    fullscreen: bool = False
    crt: bool = False
    sound: bool = True
    volume: int = 70
    speed: int = 2
    less_motion: bool = False
    key_labels: bool = True
    window: tuple[int, int, int, int] | None = None
    games: Mapping[str, Mapping[str, Value]] = MappingProxyType({})
    other: Mapping[str, Any] = MappingProxyType({})

    def of(self, game: str, key: str, default: Value) -> Value:
        """Give what a game keeps under a key; the default where nothing of the same type is kept."""
        value = self.games.get(game, {}).get(key, default)
        return value if _alike(value, default) else default

    def with_game(self, game: str, **kept: Value) -> Self:
        """Give a copy in which a game keeps these values."""
        games = {name: dict(values) for name, values in self.games.items()}
        games[game] = {**games.get(game, {}), **kept}
        return replace(self, games=games)

    def players(self, game: str) -> tuple[str, ...]:
        """Give who played last, as texts of a record's `Seat N` lines; empty where nobody has."""
        return _texts(self.of(game, "players", ()))

    def options(self, game: str) -> dict[str, str]:
        """Give the chosen options of a game, by name; values are unchecked texts."""
        value = self.of(game, "options", {})
        assert isinstance(value, Mapping)
        return {name: text for name, text in value.items() if isinstance(text, str)}

    def colours(self, game: str) -> tuple[int, ...]:
        """Give the chosen colour values by register, unchecked; empty for the original ones."""
        value = self.of(game, "colours", ())
        assert isinstance(value, tuple)
        return tuple(number for number in value if isinstance(number, int) and not isinstance(number, bool))


@frozen
class Start:
    """What the command line asks of the window.

    `settings` are the kept ones, `overrides` the fields that the command line sets for this run alone, and
    `chosen` what holds then. `game` opens a game by name, `file` a record or board. `seed` is for the
    first new game. `warning` is one line to show, such as settings that were set aside.
    """

    places: Places
    settings: Settings = Settings()
    game: str | None = None
    file: Path | None = None
    seed: int | None = None
    overrides: Mapping[str, Any] = MappingProxyType({})
    warning: str | None = None

    @property
    def chosen(self) -> Settings:
        """The settings of this run."""
        return replace(self.settings, **self.overrides)

    def kept(self, settings: Settings) -> Settings:
        """Give what is to be kept of a run's settings: not what the command line set and nobody changed."""
        borrowed = [name for name, value in self.overrides.items() if getattr(settings, name) == value]
        return replace(settings, **{name: getattr(self.settings, name) for name in borrowed})


def merged(before: Settings, mine: Settings, theirs: Settings) -> Settings:
    """Give `theirs` with what changed from `before` to `mine`: two instances keep each other's choices."""
    changed = {name: getattr(mine, name) for name in _CHECKS if getattr(mine, name) != getattr(before, name)}
    if "games" in changed:
        games = {name: dict(values) for name, values in theirs.games.items()}
        for name, values in mine.games.items():
            known = before.games.get(name, {})
            new = {key: value for key, value in values.items() if key not in known or known[key] != value}
            if new:
                games[name] = {**games.get(name, {}), **new}
        changed["games"] = games
    return replace(theirs, **changed)


def read(text: str) -> tuple[Settings, tuple[str, ...]]:
    """Read a settings text; give the settings and one line for each value that could not be used.

    Unusable values are replaced by defaults. Raises SettingsError where nothing can be used because the text
    is no TOML, NewerFormat where a newer version wrote it.
    """
    import tomllib  # not needed at a first start

    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise SettingsError(f"no settings: {_one_line(error)}") from None
    version = found.pop("format", FORMAT)
    if not _is_number(version) or not 1 <= version < 10**9:
        raise SettingsError("no settings: format is no version")
    if version > FORMAT:
        raise NewerFormat(f"format {version} is newer than this program's {FORMAT}")
    problems: list[str] = []
    values: dict[str, Any] = {}
    other: dict[str, Any] = {}
    for name, value in found.items():
        check = _CHECKS.get(name)
        try:
            _check_writable(name, value)
            if check is None:
                other[name] = value
                continue
            values[name] = check(name, value)
        except ValueError as error:
            problems.append(_one_line(error))
    return Settings(**values, other=other), tuple(problems)


def write(settings: Settings) -> str:
    """Give the settings as a TOML text that `read` turns into the same settings."""
    import tomli_w  # not needed at the start

    content: dict[str, Any] = {"format": FORMAT}
    for name in _CHECKS:
        value = getattr(settings, name)
        if value is not None:
            content[name] = _plain(value)
    return tomli_w.dumps({**_plain(settings.other), **content})


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _alike(value: Value, default: Value) -> bool:
    """Tell whether a kept value may stand where the default would."""
    if isinstance(default, Mapping):
        return isinstance(value, Mapping)
    return type(value) is type(default)


def _texts(value: Value) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return tuple(text for text in value if isinstance(text, str))


def _number(name: str, value: Any) -> int:
    low, high = _RANGES[name]
    if not _is_number(value) or not low <= value <= high:
        raise ValueError(f"{name} is a number {low}-{high}, not {str(value)[:40]!r}")
    return int(value)


def _switch(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name} is true or false, not {str(value)[:40]!r}")
    return value


def _fit(name: str, value: Any) -> Fit:
    for fit in FITS:
        if value == fit:
            return fit
    raise ValueError(f"{name} is one of {', '.join(FITS)}, not {str(value)[:40]!r}")


def _window(name: str, value: Any) -> tuple[int, int, int, int]:
    if (
        isinstance(value, list)
        and len(value) == 4
        and all(_is_number(number) and abs(number) <= _EDGE for number in value)
        and min(value[2:]) > 0
    ):
        x, y, width, height = value
        return x, y, width, height
    raise ValueError(f"{name} is x, y, width and height, not {str(value)[:40]!r}")


def _games(name: str, value: Any) -> Mapping[str, Mapping[str, Value]]:
    if not isinstance(value, dict) or not all(isinstance(part, dict) for part in value.values()):
        raise ValueError(f"{name} has a table for each game, not {str(value)[:40]!r}")
    frozen: Mapping[str, Mapping[str, Value]] = _frozen(value)
    return frozen


def _check_writable(name: str, value: Any, depth: int = 0) -> None:
    """Raise ValueError for what TOML can say and cannot be written again: huge numbers, deep nesting."""
    if depth > _DEEPEST:
        raise ValueError(f"{name[:40]} is nested too deeply")
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise ValueError(f"{name[:40]} holds a number that is too large")
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        _check_writable(name, part, depth + 1)


_CHECKS = {
    "scale": _number,
    "fit": _fit,
    "fullscreen": _switch,
    "crt": _switch,
    "sound": _switch,
    "volume": _number,
    "speed": _number,
    "less_motion": _switch,
    "key_labels": _switch,
    "window": _window,
    "games": _games,
}


def _frozen(value: Any) -> Any:
    """Turn TOML's lists into tuples, all the way down; dates become their texts."""
    if isinstance(value, dict):
        return {name: _frozen(part) for name, part in value.items()}
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    return value if isinstance(value, bool | int | float | str) else str(value)


def _plain(value: Any) -> Any:
    """Turn frozen values into what TOML writes."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(part) for part in value]
    return value
