"""Indexed PNG files, written and read index by index without pygame."""

import struct
import zlib
from pathlib import Path
from typing import NamedTuple

from retrogames.machine.palette import RGB, Palette

CLEAR = 0xFF  # the byte of a transparent pixel in what is read
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LARGEST = 4096  # pixels a side; more is damage, not a picture of ours


class PngError(ValueError):
    """A file is not an indexed PNG of at most 16 colours; the text is one line that says where and why."""


class Picture(NamedTuple):
    """Hold a read picture: size, one byte a pixel (0-15, or 255 where transparent), its palette."""

    width: int
    height: int
    pixels: bytes
    palette: tuple[RGB, ...]


def encode_png(pixels: bytes, size: tuple[int, int], palette: Palette) -> bytes:
    """Make an indexed PNG with 16 colours, 4 bits a pixel, 8 with transparent pixels (255) in index 16.

    Raises ValueError when the size does not fit or an index is over 15.
    """
    width, height = size
    if width < 1 or height < 1 or len(pixels) != width * height:
        raise ValueError(f"{len(pixels)} pixels do not make a picture of {width}x{height}")
    clear = CLEAR in pixels
    if clear:
        pixels = pixels.replace(b"\xff", b"\x10")
    if pixels.translate(None, bytes(range(16 + clear))):
        raise ValueError(f"index {max(pixels)} is over 15")
    depth = 8 if clear else 4
    rows = [pixels[i : i + width] for i in range(0, len(pixels), width)]
    packed = b"".join(b"\0" + (row if clear else _pack(row)) for row in rows)
    colours = bytes(gun for rgb in palette.rgb for gun in rgb) + bytes(3 * clear)
    chunks = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, 3, 0, 0, 0)),
        _chunk(b"PLTE", colours),
        _chunk(b"tRNS", b"\xff" * 16 + b"\0") if clear else b"",
        _chunk(b"IDAT", zlib.compress(packed, 9)),
        _chunk(b"IEND", b""),
    ]
    return _SIGNATURE + b"".join(chunks)


def encode_rgb(data: bytes, size: tuple[int, int]) -> bytes:
    """Make a PNG of full colour from three bytes a pixel; raises ValueError when the size does not fit."""
    width, height = size
    if width < 1 or height < 1 or len(data) != 3 * width * height:
        raise ValueError(f"{len(data)} bytes do not make a picture of {width}x{height}")
    rows = b"".join(b"\0" + data[i : i + 3 * width] for i in range(0, len(data), 3 * width))
    header = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return _SIGNATURE + header + _chunk(b"IDAT", zlib.compress(rows)) + _chunk(b"IEND", b"")


def write_png(path: Path, pixels: bytes, size: tuple[int, int], palette: Palette) -> None:
    """Write an indexed PNG; errors as `encode_png` and as the file system's OSError."""
    path.write_bytes(encode_png(pixels, size, palette))


def read_png_indices(path: Path) -> Picture:
    """Read an indexed PNG; PngError says what is wrong with it, OSError that it cannot be read."""
    try:
        return decode_png(path.read_bytes())
    except PngError as error:
        raise PngError(f"{path}: {error}") from error


def decode_png(data: bytes) -> Picture:
    """Read the bytes of an indexed PNG of 1, 2, 4 or 8 bits, not interlaced; raises PngError."""
    chunks = _chunks(data)
    header = chunks.get(b"IHDR", b"")
    if len(header) != 13:
        raise PngError("not a PNG with a header")
    width, height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if kind != 3:
        raise PngError("not an indexed PNG (with a palette)")
    if not (1 <= width <= _LARGEST and 1 <= height <= _LARGEST):
        raise PngError(f"size {width}x{height} is not from 1x1 to {_LARGEST}x{_LARGEST}")
    if depth not in (1, 2, 4, 8) or interlace:
        raise PngError("interlaced, or of an unknown depth")
    guns = chunks.get(b"PLTE", b"")
    palette = tuple((guns[i], guns[i + 1], guns[i + 2]) for i in range(0, len(guns) - 2, 3))
    stride = (width * depth + 7) // 8
    raw = _unfilter(_inflate(chunks.get(b"IDAT", b""), (stride + 1) * height), stride)
    pixels = raw if depth == 8 else _unpack(raw, stride, width, depth)
    return Picture(width, height, _transparent(pixels, chunks.get(b"tRNS", b"")), palette)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _pack(row: bytes) -> bytes:
    """Put two pixels in a byte, the left one in the high half."""
    row += b"\0" * (len(row) % 2)
    return bytes(high << 4 | low for high, low in zip(row[::2], row[1::2], strict=True))


def _unpack(raw: bytes, stride: int, width: int, depth: int) -> bytes:
    per_byte = 8 // depth
    table = [
        bytes(byte >> 8 - depth * (i + 1) & (1 << depth) - 1 for i in range(per_byte)) for byte in range(256)
    ]
    wide = b"".join(map(table.__getitem__, raw))
    step = stride * per_byte
    return wide if step == width else b"".join(wide[i : i + width] for i in range(0, len(wide), step))


def _chunks(data: bytes) -> dict[bytes, bytes]:
    """Split a file into its chunks, the pieces of one name joined."""
    if not data.startswith(_SIGNATURE):
        raise PngError("not a PNG file")
    found: dict[bytes, bytes] = {}
    at = len(_SIGNATURE)
    while at < len(data) and b"IEND" not in found:
        if at + 12 > len(data):
            raise PngError("cut short")
        (length,) = struct.unpack_from(">I", data, at)
        name, body, check = data[at + 4 : at + 8], data[at + 8 : at + 8 + length], data[at + 8 + length :][:4]
        if len(check) < 4 or struct.unpack(">I", check)[0] != zlib.crc32(name + body):
            raise PngError(f"chunk at byte {at} is damaged")
        found[name] = found.get(name, b"") + body
        at += 12 + length
    return found


def _inflate(data: bytes, size: int) -> bytes:
    try:
        raw = zlib.decompressobj().decompress(data, size)
    except zlib.error as error:
        raise PngError("the packed picture is damaged") from error
    if len(raw) != size:
        raise PngError("the packed picture is too short")
    return raw


def _unfilter(raw: bytes, stride: int) -> bytes:
    """Undo PNG's row filters; of a palette picture the byte to the left is one pixel or less away."""
    rows: list[bytes] = []
    above = bytes(stride)
    for at in range(0, len(raw), stride + 1):
        kind, row = raw[at], bytearray(raw[at + 1 : at + 1 + stride])
        if kind > 4:
            raise PngError(f"row {len(rows)} has an unknown filter")
        if kind:
            _undo(kind, row, above)
        above = bytes(row)
        rows.append(above)
    return b"".join(rows)


def _undo(kind: int, row: bytearray, above: bytes) -> None:
    left = corner = 0
    for i, up in enumerate(above):
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        left, corner = row[i] + guess & 255, up
        row[i] = left


def _paeth(left: int, up: int, corner: int) -> int:
    pull = left + up - corner
    return min((left, up, corner), key=lambda byte: abs(pull - byte))


def _transparent(pixels: bytes, alphas: bytes) -> bytes:
    table = bytes(CLEAR if i < len(alphas) and alphas[i] < 128 else min(i, 254) for i in range(256))
    pixels = pixels.translate(table)
    wrong = pixels.translate(None, bytes((*range(16), CLEAR)))
    if wrong:
        raise PngError(f"colour index {max(wrong)} is over 15")
    return pixels
