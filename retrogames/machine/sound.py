"""Sound: a speaker that plays computed samples, or is silent where there is no device."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pygame

from retrogames.machine.tones import RATE

LOUDEST = 10

CARDLESS = "pulseaudio,pipewire,jack,sndio,dsp"
"""SDL's drivers on Linux but for ALSA, whose library complains on standard error where there is no card."""

CARDS = Path("/dev/snd")
"""Where Linux lists what ALSA can play on."""


class Sound:
    """Hold a sound as 16-bit mono samples at 22,050 Hz, or as the function that makes them at first use."""

    def __init__(self, make: bytes | Callable[[], bytes]) -> None:
        self._make = make
        self._samples: bytes | None = None

    @property
    def samples(self) -> bytes:
        """Give the samples, made once."""
        if self._samples is None:
            self._samples = self._make if isinstance(self._make, bytes) else self._make()
        return self._samples


class Speaker:
    """Play sounds at a volume from 0 to 10 unless muted; without a device every call is silence.

    The device is opened at the first sound, for that takes a while.
    """

    def __init__(self, volume: int = 7, muted: bool = False) -> None:
        self.volume = volume
        self.muted = muted
        self._works: bool | None = None
        self._ready: dict[Sound, pygame.mixer.Sound] = {}

    @property
    def gain(self) -> float:
        """Give the part of full loudness that is played, from 0 to 1; ears need it to grow by the square."""
        return 0.0 if self.muted else (min(LOUDEST, max(0, self.volume)) / LOUDEST) ** 2

    def open(self) -> bool:
        """Open the device if that was not tried yet; tell whether there is one."""
        if self._works is None:
            if sys.platform == "linux" and not any(CARDS.glob("pcm*p")):
                os.environ.setdefault("SDL_AUDIODRIVER", CARDLESS)
            try:
                import_module("pygame.mixer")  # left out until now, see `lean`
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
                self._works = True
            except (pygame.error, ImportError, NotImplementedError):  # no device; a pygame without a mixer
                self._works = False
        return self._works

    def play(self, sound: Sound) -> None:
        """Play a sound beside those that still run; one too many is left out."""
        if not (self.gain and sound.samples and self.open()):
            return
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        if sound not in self._ready:
            self._ready[sound] = pygame.mixer.Sound(buffer=sound.samples)
        channel.play(self._ready[sound])
        channel.set_volume(self.gain)  # after play, which resets it

    def stop(self) -> None:
        """End every sound at once."""
        if self._works:
            pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back; the next sound opens it again."""
        if self._works:
            pygame.mixer.quit()
        self._ready.clear()  # they die with the device
        self._works = None
