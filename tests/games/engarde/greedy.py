"""A greedy player: it makes the best of its own lines with this one move, blind for what the other may do."""

import random

from retrogames.core.position import Seat
from retrogames.games.engarde.grid import EMPTY, LINES, POLES, landed
from retrogames.games.engarde.rules import Move, Placing, Position

WORTH = (0, 1, 4, 16, 10_000)
"""What four squares are worth that show one colour so many times and the other not at all."""


def greedy(view: Position, seed: int) -> Move:
    """Give the move of the highest mean worth of the own lines less the other's, by lot among equals.

    It remembers all that landings have shown; what a pole may be is equally likely, null seldom.
    """
    chance = random.Random(seed)
    moves = list(view.moves())
    chance.shuffle(moves)
    return max(moves, key=lambda move: round(_mean(view, move), 6))


def _mean(view: Position, move: Move) -> float:
    """Give the mean worth over the poles that the move's target may have."""
    piece, total, weights = view.arriving(move), 0.0, 0.0
    board = list(view.pieces)
    if not isinstance(move, Placing):
        board[move.source] = EMPTY
    for bit, pole in enumerate(POLES):
        if view.known[move.target] >> bit & 1:
            weight = 1 / 12 if pole == "0" else 11 / 24  # three of 36 are null
            board[move.target] = landed(piece, pole)
            total += weight * _worth("".join(board), view.turn)
            weights += weight
    return total / weights


def _worth(pieces: str, seat: Seat) -> int:
    """Give the worth of a seat's lines less the other's."""
    total = 0
    for line in LINES:
        shown = [pieces[square] for square in line if pieces[square] != EMPTY]
        white = sum(piece.isupper() for piece in shown)
        if white in (0, len(shown)):
            total += WORTH[len(shown)] * (1 if white else -1)
    return total if seat == 0 else -total
