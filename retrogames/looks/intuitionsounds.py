"""The sounds of the Amiga dress: soft short samples in 8-bit steps, as Paula plays them."""

from collections.abc import Mapping

from retrogames.machine import tones
from retrogames.machine.sound import Sound


def make_sounds() -> Mapping[str, Sound]:
    """Make the sounds by name; a stone is a woody click of 30 to 60 ms (looks, 4.4)."""
    return {
        "click": Sound(lambda: tones.wood(1700, 16, 0.5)),
        "key": Sound(lambda: tones.wood(1300, 14, 0.4)),
        "move": Sound(lambda: tones.wood(820, 48, 0.7)),
        "capture": Sound(lambda: _chime((988, 1319))),
        "score": Sound(lambda: _chime((988, 1319))),
        "refuse": Sound(_buzz),
        "bell": Sound(lambda: tones.pluck(880, 300, 0.4)),
        "win": Sound(lambda: _chime((523, 659, 784, 1047, 1319), 110, 700)),
        "lose": Sound(lambda: _chime((440, 392, 330, 262), 170, 800)),
    }


def _chime(notes: tuple[int, ...], apart: float = 90, ring: float = 420) -> bytes:
    """Pluck notes one after another, each ringing on over the next."""
    voices = [tones.silence(n * apart) + tones.pluck(note, ring, 0.4) for n, note in enumerate(notes)]
    return tones.mix(*voices)


def _buzz() -> bytes:
    """Beat two low tones against each other: a soft no."""
    return tones.mix(tones.sine(98, 170, 0.22, 12), tones.sine(104, 170, 0.22, 12), tones.sine(196, 170, 0.1))
