"""The sounds of the GEM dress: the YM2149's voices, noise and envelopes."""

from collections.abc import Mapping

from retrogames.machine import tones
from retrogames.machine.sound import Sound


def make_sounds() -> Mapping[str, Sound]:
    """Make the sounds by name; bell and key click exactly as TOS has them (looks, 3.4)."""
    return {
        "click": Sound(tones.st_key_click),
        "key": Sound(tones.st_key_click),
        "bell": Sound(tones.st_bell),
        "refuse": Sound(tones.st_bell),
        "move": Sound(lambda: tones.ym_voice(238, 9, 800, slide=-0.8)),
        "capture": Sound(_splat),
        "splat": Sound(_splat),
        "win": Sound(lambda: _tune((239, 190, 159, 119, 159, 119), 110)),
        "lose": Sound(lambda: _tune((190, 213, 239, 284, 319), 150)),
    }


def _splat() -> bytes:
    """Mix noise with a falling tone under one falling envelope (looks, 3.4)."""
    return tones.mix(
        tones.ym_voice(0, 9, 1700, 12, volume=0.3), tones.ym_voice(180, 9, 1700, slide=4.0, volume=0.3)
    )


def _tune(periods: tuple[int, ...], ms: float) -> bytes:
    """Play notes one after the other, each with a falling envelope; the last one rings on."""
    envelope = round(ms * 2000 / 256)
    notes = [tones.ym_voice(period, 9, envelope) for period in periods[:-1]]
    return b"".join(notes) + tones.ym_voice(periods[-1], 9, 4 * envelope)
