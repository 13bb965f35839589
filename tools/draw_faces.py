"""Draw all faces and write them as BDF files: `python tools/draw_faces.py`.

Those of DOS are drawn by strokes, the others from the text art in tools/faces/sources.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from tools.faces.bdf import Face, bdf_text
from tools.faces.big import big_face, title_face
from tools.faces.styles import HEADING, PLAY, SMALL_HEADING, TITLE
from tools.faces.text14 import short_text_face
from tools.faces.text16 import text_face
from tools.faces.textart import read_face

FONTS = Path(__file__).resolve().parent.parent / "fonts"
SOURCES = Path(__file__).resolve().parent / "faces" / "sources"


def all_faces() -> dict[str, Face]:
    """Draw every face, keyed by the name of its file."""
    sources = sorted(SOURCES.glob("*.txt"))
    return {
        "dos-text-14.bdf": short_text_face(),
        "dos-text-16.bdf": text_face(),
        "dos-head-15.bdf": big_face(SMALL_HEADING),
        "dos-play-28.bdf": big_face(PLAY),
        "dos-head-38.bdf": big_face(HEADING),
        "dos-title-41.bdf": title_face(TITLE),
        **{f"{path.stem}.bdf": read_face(path.stem, path.read_text("utf-8")) for path in sources},
    }


def main() -> None:
    """Write all faces into the folder named on the command line, else into fonts/."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FONTS, help="folder to write to (default: fonts/)")
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    for name, face in all_faces().items():
        (folder / name).write_text(bdf_text(face), encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
