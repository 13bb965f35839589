"""The player's choices as one TOML text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrogames import settings as choices
from retrogames.frozen import fields_of, replace
from retrogames.newer import NewerFormat
from retrogames.paths import places
from retrogames.settings import FITS, Settings, SettingsError, Start

FULL = Settings(
    scale=2,
    fit="exact",
    fullscreen=True,
    crt=True,
    sound=False,
    volume=35,
    speed=4,
    less_motion=True,
    key_labels=False,
    window=(-100, 20, 1280, 960),
    games={
        "contact": {
            "players": ("human Ada", "computer club"),
            "options": {"Seats": "3"},
            "colours": (0, 63, 7),
        },
        "engarde": {"memory_aid": True, "preset": "high contrast"},
    },
    other={"future": {"list": [1, 2]}},
)


def test_settings_are_read_back() -> None:
    assert choices.read(choices.write(FULL)) == (FULL, ())
    assert choices.read(choices.write(Settings())) == (Settings(), ())


def test_every_field_is_kept() -> None:
    assert set(fields_of(Settings())) == {*choices._CHECKS, "other"}


def test_an_empty_text_gives_the_defaults() -> None:
    assert choices.read("") == (Settings(), ())


def test_unknown_keys_are_kept() -> None:
    settings, problems = choices.read('colour = "mauve"\nspeed = 1\n[games.chess]\nclock = 5\n')
    assert problems == ()
    assert settings.speed == 1
    assert settings.games == {"chess": {"clock": 5}}
    assert 'colour = "mauve"' in choices.write(settings)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("scale = 17", "scale"),
        ("scale = -1", "scale"),
        ("scale = 2.0", "scale"),
        ("scale = true", "scale"),
        ("speed = 5", "speed"),
        ("volume = 101", "volume"),
        ('volume = "loud"', "volume"),
        ('fit = "round"', "fit"),
        ("fit = 3", "fit"),
        ("crt = 1", "crt"),
        ('sound = "yes"', "sound"),
        ("window = [1, 2, 3]", "window"),
        ("window = [1, 2, 0, 4]", "window"),
        ("window = [1, 2, 300, 1000000000]", "window"),
        ("games = 3", "games"),
        ("games.contact = 3", "games"),
        (f'fit = "{"x" * 5000}"', "fit"),
    ],
)
def test_one_wrong_value_costs_that_value_alone(text: str, name: str) -> None:
    settings, problems = choices.read(text + "\nless_motion = true\n")
    assert settings == Settings(less_motion=True)
    (problem,) = problems
    assert problem.startswith(f"{name} ")
    assert len(problem) < 150


@pytest.mark.parametrize(
    "text", ["[", "speed = ", "a = 1\na = 2", "\0", "x = " + "[" * 5000, "n = " + "9" * 9999]
)
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(SettingsError) as caught:
        choices.read(text)
    assert "\n" not in str(caught.value)


def test_what_cannot_be_written_again_is_not_taken() -> None:
    for text in ("n = 0x" + "f" * 5000, "n = 9223372036854775808", "n = " + "[" * 150 + "]" * 150):
        settings, (problem,) = choices.read(f"{text}\nspeed = 1")
        assert settings == Settings(speed=1)
        assert problem.startswith("n ")
        assert choices.read(choices.write(settings)) == (settings, ())
    with pytest.raises(SettingsError, match="no version"):
        choices.read("format = 0x" + "f" * 5000)


def test_newer_settings_are_refused_in_words() -> None:
    with pytest.raises(NewerFormat, match=r"^format 2 is newer than this program's 1$"):
        choices.read("format = 2")
    with pytest.raises(SettingsError, match="no version"):
        choices.read('format = "x"')


def test_what_a_game_keeps() -> None:
    assert FULL.players("contact") == ("human Ada", "computer club")
    assert FULL.players("engarde") == ()
    assert FULL.options("contact") == {"Seats": "3"}
    assert FULL.colours("contact") == (0, 63, 7)
    assert FULL.colours("splatter") == ()
    assert FULL.of("engarde", "memory_aid", False) is True
    assert FULL.of("engarde", "memory_aid", "text") == "text"  # another type: the default
    changed = FULL.with_game("engarde", memory_aid=False)
    assert changed.of("engarde", "memory_aid", True) is False
    assert changed.of("engarde", "preset", "") == "high contrast"
    assert FULL.of("engarde", "memory_aid", False) is True


def test_wrong_kinds_inside_a_games_part_are_left_out() -> None:
    settings, _ = choices.read(
        "[games.contact]\nplayers = [1, 'human']\ncolours = ['x', true, 5]\noptions = {a = 1}"
    )
    assert settings.players("contact") == ("human",)
    assert settings.colours("contact") == (5,)
    assert settings.options("contact") == {}


def test_what_only_the_command_line_changed_is_not_kept() -> None:
    before = Settings(scale=2, speed=1)
    start = Start(places(), before, overrides={"scale": 4, "sound": False})
    running = start.chosen
    assert running == replace(before, scale=4, sound=False)
    assert start.kept(running) == before
    assert start.kept(replace(running, speed=3)) == replace(before, speed=3)
    assert start.kept(replace(running, scale=1)) == replace(before, scale=1), (
        "the player's own choice is kept"
    )


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
VALUES = st.recursive(
    st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)


@given(
    st.builds(
        Settings,
        scale=st.integers(0, 16),
        fit=st.sampled_from(FITS),
        crt=st.booleans(),
        volume=st.integers(0, 100),
        speed=st.integers(0, 4),
        window=st.none()
        | st.tuples(st.integers(-99, 99), st.integers(0, 9), st.integers(1, 9), st.integers(1, 9)),
        games=st.dictionaries(NAMES, st.dictionaries(NAMES, VALUES, max_size=3), max_size=3),
    )
)
def test_any_settings_are_read_back(settings: Settings) -> None:
    assert choices.read(choices.write(settings)) == (settings, ())


@given(st.text(max_size=100))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        settings, problems = choices.read(text)
    except SettingsError as error:
        assert "\n" not in str(error)
    else:
        assert choices.read(choices.write(settings))[0] == settings or problems
