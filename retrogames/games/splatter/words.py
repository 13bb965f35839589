"""What Splatter's table says: refusals, news of the last move, hints, the ranking.

The bar has room for 36 letters, in which a refusal must fit whole.
"""

from collections.abc import Sequence

from retrogames.core.player import Player
from retrogames.games.splatter.grid import name_of
from retrogames.games.splatter.rules import Act, Move, Position
from retrogames.scenes.pausing import PAUSED
from retrogames.scenes.table import Situation

SEATS = ("Red", "Green", "Blue", "Yellow")
PLACES = ("1st", "2nd", "3rd", "4th")

NAME_ROOM = 12
"""Letters of a name in the ranking."""


def name_of_seat(seat: int, players: Sequence[Player]) -> str:
    """Give a seat's name: the player's, or its colour."""
    return (players[seat].name if seat < len(players) else "") or SEATS[seat]


def seats_shown(start: Position) -> list[int]:
    """List the seats that have a score box: those in play when the game began, or able to come back."""
    board = start.board
    return [seat for seat in range(4) if seat in start.seats or (board.enter and seat in board.roster)]


def why_not_pick(position: Position, square: int, players: Sequence[Player]) -> str | None:
    """Say why a tile cannot be picked up, None where it can."""
    if not position.tiles[position.turn] >> square & 1:
        return why_not_empty(position, square, players) or "Pick one of your tiles first."
    if not position.level1(square) and not position.level2(square):
        return f"The tile on {name_of(square)} is shut in."
    return None


def why_not_empty(position: Position, square: int, players: Sequence[Player]) -> str | None:
    """Say what stands on a square, None where it is empty."""
    if position.board.walls >> square & 1:
        return "A wall stands there."
    for seat, bits in enumerate(position.tiles):
        if bits >> square & 1:
            return f"The tile on {name_of(square)} is {name_of_seat(seat, players)}'s."
    return None


def why_not_land(position: Position, origin: int, square: int, players: Sequence[Player]) -> str:
    """Say why a picked tile cannot act on a square that is in neither of its levels."""
    return why_not_empty(position, square, players) or f"{name_of(square)} is too far from {name_of(origin)}."


def why_not_enter(position: Position, square: int, players: Sequence[Player]) -> str:
    """Say why a seat without tiles cannot enter on a square."""
    return why_not_empty(position, square, players) or f"{name_of(square)} touches a tile: take another."


def describe(position: Position, move: Move) -> str:
    """Tell a move in words."""
    match move.act:
        case Act.PASS:
            return "pass."
        case Act.QUIT:
            return "quit."
        case Act.ENTER:
            return f"enter on {name_of(move.target)}."
    count = len(position.splats(move))
    what = "" if not count else f", {count} splat" + ("s" if count > 1 else "")
    if move.act is Act.ADD:
        return f"add {name_of(move.target)}{what}."
    return f"{name_of(move.origin)} to {name_of(move.target)}{what}."


def news(s: Situation) -> str:
    """Say what the bar is to tell: a message, or what the last move did beside placing a tile."""
    if s.message:
        return s.message
    if s.paused:
        return PAUSED
    if s.last is None or s.before is None or s.outcome is not None:
        return ""
    before: Position = s.before
    mover = name_of_seat(before.turn, s.players)
    if s.last.act is Act.PASS:
        return f"{mover} passes."
    if s.last.act is Act.QUIT:
        return f"{mover} has quit."
    if s.last.act is Act.ENTER:
        return f"{mover} is in again."
    out = [seat for seat in range(4) if before.tiles[seat] and not s.position.tiles[seat]]
    if len(out) == 3:  # all names would not fit
        return "All others are out!"
    names = " and ".join(name_of_seat(seat, s.players) for seat in out)
    return f"{names} {'is' if len(out) == 1 else 'are'} out!" if out else ""


def place(scores: Sequence[int], seat: int) -> int:
    """Give a seat's place from 0; equal scores share the better one."""
    return sum(other > scores[seat] for other in scores)


def final_word(position: Position, scores: Sequence[int], seat: int) -> str:
    """Give what stands in a seat's box at the end: its place, or that it quit."""
    at = place(scores, seat)
    return "quit" if at and seat not in position.seats else PLACES[at]


def ranking(s: Situation) -> str:
    """Name the winners and all others by their places, or as having quit, in columns."""
    position: Position = s.position
    scores = position.scores()
    seats = sorted(seats_shown(s.positions[0]), key=lambda seat: -scores[seat])
    top = [seat for seat in seats if place(scores, seat) == 0]
    lines = []
    for seat in seats:
        name = name_of_seat(seat, s.players)[:NAME_ROOM]
        if seat in top:
            text = f"{name} wins!" if len(top) == 1 else f"{name} shares the win"
        elif seat not in position.seats:
            text = f"{name[: NAME_ROOM - 3]} quit"
        else:
            text = f"{place(scores, seat) + 1}. {name}"
        tiles = " tiles" if seat == seats[0] and len(top) == 1 else ""
        lines.append(f"{text:14}{scores[seat]:3}{tiles}")
    return "\n".join(lines)
