"""Begin a new game: `python tools/new_game.py NAME` makes a small one that can be played, with its tests.

What it makes is a copy of tools/pebbles under another name, in the look of one of the four machines: a folder
in retrogames/games/, one in assets/ and one in tests/games/. Nothing else is edited: shelf, engine, `match`
and the tests of all games find it;
`python tools/codemap.py` puts its modules on the README's map.
"""

import argparse
import keyword
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from retrogames.call import NAMES
from retrogames.store import safe_name

ROOT = Path(__file__).resolve().parent.parent
PATTERN = ROOT / "tools" / "pebbles"
PLACES = {"game": "retrogames/games", "assets": "assets", "tests": "tests/games"}
"""What stands in which folder of the pattern goes into a folder of the game's name in which folder here."""

LOOKS = {
    "dos": ("MS-DOS", "retrogames.looks.dos:shelf_dress"),
    "gem": ("Atari ST", "retrogames.looks.gem:Gem"),
    "intuition": ("Amiga", "retrogames.looks.intuition:Intuition"),
    "motif": ("X11", "retrogames.looks.motif:Motif"),
}
"""The looks to choose from: the machine, and what a game's card names."""


def main() -> int:
    """Make the folders; give 2 where the name cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="one word of small letters, as on the command line and in records")
    parser.add_argument("--title", help="as people read it (the name with a capital)")
    parser.add_argument("--look", choices=LOOKS, default="dos", help="whose look it has (%(default)s)")
    chosen = parser.parse_args()
    name, title = chosen.name, chosen.title or chosen.name.capitalize()
    trouble = trouble_with(name, title)
    if trouble:
        print(f"new_game: {trouble}", file=sys.stderr)
        return 2
    for source, target in places(name):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for path in target.rglob("*.py"):
            path.write_text(renamed(path.read_text("utf-8"), name, title, chosen.look), "utf-8", newline="\n")
        print(f"made {target.relative_to(ROOT)}/")
    print(f"Now play it: retrogames {name}. Its rules are in retrogames/games/{name}/rules.py.")
    return 0


def places(name: str) -> list[tuple[Path, Path]]:
    """Give the folders of the pattern, each with the folder that it becomes."""
    return [(PATTERN / part, ROOT / folder / name) for part, folder in PLACES.items()]


def trouble_with(name: str, title: str) -> str:
    """Say in a line why these names will not do, "" where they will."""
    if not re.fullmatch("[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        return f"a name is 2-20 small letters and digits and no word of Python's, not {name!r}"
    if name in NAMES:
        return f"`retrogames {name}` is a command, not a game"
    if safe_name(name) != name:
        return f"{name} is a device on Windows, where no folder can have that name"
    there = [target for _, target in places(name) if target.exists()]
    if there:
        return f"{there[0].relative_to(ROOT)} is already there"
    if (
        not title.isprintable()
        or title.strip() != title
        or not 0 < len(title) <= 20
        or set(title) & set('"\\')
    ):
        return f"a title is 1-20 letters, not {title!r}"
    return ""


def renamed(text: str, name: str, title: str, look: str = "dos") -> str:
    """Put the game's own names and look in the place of the pattern's."""
    kind = "".join(word for word in re.findall("[A-Za-z0-9]+", title.title())) or name.capitalize()
    kind = kind if kind[0].isalpha() else name.capitalize()
    text = text.replace("PebblesTable", f"{kind}Table").replace("Pebbles", title)
    for before in ("games.pebbles", '"pebbles"'):
        text = text.replace(before, before.replace("pebbles", name))
    for before, after in zip(LOOKS["dos"], LOOKS[look], strict=True):
        text = text.replace(f'"{before}"', f'"{after}"')
    return text


if __name__ == "__main__":
    raise SystemExit(main())
