"""Read a face drawn as text art and compose its accented letters.

A source begins with measures (`ascent 7`), one a line; `;` begins a comment. Then come blocks:

    glyph A                     the art follows: # ink, . paper, top row of the face first
    glyph ¡ = ! turned down 1   made from another glyph or part
    part acute                  a piece without a code point, in its place in the face

A block's advance is its widest row, or the face's `cell` if that is wider; missing rows are paper.
Letters of Latin-1 with an accent that no block draws are put together from the letter (a capital
prefers its part `A.short`, i its part `i.dotless`) and the accent's part: `acute.A` if there is one made
for the letter, else `acute.cap` for a capital, else `acute`.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tools.faces.bdf import INK, Face, bounds, glyph_from_rows

BLANK = "."

_ACCENTS = {
    "\u0300": "grave",
    "\u0301": "acute",
    "\u0302": "circumflex",
    "\u0303": "tilde",
    "\u0308": "diaeresis",
    "\u030a": "ring",
    "\u0327": "cedilla",
}
_VERBS = ("turned", "mirrored", "down", "right", "without", "plus")
_MEASURES = ("family", "weight", "ascent", "descent", "capitals", "x-height", "cell")

Rows = tuple[str, ...]


class ArtError(ValueError):
    """A source that cannot be read, with its line."""


@dataclass(slots=True)
class _Sheet:
    """A source as far as it has been read; `art` holds glyphs by character and parts by name."""

    words: dict[str, str] = field(default_factory=dict)
    art: dict[str, Rows] = field(default_factory=dict)
    glyphs: list[str] = field(default_factory=list)

    def word(self, name: str) -> str:
        if name not in self.words:
            raise ArtError(f"the source does not tell its {name}")
        return self.words[name]

    def number(self, name: str) -> int:
        if not self.word(name).isdecimal():
            raise ArtError(f"{name} {self.word(name)!r} is not a number")
        return int(self.word(name))

    def rows(self, word: str) -> Rows:
        if _named(word) not in self.art:
            raise ArtError(f"nothing is called {word!r} up to here")
        return self.art[_named(word)]

    @property
    def height(self) -> int:
        return self.number("ascent") + self.number("descent")

    @property
    def cell(self) -> int:
        return self.number("cell") if "cell" in self.words else 0


def read_face(name: str, text: str) -> Face:
    """Read the source `text` of the face called `name`, or raise ArtError with the faulty line."""
    sheet = _Sheet()
    for number, head, art in _blocks(text):
        try:
            _read_block(sheet, head.split(), art)
        except (ValueError, IndexError) as error:
            raise ArtError(f"{name}, line {number}: {head!r}: {error}") from error
    try:
        return _face(sheet)
    except ArtError as error:
        raise ArtError(f"{name}: {error}") from error


def _face(sheet: _Sheet) -> Face:
    codes = {ord(character): sheet.art[character] for character in sheet.glyphs}
    if set(_ACCENTS.values()) <= set(sheet.art):  # numerals and the small clock face have no accents
        codes |= {code: _compose(sheet, chr(code)) for code in _accented() if code not in codes}
    return Face(
        name=sheet.word("family"),
        weight=sheet.word("weight"),
        pixel_size=sheet.height,
        ascent=sheet.number("ascent"),
        descent=sheet.number("descent"),
        cap_height=sheet.number("capitals"),
        x_height=sheet.number("x-height"),
        spacing="C" if sheet.cell else "P",
        glyphs={code: glyph_from_rows(rows, len(rows[0])) for code, rows in codes.items()},
    )


def _blocks(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Split a source into head lines, each with its line number and the art rows under it."""
    number, head, art = 0, "", list[str]()
    for count, line in enumerate(text.splitlines(), 1):
        if line.startswith((INK, BLANK)):
            art.append(line.rstrip())
        elif line.strip() and not line.startswith(";"):
            if head:
                yield number, head, art
            number, head, art = count, line, []
    if head:
        yield number, head, art


def _read_block(sheet: _Sheet, words: list[str], art: list[str]) -> None:
    if words[0] in _MEASURES:
        sheet.words[words[0]] = " ".join(words[1:])
    elif words[0] in ("glyph", "part"):
        name = _named(words[1])
        if name in sheet.art:
            raise ArtError("drawn twice")
        sheet.art[name] = _derived(sheet, words[3:]) if words[2:3] == ["="] else _drawn(sheet, art)
        if words[0] == "glyph":
            sheet.glyphs.append(name)
    else:
        raise ArtError("unknown word")


