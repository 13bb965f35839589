"""Draw the program's icon: a monitor that shows all four games. `python tools/draw_icons.py`.

The two smallest sizes are set dot by dot in tools/icons/, the others are drawn here in units, 32 to
a side. All are indexed PNG files; one file holds them as Windows wants it, one as macOS does.
"""

import argparse
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from retrogames.machine.palette import Palette
from retrogames.machine.png import CLEAR, encode_png
from retrogames.machine.screen import Screen
from retrogames.machine.sprites import Sprite

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "assets" / "icons"
SMALL = ROOT / "tools" / "icons"

INK, DARK, SHADE, CASE, LIGHT, GLASS, GREEN, WHITE = range(8)
RED, DEEP_RED, BLUE, DEEP_BLUE, ORANGE, SLATE, LAMP, NOTHING = range(8, 16)
SIGNS = {"k": INK, "d": SHADE, "m": CASE, "l": LIGHT, "7": GLASS, "g": GREEN, "w": WHITE}
SIGNS |= {"r": RED, "b": BLUE, "o": ORANGE, "s": SLATE, "c": LAMP}
PALETTE = Palette(
    (
        (0x10, 0x10, 0x18),
        (0x58, 0x54, 0x50),
        (0x9A, 0x92, 0x80),
        (0xC8, 0xC0, 0xAC),
        (0xEC, 0xE6, 0xD6),
        (0x28, 0x28, 0x34),
        (0x00, 0x70, 0x20),
        (0xFF, 0xFF, 0xFF),
        (0xF0, 0x30, 0x20),
        (0x98, 0x10, 0x10),
        (0x20, 0x70, 0xC8),
        (0x08, 0x48, 0x98),
        (0xFF, 0x90, 0x10),
        (0xA8, 0xB8, 0xD8),
        (0x30, 0xE0, 0x40),
        (0xFF, 0x00, 0xFF),  # stands for nothing while drawing
    )
)
"""The case in shades of beige, then what each machine brings along."""

SIZES = {16: (16, 1), 24: (24, 1), 32: (32, 1), 48: (24, 2), 64: (64, 1), 128: (64, 2), 256: (64, 4)}
"""Which drawing each size is made of, and how many dots wide a dot of it is."""


