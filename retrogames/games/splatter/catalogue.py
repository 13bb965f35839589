"""The boards a new game can begin from: the usual start, those that come along, the player's own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from retrogames.games.splatter.boards import LARGEST, BoardFile, read_board
from retrogames.paths import assets
from retrogames.store import StoreError, read

ENDING = ".brd"
MOST = 200
"""Boards of one folder that are offered; more are reached by LOAD."""


@dataclass(frozen=True, slots=True)
class NamedBoard:
    """A board and the name of its file without the ending."""

    name: str
    saved: BoardFile

    @property
    def seats(self) -> int:
        """How many seats play on it."""
        return len(self.saved.position.seats)


def boards_in(folder: Path) -> list[NamedBoard]:
    """Read a folder's boards by name; what is no board, or over already, is left out."""
    try:
        found = sorted(folder.iterdir(), key=lambda path: path.name.lower())
    except OSError:
        return []
    paths = [path for path in found if path.suffix.lower() == ENDING and not path.name.startswith(".")]
    return list(_readable(paths[:MOST]))


def _readable(paths: Iterable[Path]) -> Iterable[NamedBoard]:
    for path in paths:
        try:
            saved = read_board(read(path, LARGEST))
        except (StoreError, ValueError):
            continue
        if not saved.position.ended:
            yield NamedBoard(path.stem.upper(), saved)


def all_boards(own: Path) -> Sequence[NamedBoard]:
    """List the boards, those that come along first."""
    shipped = boards_in(assets("splatter"))
    names = {board.name for board in shipped}
    return (*shipped, *(board for board in boards_in(own) if board.name not in names))


def named_boards(own: Path, seats: int) -> Sequence[NamedBoard]:
    """List the boards for so many seats, those that come along first."""
    return [board for board in all_boards(own) if board.seats == seats]


def find_board(own: Path, file: str) -> NamedBoard | None:
    """Find a board by the name of its file, with its ending; None where there is none."""
    name = file.upper().removesuffix(ENDING.upper())
    return next((board for board in all_boards(own) if board.name == name), None) if file else None
