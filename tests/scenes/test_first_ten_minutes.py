"""The first ten minutes of a new user: the whole program on real files, without desktop and worker."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from retrogames.app import App
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human
from retrogames.machine.events import Close, Event, Key, Motion, Press, Release, Text
from retrogames.paths import Places
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import Lesson
from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings, Start
from tests.scenes.stand_in import AtOnce, patient


class Visitor:
    """A person at the program: presses, clicks, waits, looks. A new one comes back to the same folder."""

    def __init__(self, places: Places) -> None:
        self.app = App(Start(places, _settings(places), seed=1))
        self.app.house.thinking = AtOnce(60)
        self.app.stack.haste.clock = patient()
        self.wait(8)

    @property
    def top(self) -> Any:
        """What is on the screen."""
        return self.app.stack.top

    @property
    def match(self) -> Match:
        """The match on the table."""
        match: Match = self.top.match
        return match

    def send(self, *events: Event) -> None:
        for event in events:
            self.app._handle(event)

    def press(self, *names: str) -> None:
        """Press keys; a single letter or digit types itself."""
        for name in names:
            char = name if len(name) == 1 else ""
            self.send(Key(name, char))
            if char:
                self.send(Text(char))

    def click(self, x: int, y: int) -> None:
        self.send(Motion(x, y), Press(x, y), Release(x, y))

    def wait(self, ticks: int) -> None:
        """Let time pass, and look at the picture now and then."""
        for tick in range(ticks):
            self.app.stack.update()
            if tick % 30 == 0:
                self.look()

    def wait_for(self, done: Callable[[], bool], limit: int = 3000) -> None:
        for _ in range(limit):
            if done():
                return
            self.app.stack.update()
        raise AssertionError("it never came")

    def my_turn(self) -> bool:
        return isinstance(self.top, Play) and self.top.situation().human

    def look(self) -> bytes:
        """Draw what there is to see."""
        self.app._present()
        pixels = self.app.screen.pixels()
        assert max(pixels) < 16
        return pixels

    def words(self) -> str:
        """Give what a dialog says."""
        parts: list[str] = []
        for widget in self.top.widgets:
            parts.append(getattr(widget, "text", ""))
            parts += [line.text for line in getattr(widget, "lines", ())]
        return " ".join(parts)

    def open(self, title: str) -> None:
        """Choose a box on the shelf, load it, and skip the loading."""
        assert isinstance(self.top, Shelf)
        for _ in range(4):
            if self.top.games[self.top.chosen].title == title:
                break
            self.press("right")
        self.press("return")
        self.wait(3)
        self.press("space")
        self.wait(2)

    def leave(self) -> None:
        """Go back to the shelf by Esc, as often as it asks."""
        self.press("escape")
        for _ in range(4):
            if isinstance(self.top, Shelf):
                return
            button = next(b for b in self.top.buttons if b.text in ("Leave", "Quit"))
            self.top.focus = button
            self.press("return")
            self.wait(1)
        assert isinstance(self.top, Shelf)

    def go(self) -> None:
        """Close the window."""
        self.send(Close())
        assert self.app.ended
        self.app.close()


def _settings(places: Places) -> Settings:
    from retrogames.store import load_settings

    return load_settings(places)[0]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    folder = tmp_path / "the visitor's folder é"
    return Places(folder / "config", folder / "data")


@pytest.fixture
def visitor(places: Places) -> Iterator[Visitor]:
    visitor = Visitor(places)
    yield visitor
    if not visitor.app.ended:
        visitor.go()


def _contact(visitor: Visitor) -> None:
    """From the title through the offer of a lesson and the players to a kept roll."""
    visitor.press("p")
    assert "new to you" in visitor.words()
    visitor.press("escape")
    visitor.press("return")
    visitor.wait_for(lambda: isinstance(visitor.top, Play))
    visitor.wait_for(lambda: visitor.top.showing)
    for _ in range(40):
        if visitor.my_turn() and str(visitor.match.position).endswith("choose"):
            break
        visitor.press("space")
        visitor.wait(30)
    visitor.press("k")
    visitor.wait(5)


def _splatter(visitor: Visitor) -> None:
    visitor.press("escape")
    visitor.wait_for(visitor.my_turn)
    visitor.press("up", "return", "right", "return")
    visitor.wait_for(lambda: len(visitor.match.moves) >= 4 and visitor.my_turn())


def _pointtopoint(visitor: Visitor) -> None:
    visitor.press("escape")
    visitor.wait_for(visitor.my_turn)
    visitor.press("2", "up", "right", "return")
    visitor.wait_for(lambda: len(visitor.match.moves) >= 2 and visitor.my_turn())


def _engarde(visitor: Visitor) -> None:
    visitor.press("escape")
    visitor.wait_for(visitor.my_turn)
    visitor.press("s", "right", "right", "return")
    visitor.wait_for(lambda: len(visitor.match.moves) >= 2 and visitor.my_turn())


BRIEFLY: dict[str, Callable[[Visitor], None]] = {
    "Contact": _contact,
    "Splatter": _splatter,
    "Point to Point": _pointtopoint,
    "Engarde": _engarde,
}


def test_the_first_ten_minutes(places: Places, visitor: Visitor) -> None:
    # The shelf, and one page of the manual.
    visitor.press("f1")
    assert "These four games" in visitor.words()
    visitor.press("n")
    assert "F12" in visitor.words()
    visitor.press("escape")
    assert isinstance(visitor.top, Shelf)

    # A little of every game, left in the middle.
    moves: dict[str, list[str]] = {}
    for title, briefly in BRIEFLY.items():
        visitor.open(title)
        briefly(visitor)
        match = visitor.match
        assert isinstance(match.players[0], Human)
        assert isinstance(match.players[1], Computer)
        visitor.press("f1")
        assert isinstance(visitor.top, Form)
        visitor.look()
        visitor.press("escape")
        if title == "Point to Point":  # change a colour
            before = visitor.top.palette
            visitor.press("f4", "right", "right", "return")
            assert isinstance(visitor.top, Play)
            assert visitor.top.palette != before
        if title == "Engarde":
            visitor.press("m")
        visitor.leave()
        moves[title] = [str(move) for move in match.moves]
        assert moves[title]
        assert visitor.top.continued(visitor.top.chosen)
    visitor.look()
    visitor.go()

    # Another day: everything is as it was left.
    again = Visitor(places)
    try:
        assert not again.app.house.settings.sound, "the sound is still off"
        for title in BRIEFLY:
            again.open(title)
            assert isinstance(again.top, Play), "nothing is asked that was answered before"
            now = [str(move) for move in again.match.moves]
            assert now[: len(moves[title])] == moves[title]
            if title == "Point to Point":
                colours = again.app.house.settings.colours("pointtopoint")
                assert again.top.palette[7] == again.top.table.palette[7]
                assert colours
            if title == "Contact":  # Esc while dice roll stops nothing that matters
                again.wait(2)
            else:
                again.wait_for(again.my_turn)
            again.look()
            again.leave()
    finally:
        again.go()


def test_a_lesson_first_then_the_game(visitor: Visitor) -> None:
    visitor.open("Point to Point")
    assert "new to you" in visitor.words()
    visitor.press("return")
    assert isinstance(visitor.top, Lesson)
    visitor.wait(1)
    assert "You are White" in visitor.words()
    visitor.press("return", "2", "up", "right", "return")
    visitor.wait_for(lambda: not isinstance(visitor.top, Lesson))
    assert "stays chosen" in visitor.words()
    visitor.press("return")
    visitor.wait(1)
    assert "beside your white one" in visitor.words()
    visitor.press("return", "escape", "tab", "return")
    assert isinstance(visitor.top, Play)
    assert visitor.my_turn()


def test_a_whole_game_its_end_and_a_look_back(visitor: Visitor) -> None:
    """Point to Point on a small board, lost or won; then the curve, a step, statistics, and a new game."""
    settings = visitor.app.house.settings
    visitor.app.house.change(
        settings.with_game("pointtopoint", options={"Size": "4", "Supply": "unlimited", "Solitaire": "off"})
    )
    visitor.open("Point to Point")
    visitor.press("escape")
    while isinstance(visitor.top, Play):
        visitor.wait_for(lambda: visitor.my_turn() or not isinstance(visitor.top, Play))
        if not isinstance(visitor.top, Play):
            break
        spot = visitor.match.position.board.index(0)
        table: Any = visitor.top.table
        table.cursor, table.keyboard = (spot % 4, spot // 4), True
        visitor.press("1", "return")
    assert [button.text for button in visitor.top.buttons] == ["New game", "Look back", "Board"]
    visitor.wait(60)
    visitor.press("tab", "return")
    assert isinstance(visitor.top, Review)
    visitor.wait_for(lambda: visitor.top.sleep is None)
    visitor.look()
    visitor.press("return", "left", "left", "f7")
    visitor.wait(120)
    visitor.press("escape", "escape")
    assert isinstance(visitor.top, Play)
    visitor.press("f9")
    assert "club" in " ".join(visitor.top.widgets[0].items)
    visitor.press("escape", "f2")
    assert not visitor.match.moves
    visitor.send(Key("z", ctrl=True))
    assert visitor.match.outcome is not None


def test_the_game_finished_last_lies_among_the_saves(visitor: Visitor) -> None:
    house = visitor.app.house
    game = house.games["pointtopoint"]
    match = Match(game, game.settings({"Size": "4"}), 1, (Human("Ada"), Human("Ben")), "1992-11-29")
    while len(match.moves) < 15:
        match.play(match.position.moves()[0])
    visitor.app.stack.push(Push(Play(house, game, match)))
    visitor.wait(20)
    visitor.top.play(match.position.moves()[0])
    visitor.wait(200)
    last = house.load_file(house.saves_folder(game) / "last.game")
    assert last.moves == match.moves
    assert not house.has_unfinished(game)
