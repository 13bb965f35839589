"""Splatter's dialogs: F10 with the item selector, wrong files, colours, the chooser of a new game."""

from pathlib import Path

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.games.splatter import colours
from retrogames.games.splatter.art import FACE
from retrogames.games.splatter.boards import read_board
from retrogames.games.splatter.colourbox import ColourBox
from retrogames.looks.widgets import ListBox
from retrogames.machine.palette import ST
from retrogames.machine.sight import Blindness, contrast, difference, simulate
from retrogames.paths import assets
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.games.splatter.hands import BOARD, dot, folder_house, moves, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


def texts(d: Driver) -> str:
    """All words of the dialog on top."""
    return " ".join(getattr(widget, "text", "") for widget in d.top.widgets)


def files(d: Driver) -> list[str]:
    """The lines of the item selector's list."""
    return next(list(widget.items) for widget in d.top.widgets if isinstance(widget, ListBox))


# F10


def test_save_and_load_a_board_through_the_selector(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter", "b13 v13"))
    d.keys("f10")
    assert [button.text for button in d.top.buttons] == ["LOAD", "SAVE", "Cancel"]
    assert "Round 1, Blue to play" in texts(d)
    d.keys("s")
    assert d.top.title == "ITEM SELECTOR"
    for letter in "friday":
        d.keys(letter)
    d.keys("return")
    assert isinstance(d.top, Play)
    text = house.named[tmp_path / "friday.brd"]
    saved = read_board(text.encode())
    assert saved.position.tiles == play_of(d).match.position.tiles
    assert "Turn: b" in text
    (tmp_path / "friday.brd").write_text(text, encoding="utf-8")
    d.keys("f2", "return")
    assert moves(d) == []
    d.keys("f10", "l")
    assert files(d) == ["◆ BOARDS", "  FRIDAY  .BRD"]
    d.keys("down", "return")
    play = play_of(d)
    assert d.top is play
    assert str(play.match.position) == str(saved.position)
    assert play.message == "Loaded."
    d.keys("f10")
    assert "Board: friday.brd" in texts(d)


def test_cancel_changes_nothing(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("f10", "c")
    d.keys("f10", "escape")
    d.keys("f10", "l", "escape")
    assert d.top is play_of(d)
    assert moves(d) == ["b13"]


def test_the_boards_that_come_along_are_in_a_folder_of_their_own(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f10", "l", "return")
    names = [path.name for path in sorted(assets("splatter").glob("*.BRD"))]
    assert "TWO_PLAY.BRD" in names
    shown = [item.replace(" ", "") for item in files(d)]
    assert shown == names
    d.keys("backspace")
    assert files(d) == ["◆ BOARDS"], "the way up leads back"
    d.keys("return", "end", "return")
    assert str(play_of(d).match.position).endswith("r rg")
    assert play_of(d).match.headers["Board"] == "TWO_PLAY.BRD"


def test_a_file_that_is_there_is_written_over_only_when_asked(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    (tmp_path / "a.brd").write_bytes(BOARD)
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("f10", "s", "a", "return")
    assert "a.brd is there already." in texts(d)
    d.keys("return")
    assert house.named == {}
    d.keys("f10", "s", "a", "return", "w")
    assert list(house.named) == [tmp_path / "a.brd"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b"Size: 7x5", b"Size: 8x5", "line 10: 7 squares, where Size says 8"),
        (b"r.....g", b"r..x..g", "line 10: 'x' is no square; those are r g b y . #"),
        (b"Turn: g", b"Turn: q", "line 4: 'q' is no seat"),
        (b"Format: 1", b"Format: 9", "line 2: Format 9 is newer"),
        (b"Splatter board", b"Chess", "line 1:"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_fault_and_the_game_stays(
    tmp_path: Path, old: bytes, new: bytes, words: str
) -> None:
    house = folder_house(tmp_path)
    data = BOARD.replace(b"Seat b: human quit\n", b"Seat b: human quit\nSeat y: human quit\n")
    (tmp_path / "bad.brd").write_bytes(data.replace(old, new))
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("f10", "l", "down", "return")
    alert = d.top
    assert isinstance(alert, Form)
    assert alert.kind == "stop"
    assert words.split(";")[0][:25] in texts(d)
    d.keys("return")
    assert d.top is play_of(d)
    assert moves(d) == ["b13"]


def test_a_loaded_board_keeps_who_controls_whom(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    (tmp_path / "x.brd").write_bytes(BOARD)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f10", "l", "down", "return")
    assert play_of(d).match.players[:2] == (Human("Ada"), Computer(Level.CLUB))
    assert play_of(d).match.turn == 1


# Colours


def box(d: Driver) -> ColourBox:
    assert isinstance(d.top, ColourBox)
    return d.top


def colours_of(house: StandIn) -> tuple[int, ...]:
    return house.settings.colours("splatter")


def test_sliders_change_the_register_at_once_and_ok_keeps_it() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "splatter"))
    d.keys("f4")
    assert box(d).register == 1
    d.keys("right", "down", "left")
    assert box(d).register == 2
    d.keys("tab", "right", "tab", "left", "tab", "left")
    assert box(d).words[2] == 0x230
    assert d.top.palette[2] == ST.word(0x230)
    d.keys("return")
    assert isinstance(d.top, Play)
    assert colours_of(house)[2] == 0x230
    assert d.top.palette[2] == ST.word(0x230)


def test_swatches_sliders_and_presets_by_mouse() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "splatter"))
    d.keys("f4")
    d.click(*dot(box(d).swatches[12].box))
    assert box(d).register == 12
    d.click(2 * 184, 40 + 2 * 102)
    assert box(d).words[12] == 0x466, "the left arrow takes one from blue"
    d.click(*dot(box(d).presets[1].box))
    assert tuple(box(d).words) == colours.PRESETS["Protan"]
    d.click(2 * 231, 40 + 2 * 183)
    assert isinstance(d.top, ColourBox), "the gap between the buttons is none"
    d.click(2 * 190, 40 + 2 * 183)
    assert isinstance(d.top, Play)
    assert colours_of(house) == (), "Cancel keeps nothing"


def test_paper_and_ink_stay_readable_whatever_is_tried() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "splatter"))
    d.keys("f4")
    d.click(*dot(box(d).swatches[15].box))
    for row in (71, 86, 101):
        for _ in range(8):
            d.click(2 * 290, 40 + 2 * row)
    words = box(d).words
    assert contrast(ST.word(words[15]), ST.word(words[0])) >= colours.WRITING
    assert box(d).refused


