"""The clock: frames and milliseconds."""

from time import monotonic_ns

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
        """Give milliseconds of a clock that never goes back; pygame's own stands still without its timer."""
        return monotonic_ns() // 1_000_000
