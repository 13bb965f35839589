"""Search for three and four seats: all others are taken to play against the thinking one (paranoid).

Chosen by matches on 7x7 at 1,600 positions a move against seats that take each to play for its own good
(max-n): with four seats, two against two, it won 15 of 20 games; with three, one of it against two won 11.5
of 18, two against one 14 of 18. By the own tiles alone, not the lead, it won 2 of 8 (at 3,200).
"""

from collections.abc import Generator, Sequence

from retrogames.games.splatter.duel import PAUSE, Spent
from retrogames.games.splatter.steps import Step, steps_of
from retrogames.games.splatter.worth import TILE, WON, standing

Tiles = tuple[int, ...]
"""The tiles of every seat in playing order, the thinking seat first."""

_WIDTH = 6
"""How many steps of a seat are looked at below the root, those that gain most."""

_ROOTS = (10_000, 24, 12)
"""How many steps of the root are looked at with one, two, and more plies."""

_INFINITE = 10 * WON


class Crowd:
    """One alpha-beta search of the first of several seats on a board without its walls, `field`.

    `best`, `depth` and `value` (how far ahead of the others' mean, in hundredths of a tile) hold the best
    finding at any time, `seen` the positions looked at, at most `most`.
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
                found: list[tuple[int, int, Step]] = []
                alpha = -_INFINITE
                for place, step in enumerate(order):
                    after = landed(self.tiles, 0, step)
                    if depth == 1:
                        value = self._judge(after)
                    else:
                        value = yield from self._look(after, 1, depth - 1, alpha, _INFINITE)
                    found.append((-value, place, step))
                    if value > alpha:
                        alpha, self.best = value, step
                found.sort()
                order = [step for _, _, step in found]
                self.depth, self.value = depth, _lead(alpha)
                if alpha >= WON:
                    return
        except Spent:
            return

    def _judge(self, tiles: Tiles) -> int:
        """Judge a position in which the search goes no further."""
        if self.seen >= self.most:
            raise Spent
        self.seen += 1
        taken = 0
        for bits in tiles:
            taken |= bits
        free = self.field & ~taken
        if not free or taken in tiles:
            return final(tiles)
        own, *others = [standing(bits, taken ^ bits, free) for bits in tiles]
        return own - sum(others) // len(others)

    def _look(self, tiles: Tiles, seat: int, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """Search `depth` plies on from the seat to move; the value is exact between alpha and beta."""
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
        steps = steps_of(own, taken ^ own, free)[:_WIDTH] if own else []
        if not steps:
            if depth == 1:
                return self._judge(tiles)
            then = (seat + 1) % len(tiles)
            return (yield from self._look(tiles, then, depth - 1 if own else depth, alpha, beta))
        return (yield from self._branch(tiles, seat, steps, depth, alpha, beta))

    def _branch(
        self, tiles: Tiles, seat: int, steps: list[Step], depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Search what comes of every step, until one is better for its seat than the others would allow."""
        then = (seat + 1) % len(tiles)
        best = _INFINITE if seat else -_INFINITE
        for step in steps:
            after = landed(tiles, seat, step)
            if depth == 1:
                value = self._judge(after)
            else:
                value = yield from self._look(after, then, depth - 1, alpha, beta)
            if seat:
                best = min(best, value)
                beta = min(beta, best)
            else:
                best = max(best, value)
                alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best


def _lead(value: int) -> int:
    """Give the lead that a value means, a game decided or not."""
    return value - WON if value >= WON // 2 else value + WON if value <= -WON // 2 else value


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


def final(tiles: Tiles) -> int:
    """Judge a finished game for the first seat: won, lost or shared, and how far it is ahead of the mean."""
    own, *others = [bits.bit_count() for bits in tiles]
    lead = TILE * own - TILE * sum(others) // len(others)
    best = max(others)
    return lead + (WON if own > best else -WON if own < best else 0)
