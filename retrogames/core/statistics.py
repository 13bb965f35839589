"""What is counted over many matches: games, wins, points and best marks, as values and as text."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from retrogames.core.player import Computer, Level, Player
from retrogames.core.position import CHANCE, Seat
from retrogames.frozen import fields_of, frozen, replace
from retrogames.newer import NewerFormat

if TYPE_CHECKING:
    from retrogames.core.match import Match

FORMAT = 1
HUMAN = "human"
NOBODY = "nobody"
MARKS = 10
"""Best marks kept for each title."""

_MOST = 10**15


@frozen
class Row:
    """Whose games a tally counts.

    `player` is `human` or a level; `against` the strongest of the opponents likewise, a person counting
    less than any level, or `nobody`. `seat` counts from 0. `assisted` games, with hints or take-backs past
    a reply, are counted apart.
    """

    game: str
    player: str
    against: str
    seat: int
    assisted: bool = False


@frozen
class Tally:
    """Sums over games: results, points, the best score of one game, and the most turns of one game.

    `figures` are sums of what a game counts of its own (Contact: points `lost` and `earned`).
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    points: int = 0
    best: int = 0
    longest: int = 0
    figures: Mapping[str, int] = MappingProxyType({})

    @property
    def losses(self) -> int:
        """Games neither won nor drawn."""
        return self.games - self.wins - self.draws

    def mean(self, figure: str) -> float:
        """Give a figure's mean per game, 0 where no game was counted; `points` is one too."""
        total = self.points if figure == "points" else self.figures.get(figure, 0)
        return total / self.games if self.games else 0.0

    def __add__(self, other: "Tally") -> "Tally":
        names = dict.fromkeys([*self.figures, *other.figures])
        return Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.draws + other.draws,
            self.points + other.points,
            max(self.best, other.best),
            max(self.longest, other.longest),
            {name: self.figures.get(name, 0) + other.figures.get(name, 0) for name in names},
        )


@frozen
class Mark:
    """A best score of a kind of play that has a table of its own, such as solitaire."""

    game: str
    title: str
    score: int
    name: str = ""
    date: str = ""


@frozen
class Statistics:
    """All that was counted; a value, changed by making a new one."""

    tallies: Mapping[Row, Tally] = MappingProxyType({})
    marks: tuple[Mark, ...] = ()

    def with_match(self, match: "Match") -> Self:
        """Count a finished match; one that still runs changes nothing.

        A match that earns a mark (solitaire) has no opponents and enters the table of marks instead.
        """
        outcome = match.outcome
        if outcome is None:
            return self
        if match.game.mark is not None and (earned := match.game.mark(match.position)) is not None:
            title, score = earned
            name = next((player.name for player in match.players if player.name), "")
            return self.with_mark(Mark(match.game.name, title, score, name, match.date))
        tallies = dict(self.tallies)
        scores = match.position.scores()
        seats = match.positions[0].seats
        for seat in seats:
            row = _row(match, seat, seats)
            won = seat in outcome.winners
            counted = Tally(
                games=1,
                wins=int(won),
                draws=int(not outcome.winners),
                points=scores[seat],
                best=max(0, scores[seat]),
                longest=sum(1 for position in match.positions[:-1] if position.turn != CHANCE),
                figures=figures(match, seat),
            )
            tallies[row] = tallies.get(row, Tally()) + counted
        return replace(self, tallies=tallies)

    def with_mark(self, mark: Mark) -> Self:
        """Enter a mark in its table, which keeps the best; of equal ones the older stays ahead."""
        same = [known for known in self.marks if (known.game, known.title) == (mark.game, mark.title)]
        rest = tuple(known for known in self.marks if known not in same)
        ranked = sorted([*same, mark], key=lambda known: -known.score)[:MARKS]
        return replace(self, marks=(*rest, *ranked))

    def merged(self, before: "Statistics", mine: "Statistics") -> Self:
        """Give these statistics with what changed from `before` to `mine`, as of two instances at once."""
        tallies = dict(self.tallies)
        for row in (*before.tallies, *mine.tallies):
            if row not in mine.tallies:
                tallies.pop(row, None)
            elif mine.tallies[row] != before.tallies.get(row):
                tallies[row] = mine.tallies[row]
        gone = [mark for mark in before.marks if mark not in mine.marks]
        found = replace(self, tallies=tallies, marks=tuple(mark for mark in self.marks if mark not in gone))
        for mark in mine.marks:
            if mark not in before.marks and mark not in found.marks:
                found = found.with_mark(mark)
        return found

    def table(self, game: str, title: str) -> tuple[Mark, ...]:
        """Give the marks of a title, best first."""
        return tuple(mark for mark in self.marks if (mark.game, mark.title) == (game, title))

    def sum(self, game: str, **only: str | int | bool) -> Tally:
        """Add up a game's tallies, of rows with these values: `player`, `against`, `seat`, `assisted`."""
        total = Tally()
        for row, tally in self.tallies.items():
            if row.game == game and all(getattr(row, name) == value for name, value in only.items()):
                total += tally
        return total

    def values(self, game: str, name: str) -> tuple[Any, ...]:
        """List the different values that a game's rows have under a name, such as `against`, sorted."""
        return tuple(sorted({getattr(row, name) for row in self.tallies if row.game == game}))


