"""Colours in every game: presets checked by simulated sight, a guard against the unreadable, reset."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from retrogames.games.contact import colours as contact
from retrogames.games.engarde import colours as engarde
from retrogames.games.pointtopoint import colours as pointtopoint
from retrogames.games.splatter import colours as splatter
from retrogames.games.splatter.art import FACE
from retrogames.machine.palette import Palette, X
from retrogames.machine.sight import Blindness, contrast, difference, simulate
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from tests.scenes.stand_in import FOUR, Driver, StandIn, match_of, playing

APART = 25.0
"""The least difference (CIE 1976) of two colours that must not be taken for each other; 2 is just seen."""

READABLE = 3.0
"""The least contrast of letters and their ground, for every kind of sight."""

RED_GREEN: tuple[Blindness, ...] = ("protan", "deutan")
ALL: tuple[Blindness, ...] = ("protan", "deutan", "tritan")

Pairs = Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Safe:
    """A preset that is safe for kinds of sight: registers that stay apart, and letters on their ground."""

    name: str
    palette: Palette
    kinds: tuple[Blindness, ...]
    apart: Pairs
    letters: Pairs


def _contact(name: str, kinds: tuple[Blindness, ...]) -> Safe:
    apart = ((8, 2), (5, 4), (6, 1), (11, 1), (14, 15), (15, 1))
    return Safe(f"Contact {name}", contact.palette_of(contact.PRESETS[name]), kinds, apart, contact.PAIRS)


def _splatter(name: str, kind: Blindness) -> Safe:
    apart = [(one, other) for n, one in enumerate((*FACE, 0)) for other in FACE[:n]]
    return Safe(f"Splatter {name}", splatter.palette_of(splatter.PRESETS[name]), (kind,), apart, ((15, 0),))


def _pointtopoint(name: str, kinds: tuple[Blindness, ...]) -> Safe:
    values = pointtopoint.values_of(pointtopoint.PRESETS[name])
    apart = ((1, 2), (1, 7), (2, 7), (3, 7), (3, 0), (3, 1), (3, 2), (11, 7))
    return Safe(f"Point to Point {name}", pointtopoint.palette_of(values), kinds, apart, ((1, 0), (1, 7)))


def _engarde(name: str) -> Safe:
    palette = engarde.palette_of([X.read(text) for text in engarde.PRESETS[name]])
    return Safe(f"Engarde {name}", palette, ALL, ((15, 12), (15, 2), (0, 12)), ((0, 2), (0, 12), (0, 15)))


SAFE = (
    _contact("red-green safe", RED_GREEN),
    _contact("blue-yellow safe", ("tritan",)),
    _splatter("Protan", "protan"),
    _splatter("Deutan", "deutan"),
    _splatter("Tritan", "tritan"),
    _pointtopoint("Red-green", RED_GREEN),
    _pointtopoint("Blue-yellow", ("tritan",)),
    _engarde("Colour-blind safe"),
)
CASES = [(safe, kind) for safe in SAFE for kind in safe.kinds]


@pytest.mark.parametrize(("safe", "kind"), CASES, ids=[f"{safe.name} {kind}" for safe, kind in CASES])
def test_safe_presets_stay_apart_and_readable_for_the_eyes_they_are_for(safe: Safe, kind: Blindness) -> None:
    seen = [simulate(rgb, kind) for rgb in safe.palette]
    for one, other in safe.apart:
        assert difference(seen[one], seen[other]) >= APART, (one, other)
    for letters, ground in safe.letters:
        assert contrast(seen[letters], seen[ground]) >= READABLE, (letters, ground)


def test_every_kind_of_sight_has_a_preset_in_every_game() -> None:
    for name in ("Contact", "Splatter", "Point to Point", "Engarde"):
        kinds = {kind for safe in SAFE if safe.name.startswith(name) for kind in safe.kinds}
        assert kinds == set(ALL), name


@pytest.mark.parametrize(
    ("original", "high", "letters"),
    [
        (
            contact.palette_of(contact.PRESETS["original"]),
            contact.palette_of(contact.PRESETS["high contrast"]),
            contact.PAIRS,
        ),
        (
            splatter.palette_of(splatter.PRESETS["Original"]),
            splatter.palette_of(splatter.PRESETS["Contrast"]),
            ((15, 0), (0, 1), (0, 2), (0, 4), (13, 3)),
        ),
        (
            pointtopoint.palette_of(pointtopoint.values_of(pointtopoint.PRESETS["Original"])),
            pointtopoint.palette_of(pointtopoint.values_of(pointtopoint.PRESETS["High contrast"])),
            ((1, 0), (1, 7), (3, 7)),
        ),
        (
            engarde.palette_of([X.read(text) for text in engarde.PRESETS["Original"]]),
            engarde.palette_of([X.read(text) for text in engarde.PRESETS["High contrast"]]),
            ((0, 2), (0, 12), (0, 15)),
        ),
    ],
    ids=["contact", "splatter", "pointtopoint", "engarde"],
)
def test_high_contrast_raises_the_worst_contrast(original: Palette, high: Palette, letters: Pairs) -> None:
    worst = [min(contrast(p[one], p[other]) for one, other in letters) for p in (original, high)]
    assert worst[1] > worst[0]
    assert worst[1] >= 4.5


# The setups as the player meets them


def _open(name: str) -> Driver:
    house = StandIn()
    driver = playing(house, match_of(house, name, "roll:115234" if name == "contact" else ""))
    driver.keys("f4")
    assert not isinstance(driver.top, Play)
    return driver


def _spoil(name: str, setup: Any) -> None:
    """Choose colours in which something cannot be read."""
    if name == "contact":
        setup.ega[4] = setup.ega[1]
    elif name == "splatter":
        setup.words[FACE[0]] = setup.words[FACE[1]]
    elif name == "pointtopoint":
        setup.values[1] = setup.values[0]
    else:
        field = next(widget for widget in setup.widgets if getattr(widget, "key", "") == "name")
        field.text = "navy"
        setup.answer(setup, "name")


ACCEPT = {"contact": "w", "splatter": "ok", "pointtopoint": "use", "engarde": "ok"}
RESET = {"contact": "d", "splatter": "Original", "pointtopoint": "reset", "engarde": "reset"}


def _press(name: str, driver: Driver, key: str) -> None:
    """Choose a button of the setup by its key."""
    setup: Any = driver.top
    if name == "contact":
        driver.keys(key)
        return
    form = setup.form if hasattr(setup, "form") else setup
    driver.stack.push(form.answer(form, key))


@pytest.mark.parametrize("name", FOUR)
def test_what_cannot_be_read_is_not_kept_silently(name: str) -> None:
    driver = _open(name)
    setup = driver.top
    _spoil(name, setup)
    _press(name, driver, ACCEPT[name])
    assert driver.top is not setup
    assert isinstance(driver.top, Form)
    driver.keys("escape")
    assert driver.top is setup
    assert "colours" not in driver.house.settings.games.get(name, {})


@pytest.mark.parametrize("name", FOUR)
def test_reset_brings_the_original_back(name: str) -> None:
    driver = _open(name)
    original = driver.top.palette
    _spoil(name, driver.top)
    _press(name, driver, RESET[name])
    assert driver.top.palette == original
    _press(name, driver, ACCEPT[name])
    while not isinstance(driver.top, Play):
        driver.keys("return")
    assert driver.top.palette == playing(StandIn(), match_of(StandIn(), name)).top.palette


@pytest.mark.parametrize("name", FOUR)
def test_a_changed_colour_is_kept_and_used_at_the_next_start(name: str) -> None:
    driver = _open(name)
    before = driver.top.palette
    if name == "contact":
        driver.keys("p", "w")
    else:
        setup: Any = driver.top
        preset = {"splatter": "Protan", "pointtopoint": "Red-green"}.get(name)
        if preset:
            _press(name, driver, preset)
        else:
            choice = next(widget for widget in setup.widgets if getattr(widget, "key", "") == "preset")
            choice.index = 2
            _press(name, driver, "preset")
        _press(name, driver, ACCEPT[name])
    while not isinstance(driver.top, Play):
        driver.keys("w")
    changed = driver.top.palette
    assert changed != before
    again = Driver(driver.house, Play(driver.house, driver.house.games[name], match_of(driver.house, name)))
    assert again.top.palette == changed
