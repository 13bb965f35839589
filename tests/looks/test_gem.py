"""The GEM dress: measures of looks 3.1 to 3.4, the dropping menus, the item selector, golden pictures."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.looks.gem import Gem
from retrogames.looks.gemmenu import GemMenu
from retrogames.looks.gemselector import entry
from retrogames.looks.look import Command, Look
from retrogames.looks.widgets import (
    Button,
    Choice,
    Field,
    Label,
    ListBox,
    Slider,
    State,
    TextLine,
    TextPage,
    Toggle,
    Widget,
)
from retrogames.machine import tones
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Motion, Press, Release, Text, Wheel
from retrogames.machine.screen import Screen
from retrogames.scenes.alert import alert
from retrogames.scenes.commands import common_commands
from retrogames.scenes.files import Selector
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.manual import manual
from retrogames.scenes.options import options
from retrogames.scenes.players import players
from retrogames.scenes.scene import Pop, Push
from retrogames.scenes.table import Page
from retrogames.scenes.tally import tally
from tests.scenes.stand_in import FACES, StandIn

GEM = Gem(FACES)
LOOK: Look = GEM
COMMANDS = common_commands(
    can_take_back=True, can_redo=False, can_hint=True, paused=False, sound=True, computers=True
)
TITLES = {"Desk": 16, "File": 64, "Game": 112, "Move": 160, "Options": 208}
"""Left edges of the boxes, which are eight pixels a letter and two letters wider than the words."""


def dots(x: int, y: int) -> tuple[int, int]:
    """Give a dot of an ST pixel."""
    return 2 * x, 40 + 2 * y


def point(menu: GemMenu, x: int, y: int) -> Command | bool:
    return menu.handle(Motion(*dots(x, y)), COMMANDS)


def click(form: Form, x: int, y: int) -> Any:
    """Press and release at an ST pixel; gives what either answers."""
    at = dots(x, y)
    form.handle(Motion(*at))
    return form.handle(Press(*at)) or form.handle(Release(*at))


def middle(widget: Widget) -> tuple[int, int]:
    return widget.box.centre


def fresh_menu() -> GemMenu:
    menu = GEM.menu("Splatter", {})
    assert isinstance(menu, GemMenu)
    return menu


def desk(menu: GemMenu | None = None, info: str = "") -> Screen:
    """Draw the empty machine with the menu bar."""
    screen = Screen()
    screen.palette = GEM.palette
    GEM.ground(screen)
    (menu or fresh_menu()).draw(screen, COMMANDS, info)
    return screen


def pixels(screen: Screen, box: Box) -> list[list[int]]:
    s = GEM.surface(screen)
    return [[s.at(x, y) for x in range(box.x, box.right)] for y in range(box.y, box.bottom)]


# The screen (looks 1 and 3.1)


def test_the_palette_is_splatters_own() -> None:
    words = "FFFFFF FF2400 249224 FFDB00 246DFF 920000 004924 B6B6B6"
    words += " 6D6D6D FFB6B6 B6FFB6 FFFFB6 92DBFF 924900 002492 000000"
    assert GEM.palette.text() == words


def test_st_low_lies_between_two_white_borders() -> None:
    screen = desk()
    s = GEM.surface(screen)
    assert (s.sx, s.sy, s.ox, s.oy, s.width, s.height) == (2, 2, 0, 40, 320, 200)
    shown = screen.pixels()
    assert set(shown[: 40 * 640]) == set(shown[440 * 640 :]) == {0}
    assert [s.at(160, y) for y in (9, 10, 11, 199)] == [0, 15, 7, 7]
    assert GEM.surface_point(639, 479) == (319, 219)
    assert GEM.surface_point(0, 39) == (0, -1)


def test_every_pixel_is_two_by_two_dots() -> None:
    screen = desk()
    alert(GEM, "One line.", kind="question").draw(screen)
    shown = screen.pixels()
    for y in range(0, 480, 2):
        row = shown[640 * y : 640 * y + 640]
        assert row == shown[640 * y + 640 : 640 * y + 1280]
        assert row[::2] == row[1::2]


def test_pointers_are_ink_with_a_paper_mask_of_sixteen_by_sixteen() -> None:
    for sprite in (GEM.pointer, GEM.busy, GEM.hand):
        assert max(sprite.size) <= 16
        assert set(sprite.pixels) <= {0, 15, 255}
    assert GEM.pointer_scale == 2
    assert [(p.hx, p.hy) for p in (GEM.pointer, GEM.hand, GEM.busy)] == [(0, 0), (0, 0), (8, 8)]


@pytest.mark.parametrize("kind", ["note", "question", "stop"])
def test_signs_are_32_pixels(kind: str) -> None:
    assert GEM.icon_size(kind) == (32, 32)
    screen = desk()
    before = screen.pixels()
    GEM.icon(screen, kind, 100, 100)
    changed = [n for n, (a, b) in enumerate(zip(before, screen.pixels(), strict=True)) if a != b]
    columns = {(n % 640) // 2 for n in changed}
    rows = {(n // 640 - 40) // 2 for n in changed}
    assert min(columns) >= 102
    assert max(columns) <= 133
    assert min(rows) == 100
    assert max(rows) <= 131


def test_no_alert_without_a_sign_keeps_room_for_one() -> None:
    assert GEM.icon_size("none") == (0, 0)


# Sounds (looks 3.4)


def test_bell_and_key_click_are_those_of_tos() -> None:
    assert GEM.sounds["bell"].samples == tones.ym_voice(52, 9, 4096)
    assert GEM.sounds["key"].samples == tones.ym_voice(59, 3, 384)
    assert tones.duration(GEM.sounds["bell"].samples) == pytest.approx(524, abs=1)
    assert tones.duration(GEM.sounds["key"].samples) == pytest.approx(49, abs=1)


def test_a_splat_is_150_to_300_milliseconds_that_fall_to_silence() -> None:
    samples = GEM.sounds["splat"].samples
    assert 150 <= tones.duration(samples) <= 300
    levels = [abs(level) for level in tones.unpack(samples)]
    assert max(levels[: len(levels) // 8]) > 0.3
    assert max(levels[-len(levels) // 16 :]) < 0.05


@pytest.mark.parametrize(
    "name", ["click", "key", "refuse", "bell", "move", "capture", "splat", "win", "lose"]
)
def test_every_sound_sounds_and_is_not_cut(name: str) -> None:
    levels = tones.unpack(GEM.sounds[name].samples)
    assert 0.05 < max(map(abs, levels)) < 1.0


# Alerts and dialogs (looks 3.3)

RANKING = "Red wins!     95 tiles\n2. Green      87\n3. Blue       76\n4. Yellow     64"


def test_an_alert_is_as_wide_as_the_board_and_stands_under_the_bar() -> None:
    form = alert(GEM, RANKING, ("New game", "Save", "Look"), default=0, title="Splatter")
    assert form.panel == Box(21, 51, 277, 78)
    assert form.title == ""
    assert form.widgets[0].box.x == 80
    assert form.widgets[0].box.y == 64
    assert [button.box for button in form.buttons] == [Box(34 + 87 * n, 104, 77, 16) for n in range(3)]


def test_an_alert_has_one_line_three_pixels_outside_the_other() -> None:
    screen = desk()
    alert(GEM, RANKING, ("New game", "Save", "Look"), default=0).draw(screen)
    row = pixels(screen, Box(21, 90, 6, 1))[0]
    assert row == [15, 0, 0, 15, 0, 0]
    inside = pixels(screen, Box(21, 51, 277, 78))
    assert {index for line in inside for index in line} == {0, 15}


def test_a_dialog_has_a_border_of_two_inside_its_outline() -> None:
    screen = desk()
    form = Form(GEM, "Options", [Label("x")], [Button("OK", default=True)])
    form.draw(screen)
    box = form.panel
    assert pixels(screen, Box(box.x, box.centre[1], 7, 1))[0] == [15, 0, 0, 15, 15, 0, 0]


def test_button_borders_are_three_for_the_default_else_two_and_pressing_inverts() -> None:
    for default, border in ((True, 3), (False, 2)):
        screen = desk()
        button = Button("OK", default=default, box=Box(100, 100, 60, 16))
        GEM.widget(screen, button, State())
        row = pixels(screen, Box(100, 110, 6, 1))[0]
        assert row.count(15) == border
        GEM.widget(screen, button, State(pressed=True))
        pressed = pixels(screen, Box(103, 103, 54, 10))
        GEM.widget(screen, button, State())
        plain = pixels(screen, Box(103, 103, 54, 10))
        assert pressed == [[15 - index for index in line] for line in plain]


def test_white_dots_lie_over_a_disabled_button() -> None:
    screen = desk()
    button = Button("MMMM", box=Box(100, 100, 60, 16), enabled=False)
    GEM.widget(screen, button, State())
    for y, line in enumerate(pixels(screen, Box(103, 103, 54, 10)), 103):
        assert all(not index or (x + y) % 2 == 0 for x, index in enumerate(line, 103))


@pytest.mark.parametrize("kind", ["none", "note", "question", "stop"])
@given(
    words=st.lists(st.text("abcdefgh.:", min_size=1, max_size=40), min_size=1, max_size=20),
    count=st.integers(1, 3),
)
@settings(max_examples=25)
def test_no_text_or_button_of_an_alert_leaves_it(kind: str, words: list[str], count: int) -> None:
    form = alert(GEM, " ".join(words), ("New game", "Step through", "Look")[:count], kind=kind)
    inside = GEM.inside(form.panel, "")
    assert form.panel.w == 277
    for widget in form.widgets:
        assert isinstance(widget, Label | Button)
        assert widget.box.x >= inside.x
        assert widget.box.x + GEM.width(widget.text) <= inside.right
    ends = [button.box.right for button in form.buttons]
    starts = [button.box.x for button in form.buttons][1:]
    assert all(a < b for a, b in zip(ends, starts, strict=False))
    for button in form.buttons:
        assert GEM.width(button.text) + 6 <= button.box.w


def test_the_safe_dress_is_paper_and_ink_alone() -> None:
    safe = GEM.safe
    screen = Screen()
    safe.ground(screen)
    safe.menu("Splatter", {}).draw(screen, COMMANDS, "m6")
    Form(safe, "All", everything(), [Button("OK")]).draw(screen)
    assert set(screen.pixels()) == {0, 15}


# The menu bar


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


def chosen_by_keys(*names: str) -> Command | bool:
    menu = fresh_menu()
    menu.show()
    answer: Command | bool = False
    for name in names:
        answer = menu.handle(Key(name), COMMANDS)
    return answer


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
    enabled = [replace(command, enabled=True) for command in COMMANDS]
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


# Widgets


def everything() -> list[Row]:
    """Give one of each widget, also as it stands disabled and empty."""
    page = TextPage([TextLine("Heading", "heading"), TextLine("loud", "strong"), TextLine("so", "warning")])
    page.rows = 3
    return [
        Label("plain"),
        (Label("Name"), Field("Dolores", 8, cursor=3)),
        (Toggle("On", True), Toggle("Off", enabled=False)),
        Choice(("one", "two")),
        Slider(3, 0, 7),
        ListBox(["a", "b", "c", "d"], rows=2, header="Head", chosen=1),
        page,
    ]


def test_a_slider_steps_by_its_arrows_and_is_dragged_between_them() -> None:
    slider = Slider(3, 0, 7, box=Box(182, 66, 116, 12))
    assert GEM.slide_to(slider, 185) == 2
    assert GEM.slide_to(slider, 290) == 4
    knobs = [201 + round(n * 78 / 7) for n in range(8)]
    assert [GEM.slide_to(slider, x) for x in knobs] == list(range(8))
    slider.held = True
    assert GEM.slide_to(slider, 185) == 3
    assert GEM.slide_to(slider, 100) == 0
    assert GEM.slide_to(slider, 400) == 7
    edge = Slider(0, 0, 7, box=slider.box)
    assert GEM.slide_to(edge, 185) == 0


def test_a_held_arrow_repeats_after_a_quarter_of_a_second() -> None:
    slider = Slider(0, 0, 200, "red")
    form = Form(GEM, "Colours", [slider], [Button("OK")], lambda form, key: None)
    x, y = slider.box.right - 6, slider.box.centre[1]
    form.handle(Press(*dots(x, y)))
    assert (slider.value, form.sleep) == (1, 1)
    for _ in range(14):
        form.update()
    assert slider.value == 1
    for _ in range(7):
        form.update()
    assert slider.value == 4
    form.handle(Release(*dots(x, y)))
    assert form.sleep is None


def test_a_choice_goes_back_by_its_left_arrow() -> None:
    choice = Choice(("one", "two", "three"))
    form = Form(GEM, "Choose", [choice], [Button("OK")], lambda form, key: None)
    box = choice.box
    click(form, box.x + 3, box.y + 5)
    assert choice.text == "three"
    click(form, box.right - 3, box.y + 5)
    click(form, box.right - 3, box.y + 5)
    assert choice.text == "two"


def test_a_field_shows_a_place_for_each_letter_and_takes_the_cursor_where_it_is_clicked() -> None:
    field = Field("Ada", 8, box=Box(100, 60, 80, 12))
    screen = desk()
    GEM.widget(screen, field, State())
    baseline = pixels(screen, Box(104, 69, 64, 1))[0]
    assert baseline[24:] == [15] * 40
    form = Form(GEM, "Name", [field], [Button("OK")], lambda form, key: None)
    for place in range(4):
        click(form, field.box.x + 4 + 8 * place, field.box.y + 5)
        assert field.cursor == place


def test_every_widget_is_drawn_inside_its_dialog() -> None:
    screen = desk()
    before = screen.pixels()
    form = Form(GEM, "All", everything(), [Button("OK", default=True), Button("Cancel", escape=True)])
    for focus in form.widgets:
        form.focus = focus
        form.draw(screen)
    x, y = dots(form.panel.x, form.panel.y)
    area = Box(x, y, 2 * form.panel.w, 2 * form.panel.h)
    changed = [n for n, (a, b) in enumerate(zip(before, screen.pixels(), strict=True)) if a != b]
    assert all(area.contains(n % 640, n // 640) for n in changed)


# The item selector


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """Make a folder of boards with a folder in it."""
    folder = tmp_path / "boards"
    (folder / "friends").mkdir(parents=True)
    for name in ("arena", "bricks", "corners", "diamond", "fortress", "saturday", "threplay", "two_play"):
        (folder / f"{name}.brd").touch()
    (folder / "readme.txt").touch()
    (folder / "friends" / "ada.brd").touch()
    return folder


def selector(folder: Path, writing: bool = False) -> tuple[Selector, Form]:
    made = Selector(GEM, "Load a board", folder, (".brd",), writing)
    return made, made.form(GEM.palette)


def test_names_stand_as_eight_letters_and_an_ending() -> None:
    assert entry("two_play.brd", False) == "  TWO_PLAY.BRD"
    assert entry("arena.brd", False) == "  ARENA   .BRD"
    assert entry("friends", True) == "◆ FRIENDS"
    assert entry("saturday evening.brd", False) == "  SATURDAY….BRD"
    assert entry("straße", True) == "◆ STRASSE"
    assert entry("a" * 40, True) == "◆ AAAAAAAAAAAA…"


def test_the_selector_shows_folders_then_boards(boards: Path) -> None:
    made, form = selector(boards)
    assert form.panel == Box(5, 12, 310, 155)
    assert form.title == "ITEM SELECTOR"
    assert made.parts.files.items[:2] == ["◆ FRIENDS", "  ARENA   .BRD"]
    assert len(made.parts.files.items) == 9
    assert made.parts.path.text == str(boards / "*.BRD")
    assert made.parts.up not in form.widgets


def test_a_click_puts_the_name_into_the_selection_and_return_opens_it(boards: Path) -> None:
    made, form = selector(boards)
    assert click(form, 60, 72 + 9 * 7) is None
    assert made.parts.name.text == "threplay.brd"
    assert form.handle(Key("return")) == Pop(boards / "threplay.brd")


def test_a_double_click_opens_a_board_and_a_folder(boards: Path) -> None:
    made, form = selector(boards)
    click(form, 60, 74)
    assert click(form, 60, 74) is None
    assert made.folder == boards / "friends"
    made.parts.files.chosen = 0
    form.handle(Motion(*dots(250, 20)))
    assert form.handle(Key("return")) == Pop(boards / "friends" / "ada.brd")


def test_the_close_box_and_backspace_go_one_folder_up(boards: Path) -> None:
    made, form = selector(boards / "friends")
    click(form, 30, 65)
    assert made.folder == boards
    assert made.entries[made.parts.files.chosen] == boards / "friends"
    form.handle(Key("backspace"))
    assert made.folder == boards.parent


def test_the_path_is_typed_with_its_mask(boards: Path) -> None:
    made, form = selector(boards)
    form.focus = made.parts.path
    made.parts.path.text = str(boards / "*.txt")
    assert form.handle(Key("return")) is None
    assert made.entries == [boards / "friends", boards / "readme.txt"]
    assert made.parts.files.header == "*.txt"
    made.parts.path.text = str(boards / "friends")
    form.handle(Key("return"))
    assert made.folder == boards / "friends"
    for wrong in ("/nowhere/at/all/*.BRD", "arena.txt", "é" * 200, "~nobody-of-that-name/x"):
        made.parts.path.text = wrong
        assert isinstance(form.handle(Key("return")), Push)
        assert made.folder == boards / "friends"
    made.parts.path.text = "../*.t?t"
    form.handle(Key("return"))
    assert made.parts.files.items == ["◆ FRIENDS", "  README  .TXT"]


def test_a_name_that_is_not_there_or_no_name_is_refused_in_an_alert(boards: Path) -> None:
    made, form = selector(boards)
    form.focus = made.parts.name
    for name in ("nothing", "../arena", ".hidden", "a\\b"):
        made.parts.name.text = name
        answer = form.handle(Key("return"))
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, Form)
        assert answer.scene.kind == "stop"
    made.parts.name.text = "arena"
    assert form.handle(Key("return")) == Pop(boards / "arena.brd")


def test_a_new_name_gets_its_ending_and_none_is_refused(boards: Path) -> None:
    made, form = selector(boards, writing=True)
    assert form.focus is made.parts.name
    assert isinstance(form.handle(Key("return")), Push)
    form.handle(Text("sunday"))
    assert form.handle(Key("return")) == Pop(boards / "sunday.brd")
    assert form.handle(Key("escape")) == Pop(None)


def test_an_empty_or_missing_folder_is_an_empty_list(tmp_path: Path) -> None:
    made, form = selector(tmp_path / "gone")
    assert made.entries == []
    assert isinstance(form.handle(Key("return")), Push)
    form.draw(desk())


# Nothing breaks it

EVENTS = st.one_of(
    st.builds(Motion, st.integers(0, 639), st.integers(0, 479)),
    st.builds(Press, st.integers(0, 639), st.integers(0, 479), st.sampled_from(("left", "right"))),
    st.builds(Release, st.integers(0, 639), st.integers(0, 479)),
    st.builds(Wheel, st.just(0), st.integers(-2, 2)),
    st.builds(Text, st.text("abc_", min_size=1, max_size=3)),
    st.builds(
        Key,
        st.sampled_from(
            ("up", "down", "left", "right", "tab", "space", "home", "end", "pagedown", "backspace", "return")
        ),
        shift=st.booleans(),
    ),
)


@given(st.lists(EVENTS, max_size=30))
@settings(max_examples=40, deadline=None)
def test_random_events_keep_a_dialog_whole(events: list[Event]) -> None:
    rows = everything()
    form = Form(GEM, "All", rows, [Button("OK", "ok", default=True)], lambda form, key: None)
    for event in events:
        form.handle(event)
        form.update()
    screen = desk()
    form.draw(screen)
    assert set(screen.pixels()) <= set(range(16))


@given(st.lists(EVENTS, max_size=30))
@settings(max_examples=40, deadline=None)
def test_random_events_keep_the_menu_whole(events: list[Event]) -> None:
    menu = fresh_menu()
    for event in events:
        answer = menu.handle(event, COMMANDS)
        assert not isinstance(answer, Command) or answer.enabled
        menu.draw(Screen(), COMMANDS, "a1")


# Pictures


def test_picture_of_an_alert(golden: Callable[..., None]) -> None:
    screen = desk()
    alert(GEM, RANKING, ("New game", "Save", "Look"), default=0).draw(screen)
    golden("gem/alert", screen)


def test_pictures_of_questions_and_refusals(golden: Callable[..., None]) -> None:
    screen = desk()
    text = "Leave Splatter?\nThe game is kept; you can go on later."
    alert(GEM, text, ("End game", "Leave", "Go on"), kind="question", title="Splatter").draw(screen)
    golden("gem/question", screen)
    screen = desk()
    alert(GEM, "SATURDAY.BRD:3: row 4 has 22 squares, not 23", kind="stop").draw(screen)
    golden("gem/stop", screen)


@pytest.mark.parametrize("name", TITLES)
def test_picture_of_a_menu(golden: Callable[..., None], name: str) -> None:
    menu = fresh_menu()
    point(menu, TITLES[name], 5)
    menu.handle(Key("down"), COMMANDS)
    golden(f"gem/menu-{name.lower()}", desk(menu, "m6"))


def test_picture_of_the_item_selector(golden: Callable[..., None], boards: Path) -> None:
    made, form = selector(boards)
    click(form, 60, 72 + 9 * 7)
    form.focus = made.parts.name
    made.parts.path.text = "A:/SPLATTER/*.BRD"
    made.parts.path.cursor = 17
    screen = desk()
    form.draw(screen)
    golden("gem/selector", screen)


def test_picture_of_saving(golden: Callable[..., None], boards: Path) -> None:
    made, form = selector(boards / "friends", writing=True)
    made.parts.path.text = "A:/SPLATTER/FRIENDS/*.BRD"
    made.parts.path.cursor = 25
    screen = desk()
    form.draw(screen)
    golden("gem/save", screen)


def test_pictures_of_the_common_dialogs(golden: Callable[..., None]) -> None:
    house = StandIn()
    game = house.games["splatter"]
    for name, form in (
        ("players", players(house, game, GEM)),
        ("statistics", tally(house, GEM, game)),
        ("options", options(house, GEM, None)),
    ):
        screen = desk()
        form.draw(screen)
        assert set(screen.pixels()) == {0, 7, 15}
        golden(f"gem/{name}", screen)


def test_picture_of_the_manual(golden: Callable[..., None]) -> None:
    lines = [TextLine("The tiles", "heading"), TextLine("")]
    lines += [
        TextLine("A tile beside yours is added, two squares away it moves. All around it are splatted.")
    ]
    lines += [TextLine(""), TextLine("Quiet words", "quiet"), TextLine("Loud words", "strong")]
    lines += [TextLine("Take care!", "warning"), TextLine("")] + [TextLine(f"Line {n}") for n in range(12)]
    form = manual(GEM, "Splatter", [Page("Rules", lines), Page("Keys", lines)])
    screen = desk()
    form.draw(screen)
    golden("gem/manual", screen)
    form.handle(Key("pagedown"))
    form.draw(screen)
    golden("gem/manual-further", screen)


def test_picture_of_all_widgets(golden: Callable[..., None]) -> None:
    screen = desk()
    form = Form(GEM, "Widgets", everything(), [Button("OK", default=True), Button("No", enabled=False)])
    form.draw(screen)
    golden("gem/widgets", screen)
