"""Alpha-beta by iterative deepening over the worth of strips: the middle game of the computer seats."""

from collections.abc import Callable, Generator, Sequence

from retrogames.games.pointtopoint.field import Field, Spot
from retrogames.games.pointtopoint.rules import Position
from retrogames.games.pointtopoint.strips import BLACK_CODE
from retrogames.games.pointtopoint.worth import BIAS, FIELD, FIELD_MASK, Gains, Worth

SLICE = 500
"""Positions between two yields."""

WIDTH = 12
"""Moves looked at in each position inside the tree, the most gainful first."""

SLACK = 20
"""A second value on the same square is looked at if it gains at most this much less, in hundredths."""

INFINITE = 1 << 30
_BIASES = 4 * BIAS

Choice = tuple[int, int]
"""A square and the points of the stone set there."""

_EXACT, _AT_LEAST, _AT_MOST = range(3)


class Spent(Exception):
    """The budget of positions is used up."""


class Search:
    """The search for a good move from one position.

    `best`, `score` (hundredths, the mover's view) and `depth` tell what was found so far; `positions` counts
    every position whose worth was taken. `sight` and `misses` are what `Worth` and `Field` know by them.
    """

    def __init__(
        self, position: Position, budget: int, sight: int, misses: Callable[[], bool] | None = None
    ) -> None:
        worth = Worth(sight, position.goal)
        self.field = Field(position, misses)
        self.alone = position.goal is not None
        self.worth = worth
        self.gains = (Gains(worth, False), Gains(worth, True))
        self.budget = budget
        self.positions = 0
        self.depth = 0
        self.score = 0
        self.best: Choice = (self.field.free[0].square, self._values(self.field.black)[0])
        self._known: dict[int, tuple[int, int, int, Choice | None]] = {}
        self._pause = 0

    def deepen(self, most: int, taste: Sequence[int]) -> Generator[None, None, None]:
        """Look one ply further each time, up to `most` plies, as long as the budget lasts; yields as it goes.

        `taste`, by square * 4 + points, is added to the score of a move, so that games differ.
        """
        field = self.field
        sign = -1 if field.black and not self.alone else 1
        value = sign * sum(self.worth[content] for content in field.strips[:-1])
        choices = [
            (value + gain + taste[spot.square << 2 | points], (spot.square, points))
            for spot in field.free
            for points, gain in self._gains_on(spot)
        ]
        self.positions += len(choices)
        choices.sort(key=lambda choice: -choice[0])
        (self.score, self.best), self.depth = choices[0], 1
        order = [choice for _, choice in choices]
        before = list(field.strips), [list(left) for left in field.left]
        try:
            for depth in range(2, min(most, len(field.free)) + 1):
                order = yield from self._round(depth, value, order, taste)
        except Spent:
            field.strips[:] = before[0]
            field.left[:] = before[1]

    def _gains_on(self, spot: Spot) -> list[tuple[int, int]]:
        """Give (points, gain) of every stone in supply on a square."""
        black = self.field.black
        gains, strips = self.gains[black], self.field.strips
        packed = sum(
            gains[strips[strip] + index] for strip, index in zip(spot[1::2], spot[2::2], strict=True)
        )
        return [
            (points, (packed >> FIELD * (points - 1) & FIELD_MASK) - _BIASES)
            for points in self._values(black)
        ]

    def _values(self, black: bool) -> list[int]:
        return [points for points, count in enumerate(self.field.left[black]) if count]

    def _round(
        self, depth: int, value: int, order: list[Choice], taste: Sequence[int]
    ) -> Generator[None, None, list[Choice]]:
        """Search all choices of the root to a depth; gives them with the best ones first."""
        field, black = self.field, self.field.black
        spots = {spot.square: spot for spot in field.free}
        gains = {square: dict(self._gains_on(spot)) for square, spot in spots.items()}
        alpha = -INFINITE
        ranked: list[Choice] = []
        for square, points in order:
            if self._due():
                yield
            liked = taste[square << 2 | points]
            free = [spot for spot in field.free if spot.square != square]
            code = points + BLACK_CODE * black
            self._set(square, code)
            after = -value - gains[square][points]
            key = field.key + field.on_key(square, code)
            floor = alpha - liked
            score = liked - (
                yield from self._child(depth - 1, -INFINITE, -floor, after, not black, free, key)
            )
            self._lift(square, code)
            if score > alpha:
                alpha = score
                self.score, self.best = score, (square, points)
                ranked.insert(0, (square, points))
            else:
                ranked.append((square, points))
        self.depth = depth
        return ranked

    def _due(self) -> bool:
        """Tell whether it is time to yield; raises Spent when the budget is used up."""
        if self.positions >= self.budget:
            raise Spent
        if self.positions < self._pause:
            return False
        self._pause = self.positions + SLICE
        return True

    def _set(self, square: int, code: int) -> None:
        strips = self.field.strips
        for strip, growth in self.field.steps[square][code]:
            strips[strip] += growth
        self.field.left[code >= BLACK_CODE][code & 3] -= 1

    def _lift(self, square: int, code: int) -> None:
        strips = self.field.strips
        for strip, growth in self.field.steps[square][code]:
            strips[strip] -= growth
        self.field.left[code >= BLACK_CODE][code & 3] += 1

    def _child(
        self, depth: int, alpha: int, beta: int, value: int, black: bool, free: list[Spot], key: int
    ) -> Generator[None, None, int]:
        """Give the score of a position for the player to move there."""
        if depth == 1 or len(free) == 1:
            return self._last(value, black, free)
        return (yield from self._node(depth, alpha, beta, value, black, free, key))

    def _last(self, value: int, black: bool, free: list[Spot]) -> int:
        """Give the worth after the most gainful move: the last ply needs no move to be made."""
        gains, strips = self.gains[black], self.field.strips
        _, ones, twos, threes = self.field.left[black]
        best = 0
        for _, s0, i0, s1, i1, s2, i2, s3, i3 in free:
            packed = (
                gains[strips[s0] + i0]
                + gains[strips[s1] + i1]
                + gains[strips[s2] + i2]
                + gains[strips[s3] + i3]
            )
            if ones and (gain := packed & FIELD_MASK) > best:
                best = gain
            if twos and (gain := packed >> FIELD & FIELD_MASK) > best:
                best = gain
            if threes and (gain := packed >> 2 * FIELD) > best:
                best = gain
        self.positions += 3 * len(free)
        return value + best - _BIASES

    def _candidates(self, black: bool, free: list[Spot]) -> list[tuple[int, int, int]]:
        """Give the moves worth a look as (gain plus biases, index in free, points), most gainful first."""
        gains, strips = self.gains[black], self.field.strips
        _, ones, twos, threes = self.field.left[black]
        found: list[tuple[int, int, int]] = []
        for number, (_, s0, i0, s1, i1, s2, i2, s3, i3) in enumerate(free):
            packed = (
                gains[strips[s0] + i0]
                + gains[strips[s1] + i1]
                + gains[strips[s2] + i2]
                + gains[strips[s3] + i3]
            )
            one = packed & FIELD_MASK if ones else 0
            two = packed >> FIELD & FIELD_MASK if twos else 0
            three = packed >> 2 * FIELD if threes else 0
            least = max(one, two, three) - SLACK
            if one >= least:
                found.append((one, number, 1))
            if two >= least:
                found.append((two, number, 2))
            if three >= least:
                found.append((three, number, 3))
        self.positions += 3 * len(free)
        found.sort(reverse=True)
        return found[:WIDTH]

    def _node(
        self, depth: int, alpha: int, beta: int, value: int, black: bool, free: list[Spot], key: int
    ) -> Generator[None, None, int]:
        """Give the score of a position at least two plies above the leaves; raises Spent."""
        hint: Choice | None = None
        known = self._known.get(key)
        if known is not None:
            of_depth, kind, score, hint = known
            if of_depth == depth and (
                kind == _EXACT
                or (kind == _AT_LEAST and score >= beta)
                or (kind == _AT_MOST and score <= alpha)
            ):
                return score
        if self._due():
            yield
        found = self._candidates(black, free)
        if hint is not None:
            found.sort(key=lambda one: (free[one[1]].square, one[2]) != hint)
        best, first, chosen = -INFINITE, alpha, None
        for gain, number, points in found:
            square = free[number].square
            code = points + BLACK_CODE * black
            self._set(square, code)
            score = -(
                yield from self._child(
                    depth - 1,
                    -beta,
                    -alpha,
                    _BIASES - gain - value,
                    not black,
                    free[:number] + free[number + 1 :],
                    key + (code << 3 * square),
                )
            )
            self._lift(square, code)
            if score > best:
                best, chosen = score, (square, points)
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        kind = _AT_LEAST if best >= beta else _AT_MOST if best <= first else _EXACT
        self._known[key] = depth, kind, best, chosen
        return best
