"""The screen: exact drawing of indices 0-15 in logical pixels on the 640x480 dots of the memory."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from retrogames.machine import shapes
from retrogames.machine.box import Box
from retrogames.machine.font import Font
from retrogames.machine.memory import HEIGHT, WIDTH, Memory
from retrogames.machine.palette import Palette
from retrogames.machine.shapes import Point, Span
from retrogames.machine.sprites import CLEAR, Sprite

_REGISTERS = bytes(range(16))
_STAMPS, _SMALL = 512, 128 * 128  # shapes that are kept, and the pixels that one may have
_LINE = 100  # letters written in one piece
_COMPLEMENT = bytes(15 - i if i < 16 else i for i in range(256))


class Screen:
    """Draw indices.

    `Screen()` has memory of its own and one dot a pixel. `scaled` gives another screen on the same memory
    whose pixels are sx by sy dots from a dot of origin on. All coordinates are logical pixels of the screen
    they are given to; whatever lies outside of it or of the clip is not drawn. An index over 15 raises
    ValueError.
    """

    __slots__ = ("_clip", "_stamps", "height", "memory", "ox", "oy", "sx", "sy", "width")

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = Memory() if memory is None else memory
        self.sx = self.sy = 1
        self.ox = self.oy = 0
        self.width, self.height = WIDTH, HEIGHT
        self._clip = Box(0, 0, WIDTH, HEIGHT)
        self._stamps: dict[tuple[object, ...], Sprite] = {}

    def scaled(
        self, sx: int, sy: int, ox: int = 0, oy: int = 0, w: int | None = None, h: int | None = None
    ) -> "Screen":
        """Give a screen on the same memory with pixels of sx x sy dots, w x h pixels from dot (ox, oy).

        Without w and h it reaches to the right and lower end. Raises ValueError where it would not fit.
        """
        other = Screen(self.memory)
        w = (WIDTH - ox) // max(1, sx) if w is None else w
        h = (HEIGHT - oy) // max(1, sy) if h is None else h
        if min(sx, sy, w, h) < 1 or min(ox, oy) < 0 or ox + w * sx > WIDTH or oy + h * sy > HEIGHT:
            raise ValueError(f"{w}x{h} pixels of {sx}x{sy} dots at {ox},{oy} do not fit {WIDTH}x{HEIGHT}")
        other.sx, other.sy, other.ox, other.oy, other.width, other.height = sx, sy, ox, oy, w, h
        other._clip, other._stamps = other.box, self._stamps
        return other

    @property
    def box(self) -> Box:
        """Give the whole logical area."""
        return Box(0, 0, self.width, self.height)

    @property
    def palette(self) -> Palette:
        """Give or set the sixteen registers; no dot changes."""
        return self.memory.palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        self.memory.palette = palette

    def to_dots(self, x: int, y: int) -> tuple[int, int]:
        """Give the upper left dot of a logical pixel."""
        return self.ox + x * self.sx, self.oy + y * self.sy

    @contextmanager
    def clip(self, x: int, y: int, w: int, h: int) -> Iterator[None]:
        """Draw only inside the rectangle, and inside that of any clip around, while the block lasts."""
        before = self._clip
        self._clip = before.meet(Box(x, y, max(0, w), max(0, h)))
        try:
            yield
        finally:
            self._clip = before

    def fill(self, index: int) -> None:
        """Fill the whole area, as far as the clip lets."""
        self.rect(0, 0, self.width, self.height, index)

    def rect(self, x: int, y: int, w: int, h: int, index: int) -> None:
        """Fill a rectangle."""
        _check(index)
        clip = self._clip
        left, top = max(x, clip.x), max(y, clip.y)
        w, h = min(x + w, clip.right) - left, min(y + h, clip.bottom) - top
        if w > 0 and h > 0:
            sx, sy = self.sx, self.sy
            self.memory.fill(self.ox + left * sx, self.oy + top * sy, w * sx, h * sy, index)

    def frame(self, x: int, y: int, w: int, h: int, index: int, t: int = 1) -> None:
        """Draw the t pixels wide border inside a rectangle."""
        if w <= 2 * t or h <= 2 * t:
            self.rect(x, y, w, h, index)
            return
        self.rect(x, y, w, t, index)
        self.rect(x, y + h - t, w, t, index)
        self.rect(x, y + t, t, h - 2 * t, index)
        self.rect(x + w - t, y + t, t, h - 2 * t, index)

    def hline(self, x: int, y: int, w: int, index: int) -> None:
        """Draw w pixels to the right."""
        self.rect(x, y, w, 1, index)

    def vline(self, x: int, y: int, h: int, index: int) -> None:
        """Draw h pixels down."""
        self.rect(x, y, 1, h, index)

    def pixel(self, x: int, y: int, index: int) -> None:
        """Draw one pixel."""
        self.rect(x, y, 1, 1, index)

    def at(self, x: int, y: int) -> int:
        """Give the index of a pixel; IndexError outside of the area."""
        if not self.box.contains(x, y):
            raise IndexError(f"no pixel {x},{y} on a screen of {self.width}x{self.height}")
        dx, dy = self.to_dots(x, y)
        return self.memory.dots[dy * WIDTH + dx]

    def line(self, x0: int, y0: int, x1: int, y1: int, index: int, t: int = 1) -> None:
        """Draw a line with both end pixels by a square pen of t x t pixels around it."""
        back = (t - 1) // 2
        for x, y, w, h in shapes.line(x0, y0, x1, y1):
            self.rect(x - back, y - back, w + t - 1, h + t - 1, index)

    def polygon(self, points: Sequence[Point], index: int) -> None:
        """Fill a polygon of corner coordinates, even-odd: (0, 0) (8, 0) (8, 8) (0, 8) is 8x8 pixels."""
        if points:
            x, y = math.floor(points[0][0]), math.floor(points[0][1])
            near = tuple((px - x, py - y) for px, py in points)
            self._stamp(x, y, index, near, lambda: shapes.polygon(near))

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, index: int) -> None:
        """Fill an ellipse around a corner coordinate: (4, 4) of radii 4 fills 8x8, (4.5, 4.5) of 4.5 9x9."""
        x, y = math.floor(cx), math.floor(cy)
        form = cx - x, cy - y, rx, ry
        self._stamp(x, y, index, form, lambda: shapes.ellipse(*form))

    def disc(self, cx: float, cy: float, r: float, index: int) -> None:
        """Fill a circle of logical pixels; see `ellipse` for the coordinates."""
        self.ellipse(cx, cy, r, r, index)

    def ring(self, cx: float, cy: float, r: float, t: float, index: int) -> None:
        """Draw the outer t pixels of a disc."""
        self.oval(cx, cy, r, r, t, t, index)

    def oval(self, cx: float, cy: float, rx: float, ry: float, tx: float, ty: float, index: int) -> None:
        """Draw an ellipse less the one tx and ty smaller: a round ring where pixels are not square."""
        x, y = math.floor(cx), math.floor(cy)
        form = cx - x, cy - y, rx, ry, tx, ty
        self._stamp(x, y, index, form, lambda: shapes.ring(*form))

    def _stamp(
        self, x: int, y: int, index: int, form: tuple[object, ...], scan: Callable[[], Iterable[Span]]
    ) -> None:
        """Draw spans moved by x and y; small ones are kept as a sprite under their form for the next time."""
        _check(index)
        sprite = self._stamps.get((index, *form))
        if sprite is None:
            spans = list(scan())
            if not spans:
                return
            sprite = Sprite.from_spans(spans, index)
            if len(sprite.pixels) <= _SMALL:
                if len(self._stamps) >= _STAMPS:
                    self._stamps.clear()
                self._stamps[index, *form] = sprite
        self.blit(sprite, x, y)

    def pattern(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        rows: Sequence[int],
        index: int,
        back: int | None = None,
        w_bits: int = 8,
    ) -> None:
        """Fill with bits anchored to the screen's origin: set ones are index, clear ones back or left alone.

        `rows` are numbers of w_bits bits, the top bit leftmost, repeated in both directions.
        """
        _check(index)
        _check(back or 0)
        box = self._clip.meet(Box(x, y, max(0, w), max(0, h)))
        if not (box.w and box.h):
            return
        if self.sx == self.sy == 1:
            self._dot_pattern(box, rows, index, back, w_bits)
            return
        clear = CLEAR if back is None else back
        repeats = (box.right + w_bits - 1) // w_bits
        lines = []
        for row in rows:
            bits = bytes(index if row >> bit & 1 else clear for bit in range(w_bits - 1, -1, -1))
            lines.append((bits * repeats)[box.x : box.right])
        order = [lines[(box.y + i) % len(lines)] for i in range(len(lines))]
        strip = Sprite(box.w, len(lines), b"".join(order))
        with self.clip(*box):
            for top in range(box.y, box.bottom, len(lines)):
                self.blit(strip, box.x, top)

    def _dot_pattern(self, box: Box, rows: Sequence[int], index: int, back: int | None, w_bits: int) -> None:
        """Fill with bits where a pixel is a dot: every w_bits-th dot at once, ten times as fast."""
        dots = self.memory.dots
        columns = []
        for bit in range(w_bits):
            first = box.x + (bit - box.x) % w_bits
            columns.append((1 << w_bits - 1 - bit, first, len(range(first, box.right, w_bits))))
        for y in range(box.y, box.bottom):
            row, left = rows[y % len(rows)], (self.oy + y) * WIDTH + self.ox
            end = left + box.right
            if back is not None:
                dots[left + box.x : end] = bytes((back,)) * box.w
            for mask, first, count in columns:
                if row & mask and count:
                    dots[left + first : end : w_bits] = bytes((index,)) * count

    def invert(self, x: int, y: int, w: int, h: int) -> None:
        """Complement a rectangle: every index n becomes 15 - n, as the Amiga highlights."""
        self._translate(x, y, w, h, _COMPLEMENT)

    def swap(self, x: int, y: int, w: int, h: int, a: int, b: int) -> None:
        """Exchange two indices in a rectangle, as GEM inverts black and white."""
        self.recolour(x, y, w, h, {a: b, b: a})

    def recolour(self, x: int, y: int, w: int, h: int, table: bytes | Mapping[int, int]) -> None:
        """Replace every index of a rectangle by the table's entry; what it lacks stays."""
        pairs = table if isinstance(table, Mapping) else dict(enumerate(table[:16]))
        full = bytes(pairs.get(i, i) for i in range(256))
        _check(max(full[:16]))
        self._translate(x, y, w, h, full)

    def _translate(self, x: int, y: int, w: int, h: int, table: bytes) -> None:
        for start, end in self._dot_rows(x, y, w, h):
            self.memory.dots[start:end] = self.memory.dots[start:end].translate(table)

    def _dot_rows(self, x: int, y: int, w: int, h: int) -> list[tuple[int, int]]:
        """Give the memory's slices, one a dot row, of a rectangle as far as the clip lets."""
        box = self._clip.meet(Box(x, y, max(0, w), max(0, h)))
        if not (box.w and box.h):
            return []
        left, top = self.to_dots(box.x, box.y)
        starts = range(top * WIDTH + left, (top + box.h * self.sy) * WIDTH + left, WIDTH)
        return [(start, start + box.w * self.sx) for start in starts]

    def blit(self, sprite: Sprite, x: int, y: int) -> None:
        """Draw a sprite with its hot spot at a pixel; a sprite's pixel is one logical pixel."""
        x, y = self.to_dots(x - sprite.hx, y - sprite.hy)
        self._clipped(lambda: self.memory.fb.blit(sprite.surface(self.sx, self.sy), (x, y)))

    def text(
        self, x: int, y: int, string: str, font: Font, index: int, bold: bool = False, underline: bool = False
    ) -> int:
        """Write a line with its top left (not its baseline) at a pixel; give the x after its last advance.

        `bold` draws each letter once more a pixel to the right, `underline` a row below the baseline.
        """
        _check(index)
        pen, blits = x, []
        for start in range(0, len(string), _LINE):
            run = font.run(string[start : start + _LINE], self.sx, self.sy, index, bold)
            blits.append((run.picture, self.to_dots(pen + run.left, y)))
            pen += run.advance
        self._clipped(lambda: self.memory.fb.blits(blits, False))
        if underline:
            self.rect(x, y + font.ascent + 1, pen - x, 1, index)
        return pen

    def _clipped(self, draw: Callable[[], object]) -> None:
        """Draw with pygame's clip set to ours, and unset again."""
        clip, fb = self._clip, self.memory.fb
        fb.set_clip((*self.to_dots(clip.x, clip.y), clip.w * self.sx, clip.h * self.sy))
        draw()
        fb.set_clip(None)

    def copy(self, x: int, y: int, w: int, h: int, tx: int, ty: int) -> None:
        """Copy a rectangle to where its top left becomes (tx, ty); the two may overlap.

        Pixels from outside of the area do not exist and are not copied.
        """
        source = self.box.meet(Box(x, y, max(0, w), max(0, h)))
        target = self._clip.meet(source.move(tx - x, ty - y))
        if not (target.w and target.h):
            return
        left, top = self.to_dots(target.x + x - tx, target.y + y - ty)
        rows = self._dot_rows(*target)
        taken = []
        for i in range(len(rows)):
            start = (top + i) * WIDTH + left
            taken.append(self.memory.dots[start : start + target.w * self.sx])
        for (start, end), row in zip(rows, taken, strict=True):
            self.memory.dots[start:end] = row

    def pixels(self) -> bytes:
        """Give all 307,200 dots of the memory, row by row."""
        return bytes(self.memory.dots)

    def load(self, dots: bytes) -> None:
        """Put back what `pixels` gave; ValueError for another length or an index over 15."""
        if len(dots) != WIDTH * HEIGHT or dots.translate(None, _REGISTERS):
            raise ValueError(f"{len(dots)} dots, the highest {max(dots, default=0)}, are not a picture")
        self.memory.dots[:] = dots


def _check(index: int) -> None:
    if not 0 <= index <= 15:
        raise ValueError(f"{index} is no palette register")
