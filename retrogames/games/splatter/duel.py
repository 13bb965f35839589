"""Alpha-beta search for two seats, deepened step by step, that counts the positions it looks at."""

from collections.abc import Callable, Generator, Sequence

from retrogames.games.splatter.grid import grown
from retrogames.games.splatter.steps import GAIN, Step, every_step, every_turn, steps_of
from retrogames.games.splatter.worth import TILE, WON, final, worth

PAUSE = 256
"""Positions between two pauses of the thinking."""

_LARGEST_TABLE = 200_000
_INFINITE = 10 * WON

_HOPE = 4 * TILE
"""How much better than its gain a last step can turn out at most, or nearly; others are not looked at."""

Steps = Callable[[int, int, int], list[Step]]

_Entry = tuple[int, int, int, Step]
"""Depth, kind of bound (1 lower, 0 exact, -1 upper), value, best step."""


class Spent(Exception):
    """The budget of positions is used up."""


class Duel:
    """One search of a seat against one other on a board without its walls, `field`.

    `steps` lists what a seat can do of (its tiles, the other's, free squares); by default what is worth it.

    `best`, `depth` and `value` (in hundredths of a tile, for the seat to move) hold the best finding at any
    time, `seen` the positions looked at, at most `most`. The seat has `won` or `lost` as far as was seen.
    """

    def __init__(
        self, own: int, foes: int, field: int, root: Sequence[Step], most: int, steps: Steps = steps_of
    ) -> None:
        self.own, self.foes, self.field = own, foes, field
        self.root = list(root)
        self.most = most
        self.won = self.lost = False
        self.seen = 0
        self.best: Step = self.root[0]
        self.depth = 0
        self.value = 0
        self._pause = PAUSE
        self._steps = steps
        self._table: dict[tuple[int, int], _Entry] = {}

    def deepen(self, deepest: int) -> Generator[None, None, None]:
        """Look ahead one ply, two plies and so on; pauses every few hundred positions."""
        try:
            for depth in range(1, deepest + 1):
                before = self.best
                value = yield from self._try_all(depth)
                if value <= -WON and depth > 1:
                    self.best = before  # all lose: rather the step whose loss is seen latest
                self.depth, self.value = depth, _lead(value)
                if abs(value) >= WON:
                    self.won, self.lost = value > 0, value < 0
                    return
        except Spent:
            return

    def thorough(self) -> "Duel":
        """Give a search of every step and pass, with the positions that are left over.

        On a board nearly full a step that this one left out may be all that saves a seat, so what it found
        decided need not be. A pass after a pass, which ends a game, proves nothing in either.
        """
        root = every_step(self.own, self.foes, self.free)
        again = Duel(self.own, self.foes, self.field, root, self.most, every_turn)
        again.seen, again._pause = self.seen, self.seen + PAUSE
        return again

    @property
    def free(self) -> int:
        """The squares that no tile is on."""
        return self.field & ~(self.own | self.foes)

    def _try_all(self, depth: int) -> Generator[None, None, int]:
        """Try every step of the root, the best so far first; a step found better is the best at once."""
        alpha = -_INFINITE
        self.root.remove(self.best)
        self.root.insert(0, self.best)
        for step in list(self.root):
            own, foes = _after(step, self.own, self.foes)
            if depth == 1:
                value = -self._leaf(foes, own)
            else:
                value = -(yield from self._look(foes, own, depth - 1, -_INFINITE, -alpha))
            if value > alpha:
                alpha = value
                self.best = step
        return alpha

    def _leaf(self, own: int, foes: int) -> int:
        """Judge a position in which the search goes no further."""
        if self.seen >= self.most:
            raise Spent
        self.seen += 1
        free = self.field & ~(own | foes)
        if own and free:
            return worth(own, foes, free)
        return final(own, foes)

    def _look(self, own: int, foes: int, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """Search `depth` plies on for the seat to move; the value is exact between alpha and beta."""
        if self.seen >= self.most:
            raise Spent
        self.seen += 1
        if self.seen >= self._pause:
            self._pause = self.seen + PAUSE
            yield
        free = self.field & ~(own | foes)
        if not own or not free:
            return final(own, foes)
        entry = self._table.get((own, foes))
        if entry is not None and _settles(entry, depth, alpha, beta):
            return entry[2]
        steps = self._steps(own, foes, free)
        if not steps:
            if not grown(grown(foes)) & free:
                return final(own, foes)
            if depth == 1:
                return -self._leaf(foes, own)
            return -(yield from self._look(foes, own, depth - 1, -beta, -alpha))
        if depth == 1:
            return self._edge(own, foes, free, steps, alpha, beta)
        if entry is not None:
            _to_front(steps, entry[3])
        return (yield from self._branch(own, foes, steps, depth, alpha, beta))

    def _branch(
        self, own: int, foes: int, steps: list[Step], depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Search what comes of every step, until one is better than the other side would allow."""
        best, choice, bottom = -_INFINITE, steps[0], alpha
        for step in steps:
            mine, theirs = _after(step, own, foes)
            value = -(yield from self._look(theirs, mine, depth - 1, -beta, -alpha))
            if value > best:
                best, choice = value, step
                if value >= beta:
                    break
                alpha = max(alpha, value)
        bound = 1 if best >= beta else 0 if best > bottom else -1
        if len(self._table) >= _LARGEST_TABLE:
            self._table.clear()
        self._table[own, foes] = (depth, bound, best, choice)
        return best

    def _edge(self, own: int, foes: int, free: int, steps: list[Step], alpha: int, beta: int) -> int:
        """Search the last ply: play every step and judge what comes of it."""
        seen, most = self.seen, self.most
        best = -_INFINITE
        tiles = TILE * (own.bit_count() - foes.bit_count()) + _HOPE
        for gain, target, origin, ring in steps:
            hope = tiles + TILE // GAIN * gain
            if hope <= alpha:
                best = max(best, hope)
                break
            if seen >= most:
                self.seen = seen
                raise Spent
            seen += 1
            splat = ring & foes
            mine, theirs = (own ^ origin) | target | splat, foes ^ splat
            left = free ^ (target | origin)
            value = -worth(theirs, mine, left) if theirs and left else final(mine, theirs)
            if value > best:
                best = value
                if value >= beta:
                    break
        self.seen = seen
        return best


def _lead(value: int) -> int:
    """Give the lead that a value means, a game decided or not."""
    return value - WON if value >= WON else value + WON if value <= -WON else value


def _after(step: Step, own: int, foes: int) -> tuple[int, int]:
    """Give the tiles of both sides after a step."""
    _, target, origin, ring = step
    splat = ring & foes
    return (own ^ origin) | target | splat, foes ^ splat


def _settles(entry: _Entry, depth: int, alpha: int, beta: int) -> bool:
    """Tell whether what is known of a position is as deep as asked and enough between alpha and beta."""
    known, bound, value, _ = entry
    if known < depth:
        return False
    return bound == 0 or (value >= beta if bound > 0 else value <= alpha)


def _to_front(steps: list[Step], first: Step) -> None:
    """Put a step before the others, if it is among them."""
    if first in steps:
        steps.remove(first)
        steps.insert(0, first)
