"""A reader of BDF 2.1 bitmap fonts, without pygame."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from retrogames.frozen import frozen

_LARGEST = 256  # pixels that a glyph, an ascent or an offset may have
_MOST = 0x10FFFF  # glyphs, and the last code point
_MOST_BYTES = 8_000_000
_HEX = frozenset("0123456789ABCDEFabcdef")


class FontError(ValueError):
    """A font cannot be read; the text is one line, `FILE:LINE: reason`."""


class Glyph(NamedTuple):
    """Hold one letter: its advance, the box of its bitmap, and its rows as numbers, top row first.

    The box begins `left` pixels right of the pen and `lift` pixels above the baseline (below, if
    negative). A row's top bit, number `width - 1`, is its leftmost pixel.
    """

    advance: int
    width: int
    height: int
    left: int
    lift: int
    rows: tuple[int, ...]


@frozen
class Face:
    """Hold what a BDF file says: ascent and descent in pixels, glyphs by character.

    `unknown` is the character of DEFAULT_CHAR, empty where the file names none that it has.
    """

    name: str
    ascent: int
    descent: int
    glyphs: Mapping[str, Glyph]
    unknown: str = ""


class _Reader:
    """Read a file line by line; every keyword of interest has a method, the others are skipped."""

    def __init__(self, data: bytes, name: str) -> None:
        self._file = self.name = name
        self._lines = data.decode("latin-1").split("\n")
        self.at = 0
        self.values: dict[str, int] = {}
        self.box = (0, 0, 0, 0)
        self.glyphs: dict[str, Glyph] = {}
        self.count: int | None = None
        self._keywords: dict[str, Callable[[str, list[str]], None]] = {
            "FONT": self._font,
            "FONTBOUNDINGBOX": self._bounding_box,
            "FONT_ASCENT": self._property,
            "FONT_DESCENT": self._property,
            "DEFAULT_CHAR": self._property,
            "CHARS": self._chars,
            "STARTCHAR": self._char,
        }

    def read(self) -> Face:
        """Read the whole file."""
        word, _ = self._next()
        if word != "STARTFONT":
            raise self._wrong("a BDF font begins with STARTFONT")
        while word != "ENDFONT":
            word, words = self._next()
            if word in self._keywords:
                self._keywords[word](word, words)
        if self.count != len(self.glyphs):
            raise self._wrong(f"CHARS promised {self.count} characters, found {len(self.glyphs)}")
        _, high, _, lift = self.box
        ascent = self.values.get("FONT_ASCENT", high + lift)
        descent = self.values.get("FONT_DESCENT", -lift)
        if not (0 <= ascent <= _LARGEST and 0 <= descent <= _LARGEST and ascent + descent):
            raise self._wrong(f"ascent {ascent} and descent {descent} make no line")
        glyphs = {chr(int(code)): glyph for code, glyph in self.glyphs.items() if not code.startswith("-")}
        unknown = self.values.get("DEFAULT_CHAR", -1)
        named = chr(unknown) if str(unknown) in self.glyphs else ""
        return Face(self.name, ascent, descent, glyphs, named)

    def _next(self) -> tuple[str, list[str]]:
        """Give keyword and words of the next line that is neither empty nor a comment."""
        while self.at < len(self._lines):
            words = self._lines[self.at].split()
            self.at += 1
            if words and words[0] != "COMMENT":
                return words[0], words[1:]
        raise self._wrong("cut short: ENDFONT is missing")

    def _wrong(self, reason: str) -> FontError:
        return FontError(f"{self._file}:{self.at}: {reason}")

    def _numbers(self, word: str, words: list[str], count: int, low: int, high: int) -> list[int]:
        """Read the first `count` words as whole numbers from low to high."""
        numbers = [number for text in words[:count] if (number := _whole(text)) is not None]
        if len(numbers) < count or not all(low <= number <= high for number in numbers):
            raise self._wrong(f"{word} takes {count} whole numbers from {low} to {high}")
        return numbers

    def _font(self, word: str, words: list[str]) -> None:
        self.name = " ".join(words) or self.name

    def _bounding_box(self, word: str, words: list[str]) -> None:
        self.box = self._read_box(word, words)

    def _property(self, word: str, words: list[str]) -> None:
        (self.values[word],) = self._numbers(word, words, 1, 0, _MOST)

    def _chars(self, word: str, words: list[str]) -> None:
        (self.count,) = self._numbers(word, words, 1, 0, _MOST)

    def _read_box(self, word: str, words: list[str]) -> tuple[int, int, int, int]:
        w, h, x, y = self._numbers(word, words, 4, -_LARGEST, _LARGEST)
        if w < 0 or h < 0:
            raise self._wrong(f"{word} {w} x {h} is no size")
        return w, h, x, y

    def _char(self, word: str, words: list[str]) -> None:
        """Read from after STARTCHAR to ENDCHAR."""
        name = " ".join(words)
        code = advance = box = None
        while word != "BITMAP":
            word, words = self._next()
            if word == "ENCODING":
                (code,) = self._numbers(word, words, 1, -1, _MOST)
            elif word == "DWIDTH":
                (advance,) = self._numbers(word, words, 1, 0, _LARGEST)
            elif word == "BBX":
                box = self._read_box(word, words)
            elif word in ("ENDCHAR", "STARTCHAR", "ENDFONT"):
                raise self._wrong(f"character {name} has no BITMAP")
        if code is None or advance is None or box is None:
            raise self._wrong(f"character {name} lacks ENCODING, DWIDTH or BBX")
        key = str(code) if code >= 0 else f"-{len(self.glyphs)}"  # without a code: only counted
        if key in self.glyphs:
            raise self._wrong(f"character {name}: code {code} is there already")
        self.glyphs[key] = Glyph(advance, *box, self._rows(box[0], box[1]))
        if self._next()[0] != "ENDCHAR":
            raise self._wrong(f"character {name} has more than {box[1]} rows, or no ENDCHAR")

    def _rows(self, width: int, height: int) -> tuple[int, ...]:
        """Read the rows of a bitmap: hexadecimal digits of whole bytes, padded at the right."""
        if not width:
            return (0,) * height
        digits = (width + 7) // 8 * 2
        texts = [text.rstrip() for text in self._lines[self.at : self.at + height]]
        if set(map(len, texts)) != {digits} or not _HEX.issuperset(
            "".join(texts)
        ):  # all at once: it is quicker
            self._check_rows(width, digits, texts)
        if len(texts) < height:
            raise self._wrong("cut short inside a bitmap")
        self.at += height
        spare = digits * 4 - width
        return tuple([int(text, 16) >> spare for text in texts])

    def _check_rows(self, width: int, digits: int, texts: Sequence[str]) -> None:
        """Say which row of a bitmap is wrong, if one is."""
        for i, text in enumerate(texts):
            if len(text) != digits or not _HEX.issuperset(text):
                self.at += i + 1
                raise self._wrong(f"a row of {width} pixels is {digits} hexadecimal digits, not {text[:9]!r}")


@lru_cache(1024)  # a face has few numbers, each often
def _whole(text: str) -> int | None:
    """Read a whole number, None where the text is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 8 else None


def read_bdf(data: bytes, name: str = "font") -> Face:
    """Read the bytes of a BDF file, called `name` in errors; raises FontError for whatever is wrong.

    Encodings are Unicode code points; glyphs without one (-1) are left out.
    """
    if len(data) > _MOST_BYTES:
        raise FontError(f"{name}:0: too large for a font of ours")
    return _Reader(data, name).read()


def load_bdf(path: Path) -> Face:
    """Read a BDF file; FontError says what is wrong, also when it cannot be opened."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FontError(f"{path}:0: {error.strerror or error}") from error
    return read_bdf(data, str(path))
