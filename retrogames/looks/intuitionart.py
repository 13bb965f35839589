"""Small pictures of the Amiga dress: pointers, check mark, key image, arrows."""

from retrogames.machine.sprites import Sprite

_SIGNS = {"k": 2, "r": 4, "s": 5, "w": 1, "b": 0}


def _drawn(art: str, hx: int = 0, hy: int = 0) -> Sprite:
    return Sprite.from_rows(art.strip("\n").split("\n"), _SIGNS, hx, hy)


POINTER = _drawn("""
kk..........
kskk........
ksrrkk......
.ksrrrkk....
.ksrrrrrkk..
..ksrrrrrrk.
..ksrrrrkk..
...ksrrrrk..
...ksrkrrrk.
....kk.krrrk
........krk.
.........k..
""")

BUSY = _drawn(
    """
.....kkkk.......
...kksssskkk....
..ksssssssssk...
.kssskkkkssssk..
.kssssskssssssk.
kssssskssssssssk
ksssskssskkkkssk
kssskkkkssskssk.
.ksssssssskssssk
.kssssssskkkksk.
..ksssssssssssk.
...kkssssskkkk..
.....kkkkk......
..kk............
.kssk...........
..kk............
""",
    8,
    8,
)

CHECK = _drawn("""
............bb
...........bb.
..........bb..
.bb......bb...
..bb....bb....
...bb..bb.....
....bbbb......
.....bb.......
""")

KEY = _drawn("""
.bbbbbbbbbbbbbbbb.
bbbbbbbbbbwwwbbbbb
bbbbbbbbbwwwwbbbbb
bbbbbbbwwbbwwbbbbb
bbbbbbwwwwwwwbbbbb
bbbbwwwbbbbwwwbbbb
bbbwwwwbbbwwwwwbbb
.bbbbbbbbbbbbbbbb.
""")
"""A capital A leaning on a key's cap: hold the Amiga key, or Ctrl."""
