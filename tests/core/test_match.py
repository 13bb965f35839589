"""A game in progress: playing, rolling, take back and redo."""

from dataclasses import asdict, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames.core import dice
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Player
from retrogames.core.position import IllegalMove, Outcome, Seat, read_move
from tests.nim import NIM, Position


def match(*players: Player, base: str = "10") -> Match:
    return Match(NIM, NIM.settings({"Base": base}), 5, players or (Human(), Computer()))


def test_rolls_come_from_the_seed_by_their_number() -> None:
    game = match()
    assert game.next_roll == 0
    assert str(game.roll()) == f"roll:{dice.roll(5, 0)[0]}"
    assert game.next_roll == 1
    with pytest.raises(IllegalMove):
        game.roll()


def test_an_illegal_move_changes_nothing() -> None:
    game = match()
    with pytest.raises(IllegalMove):
        game.play_text("take:1")
    assert (len(game.moves), len(game.positions)) == (0, 1)


def test_take_back_returns_to_the_persons_own_decision() -> None:
    game = match()
    game.roll()
    for move in ("take:1", "take:2", "take:3", "take:1"):
        game.play_text(move)
    assert [str(move) for move in game.take_back()] == ["take:3", "take:1"]
    assert game.assisted  # a reply was seen
    assert [str(move) for move in game.take_back()] == ["take:1", "take:2"]
    assert not game.can_take_back()  # the roll stands
    assert game.take_back() == ()
    assert str(game.redo()) == "take:1"
    assert [str(move) for move in game.moves[1:]] == ["take:1", "take:2"]
    assert str(game.redo()) == "take:3"
    assert game.redo() is None


def test_the_reply_that_a_person_has_not_answered_stays() -> None:
    game = match(Computer(), Human())
    game.positions[0] = Position(heap=7)
    game.play_text("take:1")
    assert game.take_back() == ()
    assert len(game.moves) == 1


@pytest.mark.parametrize("text", ["roll:abc", "roll:²", "roll:", "roll", "roll5", "x:5", ":5", "5", "take:1"])
def test_what_is_no_roll_is_refused_in_words_where_one_is_due(text: str) -> None:
    with pytest.raises(IllegalMove, match="is no roll here") as refused:
        read_move(match().position, text)
    assert repr(text) in str(refused.value)


def test_a_move_played_again_may_be_the_last_before_a_computers_turn() -> None:
    game = match()
    game.roll()
    game.play_text("take:1")
    game.take_back()
    assert str(game.redo()) == "take:1"
    assert isinstance(game.players[game.turn], Computer)
    assert game.redo() is None


def test_taking_back_an_unanswered_move_is_no_assistance() -> None:
    game = match(Human(), Human())
    game.roll()
    game.play_text("take:1")
    game.take_back()
    assert not game.assisted


@pytest.mark.parametrize(("secrets", "assisted"), [((3, 3), False), ((3, 2), True)])
def test_taking_back_what_was_revealed_is_assistance(secrets: tuple[int, int], assisted: bool) -> None:
    """A position with secrets counts them; one thing fewer after the move was seen by making it."""
    game = match(Human(), Human())
    game.roll()
    game.play_text("take:1")
    for index, count in zip((-2, -1), secrets, strict=True):
        game.positions[index] = Secretive(**asdict(game.positions[index]), count=count)
    game.take_back()
    assert game.assisted is assisted


@dataclass(frozen=True)
class Secretive(Position):
    """A heap with so many things that nobody knows."""

    count: int = 0

    def secrets(self) -> int:
        return self.count


def test_a_new_move_forgets_what_was_taken_back_and_the_comment_on_it() -> None:
    game = match(Human(), Human())
    game.roll()
    game.play_text("take:1")
    game.comments[1] = "was it good?"
    game.take_back()
    game.play_text("take:2")
    assert game.comments == {}
    assert game.redo() is None


def test_a_losing_move_can_be_taken_back() -> None:
    game = match(Human(), Human(), base="1")
    game.play_text("roll:2")
    game.play_text("take:3")
    assert game.outcome == Outcome((Seat(0),))
    assert game.take_back()
    assert game.outcome is None


def test_an_ended_game_is_decided_by_its_scores_and_takes_no_move() -> None:
    game = match(Human(), Human())
    game.roll()
    game.play_text("take:3")
    game.play_text("take:3")
    game.ended = True
    assert game.outcome == Outcome()  # equal
    with pytest.raises(IllegalMove, match="ended"):
        game.play_text("take:1")
    game.take_back()
    assert game.ended is False


@given(st.lists(st.sampled_from(["take:1", "take:2", "take:3", "back", "again"]), max_size=40))
def test_moves_and_positions_never_part(acts: list[str]) -> None:
    game = match(Human(), Human())
    game.roll()
    for act in acts:
        if act == "back":
            game.take_back()
        elif act == "again":
            game.redo()
        elif act in map(str, game.position.moves()):
            game.play_text(act)
        position = game.positions[0]
        for move in game.moves:
            position = position.play(move)
        assert position == game.position
        assert len(game.positions) == len(game.moves) + 1


@given(st.integers(1, 12))
def test_undo_then_redo_is_nothing(count: int) -> None:
    game = match(Human(), Human())
    game.roll()
    for _ in range(count):
        if game.outcome is None:
            game.play(game.position.moves()[0])
    moves, positions = list(game.moves), list(game.positions)
    game.take_back()
    game.redo()
    assert (game.moves, game.positions) == (moves, positions)
