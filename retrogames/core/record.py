"""A match as text: one format is save, replay and bug report."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Human, Player, plain, player_text, read_player
from retrogames.core.position import CHANCE, IllegalMove, PositionError, result_text

FORMAT = 1
LIMIT = 1 << 20
"""Bytes that a record may have; the longest game of any kind has a tenth of it."""

_ROOM = 64 << 10  # bytes for going on with a game from a record

_NUMBERED = re.compile(r"(Seat|Clock) ([1-9][0-9]?)")
_SWITCHES = ("Assisted", "Ended")


class RecordError(ValueError):
    """A record that is refused: `line` counts from 1, `reason` is one line for a person.

    `newer` tells that a newer version of the program wrote it, so that this one must leave it alone.
    """

    def __init__(self, line: int, reason: str, newer: bool = False) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.newer = newer


@dataclass(slots=True)
class _Header:
    """A header's value and the line it stands on."""

    value: str
    line: int


@dataclass(slots=True)
class _Text:
    """A record taken apart: header lines by name, then (line, move, comment); "" stands for none."""

    headers: dict[str, _Header] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    end: int = 1

    def take(self, name: str) -> _Header | None:
        """Take a header out, so that what nobody takes is left over as unknown."""
        return self.headers.pop(name, None)


def write(match: Match) -> str:
    """Give the record of a match; `read` gives the same match back."""
    lines = [f"{plain(name)}: {plain(value)}".rstrip() for name, value in _headers(match)]
    lines.append("")
    lines += _comments(match, -1)
    for number, move in enumerate(match.moves):
        first, *more = _comments(match, number) or [""]
        lines.append(f"{move}   {first}".rstrip())
        lines += more
    return "\n".join(lines) + "\n"


def _headers(match: Match) -> Iterator[tuple[str, str]]:
    start = match.positions[0]
    yield "Game", match.game.name
    yield "Format", str(FORMAT)
    yield "Seed", str(match.seed)
    if any(position.turn == CHANCE for position in match.positions):
        yield "Dice", str(dice.VERSION)
    if match.date:
        yield "Date", match.date
    for seat, player in enumerate(match.players):
        if seat in start.seats or player != Human():
            yield f"Seat {seat + 1}", player_text(player)
    if match.setup is not None:
        yield "Setup", match.setup
    for name, value in match.settings.items():
        yield f"Option {name}", value
    if match.game.headers is not None:
        yield from match.game.headers(start).items()
    if match.assisted:
        yield "Assisted", "yes"
    if match.ended:
        yield "Ended", "yes"
    yield from match.headers.items()
    yield "Result", result_text(match.outcome)


def _comments(match: Match, number: int) -> list[str]:
    """Give the comments of a move as they stand behind `#`, one for each line of the text."""
    return [f"# {line}" for part in match.comments.get(number, "").split("\n") if (line := plain(part))]


def read(data: bytes, games: Mapping[str, Game]) -> Match:
    r"""Read a record and play it through; raises RecordError at the first line that is wrong.

    UTF-8 with `\n` or `\r\n`; a mark at the beginning that says so (BOM) is allowed. Everything is
    checked: positions, moves, and the result against the moves. Headers that are not known are kept.
    """
    text = _take_apart(_decode(data))
    game = _game(text, games)
    match = _begin(text, game)
    result = text.take("Result")
    switches = {name: _switch(text, name) for name in _SWITCHES}
    match.headers.update(_left_over(text))
    said: dict[int, list[str]] = {}
    for line, move, comment in text.moves:
        _play(match, line, move)
        if comment:
            said.setdefault(len(match.moves) - 1, []).append(comment)
    match.comments = {number: "\n".join(lines) for number, lines in said.items()}
    match.assisted, match.ended = switches["Assisted"], switches["Ended"]
    if result is not None and result.value != result_text(match.outcome):
        reason = f"the result is {result_text(match.outcome)}, not {result.value[:40]!r}"
        raise RecordError(result.line, reason)
    if len(data) > LIMIT // 3 and len(write(match).encode()) > LIMIT - _ROOM:  # it could not be kept
        raise RecordError(1, f"written out, this record has more than {(LIMIT - _ROOM) >> 10} KB")
    return match


def _decode(data: bytes) -> str:
    """Decode a record's bytes; raises RecordError with the line where they stop being text."""
    if len(data) > LIMIT:
        raise RecordError(1, f"a record has at most {LIMIT >> 10} KB")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RecordError(1, "this is UTF-16; a record is UTF-8")
    if b"\0" in data:
        raise RecordError(data.count(b"\n", 0, data.index(b"\0")) + 1, "a zero byte: this is no text")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "not UTF-8") from None


def _take_apart(content: str) -> _Text:
    """Split a record into headers and moves; raises RecordError for a line that is neither."""
    text = _Text()
    lines = content.split("\n")
    number = 0
    for number, raw in enumerate(lines, 1):
        line = raw.removesuffix("\r").rstrip(" \t")
        if "\r" in line:
            raise RecordError(number, "a lone carriage return; lines end with \\n or \\r\\n")
        if not line:
            if text.headers:
                break
            continue
        _take_header(text, number, line)
    for at, raw in enumerate(lines[number:], number + 1):
        move, mark, comment = raw.removesuffix("\r").partition("#")
        if "\r" in raw.removesuffix("\r"):
            raise RecordError(at, "a lone carriage return; lines end with \\n or \\r\\n")
        if move.strip(" \t") or mark:
            text.moves.append((at, move.strip(" \t"), comment.strip(" \t")))
    text.end = len(lines)
    return text


