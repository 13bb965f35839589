"""Tones: 16-bit mono samples at 22,050 Hz, computed as the four machines made them, without pygame."""

import math
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

RATE = 22050
PIT_CLOCK = 1_193_182  # Hz, the PC's timer (looks, 2.4)
YM_CLOCK = 2_000_000  # Hz, the ST's sound chip (looks, 3.4)
_TOP = 32767


def pack(levels: Iterable[float]) -> bytes:
    """Make samples, in this computer's byte order, of levels from -1 to 1; louder ones are cut."""
    return array("h", [round(max(-1.0, min(1.0, level)) * _TOP) for level in levels]).tobytes()


def unpack(samples: bytes) -> list[float]:
    """Give the levels from -1 to 1 that samples hold."""
    return [sample / _TOP for sample in array("h", samples)]


def silence(ms: float) -> bytes:
    """Make nothing for a while."""
    return bytes(2 * _count(ms))


def mix(*voices: bytes) -> bytes:
    """Add voices that begin together; the sum is cut where it is too loud."""
    levels = [0.0] * max((len(voice) // 2 for voice in voices), default=0)
    for voice in voices:
        for i, level in enumerate(unpack(voice)):
            levels[i] += level
    return pack(levels)


def square(freq: float, ms: float, volume: float = 0.25) -> bytes:
    """Make a square wave of freq Hz for ms milliseconds, peaks at +-volume (0 to 1); 0 Hz is silence."""
    if freq <= 0:
        return silence(ms)
    step = freq / RATE
    return pack(volume * level for level in _square([i * step for i in range(_count(ms) + 1)]))


def speaker(divisor: int, ms: float, volume: float = 0.25) -> bytes:
    """Make the PC speaker's tone of a timer divisor: 1,193,182 Hz / divisor (looks, 2.4)."""
    return square(PIT_CLOCK / divisor, ms, volume)


def sequence(notes: Iterable[tuple[float, float]], volume: float = 0.25) -> bytes:
    """Make square notes of (Hz, ms) one after the other without gaps; 0 Hz is a rest."""
    return b"".join(square(freq, ms, volume) for freq, ms in notes)


def sine(freq: float, ms: float, volume: float = 0.5, ramp_ms: float = 5) -> bytes:
    """Make a pure tone with a short ramp at both ends: 400 Hz for 100 ms is the X bell (looks, 5.4)."""
    count, ramp, turn = _count(ms), max(1.0, RATE * ramp_ms / 1000), 2 * math.pi * freq / RATE
    return pack(
        volume * math.sin(turn * i) * min(1.0, i / ramp, (count - 1 - i) / ramp) for i in range(count)
    )


def ym_voice(
    period: int,
    shape: int | None = None,
    envelope: int = 0,
    noise: int = 0,
    *,
    ms: float | None = None,
    level: int = 15,
    slide: float = 0.0,
    volume: float = 0.4,
) -> bytes:
    """Make one voice of the YM2149 as its registers say (looks, 3.4).

    `period` of the tone, 2 MHz / (16 x period), 0 for no tone; `shape` 0-15 and `envelope` period of the
    envelope, whose ramp lasts 256 x envelope / 2 MHz, or no shape and the fixed `level` 0-15; `noise`
    period 1-31, 0 for no noise. `slide` is added to the period every millisecond. Without `ms` it lasts one
    ramp. Raises ValueError when no length follows, or shape or level is not a register's.
    """
    if ms is None and (shape is None or envelope < 1):
        raise ValueError("a voice without an envelope needs a length")
    if (shape is not None and not 0 <= shape <= 15) or not 0 <= level <= 15:
        raise ValueError(f"the YM2149 has no shape {shape} or level {level}")
    ramp = 256 * max(1, envelope) * RATE / YM_CLOCK  # in samples
    count = round(ramp) if ms is None else _count(ms)
    wave = _ym_tone(period, slide, count) if period else [1.0] * count
    if noise:
        wave = [tone * hiss for tone, hiss in zip(wave, _ym_noise(noise), strict=False)]
    if shape is None:
        loud = [_YM_LEVELS[level]] * count
    else:
        loud = [_YM_LEVELS[envelope_level(shape, int(16 * i / ramp))] for i in range(count)]
    return pack(volume * tone * gain for tone, gain in zip(wave, loud, strict=True))


def st_bell() -> bytes:
    """Make the bell of TOS: period 52, shape 9, envelope 4096 (looks, 3.4)."""
    return ym_voice(52, 9, 4096)


def st_key_click() -> bytes:
    """Make the key click of TOS: period 59, shape 3, envelope 384 (looks, 3.4)."""
    return ym_voice(59, 3, 384)


# A step of the volume register is 3 dB, and 0 is silent.
_YM_LEVELS = (0.0, *(2.0 ** ((level - 15) / 2) for level in range(1, 16)))


def envelope_level(shape: int, step: int) -> int:
    """Give the level 0-15 of an envelope after so many sixteenths of its ramp (looks, 3.4)."""
    ramp, at = divmod(step, 16)
    rising = bool(shape & 4)  # ATT
    if ramp and (shape < 8 or shape & 1):  # CONT is off, or HOLD on: it stays where it came to
        return 15 if shape in (11, 13) else 0
    if ramp % 2 and shape & 2:  # ALT: every other ramp the other way
        rising = not rising
    return at if rising else 15 - at


def wood(freq: float = 900, ms: float = 45, volume: float = 0.6) -> bytes:
    """Make the click of a stone on wood: two damped partials and a tick, in 8-bit steps as an Amiga plays."""
    count = _count(ms)
    turn, fade, hiss = 2 * math.pi * freq / RATE, 6.9 / max(1, count), _ym_noise(4)
    levels = []
    for i, tick in zip(range(count), hiss, strict=False):
        body = 0.7 * math.sin(turn * i) + 0.25 * math.sin(2.76 * turn * i) * math.exp(-fade * i)
        levels.append((body + 0.35 * tick * math.exp(-12 * fade * i)) * math.exp(-fade * i))
    return pack(_eight_bits(_soften(levels), volume))


def pluck(freq: float, ms: float, volume: float = 0.5) -> bytes:
    """Make a plucked string: noise running round a loop that dulls it, in 8-bit steps as an Amiga plays."""
    hiss, length, count = _ym_noise(3), max(2, round(RATE / freq)), _count(ms)
    loop = _soften([next(hiss) for _ in range(length)])
    lost = 0.5 * 0.02 ** (length / max(1, count))  # 34 dB down at the end
    levels = []
    for i in range(count):
        at = i % length
        levels.append(loop[at])
        loop[at] = lost * (loop[at] + loop[(at + 1) % length])
    return pack(_eight_bits(levels, volume))


def _count(ms: float) -> int:
    return max(0, round(RATE * ms / 1000))


def _square(phases: Sequence[float]) -> list[float]:
    """Give the mean of a +-1 square wave between each two phases (in periods), so that edges do not alias."""
    sums = [0.5 - abs(phase % 1 - 0.5) for phase in phases]  # its integral, a triangle
    return [(b - a) / (q - p) for (a, b), (p, q) in zip(pairwise(sums), pairwise(phases), strict=True)]


def _ym_tone(period: int, slide: float, count: int) -> list[float]:
    phases, phase, per_sample = [0.0], 0.0, slide * 1000 / RATE
    for i in range(count):
        phase += YM_CLOCK / 16 / max(1.0, period + per_sample * i) / RATE
        phases.append(phase)
    return _square(phases)


def _ym_noise(period: int) -> Iterator[float]:
    """Give the chip's noise for ever: a shift register of 17 bits, stepped at 2 MHz / (16 x period)."""
    register, due, per_sample = 1, 0.0, YM_CLOCK / 16 / period / RATE
    while True:
        due += per_sample
        while due >= 1:
            register = register >> 1 | ((register ^ register >> 3) & 1) << 16
            due -= 1
        yield 1.0 if register & 1 else -1.0


def _soften(levels: Sequence[float]) -> list[float]:
    """Take the edge off: each level becomes the mean with its neighbours."""
    padded = [0.0, *levels, 0.0]
    return [(a + 2 * b + c) / 4 for a, b, c in zip(padded, padded[1:], padded[2:], strict=False)]


def _eight_bits(levels: Iterable[float], volume: float) -> Iterator[float]:
    return (round(level * volume * 127) / 127 for level in levels)
