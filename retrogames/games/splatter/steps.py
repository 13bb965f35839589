"""What a seat can do next, as plain tuples of bits, for the searches of the computer seats.

A move by which a tile jumps to a square that could be had by an add is left out: the add has one tile
more. A jump that splats nothing is left out while the seat has an add, unless it has few tiles and may
have to flee. Of the tiles that could jump to a square the one goes that has fewest of its own about it.
"""

from retrogames.games.splatter.grid import RING1, RING2, SQUARES, STRIDE, grown, squares_of

Step = tuple[int, int, int, int]
"""(gain, target's bit, origin's bit or 0, ring about the target). The gain orders the steps: ten a tile,
less the own neighbours that a jump leaves behind."""

GAIN = 10
_FEW = 4

PASSING: Step = (0, 0, 0, 0)
"""The step that changes nothing."""

_ADDS: list[list[Step]] = [
    [(GAIN * (1 + 2 * splats), 1 << square, 0, RING1[square]) for square in range(SQUARES)]
    for splats in range(9)
]


def steps_of(own: int, foes: int, free: int, cold: int = 2) -> list[Step]:
    """List a seat's steps; `foes` are all tiles that are not its own.

    First come those that touch a foe, the greatest gain first, then adds, then jumps, at last `cold` adds
    at most that are far from any foe.
    """
    near = own | own << 1 | own >> 1
    near |= near << STRIDE | near >> STRIDE
    far = near | near << 1 | near >> 1
    far |= far << STRIDE | far >> STRIDE
    contact = foes | foes << 1 | foes >> 1
    contact |= contact << STRIDE | contact >> STRIDE
    adds = near & free
    jumps = far & free & ~adds
    found: list[Step] = []
    add = found.append
    signs = bin(adds & contact)[:1:-1]
    square = signs.find("1")
    while square >= 0:
        add(_ADDS[(RING1[square] & foes).bit_count()][square])
        square = signs.find("1", square + 1)
    signs = bin(jumps & contact)[:1:-1]
    square = signs.find("1")
    while square >= 0:
        ring = RING1[square]
        left, origin = _least_missed(RING2[square] & own, own)
        add((2 * GAIN * (ring & foes).bit_count() - left, 1 << square, origin, ring))
        square = signs.find("1", square + 1)
    found.sort(reverse=True)
    quiet = _ADDS[0]
    warm = grown(grown(contact))
    signs = bin(adds & ~contact & warm)[:1:-1]
    square = signs.find("1")
    while square >= 0:
        add(quiet[square])
        square = signs.find("1", square + 1)
    if not adds or own.bit_count() <= _FEW:
        for square in squares_of(jumps & ~contact):
            left, origin = _least_missed(RING2[square] & own, own)
            add((-left, 1 << square, origin, RING1[square]))
    far_adds = adds & ~warm
    while far_adds and cold:
        target = far_adds & -far_adds
        far_adds ^= target
        cold -= 1
        add(quiet[target.bit_length() - 1])
    return found


def every_step(own: int, foes: int, free: int) -> list[Step]:
    """List all of a seat's adds and jumps, of every tile that could jump, the greatest gain first."""
    found = [_ADDS[(RING1[square] & foes).bit_count()][square] for square in squares_of(grown(own) & free)]
    for square in squares_of(free):
        ring = RING1[square]
        gain = 2 * GAIN * (ring & foes).bit_count()
        for origin in squares_of(RING2[square] & own):
            found.append((gain - (RING1[origin] & own).bit_count(), 1 << square, 1 << origin, ring))
    found.sort(reverse=True)
    return found


def every_turn(own: int, foes: int, free: int) -> list[Step]:
    """List all steps and, where there is one, the pass in their place."""
    found = every_step(own, foes, free)
    return sorted([*found, PASSING], reverse=True) if found else found


def _least_missed(origins: int, own: int) -> tuple[int, int]:
    """Choose the tile that has fewest of its own about it: (how many, its bit)."""
    fewest, best = 9, 0
    while origins:
        origin = origins & -origins
        origins ^= origin
        about = (RING1[origin.bit_length() - 1] & own).bit_count()
        if about < fewest:
            fewest, best = about, origin
    return fewest, best
