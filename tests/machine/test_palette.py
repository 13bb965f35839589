"""Palettes and colour spaces, against the tables of the drawing reference and plain arithmetic."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine.palette import AMIGA, EGA, RGB, ST, VGA, Palette, X

# looks, 2.1: value = row + column.
EGA_TEXT = """
000000 0000AA 00AA00 00AAAA AA0000 AA00AA AAAA00 AAAAAA
000055 0000FF 00AA55 00AAFF AA0055 AA00FF AAAA55 AAAAFF
005500 0055AA 00FF00 00FFAA AA5500 AA55AA AAFF00 AAFFAA
005555 0055FF 00FF55 00FFFF AA5555 AA55FF AAFF55 AAFFFF
550000 5500AA 55AA00 55AAAA FF0000 FF00AA FFAA00 FFAAAA
550055 5500FF 55AA55 55AAFF FF0055 FF00FF FFAA55 FFAAFF
555500 5555AA 55FF00 55FFAA FF5500 FF55AA FFFF00 FFFFAA
555555 5555FF 55FF55 55FFFF FF5555 FF55FF FFFF55 FFFFFF
"""
# looks, 3.1: register, value, RGB.
ST_TEXT = """
777 FFFFFF  700 FF0000  070 00FF00  770 FFFF00  007 0000FF  707 FF00FF  077 00FFFF  555 B6B6B6
333 6D6D6D  733 FF6D6D  373 6DFF6D  773 FFFF6D  337 6D6DFF  737 FF6DFF  377 6DFFFF  000 000000
"""
EGA_TABLE, ST_TABLE = EGA_TEXT.split(), ST_TEXT.split()
ST_LEVELS = [0x00, 0x24, 0x49, 0x6D, 0x92, 0xB6, 0xDB, 0xFF]

colours = st.tuples(st.integers(0, 255), st.integers(0, 255), st.integers(0, 255))


def code(rgb: RGB) -> str:
    return "".join(f"{gun:02X}" for gun in rgb)


@pytest.mark.parametrize("value", range(64))
def test_every_ega_value_has_its_colour(value: int) -> None:
    assert code(EGA.rgb(value)) == EGA_TABLE[value]
    assert EGA.value(EGA.rgb(value)) == value
    assert EGA.read(EGA.write(EGA.rgb(value))) == EGA.rgb(value)


def test_numbers_beyond_the_hardware_are_refused() -> None:
    for wrong in (
        lambda: EGA.rgb(64),
        lambda: EGA.rgb(-1),
        lambda: ST.gun(8),
        lambda: VGA.word(0),
        lambda: ST.word(0x800),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_ega_powers_up_with_brown() -> None:
    assert EGA.registers == (0, 1, 2, 3, 4, 5, 20, 7, 56, 57, 58, 59, 60, 61, 62, 63)
    assert code(EGA.default[6]) == "AA5500"
    assert code(EGA.default[8]) == "555555"
    assert code(EGA.default[14]) == "FFFF55"


@pytest.mark.parametrize("text", ["64", "-1", "", "1.5", "٣", "0x3", "999999", "a"])
def test_ega_refuses_other_values(text: str) -> None:
    with pytest.raises(ValueError, match="0 to 63"):
        EGA.read(text)


def test_every_vga_level_rounds() -> None:
    for level in range(64):
        exact = Fraction(level * 255, 63)
        assert VGA.gun(level) == int(exact + Fraction(1, 2))
        assert VGA.level(VGA.gun(level)) == level
    assert [VGA.gun(level) for level in (0, 21, 42, 63)] == [0x00, 0x55, 0xAA, 0xFF]


def test_vga_text() -> None:
    assert VGA.read("63,21,0") == (0xFF, 0x55, 0)
    assert VGA.write((0xFF, 0x55, 0)) == "63,21,0"
    for text in ("64,0,0", "1,2", "1,2,3,4", "a,b,c", "", "-1,0,0"):
        with pytest.raises(ValueError, match="VGA"):
            VGA.read(text)


def test_every_st_colour() -> None:
    seen = set()
    for red, green, blue in product(range(8), repeat=3):
        text = f"{red}{green}{blue}"
        rgb = ST.read(text)
        assert rgb == (ST_LEVELS[red], ST_LEVELS[green], ST_LEVELS[blue])
        assert ST.word(red << 8 | green << 4 | blue) == rgb
        assert ST.write(rgb) == text
        seen.add(rgb)
    assert len(seen) == ST.count == 512


def test_st_start_up_registers() -> None:
    assert [ST.write(rgb) for rgb in ST.default] == ST_TABLE[::2]
    assert [code(rgb) for rgb in ST.default] == ST_TABLE[1::2]


def test_every_amiga_colour() -> None:
    seen = set()
    for value in range(4096):
        text = f"{value:03X}"
        rgb = AMIGA.read(text)
        assert rgb == tuple(int(digit, 16) * 17 for digit in text)
        assert AMIGA.word(value) == rgb
        assert AMIGA.write(rgb) == text
        seen.add(rgb)
    assert len(seen) == AMIGA.count == 4096


def test_amiga_start_up_pens() -> None:
    assert [code(rgb) for rgb in AMIGA.default.rgb[:4]] == ["0055AA", "FFFFFF", "000022", "FF8800"]
    assert all(AMIGA.read(AMIGA.write(rgb)) == rgb for rgb in AMIGA.default)


@pytest.mark.parametrize("text", ["778", "77", "7777", "-77", "abc", "７77", ""])
def test_st_refuses_other_digits(text: str) -> None:
    with pytest.raises(ValueError, match="three digits 0 to 7"):
        ST.read(text)


@given(colours)
def test_what_is_written_is_the_nearest_step_of_every_gun(rgb: RGB) -> None:
    for space in (VGA, ST, AMIGA):
        steps = [space.gun(level) for level in range(space.steps)]
        for gun, snapped in zip(rgb, space.read(space.write(rgb)), strict=True):
            assert snapped in steps
            assert abs(gun - snapped) == min(abs(gun - step) for step in steps)
    distance = sum((a - b) ** 2 for a, b in zip(rgb, EGA.read(EGA.write(rgb)), strict=True))
    assert distance == min(
        sum((a - b) ** 2 for a, b in zip(rgb, EGA.rgb(value), strict=True)) for value in range(64)
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # looks, 5.1
        ("CadetBlue", "5F9EA0"),
        ("LightGrey", "D3D3D3"),
        ("gray", "C0C0C0"),
        ("SteelBlue", "4682B4"),
        ("LightSteelBlue", "B0C4DE"),
        ("wheat", "F5DEB3"),
        ("tan", "D2B48C"),
        ("SlateGray", "708090"),
        ("LightBlue", "ADD8E6"),
        ("SeaGreen", "2E8B57"),
        ("MediumSeaGreen", "3CB371"),
        ("IndianRed", "CD5C5C"),
        ("firebrick", "B22222"),
        ("maroon", "B03060"),
        ("bisque", "FFE4C4"),
        ("AntiqueWhite", "FAEBD7"),
        ("thistle", "D8BFD8"),
        ("navy", "000080"),
        ("goldenrod", "DAA520"),
        ("khaki", "F0E68C"),
        ("DarkSlateGray", "2F4F4F"),
        ("dark slate grey", "2F4F4F"),
        (" NAVY ", "000080"),
        ("gray0", "000000"),
        ("gray51", "828282"),
        ("grey100", "FFFFFF"),
        ("#729FFF", "729FFF"),
        ("#abcdef", "ABCDEF"),
    ],
)
def test_x_colours(name: str, expected: str) -> None:
    assert code(X.read(name)) == expected


@pytest.mark.parametrize(
    "text", ["mauvish", "", "#12345", "#1234567", "#GGGGGG", "gray101", "#-12345", "gray²"]
)
def test_x_refuses_what_it_does_not_know(text: str) -> None:
    with pytest.raises(ValueError, match="colour"):
        X.read(text)


@given(colours)
def test_x_writes_what_it_reads(rgb: RGB) -> None:
    assert X.read(X.write(rgb)) == rgb


def test_every_x_name_reads_as_itself() -> None:
    assert len(X.names) >= 60
    for name, rgb in X.names.items():
        assert X.read(name) == rgb
        assert X.read(X.write(rgb)) == rgb


def test_a_palette_has_sixteen_colours_in_range() -> None:
    with pytest.raises(ValueError, match="16 registers, not 2"):
        Palette(((0, 0, 0), (1, 1, 1)))
    with pytest.raises(ValueError, match="register 3"):
        Palette((*EGA.default.rgb[:3], (0, 256, 0), *EGA.default.rgb[4:]))


def test_with_register_changes_one() -> None:
    changed = EGA.default.with_register(6, (1, 2, 3))
    assert changed[6] == (1, 2, 3)
    assert [i for i in range(16) if changed[i] != EGA.default[i]] == [6]
    for i in (-1, 16):
        with pytest.raises(IndexError):
            EGA.default.with_register(i, (0, 0, 0))


@given(st.lists(colours, min_size=16, max_size=16))
def test_palette_text(rgb: list[RGB]) -> None:
    palette = Palette(tuple(rgb))
    assert Palette.read(palette.text()) == palette


@given(st.text(max_size=120))
def test_palette_text_refuses_in_words(text: str) -> None:
    with pytest.raises(ValueError):
        Palette.read(text)
