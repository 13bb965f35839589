"""Write the README's map of the code out of the modules' first lines: `python tools/codemap.py`."""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
BEGIN, END = "<!-- map: written by tools/codemap.py -->", "<!-- end of the map -->"
PACKAGES = (
    "retrogames",
    "retrogames/engine",
    "retrogames/tournament",
    "retrogames/core",
    "retrogames/machine",
    "retrogames/looks",
    "retrogames/scenes",
    "retrogames/games/*",
    "tools",
    "tools/faces",
)
"""Folders in the order of the map; the packages inside the first stand for themselves."""


def main() -> int:
    """Put the map between its marks in the README; give 1 where the marks are missing.

    With `--check` nothing is written; 1 tells that the map is not as it should be.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the map is as it should be")
    chosen = parser.parse_args()
    text = README.read_text("utf-8")
    if BEGIN not in text or END not in text:
        print(f"codemap: README.md has no {BEGIN} … {END}", file=sys.stderr)
        return 1
    if not chosen.check:
        README.write_text(with_map(text), "utf-8", newline="\n")
    elif with_map(text) != text:
        print("codemap: README.md has another map; without --check it is written anew", file=sys.stderr)
        return 1
    return 0


def with_map(text: str) -> str:
    """Give a text with the map as it is now between its marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{written()}\n{END}{rest.partition(END)[2]}"


def written() -> str:
    """Give the map: a folding list of modules for every folder."""
    return "\n".join(line for folder in folders() for line in listed(folder))


def folders() -> Iterator[Path]:
    """Give the folders of the map."""
    for pattern in PACKAGES:
        found = sorted(path for path in ROOT.glob(pattern) if any(path.glob("*.py")))
        yield from (path for path in found if path.name != "__pycache__")


def listed(folder: Path) -> Iterator[str]:
    """Give the lines of one folder."""
    name = folder.relative_to(ROOT).as_posix()
    own = folder / "__init__.py"
    about = first_line(own) if own.exists() else "What builds, checks, measures and draws."
    yield f"<details><summary><b>{name}/</b> {about}</summary>\n"
    for path in sorted(folder.glob("*.py")):
        if path != own:
            yield f"- `{path.name}` {first_line(path)}"
    yield "\n</details>\n"


def first_line(path: Path) -> str:
    """Give the first line of a module's docstring."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return text.partition("\n")[0].replace("<", "&lt;")


if __name__ == "__main__":
    raise SystemExit(main())
