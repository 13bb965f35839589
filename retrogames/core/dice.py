"""The only source of chance: the n-th roll of a seed, shuffles of a seed, streams for playouts."""

import random
from collections.abc import Sequence
from typing import TypeVar

from retrogames.core.position import Roll

VERSION = 1
"""Stands in every record; another generator would need another number."""

DICE = 6
SEEDS = 2**63
_MASK = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15
_THOUGHTS = 8  # a stream of its own; shuffles have 0, the dice 1-6, hidden coins 7
_T = TypeVar("_T")


def _mix(value: int) -> int:
    """Scramble 64 bits (the finisher of SplitMix64, Steele, Lea and Flood 2014)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def draw(seed: int, stream: int, number: int, below: int) -> int:
    """Draw evenly from 0 … below-1, depending on the three numbers alone.

    Draws are 32 bits wide and rejected above the largest multiple of `below`, so every value is exactly
    as likely as any other.
    """
    limit = (2**32 // below) * below
    key = _mix((_mix((seed + _GOLDEN) & _MASK) ^ _mix((stream * _GOLDEN + number) & _MASK)) & _MASK)
    while True:
        key = (key + _GOLDEN) & _MASK
        value = _mix(key) >> 32
        if value < limit:
            return value % below


def roll(seed: int, number: int) -> Roll:
    """Give roll `number` (from 0) of a seed: six faces 1-6, whatever was rolled before."""
    return tuple(draw(seed, die + 1, number, 6) + 1 for die in range(DICE))


def shuffled(seed: int, items: Sequence[_T]) -> list[_T]:
    """Give the items in the order this seed decides (Fisher-Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = draw(seed, 0, last, last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def thought(seed: int, number: int) -> int:
    """Give the seed, 0 … 2^63-1, for thinking about the n-th position of a game.

    The game's own seed cannot be found from it, so no computer seat can know rolls or hidden things.
    """
    return _mix(_mix((seed + _GOLDEN) & _MASK) ^ _mix((_THOUGHTS * _GOLDEN + number) & _MASK)) >> 1


def stream(seed: int) -> random.Random:
    """Give a quick generator for playouts of computer seats; only `.random()` is the same everywhere."""
    return random.Random(seed)  # for playouts, not secrets


def fresh_seed() -> int:
    """Give a new seed for a game that was not asked to repeat one, 0 … 2^63-1."""
    return random.SystemRandom().randrange(SEEDS)
