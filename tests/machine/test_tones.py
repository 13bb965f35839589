"""Tones: frequencies counted by zero crossings, lengths, envelopes and registers of the drawing reference."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.machine import tones
from retrogames.machine.tones import RATE, envelope_level, unpack, ym_voice
from tests.waves import duration


def frequency(samples: bytes) -> float:
    """Count how often the level rises through zero, between the first time and the last."""
    levels = unpack(samples)
    rises = [i for i, (a, b) in enumerate(pairwise(levels)) if a < 0 <= b]
    return (len(rises) - 1) * RATE / (rises[-1] - rises[0])


def loudest(samples: bytes, start: float = 0, end: float = 1) -> float:
    levels = unpack(samples)
    return max(map(abs, levels[int(start * len(levels)) : int(end * len(levels))]), default=0.0)


@pytest.mark.parametrize("freq", [100, 440, 1000, 1999, 4000])
def test_square_waves_have_their_frequency_and_length(freq: int) -> None:
    wave = tones.square(freq, 500, 0.3)
    assert frequency(wave) == pytest.approx(freq, rel=0.005)
    assert duration(wave) == pytest.approx(500, abs=0.1)
    assert loudest(wave) == pytest.approx(0.3, abs=0.001)


def test_a_square_wave_is_as_long_up_as_down() -> None:
    levels = unpack(tones.square(RATE / 20, 100, 0.5))
    assert levels[:20] == pytest.approx([0.5] * 10 + [-0.5] * 10, abs=0.001)


# looks, 2.4
@pytest.mark.parametrize(("divisor", "hertz"), [(0x0528, 904), (0x0533, 896)])
def test_the_speakers_divisor(divisor: int, hertz: int) -> None:
    bell = tones.speaker(divisor, 333)
    assert frequency(bell) == pytest.approx(hertz, abs=1.5)
    assert duration(bell) == pytest.approx(333, abs=0.1)


def test_notes_follow_without_gaps() -> None:
    tune = tones.sequence([(500, 100), (0, 50), (1000, 100)])
    assert duration(tune) == pytest.approx(250, abs=0.2)
    assert loudest(tune, 0.42, 0.58) == 0
    assert frequency(tune[: len(tune) * 39 // 100 // 2 * 2]) == pytest.approx(500, rel=0.02)
    assert loudest(tune, 0.6, 0.62) > 0.2
    assert tones.sequence([]) == b""


# looks, 5.4: 400 Hz, 100 ms, a pure tone with a short ramp
def test_the_x_bell() -> None:
    bell = tones.sine(400, 100)
    assert frequency(bell) == pytest.approx(400, abs=2)
    assert duration(bell) == pytest.approx(100, abs=0.1)
    assert loudest(bell) == pytest.approx(0.5, abs=0.01)
    levels = unpack(bell)
    assert levels[0] == levels[-1] == 0
    assert max(abs(a - b) for a, b in pairwise(levels)) < 0.07


# looks, 3.4
def test_the_bell_of_tos() -> None:
    bell = tones.st_bell()
    assert duration(bell) == pytest.approx(520, abs=10)
    half = bell[: len(bell) // 4 * 2]
    assert frequency(half) == pytest.approx(2404, abs=5)
    steps = [loudest(bell, i / 16 + 0.005, (i + 1) / 16 - 0.005) for i in range(16)]
    assert all(a > b for a, b in pairwise(steps))
    assert steps[-1] == 0
    assert steps[0] / steps[2] == pytest.approx(2, abs=0.1)  # two steps of 3 dB


def test_the_key_click_of_tos() -> None:
    click = tones.st_key_click()
    assert duration(click) == pytest.approx(49, abs=0.5)
    assert frequency(click[: len(click) // 4 * 2]) == pytest.approx(2119, rel=0.02)
    assert loudest(click, 0, 0.1) > 4 * loudest(click, 0.5, 0.6)


@pytest.mark.parametrize("period", [100, 284, 1000])
def test_a_voice_without_envelope(period: int) -> None:
    voice = ym_voice(period, ms=300, level=15)
    assert frequency(voice) == pytest.approx(2_000_000 / 16 / period, rel=0.01)
    assert loudest(voice) / loudest(ym_voice(period, ms=300, level=13)) == pytest.approx(2, abs=0.05)
    assert loudest(ym_voice(period, ms=300, level=0)) == 0


FALL, RISE = list(range(15, -1, -1)), list(range(16))
SILENT, FULL = [0] * 16, [15] * 16


@pytest.mark.parametrize(
    ("shapes", "first", "second", "third"),
    [
        ((0, 1, 2, 3, 9), FALL, SILENT, SILENT),
        ((4, 5, 6, 7, 15), RISE, SILENT, SILENT),
        ((8,), FALL, FALL, FALL),
        ((10,), FALL, RISE, FALL),
        ((14,), RISE, FALL, RISE),
        ((11,), FALL, FULL, FULL),
        ((12,), RISE, RISE, RISE),
        ((13,), RISE, FULL, FULL),
    ],
)
def test_envelope_shapes(
    shapes: tuple[int, ...], first: list[int], second: list[int], third: list[int]
) -> None:
    for shape in shapes:
        levels = [envelope_level(shape, step) for step in range(48)]
        assert levels == first + second + third


def test_noise_is_noise_and_the_same_each_time() -> None:
    noise = ym_voice(0, 9, 1500, 20)
    assert noise == ym_voice(0, 9, 1500, 20)
    assert duration(noise) == pytest.approx(256 * 1500 / 2000, abs=0.1)
    gaps = {b - a for a, b in pairwise([i for i, (x, y) in enumerate(pairwise(unpack(noise))) if x < 0 <= y])}
    assert len(gaps) > 5


def test_a_sliding_voice_falls() -> None:
    fall = ym_voice(100, ms=200, slide=2.0)
    begin, end = fall[: len(fall) // 8 * 2], fall[len(fall) * 7 // 8 // 2 * 2 :]
    assert frequency(begin) > 1.5 * frequency(end)


def test_what_is_no_register_is_refused() -> None:
    for shape, envelope in ((None, 9), (16, 9), (-1, 9), (9, 0)):
        with pytest.raises(ValueError):
            ym_voice(100, shape, envelope)
    with pytest.raises(ValueError):
        ym_voice(100, ms=5, level=16)


def test_amiga_sounds_fade_in_eight_bit_steps() -> None:
    for sound, ms in ((tones.wood(), 45), (tones.pluck(220, 300), 300)):
        assert duration(sound) == pytest.approx(ms, abs=0.1)
        assert 0.3 < loudest(sound, 0, 0.5) <= 1
        assert loudest(sound, 0.9) < loudest(sound, 0, 0.3) / 2
        assert all(round(level * 127) / 127 == pytest.approx(level, abs=0.0001) for level in unpack(sound))
    assert 30 <= duration(tones.wood()) <= 60


def test_a_plucked_string_has_its_pitch() -> None:
    levels = unpack(tones.pluck(220, 400))[2000:6000]

    def alike(lag: int) -> float:
        return sum(a * b for a, b in zip(levels, levels[lag:], strict=False))

    best = max(range(60, 160), key=alike)
    assert RATE / best == pytest.approx(220, rel=0.03)


@given(st.lists(st.floats(-3, 3), max_size=50))
def test_levels_are_kept_and_too_loud_ones_cut(levels: list[float]) -> None:
    cut = [max(-1.0, min(1.0, level)) for level in levels]
    assert unpack(tones.pack(levels)) == pytest.approx(cut, abs=0.0001)


def test_mix_adds_voices_of_any_length() -> None:
    mixed = unpack(tones.mix(tones.pack([0.25, 0.5]), tones.pack([0.25, 0.75, -0.5]), b""))
    assert mixed == pytest.approx([0.5, 1.0, -0.5], abs=0.0001)
    assert tones.mix() == b""
    assert duration(tones.silence(20)) == pytest.approx(20, abs=0.05)
    assert loudest(tones.silence(20)) == 0
