"""What a strip is worth by its content: points made, and a promise for each window still open."""

from retrogames.core.position import Seat
from retrogames.games.pointtopoint.lines import BLACK, LONGEST
from retrogames.games.pointtopoint.strips import BITS, BLACK_CODE, NOTHING, step
from retrogames.games.pointtopoint.supply import VALUES
from retrogames.games.pointtopoint.windows import Window, pieces, windows

POINT = 100
"""Worths are in hundredths of a point."""

FIELD = 20
"""Bits of each of the three sums in a packed gain."""

FIELD_MASK = (1 << FIELD) - 1
BIAS = 1 << 16
"""Keeps the parts of a packed gain positive; a square's gain adds up four of them."""

PROMISES = {
    # (run, gaps): one end open and the other not counting, or counting; both open; none open and one
    # counting, or both.
    (1, 0): (38, 88, 24, 0, 0),
    (1, 1): (24, 49, 20, 56, 102),
    (2, 0): (56, 158, 17, 0, 0),
    (2, 1): (33, 94, 23, 103, 200),
    (2, 2): (17, 42, 20, 50, 74),
    (3, 0): (86, 319, 49, 0, 0),
    (3, 1): (62, 178, 42, 165, 311),
    (3, 2): (32, 75, 14, 72, 111),
    (3, 3): (15, 33, 15, 44, 59),
}
"""What an open window was worth at the end of the game, in hundredths: least squares over the 48,500
positions of 2,300 games that the search played against itself on 6x6."""


def value(window: Window) -> int:
    """Give what a window is worth to its colour: its points or its promise, in hundredths."""
    if not window.missing:
        return POINT * window.run * window.counting
    case = (2 + window.counting, window.counting, 2)[window.open_ends]
    return PROMISES[window.run, window.gaps][case]


class PieceWorth(dict[int, int]):
    """Worth of the windows on a piece of a strip, White's view; filled in as pieces are met.

    `sight` is how many empty squares a window may have to be noticed. With `goal`, only that colour's windows
    count, and always for good: solitaire.
    """

    def __init__(self, sight: int, goal: Seat | None) -> None:
        self.sight = sight
        self.goal = goal

    def __missing__(self, piece: int) -> int:
        seen = (window for window in windows(piece) if window.missing <= self.sight)
        self[piece] = total = sum(self._sign(window.black) * value(window) for window in seen)
        return total

    def _sign(self, black: bool) -> int:
        if self.goal is None:
            return -1 if black else 1
        return int(black == (self.goal == BLACK))


class Worth(dict[int, int]):
    """Worth of whole strips by content, as PieceWorth tells it."""

    def __init__(self, sight: int = LONGEST + 2, goal: Seat | None = None) -> None:
        self.pieces = PieceWorth(sight, goal)

    def __missing__(self, content: int) -> int:
        worth = self.pieces
        self[content] = total = sum([worth[piece] for _, piece in pieces(content)])
        return total


class Gains(dict[int, int]):
    """What a colour's stone gains its player in a strip, for the three values at once.

    The key is content + index of the square. The fields of the int, lowest first, are the gains of the
    stones of one, two and three points, each plus BIAS, so that the gains of a square are the sum over its
    strips: one addition for three numbers is what makes the search quick.
    """

    def __init__(self, worth: Worth, black: bool) -> None:
        self.worth = worth
        self.black = black
        self.sign = -1 if black and worth.pieces.goal is None else 1

    def __missing__(self, key: int) -> int:
        index = key & (1 << BITS) - 1
        content = key - index
        packed = 0
        for place, value in enumerate(VALUES):
            gain = 0
            if content != NOTHING:
                code = value + BLACK_CODE * self.black
                gain = self.sign * (self.worth[content + step(code, index)] - self.worth[content])
            packed += gain + BIAS << FIELD * place
        self[key] = packed
        return packed
