"""Damaged settings: what cannot be used is set aside, and the program starts and plays without it."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retrogames import settings as choices
from retrogames import store
from retrogames.app import App
from retrogames.call import read_start
from retrogames.core.game import Game, discover
from retrogames.machine.events import Key
from retrogames.newer import NewerFormat
from retrogames.paths import Places
from retrogames.scenes.form import Form
from retrogames.scenes.options import options
from retrogames.scenes.play import Play
from retrogames.scenes.players import players
from retrogames.scenes.scene import Push
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings, SettingsError
from tests.damage import BOM, NUMBERS, STRANGERS, damaged, disguised, one_line, with_numbers
from tests.scenes.stand_in import Driver, StandIn
from tests.scripted import scripted, tick, told

GAMES = discover()

FULL = choices.write(
    Settings(window=(1, 2, 640, 480), scale=2)
    .with_game("contact", players=("human Ada", "computer club"), options={"Seats": "3"}, ega=True)
    .with_game("splatter", colours=(1, 2, 3), time="10 s a move", board="ARENA")
).encode()


def read_settings(data: bytes) -> Settings | None:
    try:
        chosen, problems = choices.read(data.decode())
    except (SettingsError, NewerFormat, UnicodeDecodeError) as error:
        assert "\n" not in str(error)
        return None
    for problem in problems:
        one_line(problem)
    assert choices.read(choices.write(chosen)) == (chosen, ())
    return chosen


def test_settings_damaged_in_every_byte() -> None:
    assert read_settings(FULL) is not None
    for bad in damaged(FULL):
        read_settings(bad)


def test_settings_with_odd_numbers() -> None:
    for bad in with_numbers(FULL):
        read_settings(bad)


def test_settings_are_read_or_set_aside_with_a_warning(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    for data in (*damaged(FULL, 29), *disguised(FULL), *STRANGERS.values()):
        places.settings.write_bytes(data)
        chosen, warning = store.load_settings(places)
        if warning is not None:
            assert "\n" not in warning
            assert ".bad" in warning or "newer version" in warning
        store.save_settings(places, chosen)
        assert store.load_settings(places) == (chosen, None)
    places.settings.write_bytes(BOM + FULL)
    assert store.load_settings(places) == (read_settings(FULL), None)


SPOILT = {
    **STRANGERS,
    **{f"disguise {number}": data for number, data in enumerate(disguised(FULL))},
    "cut": FULL[: len(FULL) // 2],
    "newer": FULL.replace(b"format = 1", b"format = 99"),
    "wrong types": b"format = 1\nscale = 'two'\nvolume = [1]\nwindow = {}\nspeed = true\n[games]\nnim = 3\n",
    "far away": b"format = 1\nscale = 1000000000\nvolume = -1\nwindow = [999999, -999999, 1, 1]\n",
    "unknown": b"format = 1\ncolour = 'green'\n[games.splatter]\nplayers = ['ghost']\ncolours = [99]\n",
}


@pytest.mark.parametrize("name", SPOILT)
def test_the_program_starts_whatever_its_settings_are(name: str, tmp_path: Path) -> None:
    """The whole program, to its shelf and a game's table, as the command line starts it."""
    places = Places(tmp_path, tmp_path)
    places.settings.write_bytes(SPOILT[name])
    start = read_start(["--data-dir", str(tmp_path), "--mute"])
    words: list[str] = []

    def shelf(app: App) -> None:
        top = app.stack.top
        if isinstance(top, Form):
            words.append(told(app))
            top = app.stack.top
        assert isinstance(top, Shelf)
        app.stack.push(Push(Play(app.house, app.house.games["splatter"])))

    assert scripted(start, tick, tick, shelf, tick, tick) == 0
    if start.warning is not None:
        assert " ".join(words[0].split()).startswith("settings.toml")
        assert list(tmp_path.glob("settings.toml*.bad")) or "newer" in words[0]
    else:
        assert words == []
    assert store.load_settings(places)[1] is None, "what was kept at the end can be used"
    assert name != "newer" or places.settings.read_bytes() == SPOILT[name], "left alone"


VALUES = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(),
    st.sampled_from([*NUMBERS, "human", "computer club", "computer god", "human \x1b[m", "ARENA", "5x5"]),
    st.text(max_size=5),
    st.lists(st.integers(-5, 300) | st.booleans() | st.text(max_size=3), max_size=20).map(tuple),
    st.dictionaries(
        st.sampled_from(["Size", "Seats", "Players", "x"]), st.integers(-9, 9) | st.text(max_size=4)
    ),
)
KEYS = (
    *(
        "players",
        "options",
        "colours",
        "preset",
        "welcomed",
        "time",
        "key_click",
        "board",
        "memory_aid",
        "ega",
    ),
    *("lines", "own"),
)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=25)
@given(kept=st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6))
def test_a_game_opens_whatever_is_kept_for_it(game: Game, kept: dict[str, object]) -> None:
    text = choices.write(Settings(games={game.name: kept}))  # type: ignore[dict-item]  # any value at all
    chosen, problems = choices.read(text)
    assert problems == ()
    house = StandIn(chosen)
    use(house, game)


def use(house: StandIn, game: Game) -> None:
    """Open a game, its colours, its dialogs, and play into it."""
    driver = Driver(house, Play(house, game))
    driver.ticks(3)
    driver.send(Key("return", ""), Key("right", ""))
    driver.picture()
    values = house.settings.games.get(game.name, {})
    for scene in (
        driver.stack.scenes[0].table.setup(values),  # type: ignore[attr-defined]  # a Play
        players(house, game, house.look(game)),
        options(house, house.look(game), game),
    ):
        Driver(house, scene).picture()
