"""The steps of editing a draft, to be undone and done again."""

from retrogames.games.splatter.draft import Draft


class History:
    """Hold the draft as it is, as it was saved, and the ones before and after it."""

    def __init__(self, draft: Draft) -> None:
        self.now = draft
        self.saved = draft
        self._before: list[Draft] = []
        self._after: list[Draft] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone step."""
        return bool(self._after)

    @property
    def changed(self) -> bool:
        """Whether the draft differs from what was saved."""
        return self.now != self.saved

    def change(self, draft: Draft) -> None:
        """Take a changed draft over as one step."""
        if draft != self.now:
            self.begin()
            self.now = draft

    def begin(self) -> None:
        """Begin a step whose parts set `now`, as a stroke of painting does; `end` ends it."""
        self._before.append(self.now)
        self._after.clear()

    def end(self) -> None:
        """End a step; one that has changed nothing is none."""
        if self._before and self._before[-1] == self.now:
            self._before.pop()

    def undo(self) -> None:
        """Undo a step, if there is one."""
        if self._before:
            self._after.append(self.now)
            self.now = self._before.pop()

    def redo(self) -> None:
        """Do an undone step again, if there is one."""
        if self._after:
            self._before.append(self.now)
            self.now = self._after.pop()