def _take_header(text: _Text, number: int, line: str) -> None:
    name, colon, value = line.partition(":")
    if not colon or not name or name != name.strip():
        raise RecordError(number, f"a header is `Name: value`, not {line[:40]!r}")
    if name in text.headers:
        raise RecordError(number, f"{name[:40]} stands twice")
    text.headers[name] = _Header(value.strip(" \t"), number)


def _game(text: _Text, games: Mapping[str, Game]) -> Game:
    """Find the game; a newer format is refused first, since nothing else may be as it was."""
    form = text.take("Format")
    name = text.take("Game")
    if form is None:
        raise RecordError(1, "no record: there is no Format line")
    version = _number(form, "Format")
    if version > FORMAT:
        raise RecordError(form.line, f"format {version} is newer than this program's {FORMAT}", newer=True)
    if version != FORMAT:
        raise RecordError(form.line, f"there is no format {version}")
    if name is None:
        raise RecordError(1, "no record: there is no Game line")
    if name.value not in games:
        raise RecordError(name.line, f"there is no game {name.value[:40]!r}")
    return games[name.value]


def _begin(text: _Text, game: Game) -> Match:
    """Build the match before its first move."""
    seed = text.take("Seed")
    seed_number = 0 if seed is None else _number(seed, "Seed")
    if seed is not None and seed_number >= dice.SEEDS:
        raise RecordError(seed.line, "Seed goes up to 2^63-1")
    version = text.take("Dice")
    if version is not None and (dice_version := _number(version, "Dice")) != dice.VERSION:
        reason = f"dice of version {version.value[:20]!r} are not known"
        raise RecordError(version.line, reason, newer=dice_version > dice.VERSION)
    setup, date = text.take("Setup"), text.take("Date")
    settings = _settings(text, game)
    try:
        match = Match(
            game,
            settings,
            seed_number,
            (),
            date="" if date is None else date.value,
            setup=None if setup is None else setup.value,
        )
    except PositionError as error:
        raise RecordError(1 if setup is None else setup.line, str(error)) from None
    _apply_headers(text, match)
    match.players = _players(text, len(match.position.scores()))
    return match


def _settings(text: _Text, game: Game) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for name in [name for name in text.headers if name.startswith("Option ")]:
        header = text.headers.pop(name)
        try:
            option = game.option(name.removeprefix("Option ").strip())
            if option.name in chosen:
                raise RecordError(header.line, f"Option {option.name} stands twice")
            chosen[option.name] = option.read(header.value)
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError(header.line, str(error)) from None
    return game.settings(chosen)


def _apply_headers(text: _Text, match: Match) -> None:
    """Give the start what the record says of it beside its text.

    The poles of a record hold even where its seed would give others, so that a record needs no generator;
    beside a `Setup` line, which has them too, they must agree.
    """
    game = match.game
    if game.headers is None or game.headed is None:
        return
    found = {name: header for name in game.headers(match.position) if (header := text.take(name))}
    if not found:
        return
    first = next(iter(found.values()))
    try:
        start = game.headed(match.position, {name: header.value for name, header in found.items()})
    except PositionError as error:
        raise RecordError(first.line, str(error)) from None
    if match.setup is not None and start != match.position:
        raise RecordError(first.line, f"{next(iter(found))} and Setup do not agree")
    match.positions[0] = start


def _players(text: _Text, seats: int) -> tuple[Player, ...]:
    """Give who sits where; a seat that the record does not name is a person's."""
    players: list[Player] = [Human()] * seats
    for name in [name for name in text.headers if name.startswith("Seat ")]:
        header = text.headers.pop(name)
        match = _NUMBERED.fullmatch(name)
        if match is None or int(match[2]) > seats:
            raise RecordError(header.line, f"{name[:40]!r}: this game has the seats 1-{seats}")
        try:
            players[int(match[2]) - 1] = read_player(header.value)
        except ValueError as error:
            raise RecordError(header.line, str(error)) from None
    return tuple(players)


def _left_over(text: _Text) -> dict[str, str]:
    """Give the headers that are only kept, after checking the clocks among them."""
    for name, header in text.headers.items():
        if name.startswith("Clock ") and _NUMBERED.fullmatch(name) is None:
            raise RecordError(header.line, f"{name[:40]!r}: a clock has a seat's number")
        if name.startswith("Clock ") and re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", header.value) is None:
            raise RecordError(header.line, f"a clock shows seconds, not {header.value[:40]!r}")
    return {name: header.value for name, header in text.headers.items()}


def _play(match: Match, line: int, move: str) -> None:
    if not move:
        return
    if match.position.outcome() is not None:
        raise RecordError(line, f"{move[:40]!r} comes after the end of the game")
    try:
        match.play_text(move) if len(move) <= 40 else _refuse(move)
    except IllegalMove as error:
        raise RecordError(line, str(error)) from None


def _refuse(move: str) -> NoReturn:
    raise IllegalMove(f"{move[:40]!r} is no legal move here")


def _switch(text: _Text, name: str) -> bool:
    header = text.take(name)
    if header is not None and header.value not in ("yes", "no"):
        raise RecordError(header.line, f"{name} is yes or no, not {header.value[:40]!r}")
    return header is not None and header.value == "yes"


def _number(header: _Header, name: str) -> int:
    if not header.value.isascii() or not header.value.isdigit() or len(header.value) > 19:
        raise RecordError(header.line, f"{name} is a whole number, not {header.value[:40]!r}")
    return int(header.value)
