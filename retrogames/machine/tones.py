"""Tones: 16-bit mono samples at 22,050 Hz, computed as the four machines made them, without pygame."""

import math
from array import array
from collections.abc import Iterable

RATE = 22050
PIT_CLOCK = 1_193_182  # Hz, the PC's timer (looks, 2.4)
_TOP = 32767


def samples(levels: Iterable[float]) -> bytes:
    """Pack levels from -1 to 1 as 16-bit samples of this machine's byte order."""
    return array("h", (round(max(-1.0, min(1.0, level)) * _TOP) for level in levels)).tobytes()


def square(freq: float, ms: float, volume: float = 0.25) -> bytes:
    """Make a square wave of freq Hz; 0 Hz is silence."""
    count = round(RATE * ms / 1000)
    return samples(
        (volume if (i * freq / RATE) % 1 < 0.5 else -volume) if freq else 0.0 for i in range(count)
    )


def speaker(divisor: int, ms: float, volume: float = 0.25) -> bytes:
    """Make the PC speaker's tone of a timer divisor: 1,193,182 Hz / divisor."""
    return square(PIT_CLOCK / divisor, ms, volume)


def sequence(notes: Iterable[tuple[float, float]], volume: float = 0.25) -> bytes:
    """Make square notes of (Hz, ms) one after the other without gaps; 0 Hz is a rest."""
    return b"".join(square(freq, ms, volume) for freq, ms in notes)


def sine(freq: float, ms: float, volume: float = 0.25, ramp_ms: float = 5) -> bytes:
    """Make a pure tone with a short ramp at both ends, as the X bell."""
    count, ramp = round(RATE * ms / 1000), max(1.0, RATE * ramp_ms / 1000)
    return samples(
        volume * math.sin(2 * math.pi * freq * i / RATE) * min(1.0, i / ramp, (count - 1 - i) / ramp)
        for i in range(count)
    )
