"""Turn the text art in tools/faces_small into the BDF faces of the ST, the Amiga and the X terminal.

Run as `python -m tools.draw_small_faces` from the project's folder; the same art always gives the same files.
"""

import argparse
from pathlib import Path

from tools.bdf import bdf_text
from tools.face_art import read_face

SOURCES = Path(__file__).parent / "faces_small"
FONTS = Path(__file__).parent.parent / "fonts"
NOTICE = "Drawn for Retrogames; MIT licence."


def draw(name: str) -> str:
    """Give the BDF text of the face whose art is `faces_small/<name>.txt`."""
    source = SOURCES / f"{name}.txt"
    return bdf_text(read_face(name, source.read_text(encoding="utf-8")), NOTICE)


def main() -> None:
    """Write every face, or those named, into fonts/ or the folder given."""
    names = sorted(path.stem for path in SOURCES.glob("*.txt"))
    parser = argparse.ArgumentParser(description="Draw the small faces as BDF files.")
    parser.add_argument("name", nargs="*", help=f"any of {', '.join(names)}; all if none is named")
    parser.add_argument("--into", type=Path, default=FONTS, help="folder for the files; fonts/ if not given")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.name) - set(names))
    if unknown:
        parser.error(f"no art called {', '.join(unknown)} in {SOURCES}")
    arguments.into.mkdir(parents=True, exist_ok=True)
    for name in arguments.name or names:
        (arguments.into / f"{name}.bdf").write_text(draw(name), encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
