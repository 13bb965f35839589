"""The boards that come with Splatter: whole, open and fair."""

from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

import pytest

from retrogames.core.position import read_move
from retrogames.games.splatter import GAME
from retrogames.games.splatter.boards import BoardFile, read_board, write_board
from retrogames.games.splatter.grid import grown
from retrogames.paths import assets

FILES = sorted(path for path in assets("splatter").iterdir() if path.suffix == ".BRD")
Rows = tuple[str, ...]

TURNS: tuple[Callable[[Rows], Rows], ...] = (
    lambda rows: tuple(row[::-1] for row in rows),
    lambda rows: rows[::-1],
    lambda rows: tuple(row[::-1] for row in rows[::-1]),
    lambda rows: tuple(map("".join, zip(*rows[::-1], strict=True))),
)
"""Mirrored left and right, mirrored up and down, turned half round, turned by a quarter."""


def read(name: str) -> BoardFile:
    return read_board(next(path for path in FILES if path.stem == name).read_bytes())


def rows_of(saved: BoardFile) -> Rows:
    text = write_board(saved).decode().partition("\n\n")[2]
    return tuple(text.split())


def exchanges(rows: Rows, letters: str) -> Iterator[str]:
    """Give every order of the seats that some mirroring or half turn of the board amounts to."""
    for turned in (turn(rows) for turn in TURNS):
        for order in permutations(letters):
            table = str.maketrans(letters, "".join(order))
            if turned == tuple(row.translate(table) for row in rows):
                yield "".join(order)


def test_four_of_ours_for_each_number_of_seats_and_the_two_of_the_original() -> None:
    seats = [len(read(path.stem).position.seats) for path in FILES if "PLAY" not in path.stem]
    assert {count: seats.count(count) for count in seats} == {2: 4, 3: 4, 4: 4}
    assert {path.stem for path in FILES} >= {"TWO_PLAY", "THREPLAY"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_is_written_as_it_stands_and_open(path: Path) -> None:
    data = path.read_bytes()
    saved = read_board(data)
    assert write_board(saved) == data
    assert saved.name
    assert saved.position.outcome() is None
    assert saved.position.turn == saved.position.seats[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_names_are_those_of_a_dos_disk(path: Path) -> None:
    assert 1 <= len(path.stem) <= 8
    assert path.stem == path.stem.upper()


@pytest.mark.parametrize("name", [path.stem for path in FILES if "PLAY" not in path.stem])
def test_a_board_is_fair(name: str) -> None:
    """Every seat has as many tiles; seats change places by turning or mirroring the board.

    Three seats cannot all be alike on squares: two of them are, and the third stands between.
    """
    saved = read(name)
    letters = "".join("rgby"[seat] for seat in saved.position.seats)
    counts = {saved.position.scores()[seat] for seat in saved.position.seats}
    assert len(counts) == 1
    found = set(exchanges(rows_of(saved), letters))
    moved = {
        letter for order in found for letter, other in zip(letters, order, strict=True) if letter != other
    }
    assert len(moved) >= {2: 2, 3: 2, 4: 4}[len(letters)]
    if len(letters) == 4:
        reached = {order[0] for order in found} | {"r"}
        assert reached == set(letters)


@pytest.mark.parametrize(("name", "quits"), [("TWO_PLAY", "by"), ("THREPLAY", "y")])
def test_the_original_boards_are_made_as_the_manual_says(name: str, quits: str) -> None:
    """A new game, and the unwanted seats quit."""
    position = GAME.start(GAME.settings(), 0)
    for letter in "rgby":
        position = position.play(read_move(position, "quit" if letter in quits else "pass"))
    assert str(read(name).position) == str(position)


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_every_square_can_be_reached(name: str) -> None:
    position = read(name).position
    reached = 0
    for bits in position.tiles:
        reached |= bits
    while True:
        more = grown(grown(reached)) & position.board.field
        if more == reached:
            break
        reached = more
    assert reached == position.board.field
