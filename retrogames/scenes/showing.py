"""A move being shown at the table: its animation, tick by tick, with the sounds that fall in it."""

from collections.abc import Callable, Iterator

from retrogames.scenes.table import STILL


class Showing:
    """Shows one move at a time; `starting` until its first step, before which its end must not be seen."""

    def __init__(self, sound: Callable[[str], None]) -> None:
        self.starting = False
        self._sound = sound
        self._steps: Iterator[str | None] | None = None

    @property
    def going(self) -> bool:
        """Whether a move is being shown."""
        return self._steps is not None

    def begin(self, steps: Iterator[str | None], *, again: bool = False) -> None:
        """Begin to show a move by the steps that the table gives; `again` where its end was seen before."""
        self._steps = steps
        self.starting = not again

    def step(self) -> bool:
        """Show the next tick, with the sound that is due; tells whether the picture changes."""
        if self._steps is None:
            return False
        step = next(self._steps, self)
        if step is self:
            self.end()
            return True
        self.starting = False
        if isinstance(step, str):
            self._sound(step)
        return step != STILL

    def end(self) -> None:
        """Show no more of it."""
        self._steps = None
        self.starting = False
