"""Begin a new game: `.venv/bin/python tools/new_game.py NAME` makes a small one that can be played.

What it makes is a copy of tools/pebbles under another name, in the look of one of the four machines: a folder
in retrogames/games/, one in assets/ and one in tests/games/. Nothing else is edited: shelf, engine, `match`
and the tests of all games find it. `.venv/bin/python tools/codemap.py` puts its modules on the README's map.
"""

import argparse
import keyword
import re
import shutil
import sys
from pathlib import Path
from unicodedata import normalize

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from retrogames.call import NAMES
from retrogames.core.game import discover
from retrogames.looks.dos import shelf_dress
from retrogames.machine.font import FontCase
from retrogames.paths import fonts
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

LONGEST, WIDEST = 20, 116
"""The letters that a title may have, and the dots that it may be wide: it stands on its box on the shelf."""


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
    return trouble_with_title(title)


def trouble_with_title(title: str) -> str:
    """Say in a line why a game cannot be called so, "" where it can."""
    if not 0 < len(title) <= LONGEST or title.strip() != title:
        return f"a title is 1-{LONGEST} letters without spaces around them, not {title!r}"
    if not title.isprintable() or max(title) > "\xff" or set(title) & set('"\\'):
        return f'a title is printable Latin-1 without " and \\, not {title!r}'
    if not any(letter.isalpha() for letter in title):
        return f"a title has at least one letter, unlike {title!r}"
    if title.casefold() in (game.title.casefold() for game in discover().values()):
        return f"there is a game called {title} already"
    width = shelf_dress(FontCase(fonts())).heading.width(title)
    if width > WIDEST:
        return f"{title} is {width} dots wide, and a box on the shelf has room for {WIDEST}"
    return ""


def renamed(text: str, name: str, title: str, look: str = "dos") -> str:
    """Put the game's own names and look in the place of the pattern's, none of them twice."""
    new = {
        "PebblesTable": f"{class_name(name, title)}Table",
        "Pebbles": title,
        "games.pebbles": f"games.{name}",
        '"pebbles"': f'"{name}"',
    }
    for before, after in zip(LOOKS["dos"], LOOKS[look], strict=True):
        new[f'"{before}"'] = f'"{after}"'
    return re.sub("|".join(map(re.escape, new)), lambda found: new[found[0]], text)


def class_name(name: str, title: str) -> str:
    """Give a title as the beginning of a class's name; the game's name where it has no plain letter first."""
    plain = normalize("NFKD", title).encode("ascii", "ignore").decode()
    words = "".join(word[0].upper() + word[1:] for word in re.findall("[A-Za-z0-9]+", plain))
    return words if words[:1].isalpha() else name.capitalize()


if __name__ == "__main__":
    raise SystemExit(main())
