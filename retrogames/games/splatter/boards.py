"""Splatter's board files, `.BRD`: plain text that a person can read and write."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.core.position import Seat
from retrogames.games.splatter.grid import square_at
from retrogames.games.splatter.notation import LETTERS, Layout, check_size, layout_of, letter_at, shown
from retrogames.games.splatter.rules import SEATS, Position
from retrogames.games.splatter.setup import begun, read_size

MAGIC = "Splatter board"
FORMAT = 1
LARGEST = 65_536
"""Bytes; a full board has about 600."""

_WALL, _EMPTY = "#", "."
_LONGEST_CLOCK = 360_000


class BoardError(ValueError):
    """A file that is no board; the message is `line N: reason`, `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class BoardFile:
    """All that a board file keeps.

    `players` and `clocks` (seconds left, None where no clock runs) have an entry for each of the four
    seats. Seats of `position.board.roster` have a line in the file; the others take no part. `extra` are
    headers that this program does not know, kept as they were.
    """

    position: Position
    players: tuple[Player, ...] = (Human(),) * 4
    name: str = ""
    clocks: tuple[float | None, ...] = (None,) * 4
    extra: tuple[tuple[str, str], ...] = ()

    def match(self, game: Game, seed: int, date: str = "") -> Match:
        """Give a match that begins from this board."""
        board = self.position.board
        places = max(2, board.roster[-1] + 1)
        settings = game.settings(
            {
                "Size": f"{board.width}x{board.height}",
                "Players": str(places),
                "Enter": "on" if board.enter else "off",
            }
        )
        text = str(self.position)
        setup = None if text == str(game.start(settings, seed)) else text
        return Match(
            game, settings, seed, self.players[:places], date, setup=setup, positions=[self.position]
        )


def board_of(match: Match, name: str = "", clocks: tuple[float | None, ...] = (None,) * 4) -> BoardFile:
    """Give the board file of a match as it stands; what a board does not show is counted anew."""
    players = (*match.players, *(Human(),) * 4)[:4]
    return BoardFile(match.position.counted(0, 0), players, name, clocks)


def write_board(saved: BoardFile) -> bytes:
    """Write a board file: UTF-8, one line end everywhere."""
    position = saved.position
    board, layout = position.board, position.layout
    lines = [MAGIC, f"Format: {FORMAT}"]
    if saved.name.strip():
        lines.append(f"Name: {_one_line(saved.name)}")
    lines += [f"Size: {board.width}x{board.height}", f"Turn: {LETTERS[position.turn]}"]
    for seat in board.roster:
        state = "playing" if seat in position.seats else "quit"
        lines.append(f"Seat {LETTERS[seat]}: {_who(saved.players[seat])} {state}")
    for seat in board.roster:
        seconds = saved.clocks[seat]
        if seconds is not None:
            lines.append(f"Clock {LETTERS[seat]}: {f'{seconds:.3f}'.rstrip('0').rstrip('.')}")
    if board.enter:
        lines.append("Enter: on")
    lines += [f"{name}: {value}" for name, value in saved.extra]
    lines.append("")
    for row in reversed(range(board.height)):
        squares = (square_at(column, row) for column in range(board.width))
        lines.append("".join(letter_at(layout, square, LETTERS, _WALL, _EMPTY) for square in squares))
    return ("\n".join(lines) + "\n").encode("utf-8")


def _one_line(text: str) -> str:
    """Put a name on one line, without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _who(player: Player) -> str:
    words = ["human"] if isinstance(player, Human) else ["computer", player.level.value]
    return " ".join((*words, _one_line(player.name))).strip()


def read_board(data: bytes) -> BoardFile:
    """Read a board file; raises BoardError with `line N: reason`."""
    lines = _lines(data)
    if lines[0].strip() != MAGIC:
        raise _wrong(1, f"{shown(lines[0])} where {MAGIC!r} should stand")
    end = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    reader = _Headers()
    for number, line in enumerate(lines[1:end], 2):
        reader.take(number, line)
    rows = [line.rstrip() for line in lines[end + 1 :]]
    while rows and not rows[-1]:
        rows.pop()
    return reader.board(rows, end + 2)


def _wrong(number: int, reason: str) -> BoardError:
    return BoardError(number, reason)


def _lines(data: bytes) -> list[str]:
    """Split a file into lines; raises BoardError for what is no text."""
    if len(data) > LARGEST:
        raise _wrong(1, f"{len(data)} bytes, a board has at most {LARGEST}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _wrong(data.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from None
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        if any(sign != "\t" and not sign.isprintable() for sign in line):
            raise _wrong(number, "a sign that cannot be shown")
    return lines


class _Headers:
    """The lines above the board as they are read, each with its number for refusals."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, str]] = {}
        self.extra: list[tuple[str, str]] = []

    def take(self, number: int, line: str) -> None:
        """Take one line `Name: value`; names are known in capitals or not, unknown ones are kept."""
        name, colon, value = line.partition(":")
        name, value = " ".join(name.split()), value.strip()
        if not colon or not name:
            raise _wrong(
                number, f"{shown(line)} is no 'Name: value', and no empty line stands above the board"
            )
        kind, _, seat = name.lower().partition(" ")
        if kind in ("seat", "clock") and (len(seat) != 1 or seat not in LETTERS):
            raise _wrong(number, f"{shown(seat)} is no seat; seats are r, g, b, y")
        key = name.lower()
        if key in self.found or any(key == other.lower() for other, _ in self.extra):
            raise _wrong(number, f"{shown(name)} stands here a second time")
        if kind in ("seat", "clock") or key in ("format", "name", "size", "turn", "enter"):
            self.found[key] = (number, value)
        else:
            self.extra.append((name, value))

    def value(self, key: str, read: Callable[[str], Any], default: Any = None) -> Any:
        """Read the value of a header; raises BoardError with its line."""
        number, text = self.found.get(key, (0, ""))
        if not number:
            return default
        try:
            return read(text)
        except ValueError as error:
            raise _wrong(number, str(error)) from None

    def board(self, rows: list[str], first: int) -> BoardFile:
        """Put everything together; `first` is the number of the line of the uppermost row."""
        for key in ("format", "size", "turn"):
            if key not in self.found:
                raise _wrong(first - 1, f"no line '{key.capitalize()}:' above the board")
        self.value("format", _read_format)
        size, turn = self.value("size", read_size), self.value("turn", _read_letter)
        seats = {seat: self.value(f"seat {LETTERS[seat]}", _read_seat) for seat in SEATS}
        enter = self.value("enter", _read_switch, False)
        layout = _read_layout(rows, first, size)
        playing = tuple(seat for seat, read in seats.items() if read and read[1])
        gone = tuple(seat for seat, read in seats.items() if read and not read[1])
        self._check(layout, playing, rows, first)
        position = self.value("turn", lambda _: begun(layout, turn, playing, enter, gone))
        return BoardFile(
            position,
            tuple(read[0] if read else Human() for read in seats.values()),
            self.value("name", str, ""),
            tuple(self.value(f"clock {letter}", _read_clock) for letter in LETTERS),
            tuple(self.extra),
        )

    def _check(self, layout: Layout, playing: tuple[Seat, ...], rows: list[str], first: int) -> None:
        """Refuse a board without seats or tiles, or with tiles of a seat that does not play."""
        if not playing:
            raise _wrong(first - 1, "no seat plays")
        if not any(layout.tiles):
            raise _wrong(first, "no tile on the board")
        for seat, bits in zip(SEATS, layout.tiles, strict=True):
            if bits and seat not in playing:
                row = next(number for number, row in enumerate(rows, first) if LETTERS[seat] in row)
                raise _wrong(row, f"a tile {LETTERS[seat]!r}, and that seat does not play")


def _rows(count: int) -> str:
    return "1 row" if count == 1 else f"{count} rows"


def _read_layout(rows: list[str], first: int, size: str) -> Layout:
    width, height = map(int, size.split("x"))
    check_size(width, height)
    for number, row in enumerate(rows[:height], first):
        for letter in row:
            if letter not in LETTERS + _WALL + _EMPTY:
                raise _wrong(number, f"{shown(letter)} is no square; those are r g b y . #")
        if len(row) != width:
            raise _wrong(number, f"{len(row)} squares, where Size says {width}")
    if len(rows) != height:
        raise _wrong(first + min(len(rows), height), f"{_rows(len(rows))}, where Size says {height}")
    return layout_of(rows, LETTERS, _WALL)


def _read_format(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < 1:
        raise ValueError(f"Format is a number, not {shown(text)}")
    if int(text) > FORMAT:
        raise ValueError(f"Format {int(text)} is newer than this program, which reads {FORMAT}")
    return int(text)


def _read_letter(text: str) -> Seat:
    if len(text) != 1 or text not in LETTERS:
        raise ValueError(f"{shown(text)} is no seat; seats are r, g, b, y")
    return Seat(LETTERS.index(text))


def _read_switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise ValueError(f"Enter is on or off, not {shown(text)}")
    return text == "on"


def _read_clock(text: str) -> float:
    whole, _, part = text.partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit() and whole and len(whole) <= 6 and len(part) <= 3):
        raise ValueError(f"a clock is a number of seconds, not {shown(text)}")
    if float(text) > _LONGEST_CLOCK:
        raise ValueError(f"a clock is at most {_LONGEST_CLOCK} seconds")
    return float(text)


def _read_seat(text: str) -> tuple[Player, bool]:
    """Read `human [NAME] playing` or `computer LEVEL [NAME] quit`; True where the seat plays."""
    words = text.split()
    if len(words) < 2 or words[-1] not in ("playing", "quit"):
        raise ValueError(f"a seat's line ends in playing or quit, not as {shown(text)}")
    plays = words[-1] == "playing"
    if words[0] == "human":
        return Human(" ".join(words[1:-1])), plays
    if words[0] != "computer":
        raise ValueError(f"a seat is human or computer, not {shown(words[0])}")
    if len(words) < 3 or words[1] not in list(Level):
        raise ValueError(f"a computer's level is one of {', '.join(Level)}")
    return Computer(Level(words[1]), " ".join(words[2:-1])), plays
