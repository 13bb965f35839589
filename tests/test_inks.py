"""The guards of the colour setups know every ink and ground that the games write with: they are watched."""

from collections.abc import Callable
from typing import Any

import pytest

from retrogames.core.player import Computer, Human, Level
from retrogames.games.contact import colours as contact
from retrogames.games.contact.farewell import Farewell
from retrogames.games.engarde import colours as engarde
from retrogames.games.pointtopoint import colours as pointtopoint
from retrogames.games.splatter import colours as splatter
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.inks import Inks, Pair, inks_seen
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

DIALOGS = ("f1", "f2", "f5", "f6", "f8", "f9", "f10", "ctrl+s", "ctrl+o", "ctrl+l", "escape")
"""Everything that opens something, but for the colour setups, which draw themselves in safe registers."""

SEATS = (Human("Dolores"), Computer(Level.CLUB, "Otto"))
MOVES = {
    "contact": (
        "",
        "roll:115234 bank roll:444412 keep:444 roll:153",
        "roll:115234 bank roll:444151",
        "roll:222134",
        "roll:135624",
        "roll:223346",
    ),
    "splatter": ("", "b13 w14u12"),
    "pointtopoint": ("", "2a1 1b3 3c1 2c3 2d4 1b2 1d2 1e5"),
    "engarde": ("", "S@c3 C@d3 C@d4 S@e2"),
}


def tour(name: str, seen: Inks, house: StandIn, extra: tuple[str, ...] = ()) -> None:
    """Go through positions, refusals, focus, hint and dialogs of a game, and look at each picture."""
    for moves in MOVES[name]:
        match = match_of(house, name, moves, players=None if name == "splatter" else SEATS)
        d = playing(house, match)
        d.ticks(70)
        d.picture()
        for key in ("1", "right", "down", "return", "return", "tab", "h"):
            d.keys(key)
            d.ticks(3)
            d.picture()
        d.ticks(40)
        d.picture()
        for key in (*DIALOGS, *extra):
            d.keys(key)
            d.ticks(2)
            d.picture()
            for inside in ("tab", "down", "right"):
                d.keys(inside)
                d.picture()
            for _ in range(4):
                if len(d.stack.scenes) > 1:
                    d.keys("escape")


def contact_more(seen: Inks, house: StandIn) -> None:
    """See the title, the farewell and all of it with 350 lines."""
    tour("contact", seen, StandIn(Settings().with_game("contact", ega=True)))
    game = house.games["contact"]
    d = Driver(house, Play(house, game))
    d.ticks(2)
    d.picture()
    for _ in range(4):
        d.keys("down")
        d.picture()
    match = match_of(house, "contact", "roll:111555 again roll:111555 again roll:111555 stop roll:135624")
    table: Any = house.table(game)
    Driver(house, Farewell(table.look, table.palette, [match])).picture()


def pointtopoint_more(seen: Inks, house: StandIn) -> None:
    """See the set-up of a position, the records and the search for one."""
    for command in ("editor", "records", "watch"):
        d = playing(house, match_of(house, "pointtopoint", "2a1 1b3 3c1 2c3"))
        play: Any = d.top
        d.stack.push(play._order(command))
        assert d.top is not play
        d.picture()
        for key in ("right", "1", "tab", "f10"):
            d.keys(key)
            d.picture()


def engarde_more(seen: Inks, house: StandIn) -> None:
    """See the set-up of a position."""
    d = playing(house, match_of(house, "engarde", "S@c3"))
    play: Any = d.top
    d.stack.push(play._order("editor"))
    for key in ("x", "right", "l", "f10"):
        d.keys(key)
        d.picture()


def splatter_more(seen: Inks, house: StandIn) -> None:
    """See the board editor."""
    d = playing(house, match_of(house, "splatter"))
    play: Any = d.top
    d.stack.push(play._order("editor"))
    for key in ("tab", "right", "f10"):
        d.keys(key)
        d.picture()


CONTACT_FIXED = set(contact.FIXED)
ENGARDE_SAFE = {0, 1, 9, 10, 11}
"""Black, white, and the grey of the setup and of windows that wait."""

ENGARDE_SHADES = {3, 4, 5, 7, 8, 13, 14}
"""Shadows that Motif computes; what is written in them is disabled."""

CASES: dict[str, tuple[Callable[[Inks, StandIn], None], set[Pair], set[int]]] = {
    "contact": (contact_more, set(contact.PAIRS), CONTACT_FIXED),
    "splatter": (splatter_more, {(pair.over, pair.under) for pair in splatter.PAIRS}, set()),
    "pointtopoint": (pointtopoint_more, {pair[:2] for pair in pointtopoint.PAIRS}, set(range(12, 16))),
    "engarde": (
        engarde_more,
        {(0, part.register) for part in engarde.PARTS},
        ENGARDE_SAFE,
    ),
}
"""By game: what else to look at, the guard's pairs, and registers that nobody can change."""


@pytest.mark.slow
@pytest.mark.parametrize("name", list(CASES))
def test_a_guard_knows_all_that_is_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    more, guarded, fixed = CASES[name]
    house = StandIn()
    with inks_seen(monkeypatch) as seen:
        tour(name, seen, house)
        more(seen, house)
    assert len(seen.found) > 3
    known = guarded | {(ground, ink) for ink, ground in guarded}
    unknown = {
        pair: text
        for pair, text in seen.found.items()
        if pair not in known
        and not set(pair) <= fixed
        and not (name == "engarde" and pair[0] in ENGARDE_SHADES)
    }
    assert not unknown


def test_choices_that_hide_something_are_told() -> None:
    ega = list(contact.DEFAULT)
    ega[1], ega[3], ega[4], ega[5], ega[6], ega[12] = 63, 8, 0, 36, 8, 1
    assert contact.unreadable(ega) == "Title on score box is 1.0:1"
    assert contact.faintest(ega, 3) == 1.0
    pale = [90, 4095, 2, 90, 3362, 90, 1709, 635, 4095, 1094, 1929, 4054]
    assert pointtopoint.unreadable(pale)
    original = pointtopoint.values_of(pointtopoint.PRESETS["Original"])
    for register, value, name in (
        (8, 0xFFF, "Scores"),
        (3, 0x05A, "Choice"),
        (5, 0x05A, "Quiet"),
        (11, 0x037, "Records"),
    ):
        values = list(original)
        values[register] = value
        assert pointtopoint.unreadable(values).startswith(name)
    for number, part in enumerate(engarde.PARTS):
        colours = list(engarde.chosen({}))
        colours[number] = (20, 20, 20)
        assert engarde.unreadable(colours).startswith(f"Black on {part.name.lower()}")
