"""Engarde's move counts against an own, plain reading of the manual: squares by name, no table of ours."""

import pytest

from retrogames.core.position import IllegalMove, Seat
from retrogames.games.engarde.grid import EMPTY, NAMES
from retrogames.games.engarde.reading import read
from retrogames.games.engarde.rules import perft

SAMPLE = "++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++"
OPENING = f"6/6/6/6/6/6 {SAMPLE} S3C3/S3C3 - w"

Pieces = dict[str, str]  # square name -> shape and colour, "Sw"
Found = tuple[str, str, str]  # piece, source or "", target
SQUARES = [f"{letter}{row}" for letter in "abcdef" for row in range(1, 7)]
FLIPS = {"S+": "b", "S-": "w", "C+": "w", "C-": "b"}


def near(name: str, dx: int, dy: int) -> str:
    column, row = ord(name[0]) - 97 + dx, int(name[1]) + dy
    return f"{chr(97 + column)}{row}" if 0 <= column < 6 and 1 <= row <= 6 else ""


def four(pieces: Pieces, colour: str) -> bool:
    own = {name for name, piece in pieces.items() if piece[1] == colour}
    for name in own:
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            run, here = 0, name
            while here in own:
                run, here = run + 1, near(here, dx, dy)
            if run >= 4:
                return True
    return False


def travels(pieces: Pieces, name: str) -> list[Found]:
    found: list[Found] = []
    for dx, dy in [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]:
        step, leap = near(name, dx, dy), near(name, 2 * dx, 2 * dy)
        if step and step not in pieces:
            found.append((pieces[name], name, step))
        if leap and step in pieces and leap not in pieces:
            found.append((pieces[name], name, leap))
    return found


def possible(pieces: Pieces, bars: list[int], last: str, white: bool) -> list[Found]:
    own = bars[:2] if white else bars[2:]
    found = [
        (shape + ("w" if white else "b"), "", name)
        for shape, count in zip("SC", own, strict=True)
        for name in SQUARES
        if count and name not in pieces
    ]
    for name in pieces:
        if name != last:
            found += travels(pieces, name)
    return found


def counted(pieces: Pieces, bars: list[int], last: str, white: bool, depth: int) -> int:
    if depth == 0:
        return 1
    if four(pieces, "w") or four(pieces, "b"):
        return 0
    total = 0
    for piece, source, target in possible(pieces, bars, last, white):
        board = {name: standing for name, standing in pieces.items() if name != source}
        pole = SAMPLE.split("/")[6 - int(target[1])][ord(target[0]) - 97]
        board[target] = piece[0] + FLIPS.get(piece[0] + pole, piece[1])
        left = list(bars)
        if not source:
            left["SC".index(piece[0]) + (0 if white else 2)] -= 1
        total += counted(board, left, target, not white, depth - 1)
    return total


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        (OPENING, 2),
        (f"6/1c4/2SC2/1sS1s1/2C3/6 {SAMPLE} S1C2/S1C1 c3 b", 2),
        (f"SsSc2/sC1C2/SsCc2/6/C5/6 {SAMPLE} S0C0/S0C0 a2 b", 3),
        (f"6/6/1SSS2/6/2s3/1c4 {SAMPLE} S1C3/S1C2 c2 w", 2),
    ],
)
def test_perft_against_an_independent_count(text: str, depth: int) -> None:
    position = read(text)
    pieces = {
        NAMES[at]: piece.upper() + ("w" if piece.isupper() else "b")
        for at, piece in enumerate(position.pieces)
        if piece != EMPTY
    }
    bars = [*position.bars[0], *position.bars[1]]
    last = "" if position.last is None else NAMES[position.last]
    for shallow in range(depth + 1):
        assert perft(position, shallow) == counted(pieces, bars, last, position.turn == 0, shallow)


def test_perft_of_a_view_counts_no_landing_on_an_unknown_pole() -> None:
    view = read(OPENING).seen_by(Seat(0))
    assert perft(view, 1) == 72
    with pytest.raises(IllegalMove):
        perft(view, 2)
