"""The positions of a match as a seat may know them."""

from collections.abc import Sequence
from typing import Any, overload

from retrogames.core.position import Seat


class Views(Sequence[Any]):
    """The positions of a match as a seat may know them; None may know all, as everybody after the end."""

    def __init__(self, positions: Sequence[Any], seat: Seat | None) -> None:
        self._positions = positions
        self._seat = seat

    def __len__(self) -> int:
        return len(self._positions)

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return Views(self._positions[index], self._seat)
        position = self._positions[index]
        return position if self._seat is None else position.seen_by(self._seat)
