"""Indexed PNG files: what we write, what others write, and damage."""

import struct
import zlib
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.machine.palette import EGA, ST
from retrogames.machine.png import (
    CLEAR,
    PngError,
    decode_png,
    encode_png,
    encode_rgb,
    read_png_indices,
    write_png,
)

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def foreign(
    width: int, height: int, depth: int, rows: list[bytes], extra: bytes = b"", kind: int = 3
) -> bytes:
    """Make a PNG the way another program would, its rows with their filter bytes."""
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)
    colours = bytes(range(3 * min(16, 1 << depth)))
    packed = zlib.compress(b"".join(rows))
    parts = [chunk(b"IHDR", head), chunk(b"tEXt", b"a\0b"), chunk(b"PLTE", colours), extra]
    parts += [chunk(b"IDAT", packed[:5]), chunk(b"IDAT", packed[5:]), chunk(b"IEND", b"")]
    return SIGNATURE + b"".join(parts)


pictures = st.integers(1, 20).flatmap(
    lambda width: st.integers(1, 6).flatmap(
        lambda height: st.tuples(
            st.just((width, height)),
            st.lists(
                st.integers(0, 15) | st.just(CLEAR), min_size=width * height, max_size=width * height
            ).map(bytes),
        )
    )
)


@settings(max_examples=40)
@given(pictures)
def test_what_is_written_is_read(picture: tuple[tuple[int, int], bytes]) -> None:
    size, pixels = picture
    width, height, read, palette = decode_png(encode_png(pixels, size, ST.default))
    assert (width, height) == size
    assert read == pixels
    assert palette[:16] == ST.default.rgb


def test_a_screen_is_four_bits_a_pixel_with_sixteen_colours(tmp_path: Path) -> None:
    pixels = bytes(i % 16 for i in range(640 * 480))
    path = tmp_path / "shot.png"
    write_png(path, pixels, (640, 480), EGA.default)
    data = path.read_bytes()
    assert struct.unpack(">IIBB", data[16:26]) == (640, 480, 4, 3)
    assert data[data.index(b"PLTE") - 4 :][:4] == struct.pack(">I", 48)
    assert read_png_indices(path).pixels == pixels


def test_other_programs_see_the_same_colours(tmp_path: Path) -> None:
    pixels = bytes(range(16)) + bytes([3, CLEAR])
    path = tmp_path / "strip.png"
    write_png(path, pixels, (18, 1), EGA.default)
    surface = pygame.image.load(path)
    assert surface.get_bitsize() == 8
    assert [tuple(surface.get_at((i, 0)))[:3] for i in range(16)] == list(EGA.default)
    assert surface.get_at_mapped((16, 0)) == 3


@pytest.mark.parametrize(
    ("depth", "row", "expected"),
    [
        (1, b"\xa0", [1, 0, 1]),
        (2, b"\x1b", [0, 1, 2]),
        (4, b"\x7f\x30", [7, 15, 3]),
        (8, b"\x07\x0f\x03", [7, 15, 3]),
    ],
)
def test_every_depth(depth: int, row: bytes, expected: list[int]) -> None:
    assert decode_png(foreign(3, 1, depth, [b"\0" + row])).pixels == bytes(expected)


def test_every_row_filter() -> None:
    # Each filtered by hand from the rows 1 2 3 / 2 4 6 / 5 5 5 / 9 9 9 / 1 3 9.
    rows = [
        b"\x00" + bytes([1, 2, 3]),
        b"\x01" + bytes([2, 2, 2]),  # less the left
        b"\x02" + bytes([3, 1, 255]),  # less the one above
        b"\x03" + bytes([7, 2, 2]),  # less half of left and above: 0+5, 9+5, 9+5
        b"\x04" + bytes([248, 2, 6]),  # less the nearest of left, above, corner: 9, 1, 3
    ]
    assert decode_png(foreign(3, 5, 8, rows)).pixels == bytes([1, 2, 3, 2, 4, 6, 5, 5, 5, 9, 9, 9, 1, 3, 9])


def test_an_entry_without_opacity_is_transparent_whatever_its_index() -> None:
    alphas = chunk(b"tRNS", bytes([0, 255, 0]))
    assert decode_png(foreign(4, 1, 8, [bytes([0, 0, 1, 2, 3])], alphas)).pixels == bytes(
        [CLEAR, 1, CLEAR, 3]
    )


def test_a_seventeenth_colour_is_refused() -> None:
    with pytest.raises(PngError, match="colour index 200 is over 15"):
        decode_png(foreign(1, 1, 8, [bytes([0, 200])]))


def test_a_picture_without_palette_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "true.png"
    pygame.image.save(pygame.Surface((4, 4), 0, 32), path)
    with pytest.raises(PngError, match=r"true\.png: not an indexed PNG"):
        read_png_indices(path)


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(ValueError, match="do not make a picture of 2x2"):
        encode_png(b"\0\0\0", (2, 2), EGA.default)
    with pytest.raises(ValueError, match="do not make"):
        encode_png(b"", (0, 0), EGA.default)
    for pixels in (b"\x10", b"\x11\xff"):
        with pytest.raises(ValueError, match="over 15"):
            encode_png(pixels, (len(pixels), 1), EGA.default)


GOOD = encode_png(bytes(range(16)) + bytes([CLEAR] * 8), (6, 4), EGA.default)


@settings(max_examples=150)
@given(st.data())
def test_damage_is_refused_in_one_line(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GOOD) - 1))
    kind = data.draw(st.sampled_from(["cut", "flip", "double", "drop"]))
    bad = {
        "cut": GOOD[:at],
        "flip": GOOD[:at] + bytes([GOOD[at] ^ 1 << data.draw(st.integers(0, 7))]) + GOOD[at + 1 :],
        "double": GOOD[: at + 1] + GOOD[at:],
        "drop": GOOD[:at] + GOOD[at + 1 :],
    }[kind]
    try:
        picture = decode_png(bad)
    except PngError as error:
        assert "\n" not in str(error)
    else:
        assert picture.pixels == decode_png(GOOD).pixels


@given(st.binary(max_size=200))
def test_noise_is_refused(noise: bytes) -> None:
    for data in (noise, SIGNATURE + noise):
        with pytest.raises(PngError):
            decode_png(data)


def test_a_huge_size_is_refused_before_it_is_unpacked() -> None:
    head = struct.pack(">IIBBBBB", 1 << 30, 1 << 30, 8, 3, 0, 0, 0)
    with pytest.raises(PngError, match="size"):
        decode_png(SIGNATURE + chunk(b"IHDR", head) + chunk(b"IEND", b""))


def test_pictures_of_full_colour_are_read_back_by_others(tmp_path: Path) -> None:
    data = bytes(range(60)) + bytes(range(180, 240))
    path = tmp_path / "shown.png"
    path.write_bytes(encode_rgb(data, (8, 5)))
    picture = pygame.image.load(path)
    assert picture.get_size() == (8, 5)
    assert pygame.image.tobytes(picture, "RGB") == data


@pytest.mark.parametrize("size", [(0, 4), (4, 0), (7, 5), (-8, -5)])
def test_a_size_that_does_not_fit_full_colour_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="do not make a picture"):
        encode_rgb(bytes(120), size)
