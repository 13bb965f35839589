"""A board file as a match that begins from it, and a match as it stands as a board file."""

from dataclasses import replace

from retrogames.core import dice
from retrogames.core.game import discover
from retrogames.core.match import Match
from retrogames.games.splatter.boards import board_of, read_board, write_board

TIME = "Time"
"""The header line, of records and boards, that tells what the clocks go by."""


def read_match(data: bytes) -> Match:
    """Read a board file into a new match, its clocks included; raises BoardError."""
    saved = read_board(data)
    match = saved.match(discover()["splatter"], dice.fresh_seed())
    match.headers.update({name: text for name, text in saved.extra if name == TIME})
    for seat, seconds in enumerate(saved.clocks):
        if seconds is not None:
            match.headers[f"Clock {seat + 1}"] = f"{seconds:.3f}"
    return match


def write_match(match: Match) -> bytes:
    """Write the position of a match as a board file: size, tiles, turn, seats and their clocks."""
    clocks: list[float | None] = [None] * 4
    for seat in range(4):
        text = match.headers.get(f"Clock {seat + 1}")
        clocks[seat] = None if text is None else float(text)
    saved = board_of(match, clocks=tuple(clocks))
    if TIME in match.headers:
        saved = replace(saved, extra=((TIME, match.headers[TIME]),))
    return write_board(saved)
