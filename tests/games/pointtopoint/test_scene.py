"""Point to Point's screen driven by mouse and menu, by one button, by keys, and its pictures."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.games.pointtopoint import colours, words
from retrogames.games.pointtopoint.preferences import Preferences, swatch
from retrogames.machine.events import Motion, Press, Release
from retrogames.machine.palette import AMIGA
from retrogames.machine.screen import Screen
from retrogames.machine.sight import difference, simulate
from retrogames.scenes import orders
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.pointtopoint.hands import BOARD, at, gadget, moves, stone
from tests.scenes.stand_in import StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def test_the_last_chosen_stone_stays_chosen(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.click(*stone(0, 3))
    d.click(*at("c4"))
    d.click(*stone(1, 2))
    d.click(*at("d4"))
    d.click(*at("a1"))
    d.click(*at("f6"))
    assert moves(d) == ["3c4", "2d4", "3a1", "2f6"]


def test_a_stone_stays_chosen_over_the_options(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys("3", "f8", "return", "f8", "escape")
    d.click(*at("c4"))
    assert moves(d) == ["3c4"]


def test_keys_choose_and_set(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys("2", "right", "up", "return")
    assert moves(d) == ["2b2"]
    d.keys("3", "up", "return")
    assert moves(d) == ["2b2", "3b3"]


def test_cursor_and_pointer_of_a_larger_board_set_nothing_beside_a_smaller_one(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys(*["right", "up"] * 5)
    d.top.take_over(match_of(house, "pointtopoint", Size="4"))
    d.keys("1", "return")
    assert moves(d) == ["1d4"]
    d = playing(house, match_of(house, "pointtopoint"))
    x, y = at("f6")
    d.send(Motion(x, y))
    d.top.take_over(match_of(house, "pointtopoint", Size="4"))
    d.keys("1", "return")
    assert moves(d) == [], "the cursor only comes into view"
    d.keys("return")
    assert moves(d) == ["1a1"]


def test_refusals_say_why(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2c4", Supply="963", Size="4"))
    d.click(*at("c4", 4))
    assert d.top.message == "c4 is taken."
    d.click(*stone(0, 1))
    assert d.top.message == "It is Black's turn."
    d = playing(house, match_of(house, "pointtopoint", "3a1 3b1", Supply="963", Size="4"))
    d.click(*stone(0, 3))
    assert d.top.message == "No stone of three is left for White."
    assert moves(d) == ["3a1", "3b1"]


def test_where_points_came_from_is_refused_in_words_while_there_are_none(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2c4"))
    d.keys("w")
    assert d.top.table.prompt(d.top.situation()) == "No line has scored yet."


def test_at_the_end_the_winner_s_panel_says_so_even_where_the_last_stone_scored(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", Size="4"))
    match = d.top.match
    while match.outcome is None:
        moves = match.position.moves()
        match.play(moves[11 * len(match.moves) % len(moves)])
    s = d.top.situation()
    (winner,) = match.outcome.winners
    scored = replace(s, before=s.positions[0])
    assert words.note(scored, winner)[0] == "winner"
    assert words.note(scored, 1 - winner)[0] == f"+{s.position.points[1 - winner]}"


def test_gadgets(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2c4 1c5"))
    d.click(*gadget("takeback"))
    assert moves(d) == ["2c4"]
    d.click(*gadget("end"))
    assert isinstance(d.top, Form)
    d.keys("e")
    assert isinstance(d.top, Play)
    assert d.top.match.ended
    d = playing(house, match_of(house, "pointtopoint", "2c4 1c5"))
    d.click(*gadget("hint"))
    d.rest()
    assert d.top.hint is not None
    assert d.top.match.assisted
    d.click(*gadget("new"))
    assert isinstance(d.top, Form)


def test_a_scored_line_grows_and_the_prompt_tells_it(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "1a1 1b1"))
    d.click(*at("c1"))
    d.ticks(10)
    table = d.top.table
    assert table.shown
    assert table.prompt(d.top.situation()) == "White a1-c1 encloses 1, both ends count: +2"
    d.rest()
    assert d.top.match.position.points == (2, 0)
    d.keys("w")
    assert table.all_lines, "a key shows again where all points came from"
    assert len(table.lines_shown(d.top.situation())) == 1


def test_hovering_previews_the_points(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "1a1 1b1"))
    plain = d.picture().pixels()
    d.send(Motion(*at("c1")))
    assert d.picture().pixels() != plain
    assert d.top.table.gains(d.top.match.position, (2, 0)) == {0: 2, 1: 0}


def test_a_stone_that_is_used_up_is_not_previewed(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "3a1 1b1", Supply="963", Size="4"))
    d.top.table.chosen[0] = 3
    plain = d.picture().pixels()
    d.send(Motion(*at("c3", 4)))
    assert d.picture().pixels() == plain
    d.keys("2")
    assert d.picture().pixels() != plain


def test_the_project_menu_by_the_right_button(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.send(Motion(300, 240), Press(300, 240, "right"))
    assert d.top.menu.open
    d.send(Motion(40, 8), Release(320, 400, "right"))
    assert not d.top.menu.open, "released elsewhere it picks nothing"
    assert not any(isinstance(player, Computer) for player in d.top.match.players)
    d.send(Motion(300, 240), Press(300, 240, "right"), Motion(40, 8), Motion(60, 56), Motion(300, 56))
    d.send(Motion(300, 80), Release(300, 80, "right"))
    assert [isinstance(player, Computer) for player in d.top.match.players] == [True, False], "play Black"


def test_the_project_menu_by_keys_starts_a_demonstration(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    d = playing(house, match_of(house, "pointtopoint", Size="4"))
    d.keys("f10", "c")
    d.ticks(2)
    match = d.top.match
    assert all(isinstance(player, Computer) for player in match.players)
    d.ticks(20)
    played = len(match.moves)
    assert 0 < played < 16
    d.keys("p")
    assert d.top.paused
    d.ticks(200)
    assert len(match.moves) == played, "paused"
    d.keys("p")
    d.ticks(40)
    assert len(match.moves) > played


def test_a_game_left_by_the_project_menu_can_be_taken_back(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2a1 3b1 1c1"))
    d.keys("f10", "s", "return", "return")
    d.keys("f10", "t")
    assert moves(d) == []
    assert house.kept["pointtopoint"].count("human") == 2, "the new game is the one that is kept"
    d.keys("ctrl+z")
    assert moves(d) == ["2a1", "3b1", "1c1"]


def test_games_from_the_project_menu_have_a_date_and_a_seed_of_their_own(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    seeds = set()
    for _ in range(2):
        d.keys("f10", "c")
        assert d.top.match.date == house.today()
        seeds.add(d.top.match.seed)
    assert len(seeds) == 2, "or the computer would play the same game every time"


def test_new_game_goes_on_with_what_the_project_menu_chose(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", Size="5", Supply="equal"))
    d.keys("f10", "s", "return", "down", "return")
    assert d.top.match.settings == {"Size": "5", "Supply": "equal", "Solitaire": "black"}
    d.click(*at("a1", 5))
    d.click(*gadget("new"))
    d.keys("n")
    assert moves(d) == []
    assert d.top.match.settings == {"Size": "5", "Supply": "equal", "Solitaire": "black"}


def test_level_and_name_outlast_games_without_a_computer_or_a_person(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    players = (Human("Ada"), Computer(Level.EXPERT))
    d = playing(house, match_of(house, "pointtopoint", players=players))
    orders.carry_out(d.top, "white")
    for command in ("demo", "two", "solowhite"):
        orders.carry_out(d.top, command)
        commands = {command.id: command.checked for command in d.top.commands()}
        assert commands["level4"], "the level that a computer has or would have is ticked"
    orders.carry_out(d.top, "white")
    assert d.top.match.players == players


def test_a_level_chosen_in_the_dialog_outlasts_a_game_of_two(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys("f5", "tab", "tab", "right", "return")  # Black: expert in place of club
    assert d.top.match.players[1] == Computer(Level.EXPERT)
    d.keys("f5", "tab", "tab", *["left"] * 4, "return")
    assert d.top.match.players == (Human(), Human())
    orders.carry_out(d.top, "white")
    assert d.top.match.players[1] == Computer(Level.EXPERT)


@pytest.mark.parametrize("how", ["x", "up", "return", "2", "click"])
def test_any_key_or_a_click_on_the_board_pauses_the_computer_against_itself(house: StandIn, how: str) -> None:
    players = (Computer(Level.BEGINNER), Computer(Level.BEGINNER))
    d = playing(house, match_of(house, "pointtopoint", players=players))
    d.ticks(400)

    def stop_or_go() -> None:
        if how == "click":
            d.click(*at("c4"))
        else:
            d.keys(how)

    stop_or_go()
    assert d.top.paused
    played = moves(d)
    assert 0 < len(played) < 36
    d.ticks(600)
    assert moves(d) == played
    assert "Any key" in d.top.table.prompt(d.top.situation())
    d.keys("w")
    assert d.top.paused, "the sources can be looked at meanwhile"
    stop_or_go()
    d.ticks(600)
    assert len(moves(d)) > len(played)


def test_the_stone_a_computer_takes_is_the_one_boxed(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", players=(Computer(Level.MASTER), Human())))
    while not d.top.match.moves or d.top.showing:
        d.ticks(1)
    assert d.top.table.chosen == [d.top.match.moves[0].points, 1]


def test_a_whole_game_by_mouse_against_a_computer(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    match = match_of(house, "pointtopoint", players=(Human(), Computer(Level.BEGINNER)), Size="4")
    d = playing(house, match)
    for _ in range(2000):
        if match.outcome is not None:
            break
        if match.turn == 0 and isinstance(d.top, Play):
            move = match.position.moves()[0]
            d.click(*stone(0, move.points))
            d.click(*at(str(move)[1:], 4))
        d.ticks(1)
    assert match.outcome is not None
    d.ticks(3)
    assert isinstance(d.top, Form)
    assert house.statistics.sum("pointtopoint", player="human").games == 1


def test_the_colours_window_changes_the_screen_at_once(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys("f4")
    window = d.top
    assert isinstance(window, Preferences)
    x, y = swatch(0).centre
    d.click(x, 2 * y)
    d.keys("right")
    assert window.palette[0] == AMIGA.read("15A")
    assert [window.palette[n] for n in (12, 13, 14, 15)] == [AMIGA.read(w) for w in colours.SAFE.split()]
    d.keys("return")
    assert isinstance(d.top, Play)
    assert house.settings.colours("pointtopoint")[0] == 0x15A


def test_the_colours_window_draws_itself_in_the_safe_registers(house: StandIn) -> None:
    """With every editable register the same, words and gadgets of the window still show."""
    d = playing(house, match_of(house, "pointtopoint"))
    d.keys("f4")
    screen = d.picture()
    frame = {screen.at(x, y) for x in range(300, 540, 3) for y in range(80, 230, 2)}
    assert frame <= {12, 13, 14, 15}


def test_presets_are_readable_and_distinct_for_the_colour_blind() -> None:
    for name, text in colours.PRESETS.items():
        assert colours.unreadable(colours.values_of(text)) == "", name
    for name, kinds in (("Red-green", ("protan", "deutan")), ("Blue-yellow", ("tritan",))):
        values = [AMIGA.word(value) for value in colours.values_of(colours.PRESETS[name])]
        for kind in kinds:
            seen = [simulate(rgb, kind) for rgb in values]  # type: ignore[arg-type]  # one of the kinds
            for one, other in ((1, 2), (1, 7), (2, 7), (3, 7), (3, 0), (3, 1), (3, 2), (11, 7)):
                assert difference(seen[one], seen[other]) > 20, (name, kind, one, other)


def test_where_points_came_from_is_shown_while_a_hint_is_sought(house: StandIn) -> None:
    d = playing(house, match_of(house, "pointtopoint", BOARD))
    play = d.top
    assert play.situation().position.lines()
    d.keys("h", "w")
    assert play.turns.hinting, "the hint is sought on"
    assert play.table.lines_shown(play.situation())
    assert "scored" in play.table.prompt(play.situation())
    while play.hint is None:
        d.ticks(1)
    assert not play.table.lines_shown(play.situation())
    assert play.table.prompt(play.situation()).startswith("Hint: ")
    for shown in (True, False):  # the key again puts them away, and the hint stays
        d.keys("w")
        assert bool(play.table.lines_shown(play.situation())) is shown
        assert play.hint is not None
    d.keys("w", "right")
    assert not play.table.lines_shown(play.situation())


# Pictures


@pytest.mark.parametrize(
    ("name", "options", "text", "keys"),
    [
        ("board", {}, BOARD, ""),
        ("sources", {}, BOARD, "w"),
        ("cursor", {}, BOARD, "2 right up up up"),
        ("refused", {}, BOARD, "return"),
        ("menu", {}, BOARD, "f10"),
        ("requester", {}, BOARD, "escape"),
        ("players", {}, BOARD, "f5"),
        ("options", {}, BOARD, "f8"),
        ("manual", {}, BOARD, "f1"),
        ("colours", {}, BOARD, "f4"),
        ("moves", {}, BOARD, "f6"),
        ("size4", {"Size": "4", "Supply": "equal"}, "1a1 1b1 1c1", ""),
        ("size5", {"Size": "5"}, "1a1 1b1 1c1", ""),
        ("size7", {"Size": "7"}, "1a1 1b1 1c1", ""),
        ("size8", {"Size": "8", "Supply": "963"}, "1a1 1b1 1c1", ""),
        ("solitaire", {"Solitaire": "black"}, "1a1 1b1 1c1", ""),
    ],
)
def test_pictures(house: StandIn, golden: Golden, name: str, options: Any, text: str, keys: str) -> None:
    d = playing(house, match_of(house, "pointtopoint", text, **options))
    d.keys(*keys.split())
    golden(f"pointtopoint/{name}", d.picture())


def test_picture_of_a_growing_line(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2a1 1b2 3f1 2c3"))
    d.keys("2")
    d.click(*at("d4"))
    d.ticks(12)
    golden("pointtopoint/growing", d.picture())
    d.ticks(40)
    golden("pointtopoint/scored", d.picture())


def test_picture_of_a_preview(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "pointtopoint", "2a1 1b2 3f1 2c3"))
    d.keys("2")
    d.send(Motion(*at("d4")))
    golden("pointtopoint/preview", d.picture())
