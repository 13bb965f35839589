"""Engarde's table driven by mouse and keys: turns, refusals, what is hidden, colours."""

from collections.abc import Callable

import pytest

from retrogames.core.dice import stream
from retrogames.core.player import Computer, Human, Level
from retrogames.games.engarde import colours
from retrogames.games.engarde.grid import square
from retrogames.games.engarde.places import BUTTONS, HOME, Spot, button_box, origin, spot_of
from retrogames.games.engarde.reading import landing_text
from retrogames.games.engarde.rules import Placing
from retrogames.looks.motif import ORIGINAL
from retrogames.looks.widgets import Label, ListBox
from retrogames.machine.events import Key, Motion, Press, Release, Text
from retrogames.machine.palette import X
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.engarde.hands import at, moves
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def test_set_and_move_by_clicks(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    d.click(*at(Spot(-1, 0)))
    d.click(*at("c3"))
    assert moves(d) == ["S@c3"]
    d.rest()
    d.click(*at(Spot(6, 3)))
    d.click(*at("d3"))
    d.rest()
    d.click(*at("c3"))
    d.click(*at("e3"))
    assert moves(d) == ["S@c3", "C@d3", "c3e3"], "a jump over d3"


@pytest.mark.parametrize("how", ["x", "up", "return", "s", "click"])
def test_any_key_or_a_click_on_the_board_pauses_the_computer_against_itself(house: StandIn, how: str) -> None:
    players = (Computer(Level.BEGINNER), Computer(Level.BEGINNER))
    d = playing(house, match_of(house, "engarde", seed=3, players=players))

    def stop_or_go() -> None:
        if how == "click":
            d.click(*at("c4"))
        else:
            d.keys(how)

    d.ticks(100)
    assert "Any key pauses." in d.top.table.prompt(d.top.situation())
    stop_or_go()
    assert d.top.paused
    played = moves(d)
    assert played
    assert d.top.match.outcome is None
    d.ticks(300)
    assert moves(d) == played
    assert "Any key" in d.top.table.prompt(d.top.situation())
    d.send(Key("x", "x", repeat=True))
    assert d.top.paused, "a key held down does nothing more"
    stop_or_go()
    d.ticks(300)
    assert len(moves(d)) > len(played)


def test_against_a_person_only_p_pauses(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3, players=(Human(), Computer(Level.BEGINNER))))
    d.keys("x", "up")
    d.click(*at(Spot(-1, 0)))
    assert not d.top.paused
    assert "Any key" not in d.top.table.prompt(d.top.situation())