def test_a_pair_that_cannot_be_told_apart_is_refused() -> None:
    house = StandIn()
    d = playing(house, match_of(house, "splatter"))
    d.keys("f4")
    for _ in range(7):
        d.click(2 * 290, 40 + 2 * 86)
        d.click(2 * 290, 40 + 2 * 101)
    d.keys("return")
    assert isinstance(d.top, Form)
    assert "Paper on red face" in texts(d)
    d.keys("return")
    d.click(*dot(box(d).form.buttons[0].box))
    assert tuple(box(d).words) == colours.PRESETS["Original"]
    d.click(*dot(box(d).form.buttons[2].box))
    assert isinstance(d.top, Play)


def test_kept_colours_that_cannot_be_used_are_the_original_ones() -> None:
    original = colours.PRESETS["Original"]
    for kept in ((), (1,) * 16, (0x777,) * 16, ("x",) * 16, (0x888,) * 16, None, original[:15]):
        assert colours.chosen({"colours": kept}) == original
    own = (*original[:1], 0x600, *original[2:])
    assert colours.chosen({"colours": own}) == own


@pytest.mark.parametrize("name", colours.PRESETS)
def test_every_preset_is_readable(name: str) -> None:
    assert colours.unreadable(colours.PRESETS[name]) == ""


@pytest.mark.parametrize(("name", "kind"), [("Protan", "protan"), ("Deutan", "deutan"), ("Tritan", "tritan")])
def test_safe_presets_keep_the_seats_apart(name: str, kind: Blindness) -> None:
    def worst(preset: str) -> float:
        words = colours.PRESETS[preset]
        seen = [simulate(ST.word(words[register]), kind) for register in (*FACE, 0)]
        return min(difference(a, b) for n, a in enumerate(seen) for b in seen[:n])

    assert worst(name) >= 40
    assert worst("Original") < 30


def test_high_contrast_is_higher() -> None:
    words = colours.PRESETS["Contrast"]
    for figure, face in ((0, 1), (0, 2), (0, 4), (13, 3)):
        assert contrast(ST.word(words[figure]), ST.word(words[face])) >= 6
