"""The dropping menus of GEM."""

import pytest

from retrogames.looks.look import Command
from retrogames.machine.box import Box
from retrogames.machine.events import Key, Motion, Press
from retrogames.machine.screen import Screen
from tests.looks.gemhand import COMMANDS, GEM, TITLES, chosen_by_keys, desk, dots, fresh_menu, pixels, point


@pytest.mark.parametrize("name", TITLES)
def test_a_title_drops_its_menu_when_the_pointer_enters_it(name: str) -> None:
    menu = fresh_menu()
    left, right = TITLES[name], TITLES[name] + 8 * (len(name) + 2) - 1
    for x in (left, right):
        menu.close()
        assert point(menu, x, 5)
        assert menu.open
        screen = desk(menu)
        bar = pixels(screen, Box(0, 0, 320, 10))
        inverse = [x for x in range(320) if bar[0][x] == bar[9][x] == 15]
        assert inverse == list(range(left, right + 1))


def test_the_bar_is_eleven_rows_with_its_line_on_the_last_and_info_ends_at_312() -> None:
    bar = pixels(desk(info="m6"), Box(0, 0, 320, 12))
    assert set(bar[10]) == {15}
    assert set(bar[9]) == {0}
    inked = [x for x in range(320) if any(bar[y][x] for y in range(10))]
    assert 309 <= max(inked) < 312
    assert min(inked) == 25  # a letter leaves the first column of its cell free


def test_left_of_the_titles_nothing_drops() -> None:
    menu = fresh_menu()
    assert not point(menu, 10, 5)
    assert not point(menu, 300, 5)
    assert not menu.open


def test_a_menu_stays_until_a_click_and_a_click_beside_it_closes_it() -> None:
    menu = fresh_menu()
    point(menu, 70, 5)
    point(menu, 200, 150)
    assert menu.open
    assert menu.handle(Press(*dots(200, 150)), COMMANDS) is True
    assert not menu.open
    assert menu.handle(Press(*dots(200, 150)), COMMANDS) is False


def test_a_click_on_an_item_gives_its_command_and_closes() -> None:
    menu = fresh_menu()
    point(menu, 70, 5)
    point(menu, 90, 25)
    answer = menu.handle(Press(*dots(90, 25)), COMMANDS)
    assert isinstance(answer, Command)
    assert answer.id == "save"
    assert not menu.open


def test_the_item_pointed_at_is_inverse_and_a_disabled_one_is_not() -> None:
    menu = fresh_menu()
    point(menu, 170, 5)
    point(menu, 190, 15)
    take_back = pixels(desk(menu), Box(165, 11, 100, 9))
    assert take_back[0] == [15] * 100
    point(menu, 190, 24)
    redo = pixels(desk(menu), Box(165, 20, 100, 9))
    assert redo[0] == [0] * 100
    assert menu.handle(Press(*dots(190, 24)), COMMANDS) is True
    assert menu.open


def test_a_tap_on_a_title_opens_it_and_on_another_moves_over() -> None:
    menu = fresh_menu()
    for name in ("Game", "Options"):
        assert menu.handle(Press(*dots(TITLES[name] + 9, 4)), COMMANDS) is True
        assert menu.open
    assert max(pixels(desk(menu), Box(210, 0, 60, 10))[0]) == 15


def test_the_border_above_the_bar_belongs_to_it() -> None:
    menu = fresh_menu()
    assert menu.handle(Motion(2 * 70, 0), COMMANDS)
    assert menu.open


def test_show_opens_the_first_menu_for_keys() -> None:
    menu = fresh_menu()
    menu.show()
    assert menu.open
    answer = menu.handle(Key("return"), COMMANDS)
    assert isinstance(answer, Command)
    assert (answer.id, answer.label) == ("about", "About Splatter...")


