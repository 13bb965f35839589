"""Windows: every place of a strip where a run may be enclosed, and what is missing to it."""

from collections.abc import Iterator
from typing import NamedTuple

from retrogames.games.pointtopoint.lines import LONGEST
from retrogames.games.pointtopoint.strips import BITS, BLACK_CODE, VALUE_MASK, unpack


class Window(NamedTuple):
    """A place where a colour encloses `run` stones or still may.

    `gaps` empty squares lie inside, `open_ends` ends are empty, `counting` end stones equal the run.
    """

    black: bool
    run: int
    gaps: int
    open_ends: int
    counting: int

    @property
    def missing(self) -> int:
        """How many squares of the window are empty."""
        return self.gaps + self.open_ends


def windows(piece: int) -> tuple[Window, ...]:
    """Give the windows that lie on the whole of a piece: one, one of each colour, or none that may score."""
    codes = unpack(piece)
    ends, inside = [codes[0], codes[-1]], codes[1:-1]
    counting = sum(code & VALUE_MASK == len(inside) for code in ends)
    if not counting and 0 not in ends:
        return ()
    return tuple(
        Window(black, len(inside), inside.count(0), ends.count(0), counting)
        for black in (False, True)
        if _holds_only(ends, black) and _holds_only(inside, not black)
    )


def _holds_only(codes: list[int], black: bool) -> bool:
    """Tell whether all stones among these codes are of one colour."""
    return all(not code or (code >= BLACK_CODE) == black for code in codes)


def pieces(content: int) -> Iterator[tuple[int, int]]:
    """Give the parts of a strip that windows may lie on, as (index of the first square, content)."""
    squares = content >> BITS
    length = (squares.bit_length() - 1) // BITS
    for span in range(3, LONGEST + 3):
        above, rest = 1 << BITS * span, squares
        for first in range(length - span + 1):
            yield first, (rest & above - 1 | above) << BITS
            rest >>= BITS
