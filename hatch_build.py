"""Build hook: a wheel carries assets/ and fonts/ inside the package; an editable install uses them in place."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic parameter is private
    """Add the data folders to a standard wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map assets/ and fonts/ into retrogames/ unless the install is editable."""
        if version == "standard":
            build_data["force_include"]["assets"] = "retrogames/assets"
            build_data["force_include"]["fonts"] = "retrogames/fonts"
