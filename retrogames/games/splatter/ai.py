"""The five computer players of Splatter, and how each of them errs."""

from collections.abc import Callable, Generator
from dataclasses import dataclass

from retrogames.core import dice
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import IllegalMove
from retrogames.games.splatter.crowd import Crowd
from retrogames.games.splatter.duel import Duel
from retrogames.games.splatter.grid import RING1, grown, squares_of
from retrogames.games.splatter.rules import PASS, SEATS, Act, Move, Position
from retrogames.games.splatter.steps import Step, steps_of
from retrogames.games.splatter.worth import TILE

Thinking = Generator[Progress[Move], None, Move]
Chance = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks.

    `depth` is how many plies it looks ahead between two seats, `among` how many among more; 0 means that
    it takes what gains most at once and does not ask what the others will do. It `notices` that share of
    its steps each time. A `thorough` one makes sure of a game that seems decided between two seats.
    """

    depth: int
    among: int
    notices: float
    thorough: bool = False


MINDS = {
    Level.BEGINNER: Mind(depth=0, among=0, notices=0.3),
    Level.CASUAL: Mind(depth=0, among=0, notices=0.75),
    Level.CLUB: Mind(depth=1, among=1, notices=0.9),
    Level.EXPERT: Mind(depth=3, among=2, notices=1.0),
    Level.MASTER: Mind(depth=64, among=64, notices=1.0, thorough=True),
}

_FULL = 6
"""Free squares from which on a board is so full that a won game is made sure of, too."""

_COLD = 8
"""How many adds far from any foe are weighed: they differ little, and a large board has a hundred."""


def think(level: Level) -> Think:
    """Give the thinking of a level."""
    mind = MINDS[level]

    def thinking(view: Position, budget: Budget, seed: int) -> Thinking:
        if view.ended:
            raise IllegalMove("the game is over")
        return (yield from _choose(view, mind, budget, dice.stream(seed).random))

    return thinking


def _choose(view: Position, mind: Mind, budget: Budget, chance: Chance) -> Thinking:
    """Pass where there is nothing else or it wins at once; enter, grab or search."""
    own = view.tiles[view.turn]
    if not own:
        move = _entry(view, mind, chance)
        yield Progress(move, 0, 0.0, 0)
        return move
    if view.stuck() or (mind.depth and _pass_wins(view)):
        yield Progress(PASS, 0, float(_lead(view)), 0)
        return PASS
    root = _root(view, chance)
    yield Progress(_move(root[0]), 0, float(_lead(view)), 0)
    root = [step for step in root if chance() < mind.notices] or root[:1]
    if not mind.depth:
        seen = min(len(root), max(1, budget.positions))
        best = max(root[:seen], key=lambda step: step[0])
        yield Progress(_move(best), 1, float(_lead(view.play(_move(best)), view.turn)), seen)
        return _move(best)
    search = _search(view, root, max(1, budget.positions))
    most = mind.depth if isinstance(search, Duel) else mind.among
    for _ in search.deepen(min(most, budget.depth or most)):
        yield _progress(search)
    yield _progress(search)
    if mind.thorough and isinstance(search, Duel):
        search = yield from _made_sure(search, min(most, budget.depth or most))
    return _move(search.best)


def _made_sure(search: Duel, deepest: int) -> Generator[Progress[Move], None, Duel]:
    """Look once more, at every step, where the game was found decided; give the search to go by."""
    full = search.free.bit_count() <= _FULL
    if not (search.lost or (search.won and full)):
        return search
    again = search.thorough()
    for _ in again.deepen(deepest):
        yield _progress(again)
    if again.won or (search.lost and again.depth and not again.lost):
        search = again
        yield _progress(search)
    return search


def _search(view: Position, root: list[Step], most: int) -> Duel | Crowd:
    """Choose the search: alpha-beta between two, and against all others among more."""
    order = [*SEATS[view.turn :], *SEATS[: view.turn]]
    tiles = tuple(view.tiles[seat] for seat in order if view.tiles[seat])
    if len(tiles) > 2:
        return Crowd(tiles, view.board.field, root, most)
    return Duel(tiles[0], tiles[1] if len(tiles) == 2 else 0, view.board.field, root, most)


def _progress(search: Duel | Crowd) -> Progress[Move]:
    return Progress(_move(search.best), search.depth, search.value / TILE, search.seen)


def _move(step: Step) -> Move:
    """Give the move of a step."""
    _, target, origin, _ = step
    if origin:
        return Move(Act.MOVE, target.bit_length() - 1, origin.bit_length() - 1)
    return Move(Act.ADD, target.bit_length() - 1)


def _root(view: Position, chance: Chance) -> list[Step]:
    """List the steps of the seat to move, greatest gain first, equal ones in an order of chance.

    Of the adds far from any foe those that touch fewest own tiles stay: they spread, and a spread seat
    has more room when the board fills.
    """
    own, free = view.tiles[view.turn], view.free
    foes = view.board.field & ~(own | free)
    near = steps_of(own, foes, free, 0)
    listed = steps_of(own, foes, free, free.bit_count())
    cold = sorted(listed[len(near) :], key=lambda step: ((step[3] & own).bit_count(), chance()))
    return sorted(near, key=lambda step: (-step[0], chance())) + cold[:_COLD]


def _pass_wins(view: Position) -> bool:
    """Tell whether a pass ends the game at once and wins it alone."""
    outcome = view.play(PASS).outcome()
    return outcome is not None and outcome.winners == (view.turn,)


def _lead(view: Position, seat: int | None = None) -> int:
    """Give how many tiles a seat, the one to move by default, is ahead of the best other one."""
    scores = list(view.scores())
    own = scores.pop(view.turn if seat is None else seat)
    return own - max(scores)


def _entry(view: Position, mind: Mind, chance: Chance) -> Move:
    """Choose where to enter: as far from all tiles as can be, there where most squares about are empty.

    A mind that does not look ahead enters anywhere.
    """
    entries = squares_of(view.board.field & ~grown(view.board.field & ~view.free))
    if not mind.depth:
        return Move(Act.ENTER, entries[int(chance() * len(entries))])
    apart, reached = {}, view.board.field & ~view.free
    for distance in range(max(view.board.width, view.board.height)):
        reached = grown(reached)
        for square in entries:
            if square not in apart and reached >> square & 1:
                apart[square] = distance
    free = view.free
    best = max(entries, key=lambda square: (apart[square], (RING1[square] & free).bit_count(), chance()))
    return Move(Act.ENTER, best)
