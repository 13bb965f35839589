"""The project's own habits, which no tool checks: sizes, names, first lines, and what is not used."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path for folder in ("retrogames", "tools", "tests") for path in (ROOT / folder).rglob("*.py"))
LONGEST = 400
REFUSED = {"utils", "util", "helpers", "helper", "manager", "common", "base", "misc"}
"""Names that say nothing."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


modules = pytest.mark.parametrize("path", FILES, ids=name_of)


@modules
def test_a_module_is_short_named_for_what_it_is_and_says_so_first(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST
    assert not REFUSED & set(path.with_suffix("").relative_to(ROOT).parts)
    tree = ast.parse(text)
    if path.name != "__init__.py" or tree.body:
        first = (ast.get_docstring(tree) or "").partition("\n")[0]
        assert first
        assert first[-1] in ".:?!`"


@modules
def test_nothing_that_the_project_refuses_is_used(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, ast.Global), f"line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None, f"line {node.lineno}: a bare except"
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", "") or ""]
            assert not {"pickle", "shelve", "marshal"} & {name.partition(".")[0] for name in names}
    for ignored in re.findall(r"#\s*(?:type:\s*ignore|noqa)\b.*", text):
        assert re.match(r"# (type: ignore|noqa: )(\[[a-z, -]+\]|[A-Z0-9, ]+) {2}# \S", ignored), ignored
