"""The desktop that all window tests of a process share, and their mark: they are slow."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, check_programs

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    check_programs()
    shown = Desktop()
    yield shown
    shown.close()
