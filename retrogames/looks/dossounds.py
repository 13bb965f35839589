"""The PC speaker's few sounds (looks, 2.4): one square wave, no volume."""

from retrogames.machine import tones
from retrogames.machine.sound import Sound


def sounds() -> dict[str, Sound]:
    """Make all sounds of the DOS dress, by name."""
    return {
        "click": Sound(lambda: tones.square(1500, 8)),
        "key": Sound(lambda: tones.square(1200, 6)),
        "refuse": Sound(lambda: tones.square(120, 180)),
        "bell": Sound(lambda: tones.speaker(0x0533, 200)),
        "move": Sound(lambda: tones.sequence([(900, 12), (1300, 12)])),
        "capture": Sound(lambda: tones.sequence([(400, 30), (300, 30)])),
        "roll": Sound(lambda: tones.sequence([(1000 + 140 * (n * 5 % 7), 9) for n in range(8)])),
        "bust": Sound(lambda: tones.sequence([(440, 90), (330, 90), (220, 90), (147, 220)])),
        "contact": Sound(lambda: tones.sequence([(523, 60), (659, 60), (784, 60), (1047, 160)])),
        "win": Sound(lambda: tones.sequence([(f, 90) for f in (523, 659, 784, 1047, 784, 1047, 1319)])),
        "lose": Sound(lambda: tones.sequence([(392, 120), (330, 120), (262, 240)])),
        "drive": Sound(lambda: tones.sequence([(70 + 25 * (n % 3), 22) for n in range(14)], 0.12)),
    }