def _named(word: str) -> str:
    """Turn `U+00A0` into its character and leave every other name as it is."""
    return chr(int(word[2:], 16)) if word.startswith("U+") else word


def _drawn(sheet: _Sheet, art: list[str]) -> Rows:
    width = max([sheet.cell, *(len(row) for row in art)])
    if set("".join(art)) - {INK, BLANK}:
        raise ArtError("art is made of # and . only")
    if len(art) > sheet.height or not width:
        raise ArtError("the art does not fit the face")
    return _padded([row.ljust(width, BLANK) for row in art], sheet.height)


def _padded(rows: list[str], height: int) -> Rows:
    return tuple(rows + [BLANK * len(rows[0])] * (height - len(rows))) if rows else ()


def _derived(sheet: _Sheet, words: list[str]) -> Rows:
    """Follow a recipe such as `! turned down 1` or `A without 2 4`."""
    rows = list(sheet.rows(words[0]))
    at = 1
    while at < len(words):
        verb = words[at]
        end = next((i for i in range(at + 1, len(words)) if words[i] in _VERBS), len(words))
        rows = _change(sheet, rows, verb, words[at + 1 : end])
        at = end
    return tuple(rows)


def _change(sheet: _Sheet, rows: list[str], verb: str, words: list[str]) -> list[str]:
    width = len(rows[0])
    if verb == "turned":  # about the middle of its ink, so that it stays in its place
        left, top, right, bottom = _box(rows)
        turned = [row[left:right][::-1] for row in rows[top:bottom]][::-1]
        art = [BLANK * left + row + BLANK * (width - right) for row in turned]
        return rows[:top] + art + rows[bottom:]
    if verb == "mirrored":
        return [row[::-1] for row in rows]
    if verb == "down":
        return _moved_down(rows, int(words[0]))
    if verb == "right":
        return [_moved_right(row, int(words[0])) for row in rows]
    if verb == "without":  # the rows above the removed ones come down to fill the gap
        kept = [row for y, row in enumerate(rows) if y not in {int(word) for word in words}]
        return [BLANK * width] * (len(rows) - len(kept)) + kept
    if verb == "plus":
        return list(_united(tuple(rows), sheet.rows(words[0])))
    raise ArtError(f"unknown change {verb!r}")


def _moved_down(rows: list[str], step: int) -> list[str]:
    blank = [BLANK * len(rows[0])] * abs(step)
    return blank + rows[: len(rows) - step] if step >= 0 else rows[-step:] + blank


def _moved_right(row: str, step: int) -> str:
    blank = BLANK * abs(step)
    return blank + row[: len(row) - step] if step >= 0 else row[-step:] + blank


def _united(one: Rows, other: Rows) -> Rows:
    return tuple(
        "".join(INK if INK in pair else BLANK for pair in zip(a, b, strict=True))
        for a, b in zip(one, other, strict=True)
    )


def _box(rows: Sequence[str]) -> tuple[int, int, int, int]:
    """Give left, top, right, bottom of the ink, all 0 where there is none."""
    return bounds(glyph_from_rows(rows, 0).ink)


def _accented() -> list[int]:
    return [code for code in range(0xC0, 0x100) if unicodedata.decomposition(chr(code))]


def _compose(sheet: _Sheet, character: str) -> Rows:
    """Set the accent's part over the middle of the letter's ink."""
    letter, accent = tuple(unicodedata.normalize("NFD", character))
    high = letter.isupper() and accent != "\u0327"  # a cedilla hangs below and needs no room above
    base = _first(sheet, [f"{letter}.short"] if high else [f"{letter}.dotless"], letter)
    name = _ACCENTS[accent]
    mark = _first(sheet, [f"{name}.{letter}", f"{name}.cap"] if high else [f"{name}.{letter}"], name)
    over, under = _box(mark), _box(base)
    if not any(over) or not any(under):
        raise ArtError(f"{character} is made of something blank")
    step = (under[0] + under[2] - over[0] - over[2]) // 2
    width = len(base[0])
    if over[0] + step < 0 or over[2] + step > width:
        raise ArtError(f"{character}: the accent is wider than the letter's advance")
    placed = [_moved_right(row.ljust(width + len(row), BLANK), step)[:width] for row in mark]
    return _united(base, tuple(placed))


def _first(sheet: _Sheet, wanted: list[str], otherwise: str) -> Rows:
    """Give the first of the wanted parts that is drawn, else the rows of `otherwise`."""
    return next((sheet.art[name] for name in wanted if name in sheet.art), ()) or sheet.rows(otherwise)