def figures(match: "Match", seat: Seat) -> dict[str, int]:
    """Add up a game's own figures over the steps of a match at which this seat was at play."""
    steps = [
        (before, after)
        for before, after in zip(match.positions, match.positions[1:], strict=False)
        if (before.seat if before.turn == CHANCE else before.turn) == seat
    ]
    return {name: sum(count(*step) for step in steps) for name, count in match.game.figures.items()}


def _row(match: "Match", seat: Seat, seats: Iterable[Seat]) -> Row:
    ranks = ["", HUMAN, *Level]
    others = [_kind(match.players[other]) for other in seats if other != seat]
    strongest = max(others, key=ranks.index, default=NOBODY)
    return Row(match.game.name, _kind(match.players[seat]), strongest, seat, match.assisted)


def _kind(player: Player) -> str:
    return player.level.value if isinstance(player, Computer) else HUMAN


def write(statistics: Statistics) -> str:
    """Give the statistics as JSON that `read` turns back."""
    import json  # not needed at the start

    tallies = [
        {**fields_of(row), **fields_of(tally), "figures": dict(tally.figures)}
        for row, tally in statistics.tallies.items()
    ]
    marks = [fields_of(mark) for mark in statistics.marks]
    return json.dumps({"format": FORMAT, "tallies": tallies, "marks": marks}, indent=1) + "\n"


def read(data: bytes) -> Statistics:
    """Read what `write` gave; raises NewerFormat where a newer version did, else ValueError with a reason."""
    import json

    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        raise ValueError("this is no JSON") from None
    if not isinstance(content, dict) or not isinstance(content.get("format"), int):
        raise ValueError("these are no statistics")
    if content["format"] > FORMAT:
        raise NewerFormat(f"format {content['format']} is newer than this program's {FORMAT}")
    tallies = {}
    for entry in _list(content, "tallies"):
        row = Row(
            _text(entry, "game"),
            _text(entry, "player"),
            _text(entry, "against"),
            _count(entry, "seat"),
            entry.get("assisted") is True,
        )
        own = entry.get("figures", {})
        if not isinstance(own, dict):
            raise ValueError("figures are no table")
        sums = {name: _count(entry, name) for name in ("games", "wins", "draws", "points", "best", "longest")}
        tallies[row] = Tally(**sums, figures={name: _count(own, name) for name in own})
    marks = tuple(_mark(entry) for entry in _list(content, "marks"))
    return Statistics(tallies, marks)


def _mark(entry: dict[str, Any]) -> Mark:
    game, title, name, date = (_text(entry, key) for key in ("game", "title", "name", "date"))
    return Mark(game, title, _count(entry, "score"), name, date)


def _list(content: dict[str, Any], name: str) -> list[dict[str, Any]]:
    found = content.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise ValueError(f"{name} are no list")
    return found


def _text(entry: dict[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} is no text")
    return value.encode("utf-8", "replace").decode()  # JSON can name half a character


def _count(entry: dict[str, Any], name: str) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not -_MOST < value < _MOST:
        raise ValueError(f"{name} is no number")
    return value


def csv_text(statistics: Statistics) -> str:
    """Give all tallies as a table of comma-separated values, a line for each row, for a spreadsheet."""
    import csv  # seldom needed
    import io

    own = sorted({name for tally in statistics.tallies.values() for name in tally.figures})
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    sums = ("games", "wins", "draws", "losses", "points", "best", "longest")
    table.writerow(["game", "player", "against", "seat", "assisted", *sums, *own])
    for row, tally in statistics.tallies.items():
        whose = [row.game, row.player, row.against, row.seat + 1, "yes" if row.assisted else "no"]
        table.writerow(
            [
                *whose,
                *(getattr(tally, name) for name in sums),
                *(tally.figures.get(name, 0) for name in own),
            ]
        )
    return out.getvalue()
