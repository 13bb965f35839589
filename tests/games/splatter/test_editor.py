"""The board editor by mouse and by keys: painting, seats, size, undoing, trying, saving, leaving."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames.core.player import Computer, Human, Level
from retrogames.games.splatter import desk, editorders
from retrogames.games.splatter.boards import read_board
from retrogames.games.splatter.desk import PARTS, Part
from retrogames.games.splatter.draft import Draft, draft_of
from retrogames.games.splatter.editor import KEPT, Editor
from retrogames.games.splatter.grid import square_at
from retrogames.games.splatter.setup import read
from retrogames.games.splatter.trial import Trial
from retrogames.machine.events import Key, Motion, Press, Release
from retrogames.scenes import orders
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.games.splatter.hands import FOUR, dot, folder_house, moves, play_of
from tests.scenes.stand_in import Driver, StandIn, match_of, playing


def editing(house: StandIn, moves: str = "") -> Driver:
    """Open the editor over a game."""
    d = playing(house, match_of(house, "splatter", moves))
    scene = orders.carry_out(play_of(d), "editor")
    assert scene is not None
    d.stack.push(scene)
    return d


def editor(d: Driver) -> Editor:
    assert isinstance(d.top, Editor)
    return d.top


def cell(d: Driver, column: int, row: int) -> tuple[int, int]:
    """The dot in the middle of a square, counted from the upper left."""
    draft = editor(d).draft
    return dot(desk.ground_of(draft).cell(square_at(column, draft.height - 1 - row)))


def part(kind: str, number: int = 0) -> tuple[int, int]:
    return dot(next(p for p in PARTS if (p.kind, p.number) == (kind, number)).box)


def stroke(d: Driver, *squares: tuple[int, int]) -> None:
    """Draw over squares with the button held."""
    dots = [cell(d, *square) for square in squares]
    d.send(Motion(*dots[0]), Press(*dots[0]), *(Motion(x, y) for x, y in dots[1:]), Release(*dots[-1]))


def rows(d: Driver) -> list[str]:
    return editor(d).draft.rows()


def test_it_begins_with_the_board_of_the_game(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path), "b13 v13")
    assert rows(d)[0] == "r" + "." * 21 + "g"
    assert rows(d)[1] == "." * 23
    assert editor(d).draft.plays == (True,) * 4


def test_painting_is_one_step_to_undo(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.click(*part("tool", 4))
    stroke(d, (3, 3), (4, 3), (5, 3))
    assert rows(d)[3].startswith("...###.")
    d.click(*cell(d, 4, 3), button="right")
    assert rows(d)[3].startswith("...#.#.")
    d.keys("ctrl+z", "ctrl+z")
    assert rows(d)[3] == "." * 23
    d.keys("ctrl+y", "ctrl+y")
    assert rows(d)[3].startswith("...#.#.")
    d.keys("ctrl+y")
    assert rows(d)[3].startswith("...#.#.")


def test_a_quick_stroke_leaves_no_gap(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.click(*part("tool", 4))
    stroke(d, (3, 5), (8, 5), (11, 2))
    assert rows(d)[5] == "...######" + "." * 14
    assert [row.index("#") for row in rows(d)[2:5]] == [11, 10, 9]
    assert sum(row.count("#") for row in rows(d)) == 9


def test_all_by_keys(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.keys("down", "right", "2", "return", "right", "5", "space", "right", "4", "return", "return")
    assert rows(d)[0] == "rg#" + "." * 19 + "g"
    d.keys("left", "delete")
    assert rows(d)[0] == "rg" + "." * 20 + "g"


def test_size_by_arrows_and_held(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.click(*part("size", 0))
    d.click(*part("size", 2))
    assert (editor(d).draft.width, editor(d).draft.height) == (22, 13)
    x, y = part("size", 0)
    d.send(Press(x, y))
    d.ticks(120)
    d.send(Release(x, y))
    assert editor(d).draft.width == 4
    for _ in range(30):
        d.click(*part("size", 1))
    assert editor(d).draft.width == 23
    assert rows(d)[0] == "r" + "." * 21 + "g", "what was hidden is back"


def test_plays_and_first(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.click(*part("plays", 3))
    assert editor(d).message == "Yellow has tiles on the board."
    d.click(*part("tool", 5))
    d.click(*cell(d, 0, 13))
    d.click(*part("plays", 3))
    assert editor(d).draft.plays == (True, True, True, False)
    d.click(*part("first", 2))
    assert editor(d).draft.first == 2
    d.click(*part("tool", 3))
    d.click(*cell(d, 5, 5))
    assert editor(d).draft.plays[3], "a seat whose tile is put plays"


def test_the_panel_by_tab_and_arrows(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    for _ in range(7):
        d.keys("tab")
    assert editor(d).focus == Part("plays", 0, PARTS[6].box)
    d.keys("down", "down", "down", "down", "right")
    assert editor(d).focus is not None
    d.keys("return")
    assert editor(d).draft.first == 1
    d.send(Key("tab", shift=True), Key("tab"))
    for _ in range(len(PARTS)):
        d.keys("tab")
    assert editor(d).focus is not None or editor(d).cursor is None


def test_who_plays(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.keys("f5", "right", "right", "right", "down", "left", "return")
    draft = editor(d).draft
    assert draft.players[0] == Computer(Level.CLUB)
    assert draft.plays == (True,) * 4, "green has a tile and plays"
    assert editor(d).message == "A seat with tiles plays."


def test_trying_leaves_the_game_alone(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = editing(house, "b13 v13")
    kept = dict(house.kept)
    d.click(*part("test"))
    assert isinstance(d.top, Trial)
    d.ticks(2)
    d.keys("tab", "return", "right", "return")
    assert len(moves(d)) == 1
    d.keys("escape")
    assert isinstance(d.top, Editor)
    d.keys("escape")
    assert isinstance(d.top, Play)
    assert moves(d) == ["b13", "v13"]
    assert house.kept == kept


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        ("", "There is no tile on the board."),
        ("g", "Red begins and has no tile."),
        ("r", "The game would be over at once."),
    ],
)
def test_what_is_no_board_yet_is_told(tmp_path: Path, cells: str, words: str) -> None:
    d = editing(folder_house(tmp_path))
    d.keys("f2")
    for column, letter in enumerate(cells):
        draft = editor(d).draft
        editor(d).history.change(draft.put(column, 0, letter))
    d.keys("t")
    assert isinstance(d.top, Form)
    assert words in " ".join(getattr(widget, "text", "") for widget in d.top.widgets)


def test_save_open_and_leave(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = editing(house)
    d.click(*part("tool", 4))
    d.click(*cell(d, 10, 5))
    d.click(*part("save"))
    for letter in "walls":
        d.keys(letter)
    d.keys("return")
    assert editor(d).message == "Saved as walls.brd."
    saved = read_board(house.named[tmp_path / "walls.brd"].encode())
    assert saved.position.board.walls == 1 << square_at(10, 8)
    (tmp_path / "walls.brd").write_text(house.named[tmp_path / "walls.brd"], encoding="utf-8")
    d.keys("f2")
    d.keys("ctrl+o", "down", "return")
    assert rows(d)[5][10] == "#"
    d.click(*part("done"))
    assert isinstance(d.top, Play), "all is saved: nothing is asked"


def test_leaving_with_changes_asks(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = editing(house)
    d.keys("down", "right", "return", "escape")
    assert isinstance(d.top, Form)
    assert [button.text for button in d.top.buttons] == ["Save", "Leave", "Go on"]
    d.keys("escape")
    assert isinstance(d.top, Editor)
    d.keys("escape", "l")
    assert isinstance(d.top, Play)
    assert house.named == {}


def test_the_program_s_end_keeps_what_is_being_edited(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = editing(house)
    d.keys("down", "right", "return")
    d.stack.close()
    assert list(house.named) == [tmp_path / KEPT]


def test_mirrors_hand_tiles_to_the_seat_over_there(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    history = editor(d).history
    orders_of = {"across": ["r...g", ".#.#.", ".....", "....."], "down": ["r....", ".#...", ".#...", "y...."]}
    for command, expected in orders_of.items():
        history.change(draft_of(read("r4/1-3/5/5 r r"), FOUR))
        editorders.carry_out(editor(d), command)
        assert rows(d) == expected


def walks() -> st.SearchStrategy[Iterable[tuple[str, int, int]]]:
    kinds = st.sampled_from(["press", "right", "release", "motion", "key"])
    return st.lists(st.tuples(kinds, st.integers(-5, 700), st.integers(-5, 500)), max_size=40)


@given(walks())
@settings(max_examples=40, deadline=None)
def test_whatever_is_clicked_there_is_a_board_to_draw(steps: Iterable[tuple[str, int, int]]) -> None:
    d = editing(StandIn())
    keys = ["tab", "return", "up", "left", "f1", "f2", "f5", "t", "5", "escape", "delete", "a", "f10"]
    for kind, x, y in steps:
        if d.top is None or not isinstance(d.top, Editor):
            break
        match kind:
            case "press":
                d.send(Press(x, y))
            case "right":
                d.send(Press(x, y, "right"))
            case "release":
                d.send(Release(x, y))
            case "motion":
                d.send(Motion(x, y))
            case _:
                d.keys(keys[(x + y) % len(keys)])
        d.ticks(1)
    d.picture()


def test_a_draft_of_a_position_gives_it_back() -> None:
    for text in ("r21g/23/23/23/23/23/23/23/23/23/23/23/23/y21b r rgby", "r5g/7/2--3/7/g5r g rg"):
        draft = draft_of(read(text), (Human(), Computer(Level.CLUB)))
        assert isinstance(draft, Draft)
        assert str(draft.position()) == text
        assert draft.players[1] == Computer(Level.CLUB)
        assert draft.problem() == ""


def test_sound_and_menu_are_where_they_are_everywhere(tmp_path: Path) -> None:
    d = editing(folder_house(tmp_path))
    d.keys("m")
    assert not d.house.settings.sound
    assert editor(d).message == "Sound off."
    d.keys("f10")
    assert editor(d).menu.open
    d.keys("f10")
    assert not editor(d).menu.open
    d.keys("m")
    assert d.house.settings.sound
