"""How good a position of Splatter is: tiles, the best splat at hand, tiles that can be splatted.

Weights were chosen by matches of some hundred games at equal numbers of positions, on 7x7 and 11x8.
"""

from retrogames.games.splatter.grid import STRIDE

TILE = 100
"""What one tile is worth."""

_EXPOSED = 35
"""What a tile is worth that stands beside a square where a foe can land."""

WON = 1_000_000
"""More than any position that is not yet decided."""


def worth(own: int, foes: int, free: int) -> int:
    """Judge a position for the seat to move, which is counted its best single step in advance."""
    near = own | own << 1 | own >> 1
    near |= near << STRIDE | near >> STRIDE
    far = near | near << 1 | near >> 1
    reach = (far | far << STRIDE | far >> STRIDE) & free
    other = foes | foes << 1 | foes >> 1
    other |= other << STRIDE | other >> STRIDE
    far = other | other << 1 | other >> 1
    danger = (far | far << STRIDE | far >> STRIDE) & free
    about = reach | reach << 1 | reach >> 1
    about |= about << STRIDE | about >> STRIDE
    lost = danger | danger << 1 | danger >> 1
    lost |= lost << STRIDE | lost >> STRIDE
    value = TILE * (own.bit_count() - foes.bit_count())
    value += _EXPOSED * ((about & foes).bit_count() - (lost & own).bit_count())
    splats = most_splats(foes, reach & other)
    gain = 2 * splats
    adds = near & free
    if adds and (splats == 0 or most_splats(foes, adds & other) == splats):
        gain += 1
    return value + TILE * gain


def most_splats(foes: int, targets: int) -> int:
    """Give how many foes at most stand about one of these squares, 0-8.

    The eight neighbours of all squares are added at once, as four planes of bits.
    """
    if not targets:
        return 0
    left, right = foes << 1, foes >> 1
    side0, side1 = left ^ right, left & right
    row0, row1 = side0 ^ foes, side1 | side0 & foes
    up0, down0 = row0 << STRIDE, row0 >> STRIDE
    up1, down1 = row1 << STRIDE, row1 >> STRIDE
    both = up0 ^ down0
    carry = up0 & down0 | both & side0
    twos = up1 ^ down1
    fours = up1 & down1 | twos & side1
    twos ^= side1
    more = twos & carry
    if targets & fours & more:
        return 8
    count = 0
    if targets & (fours ^ more):
        targets &= fours ^ more
        count = 4
    if targets & (twos ^ carry):
        targets &= twos ^ carry
        count += 2
    if targets & (both ^ side0):
        count += 1
    return count


def final(own: int, foes: int) -> int:
    """Judge a finished game of two by its tiles."""
    lead = own.bit_count() - foes.bit_count()
    if lead == 0:
        return 0
    return (WON if lead > 0 else -WON) + TILE * lead


def standing(own: int, foes: int, free: int) -> int:
    """Judge how one seat of several stands, whoever is to move.

    What it could splat itself is left out: three others move before it can, and with it fewer games are won.
    """
    far = foes | foes << 1 | foes >> 1
    far |= far << STRIDE | far >> STRIDE
    far |= far << 1 | far >> 1
    danger = (far | far << STRIDE | far >> STRIDE) & free
    danger |= danger << 1 | danger >> 1
    danger |= danger << STRIDE | danger >> STRIDE
    return TILE * own.bit_count() - _EXPOSED * (danger & own).bit_count()