def icon(size: int) -> Sprite:
    """Give the icon in one of the sizes of `SIZES`."""
    drawing, times = SIZES[size]
    if drawing in (16, 24):
        rows = (SMALL / f"{drawing}.txt").read_text("ascii").split()
        sprite = Sprite.from_rows(rows, SIGNS)
    else:
        sprite = drawn(drawing // 32)
    return sprite.scaled(times, times)


def drawn(u: int) -> Sprite:
    """Draw the icon in 32x32 units of u dots."""
    screen = Screen()
    screen.fill(NOTHING)
    _case(screen, u)
    _contact(screen, u, 4 * u, 4 * u)
    _splatter(screen, u, 17 * u, 4 * u)
    _pointtopoint(screen, u, 4 * u, 15 * u)
    _engarde(screen, u, 17 * u, 15 * u)
    side = 32 * u
    pixels = screen.pixels()
    rows = b"".join(pixels[640 * y : 640 * y + side] for y in range(side))
    return Sprite(side, side, rows.replace(bytes((NOTHING,)), bytes((CLEAR,))))


def _case(screen: Screen, u: int) -> None:
    """Draw the monitor: case, glass, lamp and foot."""
    screen.rect(u, 0, 30 * u, 29 * u, INK)
    screen.rect(0, u, 32 * u, 27 * u, INK)
    screen.rect(u, u, 30 * u, 27 * u, LIGHT)
    screen.rect(2 * u, 2 * u, 29 * u, 26 * u, SHADE)
    screen.rect(2 * u, 2 * u, 28 * u, 25 * u, CASE)
    screen.rect(3 * u, 3 * u, 27 * u, 23 * u, GLASS)
    screen.hline(3 * u, 26 * u - 1, 27 * u, LIGHT)
    screen.vline(30 * u, 3 * u, 23 * u, LIGHT)
    screen.rect(25 * u, 26 * u + u // 2, 3 * u, u, DARK)
    screen.rect(25 * u, 26 * u + u // 2, u, u, LAMP)
    screen.rect(9 * u, 29 * u, 14 * u, u, DARK)
    screen.rect(6 * u, 30 * u, 20 * u, 2 * u, INK)
    screen.rect(7 * u, 30 * u, 18 * u, u, CASE)


def _contact(screen: Screen, u: int, x: int, y: int) -> None:
    """Draw a die on green; every quarter is 12 units wide and 10 high."""
    screen.rect(x, y, 12 * u, 10 * u, GREEN)
    screen.rect(x + 3 * u, y + 2 * u, 8 * u, 8 * u - u // 2, INK)
    screen.rect(x + 2 * u, y + u // 2 + 1, 8 * u, 9 * u - 2 * (u // 2 + 1) + u // 2, WHITE)
    screen.rect(x + 2 * u + u // 2, y + u // 2, 8 * u - 2 * (u // 2), 9 * u - u // 2, WHITE)
    for column, row in ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)):
        left, top = x + 6 * u - u + u // 2 + 2 * u * column, y + 5 * u - u + u // 2 + 2 * u * row
        screen.rect(left - u // 2, top - u // 2, 2 * u - u // 2, 2 * u - u // 2, INK)


def _splatter(screen: Screen, u: int, x: int, y: int) -> None:
    """Draw a red tile on squared paper."""
    screen.rect(x, y, 12 * u, 10 * u, WHITE)
    for at in (u, 11 * u - 1):
        screen.vline(x + at, y, 10 * u, SLATE)
    screen.hline(x, y, 12 * u, SLATE)
    screen.hline(x, y + 10 * u - 1, 12 * u, SLATE)
    screen.rect(x + 2 * u, y + u, 8 * u, 8 * u, DEEP_RED)
    screen.rect(x + 2 * u, y + u, 8 * u - 1, 8 * u - 1, RED)
    screen.disc(x + 6 * u - u // 2, y + 5 * u - u // 2, 2.9 * u, WHITE)


def _pointtopoint(screen: Screen, u: int, x: int, y: int) -> None:
    """Draw a stone of one point that has scored."""
    screen.rect(x, y, 12 * u, 10 * u, BLUE)
    for at in (0, 12 * u - 1):
        screen.vline(x + at, y, 10 * u, DEEP_BLUE)
    screen.hline(x, y + 10 * u - 1, 12 * u, DEEP_BLUE)
    cx, cy = x + 6 * u, y + 5 * u
    screen.disc(cx, cy, 4.5 * u, ORANGE)
    screen.disc(cx, cy, 3.4 * u, WHITE)
    screen.disc(cx, cy, 1.2 * u, INK)


def _engarde(screen: Screen, u: int, x: int, y: int) -> None:
    """Draw a black circle on a raised square."""
    screen.rect(x, y, 12 * u, 10 * u, SLATE)
    screen.hline(x, y, 12 * u, WHITE)
    screen.vline(x, y, 10 * u, WHITE)
    screen.hline(x, y + 10 * u - 1, 12 * u, SHADE)
    screen.vline(x + 12 * u - 1, y, 10 * u, SHADE)
    screen.disc(x + 6 * u, y + 5 * u, 3.5 * u, INK)
    screen.disc(x + 5 * u, y + 4 * u, 0.7 * u, WHITE)


def png(size: int) -> bytes:
    """Give the icon of a size as an indexed PNG."""
    sprite = icon(size)
    return encode_png(sprite.pixels, sprite.size, PALETTE)


def ico() -> bytes:
    """Give the icon in all sizes as Windows wants it; a side of 256 is written 0."""
    pictures = [(size, png(size)) for size in SIZES]
    start = 6 + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start)
        start += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """Give the icon in the sizes that macOS knows, as it wants it."""
    kinds = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08"}
    pictures = [(kind, png(size)) for size, kind in kinds.items()]
    chunks = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def files() -> Iterator[tuple[str, bytes]]:
    """Give every file's name and content."""
    for size in SIZES:
        yield f"retrogames-{size}.png", png(size)
    yield "retrogames.ico", ico()
    yield "retrogames.icns", icns()


def main() -> None:
    """Write all files into the folder named on the command line, else into assets/icons/."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ICONS, help="folder to write to (assets/icons/)")
    folder: Path = parser.parse_args().into
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
