"""The Motif dress: measures of looks 5.3 and 5.4, shadows, windows that lose the focus, the menu bar."""

import pytest

from retrogames.games.engarde import art
from retrogames.looks.look import Command
from retrogames.looks.motif import FRAME, INACTIVE, INK, MARK, PAPER, SAFE, SQUARE, Motif
from retrogames.looks.motifframe import bevel, client_of, frame_parts
from retrogames.looks.motifmenu import ITEM, WIDE, MotifMenu
from retrogames.looks.motifwidgets import push_button
from retrogames.looks.widgets import Button, State
from retrogames.machine.box import Box
from retrogames.machine.events import Key
from retrogames.machine.screen import Screen
from tests.scenes.stand_in import FACES

WINDOW = Box(85, 13, 470, 454)
COMMANDS = [Command(f"c{n}", f"Entry {n}", "game") for n in range(8)] + [Command("h", "Help", "help")]


@pytest.fixture
def look() -> Motif:
    return Motif(FACES)


def row(screen: Screen, x: int, y: int, w: int) -> str:
    """Read registers from left to right, a hexadecimal digit each."""
    return "".join(f"{screen.pixels()[640 * y + at]:X}" for at in range(x, x + w))


def column(screen: Screen, x: int, y: int, h: int) -> str:
    """Read registers downwards, a hexadecimal digit each."""
    return "".join(f"{screen.pixels()[640 * at + x]:X}" for at in range(y, y + h))


def test_the_root_weave_has_its_white_dots_in_columns_3_1_2_0(look: Motif) -> None:
    screen = Screen()
    look.ground(screen)
    assert [row(screen, 0, y, 8) for y in range(4)] == ["00010001", "01000100", "00100010", "10001000"]
    assert screen.pixels().count(PAPER) == 640 * 480 // 4


def test_a_bevel_is_cut_on_the_diagonal() -> None:
    screen = Screen()
    bevel(screen, Box(0, 0, 6, 6), 3, 4, 2)
    assert [row(screen, 0, y, 6) for y in (0, 1, 4, 5)] == ["333333", "333334", "334444", "344444"]


def test_the_frame_has_the_measures_of_mwm(look: Motif) -> None:
    """Border 6 and its inner bevel, title and buttons of 18, arms of 25: the client at 92,38 is 456x422."""
    assert client_of(WINDOW) == Box(92, 38, 456, 422)
    parts = frame_parts(WINDOW)
    assert parts["menu"] == Box(92, 20, 18, 18)
    assert parts["minimise"] == Box(512, 20, 18, 18)
    assert parts["maximise"] == Box(530, 20, 18, 18)
    screen = Screen()
    look.window(screen, WINDOW, "")
    assert row(screen, 85, 15, 10) == "7766666666", "outer bevel 2"
    assert column(screen, 300, 13, 8) == "77666687", "border, inner bevel 1, the title's"
    assert column(screen, 300, 458, 9) == "227666688", "the inner bevel meets the client"
    assert row(screen, 108, 16, 4) == "6876", "the notch after 24 dots: an arm of 25 with its dark line"
    assert row(screen, 96, 27, 10) == "7" * 10, "the menu's glyph is 10 wide"
    assert column(screen, 96, 27, 5) == "77776", "and 4 high"
    assert row(screen, 519, 27, 5) == "77776", "minimise 4x4"
    assert row(screen, 534, 24, 11) == "7777777777" + "6", "maximise 10x10"


def test_a_part_held_down_swaps_its_shadows(look: Motif) -> None:
    screen = Screen()
    look.window(screen, WINDOW, "", held=("maximise",))
    assert row(screen, 530, 20, 3) == f"{FRAME.bottom}" * 3
    assert row(screen, 534, 24, 3) == f"{FRAME.bottom}" * 3


def test_a_dialog_takes_the_focus_from_the_window_below(look: Motif) -> None:
    """Also one in safe colours; and one over a dialog takes it from that."""
    screen = Screen()
    look.ground(screen)
    look.window(screen, WINDOW, "Engarde")
    assert row(screen, 87, 15, 1) == f"{FRAME.ground}"
    first, second = Box(200, 150, 200, 150), Box(220, 200, 150, 100)
    look.safe.panel(screen, first, "Colours")
    assert row(screen, 87, 15, 1) == f"{INACTIVE.ground}"
    assert row(screen, 202, 152, 1) == f"{FRAME.ground}"
    look.panel(screen, second, "Question")
    assert row(screen, 202, 152, 1) == f"{INACTIVE.ground}"
    assert row(screen, 222, 202, 1) == f"{FRAME.ground}"
    assert row(screen, 210, 190, 1) == f"{SAFE.ground}", "its client stays"


