"""Sheets of characters drawn by hand as rows of dots and hashes."""

from collections.abc import Iterator

from tools.faces.bdf import Glyph, glyph_from_rows


def _blocks(text: str) -> Iterator[tuple[int, list[int], list[str]]]:
    """Yield first row, code points and pixel lines of each block of the sheet."""
    block: tuple[int, list[int], list[str]] | None = None
    for line in text.splitlines():
        if line.startswith("= "):
            if block:
                yield block
            first, *names = line[2:].split()
            block = int(first), [int(name[2:], 16) if len(name) > 1 else ord(name) for name in names], []
        elif line.startswith((".", "#")) and block:
            block[2].append(line)
    if block:
        yield block


def read_sheet(text: str) -> dict[int, Glyph]:
    """Read the drawn characters of a sheet, each as wide as its rows.

    Raises ValueError naming the block whose rows do not fit its characters.
    """
    glyphs: dict[int, Glyph] = {}
    for first, codes, lines in _blocks(text):
        rows = [line.split() for line in lines]
        if any(len(row) != len(codes) for row in rows):
            raise ValueError(
                f"block of {chr(codes[0])!r}: not every row draws all of its {len(codes)} characters"
            )
        for number, code in enumerate(codes):
            drawn = [row[number] for row in rows]
            if len({len(row) for row in drawn}) != 1:
                raise ValueError(f"character {chr(code)!r}: rows of different widths")
            glyphs[code] = glyph_from_rows(drawn, len(drawn[0]), first)
    return glyphs


def section(text: str, name: str) -> str:
    """Return the part of a sheet under the line `@ name`; raise ValueError if there is none."""
    for part in text.split("\n@ ")[1:]:
        title, _, body = part.partition("\n")
        if title.strip() == name:
            return body
    raise ValueError(f"no section {name!r} in the sheet")
