"""Reading text art: recipes, composed accents, faults named with their line; and the BDF it becomes."""

import pytest

from tools.faces.bdf import bdf_text, bounds, glyph_from_rows
from tools.faces.textart import ArtError, read_face

HEAD = "family Odd\nweight Medium\nascent 3\ndescent 1\ncapitals 2\nx-height 2\n"
CORNER = "glyph L\n...\n#..\n##.\n"


def glyph(blocks: str, character: str) -> tuple[str, ...]:
    face = read_face("odd", HEAD + blocks)
    found, height = face.glyphs[ord(character)], face.ascent + face.descent
    return tuple("".join(".#"[(x, y) in found.ink] for x in range(found.advance)) for y in range(height))


def test_rows_and_missing_columns_are_filled_with_paper() -> None:
    assert glyph("glyph L\n#\n###\n", "L") == ("#..", "###", "...", "...")
    assert glyph("cell 4\nglyph L\n#\n", "L") == ("#...", "....", "....", "....")


@pytest.mark.parametrize(
    ("recipe", "rows"),
    [
        ("turned", ("...", "##.", ".#.", "...")),
        ("turned down 1", ("...", "...", "##.", ".#.")),
        ("mirrored", ("...", "..#", ".##", "...")),
        ("mirrored right -1", ("...", ".#.", "##.", "...")),
        ("down -1", ("#..", "##.", "...", "...")),
        ("right 1", ("...", ".#.", ".##", "...")),
        ("without 2", ("...", "...", "#..", "...")),
        ("plus dot", ("..#", "#..", "##.", "...")),
    ],
)
def test_a_recipe_makes_one_glyph_from_another(recipe: str, rows: tuple[str, ...]) -> None:
    assert glyph(f"part dot\n..#\n{CORNER}glyph M = L {recipe}\n", "M") == rows


def test_letters_take_their_accents_over_the_middle_of_their_ink() -> None:
    accents = "".join(f"part {name}\n#\n" for name in ("grave", "circumflex", "tilde", "diaeresis", "ring"))
    letters = "".join(f"glyph {letter}\n....\n.###\n.###\n" for letter in "ACEINOUYaceinouy")
    face = accents + "part acute\n##\npart acute.cap\n#\npart cedilla\n.\n.\n.\n#\n" + letters
    special = "part i.dotless\n....\n....\n.###\npart A.short\n....\n....\n.###\npart acute.i\n.\n#\n"
    assert glyph(face + special, "á") == (".##.", ".###", ".###", "....")
    assert glyph(face + special, "Á") == ("..#.", "....", ".###", "....")
    assert glyph(face + special, "í") == ("....", "..#.", ".###", "....")
    assert glyph(face + special, "Ç") == ("....", ".###", ".###", "..#.")


@pytest.mark.parametrize(
    ("blocks", "message"),
    [
        ("glyph A\n#\n#\n#\n#\n#\n", "odd, line 7: 'glyph A': the art does not fit the face"),
        ("glyph A\n#x\n", "odd, line 7: 'glyph A': art is made of # and . only"),
        ("glyph A\n#\nglyph A\n#\n", "odd, line 9: 'glyph A': drawn twice"),
        ("glyph A = B turned\n", "odd, line 7: 'glyph A = B turned': nothing is called 'B' up to here"),
        ("glyph A\n#\nglyph B = A bent\n", "odd, line 9: 'glyph B = A bent': unknown change 'bent'"),
        ("glif A\n#\n", "odd, line 7: 'glif A': unknown word"),
        ("cell wide\nglyph A\n#\n", "odd, line 8: 'glyph A': cell 'wide' is not a number"),
    ],
)
def test_a_fault_is_named_with_its_line(blocks: str, message: str) -> None:
    with pytest.raises(ArtError) as caught:
        read_face("odd", HEAD + blocks)
    assert str(caught.value) == message


def test_a_measure_that_is_missing_is_named() -> None:
    with pytest.raises(ArtError, match=r"^odd: the source does not tell its x-height$"):
        read_face("odd", HEAD.replace("x-height 2\n", "") + CORNER)


def test_the_ink_of_a_glyph_is_its_smallest_box() -> None:
    assert bounds(glyph_from_rows(("...", ".#.", ".##"), 3).ink) == (1, 1, 3, 3)
    assert bounds(glyph_from_rows(("...", "..."), 3).ink) == (0, 0, 0, 0)


def test_a_face_becomes_bdf_by_the_format_s_rules() -> None:
    """BDF 2.1: BBX is width, height, left, rows above the baseline; bits start at the left, whole bytes."""
    lines = bdf_text(
        read_face("odd", HEAD + "glyph U+0020\n..\nglyph L\n.#.\n.#.\n.#.\n.##########\n")
    ).split("\n")
    start = lines.index("STARTCHAR U+004C")
    assert lines[0] == "STARTFONT 2.1"
    assert lines[start : start + 11] == [
        "STARTCHAR U+004C",
        "ENCODING 76",
        "SWIDTH 2640 0",
        "DWIDTH 11 0",
        "BBX 10 4 1 -1",
        "BITMAP",
        "8000",
        "8000",
        "8000",
        "FFC0",
        "ENDCHAR",
    ]
    assert "FONTBOUNDINGBOX 10 4 1 -1" in lines
    assert "CHARS 2" in lines
    assert lines[-2:] == ["ENDFONT", ""]
