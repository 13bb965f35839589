"""The clock: frames and milliseconds."""

import time

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
        """Give milliseconds since some moment before the start; it never goes back."""
        return time.monotonic_ns() // 1_000_000  # pygame's own stands still unless all of it is started

    @staticmethod
    def sleep(ms: int) -> None:
        """Let that many milliseconds pass; signals are served meanwhile."""
        time.sleep(ms / 1000)
