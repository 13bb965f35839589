"""What letters really stand on: every register written with, and the one that is most of its ground then."""

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from retrogames.machine.font import Font
from retrogames.machine.memory import HEIGHT, WIDTH
from retrogames.machine.screen import Screen

Pair = tuple[int, int]
"""The register of the letters, and that of the ground."""

NEAR = 4
"""A text written again so near is the face of its own shadow or rim."""

RIM = 4
"""So often written before it has a rim all around, and stands on that."""

RECENT = 32
"""Texts among which a shadow or rim is sought."""


class Inks:
    """The pairs seen, each with a text that was written so."""

    def __init__(self) -> None:
        self._recent: deque[tuple[str, int, int, Pair, bool]] = deque(maxlen=RECENT)
        self.found: dict[Pair, str] = {}

    def note(self, screen: Screen, x: int, y: int, string: str, font: Font, index: int) -> None:
        """See what is under a text that is about to be written."""
        left, top = screen.to_dots(x, y)
        wide, high = font.width(string) * screen.sx, font.height * screen.sy
        under: Counter[int] = Counter()
        for row in range(max(0, top), min(HEIGHT, top + high)):
            under.update(
                screen.memory.dots[row * WIDTH + max(0, left) : row * WIDTH + min(WIDTH, left + wide)]
            )
        if not string.strip() or not under:
            return
        near = [
            old
            for old in self._recent
            if old[0] == string and abs(x - old[1]) <= NEAR and abs(y - old[2]) <= NEAR
        ]
        near = [old for old in near if old[3][0] != index]
        for old in near:
            self._recent.remove(old)
            if old[4]:
                self.found.pop(old[3], None)
        ground = near[0][3][0] if len(near) > RIM else under.most_common(1)[0][0]
        pair = index, ground
        self._recent.append((string, x, y, pair, pair not in self.found))
        self.found.setdefault(pair, string)


@contextmanager
def inks_seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Inks]:
    """Watch all texts being written."""
    seen, write = Inks(), Screen.text

    def text(
        screen: Screen,
        x: int,
        y: int,
        string: str,
        font: Font,
        index: int,
        bold: bool = False,
        underline: bool = False,
    ) -> int:
        seen.note(screen, x, y, string, font, index)
        return write(screen, x, y, string, font, index, bold, underline)

    with monkeypatch.context() as patch:
        patch.setattr(Screen, "text", text)
        yield seen
