"""Engarde's five computer seats: what each remembers and sees, and how it chooses."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from retrogames.core import dice
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.core.position import IllegalMove, Seat
from retrogames.frozen import replace
from retrogames.games.engarde.board import Board, move_of
from retrogames.games.engarde.grid import ANY, EMPTY, WHITE
from retrogames.games.engarde.lines import MASKS, WORTHS, Table, without_diagonals
from retrogames.games.engarde.rules import OCCURRENCES, QUIET, Move, Position, Shifting
from retrogames.games.engarde.search import ROUNDING, Look, Search

Thought = Generator[Progress[Move], None, Move]
Memory = Callable[[Position], Sequence[int]]

_WON: Final = 0.98
_HARDLY: Final = 0.01
_SHY: Final = 0.15
"""What a position loses in value each time it was there before."""


def certain(view: Position) -> Sequence[int]:
    """Remember the poles that are certain and forget all that was narrowed down to two."""
    return [known if known.bit_count() == 1 else ANY for known in view.known]


def everything(view: Position) -> Sequence[int]:
    """Remember all that landings have shown."""
    return view.known


@dataclass(frozen=True, slots=True)
class Style:
    """What a level can do.

    `stages` are looks at ever more: how many moves are tried at the first turn, at the second, …; and all
    at one turn after these. `mood` is how far two moves may differ and still seem alike, but for a sure win.
    """

    memory: Memory
    stages: tuple[tuple[int, ...], ...] = ()
    masks: Table = MASKS
    worths: Table = WORTHS
    mood: float = 0.01


STYLES: Final = {
    Level.BEGINNER: Style(
        certain, masks=without_diagonals(MASKS), worths=without_diagonals(WORTHS), mood=0.4
    ),
    Level.CASUAL: Style(certain, mood=0.3),
    Level.CLUB: Style(certain),
    Level.EXPERT: Style(everything, stages=((12,),)),
    Level.MASTER: Style(everything, stages=((12,), (10, 16), (16, 24), (12, 10, 8), (20, 16, 10))),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move under thought: its value, and how nearness to a draw turns what the search says into that.

    The value is `factor` times the search's value, less `shift`.
    """

    value: float
    code: int
    factor: float = 1.0
    shift: float = 0.0

    def valued(self, found: float) -> "Choice":
        """Give the choice with what the search has found."""
        return replace(self, value=self.factor * found - self.shift)

    def bound(self, value: float) -> float:
        """Give what the search would have to find for a value; -1 where it hardly matters."""
        return min((value + self.shift) / self.factor, 1.0) if self.factor > _HARDLY else -1.0


def think(level: Level) -> Think:
    """Give the thinking of a level."""
    return partial(_think, STYLES[level])


def _think(style: Style, view: Position, budget: Budget, seed: int) -> Thought:
    """Choose a move from what the view knows; its poles are never read.

    Raises IllegalMove where the game is over.
    """
    moves = view.moves()
    if not moves:
        raise IllegalMove("the game is over")
    yield Progress(moves[0], 0, 0.0, 0)
    board = Board(view, style.memory(view), style.masks, style.worths)
    search = Search(board)
    ranked = _glances(style, view, search, budget, seed)
    yield _progress(ranked[0], 1, search)
    for stage in style.stages:
        depth = len(stage) + 1
        if ranked[0].value > _WON or (budget.depth is not None and depth > budget.depth):
            break
        looked: list[Choice] = []
        for choice in ranked[: stage[0]]:
            best = max(looked, key=_by_value, default=ranked[0])
            alpha = choice.bound(best.value) if looked else -1.0
            look = search.weigh(choice.code, depth, (0, 0, *reversed(stage)), alpha, 1.0)
            found = yield from _pursue(look, search, budget, _progress(best, depth, search))
            if found is None:
                return move_of(best.code)
            # a value no higher than alpha is only a bound; in the stable order the best so far stays ahead
            looked.append(choice.valued(found if found > alpha + ROUNDING else min(found, alpha)))
        ranked = sorted(looked, key=_by_value, reverse=True) + ranked[stage[0] :]
        yield _progress(ranked[0], depth, search)
    return move_of(ranked[0].code)


def _by_value(choice: Choice) -> float:
    return choice.value


def _progress(choice: Choice, depth: int, search: Search) -> Progress[Move]:
    """Tell how far the thinking has come."""
    return Progress(move_of(choice.code), depth, choice.value, search.seen)


def _pursue(
    look: Look, search: Search, budget: Budget, progress: Progress[Move]
) -> Generator[Progress[Move], None, float | None]:
    """Follow a search until it has its value; None where the budget ends first."""
    while search.seen < budget.positions:
        try:
            next(look)
        except StopIteration as stop:
            found: float = stop.value
            return found
        yield replace(progress, positions=search.seen)
    return None


def _glances(style: Style, view: Position, search: Search, budget: Budget, seed: int) -> list[Choice]:
    """Judge every move at a glance, as far as the budget goes, best first."""
    chance = dice.stream(seed)
    codes = search.board.codes()
    codes.sort(key=lambda code: chance.random())
    choices: list[Choice] = []
    for code in codes:
        if choices and search.seen >= budget.positions:
            break
        value = search.glance(code)
        if value < _WON:
            value = min(value + style.mood * (chance.random() - 0.5), _WON)
        choices.append(near_draws(view, search.board, code).valued(value))
    return sorted(choices, key=_by_value, reverse=True)


def near_draws(view: Position, board: Board, code: int) -> Choice:
    """Tell how a move's value shrinks by repetition and by the count of quiet turns.

    A position seen before is shunned and its third occurrence worth nothing; with every quiet turn the
    draw after 60 weighs more.
    """
    move = move_of(code)
    if not isinstance(move, Shifting):
        return Choice(0.0, code)
    piece = view.pieces[move.source]
    white = board.chances[move.target][board.known[move.target]][board.cells[move.source]]
    stays = white if piece in WHITE else 1 - white
    factor = shift = 0.0
    fade = 1 - ((view.quiet + 1) / QUIET) ** 3
    for chance, face, kept in ((stays, piece, fade), (1 - stays, piece.swapcase(), 1.0)):
        before = _occurrences(view, move, face) if chance > 0 else 0
        if before + 1 < OCCURRENCES:
            factor += chance * kept
            shift += chance * before * _SHY
    return Choice(0.0, code, factor, shift)


def _occurrences(view: Position, move: Shifting, face: str) -> int:
    """Count how often what a move makes has been there, if its piece shows `face` on landing."""
    pieces = list(view.pieces)
    pieces[move.source], pieces[move.target] = EMPTY, face
    return view.past.count(("".join(pieces), move.target, Seat(1 - view.turn)))