def test_arrows_pass_disabled_items_and_dotted_lines() -> None:
    answers = [chosen_by_keys("right", "right", "right", *["down"] * n, "return") for n in range(3)]
    assert [a.id for a in answers if isinstance(a, Command)] == ["takeback", "hint", "again"]
    last = chosen_by_keys("left", "up", "return")
    assert isinstance(last, Command)
    assert last.id == "fullscreen"


def test_letters_choose_and_go_round_where_several_fit() -> None:
    one = chosen_by_keys("right", "o")
    assert isinstance(one, Command)
    assert one.id == "load"
    assert chosen_by_keys("right", "c") is True
    third = chosen_by_keys("right", "c", "c", "return")
    assert isinstance(third, Command)
    assert third.id == "copymoves"


def test_escape_closes_and_alt_with_a_letter_opens() -> None:
    menu = fresh_menu()
    assert menu.handle(Key("g", alt=True), COMMANDS) is True
    answer = menu.handle(Key("return"), COMMANDS)
    assert isinstance(answer, Command)
    assert answer.id == "new"
    menu.show()
    assert menu.handle(Key("escape"), COMMANDS) is True
    assert not menu.open
    assert menu.handle(Key("g"), COMMANDS) is False


def test_every_command_stands_in_one_menu_and_can_be_chosen() -> None:
    enabled = [command._replace(enabled=True) for command in COMMANDS]
    own = [
        Command("editor", "Editor...", "game"),
        Command("speed", "Speed", "file"),
        Command("x", "X", "edit"),
    ]
    found = []
    for title in range(6):
        for item in range(12):
            menu = fresh_menu()
            menu.show()
            answer: Command | bool = False
            for name in (*["right"] * title, *["down"] * item, "return"):
                answer = menu.handle(Key(name), [*enabled, *own])
            assert isinstance(answer, Command)
            found.append(answer.id)
    assert set(found) == {command.id for command in [*enabled, *own]}


def test_no_menu_leaves_the_screen() -> None:
    menu = fresh_menu()
    for name, left in TITLES.items():
        point(menu, left, 5)
        lines = pixels(desk(menu), Box(0, 11, 320, 120))
        inside = [x for x in range(320) if lines[0][x] != 7]
        assert inside[0] in (left - 1, 319 - len(inside) + 1), name
        assert lines[0][inside[-1]] == 15
        assert len(inside) % 8 == 2


def test_a_menu_follows_commands_that_come_and_go() -> None:
    menu = fresh_menu()
    menu.show()
    for name in ("right", "up"):
        menu.handle(Key(name), COMMANDS)
    fewer = [command for command in COMMANDS if command.id in ("load", "sound")]
    assert menu.handle(Key("return"), fewer) is True
    assert menu.open
    menu.draw(Screen(), [COMMANDS[0]], "")
    assert not menu.open


def test_own_file_commands_stand_below_save() -> None:
    menu = fresh_menu()
    menu.show()
    own = [*COMMANDS, Command("boards", "Boards...", "file")]
    answer: Command | bool = False
    for name in ("right", "down", "down", "return"):
        answer = menu.handle(Key(name), own)
    assert isinstance(answer, Command)
    assert answer.id == "boards"


def test_a_table_may_name_a_menu() -> None:
    menu = GEM.menu("Splatter", {"move": "Step"})
    screen = Screen()
    menu.draw(screen, COMMANDS, "")
    assert any(pixels(screen, Box(168, 0, 8, 10)))
    assert menu.handle(Key("s", alt=True), COMMANDS) is True


def test_of_a_message_nothing_stands_beside_an_open_menu() -> None:
    menu = fresh_menu()
    point(menu, 70, 5)
    assert pixels(desk(menu, "Pick one of your tiles first."), Box(0, 0, 320, 10)) == pixels(
        desk(menu), Box(0, 0, 320, 10)
    )
    menu.close()
    assert pixels(desk(menu, "Pick one of your tiles first."), Box(0, 0, 320, 10)) != pixels(
        desk(menu), Box(0, 0, 320, 10)
    )
