"""Splatter's table as a picture, drawn from a situation."""

from typing import TYPE_CHECKING

from retrogames.core.player import Computer
from retrogames.games.splatter import art, scorebox
from retrogames.games.splatter.grid import squares_of
from retrogames.games.splatter.motion import DROPS, LIFT, TURNED, WHOLE, Moving
from retrogames.games.splatter.notation import Layout, Tiles
from retrogames.games.splatter.places import Ground, ground, score_box
from retrogames.games.splatter.rules import Act, Move, Position
from retrogames.games.splatter.scorebox import ScoreBox, clock_text
from retrogames.games.splatter.words import final_word, name_of_seat, seats_shown
from retrogames.machine.box import Box
from retrogames.machine.screen import Screen
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.splatter.scene import SplatterTable


COMPUTER = "COMP"
"""What stands in a computer's box where people have clocks."""


def ground_of(position: Position) -> Ground:
    """Give where a position's board stands."""
    return ground(position.board.width, position.board.height)


def draw(table: "SplatterTable", s: Situation, screen: Screen) -> None:
    """Draw the whole table but the menu bar."""
    dots = table.look.surface(screen)
    position: Position = s.position
    where = ground_of(position)
    moves = table.moves
    if moves is not None:
        _board(table, screen, where, moves.before, moves.tiles)
        _moving(dots, where, moves)
    else:
        _board(table, screen, where, position, position.tiles)
        if s.last is not None and s.before is not None:
            _last(dots, where, s.before, s.last)
        _choice(table, s, dots, where)
    if table.cursor.shown and moves is None:
        art.cursor(dots, where.cell(table.cursor.square))
    if s.paused and s.clocks is not None:
        _hide(table, dots, where)
    _boxes(table, s, dots)


def _board(table: "SplatterTable", screen: Screen, where: Ground, position: Position, tiles: Tiles) -> None:
    """Draw ground and tiles; the picture is kept, since most pictures differ in a few marks alone."""
    board = position.board
    layout = Layout(board.width, board.height, board.field, tiles)
    if table.kept is not None and table.kept[0] == layout:
        screen.load(table.kept[1])
        return
    table.look.ground(screen)
    art.board(table.look.surface(screen), where, layout, board.walls)
    table.kept = layout, screen.pixels()


def _last(dots: Screen, where: Ground, before: Position, move: Move) -> None:
    """Mark the last move: its tile framed, its splats ringed, what it left dotted in grey."""
    if move.act is Act.QUIT:
        for square in squares_of(before.tiles[before.turn]):
            dots.blit(art.LEFT, *where.cell(square)[:2])
    if move.act in (Act.PASS, Act.QUIT):
        return
    for square in before.splats(move):
        dots.blit(art.SPLATTED, *where.cell(square)[:2])
    if move.act is Act.MOVE:
        dots.blit(art.LEFT, *where.cell(move.origin)[:2])
    art.last(dots, where.cell(move.target))


def _choice(table: "SplatterTable", s: Situation, dots: Screen, where: Ground) -> None:
    """Show what can be done: levels of the picked tile, squares to enter, what the pointer would do."""
    position: Position = s.position
    if s.human:
        _targets(table, dots, where, position)
        move = table.aimed(s)
        if move is not None:
            _aim(dots, where, position, move)
        if table.picked is not None:
            art.reach(dots, where, table.picked, position.turn)
    if s.hint is not None and s.hint.act not in (Act.PASS, Act.QUIT):
        _aim(dots, where, position, s.hint)
        if s.hint.act is Act.MOVE:
            art.hinted(dots, where.cell(s.hint.origin))
        art.hinted(dots, where.cell(s.hint.target))


def _targets(table: "SplatterTable", dots: Screen, where: Ground, position: Position) -> None:
    """Mark where the picked tile could act, or where a seat without tiles could enter."""
    seat = position.turn
    if table.picked is not None:
        for square in position.level2(table.picked):
            art.far(dots, where.cell(square), seat)
        for square in position.level1(table.picked):
            art.near(dots, where.cell(square), seat)
        art.picked(dots, where.cell(table.picked), seat)
    elif not position.tiles[seat]:
        for square in position.targets():
            art.far(dots, where.cell(square), seat)


def _hide(table: "SplatterTable", dots: Screen, where: Ground) -> None:
    """Cover the board in a pause where clocks count thinking."""
    frame, look = where.frame, table.look
    dots.rect(*frame.inset(1), art.PAPER)
    dots.pattern(*frame.inset(1), art.DITHER, art.GRID)
    sign = frame.centred(look.width("PAUSE") + 10, 14)
    dots.rect(*sign, art.PAPER)
    dots.frame(*sign, art.INK)
    dots.text(sign.x + 5, sign.y + 3, "PAUSE", look.text, art.INK)


