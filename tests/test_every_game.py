"""Laws that hold in every game found, under every value of its options."""

import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from retrogames.core import record
from retrogames.core.game import Game, discover, load
from retrogames.core.match import Match
from retrogames.core.player import Budget, Computer, Human, Level
from retrogames.core.position import CHANCE, IllegalMove, PositionError, Seat, read_move, result_text

ROOT = Path(__file__).parent.parent
GAMES = list(discover().values())
BOUND = 20_000
"""Moves after which a game surely ends."""

BETWEEN = 1000
"""Positions that a computer seat may look at between two yields, a few hundred as a rule."""


def variants() -> Iterator[Any]:
    """Give each game with its usual options, then with one option changed at a time."""
    for game in GAMES:
        yield pytest.param(game, {}, id=game.name)
        for option in game.options:
            values = option.choices or (option.spin or ())
            for value in map(str, values):
                if value != option.default:
                    yield pytest.param(game, {option.name: value}, id=f"{game.name}-{option.name}-{value}")
    splatter = discover()["splatter"]
    for size in ("4x4", "5x7"):
        yield pytest.param(splatter, {"Size": size, "Enter": "on"}, id=f"splatter-{size}-enter")


every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_variant = pytest.mark.parametrize(("game", "options"), list(variants()))


def begin(game: Game, options: dict[str, str], seed: int = 1) -> Match:
    """Start a match of people."""
    settings = game.settings(options)
    seats = len(game.start(settings, seed).scores())
    return Match(game, settings, seed, (Human(),) * seats)


def play_on(match: Match, chance: random.Random, most: int = BOUND) -> Match:
    """Play random moves, rolls among them, to the end or for so many moves.

    Nobody quits late: under Splatter's house rule who has quit may enter again, and that could go on.
    """
    for number in range(most):
        if match.position.outcome() is not None:
            break
        if match.turn == CHANCE:
            match.roll()
        else:
            moves = match.position.moves()
            staying = [move for move in moves if str(move) != "quit"] if number > 200 else moves
            match.play(chance.choice(staying or moves))
    return match


@every_game
def test_the_card_is_complete(game: Game) -> None:
    assert game.name.isascii()
    assert game.name.islower()
    assert all((game.title, game.machine, game.author, game.sentence, game.seat_names))
    assert game.year.removeprefix("c. ").isdigit()
    assert set(game.budgets) == set(Level)
    assert [game.budgets[level] for level in Level] == sorted(game.budgets.values())
    assert all(option.read(option.default) == option.default for option in game.options)
    assert len(game.seat_names) >= len(game.start(game.settings(), 1).scores())
    for path in (game.table, game.look):
        assert find_spec(path.partition(":")[0]) is not None
    assert load(game.lesson)
    for path in filter(None, (game.uai, game.cover, game.judge)):
        assert load(path)


@every_variant
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_begins_as_its_seed_says(game: Game, options: dict[str, str], seed: int) -> None:
    match = begin(game, options, seed)
    assert match.position == game.start(match.settings, seed)


@every_variant
def test_moves_are_empty_exactly_at_the_end_or_at_chance(game: Game, options: dict[str, str]) -> None:
    match = play_on(begin(game, options), random.Random(1))
    assert match.position.outcome() is not None
    for position in match.positions:
        ended = position.outcome() is not None
        assert (len(position.moves()) == 0) == (ended or position.turn == CHANCE)
        if ended:
            assert set(position.outcome().winners) <= set(range(len(position.scores())))
        elif position.turn != CHANCE:
            assert 0 <= position.turn < len(position.scores())
        assert len(position.scores()) == len(match.players)


@pytest.mark.slow
@every_variant
def test_random_play_ends(game: Game, options: dict[str, str]) -> None:
    for number in (2, 3):
        match = play_on(begin(game, options, number), random.Random(number))
        assert match.outcome is not None
        assert result_text(match.outcome) != "none"
        with pytest.raises(IllegalMove):
            match.play(match.moves[-1])


