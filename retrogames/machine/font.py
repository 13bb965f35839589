"""Fonts: BDF faces drawn by index from an atlas, unknown characters as a hollow box."""

from pathlib import Path
from typing import NamedTuple

import pygame

from retrogames.machine.bdf import Face, FontError, Glyph, load_bdf
from retrogames.machine.memory import IDENTITY
from retrogames.machine.png import CLEAR

_RUNS = 128  # strings that are kept written

__all__ = ["Font", "FontCase", "FontError", "Glyph", "load_font"]


class Letter(NamedTuple):
    """Hold where a glyph stands in the atlas, and how its box lies to the pen: all in pixels."""

    x: int
    width: int
    left: int
    advance: int


class Run(NamedTuple):
    """Hold a written string: its picture, whose pixels are dots, and how it lies to the pen in pixels."""

    picture: pygame.Surface
    left: int
    advance: int


class Font:
    """Draw one face; every size, distance and advance is in logical pixels.

    `ascent` and `descent` are the rows above and below the baseline, `height` their sum.
    """

    def __init__(self, face: Face) -> None:
        self.name = face.name
        self.ascent = face.ascent
        self.descent = face.descent
        self.height = face.ascent + face.descent
        self.face = face
        self._hollow = _unknown(face)
        self._letters: dict[str, Letter] = {}
        self._hollow_letter, self._mask, self._mask_width = self._make_mask()
        self._inks: dict[tuple[int, int, int], pygame.Surface] = {}
        self._runs: dict[tuple[str, int, int, int, bool], Run] = {}

    def glyph(self, ch: str) -> Glyph:
        """Give the glyph of a character, the hollow box for an unknown one."""
        return self.face.glyphs.get(ch, self._hollow)

    def width(self, string: str) -> int:
        """Give the advance of a string in pixels."""
        return sum(self.letter(ch).advance for ch in string)

    def letter(self, ch: str) -> Letter:
        """Give a character's place in the atlas."""
        return self._letters.get(ch, self._hollow_letter)

    def ink(self, sx: int, sy: int, index: int) -> pygame.Surface:
        """Give the atlas in one index, transparent elsewhere, each pixel sx by sy dots; made once."""
        atlas = self._inks.get((sx, sy, index))
        if atlas is None:
            dots = self._mask.translate(bytes.maketrans(b"01", bytes((CLEAR, index))))
            atlas = pygame.image.frombytes(dots, (self._mask_width, self.height), "P")
            if (sx, sy) != (1, 1):
                atlas = pygame.transform.scale(atlas, (self._mask_width * sx, self.height * sy))
            atlas.set_palette(IDENTITY)
            atlas.set_colorkey(CLEAR)
            self._inks[sx, sy, index] = atlas
        return atlas

    def run(self, string: str, sx: int, sy: int, index: int, bold: bool) -> Run:
        """Give a string written in one index, transparent elsewhere; kept, as most come in every picture.

        `bold` writes each letter once more a pixel to the right.
        """
        key = string, sx, sy, index, bold
        run = self._runs.get(key)
        if run is None:
            if len(self._runs) >= _RUNS:
                self._runs.clear()
            run = self._runs[key] = self._write(*key)
        return run

    def _write(self, string: str, sx: int, sy: int, index: int, bold: bool) -> Run:
        atlas, high = self.ink(sx, sy, index), self.height * sy
        pen, places = 0, []
        for ch in string:
            letter = self.letter(ch)
            places.append((pen + letter.left, letter))
            pen += letter.advance
        left = min((x for x, _ in places), default=0)
        right = max((x + letter.width for x, letter in places), default=0) + bold
        picture = pygame.Surface((max(0, right - left) * sx, high), 0, 8)
        picture.set_palette(IDENTITY)
        picture.set_colorkey(CLEAR)
        picture.fill(CLEAR)
        for x, letter in places:
            area = letter.x * sx, 0, letter.width * sx, high
            picture.blits([(atlas, ((x + smear - left) * sx, 0), area) for smear in range(1 + bold)], False)
        return Run(picture, left, pen)

    def _make_mask(self) -> tuple[Letter, bytes, int]:
        """Set all glyphs side by side on the baseline, a 0 or 1 a pixel; what juts out of the line is cut."""
        glyphs = [*self.face.glyphs.items(), ("", self._hollow)]
        lines = [0] * self.height  # each row of the atlas as one large number
        x = 0
        letter = Letter(0, 0, 0, 0)
        for ch, glyph in glyphs:
            width = glyph.width
            lines = [line << width for line in lines]
            for y, row in enumerate(glyph.rows, self.ascent - glyph.lift - glyph.height):
                if 0 <= y < self.height:
                    lines[y] |= row
            letter = Letter(x, width, glyph.left, glyph.advance)
            if ch:
                self._letters[ch] = letter
            x += width
        mask = "".join(f"{line:0{x}b}" for line in lines)
        return letter, mask.encode(), x


def _unknown(face: Face) -> Glyph:
    """Give the face's own sign for unknown characters, or a hollow box as wide as a zero."""
    own = face.glyphs.get(face.unknown)
    if own and any(own.rows):
        return own
    zero = face.glyphs.get("0")
    advance = zero.advance if zero else max(4, face.ascent // 2 + 2)
    w, h = max(3, advance - 1), max(3, face.ascent - 1)
    full, sides = (1 << w) - 1, 1 << w - 1 | 1
    return Glyph(advance, w, h, 0, 0, (full, *[sides] * (h - 2), full))


def load_font(path: Path) -> Font:
    """Read a BDF file into a font; raises FontError."""
    return Font(load_bdf(path))


class FontCase:
    """Hold the fonts of one folder, each read at its first use."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._fonts: dict[str, Font] = {}

    def __getitem__(self, name: str) -> Font:
        """Give the font in `NAME.bdf`; raises FontError."""
        if name not in self._fonts:
            self._fonts[name] = load_font(self.folder / f"{name}.bdf")
        return self._fonts[name]
