"""Sound: a speaker that plays computed samples, or is silent where there is no device."""

from collections.abc import Callable

import pygame

from retrogames.machine.tones import RATE


class Sound:
    """Hold a sound as 16-bit mono samples at 22,050 Hz, or as the function that makes them at first use."""

    def __init__(self, make: bytes | Callable[[], bytes]) -> None:
        self._make = make
        self._samples: bytes | None = None
        self._loaded: pygame.mixer.Sound | None = None

    @property
    def samples(self) -> bytes:
        """Give the samples."""
        if self._samples is None:
            self._samples = self._make if isinstance(self._make, bytes) else self._make()
        return self._samples

    def loaded(self) -> pygame.mixer.Sound:
        """Give the sound ready for the open mixer."""
        if self._loaded is None:
            self._loaded = pygame.mixer.Sound(buffer=self.samples)
        return self._loaded


class Speaker:
    """Play sounds at a volume from 0 to 10 unless muted; without a device every call is silence."""

    def __init__(self, volume: int = 7, muted: bool = False) -> None:
        self.volume = volume
        self.muted = muted
        self._open: bool | None = None

    def open(self) -> bool:
        """Open the sound device once; tell whether there is one."""
        if self._open is None:
            try:
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
                self._open = True
            except pygame.error:
                self._open = False
        return self._open

    def play(self, sound: Sound) -> None:
        """Play a sound beside those that still run."""
        if self.muted or not self.volume or not self.open():
            return
        channel = sound.loaded().play()
        if channel is not None:
            channel.set_volume((self.volume / 10) ** 2)

    def stop(self) -> None:
        """End every sound at once."""
        if self._open:
            pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back."""
        if self._open:
            pygame.mixer.quit()
        self._open = None
