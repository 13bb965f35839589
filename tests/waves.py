"""What tests ask of samples."""

from retrogames.machine.tones import RATE


def duration(samples: bytes) -> float:
    """Give how many milliseconds 16-bit mono samples last."""
    return len(samples) / 2 / RATE * 1000
