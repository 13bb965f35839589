"""Looks ahead in Engarde from what is known: every landing on an open pole is a chance of two faces.

Both players know the same, so a turn is a choice and then a chance. A search that weighs the faces by their
odds, and knows more after each (expectiminimax), needs no guess at the hidden grid. Values run from -1, a
sure loss of the seat to move, to 1.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from retrogames.games.engarde.board import CODES, NO_MOVE, NONE, SURE, Board
from retrogames.games.engarde.lines import BLACK_HOLES, FOURS, WHITE_HOLES
from retrogames.games.engarde.odds import TURNED_BY

WINS_NEXT: Final = 0.99
"""The value for a seat that can surely make four with this turn; less than having it."""

PATIENCE: Final = 0.998
"""What a value keeps a turn: sooner wins are better."""

ROUNDING: Final = 1e-9
"""So little above alpha is not above it."""

_TEMPO: Final = 14
_IN_HAND: Final = 10
"""What every piece on the own side-bar is worth: only such a piece reaches any free square at once."""

_SCALE: Final = 80
"""So many points are half a win. Lines foretell little where a landing may turn over, so this is far more
than any one line is worth, and a chance to make four outweighs them."""

_THREAT: Final = 0.3
"""What the other's chance to make four with its next turn takes away, as a share of it: most are parried."""

Face = tuple[float, int, int]
"""What a landing may show: its chance, the piece then, what the pole may be then."""

Look = Generator[None, None, float]
"""A search that pauses every few hundred positions and gives a value in the end."""


@dataclass(slots=True)
class Search:
    """Values of moves on a board.

    `seen` counts the positions judged; `answers` has by seat the move that was best lately, and `merits` how
    often each was good enough.
    """

    board: Board
    seen: int = 0
    answers: list[int] = field(default_factory=lambda: [NO_MOVE, NO_MOVE])
    merits: tuple[list[int], list[int]] = field(default_factory=lambda: ([0] * CODES, [0] * CODES))

    def judge(self) -> float:
        """Judge the position without looking further, for the seat to move."""
        self.seen += 1
        board = self.board
        mask, colour = board.mask(), board.turn
        if mask >> FOURS:
            return 1.0 if mask >> FOURS == colour + 1 else -1.0
        held = board.held
        white = board.score + _IN_HAND * (held[0] + held[1] - held[2] - held[3])
        points = _TEMPO + (-white if colour else white)
        value = points / (_SCALE + abs(points))
        if not mask:
            return value
        own, other = mask & WHITE_HOLES, mask >> BLACK_HOLES
        if colour:
            own, other = other, own
        chance = board.finish(colour, own, board.last) if own else 0.0
        if chance > SURE:
            return WINS_NEXT
        if other:
            value -= board.finish(1 - colour, other, NONE) * _THREAT * (1 + value)
        return chance + (1 - chance) * value

    def glance(self, code: int) -> float:
        """Give a move's mean value over the faces it may show, judged at once, for the seat that makes it."""
        board = self.board
        undo = board.begin(code)
        _, target, piece, _, known = undo
        white = board.chances[target][known][piece]
        stays = 1 - white if piece > 1 else white
        value = 0.0
        board.put(target, piece)
        if stays > 0:
            board.known[target] = known & ~TURNED_BY[piece]
            value -= stays * self.judge()
        if stays < 1:
            board.known[target] = TURNED_BY[piece]
            board.turn_over(target)
            value -= (1 - stays) * self.judge()
        board.lift(target)
        board.end(undo)
        return value

    def weigh(self, code: int, depth: int, widths: tuple[int, ...], alpha: float, beta: float) -> Look:
        """Give a move's mean value, looking at `depth` turns, this one included.

        A face is left out once the other decides that the mean lies outside alpha and beta (Ballard's
        Star1), and both where one answer to each shows it (his Star2). The value then is a bound.
        """
        board = self.board
        undo = board.begin(code)
        _, target, piece, _, known = undo
        white = board.chances[target][known][piece]
        stays = 1 - white if piece > 1 else white
        faces = [(stays, piece, known & ~TURNED_BY[piece]), (1 - stays, piece ^ 2, TURNED_BY[piece])]
        faces = sorted((face for face in faces if face[0] > 0), reverse=True)
        most = self._most(target, faces) if depth == 2 else [chance for chance, _, _ in faces]
        total, hopes, rest = 0.0, sum(most), 1.0
        if hopes > alpha + ROUNDING:
            for (chance, face, shown), hope in zip(faces, most, strict=True):
                hopes -= hope
                rest -= chance
                board.known[target] = shown
                board.put(target, face)
                share = PATIENCE * chance
                low, high = (alpha - total - hopes) / share, (beta - total + rest) / share
                total -= share * (yield from self.explore(depth - 1, widths, -high, -low))
                board.lift(target)
                if total + hopes <= alpha + ROUNDING:
                    break
                if total - rest >= beta:
                    hopes = -rest
                    break
        board.end(undo)
        return total + hopes

    def _most(self, target: int, faces: Sequence[Face]) -> list[float]:
        """Give what each face of a landing adds to a mean at most: what is left after one answer to it."""
        board = self.board
        answer = self.answers[board.turn]
        most = []
        for chance, face, shown in faces:
            board.known[target] = shown
            board.put(target, face)
            value = self._settled()
            if value is None:
                value = self.glance(answer) if board.allows(answer) else -1.0
            most.append(-PATIENCE * chance * value)
            board.lift(target)
        return most

    def explore(self, depth: int, widths: tuple[int, ...], alpha: float, beta: float) -> Look:
        """Give a position's value for the seat to move, looking at `depth` turns.

        With n turns left, only the `widths[n]` best moves at a glance are looked at; with one, all.
        """
        value = self._settled()
        if value is not None:
            return value
        codes = self.board.codes()
        if depth == 1:
            value = self._best_glance(codes, beta)
            yield
            return value
        ranked = sorted(((self.glance(code), code) for code in codes), reverse=True)
        yield
        best = -1.0
        for _, code in ranked[: widths[depth]]:
            best = max(best, (yield from self.weigh(code, depth, widths, max(alpha, best), beta)))
            if best >= beta:
                break
        return best

    def _settled(self) -> float | None:
        """Give the value of a position that is over or that the seat to move surely wins; else None."""
        board = self.board
        mask, colour = board.mask(), board.turn
        if mask >> FOURS:
            self.seen += 1
            return 1.0 if mask >> FOURS == colour + 1 else -1.0
        own = mask >> BLACK_HOLES & WHITE_HOLES if colour else mask & WHITE_HOLES
        if own and board.finish(colour, own, board.last) > SURE:
            self.seen += 1
            return WINS_NEXT
        return None

    def _best_glance(self, codes: list[int], beta: float) -> float:
        """Give the value of the best move at a glance; one that reaches beta is enough.

        What was good enough before is tried first, since it often is again.
        """
        best, turn = -1.0, self.board.turn
        merits, answer = self.merits[turn], self.answers[turn]
        codes.sort(key=merits.__getitem__, reverse=True)
        if answer in codes:
            codes.insert(0, answer)
        for code in codes:
            value = self.glance(code)
            if value > best:
                best = value
                self.answers[turn] = code
                if best >= beta:
                    merits[code] += 1
                    break
        return best
