"""Pointers, signs and gadgets of the GEM dress, drawn in ink (`#`) and paper (`o`)."""

from collections.abc import Mapping

from retrogames.machine.sprites import Sprite


def _sprite(art: str, hx: int = 0, hy: int = 0) -> Sprite:
    return Sprite.from_rows(art.strip("\n").split("\n"), {"#": 15, "o": 0}, hx, hy)


# Pointers are 16x16, black with a white mask; hot spots as in the system's own (looks, 3.3).

ARROW = _sprite("""
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
""")

BEE = _sprite(
    """
...oo......oo...
..o##o....o##o..
...oo#oooo#oo...
.....o####o.....
.ooooo####ooooo.
o###oo####oo###o
#ooo##o##o##ooo#
#oooo######oooo#
o#oo#oooooo#oo#o
.o###o####o###o.
...o##oooo##o...
..o##o####o##o..
...oo##oo##oo...
....oo####oo....
.....oo##oo.....
.......oo.......
""",
    8,
    8,
)

HAND = _sprite("""
###.............
#oo##...........
#oooo#..........
.#oooo#.##......
..#oooo#oo##....
...#oooo#oo#o##.
..###oooo#oo#oo#
.#ooo#ooooooo#o#
.#oooo#oooooooo#
..##oooooooooo#.
....#ooooooooo#.
.....#oooooooo#.
......#ooooooo##
.......##ooooooo
.........######o
..............##
""")

CROSS = _sprite("""
##...##
###.###
.#####.
..###..
.#####.
###.###
##...##
""")
"""In a close box."""

# Signs of alerts are 32x32 (looks, 3.3).

_NOTE = """
...............#
..............###
..............###
.............#####
.............#####
............###o###
............###o###
...........###ooo###
...........###ooo###
..........###o###o###
..........###o###o###
.........###oo###oo###
.........###oo###oo###
........###ooo###ooo###
........###ooo###ooo###
.......###oooo###oooo###
.......###oooo###oooo###
......###ooooo###ooooo###
......###oooooo#oooooo###
.....###ooooooo#ooooooo###
.....###ooooooo#ooooooo###
....###oooooooo#oooooooo###
....###ooooooooooooooooo###
...###oooooooo###oooooooo###
...###oooooooo###oooooooo###
..###ooooooooo###ooooooooo###
..###ooooooooooooooooooooo###
.###ooooooooooooooooooooooo###
.#############################
###############################
###############################

"""

_QUESTION = """
.....######################
...##########################
..#####oooooooooooooooooo#####
.####oooooooooooooooooooooo####
.###oooooooooooooooooooooooo###
###oooooooooo#####ooooooooooo###
###ooooooooo#######oooooooooo###
##ooooooooo###ooo###oooooooooo##
##ooooooooo###ooo###oooooooooo##
##ooooooooooooooo###oooooooooo##
##oooooooooooooo###ooooooooooo##
##ooooooooooooo###oooooooooooo##
##oooooooooooo###ooooooooooooo##
##oooooooooooo###ooooooooooooo##
##oooooooooooo###ooooooooooooo##
##oooooooooooooooooooooooooooo##
##oooooooooooooooooooooooooooo##
##oooooooooooo###ooooooooooooo##
##oooooooooooo###ooooooooooooo##
###ooooooooooo###oooooooooooo###
###oooooooooooooooooooooooooo###
.###oooooooooooooooooooooooo###
.####oooooooooooooooooooooo####
..#####oooooooooooooooooo#####
...######oooo################
.....####ooo###############
.......##oo###
.......##o###
.......#####
.......####
.......###
.......##
"""

_STOP = """
.........##############
........################
.......###oooooooooooo###
......###oo##########oo###
.....###oo############oo###
....###oo##############oo###
...###oo################oo###
..###oo##################oo###
.###oo####################oo###
###oo######################oo###
##oo########################oo##
##o##########################o##
##o##oooo#ooooo##ooo##oooo###o##
##o#o#######o###o###o#o###o##o##
##o#o#######o###o###o#o###o##o##
##o##ooo####o###o###o#oooo###o##
##o#####o###o###o###o#o######o##
##o#####o###o###o###o#o######o##
##o#oooo####o####ooo##o######o##
##o##########################o##
##o##########################o##
##oo########################oo##
###oo######################oo###
.###oo####################oo###
..###oo##################oo###
...###oo################oo###
....###oo##############oo###
.....###oo############oo###
......###oo##########oo###
.......###oooooooooooo###
........################
.........##############
"""

SIGNS: Mapping[str, Sprite] = {
    "note": _sprite(_NOTE),
    "question": _sprite(_QUESTION),
    "stop": _sprite(_STOP),
}
"""By the kind of alert."""
