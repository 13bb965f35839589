"""A view of Engarde laid out for searching: moves are numbers, made on it and taken back."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from retrogames.games.engarde.grid import EMPTY, JUMPS, SHAPES, SQUARES, STEPS
from retrogames.games.engarde.lines import PLACES, THREES, Table
from retrogames.games.engarde.odds import PIECES, white_chances
from retrogames.games.engarde.rules import Move, Placing, Position, Shifting

NONE: Final = -1
NO_MOVE: Final = -1
"""The number of no move at all."""

CODES: Final = (SQUARES + len(SHAPES)) * SQUARES
"""So many numbers for moves there are."""

SURE: Final = 0.9999
"""From here on a chance is certainty, but for rounding."""

Undo = tuple[int, int, int, int, int]
"""Source, target, piece, and the last moved square and the possible poles of the target before."""


def move_of(code: int) -> Move:
    """Give the move of a number: source * 36 + target; the sources 36 and 37 are the side-bar."""
    source, target = divmod(code, SQUARES)
    return Shifting(source, target) if source < SQUARES else Placing(SHAPES[source - SQUARES], target)


class Board:
    """What a computer seat keeps in its head: pieces, side-bars, what it knows, and lines as patterns.

    `known` is by square what the pole may be, as in `Position.known`, or less where a level forgets.
    `cells` has a piece number of `odds.PIECES` by square, or NONE; `held` counts the side-bars' pieces by
    the same numbers; `score` is the worth of all lines to White. `shown` has the squares of each colour as
    a bit mask, `patterns` each straight's pattern and `found` that pattern's mask of holes and fours.
    """

    __slots__ = (
        "cells",
        "chances",
        "found",
        "held",
        "known",
        "last",
        "masks",
        "patterns",
        "score",
        "shown",
        "turn",
        "worths",
    )

    def __init__(self, view: Position, known: Sequence[int], masks: Table, worths: Table) -> None:
        self.cells = [NONE] * SQUARES
        self.held = [*view.bars[0], *view.bars[1]]
        self.last = NONE if view.last is None else view.last
        self.turn = int(view.turn)
        self.known = list(known)
        self.chances = white_chances(known)
        self.masks = masks
        self.worths = worths
        self.patterns = [0] * len(masks)
        self.found = [0] * len(masks)
        self.shown = [0, 0]
        self.score = 0
        for square, piece in enumerate(view.pieces):
            if piece != EMPTY:
                self.put(square, PIECES.index(piece))

    def put(self, square: int, piece: int) -> None:
        """Lay a piece on a free square."""
        self.cells[square] = piece
        colour = piece >> 1
        self.shown[colour] ^= 1 << square
        self._add(square, 1 + colour)

    def lift(self, square: int) -> None:
        """Take the piece off a square."""
        colour = self.cells[square] >> 1
        self.cells[square] = NONE
        self.shown[colour] ^= 1 << square
        self._add(square, -1 - colour)

    def turn_over(self, square: int) -> None:
        """Let the piece on a square show its other colour."""
        piece = self.cells[square] = self.cells[square] ^ 2
        self.shown[0] ^= 1 << square
        self.shown[1] ^= 1 << square
        self._add(square, 1 if piece >> 1 else -1)

    def _add(self, square: int, change: int) -> None:
        """Change a square's digit in all its straights."""
        patterns, found, masks, worths = self.patterns, self.found, self.masks, self.worths
        score = self.score
        for line, place in PLACES[square]:
            old = patterns[line]
            new = patterns[line] = old + place * change
            found[line] = masks[line][new]
            worth = worths[line]
            score += worth[new] - worth[old]
        self.score = score

    def begin(self, code: int) -> Undo:
        """Take up a move's piece and pass the turn; the piece has yet to be put on its target."""
        source, target = divmod(code, SQUARES)
        if source < SQUARES:
            piece = self.cells[source]
            self.lift(source)
        else:
            piece = source - SQUARES + 2 * self.turn
            self.held[piece] -= 1
        undo = (source, target, piece, self.last, self.known[target])
        self.last, self.turn = target, 1 - self.turn
        return undo

    def end(self, undo: Undo) -> None:
        """Take a move back whose target is free again."""
        source, target, piece, self.last, self.known[target] = undo
        self.turn = 1 - self.turn
        if source < SQUARES:
            self.put(source, piece)
        else:
            self.held[piece] += 1

    def mask(self) -> int:
        """Give the holes and fours of both colours, packed as in `lines`."""
        return reduce(or_, self.found)

    def codes(self) -> list[int]:
        """List the moves of the seat to move by number."""
        cells, last = self.cells, self.last
        found: list[int] = []
        free = [square for square in range(SQUARES) if cells[square] < 0]
        for shape in range(len(SHAPES)):
            if self.held[2 * self.turn + shape]:
                base = (SQUARES + shape) * SQUARES
                found += [base + square for square in free]
        for source in range(SQUARES):
            if cells[source] >= 0 and source != last:
                base = source * SQUARES
                found += [base + target for target in STEPS[source] if cells[target] < 0]
                found += [base + far for over, far in JUMPS[source] if cells[far] < 0 <= cells[over]]
        return found

    def allows(self, code: int) -> bool:
        """Tell whether a move, legal in some position of this game, is legal here."""
        source, target = divmod(code, SQUARES)
        cells = self.cells
        if code < 0 or cells[target] >= 0:
            return False
        if source >= SQUARES:
            return self.held[source - SQUARES + 2 * self.turn] > 0
        if cells[source] < 0 or source == self.last:
            return False
        return target in STEPS[source] or cells[(source + target) // 2] >= 0

    def finish(self, colour: int, holes: int, last: int) -> float:
        """Give the best chance of a seat to fill one of its holes, a bit mask, with its colour in one move.

        `last` is the piece it may not move, NONE where it may move all.
        """
        best = 0.0
        while holes and best < SURE:
            low = holes & -holes
            holes ^= low
            best = max(best, self._finish_at(low.bit_length() - 1, colour, last))
        return best

    def _finish_at(self, hole: int, colour: int, last: int) -> float:
        """Give the best chance to fill one hole."""
        best = 0.0
        cells, held = self.cells, self.held
        chances = self.chances[hole][self.known[hole]]
        for piece in (2 * colour, 2 * colour + 1):
            chance = 1 - chances[piece] if colour else chances[piece]
            if held[piece] and chance > best:
                best = chance
        if best > SURE:
            return best
        sources = [near for near in STEPS[hole] if cells[near] >= 0]
        sources += [far for over, far in JUMPS[hole] if cells[far] >= 0 <= cells[over]]
        for source in sources:
            piece = cells[source]
            chance = 1 - chances[piece] if colour else chances[piece]
            if (
                chance > best
                and source != last
                and (piece >> 1 != colour or self._spares(hole, source, colour))
            ):
                best = chance
        return best

    def _spares(self, hole: int, source: int, colour: int) -> bool:
        """Tell whether three of a colour still wait around a hole once the piece on a square has left."""
        left = self.shown[colour] & ~(1 << source)
        return any(left & three == three for three in THREES[hole])