@every_variant
def test_play_leaves_its_argument_alone(game: Game, options: dict[str, str]) -> None:
    match = play_on(begin(game, options), random.Random(2), 60)
    for before, move in zip(match.positions, match.moves, strict=False):
        text, value = str(before), hash(before)
        assert before.play(move) == before.play(move)
        assert (str(before), hash(before)) == (text, value)


@every_variant
def test_notation_is_unique_and_read_back(game: Game, options: dict[str, str]) -> None:
    match = play_on(begin(game, options), random.Random(3), 80)
    for position in match.positions[::3]:
        moves = position.moves()
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert not any(text.split() != [text] for text in texts)
        for move in moves[:5]:
            assert read_move(position, str(move)) == move
        line = str(position)
        assert line.isprintable()
        assert "  " not in line
        assert str(game.set_up(line, match.settings)) == line
        for wrong in ("", " ", "x", "roll:7", "roll:", "0000", texts[0] + " " if texts else "?"):
            with pytest.raises(IllegalMove):
                read_move(position, wrong)


@every_variant
def test_what_a_seat_sees_is_all_it_ever_sees(game: Game, options: dict[str, str]) -> None:
    match = play_on(begin(game, options), random.Random(4), 40)
    for position in match.positions:
        for seat in range(len(position.scores())):
            view = position.seen_by(Seat(seat))
            assert view.seen_by(Seat(seat)) == view
            assert [str(move) for move in view.moves()] == [str(move) for move in position.moves()]
            assert view.scores() == position.scores()


@every_game
def test_the_start_shows_nothing_of_its_seed(game: Game) -> None:
    views = {begin(game, {}, seed).position.seen_by(Seat(0)) for seed in range(20)}
    assert len(views) == 1


@every_game
@pytest.mark.parametrize("level", list(Level))
def test_every_level_plays_legally_and_the_same_from_one_seed(game: Game, level: Level) -> None:
    match = play_on(begin(game, {}), random.Random(level), 25)
    tried = 0
    for position in match.positions[::6]:
        if position.outcome() is not None or position.turn == CHANCE:
            continue
        tried += 1
        view = position.seen_by(position.turn)
        for budget in (1, 150):
            found = []
            for _ in range(2):
                thinking = game.think(level)(view, Budget(budget), 7)
                first = next(thinking)
                assert first.best in position.moves()
                found.append(last_word(thinking))
            assert found[0] == found[1]
            assert found[0] in position.moves()
    assert tried


@every_game
@pytest.mark.parametrize("level", list(Level))
def test_every_level_keeps_to_its_number_of_positions(game: Game, level: Level) -> None:
    match = play_on(begin(game, {}), random.Random(level), 25)
    for position in match.positions[::8]:
        if position.outcome() is not None or position.turn == CHANCE:
            continue
        view = position.seen_by(position.turn)
        for budget in (1, 300, 2000):
            told = [progress.positions for progress in game.think(level)(view, Budget(budget), 7)]
            assert told == sorted(told)
            assert told[-1] <= budget + BETWEEN


