"""The last squares of a game, solved exactly: alpha-beta to the full board with bounds that are proofs."""

from collections.abc import Generator

from retrogames.games.pointtopoint.field import Field, Spot
from retrogames.games.pointtopoint.lines import LONGEST
from retrogames.games.pointtopoint.rules import Position
from retrogames.games.pointtopoint.search import INFINITE, SLICE, Choice, Spent
from retrogames.games.pointtopoint.strips import BITS, BLACK_CODE, NOTHING, step, unpack
from retrogames.games.pointtopoint.supply import VALUES
from retrogames.games.pointtopoint.windows import pieces, windows
from retrogames.games.pointtopoint.worth import FIELD, FIELD_MASK, Gains, Worth

TRIED = 3
"""Up to so many empty squares a strip's bounds come from trying every filling."""

LIVE = 8
"""Bit of `Uses` for a square that is part of any open window."""

_STONES = tuple(value + colour for colour in (0, BLACK_CODE) for value in VALUES)


class Bounds(dict[int, tuple[int, int]]):
    """The most and the least that a strip may give in the end, in points from White's view, by content."""

    def __missing__(self, content: int) -> tuple[int, int]:
        codes = unpack(content)
        if 0 < codes.count(0) <= TRIED:
            index = codes.index(0)
            filled = [self[content + step(code, index)] for code in _STONES]
            bounds = max(most for most, _ in filled), min(least for _, least in filled)
        else:
            bounds = _of_windows(content)
        self[content] = bounds
        return bounds


def _of_windows(content: int) -> tuple[int, int]:
    """Bound a strip by all its windows, as if each open one could be won with all its ends counting."""
    most = least = 0
    for _, piece in pieces(content):
        for window in windows(piece):
            points = window.run * (window.counting + window.open_ends)
            if window.black:
                least -= points
                most -= 0 if window.missing else points
            else:
                most += points
                least += 0 if window.missing else points
    return most, least


class Uses(dict[int, int]):
    """What a colour's stone on a square of a strip may be good for, by content + index.

    Bit value-1 is set where a stone of that value may yet count as an end. Any other value does at most the
    same, so that it need not be tried. LIVE is set where the square lies in an open window of either colour.
    """

    def __init__(self, black: bool) -> None:
        self.black = black

    def __missing__(self, key: int) -> int:
        index = key & (1 << BITS) - 1
        content = key - index
        uses = 0
        if content != NOTHING:
            codes = unpack(content)
            uses = self._counts(codes[index + 1 :]) | self._counts(codes[:index][::-1])
            for first, piece in pieces(content):
                if first <= index < first + len(unpack(piece)) and windows(piece):
                    uses |= LIVE
        self[key] = uses
        return uses

    def _counts(self, away: list[int]) -> int:
        """Give the bits of the values that may count against the squares that lie from the stone away."""
        uses = 0
        for run in range(1, min(LONGEST, len(away) - 1) + 1):
            if self._mine(away[run - 1]):
                break
            if not away[run] or self._mine(away[run]):
                uses |= 1 << run - 1
        return uses

    def _mine(self, code: int) -> bool:
        return code != 0 and (code >= BLACK_CODE) == self.black


class Endgame:
    """The exact solution of a position, with the positions it took; `best` and `score` hold once `solved`.

    `score` is the final difference in points from the mover's view under perfect play of both.
    """

    def __init__(self, position: Position, budget: int) -> None:
        worth = Worth()
        self.field = Field(position)
        self.gains = (Gains(worth, False), Gains(worth, True))
        self.bounds = Bounds()
        self.uses = (Uses(False), Uses(True))
        self.budget = budget
        self.positions = 0
        self.solved = False
        self.score = 0
        self.best: Choice = (0, 0)
        self._known: dict[int, tuple[int, int]] = {}
        self._pause = 0

    def solve(self) -> Generator[None, None, None]:
        """Solve the position as far as the budget lasts, yielding as it goes."""
        field = self.field
        bounds = [self.bounds[content] for content in field.strips[:-1]]
        most, least = sum(high for high, _ in bounds), sum(low for _, low in bounds)
        if field.black:
            most, least = -least, -most
        best = -INFINITE
        try:
            for number, points in self._candidates(field.black, field.free):
                score = yield from self._after(
                    number, points, best, INFINITE, field.black, field.free, field.key, most, least
                )
                if score > best:
                    best = score
                    self.best = field.free[number].square, points
        except Spent:
            return
        self.score = best
        self.solved = True

    def _candidates(self, black: bool, free: list[Spot]) -> list[tuple[int, int]]:
        """Give the moves to try as (index in free, points), most promising first."""
        gains, uses, strips = self.gains[black], self.uses[black], self.field.strips
        stock = [points for points in VALUES if self.field.left[black][points]]
        found: list[tuple[int, int, int]] = []
        dead = False
        for number, (_, s0, i0, s1, i1, s2, i2, s3, i3) in enumerate(free):
            key0, key1, key2, key3 = strips[s0] + i0, strips[s1] + i1, strips[s2] + i2, strips[s3] + i3
            use = uses[key0] | uses[key1] | uses[key2] | uses[key3]
            if not use and dead:
                continue  # squares without any open window are all alike
            dead = dead or not use
            packed = gains[key0] + gains[key1] + gains[key2] + gains[key3]
            values = stock
            if not self.field.limited:
                values = [points for points in VALUES if use >> points - 1 & 1] or [1]
            for points in values:
                found.append((packed >> FIELD * (points - 1) & FIELD_MASK, number, points))
        self.positions += len(found)
        found.sort(reverse=True)
        return [(number, points) for _, number, points in found]

    def _after(
        self,
        number: int,
        points: int,
        alpha: int,
        beta: int,
        black: bool,
        free: list[Spot],
        key: int,
        most: int,
        least: int,
    ) -> Generator[None, None, int]:
        """Give the score of a move for the player who makes it; most and least bound it from his view."""
        field, bounds = self.field, self.bounds
        strips, square = field.strips, free[number].square
        code = points + BLACK_CODE * black
        for strip, growth in field.steps[square][code]:
            content = strips[strip]
            grown = strips[strip] = content + growth
            high, low = bounds[content]
            new_high, new_low = bounds[grown]
            if black:
                most, least = most + low - new_low, least + high - new_high
            else:
                most, least = most + new_high - high, least + new_low - low
        field.left[black][points] -= 1
        if most <= alpha or most == least:
            score = most
        elif least >= beta:
            score = least
        else:
            rest = free[:number] + free[number + 1 :]
            key += field.on_key(square, code)
            score = -(yield from self._node(-beta, -alpha, not black, rest, key, -least, -most))
        field.left[black][points] += 1
        for strip, growth in field.steps[square][code]:
            strips[strip] -= growth
        return score

    def _node(
        self, alpha: int, beta: int, black: bool, free: list[Spot], key: int, most: int, least: int
    ) -> Generator[None, None, int]:
        """Give the score of a position, or a bound outside alpha and beta; raises Spent."""
        known = self._known.get(key)
        if known is not None:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        if self.positions >= self.budget:
            raise Spent
        if self.positions >= self._pause:
            self._pause = self.positions + SLICE
            yield
        best, first = -INFINITE, alpha
        for number, points in self._candidates(black, free):
            score = yield from self._after(number, points, alpha, beta, black, free, key, most, least)
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        low, high = known or (-INFINITE, INFINITE)
        self._known[key] = (low if best <= first else best), (high if best >= beta else best)
        return best
