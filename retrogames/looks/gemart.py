"""Pointers and alert signs of the GEM dress, drawn in ink (`#`) and paper (`o`)."""

from collections.abc import Mapping

from retrogames.machine.sprites import Sprite

_KEY = {"#": 15, "o": 0}

_ARROW = """
oo
o#o
o##o
o###o
o####o
o#####o
o######o
o#######o
o########o
o#####oooo
o##o##o
o#o.o##o
oo..o##o
.....o##o
.....o##o
......oo
"""

_BEE = """
..oo.oo...oo.oo
.o##o##o.o##o##o
.o#oo#o#o#o#oo#o
.oo#oo#o#o#oo#oo
..oo#o#####o#oo
...oo##o#o##oo
..oo#########oo
.o##oo#####oo##o
.o#o###ooo###o#o
.oo#o#######o#oo
.o##oo##o##oo##o
.o#oo#######oo#o
.oo.oo#ooo#oo.oo
.....o#####o
......oo#oo
.......ooo
"""

_HAND = """
.oo
o##o
o#o#o
.o#o#ooo
..o#o###ooo
...o#o#o###oo
....o##o#o###o
.oooo##o#o#o##o
o####o#####o#o#o
o#ooo########o#o
.o###oo#######oo
..oo###o#######o
....oo########oo
......o######oo
.......oo###oo
.........ooo
"""


def _sprite(art: str, hx: int = 0, hy: int = 0) -> Sprite:
    return Sprite.from_rows(art.strip("\n").split("\n"), _KEY, hx, hy)


ARROW = _sprite(_ARROW)
BEE = _sprite(_BEE, 8, 8)
HAND = _sprite(_HAND)


def _note() -> Sprite:
    """Draw the triangle with its exclamation mark, three pixels of edge."""
    rows = []
    for y in range(31):
        row = ["."] * 32
        left, right = 15 - y // 2, 15 + y // 2
        for x in range(max(0, left), min(31, right) + 1):
            row[x] = "#" if x < left + 3 or x > right - 3 or y >= 28 else "o"
        if 10 <= y < 22:
            row[15] = "#"
            if y < 18:
                row[14] = row[16] = "#"
        if 23 <= y < 26:
            row[14] = row[15] = row[16] = "#"
        rows.append("".join(row))
    return _sprite("\n".join(rows))


def _sign(kind: str) -> Sprite:
    return _note()


SIGNS: Mapping[str, Sprite] = {"note": _note(), "question": _sign("question"), "stop": _sign("stop")}
