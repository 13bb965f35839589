"""The BDF reader, damage to its files, and writing on the screen."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.machine.bdf import FontError, load_bdf, read_bdf
from retrogames.machine.font import Font, FontCase, load_font
from retrogames.machine.screen import Screen

# Made by hand: an L with a serif left of the pen, a comma below the baseline, a space, a wide block.
SMALL = """STARTFONT 2.1
COMMENT made for tests
FONT -tiny-
SIZE 7 75 75
FONTBOUNDINGBOX 9 7 -1 -2
STARTPROPERTIES 2
FONT_ASCENT 5
FONT_DESCENT 2
ENDPROPERTIES
CHARS 5
STARTCHAR L
ENCODING 76
SWIDTH 500 0
DWIDTH 5 0
BBX 5 5 -1 0
BITMAP
80
40
40
40
78
ENDCHAR
STARTCHAR comma
ENCODING 44
DWIDTH 3 0
BBX 1 3 1 -2
BITMAP
80
80
80
ENDCHAR
STARTCHAR space
ENCODING 32
DWIDTH 4 0
BBX 0 0 0 0
BITMAP
ENDCHAR
STARTCHAR block
ENCODING 9608
DWIDTH 10 0
BBX 9 1 0 4
BITMAP
FF80
ENDCHAR
STARTCHAR nameless
ENCODING -1
DWIDTH 4 0
BBX 1 1 0 0
BITMAP
80
ENDCHAR
ENDFONT
"""


def font(text: str = SMALL) -> Font:
    return Font(read_bdf(text.encode(), "small.bdf"))


def lit(screen: Screen, w: int = 30, h: int = 20) -> list[str]:
    rows = ("".join(f"{screen.at(x, y):x}" for x in range(w)) for y in range(h))
    return [row.replace("0", ".") for row in rows]


def test_what_the_file_says() -> None:
    face = read_bdf(SMALL.encode(), "small.bdf")
    assert (face.name, face.ascent, face.descent) == ("-tiny-", 5, 2)
    assert set(face.glyphs) == {"L", ",", " ", "█"}
    assert face.glyphs["L"].rows == (0b10000, 0b01000, 0b01000, 0b01000, 0b01111)
    assert face.glyphs["█"].rows == (0b111111111,)
    assert (face.glyphs[","].left, face.glyphs[","].lift) == (1, -2)


def test_measures() -> None:
    tiny = font()
    assert (tiny.ascent, tiny.descent, tiny.height) == (5, 2, 7)
    assert tiny.width("L, L") == 5 + 3 + 4 + 5
    assert tiny.width("") == 0


def test_text_stands_on_the_baseline_from_the_pen_on() -> None:
    screen = Screen()
    end = screen.text(3, 2, "L,█", font(), 7)
    assert end == 3 + 5 + 3 + 10
    assert lit(screen, 22, 10) == [
        "......................",
        "......................",
        "..7........777777777..",
        "...7..................",
        "...7..................",
        "...7..................",
        "...7777..7............",
        ".........7............",
        ".........7............",
        "......................",
    ]


def test_bold_and_underline() -> None:
    screen = Screen()
    assert screen.text(1, 0, "L", font(), 4, bold=True, underline=True) == 6
    assert lit(screen, 8, 8) == [
        "44......",
        ".44.....",
        ".44.....",
        ".44.....",
        ".44444..",
        "........",
        ".44444..",
        "........",
    ]


def test_unknown_characters_are_a_hollow_box() -> None:
    screen = Screen()
    assert screen.text(0, 0, "é", font(), 1) == font().width("é") > 0
    rows = [row for row in lit(screen, 10, 8) if "1" in row]
    assert len(rows) >= 3
    assert set(rows[0]) == {"1", "."}
    assert "1" * 3 in rows[0]
    assert rows[0] == rows[-1]
    assert all(row.count("1") == 2 for row in rows[1:-1])


def test_a_face_may_bring_its_own_sign_for_the_unknown() -> None:
    own = SMALL.replace("FONT_DESCENT 2", "FONT_DESCENT 2\nDEFAULT_CHAR 9608")
    assert font(own).glyph("é") == font(own).glyph("█")
    blank = SMALL.replace("FONT_DESCENT 2", "FONT_DESCENT 2\nDEFAULT_CHAR 32")
    assert any(font(blank).glyph("é").rows)


def test_scaled_screens_have_larger_letters() -> None:
    whole = Screen()
    whole.scaled(2, 3, 1, 2).text(1, 0, "L", font(), 7)
    small = Screen()
    small.text(1, 0, "L", font(), 7)
    for x in range(40):
        for y in range(40):
            expected = small.at((x - 1) // 2, (y - 2) // 3) if x >= 1 and y >= 2 else 0
            assert whole.at(x, y) == expected


def test_letters_are_clipped_by_the_pixel() -> None:
    free, clipped = Screen(), Screen()
    free.text(2, 2, "L,L█", font(), 7)
    with clipped.clip(5, 4, 6, 3):
        assert clipped.text(2, 2, "L,L█", font(), 7) == 25
    for x in range(40):
        for y in range(12):
            assert clipped.at(x, y) == (free.at(x, y) if 5 <= x < 11 and 4 <= y < 7 else 0)


def test_text_far_away_only_measures() -> None:
    screen = Screen()
    for x, y in ((10**12, 0), (-(10**12), 0), (0, 10**12), (0, -(10**12))):
        assert screen.text(x, y, "LL", font(), 7) == x + 10
    assert set(screen.pixels()) == {0}
    with pytest.raises(ValueError, match="16"):
        screen.text(0, 0, "L", font(), 16)


def test_text_draws_only_its_index_over_whatever_is_there() -> None:
    screen = Screen()
    for i in range(16):
        screen.rect(0, 0, 40, 20, 15 - i)
        screen.text(0, 0, "L,L", font(), i)
        assert set(screen.pixels()[:40]) <= {i, 15 - i}
        assert screen.at(0, 3) == i


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("STARTFONT 2.1", "%!PS", 1, "begins with STARTFONT"),
        ("FONT_ASCENT 5", "FONT_ASCENT five", 7, "FONT_ASCENT takes 1 whole number"),
        ("CHARS 5", "CHARS 6", 52, "promised 6 characters, found 5"),
        ("ENCODING 44", "ENCODING 76", 27, "character comma: code 76 is there already"),
        ("DWIDTH 3 0", "", 27, "lacks ENCODING, DWIDTH or BBX"),
        ("BBX 1 3 1 -2", "BBX 1 3 1", 26, "BBX takes 4 whole numbers"),
        ("BBX 1 3 1 -2", "BBX 1 2 1 -2", 30, "more than 2 rows"),
        ("BBX 1 3 1 -2", "BBX 1 999 1 -2", 26, "from -256 to 256"),
        ("BBX 1 3 1 -2", "BBX -1 3 1 -2", 26, "is no size"),
        ("40\n40", "40\nGG", 19, "2 hexadecimal digits, not 'GG'"),
        ("40\n40", "40\n4", 19, "2 hexadecimal digits"),
        ("BITMAP\n80\n80", "ENDCHAR\n80\n80", 27, "character comma has no BITMAP"),
        ("ENDFONT\n", "", 52, "ENDFONT is missing"),
    ],
)
def test_faults_are_told_by_file_and_line(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(FontError) as caught:
        read_bdf(SMALL.replace(old, new, 1).encode(), "small.bdf")
    text = str(caught.value)
    assert text.startswith(f"small.bdf:{line}: ")
    assert reason in text


def test_dos_line_ends_and_no_properties() -> None:
    plain = SMALL.replace("FONT_ASCENT 5\n", "").replace("FONT_DESCENT 2\n", "").replace("\n", "\r\n")
    face = read_bdf(plain.encode(), "small.bdf")
    assert (face.ascent, face.descent) == (5, 2)  # from FONTBOUNDINGBOX 9 7 -1 -2
    assert face.glyphs["L"] == read_bdf(SMALL.encode()).glyphs["L"]


@settings(max_examples=200)
@given(st.data())
def test_damage_raises_nothing_but_font_errors(data: st.DataObject) -> None:
    good = SMALL.encode()
    at = data.draw(st.integers(0, len(good) - 1))
    length = data.draw(st.integers(0, 40))
    bad = data.draw(
        st.sampled_from(
            [
                good[:at],
                good[:at] + good[at + length :],
                good[:at] + good[at : at + length] + good[at:],
            ]
        )
        | st.binary(max_size=6).map(lambda noise: good[:at] + noise + good[at + len(noise) :])
    )
    try:
        Font(read_bdf(bad, "bad.bdf"))
    except FontError as error:
        assert str(error).startswith("bad.bdf:")
        assert "\n" not in str(error)


@given(st.binary(max_size=300))
def test_noise_is_no_font(noise: bytes) -> None:
    with pytest.raises(FontError):
        read_bdf(noise)


def test_files(tmp_path: Path) -> None:
    (tmp_path / "tiny.bdf").write_text(SMALL)
    case = FontCase(tmp_path)
    assert case["tiny"] is case["tiny"]
    assert load_font(tmp_path / "tiny.bdf").name == "-tiny-"
    with pytest.raises(FontError, match=r"none\.bdf:0: No such file"):
        case["none"]
    with pytest.raises(FontError):
        load_bdf(tmp_path)
