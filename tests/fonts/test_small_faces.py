"""The faces of the ST, the Amiga and the X terminal: their measures, their characters, their origin."""

from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_letters

import pytest

from tools.draw_faces import FONTS, SOURCES

LATIN_1 = frozenset([*range(32, 127), *range(160, 256)])
TYPOGRAPHIC = frozenset(map(ord, "–—‘’“”•…"))
REPLACEMENT = 0xFFFD
TEXT = LATIN_1 | TYPOGRAPHIC | {REPLACEMENT}
GEM_SIGNS = frozenset(map(ord, "✓◆▲▼◀▶⇧←↑→↓"))
CLOCK = frozenset(map(ord, "0123456789 !%'()+,-./:?" + ascii_letters))
BLANKS = frozenset({0x20, 0xA0})
# Hard space and soft hyphen look like space and hyphen; Helvetica's I is its l.
TWINS = ({0x20, 0xA0}, {0x2D, 0xAD})
HELVETICA_TWINS = (*TWINS, {ord("I"), ord("l")})
DESCENDERS = "gjpqy"


@dataclass(frozen=True)
class Demand:
    """What a face must be: rows counted from the top of the cell, as the tables of metrics give them."""

    ascent: int
    descent: int
    capital_top: int
    x_top: int | None
    descender_end: int
    codes: frozenset[int]
    cell: int | None = None
    widest: int = 99


DEMANDS = {
    "gem-6": Demand(5, 1, 0, 1, 5, CLOCK),
    "gem-8": Demand(7, 1, 0, 2, 7, TEXT | GEM_SIGNS, cell=8, widest=7),
    "gem-16": Demand(14, 2, 2, 5, 15, TEXT | GEM_SIGNS, cell=8, widest=7),
    "gem-count-12": Demand(12, 0, 0, None, 11, frozenset(map(ord, "0123456789+- ")), cell=8, widest=7),
    "topaz-8": Demand(7, 1, 0, 2, 7, TEXT | {ord("✓"), 0xE000}, cell=8),
    "fixed-13": Demand(10, 3, 1, 4, 11, TEXT | set(map(ord, "▲▼◀▶✓")), cell=6),
    "helv-12": Demand(11, 3, 2, 4, 13, TEXT),
    "helv-bold-12": Demand(11, 3, 2, 4, 13, TEXT),
    "helv-14": Demand(13, 3, 2, 5, 15, TEXT),
    "helv-bold-18": Demand(16, 5, 2, 6, 19, TEXT),
}
# Images of the Amiga's menus, wider than a letter's cell: a column of 19 and a key of 27 with its letter.
WIDE = {("topaz-8", ord("✓")), ("topaz-8", 0xE000)}
FACES = sorted(DEMANDS)
TEXT_FACES = [name for name in FACES if DEMANDS[name].codes >= LATIN_1]


@dataclass(frozen=True)
class Inked:
    """One character as the file has it: advance, and the inked pixels as (x, row of the cell)."""

    advance: int
    box: tuple[int, int, int, int]
    pixels: frozenset[tuple[int, int]]

    def rows(self) -> tuple[int, int]:
        return min(y for _, y in self.pixels), max(y for _, y in self.pixels)

    def columns(self) -> tuple[int, int]:
        return min(x for x, _ in self.pixels), max(x for x, _ in self.pixels)


def read(name: str) -> tuple[dict[str, int], dict[int, Inked]]:
    """Read a BDF file the plain way: properties that are numbers, and the characters."""
    lines = iter((FONTS / f"{name}.bdf").read_text(encoding="ascii").splitlines())
    numbers: dict[str, int] = {}
    inked: dict[int, Inked] = {}
    code = advance = 0
    box = (0, 0, 0, 0)
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "ENCODING":
            code = int(rest)
        elif word == "DWIDTH":
            advance = int(rest.split()[0])
        elif word == "BBX":
            width, height, left, below = map(int, rest.split())
            box = (width, height, left, below)
        elif word == "BITMAP":
            assert code not in inked, f"{code:#x} twice"
            inked[code] = Inked(advance, box, bitmap(lines, box, numbers["FONT_ASCENT"]))
        elif word.isupper() and rest.lstrip("-").isdigit():
            numbers[word] = int(rest)
    return numbers, inked


