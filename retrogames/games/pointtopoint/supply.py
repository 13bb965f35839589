"""How many stones of each value a player has, where that is limited."""

from enum import StrEnum
from functools import cache

from retrogames.core.position import Seat
from retrogames.games.pointtopoint.lines import WHITE

VALUES = (1, 2, 3)

Stock = tuple[int, int, int]
"""How many stones of one, two and three points a player has left."""


class Supply(StrEnum):
    """How many stones of each value a player has; the limited ones are ours."""

    UNLIMITED = "unlimited"
    EQUAL = "equal"
    NINE_SIX_THREE = "963"


@cache
def stock(supply: Supply, size: int, seat: Seat) -> Stock:
    """Give what a player starts with in a limited supply: as many stones as he sets in the whole game.

    *equal*: a third of each value, the remainder as a one, then a two; *963*: a sixth threes, a third twos,
    ones the rest. With an odd number of squares White sets one stone more. Raises ValueError for unlimited.
    """
    stones = (size * size + (seat == WHITE)) // 2
    if supply is Supply.EQUAL:
        third, rest = divmod(stones, 3)
        return third + (rest > 0), third + (rest > 1), third
    if supply is Supply.NINE_SIX_THREE:
        twos, threes = stones // 3, stones // 6
        return stones - twos - threes, twos, threes
    raise ValueError("an unlimited supply has no numbers")


@cache
def sequences(left: Stock | None, stones: int) -> int:
    """Count the sequences of values in which a player may set `stones` of what is left; None is unlimited."""
    if left is None:
        return int(len(VALUES) ** stones)
    if stones == 0:
        return 1
    ones, twos, threes = left
    return (
        (sequences((ones - 1, twos, threes), stones - 1) if ones else 0)
        + (sequences((ones, twos - 1, threes), stones - 1) if twos else 0)
        + (sequences((ones, twos, threes - 1), stones - 1) if threes else 0)
    )
