"""What Point to Point's screen says: who plays, what was earned, the prompt, moves and results in words."""

from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.core.squares import square_name
from retrogames.games.pointtopoint import art
from retrogames.games.pointtopoint.rules import NUMBERS, Move, Position, name_of
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.scene import PointToPointTable

ROLE_ROOM = 12
"""Letters of a name that a panel has room for."""


def role(s: Situation, seat: int) -> str:
    """Tell who plays a colour."""
    if s.settings.get("Solitaire", "off") != "off":
        return "Solitaire"
    player = s.players[seat]
    if player.name:
        return player.name[:ROLE_ROOM]
    return str(player.level).capitalize() if isinstance(player, Computer) else "Human"


def note(s: Situation, seat: int) -> tuple[str, int]:
    """Give the line under a score and its register: what was just earned, whose turn it is, the goal."""
    gained = 0
    if s.before is not None and s.last is not None:
        gained = s.position.points[seat] - s.before.points[seat]
    if s.outcome is not None and seat in s.outcome.winners and s.position.goal is None:
        return "winner", art.GOLD
    if gained:
        return f"+{gained}", art.ORANGE
    if s.outcome is not None:
        return "", art.PALE
    if s.position.goal == seat:
        return "scoring", art.ORANGE
    if s.position.turn == seat:
        blink = s.thinking is not None and s.tick // 30 % 2 == 1
        return ("thinking" if s.thinking is not None else "to move"), art.PALE if blink else art.ORANGE
    return "", art.PALE


def prompt(table: "PointToPointTable", s: Situation) -> str:
    """Say what can be done now, or what was just scored."""
    if table.shows_sources(s):
        count = len(s.position.lines())
        return f"{count} line{'s have' if count > 1 else ' has'} scored. W puts them away."
    if s.paused and s.watched:
        return "Paused. Any key or a click on the board goes on, Esc leaves."
    if s.message:
        return s.message
    if table.news:
        return table.news
    position: Position = s.position
    name = name_of(position.turn)
    if s.outcome is not None:
        return result(s).split("\n", maxsplit=1)[0]
    if s.step < s.steps:
        return f"Move {s.step} of {s.steps}. Esc goes back to the game."
    if s.paused:
        return "Paused. P goes on, Esc leaves."
    if isinstance(s.players[position.turn], Computer):
        return f"{name} is thinking..." + (" Any key pauses." if s.watched else "")
    return f"{name} to move: choose a stone, then a square."


def info(s: Situation) -> str:
    """Give the move count."""
    total = s.position.size**2
    placed = total - s.position.board.count(0)
    return "Board full" if placed == total else f"Move {placed + 1} of {total}"


def describe(before: Position, move: Move) -> str:
    """Tell a move in words."""
    text = f"{name_of(before.turn)} sets {NUMBERS[move.points]} on {square_name(move.column, move.row)}"
    gained = [f"{line.points} for {name_of(line.colour)}" for line in before.closed_by(move)]
    return text + (": " + ", ".join(gained) if gained else "") + "."


def result(s: Situation) -> str:
    """Tell how the game ended."""
    white, black = s.position.points
    if s.position.goal is not None:
        return f"{s.position.goal_score} points for {name_of(s.position.goal)}."
    if white == black:
        return f"A draw, {white} to {black}."
    winner = "White" if white > black else "Black"
    return f"{winner} wins {max(white, black)} to {min(white, black)}."
