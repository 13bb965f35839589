"""A reader of BDF 2.1 bitmap fonts, without pygame."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_LARGEST = 256  # pixels a side of a glyph, or of ascent and descent
_MOST_GLYPHS = 65536


class FontError(ValueError):
    """A font cannot be read; the text is one line, `FILE:LINE: reason`."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """Hold one letter: its advance, the box of its bitmap, and its rows as numbers, top row first.

    The box stands `left` pixels right of the pen and `lift` pixels above the baseline (below, if
    negative). A row's top bit, number `width - 1`, is its leftmost pixel.
    """

    advance: int
    width: int
    height: int
    left: int
    lift: int
    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """Hold what a BDF file says: ascent and descent in pixels, and glyphs by character."""

    name: str
    ascent: int
    descent: int
    glyphs: Mapping[str, Glyph]


class _Lines:
    """Walk the lines of a file and say where something is wrong."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        self.number = 0
        self._rest = iter(data.decode("latin-1").splitlines())

    def __iter__(self) -> Iterator[tuple[str, list[str]]]:
        for text in self._rest:
            self.number += 1
            word, _, rest = text.strip().partition(" ")
            if word and word != "COMMENT":
                yield word, rest.split()

    def row(self) -> str:
        self.number += 1
        return next(self._rest, "ENDCHAR").strip()

    def wrong(self, reason: str) -> FontError:
        return FontError(f"{self.name}:{self.number}: {reason}")

    def numbers(self, word: str, words: list[str], count: int) -> list[int]:
        """Read `count` whole numbers of a sane size."""
        try:
            values = [int(text) for text in words[:count] if len(text) < 8]
        except ValueError:
            values = []
        if len(values) != count or any(abs(value) > _MOST_GLYPHS for value in values):
            raise self.wrong(f"{word} needs {count} whole number{'s' * (count > 1)}")
        return values


def read_bdf(data: bytes, name: str = "font") -> Face:
    """Read the bytes of a BDF file, called `name` in errors; raises FontError for whatever is wrong.

    Encodings are Unicode code points; glyphs without one (-1) are left out.
    """
    lines = _Lines(data, name)
    values: dict[str, int] = {}
    glyphs: dict[str, Glyph] = {}
    expected: int | None = None
    started = ended = False
    face = name
    for word, words in lines:
        if not started and word != "STARTFONT":
            raise lines.wrong("a BDF font begins with STARTFONT")
        started = True
        if word in ("FONT_ASCENT", "FONT_DESCENT"):
            (values[word],) = lines.numbers(word, words, 1)
            if not 0 <= values[word] <= _LARGEST:
                raise lines.wrong(f"{word} is not from 0 to {_LARGEST}")
        elif word == "FONTBOUNDINGBOX":
            _, high, _, below = lines.numbers(word, words, 4)
            values["high"], values["below"] = high + below, -below
        elif word == "FONT":
            face = " ".join(words) or name
        elif word == "CHARS":
            (expected,) = lines.numbers(word, words, 1)
        elif word == "STARTCHAR":
            _read_char(lines, glyphs)
        elif word == "ENDFONT":
            ended = True
            break
    if not ended:
        raise lines.wrong("cut short: ENDFONT is missing")
    del expected
    ascent = values.get("FONT_ASCENT", values.get("high"))
    descent = values.get("FONT_DESCENT", values.get("below"))
    if ascent is None or descent is None:
        raise lines.wrong("neither FONT_ASCENT and FONT_DESCENT nor FONTBOUNDINGBOX")
    return Face(face, ascent, descent, glyphs)


def _read_char(lines: _Lines, glyphs: dict[str, Glyph]) -> None:
    """Read from after STARTCHAR to ENDCHAR."""
    code, advance, box = -1, 0, (0, 0, 0, 0)
    for word, words in lines:
        if word == "ENCODING":
            (code,) = lines.numbers(word, words, 1)
        elif word == "DWIDTH":
            (advance,) = lines.numbers(word, words, 1)
        elif word == "BBX":
            w, h, x, y = lines.numbers(word, words, 4)
            box = (w, h, x, y)
        elif word == "BITMAP":
            rows = _read_rows(lines, box[0], box[1])
            if code >= 0:
                glyphs[chr(code)] = Glyph(advance, *box, rows)
            return
    raise lines.wrong("cut short inside a character")


def _read_rows(lines: _Lines, width: int, height: int) -> tuple[int, ...]:
    rows = []
    for _ in range(height):
        text = lines.row()
        try:
            rows.append(int(text, 16) >> max(0, len(text) * 4 - width))
        except ValueError:
            raise lines.wrong(f"{text!r} is not a row of hexadecimal digits") from None
    return tuple(rows)


def load_bdf(path: Path) -> Face:
    """Read a BDF file; FontError says what is wrong, also when it cannot be opened."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FontError(f"{path}:0: {error.strerror or error}") from error
    return read_bdf(data, str(path))