def _aim(dots: Screen, where: Ground, position: Position, move: Move) -> None:
    """Show where a tile would land and what it would splat."""
    art.target(dots, where.cell(move.target), position.turn)
    for square in position.splats(move):
        art.would_splat(dots, where.cell(square), position.turn)


def _moving(dots: Screen, where: Ground, moves: Moving) -> None:
    """Draw what moves, over the board."""
    move, seat = moves.move, moves.seat
    if move.act is Act.QUIT:
        for square in squares_of(moves.before.tiles[seat]):
            art.fading(dots, where.cell(square), moves.fading)
    if move.act in (Act.PASS, Act.QUIT):
        return
    cell = where.cell(move.target)
    if move.act is Act.MOVE and (moves.stage or moves.landed):
        dots.blit(art.LEFT, *where.cell(move.origin)[:2])
    if moves.landed:
        art.last(dots, cell)
        _splats(dots, where, moves)
    elif move.act is Act.MOVE and not moves.stage:
        dots.blit(art.TILES[seat], *where.cell(move.origin)[:2])
    elif move.act is Act.MOVE:
        start = where.cell(move.origin)
        x = start.x + (cell.x - start.x) * moves.stage // 4
        y = start.y + (cell.y - start.y) * moves.stage // 4
        art.lifted(dots, x, y, LIFT[moves.stage], seat)
    elif moves.stage:
        art.growing(dots, cell, seat, moves.stage - 1)


def _splats(dots: Screen, where: Ground, moves: Moving) -> None:
    for square, stage in moves.splats.items():
        cell = where.cell(square)
        if stage == DROPS:
            art.drops(dots, cell, moves.seat)
        elif stage == TURNED:
            dots.blit(art.SPLATTED, cell.x, cell.y)
    for square, stage in moves.splats.items():
        if stage == WHOLE:
            art.splat(dots, where.cell(square), moves.seat)


# The score boxes


def box_of(s: Situation, seat: int) -> Box | None:
    """Give the place of a seat's score box, None where it has none."""
    seats = seats_shown(s.positions[0])
    return score_box(seats.index(seat), len(seats)) if seat in seats else None


def _boxes(table: "SplatterTable", s: Situation, dots: Screen) -> None:
    seats = seats_shown(s.positions[0])
    for number, seat in enumerate(seats):
        scorebox.draw(table.look, dots, score_box(number, len(seats)), _view(table, s, seat))


def _view(table: "SplatterTable", s: Situation, seat: int) -> ScoreBox:
    """Gather what a seat's box shows."""
    position: Position = s.position
    moves = table.moves
    counts = list(position.scores()) if moves is None else moves.counts
    over = s.outcome is not None and moves is None
    turn = position.turn if moves is None else moves.seat
    word = final_word(position, counts, seat) if over else _word(s, seat, moves)
    passing = moves is not None and moves.move.act is Act.PASS
    active = turn == seat if s.outcome is None or not over else seat in s.outcome.winners
    mine = active and s.human and not over
    pressed = table.pressed if mine and table.pressed == table.over else ""
    clock = _clock(s, seat)
    return ScoreBox(
        seat,
        name_of_seat(seat, s.players),
        counts[seat],
        max(1, sum(counts)),
        active=active,
        arrow=not over and (s.thinking is None or s.tick // 30 % 2 == 0),
        gone=bool(word) and not over,
        word=word,
        may_pass=mine or (active and passing),
        may_quit=mine and bool(position.tiles[seat]),
        pressed="pass" if active and passing else pressed,
        clock=clock,
        hurry=active and s.clocks is not None and s.clocks[seat] <= scorebox.HURRY and clock != COMPUTER,
    )


def _word(s: Situation, seat: int, moves: Moving | None) -> str:
    """Give the word in place of a seat's buttons, "" where it has them."""
    position: Position = s.position if moves is None else moves.before
    if position.tiles[seat] or seat == position.turn or seat in position.may_enter():
        return ""
    return "out" if seat in position.seats else "quit"


def _clock(s: Situation, seat: int) -> str | None:
    """Give the text of a seat's clock, None where none runs."""
    if s.clocks is None:
        return None
    if seat < len(s.players) and isinstance(s.players[seat], Computer):
        return COMPUTER
    return clock_text(s.clocks[seat])
