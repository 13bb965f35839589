"""Pictures of Engarde's window."""

from collections.abc import Callable

import pytest

from retrogames.games.engarde.grid import EMPTY
from retrogames.games.engarde.places import HOME, Spot
from retrogames.looks.motifframe import frame_parts
from retrogames.machine.events import Key
from retrogames.machine.screen import Screen
from tests.games.engarde.hands import at
from tests.scenes.stand_in import StandIn, match_of, playing

Golden = Callable[[str, Screen], None]


@pytest.fixture
def house() -> StandIn:
    return StandIn()


@pytest.mark.parametrize(
    ("name", "clicks", "keys"),
    [
        ("board", [], ""),
        ("picked", ["c3"], ""),
        ("setting", [Spot(-1, 0)], ""),
        ("refused", ["e2"], ""),
        ("menu", [], "f10"),
        ("question", [], "escape"),
        ("players", [], "f5"),
        ("options", [], "f8"),
        ("help", [], "f1"),
        ("colours", [], "f4"),
        ("moves", [], "f6"),
        ("keyboard", [], "up right"),
    ],
)
def test_pictures(house: StandIn, golden: Golden, name: str, clicks: list[str], keys: str) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3 C@d4 S@e2", seed=3))
    for place in clicks:
        d.click(*at(place))
    d.keys(*keys.split())
    golden(f"engarde/{name}", d.picture())


def test_picture_of_the_memory_aid(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3 C@d3 C@d4 S@e2 c3b3", seed=3), memory_aid=True)
    golden("engarde/memory", d.picture())


def test_picture_of_a_won_game(house: StandIn, golden: Golden) -> None:
    match = match_of(house, "engarde", seed=3)
    poles = "------/------/------/------/------/------"
    match.setup = f"6/6/6/6/6/6 {poles} S3C3/S3C3 - w"
    match.positions[:] = [match.game.read(match.setup)]
    for move in ("S@a1", "S@a2", "S@a3", "S@a4"):
        match.play_text(move)
    assert EMPTY in match.position.pieces
    d = playing(house, match)
    golden("engarde/win", d.picture())
    d.send(Key("o", "o", alt=True))
    d.keys("p")
    golden("engarde/poles", d.picture())


def test_picture_of_the_icon(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.click(*frame_parts(HOME)["minimise"].centre)
    golden("engarde/icon", d.picture())


def test_picture_of_the_full_screen_window(house: StandIn, golden: Golden) -> None:
    d = playing(house, match_of(house, "engarde", "S@c3", seed=3))
    d.click(*frame_parts(HOME)["maximise"].centre)
    golden("engarde/maximised", d.picture())
