"""What moves on Splatter's table: tiles that grow or slide, splats that run round them, a seat that goes."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from retrogames.games.splatter.grid import place_of, square_at
from retrogames.games.splatter.notation import Tiles
from retrogames.games.splatter.rules import Act, Move, Position
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.splatter.scene import SplatterTable

STEP = (1, 2, 3, 5, 8)
"""Ticks of a stage by the speed of animation, 0 (none) to 4 (slow); three is the normal one."""

STAGES = 4
"""Of a tile that comes or slides."""

DROPS, WHOLE, TURNED = 1, 2, 3
"""Stages of a splat."""

LIFT = (0, 3, 5, 3, 0)
"""Pixels that a sliding tile is lifted, by quarters of its way."""

READING = 90
"""Ticks that the message of a forced pass stays at least: one and a half seconds."""

_CLOCKWISE = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


@dataclass(slots=True)
class Moving:
    """A move on its way: which of its stages is shown, and the tiles that lie on the board by now."""

    before: Position
    move: Move
    tiles: Tiles
    stage: int = 0
    landed: bool = False
    splats: dict[int, int] = field(default_factory=dict)
    fading: int = 0

    @property
    def seat(self) -> int:
        """Whose move it is."""
        return self.before.turn

    @property
    def counts(self) -> list[int]:
        """How many tiles each seat has; one in the air is its seat's, too."""
        found = [bits.bit_count() for bits in self.tiles]
        found[self.seat] += self.move.act is Act.MOVE and not self.landed
        return found

    def turn(self, bits: int, seat: int | None) -> None:
        """Give squares to a seat, or empty them."""
        kept = [tiles & ~bits for tiles in self.tiles]
        if seat is not None:
            kept[seat] |= bits
        self.tiles = (kept[0], kept[1], kept[2], kept[3])


def clockwise(position: Position, move: Move) -> list[int]:
    """List the squares a move splats, clockwise from the one above."""
    found = set(position.splats(move))
    column, row = place_of(move.target)
    order = (square_at(column + dx, row + dy) for dx, dy in _CLOCKWISE)
    return [square for square in order if square in found]


def show(table: "SplatterTable", s: Situation, before: Position, move: Move) -> Iterator[None]:
    """Show a move, a tick for each step."""
    moving = table.moves = Moving(before, move, before.tiles)
    if move.act is Act.PASS:
        yield from _wait(READING if before.stuck() else 6 * STEP[s.speed])
        return
    if move.act is Act.QUIT:
        yield from _fade(moving, s)
        return
    if move.act is Act.MOVE:
        moving.turn(1 << move.origin, None)
    for stage in range(STAGES):
        moving.stage = stage
        yield from _wait(STEP[s.speed])
    moving.landed = True
    moving.turn(1 << move.target, moving.seat)
    yield from _splats(table, s, moving)


def _splats(table: "SplatterTable", s: Situation, moving: Moving) -> Iterator[None]:
    """Let the splats run round the new tile: drops, the whole splat, the tile in its new colours."""
    order = clockwise(moving.before, moving.move)
    if not order:
        return
    yield from _wait(STEP[s.speed])
    for beat in range(len(order) + TURNED - 1):
        for number, square in enumerate(order):
            stage = beat - number + 1
            if DROPS <= stage <= TURNED:
                moving.splats[square] = stage
            if stage == DROPS:
                table.noise(s, "splat")
            if stage == TURNED:
                moving.turn(1 << square, moving.seat)
        yield from _wait(STEP[s.speed])


def _fade(moving: Moving, s: Situation) -> Iterator[None]:
    """Let the tiles of a seat that goes fade."""
    for stage in range(1, STAGES):
        moving.fading = stage
        yield from _wait(2 * STEP[s.speed])


def _wait(ticks: int) -> Iterator[None]:
    for _ in range(ticks):
        yield
