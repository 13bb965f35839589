"""What the poles of a view may be, as chances: three nulls somewhere, every other square a fair coin."""

from collections.abc import Sequence
from typing import Final

from retrogames.games.engarde.grid import ANY, MINUS, NULL, PLUS, SQUARES
from retrogames.games.engarde.rules import NULLS

PIECES: Final = "SCsc"
"""Pieces by number: white square, white circle, black square, black circle; `number ^ 2` is turned over."""

TURNED_BY: Final = (PLUS, MINUS, MINUS, PLUS)
"""By piece number: the pole that turns it over where it lands."""

Chances = list[list[tuple[float, ...]]]
"""By square, by what its pole may be, by piece number: the chance that the piece shows white there."""


def null_chances(known: Sequence[int]) -> list[float]:
    """Give by square the chance that it is null, from what is known of all squares together.

    Each way to choose the three null squares is as likely as any other, and halves for every coin that
    what was seen has decided. Ways are counted as coefficients of a product with one factor a square.
    A grid that was composed with another number of nulls is judged square by square.
    """
    coins = [(mask & PLUS and 0.5) + (mask & MINUS and 0.5) for mask in known]
    nulls = [1.0 if mask & NULL else 0.0 for mask in known]
    ways = _ways(coins, nulls)[NULLS]
    if not ways:
        usual = NULLS / SQUARES
        return [
            null * usual / (null * usual + coin * (1 - usual))
            for coin, null in zip(coins, nulls, strict=True)
        ]
    chances = []
    for square in range(SQUARES):
        if nulls[square]:
            rest = _ways(coins[:square] + coins[square + 1 :], nulls[:square] + nulls[square + 1 :])
            chances.append(rest[NULLS - 1] / ways)
        else:
            chances.append(0.0)
    return chances


def _ways(coins: Sequence[float], nulls: Sequence[float]) -> list[float]:
    """Weigh the ways to have 0, 1, 2, 3 nulls on these squares."""
    ways = [1.0, 0.0, 0.0, 0.0]
    for coin, null in zip(coins, nulls, strict=True):
        ways = [coin * ways[0]] + [coin * ways[n] + null * ways[n - 1] for n in range(1, NULLS + 1)]
    return ways


def white_chances(known: Sequence[int]) -> Chances:
    """Give the chances to show white for every square and everything its pole may come to be."""
    return [_square_chances(mask, null) for mask, null in zip(known, null_chances(known), strict=True)]


def _square_chances(known: int, null: float) -> list[tuple[float, ...]]:
    """Give one square's chances, for each narrower knowledge that landings in the search may bring."""
    sides = (known & PLUS) + (known >> 1 & 1)
    coin = (1 - null) / sides if sides else 0.0
    rows: list[tuple[float, ...]] = []
    for mask in range(ANY + 1):
        plus = coin if mask & known & PLUS else 0.0
        minus = coin if mask & known & MINUS else 0.0
        stay = null if mask & known & NULL else 0.0
        total = plus + minus + stay or 1.0
        square, circle = minus / total, plus / total
        stays = stay / total
        rows.append((square + stays, circle + stays, square, circle))
    return rows
