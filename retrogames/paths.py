"""Where assets, fonts and the player's own files are."""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from retrogames.frozen import frozen

NAME = "retrogames"
HOME_VARIABLE = "RETROGAMES_HOME"


@frozen
class Places:
    """The player's two folders; they need not exist yet. `data` holds games and statistics."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    @property
    def statistics(self) -> Path:
        """The file of the statistics."""
        return self.data / "statistics.json"

    @property
    def saves(self) -> Path:
        """The folder of the named saves, with a folder for each game."""
        return self.data / "saves"

    @property
    def autosaves(self) -> Path:
        """The folder of the games in progress."""
        return self.data / "autosave"

    @property
    def reports(self) -> Path:
        """The folder of the reports about unexpected errors."""
        return self.data / "reports"

    @property
    def screenshots(self) -> Path:
        """The folder of the screenshots."""
        return self.data / "screenshots"


def exists(path: Path) -> bool:
    """Tell whether something is under a name; also where the system does not let us look, it is not."""
    return os.path.exists(path)  # noqa: PTH110  # Path.exists raises for names too long or forbidden


def first_free(names: Iterable[Path]) -> Path:
    """Give the first of a row of names without end under which nothing is yet."""
    return next(path for path in names if not exists(path))


def is_folder(path: Path) -> bool:
    """Tell whether a folder is under a name, as `exists` does."""
    return os.path.isdir(path)  # noqa: PTH112  # as above


def is_file(path: Path) -> bool:
    """Tell whether an ordinary file is under a name, as `exists` does."""
    return os.path.isfile(path)  # noqa: PTH113  # as above


def _root() -> Path:
    """Find the folder that holds assets/ and fonts/.

    An installed wheel and a PyInstaller build have them inside the package, a checkout beside it.
    """
    package = Path(__file__).resolve().parent
    return package if is_folder(package / "fonts") else package.parent


def assets(game_name: str) -> Path:
    """Give the folder of a game's pictures, boards, manual pages and tables, or of the `icons`."""
    return _root() / "assets" / game_name


def fonts() -> Path:
    """Give the folder of the BDF faces."""
    return _root() / "fonts"


def places(data_dir: Path | None = None, environ: Mapping[str, str] | None = None) -> Places:
    """Tell where the player's files belong.

    `data_dir` (the option --data-dir) or the variable RETROGAMES_HOME puts both in one portable folder;
    else they are the platform's config and data folders (XDG on Linux). Never fails: where no home is
    known, a folder of this user among the temporary files serves.
    """
    environ = os.environ if environ is None else environ
    portable = str(data_dir) if data_dir is not None else environ.get(HOME_VARIABLE, "")
    if portable:
        folder = _absolute(Path(portable))
        return Places(folder, folder)
    import platformdirs  # only where it is asked

    return Places(
        _usable(platformdirs.user_config_path(NAME, appauthor=False), ".config"),
        _usable(platformdirs.user_data_path(NAME, appauthor=False), ".local/share"),
    )


def _absolute(path: Path) -> Path:
    """Resolve `~` and relative paths, without failing where there is no home or our folder is gone."""
    with suppress(RuntimeError):  # no home: "~" stays a name
        path = path.expanduser()
    try:
        return Path(os.path.abspath(path))  # noqa: PTH100  # Path.absolute keeps "..", resolve follows links
    except OSError:  # what the folder was called is still known
        return Path(os.environ.get("PWD") or os.sep, path)


def _usable(folder: Path, under_home: str) -> Path:
    """Give the folder, or a substitute where it is no absolute path.

    platformdirs leaves "~" in place for a user without a home, and the XDG specification says that
    relative paths in its variables are to be ignored.
    """
    if folder.is_absolute():
        return folder
    try:
        return Path.home() / under_home / NAME
    except RuntimeError:
        import tempfile

        user = os.getuid() if hasattr(os, "getuid") else 0
        return Path(tempfile.gettempdir()) / f"{NAME}-{user}"