def last_word(thinking: Any) -> Any:
    """Give what a computer player returns."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


@every_game
def test_no_level_lets_a_game_go_on_for_ever(game: Game) -> None:
    match = begin(game, {"Size": "7x7", "Players": "2"} if game.name == "splatter" else {})
    for _ in range(2000):
        if match.position.outcome() is not None:
            return
        if match.turn == CHANCE:
            match.roll()
            continue
        view = match.position.seen_by(match.turn)
        level = (Level.CASUAL, Level.CLUB)[match.turn % 2]
        match.play(last_word(game.think(level)(view, Budget(30), match.thinking_seed)))
    raise AssertionError("2000 moves and no end")


@every_variant
def test_record_read_record_is_the_same_text(game: Game, options: dict[str, str]) -> None:
    for length in (0, 1, 7, 90):
        match = play_on(begin(game, options, 99), random.Random(5), length)
        match.players = (Human("Ada"), *(Computer(Level.CLUB, "Bert"),) * (len(match.players) - 1))
        match.date = "2026-11-29"
        text = record.write(match)
        again = record.read(text.encode(), discover())
        assert record.write(again) == text
        assert again.positions == match.positions
        assert again.settings == match.settings
        assert again.next_roll == match.next_roll


@every_variant
def test_a_game_begun_in_the_middle_is_recorded_too(game: Game, options: dict[str, str]) -> None:
    played = play_on(begin(game, options), random.Random(6), 20)
    if played.position.outcome() is not None:
        played = begin(game, options)
    match = Match(game, played.settings, 3, played.players, setup=str(played.position))
    play_on(match, random.Random(7), 9)
    text = record.write(match)
    again = record.read(text.encode(), discover())
    assert record.write(again) == text
    assert again.positions == match.positions


@every_variant
def test_undo_then_redo_is_nothing(game: Game, options: dict[str, str]) -> None:
    match = play_on(begin(game, options), random.Random(8), 30)
    moves, positions = list(match.moves), list(match.positions)
    if match.can_take_back():
        match.take_back()
        assert len(match.moves) < len(moves)
        match.redo()
    assert (match.moves, match.positions) == (moves, positions)


@every_game
def test_a_record_damaged_anywhere_is_read_or_refused_with_its_line(game: Game) -> None:
    match = play_on(begin(game, {}), random.Random(9), 30)
    data = record.write(match).encode()
    chance = random.Random(10)
    for _ in range(150):
        at, length = chance.randrange(len(data)), chance.randrange(12)
        broken = chance.choice(
            [
                data[:at] + data[at + length :],
                data[: at + length] + data[at:],
                data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :],
            ]
        )
        try:
            record.write(record.read(broken, discover()))
        except record.RecordError as error:
            assert 1 <= error.line <= broken.count(b"\n") + 1
            assert len(error.reason) < 300
            assert error.reason.isprintable()


@every_game
def test_positions_damaged_anywhere_are_read_or_refused(game: Game) -> None:
    match = play_on(begin(game, {}), random.Random(11), 40)
    chance = random.Random(12)
    letters = "0123456789/,- rgbywABCabcSCsc+?rollchoose٣é\x00"
    for position in match.positions:
        text = str(position)
        for _ in range(25):
            at = chance.randrange(len(text))
            broken = (
                text[:at] + chance.choice(letters) * chance.randrange(3) + text[at + chance.randrange(3) :]
            )
            check_reading(game, broken)


@every_game
@pytest.mark.parametrize(
    "text", ["", " ", "\n", "0" * 100_000, "/" * 100_000, "9" * 5000, "1" * 60 + " w", "-", "🎲"]
)
def test_texts_that_are_no_position_are_refused_shortly(game: Game, text: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.read(text)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@settings(max_examples=60, deadline=None)
@given(
    text=st.text(max_size=60)
    | st.lists(st.sampled_from(["6/6/6/6/6/6", "w", "b", "0,0", "1", "-", "roll", "r", "rgby"])).map(" ".join)
)
@example(text="6/6/6/6/6/6 b")
def test_any_text_is_a_position_or_refused(game: Game, text: str) -> None:
    check_reading(game, text)


def check_reading(game: Game, text: str) -> None:
    """Read a text: a PositionError, or a position that works."""
    try:
        position = game.read(text)
    except PositionError as error:
        assert len(str(error)) < 300
        assert str(error).isprintable()
        return
    assert str(game.read(str(position))) == str(position)
    assert (not position.moves()) == (position.outcome() is not None or position.turn == CHANCE)
    position.scores()
    position.seen_by(Seat(0))


@every_game
def test_rules_and_computer_players_load_no_window(game: Game) -> None:
    code = (
        "import sys; from retrogames.core.game import discover, load\n"
        f"game = discover()[{game.name!r}]; load(game.ai)\n"
        "bad = ('pygame', 'numpy', 'retrogames.machine', 'retrogames.looks', 'retrogames.scenes', 'rich')\n"
        "print([name for name in sys.modules if name.startswith(bad)])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
