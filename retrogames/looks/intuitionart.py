"""Small pictures of the Amiga dress: pointers, check mark, key cap, arrows."""

from collections.abc import Mapping

from retrogames.machine.sprites import Sprite

_SIGNS = {"k": 2, "r": 4, "s": 5, "w": 1, "b": 0}


def _drawn(art: str, hx: int = 0, hy: int = 0) -> Sprite:
    return Sprite.from_rows(art.strip("\n").split("\n"), _SIGNS, hx, hy)


POINTER = _drawn("""
kk............
kskk..........
ksrrkk........
.ksrrrkk......
.ksrrrrrkk....
..ksrrrrrrkk..
..ksrrrrrrrrk.
...ksrrrrkkk..
...ksrrrrrk...
....ksrkrrrk..
....kk..krrrk.
.........krrk.
..........kk..
""")
"""A fat arrow: black edge, red body, pale where the light falls (looks, 4.4)."""

BUSY = _drawn(
    """
....kkkk.kkk....
..kksssskssskk..
.kssssssssssssk.
kssssssssssssssk
kskkkkkssssssssk
.kssskssskkkksk.
kssskssssssksssk
kssksssssskssssk
kskkkkksskkkkssk
.kssssssssssssk.
..kkssskksssskk.
....kkk..kkkk...
...kk...........
..kssk..........
...kk...........
.kk.............
""",
    8,
    8,
)
"""A cloud that snores, the busy pointer (looks, 4.4)."""

CHECK = _drawn("""
...........bbb
..........bbb.
.........bbb..
bbb.....bbb...
.bbb...bbb....
..bbb.bbb.....
...bbbbb......
....bbb.......
""")

KEY = _drawn("""
.bbbbbbbbbbbbbbbb.
bbbbbbbbbbwwwwbbbb
bbbbbbbbbwwbwwbbbb
bbbbbbbbwwbbwwbbbb
bbbbbbbwwwwwwwbbbb
bbbbbbwwbbbbwwbbbb
bbbbwwwwbbbwwwwbbb
.bbbbbbbbbbbbbbbb.
""")
"""A leaning capital on a key's cap: hold the Amiga key, or Ctrl."""

ARROWS: Mapping[str, Sprite] = {
    "up": _drawn("....bb....\n..bbbbbb..\nbbbbbbbbbb", 5, 1),
    "down": _drawn("bbbbbbbbbb\n..bbbbbb..\n....bb....", 5, 1),
    "left": _drawn("......bb\n....bbbb\n..bbbbbb\nbbbbbbbb\n..bbbbbb\n....bbbb\n......bb", 4, 3),
    "right": _drawn("bb......\nbbbb....\nbbbbbb..\nbbbbbbbb\nbbbbbb..\nbbbb....\nbb......", 4, 3),
}