def test_nothing_loses_the_focus_where_only_an_icon_is(look: Motif) -> None:
    screen = Screen()
    look.window(screen, WINDOW, "Engarde")
    look.ground(screen)
    look.panel(screen, Box(200, 150, 200, 150), "Question")
    assert row(screen, 86, 16, 40).strip("01") == "", "only the root is there"


def test_a_pressed_button_is_filled_and_sunken(look: Motif) -> None:
    screen = Screen()
    push_button(look, screen, Button("", box=Box(0, 0, 95, 27)), State())
    assert row(screen, 2, 3, 92) == "0" + "3" * 89 + "00", "89 dots of it are seen"
    assert column(screen, 10, 2, 23) == "033" + "2" * 17 + "44" + "0", "21 rows"
    push_button(look, screen, Button("", box=Box(0, 0, 95, 27)), State(pressed=True))
    assert column(screen, 10, 2, 23) == "044" + "5" * 17 + "33" + "0"


# The board's marks


def test_the_mark_of_a_legal_square_is_a_diamond_of_16() -> None:
    screen = Screen()
    screen.fill(SQUARE.ground)
    art.diamond(screen, 20, 20, 16)
    assert row(screen, 11, 12, 18) == "CCCCCCCC00CCCCCCCC"
    assert row(screen, 11, 13, 18) == "CCCCCCC01F0CCCCCCC"
    assert row(screen, 11, 20, 18) == "C0FFFFFFFFFFFFFF0C"
    assert row(screen, 11, 27, 18) == row(screen, 11, 12, 18)


def test_the_mark_of_the_last_move_is_a_triangle_of_12() -> None:
    for filled, inside in ((True, MARK), (False, SQUARE.ground)):
        screen = Screen()
        screen.fill(SQUARE.ground)
        art.corner(screen, Box(0, 0, 40, 40), filled)
        assert row(screen, 25, 2, 14) == "C" + "0" * 12 + "C"
        assert row(screen, 25, 3, 14) == "CC0" + f"{inside:X}" * 9 + "0C"
        assert row(screen, 25, 13, 14) == "C" * 12 + "0C"


def test_a_won_square_has_a_black_ring_and_a_golden_one_of_3_dots(look: Motif) -> None:
    screen = Screen()
    art.cell(screen, look, Box(0, 0, 44, 44), art.Cell("S", won=True))
    assert row(screen, 0, 22, 12) == "00EEFFFCCCC0"


def test_a_hinted_square_has_a_golden_ring_with_a_rim_as_the_diamonds_have(look: Motif) -> None:
    screen = Screen()
    art.cell(screen, look, Box(0, 0, 44, 44), art.Cell(hinted=True))
    assert row(screen, 0, 22, 10) == "22EE0FF0CC"
    assert row(screen, 34, 22, 10) == "CC0FF0DD22"


# The menu bar


def opened(look: Motif, bar: Box | None) -> MotifMenu:
    look.bar = bar
    menu = MotifMenu(look, {})
    menu.show()
    return menu


@pytest.mark.parametrize(("x", "y"), [(92, 38), (-390, 38), (570, 38), (92, 440), (-390, 440)])
def test_a_pull_down_stays_on_the_screen_wherever_the_window_is(look: Motif, x: int, y: int) -> None:
    menu = opened(look, Box(x, y, 456, 31))
    panel = menu._panel(COMMANDS)
    assert panel.w == WIDE
    assert panel.h == 8 * ITEM + 4
    assert panel.x >= 0
    assert panel.right <= 640
    assert panel.y >= 0
    assert panel.bottom <= 480


def test_an_icon_has_no_menus(look: Motif) -> None:
    menu = opened(look, None)
    assert not menu.open
    assert menu.handle(Key("g", "g", alt=True), COMMANDS) is False
    look.bar = Box(92, 38, 456, 31)
    assert menu.handle(Key("g", "g", alt=True), COMMANDS) is True
    assert menu.open


def test_ink_on_the_title_is_centred(look: Motif) -> None:
    screen = Screen()
    look.window(screen, WINDOW, "Engarde")
    title = frame_parts(WINDOW)["title"]
    inked = [x for x in range(title.x + 1, title.right - 1) if str(INK) in column(screen, x, title.y + 1, 16)]
    assert abs((inked[0] - title.x) - (title.right - 1 - inked[-1])) <= 2
