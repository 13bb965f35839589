"""The command line of `match`, its progress and its table."""

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from math import nan

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from retrogames.core.game import Game, discover
from retrogames.core.player import Level
from retrogames.core.position import IllegalMove
from retrogames.signals import INTERRUPTED
from retrogames.terminal import Parser, fail, find_game, number, seed
from retrogames.tournament.figures import Standing
from retrogames.tournament.game import Limit, Pairing, Played, pairings, play
from retrogames.tournament.processes import played_in

_COUNTS = ("Seats", "Players")
"""Options that say how many play; `--seats` sets them where `--option` does not."""

MOST_SHARE = 100
"""So many times its own budget a level may be given."""


def command(words: Sequence[str]) -> int:
    """Play the games that the words ask for and print a table; give the exit code."""
    chosen = _parser().parse_args(words)
    game = find_game(chosen.game)
    settings = _settings(game, chosen.option, len(chosen.seats))
    limit = Limit(chosen.nodes, chosen.movetime, chosen.share)
    paired = pairings(game, chosen.seats, settings, chosen.games, chosen.seed, limit)
    standing = Standing(len(chosen.seats))
    code = 0
    sure = None
    try:
        with _games(min(chosen.jobs, chosen.games), paired) as games:
            for played in _shown(games, chosen.games, chosen.seats):
                standing.add(played)
                sure = standing.surely_better(chosen.until) if chosen.until else None
                if sure is not None:
                    break
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenProcessPool:
        _print(game, chosen.seats, standing)
        fail("the processes that play are killed again and again; the table has the games before", 1)
    except IllegalMove as error:
        fail(f"a computer player broke the rules: {error}", 1)
    _print(game, chosen.seats, standing)
    if sure is not None:
        print(f"stopped: {_name(chosen.seats, sure)} is better, with a risk of error below {chosen.until}")
    return code


def _parser() -> Parser:
    parser = Parser(
        prog="retrogames match",
        description="Play computer levels against each other; "
        "every seed is played once for each rotation of the seats.",
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(discover()))
    parser.add_argument(
        "--seats", required=True, type=_levels, metavar="A,B[,C,D]", help=f"levels: {', '.join(Level)}"
    )
    parser.add_argument("--games", required=True, type=number(1, 10**6), metavar="N", help="how many games")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="begin with this seed (0)")
    parser.add_argument(
        "--jobs", type=number(1, 1024), default=os.cpu_count() or 1, metavar="J", help="games at a time"
    )
    positions = parser.add_mutually_exclusive_group()
    positions.add_argument(
        "--nodes", type=number(1, 10**12), metavar="N", help="positions for each move, else the level's own"
    )
    positions.add_argument(
        "--share", type=_share, metavar="X", help="this part of the positions each level has, e.g. 0.1"
    )
    parser.add_argument("--movetime", type=number(1, 10**7), metavar="MS", help="milliseconds for each move")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--until", type=_risk, metavar="RISK", help="stop once it is clear which is better, e.g. 0.01"
    )
    return parser


def _levels(text: str) -> tuple[Level, ...]:
    known = {level.value: level for level in Level}
    words = text.split(",")
    for word in words:
        if word not in known:
            raise argparse.ArgumentTypeError(f"a level is one of {', '.join(known)}, not {word[:40]!r}")
    return tuple(known[word] for word in words)


def _share(text: str) -> float:
    share = _decimal(text)
    if not 0 < share <= MOST_SHARE:
        raise argparse.ArgumentTypeError(f"a share above 0, at most {MOST_SHARE}, not {text[:40]!r}")
    return share


def _risk(text: str) -> float:
    risk = _decimal(text)
    if not 0 < risk < 1:
        raise argparse.ArgumentTypeError(f"a risk between 0 and 1, not {text[:40]!r}")
    return risk


def _decimal(text: str) -> float:
    """Read a number that no bound lets through where it is none."""
    try:
        return float(text)
    except ValueError:
        return nan


def _settings(game: Game, options: Sequence[str], seats: int) -> dict[str, str]:
    """Read the options and check that so many seats play; ends with exit code 2."""
    chosen: dict[str, str] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign:
            fail(f"an option is NAME=VALUE, not {text[:40]!r}", 2)
        chosen[name] = value
    given = {name.lower() for name in chosen}
    for option in game.options:
        if option.name in _COUNTS and option.name.lower() not in given:
            chosen[option.name] = str(seats)
    try:
        settings = game.settings(chosen)
    except ValueError as error:
        fail(str(error), 2)
    playing = len(game.start(settings, 0).seats)
    if playing != seats:
        fail(f"{playing} seats play {game.title} here, not {seats}", 2)
    return settings


@contextmanager
def _games(jobs: int, paired: Iterable[Pairing]) -> Iterator[Iterator[Played]]:
    """Give the games as they are played, so many at a time, for the length of a block."""
    if jobs == 1:
        yield map(play, paired)
        return
    with closing(played_in(jobs, paired)) as games:
        yield games


def _shown(games: Iterator[Played], total: int, levels: Sequence[Level]) -> Iterator[Played]:
    """Pass the games on, with a progress bar where standard error is a terminal."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[wins]}"),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    standing = Standing(len(levels))
    with progress:
        task = progress.add_task("games", total=total, wins="")
        for played in games:
            standing.add(played)
            progress.update(task, advance=1, wins=" : ".join(map(str, standing.wins)))
            yield played


def _print(game: Game, levels: Sequence[Level], standing: Standing) -> None:
    """Print the table of entrants and a line about all games."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("entrant", no_wrap=True)
    pointed = any(standing.points)
    headings = ["wins", "draws", "score", "95% interval", "ms/move", "pos/move"]
    if len(levels) > 2:
        headings.insert(1, "shared")
    if pointed:
        headings.append("points")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for who in range(len(levels)):
        table.add_row(_name(levels, who), *_cells(standing, who, len(levels) > 2, pointed))
    console = Console(highlight=False)
    needed = console.measure(table, options=console.options.update(max_width=200)).maximum
    console.width = max(console.width, needed)  # a narrow screen cuts no figure
    console.print(table)
    decided = standing.games - standing.drawn
    turns = standing.turns / max(1, standing.games)
    console.print(
        f"{game.title}: {standing.games} games, {decided} decided, {standing.drawn} drawn, "
        f"{turns:.1f} turns a game",
        soft_wrap=True,
    )
    if 0 < decided < standing.games:
        wins = ", ".join(_decided(levels, standing, who) for who in range(len(levels)))
        console.print(f"of those decided: {wins}", soft_wrap=True)


def _decided(levels: Sequence[Level], standing: Standing, who: int) -> str:
    """Tell an entrant's share of the decided games, with its interval."""
    share, (low, high) = standing.decided(who)
    return f"{_name(levels, who)} {100 * share:.1f}% ({100 * low:.1f}-{100 * high:.1f}%)"


def _cells(standing: Standing, who: int, shared: bool, pointed: bool) -> Iterator[str]:
    games, moves = max(1, standing.games), max(1, standing.moves[who])
    low, high = standing.interval(who)
    yield str(standing.wins[who])
    if shared:
        yield str(standing.shared[who])
    yield str(standing.drawn)
    yield f"{100 * standing.share[who] / games:.1f}%"
    yield f"{100 * low:.1f}-{100 * high:.1f}%"
    yield f"{1000 * standing.seconds[who] / moves:.1f}"
    yield f"{standing.positions[who] / moves:.0f}"
    if pointed:
        yield f"{standing.points[who] / games:.1f}"


def _name(levels: Sequence[Level], who: int) -> str:
    return f"{'ABCDEFGH'[who]} {levels[who]}"
