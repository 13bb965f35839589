"""A slow, obvious scorer of Point to Point, written from the manual alone: it reads lines as words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Scored:
    colour: str
    start: str
    end: str
    stones: int
    points: int


def squares_of(position: str) -> dict[str, str]:
    """Give the letter of every square of a position's text, `.` for an empty one."""
    rows = position.split(" ")[0].split("/")
    letters: dict[str, str] = {}
    for number, row in enumerate(reversed(rows), 1):
        for column, letter in enumerate(re.sub("[1-8]", lambda gap: "." * int(gap[0]), row)):
            letters[f"{'abcdefgh'[column]}{number}"] = letter
    return letters


def words_of(letters: dict[str, str]) -> Iterator[list[str]]:
    """Give the squares of every row, column and diagonal, in order."""
    for across, up in [(0, 1), (1, 0), (1, 1), (1, -1)]:  # which sum stays the same along the line
        lines: dict[int, list[str]] = {}
        for square in sorted(letters):
            lines.setdefault(across * ord(square[0]) + up * int(square[1]), []).append(square)
        yield from lines.values()


ENCLOSED = {
    "w": re.compile(r"(?=([ABC])([abc]{1,3})([ABC]))"),
    "b": re.compile(r"(?=([abc])([ABC]{1,3})([abc]))"),
}


def scored(position: str) -> list[Scored]:
    """Find every scoring line of a position's text, sorted as in the cases."""
    letters = squares_of(position)
    found = []
    for squares in words_of(letters):
        word = "".join(letters[square] for square in squares)
        for colour, pattern in ENCLOSED.items():
            for match in pattern.finditer(word):
                one, run, other = match.groups()
                counting = sum(" abc".index(end.lower()) == len(run) for end in (one, other))
                if counting:
                    start, end = squares[match.start()], squares[match.start() + len(run) + 1]
                    found.append(Scored(colour, start, end, len(run), len(run) * counting))
    return sorted(found, key=lambda line: (line.colour, line.start, line.end))


def score(position: str) -> tuple[int, int]:
    """Give White's and Black's points."""
    lines = scored(position)
    white = sum(line.points for line in lines if line.colour == "w")
    return white, sum(line.points for line in lines) - white
