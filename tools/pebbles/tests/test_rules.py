"""The rules of Pebbles and its computer seats."""

import pytest

from retrogames.core.game import discover
from retrogames.core.player import Budget, Level
from retrogames.core.position import IllegalMove, PositionError, Seat
from retrogames.games.pebbles.ai import winning_move
from retrogames.games.pebbles.rules import Move, Position, perft, read


def best(position: Position, level: Level, seed: int) -> Move:
    """Let a level think to the end."""
    found = list(discover()["pebbles"].think(level)(position, Budget(100), seed))[-1].best
    assert isinstance(found, Move)
    return found


def test_one_to_three_are_taken_in_turn() -> None:
    position = read("5 1")
    assert [str(move) for move in position.moves()] == ["1", "2", "3"]
    assert str(position.play(Move(3))) == "2 2"
    assert [str(move) for move in position.play(Move(3)).moves()] == ["1", "2"]
    with pytest.raises(IllegalMove, match="4 cannot be taken from 5"):
        position.play(Move(4))


def test_whoever_takes_the_last_one_wins() -> None:
    position = read("2 2").play(Move(2))
    assert str(position.outcome()) == "win 2"
    assert position.scores() == (0, 1)
    assert not position.moves()


@pytest.mark.parametrize("text", ["", "5", "5 3", "-1 1", "046 1", "46 1", "05 1", "x 1", "5  1", "٣ 1"])
def test_texts_that_are_no_position(text: str) -> None:
    with pytest.raises(PositionError):
        read(text)


def test_lines_of_play_are_counted() -> None:
    # from three: 1-1-1, 1-2, 2-1 and 3
    assert [perft(read("3 1"), depth) for depth in range(5)] == [1, 3, 3, 1, 0]


def test_master_leaves_four_whenever_that_can_be() -> None:
    for left in range(1, 30):
        move = winning_move(Position(left, Seat(0)))
        if left % 4:
            assert best(Position(left, Seat(0)), Level.MASTER, 1) == move == Move(left % 4)
        else:
            assert move is None


def test_beginner_overlooks_much() -> None:
    found = [best(Position(7, Seat(0)), Level.BEGINNER, seed) == Move(3) for seed in range(100)]
    assert 20 < sum(found) < 60
