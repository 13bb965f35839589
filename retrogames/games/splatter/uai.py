"""Plain Ataxx, so that Ataxx match runners can drive Splatter after `uai`."""

from retrogames.core.game import Settings
from retrogames.core.position import IllegalMove, PositionError, Seat
from retrogames.games.splatter.notation import read_rows, shown, write_rows
from retrogames.games.splatter.rules import PASS, QUIET_END, Act, Move, Position
from retrogames.games.splatter.setup import begun, start

_SIZE = 7
_LETTERS = "xo"
_SEATS = (Seat(0), Seat(1))
_FORCED_PASS = "0000"
_LONGEST = 100


class Ataxx:
    """Positions as `ROWS SIDE HALFMOVES FULLMOVES`, x the first seat, and no voluntary `pass` or `quit`.

    The halfmoves are turns in a row with neither an add nor a splat.
    """

    def start(self, settings: Settings, seed: int) -> Position:
        """Give the start of Ataxx, whatever the options say: 7x7, two opposite corners each."""
        return start({"Size": f"{_SIZE}x{_SIZE}", "Players": "2", "Enter": "off"}, seed)

    def read(self, text: str) -> Position:
        """Read a position; raises PositionError."""
        if len(text) > _LONGEST:
            raise PositionError(f"{len(text)} characters are too long for a position")
        fields = text.split(" ")
        if len(fields) != 4:
            raise PositionError(f"a position is ROWS SIDE HALFMOVES FULLMOVES, not {len(fields)} fields")
        rows, side, halfmoves, fullmoves = fields
        layout = read_rows(rows, _LETTERS)
        if (layout.width, layout.height) != (_SIZE, _SIZE):
            raise PositionError(f"the board is {layout.width}x{layout.height}, Ataxx has {_SIZE}x{_SIZE}")
        if side not in ("x", "o"):
            raise PositionError(f"side {shown(side)} is neither x nor o")
        turn = Seat(_LETTERS.index(side))
        quiet = _number("halfmoves", halfmoves, 0, QUIET_END)
        played = (_number("fullmoves", fullmoves, 1, 99999) - 1) * 2 + turn
        return begun(layout, turn, _SEATS).counted(quiet, played)

    def write(self, position: Position) -> str:
        """Write a position as one line."""
        rows = write_rows(position.layout, _LETTERS)
        return f"{rows} {_LETTERS[position.turn]} {position.quiet} {position.played // 2 + 1}"

    def moves(self, position: Position) -> list[str]:
        """Give the texts of the legal moves, unsorted; a stuck seat has `0000` alone."""
        if position.stuck():
            return [_FORCED_PASS]
        return [str(move) for move in position.moves() if move.act <= Act.MOVE]

    def read_move(self, position: Position, text: str) -> Move:
        """Read a move; raises IllegalMove."""
        if position.stuck() and text == _FORCED_PASS:
            return PASS
        for move in position.moves():
            if move.act <= Act.MOVE and str(move) == text:
                return move
        raise IllegalMove(f"{shown(text)} is no legal move here")

    def write_move(self, position: Position, move: Move) -> str:
        """Write a move."""
        return _FORCED_PASS if move.act is Act.PASS else str(move)


def _number(what: str, text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high:
        return int(text)
    raise PositionError(f"{what} {shown(text)} is no number {low}-{high}")


UAI = Ataxx()
