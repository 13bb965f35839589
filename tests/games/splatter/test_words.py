"""What Splatter's bar says fits into it whole: refusals, prompts, news and tasks, with the longest names."""

from collections.abc import Iterator

import pytest

from retrogames.core.player import Computer, Human, Level, Player
from retrogames.games.splatter import timing, words
from retrogames.games.splatter.grid import COLUMNS, ROWS, read_square, square_at
from retrogames.games.splatter.lesson import STEPS
from retrogames.looks.gemmenu import INFO_END, LEFT
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.players import NAME_LENGTH
from retrogames.settings import Settings
from tests.games.splatter.hands import at, button, on_board, play_of
from tests.scenes.stand_in import Driver, StandIn

ROOM = 36
"""Letters of eight pixels from the first menu's title to the bar's end."""

NAMED: tuple[Player, ...] = tuple(Human(name) for name in ("Dolores8", "Wilhelmi", "Margaret", "Ferdinan"))
"""Names as long as the form takes them."""

CORNER = f"20rrr/20rrr/20rrr/{'/'.join(['23'] * 10)}/g10-10b r rgby"
"""Red fills a corner, where w14 is shut in; green, blue, a wall, and yellow without tiles."""


def bar(setup: str, players: tuple[Player, ...] = NAMED, enter: str = "off") -> Driver:
    return on_board(StandIn(Settings(speed=0)), setup, players=players, enter=enter)


def told(d: Driver) -> str:
    play = play_of(d)
    return play.table.info(play.situation())


def squares() -> Iterator[int]:
    return (square_at(column, row) for column in range(COLUMNS) for row in range(ROWS))


def test_the_bar_has_that_room_and_the_names_that_length() -> None:
    assert ROOM == (INFO_END - LEFT - 8) // 8
    assert all(len(player.name) == NAME_LENGTH for player in NAMED)


def test_every_refusal_of_the_board_fits() -> None:
    d = bar(CORNER)
    position = play_of(d).match.position
    corner = read_square("w14")
    said = {
        word
        for square in squares()
        for word in (
            words.why_not_pick(position, square, NAMED),
            words.why_not_land(position, corner, square, NAMED),
            words.why_not_enter(position, square, NAMED),
        )
        if word
    }
    assert {
        "A wall stands there.",
        "Pick one of your tiles first.",
        "The tile on w14 is shut in.",
        "The tile on w14 is Dolores8's.",
        "w11 is too far from w14.",
        "w11 touches a tile: take another.",
    } <= said
    assert not [word for word in said if len(word) > ROOM]
    d.click(*at(d, "a1"))
    assert told(d) == "The tile on a1 is Wilhelmi's."


def test_every_refusal_of_a_command_fits() -> None:
    d = bar(CORNER.replace(" r rgby", " y rgby"), enter="on")
    said = []
    d.click(*button(d, "quit"))
    said.append(told(d))
    for order in ("takeback", "redo", "review", "pause", "hint", "pause", "copyposition"):
        play_of(d)._order(order)
        d.ticks()
        said.append(told(d))
    thinking = bar(CORNER, players=(Computer(Level.MASTER),) * 4)
    play_of(thinking)._order("hint")
    said.append(told(thinking))
    assert said[0] == "Without tiles you enter or pass."
    assert said[-1].startswith("A hint is")
    assert all(len(word) <= ROOM for word in said), said


def test_prompts_and_news_fit() -> None:
    d = bar(CORNER)
    play = play_of(d)
    said = [play.table.prompt(play.situation())]
    d.click(*at(d, "u12"))
    said.append(play.table.prompt(play.situation()))
    entering = play_of(bar(CORNER.replace(" r rgby", " y rgby"), enter="on"))
    said.append(entering.table.prompt(entering.situation()))
    thinking = play_of(bar(CORNER, players=(Computer(Level.MASTER, "Dolores8"), *NAMED[1:])))
    said.append(thinking.table.prompt(thinking.situation()))
    assert all(len(word) <= ROOM for word in said), said


@pytest.mark.parametrize(("limit", "move"), [("10 s a move", "passes"), ("1 min a game", "quits")])
def test_whose_time_is_up_fits(limit: str, move: str) -> None:
    s = play_of(bar(CORNER)).situation()
    s.headers["Time"] = limit
    assert timing.time_up(s)[1] == f"Time is up: Dolores8 {move}."
    assert len(timing.time_up(s)[1]) <= ROOM


def test_who_is_out_fits() -> None:
    two = bar("r4/5/5/1gb2/4y r rgby")
    play_of(two).match.play_text("a5c3")
    assert told(two) == "Wilhelmi and Margaret are out!"
    three = bar("r4/5/5/1gby1/5 r rgby", enter="on")
    play_of(three).match.play_text("a5c3")
    assert play_of(three).match.outcome is None, "they may enter again"
    assert told(three) == "All others are out!"
    stuck = bar("rrrr/rrrr/rrrr/----/----/g2- r rg")
    assert told(stuck) == "Dolores8 is stuck and passes."


def test_a_seat_that_quit_is_not_ranked_at_the_end() -> None:
    d = bar("rr3/5/5/3b1/g3y r rgby")
    play = play_of(d)
    for move in ("pass", "quit", "pass", "quit"):
        play.match.play_text(move)
    play.match.ended = True
    position = play.match.position
    found = [words.final_word(position, position.scores(), seat) for seat in range(4)]
    assert found == ["1st", "quit", "2nd", "quit"]
    assert play.table.result(play.situation()).split("\n") == [
        "Dolores8 wins!  2 tiles",
        "2. Margaret     1",
        "Wilhelmi quit   0",
        "Ferdinan quit   0",
    ]


def test_the_tasks_of_the_lesson_fit_and_the_keys_named_do_what_they_say() -> None:
    assert not [step.task for step in STEPS if len(step.task) > ROOM]
    house = StandIn(Settings(speed=0))
    lesson = Lesson(house, house.games["splatter"])
    lesson.at = next(number for number, step in enumerate(STEPS) if step.accepts == ("pass",))
    lesson._go(lesson.at)
    d = Driver(house, lesson)
    d.ticks()
    d.keys("return")
    assert "press S" in lesson.step.task or "key S" in lesson.step.words
    d.keys("s")
    assert [str(move) for move in lesson.match.moves] == ["pass"]
