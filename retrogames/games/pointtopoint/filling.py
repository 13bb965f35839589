"""Full boards as the solitaire search changes them: what one colour scores after two squares swapped."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise

from retrogames.core.position import Seat
from retrogames.games.pointtopoint.lines import BLACK, LONGEST, WHITE
from retrogames.games.pointtopoint.rules import Position
from retrogames.games.pointtopoint.strips import layout
from retrogames.games.pointtopoint.supply import VALUES

COUNTER = 4
"""Bits to count how many runs of one length a stone ends: at most eight, one in each direction."""

SQUARE = 16
"""Bits of a square: its counters for runs of one, two and three, lowest first."""

_LIMIT = 1 << COUNTER * LONGEST
_MASK = (1 << COUNTER) - 1

BY_VALUE = tuple(
    [value * (ends >> COUNTER * (value - 1) & _MASK) for ends in range(_LIMIT)] for value in VALUES
)
"""What an end stone of each value earns, by its counters: its value for each run that it equals."""

BY_BEST = [max(column) for column in zip(*BY_VALUE, strict=True)]
"""What the end stone earns whose value is the best for its place."""

OTHER = 0
FREE_VALUE = 4
"""Kinds of content in a filling: the other colour, the goal's values 1-3, the goal's best value."""

_READERS = (BY_BEST, *BY_VALUE, BY_BEST)  # a stone of the other colour ends no run of the goal: all read 0


@cache
def _ends(size: int) -> tuple[tuple[int, ...], ...]:
    """Give for each strip, by the bits of its goal stones, the counters of the whole board it adds to."""
    return tuple(
        tuple(_ends_in(strip, bits) for bits in range(1 << len(strip))) for strip in layout(size).squares
    )


def _ends_in(strip: tuple[int, ...], bits: int) -> int:
    counters = 0
    goal = [place for place in range(len(strip)) if bits >> place & 1]
    for near, far in pairwise(goal):
        run = far - near - 1
        if 1 <= run <= LONGEST:
            for place in (near, far):
                counters += 1 << SQUARE * strip[place] + COUNTER * (run - 1)
    return counters


class Filling:
    """A full board made from a position, of which only the squares that were empty may change.

    What a stone of the goal colour earns depends on the runs it ends in eight directions, so every strip adds
    to counters of all squares at once, kept in one long int. With unlimited supply each stone is taken to
    have the value that earns most where it stands.
    """

    def __init__(self, position: Position, colour: Seat, chance: Callable[[], float]) -> None:
        self.position = position
        self.colour = colour
        self.chance = chance
        self._sign = 1 if colour == WHITE else -1
        self._table = _ends(position.size)
        self._bits = [[(strip, 1 << place) for strip, place in at] for at in layout(position.size).places]
        self.open = [square for square, stone in enumerate(position.board) if not stone]
        self.kinds = [max(0, stone * self._sign) for stone in position.board]
        for square, kind in zip(self.open, self._stock(), strict=True):
            self.kinds[square] = kind
        self._count()

    def _stock(self) -> list[int]:
        """Give the kinds of all stones still to come."""
        to_come = len(self.open)
        first = (to_come + 1) // 2
        mine = first if self.position.turn == self.colour else to_come - first
        left = self.position.left(self.colour)
        if left is None:
            stones = [FREE_VALUE] * mine
        else:
            stones = [value for value, count in zip(VALUES, left, strict=True) for _ in range(count)]
        return stones + [OTHER] * (to_come - mine)

    def _count(self) -> None:
        """Count all strips anew from the kinds."""
        self._strips = [0] * len(self._table)
        for square, kind in enumerate(self.kinds):
            if kind:
                for strip, bit in self._bits[square]:
                    self._strips[strip] |= bit
        self._ends = sum(table[bits] for table, bits in zip(self._table, self._strips, strict=True))
        self._readers = [_READERS[kind] for kind in self.kinds]
        self.score = self._read()

    def _read(self) -> int:
        """Give the score: each stone of the goal colour by its counters."""
        ends = memoryview(self._ends.to_bytes(2 * len(self.kinds), "little")).cast("H")
        return sum([reader[count] for reader, count in zip(self._readers, ends, strict=True)])

    @property
    def choices(self) -> bool:
        """Whether there are two stones to come that differ."""
        return len({self.kinds[square] for square in self.open}) > 1

    def throw(self) -> None:
        """Put all stones to come on squares by chance."""
        for last in range(len(self.open) - 1, 0, -1):
            other = int(self.chance() * (last + 1))
            one, two = self.open[last], self.open[other]
            self.kinds[one], self.kinds[two] = self.kinds[two], self.kinds[one]
        self._count()

    def swap_any(self) -> tuple[int, int]:
        """Swap two different stones by chance and give their squares; there must be choices."""
        chance, squares, kinds = self.chance, self.open, self.kinds
        count = len(squares)
        while True:
            one, two = squares[int(chance() * count)], squares[int(chance() * count)]
            if kinds[one] != kinds[two]:
                self.swap(one, two)
                return one, two

    def swap(self, one: int, two: int) -> None:
        """Swap the stones of two squares."""
        kinds, readers = self.kinds, self._readers
        if not (kinds[one] and kinds[two]):
            strips, table, ends = self._strips, self._table, self._ends
            for square in (one, two):
                for strip, bit in self._bits[square]:
                    bits = strips[strip]
                    strips[strip] = flipped = bits ^ bit
                    ends += table[strip][flipped] - table[strip][bits]
            self._ends = ends
        kinds[one], kinds[two] = kinds[two], kinds[one]
        readers[one], readers[two] = readers[two], readers[one]
        self.score = self._read()

    def text(self) -> str:
        """Give the full board as a position's text, the other colour's values in the order of their stock."""
        other = BLACK if self.colour == WHITE else WHITE
        left = self.position.left(other) or (len(self.open), 0, 0)
        values = iter([value for value, count in zip(VALUES, left, strict=True) for _ in range(count)])
        ends = memoryview(self._ends.to_bytes(2 * len(self.kinds), "little")).cast("H")
        board = list(self.position.board)
        for square in self.open:
            kind = self.kinds[square]
            if kind == OTHER:
                board[square] = -self._sign * next(values)
            else:
                board[square] = self._sign * (kind if kind != FREE_VALUE else _best(ends[square]))
        turn = WHITE if len(board) % 2 == 0 else BLACK
        return str(replace(self.position, board=tuple(board), turn=turn))


def _best(ends: int) -> int:
    """Give the value that earns most with these counters, the smallest of equals."""
    return max(VALUES, key=lambda value: BY_VALUE[value - 1][ends])
