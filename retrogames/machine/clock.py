"""The clock: frames and milliseconds."""

import pygame


class Clock:
    """Keep time for the main loop."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, fps: int = 60) -> int:
        """Sleep until the next frame is due; give the milliseconds since the last call."""
        return self._clock.tick(fps)

    @property
    def fps(self) -> float:
        """Give the mean frames a second of the last ten."""
        return self._clock.get_fps()

    @staticmethod
    def now() -> int:
        """Give milliseconds since pygame's start; it never goes back."""
        return pygame.time.get_ticks()