def bitmap(lines: Iterator[str], box: tuple[int, int, int, int], ascent: int) -> frozenset[tuple[int, int]]:
    width, height, left, below = box
    top = ascent - below - height
    pixels = set()
    for row in range(height):
        line = next(lines)
        assert len(line) == 2 * -(-width // 8)
        bits = f"{int(line, 16):0{4 * len(line)}b}"
        assert "1" not in bits[width:], "ink outside the box"
        pixels |= {(left + x, top + row) for x, bit in enumerate(bits) if bit == "1"}
    return frozenset(pixels)


def rows_of(inked: dict[int, Inked], letters: str) -> set[tuple[int, int]]:
    return {inked[ord(letter)].rows() for letter in letters}


def test_every_source_is_demanded_and_every_demand_drawn() -> None:
    assert {path.stem for path in SOURCES.glob("*.txt")} == set(DEMANDS)


@pytest.mark.parametrize("name", FACES)
def test_ascent_and_descent(name: str) -> None:
    numbers, inked = read(name)
    demand = DEMANDS[name]
    assert (numbers["FONT_ASCENT"], numbers["FONT_DESCENT"]) == (demand.ascent, demand.descent)
    assert numbers["CHARS"] == len(inked)


@pytest.mark.parametrize("name", TEXT_FACES)
def test_an_unknown_character_shows_as_a_box(name: str) -> None:
    assert read(name)[0]["DEFAULT_CHAR"] == REPLACEMENT


@pytest.mark.parametrize("name", FACES)
def test_exactly_the_code_points_asked_for(name: str) -> None:
    assert set(read(name)[1]) == DEMANDS[name].codes


@pytest.mark.parametrize("name", FACES)
def test_glyphs_stay_inside_their_cells(name: str) -> None:
    demand = DEMANDS[name]
    for code, glyph in read(name)[1].items():
        for x, y in glyph.pixels:
            assert 0 <= x < glyph.advance, f"{code:#x}"
            assert 0 <= y < demand.ascent + demand.descent, f"{code:#x}"


@pytest.mark.parametrize("name", FACES)
def test_only_spaces_are_empty_and_boxes_are_tight(name: str) -> None:
    for code, glyph in read(name)[1].items():
        assert bool(glyph.pixels) == (code not in BLANKS), f"{code:#x}"
        if glyph.pixels:
            (left, right), (top, bottom) = glyph.columns(), glyph.rows()
            assert glyph.box[:3] == (right - left + 1, bottom - top + 1, left), f"{code:#x}"


@pytest.mark.parametrize("name", FACES)
def test_no_two_characters_look_alike(name: str) -> None:
    twins = HELVETICA_TWINS if name.startswith("helv") else TWINS
    seen: dict[frozenset[tuple[int, int]], int] = {}
    for code, glyph in read(name)[1].items():
        other = seen.setdefault(glyph.pixels, code)
        assert other == code or {other, code} in twins, f"{other:#x} and {code:#x}"


@pytest.mark.parametrize("name", [name for name in FACES if DEMANDS[name].cell])
def test_equal_advances(name: str) -> None:
    for code, glyph in read(name)[1].items():
        if (name, code) not in WIDE:
            assert glyph.advance == DEMANDS[name].cell, f"{code:#x}"
            if glyph.pixels:
                left, right = glyph.columns()
                assert right - left < DEMANDS[name].widest, f"{code:#x}"


@pytest.mark.parametrize("name", TEXT_FACES)
def test_capitals_small_letters_and_descenders_stand_on_their_rows(name: str) -> None:
    demand = DEMANDS[name]
    base = demand.ascent - 1
    inked = read(name)[1]
    assert rows_of(inked, "ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789") == {(demand.capital_top, base)}
    assert rows_of(inked, "acemnorsuvwxz") == {(demand.x_top, base)}
    assert rows_of(inked, "bdhkl") == {(demand.capital_top, base)}
    assert {end for _, end in rows_of(inked, DESCENDERS)} == {demand.descender_end}
    assert {top for top, _ in rows_of(inked, "gpqy")} == {demand.x_top}


@pytest.mark.parametrize("name", TEXT_FACES)
def test_digits_are_equally_wide(name: str) -> None:
    inked = read(name)[1]
    assert len({inked[ord(digit)].advance for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", TEXT_FACES)
def test_an_accent_leaves_the_small_letter_whole(name: str) -> None:
    inked = read(name)[1]
    for letter, accented in {
        "a": "àáâãäå",
        "e": "èéêë",
        "n": "ñ",
        "o": "òóôõö",
        "u": "ùúûü",
        "y": "ýÿ",
    }.items():
        plain = inked[ord(letter)]
        for other in accented:
            x_rows = {(x, y) for x, y in inked[ord(other)].pixels if y > DEMANDS[name].ascent - 4}
            assert x_rows == {(x, y) for x, y in plain.pixels if y > DEMANDS[name].ascent - 4}, other


def test_the_advances_of_the_bold_title_face() -> None:
    inked = read("helv-bold-12")[1]
    assert {letter: inked[ord(letter)].advance for letter in "AHam0 "} == {
        "A": 8,
        "H": 9,
        "a": 7,
        "m": 11,
        "0": 7,
        " ": 4,
    }


def test_the_small_clock_face_fits_six_by_six_and_ten_minutes_fit_the_score_box() -> None:
    inked = read("gem-6")[1]
    assert max(glyph.advance for glyph in inked.values()) == 6
    assert rows_of(inked, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == {(0, 4)}
    assert rows_of(inked, "acemnorsuvwxz") == {(1, 4)}
    assert sum(inked[ord(figure)].advance for figure in "10:00") <= 28  # a score box's count ends at x 28


def test_the_tile_counts_fill_rows_of_eight_by_twelve() -> None:
    inked = read("gem-count-12")[1]
    assert rows_of(inked, "0123456789") == {(0, 11)}


def test_stems_of_the_eight_row_faces_are_two_pixels_wide() -> None:
    for name in ("gem-8", "topaz-8"):
        inked = read(name)[1]
        for letter in "HILPTbhikl":
            row = [x for x, y in inked[ord(letter)].pixels if y == 5]
            runs = sum(x - 1 not in row for x in row)
            assert len(row) == 2 * runs, f"{name} {letter}"
