"""The DOS faces: their files come from the drawing tool, and their measures are those the screens rely on."""

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tools.faces.accents import accented
from tools.faces.sheet import read_sheet, section
from tools.faces.styles import PLAY

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "fonts"
ASCII = set(range(32, 127))
LATIN_1 = ASCII | set(range(160, 256))
LATIN_1_LETTERS = set(range(0xC0, 0x100))
SIGNS = set(map(ord, "▶◀▲▼•✓←→↑↓…–—‘’“”×"))
QUOTES_AND_DASHES = set(map(ord, "–—‘’“”•…"))
TITLE = set(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !?.,'-&"))
BLANK = {0x20, 0xA0}
REPLACEMENT = 0xFFFD


@dataclass(frozen=True)
class Drawn:
    """A glyph as a reader finds it: columns right of the origin, rows down from the top of the ascent."""

    advance: int
    ink: frozenset[tuple[int, int]]

    def rows(self) -> tuple[int, int]:
        """Give the first and the last inked row."""
        return min(y for _, y in self.ink), max(y for _, y in self.ink)

    def runs(self, row: int) -> list[int]:
        """Give the lengths of the unbroken strokes in a row, from left to right."""
        return _runs(sorted(x for x, y in self.ink if y == row))

    def column_runs(self, column: int) -> list[int]:
        """Give the lengths of the unbroken strokes in a column, from top to bottom."""
        return _runs(sorted(y for x, y in self.ink if x == column))


def _runs(places: list[int]) -> list[int]:
    lengths: list[int] = []
    for number, place in enumerate(places):
        if number and place == places[number - 1] + 1:
            lengths[-1] += 1
        else:
            lengths.append(1)
    return lengths


@dataclass(frozen=True)
class Face:
    properties: dict[str, str]
    glyphs: dict[int, Drawn]
    count: int

    @property
    def ascent(self) -> int:
        return int(self.properties["FONT_ASCENT"])

    @property
    def height(self) -> int:
        return self.ascent + int(self.properties["FONT_DESCENT"])

    def of(self, letter: str) -> Drawn:
        """Give the glyph of a character."""
        return self.glyphs[ord(letter)]


@cache
def read(name: str) -> Face:
    """Read a BDF file plainly, without the project's own reader."""
    lines = (FONTS / f"dos-{name}.bdf").read_text(encoding="ascii").splitlines()
    assert lines[0] == "STARTFONT 2.1"
    assert lines[-1] == "ENDFONT"
    start, end = (
        lines.index("ENDPROPERTIES"),
        next(i for i, line in enumerate(lines) if line.startswith("CHARS ")),
    )
    first = next(i for i, line in enumerate(lines) if line.startswith("STARTPROPERTIES"))
    assert int(lines[first].split()[1]) == start - first - 1
    properties = dict(line.split(" ", 1) for line in lines[first + 1 : start])
    ascent = int(properties["FONT_ASCENT"])
    glyphs: dict[int, Drawn] = {}
    words: dict[str, list[int]] = {}
    bitmap: list[str] | None = None
    for line in lines[end + 1 : -1]:
        word, *rest = line.split()
        if word == "ENDCHAR":
            assert bitmap is not None
            glyphs[words["ENCODING"][0]] = _drawn(words, bitmap, ascent)
            bitmap = None
        elif word == "BITMAP":
            bitmap = []
        elif bitmap is not None:
            bitmap.append(word)
        elif word != "STARTCHAR":
            words[word] = [int(number) for number in rest]
    return Face(properties, glyphs, int(lines[end].split()[1]))


def _drawn(words: dict[str, list[int]], bitmap: list[str], ascent: int) -> Drawn:
    width, height, left, bottom = words["BBX"]
    assert len(bitmap) == height
    assert {len(row) for row in bitmap} <= {(width + 7) // 8 * 2}
    top = ascent - bottom - height
    bits = [f"{int(row, 16):0{4 * len(row)}b}" for row in bitmap]
    assert all("1" not in row[width:] for row in bits)
    ink = frozenset(
        (left + x, top + y) for y, row in enumerate(bits) for x, bit in enumerate(row) if bit == "1"
    )
    return Drawn(words["DWIDTH"][0], ink)


@dataclass(frozen=True)
class Demand:
    """What the table of faces asks of one of them."""

    capitals: int
    stem: int
    bar: int
    codes: set[int]
    letters: str = "EFHILT"


DEMANDS = {
    "text-14": Demand(9, 2, 1, LATIN_1 | SIGNS, "EFHLT"),
    "text-16": Demand(10, 2, 1, LATIN_1 | SIGNS, "EFHLT"),
    "head-15": Demand(15, 3, 2, ASCII | LATIN_1_LETTERS | QUOTES_AND_DASHES),
    "play-28": Demand(20, 4, 3, ASCII | LATIN_1_LETTERS | QUOTES_AND_DASHES),
    "head-38": Demand(27, 6, 4, ASCII | LATIN_1_LETTERS | QUOTES_AND_DASHES),
    "title-41": Demand(41, 12, 8, TITLE),
}
every_face = pytest.mark.parametrize("name", DEMANDS)
with_small_letters = pytest.mark.parametrize("name", ["head-15", "play-28", "head-38"])


@pytest.mark.slow
def test_the_tool_draws_the_very_files_in_fonts(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "draw_faces.py"), "--into", str(tmp_path)]
    subprocess.run(command, check=True, cwd=tmp_path)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert sorted(drawn) == sorted(path.name for path in FONTS.glob("*.bdf"))
    assert {f"dos-{name}.bdf" for name in DEMANDS} <= set(drawn)
    for name, content in drawn.items():
        assert content == (FONTS / name).read_bytes(), name


@every_face
def test_all_characters_are_there(name: str) -> None:
    face = read(name)
    missing = sorted(chr(code) for code in DEMANDS[name].codes - face.glyphs.keys())
    assert not missing
    assert face.count == len(face.glyphs)
    assert int(face.properties["DEFAULT_CHAR"]) == REPLACEMENT
    assert face.glyphs[REPLACEMENT].ink


@every_face
def test_only_spaces_are_blank(name: str) -> None:
    blank = {code for code, glyph in read(name).glyphs.items() if not glyph.ink}
    assert blank == BLANK & read(name).glyphs.keys()
    assert read(name).of(" ").advance > 0


@every_face
def test_ink_stays_inside_the_cell(name: str) -> None:
    face = read(name)
    for code, glyph in face.glyphs.items():
        for x, y in glyph.ink:
            assert 0 <= x < glyph.advance, chr(code)
            assert 0 <= y < face.height, chr(code)


@every_face
def test_the_notice_is_our_own(name: str) -> None:
    properties = read(name).properties
    assert properties["COPYRIGHT"] == '"Public drawing of the Retrogames project, MIT"'
    assert properties["CHARSET_REGISTRY"] == '"ISO10646"'


@every_face
def test_capitals_and_figures_stand_on_the_line_and_are_as_high_as_asked(name: str) -> None:
    face, height = read(name), DEMANDS[name].capitals
    assert int(face.properties["CAP_HEIGHT"]) == height
    plain = "ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789"
    for letter in plain:
        assert face.of(letter).rows() == (face.ascent - height, face.ascent - 1), letter


@every_face
def test_stems_are_as_wide_as_asked(name: str) -> None:
    face, demand = read(name), DEMANDS[name]
    row = face.ascent - demand.capitals // 4  # clear of every bar of these letters
    for letter in demand.letters:
        assert face.of(letter).runs(row)[0] == demand.stem, letter
    assert face.of("H").runs(row) == [demand.stem, demand.stem]
    for letter in "O0":  # the middle of a curve is as heavy as a stem
        assert face.of(letter).runs(face.ascent - demand.capitals // 2) == [demand.stem, demand.stem], letter


@every_face
def test_bars_are_as_high_as_asked(name: str) -> None:
    face, demand = read(name), DEMANDS[name]
    for letter in "EFLTZ":
        glyph = face.of(letter)
        columns = sorted({x for x, _ in glyph.ink})
        beside_the_stem = glyph.column_runs(columns[-1])
        assert set(beside_the_stem) <= {demand.bar} or letter == "Z", letter
        top_or_foot = glyph.column_runs(columns[0] if letter == "T" else columns[-1])
        assert demand.bar in top_or_foot, letter


@every_face
def test_figures_share_one_width(name: str) -> None:
    assert len({read(name).of(figure).advance for figure in "0123456789"}) == 1


@pytest.mark.parametrize("name", ["head-15", "play-28", "head-38", "title-41"])
def test_two_upright_letters_stand_two_to_five_pixels_apart(name: str) -> None:
    glyph = read(name).of("H")
    left = min(x for x, _ in glyph.ink)
    right = glyph.advance - 1 - max(x for x, _ in glyph.ink)
    assert left + right in ((5,) if name == "title-41" else (2, 3))


@with_small_letters
def test_small_letters_share_their_height(name: str) -> None:
    face = read(name)
    top = face.ascent - int(face.properties["X_HEIGHT"])
    for letter in "acemnorsuvwxz":
        assert face.of(letter).rows() == (top, face.ascent - 1), letter
    ascenders = {face.of(letter).rows() for letter in "bdfhkl"}
    assert ascenders == {(face.ascent - DEMANDS[name].capitals, face.ascent - 1)}
    assert len({face.of(letter).rows()[1] for letter in "gjpqy"}) == 1


@pytest.mark.parametrize("name", ["text-14", "text-16", "head-15", "play-28", "head-38"])
def test_accented_letters_carry_their_mark_above_the_plain_letter(name: str) -> None:
    face = read(name)
    for letter, plain in zip("áèîõüåýñ", "aeiouayn", strict=True):
        assert face.of(letter).rows()[0] < face.ascent - int(face.properties["X_HEIGHT"]), letter
        assert face.of(letter).rows()[1] == face.of(plain).rows()[1], letter
    for letter in "ÁÈÎÕÜÅÝÑ":
        inked = {y for _, y in face.of(letter).ink}
        gap = set(range(*face.of(letter).rows())) - inked
        assert gap, f"{letter}: the mark touches its letter"


@pytest.mark.parametrize(("name", "ascent", "foot"), [("text-16", 12, 14), ("text-14", 11, 12)])
def test_text_faces_keep_to_the_rows_of_the_bios(name: str, ascent: int, foot: int) -> None:
    face = read(name)
    assert face.ascent == ascent
    assert face.height == int(name[-2:])
    assert {glyph.advance for glyph in face.glyphs.values()} == {8}
    assert {face.of(letter).rows() for letter in "EHTOS05"} == {(2, ascent - 1)}
    assert {face.of(letter).rows() for letter in "acemnorsuvwxz"} == {(5, ascent - 1)}
    assert {face.of(letter).rows()[1] for letter in "gjpqy"} == {foot}


def test_heights_of_the_big_faces() -> None:
    assert read("play-28").height == 28
    assert read("head-38").height == 38
    assert read("title-41").ascent == 41


def test_title_shows_capitals_for_small_letters() -> None:
    face = read("title-41")
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert face.of(letter) == face.of(letter.upper())


@every_face
def test_symmetric_letters_are_exactly_symmetric(name: str) -> None:
    big = not name.startswith("text")
    for letter in "AHIOTUVXY" + "M" * big + "W" * big:
        ink = read(name).of(letter).ink
        edge = min(x for x, _ in ink) + max(x for x, _ in ink)
        assert ink == {(edge - x, y) for x, y in ink}, letter


def test_sheet_says_which_block_is_wrong() -> None:
    with pytest.raises(ValueError, match="'A': not every row draws all of its 2"):
        read_sheet("= 0 A B\n#. .#\n##\n")
    with pytest.raises(ValueError, match="'B': rows of different widths"):
        read_sheet("= 0 A B\n#. .#\n## ##.\n")
    with pytest.raises(ValueError, match="no section 'Nowhere'"):
        section("@ Somewhere\n", "Nowhere")


def test_only_letters_with_one_mark_are_composed() -> None:
    with pytest.raises(ValueError, match="'ß' is no letter with one mark"):
        accented(PLAY, "ß")