def drag(d: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, pull and let go."""
    d.send(Motion(*start), Press(*start), Motion(*end), Release(*end))


def test_pieces_can_be_dragged(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    drag(d, at(Spot(-1, 0)), at("c3"))
    assert moves(d) == ["S@c3"]
    d.rest()
    drag(d, at(Spot(6, 3)), at("d3"))
    d.rest()
    drag(d, at("c3"), at("e3"))
    assert moves(d) == ["S@c3", "C@d3", "c3e3"]


def test_a_drag_to_a_wrong_place_is_refused_and_one_to_none_changes_nothing(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    drag(d, at("c3"), at("c5"))
    assert d.top.message == "Two steps only by jumping over a piece."
    assert d.top.table.picked == spot_of(square("c3")), "it stays picked for another try"
    d.click(*at("c3"))
    for place in (at("d3"), at(Spot(6, 0)), (20, 20), at("c3")):
        drag(d, at("c3"), place)
        assert d.top.table.picked == spot_of(square("c3"))
        d.click(*at("c3"))
        assert d.top.table.picked is None
    drag(d, at("c3"), at("c3"))
    drag(d, at("f6"), at("c4"))
    assert moves(d) == ["S@c3", "C@d3"], "a drag from an empty square brings nothing"
    d.click(*at("c4"))
    assert moves(d) == ["S@c3", "C@d3", "c3c4"], "two clicks do as well"


def test_a_click_on_the_picked_piece_puts_it_back(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    d.click(*at("c3"))
    assert d.top.table.picked is not None
    d.click(*at("c3"))
    assert d.top.table.picked is None
    assert moves(d) == ["S@c3", "C@d3"]


@pytest.mark.parametrize(
    ("clicks", "words"),
    [
        (["d3"], "That piece was moved last; move another."),
        (["c3", "a2"], "A piece moves one step in a straight line, or two over a piece."),
        (["c3", "a3"], "Two steps only by jumping over a piece."),
        (["a1"], "Choose a piece first: one of yours at the side, or one on the grid."),
    ],
)
def test_refusals_say_why(house: StandIn, clicks: list[str], words: str) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
    for name in clicks:
        d.click(*at(name))
    assert d.top.message == words
    assert d.top.table.alarm, "the message box shows it, too"
    d.ticks(20)
    assert not d.top.table.alarm
    assert moves(d) == ["S@c3", "C@d3"]


def test_the_other_side_bar_is_not_yours(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    d.click(*at(Spot(6, 0)))
    assert d.top.message == "That side-bar is not yours; White is to move."


def test_buttons_of_the_window(house: StandIn) -> None:
    x, y = origin(HOME)
    for number, (name, _) in enumerate(BUTTONS):
        d = playing(house, match_of(house, "engarde", "S@c3 C@d3", seed=3))
        cx, cy = button_box(number).centre
        d.click(x + cx, y + cy)
        if name == "Take back":
            assert moves(d) == ["S@c3"]
        else:
            assert isinstance(d.top, Form), name


def test_take_back_is_stippled_and_not_armed_where_there_is_nothing_to_take_back(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    names = [name for name, _ in BUTTONS]
    left, top = origin(HOME)
    box = button_box(names.index("Take back")).move(left, top)

    def ink() -> int:
        """Count the black dots of the button."""
        dots = d.picture()
        return sum(dots.at(x, y) == 0 for x in range(box.x, box.right) for y in range(box.y, box.bottom))

    nothing = ink()
    before = d.screen.pixels()
    d.send(Motion(*box.centre), Press(*box.centre, "left"))
    d.picture()
    assert d.screen.pixels() == before, "it is not pressed in"
    d.send(Release(*box.centre, "left"))
    d.click(*at(Spot(-1, 0)))
    d.click(*at("c3"))
    d.rest()
    assert ink() > 1.5 * nothing
    d.click(*box.centre)
    assert moves(d) == []


def test_a_whole_game_by_mouse_alone(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    match = match_of(house, "engarde", seed=5)
    d = playing(house, match)
    chance = stream(1)
    for _ in range(400):
        if match.outcome is not None:
            break
        position = match.position
        move = position.moves()[int(chance.random() * len(position.moves()))]
        source = (
            d.top.table.slot_of(position, move.shape) if isinstance(move, Placing) else spot_of(move.source)
        )
        d.click(*at(source))
        d.click(*at(spot_of(move.target)))
        assert match.moves[-1] == move
        d.ticks(1)
    assert match.outcome is not None
    d.ticks(3)
    assert isinstance(d.top, Form), "the end is told"
    assert house.statistics.sum("engarde").games == 2


def test_a_turn_by_keys_alone(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", seed=3))
    d.keys("s", "right", "right", "up", "return")
    assert moves(d) == ["S@b5"]
    d.rest()
    d.keys("c", *["left"] * 3, "return")
    assert len(moves(d)) == 2


def test_the_screen_never_shows_unknown_poles(house: StandIn) -> None:
    """Two grids that differ only where nothing has landed give the same picture."""
    pictures = []
    for poles in ("++-+0-/--+-+-/0-+--+/++-++-/-++0--/----++", "++-+0-/--+-+-/0-+--+/++-++-/+++0--/----+-"):
        match = match_of(house, "engarde", seed=0)
        match.setup = f"6/6/6/6/6/6 {poles} S3C3/S3C3 - w"
        match.positions[:] = [match.game.read(match.setup)]
        for move in ("S@c3", "C@d4"):
            match.play_text(move)
        d = playing(house, match, memory_aid=True)
        pictures.append(d.picture().pixels())
    assert pictures[0] == pictures[1]


def test_the_poles_may_be_shown_only_after_the_game(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    commands = {command.id: command for command in d.top.commands()}
    assert not commands["poles"].enabled


def test_a_hint_is_kept_at_once(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d4", seed=3))
    d.keys("h")
    d.ticks(5)
    assert d.top.hint is not None
    assert "Assisted: yes" in house.kept["engarde"]


def test_the_memory_aid_is_an_option(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    plain = d.picture().pixels()
    assert "memory_aid" not in house.settings.games.get("engarde", {}), "off by default"
    d.send(Key("o", "o", alt=True))
    d.keys("e")
    assert house.settings.games["engarde"]["memory_aid"] is True
    assert d.picture().pixels() != plain


def test_shadows_follow_the_rule_of_1_1() -> None:
    """The computed table of backgrounds: top, bottom, select."""
    table = {
        "#729FFF": ("C4D7FF", "3E578C", "6187D9"),
        "#5F9EA0": ("B9D5D6", "325455", "518688"),
        "#D3D3D3": ("A9A9A9", "747474", "B4B4B4"),
        "#C0C0C0": ("E7E7E7", "6F6F6F", "A3A3A3"),
        "#4682B4": ("AAC6DD", "23425C", "3B6E99"),
        "#B0C4DE": ("E1E9F3", "687483", "96A7BD"),
        "#F5DEB3": ("C4B28F", "877A62", "D1BD98"),
        "#D2B48C": ("EEE2D2", "786750", "B39977"),
    }
    for ground, wanted in table.items():
        found = colours.shadows(X.read(ground))
        for shade, code in zip(found, wanted, strict=True):
            right = X.read("#" + code)
            assert shade == right, (ground, shade, code)


def test_every_preset_is_readable() -> None:
    for name, texts in colours.PRESETS.items():
        assert colours.unreadable([X.read(text) for text in texts]) == "", name
    assert colours.palette_of(colours.chosen({})) == ORIGINAL


def test_colours_change_the_window_and_are_kept(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("f4", "tab", "tab", "tab", "tab", "right", "return")
    assert isinstance(d.top, Play)
    assert house.settings.games["engarde"]["preset"] == "Wheat"
    assert d.top.palette[2] == X.read("tan")


def test_colours_by_name_number_and_scales(house: StandIn) -> None:
    """Every way changes the registers at once; the parts are chosen by Space; the shadows follow."""
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("f4", "down", "down", "space", *["tab"] * 4)
    d.keys(*["backspace"] * 20)
    d.send(Text("bisque"))
    assert d.top.palette[12] == X.read("bisque")
    assert tuple(d.top.palette[13:15]) == colours.shadows(X.read("bisque"))[:2]
    d.keys(*["backspace"] * 20)
    d.send(Text("#102030"))
    assert d.top.palette[12] == (0x10, 0x20, 0x30)
    d.keys("tab", "right")
    assert d.top.palette[12] == (0x11, 0x20, 0x30)
    d.keys("escape")
    assert house.settings.games.get("engarde", {}).get("colours") is None
    assert d.top.palette == ORIGINAL


def test_a_colour_clicked_on_stays_where_it_is_in_the_list(house: StandIn) -> None:
    """One that is out of view is brought into it."""
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("f4")
    names = next(widget for widget in d.top.widgets if isinstance(widget, ListBox))
    assert names.top == 0
    d.click(names.box.x + 30, names.box.y + 2 + 13 * 8 + 6)
    assert names.chosen == 8
    assert names.top == 0
    d.keys("end")
    assert names.top + names.rows == len(names.items)
    d.keys("up", "up")
    assert names.top + names.rows == len(names.items)


def test_a_name_that_is_no_colour_is_refused_in_words(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("f4", *["tab"] * 6, *["backspace"] * 20)
    d.send(Text("zork"))
    dialog = d.top
    d.keys("return")
    assert d.top is not dialog
    said = " ".join(widget.text for widget in d.top.widgets if isinstance(widget, Label))
    assert "'zork' is neither an X colour name nor #RRGGBB." in said
    d.keys("return")
    assert d.top is dialog, "the dialog is still there, with what was typed"


def test_the_help_of_the_colours_opens_their_page(house: StandIn) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.keys("f4", "h")
    assert isinstance(d.top, Form)
    assert d.top.title == "Engarde: Colours"
    d.keys("escape", "escape")
    assert isinstance(d.top, Play)


def test_words_of_a_landing(house: StandIn) -> None:
    match = match_of(house, "engarde", "S@c3", seed=3)
    before, after = match.positions
    words = landing_text(before, match.moves[0], after)
    assert words.startswith("Square ")
    assert "c3" in words
