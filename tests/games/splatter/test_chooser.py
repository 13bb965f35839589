"""Splatter's chooser of a new game: boards, size, seats, clock and house rule."""

from collections.abc import Callable
from pathlib import Path

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.games.splatter.catalogue import boards_in, named_boards
from retrogames.games.splatter.chooser import Chooser
from retrogames.machine.events import Drop, Key, Wheel
from retrogames.machine.screen import Screen
from retrogames.paths import assets
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.games.splatter.hands import BOARD, dot, folder_house, moves, play_of
from tests.scenes.stand_in import Driver, match_of, playing


def chooser(d: Driver) -> Chooser:
    assert isinstance(d.top, Chooser)
    return d.top


def test_the_boards_that_come_along() -> None:
    boards = boards_in(assets("splatter"))
    assert {board.name for board in boards} >= {"TWO_PLAY", "THREPLAY"}
    for seats, least in ((2, 5), (3, 5), (4, 4)):
        assert sum(board.seats == seats for board in boards) >= least
    for board in boards:
        assert all(board.saved.position.tiles[seat] for seat in board.saved.position.seats)


def test_own_boards_stand_after_them_and_broken_ones_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "mine.brd").write_bytes(BOARD)
    (tmp_path / "broken.brd").write_bytes(BOARD[:100])
    (tmp_path / "arena.brd").write_bytes(BOARD)
    names = [board.name for board in named_boards(tmp_path, 2)]
    assert names[-1] == "MINE"
    assert "BROKEN" not in names
    assert "ARENA" not in names, "a name that comes along stands for the one that does"


def test_new_begins_the_usual_start_of_a_size(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter", "b13"))
    d.keys("f2")
    c = chooser(d)
    d.click(c.width.box.right - 6, 0)
    for widget, clicks in ((c.width, 17), (c.height, 8), (c.count, 1)):
        for _ in range(clicks):
            x, y = widget.box.x + 6, widget.box.centre[1]
            d.click(2 * x, 40 + 2 * y)
    d.keys("return")
    match = play_of(d).match
    assert match.settings == {"Size": "6x6", "Players": "3", "Enter": "off"}
    assert str(match.position).startswith("r")
    assert house.settings.options("splatter") == match.settings
    d.keys("ctrl+z")
    assert moves(d) == ["b13"], "the game before can be taken back"


def test_a_named_board_by_keys(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    house.settings = house.settings.with_game("splatter", players=("human Ada", "computer master"))
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2", "right", "return")
    match = play_of(d).match
    assert match.headers["Board"] == "ARENA.BRD"
    assert match.players[:2] == (Human("Ada"), Computer(Level.MASTER))
    assert not match.position.board.enter
    d.keys("f2")
    assert chooser(d).boards[chooser(d).chosen][0] == "ARENA", "the board chosen last is chosen again"


def test_a_second_click_starts(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2")
    x, y = dot(chooser(d).thumbs[2].box)
    d.click(x, y)
    assert isinstance(d.top, Chooser)
    d.click(x, y)
    assert play_of(d).match.headers["Board"] == "BRICKS.BRD"


def test_the_house_rule_and_the_clock_hold_on_a_named_board(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2", "right")
    c = chooser(d)
    d.click(2 * (c.enters.box.x + 4), 40 + 2 * c.enters.box.centre[1])
    d.click(2 * (c.time.box.right - 6), 40 + 2 * c.time.box.centre[1])
    d.keys("return")
    play = play_of(d)
    assert play.match.position.board.enter
    assert play.match.settings["Enter"] == "on"
    assert play.match.headers["Time"] == "10 s a move"
    assert play.clocks is not None


def test_many_own_boards_are_on_pages(tmp_path: Path) -> None:
    for number in range(9):
        (tmp_path / f"own{number}.brd").write_bytes(BOARD.replace(b"Ada", b"Bo%d" % number))
    house = folder_house(tmp_path)
    house.settings = house.settings.with_game("splatter", options={"Players": "2"})
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2")
    assert chooser(d).page.options == ("1/2", "2/2")
    d.keys("pagedown")
    assert chooser(d).chosen == 8
    d.send(Wheel(0, 1))
    assert chooser(d).chosen == 0
    d.send(Key("pagedown"), Key("right"))
    assert chooser(d).boards[chooser(d).chosen][0] == "OWN3"


def test_a_pass_of_players_leads_to_the_chooser_and_back(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2", "s")
    assert isinstance(d.top, Form)
    d.keys("return")
    assert isinstance(d.top, Chooser)
    d.keys("escape")
    assert isinstance(d.top, Play)


@pytest.mark.parametrize(("key", "seats"), [("escape", 3), ("return", 3)])
def test_the_number_of_players_chosen_stays_after_seats(tmp_path: Path, key: str, seats: int) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2")
    c = chooser(d)
    c.form.focus = c.count
    d.keys("left", "s")
    assert isinstance(d.top, Form)
    assert sum(getattr(w, "key", "").startswith("kind ") for w in d.top.widgets) == seats
    d.keys(key)
    assert chooser(d).count.text == str(seats)
    d.keys("escape")
    assert (house.settings.options("splatter") == {}) is (key == "escape"), "cancelled, nothing is kept"


def test_options_that_cannot_be_used_are_the_usual_ones(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    house.settings = Settings().with_game(
        "splatter", options={"Size": "99x1", "Players": "7", "Nonsense": "1"}, time="never", board="GONE"
    )
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2")
    c = chooser(d)
    assert (c.width.text, c.height.text, c.count.text, c.time.text, c.chosen) == ("23", "14", "4", "off", 0)


def seated(d: Driver) -> list[str]:
    """Who plays by the dialog on top, kind and name by turns."""
    parts = [w for w in d.top.widgets if getattr(w, "key", "").startswith(("kind", "name"))]
    return [part.text for part in parts]


def test_the_dialogs_show_who_sits_at_a_loaded_board(tmp_path: Path) -> None:
    house = folder_house(tmp_path)
    house.settings = Settings().with_game("splatter", players=("human Bo", "computer expert") * 2)
    (tmp_path / "mine.brd").write_bytes(BOARD)
    d = playing(house, match_of(house, "splatter"))
    d.send(Drop(str(tmp_path / "mine.brd")))
    d.keys("f5")
    assert seated(d)[:4] == ["Human", "Ada", "Club", ""]
    d.keys("escape", "f2")
    c = chooser(d)
    assert (c.count.text, c.boards[c.chosen][0]) == ("2", "MINE"), "seats that have left are not counted"
    d.keys("s")
    assert not any(getattr(w, "key", "").startswith("option") for w in d.top.widgets), (
        "they are in the chooser"
    )
    assert seated(d) == ["Human", "Ada", "Club", ""]
    d.keys("escape", "return")
    assert play_of(d).match.players[:2] == (Human("Ada"), Computer(Level.CLUB))


def test_picture_of_the_seats(tmp_path: Path, golden: Callable[[str, Screen], None]) -> None:
    house = folder_house(tmp_path)
    d = playing(house, match_of(house, "splatter"))
    d.keys("f2", "s")
    golden("splatter/seats", d.picture())
