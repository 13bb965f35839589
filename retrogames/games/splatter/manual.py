"""Splatter's manual in our own words."""

from collections.abc import Sequence

from retrogames.looks.gem import Gem
from retrogames.scenes.table import Page

EDITOR_PAGE = 0


def pages(look: Gem) -> Sequence[Page]:
    """Give the manual's pages."""
    return (Page("Splatter", ()),)
