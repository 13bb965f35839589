"""Scanlines: which rows of the shown picture each machine's monitor leaves darker."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

Crt: TypeAlias = Literal["vga", "st", "amiga", "x"]


class _Beam(NamedTuple):
    """Hold how many dot rows a scan line has, and the brightness its dark part keeps at 1x and above."""

    dots: int
    single: float
    more: float


# The 15 kHz machines draw each line once and leave the second of its two dot rows dim; VGA scans every
# dot row, of which only magnification shows the gap; X terminals show none (looks, 6).
_BEAMS: dict[Crt, _Beam] = {
    "vga": _Beam(1, 1.0, 0.95),
    "st": _Beam(2, 0.85, 0.70),
    "amiga": _Beam(2, 0.85, 0.70),
    "x": _Beam(1, 1.0, 1.0),
}


class Shade(NamedTuple):
    """Hold rows to darken and the brightness they keep, from 0 to 1."""

    rows: tuple[int, ...]
    keep: float


def shade(edges: Sequence[int], crt: Crt) -> Shade:
    """Give what to darken where `edges` are the first shown row of each dot row, and the end of the last.

    The lower quarter of every scan line is dark, at least one row; a line of a single row has none.
    """
    beam = _BEAMS[crt]
    magnified = edges[-1] - edges[0] >= 2 * (len(edges) - 1)
    keep = beam.more if magnified else beam.single
    rows: list[int] = []
    for line in range(0, len(edges) - beam.dots, beam.dots):
        start, end = edges[line], edges[line + beam.dots]
        if keep < 1 and end - start > 1:
            rows.extend(range(end - max(1, (end - start + 2) // 4), end))
    return Shade(tuple(rows), keep)
