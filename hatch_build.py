"""Build hook: a wheel carries assets and fonts inside the package, an editable install uses them in place."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic parameter is private
    """Add the data folders to a standard wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map assets/ and fonts/ into retrogames/ unless the install is editable.

        The README's pictures stay behind.
        """
        if version == "standard":
            entries = (path for path in (Path(self.root) / "assets").iterdir() if path.name != "pictures")
            for path in entries:
                build_data["force_include"][str(path)] = f"retrogames/assets/{path.name}"
            build_data["force_include"]["fonts"] = "retrogames/fonts"
