"""Search for three and four seats: each is taken to play for its own good (max-n), few steps at a time."""

from collections.abc import Generator, Sequence

from retrogames.games.splatter.duel import PAUSE, Spent
from retrogames.games.splatter.steps import Step, steps_of
from retrogames.games.splatter.worth import TILE, WON, standing

Tiles = tuple[int, ...]
"""The tiles of every seat in playing order, the thinking seat first."""

Standings = tuple[int, ...]

_WIDTH = 6
"""How many steps of a seat are looked at below the root, those that gain most."""

_ROOTS = (10_000, 24, 12)
"""How many steps of the root are looked at with one, two, and more plies."""


class Crowd:
    """One search of the first of several seats on a board without its walls, `field`.

    `best`, `depth` and `value` (the lead, in hundredths of a tile) hold the best finding at any time,
    `seen` the positions looked at, at most `most`.
    """

    def __init__(self, tiles: Tiles, field: int, root: Sequence[Step], most: int) -> None:
        self.tiles, self.field = tiles, field
        self.root = list(root)
        self.most = most
        self.seen = 0
        self.best: Step = self.root[0]
        self.depth = 0
        self.value = 0
        self._pause = PAUSE

    def deepen(self, deepest: int) -> Generator[None, None, None]:
        """Look ahead one ply, two plies and so on; pauses every few hundred positions."""
        order = self.root
        try:
            for depth in range(1, deepest + 1):
                order = order[: _ROOTS[min(depth, len(_ROOTS)) - 1]]
                found: list[tuple[int, int, Step, Standings]] = []
                for place, step in enumerate(order):
                    after = landed(self.tiles, 0, step)
                    if depth == 1:
                        standings = self._judge(after)
                    else:
                        standings = yield from self._look(after, 1, depth - 1)
                    found.append((-standings[0], place, step, standings))
                    self.best = min(found)[2]
                found.sort()
                order = [step for _, _, step, _ in found]
                standings = found[0][3]
                self.depth, self.value = depth, _lead(standings)
                if standings[0] >= WON:
                    return
        except Spent:
            return

    def _judge(self, tiles: Tiles) -> Standings:
        """Judge a position in which the search goes no further."""
        if self.seen >= self.most:
            raise Spent
        self.seen += 1
        taken = 0
        for bits in tiles:
            taken |= bits
        return self._standings(tiles, taken)

    def _standings(self, tiles: Tiles, taken: int) -> Standings:
        free = self.field & ~taken
        if not free or taken in tiles:
            return final(tiles)
        return tuple(standing(own, taken ^ own, free) for own in tiles)

    def _look(self, tiles: Tiles, seat: int, depth: int) -> Generator[None, None, Standings]:
        """Search `depth` plies on from the seat to move."""
        if self.seen >= self.most:
            raise Spent
        self.seen += 1
        if self.seen >= self._pause:
            self._pause = self.seen + PAUSE
            yield
        taken = 0
        for bits in tiles:
            taken |= bits
        free, own = self.field & ~taken, tiles[seat]
        if not free or taken in tiles:
            return final(tiles)
        after = (seat + 1) % len(tiles)
        steps = steps_of(own, taken ^ own, free)[:_WIDTH] if own else []
        if not steps:
            if depth == 1:
                return self._standings(tiles, taken)
            return (yield from self._look(tiles, after, depth - 1 if own else depth))
        if depth == 1:
            return self._edge(tiles, seat, taken, steps)
        best: Standings = ()
        for step in steps:
            standings = yield from self._look(landed(tiles, seat, step), after, depth - 1)
            if not best or standings[seat] > best[seat]:
                best = standings
        return best

    def _edge(self, tiles: Tiles, seat: int, taken: int, steps: list[Step]) -> Standings:
        """Search the last ply: play every step and judge what comes of it for the seat that steps."""
        own = tiles[seat]
        foes = taken ^ own
        best, choice = -10 * WON, steps[0]
        for step in steps:
            if self.seen >= self.most:
                raise Spent
            self.seen += 1
            _, target, origin, ring = step
            splat = ring & foes
            mine = (own ^ origin) | target | splat
            free = self.field & ~(taken | target) | origin
            value = standing(mine, foes ^ splat, free)
            if value > best:
                best, choice = value, step
        after = landed(tiles, seat, choice)
        return self._standings(after, taken ^ (choice[1] | choice[2]))


def _lead(standings: Standings) -> int:
    """Give how far the thinking seat is ahead of the best other one, in hundredths of a tile."""
    lead = standings[0] - max(standings[1:])
    return lead - 2 * WON if lead >= WON else lead + 2 * WON if lead <= -WON else lead


def landed(tiles: Tiles, seat: int, step: Step) -> Tiles:
    """Give the tiles of all seats after a step."""
    _, target, origin, ring = step
    kept = ~ring
    after = [bits & kept for bits in tiles]
    splat = 0
    for bits in tiles:
        splat |= bits
    after[seat] = (tiles[seat] ^ origin) | target | (splat & ring)
    return tuple(after)


def final(tiles: Tiles) -> Standings:
    """Judge a finished game: tiles, and the win for those with most."""
    counts = [bits.bit_count() for bits in tiles]
    most = max(counts)
    share = WON * 2 // counts.count(most)
    return tuple(TILE * count + (share if count == most else 0) for count in counts)
