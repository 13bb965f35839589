"""Point to Point's solitaire: a search for the full board on which one colour scores most.

Scores never change once made and any stone may come at any time, so the order of the moves does not matter:
it is enough to search among full boards with the right stones of each colour.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from retrogames.core import dice
from retrogames.core.position import Seat
from retrogames.games.pointtopoint.filling import Filling
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.games.pointtopoint.options import OPTIONS
from retrogames.games.pointtopoint.rules import Move, Position, start
from retrogames.games.pointtopoint.supply import Supply

HOT, COLD = 3.0, 0.5
"""Temperatures, in points, at which a round begins and ends."""

ROUND = 20_000
"""Steps of the first round, enough for 6x6; then the stones are thrown anew, for a longer round each time."""

SLICE = 250
"""Steps between two reports."""

AUTHORS_RECORD = 65
"""Manfred Kopp's own best (the manual), on a board of which the manual does not tell the size."""

PROVED = {
    (4, Supply.UNLIMITED): (24, 24),
    (5, Supply.UNLIMITED): (46, 48),
    (6, Supply.UNLIMITED): (74, 74),
    (6, Supply.NINE_SIX_THREE): (65, 65),
}
"""The most that White and Black can reach, by size and supply, where all boards have been enumerated."""


@dataclass(frozen=True, slots=True)
class Found:
    """The best full board so far, as text, what it scores for the named colour, and the steps it took."""

    board: str
    score: int
    steps: int


def best_possible(size: int, supply: str, colour: Seat) -> int | None:
    """Give the highest score there is on the empty board, None where nobody has proved one."""
    proved = PROVED.get((size, Supply(supply)))
    return None if proved is None else proved[colour]


def search(size: int, supply: str, colour: Seat, seed: int) -> Iterator[Found]:
    """Search for the board with the highest score of a colour, reporting every few hundred steps.

    Goes on for as long as the caller asks, and ends only when it has the highest score that is possible. The
    n-th report depends on the arguments alone. Raises ValueError for a size or supply there is not.
    """
    chosen = {"Size": str(size), "Supply": supply, "Solitaire": "white" if colour == WHITE else "black"}
    empty = start({option.name: option.read(chosen[option.name]) for option in OPTIONS})
    most = best_possible(size, supply, colour)
    for found in complete(empty, colour, seed):
        yield found
        if found.score == most:
            return


def complete(
    position: Position, colour: Seat, seed: int, first_round: int = ROUND, every: int = SLICE
) -> Iterator[Found]:
    """Search for the full board with the highest score of a colour that a position can still become.

    The first report comes at once, the others after `every` so many steps. Goes on without end, except where
    there is nothing left to choose.
    """
    chance = dice.stream(seed).random
    filling = Filling(position, colour, chance)
    best, text, steps, length = filling.score, filling.text(), 0, 0
    yield Found(text, best, steps)
    while filling.choices:
        filling.throw()
        length += first_round
        for step in range(length):
            temperature = HOT * (COLD / HOT) ** (step / length)
            before = filling.score
            swap = filling.swap_any()
            if filling.score < before and chance() >= exp((filling.score - before) / temperature):
                filling.swap(*swap)
            elif filling.score > best:
                best, text = filling.score, filling.text()
            steps += 1
            if steps % every == 0:
                yield Found(text, best, steps)


def moves_to(position: Position, target: Position) -> list[Move]:
    """Give the moves that lead from a position to a full board, the stones nearest to the middle first.

    Raises ValueError where no moves lead there.
    """
    centre = (position.size - 1) / 2
    stones: tuple[list[tuple[float, Move]], list[tuple[float, Move]]] = ([], [])
    for square, (now, then) in enumerate(zip(position.board, target.board, strict=True)):
        if now and now != then:
            raise ValueError("the stones that lie there are not those of the full board")
        if not now:
            row, column = divmod(square, position.size)
            distance = (column - centre) ** 2 + (row - centre) ** 2
            stones[BLACK if then < 0 else WHITE].append((distance, Move(abs(then), column, row)))
    queues = [[move for _, move in sorted(pile, key=lambda one: one[0])] for pile in stones]
    ahead, behind = queues[position.turn], queues[1 - position.turn]
    if len(ahead) - len(behind) not in (0, 1):
        raise ValueError("the full board has not as many stones of each colour as the game sets")
    order = [move for pair in zip(ahead, behind, strict=False) for move in pair]
    return order + ahead[len(behind) :]
